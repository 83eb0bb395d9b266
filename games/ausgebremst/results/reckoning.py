"""What is reckoned of races before they are raced: figures of the budget (`trackwright budget`)."""

from games.ausgebremst.course import Course, expected
from model.circuit import Circuit


def reckoned(circuit: Circuit, laps: int) -> dict[str, float]:
    """AUS-V-07, V-08: the price of detours, with the chances of traffic that the budget assumes."""
    return {"detours_reckoned": expected(Course(circuit, laps).chances_of_detours())}
