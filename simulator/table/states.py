"""The part of a table that all games share: players, runners, decisions, dice and cards, log,
figures.

A runner moves on the track; a player decides. A player may own no runner, one or several, and a
runner may belong to nobody: see `owner`. In many games each player has one runner, with the same
number.

A game's `state/layouts.py` derives its states from `RulesState`, `StatisticsState` and `RaceState`,
and adds its own fields. Rules of all games take a `RaceState`, a game's own rules take its own
race.
"""

from typing import Annotated, TypeAlias

from trackwright.simulator.compiler.data.state import OPTIONAL, State, Table, Table2

MOST_PLAYERS = 24
MOST_RUNNERS = 24
MOST_BOTS = 16
LONGEST = 1024
"""The last box of a histogram counts everything longer."""
MOST_CAUSES = 8
GROUPS = 128
"""Races are summed up in so many groups by their numbers: see tally.py."""
IN_GROUP = 7
RACES, ROUNDS, OVERTAKEN, LEADS, OUT, POLE_WON, SLOPE = range(IN_GROUP)
"""What is summed up of the races of a group."""

GOING_ON, OVER, CAPPED, CHANCE_WANTED, DECISION_WANTED, ILLEGAL, LOG_FULL, TOO_WIDE = range(8)
"""Why a race goes on or stopped. CHANCE_WANTED: a die or a card should have been given, but was
not."""
LAST_FAIR = CAPPED
"""OVER or CAPPED: the race reached its end."""
RACING, FINISHED, RETIRED = range(3)
"""What a runner is doing."""
HUMAN = 0
"""Stands for a person instead of a bot."""
NOBODY = -1
"""No runner; or, as an owner, no player."""

SCRIPT_ROWS = 1 << 15
MOST_GIVEN = 4096
LOG_ROWS = 1 << 16
LOG_WIDTH = 8

PerPlayer: TypeAlias = Annotated[Table, MOST_PLAYERS]
PerRunner: TypeAlias = Annotated[Table, MOST_RUNNERS]
PerRow: TypeAlias = Annotated[Table, SCRIPT_ROWS]
PerGiven: TypeAlias = Annotated[Table, MOST_GIVEN]
Stream: TypeAlias = Annotated[Table, 4]
"""Random numbers: see streams.py."""
Histogram: TypeAlias = Annotated[Table, LONGEST]
Finishes: TypeAlias = Annotated[Table2, MOST_RUNNERS, MOST_RUNNERS + 1]
"""How often each runner finished in each place; the last column: no place."""
PlayerPlaces: TypeAlias = Annotated[Table2, MOST_PLAYERS, MOST_PLAYERS + 1]
"""The same for players."""


class Script(State):
    """Decisions in the order in which they were made, given or recorded: see decisions.py."""

    length: int
    next: PerPlayer  # the row at which the search for the next decision starts
    player: PerRow
    kind: PerRow
    choice: PerRow
    path: PerRow


class Given(State):
    """Real dice and cards: see chance.py."""

    length: int
    only: int  # 1: ask for what is not given instead of rolling or drawing it
    who: PerGiven  # the player or runner who rolls or draws
    purpose: PerGiven
    value: PerGiven
    gone: PerGiven


class Log(State):
    """What happened: see log.py."""

    on: int
    length: int
    row: Annotated[Table2, LOG_ROWS, LOG_WIDTH]


class RulesState(State, abstract=True):
    """The rules of a race: options as numbers."""

    level: int
    laps: int
    round_cap: int
    verify: int  # 1: bots are checked like people
    statistics: int  # 1: count races
    paired: int  # 1: each runner has dice of its own in each round: see dice.py
    grid: PerRunner  # who starts, from pole on, if it is given


class StatisticsState(State, abstract=True):
    """Counted over races: see tally.py. Only the game knows the number of places, so it declares
    those tables again with their size."""

    races: int
    capped: int
    turns: int
    by_grid: Finishes
    by_player: PlayerPlaces
    by_bot: Annotated[Table2, MOST_BOTS, MOST_PLAYERS + 1]
    by_runner: Finishes
    rounds: Histogram
    lead_changes: Histogram
    overtakes: Histogram
    retired: Histogram
    gap: Histogram
    courses: Histogram  # identical races are in one box
    groups: Annotated[Table2, GROUPS, IN_GROUP]
    causes: Annotated[Table, MOST_CAUSES]
    visits: Table
    stops: Table
    passes: Table
    incidents: Table


class RoadState(State, abstract=True):
    """The circuit, as the rules read it: `Table.lay_way` writes it."""


class RaceState(State, abstract=True):
    """A race. The game declares `road`, `rules` and `statistics` again, as its own."""

    script: Script
    decisions: Script
    given: Given
    log: Log
    road: RoadState
    rules: RulesState
    statistics: StatisticsState
    number: int  # of the race
    players: int
    runners: int
    round: int
    halt: int
    halt_player: int
    halt_kind: int
    fault: int  # the rule that a decision breaks
    counting: int  # 1: figures are counted
    imagined: int  # 1: a simulated rollout of a planner
    dice: Stream  # of dice and cards
    luck: Stream  # that paired dice of this race come from
    thrown: PerRunner  # so many of them ...
    thrown_in: PerRunner  # ... in this round
    bot_rng: Stream  # of the bots
    bot: PerPlayer
    team: PerPlayer
    player_place: PerPlayer  # 1 = winner; 0 none yet
    best_place: PerPlayer  # finishing place of the player's best runner; 0 none yet
    owner: PerRunner  # the player, or NOBODY
    order: PerRunner  # in which runners act
    grid: PerRunner  # grid place, 1 = pole; 0 none
    status: PerRunner
    finish_place: PerRunner  # 1 = first; 0 none yet
    out_round: PerRunner
    leader: int
    lead_changes: int
    overtakes: int
    gap: int  # from the first to the second, in positions; below 0: none
    turns: int


class ImaginableRace(RaceState, abstract=True):
    """A race that a planner can continue in a copy; the game declares `spare` again, as its own
    race."""

    spare: Annotated[RaceState, OPTIONAL]  # the planner's copy, which has none itself
