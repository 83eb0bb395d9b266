"""The table as integers: road, deck, house rules, figures of many races, the race itself.

Cars, players and seats have the same numbers. A card is a number of `Deck`; a hand, the draw pile,
the discards, the set and the flipped cards of a turn are rows of such numbers, and every card is in
exactly one of them. Spaces have the numbers of `street.py`.
"""

from typing import Annotated, TypeAlias

from trackwright.simulator.compiler.data.state import OPTIONAL, State, Table, Table2
from trackwright.simulator.table.states import (
    Histogram,
    ImaginableRace,
    RoadState,
    RulesState,
    StatisticsState,
)

MOST_CARS = 8
MOST_SPACES = 4096
MOST_STEPS = 8
MOST_CARDS = 256
MOST_HAND = 32
SUITS = 6
GEARS = 7
"""Neutral is 0."""
TOP_GEAR = 6
HAND = 6
"""STR-11: cards drawn up to, without penalties."""
MOST_PENALTIES = 100
POWER_USED, POWER_DUE = 1, 2
"""STR-34, H-11: another draw was made; or has to be, after a token that belongs before a draw."""
NOWHERE = -1
NEUTRAL = 0
FAR = 1 << 20
"""Steps to the finish from where it cannot be reached."""
MOST_SLOTS = 16
PARTS = 8
"""Of the course, for figures."""
LANES = 4
"""Shown apart; those farther right count as the last."""
SLOTS_SHOWN = 8
PER_CENT = 100

UPGRADES = 9
NITROUS, ENGINE_POWER, TIRES, TUNING, HANDLING, TURBO, AERODYNAMICS, TRANSMISSION, STEERING = range(
    UPGRADES
)
MOST_NITROUS, MOST_TIRES = 1, 4
"""STR-06: on a console."""
PER_CAR, PER_HAN = 10, 12
"""STR-05, STR-54."""

FORWARD, LATERAL, DIAGONAL = range(3)
NO_SIDE, ON_LEFT, ON_RIGHT = range(3)

NO_DRIVER, HAN_LUE, DOM, GISELE = range(4)
"""STR-54: who has an ability."""

GOES_ON, OUT_OF_POINTS, BLOCKED, OVERFLOW, AT_BARRIER, STEERED, HOME, CRASHED = range(8)
"""Why a movement ended."""
JUNKED_AT = 3
"""STR-53: damage tokens."""
CONTROL_VALUES = 4

PerCar: TypeAlias = Annotated[Table, MOST_CARS]
PerSpace: TypeAlias = Annotated[Table, MOST_SPACES]
PerStep: TypeAlias = Annotated[Table2, MOST_SPACES, MOST_STEPS]
Cards: TypeAlias = Annotated[Table, MOST_CARDS]
Tokens: TypeAlias = Annotated[Table, UPGRADES]


class Road(RoadState):
    """The course."""

    spaces: int
    steps: PerSpace  # how many lead on from each
    to: PerStep
    kind: PerStep
    side: PerStep
    barrier: PerStep  # speed needed to pass
    crosses: PerStep  # 1: over the line
    limit: PerSpace  # 0: straight
    group: PerSpace  # of the corner
    obstacle: PerSpace
    block: PerSpace  # 1: a block token of nobody
    finish: PerSpace
    start: PerSpace
    gate: PerSpace  # STR-H-30: number of the checkpoint that it belongs to, from 1; 0: none
    gates: int
    slots: int
    slot: Annotated[Table, MOST_SLOTS]  # start spaces
    left: PerSpace  # steps to the finish, or over the line
    lap: int  # steps of a lap
    length: int  # steps of the whole course
    lane: PerSpace
    upgrades: int  # STR-05: U


class Deck(State):
    """STR section 14: what is on the cards."""

    cards: int
    unnamed: int  # of the last cards: those that a referee's case does not name
    suit: Cards
    nitrous: Cards
    speed: Annotated[Table2, MOST_CARDS, GEARS]
    minimum: Annotated[Table, GEARS]  # by suit
    icon: Annotated[Table, GEARS]  # of each row: numbers up to this one have a damage icon


