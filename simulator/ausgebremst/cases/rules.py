"""By which rules a case is judged: the game, and its house rulings."""

from typing import Any

from model.errors import did_you_mean
from simulator.ausgebremst.facts import ID
from simulator.given import CannotAnswer, Case, an_object, state_of
from simulator.rulesets import BadOption, Reading, Ruleset, chosen, find_ruleset

MODES = ("family", "pro")
LETTERS = {
    "start_six": {"a": "round-1", "b": "first-card"},
    "derelict_unplayable": {"a": "spent", "b": "back", "c": "as-far-as-possible"},
    "stacking": {"a": "free", "b": "by-value", "c": "dealt"},
}
"""H-06, H-13 and H-25 call their readings so; the others have no letters."""


def ruleset_of(case: Case) -> Ruleset:
    mode = state_of(case).get("mode", MODES[0])
    if mode not in MODES:
        raise CannotAnswer(f"state.mode: no {mode!r} {did_you_mean(str(mode), MODES)}")
    return find_ruleset(f"{ID}-{mode}")


def settings_of(case: Case, ruleset: Ruleset) -> dict[str, Reading]:
    """The house rulings of a case by option name or rule id; one that means nothing in this game
    changes nothing."""
    given = an_object(case, "options")
    settings = ruleset.settings({})
    options = {o.name: o for mode in MODES for o in find_ruleset(f"{ID}-{mode}").options}
    for key, value in given.items():
        called = [option for option in options.values() if option.is_called(str(key).strip())]
        if not called:
            raise CannotAnswer(
                f"options: no house ruling {key!r} {did_you_mean(str(key), options)}"
            )
        try:
            option, reading = chosen(called, str(key), _lettered(value, called[0].name))
        except BadOption as error:
            raise CannotAnswer(f"options: {error}") from None
        if option.name in settings:
            settings[option.name] = reading
    return settings


def _lettered(value: Any, option: str) -> Any:
    """The reading that a letter stands for."""
    return LETTERS.get(option, {}).get(str(value).strip().lower(), value)
