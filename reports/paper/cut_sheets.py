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
from trackwright.model.picture.drawing.lettering import fitted
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
from trackwright.reports.paper.packing import ROUNDING_MM, Size, Spot, fits, packed
from trackwright.reports.paper.pages import Duplex, Page, PageItem, Pages, Placed
from trackwright.reports.paper.papers import PAPERS
from trackwright.reports.paper.sheet import (
    FOOT_MM,
    INKS,
    SIDE_MM,
    Marks,
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
CONTOUR_PEN = Pen("#ff00ff", 0.1, spot="CutContour")
"""What machines that print and cut look for."""
FOLD_PEN = Pen(PRINT.faint_ink, 0.15, (4.0, 2.0))
CAPTION_MM = 1.7
STRIP_MM, NARROWER_MM = 30.0, 4.0
"""How long a strip beneath a joint is, and how much narrower than the road."""
STRIP_LETTERS_MM = 4.0


@dataclass(frozen=True)
class CutOptions:
    """What to cut out, and where the backs go."""

    source: Source = "track"
    backs: Backs = "fold"
    joint: Joint = "butt"
    back_shift: complex = 0j
    """How far the other side of the paper has to be moved, in mm."""
    has_contour: bool = False
    """Is the line to cut along an ink of its own?"""
    has_strips: bool = False
    """Add strips of paper to be glued beneath the joints?"""


@dataclass(frozen=True, eq=False)
class Block:
    """What is cut out at once: a piece with its back beside it, or one of them."""

    piece: CutPiece
    faces: Faces
    room_mm: float = BLEED_MM
    """Around it, for bleed and marks."""

    @property
    def frame(self) -> Frame:
        return self.piece.frame.grown(self.room_mm)

    @property
    def size(self) -> Size:
        frame = self.frame
        return frame.width, frame.height * (2 if self.faces == "both" else 1)


@dataclass(frozen=True)
class Strip:
    """A strip of paper to be glued beneath a joint, half under each of two pieces."""

    names: tuple[str, str]
    width: float

    @property
    def size(self) -> Size:
        return STRIP_MM + 2 * BLEED_MM, self.width + 2 * BLEED_MM


@dataclass(frozen=True)
class CutSheets:
    """Blocks on sheets of paper."""

    circuit: Circuit
    sheet: Sheet
    options: CutOptions
    blocks: tuple[Block, ...]
    strips: tuple[Strip, ...]
    spots: tuple[Spot, ...] = field(repr=False)
    """Of the blocks, and then of the strips."""

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
        room = _room(self.sheet, self.options.backs)
        of_blocks, of_strips = self.spots[: len(self.blocks)], self.spots[len(self.blocks) :]
        here = [
            _Place(block, spot, room)
            for block, spot in zip(self.blocks, of_blocks, strict=True)
            if spot.page == number
        ]
        fronts = [item for place in here for item in self._printed(place)]
        frames = [place.frame for place in here]
        for strip, spot in zip(self.strips, of_strips, strict=True):
            if spot.page == number:
                frames.append(_frame_of(strip, spot, room))
                fronts += _strip(strip, frames[-1], spot.is_turned)
        fronts += _marks_at_edge(frames, room, self.sheet.settings.marks)
        yield self._page(number, "", fronts)
        if duplex_of(self.options.backs) != "none":
            backs = [item for place in here for item in self._back(place, self._other(place))]
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
            pen = CONTOUR_PEN if self.options.has_contour else CUT_PEN
            yield from _front(place, pen)
            yield from _marks(place, self.sheet)
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
    def frame(self) -> Frame:
        """What is cut out, with a back that is folded over."""
        corners = self.block.piece.frame.corners
        sides = {"both": (self.front, self.back), "front": (self.front,), "back": (self.back,)}
        return frame_around(side(one) for side in sides[self.block.faces] for one in corners)

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


def _front(place: _Place, pen: Pen) -> Iterator[PageItem]:
    piece = place.block.piece
    degrees = 90.0 if place.spot.is_turned else 0.0
    clip = frame_around(map(place.front, piece.frame.grown(BLEED_MM).corners))
    yield Placed(piece.drawing, place.front(0j), clip, degrees=degrees)
    points = piece.outline.exterior.coords
    yield Polygon((tuple(place.front(complex(x, y)) for x, y in points),), None, pen)
    yield _caption(place, degrees)


def _marks(place: _Place, sheet: Sheet) -> Iterator[Item]:
    """Two short lines at each corner, which go on where the piece's frame is cut."""
    frame = place.block.piece.frame
    for corner in frame.corners:
        out, at = corner - frame.centre, place.front(corner)
        for away in (complex(out.real, 0), complex(0, out.imag)):
            along = place.front(corner + away / abs(away)) - at
            yield from sheet.settings.marks.at(at, along, sheet.inner)


def _marks_at_edge(frames: list[Frame], room: Frame, marks: Marks) -> Iterator[Item]:
    """At the edge of the sheet, where a cut goes right through it: such cuts come first, and those
    across them lose the marks in between."""
    for x in sorted({x for one in frames for x in (one.left, one.right)}):
        if not any(one.left + ROUNDING_MM < x < one.right - ROUNDING_MM for one in frames):
            for y, inward in ((room.bottom, 1j), (room.top, -1j)):
                yield from marks.at(complex(x, y), inward, room)
    for y in sorted({y for one in frames for y in (one.bottom, one.top)}):
        if not any(one.bottom + ROUNDING_MM < y < one.top - ROUNDING_MM for one in frames):
            for x, inside in ((room.left, 1), (room.right, -1)):
                yield from marks.at(complex(x, y), inside, room)


def _frame_of(strip: Strip, spot: Spot, room: Frame) -> Frame:
    """What is cut out."""
    along, across = STRIP_MM, strip.width
    width, height = (across, along) if spot.is_turned else (along, across)
    left, bottom = room.left + spot.x + BLEED_MM, room.bottom + spot.y + BLEED_MM
    return Frame(left, bottom, left + width, bottom + height)


def _strip(strip: Strip, frame: Frame, is_turned: bool) -> Iterator[Item]:
    """The line in the middle goes where the pieces meet."""
    yield Polygon((frame.corners,), None, CUT_PEN)
    along, middle = (1j if is_turned else 1), frame.centre
    across = along * 1j * strip.width / 2
    yield Polyline((middle - across, middle + across), FOLD_PEN)
    degrees = 0.0 if is_turned else 90.0
    for side, name in zip((-1, 1), strip.names, strict=True):
        at = middle + side * along * STRIP_MM / 4
        shown, size = fitted(name, STRIP_LETTERS_MM, 0.9 * strip.width)
        yield Text(at, size, shown, PRINT.faint_ink, degrees=degrees)


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
        strips = tuple(_strips(blocks)) if options.has_strips else ()
        sizes = [*(one.size for one in blocks), *(one.size for one in strips)]
        spots = tuple(packed(sizes, page, 0.0))
        found.append(CutSheets(circuit, sheet, options, blocks, strips, spots))
    return min(found, key=lambda sheets: sheets.sheets)


def _pieces(circuit: Circuit, settings: PrintSettings, options: CutOptions) -> list[CutPiece]:
    palette = INKS[settings.ink]
    if options.source == "box":
        return pieces_of_box(circuit.kit, circuit.track.boxes, palette, options.joint)
    if not circuit.geometry.laid:
        raise TrackwrightError(Message("there is nothing to print: the table is empty"))
    return pieces_of_track(circuit, palette, options.joint)


def _strips(blocks: Iterable[Block]) -> Iterator[Strip]:
    """One for each joint, that between parts of a piece included; of the box one for each piece."""
    for block in blocks:
        piece, (part, parts) = block.piece, block.piece.part
        if block.faces == "back":
            continue
        left, right = piece.spot.shape.sections.board_edges(1.0)
        width, (_, behind) = left - right - NARROWER_MM, piece.neighbours
        if part < parts:
            yield Strip((piece.name, f"{part + 1}/{parts}"), width)
        elif behind is not None:
            yield Strip((str(piece.number), str(behind)), width)
        elif piece.number is None:
            yield Strip(("", ""), width)


def _blocks(piece: CutPiece, page: Size, sheet: Sheet, options: CutOptions) -> Iterator[Block]:
    """A piece with its back; each of them alone if only that fits; its parts if it is too long."""
    room = max(BLEED_MM, sheet.settings.marks.reach_mm / 2)
    whole = Block(piece, "both" if options.backs == "fold" else "front", room)
    if fits(whole.size, page):
        yield whole
    elif whole.faces == "both" and fits(Block(piece, "front", room).size, page):
        yield from (Block(piece, "front", room), Block(piece, "back", room))
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
    """The smallest paper with a name that it fits on, of the kind that is printed on."""
    inches = sheet.paper.is_in_inches
    sheets = [p for p in PAPERS.values() if p.is_sheet and p.is_in_inches == inches]
    for paper in sorted(sheets, key=lambda p: (p.width_mm or 0.0) * (p.height_mm or 0.0)):
        room = _room(Sheet(sheet.settings, paper), options.backs)
        if fits(Block(piece, "front").size, (room.width, room.height)):
            return paper.name
    return None
