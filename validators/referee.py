"""Which part of the program answers a case that is put to the referee.

A case with an `ask` is about a MotoGrandPrix track, one with a `state` about the cards of
Ausgebremst or the mopeds. Turns with cards are not answered by this version.
"""

from collections.abc import Mapping
from typing import Any

from validators import situations
from validators.budgets import situations as budget_situations
from validators.situations import CannotAnswer

CARD_GAMES = ("ausgebremst", "moped")
NO_RACES = "this version answers questions about decks and budgets, not yet about turns with cards"


def answer(case: Mapping[str, Any]) -> dict[str, Any]:
    """The result of a case; a TrackwrightError says why there is none."""
    if case.get("game") not in CARD_GAMES and "ask" in case:
        return situations.answer(case)
    found = budget_situations.answer(case)
    if found is None:
        raise CannotAnswer(NO_RACES)
    want = case.get("want") or found
    return {key: found[key] for key in want if key in found}
