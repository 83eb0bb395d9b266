"""The lane graph: every space a node, every step an edge of a `networkx.DiGraph`.

Attributes of every node:

    piece       name of its piece                   lane        0 = leftmost; 6 = pit lane
    column      cross-section, 0 = the first after the finish line, in driving direction
    kind        "straight" | "corner", overrides applied
    corner      number of it from the line on, 0 on a straight
    difficulty  1..3 in a corner, else 0; 0 also where a corner lacks its marker
    rank        1 = racing line .. n = farthest from it
    hill        "flat" | "up" | "down"

and, if set by a kit or marker: `start` (grid place), `chicane`, `pit` ("entry", "alley", "stop",
"exit"), `bonus`, `limit`, `barrier`, `obstacle`, `colour`, `symbol`.

Edge attributes: `kind` ("forward" | "diagonal" | "lateral" | "pit") and `crosses_line`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeAlias, TypeVar, cast, get_args

import networkx as nx

from trackwright.model.lanes.corners import bend_of, break_in, corners_in
from trackwright.model.layout.geometry import Chain, Geometry, LaidPiece
from trackwright.model.layout.kit import Side
from trackwright.model.layout.pieces import PIT_LANE, StepKind, templates_of
from trackwright.model.layout.track import ONE_LANE, Hill, Marker, Surface

LaneGraph: TypeAlias = "nx.DiGraph[str]"
OPTIONAL_ATTRIBUTES = (
    "start",
    "chicane",
    "pit",
    "bonus",
    "limit",
    "barrier",
    "obstacle",
    "colour",
    "symbol",
)
"""Columns of tables follow this order, and the board has an array for each: a new one is a number
there, or true or false (otherwise see `WORDS` in board.py)."""


@dataclass(slots=True, eq=False)
class DrivenPiece:
    """What driving over a piece is like, independent of its place in the lap: its kind and hill,
    and the difficulty of each column."""

    piece: LaidPiece
    markers: tuple[Marker, ...]
    incoming: "Incoming"
    kind: Surface
    side: Side | None
    """The side to which it turns."""
    difficulty: tuple[int, ...]
    hill: Hill
    racing_line: Side

    @property
    def line(self) -> int | None:
        return self.piece.template.line_after

    def is_like(self, other: "DrivenPiece") -> bool:
        """Is it equal, apart from what was given?"""
        return (
            self.piece is other.piece
            and self.markers == other.markers
            and (self.kind, self.side) == (other.kind, other.side)
            and self.difficulty == other.difficulty
            and (self.hill, self.racing_line) == (other.hill, other.racing_line)
        )


@dataclass(slots=True, eq=False)
class PieceStretch(DrivenPiece):
    """A `DrivenPiece` with its place in the lap: its columns, and the number of its corner."""

    columns: tuple[int, ...]
    corner: int = 0


Incoming: TypeAlias = tuple[int, Hill, Side]
"""What applies at the beginning of a piece: the current difficulty and hill, and the side of the
racing line for straights that do not set one."""
DrivenType = TypeVar("DrivenType", bound=DrivenPiece)


def space_attributes(graph: LaneGraph) -> dict[str, dict[str, Any]]:
    """Space name -> its attributes, without the cost of networkx's views."""
    return cast("dict[str, dict[str, Any]]", cast(Any, graph)._node)


def step_attributes(graph: LaneGraph) -> dict[str, dict[str, dict[str, Any]]]:
    """Space name -> the spaces one step on -> the step's attributes."""
    return cast("dict[str, dict[str, dict[str, Any]]]", cast(Any, graph)._succ)


def driven_pieces_of(
    geometry: Geometry, chain: Chain, known: Mapping[LaidPiece, DrivenPiece] | None = None
) -> list[DrivenPiece]:
    """The `DrivenPiece` of each piece of a chain, from its start piece on. Known ones that are
    still equal are reused.

    A difficulty marker applies from its column to the end of the corner pieces that follow, a hill
    marker from its piece to the next one; both continue across the line.
    """
    known = known or {}
    row = [geometry.laid[index] for index in chain.indices]
    line = _usual_line(geometry, row)
    markers = geometry.markers
    hilly = any(marker.hill for marker in geometry.track.markers)
    hills = [m.hill for placed in row if hilly for m in markers.get(placed, ()) if m.hill]
    rides: list[DrivenPiece] = []
    given: Incoming = 0, hills[-1] if hills and chain.closed else "flat", line
    for placed in row:
        found = markers.get(placed, ())
        ride = known.get(placed)
        if ride is None or ride.incoming != given or ride.markers != found:
            ride = _ride(placed, found, given, ride)
        rides.append(ride)
        given = ride.difficulty[-1], ride.hill, line
    if chain.closed and given[0]:
        for i, ride in enumerate(rides):  # the last corner continues across the beginning
            if ride.kind == "straight":
                break
            rides[i] = _ride(ride.piece, ride.markers, given, known.get(ride.piece))
            given = rides[i].difficulty[-1], rides[i].hill, line
    return rides


