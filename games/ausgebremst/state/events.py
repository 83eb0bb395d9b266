"""The events of a race, each with its fields; see simulator/table/log.py.

The log also has the car that an event concerns; for a round, the car in front.
"""

from trackwright.simulator.table.log import Event

PIT_MISSED, NO_CARDS = 1, 2
"""Why a car is out."""
TOO_FAR = 3
"""In figures, a case of NO_CARDS: too few cards even for the shortest way."""
OF_DERELICTS = 3
"""In figures, the causes of derelicts are shifted by this much."""


class StartDraw(Event, number=1):
    """A card drawn for the grid; turn 0 is the first draw, later ones decide ties."""

    card: int
    turn: int


class Grid(Event, number=2):
    """A car takes its grid place."""

    place: int  # 1 = the best
    space: int


class Deck(Event, number=3):
    """A player chooses a deck."""

    deck: int


class Stacks(Event, number=4):
    """The deck was divided into stacks; the decision says how."""


class Hand(Event, number=5):
    """A card of the starting hand."""

    stack: int
    card: int


class Round(Event, number=6):
    """A round starts."""

    number: int


class Pass(Event, number=7):
    """No card can be played; the hand is shown."""

    space: int
    hand: int


class Wait(Event, number=8):
    """Only a six could be played, but it is barred; the hand is shown."""

    space: int
    hand: int


class Turned(Event, number=9):
    """The top card of a derelict's deck."""

    card: int


class Blocked(Event, number=10):
    """A derelict cannot move at all; it turns no card."""

    space: int


class Spent(Event, number=11):
    """A derelict's card that is not played."""

    card: int
    space: int
    back: int  # 1: it is back on top


class Move(Event, number=12):
    """A card is played."""

    card: int
    start: int
    ways: int  # see `packed_way`
    end: int


class Line(Event, number=13):
    """A car crosses the line; how often it has done so."""

    crossings: int


class Stop(Event, number=14):
    """A car makes its stop."""

    space: int


class Deposit(Event, number=15):
    """A card of the deposit goes to the hand."""

    card: int
    cards: int  # of the deposit
    stack: int  # of the other card, if there were two


class Draw(Event, number=16):
    """A card drawn from a stack."""

    stack: int
    card: int


class Out(Event, number=17):
    """A car is taken off the track, with this many spaces left."""

    why: int
    left: int
    space: int


class Finish(Event, number=18):
    """A car finishes."""

    place: int
