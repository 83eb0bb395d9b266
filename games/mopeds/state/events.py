"""The events of a race, each with its fields; see simulator/table/log.py.

`Grid` to `Finish` and `Place` are about mopeds, the others about players.
"""

from trackwright.simulator.table.log import Event


class Grid(Event, number=1):
    """MOP-02: a moped gets a start space."""

    place: int  # 1 = the best
    space: int


class Round(Event, number=2):
    """MOP-07: a round starts; it concerns the player with the spark plug."""

    number: int
    stack: int


class Card(Event, number=3):
    """MOP-11: a card is revealed."""

    value: int
    stack: int  # cards left in it
    final: int  # 1: after the first moped has finished


class Move(Event, number=4):
    """MOP-11, MOP-16: a moped drives."""

    start: int
    ways: int  # see rules/moves.py
    steps: int
    end: int
    bonus: int  # 1: by the bonus of the space that it was on


class Stuck(Event, number=5):
    """MOP-14: a moped could not move."""

    space: int
    bonus: int


class Idle(Event, number=6):
    """MOP-H-08: a card of a moped that has finished."""

    space: int


class Lap(Event, number=7):
    """MOP-17: a lap marker advances."""

    crossings: int


class Finish(Event, number=8):
    """MOP-30: a moped takes a podium space."""

    place: int


class Bet(Event, number=9):
    """MOP-20: a player keeps a card; only this player knows which."""

    card: int
    of: int  # cards that it was chosen from


class RowCard(Event, number=10):
    """MOP-22: a card goes into the row, face down."""

    card: int
    cards: int  # in the row now


class RowTurned(Event, number=11):
    """MOP-23: a card of the row is turned up; it concerns the last player."""

    card: int


class Return(Event, number=12):
    """MOP-21: three cards go under the stack, the first one drawn first."""

    first: int
    second: int
    third: int


class RunOut(Event, number=13):
    """MOP-32: a card is needed, and there is none."""

    finished: int


class Place(Event, number=14):
    """MOP-33: where a moped is in the race order at the end."""

    place: int
    crossings: int
    left: int


class Points(Event, number=15):
    """MOP-34, MOP-35: what a player's bets are worth."""

    points: int
    tie: int
    place: int


class Spark(Event, number=16):
    """MOP-05: who begins with the spark plug."""
