"""The lane graph: every space a node, every step an edge of a `networkx.DiGraph`.

Node attributes, always there:

    piece       name of its piece                   lane        0 = leftmost; 6 = pit lane
    column      cross-section, 0 = the first after the finish line, in driving direction
    kind        "straight" | "corner", overrides applied
    corner      number of its bend from the line on, 0 on a straight
    difficulty  1..3 in a corner, else 0; 0 also where a corner lacks its marker
    rank        1 = racing line .. n = farthest from it
    hill        "flat" | "up" | "down"

and where a kit or marker gives it: `start` (place on the grid), `chicane`, `pit` ("entry",
"alley", "stop", "exit"), `bonus`, `limit`, `barrier`, `obstacle`, `colour`, `symbol`.

Edge attributes: `kind` ("forward" | "diagonal" | "lateral" | "pit") and `crosses_line`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias, cast, get_args

import networkx as nx

from model.geometry import Chain, Geometry, Laid
from model.kit import Side
from model.pieces import PIT_LANE, StepKind, space_name, templates_of
from model.track import ONE_LANE, Hill, Marker, Surface

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


@dataclass(slots=True)
class Stretch:
    """What riding over one piece is like: kind and hill of the piece, difficulty per column."""

    placed: Laid
    first_column: int
    kind: Surface
    markers: tuple[Marker, ...] = ()
    columns: tuple[int, ...] = ()
    corner: int = 0
    hill: Hill = "flat"
    difficulty: tuple[int, ...] = ()
    racing_line: Side = "L"

    @property
    def line(self) -> int | None:
        return self.placed.template.line_after


def spaces_of(graph: LaneGraph) -> dict[str, dict[str, Any]]:
    """Space name -> its attributes, without the cost of networkx's views."""
    return cast("dict[str, dict[str, Any]]", cast(Any, graph)._node)


def steps_of(graph: LaneGraph) -> dict[str, dict[str, dict[str, Any]]]:
    """Space name -> the spaces one step on -> the step's attributes."""
    return cast("dict[str, dict[str, dict[str, Any]]]", cast(Any, graph)._succ)


def stretches_of(geometry: Geometry, chain: Chain, column: int = 0) -> list[Stretch]:
    """The chain piece by piece, from its start piece on; the columns are numbered from `column`
    at the finish line, or at the chain's beginning where there is none."""
    markers_on = geometry.track.markers_on
    stretches = []
    at = 0
    for index in chain.indices:
        placed = geometry.laid[index]
        template = placed.template
        kind: Surface = "corner" if template.turn else "straight"
        markers: tuple[Marker, ...] = ()
        if placed.piece.id in markers_on:
            markers = _markers(markers_on, placed)
            for marker in markers:
                kind = marker.counts_as or kind
        stretches.append(Stretch(placed, at, kind, markers))
        at += template.columns
    _number_from_line(stretches, at, column, chain.closed)
    _find_bends(stretches, chain.closed)
    _set_difficulty(stretches, chain.closed)
    _set_hills(stretches, chain.closed)
    _set_lines(geometry, stretches)
    return stretches


def _markers(markers_on: dict[int, tuple[Marker, ...]], placed: Laid) -> tuple[Marker, ...]:
    """The markers on a placed piece; board halves carry none."""
    found = markers_on.get(placed.piece.id, ())
    return found if found and placed.name == str(placed.piece.id) else ()


def _number_from_line(stretches: list[Stretch], count: int, base: int, closed: bool) -> None:
    """A lap begins behind the line; an open chain is counted from its beginning."""
    line = 0
    if closed:
        line = next((s.first_column + s.line for s in stretches if s.line is not None), 0)
    for stretch in stretches:
        here = (stretch.first_column - line) % count
        end = here + stretch.placed.template.columns
        stretch.columns = tuple(range(base + here, base + end))
        if end > count:
            stretch.columns = tuple(base + column % count for column in range(here, end))


def from_a_break(stretches: list[Stretch], closed: bool) -> list[Stretch]:
    """The same order, beginning so that no corner is cut in two: at a straight, or where the
    bends of a lap without any straight change sides."""
    if not closed:
        return stretches
    at = next((i for i, s in enumerate(stretches) if s.kind == "straight"), None)
    if at is None:
        turns = [_sign(stretch.placed.template.turn) for stretch in stretches]
        at = next((i for i, turn in enumerate(turns) if turn and turn != turns[i - 1]), 0)
    return stretches[at:] + stretches[:at]


def _sign(turn: int) -> int:
    return (turn > 0) - (turn < 0)


def _find_bends(stretches: list[Stretch], closed: bool) -> None:
    """A bend = corner pieces in a row turning one way. A straight piece that counts as a corner
    joins the bend before it, else the one after. Bends are numbered from the line on."""
    bends: list[list[Stretch]] = []
    way = 0
    before: Stretch | None = None
    for stretch in from_a_break(stretches, closed):
        if stretch.kind == "corner":
            sign = _sign(stretch.placed.template.turn)
            in_row = before is not None and before.kind == "corner"
            if in_row and (sign == way or not sign or not way):
                bends[-1].append(stretch)
                way = way or sign
            else:
                bends.append([stretch])
                way = sign
        before = stretch
    bends.sort(key=lambda bend: bend[0].columns[0])
    for number, bend in enumerate(bends, start=1):
        for stretch in bend:
            stretch.corner = number


