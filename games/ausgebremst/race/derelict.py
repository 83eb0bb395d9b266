"""A derelict's turn: F-33 to F-38, H-13 to H-15, P-11."""

from trackwright.games.ausgebremst.race.tally import count_incident
from trackwright.games.ausgebremst.race.turn import drive_card, finish_move, take_off
from trackwright.games.ausgebremst.rules.cards import has_no_cards, top_card
from trackwright.games.ausgebremst.rules.lead import six_is_barred
from trackwright.games.ausgebremst.rules.moves import (
    FINISH_LINE,
    NO_END,
    can_drive,
    first_end,
    last_end,
    look,
    packed_way,
    reaches_finish,
)
from trackwright.games.ausgebremst.rules.pit import owes_stop
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.state.events import NO_CARDS
from trackwright.games.ausgebremst.state.layouts import (
    AS_FAR_AS_POSSIBLE,
    BACK_ON_TOP,
    MOST_CARD,
    Race,
)
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import RACING

SIX = 6


def take_derelict_turn(race: Race, car: int) -> None:
    """F-36, F-34: if blocked in front, it turns no card; otherwise it plays the top one. F-35:
    without cards the car is taken off."""
    race.turns += 1
    look(race, car, MOST_CARD)
    if race.halt:
        return
    if can_drive(race, 1) == 0:
        race.blocked += 1
        count_incident(race, race.space[car])
        note(race, car, events.Blocked(space=race.space[car]))
        return
    card = top_card(race, car)
    race.gone[car][card] += 1
    race.supply[car] -= card
    note(race, car, events.Turned(card=card))
    if card == SIX and six_is_barred(race, car):
        race.waited += 1
        race.barred += 1
        spend(race, car, card)
    elif can_drive(race, card):
        end = derelict_end(race, car, card)
        drive_card(race, car, card, packed_way(race, end, card))
        finish_move(race, car)
    else:
        cannot_drive(race, car, card)
    if race.status[car] == RACING and has_no_cards(race, car):
        take_off(race, car, NO_CARDS)


def spend(race: Race, car: int, card: int) -> None:
    """F-37, H-13: the card is played, the car stays."""
    race.plays[car] += 1
    note(race, car, events.Spent(card=card, space=race.space[car], back=0))


def cannot_drive(race: Race, car: int, card: int) -> None:
    """H-13: the card cannot be played in full: spent, put back on top, or driven as far as
    possible."""
    if race.rules.unplayable == AS_FAR_AS_POSSIBLE:
        steps = card
        while can_drive(race, steps) == 0:
            steps -= 1
        end = derelict_end(race, car, steps)
        drive_card(race, car, steps, packed_way(race, end, steps))
        finish_move(race, car)
        return
    race.blocked += 1
    if race.rules.unplayable == BACK_ON_TOP:
        race.deck_at[car] -= 1
        race.gone[car][card] -= 1
        race.supply[car] += card
        note(race, car, events.Spent(card=card, space=race.space[car], back=1))
        return
    spend(race, car, card)


def derelict_end(race: Race, car: int, card: int) -> int:
    """F-38, F-33: to the pit if the card allows, otherwise to its own advantage."""
    if owes_stop(race, car):
        end = best_end(race, card, AT_STOP)
        if end == NO_END:
            end = best_end(race, card, BEFORE_STOP)
        if end != NO_END:
            return end
    if reaches_finish(race, card):
        return FINISH_LINE
    return best_end(race, card, ANYWHERE)


ANYWHERE, AT_STOP, BEFORE_STOP = 0, 1, 2


def best_end(race: Race, card: int, where: int) -> int:
    """H-14, H-15: of the ends of this kind the one furthest ahead, with the fewest changes of lane,
    then the innermost; NO_END if there is none."""
    best = NO_END
    for end in range(first_end(race, card), last_end(race, card)):
        if is_such(race, race.sight.at[end], where) and (
            best == NO_END or is_better(race, end, best)
        ):
            best = end
    return best


def is_such(race: Race, space: int, where: int) -> int:
    """H-15: on a pit space, or in the alley before the last one."""
    if where == AT_STOP:
        return race.road.stop[space]
    return 1 if where == ANYWHERE else race.road.stop_ahead[space]


def is_better(race: Race, end: int, other: int) -> int:
    """H-14: nearer to the finish, fewer changes of lane, further inside, lower number."""
    sight, road = race.sight, race.road
    here, there = sight.at[end], sight.at[other]
    mine = road.dist[here] - sight.crossed[end] * road.lap
    its = road.dist[there] - sight.crossed[other] * road.lap
    if mine != its:
        return 1 if mine < its else 0
    if sight.changes[end] != sight.changes[other]:
        return 1 if sight.changes[end] < sight.changes[other] else 0
    if road.inner[here] != road.inner[there]:
        return 1 if road.inner[here] < road.inner[there] else 0
    return 1 if here < there else 0
