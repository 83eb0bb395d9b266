"""The float geometry of pieces in mm: edges, lanes and spaces, for drawing and measuring.

A piece code is shaped once per kit, in its own frame: the `in` port is at 0, driving direction is
+x, left is +y. Points are complex numbers. A position across the road is an offset from the centre
line, left positive; a position along it is the fraction t of the piece, 0 at the `in` port.
`PlacedShape` places a shape on the table.
"""

import cmath
import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise
from typing import TypeAlias

from trackwright.model.layout import zeta
from trackwright.model.layout.geometry import Geometry
from trackwright.model.layout.kit import Alley, Kit
from trackwright.model.layout.pieces import (
    PIT_LANE,
    Road,
    Space,
    Template,
    space_name,
    templates_of,
)
from trackwright.model.layout.zeta import FULL_TURN

Line: TypeAlias = tuple[complex, ...]

SAGITTA_MM = 0.05
"""How far the polyline drawn for an arc may deviate from it."""
KERB_BLOCK_MM = 9.0
"""The approximate length of a kerb block."""
PARTS_PER_COLUMN = 8
"""Steps per column for pieces whose edges curve across the road."""
_TOLERANCE = 1e-9


@dataclass(frozen=True, slots=True)
class SpaceShape:
    """The shape of a space: its middle, driving direction (radians), lane width and polygon."""

    centre: complex
    heading: float
    width_mm: float
    polygon: Line


@dataclass(frozen=True, slots=True)
class Divider:
    """The line between two lanes; `solid` lines must not be crossed."""

    points: Line
    solid: bool


@dataclass(frozen=True, slots=True)
class Strip:
    """A band of asphalt in driving direction; `turn` has the sign of its corner."""

    centre: Line
    left: Line
    right: Line
    turn: int = 0

    @property
    def polygon(self) -> Line:
        return self.left + self.right[::-1]


@dataclass(frozen=True, slots=True)
class Kerb:
    """A kerb along one side of a piece: the whole band, and every second block of it."""

    band: Line
    blocks: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class RoadShape:
    """One road of a piece: the cardboard's outline, the asphalt on it, and its lane lines."""

    outline: Line
    asphalt: Strip
    dividers: tuple[Divider, ...]


