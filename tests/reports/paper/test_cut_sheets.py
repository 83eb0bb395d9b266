"""Pieces to cut out: all of them, apart from each other, with their backs behind them."""

import re
from collections import Counter
from itertools import combinations

import pytest
import shapely

from tests.builders import circuit_of
from trackwright.model.files.library import load_circuit
from trackwright.model.picture.drawing.items import Item, Polygon, Polyline, Text, bounds_of
from trackwright.model.picture.shapes.outline import piece_polygons
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.translation import translator
from trackwright.reports.paper.calibration import calibration
from trackwright.reports.paper.cut_backs import EDGE
from trackwright.reports.paper.cut_pieces import BLEED_MM
from trackwright.reports.paper.cut_sheets import (
    CONTOUR_PEN,
    CUT_PEN,
    FOLD_PEN,
    Block,
    CutOptions,
    CutSheets,
    cut_sheets,
)
from trackwright.reports.paper.pages import Page
from trackwright.reports.paper.papers import paper_named
from trackwright.reports.paper.pdf import pdf_bytes
from trackwright.reports.paper.sheet import Marks, PrintSettings

CASES = [
    ("gp-ring", "A4", "fold"),
    ("gp-ring", "A4", "none"),
    ("nuerburg-ring", "A4", "none"),
    ("old-town", "Letter", "fold"),
    ("old-town", "A3", "long"),
]
Area = shapely.Polygon


def sheets_of(name: str, paper: str, backs: str, source: str = "track") -> CutSheets:
    options = CutOptions(source, backs)  # type: ignore[arg-type]
    return cut_sheets(load_circuit(name), PrintSettings(paper_named(paper)), options)


def outlines(page: Page, pen: object = CUT_PEN) -> list[Area]:
    """The lines along which pieces are cut, or the edges of their backs."""
    rings = [i.rings[0] for i in page.items if isinstance(i, Polygon) and i.pen == pen]
    return [shapely.Polygon([(p.real, p.imag) for p in ring]) for ring in rings]


def words(page: Page) -> list[str]:
    return [item.text for item in page.items if isinstance(item, Text)]


@pytest.mark.parametrize(("name", "paper", "backs"), CASES)
def test_no_two_pieces_are_nearer_than_twice_the_bleed_and_all_are_within_the_margin(
    name: str, paper: str, backs: str
) -> None:
    sheets = sheets_of(name, paper, backs)
    room = shapely.box(*_frame(sheets))
    for page in sheets.pages.pages:
        there = [*outlines(page), *outlines(page, EDGE)]
        assert all(room.buffer(1e-6).covers(area) for area in there)
        for one, other in combinations(there, 2):
            assert one.distance(other) >= 2 * BLEED_MM - 1e-6


def _frame(sheets: CutSheets) -> tuple[float, float, float, float]:
    frame = sheets.sheet.inner
    return frame.left, frame.bottom, frame.right, frame.top


@pytest.mark.parametrize(("name", "paper", "backs"), CASES)
def test_all_pieces_of_the_track_are_there_in_their_true_size(
    name: str, paper: str, backs: str
) -> None:
    """A piece in parts has the area of the whole."""
    sheets = sheets_of(name, paper, backs)
    pieces = piece_polygons(sheets.circuit)
    cut: Counter[int] = Counter()
    found = [area for page in sheets.pages.pages for area in outlines(page)]
    for block in sheets.blocks:
        assert block.piece.number is not None
        if block.faces != "back":
            cut[block.piece.number] += 1
    assert sorted(cut) == list(range(1, len(pieces) + 1))
    assert sum(area.area for area in found) == pytest.approx(sum(p.area for p in pieces), rel=1e-6)
    whole = sorted(round(area.length, 2) for area in found)
    if not any(block.piece.part[1] > 1 for block in sheets.blocks):
        assert whole == sorted(round(piece.length, 2) for piece in pieces)


