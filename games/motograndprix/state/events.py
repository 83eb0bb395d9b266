"""The events of a race, each with its fields; see simulator/table/log.py.

The log also has the bike that an event concerns; for a round, its leader.
"""

from trackwright.simulator.table.log import Event

NO_COMPLETION, NO_REAR, ENGINE_GONE, GRIP_GONE = 1, 2, 3, 4
"""Why a bike retired."""


class Pole(Event, number=1):
    """A roll for pole position; turn 0 is the first, later ones decide ties."""

    first: int
    second: int
    turn: int


class Grid(Event, number=2):
    """A bike takes its grid place."""

    number: int  # 1 = pole
    place: int


class Round(Event, number=3):
    """A round starts."""

    number: int


class Asked(Event, number=4):
    """Whether a bike uses the slipstream of another."""

    head: int
    accepted: int


class Roll(Event, number=5):
    """The dice of a turn."""

    first: int
    second: int  # 0: one die


class Copy(Event, number=6):
    """A roll that the bike copies from another one, or from itself, earlier."""

    first: int
    second: int
    head: int


class RollOff(Event, number=7):
    """The dice of a bike in a roll-off."""

    first: int
    second: int


class Contact(Event, number=8):
    """A bike has the same score as others in its roll-off."""

    score: int


class Keep(Event, number=9):
    """The die that a bike in contact keeps."""

    kept: int
    discarded: int


class Ride(Event, number=10):
    """The decision: see `packed_choice`."""

    choice: int
    modifier: int
    faces: int
    in_contact: int


class Move(Event, number=11):
    """The lanes entered and the cost of each step: three bits each, below a leading 1."""

    start: int
    path: int
    points: int
    engine: int
    costs: int


class Lost(Event, number=12):
    """Points that a blocked bike loses."""

    points: int


class Lap(Event, number=13):
    """A bike starts this lap; logged before the move that it belongs to."""

    lap: int


class Rear(Event, number=14):
    """A Rear Tire point is spent."""

    left: int


class RedlinePass(Event, number=15):
    """An Engine test passed."""

    score: int
    engine: int


class RedlineFail(Event, number=16):
    """An Engine test failed, before it costs Engine."""

    score: int
    engine: int


class Wheelie(Event, number=17):
    """A double on a straight."""


class Sideslip(Event, number=18):
    """A double in a corner, before it costs Rear Tire."""

    rear: int


class Retire(Event, number=19):
    """A bike retires."""

    why: int
    position: int


class Finish(Event, number=20):
    """A bike completes the distance."""

    place: int


class Qualified(Event, number=21):
    """A bike's place after the qualifying lap."""

    place: int  # 0: retired
