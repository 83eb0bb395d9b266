"""Before the race: the roll for the pole, and the grid after qualifying."""

from collections.abc import Sequence

from trackwright.games.motograndprix.race.grid import grid_from_qualifying, line_up, roll_for_pole
from trackwright.games.motograndprix.referee.common import (
    Answer,
    id_of,
    later_first,
    place_of,
    reject_stopped,
    state_of,
)
from trackwright.games.motograndprix.referee.situation import Situation
from trackwright.games.motograndprix.results.championship import dropped_out
from trackwright.games.motograndprix.state import events
from trackwright.simulator.compiler.data.memory import fill
from trackwright.simulator.race.cases.case_input import CannotAnswer, Case, listed
from trackwright.simulator.table.states import FINISHED, RETIRED
from trackwright.simulator.table.table import Mode

BY_ITSELF = 1
"""Any bot: on the grid they all take the place nearest to the racing line."""


def answer_pole(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode, with_bikes=False)
    race = situation.race
    situation.give_dice(situation.table)
    situation.give_decisions(situation.table)
    roll_for_pole(race)
    reject_stopped(situation)
    order = [int(race.order[i]) for i in range(race.runners)]
    fill(race.bot, [BY_ITSELF] * race.runners)  # without a decision, a bike takes the best place
    line_up(race)
    reject_stopped(situation)
    rerolled = [
        bike
        for _, bike, event in situation.table.events()
        if isinstance(event, events.Pole) and event.turn
    ]
    return {
        "order": [situation.riders[bike].id for bike in order],
        "grid": [place_of(situation, bike) for bike in order],
        "rerolls": {rider.id: rerolled.count(bike) for bike, rider in enumerate(situation.riders)},
    }


def answer_qualifying_result(case: Case, mode: Mode) -> Answer:
    ask: Case = case["ask"]
    here, there = "ask.classification", "ask.retired"
    finished = [id_of(row, here) for row in listed(ask, "classification", here)]
    if not case.get("bikes"):
        everybody = dict.fromkeys([*finished, *map(id_of, dropped_out(ask))])
        case = {**case, "bikes": [{"id": id} for id in everybody]}
    situation = Situation(case, mode)
    race = situation.race
    classified = [situation.bike(id, here) for id in finished]
    out = later_first(situation, dropped_out(ask))
    retired = [situation.bike(id, there) for id in out]
    _reject_twice(situation, [*classified, *retired])
    missing = set(range(race.runners)) - {*classified, *retired}
    if missing:
        names = ", ".join(situation.riders[bike].id for bike in sorted(missing))
        raise CannotAnswer(f"ask: neither classified nor retired: {names}")
    for place, bike in enumerate(classified, start=1):
        race.finish_place[bike], race.status[bike] = place, FINISHED
    for late, bike in enumerate(reversed(retired), start=1):
        race.finish_place[bike], race.status[bike] = 0, RETIRED
        race.out_round[bike], race.out_distance[bike] = late, 0
    grid_from_qualifying(race)
    order = [int(race.order[i]) for i in range(race.runners)]
    fill(race.bot, [BY_ITSELF] * race.runners)
    line_up(race)
    return {
        "order": [situation.riders[bike].id for bike in order],
        "after": [state_of(situation, bike) for bike in order],
    }


def _reject_twice(situation: Situation, bikes: Sequence[int]) -> None:
    """A lap is finished or not, and only once."""
    twice = [situation.riders[bike].id for bike in dict.fromkeys(bikes) if bikes.count(bike) > 1]
    if twice:
        raise CannotAnswer(f"ask: {', '.join(twice)} is listed twice in classification and retired")
