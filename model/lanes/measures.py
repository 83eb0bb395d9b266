"""Figures of a lane graph: laps, distances, corners, straights, chokes, the pit.

Each is computed on first use and cached.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

import networkx as nx

from trackwright.model.lanes.corners import name_among
from trackwright.model.lanes.graph import (
    LaneGraph,
    PieceStretch,
    from_corner_boundary,
    space_attributes,
    step_attributes,
)
from trackwright.model.layout.kit import Side
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.layout.track import Surface
from trackwright.model.layout.zeta import to_degrees

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Corner:
    """A corner: its number from the line, columns, pieces, direction and difficulty.

    `difficulty` is the highest in it, 0 if no marker applies; `degrees` is how far it turns.
    `name` is what its designer calls it, if anything.
    """

    number: int
    columns: tuple[int, ...]
    pieces: tuple[str, ...]
    side: Side | None
    degrees: float
    difficulty: int
    name: str | None = None


@dataclass(frozen=True, slots=True)
class SurfaceRun:
    """Consecutive columns of one kind, as many as possible: all corner, or all straight."""

    kind: Surface
    columns: tuple[int, ...]
    pieces: tuple[str, ...]


class Measures:
    """The figures of one lane graph."""

    def __init__(self, graph: LaneGraph, stretches: Sequence[PieceStretch], closed: bool) -> None:
        self._graph = graph
        self._stretches = stretches
        self._closed = closed

    @cached_property
    def positions(self) -> int:
        """Number of cross-sections in a lap (of the main chain)."""
        return sum(stretch.piece.template.columns for stretch in self._stretches)

    @cached_property
    def line(self) -> tuple[tuple[str, str], ...]:
        """The steps that cross the finish line, including those in the pit lane."""
        ways = step_attributes(self._open).items()
        return tuple((a, b) for a, way in ways for b, step in way.items() if step["crosses_line"])

    @cached_property
    def distance_to_line(self) -> dict[str, int]:
        """The fewest steps from each space across the line, without using the pit."""
        road = self._road
        distance: dict[str, int] = {}
        queue: deque[str] = deque()
        for space, _ in self.line:
            if space in road and space not in distance:
                distance[space] = 1
                queue.append(space)
        while queue:
            space = queue.popleft()
            for before in road.pred[space]:
                if before not in distance and not road.succ[before][space]["crosses_line"]:
                    distance[before] = distance[space] + 1
                    queue.append(before)
        return distance

    @cached_property
    def lap_length(self) -> int | None:
        """The fewest steps from one crossing to the next; None if no lap can be driven."""
        laps = [self.distance_to_line[b] for _, b in self.line if b in self.distance_to_line]
        return min(laps, default=None)

    @cached_property
    def course_length(self) -> int | None:
        """The fewest steps from where a course begins to where it ends; None if it does not."""
        spaces = space_attributes(self._graph)
        found = {name: 0 for name, space in spaces.items() if "origin" in space}
        queue = deque(found)
        while queue:
            name = queue.popleft()
            if "finish" in spaces[name]:
                return found[name]
            for to in self._road.succ[name] if name in self._road else ():
                if to not in found:
                    found[to] = found[name] + 1
                    queue.append(to)
        return None

    @cached_property
    def lane_laps(self) -> tuple[int | None, ...]:
        """For each lane, the spaces of a lap that never leaves it; None if that is impossible."""
        if not self._closed or not self._stretches:
            return ()
        lanes = self._stretches[0].piece.template.lanes
        if any(stretch.piece.template.lanes != lanes for stretch in self._stretches):
            return ()
        shut = {s["lane"] for s in space_attributes(self._graph).values() if "obstacle" in s}
        return tuple(
            None if lane in shut else sum(_lane_count(stretch, lane) for stretch in self._stretches)
            for lane in range(lanes)
        )

    @cached_property
    def corners(self) -> tuple[Corner, ...]:
        """The corners, in the order of their numbers."""
        return tuple(_corner(number, bend) for number, bend in self._bends.items())

    @cached_property
    def corner_lane_lengths(self) -> tuple[tuple[int, ...], ...]:
        """For each corner the spaces of each of its lanes, from the left."""
        return tuple(
            tuple(
                sum(_lane_count(stretch, lane) for stretch in bend)
                for lane in range(min(stretch.piece.template.lanes for stretch in bend))
            )
            for bend in self._bends.values()
        )

    @cached_property
    def detour_costs(self) -> tuple[int, ...]:
        """For each corner what its longest lane has more than its shortest."""
        return tuple(max(lanes) - min(lanes) for lanes in self.corner_lane_lengths)

    @cached_property
    def _bends(self) -> dict[int, list[PieceStretch]]:
        """Number of a corner -> its stretches in driving order; the numbers ascend."""
        found: dict[int, list[PieceStretch]] = {}
        for stretch in from_corner_boundary(list(self._stretches), self._closed):
            if stretch.corner:
                found.setdefault(stretch.corner, []).append(stretch)
        return dict(sorted(found.items()))

    @cached_property
    def runs(self) -> tuple[SurfaceRun, ...]:
        """The lap divided into runs of corner and of straight, in order from the line."""
        runs: list[list[PieceStretch]] = []
        for stretch in self._from_a_change:
            if runs and runs[-1][-1].kind == stretch.kind:
                runs[-1].append(stretch)
            else:
                runs.append([stretch])
        ordered = sorted(runs, key=lambda run: _last_column(run))
        return tuple(
            SurfaceRun(
                run[0].kind,
                tuple(column for stretch in run for column in stretch.columns),
                tuple(stretch.piece.name for stretch in run),
            )
            for run in ordered
        )

    @cached_property
    def straights(self) -> tuple[SurfaceRun, ...]:
        return tuple(run for run in self.runs if run.kind == "straight")

    @cached_property
    def single_spaces(self) -> tuple[str, ...]:
        """Spaces that every lap uses (the pit excluded), in driving order."""
        if not self._closed:
            return ()
        alone: dict[int, list[str]] = {}
        for name, space in self._road.nodes(data=True):
            alone.setdefault(space["column"], []).append(name)
        single = [names[0] for _, names in sorted(alone.items()) if len(names) == 1]
        return tuple(name for name in single if self._no_lap_without(name))

    def _no_lap_without(self, name: str) -> bool:
        rest = self._road.subgraph(self._road.nodes - {name})
        return nx.is_directed_acyclic_graph(rest)

    @cached_property
    def spaces_of_every_lap(self) -> tuple[str, ...]:
        """Spaces that every path from crossing to crossing uses (the pit excluded), in driving
        order: the chokes, and spaces whose neighbours lead nowhere."""
        return spaces_of_every_path(self._road, self.line)

    @cached_property
    def ideal_lap(self) -> Path:
        """The spaces of a shortest lap, from crossing to crossing; empty if there is none."""
        starts = [to for _, to in self.line if to in self.distance_to_line]
        return self.path_to_line(min(starts, key=self.distance_to_line.__getitem__, default=None))

    def path_to_line(self, space: str | None) -> Path:
        """The spaces of a shortest path from this one to the line, without using the pit."""
        way: list[str] = []
        while space is not None and space in self.distance_to_line:
            way.append(space)
            nearer = self.distance_to_line[space] - 1
            space = next(
                (to for to in self._road.adj[space] if self.distance_to_line.get(to) == nearer),
                None,
            )
        return tuple(way)

    @cached_property
    def path_through_pit(self) -> Path:
        """The spaces of a shortest lap through the pit; empty if there is none."""
        entries, exits = self.pit["entry"], self.pit["exit"]
        if not entries or not exits or not {entries[0], exits[0]} <= set(self._open):
            return ()
        ways = nx.DiGraph(self._open)
        ways.remove_edges_from(self.line)
        alley = nx.subgraph_view(
            self._open, filter_edge=lambda a, b: PIT_LANE in self._lanes_of(a, b)
        )
        try:
            there = min(_ways_to(ways, [to for _, to in self.line], entries[0]), key=len)
            inside: Path = tuple(nx.shortest_path(alley, entries[0], exits[0]))
        except (nx.NetworkXNoPath, ValueError):
            return ()
        return (*there[:-1], *inside[:-1], *self.path_to_line(exits[0]))

    @cached_property
    def grid(self) -> dict[int, str]:
        """Grid place -> space."""
        spaces = space_attributes(self._graph).items()
        return dict(sorted((s["start"], name) for name, s in spaces if "start" in s))

    @cached_property
    def pit(self) -> dict[str, tuple[str, ...]]:
        """The pit's spaces by type: entry, alley, stop, exit."""
        found: dict[str, list[str]] = {"entry": [], "alley": [], "stop": [], "exit": []}
        for name, space in space_attributes(self._graph).items():
            if "pit" in space:
                found[space["pit"]].append(name)
        return {field: tuple(names) for field, names in found.items()}

    @cached_property
    def pit_windows(self) -> tuple[int, ...]:
        """The numbers of line crossings at which the pit may be entered: AUS-H-16."""
        entries = self.pit["entry"]
        if not entries or not self.lap_length:
            return ()
        in_first_half = 2 * self.distance_to_line.get(entries[0], 0) > self.lap_length
        return (2, 3) if in_first_half else (1, 2)

    def race_distance(self, start: str, crossings: int, pit_stop: bool = False) -> int | None:
        """The fewest steps from `start` to the `crossings`th crossing of the line, alone on the
        track; with `pit_stop`, with exactly one trip through the pit that uses a stop space."""
        if start not in self._open:
            return None
        every, passing = self._car_steps
        windows = self.pit_windows if pit_stop else ()
        return fewest_steps(
            start,
            crossings,
            lambda space, crossed: (every if crossed in windows else passing)[space],
            pit_stop,
        )

    @cached_property
    def _car_steps(self) -> "tuple[CarSteps, CarSteps]":
        """From each open space all steps, and those that do not lead into the pit."""
        nodes = self._graph.nodes
        every = {
            space: [
                CarStep(
                    to,
                    step["crosses_line"],
                    nodes[to].get("pit") == "stop",
                    self._leads_into_pit(to, step),
                )
                for to, step in steps.items()
            ]
            for space, steps in self._open.adjacency()
        }
        passing = {
            space: [step for step in steps if not step.into_pit] for space, steps in every.items()
        }
        return every, passing

    def _leads_into_pit(self, to: str, step: dict[str, Any]) -> bool:
        return bool(step["kind"] == "pit") and self._graph.nodes[to]["lane"] == PIT_LANE

    def _lanes_of(self, *spaces: str) -> tuple[int, ...]:
        return tuple(self._graph.nodes[space]["lane"] for space in spaces)

    @cached_property
    def laps_connected(self) -> bool:
        """Can a car reach every space from every other (except spaces blocked by obstacles)?"""
        return self._open.number_of_nodes() > 0 and nx.is_strongly_connected(self._open)

    @cached_property
    def _open(self) -> LaneGraph:
        """The graph without blocked spaces."""
        return self._without(lambda space: "obstacle" in space)

    @cached_property
    def _road(self) -> LaneGraph:
        """The open graph without the pit lane."""
        return self._without(lambda space: "obstacle" in space or space["lane"] == PIT_LANE)

    def _without(self, shut: Callable[[dict[str, Any]], bool]) -> LaneGraph:
        kept = [name for name, space in space_attributes(self._graph).items() if not shut(space)]
        if len(kept) == self._graph.number_of_nodes():
            return self._graph
        return self._graph.subgraph(kept).copy()

    @cached_property
    def _from_a_change(self) -> list[PieceStretch]:
        """The main chain, rotated to begin where a straight meets a corner."""
        stretches = list(self._stretches)
        if not self._closed:
            return stretches
        kinds = [stretch.kind for stretch in stretches]
        at = next((i for i, kind in enumerate(kinds) if kind != kinds[i - 1]), 0)
        return stretches[at:] + stretches[:at]


