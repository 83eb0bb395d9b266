"""The table of Sprint as integers."""

from typing import Annotated, TypeAlias

from trackwright.simulator.compiler.data.state import Table
from trackwright.simulator.table.states import (
    Histogram,
    PerRunner,
    RaceState,
    RoadState,
    RulesState,
    StatisticsState,
)

MOST_COLUMNS = 512
PerColumn: TypeAlias = Annotated[Table, MOST_COLUMNS]


class Road(RoadState):
    """The circuit."""

    columns: int


class Rules(RulesState):
    """The options: only those of all games."""


class Statistics(StatisticsState):
    """What is counted over many races."""

    visits: PerColumn
    stops: PerColumn
    passes: PerColumn
    incidents: PerColumn
    pushes: Histogram
    too_far: Annotated[Table, 13]
    never_pushed: int
    sixes: PerColumn


class Race(RaceState):
    """The race itself."""

    road: Road
    rules: Rules
    statistics: Statistics
    driven: PerRunner  # columns since the line
    home_in: PerRunner  # the round in which it came home
    pushed: PerRunner  # how often
    die: int
    push: int  # the plan of the turn
