"""What a person can choose from: every legal decision of a race that waits for one.

The rules themselves list and judge the choices, as plain Python, on the waiting table
(`DECISION_WANTED`). For each end of a card there is one way, the one with the fewest lane changes;
for stacks there are a few common arrangements.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trackwright.games.ausgebremst.race.prepare import CARD_BITS, IN_CHOICE
from trackwright.games.ausgebremst.race.questions import ask_reach
from trackwright.games.ausgebremst.race.table import DECKS, Table
from trackwright.games.ausgebremst.race.turn import may_play
from trackwright.games.ausgebremst.rules.decisions import DRAW, PICK_UP, PLAY, STACKING, TAKE, TYPE
from trackwright.games.ausgebremst.rules.moves import (
    FINISH_LINE,
    first_end,
    last_end,
    packed_way,
    reaches_finish,
)
from trackwright.games.ausgebremst.rules.pit import loses_last_chance
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, STACKS
from trackwright.games.ausgebremst.story.happenings import place_of
from trackwright.model.text.messages import Message, counted, joined, joined_with_and
from trackwright.simulator.story.places import place_words
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.states import DECISION_WANTED
from trackwright.simulator.table.table import Row

ARRANGEMENTS = (
    ((1, 2), (3,), (4,), (5, 6)),
    ((1, 2), (3, 4), (5,), (6,)),
    ((1,), (2, 3), (4, 5), (6,)),
    ((1, 4), (2, 5), (3, 6), ()),
)
"""Ways to build stacks, by value; within a stack the lower cards are at the bottom (E-04)."""
HOME = -1
"""The end of a choice that reaches the finish."""


@dataclass(frozen=True)
class Choice:
    """A possible decision: as a row of the script, and what it means."""

    row: Row
    kind: int
    answer: int = 0
    """The card, or the number of the deck, stack, deposit card or arrangement."""
    end: int = 0
    """The space where a move ends; HOME."""
    detour: int = 0
    """Spaces of the move that bring the car no nearer to the finish (D-10)."""
    stops: bool = False
    eliminates: bool = False
    stack: int = 0

    @property
    def is_free(self) -> bool:
        """Neither a detour nor the end of the race?"""
        return not self.detour and not self.eliminates


def choices_of(table: Table) -> list[Choice]:
    """D-10: everything that the waiting car may decide."""
    assert table.mode == "plain", "choices are listed by the rules as plain Python"
    assert table.race.halt == DECISION_WANTED, "the race has not stopped for a decision"
    car, kind = int(table.race.halt_player), int(table.race.halt_kind)
    return list(_LISTS[kind](table, car))


def _decks(table: Table, car: int) -> Iterator[Choice]:
    for deck in range(len(DECKS)):
        yield Choice((car, TYPE, deck, 0), TYPE, deck)


def _stackings(table: Table, car: int) -> Iterator[Choice]:
    race = table.race
    cards = sorted(int(race.deck[car][i]) for i in range(race.deck_size[car]))
    for number, arrangement in enumerate(ARRANGEMENTS):
        stack_of = {value: i for i, values in enumerate(arrangement) for value in values}
        rows = [value | stack_of[value] << 3 for value in cards]
        choice, path = _packed(rows[:IN_CHOICE]), _packed(rows[IN_CHOICE:])
        yield Choice((car, STACKING, choice, path), STACKING, number)


def _packed(cards: Sequence[int]) -> int:
    return sum(card << CARD_BITS * i for i, card in enumerate(cards))


def _stacks(table: Table, car: int) -> Iterator[Choice]:
    kind = int(table.race.halt_kind)
    for stack in range(STACKS):
        if table.race.height[car][stack]:
            yield Choice((car, kind, stack, 0), kind, stack)


def _deposits(table: Table, car: int) -> Iterator[Choice]:
    for card in range(2):
        for stack in range(STACKS):
            yield Choice((car, PICK_UP, card, stack), PICK_UP, card, stack=stack)


def _plays(table: Table, car: int) -> list[Choice]:
    race = table.race
    halt, kind = race.halt, race.halt_kind
    ask_reach(race, car)
    race.halt, race.halt_kind = halt, kind
    found = []
    for card in range(MOST_CARD, 0, -1):
        if _is_held(table, car, card) and may_play(race, car, card):
            if reaches_finish(race, card):
                found.append(play(table, car, card, FINISH_LINE))
            for end in range(first_end(race, card), last_end(race, card)):
                found.append(play(table, car, card, end))
    return sorted(found, key=lambda choice: (choice.eliminates, -choice.answer, choice.detour))


def _is_held(table: Table, car: int, card: int) -> bool:
    race = table.race
    return any(race.hand[car][i] == card for i in range(race.held[car]))


def play(table: Table, car: int, card: int, end: int) -> Choice:
    race, road = table.race, table.road
    row = (car, PLAY, card, int(packed_way(race, end, card)))
    if end == FINISH_LINE:
        out = loses_last_chance(race, car, race.space[car], race.laps + 1)
        return Choice(row, PLAY, card, HOME, eliminates=bool(out))
    space, crossed = int(race.sight.at[end]), int(race.sight.crossed[end])
    before = road.dist[race.space[car]] - race.crossings[car] * road.lap
    nearer = before - (road.dist[space] - crossed * road.lap)
    return Choice(
        row,
        PLAY,
        card,
        space,
        detour=int(card - nearer),
        stops=bool(road.stop[space]),
        eliminates=bool(loses_last_chance(race, car, space, crossed)),
    )


_LISTS = {
    TYPE: _decks,
    STACKING: _stackings,
    TAKE: _stacks,
    PLAY: _plays,
    DRAW: _stacks,
    PICK_UP: _deposits,
}


def words_of(table: Table, choice: Choice) -> Message:
    """A choice in words."""
    race, car = table.race, choice.row[0]
    if choice.kind == TYPE:
        size = sum(race.rules.deck[choice.answer])
        deck = Message(DECKS[choice.answer])
        return Message("the {deck} deck of {n} cards", deck=deck, n=size)
    if choice.kind == STACKING:
        arrangement = ARRANGEMENTS[choice.answer]
        return joined([joined_with_and(values) if values else "-" for values in arrangement], " / ")
    if choice.kind in (TAKE, DRAW):
        return _stack_words(table, car, choice.answer)
    if choice.kind == PICK_UP:
        cards = race.deposit[car]
        other = cards[1 - choice.answer]
        return Message(
            "take the {card}, put the {other} on stack {stack}",
            card=cards[choice.answer],
            other=other,
            stack=choice.stack + 1,
        )
    return _play_words(table, choice)


def stack_of(table: Table, car: int, stack: int) -> list[int]:
    """Its cards, the top one first."""
    cards = table.race.stack[car][stack]
    return [int(cards[i]) for i in reversed(range(table.race.height[car][stack]))]


def _stack_words(table: Table, car: int, stack: int) -> Message:
    """The owner remembers what lies there."""
    cards = stack_of(table, car, stack)
    if len(cards) == 1:
        return Message("stack {n}: the {card}", n=stack + 1, card=cards[0])
    return Message(
        "stack {n}: the {card}, then {cards}",
        n=stack + 1,
        card=cards[0],
        cards=joined(cards[1:], " "),
    )


def _play_words(table: Table, choice: Choice) -> Message:
    return joined([_where_to(table, choice), *_what_of_it(choice)])


def _where_to(table: Table, choice: Choice) -> Message:
    if choice.end == HOME:
        return Message("play {card}: over the finish line", card=choice.answer)
    place = place_words(place_of(table, choice.end))
    return Message("play {card}: to {place}", card=choice.answer, place=place)


def _what_of_it(choice: Choice) -> Iterator[Message]:
    if choice.stops:
        yield Message("pit stop")
    if choice.detour > 0:
        yield Message("{spaces} of detour", spaces=counted(choice.detour, "space"))
    if choice.eliminates:
        yield Message("OUT: pit stop missed")


def question_of(table: Table) -> Message:
    """The question to the waiting car, in words."""
    race = table.race
    car, kind = int(race.halt_player), int(race.halt_kind)
    name = called(table.setup.seats[car].name)
    if kind == TYPE:
        return Message("{name}, grid place {n}: which deck?", name=name, n=race.grid[car])
    if kind == STACKING:
        return Message(
            "{name}: which values go on which stack (lower ones at the bottom)?", name=name
        )
    if kind == TAKE:
        return Message("{name}: which stack to take a hand card from?", name=name)
    if kind == PICK_UP:
        return Message("{name} has stopped: which deposit card to take in hand?", name=name)
    hand = joined([int(race.hand[car][i]) for i in range(race.held[car])], " ")
    where = place_words(place_of(table, int(race.space[car])))
    if kind == DRAW:
        return Message(
            "{name} at {place} holds {hand}: which stack to draw from?",
            name=name,
            place=where,
            hand=hand,
        )
    return Message(
        "{name} at {place}, {state}, holds {hand}: which card?",
        name=name,
        place=where,
        state=joined(_state(table, car)),
        hand=hand,
    )


def _state(table: Table, car: int) -> Iterator[Message]:
    race = table.race
    yield Message("lap {n}", n=max(1, int(race.crossings[car])))
    yield Message("{points} left", points=counted(int(race.supply[car]), "point"))
    if not race.pitted[car] and race.road.entry >= 0:
        yield Message("pit stop still to make")
