"""What happens in Derby; bets and points are of players, the rest is of horses."""

from trackwright.simulator.table.log import Event


class Bet(Event, number=1):
    """DER-03: a player bets."""

    horse: int


class Run(Event, number=2):
    """DER-02: a horse runs."""

    die: int
    start: int
    end: int


class Home(Event, number=3):
    """DER-04: a horse is placed."""

    place: int


class Points(Event, number=4):
    """DER-05: what a player's bets were worth."""

    points: int
    place: int
