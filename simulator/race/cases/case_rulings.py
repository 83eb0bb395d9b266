"""The house rulings that a referee's case is judged by."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.game.rulesets import BadOption, Ruleset, Settings, chosen
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    an_object,
    found,
    state_of,
)


def settings_of_case(
    case: Case, ruleset: Ruleset, stated: Mapping[str, Any] | None = None
) -> Settings:
    """By option name or rule id, in `options` of the case or of its state, or as `option` of the
    state (`"name=reading"`). `stated`: what the state says in its own words, which counts more."""
    given: dict[str, Any] = {}
    for key, value in [*_given(case, ruleset), *(stated or {}).items()]:
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


def _given(case: Case, ruleset: Ruleset) -> Iterator[tuple[str, Any]]:
    state = state_of(case)
    for option in ruleset.options:
        if option.rule and option.name in state:
            yield option.name, state[option.name]
    yield from _written(state.get("option"))
    for rows in (an_object(state, "options", "state.options"), an_object(case, "options")):
        yield from ((str(key), value) for key, value in rows.items())


def _written(value: Any) -> Iterator[tuple[str, Any]]:
    """An object, `name=reading`, or a list of these; what stands in brackets is a remark."""
    if value is None:
        return
    if isinstance(value, Mapping):
        yield from ((str(key), reading) for key, reading in value.items())
        return
    for words in value if isinstance(value, list) else [value]:
        name, equals, reading = str(words).partition("=")
        if not equals:
            raise CannotAnswer(f"state.option: expected name=reading, {found(words)}")
        yield name, reading.split("(")[0].strip()
