"""What a bot thinks of the horses that it may bet on."""

from tests.simulator.games.derby.race.race import BET
from tests.simulator.games.derby.race.table import Table
from tests.simulator.games.derby.story.menu import choices_of, words_of
from trackwright.simulator.race.reasons import RatedChoice
from trackwright.simulator.table.table import Row

WEIGHED, UNIT = (BET,), "columns"


def rated_choices(table: Table, bot: int, row: Row) -> list[RatedChoice]:
    """Each horse by how far it is; `row` is what was decided."""
    driven = table.race.driven
    return [
        RatedChoice(words_of(table, choice), float(driven[choice.row[2]]), choice.row == row)
        for choice in choices_of(table)
    ]
