"""Where a move can lead: the ends that the search for routes has found, each by its best way."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.games.street_racing.bots.routes import put_on, search_routes
from trackwright.games.street_racing.race.seats import think_like
from trackwright.games.street_racing.race.turn import has_one_way
from trackwright.games.street_racing.rules.moves import must_crash
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.rules.steps import NO_WAY, finishes, may_step, step_cost
from trackwright.games.street_racing.state.layouts import GOES_ON, HOME, NOWHERE, Race
from trackwright.simulator.table.bots import CAREFUL


@dataclass(frozen=True)
class Drive:
    """A whole move from where the car is."""

    spaces: tuple[int, ...]
    """The first is where it begins."""
    asked: tuple[int, ...]
    """Those entered by a step that has to be decided; the others go by themselves."""
    penalties: int
    left: int
    """Points left in the end."""
    ending: int
    """Why it ends there."""
    worth: int
    gained: int
    """Steps nearer to the finish."""

    @property
    def end(self) -> int:
        return self.spaces[-1]


def drives_at(race: Race, car: int, speed: int) -> list[Drive]:
    """With this number, before the movement: every end, best first."""
    think_like(race, CAREFUL)
    return liked_drives_at(race, car, speed)


def liked_drives_at(race: Race, car: int, speed: int) -> list[Drive]:
    """The same for whoever thinks now."""
    kept = race.speed, race.points
    race.speed = speed + race.boost + race.control[car]
    race.points = race.speed
    found = liked_drives(race, car)
    race.speed, race.points = kept
    return found


def drives_of(race: Race, car: int) -> list[Drive]:
    """With the points left: every end of the move by the way with fewest penalties, those that a
    careful driver likes best first."""
    think_like(race, CAREFUL)
    return liked_drives(race, car)


def liked_drives(race: Race, car: int) -> list[Drive]:
    """The same for whoever thinks now."""
    if race.at[car] == NOWHERE or (race.going == 0 and must_crash(race, car)):
        return []
    search_routes(race, car)
    best: dict[tuple[int, int], Drive] = {}
    for drive in _all_drives(race, car):
        key = drive.end, drive.ending
        if key not in best or _cost(drive) < _cost(best[key]):
            best[key] = drive
    return sorted(best.values(), key=lambda drive: -drive.worth)


def _cost(drive: Drive) -> tuple[int, int, int]:
    return drive.penalties, -drive.worth, len(drive.spaces)


def _all_drives(race: Race, car: int) -> Iterator[Drive]:
    """The car is put on every node of the search, and back in the end."""
    search, going = race.search, race.going
    kept = race.at[car], race.points, race.side, race.diagonals
    laps = race.gate[car], race.crossed[car], race.steered_group
    for end in range(search.count):
        if search.ending[end] != GOES_ON:
            yield _drive_to(race, car, end, going)
    race.going = going
    race.at[car], race.points, race.side, race.diagonals = kept
    race.gate[car], race.crossed[car], race.steered_group = laps


def _drive_to(race: Race, car: int, end: int, going: int) -> Drive:
    search, nodes = race.search, [end]
    while search.parent[nodes[-1]] != NO_WAY:
        nodes.append(int(search.parent[nodes[-1]]))
    nodes.reverse()
    spaces = [int(search.space[node]) for node in nodes]
    left = int(search.points[end])
    put_on(race, car, end)
    gained = int(search.left - steps_left(race, car))
    if search.ending[end] == HOME:
        way = _way_home(race, car)
        spaces.append(int(race.road.to[race.at[car]][way]))
        left -= int(step_cost(race, car, way))
    asked = tuple(
        space
        for node, space in zip(nodes, spaces[1:], strict=False)
        if _is_asked(race, car, node, going)
    )
    return Drive(
        tuple(spaces),
        asked,
        int(search.paid[end]),
        left,
        int(search.ending[end]),
        int(search.worth[end]),
        gained,
    )


def _way_home(race: Race, car: int) -> int:
    ways = range(race.road.steps[race.at[car]])
    return next(w for w in ways if finishes(race, car, w) and may_step(race, car, w))


def _is_asked(race: Race, car: int, node: int, going: int) -> bool:
    """Does the step from this node need a decision?"""
    put_on(race, car, node)
    race.going = 1 if node else going
    return bool(race.rules.ask_all or not has_one_way(race, car))