def test_the_box_has_what_the_kit_says_once_for_both_sides() -> None:
    """12 L4, one of which is the start piece; corners are one cardboard to the left and right."""
    sheets = sheets_of("gp-ring", "A3", "none", "box")
    codes = Counter(block.piece.code for block in sheets.blocks)
    assert codes == {
        "START": 1,
        "L4": 11,
        "L1": 6,
        "L2": 6,
        "R1L": 18,
        "R2L": 18,
        "R3L": 6,
        "R4L": 6,
    }
    assert all(block.piece.number is None for block in sheets.blocks)
    assert sheets.sheets == 8


def test_a_kit_that_does_not_know_its_box_is_refused() -> None:
    with pytest.raises(TrackwrightError, match="does not say how many pieces are in its box"):
        sheets_of("old-town", "A4", "none", "box")


def test_a_back_beside_its_front_is_its_mirror_image_at_the_fold() -> None:
    sheets = sheets_of("gp-ring", "A4", "fold")
    for page in sheets.pages.pages:
        folds = [i.points for i in page.items if isinstance(i, Polyline) and i.pen == FOLD_PEN]
        fronts, backs = outlines(page), outlines(page, EDGE)
        assert len(folds) == len(fronts) == len(backs) > 0
        for (begin, end), front, back in zip(folds, fronts, backs, strict=True):
            along = (end - begin) / abs(end - begin)
            points = [complex(x, y) for x, y in front.exterior.coords]
            mirrored = [begin + along * ((p - begin) / along).conjugate() for p in points]
            expected = shapely.Polygon([(p.real, p.imag) for p in mirrored])
            assert back.symmetric_difference(expected).area < 1e-6


@pytest.mark.parametrize("backs", ["long", "short"])
@pytest.mark.parametrize("way", ["portrait", "landscape"])
def test_a_back_on_the_other_side_lies_behind_its_front(backs: str, way: str) -> None:
    """Turned about the long edge of an upright page, left and right change places."""
    settings = PrintSettings(paper_named("A3"), way)  # type: ignore[arg-type]
    options = CutOptions("track", backs, "butt", 0.5 - 0.25j)  # type: ignore[arg-type]
    pages = cut_sheets(load_circuit("gp-ring"), settings, options).pages
    assert pages.duplex == backs
    is_mirrored_across = (backs == "long") == (way == "portrait")
    for front, back in zip(pages.pages[::2], pages.pages[1::2], strict=True):
        assert (front.name + " b") == back.name
        for one, other in zip(outlines(front), outlines(back, EDGE), strict=True):
            x, y = one.exterior.coords.xy
            if is_mirrored_across:
                turned = [(front.width_mm - a, b) for a, b in zip(x, y, strict=True)]
            else:
                turned = [(a, front.height_mm - b) for a, b in zip(x, y, strict=True)]
            moved = shapely.Polygon([(a + 0.5, b - 0.25) for a, b in turned])
            assert moved.symmetric_difference(other).area < 1e-6


def test_backs_say_where_a_piece_belongs() -> None:
    said = [w for page in sheets_of("gp-ring", "A4", "fold").pages.pages for w in words(page)]
    assert said.count("GP Ring") == 29
    for number in range(1, 30):
        assert f"{number} of 29" in said
    neighbours = Counter(int(w.strip("← →")) for w in said if w.startswith("←") or w.endswith("→"))
    assert neighbours == Counter(dict.fromkeys(range(1, 30), 2))
    settings = PrintSettings(paper_named("A4"), say=translator("de"))
    german = cut_sheets(load_circuit("gp-ring"), settings, CutOptions())
    assert "1 von 29" in {word for page in german.pages.pages for word in words(page)}


def test_an_open_track_ends_at_its_ends() -> None:
    circuit = circuit_of({"pieces": ["START", "L4", "R2L"]})
    sheets = cut_sheets(circuit, PrintSettings(), CutOptions())
    assert [block.piece.neighbours for block in sheets.blocks] == [(None, 2), (1, 3), (2, None)]


@pytest.mark.parametrize("backs", ["fold", "none", "long"])
def test_words_stay_on_the_page(backs: str) -> None:
    sheets = sheets_of("old-town", "A4", backs)
    room = shapely.box(*_frame(sheets)).buffer(0.2)
    for page in sheets.pages.pages:
        for item in page.items:
            if isinstance(item, Text | Polygon | Polyline):
                assert room.covers(_box(item)), item


