"""Which game answers a referee's case about a race."""

from collections.abc import Mapping
from typing import Any

from simulator.motograndprix import referee as motograndprix
from simulator.motograndprix.facts import GAME


def is_about_a_race(case: Mapping[str, Any]) -> bool:
    """Is it a question that a game's rules of racing answer?"""
    ask = case.get("ask")
    if case.get("game", GAME) != GAME or not isinstance(ask, Mapping):
        return False
    return ask.get("kind") in motograndprix.ANSWERS


def answer(case: Mapping[str, Any]) -> dict[str, Any]:
    """The result of such a case; a TrackwrightError says why there is none."""
    return motograndprix.answer(case)
