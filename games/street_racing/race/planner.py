"""Planner: compares what it could decide by simulated rollouts, with the same cards for each.

It weighs the set and shifts before it (phase A) and the number (phase C); everything else it
decides like careful. Each rollout guesses anew what is hidden: the deck and the others' hands.
Then everybody drives like careful for some rounds. `roll_outs` rollouts go to all choices
together; the worse half is dropped whenever an equal share of them is spent.
"""

from trackwright.games.street_racing.bots.plans import longest_suit, plan, spare_cards
from trackwright.games.street_racing.bots.routes import CROSSING, REMAINING
from trackwright.games.street_racing.rules.cards import in_hand, shuffle
from trackwright.games.street_racing.rules.gears import may_shift, shift_cost
from trackwright.games.street_racing.rules.legal import list_actions
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.rules.speeds import row_to_read
from trackwright.games.street_racing.state.decisions import (
    CHOOSING,
    PREPARING,
    SET,
    SHIFT,
    SPEED,
    UPGRADE,
)
from trackwright.games.street_racing.state.layouts import (
    ENGINE_POWER,
    MOST_CHOICES,
    NOWHERE,
    SUITS,
    Choices,
    Race,
)
from trackwright.simulator.table.bots import imagine_race
from trackwright.simulator.table.states import FINISHED, RETIRED
from trackwright.simulator.table.streams import next_word, seed_stream

ROUNDS = 3
"""Of a rollout, after the present one."""
STEP = 10
OUT, WON = -2000, 1000
BELIEF = 60
"""In tenths of a step: what careful's own choice is ahead."""


def plan_by_rollouts(race: Race, car: int) -> None:
    """The best of careful's decision, which is planned, and others in its place."""
    collect_choices(race, car)
    choices, count = race.choices, race.choices.count
    if count < 2:
        return
    choices.total[0] = BELIEF
    seed, number = next_word(race.bot_rng), 0
    phases = max(1, (count - 1).bit_length())
    while count > 1:
        for _ in range(max(1, race.rules.roll_outs // (phases * count))):
            for at in range(count):
                choices.total[at] += play_on(race, car, at, seed, number)
            number += 1
        sort_by_total(choices, count)
        count = (count + 1) // 2
    plan(race, choices.kind[0], choices.choice[0], choices.path[0])


# --- what could be decided ----------------------------------------------------------------------


def collect_choices(race: Race, car: int) -> None:
    """Careful's decision first."""
    race.choices.count = 0
    add_choice(race, race.plan.kind, race.plan.choice, race.plan.path)
    if race.phase == CHOOSING:
        for line in range(list_actions(race, car)):
            kind, choice = race.menu.kind[line], race.menu.choice[line]
            if kind == SPEED or (kind == UPGRADE and choice == ENGINE_POWER):
                add_choice(race, kind, choice, 0)
    elif race.phase == PREPARING and race.plan.kind in (SET, SHIFT):
        collect_preparations(race, car)


def collect_preparations(race: Race, car: int) -> None:
    """The largest set, other sets, and shifts."""
    if row_to_read(race, car):
        suit = longest_suit(race, car)
        add_choice(race, SET, suit, in_hand(race, car, suit))
        for other in range(1, SUITS + 1):
            if in_hand(race, car, other) > 1 or other == race.gear[car]:
                add_choice(race, SET, other, in_hand(race, car, other))
    for direction in range(2):
        if may_shift(race, car, direction):
            path = spare_cards(race, car, shift_cost(race, direction))
            add_choice(race, SHIFT, direction, path)


def add_choice(race: Race, kind: int, choice: int, path: int) -> None:
    """Each once, without empty sets."""
    choices = race.choices
    if choices.count == MOST_CHOICES or (kind == SET and path == 0):
        return
    for at in range(choices.count):
        same = choices.kind[at] == kind and choices.choice[at] == choice
        if same and choices.path[at] == path:
            return
    choices.kind[choices.count] = kind
    choices.choice[choices.count] = choice
    choices.path[choices.count] = path
    choices.total[choices.count] = 0
    choices.count += 1


def sort_by_total(choices: Choices, count: int) -> None:
    """Best first; equal ones stay in their order."""
    for i in range(1, count):
        for at in range(i, 0, -1):
            if choices.total[at] > choices.total[at - 1]:
                swap(choices, at)


def swap(choices: Choices, at: int) -> None:
    """With the one before it."""
    kind, choice, path, total = (
        choices.kind[at],
        choices.choice[at],
        choices.path[at],
        choices.total[at],
    )
    choices.kind[at] = choices.kind[at - 1]
    choices.choice[at] = choices.choice[at - 1]
    choices.path[at] = choices.path[at - 1]
    choices.total[at] = choices.total[at - 1]
    choices.kind[at - 1] = kind
    choices.choice[at - 1] = choice
    choices.path[at - 1] = path
    choices.total[at - 1] = total


# --- rollouts -----------------------------------------------------------------------------------


def play_on(race: Race, car: int, at: int, seed: int, number: int) -> int:
    """One rollout after this choice; how well it went."""
    imagine_race(race)
    spare = race.spare
    seed_stream(spare.bot_rng, seed, number)
    seed_stream(spare.dice, seed, number)
    guess_cards(spare, car)
    imagine(spare, car, race.choices, at)
    return lead(spare, car)


def imagine(race: Race, car: int, choices: Choices, at: int) -> None:
    """Decide, and play on. (Rounds lead here: the import waits.)"""
    from trackwright.games.street_racing.race.imagined import play_imagined

    play_imagined(race, car, choices.kind[at], choices.choice[at], choices.path[at], ROUNDS)


def guess_cards(race: Race, car: int) -> None:
    """The deck and the hands of all others in any order: only which cards they are is known."""
    count = collect_hidden(race, car)
    shuffle(race.dice, race.pile, count)
    for other in range(race.players):
        if other != car:
            for i in range(race.held[other]):
                count -= 1
                race.hand[other][i] = race.pile[count]


def collect_hidden(race: Race, car: int) -> int:
    """All hidden cards on the pile, by their numbers; how many."""
    hidden = race.choices.hidden
    for card in range(race.deck.cards):
        hidden[card] = 0
    for i in range(race.piled):
        hidden[race.pile[i]] = 1
    for other in range(race.players):
        if other != car:
            for i in range(race.held[other]):
                hidden[race.hand[other][i]] = 1
    count = 0
    for card in range(race.deck.cards):
        if hidden[card]:
            race.pile[count] = card
            count += 1
    return count


def lead(race: Race, car: int) -> int:
    """How far it is ahead of the best rival, in tenths of a step."""
    best = OUT
    for other in range(race.players):
        if other != car and is_rival(race, car, other):
            best = max(best, standing_of(race, other))
    won = WON if race.finished and race.finish_place[car] == 1 else 0
    return standing_of(race, car) - best + won


def is_rival(race: Race, car: int, other: int) -> int:
    """STR-56: a team-mate is none."""
    return 0 if race.rules.tag_team and car ^ 1 == other else 1


def standing_of(race: Race, car: int) -> int:
    """How far it has come, and how the next move looks."""
    if race.status[car] == FINISHED:
        return CROSSING + REMAINING * race.remaining[car]
    if race.status[car] == RETIRED:
        return OUT
    value = -STEP * steps_left(race, car)
    if race.at[car] != NOWHERE:
        value += race.outlook.worth[max(1, race.gear[car])][race.at[car]]
    return value
