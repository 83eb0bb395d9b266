"""What happens in Derby; bets and points are of players, the rest is of horses."""

from trackwright.simulator.table.log import Event


class Bet(Event, number=1):
    horse: int


class Run(Event, number=2):
    die: int
    start: int
    end: int


class Home(Event, number=3):
    place: int


class Points(Event, number=4):
    points: int
    place: int
