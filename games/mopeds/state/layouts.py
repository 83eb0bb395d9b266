"""The table as integers: road, house rules, figures of many races, the race itself.

Mopeds and players are numbered from 0. A card is 4 * moped + value. Spaces have the numbers of
`way.py`.
"""

from typing import Annotated, TypeAlias

from trackwright.simulator.compiler.data.state import OPTIONAL, State, Table, Table2
from trackwright.simulator.table.states import (
    Histogram,
    ImaginableRace,
    PerPlayer,
    RoadState,
    RulesState,
    StatisticsState,
)

MOST_MOPEDS = 6
MOST_SEATS = 6
MOST_SPACES = 4096
MOST_WAYS = 8
MOST_VALUE = 3
VALUES = MOST_VALUE + 1
CARDS = MOST_MOPEDS * VALUES
"""Numbers of cards."""
MOST_DECK = 128
MOST_ROUNDS = 64
MOST_SHOWN = 12
"""Cards of a round."""
RETURNED = 3
NO_CARD = 0
NOWHERE = -1
FAR = 1 << 20
"""Spaces to the line if no way leads over it."""
MOST_POINTS = 120
PER_CENT = 100
PODIUM = 3
MOST_BONUS_MOVES = 100
"""Bonus moves after a card; endless chains are refused where they are on the empty track."""
MOST_DRAWS = 4096
PLACES = 256
"""Room for whatever cards can be: see bots/guesses.py."""

PERFECT, LAST_PASS, NO_MEMORY = range(3)
"""What bots remember."""

PerMoped: TypeAlias = Annotated[Table, MOST_MOPEDS]
PerSpace: TypeAlias = Annotated[Table, MOST_SPACES]
PerCard: TypeAlias = Annotated[Table, CARDS]


class Road(RoadState):
    """The circuit."""

    spaces: int
    lap: int  # spaces from one crossing of the line to the next
    ways: PerSpace
    ahead: Annotated[Table2, MOST_SPACES, MOST_WAYS]  # inner lane first
    crosses: PerSpace  # which of the ways cross the line, as bits
    section: PerSpace
    turn: PerSpace  # 1: of a turn
    through: PerSpace  # steps on the inner lane that lead out of the section
    bonus: PerSpace  # spaces of the bonus move
    left: PerSpace  # MOP-H-07: spaces to the line, as they count for the race order
    behind: PerSpace  # the same, and what decides between equals: the smaller, the farther along
    shortest: PerSpace  # fewest steps over the line
    start: PerMoped  # the start spaces, best first


class Rules(RulesState):
    """The house rules, and the options."""

    roll_outs: int
    memory: int
    removed: int  # H-01: the value, 0 for none
    next_turn: int  # H-02
    step_by_step: int  # H-03
    bonus_if_blocked: int  # H-04
    one_bonus: int  # H-05
    last_named_first: int  # H-06
    ideal_order: int  # H-07
    drive_on: int  # H-08
    ends_when_empty: int  # H-09
    tie_by_first: int  # H-10
    cards_return: int  # H-11
    start_as_listed: int  # H-12
    shown: int  # MOP-10: cards revealed per round
    row: int  # MOP-22: 1: a card goes into the row in each round
    random_bets: int  # 1: everybody bets at random, whoever plays
    cards: PerCard  # in the deck


class Statistics(StatisticsState):
    """Counted over many races."""

    visits: PerSpace
    stops: PerSpace
    passes: PerSpace
    incidents: PerSpace  # none: nobody retires
    blockages: PerSpace  # moves shortened or lost, by where they began
    bonus_spaces: PerSpace  # bonus moves
    shortened: Histogram
    lost: Histogram
    passed: Histogram
    bonus_moves: Histogram
    draws: Histogram
    cards_left: Histogram
    finishers: Histogram
    home: Annotated[Table2, PODIUM, 2]  # 1: so many mopeds finished
    podium_from: Annotated[Table2, MOST_MOPEDS, 2]  # by start place; 1: on the podium
    podium_of: Annotated[Table2, MOST_MOPEDS, 2]  # by moped
    points: Annotated[Table, MOST_POINTS + 1]
    points_of: Annotated[Table2, 4, MOST_POINTS + 1]  # by bot
    drafting: Annotated[Table2, MOST_SEATS, 2]  # by place in the first round's draft; 1: won
    points_drafting: Annotated[Table2, MOST_SEATS, MOST_POINTS + 1]
    winning: Annotated[Table2, PODIUM, PER_CENT + 1]  # of winners: per cent of their points


class View(State):
    """What a bot knows, in hundredths: see bots/knowledge.py."""

    stack: PerCard  # copies in the stack
    size: int  # cards in the stack
    rival: PerMoped  # bets of all others
    own: PerMoped  # bets of its player
    pool: PerCard  # cards that may be anywhere
    pooled: int
    pool_stack: int  # how many of them are in the stack
    pool_bets: int
    worth: PerMoped  # points that a bet will bring, in thousandths
    reach: PerMoped  # where it will be, in hundredths of spaces before (-) or past the finish
    spread: int
    horizon: int
    chance: PerMoped  # of being ahead of one moped, in thousandths
    ahead: Annotated[Table, MOST_MOPEDS + 1]


MOST_CHOICES = MOST_SHOWN


class Plan(State):
    """What a planner compares."""

    kept: int
    card: Annotated[Table, MOST_CHOICES + 1]
    value: Annotated[Table, MOST_CHOICES + 1]
    total: Annotated[Table, MOST_CHOICES + 1]
    place: Annotated[Table, PLACES]  # where unknown cards lie
    places: int


class Race(ImaginableRace):
    """The race itself."""

    road: Road
    rules: Rules
    statistics: Statistics
    view: View
    plan: Plan
    spare: Annotated["Race", OPTIONAL]  # in a planner's head; that one has none
    laps: int
    space: PerMoped
    crossings: PerMoped
    finished: int  # mopeds on the podium
    final: int  # 1: one has finished, no more bets
    ways: int  # the way of a move
    deck: Annotated[Table, MOST_DECK]
    deck_size: int
    draws: int  # cards revealed so far
    draws_before: int  # ... before the final phase
    first_spark: int
    spark: int  # the player with the spark plug
    dealt: int  # cards revealed in this round
    shown: Annotated[Table, MOST_SHOWN]  # ... and not taken yet in step b; 0 = taken
    held: int
    hand: Annotated[Table, MOST_SHOWN]
    drafted: int  # rounds whose step b is over
    drafter: int  # its place in the draft: 0 has the spark plug
    slot: Annotated[Table2, MOST_ROUNDS, MOST_SHOWN]  # of each round: bets in order, row, returned
    sparks: Annotated[Table, MOST_ROUNDS]  # who had the spark plug
    turned: int  # cards of the row that lie face up
    pass_first: int  # the first round of this pass through the deck
    pass_end: int  # draws with which it ends
    bets: Annotated[Table2, MOST_SEATS, MOST_MOPEDS]
    points: PerPlayer
    tie: PerPlayer
    best: PerPlayer
    shortened: int
    lost: int
    passed: int  # mopeds driven past or through
    memory: int  # of the bot that thinks
    bonus_moves: int