class Sections:
    """The cross-section of a piece at each point along it: lanes, pit lane, cardboard edge."""

    def __init__(self, kit: Kit, template: Template) -> None:
        kind = template.kind
        self._kind = kit.kinds[kind.back_of] if kind.back_of else kind
        self._backwards = kind.back_of is not None
        self._swapped = template.side == "R"
        self._columns = template.columns
        self._lanes = template.lanes
        self._lane_mm = kit.lane_mm
        self._pit_gap_mm = kit.pit_gap_mm
        self._kerb_mm = kit.kerb_mm
        self._half_mm = template.lanes * kit.lane_mm / 2
        self._leaving = (self._kind.branch.lanes if self._kind.branch else None) or 0
        self._uneven = bool(self._kind.ends or self._leaving)
        """Does the main road lose lanes?"""

    @property
    def curved(self) -> bool:
        """Do offsets vary along the piece?"""
        kind = self._kind
        return bool(kind.ease_mm or kind.narrow or kind.alley or self._uneven)

    @property
    def branch_drifts(self) -> bool:
        """Do the lanes of the branch begin beside its centre line?"""
        return self._leaving > 0

    def boundaries(self, t: float, branch: bool = False) -> tuple[float, ...]:
        """The offsets of the lane boundaries, left to right: one more than there are lanes."""
        if branch or self._uneven:
            return self._across(self._edges_in_form(t, branch))
        return self._across(self._bounds_between(self._middles_in_form(t), self._squeeze(t)))

    def middles(self, t: float, branch: bool = False) -> tuple[float, ...]:
        """The offsets of the driving lines of the lanes, left to right."""
        if branch or self._uneven:
            edges = self._edges_in_form(t, branch)
            return self._across([(a + b) / 2 for a, b in pairwise(edges)])
        return self._across(self._middles_in_form(t))

    def _edges_in_form(self, t: float, branch: bool) -> list[float]:
        """Lane boundaries where lanes end, or leave: lanes that are not there have no width."""
        widths = [self._lane_mm * self._share(k, t, branch) for k in range(self._lanes)]
        left = sum(widths) / 2 + self._drift(t, branch)
        return [left - width for width in accumulate(widths, initial=0.0)]

    def _share(self, lane: int, t: float, branch: bool) -> float:
        """The part of a lane's width that is there."""
        if self._leaving:
            is_before = not branch and not self._is_behind_fork(t)
            return float(is_before or branch == (lane < self._leaving))
        if branch or lane not in self._kind.ends:
            return 1.0
        return 1 - _smooth(self._in_form(t) * self._columns - (self._columns - 1))

    def _drift(self, t: float, branch: bool) -> float:
        """How far lanes are beside the centre line, to which they move behind a fork: first those
        that leave, so that the roads keep apart."""
        t = self._in_form(t)
        if branch and self._leaving:
            staying = self._lanes - self._leaving
            return staying * self._lane_mm / 2 * (1 - _smooth((t - 0.25) / 0.75))
        if self._is_behind_fork(self._in_form(t)) and self._leaving:
            return -self._leaving * self._lane_mm / 2 * (1 - _smooth(2 * t - 1))
        return 0.0

    def _is_behind_fork(self, t: float) -> bool:
        return self._fork is not None and self._in_form(t) > self._fork + _TOLERANCE

    @property
    def _fork(self) -> float | None:
        """Where lanes leave."""
        branch = self._kind.branch
        return branch.after / self._columns if branch and self._leaving else None

    @property
    def hidden_span(self) -> tuple[float, float] | None:
        """The range that lies under a bridge."""
        hidden, columns = self._kind.hidden, self._columns + len(self._kind.hidden)
        return (hidden[0] / columns, (hidden[-1] + 1) / columns) if hidden else None

    def divider_spans(self, boundary: int, branch: bool) -> list[tuple[float, float]]:
        """Where the line to the right of lane `boundary` is drawn."""
        left = self._lanes - 2 - boundary if self._swapped else boundary
        if branch:
            return [(0.0, 1.0)] if left + 1 < (self._leaving or self._lanes) else []
        end = (self._columns - 1) / self._columns if self._kind.ends else self._fork
        if end and ({left, left + 1} & {*self._kind.ends} or left < self._leaving):
            return [(1 - end, 1.0)] if self._backwards else [(0.0, end)]
        if self.hidden_span:
            return [(0.0, self.hidden_span[0]), (self.hidden_span[1], 1.0)]
        columns = self._columns
        edges = [-1, *(c for c in range(columns) if self.is_narrow(c)), columns]
        return [((a + 1) / columns, b / columns) for a, b in pairwise(edges) if b > a + 1]

    def pit_lane(self, t: float) -> tuple[float, float]:
        """The offsets of the pit lane's left and right edges at t, where there must be one."""
        lift = self._lift(t)
        outer = self._half_mm + lift * (self._pit_gap_mm + self._lane_mm)
        left, right = self._across([outer, outer - self._lane_mm])
        return left, right

    def board_edges(self, t: float, branch: bool = False) -> tuple[float, float]:
        """The offsets of the cardboard's edges, left and right."""
        if branch or self._uneven:
            bounds = self.boundaries(t, branch)
            return bounds[0] + self._kerb_mm, bounds[-1] - self._kerb_mm
        edge = self._half_mm + self._kerb_mm
        outer = edge
        if self._kind.alley and self._beside_pit(t):
            outer += self._lift(t) * (self._pit_gap_mm + self._lane_mm)
        left, right = self._across([outer, -edge])
        return left, right

    def track_edges(self, t: float) -> tuple[float, float]:
        """The outer edges of the track's kerbs, left and right, ignoring any pit lane."""
        if self._kind.narrow or self._uneven:
            bounds = self.boundaries(t)
            return bounds[0] + self._kerb_mm, bounds[-1] - self._kerb_mm
        edge = self._half_mm + self._kerb_mm
        return edge, -edge

    @property
    def pit_side(self) -> int:
        """1 with a pit lane on the left, -1 with one on the right, else 0."""
        if self._kind.alley is None:
            return 0
        return -1 if self._swapped else 1

    @cached_property
    def beside_span(self) -> tuple[float, float] | None:
        """The range in which a pit lane runs beside the track, without its entry and exit."""
        alley = self._kind.alley
        if alley is None:
            return None
        begin = 0.0 if alley.entry is None else (alley.entry + 1) / self._columns
        end = 1.0 if alley.exit is None else alley.exit / self._columns
        return (1 - end, 1 - begin) if self._backwards else (begin, end)

    @cached_property
    def pit_span(self) -> tuple[float, float] | None:
        """The range in which a pit lane runs along the piece, including its entry and exit."""
        alley = self._kind.alley
        if alley is None:
            return None
        begin, end = self._pit_span_in_form(alley)
        return (1 - end, 1 - begin) if self._backwards else (begin, end)

    def is_narrow(self, column: int) -> bool:
        """Do all lanes share one space in this column?"""
        return self._in_form_column(column) in self._kind.narrow

    @property
    def has_chicane(self) -> bool:
        return bool(self._kind.narrow)

    def is_solid(self, boundary: int) -> bool:
        """Is the line to the right of lane `boundary` solid?"""
        return (self._lanes - 2 - boundary if self._swapped else boundary) in self._kind.solid

    def _across(self, offsets: Iterable[float]) -> tuple[float, ...]:
        """Offsets of the left-hand form, left to right, converted to this form."""
        found = tuple(offsets)
        return tuple(-offset for offset in reversed(found)) if self._swapped else found

    def _in_form(self, t: float) -> float:
        return 1 - t if self._backwards else t

    def _in_form_column(self, column: int) -> int:
        return self._columns - 1 - column if self._backwards else column

    def _even(self, squeeze: float) -> list[float]:
        return [(self._half_mm - k * self._lane_mm) * squeeze for k in range(self._lanes + 1)]

    def _middles_in_form(self, t: float) -> list[float]:
        edges = self._even(self._squeeze(t))
        push = math.sin(math.pi * t)
        ease = self._kind.ease_mm or (0.0,) * self._lanes
        return [(a + b) / 2 - out * push for a, b, out in zip(edges, edges[1:], ease, strict=False)]

    def _bounds_between(self, middles: list[float], squeeze: float) -> list[float]:
        """Halfway between the lanes; the asphalt's edges stay fixed, so that kerbs continue
        smoothly from piece to piece."""
        edge = self._half_mm * squeeze
        return [edge, *((a + b) / 2 for a, b in pairwise(middles)), -edge]

    def _squeeze(self, t: float) -> float:
        """1 where the lanes have their full width, less towards a column that they share."""
        narrow = self._kind.narrow
        if not narrow:
            return 1.0
        place = self._in_form(t) * self._columns
        away = min(max(column - place, place - column - 1, 0.0) for column in narrow)
        to_port = min(place, self._columns - place)
        open = max(_smooth(away / 0.75), 1 - _smooth(to_port / 0.5))
        return open + (1 - open) / self._lanes

    def _pit_span_in_form(self, alley: Alley) -> tuple[float, float]:
        begin = 0.0 if alley.entry is None else alley.entry / self._columns
        end = 1.0 if alley.exit is None else (alley.exit + 1) / self._columns
        return begin, end

    def _beside_pit(self, t: float) -> bool:
        span = self.pit_span
        return span is not None and span[0] <= t <= span[1]

    def _lift(self, t: float) -> float:
        """How far the pit lane has left the track: from 0 in its lane to 1 beside it. It moves away
        beside fields A and C, so that its own spaces never overlap the track."""
        alley = self._kind.alley
        assert alley is not None
        place = self._in_form(t) * self._columns
        lift = 1.0
        if alley.entry is not None:
            lift = min(lift, _smooth(place - alley.entry))
        if alley.exit is not None:
            lift = min(lift, _smooth(alley.exit + 1 - place))
        return lift


