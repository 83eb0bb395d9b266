"""Selects the bot for each seat. A bot reads the race and writes the plan of the turn."""

from trackwright.games.motograndprix.bots.careful import value_like_careful
from trackwright.games.motograndprix.bots.greedy import take_farthest, value_like_greedy
from trackwright.games.motograndprix.bots.search import (
    choose_best,
    choose_without_dials,
    give_up,
    look_along_line,
    look_at_all,
    look_without_dials,
)
from trackwright.games.motograndprix.race.planner import choose_by_planning
from trackwright.games.motograndprix.state.layouts import BASIC, Race
from trackwright.simulator.table.bots import CAREFUL, GREEDY, PLANNER, bot_of


def plan_ride(race: Race, bike: int) -> None:
    """Make the plan of this bike's turn."""
    if race.imagined:
        look_without_dials(race, bike)
        if race.sight.ends:
            value_like_careful(race, bike)
            choose_without_dials(race, bike)
            return
    bot = bot_of(race, bike)
    if bot == GREEDY and race.rules.level == BASIC and take_farthest(race, bike):
        return
    if bot in (GREEDY, CAREFUL):
        look_along_line(race, bike)
    else:
        look_at_all(race, bike)
    if race.sight.ends == 0:
        give_up(race)
        return
    if bot == GREEDY:
        value_like_greedy(race)
    elif bot == CAREFUL:
        value_like_careful(race, bike)
    choose_best(race, bike, bot)
    if bot == PLANNER:
        choose_by_planning(race, bike)
