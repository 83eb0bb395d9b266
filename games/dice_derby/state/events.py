"""What happens in a race; `who` is the car."""

from trackwright.simulator.table.log import Event


class Order(Event, number=1):
    """DIC-01: the car's place in the order of play."""

    place: int


class Round(Event, number=2):
    """Every car has a turn."""

    number: int


class Roll(Event, number=3):
    """DIC-03: dice as they fell; second is 0 with one die."""

    first: int
    second: int
    extra: int  # 1: an extra turn


class Move(Event, number=4):
    """DIC-04: how (0 colours, 1 numbers), over which middle (-1: none), further (1: on)."""

    how: int
    start: int
    middle: int
    end: int
    further: int


class Stay(Event, number=5):
    """DIC-25: the roll cannot be used."""

    how: int
    at: int


class Bump(Event, number=6):
    """DIC-20: the car is sent back by another."""

    by: int
    start: int
    end: int


class Landed(Event, number=7):
    """DIC-10 to DIC-12: an extra turn (1) or a lost one (2)."""

    effect: int
    at: int


class Card(Event, number=8):
    """DIC-18: a red card."""

    card: int
    at: int


class Carried(Event, number=9):
    """DIC-41: a card moves the car; start = end: it stays."""

    start: int
    end: int


class Doubles(Event, number=10):
    """DIC-27: an extra turn."""


class Cancel(Event, number=11):
    """H-05: an extra turn and a lost turn cancel each other."""


class Skip(Event, number=12):
    """DIC-06: the car loses its turn."""


class Home(Event, number=13):
    """DIC-22: it has reached the finish."""


class Place(Event, number=14):
    """H-23: its place at the end, and the steps it had left."""

    place: int
    left: int
