"""The table as integers: road, house rules, figures of many races, the race itself.

A *place* is a position and a slot in it, place = position * SLOTS + slot, so position = place >>
SLOT_BITS and slot = place & SLOT_MASK; if all lanes have the same length the slot is the lane.
Bikes are numbered from 0. The words are those of the rulebook.
"""

from typing import Annotated, TypeAlias

from trackwright.simulator.compiler.data.state import OPTIONAL, State, Table, Table2
from trackwright.simulator.table.states import (
    MOST_RUNNERS,
    Histogram,
    ImaginableRace,
    RoadState,
    RulesState,
    StatisticsState,
)

MOST_BIKES = MOST_RUNNERS
"""Four boxes."""
MOST_POSITIONS = 2048
SLOT_BITS = 3
SLOT_MASK = 7
SLOTS = 8
"""Most spaces of a position: more lanes than any kit has, including long outer lanes."""
EVEN_LANES = 3
"""Lanes of a road with even lanes; they use the lowest slots."""
EVERY_LANE = 7
"""They as bits."""
EVEN_BITS = 2
"""Bits of the number of one of them."""
MOST_PLACES = MOST_POSITIONS * SLOTS
MOST_WAYS = 4
MOST_MOVE = 17
"""Most points of a turn: two sixes, three of Engine, a descent and a slipstream."""
MOST_ENDS = 1024
MOST_KEPT = 12
SPENDABLE = 9
"""Values of a dial that can be spent, including none."""
OVERSHOT = 20
"""Most positions of a bike beyond the line."""
MOST_LEFT = 2112
"""Rows of outlooks: positions to go, and those beyond the line."""

PerBike: TypeAlias = Annotated[Table, MOST_BIKES]
PerPosition: TypeAlias = Annotated[Table, MOST_POSITIONS]
PerPlace: TypeAlias = Annotated[Table, MOST_PLACES]
PerEnd: TypeAlias = Annotated[Table, MOST_ENDS]
PerChoice: TypeAlias = Annotated[Table, MOST_KEPT]
PerRoll: TypeAlias = Annotated[Table2, 4, 64]
"""By difficulty and roll."""

BASIC, STANDARD, EXPERT = 0, 1, 2
STRAIGHT, LEANING, WHEELIE = 0, 1, 2
"""Stances."""
NOWHERE = -1


class Road(RoadState):
    """The circuit."""

    positions: int
    lanes: int
    even: int  # 1: every step leads to a neighbouring lane of the next position
    starts: int
    difficulty: PerPosition  # 0 on a straight
    hill: PerPosition  # -1 up, 1 down
    to_corner: PerPosition  # positions on to the next one in a corner; 0 = in one
    open: PerPosition  # slots there are, as bits
    line: PerPosition  # slots of the racing line, as bits
    nearest: PerPosition  # of any lanes (bits) that nearest to the line, 3 bits each
    back: PerPosition  # of any lanes and the next one, that to come from; see lane_before
    worth: PerPosition  # of an end there to careful; see bots/ends.py
    usual_move: int  # thousandths of a position; see pace.py
    outlooks: int  # rows of the table that follows
    outlook: Annotated[Table2, MOST_LEFT, SPENDABLE * SPENDABLE]  # see outlook.py
    lane: PerPlace
    rank: PerPlace  # 1 = racing line
    precedence: PerPlace  # who is first of those abreast
    ways: PerPlace
    ahead: Annotated[Table2, MOST_PLACES, MOST_WAYS]
    start: Annotated[Table, MOST_BIKES * 4]  # places of the grid, pole first
    fields: Annotated[Table, 8]  # see reach.py


class Rules(RulesState):
    """The house rules, and the options."""

    qualifying: int
    floor: int  # H-13: what a dial may show at least
    roll_outs: int  # of a planner's turn
    grid_choice: int  # H-02
    new_total: int  # H-03
    count_start: int  # H-04
    leave_at_once: int  # H-06
    shared_finish: int  # H-06
    chequered_flag: int  # H-07
    no_dead_end: int  # H-11
    blocked_by_all: int  # H-11
    rear_guard: int  # H-14
    rear_cost: int  # H-15: 0 start, passed and final; 1 entered; 2 final
    last_corner: int  # H-17
    rolloff_team: int  # H-19: 0 all; 1 opponents; 2 same lap
    free_contact: int  # H-22
    bare_contact: int  # H-23
    directly_beside: int  # H-24
    rolled_redline: int  # H-26
    climb_adds: int  # H-28
    slip_pair: int  # H-30
    slip_lapped: int  # H-31: 0 if it rolls first; 1 never; 2 always
    slip_bonus_due: int  # H-32
    slip_double_free: int  # H-33
    sums: PerRoll  # the sums that the flips allowed give, as bits
    flips: PerRoll  # by difficulty and roll the flips allowed, as bits; see flips.py
    flips_to: PerRoll  # for each sum the first flips that give it, two bits each
    dnf_finish: int  # H-37
    carry_over: int  # H-38


