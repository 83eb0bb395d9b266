"""What a bot thinks an end, a roll and a number of dice are worth: DIC section 9, B1 to B4.

Values are tenths of a step.
"""

from trackwright.games.dice_derby.rules.landing import other_on
from trackwright.games.dice_derby.rules.moves import target_of, turbo_target
from trackwright.games.dice_derby.state.layouts import (
    BY_COLOURS,
    BY_NUMBERS,
    DIE_BITS,
    EXTRA,
    LOSE,
    NOWHERE,
    STEPS_BACK,
    Race,
)
from trackwright.simulator.table.bots import GREEDY
from trackwright.simulator.table.states import NOBODY

STEP = 10
WIN = 1_000_000
ON_MOUTH = 9 * STEP
"""What standing on the last white costs: the way up the ramp and back."""
OF_LEADER = 15
"""Tenths: a bump of the leader is worth this much more."""


def value_of(race: Race, car: int, bot: int, end: int) -> int:
    """B1: an end of a move, as this bot sees it."""
    if end == NOWHERE:
        return 0
    if end == race.road.goal:
        return WIN
    gained = STEP * (race.road.left[race.at[car]] - race.road.left[end])
    if bot == GREEDY:
        return gained
    return gained + value_of_landing(race, car, end)


def value_of_landing(race: Race, car: int, end: int) -> int:
    """B1: bumps, extra and lost turns, and the mouth of the ramp."""
    value = value_of_bump(race, car, end)
    effect = race.road.effect[end]
    if effect == EXTRA:
        value += race.rules.mean_move
    elif effect == LOSE:
        value -= race.rules.mean_move
    if end == race.road.mouth:
        value -= ON_MOUTH
    return value


def value_of_bump(race: Race, car: int, end: int) -> int:
    start = race.at[car]
    race.at[car] = end
    other = other_on(race, car)
    race.at[car] = start
    if other == NOBODY:
        return 0
    return STEPS_BACK * (OF_LEADER if other == race.leader else STEP)


def value_with(race: Race, car: int, bot: int, method: int) -> int:
    """B1, B2: the better end that this method leads to."""
    end = target_of(race, race.at[car], method)
    value = value_of(race, car, bot, end)
    on = turbo_target(race, race.at[car], end)
    return value if on == NOWHERE else max(value, value_of(race, car, bot, on))


def best_value(race: Race, car: int, bot: int) -> int:
    """The best method for the dice as they fell."""
    if race.rules.numbers == 0:
        return value_with(race, car, bot, BY_COLOURS)
    value = value_with(race, car, bot, BY_NUMBERS)
    if race.rules.colours:
        value = max(value, value_with(race, car, bot, BY_COLOURS))
    return value


def best_dice(race: Race, car: int, bot: int) -> int:
    """B3: one die or two; two if both are worth the same."""
    one, two = value_of_dice(race, car, bot, 1), value_of_dice(race, car, bot, 2)
    return 1 if one > two else 2


def value_of_dice(race: Race, car: int, bot: int, dice: int) -> int:
    """B3: all outcomes of one die or two: the chance to win now counts first, then the mean."""
    faces, total = race.rules.faces, 0
    for face in range(1, faces + 1):
        race.first = face | face << DIE_BITS
        if dice == 1:
            race.second = 0
            total += faces * best_value(race, car, bot)
        else:
            for other in range(1, faces + 1):
                race.second = other | other << DIE_BITS
                total += best_value(race, car, bot)
    race.first = 0
    race.second = 0
    return total
