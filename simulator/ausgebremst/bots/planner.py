"""Planner: plays the best choices of careful on in its head, with the same cards for each.

Its budget is `roll_outs` races on in one turn. They go to the choices that careful finds best, half
of which are dropped, the worst ones, whenever an equal share of the budget is spent: so what is
nearly equal is looked at longest. In each race on the cards that the player cannot see are guessed
anew (guesses.py), and everybody drives like careful. It is as good as its budget, and the same for
the same seed.
"""

from simulator.ausgebremst.bots.guesses import guess_cards
from simulator.ausgebremst.bots.worth import SPACE
from simulator.ausgebremst.lead import race_left
from simulator.ausgebremst.moves import packed_way
from simulator.ausgebremst.state import MOST_KEPT
from simulator.memory import State, copy_state
from simulator.states import FINISHED, RACING
from simulator.streams import next_word, seed_stream

HOPELESS = 3_000
"""A choice that careful finds so much worse than the best is not looked at."""
HORIZON = 40
"""Rounds that are played on."""
POINT = 1000
"""Of a place; F-41."""
SOONER = 100
"""A round less on the way."""
BELIEF = 3
"""For how many races on careful's own opinion of a choice stands: few races err more."""


def choose_by_planning(race: State, car: int) -> None:
    """Compare the kept choices by playing on; the best becomes the plan."""
    plan = race.plan
    choices = keep_hopeful(plan)
    for at in range(choices):
        plan.ways[at] = packed_way(race, plan.end[at], plan.card[at])
    seed = next_word(race.fancy)
    budget = race.rules.roll_outs
    phases = max(1, (choices - 1).bit_length())
    number = 0
    while choices > 1:
        each = max(1, budget // (phases * choices))
        for _ in range(each):
            for at in range(choices):
                plan.total[at] += play_on(race, car, at, seed, number)
            number += 1
        sort_by_total(plan, choices)
        choices = (choices + 1) // 2
    race.card = plan.card[0]
    race.end = plan.end[0]


def keep_hopeful(plan: State) -> int:
    """How many of the kept choices may turn out best; their totals begin with careful's opinion."""
    choices = 0
    for at in range(plan.kept):
        if plan.value[at] > plan.value[0] - HOPELESS:
            plan.total[at] = (plan.value[at] - plan.value[0]) * BELIEF
            choices = at + 1
    return choices


def keep_choice(plan: State, card: int, end: int, value: int) -> None:
    """Put a choice among the kept ones, best first, if it is good enough."""
    at = plan.kept
    if at == MOST_KEPT:
        if value <= plan.value[at - 1]:
            return
        at -= 1
    else:
        plan.kept += 1
    while at > 0 and plan.value[at - 1] < value:
        copy_choice(plan, at - 1, at)
        at -= 1
    plan.card[at] = card
    plan.end[at] = end
    plan.value[at] = value


def copy_choice(plan: State, start: int, to: int) -> None:
    plan.card[to] = plan.card[start]
    plan.end[to] = plan.end[start]
    plan.ways[to] = plan.ways[start]
    plan.value[to] = plan.value[start]
    plan.total[to] = plan.total[start]


def sort_by_total(plan: State, choices: int) -> None:
    """The best one first; equal ones stay as careful had them."""
    for i in range(1, choices):
        for at in range(i, 0, -1):
            if plan.total[at] > plan.total[at - 1]:
                copy_choice(plan, at, MOST_KEPT)
                copy_choice(plan, at - 1, at)
                copy_choice(plan, MOST_KEPT, at - 1)


def play_on(race: State, car: int, at: int, seed: int, number: int) -> int:
    """One race on after this choice; how well it went."""
    spare = race.spare
    copy_state(spare, race)
    spare.imagined = 1
    spare.counting = 0
    spare.card = race.plan.card[at]
    spare.ways = race.plan.ways[at]
    seed_stream(spare.dice, seed, number)
    guess_cards(spare, car)
    imagine(spare, car, HORIZON)
    return success(spare, car)


def imagine(race: State, car: int, rounds: int) -> int:
    """Play the plan and some rounds more. (Turns lead here: the import waits.)"""
    from simulator.ausgebremst.rounds import play_imagined

    return play_imagined(race, car, rounds)


def success(race: State, car: int) -> int:
    """Points of the place that the car has, or, on the track, most of those of the place that it is
    in; and a little for every round less."""
    if race.came[car]:
        return POINT * points_for(race.came[car]) - SOONER * race.out_round[car]
    if race.status[car] != RACING:
        return -SPACE // 40 * race.out_left[car] - SOONER * race.round
    place = 1
    for other in range(race.cars):
        ahead = 1 if race.status[other] == FINISHED else 0
        if other != car and race.status[other] == RACING:
            ahead = 1 if race_left(race, other) < race_left(race, car) else 0
        place += ahead
    return POINT * 7 // 10 * points_for(place) - SOONER * race.round


def points_for(place: int) -> int:
    """F-41: 9, 6, 4, 3, 2, 1."""
    if place < 3:
        return 12 - 3 * place
    return max(0, 7 - place)
