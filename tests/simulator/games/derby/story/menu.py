"""What a person can bet on in Derby."""

from dataclasses import dataclass

from tests.simulator.games.derby.race.race import BET
from tests.simulator.games.derby.race.table import Table
from trackwright.model.text.messages import Message
from trackwright.simulator.race.game_parts import Choice as AnyChoice
from trackwright.simulator.table.table import Row


@dataclass(frozen=True)
class Choice:
    """A horse."""

    row: Row

    @property
    def is_free(self) -> bool:
        return True


def choices_of(table: Table) -> list[Choice]:
    player = int(table.race.halt_player)
    return [Choice((player, BET, horse, 0)) for horse in range(table.race.runners)]


def question_of(table: Table) -> Message:
    return Message("{player} bets on", player=table.setup.seats[table.race.halt_player].name)


def words_of(table: Table, choice: AnyChoice) -> Message:
    return Message("{horse}", horse=table.setup.runners[choice.row[2]].name)
