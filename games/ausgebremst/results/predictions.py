"""Figures known before any race: from the budget (`trackwright budget`)."""

from trackwright.games.ausgebremst.course import Course, expected
from trackwright.model.circuit import Circuit


def predicted(circuit: Circuit, laps: int) -> dict[str, float]:
    """AUS-V-07, V-08: the price of detours, with the traffic that the budget assumes."""
    return {"detours_reckoned": expected(Course(circuit, laps).chances_of_detours())}
