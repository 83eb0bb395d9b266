"""What a bot thinks of the choices of a move where a race of MotoGrandPrix waits."""

from trackwright.games.motograndprix.bots.careful import value_like_careful
from trackwright.games.motograndprix.bots.greedy import POSITION, value_like_greedy
from trackwright.games.motograndprix.bots.search import look_at_all, weigh_for
from trackwright.games.motograndprix.race.road import fill_outlooks
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.rules.decisions import RIDE
from trackwright.games.motograndprix.state.layouts import MOST_KEPT
from trackwright.games.motograndprix.story.menu import Choice, judged, row_of, words_of
from trackwright.simulator.race.reasons import RatedChoice
from trackwright.simulator.table.bots import CAREFUL, GREEDY, PLANNER
from trackwright.simulator.table.table import Row

WEIGHED, UNIT = (RIDE,), "positions"


def rated_choices(table: Table, bot: int, row: Row) -> list[RatedChoice]:
    """For each end the best way there; `row` is what was decided."""
    race = table.race
    bike, sight = int(race.halt_player), race.sight
    if bot == PLANNER:
        fill_outlooks(race.road, table.way, race.rules)
    look_at_all(race, bike)
    if bot == GREEDY:
        value_like_greedy(race)
    elif bot == CAREFUL:
        value_like_careful(race, bike)
    sight.kept = 0
    weigh_for(race, bike, bot, MOST_KEPT)
    kept = [(row_at(table, bike, at), sight.kept_value[at] / POSITION) for at in range(sight.kept)]
    taken = judged(table, row)
    found = []
    for one, value in kept:
        choice = judged(table, one)
        if choice is not None:
            found.append(RatedChoice(words_of(table, choice), value, _is_same(choice, taken)))
    return found


def row_at(table: Table, bike: int, at: int) -> Row:
    """A kept choice as a row of the script."""
    race, sight = table.race, table.race.sight
    flips, bonus, dial = sight.kept_flips[at], sight.kept_bonus[at], sight.kept_dial[at]
    return row_of(race, bike, flips, bonus, dial, sight.kept_points[at], sight.kept_end[at])


def _is_same(choice: Choice, taken: Choice | None) -> bool:
    """The same end for the same price."""
    return taken is not None and (
        (choice.end, choice.engine, choice.front, choice.bonus)
        == (taken.end, taken.engine, taken.front, taken.bonus)
    )
