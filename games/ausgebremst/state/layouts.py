"""The table as integers: road, house rules, figures of many races, the race itself.

Cars are numbered from 0: players by seat first, then derelicts. Spaces have the numbers of the
circuit's board. The words are those of the rulebook.
"""

from typing import Annotated, TypeAlias

from trackwright.simulator.compiler.data.state import OPTIONAL, State, Table, Table2, Table3
from trackwright.simulator.table.states import (
    Histogram,
    ImaginableRace,
    RoadState,
    RulesState,
    StatisticsState,
)

MOST_CARS = 6
MOST_SPACES = 4096
MOST_WAYS = 8
WORD_BITS = 5
"""Taken spaces are bits, 32 per word."""
MOST_CARD = 6
MOST_DECK = 28
MOST_HAND = 3
MOST_LEFT = 105
"""Points of all cards."""
STACKS = 4
MOST_ENDS = 1024
MOST_LAPS = 30
FAR = 1 << 20
"""Spaces to go if no way leads over the line."""
VALUES = MOST_CARD + 1

PerCar: TypeAlias = Annotated[Table, MOST_CARS]
PerSpace: TypeAlias = Annotated[Table, MOST_SPACES]
SpacesAsBits: TypeAlias = Annotated[Table, MOST_SPACES >> WORD_BITS]
PerEnd: TypeAlias = Annotated[Table, MOST_ENDS]

FAMILY, PRO = 0, 1
NOWHERE = -1
SPENT, BACK_ON_TOP, AS_FAR_AS_POSSIBLE = 0, 1, 2
"""H-13: what happens to a derelict's card that cannot be played."""
FIRST_LAP, SECOND_LAP, NO_STOP = range(3)
"""F-25: the lap after which a car stops."""
BY_VALUE, DEALT = 1, 2
"""H-25: how stacks are made, unless any order is allowed."""


class Road(RoadState):
    """The circuit."""

    spaces: int
    lap: int  # spaces of a lap on the ideal line
    entry: int  # field A; NOWHERE without a pit
    windows: int  # crossings with which A may be used, as bits
    since_entry: PerSpace  # of the alley: 1: the line lies between A and here
    ways: PerSpace
    ahead: Annotated[Table2, MOST_SPACES, MOST_WAYS]
    crosses: PerSpace  # which of the ways cross the line, as bits
    lane: PerSpace
    inner: PerSpace  # 0 = the innermost lane
    chicane: PerSpace
    alley: PerSpace
    stop: PerSpace
    stop_ahead: PerSpace  # 1: in the alley, and a pit space lies further on in it
    can_stop: PerSpace  # with which crossings a stop is still possible, as bits
    dist: PerSpace  # fewest steps over the line
    remain: PerSpace  # H-07: the same as it counts for the lead
    exit: PerSpace  # 1: field C
    detour: int  # what the way through the alley costs more than that beside it
    stop_cards: PerSpace  # cards that reach a pit space from here, as bits
    stop_chance: Annotated[Table3, MOST_SPACES, VALUES, VALUES]  # per mille, by two cards
    with_stop: PerSpace  # as `dist`, but through the alley in this lap
    line_first: PerSpace  # 1: field A is not reached any more in this lap
    start: PerCar  # the grid, best place first
    row: PerCar  # of each place, 1 to 3
    shortest: Annotated[Table2, MOST_CARS, 2]  # spaces of a race: without a stop, with one
    first: int  # spaces that a step over the line leads to ...
    behind_line: PerSpace


class Rules(RulesState):
    """The house rules, and the options."""

    roll_outs: int
    hand: int  # H-26
    start_by_round: int  # H-06: 1: free sixes in round 1 rather than as first card
    lead_by_route: int  # H-07: 1: the shortest route counts
    player_lifts: int  # H-10: 1: only a player's car lifts the ban on sixes
    unplayable: int  # H-13
    stacking: int  # H-25
    full: Annotated[Table, VALUES]  # cards of each value
    deck: Annotated[Table2, 3, VALUES]  # the same of each deck: slow, average, fast
    deposit: Annotated[Table2, 3, 2]  # by starting row; 0 = no card