def _smooth(x: float) -> float:
    """A smooth step from 0 to 1, flat at both ends."""
    x = min(1.0, max(0.0, x))
    return x * x * (3 - 2 * x)


def length_of(kit: Kit, template: Template) -> float:
    """The length of the centre line of a piece's main road, in mm."""
    return CentreLine(kit, template.roads[0]).length_mm


class CentreLine:
    """A road's centre line in mm: a straight or an arc."""

    def __init__(self, kit: Kit, road: Road) -> None:
        size, self.turn = road.shape
        self._size_mm = size * kit.module_mm
        self._start = kit.module_mm * zeta.to_complex(road.start.point)
        self._heading = road.start.heading * math.tau / FULL_TURN
        self._angle = self.turn * math.tau / FULL_TURN

    @property
    def length_mm(self) -> float:
        return self._size_mm * abs(self._angle) if self.turn else self._size_mm

    def heading(self, t: float) -> float:
        return self._heading + t * self._angle

    def point(self, t: float, offset: float = 0.0) -> complex:
        """The point at t, `offset` mm to the left of the middle."""
        if not self.turn:
            return self._start + cmath.rect(1, self._heading) * complex(t * self._size_mm, offset)
        to_centre = 1j if self.turn > 0 else -1j
        centre = self._start + cmath.rect(self._size_mm, self._heading) * to_centre
        outward = cmath.rect(1, self.heading(t)) * -to_centre
        radius = self._size_mm - offset if self.turn > 0 else self._size_mm + offset
        return centre + radius * outward

    def steps(self, half_width: float) -> int:
        """The number of segments needed for the outer edge to look round."""
        if not self.turn:
            return 1
        outer = self._size_mm + half_width
        return math.ceil(abs(self._angle) / (2 * math.acos(1 - SAGITTA_MM / outer)))