def _box(item: Item) -> shapely.Polygon:
    frame = bounds_of(item)
    return shapely.box(frame.left, frame.bottom, frame.right, frame.top)


def test_a_straight_that_is_too_long_is_cut_between_columns() -> None:
    """The start piece of Ausgebremst is 312 mm long."""
    sheets = sheets_of("nuerburg-ring", "A4", "none")
    parts = [block.piece for block in sheets.blocks if block.piece.part[1] > 1]
    assert [piece.name for piece in parts] == ["START 1/2", "START 2/2"]
    assert [piece.frame.width for piece in parts] == pytest.approx([156, 156])
    assert {f"1 · {piece.name}" for piece in parts} <= {
        word for page in sheets.pages.pages for word in words(page)
    }
    assert not [b for b in sheets_of("nuerburg-ring", "A3", "none").blocks if b.piece.part[1] > 1]


def test_a_corner_that_is_too_large_is_refused_with_the_paper_that_would_do() -> None:
    with pytest.raises(
        TrackwrightError, match="R3L is 150 × 89 mm, too large for 180 × 170 mm: choose A4"
    ):
        sheets_of("gp-ring", "180x170", "none", "box")


def test_sheets_are_cut_out_of_sheets_only() -> None:
    with pytest.raises(TrackwrightError, match="not on roll610: choose A4, A3"):
        sheets_of("gp-ring", "roll610", "none")


def test_the_calibration_sheet_has_its_grid_behind_its_cross() -> None:
    """Without a shift their middles meet if the sheet is turned about its long edge."""
    for shift in (0j, 1.5 - 2j):
        pages = calibration(PrintSettings(), "long", shift)
        front, back = pages.pages
        cross = [bounds_of(i) for i in front.items if isinstance(i, Polyline)][:2]
        lines = [i for i in back.items if isinstance(i, Polyline)]
        (upright, *_), (lying, *_) = (
            [bounds_of(i) for i in lines[:22] if i.pen.width_mm > 0.15 and is_lying(i) == lies]
            for lies in (False, True)
        )
        middle = complex(upright.centre.real, lying.centre.imag)
        mirrored = complex(front.width_mm - middle.real, middle.imag)
        assert mirrored - cross[0].centre == pytest.approx(complex(-shift.real, shift.imag))
        assert {"+5", "0", "-5"} <= set(words(back))


def is_lying(line: Polyline) -> bool:
    return line.points[0].imag == line.points[-1].imag


def marks_of(sheets: CutSheets) -> list[tuple[complex, complex]]:
    pen = sheets.sheet.settings.marks.pen
    items = [item for page in sheets.pages.pages for item in page.items]
    return [i.points for i in items if isinstance(i, Polyline) and i.pen == pen]  # type: ignore[misc]


def marked(marks: Marks, backs: str = "none") -> CutSheets:
    settings = PrintSettings(paper_named("A4"), marks=marks)
    return cut_sheets(load_circuit("gp-ring"), settings, CutOptions(backs=backs))  # type: ignore[arg-type]


@pytest.mark.parametrize("marks", [Marks(), Marks(8, 2, "red"), Marks(1, 0, "blue")])
def test_marks_have_length_distance_and_colour_and_stay_in_the_sheet(marks: Marks) -> None:
    """Eight at each piece, and more at the edge of the sheet; none touches any piece."""
    sheets = marked(marks)
    found = marks_of(sheets)
    assert len(found) > 8 * len(sheets.blocks)
    inner = shapely.box(*_frame(sheets)).buffer(1e-6)
    lengths = [abs(b - a) for a, b in found]
    assert max(lengths) == pytest.approx(marks.length_mm)
    assert sum(length > 0.9 * marks.length_mm for length in lengths) > 0.7 * len(found)
    for page in sheets.pages.pages:
        pieces = [shapely.box(*area.bounds).buffer(-1e-6) for area in outlines(page)]
        for item in page.items:
            if isinstance(item, Polyline) and item.pen == marks.pen:
                line = shapely.LineString([(p.real, p.imag) for p in item.points])
                assert inner.covers(line)
                assert not any(piece.intersects(line) for piece in pieces)


