"""The whole circuit in true size, on pages."""

import cmath
import math
import time
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
import shapely
from shapely.affinity import rotate

from tests.builders import circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.picture.drawing.items import Circle, Polygon, Text, bounds_of
from trackwright.model.picture.drawing.palette import LIGHT_INK, OUTLINE_INK, PRINT
from trackwright.model.picture.picture import picture_of
from trackwright.model.picture.shapes.outline import piece_polygons
from trackwright.model.picture.svg import svg_text
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.paper.pages import Page, Placed
from trackwright.reports.paper.papers import paper_named
from trackwright.reports.paper.pdf import pdf_bytes
from trackwright.reports.paper.plan import CROSS_MM, Plan, plan_of
from trackwright.reports.paper.sheet import PrintSettings

CIRCUITS = ("gp-ring", "nuerburg-ring", "old-town", "quarter-mile")


@pytest.fixture(scope="module", params=CIRCUITS)
def plan(request: pytest.FixtureRequest) -> Plan:
    return plan_of(load_circuit(request.param), PrintSettings())


def words(page: Page) -> list[str]:
    return [item.text for item in page.items if isinstance(item, Text)]


def placed(page: Page) -> Placed:
    (found,) = (item for item in page.items if isinstance(item, Placed))
    return found


def test_all_of_the_track_is_on_some_page(plan: Plan) -> None:
    """Each page shows its own part where it is printed: the drawing is moved, not scaled."""
    parts = []
    for tile, page in zip(plan.tiling.tiles, plan.pages.pages[1:], strict=True):
        move, clip = placed(page).shift, placed(page).clip
        assert (placed(page).scale, placed(page).degrees) == (1, 0)
        corner = clip.corners[0] - move
        assert corner == pytest.approx(tile.shown.corners[0])
        parts.append(shapely.box(*_bounds(tile.part.corners)))
    shown = shapely.union_all(parts).buffer(1e-6)
    assert all(shown.covers(piece) for piece in piece_polygons(plan.circuit))


def _bounds(corners: tuple[complex, ...]) -> tuple[float, float, float, float]:
    low, high = corners[0], corners[2]
    return low.real, low.imag, high.real, high.imag


def test_no_page_is_empty_and_no_sign_is_cut_off(plan: Plan) -> None:
    """The numbers of corners, markers and notes beside the track are on the pages, too."""
    parts = shapely.union_all(
        [shapely.box(*_bounds(tile.shown.corners)) for tile in plan.tiling.tiles]
    )
    signs = [item for item in plan.drawing.items if isinstance(item, Text | Circle)]
    assert signs
    for sign in signs:
        assert parts.covers(shapely.box(*_bounds(bounds_of(sign).corners)))


def test_crosses_lie_at_the_same_point_of_the_table_on_two_pages(plan: Plan) -> None:
    found: Counter[tuple[float, float]] = Counter()
    for page in plan.pages.pages[1:]:
        for item in page.items:
            if isinstance(item, Circle) and item.radius_mm == CROSS_MM / 2 and item.pen:
                at = item.centre - placed(page).shift
                found[round(at.real, 6), round(at.imag, 6)] += item.pen.width_mm < 0.2
    assert found
    assert set(found.values()) == {2}


def test_a_page_names_its_neighbours(plan: Plan) -> None:
    by_name = dict(zip([t.name for t in plan.tiling.tiles], plan.pages.pages[1:], strict=True))
    for tile in plan.tiling.tiles:
        here = words(by_name[tile.name])
        for down, right, arrow in ((0, 1, "→"), (1, 0, "↓")):
            if other := plan.tiling.beside(tile, down, right):
                assert f"{arrow} {other.name}" in here
                assert f"glue page {tile.name} here" in words(by_name[other.name])


def test_the_map_shows_every_page(plan: Plan) -> None:
    first = plan.pages.pages[0]
    names = {tile.name for tile in plan.tiling.tiles}
    assert names <= set(words(first))
    borders = [item for item in first.items if isinstance(item, Polygon)]
    assert len(borders) == len(names)
    assert placed(first).scale <= 0.5


def test_a_plan_on_one_page_has_no_map_and_no_marks() -> None:
    plan = plan_of(load_circuit("gp-ring"), PrintSettings(paper_named("fit")))
    (page,) = plan.pages.pages
    assert not [item for item in page.items if isinstance(item, Circle)]
    assert "GP Ring · true size · print at 100 %" in words(page)
    assert page.width_mm == pytest.approx(plan.sheet.contents.width + 26)


def test_a_roll_is_cut_to_the_length_that_is_needed() -> None:
    plan = plan_of(load_circuit("race-bike-course"), PrintSettings(paper_named("roll914")))
    sides = {plan.sheet.paper.width_mm, plan.sheet.paper.height_mm}
    assert 914.0 in sides
    assert len(plan.tiling.tiles) == 2


