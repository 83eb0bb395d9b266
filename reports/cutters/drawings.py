"""A circuit for a cutter: its pieces packed on sheets of the machine's size, or as they lie, with
each edge that two pieces share cut once.
"""

import cmath
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from trackwright.model.circuit import Circuit
from trackwright.model.picture.drawing.frames import Frame, frame_around
from trackwright.model.picture.drawing.items import Polyline, arrow
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.picture.shapes.shape import PlacedShape, placed_shapes
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.plain_text import visible
from trackwright.reports.cutters.lettering import lettered
from trackwright.reports.cutters.outlines import Outline, lies_on_end, scored
from trackwright.reports.cutters.paths import (
    LAYERS,
    Path,
    Segment,
    doubles_apart,
    line_path,
    linked,
)
from trackwright.reports.cutters.presets import DEFAULT_PRESET, PRESETS
from trackwright.reports.paper.cut_pieces import CutPiece, Joint, pieces_of_box, pieces_of_track
from trackwright.reports.paper.cut_sheets import Source
from trackwright.reports.paper.packing import Size, Spot, fits, packed
from trackwright.reports.paper.pages import Page, Pages
from trackwright.reports.paper.papers import LONGEST_MM, Paper
from trackwright.reports.paper.sheet import PrintSettings

GAP_MM = 3.0
"""Between pieces."""
TEST_MM = 50.0
"""The side of a square to measure."""
LETTERS_MM, ARROW_MM = 7.0, 12.0
BELOW_MM = 11.0
"""From the arrow to the letters."""


@dataclass(frozen=True)
class CutterOptions:
    """What to cut, and how."""

    source: Source = "track"
    joint: Joint = "butt"
    kerf_mm: float = 0.0
    """How much a laser burns away: pieces are that much larger in all."""
    preset: str = DEFAULT_PRESET


@dataclass(frozen=True, slots=True)
class CutterPage(Page):
    """A sheet for a cutter; its items are what its paths look like."""

    paths: tuple[Path, ...] = ()
    preset: str = DEFAULT_PRESET


@dataclass(frozen=True)
class Part:
    """A piece to be cut out, lying as flat as it can."""

    piece: CutPiece
    options: CutterOptions

    @cached_property
    def outline(self) -> Path:
        cut = Outline(self.piece.spot.shape, self.options.joint, self.options.kerf_mm / 2)
        return cut.path.mapped(self.piece.spot.point)

    @cached_property
    def frame(self) -> Frame:
        return frame_around(self.outline.points)

    @property
    def size(self) -> Size:
        return self.frame.width, self.frame.height

    @property
    def paths(self) -> Iterator[Path]:
        yield self.outline
        yield from inside(self.piece.spot, caption(self.piece))


def caption(piece: CutPiece) -> str:
    """Its number and its code, as far as they can be engraved."""
    return piece.code if piece.number is None else f"{piece.number}-{piece.code}"


def inside(spot: PlacedShape, words: str) -> Iterator[Path]:
    """What is drawn on a piece: lanes and spaces, its name, the way to drive, the line."""
    for path in scored(spot.shape):
        yield path.mapped(spot.point)
    if spot.shape.line and not lies_on_end(spot.shape, spot.shape.line):
        yield line_path("ENGRAVE", spot.line(spot.shape.line))
    at, along = spot.at(0.5), cmath.rect(1, spot.towards(0.5))
    reading = along if along.real > -1e-9 else -along
    letters = min(LETTERS_MM, 0.28 * abs(spot.at(1) - spot.at(0)))
    yield from lettered(words, at - 0.6j * BELOW_MM * reading, reading, letters)
    ring = arrow(at + 0.4j * BELOW_MM * reading, along * min(ARROW_MM, 2 * letters), "").rings[0]
    yield line_path("ENGRAVE", ring, closed=True)


def cutter_pages(circuit: Circuit, settings: PrintSettings, options: CutterOptions) -> Pages:
    """The sheets; a single one with the circuit as it lies if the sheet may be as large as it."""
    title = visible(circuit.track.name)
    if settings.paper.is_sheet:
        return Pages(title, tuple(_packed_pages(circuit, settings, options)))
    return Pages(title, (_laid_page(circuit, settings, options),))


def cutter_count(pages: Pages) -> Message:
    """How many sheets they take."""
    first = pages.pages[0]
    return Message(
        "for a cutter: {count} of {width:g} × {height:g} mm",
        count=counted(len(pages.pages), "sheet"),
        width=round(first.width_mm),
        height=round(first.height_mm),
    )


# --- packed


def _packed_pages(
    circuit: Circuit, settings: PrintSettings, options: CutterOptions
) -> Iterator[Page]:
    """The orientation that takes fewest sheets."""
    parts = [Part(piece, options) for piece in _pieces(circuit, settings, options)]
    found: list[tuple[Paper, list[Spot]]] = []
    for paper in settings.papers:
        room = _room(paper, settings)
        _reject_too_large(parts, paper, room)
        sizes = [(TEST_MM, TEST_MM), *(part.size for part in parts)]
        found.append((paper, packed(sizes, room, GAP_MM)))
    paper, spots = min(found, key=lambda one: max(spot.page for spot in one[1]))
    for number in range(max(spot.page for spot in spots) + 1):
        paths = list(_packed_paths(number, parts, spots, settings))
        yield _page(str(number + 1), paper, paths, options)


