"""The rules of a ruleset as set: every rule in a line, with its id; options that were chosen."""

from collections.abc import Iterator

from trackwright.model.text.messages import Message
from trackwright.model.text.sections import Cell
from trackwright.reports.pack.flow import Column, Strip
from trackwright.simulator.game.components import Components, Occasion
from trackwright.simulator.game.rulesets import Option
from trackwright.simulator.story.game_parts import RULINGS, rule_parts

NOT_AT_A_TABLE = ("roll_outs", "most_rounds", "rounds_per_lap", "memory")
"""Options of bots, and of races that would not end."""


def rules(column: Column, occasion: Occasion, parts: Components) -> Iterator[Strip]:
    """House rulings first: they are what a table has to agree on."""
    ruleset, game = occasion.ruleset, occasion.game
    yield from column.title(Message("Rules"))
    yield from column.words(
        Message(
            "{game}, {rules}: {about}. A summary, rule by rule; ids are those of the rulebook's "
            "rules, with {prefix} in front.",
            game=game.name,
            rules=ruleset.id,
            about=Message(ruleset.about),
            prefix=game.prefix,
        )
    )
    yield from _options(column, occasion)
    for heading, written in rule_parts(game).items():
        is_chosen = parts.rules is None or heading in parts.rules
        if heading == RULINGS or not is_chosen:
            continue
        yield from column.headline(Message(heading))
        for id, words in written.items():
            yield from column.hanging(id, Message(words))


def _options(column: Column, occasion: Occasion) -> Iterator[Strip]:
    """What was chosen; what is not the default is bold, and marked."""
    shown = [option for option in occasion.ruleset.options if _is_shown(option, occasion)]
    if not shown:
        return
    yield from column.headline(Message("As set"))
    yield from column.words(Message("Bold, with an asterisk: chosen otherwise than by default."))
    rows, differing = [], []
    for k, option in enumerate(shown):
        is_other = occasion.settings[option.name] != option.default_reading
        if is_other:
            differing.append(k)
        rows.append(_row(option, occasion, occasion.game.prefix, is_other))
    heads = (Message("rule"), Message("option"), Message("chosen"))
    yield from column.table(heads, rows, bold=differing)


def _is_shown(option: Option, occasion: Occasion) -> bool:
    """Not those of bots, nor those of single seats (driver_3) that nobody has set."""
    is_of_a_seat = option.name[-1].isdigit()
    is_set = occasion.settings[option.name] != option.default_reading
    return option.name not in NOT_AT_A_TABLE and (is_set or not is_of_a_seat)


def _row(option: Option, occasion: Occasion, prefix: str, is_other: bool) -> tuple[Cell, ...]:
    reading = str(occasion.settings[option.name])
    return (
        f"{option.rule.removeprefix(prefix)}{'*' if is_other else ''}",
        Message(option.about),
        Message(reading),
    )
