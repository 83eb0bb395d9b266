"""What a bot thinks of the choices that it has where a race waits."""

from trackwright.games.dice_derby.bots.worth import STEP, WIN, value_of, value_of_dice
from trackwright.games.dice_derby.race.seats import DICE, GO_ON, METHOD
from trackwright.games.dice_derby.race.table import Table
from trackwright.games.dice_derby.state.layouts import Race
from trackwright.games.dice_derby.story.menu import Choice, choices_of, words_of
from trackwright.simulator.race.reasons import RatedChoice
from trackwright.simulator.table.table import Row

WEIGHED, UNIT = (DICE, METHOD, GO_ON), "spaces"
SURE = 100
"""What winning now is shown as, in spaces."""


def rated_choices(table: Table, bot: int, row: Row) -> list[RatedChoice]:
    """Each choice; `row` is what was decided."""
    found = [
        RatedChoice(words_of(table, one), rating_of(table.race, bot, one), one.row == row)
        for one in choices_of(table)
    ]
    return sorted(found, key=lambda choice: -choice.value)


def rating_of(race: Race, bot: int, choice: Choice) -> float:
    """In spaces; a chance to win now counts as so much of a hundred."""
    car, kind, answer, _ = choice.row
    if kind == DICE:
        faces = race.rules.faces
        total = int(value_of_dice(race, car, bot, answer))
        wins, rest = divmod(total + WIN // 2, WIN)
        return (wins * SURE + (rest - WIN // 2) / STEP) / faces**2
    value = int(value_of(race, car, bot, choice.end))
    return SURE if value == WIN else value / STEP
