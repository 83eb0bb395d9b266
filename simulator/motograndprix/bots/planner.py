"""Planner: rides the best choices of careful on in its head, with the same dice for each.

Its budget is `roll_outs` rides on in one turn, shared among the ends that careful finds hardly
worse than the best. In its head everybody rides on like careful, but spends no dials and has no
bad luck, until each had HORIZON more turns; then bikes are compared where they stand. Risks
of a choice are weighed as careful does, points of dials by what they gain on this circuit
(prices.py). It is as good as its budget, and the same for the same seed.
"""

from simulator.memory import State, copy_state
from simulator.motograndprix.bots.careful import RETIREMENT
from simulator.motograndprix.bots.greedy import POSITION
from simulator.motograndprix.bots.search import copy_choice, take_choice
from simulator.motograndprix.places import distance_of, position_of
from simulator.states import FINISHED, RETIRED
from simulator.streams import next_word

HORIZON = 1
"""Rounds ridden on in the head after this one."""
HOPELESS = 800
"""A choice that careful finds so much worse than the best is not looked at."""
ROUND = 8000
"""What a finish a round earlier is worth."""
BELIEF = 16
"""For how many rides in the head careful's own opinion of a choice stands: few rides err more."""
RIVALS = 1500
"""Thousandths: how much the ground of the rivals' mean counts against the bike's own."""


def choose_by_planning(race: State, bike: int) -> None:
    """Compare the kept choices by riding on; the best becomes the plan."""
    sight = race.sight
    choices = keep_hopeful(sight)
    if choices == 1:
        return
    seed = next_word(race.fancy)
    rides = max(1, race.rules.roll_outs // choices)
    best, best_total = 0, 0
    for at in range(choices):
        total = rides * paid_for(sight, at) + BELIEF * sight.kept_value[at]
        for number in range(rides):
            total += ride_on(race, bike, at, seed, number)
        if at == 0 or total > best_total:
            best, best_total = at, total
    take_choice(race, bike, best)


def keep_hopeful(sight: State) -> int:
    """Of the kept choices only those that may turn out best, one for each end; how many."""
    choices = 1
    for at in range(1, sight.kept):
        hopeful = 1 if sight.kept_value[at] > sight.kept_value[0] - HOPELESS else 0
        for other in range(choices):
            if sight.end_place[sight.kept_end[other]] == sight.end_place[sight.kept_end[at]]:
                hopeful = 0
        if hopeful:
            copy_choice(sight, at, choices)
            choices += 1
    return choices


def paid_for(sight: State, at: int) -> int:
    """What dials and risks take off the value of a choice."""
    return sight.kept_value[at] - sight.end_value[sight.kept_end[at]]


def ride_on(race: State, bike: int, at: int, seed: int, number: int) -> int:
    """One ride in the head after this choice; how well it went."""
    spare = race.spare
    take_choice(race, bike, at)
    copy_state(spare, race)
    spare.imagined = 1
    spare.counting = 0
    spare.bare = 1
    spare.dice[0] = seed
    spare.dice[1] = number
    for other in range(race.seats):
        spare.dreamt[other] = 0
    imagine(spare, bike, HORIZON)
    return success(spare, bike)


def imagine(race: State, bike: int, rounds: int) -> int:
    """Ride the plan and some rounds more. (Rides lead here: the import waits.)"""
    from simulator.motograndprix.rounds import ride_imagined

    return ride_imagined(race, bike, rounds)


def success(race: State, bike: int) -> int:
    """How far the bike is ahead of the mean of its rivals."""
    rivals = 0
    for other in range(race.seats):
        if other != bike:
            rivals += ground_of(race, other)
    return ground_of(race, bike) - rivals * RIVALS // (1000 * (race.seats - 1))


def ground_of(race: State, bike: int) -> int:
    """Where a bike is, in thousandths of a position."""
    if race.status[bike] == RETIRED:
        return POSITION * race.out_distance[bike] - RETIREMENT
    ground = POSITION * distance_of(race, bike)
    if race.status[bike] == FINISHED:
        return ground + ROUND * (race.round - race.out_round[bike])
    return ground + race.road.worth[position_of(race, bike)]
