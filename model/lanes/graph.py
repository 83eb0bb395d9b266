"""The lane graph: every space a node, every step an edge of a `networkx.DiGraph`.

Node attributes, always there:

    piece       name of its piece                   lane        0 = leftmost; 6 = pit lane
    column      cross-section, 0 = the first after the finish line, in driving direction
    kind        "straight" | "corner", overrides applied
    corner      number of it from the line on, 0 on a straight
    difficulty  1..3 in a corner, else 0; 0 also where a corner lacks its marker
    rank        1 = racing line .. n = farthest from it
    hill        "flat" | "up" | "down"

and where a kit or marker gives it: `start` (place on the grid), `chicane`, `pit` ("entry",
"alley", "stop", "exit"), `bonus`, `limit`, `barrier`, `obstacle`, `colour`, `symbol`.

Edge attributes: `kind` ("forward" | "diagonal" | "lateral" | "pit") and `crosses_line`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeAlias, TypeVar, cast, get_args

import networkx as nx

from model.lanes.corners import break_in, corners_in
from model.layout.geometry import Chain, Geometry, Laid
from model.layout.kit import Side
from model.layout.pieces import PIT_LANE, StepKind, templates_of
from model.layout.track import ONE_LANE, Hill, Marker, Surface

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


@dataclass(slots=True, eq=False)
class Ride:
    """What riding over one piece is like, wherever it lies in the lap: kind and hill of the piece,
    difficulty per column."""

    placed: Laid
    markers: tuple[Marker, ...]
    given: "Given"
    kind: Surface
    difficulty: tuple[int, ...]
    hill: Hill
    racing_line: Side

    @property
    def line(self) -> int | None:
        return self.placed.template.line_after

    def is_like(self, other: "Ride") -> bool:
        """Is it the same, whatever was given?"""
        return (
            self.placed is other.placed
            and self.markers == other.markers
            and (self.kind, self.difficulty) == (other.kind, other.difficulty)
            and (self.hill, self.racing_line) == (other.hill, other.racing_line)
        )


@dataclass(slots=True, eq=False)
class Stretch(Ride):
    """A ride with its place in the lap: its columns, and the number of its corner."""

    columns: tuple[int, ...]
    corner: int = 0


Given: TypeAlias = tuple[int, Hill, Side]
"""What a piece finds when it is ridden: the difficulty and the hill that hold before it, and the
side of the racing line of straights that say none."""
Ridden = TypeVar("Ridden", bound=Ride)


def spaces_of(graph: LaneGraph) -> dict[str, dict[str, Any]]:
    """Space name -> its attributes, without the cost of networkx's views."""
    return cast("dict[str, dict[str, Any]]", cast(Any, graph)._node)


def steps_of(graph: LaneGraph) -> dict[str, dict[str, dict[str, Any]]]:
    """Space name -> the spaces one step on -> the step's attributes."""
    return cast("dict[str, dict[str, dict[str, Any]]]", cast(Any, graph)._succ)


def rides_of(
    geometry: Geometry, chain: Chain, known: Mapping[Laid, Ride] | None = None
) -> list[Ride]:
    """The chain piece by piece, from its start piece on. A ride that is known and still the same is
    not made anew.

    A difficulty marker holds from its column to the end of the run of corner pieces, a hill marker
    from its piece to the next one; both across the line, too.
    """
    known = known or {}
    row = [geometry.laid[index] for index in chain.indices]
    line = _usual_line(geometry, row)
    markers = geometry.markers
    hilly = any(marker.hill for marker in geometry.track.markers)
    hills = [m.hill for placed in row if hilly for m in markers.get(placed, ()) if m.hill]
    rides: list[Ride] = []
    given: Given = 0, hills[-1] if hills and chain.closed else "flat", line
    for placed in row:
        found = markers.get(placed, ())
        ride = known.get(placed)
        if ride is None or ride.given != given or ride.markers != found:
            ride = _ride(placed, found, given, ride)
        rides.append(ride)
        given = ride.difficulty[-1], ride.hill, line
    if chain.closed and given[0]:
        for i, ride in enumerate(rides):  # the last corner goes on across the beginning
            if ride.kind == "straight":
                break
            rides[i] = _ride(ride.placed, ride.markers, given, known.get(ride.placed))
            given = rides[i].difficulty[-1], rides[i].hill, line
    return rides


def _ride(placed: Laid, markers: tuple[Marker, ...], given: Given, known: Ride | None) -> Ride:
    """The ride as it is, or as it is known if that is the same."""
    current, hill, line = given
    turn = placed.template.turn
    kind: Surface = "corner" if turn else "straight"
    for marker in markers:
        kind = marker.counts_as or kind
        hill = marker.hill or hill
    line = placed.piece.line or ("L" if turn > 0 else "R" if turn else line)
    difficulty = _difficulty(placed, markers, current) if kind == "corner" else None
    flat = (0,) * placed.template.columns
    ride = Ride(placed, markers, given, kind, difficulty or flat, hill, line)
    return known if known is not None and known.is_like(ride) else ride


