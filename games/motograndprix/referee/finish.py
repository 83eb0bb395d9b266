"""The end of a round and of a race: finishers, classification, lap counter, points."""

from typing import Any

from trackwright.games.motograndprix.race.rounds import end_round
from trackwright.games.motograndprix.referee.common import (
    LANES,
    Answer,
    finishers,
    id_of,
    lap_card,
    later_first,
    number_of,
    ranking,
)
from trackwright.games.motograndprix.referee.situation import Situation
from trackwright.games.motograndprix.results.championship import dropped_out, points_answer
from trackwright.games.motograndprix.state.layouts import SLOT_BITS
from trackwright.simulator.race.cases.case_input import Case, objects
from trackwright.simulator.table.states import RACING
from trackwright.simulator.table.table import Mode


def answer_end_round(case: Case, mode: Mode) -> Answer:
    situation = Situation(case, mode)
    situation.need_places()
    race = situation.race
    ranked = ranking(situation, finishers(situation))
    card = lap_card(situation)
    end_round(race)
    left = [r.id for b, r in enumerate(situation.riders) if race.status[b] == RACING]
    return {
        "finished": ranked["classification"],
        "places": ranked["places"],
        "on_track": left,
        **card,
    }


def answer_lap_counter(case: Case, mode: Mode) -> Answer:
    return lap_card(Situation(case, mode))


def answer_classification(case: Case, mode: Mode) -> Answer:
    situation = Situation({**case, "bikes": [], "level": "expert"}, mode)  # has all rulings
    settings = situation.settings
    crossed, out = _split_by_retiring(situation)
    rows = sorted(crossed, key=lambda row: _crossing_key(situation, row))
    order = [id_of(row) for row in rows]
    keys = [_crossing_key(situation, row)[:3] for row in rows]
    shared = settings.reads("finish_tie", "shared")
    places = {id: 1 + (keys.index(keys[i]) if shared else i) for i, id in enumerate(order)}
    last = later_first(situation, out)
    if settings.reads("dnf_points", "classified-last"):
        places |= {id: place for place, id in enumerate(last, len(order) + 1)}
        order, last = order + last, []
    return {"classification": order, "places": places, "unclassified": last}


def _split_by_retiring(situation: Situation) -> tuple[list[Case], list[Any]]:
    """H-37: what happens to a bike that retired on its finishing move."""
    crossings = objects(situation.ask.get("crossings") or [], "ask.crossings")
    retired = dropped_out(situation.ask)
    twice = {id_of(row) for row in crossings} & {id_of(row) for row in retired}
    out = set() if situation.settings.reads("dnf_finish", "finished") else twice
    return (
        [row for row in crossings if id_of(row) not in out],
        [row for row in retired if id_of(row) not in twice - out],
    )


def _crossing_key(situation: Situation, row: Case) -> tuple[int, int, int, int]:
    lap, pos = number_of(row, "lap"), number_of(row, "pos")
    flagged = situation.settings.reads("chequered", "next-crossing")
    rank = 0
    if row.get("lane") in tuple(LANES) and situation.case.get("track"):
        place = pos % len(situation.track) << SLOT_BITS | LANES.index(row["lane"])
        rank = int(situation.race.road.rank[place])
    distance = lap * len(situation.track) + pos
    return -lap if flagged else 0, number_of(row, "round"), -distance, rank


def answer_points(case: Case, mode: Mode) -> Answer:
    situation = Situation({**case, "track": None}, mode, with_bikes=False)
    rows = objects(case.get("bikes") or [], "bikes")
    teams = {
        rider.id: rider.team
        for rider, row in zip(situation.riders, rows, strict=True)
        if row.get("team")
    }
    last = situation.settings.reads("dnf_points", "classified-last")
    return points_answer(situation.ask, teams, last, situation.numbers)
