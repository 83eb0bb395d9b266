"""The lane graph: every space a node, every step an edge of a `networkx.DiGraph`.

Attributes of every node:

    piece       name of its piece                   lane        0 = leftmost; 6 = pit lane
    column      cross-section, 0 = the first after the finish line, in driving direction
    kind        "straight" | "corner", overrides applied
    corner      number of it from the line on, 0 on a straight; those of branches follow
    difficulty  1..3 in a corner, else 0; 0 also where a corner lacks its marker
    rank        1 = racing line .. n = farthest from it
    hill        "flat" | "up" | "down"

and, if set by a kit or marker: `start` (grid place), `chicane`, `pit` ("entry", "alley", "stop",
"exit"), `bonus`, `limit`, `barrier`, `obstacle`, `colour`, `symbol`, `origin` and `finish` (where a
course that is no lap begins and ends), `escape` (a road that leads nowhere), `route` and
`start_space` (the lane of races in a single lane, and where they begin on a lap), `indicator` (a
number beside the road, once for each cross-section), `group` (the corner that a space belongs to,
in place of `corner`), `block` (a block token of nobody).

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
from trackwright.model.layout.pieces import PIT_LANE, Space, StepKind, templates_of
from trackwright.model.layout.track import OF_SPACES, WHOLE_PIECE, Hill, Marker, Surface

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
    "origin",
    "finish",
    "escape",
    "route",
    "start_space",
    "indicator",
    "group",
    "block",
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


def steps_before(graph: LaneGraph) -> dict[str, dict[str, dict[str, Any]]]:
    """Space name -> the spaces one step before -> the step's attributes."""
    return cast("dict[str, dict[str, dict[str, Any]]]", cast(Any, graph)._pred)


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
    driven_pieces: list[DrivenPiece] = []
    given: Incoming = 0, hills[-1] if hills and chain.closed else "flat", line
    for placed in row:
        found = markers.get(placed, ())
        driven = known.get(placed)
        if driven is None or driven.incoming != given or driven.markers != found:
            driven = _driven_piece(placed, found, given, driven)
        driven_pieces.append(driven)
        given = driven.difficulty[-1], driven.hill, line
    if chain.closed and given[0]:
        for i, driven in enumerate(driven_pieces):  # the last corner continues across the beginning
            if driven.kind == "straight":
                break
            driven_pieces[i] = _driven_piece(
                driven.piece, driven.markers, given, known.get(driven.piece)
            )
            given = driven_pieces[i].difficulty[-1], driven_pieces[i].hill, line
    return driven_pieces


