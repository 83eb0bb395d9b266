"""The house rulings and ways to play that a case is judged by."""

from collections.abc import Iterator, Sequence
from typing import Any

from trackwright.games.street_racing.facts import RULES
from trackwright.games.street_racing.referee.players import Player
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.game.rulesets import (
    BadOption,
    Option,
    Ruleset,
    Settings,
    chosen,
    find_ruleset,
)
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    an_object,
    listed,
    state_of,
)

DAMAGE_RULES = ("STR-51", "STR-52", "STR-53")
SAID = ("damage_rules", "damage_and_control", "optional_damage")
"""Ways to say that damage counts."""


def settings_of(case: Case, is_tag_team: bool, players: Sequence[Player]) -> Settings:
    """By option name or rule id, in `options`; damage also counts where a case is about it."""
    ruleset = find_ruleset(RULES)
    given: dict[str, Any] = {}
    if is_tag_team:
        given["race"] = "tag-team"
    if is_about_damage(case, players):
        given["damage"] = "on"
    for key, value in _given(case):
        called = _called(ruleset, key.strip())
        if not called:
            known = did_you_mean(key, [option.name for option in ruleset.options])
            raise CannotAnswer(f"options: no option named {key!r} {known}")
        try:
            option, reading = chosen(called, called[0].name, _reading(called[0], value))
        except BadOption as error:
            raise CannotAnswer(f"options: {error}") from None
        given[option.name] = reading
    return ruleset.settings(given)


def is_about_damage(case: Case, players: Sequence[Player]) -> bool:
    """STR-51 to STR-53: tokens on a console or to be drawn, or the rules themselves."""
    state, script = state_of(case), an_object(case, "script")
    rules = case.get("rule_ids")
    named = rules if isinstance(rules, list) else []
    return (
        any(player.control or player.damage for player in players)
        or any(script.get(key) for key in ("control", "control_tokens"))
        or any(state.get(key) for key in SAID)
        or any(rule in DAMAGE_RULES for rule in named)
    )


OTHER_NAMES = {"max_rounds": "most_rounds"}


def _called(ruleset: Ruleset, key: str) -> list[Option]:
    """By name or rule id; or as section 11 of the rules calls it, which is what happens if it is
    true."""
    name = OTHER_NAMES.get(key, key)
    options = ruleset.options
    return [one for one in options if one.is_called(name)] or [
        one for one in options if one.field and one.field == name
    ]


def _reading(option: Option, value: Any) -> Any:
    """True and false stand for the second and the first reading."""
    return option.readings[int(value)] if isinstance(value, bool) and option.readings else value


def _given(case: Case) -> Iterator[tuple[str, Any]]:
    state = state_of(case)
    for where, row in (("state.options", state), ("options", case)):
        yield from ((str(key), value) for key, value in an_object(row, "options", where).items())
    for text in listed(state, "option") if isinstance(state.get("option"), list) else []:
        name, equals, reading = str(text).partition("=")
        if equals:
            yield name, reading.strip()
