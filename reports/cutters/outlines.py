"""The cardboard of a piece as lines and true arcs: what is cut, and the lanes that are scored.

Pieces are straights and arcs, so their edges are, too, if they keep their distance from the middle.
Where edges curve across the road (pit alleys, forks, lanes that end), arcs are laid through the
points that are drawn.
"""

import cmath
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from itertools import pairwise
from typing import TypeAlias

import shapely

from trackwright.model.picture.shapes.shape import Line, PieceShape
from trackwright.reports.cutters.paths import Path, Segment, doubles_apart, fitted_path, linked
from trackwright.reports.paper.cut_pieces import ASIDE, CLEARANCE_MM, KNOB_MM, OUT_MM, Joint

SAMPLES, FINER = 32, 8
SAME_MM, END_MM = 1e-7, 1e-6
Offset: TypeAlias = Callable[[float], float]
"""From the place along a piece to the distance from its middle, left positive."""


@dataclass(frozen=True)
class Outline:
    """The outline of a piece in its own frame; `grown` by half of what a laser burns away."""

    shape: PieceShape
    joint: Joint = "butt"
    grown: float = 0.0
    clearance: float = CLEARANCE_MM

    @property
    def is_exact(self) -> bool:
        """Does it consist of lines and true arcs?"""
        return len(self.shape.roads) == 1 and all(
            is_constant(partial(self._edge, side)) for side in (0, 1)
        )

    def _edge(self, side: int, t: float) -> float:
        """The offset of the cardboard's left (0) or right (1) edge."""
        return self.shape.sections.board_edges(t)[side]

    @cached_property
    def path(self) -> Path:
        """All round, counterclockwise."""
        if not self.is_exact:
            return self._fitted
        parts = (self.right, *self.end(1), self.left.reverse, *self.end(0))
        return Path("CUT", tuple(_joined(parts)))

    @property
    def _fitted(self) -> Path:
        outlines = _fine(self.shape).outlines
        areas = [shapely.Polygon([(p.real, p.imag) for p in one]) for one in outlines]
        whole = shapely.union_all(areas).buffer(self.grown, join_style="mitre")
        assert isinstance(whole, shapely.Polygon)
        points = [complex(x, y) for x, y in whole.exterior.coords[:-1]]
        return fitted_path("CUT", points, closed=True)

    @cached_property
    def right(self) -> Segment:
        return self._side(self.shape.sections.board_edges(0.0)[1] - self.grown)

    @cached_property
    def left(self) -> Segment:
        return self._side(self.shape.sections.board_edges(0.0)[0] + self.grown)

    def _side(self, offset: float) -> Segment:
        return along(self.shape, offset)

    def end(self, t: int) -> tuple[Segment, ...]:
        """The edge at the piece's end (t = 1) or beginning (0), in the direction of the outline:
        with a knob on its left and a hollow on its right, seen from the piece, if it is a joint."""
        ahead = 1 if t else -1
        out = ahead * cmath.rect(1, self.shape.heading(t))
        sides = (self.right, self.left) if t else (self.left, self.right)
        begin, end = ((side.end if t else side.start) for side in sides)
        corners = [begin + self.grown * out, end + self.grown * out]
        if self.joint == "puzzle" and not self._is_shut(t):
            corners[1:1] = self._knobs(corners[0], corners[1])
        bulges = self._bulges(len(corners))
        segments = [Segment(a, b, k) for (a, b), k in zip(pairwise(corners), bulges, strict=True)]
        if not self.grown:
            return tuple(segments)
        return (Segment(begin, corners[0]), *segments, Segment(corners[-1], end))

    def _is_shut(self, t: int) -> bool:
        template = self.shape.template
        return template.is_finish if t else template.is_start

    def _knobs(self, begin: complex, end: complex) -> list[complex]:
        """Where hollow and knob leave the end: the way along it leads from right to left."""
        across = (end - begin) / abs(end - begin)
        middle = (begin + end) / 2
        width = abs(end - begin) - 2 * self.grown
        hollow, knob = (middle + side * ASIDE * width * across for side in (-1, 1))
        into, outward = self._half_hollow, self._half_knob
        return [
            hollow - into * across,
            hollow + into * across,
            knob - outward * across,
            knob + outward * across,
        ]

    @property
    def _radii(self) -> tuple[float, float, float, float]:
        """The radius of the hollow and of the knob, and how far their middles are from the edge."""
        grown = self.grown
        return KNOB_MM + self.clearance - grown, KNOB_MM + grown, OUT_MM + grown, OUT_MM - grown

    @property
    def _half_hollow(self) -> float:
        hollow, _, deep, _ = self._radii
        return math.sqrt(hollow**2 - deep**2)

    @property
    def _half_knob(self) -> float:
        _, knob, _, out = self._radii
        return math.sqrt(knob**2 - out**2)

    def _bulges(self, corners: int) -> tuple[float, ...]:
        """Those of the parts of an end. Both arcs are longer than half a circle; along the way the
        hollow turns clockwise, the knob counterclockwise."""
        if corners == 2:
            return (0.0,)
        _, _, deep, out = self._radii
        hollow = 2 * math.pi - 2 * math.atan2(self._half_hollow, deep)
        knob = 2 * math.pi - 2 * math.atan2(self._half_knob, out)
        return 0.0, -math.tan(hollow / 4), 0.0, math.tan(knob / 4), 0.0