class Rules(RulesState):
    """The house rules, and the options."""

    roll_outs: int
    ask_all: int  # 1: decisions without an alternative are asked for, too (referee)
    damage: int  # STR-51
    tag_team: int  # STR-56
    drivers: int  # STR-02: 0 none, 1 dealt, 2 chosen
    driver: PerCar  # the chosen ones
    first_gear: int  # H-01
    shift_after_draw: int  # H-02
    no_neutral_turbo: int  # H-03
    free_lateral: int  # H-04
    may_stop: int  # H-05
    barrier_unused_blocked: int  # H-07
    barrier_tests_again: int  # H-09
    barrier_waits: int  # H-10
    new_set: int  # H-11
    block_before: int  # H-12
    tires_two_in_all: int  # H-14
    turbo_minimum: int  # H-15
    transmission_once: int  # H-16
    tuning_needs_card: int  # H-17
    steering_goes_on: int  # H-18
    aero_in_corners: int  # H-19
    nitrous_alone: int  # H-20
    free_crossing: int  # H-21
    ties_shared: int  # H-22
    slots_as_placed: int  # H-24
    reshuffle_at_once: int  # H-25
    control_all_two: int  # H-26
    junk_removed: int  # H-27
    mate_next_round: int  # H-28
    dom_capacity_only: int  # H-31
    overflow_goes_on: int  # H-32
    clean_up_first: int  # H-33


class Statistics(StatisticsState):
    """Counted over many races."""

    visits: PerSpace
    stops: PerSpace
    passes: PerSpace
    incidents: PerSpace  # crashes and wrecks
    penalties_at: PerSpace
    blocked_at: PerSpace
    speed_at: PerSpace  # sum of the speeds of cars that entered it
    lanes: Annotated[Table2, LANES, PER_CENT + 1]  # per cent of a car's steps, by lane
    penalties: Histogram
    corner_penalties: Histogram
    blocked_penalties: Histogram
    overflows: Histogram
    barrier_tries: Histogram
    barrier_stops: Histogram
    crashes: Histogram
    wrecks: Histogram
    flips: Histogram
    cards_used: Histogram
    reshuffles: Histogram
    finishers: Histogram
    remaining: Histogram
    winning_speed: Histogram
    damage: Histogram
    starting: Annotated[Table2, SLOTS_SHOWN, 2]  # by start space; 1: won
    used: Annotated[Table2, UPGRADES, PER_HAN + 1]
    unused: Annotated[Table2, UPGRADES, PER_HAN + 1]
    gears: Annotated[Table2, PARTS, GEARS]  # moves, by part of the course and gear


class Plan(State):
    """What a bot or a person decides: see decisions.py."""

    kind: int
    choice: int
    path: int


MOST_ACTIONS = 512


class Menu(State):
    """What may be decided now: see rules/legal.py."""

    count: int
    kind: Annotated[Table, MOST_ACTIONS]
    choice: Annotated[Table, MOST_ACTIONS]
    path: Annotated[Table, MOST_ACTIONS]


MOST_NODES = 4096
MOST_ROUTE = 64
"""Points of a move, and steps of a route."""
SIDES = 3
LEVELS = 4
"""A step costs less than this."""


class Outlook(State):
    """What bots expect of the next move from each space, in each gear, on an empty road; in tenths
    of a step (bots/outlook.py)."""

    known: int
    corners: int  # of the road
    least_limit: int
    best: Annotated[Table2, GEARS, HAND + 1]  # the expected best of so many flips, in tenths
    worth: Annotated[Table2, GEARS, MOST_SPACES]
    penalties: Annotated[Table2, GEARS, MOST_SPACES]
    value: PerSpace  # of a move with some points left
    cost: PerSpace  # its penalties
    last_value: PerSpace  # with a point less
    last_cost: PerSpace


PerNode: TypeAlias = Annotated[Table, MOST_NODES]


class Search(State):
    """Where a car can be in a move, and by what way: nodes of a search (bots/routes.py)."""

    penalty_cost: int  # tenths of a step
    ahead: int  # how much the next move counts, in tenths
    count: int
    space: PerNode
    points: PerNode
    side: PerNode
    penalties: PerNode
    parent: PerNode
    gate: PerNode
    crossed: PerNode
    diagonals: PerNode
    steered: PerNode
    ending: PerNode  # why the move ends there, if it does
    paid: PerNode  # its penalties then
    worth: PerNode  # its value then
    following: PerNode  # the next one with as many points
    first: Annotated[Table, MOST_ROUTE]  # by points
    known: Annotated[Table2, MOST_SPACES, SIDES * LEVELS]  # the node of a space, side and points
    best: int
    best_value: int
    best_end: int  # why the move ends there
    left: int  # steps to the finish when it began


