"""What a bot thinks of the numbers that it may choose, and of the sets that it may play."""

from collections.abc import Iterator

from trackwright.games.street_racing.bots.driving import (
    HOPELESS,
    REDRAW_GAIN,
    usual_number,
    worth_at_speed,
    worth_of_number,
)
from trackwright.games.street_racing.bots.outlook import STEP
from trackwright.games.street_racing.bots.preparing import (
    NEXT_GEAR,
    shifts_left,
    wanted_gear,
    worth_of_set,
)
from trackwright.games.street_racing.race.seats import think_like
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.rules.upgrades import is_in_time
from trackwright.games.street_racing.state.decisions import SET, SPEED
from trackwright.games.street_racing.state.layouts import ENGINE_POWER, Race
from trackwright.games.street_racing.story.menu import Choice, choices_of, words_of
from trackwright.games.street_racing.story.offers import drive_words
from trackwright.games.street_racing.story.ways import liked_drives_at
from trackwright.model.text.messages import Message, joined
from trackwright.simulator.race.reasons import RatedChoice
from trackwright.simulator.table.bots import GREEDY
from trackwright.simulator.table.table import Row
from trackwright.simulator.table.table import Table as AnyTable

WEIGHED, UNIT = (SPEED, SET), "steps"
OUT = -100
"""What being out of the race is shown as, in steps."""


def rated_choices(table: AnyTable, bot: int, row: Row) -> list[RatedChoice]:
    """The numbers with the best route of each, or the sets; `row` is what was decided."""
    assert isinstance(table, Table)
    think_like(table.race, bot)
    choices = [choice for choice in choices_of(table) if choice.row[1] == row[1]]
    if row[1] == SET:
        return [
            RatedChoice(words_of(table, one), _of_set(table.race, bot, one), one.row == row)
            for one in choices
        ]
    return [*_numbers(table, choices, row), *_another_draw(table.race, bot, row)]


def _of_set(race: Race, bot: int, choice: Choice) -> float:
    """The number that it promises, and what the cards left over can pay for."""
    car, _, suit, count = choice.row
    value = int(worth_of_set(race, car, suit, count))
    if bot != GREEDY:
        value += NEXT_GEAR * int(shifts_left(race, car, count, wanted_gear(race, car)))
    return value / STEP


def _numbers(table: Table, choices: list[Choice], row: Row) -> Iterator[RatedChoice]:
    for choice in choices:
        car, _, speed, _ = choice.row
        drives = liked_drives_at(table.race, car, speed)
        end = drive_words(table, drives[0]) if drives else Message("too slow for the barrier: out")
        words = joined([words_of(table, choice), end])
        value = int(worth_of_number(table.race, car, speed))
        yield RatedChoice(words, _steps(value), choice.row == row)


def _another_draw(race: Race, bot: int, row: Row) -> Iterator[RatedChoice]:
    """B6: what Engine Power promises, less what it has to bring; greedy does not use it."""
    car, _, taken, _ = row
    number = int(usual_number(race))
    has_token = race.tokens[car][ENGINE_POWER] and is_in_time(race, car, ENGINE_POWER)
    if bot != GREEDY and has_token and number > taken:
        value = int(worth_at_speed(race, car, number)) - REDRAW_GAIN
        yield RatedChoice(Message("Engine Power: about {n}", n=number), _steps(value), False)


def _steps(value: int) -> float:
    return OUT if value < HOPELESS // 2 else value / STEP
