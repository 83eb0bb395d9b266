"""What answers share: the state of bikes, rankings, and why a question stopped."""

from collections.abc import Mapping, Sequence
from typing import Any

from trackwright.games.motograndprix.referee.situation import STANCES, Situation
from trackwright.games.motograndprix.rules.dice import FOR_POLE, FOR_REROLL, FOR_TEST, FOR_TURN
from trackwright.games.motograndprix.rules.effects import has_done
from trackwright.games.motograndprix.state.codes import rule_id
from trackwright.games.motograndprix.state.layouts import EXPERT, SLOT_BITS, SLOT_MASK
from trackwright.simulator.race.cases.case_input import MOST, CannotAnswer, Case, named, whole
from trackwright.simulator.table.states import (
    CHANCE_WANTED,
    DECISION_WANTED,
    FINISHED,
    ILLEGAL,
    RACING,
    RETIRED,
)

Answer = dict[str, Any]
LANES = "LCR"
STANCE_NAMES = {number: name for name, number in STANCES.items()}
PURPOSE_NAMES = {
    FOR_POLE: "pole",
    FOR_REROLL: "pole re-roll",
    FOR_TURN: "turn",
    FOR_TEST: "Engine test",
}


def reject_stopped(situation: Situation) -> None:
    """Raise why a question stopped."""
    race = situation.race
    if race.halt == 0:
        return
    name = situation.riders[race.halt_player].id
    if race.halt == CHANCE_WANTED:
        raise CannotAnswer(f"dice: bike {name}: a die is missing ({PURPOSE_NAMES[race.halt_kind]})")
    if race.halt == DECISION_WANTED:
        wanted = ("a lane on the grid", "slipstream", "keep", "used and path")[race.halt_kind]
        raise CannotAnswer(f"decisions: bike {name}: {wanted} is missing")
    if race.halt == ILLEGAL:
        raise CannotAnswer(f"decisions: bike {name}: not allowed by {rule_id(race.fault)}")
    raise CannotAnswer("the situation is too large for the rules")


def place_of(situation: Situation, bike: int) -> Answer:
    race = situation.race
    place = int(race.place[bike])
    return {
        "id": situation.riders[bike].id,
        "pos": place >> SLOT_BITS,
        "lane": LANES[place & SLOT_MASK],
        "lap": int(race.lap[bike]),
    }


def state_of(situation: Situation, bike: int) -> Answer:
    race = situation.race
    rider = situation.riders[bike]
    status = rider.status
    if race.status[bike] == RETIRED:
        status = "retired" if rider.status == "racing" and rider.pos is not None else rider.status
    elif race.status[bike] == FINISHED or (rider.pos is not None and has_done(race, bike)):
        status = "finished"
    elif race.status[bike] == RACING:
        status = "racing"
    place = {"pos": rider.pos, "lane": rider.lane, "lap": rider.lap}
    if rider.pos is not None or race.grid[bike]:
        place = place_of(situation, bike)
    dials = {name: int(getattr(race, name)[bike]) for name in ("engine", "rear", "front")}
    stance = STANCE_NAMES[int(race.stance[bike])]
    if race.rules.level < EXPERT:
        stance = rider.stance if not race.grid[bike] else stance
    return {**place, "id": rider.id, **dials, "stance": stance, "status": status}


def finishers(situation: Situation) -> list[int]:
    """The bikes that finished in this round, best first."""
    race = situation.race
    done = [
        bike
        for bike, rider in enumerate(situation.riders)
        if rider.pos is not None and race.status[bike] != RETIRED and has_done(race, bike)
    ]
    return sorted(done, key=lambda bike: -race.standing[bike])


def ranking(situation: Situation, bikes: Sequence[int]) -> Answer:
    """The bikes with their places, shared by those abreast if the house rule says so."""
    race = situation.race
    places: dict[str, int] = {}
    for i, bike in enumerate(bikes):
        place = i + 1
        if i and race.rules.shared_finish and _abreast(situation, bike, bikes[i - 1]):
            place = places[situation.riders[bikes[i - 1]].id]
        places[situation.riders[bike].id] = place
    return {"classification": [situation.riders[bike].id for bike in bikes], "places": places}


def _abreast(situation: Situation, one: int, other: int) -> bool:
    standing = situation.race.standing
    return bool(standing[one] >> SLOT_BITS == standing[other] >> SLOT_BITS)


def lap_card(situation: Situation) -> Answer:
    """B-22, H-04: the lap of whoever is furthest ahead and not retired."""
    race = situation.race
    ahead = [
        (int(race.standing[bike]), int(race.lap[bike]))
        for bike, rider in enumerate(situation.riders)
        if rider.pos is not None and rider.status != "retired" and not _retired_now(situation, bike)
    ]
    lap = max(ahead)[1] if ahead else 1
    card = min(max(1, lap + race.rules.count_start), situation.laps)
    return {"lap_counter": card, "last_lap": card == situation.laps}


def _retired_now(situation: Situation, bike: int) -> bool:
    rider = situation.riders[bike]
    return bool(situation.race.status[bike] == RETIRED and rider.status == "racing")


def later_first(situation: Situation, rows: Sequence[Any]) -> list[str]:
    """H-36: later retirement first, then farther on, otherwise as given."""

    def key(row: Any) -> tuple[int, int]:
        if not isinstance(row, Mapping):
            return 0, 0
        lap, pos, late = (number_of(row, name) for name in ("lap", "pos", "round"))
        return -late, -(lap * len(situation.track) + pos)

    return [id_of(row) for row in sorted(rows, key=key)]


def number_of(row: Case, name: str) -> int:
    """A figure of a bike that has finished or retired; 0 if it is not given."""
    value = row.get(name)
    return whole(0 if value is None else value, f"ask: bike {id_of(row)}: {name}", 0, MOST)


def id_of(row: Any, where: str = "ask: bike") -> str:
    """The id of a bike: either alone, or in an object with more about it."""
    return named(row.get("bike", row.get("id")) if isinstance(row, Mapping) else row, where)
