"""What a person can choose from, in any phase of a turn: the rules list it (`rules/legal.py`)."""

from dataclasses import dataclass

from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.rules.legal import list_actions
from trackwright.games.street_racing.rules.setup import tokens_left, upgrades_of
from trackwright.games.street_racing.rules.steps import step_cost, way_to
from trackwright.games.street_racing.state.decisions import (
    ALLOCATE,
    ALLOCATING,
    CHOOSING,
    DISCARD,
    DISCARDING,
    END,
    LEAVING,
    LEFT,
    MOVING,
    PLACE,
    PLACING,
    PREPARING,
    SET,
    SHIFT,
    SLOT,
    SPEED,
    STEP,
    UP,
    count_of,
)
from trackwright.games.street_racing.state.layouts import HANDLING, SUITS, TUNING, Race
from trackwright.games.street_racing.story.happenings import place_of
from trackwright.games.street_racing.story.words import (
    cards_words,
    gear_words,
    upgrade_words,
)
from trackwright.model.text.messages import Message, joined
from trackwright.simulator.race.game_parts import Choice as AnyChoice
from trackwright.simulator.story.places import place_words
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.table import Row
from trackwright.simulator.table.table import Table as AnyTable


@dataclass(frozen=True)
class Choice:
    """A decision, as a row of the script."""

    row: Row

    @property
    def is_free(self) -> bool:
        """Shifts and upgrades spend cards or tokens for good."""
        return self.row[1] in (ALLOCATE, SLOT, SET, SPEED, STEP, END, DISCARD)


def choices_of(table: AnyTable) -> list[Choice]:
    """Everything that the waiting player may decide."""
    assert isinstance(table, Table)
    race = table.race
    car = int(race.halt_player)
    count = list_actions(race, car)
    menu = race.menu
    return [
        Choice((car, int(menu.kind[i]), int(menu.choice[i]), int(menu.path[i])))
        for i in range(count)
    ]


def suits_in(cards: int) -> dict[int, int]:
    """Suit -> how many cards of it a path names."""
    return {suit: count_of(cards, suit) for suit in range(1, SUITS + 1)}


def words_of(table: AnyTable, choice: AnyChoice) -> Message:
    """A choice in words."""
    assert isinstance(table, Table)
    car, kind, chosen, path = choice.row
    if kind == ALLOCATE:
        return upgrade_words(chosen)
    if kind == SLOT:
        return Message(
            "start space {n}, at {at}", n=chosen + 1, at=_at(table, table.race.road.slot[chosen])
        )
    if kind == SET:
        return Message("play {n} × {suit}", n=path, suit=chosen)
    if kind == SPEED:
        return Message("speed {n}", n=chosen)
    if kind == STEP:
        return _step(table, car, chosen)
    if kind == SHIFT:
        return _shift(table.race, car, chosen, path)
    if kind == PLACE:
        on_left = Message("Handling: block token on the left")
        return on_left if chosen == LEFT else Message("Handling: block token on the right")
    if kind == DISCARD:
        return Message("discard {cards}", cards=cards_words(suits_in(path)))
    return _end(table.race) if kind == END else _upgrade(table, chosen, path)


def _at(table: Table, space: int) -> Message:
    return place_words(place_of(table, int(space)))


def _step(table: Table, car: int, space: int) -> Message:
    race = table.race
    cost = int(step_cost(race, car, way_to(race, car, space)))
    if cost > 1:
        return Message("to {place}, {n} points", place=_at(table, space), n=cost)
    limit = int(race.road.limit[space])
    if limit:
        return Message("to {place}, corner {limit}", place=_at(table, space), limit=limit)
    return Message("to {place}", place=_at(table, space))


def _shift(race: Race, car: int, direction: int, cards: int) -> Message:
    gear = gear_words(int(race.gear[car]) + (1 if direction == UP else -1))
    if cards == 0:
        return Message("shift to {gear}", gear=gear)
    return Message("shift to {gear} for {cards}", gear=gear, cards=cards_words(suits_in(cards)))


def _upgrade(table: Table, upgrade: int, path: int) -> Message:
    name = upgrade_words(upgrade)
    if upgrade == TUNING and path:
        cards = cards_words(suits_in(path))
        return Message("{upgrade}: discard {cards}", upgrade=name, cards=cards)
    if upgrade == HANDLING:
        return Message("{upgrade}: ignore the token at {at}", upgrade=name, at=_at(table, path))
    return name


def _end(race: Race) -> Message:
    if race.phase == PREPARING:
        return Message("do not move")
    return Message("stop here") if race.phase == MOVING else Message("end the turn")


# --- the question


def question_of(table: AnyTable) -> Message:
    """The question to the waiting player, in words."""
    assert isinstance(table, Table)
    race = table.race
    car, phase = int(race.halt_player), int(race.phase)
    name = called(table.setup.seats[car].name)
    if phase == ALLOCATING:
        done, most = int(tokens_left(race, car)), int(upgrades_of(race, car))
        return Message("{car}: upgrade {n} of {most}?", car=name, n=done + 1, most=most)
    if phase == PLACING:
        return Message("{car}: which start space?", car=name)
    parts = {"car": name, "gear": gear_words(int(race.gear[car])), "hand": hand_words(race, car)}
    if phase == PREPARING:
        return Message("{car} in {gear}, hand {hand}: what next?", **parts)
    if phase == CHOOSING:
        return Message("{car} flips {speeds}: which speed?", car=name, speeds=_flipped(race))
    if phase == MOVING:
        return Message("{car} has {n} left: where to?", car=name, n=int(race.points))
    if phase == LEAVING:
        return Message("{car} in {gear}, hand {hand}: anything else?", **parts)
    assert phase == DISCARDING
    return Message("{car}, hand {hand}: which cards to discard?", **parts)


def hand_words(race: Race, car: int) -> Message:
    """The hand, as suits."""
    suits = sorted(int(race.deck.suit[race.hand[car][i]]) for i in range(int(race.held[car])))
    return joined(suits, " ")


def _flipped(race: Race) -> Message:
    row = int(race.row_read)
    speeds = [int(race.deck.speed[race.flip[i]][row]) for i in range(int(race.flipped))]
    return joined(speeds, " ")
