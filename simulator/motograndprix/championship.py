"""Points, totals and standings of a championship: MGP-C-01 to C-04, H-36, H-46.

A race comes in as its classification, best first; an entry is a rider, or a list of riders who
share a place. Places count from 1; who has none has None. Nothing of a race but its outcome is
asked for, so the command, the referee and the account of a race count alike.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

POINTS = (25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
"""C-01, C-02: for the first place, the second ...; later ones get nothing."""

Places: TypeAlias = Mapping[str, int | None]
"""Rider -> place in a race; None: retired and not classified."""


def points_for(place: int | None) -> int:
    """C-01, C-02; C-04: none without a place."""
    return POINTS[place - 1] if place is not None and place <= len(POINTS) else 0


def places_of(
    classification: Sequence[str | Sequence[str]],
    unclassified: Sequence[str] = (),
    dnf_last: bool = False,
) -> dict[str, int | None]:
    """The place of everybody; those who share one leave the next ones out.

    H-36: with `dnf_last` the unclassified take the places after the others.
    """
    places: dict[str, int | None] = {}
    for entry in classification:
        place = len(places) + 1
        places |= dict.fromkeys([entry] if isinstance(entry, str) else entry, place)
    for rider in unclassified:
        places[rider] = len(places) + 1 if dnf_last else None
    return places


def totals_of(races: Sequence[Places]) -> dict[str, int]:
    """Rider -> points of all races, in the order in which riders are first named."""
    totals: dict[str, int] = {}
    for places in races:
        for rider, place in places.items():
            totals[rider] = totals.get(rider, 0) + points_for(place)
    return totals


def team_totals(totals: Mapping[str, int], teams: Mapping[str, str]) -> dict[str, int]:
    """C-03: team -> points of its riders together; `teams` is rider -> team."""
    found = dict.fromkeys(teams.values(), 0)
    for rider, team in teams.items():
        found[team] += totals.get(rider, 0)
    return found


def standings(totals: Mapping[str, int], races: Sequence[Places]) -> list[list[str]]:
    """H-46: the riders by points, then by wins, second places ...; who is still equal shares."""
    found: dict[str, Counter[int]] = {rider: Counter() for rider in totals}
    for places in races:
        for rider, place in places.items():
            if place is not None:
                found[rider][place] += 1
    return _ranked(totals, found)


def team_standings(
    totals: Mapping[str, int], races: Sequence[Places], teams: Mapping[str, str]
) -> list[list[str]]:
    """C-03, H-46: the teams; their riders' places are counted back together."""
    found: dict[str, Counter[int]] = {team: Counter() for team in totals}
    for places in races:
        for rider, place in places.items():
            if place is not None and rider in teams:
                found[teams[rider]][place] += 1
    return _ranked(totals, found)


def _ranked(totals: Mapping[str, int], places: Mapping[str, Counter[int]]) -> list[list[str]]:
    lowest = max((place for counted in places.values() for place in counted), default=0)
    groups: dict[tuple[int, ...], list[str]] = {}
    for name, total in totals.items():
        merit = (total, *(places[name][place] for place in range(1, lowest + 1)))
        groups.setdefault(merit, []).append(name)
    return [groups[merit] for merit in sorted(groups, reverse=True)]


def points_answer(
    ask: Mapping[str, Any], teams: Mapping[str, str], dnf_last: bool = False
) -> dict[str, Any]:
    """The referee's answer to a question about points; `teams` is rider -> team."""
    if ask.get("finishers") is not None:
        return {"points": [points_for(place) for place in range(1, ask["finishers"] + 1)]}
    races = [_race(race, dnf_last) for race in ask.get("races") or [ask]]
    totals = totals_of(races)
    answer: dict[str, Any] = {"points": totals, "teams": team_totals(totals, teams)}
    if ask.get("races"):
        answer["standings"] = standings(totals, races)
    return answer


def _race(race: Mapping[str, Any], dnf_last: bool) -> dict[str, int | None]:
    classified: list[str | list[str]] = [
        [*map(str, entry)] if isinstance(entry, list) else str(entry)
        for entry in race.get("classification") or ()
    ]
    out = [
        str(entry["bike"] if isinstance(entry, Mapping) else entry)
        for entry in race.get("unclassified") or ()
    ]
    return places_of(classified, out, dnf_last)
