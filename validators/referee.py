"""What checks and budgets answer of the cases that are put to the referee.

A case with an `ask` is about a MotoGrandPrix track, one with a `state` about the cards of
Ausgebremst or the mopeds. What happens in a race is answered by the simulator.
"""

from collections.abc import Mapping
from typing import Any

from simulator.race.case_input import CannotAnswer
from validators import situations
from validators.budgets import situations as budget_situations

KINDS = tuple(situations.KINDS)
"""What `ask.kind` can be in cases about circuits."""
CARD_GAMES = ("ausgebremst", "moped")
NO_RACES = "nobody answers such a case: of this game only decks and budgets can be asked about"


def answer(case: Mapping[str, Any]) -> dict[str, Any]:
    """The result of a case; a TrackwrightError says why there is none."""
    if case.get("game") not in CARD_GAMES and "ask" in case:
        return situations.answer(case)
    found = budget_situations.answer(case)
    if found is None:
        raise CannotAnswer(NO_RACES)
    want = case.get("want") or found
    return {key: found[key] for key in want if key in found}
