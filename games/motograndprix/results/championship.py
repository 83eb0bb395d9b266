"""What finishing places are worth in a championship: MGP-C-01 to C-04, H-36;
simulator/race/season.py adds up.

A race is given as its classification, best first; an entry is a player, or a list of players who
share a place. Places count from 1; None stands for no place. Only the outcome of a race is used, so
the command, the referee and the story of a race all count alike.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from trackwright.simulator.race.cases.case_input import CannotAnswer, listed, named, objects, whole
from trackwright.simulator.race.game_parts import Classification
from trackwright.simulator.race.season import standings, team_totals, totals_of
from trackwright.simulator.table.table import Setup

POINTS = (25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
"""C-01, C-02: for first place, second place ...; later places score nothing."""
MOST_RACES = 99
MOST_FINISHERS = 999
CLASSIFIED, UNCLASSIFIED = "ask.classification", "ask.unclassified"


def points_for(place: int | None) -> int:
    """C-01, C-02; C-04: none without a place."""
    return POINTS[place - 1] if place is not None and place <= len(POINTS) else 0


def places_of(
    classification: Sequence[str | Sequence[str]],
    unclassified: Sequence[str] = (),
    dnf_last: bool = False,
) -> dict[str, int | None]:
    """The place of everybody; shared places skip the next ones.

    H-36: with `dnf_last` the unclassified take the places after the others.
    """
    places: dict[str, int | None] = {}
    for entry in classification:
        place = len(places) + 1
        places |= dict.fromkeys([entry] if isinstance(entry, str) else entry, place)
    for rider in unclassified:
        places[rider] = len(places) + 1 if dnf_last else None
    return places


def series() -> tuple[str, ...]:
    """The rules name no circuits."""
    return ()


def set_up_next(following: Setup, before: Setup, result: Classification) -> Setup:
    """Pole is rolled for before every race, and dials are full."""
    return following


def points_answer(
    ask: Mapping[str, Any],
    teams: Mapping[str, str],
    dnf_last: bool = False,
    riders: Iterable[str] = (),
) -> dict[str, Any]:
    """The referee's answer to a question about points; `teams` is rider -> team. C-04: `riders` in
    no classification score nothing."""
    if ask.get("finishers") is not None:
        count = whole(ask["finishers"], "ask.finishers", 0, MOST_FINISHERS)
        return {"points": [points_for(place) for place in range(1, count + 1)]}
    given = objects(ask.get("races") or [ask], "ask.races")
    races = [_race(race, dnf_last) for race in given]
    totals = totals_of(races, points_for)
    totals |= {rider: 0 for rider in riders if rider not in totals}
    answer: dict[str, Any] = {"points": totals, "teams": team_totals(totals, teams)}
    if ask.get("races"):
        answer["standings"] = standings(totals, races)
    return answer


def dropped_out(race: Mapping[str, Any]) -> list[Any]:
    """H-36: those who did not finish, under either key."""
    return [
        row for name in ("retired", "unclassified") for row in listed(race, name, f"ask.{name}")
    ]


def _race(race: Mapping[str, Any], dnf_last: bool) -> dict[str, int | None]:
    classified = [
        [named(one, CLASSIFIED) for one in (entry if isinstance(entry, list) else [entry])]
        for entry in listed(race, "classification", CLASSIFIED)
    ]
    out = [
        named(entry.get("bike") if isinstance(entry, Mapping) else entry, UNCLASSIFIED)
        for entry in dropped_out(race)
    ]
    everybody = [*(rider for entry in classified for rider in entry), *out]
    if twice := [rider for rider, times in Counter(everybody).items() if times > 1]:
        raise CannotAnswer(
            f"ask: {', '.join(twice)} is listed twice: a rider has one place, or none"
        )
    return places_of(classified, out, dnf_last)
