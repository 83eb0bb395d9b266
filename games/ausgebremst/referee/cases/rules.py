"""The rules that a case is judged by: the game, and its house rulings."""

import re
from collections.abc import Iterator
from typing import Any

from trackwright.games.ausgebremst.facts import ID
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.game.rulesets import (
    BadOption,
    Option,
    Ruleset,
    Settings,
    chosen,
    find_ruleset,
)
from trackwright.simulator.race.cases.case_input import CannotAnswer, Case, an_object, state_of

MODES = ("family", "pro")
LETTERS = {
    "start_six": {"a": "round-1", "b": "first-card"},
    "derelict_unplayable": {"a": "spent", "b": "back", "c": "as-far-as-possible"},
    "stacking": {"a": "free", "b": "by-value", "c": "dealt"},
}
"""The letters for the readings of H-06, H-13 and H-25; the other rulings have none."""


def ruleset_of(case: Case) -> Ruleset:
    mode = state_of(case).get("mode", MODES[0])
    if mode not in MODES:
        raise CannotAnswer(f"state.mode: unknown mode {mode!r} {did_you_mean(str(mode), MODES)}")
    return find_ruleset(f"{ID}-{mode}")


def settings_of(case: Case, ruleset: Ruleset) -> Settings:
    """The house rulings of a case by option name or rule id, in `options` or beside the cars; a
    ruling that does not apply to this game changes nothing."""
    settings = ruleset.settings({})
    options = {o.name: o for mode in MODES for o in find_ruleset(f"{ID}-{mode}").options}
    for key, value in _given(case, list(options.values())):
        called = [option for option in options.values() if option.is_called(key.strip())]
        if not called:
            raise CannotAnswer(
                f"options: no house ruling named {key!r} {did_you_mean(key, options)}"
            )
        try:
            option, reading = chosen(called, key, _read(value, called[0]))
        except BadOption as error:
            raise CannotAnswer(f"options: {error}") from None
        if option.name in settings:
            settings = settings.but({option.name: reading})
    return settings


def _given(case: Case, options: list[Option]) -> Iterator[tuple[str, Any]]:
    """What is chosen; from the state, only readings of rulings."""
    state = state_of(case)
    for key, value in state.items():
        called = [o for o in options if o.rule and o.is_called(str(key).strip())]
        if any(option.has(_read(value, option)) for option in called):
            yield str(key), value
    for rows in (an_object(state, "options", "state.options"), an_object(case, "options")):
        yield from ((str(key), value) for key, value in rows.items())


def _read(value: Any, option: Option) -> Any:
    """The reading for a letter, or for the words of a ruling."""
    if not isinstance(value, str):
        return value
    said = value.strip(" ()").lower()
    words = set(re.findall(r"\w+", said))
    named = [one for one in option.readings if set(one.split("-")) <= words]
    return LETTERS.get(option.name, {}).get(said, named[0] if len(named) == 1 else value)