def test_a_cut_right_through_the_sheet_has_a_mark_at_each_end() -> None:
    """Those in between are lost with the first cut across."""
    sheets = marked(Marks())
    room = sheets.sheet.contents
    for page in sheets.pages.pages:
        boxes = [area.bounds for area in outlines(page)]
        through = [
            x
            for box in boxes
            for x in (box[0], box[2])
            if not any(other[0] + 1e-3 < x < other[2] - 1e-3 for other in boxes)
        ]
        assert through
        ends = [
            item.points
            for item in page.items
            if isinstance(item, Polyline) and item.pen == Marks().pen
        ]
        for x in through:
            at_edge = {
                round(start.imag, 3)
                for start, end in ends
                if abs(start.real - x) < 1e-3 and abs(end.real - x) < 1e-3
            }
            assert {round(room.bottom + 0.5, 3), round(room.top - 0.5, 3)} <= at_edge


def test_there_may_be_no_marks_at_all() -> None:
    assert marks_of(marked(Marks(0, 0.5, "red"))) == []


def test_the_line_to_cut_can_be_an_ink_of_its_own() -> None:
    """Print-and-cut services look for a separation called CutContour."""
    circuit, settings = load_circuit("nuerburg-ring"), PrintSettings(paper_named("A3"))
    plain, contour = (
        cut_sheets(circuit, settings, CutOptions(backs="none", has_contour=has)).pages
        for has in (False, True)
    )
    assert b"CutContour" not in pdf_bytes(plain)
    data = pdf_bytes(contour)
    assert re.search(rb"/Separation\s*/CutContour\s*/DeviceCMYK", data)
    lines = [outlines(page, CONTOUR_PEN) for page in contour.pages]
    assert sum(map(len, lines)) == len(circuit.geometry.laid)
    assert not any(outlines(page) for page in contour.pages)


def test_strips_for_every_joint_as_wide_as_the_road_all_but_a_little() -> None:
    circuit = load_circuit("gp-ring")
    options = CutOptions(backs="none", has_strips=True)
    sheets = cut_sheets(circuit, PrintSettings(paper_named("A4")), options)
    pieces = len(circuit.geometry.laid)
    assert {strip.names for strip in sheets.strips} == {
        (str(n), str(n % pieces + 1)) for n in range(1, pieces + 1)
    }
    width = circuit.kit.width_mm
    assert all(width - 5 < strip.width < width + 10 for strip in sheets.strips)
    areas = [area for page in sheets.pages.pages for area in outlines(page)]
    assert len(areas) == 2 * pieces
    for page in sheets.pages.pages:
        for one, other in combinations(outlines(page), 2):
            assert one.distance(other) >= 2 * BLEED_MM - 1e-6


def test_a_piece_in_parts_has_a_strip_between_them() -> None:
    """The long straights of the Nuerburg ring do not fit on A4."""
    options = CutOptions(backs="none", has_strips=True)
    sheets = cut_sheets(load_circuit("nuerburg-ring"), PrintSettings(), options)
    assert [strip.names for strip in sheets.strips if "1/2" in strip.names[0]]


def test_numbers_beside_the_road_are_on_the_back() -> None:
    """Upgrades stand beside the cardboard: cut out, half of them would be left."""
    sheets = sheets_of("tokyo-drift", "A4", "fold")
    upgrades = [block.piece for block in sheets.blocks if _upgrades(block)]
    assert len(upgrades) >= 5
    texts = [text for page in sheets.pages.pages for text in words(page)]
    assert sum("upgrades 1" in text for text in texts) == len(upgrades)
    for piece in upgrades:
        for item in piece.drawing.items:
            if isinstance(item, Text):
                assert piece.outline.contains(shapely.Point(item.at.real, item.at.imag))


def _upgrades(block: Block) -> bool:
    return any(marker.indicator for marker in block.piece.driven.markers)
