"""Where dice lead a car: DIC-04, DIC-13 to DIC-17, DIC-23 to DIC-25, DIC-34, DIC-36."""

from trackwright.games.dice_derby.state.layouts import (
    BY_COLOURS,
    DIE_BITS,
    NONE,
    NOWHERE,
    RAMP_SPACES,
    Race,
    Road,
)


def number_of(die: int) -> int:
    """DIC-02: the number on a die as it fell."""
    return die & (1 << DIE_BITS) - 1


def colour_of(die: int) -> int:
    """DIC-02: the place of its colour in the order, 0 = black."""
    return (die >> DIE_BITS) - 1


def step_on(road: Road, at: int, steps: int) -> int:
    """DIC-04: the place so many steps along the car's path, short of the finish."""
    if steps < road.until[at]:
        return at + road.along[at] * steps
    return road.join[at] + steps - road.until[at]


def by_number(road: Road, at: int, number: int) -> int:
    """DIC-16, DIC-24, DIC-25: so many steps; at the finish one more is as good."""
    if at == road.ramp:
        return at + min(number, RAMP_SPACES)
    if number > road.to_goal[at] + 1:
        return NOWHERE
    if number >= road.to_goal[at]:
        return road.goal
    return step_on(road, at, number)


def by_colour(road: Road, at: int, colour: int) -> int:
    """DIC-16, DIC-17, DIC-23, DIC-25: to the next space of a colour; the finish is black, one
    beyond it gold."""
    steps = road.reach[at][colour]
    if steps == NONE:
        return NOWHERE
    if steps >= road.to_goal[at]:
        return road.goal
    return step_on(road, at, steps)


def by_two_colours(race: Race, at: int, first: int, second: int) -> int:
    """DIC-34, H-14 to H-16, H-18: to the farther colour, then on to the other one."""
    road = race.road
    race.middle = NOWHERE
    if at == road.ramp:
        return end_of_ramp(race, at, first, second)
    one, other = road.reach[at][first], road.reach[at][second]
    if one == NONE or other == NONE:
        return void_or_home(race, at, max(one, other))
    far = first if one >= other else second
    near = second if one >= other else first
    middle = by_colour(road, at, far)
    if middle == road.goal:
        return middle if race.rules.finish_needs_both == 0 else NOWHERE
    if first == second and race.rules.doubles_once:
        return middle
    end = by_colour(road, middle, near)
    race.middle = middle if end != NOWHERE else NOWHERE
    return end


def end_of_ramp(race: Race, at: int, first: int, second: int) -> int:
    """H-14: up the ramp, the second colour is always beyond its end."""
    if race.rules.ramp_one_colour:
        return at + max(race.road.reach[at][first], race.road.reach[at][second])
    return at + RAMP_SPACES


def void_or_home(race: Race, at: int, nearer: int) -> int:
    """H-15: a colour beyond the finish makes the whole roll void, even if the other one wins."""
    if race.rules.black_wins and nearer != NONE and nearer >= race.road.to_goal[at]:
        return race.road.goal
    return NOWHERE


def further(race: Race, at: int, middle: int, first: int, second: int) -> int:
    """DIC-36, H-19: from where the sum leads on to the farther of the colours; NOWHERE if that is
    beyond the finish."""
    road = race.road
    if at == road.ramp:
        return at + RAMP_SPACES
    one, other = road.reach[middle][first], road.reach[middle][second]
    far = first if one >= other else second
    if (one == NONE or other == NONE) and race.rules.turbo_nearer == 0:
        return NOWHERE
    return by_colour(road, middle, far)


def target_of(race: Race, at: int, method: int) -> int:
    """DIC-31 to DIC-37: where this method leads with the dice as they fell."""
    race.middle = NOWHERE
    if method == BY_COLOURS:
        if race.second:
            return by_two_colours(race, at, colour_of(race.first), colour_of(race.second))
        return by_colour(race.road, at, colour_of(race.first))
    return by_number(race.road, at, number_of(race.first) + number_of(race.second))


def turbo_target(race: Race, at: int, target: int) -> int:
    """DIC-36, H-17: where the driver may go on to; NOWHERE: the option is not there."""
    if race.rules.turbo == 0 or target == NOWHERE or target == race.road.goal:
        return NOWHERE
    if race.second:
        return further(race, at, target, colour_of(race.first), colour_of(race.second))
    if race.rules.turbo_one_die:
        return further(race, at, target, colour_of(race.first), colour_of(race.first))
    return NOWHERE


def may_roll_one(race: Race, car: int) -> int:
    """DIC-26, H-22: past the Red Line, two dice or one."""
    return 1 if race.rules.two_dice and race.road.past[race.at[car]] else 0