def _difficulty(placed: Laid, markers: tuple[Marker, ...], current: int) -> tuple[int, ...]:
    """The difficulty of each column of a corner piece."""
    here = {m.at: m.difficulty for m in markers if m.difficulty}
    levels = []
    for column in range(placed.template.columns):
        current = here.get(column, current)
        levels.append(current)
    return tuple(levels)


def _usual_line(geometry: Geometry, row: list[Laid]) -> Side:
    """The side of the racing line where nothing else is laid: the kit's habit."""
    inside = geometry.kit.straight_line == "inside"
    return "R" if inside and sum(placed.template.turn for placed in row) < 0 else "L"


def line_in(rides: Sequence[Ride], closed: bool) -> int:
    """How many columns lie before the line. A lap begins behind it; an open chain is counted from
    its beginning."""
    before = 0
    for ride in rides if closed else ():
        if ride.line is not None:
            return before + ride.line
        before += len(ride.difficulty)
    return 0


def columns_in(rides: Iterable[Ride]) -> int:
    """How many columns they have."""
    return sum([len(ride.difficulty) for ride in rides])


def _stretches(rides: Sequence[Ride], closed: bool, base: int) -> list[Stretch]:
    count, at = columns_in(rides), -line_in(rides, closed)
    stretches = []
    for ride in rides:
        here = at % count
        at = here + len(ride.difficulty)
        columns = tuple(range(base + here, base + at))
        if at > count:
            columns = tuple(base + column % count for column in range(here, at))
        stretches.append(
            Stretch(
                ride.placed,
                ride.markers,
                ride.given,
                ride.kind,
                ride.difficulty,
                ride.hill,
                ride.racing_line,
                columns,
            )
        )
    _number_corners(stretches, closed)
    return stretches


def from_a_break(stretches: list[Ridden], closed: bool) -> list[Ridden]:
    """The same order, beginning so that no corner is cut in two."""
    if not closed:
        return stretches
    at = next((i for i, s in enumerate(stretches) if s.kind == "straight"), None)
    if at is None:
        at = break_in([stretch.placed.template.turn for stretch in stretches])
    return stretches[at:] + stretches[:at]


def _number_corners(stretches: list[Stretch], closed: bool) -> None:
    """Corners are numbered from the line on."""
    corners: list[list[Stretch]] = []
    for kind, group in groupby(from_a_break(stretches, closed), key=lambda one: one.kind):
        if kind == "corner":
            run = list(group)
            corners += [run[part] for part in corners_in(s.placed.template.turn for s in run)]
    corners.sort(key=lambda corner: corner[0].columns[0])
    for number, corner in enumerate(corners, start=1):
        for stretch in corner:
            stretch.corner = number


def all_stretches(geometry: Geometry, rides: Iterable[Sequence[Ride]]) -> tuple[list[Stretch], ...]:
    """The stretches of every chain; the columns go on from one chain to the next."""
    found = []
    column = 0
    for chain, ridden in zip(geometry.chains, rides, strict=True):
        found.append(_stretches(ridden, chain.closed, column))
        column += columns_in(ridden)
    return tuple(found)


def lane_graph(geometry: Geometry, stretches: tuple[list[Stretch], ...]) -> LaneGraph:
    """The graph of the whole track, chain by chain.

    It is filled from inside: `add_nodes_from` and `add_edges_from` copy every attribute dict and
    take twice as long as all the rest. A test holds it against a graph made by those.
    """
    graph: LaneGraph = nx.DiGraph()
    inside = cast(Any, graph)
    names: dict[int, tuple[str, ...]] = {}
    for chain, ridden in zip(geometry.chains, stretches, strict=True):
        for index, stretch in zip(chain.indices, ridden, strict=True):
            names[index] = stretch.placed.spaces
            nodes = nodes_of(stretch, stretch.columns, stretch.corner)
            for name, attributes in zip(names[index], nodes, strict=True):
                inside._node[name] = attributes
                inside._succ[name], inside._pred[name] = {}, {}
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


def nodes_of(
    ride: Ride, columns: Sequence[int] | None = None, corner: int = 0
) -> list[dict[str, Any]]:
    """The attributes of a piece's spaces, in the order of its template's. What they have but for
    column and corner is the same wherever the piece lies in the lap."""
    template = ride.placed.template
    lanes = template.lanes
    by_left = ride.racing_line == "L"
    name, kind, hill, difficulty = ride.placed.name, ride.kind, ride.hill, ride.difficulty
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


def _mark_spaces(ride: Ride, nodes: list[dict[str, Any]]) -> None:
    """Bonus, limit, colour ... markers: on all spaces of their column, or on one lane's."""
    for marker in ride.markers:
        if marker.kind not in ONE_LANE:
            continue
        for node, space in zip(nodes, ride.placed.template.spaces, strict=True):
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
        for a, b, kind, crosses in templates.joins(
            first.template, seam.out, second.template, seam.into
        ):
            yield ours[a], theirs[b], kind, crosses
