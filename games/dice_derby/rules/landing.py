"""What comes of a move: DIC-05, DIC-06, DIC-10 to DIC-15, DIC-18 to DIC-22, DIC-27."""

from trackwright.games.dice_derby.rules.turns import gain_turn, lose_turn
from trackwright.games.dice_derby.state import events
from trackwright.games.dice_derby.state.layouts import (
    CARD,
    EXTRA,
    LOSE,
    START,
    STEPS_BACK,
    Race,
)
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import FINISHED, NOBODY, OVER


def land(race: Race, car: int, place: int) -> None:
    """DIC-05: the car is on its final space: the race is over, or cars there are bumped."""
    race.at[car] = race.road.lands[place]
    if race.counting:
        race.statistics.stops[race.road.spot[place]] += 1
    if place == race.road.goal:
        win(race, car)
    else:
        bump_from(race, car)


def win(race: Race, car: int) -> None:
    """DIC-22: the first car there wins at once."""
    race.status[car] = FINISHED
    race.halt = OVER
    note(race, car, events.Home())


def other_on(race: Race, car: int) -> int:
    """Another car on the same space; START takes any number."""
    at = race.at[car]
    if at == START:
        return NOBODY
    spot = race.road.spot[at]
    for other in range(race.runners):
        if other != car and race.at[other] != START and race.road.spot[race.at[other]] == spot:
            return other
    return NOBODY


def bump_from(race: Race, car: int) -> None:
    """DIC-20, H-07: the car there goes back eight spaces, and whoever it finds there, too."""
    other = other_on(race, car)
    while other != NOBODY:
        send_back(race, car, other)
        car = other
        other = other_on(race, car)


def place_behind(race: Race, at: int, steps: int) -> int:
    """DIC-20, H-08, H-26: so many steps back along the main line, not beyond START."""
    return max(race.road.main[at] - steps, START)


def send_back(race: Race, by: int, car: int) -> None:
    """DIC-20, DIC-21, H-21: obligations stay behind, lost turns remain."""
    start = race.at[car]
    race.at[car] = place_behind(race, start, STEPS_BACK)
    race.bumps += 1
    race.given_bumps[by] += 1
    race.taken_bumps[car] += 1
    race.sent_home += race.at[car] == START
    if race.counting:
        race.statistics.bumped_at[race.road.spot[start]] += 1
    if race.rules.bump_forgives:
        race.skip[car] = 0
    note(race, car, events.Bump(by=by, start=start, end=race.at[car]))
    if race.rules.bumped_land and race.road.effect[race.at[car]] != CARD:
        take_effect(race, car)
        race.at[car] = race.road.lands[race.at[car]]


def take_effect(race: Race, car: int) -> None:
    """DIC-10 to DIC-12: what the space under the car does."""
    at = race.at[car]
    effect, before = race.road.effect[at], race.extras + race.losses
    if effect == EXTRA:
        note(race, car, events.Landed(effect=EXTRA, at=at))
        gain_turn(race, car)
    elif effect == LOSE:
        note(race, car, events.Landed(effect=LOSE, at=at))
        lose_turn(race, car)
    else:
        return
    race.by_symbol[race.road.symbol[at]] += race.extras + race.losses - before


def turn_at(race: Race, car: int, place: int) -> None:
    """H-06: where a move in two parts turns to the second, if that counts: bumps and symbols; the
    car draws no card, and goes on whatever the space demands."""
    race.at[car] = place
    bump_from(race, car)
    take_effect(race, car)
