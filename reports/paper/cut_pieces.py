"""The pieces to cut out: those of a track with all that is marked on them, or those of the box."""

import cmath
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Literal, TypeAlias

import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Place
from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.layout.kit import Kit, piece_code
from trackwright.model.layout.track import Track
from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import (
    Circle,
    Item,
    LayerName,
    Pen,
    Polygon,
    Text,
    bounds_of,
)
from trackwright.model.picture.drawing.palette import Palette
from trackwright.model.picture.picture import PictureOptions, Sketch, piece_layers, reject_too_many
from trackwright.model.picture.shapes.shape import PieceShape, PlacedShape
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.reports.paper.pages import Drawing

Joint: TypeAlias = Literal["butt", "puzzle"]
"""Do pieces end straight, or hold together?"""
BLEED_MM = 2.0
"""How far the colours go on beyond the cut."""
BESIDE: frozenset[LayerName] = frozenset({"shadow", "hills"})
"""Layers that lie outside of the cardboard."""
TURNS = 32
"""Directions in which a piece may lie on a sheet, in half a turn."""
KNOB_MM = 5.0
"""The radius of a knob."""
OUT_MM = 3.2
"""From the end of the piece to the middle of a knob: less than its radius, for a neck."""
CLEARANCE_MM = 0.15
ASIDE = 0.25
"""From the middle of the end to the middle of a knob, in widths of the end."""
ROUND = 16
"""Segments in a quarter of a knob."""


@dataclass(frozen=True, eq=False)
class CutPiece:
    """A piece of cardboard, or a part of one that is too long for the paper: how it looks, lying
    as flat as it can, and where it belongs."""

    code: str
    spot: PlacedShape
    drawing: Drawing
    outline: shapely.Polygon
    driven: DrivenPiece
    number: int | None = None
    """Its number in laying order; None for a piece of the box."""
    of: int = 0
    """How many pieces there are in laying order."""
    is_closed: bool = False
    part: tuple[int, int] = (1, 1)
    """Which part of the piece it is, and of how many."""

    @property
    def frame(self) -> Frame:
        """The smallest frame around its outline."""
        return Frame(*map(float, self.outline.bounds))

    @property
    def name(self) -> str:
        """Its code, with the number of the part if it is in parts."""
        part, parts = self.part
        return self.code if parts == 1 else f"{self.code} {part}/{parts}"

    @property
    def neighbours(self) -> tuple[int | None, int | None]:
        """The numbers of the piece before it and of the one behind it."""
        if self.number is None:
            return None, None
        before = self.number - 1 or (self.of if self.is_closed else None)
        behind = self.number + 1 if self.number < self.of else (1 if self.is_closed else None)
        return before, behind

    def split(self, count: int) -> list["CutPiece"]:
        """The parts of a straight, cut between columns; the piece lies in driving direction."""
        columns, frame = self.spot.shape.template.columns, self.frame
        begin, end = self.spot.at(0).real, self.spot.at(1).real
        inside = [
            begin + (end - begin) * round(k * columns / count) / columns for k in range(1, count)
        ]
        borders = [frame.left, *inside, frame.right]
        return [
            replace(self, outline=_between(self.outline, *ends), part=(k, count))
            for k, ends in enumerate(pairwise(borders), 1)
        ]

    @property
    def can_be_split(self) -> bool:
        template = self.spot.shape.template
        return not template.turn and len(template.roads) == 1 and not self.spot.shape.pit_lane


def pieces_of_track(circuit: Circuit, palette: Palette, joint: Joint) -> list[CutPiece]:
    """The pieces that lie on the table, in laying order, as they are marked."""
    reject_too_many(circuit, printed=True)
    sketch = Sketch(circuit, PictureOptions(palette, furniture=False))
    drawings: dict[tuple[Item, ...], Drawing] = {}
    found: list[CutPiece] = []
    for chain in circuit.geometry.chains:
        first, count = len(found), len(chain.indices)
        for spot, driven in sketch.driven_pieces[first : first + count]:
            piece = _cut_piece(sketch, spot, driven, joint, drawings)
            place = len(found) - first + 1
            found.append(replace(piece, number=place, of=count, is_closed=chain.closed))
    return found


def pieces_of_box(kit: Kit, boxes: int, palette: Palette, joint: Joint) -> list[CutPiece]:
    """The pieces of so many boxes, unmarked, in the order of the kit."""
    stock = _codes_in_box(kit)
    if not stock:
        raise TrackwrightError(
            Message(
                "kit {kit} does not say how many pieces are in its box: print those of the track",
                kit=kit.name,
            )
        )
    drawings: dict[tuple[Item, ...], Drawing] = {}
    found = []
    for code, count in stock.items():
        sketch = Sketch(alone(kit, code), PictureOptions(palette, furniture=False))
        pieces = [_cut_piece(sketch, *driven, joint, drawings) for driven in sketch.driven_pieces]
        found += pieces * (count * boxes)
    return found


