"""Lays a situation out on its table: cars, consoles, hands, deck, tokens."""

from typing import Any

from trackwright.games.street_racing.race.race import clear, clear_car
from trackwright.games.street_racing.referee.laid_case import LaidCase
from trackwright.games.street_racing.referee.players import Card, Player, cards_of_case
from trackwright.games.street_racing.rules.cards import ANYBODY, FOR_CONTROL
from trackwright.games.street_racing.rules.damage import lay_supply
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.state.layouts import (
    JUNKED_AT,
    MOST_CARDS,
    NOWHERE,
    Race,
)
from trackwright.games.street_racing.story.words import DRIVER_IDS
from trackwright.simulator.compiler.data.memory import fill
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    a_list,
    an_object,
    whole,
)
from trackwright.simulator.table.begin import begin_race
from trackwright.simulator.table.states import FINISHED, RACING, RETIRED

MOST_DECK = 200
MOST_ROUNDS = 10_000


def set_up(situation: LaidCase) -> None:
    """The table as the case describes it, before the first decision."""
    race, state = situation.race, situation.state
    cars = len(situation.players)
    race.players = race.runners = cars
    fill(race.owner, range(cars))
    begin_race(race, 0, 0)
    clear(race)
    race.rules.ask_all = 1
    lay_supply(race)
    for car, player in enumerate(situation.players):
        clear_car(race, car)
        put_car(race, car, player)
        if race.status[car] == RACING and race.at[car] == NOWHERE:
            raise CannotAnswer(f"state.players[{car}]: {player.id!r} has no space")
    lay_cards(situation)
    order = situation.order()
    fill(race.order, order)
    put_team_mates(situation)
    active = active_car(situation, order)
    first = active - active % 2 if situation.is_tag_team else active
    places = [order.index(first)]
    if situation.is_tag_team:
        places.append(order.index(first + 1))
    race.turn, race.car = min(places), active
    race.round = whole(state.get("round", 1), "state.round", 1, MOST_ROUNDS)
    put_tokens(situation)
    put_control(situation)
    for car in range(cars):
        race.left[car] = steps_left(race, car)
    race.final = int(
        any(p.finished and situation.counts(c) for c, p in enumerate(situation.players))
    )


def put_car(race: Race, car: int, player: Player) -> None:
    race.at[car] = player.space
    if player.gear is not None:
        race.gear[car] = player.gear
    race.turns_taken[car], race.pending[car] = player.turns_taken, player.pending
    race.control[car], race.damaged[car] = player.control, player.damage
    race.crossed[car], race.gate[car] = player.lap, player.checkpoints
    race.remaining[car], race.last_speed[car] = player.remaining, player.speed
    numbers = {id: number for number, id in DRIVER_IDS.items()}
    race.driver[car] = numbers.get(player.driver, 0)
    fill(race.tokens[car], player.tokens)
    if player.finished:
        race.status[car], race.at[car] = FINISHED, NOWHERE
        race.finished += 1
    elif player.out or player.damage >= JUNKED_AT:
        race.status[car] = RETIRED
        race.at[car] = NOWHERE if player.out else player.space


def put_team_mates(situation: LaidCase) -> None:
    """STR-56: second cars wait until the first one has crossed."""
    race = situation.race
    if situation.is_tag_team:
        for car in range(1, len(situation.players), 2):
            race.waits[car] = int(race.status[car - 1] != FINISHED)


def active_car(situation: LaidCase, order: list[int]) -> int:
    """Who has the turn: as the case says, or the first in the order."""
    given = situation.state.get("active")
    if given is not None:
        return situation.car(given, "state.active")
    race = situation.race
    return next((car for car in order if race.status[car] == 0 and not race.waits[car]), order[0])


def put_tokens(situation: LaidCase) -> None:
    """STR-42: space -> owner; null: nobody's, and a rival's for everybody."""
    for name, owner in an_object(situation.state, "block_tokens", "state.block_tokens").items():
        space = situation.space(name, "state.block_tokens")
        if owner is None:
            situation.race.road.block[space] = 1
            continue
        situation.race.block[situation.car(owner, f"state.block_tokens.{name}")] = space


def put_control(situation: LaidCase) -> None:
    """STR-51: the control tokens that will be drawn, in this order, whoever draws."""
    script = situation.script
    given = script.get("control", script.get("control_tokens"))
    values = a_list([] if given is None else given, "script.control", MOST_DECK)
    numbers = [whole(value, "script.control", 1, 3) for value in values]
    situation.table.set_given([(ANYBODY, FOR_CONTROL, number) for number in numbers])


def lay_cards(situation: LaidCase) -> None:
    """STR-08: the deck of the case, its hands and its discards."""
    race, script, state = situation.race, situation.script, situation.state
    deck = cards_of_case(_first(script, "deck"), "script.deck", MOST_DECK)
    discards = cards_of_case(
        _first(state, "discards", "discard", "discard_pile") or _first(script, "discards"),
        "state.discards",
        MOST_DECK,
    )
    cards: list[Card] = []

    def number(card: Card) -> int:
        cards.append(card)
        return len(cards) - 1

    fill(race.pile, [number(card) for card in reversed(deck)])
    fill(race.discards, [number(card) for card in discards])
    race.piled, race.discarded = len(deck), len(discards)
    for car, player in enumerate(situation.players):
        fill(race.hand[car], [number(card) for card in player.hand])
        race.held[car] = len(player.hand)
    if len(cards) > MOST_CARDS:
        raise CannotAnswer(f"more than {MOST_CARDS} cards in deck, hands and discards")
    race.deck.unnamed, race.unnamed_drawn = MOST_CARDS - len(cards), 0
    cards += [Card(0)] * race.deck.unnamed
    race.deck.cards, race.reshuffles = len(cards), 0
    for i, card in enumerate(cards):
        race.deck.suit[i], race.deck.nitrous[i] = card.suit, card.nitrous
        fill(race.deck.speed[i], (0, *card.speeds))


def _first(row: Any, *keys: str) -> Any:
    return next((row[key] for key in keys if row.get(key) is not None), None)
