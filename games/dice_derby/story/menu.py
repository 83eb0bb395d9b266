"""What a person can choose from: dice, a method, Turbocharge. The rules say where each leads."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.games.dice_derby.race.seats import DICE, GO_ON, METHOD
from trackwright.games.dice_derby.race.table import Table
from trackwright.games.dice_derby.race.turn import may_use
from trackwright.games.dice_derby.rules.landing import other_on
from trackwright.games.dice_derby.rules.moves import target_of, turbo_target
from trackwright.games.dice_derby.state.layouts import (
    BY_COLOURS,
    BY_NUMBERS,
    CARD,
    EXTRA,
    LOSE,
    NOWHERE,
)
from trackwright.games.dice_derby.story.happenings import die_of
from trackwright.games.dice_derby.story.places import place_of, place_words
from trackwright.games.dice_derby.story.sentences import dice_words
from trackwright.model.text.messages import Message, joined
from trackwright.simulator.race.game_parts import Choice as AnyChoice
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.states import DECISION_WANTED, NOBODY
from trackwright.simulator.table.table import Row


@dataclass(frozen=True)
class Choice:
    """A possible decision: as a row of the script, and where it leads."""

    row: Row
    end: int = NOWHERE
    middle: int = NOWHERE

    @property
    def is_free(self) -> bool:
        """Nothing is ever spent in this game."""
        return True


def choices_of(table: Table) -> list[Choice]:
    """Everything that the waiting car may decide."""
    race = table.race
    assert race.halt == DECISION_WANTED, "the race has not stopped for a decision"
    car, kind = int(race.halt_player), int(race.halt_kind)
    if kind == DICE:
        return [Choice((car, DICE, dice, 0)) for dice in (2, 1)]
    return list(_goings_on(table, car) if kind == GO_ON else _methods(table, car))


def _methods(table: Table, car: int) -> Iterator[Choice]:
    """DIC-33, DIC-37."""
    race = table.race
    for method in (BY_COLOURS, BY_NUMBERS):
        if may_use(race, car, method):
            end = int(target_of(race, race.at[car], method))
            yield Choice((car, METHOD, method, 0), end, int(race.middle))


def _goings_on(table: Table, car: int) -> Iterator[Choice]:
    """DIC-36."""
    race = table.race
    stop = int(race.target)
    yield Choice((car, GO_ON, 0, 0), stop)
    yield Choice((car, GO_ON, 1, 0), int(turbo_target(race, race.at[car], stop)), stop)


def words_of(table: Table, choice: AnyChoice) -> Message:
    """A choice in words."""
    assert isinstance(choice, Choice)
    _, kind, answer, _ = choice.row
    if kind == DICE:
        return Message("roll one die") if answer == 1 else Message("roll two dice")
    where = _where(table, choice)
    if kind == GO_ON:
        return (
            Message("go on: {where}", where=where)
            if answer
            else Message("stop: {where}", where=where)
        )
    if answer == BY_NUMBERS:
        return Message("numbers: {where}", where=where)
    return Message("colours: {where}", where=where)


def _where(table: Table, choice: Choice) -> Message:
    if choice.end == NOWHERE:
        return Message("stay")
    to = Message("to {place}", place=place_words(place_of(table, choice.end)))
    return joined([to, *_what_of_it(table, choice.row[0], choice.end)])


def _what_of_it(table: Table, car: int, end: int) -> Iterator[Message]:
    """What landing there does."""
    race = table.race
    start, race.at[car] = int(race.at[car]), end
    other = other_on(race, car)
    race.at[car] = start
    if other != NOBODY:
        yield Message("bump {car}", car=called(table.setup.seats[other].name))
    effect = race.road.effect[end]
    if effect == EXTRA:
        yield Message("an extra turn")
    elif effect == LOSE:
        yield Message("lose a turn")
    elif effect == CARD:
        yield Message("a red card")
    if race.road.lands[end] == race.road.ramp:
        yield Message("up the ramp next")
    elif race.road.lands[end] != end:
        yield Message("through the pit row next")


def question_of(table: Table) -> Message:
    """The question to the waiting car, in words."""
    race = table.race
    car, kind = int(race.halt_player), int(race.halt_kind)
    parts = {
        "car": called(table.setup.seats[car].name),
        "place": place_words(place_of(table, int(race.at[car]))),
    }
    if kind == DICE:
        return Message("{car} at {place}: one die or two?", **parts)
    dice = dice_words([die_of(die) for die in (race.first, race.second) if die])
    if kind == GO_ON:
        return Message("{car} at {place} rolls {dice}: go on?", dice=dice, **parts)
    return Message("{car} at {place} rolls {dice}: colours or numbers?", dice=dice, **parts)