def _codes_in_box(kit: Kit) -> dict[str, int]:
    """How many of each piece are in one box. One that counts as another is there once, and there is
    one less of the other; a left-hand form is the same cardboard as its right-hand form."""
    found = dict(kit.stock)
    for kind in kit.pieces:
        if kind.stock_of in found and kind.box is None:
            found[kind.code] = 1
            found[kind.stock_of] -= 1
    return {
        piece_code(kind, "L" if kit.is_handed(kind) else None): found[kind.code]
        for kind in kit.pieces
        if found.get(kind.code)
    }


def alone(kit: Kit, code: str) -> Circuit:
    """The piece by itself, on an empty table."""
    return Circuit(Place((code,)).apply(Track(name="piece", kit=kit.id), kit), kit)


def _cut_piece(
    sketch: Sketch,
    spot: PlacedShape,
    driven: DrivenPiece,
    joint: Joint,
    drawings: dict[tuple[Item, ...], Drawing],
) -> CutPiece:
    flat = _lying_flat(spot.shape)
    outline = _outline(flat)
    if joint == "puzzle":
        outline = with_joints(flat, outline)
    layers = piece_layers(sketch, flat, driven)
    items = tuple(
        item
        for layer in layers
        if layer.name not in BESIDE
        for item in layer.items
        if not _is_beside(item, outline)
    )
    left, bottom, right, top = outline.bounds
    if items not in drawings:
        bled = (*_bleed(sketch.palette, outline, items), *items)
        drawings[items] = Drawing(bled, Frame(left, bottom, right, top).grown(BLEED_MM))
    return CutPiece(driven.piece.template.code, flat, drawings[items], outline, driven)


def _is_beside(item: Item, outline: shapely.Polygon) -> bool:
    """Is it beside the cardboard, as the numbers of upgrades are? They are on the back."""
    if not isinstance(item, Circle | Text):
        return False
    middle = bounds_of(item).centre
    return not outline.contains(shapely.Point(middle.real, middle.imag))


def _between(outline: shapely.Polygon, left: float, right: float) -> shapely.Polygon:
    """The part of an outline between two upright lines."""
    _, bottom, _, top = outline.bounds
    part = outline.intersection(shapely.box(left, bottom, right, top))
    assert isinstance(part, shapely.Polygon)
    return part


@lru_cache(maxsize=512)
def _lying_flat(shape: PieceShape) -> PlacedShape:
    """The piece turned so that the smallest upright rectangle holds it, longer than high."""

    def cost(turn: int) -> tuple[float, bool, int]:
        left, bottom, right, top = _outline(_turned(shape, turn)).bounds
        width, height = right - left, top - bottom
        return round(width * height, 3), width < height - 1e-6, turn

    return _turned(shape, min(range(TURNS), key=cost))


def _turned(shape: PieceShape, turn: int) -> PlacedShape:
    return PlacedShape(shape, 0j, turn * math.pi / TURNS)


def _outline(spot: PlacedShape) -> shapely.Polygon:
    areas = [
        shapely.Polygon([(p.real, p.imag) for p in spot.line(ring)]) for ring in spot.shape.outlines
    ]
    whole = shapely.union_all(areas)
    assert isinstance(whole, shapely.Polygon)
    return whole


def _bleed(palette: Palette, outline: shapely.Polygon, items: tuple[Item, ...]) -> Iterator[Item]:
    """The colours of road and kerbs, beyond the cut; the piece itself is drawn over it."""
    wider = outline.buffer(BLEED_MM, join_style="mitre")
    yield Polygon((tuple(complex(x, y) for x, y in wider.exterior.coords),), palette.asphalt)
    for item in items:
        if isinstance(item, Polygon) and item.fill in (palette.kerb, palette.kerb_block):
            yield replace(item, pen=Pen(item.fill, 2 * BLEED_MM))


def with_joints(spot: PlacedShape, outline: shapely.Polygon) -> shapely.Polygon:
    """The outline with a knob and a hollow at all ends where another piece can be. The same
    cardboard is driven both ways, so that every end has to fit every end, its own kind too: seen
    from the piece, each has its knob on the left and its hollow on the right."""
    area: BaseGeometry = outline
    for at, out, width in _ends(spot):
        aside = ASIDE * width * out * 1j
        area = area.union(_disc(at + aside + OUT_MM * out, KNOB_MM))
        area = area.difference(_disc(at - aside - OUT_MM * out, KNOB_MM + CLEARANCE_MM))
    assert isinstance(area, shapely.Polygon)
    return area


def _ends(spot: PlacedShape) -> Iterator[tuple[complex, complex, float]]:
    """The middle of each end, the way out of the piece there, and how wide it is."""
    shape, template = spot.shape, spot.shape.template
    for t, is_shut, ahead in ((0.0, template.is_start, -1), (1.0, template.is_finish, 1)):
        if not is_shut:
            left, right = shape.sections.board_edges(t)
            yield spot.at(t, (left + right) / 2), ahead * direction(spot, t), left - right


def _disc(at: complex, radius: float) -> BaseGeometry:
    return shapely.Point(at.real, at.imag).buffer(radius, quad_segs=ROUND)


def direction(spot: PlacedShape, t: float) -> complex:
    """The driving direction at t."""
    return cmath.rect(1, spot.towards(t))
