"""Open ends are barred over all of the cardboard."""

import pytest

from tests.builders import SPECIALS, circuit_of
from trackwright.model.picture.picture import PRINT, Polyline, picture_of

BEYOND_MM = 2 * 3 * SPECIALS.lane_mm / 24


def bars(code: str) -> list[float]:
    """The lengths of the bars, the first end first."""
    items = picture_of(circuit_of(code, kit=SPECIALS)).layer("markers").items
    lines = [item for item in items if isinstance(item, Polyline)]
    assert {line.pen.colour for line in lines} == {PRINT.alarm}
    return [abs(line.points[0] - line.points[-1]) for line in lines]


ROAD = SPECIALS.width_mm + BEYOND_MM
WITH_PIT = ROAD + SPECIALS.pit_gap_mm + SPECIALS.lane_mm


@pytest.mark.parametrize(
    ("code", "lengths"),
    [
        ("S2", [ROAD, ROAD]),
        ("IN-L", [ROAD, WITH_PIT]),
        ("OUT-R", [WITH_PIT, ROAD]),
        ("NI-R", [WITH_PIT, ROAD]),
        ("BOX-L", [WITH_PIT, WITH_PIT]),
        ("PIT-L", [ROAD, ROAD]),
        ("Y-L", [ROAD, ROAD, ROAD]),
    ],
)
def test_bar_spans_the_pit_lane_too(code: str, lengths: list[float]) -> None:
    assert bars(code) == pytest.approx(lengths)
