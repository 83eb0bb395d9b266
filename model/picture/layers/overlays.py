"""Optional overlays on the spaces: all allowed steps, and the racing line."""

import cmath
from collections.abc import Iterator
from itertools import pairwise

from trackwright.model.lanes.graph import DrivenPiece, node_attributes, step_attributes
from trackwright.model.picture.drawing.items import Item, Pen, Polygon, Polyline
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.picture.shapes.shape import Line, space_places

REACH = 0.56
"""The length of an arrow relative to the distance between the spaces."""
LEAST_MM = 11.0
LINE_MM = 3.2
_ARROW = (
    (-0.5, 0.03),
    (0.22, 0.03),
    (0.22, 0.13),
    (0.5, 0.0),
    (0.22, -0.13),
    (0.22, -0.03),
    (-0.5, -0.03),
)
BENDS = 8
"""Straight segments from one space to the next."""


def steps(sketch: Sketch) -> Iterator[Item]:
    """An arrow from every space to each possible next one; sideways steps in another colour."""
    if not sketch.options.steps:
        return
    places = space_places(sketch.circuit.geometry)
    ahead: list[Line] = []
    aside: list[Line] = []
    for a, ways in step_attributes(sketch.circuit.graph).items():
        for b, step in ways.items():
            rows = ahead if step["kind"] in ("forward", "pit") else aside
            rows.append(_step(places[a][0], places[b][0]))
    for rings, colour in ((aside, sketch.palette.down), (ahead, sketch.palette.sign_ink)):
        if rings:
            yield Polygon(tuple(rings), colour, opacity=0.85)


def _step(start: complex, end: complex) -> Line:
    """An arrow halfway between two spaces, so that crossing ones can be told apart."""
    along = (end - start) * REACH
    if 0 < abs(along) < LEAST_MM:
        along *= LEAST_MM / abs(along)
    return tuple((start + end) / 2 + along * complex(x, y) for x, y in _ARROW)


def racing_line(sketch: Sketch) -> Iterator[Item]:
    """A line through the spaces of the racing line, in driving order."""
    if not sketch.options.racing_line:
        return
    places = space_places(sketch.circuit.geometry)
    geometry = sketch.circuit.geometry
    pen = Pen(sketch.palette.bonus, LINE_MM * sketch.scale, round=True)
    for chain, stretches in zip(geometry.chains, sketch.circuit.stretches, strict=True):
        knots = [places[name] for stretch in stretches for name in _ideal(stretch)]
        if chain.closed and knots:
            knots.append(knots[0])
        points = [p for one, two in pairwise(knots) for p in _curve(one, two)]
        if points:
            yield Polyline((*points, knots[-1][0]), pen)


def _ideal(driven: DrivenPiece) -> list[str]:
    """The piece's spaces on the racing line, in driving order."""
    first = [
        (space["column"], name)
        for name, space in zip(driven.piece.spaces, node_attributes(driven), strict=True)
        if space["rank"] == 1
    ]
    return [name for _, name in sorted(first)]


def _curve(one: tuple[complex, float], two: tuple[complex, float]) -> Iterator[complex]:
    """A curve from one middle to the next that starts and ends in driving direction."""
    (a, heading), (b, later) = one, two
    pull = abs(b - a)
    begin, end = cmath.rect(pull, heading), cmath.rect(pull, later)
    for i in range(BENDS):
        t = i / BENDS
        yield (
            (1 + 2 * t) * (1 - t) ** 2 * a
            + t * (1 - t) ** 2 * begin
            + t * t * (3 - 2 * t) * b
            + t * t * (t - 1) * end
        )