class Route(State):
    """What a bot has chosen to drive in this turn."""

    steps: int
    done: int
    points: int  # before the next step
    space: Annotated[Table, MOST_ROUTE]


MOST_CHOICES = 10


class Choices(State):
    """What a planner compares."""

    count: int
    kind: Annotated[Table, MOST_CHOICES]
    choice: Annotated[Table, MOST_CHOICES]
    path: Annotated[Table, MOST_CHOICES]
    total: Annotated[Table, MOST_CHOICES]
    hidden: Cards  # 1: not known where it is


class Race(ImaginableRace):
    """The race itself."""

    road: Road
    deck: Deck
    rules: Rules
    statistics: Statistics
    plan: Plan
    menu: Menu
    outlook: Outlook
    search: Search
    route: Route
    choices: Choices
    spare: Annotated["Race", OPTIONAL]  # in a planner's head; that one has none

    # --- the cards
    pile: Cards  # the top one last
    piled: int
    discards: Cards
    discarded: int
    hand: Annotated[Table2, MOST_CARS, MOST_HAND]
    held: PerCar
    reshuffles: int
    unnamed_drawn: int  # of `deck.unnamed`, how many were drawn

    # --- each car
    at: PerCar  # its space; NOWHERE: not on the board
    steps_in: Annotated[Table2, MOST_CARS, LANES]  # spaces entered, by lane
    slot: PerCar  # the number of its start space
    gear: PerCar
    tokens: Annotated[Table2, MOST_CARS, UPGRADES]
    used: Annotated[Table2, MOST_CARS, UPGRADES]
    driver: PerCar
    turns_taken: PerCar
    crossed: PerCar  # full laps
    gate: PerCar  # checkpoints passed in this lap
    pending: PerCar  # STR-44: the barrier on which it is paused
    block: PerCar  # the space of its block token
    control: PerCar  # STR-52: of its next move
    damaged: PerCar  # tokens on the damage side
    left: PerCar  # steps to the finish, after its last turn
    remaining: PerCar  # STR-46
    last_speed: PerCar  # V of its last move
    waits: PerCar  # STR-56: 1 until its team-mate has crossed the line
    supply: Annotated[Table, CONTROL_VALUES]  # control tokens left, by value

    # --- the turn
    first: int  # STR-09: the first player
    turn: int  # place in the order of who has the turn
    car: int  # who has it
    phase: int
    set_suit: int
    set_size: int
    set_card: Annotated[Table, MOST_HAND]
    flipped: int
    flip: Annotated[Table, MOST_HAND]
    row_read: int  # row of the speed tables at the draw
    gear_drawn: int  # gear at the draw
    chosen: int  # STR-16; 0: none yet
    boost: int  # STR-33
    speed: int  # V
    points: int  # left
    moved: int  # steps taken
    start_gear: int  # at the moment of moving
    side: int  # STR-23
    aside: int  # steps in a row that cost nothing
    penalties: int  # P
    corner_part: int
    blocked_part: int
    going: int  # 1: movement has started
    ended: int  # why the movement did
    used_control: int
    next_control: int
    icon: int  # 1: the chosen number has one
    turbo: int
    power: int  # STR-34, H-11: POWER_USED or POWER_DUE
    aero: int
    diagonals: int
    tires: int
    transmission: int
    handled: int
    placed: int  # 1: a block token in this turn
    ignored: int  # space whose block token is ignored
    steering: int  # 1: played; 2: and the gear was right at the draw
    steered_group: int
    cleaned: int

    # --- the end
    final: int  # 1: somebody has crossed, the round is played out
    finished: int

    # --- counted
    total_penalties: int
    total_corner: int
    total_blocked: int
    overflows: int
    barrier_tries: int
    barrier_stops: int
    crashes: int
    wrecks: int
    flips: int
    cards_used: int
