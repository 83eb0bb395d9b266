"""Scenery: what lies on the table for people only, beneath the road or above it."""

import cmath
import math
from collections.abc import Callable, Iterator

from trackwright.model.layout.scenery import LETTERS, SceneryItem, SceneryKind
from trackwright.model.picture.drawing.items import (
    Badge,
    Circle,
    Image,
    Item,
    Pen,
    Polygon,
    Polyline,
    TableItem,
    Text,
    wide_arrow,
)
from trackwright.model.picture.drawing.lettering import fitted
from trackwright.model.picture.drawing.palette import KNOWN_COLOURS
from trackwright.model.picture.drawing.sketch import Sketch

RANKS: dict[SceneryKind, int] = {"title": 3, "label": 5}
MOST_MARKS = 240
"""Tufts, stones or trees per item: a larger item has larger gaps between them."""
CROWD = tuple(KNOWN_COLOURS[name] for name in ("red", "yellow", "blue", "white", "orange"))
JITTER = 0.85
"""How irregularly marks are scattered."""
ROUNDING = 0.28
ARC_STEPS = 8


def scenery_item(sketch: Sketch, item: SceneryItem) -> Iterator[TableItem]:
    """An item as it is drawn; a picture only if it is to be shown."""
    yield from _DRAWERS[item.kind](sketch, item)


def _words(sketch: Sketch, item: SceneryItem) -> Iterator[TableItem]:
    palette, bold = sketch.palette, item.kind == "title"
    text, size = fitted(item.text or "", item.height_mm * LETTERS, item.width_mm, bold)
    words = Text(
        item.centre,
        size,
        text,
        palette.ink,
        degrees=item.degrees,
        bold=bold,
        halo=palette.halo,
    )
    yield Badge(item.centre, size, RANKS[item.kind], (words,))


def _arrow(sketch: Sketch, item: SceneryItem) -> Iterator[Item]:
    palette = sketch.palette
    pen = Pen(palette.halo, 0.05 * min(item.width_mm, item.height_mm))
    along = item.turn * item.width_mm
    yield wide_arrow(item.centre, along, item.height_mm, palette.ink, pen)


def _grass(sketch: Sketch, item: SceneryItem) -> Iterator[Item]:
    palette, scale = sketch.palette, sketch.scale
    yield Polygon((_rounded(item),), palette.grass)
    pen = Pen(palette.grass_mark, 0.9 * scale, round=True)
    for at, chance in _scattered(item, 26 * scale):
        reach = (4 + 2 * chance) * scale
        left, right = complex(-0.5, 0.9) * reach, complex(0.5, 0.9) * reach
        yield Polyline((at + left, at, at + right), pen)


def _gravel(sketch: Sketch, item: SceneryItem) -> Iterator[Item]:
    palette, scale = sketch.palette, sketch.scale
    yield Polygon((_rounded(item),), palette.gravel, Pen(palette.gravel_mark, 0.8 * scale))
    for at, chance in _scattered(item, 13 * scale):
        yield Circle(at, (0.8 + chance) * scale, palette.gravel_mark)


def _trees(sketch: Sketch, item: SceneryItem) -> Iterator[Item]:
    palette, scale = sketch.palette, sketch.scale
    most = min(item.width_mm, item.height_mm) / 2
    for at, chance in _scattered(item, 24 * scale):
        radius = min(most, (9 + 5 * chance) * scale)
        yield Circle(at, radius, palette.tree, Pen(palette.shadow, 0.6 * scale))
        yield Circle(at + radius * complex(-0.25, 0.3), 0.5 * radius, palette.tree_light)


