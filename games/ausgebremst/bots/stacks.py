"""Decks, stacks and draws of the pro game, for greedy, careful and planner: AUS-D-04 to D-09."""

from trackwright.games.ausgebremst.bots.worth import SPACE, nearest_rival, wants_stop
from trackwright.games.ausgebremst.rules.cards import put_on_stack
from trackwright.games.ausgebremst.rules.lead import SIX, race_left
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, STACKS, Race
from trackwright.simulator.table.bots import GREEDY
from trackwright.simulator.table.streams import pick

FAST = 2
"""D-04: the deck with the fewest cards. All have the same points, so it needs the fewest turns;
three cars against three it brings more points than either other deck on every circuit of the
game."""
ARRANGEMENTS = 2
"""A random amount, so that nobody can predict the stack."""
FIRST, SECOND, THIRD, SMALL = range(STACKS)
IDLE_SIX = 1_000
"""A six in a leader's hand."""
SAME_AGAIN = 1_200
"""A second card of one value: less to choose from."""
FOR_PIT = 3_000


def stack_for(arrangement: int, card: int) -> int:
    """D-06: sixes, then fives, then threes and fours, or fours and fives and then threes; ones and
    twos together: each kind can be fetched."""
    if card == SIX:
        return FIRST
    if card <= 2:
        return SMALL
    if card == 4:
        return THIRD if arrangement == 0 else SECOND
    return THIRD if card == 3 else SECOND


def lay_default_stacks(race: Race, car: int) -> None:
    """D-06: of two values in a stack the lower one is at the bottom: it is played last, if at
    all."""
    arrangement = pick(race.bot_rng, ARRANGEMENTS)
    for value in range(1, MOST_CARD + 1):
        for i in range(race.deck_size[car]):
            if race.deck[car][i] == value:
                put_on_stack(race, car, stack_for(arrangement, value), value)


def best_stack(race: Race, car: int, bot: int) -> int:
    """D-07, D-08: the stack with the best card on top."""
    race.rival = nearest_rival(race, car)
    best, best_value = -1, 0
    for stack in range(STACKS):
        if race.height[car][stack]:
            card = race.stack[car][stack][race.height[car][stack] - 1]
            value = SPACE * card if bot == GREEDY else value_in_hand(race, car, card)
            if best < 0 or value > best_value:
                best, best_value = stack, value
    return best


def value_in_hand(race: Race, car: int, card: int) -> int:
    """D-08: large, but no six for a leader; a value not yet in hand; one for the pit."""
    value = SPACE * card
    if card == SIX and race.lifted == 0 and race.plays[car] and is_in_lead(race, car):
        value -= IDLE_SIX
    for i in range(race.held[car]):
        if race.hand[car][i] == card:
            value -= SAME_AGAIN * (MOST_CARD if card == SIX else 1)
    space = race.space[car]
    window = race.road.windows >> race.crossings[car] & 1
    if window and race.road.stop_cards[space] >> card & 1 and wants_stop(race, car):
        value += FOR_PIT
    return value


def is_in_lead(race: Race, car: int) -> int:
    return 1 if race_left(race, car) <= race.rival else 0


def best_of_deposit(race: Race, car: int, bot: int) -> int:
    """D-09: the better card goes into the hand, the other one to similar cards."""
    race.rival = nearest_rival(race, car)
    first, second = race.deposit[car][0], race.deposit[car][1]
    take = 0
    if bot == GREEDY:
        take = 1 if second > first else 0
    elif value_in_hand(race, car, second) > value_in_hand(race, car, first):
        take = 1
    return take | stack_with_like(race, car, first if take else second) << 1


def stack_with_like(race: Race, car: int, card: int) -> int:
    """The stack with the nearest value on top."""
    best, nearest = 0, MOST_CARD + 1
    for stack in range(STACKS):
        height = race.height[car][stack]
        apart = abs(race.stack[car][stack][height - 1] - card) if height else MOST_CARD
        if apart < nearest:
            best, nearest = stack, apart
    return best
