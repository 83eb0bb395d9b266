"""Who finished where in a race: finishers by place, then those still racing, then the retired.

MGP-B-24, B-25, H-36: of the retired, those who retired later rank ahead, then those farther on.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.results.championship import places_of, points_for
from trackwright.games.motograndprix.rules.places import distance_of
from trackwright.games.motograndprix.state.events import Retire
from trackwright.games.motograndprix.state.layouts import BASIC
from trackwright.games.motograndprix.story.happenings import REASONS
from trackwright.games.motograndprix.story.sentences import REASONS as WHY
from trackwright.simulator.race.classification import Classification as AnyClassification
from trackwright.simulator.race.classification import Entry as AnyEntry
from trackwright.simulator.race.classification import last_round
from trackwright.simulator.race.season import team_totals
from trackwright.simulator.table.states import RETIRED

STATUS = ("racing", "finished", "retired")


@dataclass(frozen=True)
class Entry(AnyEntry):
    """A bike's line of the classification."""

    bike: str
    team: str
    rider: str
    status: str
    reason: str | None
    grid: int
    lap: int
    round: int
    """The round in which it finished or retired, otherwise the last one."""
    engine: int | None
    rear: int | None
    front: int | None
    points: int
    """C-01, C-02: the points for its place."""

    @property
    def name(self) -> str:
        return self.bike

    @property
    def is_out(self) -> bool:
        return self.status == STATUS[RETIRED]


@dataclass(frozen=True)
class Classification(AnyClassification[Entry]):
    """The outcome of a race."""

    @property
    def teams(self) -> dict[str, int]:
        """Team -> points, most first."""
        points = {entry.bike: entry.points for entry in self.entries}
        totals = team_totals(points, {entry.bike: entry.team for entry in self.entries})
        return dict(sorted(totals.items(), key=lambda item: -item[1]))

    def as_json(self) -> dict[str, Any]:
        return {**super().as_json(), "teams": self.teams}

    def table(self) -> tuple[list[str], list[list[object]]]:
        """Column heads and rows for people."""
        dials = self.entries[0].engine is not None
        heads = ["place", "bike", "team", "rider", "grid", "round"]
        heads += ["Engine", "Rear", "Front"] if dials else []
        rows: list[list[object]] = []
        for e in self.entries:
            shown = [e.engine, e.rear, e.front] if dials else []
            how = e.status if e.reason is None else f"retired: {WHY.get(e.reason, e.reason)}"
            rows.append([e.place, e.bike, e.team, e.rider, e.grid, e.round, *shown, e.points, how])
        return [*heads, "points", ""], rows

    def more(self) -> Iterator[str]:
        """The points of teams, if a team is more than its rider."""
        if self.teams.keys() != {entry.bike for entry in self.entries}:
            yield ""
            yield f"teams: {', '.join(f'{team} {points}' for team, points in self.teams.items())}"


def classification_of(table: Table) -> Classification:
    """The outcome of the race that the table has just run."""
    race = table.race
    order = sorted(range(race.runners), key=lambda bike: _merit(table, bike))
    placed: dict[int, list[str]] = {}
    for bike in order:
        if race.finish_place[bike] and race.status[bike] != RETIRED:
            placed.setdefault(int(race.finish_place[bike]), []).append(table.setup.seats[bike].name)
    out = [table.setup.seats[b].name for b in order if race.status[b] == RETIRED]
    dnf_last = table.setup.settings.reads("dnf_points", "classified-last")
    places = places_of([placed[place] for place in sorted(placed)], out, dnf_last)
    why = {bike: one.why for _, bike, one in table.events() if isinstance(one, Retire)}

    def entry(table: Table, bike: int) -> Entry:
        known = REASONS[why[bike]][0] if bike in why else "unknown"  # ridden without a log
        reason = known if race.status[bike] == RETIRED else None
        return _entry(table, bike, places.get(table.setup.seats[bike].name), reason)

    return Classification.of(table, _merit, entry)


def _merit(table: Table, bike: int) -> tuple[int, ...]:
    race = table.race
    if race.status[bike] == RETIRED:
        return 2, -int(race.out_round[bike]), -int(race.out_distance[bike])
    if race.finish_place[bike]:
        return 0, int(race.finish_place[bike])
    return 1, -int(distance_of(race, bike))


def _entry(table: Table, bike: int, place: int | None, reason: str | None) -> Entry:
    race, seat = table.race, table.setup.seats[bike]
    status = int(race.status[bike])
    dials = table.setup.ruleset.level != BASIC
    return Entry(
        place=place,
        bike=seat.name,
        team=seat.team or seat.name,
        rider=seat.player,
        status=STATUS[status],
        reason=reason,
        grid=int(race.grid[bike]),
        lap=int(race.lap[bike]),
        round=last_round(table, bike),
        engine=int(race.engine[bike]) if dials else None,
        rear=int(race.rear[bike]) if dials else None,
        front=int(race.front[bike]) if dials else None,
        points=points_for(place),
    )