def _stand(sketch: Sketch, item: SceneryItem) -> Iterator[Item]:
    """Rows of seats, some of them taken, behind a rail at the lower side."""
    palette, scale = sketch.palette, sketch.scale
    yield Polygon((item.corners,), palette.stand, Pen(palette.stand_mark, 1.2 * scale))
    count = max(1, min(12, int(item.height_mm // (9 * scale))))
    seats = max(1, min(MOST_MARKS // count, int(item.width_mm // (7 * scale))))
    step = complex(item.width_mm / seats, item.height_mm / count)
    radius = 0.3 * min(step.real, step.imag)
    corner = -complex(item.width_mm, item.height_mm) / 2
    for row in range(count):
        line = [complex(x, corner.imag + row * step.imag) for x in (corner.real, -corner.real)]
        ends = tuple(item.centre + item.turn * point for point in line)
        yield Polyline(ends, Pen(palette.stand_mark, 0.7 * scale))
        for seat in range(seats):
            chance = _chance(row, seat)
            if chance < 0.75:
                inside = corner + complex((seat + 0.5) * step.real, (row + 0.5) * step.imag)
                colour = CROWD[int(chance * 100) % len(CROWD)]
                yield Circle(item.centre + item.turn * inside, radius, colour)


def _picture(sketch: Sketch, item: SceneryItem) -> Iterator[Item]:
    found = sketch.options.pictures.get(item.file or "")
    if found is not None:
        yield Image(
            item.centre,
            item.width_mm,
            item.height_mm,
            item.degrees,
            item.opacity,
            found.media_type,
            found.data,
        )


def _rounded(item: SceneryItem) -> tuple[complex, ...]:
    """The item's edge with round corners."""
    radius = ROUNDING * min(item.width_mm, item.height_mm)
    inner = complex(item.width_mm / 2 - radius, item.height_mm / 2 - radius)
    middles = (inner, -inner.conjugate(), -inner, inner.conjugate())
    return tuple(
        item.centre
        + item.turn * (middle + cmath.rect(radius, (k + step / ARC_STEPS) * math.pi / 2))
        for k, middle in enumerate(middles)
        for step in range(ARC_STEPS + 1)
    )


def _scattered(item: SceneryItem, apart_mm: float) -> Iterator[tuple[complex, float]]:
    """Points all over an item, about that far apart, each with a number from 0 to 1. They are the
    same in every picture."""
    apart = max(apart_mm, math.sqrt(item.width_mm * item.height_mm / MOST_MARKS))
    columns, rows = (max(1, int(side // apart)) for side in (item.width_mm, item.height_mm))
    columns, rows = min(columns, MOST_MARKS), min(rows, MOST_MARKS)
    step = complex(item.width_mm / columns, item.height_mm / rows)
    corner = -complex(item.width_mm, item.height_mm) / 2
    for column in range(columns):
        for row in range(rows):
            across, along = _chance(column, row), _chance(row + 71, column)
            x = (column + 0.5 + JITTER * (across - 0.5)) * step.real
            y = (row + 0.5 + JITTER * (along - 0.5)) * step.imag
            inside = corner + complex(x, y)
            if _is_in_round(item, inside):
                yield item.centre + item.turn * inside, (across + along) / 2


def _is_in_round(item: SceneryItem, inside: complex) -> bool:
    """Is a point, relative to the centre, well inside the round corners?"""
    radius = ROUNDING * min(item.width_mm, item.height_mm)
    beyond_x = abs(inside.real) - (item.width_mm / 2 - radius)
    beyond_y = abs(inside.imag) - (item.height_mm / 2 - radius)
    return min(beyond_x, beyond_y) <= 0 or math.hypot(beyond_x, beyond_y) < 0.85 * radius


def _chance(one: int, other: int) -> float:
    """A number from 0 to 1 that looks random."""
    mixed = (one * 73_856_093 ^ other * 19_349_663) * 2_654_435_761 & 0xFFFFFFFF
    return (mixed >> 8 & 0xFFFF) / 0xFFFF


_DRAWERS: dict[SceneryKind, Callable[[Sketch, SceneryItem], Iterator[TableItem]]] = {
    "title": _words,
    "label": _words,
    "arrow": _arrow,
    "grass": _grass,
    "gravel": _gravel,
    "trees": _trees,
    "stand": _stand,
    "picture": _picture,
}
