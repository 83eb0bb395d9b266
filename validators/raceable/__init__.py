"""Can a circuit be raced under a ruleset, and what is missing? Checked with `check --rules R`.

The attributes of the graph matter, not the kit: a circuit of one game may be raced under the rules
of another. A test compares these checks with the simulator: a circuit without errors here can be
raced there, and vice versa. (Except RUN809: cars may start a race that is too long for their cards,
but nobody finishes.)

`run801_no_lap.py` first; checks for one game only are in its folder under `games/`.
"""

from types import ModuleType

from trackwright.model.text.errors import TrackwrightError
from trackwright.validators.games import in_games

RULESETS: dict[str, str] = {
    id: about for module in in_games("rulesets") for id, about in module.RULESETS.items()
}
"""Id -> what it is, in a line."""

TRAITS = {
    "open_roads": "races may also lead from one place to another: they need no lap",
    "pit_stops": "the pit alley is used",
    "six_starters": "six start in every race, whoever plays",
}
"""What a game may list in the `TRAITS` of its `rulesets.py`, so that the common checks are right
about it. Most games have none of them."""


def rulesets_with(trait: str) -> tuple[str, ...]:
    """The rulesets of the games that have the trait."""
    return tuple(
        id for module in in_games("rulesets") if trait in _traits(module) for id in module.RULESETS
    )


def rulesets_without(trait: str) -> tuple[str, ...]:
    """The rulesets of all other games."""
    return tuple(id for id in RULESETS if id not in rulesets_with(trait))


def _traits(module: ModuleType) -> tuple[str, ...]:
    """Those that a game's `rulesets.py` lists; a misspelt one is an error."""
    traits: tuple[str, ...] = getattr(module, "TRAITS", ())
    if unknown := set(traits) - set(TRAITS):
        raise ValueError(f"{module.__name__}: no traits {unknown} (known: {', '.join(TRAITS)})")
    return traits


def known_ruleset(id: str) -> str:
    """The id, or an error that lists the known ones."""
    if id not in RULESETS:
        raise TrackwrightError(f"no ruleset {id!r} (known: {', '.join(RULESETS)})")
    return id
