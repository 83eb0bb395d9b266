"""Pieces to cut out of cardboard, packed on as few sheets as possible, with their backs.

By default a back is printed beside its front, to be folded over and glued before it is cut: no
printer can misplace it. Otherwise it is printed on the other side of the paper, or not at all.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

from trackwright.model.circuit import Circuit
from trackwright.model.picture.drawing.frames import Frame, frame_around
from trackwright.model.picture.drawing.items import Item, Pen, Polygon, Polyline, Text
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.plain_text import visible
from trackwright.reports.paper.cut_backs import Map, back_items
from trackwright.reports.paper.cut_pieces import (
    BLEED_MM,
    CutPiece,
    Joint,
    pieces_of_box,
    pieces_of_track,
)
from trackwright.reports.paper.packing import Size, Spot, fits, packed
from trackwright.reports.paper.pages import Duplex, Page, PageItem, Pages, Placed
from trackwright.reports.paper.papers import PAPERS
from trackwright.reports.paper.sheet import (
    FOOT_MM,
    INKS,
    SIDE_MM,
    PrintSettings,
    Sheet,
    sheet_papers,
)

Source: TypeAlias = Literal["track", "box", "faces"]
"""Pieces of the track, those of its boxes, or its board halves as whole faces."""
Backs: TypeAlias = Literal["fold", "long", "short", "none"]
Faces: TypeAlias = Literal["both", "front", "back"]
MOST_PARTS = 8
CUT_PEN = Pen(PRINT.ink, 0.1)
FOLD_PEN = Pen(PRINT.faint_ink, 0.15, (4.0, 2.0))
MARK_MM = 1.6
"""The length of marks, which lie between a piece and its neighbours."""
CAPTION_MM = 1.7


@dataclass(frozen=True)
class CutOptions:
    """What to cut out, and where the backs go."""

    source: Source = "track"
    backs: Backs = "fold"
    joint: Joint = "butt"
    back_shift: complex = 0j
    """How far the other side of the paper has to be moved, in mm."""


@dataclass(frozen=True, eq=False)
class Block:
    """What is cut out at once: a piece with its back beside it, or one of them."""

    piece: CutPiece
    faces: Faces

    @property
    def frame(self) -> Frame:
        return self.piece.frame.grown(BLEED_MM)

    @property
    def size(self) -> Size:
        frame = self.frame
        return frame.width, frame.height * (2 if self.faces == "both" else 1)


@dataclass(frozen=True)
class CutSheets:
    """Blocks on sheets of paper."""

    circuit: Circuit
    sheet: Sheet
    options: CutOptions
    blocks: tuple[Block, ...]
    spots: tuple[Spot, ...] = field(repr=False)

    @property
    def sheets(self) -> int:
        return max((spot.page for spot in self.spots), default=-1) + 1

    @property
    def count(self) -> Message:
        """How much paper it takes."""
        return counted(self.sheets, "sheet")

    @cached_property
    def pages(self) -> Pages:
        duplex = duplex_of(self.options.backs)
        sides = [page for k in range(self.sheets) for page in self._sides(k)]
        return Pages(visible(self.circuit.track.name), tuple(sides), duplex)

    def _sides(self, number: int) -> Iterator[Page]:
        here = [
            (block, _Place(block, spot, _room(self.sheet, self.options.backs)))
            for block, spot in zip(self.blocks, self.spots, strict=True)
            if spot.page == number
        ]
        fronts = [item for _, place in here for item in self._printed(place)]
        yield self._page(number, "", fronts)
        if duplex_of(self.options.backs) != "none":
            backs = [item for _, place in here for item in self._back(place, self._other(place))]
            yield self._page(number, " b", backs)

    def _page(self, number: int, side: str, items: Iterable[PageItem]) -> Page:
        label = Message(
            "{circuit} · sheet {n} of {all}",
            circuit=self.circuit.track.name,
            n=number + 1,
            all=self.sheets,
        )
        return self.sheet.page(f"{number + 1}{side}", label, tuple(items))

    def _printed(self, place: "_Place") -> Iterator[PageItem]:
        if place.block.faces != "back":
            yield from _front(place)
        if place.block.faces == "both":
            yield Polyline(place.fold_line, FOLD_PEN)
        if place.block.faces != "front":
            yield from self._back(place, place.back)

    def _back(self, place: "_Place", map: Map) -> Iterator[Item]:
        name, say = self.circuit.track.name, self.sheet.settings.say
        return back_items(place.block.piece, name, map, say)

    def _other(self, place: "_Place") -> Map:
        """Where a point of a piece is on the other side of the paper."""
        inner, shift = self.sheet.inner, self.options.back_shift
        width, height = inner.left + inner.right, inner.bottom + inner.top
        if self.options.backs == "long" and height < width:
            return lambda p: place.front(p).conjugate() + height * 1j + shift
        if self.options.backs == "short" and width <= height:
            return lambda p: place.front(p).conjugate() + height * 1j + shift
        return lambda p: -place.front(p).conjugate() + width + shift


@dataclass(frozen=True)
class _Place:
    """A block on a page: maps points of its piece to points of the page."""

    block: Block
    spot: Spot
    room: Frame

    def front(self, point: complex) -> complex:
        up = self.block.frame.height if self.block.faces == "both" else 0.0
        return self._on_page(point - self.block.frame.corners[0] + up * 1j)

    def back(self, point: complex) -> complex:
        """Mirrored at the line where it is folded."""
        return self._on_page((point - self.block.frame.corners[3]).conjugate())

    @property
    def fold_line(self) -> tuple[complex, complex]:
        frame = self.block.frame
        ends = (frame.height * 1j, frame.width + frame.height * 1j)
        return self._on_page(ends[0]), self._on_page(ends[1])

    def _on_page(self, inside: complex) -> complex:
        corner = complex(self.room.left + self.spot.x, self.room.bottom + self.spot.y)
        if self.spot.is_turned:
            return corner + self.block.size[1] + inside * 1j
        return corner + inside


def _front(place: _Place) -> Iterator[PageItem]:
    piece = place.block.piece
    degrees = 90.0 if place.spot.is_turned else 0.0
    clip = frame_around(map(place.front, piece.frame.grown(BLEED_MM).corners))
    yield Placed(piece.drawing, place.front(0j), clip, degrees=degrees)
    points = piece.outline.exterior.coords
    yield Polygon((tuple(place.front(complex(x, y)) for x, y in points),), None, CUT_PEN)
    yield from _marks(place)
    yield _caption(place, degrees)


def _marks(place: _Place) -> Iterator[Item]:
    """Two short lines at each corner, which go on where the piece's frame is cut."""
    frame = place.block.piece.frame
    for corner in frame.corners:
        out = corner - frame.centre
        for away in (complex(out.real, 0), complex(0, out.imag)):
            step = away / abs(away)
            ends = place.front(corner + 0.3 * step), place.front(corner + MARK_MM * step)
            yield Polyline(ends, CUT_PEN)


