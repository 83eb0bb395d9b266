"""From the draw to the last step: which number, which tokens, which route: B6 to B9 of STR section
13. Greedy and careful drive by the same routes; `race.search` has what each thinks of penalties."""

from trackwright.games.street_racing.bots.plans import plan
from trackwright.games.street_racing.bots.routes import keep_route, next_on_route, search_routes
from trackwright.games.street_racing.rules.moves import FIRST_TURN_TIRES, is_first_turn, must_crash
from trackwright.games.street_racing.rules.speeds import flipped_speed, has_icon, minimum_speed
from trackwright.games.street_racing.rules.steps import (
    USUAL_COST,
    finishes,
    may_step,
    step_cost,
    way_to,
)
from trackwright.games.street_racing.rules.upgrades import tires_in_time
from trackwright.games.street_racing.state.decisions import END, SPEED, STEP, UPGRADE
from trackwright.games.street_racing.state.layouts import (
    AERODYNAMICS,
    ENGINE_POWER,
    HAND,
    HANDLING,
    HOME,
    JUNKED_AT,
    NITROUS,
    NOWHERE,
    POWER_DUE,
    TIRES,
    Race,
)

DAMAGE, WRECK = 30, 80
"""B7, in tenths of a step: a damage token, and the third."""
REDRAW_GAIN, NITROUS_GAIN, TIRES_GAIN, GRIP_GAIN, AERO_GAIN = 10, 60, 15, 10, 20
"""What a token has to bring."""
NITROUS_SPEED = 2
"""B8: what to count on; the mean is 2.5."""
NO_NUMBER = -(1 << 40)
HOPELESS = NO_NUMBER // 2
"""A number that fails at the barrier a second time; the higher, the more a token can still do."""


# --- the number: B6, B7


def plan_speed(race: Race, car: int) -> None:
    """The number with the best route, unless another draw promises more, or is due."""
    if race.power == POWER_DUE:
        plan(race, UPGRADE, ENGINE_POWER, 0)
        return
    best, value = 0, NO_NUMBER
    for number in range(-1, race.flipped):
        speed = minimum_speed(race) if number < 0 else flipped_speed(race, number)
        if speed > 0 and speed != best:
            worth = worth_of_number(race, car, speed)
            if worth > value:
                best, value = speed, worth
    if wants_redraw(race, car, best, value):
        plan(race, UPGRADE, ENGINE_POWER, 0)
    else:
        plan(race, SPEED, best, 0)


def wants_redraw(race: Race, car: int, best: int, value: int) -> int:
    """B6: does another draw promise more than the best number? Nothing is worse than a crash."""
    if race.tokens[car][ENGINE_POWER] == 0 or race.power or race.search.ahead == 0:
        return 0
    if value < HOPELESS // 2:
        return 1
    usual = usual_number(race)
    return 1 if usual > best and worth_at_speed(race, car, usual) >= value + REDRAW_GAIN else 0


def usual_number(race: Race) -> int:
    """What a draw of the set is expected to bring."""
    return (race.outlook.best[race.row_read][min(race.set_size, HAND)] + 5) // 10


def worth_of_number(race: Race, car: int, speed: int) -> int:
    """Its best route, less what its icon may cost."""
    worth = worth_at_speed(race, car, speed)
    if race.rules.damage and has_icon(race, speed):
        worth -= WRECK if race.damaged[car] + 1 >= JUNKED_AT else DAMAGE
    return worth


def worth_at_speed(race: Race, car: int, speed: int) -> int:
    """The best route with this number, and all that is added to it so far."""
    race.speed = speed + race.boost + race.control[car]
    race.points = race.speed
    worth = HOPELESS + race.speed if must_crash(race, car) else search_routes(race, car)
    race.speed, race.points = 0, 0
    return worth


# --- the movement: B7, B8


