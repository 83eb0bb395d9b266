"""What a bot thinks of the cards in hand where a race waits."""

from trackwright.games.mopeds.race.draft import BET
from trackwright.games.mopeds.race.seats import keep_choices
from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.story.happenings import card_words
from trackwright.simulator.race.reasons import RatedChoice
from trackwright.simulator.table.table import Row
from trackwright.simulator.table.table import Table as AnyTable

WEIGHED, UNIT = (BET,), "points"
POINT = 1000


def rated_choices(table: AnyTable, bot: int, row: Row) -> list[RatedChoice]:
    """The cards, best first; `row` is what was decided."""
    assert isinstance(table, Table)
    race, plan = table.race, table.race.plan
    keep_choices(race, int(race.halt_player), bot)
    return [
        RatedChoice(
            card_words(table, int(plan.card[at])), plan.value[at] / POINT, plan.card[at] == row[2]
        )
        for at in range(plan.kept)
    ]
