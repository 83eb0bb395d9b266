"""Files for cutters: each edge once, arcs that are arcs, layers, units, and digits as paths."""

import cmath
import math
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path as File
from xml.etree import ElementTree

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from tests.reports.cutters.reading import Entity, read_dxf
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit, load_circuit
from trackwright.model.files.output_checks import DXF, SVG, file_kind
from trackwright.model.picture.shapes.outline import piece_polygons
from trackwright.model.picture.shapes.shape import SAGITTA_MM, PieceShape, PlacedShape, shape_of
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.cutters.drawings import (
    GAP_MM,
    CutterOptions,
    CutterPage,
    cutter_pages,
)
from trackwright.reports.cutters.dxf_file import cutter_dxf
from trackwright.reports.cutters.outlines import Outline, scored
from trackwright.reports.cutters.paths import LAYERS, Meeting, Path, fitted_path
from trackwright.reports.cutters.presets import PRESETS
from trackwright.reports.cutters.svg_file import cutter_svg
from trackwright.reports.paper.cut_pieces import Joint, with_joints
from trackwright.reports.paper.papers import paper_named
from trackwright.reports.paper.sheet import PrintSettings
from trackwright.reports.printing import PrintOrder, pages_to_print, write_pages

INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
SVG_SPACE = "{http://www.w3.org/2000/svg}"
KITS = ("motograndprix", "ausgebremst", "mopeds", "racing-rules", "street")


def shapes() -> Iterator[tuple[str, PieceShape]]:
    """Every piece of every kit."""
    for id in KITS:
        for code in kit(id).codes:
            if not kit(id).codes[code].kind.chain:
                yield f"{id} {code}", shape_of(kit(id), code)


def sheets(track: str, paper: str, **options: object) -> tuple[CutterPage, ...]:
    settings = PrintSettings(paper_named(paper))
    made = cutter_pages(load_circuit(track), settings, CutterOptions(**options))  # type: ignore[arg-type]
    assert all(isinstance(page, CutterPage) for page in made.pages)
    return made.pages  # type: ignore[return-value]


def area_of(path: Path) -> shapely.Polygon:
    return shapely.Polygon([(p.real, p.imag) for p in path.points])


@pytest.mark.slow
@pytest.mark.parametrize("joint", ["butt", "puzzle"])
@pytest.mark.parametrize("grown", [0.0, 0.1])
def test_outlines_are_those_of_the_pieces(joint: Joint, grown: float) -> None:
    """Those that are drawn, but for what polylines cut off arcs (the study says 0.07 %)."""
    for name, shape in shapes():
        outline = Outline(shape, joint, grown)
        found = area_of(outline.path)
        assert outline.path.is_closed, name
        assert found.is_valid, name
        drawn = shapely.union_all([_polygon(ring) for ring in shape.outlines])
        assert isinstance(drawn, shapely.Polygon)
        if joint == "puzzle" and outline.is_exact:
            drawn = with_joints(PlacedShape(shape, 0j, 0.0), drawn)
        elif joint == "puzzle":
            continue
        wanted = drawn.buffer(grown, join_style="mitre")
        assert found.symmetric_difference(wanted).area < 0.003 * wanted.area, name


def _polygon(ring: tuple[complex, ...]) -> shapely.Polygon:
    return shapely.Polygon([(p.real, p.imag) for p in ring])


def test_plain_pieces_are_four_lines_or_arcs() -> None:
    """The radius is that of the middle, more and less half the width of the road."""
    gp = kit("motograndprix")
    corner = Outline(shape_of(gp, "R2L")).path
    assert [bool(one.bulge) for one in corner.segments] == [True, False, True, False]
    radii = [one.radius for one in corner.segments if one.bulge]
    middle, half = 2 * gp.module_mm, gp.width_mm / 2
    assert radii == pytest.approx([middle + half, middle - half], abs=1e-9)
    angles = [math.degrees(one.angle) for one in corner.segments if one.bulge]
    assert angles == pytest.approx([45, -45])
    straight = Outline(shape_of(gp, "L4")).path
    assert len(straight.segments) == 4
    assert not any(one.bulge for one in straight.segments)


