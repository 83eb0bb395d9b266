"""The table of Derby as integers."""

from typing import Annotated, TypeAlias

from trackwright.simulator.compiler.data.state import Table, Table2
from trackwright.simulator.table.states import (
    MOST_PLAYERS,
    Histogram,
    PerPlayer,
    PerRunner,
    RaceState,
    RoadState,
    RulesState,
    StatisticsState,
)

MOST_COLUMNS = 512
MOST_BETS = 9
MOST_POINTS = 100
"""More are counted as so many."""
PerColumn: TypeAlias = Annotated[Table, MOST_COLUMNS]


class Road(RoadState):
    """The circuit."""

    columns: int


class Rules(RulesState):
    """The options, and what the race before left behind."""

    bets: int
    stake: PerPlayer


class Statistics(StatisticsState):
    """What is counted over many races."""

    visits: PerColumn
    stops: PerColumn
    passes: PerColumn
    incidents: PerColumn
    wrong_bets: Histogram
    points: Annotated[Table, MOST_POINTS + 1]


class Race(RaceState):
    """The race itself."""

    road: Road
    rules: Rules
    statistics: Statistics
    driven: PerRunner  # columns since the line
    die: PerRunner  # of this round
    bet: Annotated[Table2, MOST_PLAYERS, MOST_BETS]  # the horse, by player and round
    points: PerPlayer