def _caption(place: _Place, degrees: float) -> Text:
    """Its number and its code, outside of the cut."""
    piece = place.block.piece
    words = piece.name if piece.number is None else f"{piece.number} · {piece.name}"
    below = complex(piece.frame.left + 3, piece.frame.bottom - BLEED_MM / 2)
    return Text(place.front(below), CAPTION_MM, words, PRINT.ink, "start", degrees)


def duplex_of(backs: Backs) -> Duplex:
    """How the paper is turned for its other side."""
    return backs if backs in ("long", "short") else "none"


def _room(sheet: Sheet, backs: Backs) -> Frame:
    """Where pieces may lie. If the other side is printed, it has its rulers on the other side."""
    room = sheet.contents
    if duplex_of(backs) == "none":
        return room
    return Frame(room.left + SIDE_MM, room.bottom, room.right, room.top - FOOT_MM)


def cut_sheets(circuit: Circuit, settings: PrintSettings, options: CutOptions) -> CutSheets:
    """The pieces on sheets of the paper, in the orientation that takes fewest."""
    pieces = _pieces(circuit, settings, options)
    found = []
    for paper in sheet_papers(settings):
        sheet = Sheet(settings, paper)
        sheet.reject_too_small()
        room = _room(sheet, options.backs)
        page = room.width, room.height
        blocks = tuple(block for piece in pieces for block in _blocks(piece, page, sheet, options))
        spots = tuple(packed([block.size for block in blocks], page, 0.0))
        found.append(CutSheets(circuit, sheet, options, blocks, spots))
    return min(found, key=lambda sheets: sheets.sheets)


def _pieces(circuit: Circuit, settings: PrintSettings, options: CutOptions) -> list[CutPiece]:
    palette = INKS[settings.ink]
    if options.source == "box":
        return pieces_of_box(circuit.kit, circuit.track.boxes, palette, options.joint)
    if not circuit.geometry.laid:
        raise TrackwrightError(Message("there is nothing to print: the table is empty"))
    return pieces_of_track(circuit, palette, options.joint)


def _blocks(piece: CutPiece, page: Size, sheet: Sheet, options: CutOptions) -> Iterator[Block]:
    """A piece with its back; each of them alone if only that fits; its parts if it is too long."""
    whole = Block(piece, "both" if options.backs == "fold" else "front")
    if fits(whole.size, page):
        yield whole
    elif whole.faces == "both" and fits(Block(piece, "front").size, page):
        yield from (Block(piece, "front"), Block(piece, "back"))
    else:
        for part in _parts(piece, page, sheet, options):
            yield from _blocks(part, page, sheet, options)


def _parts(
    piece: CutPiece, page: Size, sheet: Sheet, options: CutOptions
) -> tuple[CutPiece, ...] | list[CutPiece]:
    for count in range(2, min(MOST_PARTS, piece.spot.shape.template.columns) + 1):
        parts = piece.split(count) if piece.can_be_split and piece.part == (1, 1) else []
        if parts and all(fits(Block(part, "front").size, page) for part in parts):
            return parts
    needed = _paper_for(piece, sheet, options)
    raise TrackwrightError(
        Message(
            "piece {code} is {width:.0f} × {height:.0f} mm, too large for {paper}: {choose}",
            code=piece.code,
            width=piece.frame.width,
            height=piece.frame.height,
            paper=sheet.paper.name,
            choose=Message("choose {paper}", paper=needed)
            if needed
            else Message("print the plan instead"),
        )
    )


def _paper_for(piece: CutPiece, sheet: Sheet, options: CutOptions) -> str | None:
    """The smallest paper with a name that it fits on."""
    sheets = [paper for paper in PAPERS.values() if paper.is_sheet]
    for paper in sorted(sheets, key=lambda p: (p.width_mm or 0.0) * (p.height_mm or 0.0)):
        room = _room(Sheet(sheet.settings, paper), options.backs)
        if fits(Block(piece, "front").size, (room.width, room.height)):
            return paper.name
    return None