def test_all_pieces_of_motograndprix_are_exact_and_pit_alleys_are_not() -> None:
    assert all(Outline(shape).is_exact for name, shape in shapes() if name.startswith("moto"))
    assert not Outline(shape_of(kit("ausgebremst"), "PIT-IN-R")).is_exact


@pytest.mark.slow
def test_curved_edges_are_arcs_as_near_to_them_as_any_machine_is() -> None:
    """Within 0.02 mm of points eight times as close as those that are drawn, and a third as many
    lines and arcs as those: pit alleys, forks, lanes that end."""
    found = 0
    for name, shape in shapes():
        outline = Outline(shape)
        if outline.is_exact:
            continue
        fine = shapely.union_all([_polygon(ring) for ring in shape.finer(8).outlines])
        assert isinstance(fine, shapely.Polygon)
        assert area_of(outline.path).exterior.hausdorff_distance(fine.exterior) < 0.08, name
        assert any(one.bulge for one in outline.path.segments), name
        drawn = sum(len(ring) for ring in shape.outlines)
        assert len(outline.path.segments) <= 0.55 * drawn, name
        found += 1
    assert found > 40


@given(
    st.lists(st.tuples(st.floats(5, 200), st.floats(-1.4, 1.4)), min_size=1, max_size=5),
    st.integers(40, 200),
)
def test_arcs_are_found_again_from_their_points(
    arcs: list[tuple[float, float]], count: int
) -> None:
    """Whatever the lines and arcs are that points were taken of, none is farther from what is found
    than 0.02 mm, and what is found is hardly more than there was."""
    heading, points = 0.0, [0j]
    for radius, angle in arcs:
        at, turn = points[-1], cmath.rect(1, heading)
        for k in range(1, count + 1):
            part = angle * k / count
            along = (cmath.rect(1, part) - 1) / 1j * math.copysign(1, angle)
            points.append(at + turn * radius * (along if abs(angle) > 0.01 else k / count))
        heading += angle if abs(angle) > 0.01 else 0
    path = fitted_path("CUT", points)
    assert path.segments[0].start == points[0]
    assert path.segments[-1].end == points[-1]
    line = shapely.LineString([(p.real, p.imag) for p in path.points])
    for point in points:
        assert line.distance(shapely.Point(point.real, point.imag)) < 0.02 + SAGITTA_MM
    assert len(path.segments) <= 3 * len(arcs) + 2


def test_corners_stay_corners() -> None:
    square = [0j, 10 + 0j, 10 + 10j, 10j]
    assert [one.bulge for one in fitted_path("CUT", square, closed=True).segments] == [0.0] * 4
    dense = [k / 10 + 0j for k in range(101)] + [10 + k / 10 * 1j for k in range(1, 101)]
    assert [one.bulge for one in fitted_path("CUT", dense).segments] == [0.0, 0.0]


@pytest.mark.slow
def test_lines_follow_each_other_to_a_millionth() -> None:
    for name, shape in shapes():
        for path in (Outline(shape, "puzzle").path, *scored(shape)):
            for one, other in zip(path.segments, path.segments[1:], strict=False):
                assert abs(one.end - other.start) < 1e-6, name


@pytest.mark.parametrize("joint", ["butt", "puzzle"])
@pytest.mark.parametrize("track", ["gp-ring", "nuerburg-ring", "racing-rules"])
def test_shared_edges_are_cut_once(track: str, joint: Joint) -> None:
    (page,) = sheets(track, "fit", joint=joint)
    points, seen = Meeting(), Counter[tuple[int, ...]]()
    for path in page.paths:
        for one in path.segments:
            if path.layer in ("CUT", "SCORE"):
                a, b = sorted((points.number(one.start), points.number(one.end)))
                seen[a, points.number(one.middle), b] += 1
    assert set(seen.values()) == {1}


def test_what_is_cut_in_place_are_the_pieces_in_place() -> None:
    """The lines part the table into as many areas as there are pieces, and what is around them."""
    circuit = load_circuit("gp-ring")
    (page,) = sheets("gp-ring", "fit")
    lines = [shapely.LineString([(p.real, p.imag) for p in path.points]) for path in _cut(page)]
    net = shapely.union_all(shapely.set_precision(lines, 1e-3))
    parts = list(shapely.polygonize([net]).geoms)
    areas = sorted(round(part.area) for part in parts)
    pieces = sorted(round(polygon.area) for polygon in piece_polygons(circuit))
    inside = max(areas)  # the ground that the circuit goes round
    assert len(areas) == len(pieces) + 1
    for found, wanted in zip(areas, pieces, strict=False):
        assert found == pytest.approx(wanted, rel=0.002)
    assert inside > 2 * max(pieces)


