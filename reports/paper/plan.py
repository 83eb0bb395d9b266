"""The whole circuit in true size, on as many pages as it needs, with a map of them.

Pages overlap. Each is trimmed on its right and lower side where another one follows, and glued on
to the hatched strip of that one; crosses at the same points of the table show that they fit.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import shapely
from shapely.affinity import rotate
from shapely.geometry.base import BaseGeometry

from trackwright.model.circuit import Circuit
from trackwright.model.picture.drawing.frames import Frame, frame_around
from trackwright.model.picture.drawing.items import (
    Circle,
    Item,
    LayerName,
    Pen,
    Polygon,
    Polyline,
    Text,
    bounds_of,
)
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.picture.picture import PictureOptions, picture_of, reject_too_many
from trackwright.model.picture.shapes.outline import piece_polygons
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible
from trackwright.reports.paper.map_page import map_page
from trackwright.reports.paper.pages import Drawing, Page, PageItem, Pages, Placed
from trackwright.reports.paper.papers import LONGEST_MM, Paper
from trackwright.reports.paper.sheet import FOOT_MM, INKS, SIDE_MM, PrintSettings, Sheet
from trackwright.reports.paper.tiling import Tile, Tiling, tiling

OMITTED: frozenset[LayerName] = frozenset({"board", "shadow", "furniture"})
"""Ground that would only cost ink, and what a page says itself."""
BESIDE: frozenset[LayerName] = frozenset({"ground", "line", "writing", "markers", "labels"})
"""Layers that are not confined to the pieces."""
ROOM_MM = 3.0
"""Between the circuit and the edge of the outermost pages."""
CROSS_MM = 3.0
CROSSES = 4
"""On each seam."""
TURNS = 0.0, 22.5, 45.0, 67.5
"""Further ones are the same with the paper turned."""
HATCH_MM = 4.0
CROSS_PEN = Pen(PRINT.ink, 0.15)
HATCH_PEN = Pen("#c4c8ce", 0.15)
TRIM_PEN = Pen(PRINT.faint_ink, 0.2, (2.0, 1.5))
LETTERS_MM = 2.6


@dataclass(frozen=True)
class Plan:
    """How a circuit is spread over pages."""

    circuit: Circuit
    settings: PrintSettings
    sheet: Sheet
    tiling: Tiling
    """In the coordinates of the turned table."""
    drawing: Drawing
    degrees: float = 0.0
    """How far the table is turned on the pages, counterclockwise."""
    of: str = ""
    """What it shows, if it is only a part of the circuit: before the names of its pages."""

    @property
    def is_single(self) -> bool:
        return len(self.tiling.tiles) == 1

    @cached_property
    def pages(self) -> Pages:
        title = visible(self.circuit.track.name)
        if self.is_single:
            return Pages(title, self.parts)
        first = map_page(self.circuit, self.sheet, self.tiling, self.drawing, self.degrees)
        return Pages(title, (first, *self.parts))

    @cached_property
    def parts(self) -> tuple[Page, ...]:
        """The pages without the map."""
        return tuple(self._page(tile) for tile in self.tiling.tiles)

    def _page(self, tile: Tile) -> Page:
        name, circuit = f"{self.of} {tile.name}".lstrip(), self.circuit.track.name
        label = Message("{circuit} · page {page}", circuit=circuit, page=name)
        if self.is_single and not self.of:
            label = Message("{circuit} · true size", circuit=circuit)
        return self.sheet.page(name, label, tuple(self._items(tile)))

    def _items(self, tile: Tile) -> Iterator[PageItem]:
        contents = self.sheet.contents
        move = complex(contents.left, contents.bottom) - tile.shown.corners[0]
        yield Placed(self.drawing, move, contents, degrees=self.degrees)
        yield from self._glue_strips(tile)
        yield from self._trim_lines(tile)
        for at in self._crosses(tile):
            yield from _cross(at + move)

    def _glue_strips(self, tile: Tile) -> Iterator[Item]:
        """Where a neighbour will lie on top: hatched, and named."""
        overlap, frame, say = self.settings.overlap_mm, self.sheet.contents, self.settings.say
        if overlap < LETTERS_MM:
            return
        if left := self.tiling.beside(tile, 0, -1):
            strip = replace(frame, right=frame.left + overlap)
            words = say(Message("glue page {page} here", page=left.name))
            yield from _hatched(strip)
            yield _on_strip(strip.centre, words, 90)
        if above := self.tiling.beside(tile, -1, 0):
            strip = replace(frame, bottom=frame.top - overlap)
            words = say(Message("glue page {page} here", page=above.name))
            yield from _hatched(strip)
            yield _on_strip(strip.centre, words, 0)

    def _trim_lines(self, tile: Tile) -> Iterator[Item]:
        """Where to cut, and which page follows."""
        frame, ink = self.sheet.contents, PRINT.ink
        lower_left, lower_right, upper_right, _ = frame.corners
        if right := self.tiling.beside(tile, 0, 1):
            yield Polyline((lower_right, upper_right), TRIM_PEN)
            at = complex(frame.right + LETTERS_MM, frame.centre.imag)
            yield Text(at, LETTERS_MM, f"→ {right.name}", ink, degrees=90, bold=True)
        if below := self.tiling.beside(tile, 1, 0):
            yield Polyline((lower_left, lower_right), TRIM_PEN)
            at = complex(frame.centre.real, frame.bottom - LETTERS_MM)
            yield Text(at, LETTERS_MM, f"↓ {below.name}", ink, bold=True)

    def _crosses(self, tile: Tile) -> Iterator[complex]:
        """The points of the table where this page and a neighbour have a cross."""
        if not self.settings.overlap_mm:
            return
        part = tile.part
        for right in (0, 1):
            if self.tiling.beside(tile, 0, 2 * right - 1):
                x = part.right if right else part.left
                yield from (complex(x, y) for y in _spread(part.bottom, part.top))
        for up in (0, 1):
            if self.tiling.beside(tile, 1 - 2 * up, 0):
                y = part.top if up else part.bottom
                yield from (complex(x, y) for x in _spread(part.left, part.right))


def plan_of(circuit: Circuit, settings: PrintSettings) -> Plan:
    """The circuit on pages of the paper, in the orientation that takes fewest."""
    if not circuit.geometry.laid:
        raise TrackwrightError(Message("there is nothing to print: the table is empty"))
    return spread(circuit, settings, *drawn_circuit(circuit, settings))


def spread(
    circuit: Circuit, settings: PrintSettings, drawing: Drawing, content: BaseGeometry, of: str = ""
) -> Plan:
    """A drawing on as few pages as possible that show all of its content."""
    plans = []
    for degrees in TURNS if settings.may_turn else TURNS[:1]:
        turned = rotate(content, degrees, origin=(0, 0)) if degrees else content
        for sheet in _sheets(settings, turned):
            tiled = _tiled(sheet, turned)
            plans.append(Plan(circuit, settings, sheet, tiled, drawing, degrees, of))
    return min(plans, key=lambda plan: len(plan.tiling.tiles))


def _tiled(sheet: Sheet, content: BaseGeometry) -> Tiling:
    frame = sheet.contents
    return tiling(content, frame.width, frame.height, sheet.settings.overlap_mm)


def drawn_circuit(
    circuit: Circuit, settings: PrintSettings, omitted: frozenset[LayerName] = OMITTED
) -> tuple[Drawing, BaseGeometry]:
    """The plan, and all that has to be on some page."""
    reject_too_many(circuit, printed=True)
    options = PictureOptions(
        INKS[settings.ink], furniture=False, piece_names=settings.piece_names, problems=False
    )
    picture = picture_of(circuit, options)
    layers = [layer for layer in picture.layers if layer.name not in omitted]
    signs = [item for layer in layers if layer.name in BESIDE for item in layer.items]
    items = tuple(item for layer in layers for item in layer.items)
    content = shapely.union_all([*piece_polygons(circuit), *map(_box, signs)])
    drawing = Drawing(items, frame_around(c for item in items for c in bounds_of(item).corners))
    return drawing, content.buffer(ROOM_MM, join_style="mitre")


def _box(item: Item) -> BaseGeometry:
    frame = bounds_of(item)
    return shapely.box(frame.left, frame.bottom, frame.right, frame.top)


def _sheets(settings: PrintSettings, content: BaseGeometry) -> Iterator[Sheet]:
    left, bottom, right, top = content.bounds
    x, y = settings.stretch
    more = 2 * settings.margin_mm
    width, height = (right - left + SIDE_MM) * x + more, (top - bottom + FOOT_MM) * y + more
    for paper in settings.papers:
        sheet = Sheet(settings, _sized(paper, width, height))
        sheet.reject_too_small()
        yield sheet


def _sized(paper: Paper, width: float, height: float) -> Paper:
    """The paper with the length that a roll is cut to: enough for the plan."""
    return replace(
        paper,
        width_mm=paper.width_mm or min(LONGEST_MM, max(width, 150.0)),
        height_mm=paper.height_mm or min(LONGEST_MM, max(height, 150.0)),
    )


def _spread(begin: float, end: float) -> Iterator[float]:
    for k in range(CROSSES):
        yield begin + (k + 0.5) / CROSSES * (end - begin)


def _cross(at: complex) -> Iterator[Item]:
    """A cross in a ring, on a light ground so that it is seen on asphalt."""
    yield Circle(at, CROSS_MM / 2, None, Pen("#ffffff", 0.5))
    yield Circle(at, CROSS_MM / 2, None, CROSS_PEN)
    for arm in (CROSS_MM, CROSS_MM * 1j):
        yield Polyline((at - arm, at + arm), Pen("#ffffff", 0.5))
        yield Polyline((at - arm, at + arm), CROSS_PEN)


def _on_strip(at: complex, words: str, degrees: float) -> Text:
    return Text(at, LETTERS_MM, words, PRINT.ink, degrees=degrees, bold=True, halo="#ffffff")


def _hatched(frame: Frame) -> Iterator[Item]:
    """Slanting lines all over a frame."""
    yield Polygon((frame.corners,), None, HATCH_PEN)
    reach = frame.width + frame.height
    for k in range(1, int(reach / HATCH_MM) + 1):
        along = k * HATCH_MM
        begin = (min(along, frame.width), max(0.0, along - frame.width))
        end = (max(0.0, along - frame.height), min(along, frame.height))
        corner = complex(frame.left, frame.bottom)
        yield Polyline((corner + complex(*begin), corner + complex(*end)), HATCH_PEN)
