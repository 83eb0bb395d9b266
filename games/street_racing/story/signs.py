"""What is drawn on upgrade tokens: lines in a square of 20."""

from math import cos, pi, sin

from trackwright.games.street_racing.state.layouts import (
    AERODYNAMICS,
    ENGINE_POWER,
    HANDLING,
    NITROUS,
    STEERING,
    TIRES,
    TRANSMISSION,
    TUNING,
    TURBO,
)
from trackwright.simulator.story.show import Sign

ROUND = 24
"""Points of a full circle."""
Line = tuple[tuple[float, float], ...]


def _arc(x: float, y: float, radius: float, first: float = 0.0, last: float = 1.0) -> Line:
    """From one part of a turn to another, clockwise from the right."""
    count = max(2, round(ROUND * abs(last - first)))
    turns = [2 * pi * (first + (last - first) * i / count) for i in range(count + 1)]
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)


BOTTLE: Sign = (
    ((7, 17), (7, 8), (9, 6), (11, 6), (13, 8), (13, 17), (7, 17)),
    ((10, 6), (10, 3), (14, 3)),
    ((7, 11), (13, 11)),
)
BOLT: Sign = (((11, 2), (5, 11), (9.5, 11), (8, 18), (15, 8.5), (10.5, 8.5), (11, 2)),)
TIRE: Sign = (_arc(10, 10, 7.5), _arc(10, 10, 3.5))
WRENCH: Sign = (
    _arc(13.5, 6.5, 4, 0.97, 0.28),
    ((10.7, 9.3), (4, 16)),
    ((13.8, 10.4), (14.2, 6.6), (17.4, 5.7)),
)
CONE: Sign = (((4, 17), (16, 17)), ((6, 17), (10, 3), (14, 17)), ((7.4, 12), (12.6, 12)))
CHEVRONS: Sign = (((4, 11), (10, 5), (16, 11)), ((4, 17), (10, 11), (16, 17)))
WIND: Sign = (
    ((3, 7), (12, 7), *_arc(12, 4.6, 2.4, 0.25, -0.5)),
    ((3, 11), (15, 11), *_arc(15, 13.2, 2.2, -0.25, 0.5)),
    ((3, 15), (9, 15)),
)
GATE: Sign = (((5, 4), (5, 16)), ((10, 4), (10, 16)), ((15, 4), (15, 16)), ((5, 10), (15, 10)))
WHEEL: Sign = (
    _arc(10, 10, 7.5),
    _arc(10, 10, 2),
    ((2.6, 9), (8, 10)),
    ((17.4, 9), (12, 10)),
    ((10, 12), (10, 17.5)),
)
UPGRADE_SIGNS = {
    NITROUS: BOTTLE,
    ENGINE_POWER: BOLT,
    TIRES: TIRE,
    TUNING: WRENCH,
    HANDLING: CONE,
    TURBO: CHEVRONS,
    AERODYNAMICS: WIND,
    TRANSMISSION: GATE,
    STEERING: WHEEL,
}
