"""What happens in a race, each event with what belongs to it; see simulator/table/log.py.

Whom it is about stands beside it in the log: a car; of a round, the car in front.
"""

from simulator.table.log import Event

PIT_MISSED, NO_CARDS = 1, 2
"""Why a car is out."""
TOO_FAR = 3
"""In figures, of NO_CARDS: its cards were too few even for the shortest way."""
OF_DERELICTS = 3
"""In figures derelicts' causes are counted so many places on."""


class StartDraw(Event, number=1):
    """A card for the grid; turn 0 is the first, later ones decide ties."""

    card: int
    turn: int


class Grid(Event, number=2):
    """A car lines up."""

    place: int  # 1 = the best
    space: int


class Deck(Event, number=3):
    """A player chooses a deck."""

    deck: int


class Stacks(Event, number=4):
    """The deck was parted into stacks; which, the decisions tell."""


class Hand(Event, number=5):
    """A card of the first hand."""

    stack: int
    card: int


class Round(Event, number=6):
    """A round begins."""

    number: int


class Pass(Event, number=7):
    """Nothing fits; the hand is shown."""

    space: int
    hand: int


class Wait(Event, number=8):
    """Only a six would fit, and may not be played; the hand is shown."""

    space: int
    hand: int


class Turned(Event, number=9):
    """The top card of a derelict's deck."""

    card: int


class Blocked(Event, number=10):
    """A derelict that cannot move at all; no card is turned."""

    space: int


class Spent(Event, number=11):
    """A derelict's card that is not driven."""

    card: int
    space: int
    back: int  # 1: it lies on top again


class Move(Event, number=12):
    """A card is driven."""

    card: int
    start: int
    ways: int  # see `packed_way`
    end: int


class Line(Event, number=13):
    """A car crosses the line; how often it has by now."""

    crossings: int


class Stop(Event, number=14):
    """A car has made its stop."""

    space: int


class Deposit(Event, number=15):
    """A card of the deposit comes into the hand."""

    card: int
    cards: int  # of the deposit
    stack: int  # of the other card, if there were two


class Draw(Event, number=16):
    """A card from a stack."""

    stack: int
    card: int


class Out(Event, number=17):
    """A car is taken off the track; so many spaces were left."""

    why: int
    left: int
    space: int


class Finish(Event, number=18):
    """A car is home."""

    place: int