class CarStep(NamedTuple):
    """A possible step of a car: target, over the line?, onto a pit stop?, into the pit lane?"""

    to: str
    crosses_line: bool
    onto_stop: bool = False
    into_pit: bool = False


CarSteps: TypeAlias = dict[str, list[CarStep]]
"""Space -> the steps from it."""


def fewest_steps(
    start: str,
    crossings: int,
    steps: Callable[[str, int], Iterable[CarStep]],
    pit_stop: bool = False,
) -> int | None:
    """The length of the shortest path to the `crossings`th crossing of the line, alone on the
    track; `steps` lists the steps from a space reached after some crossings. With `pit_stop`, the
    path must use a pit stop space and not enter the pit again after it. None: there is no path."""
    queue = deque([(start, 0, False, 0)])
    seen = {(start, 0, False)}
    while queue:
        space, crossed, stopped, count = queue.popleft()
        for step in steps(space, crossed):
            if step.into_pit and (stopped or not pit_stop):
                continue
            now = crossed + step.crosses_line
            if now == crossings:
                if stopped or not pit_stop:
                    return count + 1
                continue
            state = (step.to, now, stopped or step.onto_stop)
            if state not in seen:
                seen.add(state)
                queue.append((*state, count + 1))
    return None


def spaces_of_every_path(road: LaneGraph, line: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """The spaces that every path from one crossing of the line to the next uses."""
    before, behind = "", " "  # no space has these names
    ways = nx.DiGraph(road)
    ways.remove_edges_from(line)
    ways.add_edges_from((before, to) for _, to in line if to in road)
    ways.add_edges_from((space, behind) for space, _ in line if space in road)
    if before not in ways or behind not in ways or not nx.has_path(ways, before, behind):
        return ()
    dominator = nx.immediate_dominators(ways, before)
    found: list[str] = []
    space = dominator[behind]
    while space != before:
        found.append(space)
        space = dominator[space]
    return tuple(reversed(found))


def _ways_to(ways: LaneGraph, starts: Sequence[str], goal: str) -> Iterator[Path]:
    """A shortest path from each of the starts that has one."""
    for start in starts:
        if start in ways and nx.has_path(ways, start, goal):
            yield tuple(nx.shortest_path(ways, start, goal))


def _last_column(run: list[PieceStretch]) -> int:
    return run[-1].columns[-1]


def _lane_count(stretch: PieceStretch, lane: int) -> int:
    spaces = stretch.piece.template.spaces
    shared = sum(1 for s in spaces if s.extra.get("chicane") and s.lane != lane)
    return shared + sum(1 for s in spaces if s.lane == lane and not s.road)


def _corner(number: int, stretches: list[PieceStretch]) -> Corner:
    turn = sum(stretch.piece.template.turn for stretch in stretches)
    return Corner(
        number=number,
        columns=tuple(column for stretch in stretches for column in stretch.columns),
        pieces=tuple(stretch.piece.name for stretch in stretches),
        side=next((stretch.side for stretch in stretches if stretch.side), None),
        degrees=to_degrees(abs(turn)),
        difficulty=max(level for stretch in stretches for level in stretch.difficulty),
        name=name_among(stretch.markers for stretch in stretches),
    )