class Sight(State):
    """Where a car can get: see moves.py."""

    layer: Annotated[Table, MOST_CARD + 2]  # where the ends of each number of steps begin
    at: PerEnd
    crossed: PerEnd
    before: PerEnd  # the end one step before
    way: PerEnd  # ... and the way from there
    changes: PerEnd  # of lanes
    finish: int  # fewest steps over the last line; 0: out of reach
    finish_before: int
    finish_way: int
    finish_changes: int
    queue: PerSpace
    seen: SpacesAsBits


class Statistics(StatisticsState):
    """Counted over many races."""

    visits: PerSpace
    stops: PerSpace
    passes: PerSpace
    incidents: PerSpace
    blocked: Histogram
    waited: Histogram
    barred: Histogram
    pit_stops: Histogram
    pit_lap: Annotated[Table2, 3, 2]  # of players: who stopped first there (1), or did not (0)
    detours: Annotated[Table, MOST_LEFT + 1]  # of players: spaces beyond the shortest way
    left: Annotated[Table2, 2, MOST_LEFT + 1]  # of who came home: cards, and their points


MOST_KEPT = 8
PerChoice: TypeAlias = Annotated[Table, MOST_KEPT + 1]


class Plan(State):
    """What a planner compares."""

    kept: int  # choices that a planner compares, best first
    card: PerChoice
    end: PerChoice
    ways: PerChoice
    value: PerChoice
    total: PerChoice


class Race(ImaginableRace):
    """The race itself."""

    road: Road
    rules: Rules
    statistics: Statistics
    sight: Sight
    plan: Plan
    spare: Annotated["Race", OPTIONAL]  # in a planner's head; that one has none
    cars: int  # six, but for cases of the referee
    laps: int
    deciding: int  # cars of players who decide: they come before the derelicts
    derelict: PerCar
    row: PerCar  # of the grid
    space: PerCar
    crossings: PerCar
    pitted: PerCar
    pit_lap: PerCar  # FIRST_LAP, SECOND_LAP or NO_STOP: when it first stopped
    out_left: PerCar  # H-24: spaces left when it was taken off
    out_turn: PerCar  # ... and after how many turns of the race
    out_cause: PerCar
    finished: int
    lifted: int  # F-20: 1: somebody is home, sixes are free
    moved: int  # 1: a car has moved in this round
    relief: int  # H-09: 1: nobody moved for a whole round
    shut: int  # F-31: 1: steps that lose field A are closed to the car that looks
    taken: SpacesAsBits  # spaces with a car, as bits
    deck: Annotated[Table2, MOST_CARS, MOST_DECK]  # face down, the top card first ...
    deck_at: PerCar  # ... from here on
    deck_size: PerCar
    deck_type: PerCar  # P-02: 0 slow, 1 average, 2 fast
    hand: Annotated[Table2, MOST_CARS, MOST_HAND]
    held: PerCar
    stack: Annotated[Table3, MOST_CARS, STACKS, MOST_DECK]  # the top card last
    height: Annotated[Table2, MOST_CARS, STACKS]
    deposit: Annotated[Table2, MOST_CARS, 2]
    deposited: PerCar
    gone: Annotated[Table2, MOST_CARS, VALUES]  # cards of each value that lie face up
    seen: Annotated[Table2, MOST_CARS, VALUES]  # of those in the hand how many were shown
    plays: PerCar  # cards played so far
    points: PerCar  # points of those that were driven
    supply: PerCar  # points in hand, deck and stacks
    spaces: PerCar  # spaces driven
    card: int  # the plan of the turn: the card,
    end: int  # the end in `sight`, FINISH_LINE for home,
    ways: int  # or the way there step by step; see decisions.py
    rival: int  # the least that a rival has left of the race
    score: PerCar
    blocked: int  # turns lost because nothing could be driven
    waited: int  # turns lost to the ban on sixes
    barred: int  # turns in which it kept a six from being played; if races are counted
    stops: int
