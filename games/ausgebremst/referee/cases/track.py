"""The track that a case describes: T-01 to T-08."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from trackwright.games.ausgebremst.state.layouts import MOST_CARS, MOST_LAPS, NOWHERE
from trackwright.games.ausgebremst.state.way import Space, Step, Way, default_windows
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    found,
    id_of,
    listed,
    named,
    objects,
    whole,
)

MOST_LANES = 99


def way_of_case(track: Any) -> Way:
    """T-01 to T-08: the explicit track of a case; spaces are numbered by their ids (H-14)."""
    if not isinstance(track, Mapping):
        raise CannotAnswer(f"track: expected an object with spaces, edges and line, {found(track)}")
    rows = sorted(objects(track.get("spaces"), "track.spaces"), key=lambda row: str(row.get("id")))
    numbers = {id_of(row, "track.spaces"): i for i, row in enumerate(rows)}
    if len(numbers) != len(rows):
        raise CannotAnswer("track.spaces: an id is used twice")
    if not rows:
        raise CannotAnswer("track.spaces: expected at least one space")
    edges = [_edge(edge, numbers, "track.edges") for edge in listed(track, "edges", "track.edges")]
    line = frozenset(
        _edge(edge, numbers, "track.line") for edge in listed(track, "line", "track.line")
    )
    if strange := line - set(edges):
        a, b = (rows[i]["id"] for i in sorted(strange)[0])
        raise CannotAnswer(f"track.line: {a} -> {b} is not an edge")
    pit = _pit_of(track, numbers)
    spaces = [_space(row, str(row["id"]) in pit.alley, str(row["id"]) in pit.stops) for row in rows]
    ahead: list[list[int]] = [[] for _ in rows]
    for a, b in dict.fromkeys(edges):
        ahead[a].append(b)
    grid, by_row = _grid_of(track, numbers)
    way = Way(
        tuple(spaces),
        tuple(map(tuple, ahead)),
        line,
        grid,
        by_row,
        numbers.get(pit.entry, NOWHERE),
        numbers.get(pit.exit, NOWHERE),
        pit.windows,
    )
    way = replace(way, spaces=_with_columns(way))
    return way if way.windows or not pit.alley else replace(way, windows=default_windows(way))


@dataclass(frozen=True)
class _Pit:
    """T-06: the pit as a case describes it."""

    entry: str = ""
    exit: str = ""
    alley: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    windows: tuple[int, ...] = ()


def _pit_of(track: Case, numbers: Mapping[str, int]) -> _Pit:
    pit = track.get("pit")
    if pit is None:
        return _Pit()
    if not isinstance(pit, Mapping):
        raise CannotAnswer(
            f"track.pit: expected an object with entry, alley, stops and exit, {found(pit)}"
        )
    alley = tuple(
        _known(id, numbers, "track.pit.alley") for id in listed(pit, "alley", "track.pit.alley")
    )
    stops = tuple(
        _known(id, numbers, "track.pit.stops") for id in listed(pit, "stops", "track.pit.stops")
    )
    if not set(stops) <= set(alley):
        raise CannotAnswer("track.pit.stops: expected spaces of the alley")
    windows = listed(pit, "windows", "track.pit.windows")
    return _Pit(
        _known(pit.get("entry"), numbers, "track.pit.entry"),
        _known(pit.get("exit"), numbers, "track.pit.exit"),
        alley,
        stops,
        tuple(whole(crossed, "track.pit.windows", 0, MOST_LAPS) for crossed in windows),
    )


def _grid_of(track: Case, numbers: Mapping[str, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """T-07, H-01: places and their rows; of wide rows those beyond the last car stay empty."""
    grid, rows = [], []
    for number, row in enumerate(listed(track, "grid", "track.grid"), start=1):
        for id in row if isinstance(row, list) else [row]:
            grid.append(numbers[_known(id, numbers, "track.grid")])
            rows.append(min(number, 3))
    return tuple(grid[:MOST_CARS]), tuple(rows[:MOST_CARS])


def _space(row: Case, alley: bool, stop: bool) -> Space:
    here = f"track: space {row['id']}"
    flags = listed(row, "flags", f"{here}: flags")
    lane = whole(row.get("lane", 0), f"{here}: lane", -MOST_LANES, MOST_LANES)
    return Space(
        name=str(row["id"]),
        lane=lane,
        inner=lane,
        part=str(row.get("sec", "")),
        curve="curve" in flags,
        chicane="chicane" in flags,
        alley=alley,
        stop=stop or (alley and "pit_stop" in flags),
    )


def _with_columns(way: Way) -> tuple[Space, ...]:
    """T-02: a step leads one column on, so on a straight those abreast have as many steps to its
    end, or to the line across it."""
    known: dict[int, tuple[int, bool]] = {}

    def to_end(s: int) -> tuple[int, bool]:
        trail = [s]
        while trail[-1] not in known:
            at = trail[-1]
            here = way.spaces[at]
            road = [b for b in way.ahead[at] if not way.spaces[b].alley]
            ahead = [b for b in road if way.spaces[b].part == here.part]
            waiting = [b for b in ahead if b not in known and b not in trail]
            if any((at, b) in way.line for b in road):
                known[at] = 0, True
            elif waiting:
                trail.append(waiting[0])
                continue
            else:
                ends = [known[b] for b in ahead if b in known]
                steps, by_line = max(ends, default=(-1, False))
                known[at] = steps + 1, by_line
            if len(trail) > 1:
                trail.pop()
        return known[s]

    ends = [to_end(s) for s in range(len(way.spaces))]
    return tuple(
        replace(space, column=2 * steps + by_line)
        for space, (steps, by_line) in zip(way.spaces, ends, strict=True)
    )


def _known(id: object, numbers: Mapping[str, int], where: str) -> str:
    name = named(id, where)
    if name not in numbers:
        raise CannotAnswer(f"{where}: no space named {name!r} {did_you_mean(name, numbers)}")
    return name


def _edge(edge: Any, numbers: Mapping[str, int], where: str) -> Step:
    if not isinstance(edge, list) or len(edge) != 2:
        raise CannotAnswer(f"{where}: expected pairs of spaces, {found(edge)}")
    a, b = (numbers[_known(id, numbers, where)] for id in edge)
    return a, b