@lru_cache(maxsize=64)
def _fine(shape: PieceShape) -> PieceShape:
    """With points so close together that arcs can be told."""
    return shape.finer(FINER)


def along(shape: PieceShape, offset: float, begin: float = 0.0, end: float = 1.0) -> Segment:
    """A line along the piece that keeps its distance from the middle."""
    centre = shape.centre_lines[0]
    angle = centre.heading(end) - centre.heading(begin)
    return Segment(centre.point(begin, offset), centre.point(end, offset), math.tan(angle / 4))


def is_constant(offset: Offset) -> bool:
    """Does a line keep its distance from the middle?"""
    return all(abs(offset(k / SAMPLES) - offset(0.0)) < SAME_MM for k in range(1, SAMPLES + 1))


def _joined(segments: tuple[Segment, ...]) -> Iterator[Segment]:
    """Without those of no length, and with ends that meet exactly."""
    last: complex | None = None
    for one in segments:
        if abs(one.end - one.start) > SAME_MM:
            yield one if last is None else Segment(last, one.end, one.bulge)
            last = one.end


@lru_cache(maxsize=64)
def scored(shape: PieceShape) -> tuple[Path, ...]:
    """The lines between lanes, around a pit's island, and between spaces; none at the ends of the
    piece, which are cut."""
    lines = (*_lanes(shape), *_island(shape), *_across(shape))
    kept = (one for one in lines if not lies_on_end(shape, (one.start, one.end)))
    once, double = doubles_apart(kept)
    return tuple(linked("SCORE", (*once, *double)))


def _lanes(shape: PieceShape) -> Iterator[Segment]:
    """A line or an arc where a line keeps its distance from the middle."""
    kept = list(_kept_dividers(shape)) if len(shape.roads) == 1 else None
    if kept is not None and None not in kept:
        yield from (segment for segment in kept if segment)
        return
    dividers = [divider.points for road in _fine(shape).roads for divider in road.dividers]
    for points, segment in zip(dividers, kept or [None] * len(dividers), strict=True):
        if segment is None:
            yield from fitted_path("SCORE", points).segments
        else:
            yield segment


def _kept_dividers(shape: PieceShape) -> Iterator[Segment | None]:
    """For each divider of the only road, in their order."""
    sections = shape.sections
    for boundary in range(shape.template.lanes - 1):
        is_kept = is_constant(partial(_boundary, shape, boundary + 1))
        for begin, end in sections.divider_spans(boundary, False):
            offset = _boundary(shape, boundary + 1, begin)
            yield along(shape, offset, begin, end) if is_kept else None


def _boundary(shape: PieceShape, number: int, t: float) -> float:
    return shape.sections.boundaries(t)[number]


def _island(shape: PieceShape) -> Iterator[Segment]:
    if island := _fine(shape).pit_island:
        yield from fitted_path("SCORE", island, closed=True).segments


def _across(shape: PieceShape) -> Iterator[Segment]:
    """The borders between spaces of a lane."""
    for space in shape.spaces:
        points, half = space.polygon, len(space.polygon) // 2
        for line in ((points[0], points[-1]), (points[half - 1], points[half])):
            yield Segment(*line)


def lies_on_end(shape: PieceShape, line: Line) -> bool:
    """Is it on the edge where a piece ends?"""
    return any(
        all(_is_beside(point, centre.point(t), centre.heading(t)) for point in line)
        for centre in shape.centre_lines
        for t in (0.0, 1.0)
    )


def _is_beside(point: complex, at: complex, heading: float) -> bool:
    """Is it neither ahead nor behind?"""
    return abs(((point - at) * cmath.rect(1, -heading)).real) < END_MM