def _set_difficulty(stretches: list[Stretch], closed: bool) -> None:
    """A difficulty marker holds from its column to the end of the run of corner pieces."""
    order = from_a_break(stretches, closed)
    if closed and order[0].kind == "corner":
        order = order * 2  # one corner all the way round: its last marker reaches its beginning
    current = 0
    for stretch in order:
        columns = stretch.placed.template.columns
        if stretch.kind == "straight":
            current = 0
        if not stretch.markers or stretch.kind == "straight":
            stretch.difficulty = (current,) * columns
            continue
        here = {m.at: m.difficulty for m in stretch.markers if m.difficulty}
        levels = []
        for column in range(columns):
            current = here.get(column, current)
            levels.append(current)
        stretch.difficulty = tuple(levels)


def _set_hills(stretches: list[Stretch], closed: bool) -> None:
    """A hill marker holds from its piece to the next hill marker, across the line too."""
    found = [(s, m.hill) for s in stretches if s.markers for m in s.markers if m.hill]
    if not found:
        return
    current: Hill = found[-1][1] if closed else "flat"
    begins = {id(stretch): hill for stretch, hill in found}
    for stretch in stretches:
        current = stretch.hill = begins.get(id(stretch), current)


def _set_lines(geometry: Geometry, stretches: list[Stretch]) -> None:
    """The side of the racing line: as laid, else inside in a corner, else the kit's habit."""
    straight: Side = "L"
    if geometry.kit.straight_line == "inside":
        straight = "L" if sum(s.placed.template.turn for s in stretches) >= 0 else "R"
    for stretch in stretches:
        placed = stretch.placed
        turn = placed.template.turn
        stretch.racing_line = placed.piece.line or ("L" if turn > 0 else "R" if turn else straight)


def all_stretches(geometry: Geometry) -> tuple[list[Stretch], ...]:
    """The stretches of every chain; the columns go on from one chain to the next."""
    found = []
    column = 0
    for chain in geometry.chains:
        stretches = stretches_of(geometry, chain, column)
        column += sum(stretch.placed.template.columns for stretch in stretches)
        found.append(stretches)
    return tuple(found)


def lane_graph(geometry: Geometry, stretches: tuple[list[Stretch], ...]) -> LaneGraph:
    """The graph of the whole track, chain by chain.

    It is filled from inside: `add_nodes_from` and `add_edges_from` copy every attribute dict and
    take twice as long as all the rest. A test holds it against a graph made by those.
    """
    graph: LaneGraph = nx.DiGraph()
    inside = cast(Any, graph)
    names: dict[int, list[str]] = {}
    for chain, ridden in zip(geometry.chains, stretches, strict=True):
        for index, stretch in zip(chain.indices, ridden, strict=True):
            piece = stretch.placed.name
            names[index] = [space_name(piece, label) for label in stretch.placed.template.labels]
            for name, attributes in zip(names[index], _nodes(stretch), strict=True):
                inside._node[name] = attributes
                inside._succ[name], inside._pred[name] = {}, {}
    _mark_spaces(geometry, graph, names)
    for a, b, kind, crosses in _steps(geometry, names):
        inside._succ[a][b] = inside._pred[b][a] = _STEP[kind, crosses]
    return graph


class StepAttributes(dict[str, Any]):
    """The attributes of an edge. There are only a few different ones, which all edges share:
    they cannot be changed, and whoever copies a graph gets ordinary dicts."""

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


def _nodes(stretch: Stretch) -> Iterator[dict[str, Any]]:
    template = stretch.placed.template
    lanes = template.lanes
    by_left = stretch.racing_line == "L"
    name, kind, corner, hill = stretch.placed.name, stretch.kind, stretch.corner, stretch.hill
    columns, difficulty = stretch.columns, stretch.difficulty
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
        yield node


def _mark_spaces(geometry: Geometry, graph: LaneGraph, names: dict[int, list[str]]) -> None:
    """Bonus, limit, colour ... markers: on all spaces of their column, or on one lane's."""
    if not any(marker.kind in ONE_LANE for marker in geometry.track.markers):
        return
    for index, placed in enumerate(geometry.laid):
        for marker in _markers(geometry.track.markers_on, placed):
            if marker.kind not in ONE_LANE:
                continue
            for name, space in zip(names[index], placed.template.spaces, strict=True):
                if space.column == marker.at and marker.lane in (None, space.lane):
                    graph.nodes[name][marker.kind] = marker.value


def _steps(
    geometry: Geometry, names: dict[int, list[str]]
) -> Iterator[tuple[str, str, StepKind, bool]]:
    for index, placed in enumerate(geometry.laid):
        own = names[index]
        for step in placed.template.steps:
            yield own[step.start], own[step.end], step.kind, step.crosses
    templates = templates_of(geometry.kit)
    for seam in geometry.seams:
        first, second = geometry.laid[seam.first], geometry.laid[seam.second]
        ours, theirs = names[seam.first], names[seam.second]
        for a, b, kind, crosses in templates.joins(
            first.template, seam.out, second.template, seam.into
        ):
            yield ours[a], theirs[b], kind, crosses
