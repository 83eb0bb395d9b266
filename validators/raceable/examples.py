"""Examples shared by several checks of this family."""

from dataclasses import replace

from trackwright.model.layout.track import Marker
from trackwright.validators.example import Example

BLOCKED_SIDES = tuple(
    Marker(on=1, at=column, lane=lane, obstacle=True) for column in range(4) for lane in (0, 2)
)
GRID_SIDES_BLOCKED = Example(
    "Obstacles on both sides of the start piece leave four grid places.",
    "fabulous-driving-park",
    markers=BLOCKED_SIDES,
)
SMALL_OVAL = Example(
    "Sixteen spaces on the inside, the fewest possible with these pieces.",
    "START C1-90L C1-90L L3 L3 C1-90L C1-90L",
    kit="ausgebremst",
    figures=(("laps", 2),),
    also_found=("AUS605",),
)


def with_markers(example: Example, says: str, *markers: Marker) -> Example:
    """The example with more markers and another description."""
    return replace(example, description=says, markers=(*example.markers, *markers))