def _cut(page: CutterPage) -> Iterator[Path]:
    return (path for path in page.paths if path.layer == "CUT")


@pytest.mark.parametrize("paper", ["600x400", "A3"])
def test_sheets_hold_every_piece_once_and_apart(paper: str) -> None:
    circuit = load_circuit("gp-ring")
    pages = sheets("gp-ring", paper, joint="puzzle", kerf_mm=0.2)
    areas = 0
    for page in pages:
        cut = [area_of(path) for path in _cut(page)]
        areas += len(cut)
        room = shapely.box(9.999, 9.999, page.width_mm - 9.999, page.height_mm - 9.999)
        assert all(room.contains(area) for area in cut)
        tree = shapely.STRtree(cut)
        for i, area in enumerate(cut):
            near = tree.query(area, predicate="dwithin", distance=GAP_MM - 1e-6)
            assert near.tolist() == [i]
    assert areas == len(circuit.geometry.laid)


def test_the_box_is_cut_as_it_is_stocked() -> None:
    """MGP-T-02: 72 pieces."""
    pages = sheets("gp-ring", "600x400", source="box")
    assert sum(1 for page in pages for _ in _cut(page)) == 72


def test_a_machine_first_engraves_and_last_cuts() -> None:
    for page in sheets("gp-ring", "600x400"):
        order = [LAYERS.index(path.layer) for path in page.paths]
        assert order == sorted(order)
    (page,) = sheets("gp-ring", "fit")
    cut = list(_cut(page))
    inner = [k for k, path in enumerate(cut) if not path.is_closed]
    assert inner == list(range(len(inner)))  # what is around all is cut last


@pytest.fixture
def written(tmp_path: File) -> dict[str, File]:
    order = PrintOrder("cutter", PrintSettings(paper_named("fit")))
    pages = pages_to_print(load_circuit("gp-ring"), order)
    return {s: write_pages(pages, tmp_path / f"ring.{s}")[0] for s in ("svg", "dxf")}


def test_svg_is_in_millimetres_with_a_group_for_each_layer(written: dict[str, File]) -> None:
    data = written["svg"].read_bytes()
    assert file_kind(data) is SVG
    root = ElementTree.fromstring(data)
    (page,) = sheets("gp-ring", "fit")
    width, height = root.get("width", ""), root.get("height", "")
    assert root.get("viewBox") == f"0 0 {width.removesuffix('mm')} {height.removesuffix('mm')}"
    assert float(width.removesuffix("mm")) == pytest.approx(page.width_mm, abs=1e-3)
    groups = root.findall(f"{SVG_SPACE}g")
    assert [group.get("id") for group in groups] == list(LAYERS)
    assert {group.get(f"{INKSCAPE}groupmode") for group in groups} == {"layer"}
    assert {group.get("fill") for group in groups} == {"none"}
    assert b"<text" not in data
    colours = [group.get("stroke") for group in groups]
    assert colours == [PRESETS["lightburn"].colours[layer] for layer in LAYERS]
    assert colours[-1] == "#ff0000"


def test_arcs_of_svg_end_where_they_should(written: dict[str, File]) -> None:
    """Every arc, by its own formula: the middle of the circle is as far from both ends."""
    root = ElementTree.fromstring(written["svg"].read_bytes())
    cut = next(g for g in root.findall(f"{SVG_SPACE}g") if g.get("id") == "CUT")
    arcs = 0
    for path in cut:
        d = path.get("d", "")
        assert re.fullmatch(r"M[\d. ]+( [LA][\d. ]+)*( Z)?", d)
        for radius, again, flags in re.findall(r"A(\S+) (\S+) 0 ([01] [01]) ", d):
            assert radius == again
            assert float(radius) > 10
            assert flags in ("0 0", "0 1")
            arcs += 1
    assert arcs == 2 * sum(1 for one in load_circuit("gp-ring").geometry.laid if one.template.turn)


