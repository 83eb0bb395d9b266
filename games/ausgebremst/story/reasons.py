"""What a bot thinks of the cards that it may play where a race of Ausgebremst waits."""

from trackwright.games.ausgebremst.bots.worth import SPACE, nearest_rival
from trackwright.games.ausgebremst.race.seats import keep_choices
from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.rules.decisions import PLAY
from trackwright.games.ausgebremst.story.menu import choices_of, play, words_of
from trackwright.simulator.race.reasons import RatedChoice
from trackwright.simulator.table.table import Row

WEIGHED, UNIT = (PLAY,), "spaces"


def rated_choices(table: Table, bot: int, row: Row) -> list[RatedChoice]:
    """The best cards and ends; `row` is what was decided."""
    race = table.race
    car, plan = int(race.halt_player), race.plan
    choices_of(table)  # lists the ends within reach
    race.rival = nearest_rival(race, car)
    plan.kept = 0
    keep_choices(race, car, bot)
    found = []
    for at in range(plan.kept):
        choice = play(table, car, int(plan.card[at]), int(plan.end[at]))
        taken = choice.row == row
        found.append(RatedChoice(words_of(table, choice), plan.value[at] / SPACE, taken))
    return found