def _driven_piece(
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
    driven = DrivenPiece(placed, markers, given, kind, side, difficulty or flat, hill, line)
    return known if known is not None and known.is_like(driven) else driven


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


def columns_before_line(driven_pieces: Sequence[DrivenPiece], closed: bool) -> int:
    """The number of columns before the line. A lap begins behind the line; an open chain is counted
    from its beginning."""
    before = 0
    for driven in driven_pieces if closed else ():
        if driven.line is not None:
            return before + driven.line
        before += len(driven.difficulty)
    return 0


def column_count(driven_pieces: Iterable[DrivenPiece]) -> int:
    """The total number of columns."""
    return sum([len(driven.difficulty) for driven in driven_pieces])


def _stretches(
    driven_pieces: Sequence[DrivenPiece], closed: bool, base: int, corners: int
) -> list[PieceStretch]:
    """Columns are numbered from `base`, corners after the first `corners`."""
    count, at = column_count(driven_pieces), -columns_before_line(driven_pieces, closed)
    stretches = []
    for driven in driven_pieces:
        here = at % count
        at = here + len(driven.difficulty)
        columns = tuple(range(base + here, base + at))
        if at > count:
            columns = tuple(base + column % count for column in range(here, at))
        stretches.append(
            PieceStretch(
                driven.piece,
                driven.markers,
                driven.incoming,
                driven.kind,
                driven.side,
                driven.difficulty,
                driven.hill,
                driven.racing_line,
                columns,
            )
        )
    _number_corners(stretches, closed, corners + 1)
    return stretches


def from_corner_boundary(stretches: list[DrivenType], closed: bool) -> list[DrivenType]:
    """The same order, beginning so that no corner is cut in two."""
    if not closed:
        return stretches
    at = next((i for i, s in enumerate(stretches) if s.kind == "straight"), None)
    if at is None:
        at = break_in([stretch.side for stretch in stretches])
    return stretches[at:] + stretches[:at]


def _number_corners(stretches: list[PieceStretch], closed: bool, first: int) -> None:
    """Corners are numbered from the line on."""
    corners: list[list[PieceStretch]] = []
    for kind, group in groupby(from_corner_boundary(stretches, closed), key=lambda one: one.kind):
        if kind == "corner":
            run = list(group)
            corners += [run[part] for part in corners_in(s.side for s in run)]
    corners.sort(key=lambda corner: corner[0].columns[0])
    for number, corner in enumerate(corners, start=first):
        for stretch in corner:
            stretch.corner = number


def all_stretches(
    geometry: Geometry, driven_pieces: Iterable[Sequence[DrivenPiece]]
) -> tuple[list[PieceStretch], ...]:
    """The stretches of every chain; columns are numbered on from one to the next, and corners from
    one to the next that is connected with it."""
    found: list[list[PieceStretch]] = []
    column, corners = 0, dict[int, int]()
    for chain, of_chain in zip(geometry.chains, driven_pieces, strict=True):
        fragment = geometry.fragments[geometry.run_of[chain.indices[0]]]
        before = corners.get(fragment, 0)
        found.append(_stretches(of_chain, chain.closed, column, before))
        column += column_count(of_chain)
        corners[fragment] = max([before, *(stretch.corner for stretch in found[-1])])
    return tuple(found)


def lane_graph(geometry: Geometry, stretches: tuple[list[PieceStretch], ...]) -> LaneGraph:
    """The graph of the whole track, chain by chain.

    Fills networkx's dicts directly: `add_nodes_from` and `add_edges_from` copy every attribute dict
    and take twice as long as everything else. A test compares it with a graph built by them.
    """
    graph: LaneGraph = nx.DiGraph()
    inside = cast(Any, graph)
    names: dict[int, tuple[str, ...]] = {}
    for chain, of_chain in zip(geometry.chains, stretches, strict=True):
        for index, stretch in zip(chain.indices, of_chain, strict=True):
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

    def _reject(self, *_: Any, **__: Any) -> Any:
        raise TypeError("steps share their attributes: copy the graph before changing them")

    __setitem__ = __delitem__ = __ior__ = _reject
    update = setdefault = pop = popitem = clear = _reject

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
    driven: DrivenPiece, columns: Sequence[int] | None = None, corner: int = 0
) -> list[dict[str, Any]]:
    """The attributes of a piece's spaces, in the template's order. All but column and corner are
    independent of the piece's place in the lap."""
    template = driven.piece.template
    lanes = template.lanes
    by_left = driven.racing_line == "L"
    name, kind, hill, difficulty = driven.piece.name, driven.kind, driven.hill, driven.difficulty
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
    if driven.markers:
        _mark_spaces(driven, nodes)
    return nodes


def _mark_spaces(driven: DrivenPiece, nodes: list[dict[str, Any]]) -> None:
    """Apply bonus, limit, colour ... markers to all spaces of their column, or to one lane."""
    for marker in driven.markers:
        if marker.kind not in OF_SPACES:
            continue
        for node, space in zip(nodes, driven.piece.template.spaces, strict=True):
            if _is_marked(marker, space):
                node[marker.kind] = marker.value


def _is_marked(marker: Marker, space: Space) -> bool:
    """A lane is one of the main road; a road that leads nowhere has no columns of its own."""
    on_second_road = space.road > 0 and (marker.lane is not None or "escape" in space.extra)
    in_column = marker.kind in WHOLE_PIECE or space.column == marker.at
    return in_column and marker.lane in (None, space.lane) and not on_second_road


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
