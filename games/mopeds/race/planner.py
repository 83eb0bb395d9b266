"""Planner: compares careful's best bets by simulated rollouts, with the same cards for each.

Its budget is `roll_outs` rollouts per bet. They go to the cards that careful values most; half of
these, the worst, are dropped whenever an equal share of the budget is spent. Each rollout guesses
the hidden cards anew (bots/guesses.py); then everybody bets like greedy until the race is over, and
what counts is the lead over the best rival, and the win.
"""

from trackwright.games.mopeds.bots.guesses import guess_cards
from trackwright.games.mopeds.rules.points import count_points, rank_players
from trackwright.games.mopeds.state.layouts import Plan, Race
from trackwright.simulator.table.bots import imagine_race
from trackwright.simulator.table.streams import next_word, seed_stream

HOPELESS = 1500
"""A card that careful values this much less than the best is ignored."""
BELIEF = 8
"""Careful's own value counts as this many rollouts."""
POINT, WIN = 1000, 6000
MOST_COMPARED = 6


def choose_by_planning(race: Race, player: int) -> None:
    """Compare the kept cards by rollouts; the best comes first."""
    plan = race.plan
    choices = keep_hopeful(plan)
    seed, number = next_word(race.bot_rng), 0
    phases = max(1, (choices - 1).bit_length())
    while choices > 1:
        each = max(1, race.rules.roll_outs // (phases * choices))
        for _ in range(each):
            for at in range(choices):
                plan.total[at] += play_on(race, player, plan.card[at], seed, number)
            number += 1
        sort_by_total(plan, choices)
        choices = (choices + 1) // 2


def keep_hopeful(plan: Plan) -> int:
    """How many of the kept cards may turn out best, each once."""
    choices = 0
    for at in range(plan.kept):
        if choices < MOST_COMPARED and plan.value[at] > plan.value[0] - HOPELESS:
            plan.total[at] = (plan.value[at] - plan.value[0]) * BELIEF
            choices = at + 1
    return choices


def keep_choice(plan: Plan, card: int, value: int) -> None:
    """Put a card among the kept ones, best first, unless an equal one is there."""
    for i in range(plan.kept):
        if plan.card[i] == card:
            return
    at = plan.kept
    plan.kept += 1
    while at > 0 and plan.value[at - 1] < value:
        copy_choice(plan, at - 1, at)
        at -= 1
    plan.card[at] = card
    plan.value[at] = value


def copy_choice(plan: Plan, start: int, to: int) -> None:
    plan.card[to] = plan.card[start]
    plan.value[to] = plan.value[start]
    plan.total[to] = plan.total[start]


def sort_by_total(plan: Plan, choices: int) -> None:
    """Best first; equal ones stay in careful's order."""
    room = plan.kept
    for i in range(1, choices):
        for at in range(i, 0, -1):
            if plan.total[at] > plan.total[at - 1]:
                copy_choice(plan, at, room)
                copy_choice(plan, at - 1, at)
                copy_choice(plan, room, at - 1)


def play_on(race: Race, player: int, card: int, seed: int, number: int) -> int:
    """One rollout after this bet; how well it went."""
    imagine_race(race)
    spare = race.spare
    seed_stream(spare.bot_rng, seed, number)
    guess_cards(spare, player)
    imagine(spare, player, card)
    return success(spare, player)


def imagine(race: Race, player: int, card: int) -> None:
    """Bet, and play on to the end. (Rounds lead here: the import waits.)"""
    from trackwright.games.mopeds.race.imagined import play_imagined

    play_imagined(race, player, card)


def success(race: Race, player: int) -> int:
    """MOP-34: the lead over the best rival in points, and a win."""
    count_points(race)
    rank_players(race)
    best = 0
    for other in range(race.players):
        if other != player:
            best = max(best, race.points[other])
    won = WIN if race.player_place[player] == 1 else 0
    return POINT * (race.points[player] - best) + won
