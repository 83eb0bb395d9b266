"""What describing and showing a race need from a game's folder: the modules of its `story/`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from trackwright.model.text.messages import Message, joined
from trackwright.simulator.game.games import Game

if TYPE_CHECKING:
    from trackwright.simulator.story.log_reader import LogReader
    from trackwright.simulator.story.show import Show
    from trackwright.simulator.table.table import Table

Happening: TypeAlias = dict[str, Any]
"""What happened, as JSON: `round`, `event`, its details, and `rule`, the rule it follows."""
RULINGS = "House rulings"
"""The heading of rules that the game leaves open."""


def reader_of(table: "Table") -> "LogReader":
    """`story.happenings.Reader`: reads what happened from the log of the race on the table."""
    reader: LogReader = table.game.part("story.happenings").Reader(table)
    return reader


def happenings_of(table: "Table") -> list[Happening]:
    """What happened in the race that the table has just run."""
    return list(reader_of(table).happenings())


def happenings_by_row(table: "Table") -> Iterator[tuple[Happening, int]]:
    """The same, each with the number of log rows it covers, including those before it."""
    return reader_of(table).by_row()


def sentences_of(game: Game, happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """`story.sentences.sentences`: the same in plain English, line by line, under a heading for
    each round."""
    lines: Iterator[str] = game.part("story.sentences").sentences(happenings, laps)
    return lines


def legend_of(game: Game) -> Sequence[str]:
    """`story.sentences.LEGEND`: how to read those lines."""
    lines: Sequence[str] = game.part("story.sentences").LEGEND
    return lines


def can_show(game: Game) -> bool:
    """Not every game has a `story.showing`."""
    return game.has("story.showing")


def show_of(table: "Table", seed: int, number: int, last_round: int | None = None) -> "Show":
    """`story.showing.show_of`: run the race on a plain table, with its decisions given, and
    describe what it looked like at every moment, of all rounds or until the last that is wanted."""
    show: Show = table.game.part("story.showing").show_of(table, seed, number, last_round)
    return show


def rulebook(game: Game) -> Any:
    """`story.rulebook`: what the rules say, for docs/rules; None if there is none."""
    return game.part("story.rulebook") if game.has("story.rulebook") else None


def rule_parts(game: Game) -> Mapping[str, Mapping[str, str]]:
    """Heading -> the id of each rule, without prefix -> what it says, in a line, if the game has a
    rulebook. A house ruling that options select is worded by what they are about."""
    book = rulebook(game)
    if book is None:
        return {}
    written: Mapping[str, Mapping[str, str]] = book.RULES
    known = {id for part in written.values() for id in part}
    rulings = {id: words for id, words in _worded_by_options(game).items() if id not in known}
    rulings.update(written.get(RULINGS, {}))
    return {**written, RULINGS: {id: rulings[id] for id in sorted(rulings)}}


def _worded_by_options(game: Game) -> dict[str, str]:
    """Rule without prefix -> what its options are about."""
    about: dict[str, dict[str, None]] = {}
    for ruleset in game.rulesets:
        for option in ruleset.options:
            if option.rule:
                about.setdefault(option.rule.removeprefix(game.prefix), {})[option.about] = None
    return {id: joined([Message(line) for line in lines], "; ") for id, lines in about.items()}


def rules_of(game: Game) -> Mapping[str, str]:
    """The id of each rule -> what it says, in a line, if that is written."""
    parts = rule_parts(game).values()
    return {game.prefix + id: words for part in parts for id, words in part.items()}