def _ride(
    placed: LaidPiece, markers: tuple[Marker, ...], given: Incoming, known: DrivenPiece | None
) -> DrivenPiece:
    """A new `DrivenPiece`, or the known one if it is equal."""
    current, hill, line = given
    kind, side = bend_of(placed.template, markers)
    for marker in markers:
        hill = marker.hill or hill
    line = placed.piece.line or side or line
    difficulty = _difficulty(placed, markers, current) if kind == "corner" else None
    flat = (0,) * placed.template.columns
    ride = DrivenPiece(placed, markers, given, kind, side, difficulty or flat, hill, line)
    return known if known is not None and known.is_like(ride) else ride


def _difficulty(placed: LaidPiece, markers: tuple[Marker, ...], current: int) -> tuple[int, ...]:
    """The difficulty of each column of a corner piece."""
    here = {m.at: m.difficulty for m in markers if m.difficulty}
    levels = []
    for column in range(placed.template.columns):
        current = here.get(column, current)
        levels.append(current)
    return tuple(levels)


def _usual_line(geometry: Geometry, row: list[LaidPiece]) -> Side:
    """The kit's default side of the racing line."""
    inside = geometry.kit.straight_line == "inside"
    return "R" if inside and sum(placed.template.turn for placed in row) < 0 else "L"


def columns_before_line(rides: Sequence[DrivenPiece], closed: bool) -> int:
    """The number of columns before the line. A lap begins behind the line; an open chain is counted
    from its beginning."""
    before = 0
    for ride in rides if closed else ():
        if ride.line is not None:
            return before + ride.line
        before += len(ride.difficulty)
    return 0


def column_count(rides: Iterable[DrivenPiece]) -> int:
    """The total number of columns."""
    return sum([len(ride.difficulty) for ride in rides])


def _stretches(rides: Sequence[DrivenPiece], closed: bool, base: int) -> list[PieceStretch]:
    count, at = column_count(rides), -columns_before_line(rides, closed)
    stretches = []
    for ride in rides:
        here = at % count
        at = here + len(ride.difficulty)
        columns = tuple(range(base + here, base + at))
        if at > count:
            columns = tuple(base + column % count for column in range(here, at))
        stretches.append(
            PieceStretch(
                ride.piece,
                ride.markers,
                ride.incoming,
                ride.kind,
                ride.side,
                ride.difficulty,
                ride.hill,
                ride.racing_line,
                columns,
            )
        )
    _number_corners(stretches, closed)
    return stretches


def from_corner_boundary(stretches: list[DrivenType], closed: bool) -> list[DrivenType]:
    """The same order, beginning so that no corner is cut in two."""
    if not closed:
        return stretches
    at = next((i for i, s in enumerate(stretches) if s.kind == "straight"), None)
    if at is None:
        at = break_in([stretch.side for stretch in stretches])
    return stretches[at:] + stretches[:at]


def _number_corners(stretches: list[PieceStretch], closed: bool) -> None:
    """Corners are numbered from the line on."""
    corners: list[list[PieceStretch]] = []
    for kind, group in groupby(from_corner_boundary(stretches, closed), key=lambda one: one.kind):
        if kind == "corner":
            run = list(group)
            corners += [run[part] for part in corners_in(s.side for s in run)]
    corners.sort(key=lambda corner: corner[0].columns[0])
    for number, corner in enumerate(corners, start=1):
        for stretch in corner:
            stretch.corner = number


