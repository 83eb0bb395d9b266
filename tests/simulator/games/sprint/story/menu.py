"""What a person can choose from in Sprint."""

from dataclasses import dataclass

from tests.simulator.games.sprint.race.race import PUSH
from tests.simulator.games.sprint.race.table import Table
from trackwright.model.text.messages import Message
from trackwright.simulator.race.game_parts import Choice as AnyChoice
from trackwright.simulator.table.table import Row


@dataclass(frozen=True)
class Choice:
    """To push or not."""

    row: Row

    @property
    def is_free(self) -> bool:
        return not self.row[2]


def choices_of(table: Table) -> list[Choice]:
    return [Choice((int(table.race.halt_player), PUSH, push, 0)) for push in (0, 1)]


def question_of(table: Table) -> Message:
    car = table.setup.seats[table.race.halt_player].name
    return Message("{car} throws a {die}", car=car, die=table.race.die)


def words_of(table: Table, choice: AnyChoice) -> Message:
    return Message("push") if choice.row[2] else Message("drive")
