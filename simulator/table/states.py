"""The part of a table that all games have: seats, decisions, dice and cards, log, figures.

A game's `state/layouts.py` derives its own states from `RulesState`, `StatisticsState` and
`RaceState`: what stands here comes with them, the game adds what only it has. Rules of all games
take a `RaceState`, a game's own take its own race.
"""

from typing import Annotated, TypeAlias

from simulator.compiler.state import OPTIONAL, State, Table, Table2

MOST_SEATS = 24
MOST_BOTS = 16
LONGEST = 1024
"""The histograms' last box takes all that is longer."""
MOST_CAUSES = 8

GOING_ON, OVER, CAPPED, CHANCE_WANTED, DECISION_WANTED, ILLEGAL, LOG_FULL, TOO_WIDE = range(8)
"""Why a race goes on, or not. CHANCE_WANTED: a die or a card was to be given, and was not."""
LAST_FAIR = CAPPED
"""OVER or CAPPED: a race that came to its end."""
RACING, FINISHED, RETIRED = range(3)
"""What a seat is doing."""
HUMAN = 0
"""The number of the bot that is none."""
NOBODY = -1

SCRIPT_ROWS = 1 << 15
MOST_GIVEN = 4096
LOG_ROWS = 1 << 16
LOG_WIDTH = 8

PerSeat: TypeAlias = Annotated[Table, MOST_SEATS]
PerRow: TypeAlias = Annotated[Table, SCRIPT_ROWS]
PerGiven: TypeAlias = Annotated[Table, MOST_GIVEN]
Stream: TypeAlias = Annotated[Table, 4]
"""Random numbers: see streams.py."""
Histogram: TypeAlias = Annotated[Table, LONGEST]
Finishes: TypeAlias = Annotated[Table2, MOST_SEATS, MOST_SEATS + 1]
"""How often each place was come to; the last: none."""


class Script(State):
    """Decisions in the order in which they were made, given or written down: see decisions.py."""

    length: int
    next: PerSeat  # the row from which its next decision is looked for
    seat: PerRow
    kind: PerRow
    choice: PerRow
    path: PerRow


class Given(State):
    """Dice thrown and cards drawn on a table of wood: see chance.py."""

    length: int
    only: int  # 1: what is not given is wanted, not thrown or drawn
    seat: PerGiven
    purpose: PerGiven
    value: PerGiven
    gone: PerGiven


class Log(State):
    """What happened: see log.py."""

    on: int
    length: int
    row: Annotated[Table2, LOG_ROWS, LOG_WIDTH]


class RulesState(State, abstract=True):
    """How is raced: options as numbers."""

    level: int
    laps: int
    round_cap: int
    verify: int  # 1: bots are watched like people
    statistics: int  # 1: races are counted
    grid: PerSeat  # who starts, pole first, if it is given


class StatisticsState(State, abstract=True):
    """What is counted over races: see tally.py. How many places there are, only the game knows: it
    declares those tables once more, with their size."""

    races: int
    capped: int
    turns: int
    by_grid: Finishes
    by_seat: Finishes
    by_bot: Annotated[Table2, MOST_BOTS, MOST_SEATS + 1]
    rounds: Histogram
    lead_changes: Histogram
    overtakes: Histogram
    retired: Histogram
    gap: Histogram
    courses: Histogram  # races that went alike are in one box
    causes: Annotated[Table, MOST_CAUSES]
    visits: Table
    stops: Table
    passes: Table
    incidents: Table


class RaceState(State, abstract=True):
    """The race itself. The game declares `rules` and `statistics` once more, as its own."""

    script: Script
    told: Script
    given: Given
    log: Log
    rules: RulesState
    statistics: StatisticsState
    seats: int
    round: int
    halt: int
    halt_seat: int
    halt_kind: int
    fault: int  # the rule that a decision breaks
    counting: int  # 1: figures are kept
    imagined: int  # 1: a race in a planner's head
    dice: Stream  # of dice and cards
    fancy: Stream  # of the bots
    bot: PerSeat
    team: PerSeat
    order: PerSeat  # of the seats, as they act
    grid: PerSeat  # place on the grid, 1 = pole
    status: PerSeat
    came: PerSeat  # place in the classification, 1 = winner; 0 as yet none
    out_round: PerSeat
    leader: int
    lead_changes: int
    overtakes: int
    gap: int  # of the winner to the second, in positions; below 0: there is none
    turns: int


class ImaginableRace(RaceState, abstract=True):
    """A race that a planner can play on, in a copy; the game declares `spare` once more, as its own
    race."""

    spare: Annotated[RaceState, OPTIONAL]  # the planner's copy, which has none itself
