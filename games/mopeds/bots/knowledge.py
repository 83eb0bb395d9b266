"""What a player can know about cards that lie face down: MOP-24, D-04.

All cards of a round were public when they drove. A drafter sees which are missing from the hand,
and so what those before have taken; of the hand that is passed on, some will be bets of those after
it, one may go into the row, and three return to the stack: nobody but the last drafter knows which,
until they are drawn again. So each card that may be in several places counts there in parts, in
hundredths of a copy.

What is forgotten (the option `memory`) is pooled: without memory a player only knows its own bets,
the open cards of the row, and the cards of this round; one that remembers the last pass has
forgotten what was drafted before the stack was last gone through.
"""

from trackwright.games.mopeds.rules.cards import first_returned, in_cycle, moped_of
from trackwright.games.mopeds.state.layouts import (
    CARDS,
    LAST_PASS,
    MOST_MOPEDS,
    NO_MEMORY,
    PER_CENT,
    RETURNED,
    Race,
)


def know(race: Race, player: int) -> None:
    """Fill `race.view` with what the player knows."""
    view = race.view
    for card in range(CARDS):
        view.stack[card] = 0
        view.pool[card] = 0
    for moped in range(MOST_MOPEDS):
        view.rival[moped] = 0
        view.own[moped] = race.bets[player][moped]
    view.pooled = 0
    view.pool_stack = 0
    view.pool_bets = 0
    view.size = in_cycle(race) - race.draws
    know_deck(race)
    for round in range(race.drafted):
        if forgets(race, round):
            pool_round(race, player, round)
        else:
            know_round(race, player, round)
    for place in range(race.drafter):
        view.rival[moped_of(race.slot[race.drafted][place])] += PER_CENT
    spread_pool(race)


def forgets(race: Race, round: int) -> int:
    """D-04: is what was drafted in this round no longer remembered?"""
    if race.memory == NO_MEMORY:
        return 1
    return 1 if race.memory == LAST_PASS and round < race.pass_first else 0


def place_in_draft(race: Race, player: int, round: int) -> int:
    """MOP-20: 0 = it had the spark plug."""
    return (player - race.sparks[round] + race.players) % race.players


def know_deck(race: Race) -> None:
    """What was never revealed: all cards but those seen. Without memory they are in the pool."""
    view = race.view
    for at in range(race.draws, race.deck_size):
        if race.memory == NO_MEMORY:
            put_in_pool(race, race.deck[at])
            view.pool_stack += 1
        else:
            view.stack[race.deck[at]] += PER_CENT


def put_in_pool(race: Race, card: int) -> None:
    race.view.pool[card] += 1
    race.view.pooled += 1


def returned_drawn(race: Race, round: int) -> int:
    """How many of the three cards that this round returned were drawn again."""
    return min(max(race.draws - race.deck_size - RETURNED * round, 0), RETURNED)


def know_round(race: Race, player: int, round: int) -> None:
    """MOP-24: the bets before its own are known, what came after is one of several cards."""
    view, slots, mine = race.view, race.slot[round], place_in_draft(race, player, round)
    first, drawn = first_returned(race), returned_drawn(race, round)
    for place in range(mine):
        view.rival[moped_of(slots[place])] += PER_CENT
    if mine == race.players - 1:
        for i in range(drawn, RETURNED):
            view.stack[slots[first + i]] += PER_CENT
        return
    bets, back = race.players - 1 - mine, RETURNED - drawn
    hidden = race.rules.row if round >= race.turned else 0
    among = bets + hidden + back
    for place in range(mine + 1, first + RETURNED):
        if is_uncertain(race, round, place):
            view.rival[moped_of(slots[place])] += PER_CENT * bets // among
            view.stack[slots[place]] += PER_CENT * back // among


def is_uncertain(race: Race, round: int, place: int) -> int:
    """Is it unknown which of the cards passed on is in this slot? Not if it was seen again."""
    first = first_returned(race)
    if place >= first:
        return 1 if place - first >= returned_drawn(race, round) else 0
    return 0 if place == race.players and round < race.turned else 1


def pool_round(race: Race, player: int, round: int) -> None:
    """What a player has forgotten of a round: all but its own bet and what lies face up."""
    view, slots, mine = race.view, race.slot[round], place_in_draft(race, player, round)
    for place in range(first_returned(race) + RETURNED):
        if place != mine and is_uncertain(race, round, place):
            put_in_pool(race, slots[place])
            view.pool_bets += 1 if place < race.players else 0
            view.pool_stack += 1 if place >= first_returned(race) else 0


def spread_pool(race: Race) -> None:
    """Each card of the pool is as probably in one place as in another."""
    view = race.view
    if view.pooled == 0:
        return
    for card in range(CARDS):
        if view.pool[card]:
            copies = view.pool[card] * PER_CENT
            view.stack[card] += copies * view.pool_stack // view.pooled
            view.rival[moped_of(card)] += copies * view.pool_bets // view.pooled