def plan_move(race: Race, car: int) -> None:
    """A token if it brings enough, else the next step of the best route."""
    if race.going == 0:
        if plan_token(race, car):
            return
        if must_crash(race, car):
            plan(race, END, 0, 0)
            return
    space = next_on_route(race, car)
    if space == NOWHERE or is_open(race, car, space) == 0:
        search_routes(race, car)
        keep_route(race, car)
        space = next_on_route(race, car)
    if space == NOWHERE:
        space = way_home(race, car)
    if space == NOWHERE:
        plan(race, END, 0, 0)
    else:
        take(race, car, space)


def is_open(race: Race, car: int, space: int) -> int:
    way = way_to(race, car, space)
    return 1 if way >= 0 and may_step(race, car, way) else 0


def way_home(race: Race, car: int) -> int:
    """The step that ends the race for it, or any other that is legal; NOWHERE if none is."""
    at, found = race.at[car], NOWHERE
    for way in range(race.road.steps[at]):
        if may_step(race, car, way):
            if finishes(race, car, way):
                return race.road.to[at][way]
            found = race.road.to[at][way]
    return found


def take(race: Race, car: int, space: int) -> None:
    """The step; or first a token that makes it cheaper (STR-37)."""
    cost = step_cost(race, car, way_to(race, car, space))
    if cost > USUAL_COST and race.tokens[car][HANDLING] and race.handled == 0:
        plan(race, UPGRADE, HANDLING, space)
        return
    route = race.route
    if route.done < route.steps and route.space[route.done] == space:
        route.done += 1
        route.points = race.points - cost
    plan(race, STEP, space, 0)


def plan_token(race: Race, car: int) -> int:
    """B8: Nitrous, Tires or Aerodynamics, before the first step."""
    tokens = race.tokens[car]
    if tokens[NITROUS] + tokens[TIRES] + tokens[AERODYNAMICS] == 0:
        return 0
    crashes = must_crash(race, car)
    usual = HOPELESS if crashes else search_routes(race, car)
    sure = crashes or race.search.best_end == HOME
    if tokens[NITROUS] and (sure or gain_of(race, car, NITROUS_SPEED, usual) >= NITROUS_GAIN):
        plan(race, UPGRADE, NITROUS, 0)
        return 1
    if wants_tires(race, car, usual):
        plan(race, UPGRADE, TIRES, 0)
        return 1
    if tokens[AERODYNAMICS] and race.aero == 0 and gain_of_aero(race, car, usual) >= AERO_GAIN:
        plan(race, UPGRADE, AERODYNAMICS, 0)
        return 1
    return 0


def wants_tires(race: Race, car: int, usual: int) -> int:
    """STR-35, H-14: on the first turn they are speed, later grip."""
    if race.tokens[car][TIRES] == 0 or tires_in_time(race, car) == 0:
        return 0
    if is_first_turn(race, car):
        return 1 if gain_of(race, car, FIRST_TURN_TIRES, usual) >= TIRES_GAIN else 0
    return 1 if gain_of_grip(race, car, usual) >= GRIP_GAIN else 0


def gain_of(race: Race, car: int, more: int, usual: int) -> int:
    """What so much more speed would bring."""
    race.speed += more
    race.points += more
    worth = HOPELESS if must_crash(race, car) else search_routes(race, car)
    race.speed -= more
    race.points -= more
    return worth - usual


def gain_of_grip(race: Race, car: int, usual: int) -> int:
    """STR-35: a lower test speed in corners."""
    if must_crash(race, car):
        return 0
    race.tires += 1
    worth = search_routes(race, car)
    race.tires -= 1
    return worth - usual


def gain_of_aero(race: Race, car: int, usual: int) -> int:
    """STR-39: sides may change, and one diagonal step."""
    if must_crash(race, car):
        return 0
    race.aero = 1
    race.diagonals += 1
    worth = search_routes(race, car)
    race.aero = 0
    race.diagonals -= 1
    return worth - usual
