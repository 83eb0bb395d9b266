"""What is built into the road: bridges, the roads under them, crossings and ridges."""

import cmath
from collections.abc import Iterator

from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.picture.drawing.items import Item, Pen, Polygon, Polyline
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.picture.shapes.shape import PlacedShape

SHADE = 0.42
"""How dark it is under a bridge."""
CAST_MM = 5.0
"""How far the shadow of a bridge reaches to each side."""
RAIL_MM = 5.0
"""Half the distance between the rails of a crossing."""
SLEEPER_MM = 8.0
HACHURE_MM = 6.5


def bridge_shadow(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    """The shadow on the road below."""
    if not spot.shape.level:
        return
    more = CAST_MM * sketch.scale
    (a, b), (c, d) = (spot.shape.sections.board_edges(t) for t in (0.0, 1.0))
    near, far = (0.15, (a + more, b - more)), (0.85, (c + more, d - more))
    corners = [spot.at(t, edge) for (t, edges) in (near, far) for edge in edges]
    yield Polygon(
        ((corners[0], corners[2], corners[3], corners[1]),), sketch.palette.sign_ink, opacity=0.3
    )


def structures(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    if spot.shape.level:
        yield from _parapets(sketch, spot)
    kind = driven.piece.template.kind
    front = sketch.circuit.kit.kinds.get(kind.back_of or "", kind)
    if front.barrier:
        draw = {"rails": _rails, "ridge": _ridge}[front.barrier.look]
        yield from draw(sketch, spot, *_barrier_span(driven))


def _parapets(sketch: Sketch, spot: PlacedShape) -> Iterator[Item]:
    """Walls on both sides, and the joints where the deck begins and ends."""
    wall = Pen(sketch.palette.stand_mark, 2.6 * sketch.scale)
    joint = Pen(sketch.palette.stand_mark, 1.0 * sketch.scale)
    ends = [spot.shape.sections.board_edges(t) for t in (0.0, 1.0)]
    for side in (0, 1):
        inward = (1 if side else -1) * 1.3 * sketch.scale
        yield Polyline(
            (spot.at(0.0, ends[0][side] + inward), spot.at(1.0, ends[1][side] + inward)), wall
        )
    for t in (0.12, 0.88):
        yield Polyline(_across(spot, t), joint)


def underpass(sketch: Sketch, spot: PlacedShape, driven: DrivenPiece) -> Iterator[Item]:
    """The dark part of the road, with a portal at each end."""
    area, span = spot.shape.hidden_area, spot.shape.sections.hidden_span
    if area is None or span is None:
        return
    yield Polygon((spot.line(area),), sketch.palette.sign_ink, opacity=SHADE)
    for t in span:
        yield Polyline(_across(spot, t), Pen(sketch.palette.stand_mark, 2.6 * sketch.scale))


def _barrier_span(driven: DrivenPiece) -> tuple[float, float]:
    """Where the spaces of the barrier begin and end."""
    spaces = [space for space in driven.piece.template.spaces if "barrier" in space.extra]
    return float(min(s.begin for s in spaces)), float(max(s.end for s in spaces))


def _rails(sketch: Sketch, spot: PlacedShape, begin: float, end: float) -> Iterator[Item]:
    """A railway line across the road."""
    palette, scale, middle = sketch.palette, sketch.scale, (begin + end) / 2
    left, right = _across(spot, middle)
    ahead = cmath.rect(scale, spot.towards(middle))
    sleeper, rail = Pen(palette.stand_mark, 2.2 * scale), Pen(palette.sign_ink, 1.4 * scale)
    count = max(2, round(abs(right - left) / (7 * scale)))
    for k in range(count):
        at = left + (k + 0.5) / count * (right - left)
        yield Polyline((at - SLEEPER_MM * ahead, at + SLEEPER_MM * ahead), sleeper)
    for offset in (-RAIL_MM, RAIL_MM):
        yield Polyline((left + offset * ahead, right + offset * ahead), rail)


def _ridge(sketch: Sketch, spot: PlacedShape, begin: float, end: float) -> Iterator[Item]:
    """The edge of a slope, with strokes downwards: to the side that is easier to go to."""
    palette, scale, middle = sketch.palette, sketch.scale, (begin + end) / 2
    barrier = next(s.extra["barrier"] for s in spot.shape.template.spaces if "barrier" in s.extra)
    kind = spot.shape.template.kind
    front = sketch.circuit.kit.kinds.get(kind.back_of or "", kind).barrier
    assert front is not None
    is_down = int(barrier) == min(front.speed, front.back)
    left, right = _across(spot, middle)
    down = cmath.rect(scale, spot.towards(middle)) * (1 if is_down else -1)
    pen = Pen(palette.stand_mark, 1.2 * scale)
    yield Polyline((left, right), Pen(palette.stand_mark, 2.2 * scale))
    count = max(4, round(abs(right - left) / (4 * scale)))
    for k in range(count):
        at = left + (k + 0.5) / count * (right - left)
        yield Polyline((at, at + down * HACHURE_MM * (1.0 if k % 2 else 1.7)), pen)


def _across(spot: PlacedShape, t: float) -> tuple[complex, complex]:
    """The road's edges, with its kerbs."""
    left, right = spot.shape.sections.board_edges(t)
    return spot.at(t, left), spot.at(t, right)
