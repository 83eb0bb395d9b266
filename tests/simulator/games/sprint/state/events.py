"""What happens in Sprint."""

from trackwright.simulator.table.log import Event

OVERDONE = 1
"""Why a car is out."""


class Drive(Event, number=1):
    die: int
    pushed: int
    start: int
    end: int


class Out(Event, number=2):
    why: int
    at: int


class Home(Event, number=3):
    place: int