def _pieces(circuit: Circuit, settings: PrintSettings, options: CutterOptions) -> list[CutPiece]:
    if options.source == "faces":
        raise TrackwrightError(Message("whole faces are printed; a cutter is given their pieces"))
    if options.source == "box":
        return pieces_of_box(circuit.kit, circuit.track.boxes, PRINT, "butt")
    _reject_empty(circuit)
    return pieces_of_track(circuit, PRINT, "butt")


def _reject_empty(circuit: Circuit) -> None:
    if not circuit.geometry.laid:
        raise TrackwrightError(Message("there is nothing to cut: the table is empty"))


def _room(paper: Paper, settings: PrintSettings) -> Size:
    assert paper.width_mm is not None
    assert paper.height_mm is not None
    return paper.width_mm - 2 * settings.margin_mm, paper.height_mm - 2 * settings.margin_mm


def _reject_too_large(parts: Sequence[Part], paper: Paper, room: Size) -> None:
    if not fits((TEST_MM, TEST_MM), room):
        raise TrackwrightError(Message("{paper} is too small for a cutter", paper=paper.name))
    for part in parts:
        if not fits(part.size, room):
            raise TrackwrightError(
                Message(
                    "piece {code} is {width:.0f} × {height:.0f} mm, too large for {paper}: choose "
                    "the size of the machine's bed",
                    code=part.piece.code,
                    width=part.size[0],
                    height=part.size[1],
                    paper=paper.name,
                )
            )


def _packed_paths(
    number: int, parts: Sequence[Part], spots: Sequence[Spot], settings: PrintSettings
) -> Iterator[Path]:
    test, *others = spots
    margin = complex(settings.margin_mm, settings.margin_mm)
    if test.page == number:
        yield from test_square(margin + complex(test.x, test.y))
    for part, spot in zip(parts, others, strict=True):
        if spot.page == number:
            corner = margin + complex(spot.x, spot.y)
            left, high = part.frame.corners[0], part.frame.height
            for path in part.paths:
                if spot.is_turned:
                    yield path.mapped(lambda p: corner + high + (p - left) * 1j)  # noqa: B023
                else:
                    yield path.mapped(lambda p: corner + p - left)  # noqa: B023


def test_square(corner: complex) -> Iterator[Path]:
    """To be measured before anything is cut: programs disagree about units."""
    square = Frame(0, 0, TEST_MM, TEST_MM)
    yield line_path("MARK", [corner + point for point in square.corners], closed=True)
    middle = corner + square.centre
    yield from lettered(f"{TEST_MM:.0f} MM", middle, 1, 8.0, "MARK")


# --- as it lies


def _laid_page(circuit: Circuit, settings: PrintSettings, options: CutterOptions) -> Page:
    _reject_unfit(circuit, options)
    numbers = pieces_of_track(circuit, PRINT, "butt")
    outer, inner = doubles_apart(_laid_edges(circuit, options))
    paths = [*linked("CUT", inner), *linked("CUT", outer)]
    frame = frame_around(point for path in paths for point in path.points)
    named = {piece.driven.piece.name: caption(piece) for piece in numbers}
    laid = circuit.geometry.laid
    for spot, one in zip(placed_shapes(circuit.geometry), laid, strict=True):
        paths += inside(spot, named[one.name])
    margin = settings.margin_mm
    shift = complex(margin, margin + TEST_MM + GAP_MM) - frame.corners[0]
    moved = [path.mapped(lambda p: p + shift) for path in paths]
    moved += test_square(complex(margin, margin))
    width = max(frame.width, TEST_MM) + 2 * margin
    height = frame.height + TEST_MM + GAP_MM + 2 * margin
    size = settings.paper.width_mm
    if max(width, height) > LONGEST_MM or (size and min(width, height) > size):
        raise TrackwrightError(
            Message(
                "the circuit takes {width:.0f} × {height:.0f} mm, too much for {paper}: choose the "
                "size of the machine's bed, so that its pieces are packed",
                width=width,
                height=height,
                paper=settings.paper.name,
            )
        )
    return _page("1", Paper("fit", width, height), moved, options)


def _reject_unfit(circuit: Circuit, options: CutterOptions) -> None:
    _reject_empty(circuit)
    if options.source != "track":
        raise TrackwrightError(
            Message("pieces of the box do not lie anywhere: choose the size of the machine's bed")
        )
    if options.kerf_mm:
        raise TrackwrightError(
            Message(
                "edges that two pieces share are cut once, so there is no kerf to add: choose the "
                "size of the machine's bed, so that pieces lie apart"
            )
        )
    if any(spot.shape.level for spot in placed_shapes(circuit.geometry)):
        raise TrackwrightError(
            Message("the circuit has a bridge: choose the size of the machine's bed")
        )


def _laid_edges(circuit: Circuit, options: CutterOptions) -> Iterator[Segment]:
    for spot in placed_shapes(circuit.geometry):
        outline = Outline(spot.shape, options.joint, clearance=0.0)
        yield from outline.path.mapped(spot.point).segments


def _page(name: str, paper: Paper, paths: Sequence[Path], options: CutterOptions) -> Page:
    assert paper.width_mm is not None
    assert paper.height_mm is not None
    preset = PRESETS[options.preset]
    ordered = tuple(path for layer in LAYERS for path in paths if path.layer == layer)
    pens = {layer: preset.pen(layer) for layer in LAYERS}
    items = tuple(Polyline(path.points, pens[path.layer]) for path in ordered)
    return CutterPage(
        name, paper.width_mm, paper.height_mm, items, paths=ordered, preset=options.preset
    )