def all_stretches(
    geometry: Geometry, rides: Iterable[Sequence[DrivenPiece]]
) -> tuple[list[PieceStretch], ...]:
    """The stretches of every chain; columns are numbered on from one chain to the next."""
    found = []
    column = 0
    for chain, ridden in zip(geometry.chains, rides, strict=True):
        found.append(_stretches(ridden, chain.closed, column))
        column += column_count(ridden)
    return tuple(found)


def lane_graph(geometry: Geometry, stretches: tuple[list[PieceStretch], ...]) -> LaneGraph:
    """The graph of the whole track, chain by chain.

    Fills networkx's dicts directly: `add_nodes_from` and `add_edges_from` copy every attribute dict
    and take twice as long as everything else. A test compares it with a graph built by them.
    """
    graph: LaneGraph = nx.DiGraph()
    inside = cast(Any, graph)
    names: dict[int, tuple[str, ...]] = {}
    for chain, ridden in zip(geometry.chains, stretches, strict=True):
        for index, stretch in zip(chain.indices, ridden, strict=True):
            names[index] = stretch.piece.spaces
            nodes = node_attributes(stretch, stretch.columns, stretch.corner)
            for name, attributes in zip(names[index], nodes, strict=True):
                inside._node[name] = attributes
                inside._succ[name], inside._pred[name] = {}, {}
    for a, b, kind, crosses in _steps(geometry, names):
        inside._succ[a][b] = inside._pred[b][a] = _STEP[kind, crosses]
    return graph


class StepAttributes(dict[str, Any]):
    """The attributes of an edge. All edges of a kind share one instance, so it is read-only;
    copying a graph gives ordinary dicts."""

    def _refuse(self, *_: Any, **__: Any) -> Any:
        raise TypeError("steps share their attributes: copy the graph before changing them")

    __setitem__ = __delitem__ = __ior__ = _refuse
    update = setdefault = pop = popitem = clear = _refuse

    def __deepcopy__(self, memo: dict[int, Any]) -> dict[str, Any]:
        return dict(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


_STEP = {
    (kind, crosses): StepAttributes(kind=kind, crosses_line=crosses)
    for kind in get_args(StepKind)
    for crosses in (False, True)
}


def node_attributes(
    ride: DrivenPiece, columns: Sequence[int] | None = None, corner: int = 0
) -> list[dict[str, Any]]:
    """The attributes of a piece's spaces, in the template's order. All but column and corner are
    independent of the piece's place in the lap."""
    template = ride.piece.template
    lanes = template.lanes
    by_left = ride.racing_line == "L"
    name, kind, hill, difficulty = ride.piece.name, ride.kind, ride.hill, ride.difficulty
    columns = columns or range(template.columns)
    nodes = []
    for space in template.spaces:
        lane = space.lane
        rank = lanes + 1 if lane == PIT_LANE else lane + 1 if by_left else lanes - lane
        node: dict[str, Any] = {
            "piece": name,
            "lane": lane,
            "column": columns[space.column],
            "kind": kind,
            "corner": corner,
            "difficulty": difficulty[space.column],
            "rank": rank,
            "hill": hill,
        }
        if space.extra:
            node.update(space.extra)
            if "row" in node:
                node["start"] = (int(node.pop("row")) - 1) * lanes + rank
        nodes.append(node)
    if ride.markers:
        _mark_spaces(ride, nodes)
    return nodes


def _mark_spaces(ride: DrivenPiece, nodes: list[dict[str, Any]]) -> None:
    """Apply bonus, limit, colour ... markers to all spaces of their column, or to one lane."""
    for marker in ride.markers:
        if marker.kind not in ONE_LANE:
            continue
        for node, space in zip(nodes, ride.piece.template.spaces, strict=True):
            if space.column == marker.at and marker.lane in (None, space.lane):
                node[marker.kind] = marker.value


def _steps(
    geometry: Geometry, names: dict[int, tuple[str, ...]]
) -> Iterator[tuple[str, str, StepKind, bool]]:
    for index, placed in enumerate(geometry.laid):
        own = names[index]
        for step in placed.template.steps:
            yield own[step.start], own[step.end], step.kind, step.crosses
    templates = templates_of(geometry.kit)
    for seam in geometry.seams:
        first, second = geometry.laid[seam.first], geometry.laid[seam.second]
        ours, theirs = names[seam.first], names[seam.second]
        for a, b, kind, crosses in templates.seam_steps(
            first.template, seam.out, second.template, seam.into
        ):
            yield ours[a], theirs[b], kind, crosses