def test_dxf_says_its_units_and_layers(written: dict[str, File]) -> None:
    data = written["dxf"].read_bytes()
    assert file_kind(data) is DXF
    header, layers, entities = read_dxf(data)
    assert header["$INSUNITS"] == "4"
    assert header["$MEASUREMENT"] == "1"
    assert layers == {"MARK": 3, "ENGRAVE": 7, "SCORE": 5, "CUT": 1}
    assert {one.layer for one in entities} == set(LAYERS)


def test_dxf_and_svg_hold_the_same_paths(written: dict[str, File]) -> None:
    (page,) = sheets("gp-ring", "fit")
    _, _, entities = read_dxf(written["dxf"].read_bytes())
    assert [one.layer for one in entities] == [path.layer for path in page.paths]
    for entity, path in zip(entities, page.paths, strict=True):
        assert entity == Entity(
            path.layer,
            path.is_closed,
            tuple(
                (round(p.real, 6) + 0.0, round(p.imag, 6) + 0.0)
                for p in (
                    *(one.start for one in path.segments),
                    *(() if path.is_closed else (path.segments[-1].end,)),
                )
            ),
            tuple(
                round(one, 9)
                for one in (
                    *(s.bulge for s in path.segments),
                    *(() if path.is_closed else (0.0,)),
                )
            ),
        )


def test_a_square_of_50_mm_is_there_to_measure() -> None:
    for paper in ("fit", "600x400"):
        page = sheets("gp-ring", paper)[0]
        square = next(path for path in page.paths if path.layer == "MARK")
        sides = [abs(one.end - one.start) for one in square.segments]
        assert sides == pytest.approx([50] * 4)


def test_numbers_and_codes_are_engraved_as_paths() -> None:
    """1-START has a ring for each letter, and more for those with holes (A, R)."""
    circuit = load_circuit("old-town")
    pages = sheets("old-town", "900x600")
    engraved = sum(path.layer == "ENGRAVE" for page in pages for path in page.paths)
    assert engraved > 3 * len(circuit.geometry.laid)


def test_the_same_sheet_is_the_same_bytes(written: dict[str, File], tmp_path: File) -> None:
    order = PrintOrder("cutter", PrintSettings(paper_named("fit")))
    pages = pages_to_print(load_circuit("gp-ring"), order)
    for suffix, file in written.items():
        (again,) = write_pages(pages, tmp_path / f"again.{suffix}")
        assert again.read_bytes() == file.read_bytes()


@pytest.mark.parametrize(
    ("track", "paper", "options", "why"),
    [
        ("gp-ring", "200x150", {}, "too large for 200 × 150 mm: choose the size of the machine"),
        ("gp-ring", "fit", {"kerf_mm": 0.1}, "cut once, so there is no kerf"),
        ("gp-ring", "fit", {"source": "box"}, "do not lie anywhere"),
        ("gp-ring", "roll610", {}, "too much for roll610"),
        ("this-is-brasil", "fit", {}, "has a bridge"),
    ],
)
def test_what_cannot_be_cut_is_refused(
    track: str, paper: str, options: dict[str, object], why: str
) -> None:
    with pytest.raises(TrackwrightError, match=why):
        sheets(track, paper, **options)


def test_a_plan_is_no_dxf(tmp_path: File) -> None:
    pages = pages_to_print(load_circuit("old-town"), PrintOrder())
    with pytest.raises(TrackwrightError, match="DXF is for cutters"):
        write_pages(pages, tmp_path / "plan.dxf")
    assert list(tmp_path.iterdir()) == []


def test_a_hostile_name_stays_a_title() -> None:
    circuit = load_circuit("old-town")
    name = "</title><script>\x07漢"
    named = Circuit(replace(circuit.track, name=name), circuit.kit)
    pages = pages_to_print(named, PrintOrder("cutter", PrintSettings(paper_named("fit"))))
    (page,) = pages.pages
    assert isinstance(page, CutterPage)
    root = ElementTree.fromstring(cutter_svg(pages.title, page))
    assert root.findtext(f"{SVG_SPACE}title", "").startswith("</title><script>")
    _, _, entities = read_dxf(cutter_dxf(pages.title, page))
    assert len(entities) == len(page.paths)