class PieceShape:
    """The shape of a piece code in mm, in its own frame; drawn in as many parts as screens and
    printers need, or `finer`."""

    def __init__(self, kit: Kit, template: Template, finer: int = 1) -> None:
        self.template = template
        self._finer = finer
        self.sections = Sections(kit, template)
        self._kit = kit
        self.centre_lines = tuple(CentreLine(kit, road) for road in template.roads)
        self._grids = tuple(self._grid(i) for i in range(len(template.roads)))

    def finer(self, times: int) -> "PieceShape":
        """The same in so many times more parts."""
        return PieceShape(self._kit, self.template, times)

    def point(self, t: float, offset: float = 0.0, road: int = 0) -> complex:
        return self.centre_lines[road].point(t, offset)

    def heading(self, t: float, road: int = 0) -> float:
        return self.centre_lines[road].heading(t)

    @cached_property
    def roads(self) -> tuple[RoadShape, ...]:
        """The piece's main road, and its branch if it has one."""
        return tuple(self._road(i) for i in range(len(self.centre_lines)))

    @cached_property
    def outlines(self) -> tuple[Line, ...]:
        """The outline of the cardboard with kerbs: one polygon per road, counterclockwise."""
        return tuple(road.outline for road in self.roads)

    @cached_property
    def spaces(self) -> tuple[SpaceShape, ...]:
        """The shapes of the spaces, in the template's order."""
        return tuple(self._space(space) for space in self.template.spaces)

    @cached_property
    def pit_lane(self) -> Strip | None:
        """The asphalt of the pit lane, including its entry and exit."""
        span = self.sections.pit_span
        if span is None:
            return None
        places = self._between(*span)
        edges = [self.sections.pit_lane(t) for t in places]
        return self._strip(0, places, edges)

    @cached_property
    def pit_island(self) -> Line | None:
        """The ground between the track and the pit lane, without entry and exit."""
        span, sections = self.sections.beside_span, self.sections
        if span is None:
            return None
        places = self._between(*span)
        near, track = (1, 0) if sections.pit_side > 0 else (0, -1)
        shore = [self.point(t, sections.pit_lane(t)[near]) for t in places]
        kerb = [self.point(t, sections.boundaries(t)[track]) for t in places]
        return (*shore, *reversed(kerb))

    @cached_property
    def edge_lines(self) -> tuple[Line, ...]:
        """The white lines along the main road and the pit lane, open where the two meet."""
        asphalt, sections = self.roads[0].asphalt, self.sections
        if sections.hidden_span:
            begin, end = sections.hidden_span
            return (*self._edges_between(0.0, begin), *self._edges_between(end, 1.0))
        if sections.pit_span is None or sections.beside_span is None:
            return asphalt.left, asphalt.right
        free, open = (asphalt.right, 0) if sections.pit_side > 0 else (asphalt.left, -1)
        (begin, end), (first, last) = sections.pit_span, sections.beside_span
        lines = [free]
        for a, b in ((0.0, begin), (first, last), (end, 1.0)):
            places = self._between(a, b)
            if len(places) > 1:
                lines.append(tuple(self.point(t, sections.boundaries(t)[open]) for t in places))
        near, far = (1, 0) if sections.pit_side > 0 else (0, 1)
        for side, places in ((near, self._between(first, last)), (far, self._between(begin, end))):
            lines.append(tuple(self.point(t, sections.pit_lane(t)[side]) for t in places))
        return tuple(lines)

    def _edges_between(self, begin: float, end: float) -> tuple[Line, Line]:
        """The left and the right edge of the asphalt of the main road."""
        bounds = [(t, self.sections.boundaries(t)) for t in self._between(begin, end)]
        return (
            tuple(self.point(t, across[0]) for t, across in bounds),
            tuple(self.point(t, across[-1]) for t, across in bounds),
        )

    @cached_property
    def hidden_area(self) -> Line | None:
        """What lies under a bridge, with the kerbs."""
        span = self.sections.hidden_span
        if span is None:
            return None
        places = self._between(*span)
        edges = [self.sections.board_edges(t) for t in places]
        return self._strip(0, places, edges).polygon

    @property
    def level(self) -> int:
        """0 on the table, more for a bridge."""
        return self.template.kind.level

    @cached_property
    def kerbs(self) -> tuple[Kerb, ...]:
        """The kerbs on both sides of a corner and along a chicane; none on the pit's side."""
        is_corner = self.template.turn and not self.template.kind.counts_as
        if not is_corner and not self.sections.has_chicane:
            return ()
        sides = {1: 0, -1: -1}
        return tuple(self._kerb(sides[s]) for s in sides if s != self.sections.pit_side)

    def _kerb(self, side: int) -> Kerb:
        """The kerb on the left (0) or right (-1)."""
        edge = self.sections.boundaries(0.5)[side]
        ends = [self.point(i / 16, edge) for i in range(17)]
        length = sum(abs(b - a) for a, b in pairwise(ends))
        count = 2 * max(2, round(length / (2 * KERB_BLOCK_MM)))
        places = [i / (4 * count) for i in range(4 * count + 1)]
        blocks = tuple(self._kerb_band(side, places[i : i + 5]) for i in range(0, 4 * count, 8))
        return Kerb(self._kerb_band(side, places), blocks)

    def _kerb_band(self, side: int, places: list[float]) -> Line:
        inner = [self.point(t, self.sections.boundaries(t)[side]) for t in places]
        outer = [self.point(t, self.sections.track_edges(t)[side]) for t in places]
        return (*inner, *reversed(outer))

    @cached_property
    def line(self) -> Line | None:
        """The line from left to right, including a pit lane: the finish line, or the one where a
        course begins or ends."""
        after = self._line_after
        if after is None:
            return None
        t = after / self.template.columns
        bounds = self.sections.boundaries(t)
        edges = [bounds[0], bounds[-1]]
        span = self.sections.pit_span
        if span and span[0] < t < span[1]:
            edges += self.sections.pit_lane(t)
        return self.point(t, max(edges)), self.point(t, min(edges))

    @property
    def _line_after(self) -> int | None:
        """The columns before it."""
        if self.template.is_start:
            return 1
        return self.template.columns - 1 if self.template.is_finish else self.template.line_after

    def _grid(self, road: int) -> tuple[float, ...]:
        """The points along a road where its lines have vertices: shared, so that neighbouring
        shapes meet without slivers."""
        count = self.centre_lines[road].steps(self._kit.width_mm / 2)
        if self.sections.branch_drifts if road else self.sections.curved:
            count = max(count, self.template.columns * PARTS_PER_COLUMN)
        count *= self._finer
        found = {i / count for i in range(count + 1)}
        for space in self.template.spaces:
            if space.road == road:
                found |= {float(space.begin), float(space.end)}
        if not road and self.sections.hidden_span:
            found |= {*self.sections.hidden_span}
        if not road and self.sections.pit_span and self.sections.beside_span:
            found |= {*self.sections.pit_span, *self.sections.beside_span}
        return _without_duplicates(sorted(found))

    def _between(self, begin: float, end: float, road: int = 0) -> tuple[float, ...]:
        grid = self._grids[road]
        return grid[_index(grid, begin) : _index(grid, end) + 1]

    def _strip(
        self, road: int, places: tuple[float, ...], edges: list[tuple[float, float]]
    ) -> Strip:
        return Strip(
            tuple(
                self.point(t, (a + b) / 2, road) for t, (a, b) in zip(places, edges, strict=True)
            ),
            tuple(self.point(t, a, road) for t, (a, _) in zip(places, edges, strict=True)),
            tuple(self.point(t, b, road) for t, (_, b) in zip(places, edges, strict=True)),
            self.centre_lines[road].turn,
        )

    def _road(self, road: int) -> RoadShape:
        places = self._grids[road]
        branch = road > 0
        board = self._strip(road, places, [self.sections.board_edges(t, branch) for t in places])
        bounds = [self.sections.boundaries(t, branch) for t in places]
        asphalt = self._strip(road, places, [(b[0], b[-1]) for b in bounds])
        outline = board.right + board.left[::-1]
        return RoadShape(outline, asphalt, tuple(self._dividers(road)))

    def _dividers(self, road: int) -> Iterable[Divider]:
        """The lines between lanes, interrupted where the lanes merge."""
        for boundary in range(self.template.lanes - 1):
            solid = not road and self.sections.is_solid(boundary)
            for begin, end in self.sections.divider_spans(boundary, road > 0):
                places = self._between(begin, end, road)
                yield Divider(
                    tuple(
                        self.point(t, self.sections.boundaries(t, road > 0)[boundary + 1], road)
                        for t in places
                    ),
                    solid,
                )

    def _space(self, space: Space) -> SpaceShape:
        road = space.road
        middle = float(space.begin + space.end) / 2
        places = self._between(float(space.begin), float(space.end), road)
        strip = self._strip(road, places, [self._lane_edges(space, t) for t in places])
        left, right = self._lane_edges(space, middle)
        offset = self._lane_middle(space, middle)
        return SpaceShape(
            self.point(middle, offset, road),
            self.heading(middle, road),
            left - right,
            strip.right + strip.left[::-1],
        )

    def _lane_edges(self, space: Space, t: float) -> tuple[float, float]:
        if space.lane == PIT_LANE:
            return self.sections.pit_lane(t)
        bounds = self.sections.boundaries(t, space.road > 0)
        if space.extra.get("chicane"):
            return bounds[0], bounds[-1]
        return bounds[space.lane], bounds[space.lane + 1]

    def _lane_middle(self, space: Space, t: float) -> float:
        if space.lane == PIT_LANE or space.extra.get("chicane"):
            left, right = self._lane_edges(space, t)
            return (left + right) / 2
        return self.sections.middles(t, space.road > 0)[space.lane]


