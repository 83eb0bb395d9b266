"""Planner: compares careful's best choices by simulated rollouts, with the same cards for each.

Its budget is `roll_outs` rollouts per turn. They go to the choices that careful rates best; half of
these, the worst, are dropped whenever an equal share of the budget is spent, so near equals get the
most attention. Each rollout guesses the hidden cards anew (guesses.py), and everybody drives like
careful for some rounds; the rating is how many turns everybody still needs. It is as good as its
budget, and reproducible from the seed.

In the pro game it chooses deck and stacks, draws and takes the deposit like careful. Planning draws
this way wins less: what a stack is good for only shows long after the simulated rounds.
"""

from trackwright.games.ausgebremst.bots.careful import hoped_deposit
from trackwright.games.ausgebremst.bots.guesses import guess_cards
from trackwright.games.ausgebremst.bots.worth import SPACE, way_home
from trackwright.games.ausgebremst.rules.lead import race_left
from trackwright.games.ausgebremst.rules.moves import packed_way
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, MOST_KEPT, Plan, Race
from trackwright.simulator.table.bots import imagine_race
from trackwright.simulator.table.states import FINISHED, RACING
from trackwright.simulator.table.streams import next_word, seed_stream

HOPELESS = 8_000
"""A choice that careful rates this much worse than the best is ignored."""
HORIZON = 5
"""Simulated rounds."""
POINT = 1000
"""Of a place; F-41."""
SOONER = 100
"""A round less on the way."""
PER_CENT = 100
SURELY = 250
"""A car that needs this many hundredths of a turn less will finish ahead."""
NEVER = 100_000
"""... and this many, for a car that will not finish."""
BELIEF = 2
"""Careful's own rating counts as this many rollouts: few rollouts would err more."""


def choose_by_planning(race: Race, car: int) -> None:
    """Compare the kept choices by rollouts; the best becomes the plan."""
    plan = race.plan
    choices = keep_hopeful(plan)
    for at in range(choices):
        plan.ways[at] = packed_way(race, plan.end[at], plan.card[at])
    seed = next_word(race.bot_rng)
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


def keep_hopeful(plan: Plan) -> int:
    """How many of the kept choices may turn out best; their totals start with careful's rating."""
    choices = 0
    for at in range(plan.kept):
        if plan.value[at] > plan.value[0] - HOPELESS:
            plan.total[at] = (plan.value[at] - plan.value[0]) * BELIEF
            choices = at + 1
    return choices


def keep_choice(plan: Plan, card: int, end: int, value: int) -> None:
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


def copy_choice(plan: Plan, start: int, to: int) -> None:
    plan.card[to] = plan.card[start]
    plan.end[to] = plan.end[start]
    plan.ways[to] = plan.ways[start]
    plan.value[to] = plan.value[start]
    plan.total[to] = plan.total[start]


def sort_by_total(plan: Plan, choices: int) -> None:
    """Best first; equal ones stay in careful's order."""
    for i in range(1, choices):
        for at in range(i, 0, -1):
            if plan.total[at] > plan.total[at - 1]:
                copy_choice(plan, at, MOST_KEPT)
                copy_choice(plan, at - 1, at)
                copy_choice(plan, MOST_KEPT, at - 1)


def play_on(race: Race, car: int, at: int, seed: int, number: int) -> int:
    """One rollout after this choice; how well it went."""
    imagine_race(race)
    spare = race.spare
    spare.card = race.plan.card[at]
    spare.ways = race.plan.ways[at]
    seed_stream(spare.dice, seed, number)
    guess_cards(spare, car)
    imagine(spare, car, HORIZON)
    return success(spare, car)


def imagine(race: Race, car: int, rounds: int) -> int:
    """Play the plan and some rounds more. (Turns lead here: the import waits.)"""
    from trackwright.games.ausgebremst.race.rounds import play_imagined

    return play_imagined(race, car, rounds)


def success(race: Race, car: int) -> int:
    """F-41: points of the car's place, or, on the track, of the place it can expect; and a little
    for every turn less. If it will not finish: the nearer to the finish the better."""
    if race.finish_place[car]:
        return POINT * points_for(race.finish_place[car]) - SOONER * race.out_round[car]
    if race.status[car] != RACING:
        return -SPACE // 40 * race.out_left[car] - SOONER * race.round
    turns = turns_left(race, car)
    if turns >= NEVER:
        return -SPACE // 40 * race_left(race, car) - SOONER * race.round
    place = place_to_expect(race, car, turns)
    whole, more = place // PER_CENT, place % PER_CENT
    points = points_for(whole) * (PER_CENT - more) + points_for(whole + 1) * more
    return POINT // PER_CENT * points - SOONER * (race.round + turns // PER_CENT)


def place_to_expect(race: Race, car: int, turns: int) -> int:
    """In hundredths: one more for every car that has finished, or will probably finish sooner."""
    place = PER_CENT
    for other in range(race.cars):
        if race.status[other] == FINISHED:
            place += PER_CENT
        elif other != car and race.status[other] == RACING:
            sooner = (turns - turns_left(race, other)) * PER_CENT // SURELY
            place += min(max(PER_CENT // 2 + sooner // 2, 0), PER_CENT)
    return place


def turns_left(race: Race, car: int) -> int:
    """Hundredths of turns to the finish with the remaining cards, if the small spare ones are
    never played; NEVER or more if the cards do not last."""
    space, crossed = race.space[car], race.crossings[car]
    over = race.supply[car] - way_home(race, car, space, crossed)
    if over < 0:
        over += hoped_deposit(race, car, space, crossed)
    if over < 0:
        return NEVER - PER_CENT * over
    turns = 0
    for value in range(1, MOST_CARD + 1):
        cards = cards_of(race, car, value) * PER_CENT
        kept = min(cards, over * PER_CENT // value)
        turns += cards - kept
        over -= kept * value // PER_CENT
    return turns


def cards_of(race: Race, car: int, value: int) -> int:
    """How many cards of this value a car has in hand, deck and stacks."""
    cards = race.rules.deck[race.deck_type[car]][value]
    if race.derelict[car]:
        cards = race.rules.full[value]
    for i in range(race.deposited[car]):
        cards -= 1 if race.deposit[car][i] == value else 0
    return cards - race.gone[car][value]


def points_for(place: int) -> int:
    """F-41: 9, 6, 4, 3, 2, 1."""
    if place < 3:
        return 12 - 3 * place
    return max(0, 7 - place)
