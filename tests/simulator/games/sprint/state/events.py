"""What happens in Sprint."""

from trackwright.simulator.table.log import Event

OVERDONE = 1
"""Why a car is out."""


class Drive(Event, number=1):
    """SPR-02, SPR-03: a car drives."""

    die: int
    pushed: int
    start: int
    end: int


class Out(Event, number=2):
    """SPR-04: a car is out."""

    why: int
    at: int


class Home(Event, number=3):
    """SPR-05: a car has driven all laps."""

    place: int
