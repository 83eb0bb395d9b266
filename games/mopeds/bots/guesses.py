"""What a planner imagines: unknown cards change places at random, known ones stay.

Every way to do so agrees with all that the player knows (MOP-24), and all are equally likely; what
really lies where does not matter.
"""

from trackwright.games.mopeds.bots.knowledge import forgets, is_uncertain, place_in_draft
from trackwright.games.mopeds.rules.cards import first_returned, moped_of
from trackwright.games.mopeds.state.layouts import (
    MOST_DECK,
    MOST_MOPEDS,
    NO_MEMORY,
    RETURNED,
    Race,
)
from trackwright.simulator.table.streams import pick

SLOT_BITS = 4
"""A place is one of the deck, or MOST_DECK + 16 * round + slot; see `PLACES` of layouts.py."""


def guess_cards(race: Race, player: int) -> None:
    """Put cards where they may be as far as the player knows."""
    for round in range(race.drafted):
        if forgets(race, round) == 0:
            guess_before(race, player, round)
            guess_after(race, player, round)
    if race.memory != NO_MEMORY:
        guess_deck(race)
    guess_forgotten(race, player)
    guess_this_round(race)
    count_bets(race, player)


def guess_deck(race: Race) -> None:
    """Cards that nobody has seen."""
    race.plan.places = 0
    for at in range(race.draws, race.deck_size):
        add_place(race, at)
    mix(race)


def guess_before(race: Race, player: int, round: int) -> None:
    """Those before took these cards; who took which only the second knows."""
    race.plan.places = 0
    for place in range(place_in_draft(race, player, round)):
        add_place(race, slot_place(round, place))
    mix(race)


def guess_after(race: Race, player: int, round: int) -> None:
    """Cards passed on: with others, in the row, or back in the stack. The last one knows all."""
    race.plan.places = 0
    mine = place_in_draft(race, player, round)
    if mine < race.players - 1:
        for place in range(mine + 1, first_returned(race) + RETURNED):
            if is_uncertain(race, round, place):
                add_place(race, slot_place(round, place))
    mix(race)


def guess_forgotten(race: Race, player: int) -> None:
    """Everything else can be anywhere."""
    race.plan.places = 0
    if race.memory == NO_MEMORY:
        for at in range(race.draws, race.deck_size):
            add_place(race, at)
    for round in range(race.drafted):
        if forgets(race, round):
            mine = place_in_draft(race, player, round)
            for place in range(first_returned(race) + RETURNED):
                if place != mine and is_uncertain(race, round, place):
                    add_place(race, slot_place(round, place))
    mix(race)


def guess_this_round(race: Race) -> None:
    """What is missing from the hand was taken by those before."""
    race.plan.places = 0
    for place in range(race.drafter):
        add_place(race, slot_place(race.drafted, place))
    mix(race)


def slot_place(round: int, slot: int) -> int:
    return MOST_DECK + (round << SLOT_BITS) + slot


def add_place(race: Race, place: int) -> None:
    race.plan.place[race.plan.places] = place
    race.plan.places += 1


def mix(race: Race) -> None:
    """Shuffle the cards in those places."""
    plan = race.plan
    for i in range(plan.places - 1, 0, -1):
        j = pick(race.bot_rng, i + 1)
        card = card_in(race, plan.place[i])
        put_card(race, plan.place[i], card_in(race, plan.place[j]))
        put_card(race, plan.place[j], card)


def card_in(race: Race, place: int) -> int:
    if place < MOST_DECK:
        return race.deck[place]
    slot = place - MOST_DECK
    return race.slot[slot >> SLOT_BITS][slot & 15]


def put_card(race: Race, place: int, card: int) -> None:
    if place < MOST_DECK:
        race.deck[place] = card
    else:
        slot = place - MOST_DECK
        race.slot[slot >> SLOT_BITS][slot & 15] = card


def count_bets(race: Race, player: int) -> None:
    """The bets that follow, of all others."""
    for other in range(race.players):
        if other != player:
            for moped in range(MOST_MOPEDS):
                race.bets[other][moped] = 0
    for round in range(race.drafted):
        count_bets_of(race, player, round, race.players)
    count_bets_of(race, player, race.drafted, race.drafter)


def count_bets_of(race: Race, player: int, round: int, bets: int) -> None:
    for place in range(bets):
        other = (race.sparks[round] + place) % race.players
        if other != player:
            race.bets[other][moped_of(race.slot[round][place])] += 1
