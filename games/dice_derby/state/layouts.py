"""The table as integers: road, house rules, figures of many races, the race itself.

A place is where a car can stand: 0 is START, then the main spaces of all laps, FINISH, and after it
rows and ramp. A space with an obligation is a second place: at a pit entry and at the mouth of the
ramp a car is on one place if it landed there itself, on the other if it was bumped there. A spot is
a space of the circuit; places of all laps share it.
"""

from typing import Annotated, TypeAlias

from trackwright.simulator.compiler.data.state import OPTIONAL, State, Table, Table2
from trackwright.simulator.table.states import (
    Histogram,
    ImaginableRace,
    PerRunner,
    RoadState,
    RulesState,
    StatisticsState,
)

MOST_CARS = 6
MOST_PLACES = 2048
MOST_SPOTS = 1024
COLOURS = 8
STEPS_BACK = 8
"""DIC-20: how far a car is bumped."""
CARD_KINDS = 9
SYMBOL_KINDS = 5
RAMP_SPACES = 4
START = 0
NOWHERE = -1
NONE = 0
FAR = 1 << 20
"""Steps to the finish from where it cannot be reached in one move."""

PLAIN, EXTRA, LOSE, CARD = range(4)
"""What a space does to a car that lands on it."""
BY_COLOURS, BY_NUMBERS = range(2)
"""Methods."""
DIE_BITS = 4
"""A die as it fell: its number, and from this bit on the number of its colour, 1 = black."""

PerPlace: TypeAlias = Annotated[Table, MOST_PLACES]
PerSpot: TypeAlias = Annotated[Table, MOST_SPOTS]
PerCard: TypeAlias = Annotated[Table, CARD_KINDS]
PerSymbol: TypeAlias = Annotated[Table, SYMBOL_KINDS]


class Road(RoadState):
    """The line."""

    goal: int  # the place of FINISH, which is the steps from START
    mouth: int  # the main place before it
    ramp: int  # the place of a car that has to go up the ramp
    places: int
    red_line: int  # the first main place past it
    until: PerPlace  # steps until a side way joins the main line; 0 on it
    join: PerPlace  # the main place where it does; on the main line the place itself
    along: PerPlace  # 1, or -1: how the numbers of places run on the side way
    to_goal: PerPlace  # steps to FINISH
    left: PerPlace  # the same for the order of cars: H-23
    main: PerPlace  # the main place that counts for steps back and for cards: H-26
    lands: PerPlace  # where a car is that lands there by its own move: DIC-13, DIC-15
    spot: PerPlace
    effect: PerPlace
    symbol: PerPlace  # its number; NOWHERE: none
    past: PerPlace  # 1: past the Red Line
    reach: Annotated[Table2, MOST_PLACES, COLOURS]  # steps to the next space of a colour; 0: none


class Rules(RulesState):
    """The house rules, and the options."""

    version: int  # which race: 1 to 6, 7 is Turbocharge
    two_dice: int
    colours: int  # 1: colours may be used
    numbers: int
    turbo: int
    mean_move: int  # in tenths of a step: DIC section 10
    faces: int
    roll_outs: int
    one_extra: int  # H-04
    extra_first: int  # H-05
    middle_counts: int  # H-06
    bumped_land: int  # H-07
    stay_lands: int  # H-09
    no_cards: int  # H-10
    card_effects: int  # H-11
    ramp_to_finish: int  # H-13
    ramp_one_colour: int  # H-14
    black_wins: int  # H-15
    finish_needs_both: int  # H-16
    turbo_one_die: int  # H-17
    doubles_once: int  # H-18
    turbo_nearer: int  # H-19
    must_move: int  # H-20
    bump_forgives: int  # H-21
    ramp_two_dice: int  # H-22
    row_from_exit: int  # H-26
    copies: PerCard  # of each red card


class Statistics(StatisticsState):
    """Counted over many races."""

    visits: PerSpot
    stops: PerSpot
    passes: PerSpot
    incidents: PerSpot  # turns lost there
    bumped_at: PerSpot
    choices: Histogram
    winner_turns: Histogram
    bumps: Histogram
    to_start: Histogram
    extra_turns: Histogram
    lost_turns: Histogram
    by_turbo: Histogram
    by_rpm: Histogram
    by_lead_foot: Histogram
    by_pit_stop: Histogram
    by_spin_out: Histogram
    doubles: Histogram
    cards: Histogram
    card_ahead: Histogram
    card_back: Histogram
    card_extra: Histogram
    card_lost: Histogram
    pit_rows: Histogram
    on_ramp: Histogram
    wasted: Histogram
    bumps_given: Annotated[Table, 64]
    bumps_taken: Annotated[Table, 64]


class Plan(State):
    """What a bot or a person decides in a turn."""

    dice: int
    method: int
    go_on: int


class Race(ImaginableRace):
    """The race itself."""

    road: Road
    rules: Rules
    statistics: Statistics
    plan: Plan
    spare: Annotated["Race", OPTIONAL]
    at: PerRunner
    extra: PerRunner  # turns waiting
    skip: PerRunner  # turns to lose
    taken: PerRunner  # turns
    given_bumps: PerRunner
    taken_bumps: PerRunner
    first: int  # the dice of this turn, as they fell
    second: int
    target: int  # where the move ends; NOWHERE: the car stays
    middle: int  # where a move in two parts turns to the second
    pile: PerCard  # red cards still to be drawn, by kind
    pile_size: int
    choices: int  # decisions taken
    bumps: int
    sent_home: int
    extras: int
    losses: int
    by_symbol: PerSymbol  # turns won or lost
    doubles: int
    drawn: int
    drawn_as: PerCard  # cards drawn, by kind
    rows: int
    ramps: int
    wasted: int
    gained: int  # extra turns of this turn: H-04