def test_orientation_and_paper_are_those_that_were_asked_for() -> None:
    circuit = load_circuit("gp-ring")
    found = {}
    for way in ("portrait", "landscape", "best"):
        settings = PrintSettings(paper_named("A4"), way)
        found[way] = plan_of(circuit, settings)
    assert found["portrait"].sheet.paper.width_mm == found["landscape"].sheet.paper.height_mm == 210
    counts = {way: len(plan.tiling.tiles) for way, plan in found.items()}
    assert counts["best"] == min(counts.values())


@pytest.mark.slow
def test_a_plan_may_lie_askew_where_that_saves_pages() -> None:
    """Every piece is on some page then, too, and the map shows them as they lie."""
    circuit = load_circuit("grand-prix-of-japan")
    plain, plan = (plan_of(circuit, PrintSettings(may_turn=turn)) for turn in (False, True))
    assert len(plan.tiling.tiles) < len(plain.tiling.tiles)
    assert (plain.degrees, plan.degrees % 22.5) == (0, 0)
    assert plan.degrees > 0
    assert {placed(page).degrees for page in plan.pages.pages} == {plan.degrees}
    shown = shapely.union_all(
        [shapely.box(*_bounds(tile.part.corners)) for tile in plan.tiling.tiles]
    )
    for piece in piece_polygons(circuit):
        assert shown.buffer(1e-6).covers(rotate(piece, plan.degrees, origin=(0, 0)))
    first = placed(plan.pages.pages[0])
    turn = cmath.rect(first.scale, math.radians(first.degrees))
    frame = shapely.box(*_bounds(first.clip.corners)).buffer(1e-6)
    for piece in piece_polygons(circuit):
        points = [first.shift + turn * complex(*at) for at in shapely.get_coordinates(piece)]
        assert frame.covers(shapely.MultiPoint([(p.real, p.imag) for p in points]))


@pytest.mark.slow
def test_ink_is_a_choice_of_colours() -> None:
    circuit = load_circuit("gp-ring")
    fills = {}
    for ink, palette in (("full", PRINT), ("light", LIGHT_INK), ("outline", OUTLINE_INK)):
        plan = plan_of(circuit, PrintSettings(ink=ink))  # type: ignore[arg-type]
        fills[ink] = {item.fill for item in plan.drawing.items if isinstance(item, Polygon)}
        assert palette.asphalt in fills[ink]
        assert palette.shadow not in fills[ink]
    assert PRINT.ground not in fills["full"]


def test_problems_are_not_printed() -> None:
    """An open end is shown in red on the screen; the command and the window report it."""
    circuit = circuit_of("START L4 R2L")
    assert PRINT.alarm in svg_text(picture_of(circuit))
    plan = plan_of(circuit, PrintSettings(ink="full"))
    assert not [i for i in plan.drawing.items if isinstance(i, Polygon) and i.fill == PRINT.alarm]
    assert "!" not in [item.text for item in plan.drawing.items if isinstance(item, Text)]


def test_without_overlap_there_is_nothing_to_glue() -> None:
    plan = plan_of(load_circuit("gp-ring"), PrintSettings(overlap_mm=0))
    for page in plan.pages.pages[1:]:
        assert not [item for item in page.items if isinstance(item, Circle)]
        assert not [text for text in words(page) if text.startswith("glue")]
    assert "Cut all pages along their edges and lay them side by side." in words(
        plan.pages.pages[0]
    )


def test_an_empty_table_and_small_paper_are_refused() -> None:
    ring = load_circuit("gp-ring")
    empty = Circuit(replace(ring.track, runs=(), markers=(), waivers=()), ring.kit)
    with pytest.raises(TrackwrightError, match="nothing to print: the table is empty"):
        plan_of(empty, PrintSettings())
    with pytest.raises(TrackwrightError, match="110 × 90 mm are needed: choose a larger paper"):
        plan_of(ring, PrintSettings(paper_named("120x100")))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a44", "neither a name nor a size such as 320x450, in mm .did you mean 'a4'"),
        ("50x400", "each side has to be from 100 to 5080 mm"),
        ("400x5100", "each side has to be from 100 to 5080 mm"),
        ("", "neither a name nor a size"),
    ],
)
def test_unknown_papers_are_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(TrackwrightError, match=why):
        paper_named(text)


def test_papers_have_names_and_sizes() -> None:
    assert paper_named(" a3 ").height_mm == 420
    assert paper_named("320 x 450.5 mm").height_mm == 450.5
    areas = [paper_named(f"A{n}") for n in (0, 1, 2, 3, 4)]
    for larger, smaller in pairwise(areas):
        assert smaller.height_mm == larger.width_mm


@pytest.mark.slow
def test_many_pages_take_hardly_longer_than_one_picture() -> None:
    """The plan is one drawing, however many pages show it."""

    def seconds(paper: str) -> float:
        begun = time.process_time()
        pdf_bytes(plan_of(circuit, PrintSettings(paper_named(paper))).pages)
        return time.process_time() - begun

    circuit = load_circuit("race-bike-course")
    seconds("fit")
    one, many = (min(seconds(paper) for _ in range(3)) for paper in ("fit", "A4"))
    assert len(plan_of(circuit, PrintSettings()).tiling.tiles) > 20
    assert many < 4 * one
