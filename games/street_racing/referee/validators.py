"""What is wrong with the track of a case, and with an allocation: STR-V-01 to STR-V-20.

Of the `state` it reads `cars` (their number or a list, else `players`, else one), `upgrade_tokens`,
`allocation` (upgrade -> number) and `driver`. It answers

    must_trigger       id and level of each that triggers, once for each level, the worst last
    must_not_trigger   ids of the others
    messages           all in words
"""

from typing import Any

from trackwright.games.street_racing.faults.all_faults import ALL, faults_of
from trackwright.games.street_racing.faults.fault import ERROR, INFO, WARNING, Fault
from trackwright.games.street_racing.faults.figures import (
    MOST_OF_HAN_LUE,
    MOST_UPGRADES,
    allocation,
)
from trackwright.games.street_racing.referee.players import driver_called
from trackwright.games.street_racing.referee.track import CaseTrack
from trackwright.games.street_racing.state.layouts import HAN_LUE
from trackwright.games.street_racing.story.words import DRIVER_IDS
from trackwright.games.street_racing.street import Street
from trackwright.simulator.race.cases.case_input import MOST, Case, an_object, state_of, whole

MOST_CARS = 99
LEVELS = (INFO, WARNING, ERROR)


def validators_of(case: Case) -> dict[str, Any]:
    """The answer for `expect.validators`."""
    state, track = state_of(case), CaseTrack(case.get("track"))
    street = track.street()
    faults = [*faults_of(street, _cars(state), track.same_place()), *_allocation(state, street)]
    return shown(faults)


def _cars(state: Case) -> int:
    """How many start: a number or a list of `cars`, else as many as there are `players`, else 1."""
    given = state.get("cars", state.get("players")) or 1
    number = len(given) if isinstance(given, list) else given
    return whole(number, "state.cars", 1, MOST_CARS)


def shown(faults: list[Fault]) -> dict[str, Any]:
    found = {(fault.id, fault.level) for fault in faults}
    return {
        "must_trigger": [
            {"id": id, "level": level} for id in ALL for level in LEVELS if (id, level) in found
        ],
        "must_not_trigger": [id for id in ALL if not any(one == id for one, _ in found)],
        "messages": [f"{fault.id}: {fault.message}" for fault in faults],
    }


def allocation_faults(state: Case, upgrades: int) -> list[Fault]:
    """STR-V-19 for the `allocation` of a state."""
    tokens = {
        str(kind): whole(count, f"state.allocation: {kind}", -MOST, MOST)
        for kind, count in an_object(state, "allocation", "state.allocation").items()
    }
    return list(allocation(tokens, upgrades, most_upgrades(state.get("driver"))))


def most_upgrades(driver: Any) -> int:
    """STR-05, STR-54: of a console."""
    has_more = driver_called(driver) == DRIVER_IDS[HAN_LUE]
    return MOST_OF_HAN_LUE if has_more else MOST_UPGRADES


def _allocation(state: Case, street: Street) -> list[Fault]:
    if "allocation" not in state:
        return []
    given = state.get("upgrade_tokens", street.upgrades)
    return allocation_faults(state, whole(given, "state.upgrade_tokens", 0, MOST))
