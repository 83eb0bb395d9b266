"""The house rulings that a case is judged by."""

from collections.abc import Iterator
from typing import Any

from trackwright.games.mopeds.facts import RULES
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.game.rulesets import BadOption, Settings, chosen, find_ruleset
from trackwright.simulator.race.case_input import CannotAnswer, Case, an_object, state_of


def settings_of(case: Case) -> Settings:
    """By option name or rule id, in `options`, or in the state: `option: "name=reading"`."""
    ruleset = find_ruleset(RULES)
    given: dict[str, Any] = {}
    for key, value in _given(case):
        called = [option for option in ruleset.options if option.is_called(key.strip())]
        if not called:
            known = did_you_mean(key, [option.name for option in ruleset.options])
            raise CannotAnswer(f"options: no house ruling named {key!r} {known}")
        try:
            option, reading = chosen(called, key, value)
        except BadOption as error:
            raise CannotAnswer(f"options: {error}") from None
        given[option.name] = reading
    return ruleset.settings(given)


def removed_value(settings: Settings) -> int:
    """MOP-H-01: the value that two players leave out, 0 for none."""
    option = find_ruleset(RULES).option("two_player_removed_value")
    return option.number(settings[option.name])


def _given(case: Case) -> Iterator[tuple[str, Any]]:
    state = state_of(case)
    for option in find_ruleset(RULES).options:
        if option.rule and option.name in state:
            yield option.name, state[option.name]
    told = state.get("option")
    for words in [told] if isinstance(told, str) else told if isinstance(told, list) else []:
        name, equals, reading = str(words).partition("=")
        if not equals:
            raise CannotAnswer(f"state.option: expected name=reading, found {words!r:.60}")
        yield name, reading.split("(")[0].strip()
    for rows in (an_object(state, "options", "state.options"), an_object(case, "options")):
        yield from ((str(key), value) for key, value in rows.items())