def _without_duplicates(places: list[float]) -> tuple[float, ...]:
    kept = places[:1]
    for place in places[1:]:
        if place - kept[-1] > _TOLERANCE:
            kept.append(place)
    kept[-1] = places[-1]
    return tuple(kept)


def _index(grid: tuple[float, ...], place: float) -> int:
    index = bisect_right(grid, place + _TOLERANCE) - 1
    assert bisect_left(grid, place - _TOLERANCE) == index
    return index


@lru_cache(maxsize=2048)
def shape_of(kit: Kit, code: str) -> PieceShape:
    """The shape of a piece code, cached per kit."""
    return PieceShape(kit, templates_of(kit)[code])


@dataclass(frozen=True, slots=True)
class PlacedShape:
    """A piece's shape and position on the table."""

    shape: PieceShape
    place: complex
    heading: float

    def point(self, point: complex) -> complex:
        return self.place + cmath.rect(1, self.heading) * point

    def to_local(self, point: complex) -> complex:
        """A point of the table in the piece's own frame."""
        return (point - self.place) * cmath.rect(1, -self.heading)

    def line(self, line: Line) -> Line:
        turn = cmath.rect(1, self.heading)
        return tuple(self.place + turn * point for point in line)

    def at(self, t: float, offset: float = 0.0) -> complex:
        """The point at t, `offset` mm to the left of the piece's middle."""
        return self.point(self.shape.point(t, offset))

    def towards(self, t: float) -> float:
        """The driving direction at t, in radians."""
        return self.heading + self.shape.heading(t)


def placed_shapes(geometry: Geometry) -> tuple[PlacedShape, ...]:
    """The spots of all pieces, in the geometry's order."""
    x, y = geometry.table_positions[:2]
    shapes = [shape_of(geometry.kit, one.template.code) for one in geometry.laid]
    return tuple(map(PlacedShape, shapes, (x + 1j * y).tolist(), geometry.headings.tolist()))


def space_places(geometry: Geometry) -> dict[str, tuple[complex, float]]:
    """Space name -> its middle on the table in mm, and the driving direction in radians."""
    return {
        space_name(placed.name, label): (spot.point(space.centre), spot.heading + space.heading)
        for placed, spot in zip(geometry.placed, placed_shapes(geometry), strict=True)
        for label, space in zip(placed.template.labels, spot.shape.spaces, strict=True)
    }


def space_areas(geometry: Geometry) -> dict[str, Line]:
    """Space name -> the corners of its area on the table in mm."""
    return {
        space_name(placed.name, label): spot.line(space.polygon)
        for placed, spot in zip(geometry.placed, placed_shapes(geometry), strict=True)
        for label, space in zip(placed.template.labels, spot.shape.spaces, strict=True)
    }
