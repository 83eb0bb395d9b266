"""Words of cases about circuits: sides, tiles, overrides."""

from difflib import get_close_matches
from typing import Any

from trackwright.games.motograndprix.referee.guidelines.verdict import GAME, Ask
from trackwright.model.files import library
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import CannotAnswer

_SIDES: dict[Any, Side | None] = {
    None: None,
    "": None,
    "none": None,
    "straight": None,
    "l": "L",
    "left": "L",
    "r": "R",
    "right": "R",
}


def side_of(value: Any, where: str) -> Side | None:
    key = value.lower() if isinstance(value, str) else value
    if key not in _SIDES if isinstance(key, str) or key is None else True:
        raise CannotAnswer(f"{where}: expected L, R or null, found {value!r}")
    return _SIDES[key]


def own_kit() -> Kit:
    return library.kit(GAME)


def piece_code(type_: Any, side: Side, kit: Kit) -> str:
    """The piece code of a tile; a corner piece without a given side turns left."""
    if isinstance(type_, str):
        for code in (type_, type_.upper(), f"{type_.upper()}{side}"):
            if code in kit.codes:
                return code
    raise CannotAnswer(f"no tile named {type_!r} {did_you_mean(str(type_), kit.kinds)}")


def override_of(one: Ask) -> str | None:
    value = one.get("override", one.get("counts_as"))
    return value.lower() if isinstance(value, str) else None


def reject_slips(given: Ask, words: str, where: str) -> None:
    """Other keys are comments, unless they look like a misspelling of ours."""
    known = words.split()
    for key in given:
        if key not in known and get_close_matches(str(key), known, n=1, cutoff=0.8):
            raise CannotAnswer(f"{where}: no key named {key!r} {did_you_mean(str(key), known)}")
