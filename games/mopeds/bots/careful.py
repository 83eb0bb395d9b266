"""Careful: weighs what a bet will bring, what taking the card does to its moped, and who else has
bet on that one: D-01 to D-03, with the cards counted as far as its memory goes."""

from trackwright.games.mopeds.bots.knowledge import know
from trackwright.games.mopeds.bots.outlook import look_ahead, reach_without, worth_at
from trackwright.games.mopeds.bots.random import packed_order
from trackwright.games.mopeds.rules.cards import moped_of, value_of
from trackwright.games.mopeds.state.layouts import PER_CENT, RETURNED, Race

LIKELY_TAKEN, LIKELY_BACK = 10, 85
"""Hundredths: does a card come back to the stack that others probably want, or do not?"""


def consider(race: Race, player: int) -> None:
    """What the player knows, and what follows: before it values cards."""
    know(race, player)
    expect_hand(race)
    look_ahead(race)


def expect_hand(race: Race) -> None:
    """MOP-21: three cards of the hand will be in the stack."""
    for i in range(race.held):
        race.view.stack[race.hand[i]] += PER_CENT * RETURNED // race.held
    race.view.size += RETURNED


def value_like_careful(race: Race, card: int) -> int:
    """D-01: thousandths of points for this player, less what rivals gain on average."""
    view, moped = race.view, moped_of(card)
    lost = chance_to_return(race, card)
    worth = worth_at(race, moped, reach_without(race, card, lost))
    return worth + (worth - view.worth[moped]) * stake_in(race, moped) // PER_CENT


def chance_to_return(race: Race, card: int) -> int:
    """MOP-21: those after it take what they value most; what they leave goes back."""
    better, later = 0, race.players - 1 - race.drafter
    worth = race.view.worth[moped_of(card)]
    for i in range(race.held):
        better += 1 if race.view.worth[moped_of(race.hand[i])] > worth else 0
    return LIKELY_TAKEN if better < later else LIKELY_BACK


def stake_in(race: Race, moped: int) -> int:
    """Its own bets less the average of the others, in hundredths."""
    others = race.view.rival[moped] // max(1, race.players - 1)
    return PER_CENT * race.view.own[moped] - others


def harm(race: Race, card: int) -> int:
    """D-02: what it gains if the card leaves the stack for good."""
    view, moped = race.view, moped_of(card)
    worth = worth_at(race, moped, reach_without(race, card, PER_CENT))
    return (worth - view.worth[moped]) * stake_in(race, moped)


def careful_row(race: Race) -> int:
    """D-02: the card whose loss hurts the others most."""
    best = race.hand[0]
    for i in range(1, race.held):
        if harm(race, race.hand[i]) > harm(race, best):
            best = race.hand[i]
    return best


def careful_order(race: Race) -> int:
    """D-03: cards that help it most come first."""
    first, last = 0, 0
    for i in range(1, RETURNED):
        if help_of(race, race.hand[i]) > help_of(race, race.hand[first]):
            first = i
        if help_of(race, race.hand[i]) <= help_of(race, race.hand[last]):
            last = i
    if first == last:
        return packed_order(race, 0, 1)
    return packed_order(race, first, RETURNED - first - last)


def help_of(race: Race, card: int) -> int:
    """What driving the card is worth to it."""
    return stake_in(race, moped_of(card)) * value_of(card)