class Statistics(StatisticsState):
    """Counted over many races."""

    visits: PerPlace
    stops: PerPlace
    passes: PerPlace
    incidents: PerPlace
    blocked: Histogram
    roll_offs: Histogram
    contacts: Histogram
    slipstreams: Histogram
    dials: Annotated[Table2, 3, 16]  # engine, rear, front: what finishers show


class Sight(State):
    """Where a bike can get: see reach.py."""

    steps: int
    by_lanes: int  # 1: every step costs a point, and `lanes` tells what is reached
    lanes: Annotated[Table, MOST_MOVE + 2]  # with so many steps, as bits
    reach: Annotated[Table, MOST_MOVE + 2]  # lanes and sums
    layer: Annotated[Table, MOST_MOVE + 3]  # where the places of each step begin in `reached`
    reached: PerEnd
    spent: PerEnd
    ends: int
    end_place: PerEnd
    end_steps: PerEnd
    detours: int  # 1: some sums are reached with fewer steps than points
    first_end: Annotated[Table, MOST_MOVE + 1]  # where the ends with so many steps begin ...
    last_end: Annotated[Table, MOST_MOVE + 1]  # ... and stop, if so many points are wanted
    crowded: int  # steps after which lanes may be shut, as bits; elsewhere none is
    dead_ends: int  # from here on ends where a blocked bike stops
    best_value: Annotated[Table, MOST_MOVE + 1]  # of the ends with so many points
    best_below: Annotated[Table, MOST_MOVE + 1]  # of the ends with fewer
    push_price: int  # of a point of Engine, to the bot that decides
    brake_price: int  # of a point of Front Tire
    bar: int  # a choice of less value is not kept
    kept: int  # the best choices so far, best first
    kept_value: PerChoice
    kept_risk: PerChoice
    kept_flips: PerChoice
    kept_bonus: PerChoice
    kept_dial: PerChoice  # Engine, or Front Tire if below 0
    kept_end: PerChoice
    kept_points: PerChoice
    end_value: PerEnd  # what a bot thinks of it
    end_points: PerEnd  # the points with which one gets there, as bits


class Race(ImaginableRace):
    """The race itself."""

    road: Road
    rules: Rules
    statistics: Statistics
    sight: Sight
    spare: Annotated["Race", OPTIONAL]  # in a planner's head; that one has none
    laps: int
    start_turn: int
    bare: int  # 1: nobody wants to know the path of a move, its end is enough
    imagined_rolls: PerBike  # dice that each bike has thrown in a planner's rollouts
    lap: PerBike
    place: PerBike
    engine: PerBike
    rear: PerBike
    front: PerBike
    stance: PerBike
    acted: PerBike
    flagged: PerBike  # H-07
    out_distance: PerBike
    copies: PerBike  # 1 + whose roll it takes; its own if it rolled before its turn; 0 none
    copied: Annotated[Table2, MOST_BIKES, 2]
    slipping: PerBike  # 1: rides this turn in a slipstream
    ordered: int
    standing: PerBike  # how far ahead: distance, then lane
    score: PerBike
    turn_of: PerBike  # where in the order
    finished: int
    free: PerPosition  # slots without a bike in them, as bits
    pole: Annotated[Table2, MOST_BIKES, 2]
    group: PerBike
    grouped: int
    shown: Annotated[Table2, MOST_BIKES, 2]  # a roll-off's dice
    keep: PerBike  # which die a contact bike keeps
    in_contact: int
    face: Annotated[Table, 2]  # the roll, before flips
    faces: int  # how many dice
    allowed: int  # flips, as bits
    modifier: int
    flips: int  # the plan of the turn
    bonus: int
    push: int  # Engine
    brake: int  # Front Tire
    gives_up: int
    turn_over: int  # 1: a due point was not there, nothing more happens this turn
    forced: int  # 1: the path is left to the rules of a contact
    steps: int
    path: Annotated[Table, MOST_MOVE + 1]
    points: int
    blocked: int
    roll_offs: int
    contacts: int
    slipstreams: int
