"""The float geometry of pieces: areas by formula, seams that meet, spaces that tile their lane."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point, Polygon, union_all

from tests.builders import APRIL, KIT, circuit_of, kit_with
from trackwright.model.layout.kit import Kit
from trackwright.model.picture.shapes.shape import Line, PieceShape, placed_shapes, shape_of

CODES = tuple(KIT.codes)

SPECIALS = kit_with(
    {"code": "CHI", "length": 4, "spaces": 4, "narrow": [1, 2], "solid": [0]},
    {"code": "PIT", "length": 6, "spaces": 6, "alley": {"spaces": 3, "entry": 1, "exit": 5}},
    {"code": "TIP", "back_of": "PIT"},
    {"code": "IN", "length": 4, "spaces": 4, "alley": {"spaces": 2, "entry": 1}},
    {"code": "NI", "back_of": "IN"},
    {"code": "C", "radius": 3, "turn": 4, "spaces": [2, 3], "ease_mm": [4, 1], "solid": [0]},
    {"code": "KROF", "back_of": "FORK"},
    {
        "code": "FORK",
        "length": 3,
        "spaces": 3,
        "branch": {"after": 1, "spaces": 2, "radius": 2, "turn": 2},
    },
)


def polygon(line: Line) -> Polygon:
    return Polygon([(p.real, p.imag) for p in line])


def asphalt(shape: PieceShape) -> Polygon:
    return polygon(shape.roads[0].asphalt.polygon)


def same(p: complex, q: complex) -> bool:
    return abs(p - q) < 1e-6


@pytest.mark.parametrize("code", ["L1", "L2", "L4", "START"])
def test_a_straight_is_a_rectangle(code: str) -> None:
    length = (KIT.codes[code].kind.length or 0) * KIT.module_mm
    outline = polygon(shape_of(KIT, code).outlines[0])
    assert outline.area == pytest.approx(length * KIT.width_mm)
    assert outline.bounds == pytest.approx((0, -KIT.width_mm / 2, length, KIT.width_mm / 2))


@pytest.mark.parametrize("code", ["R1L", "R2R", "R3L", "R4R"])
def test_an_arc_has_the_area_of_its_sector(code: str) -> None:
    kind = KIT.codes[code].kind
    angle = (kind.turn or 0) * math.tau / 16
    sector = angle * (kind.radius or 0) * KIT.module_mm * KIT.width_mm
    outline = polygon(shape_of(KIT, code).outlines[0])
    assert outline.area == pytest.approx(sector, rel=2e-3)
    assert outline.exterior.is_ccw


def test_neighbours_meet_at_the_seam() -> None:
    circuit = circuit_of(APRIL)
    spots = placed_shapes(circuit.geometry)
    assert len(circuit.geometry.seams) == len(spots) == 35
    for seam in circuit.geometry.seams:
        first, second = spots[seam.first], spots[seam.second]
        a, b = first.shape.roads[0], second.shape.roads[0]
        for ours, theirs in [
            (a.asphalt.left, b.asphalt.left),
            (a.asphalt.right, b.asphalt.right),
            *((x.points, y.points) for x, y in zip(a.dividers, b.dividers, strict=True)),
        ]:
            assert same(first.point(ours[-1]), second.point(theirs[0]))
        assert same(first.at(1.0), second.at(0.0))
        assert math.isclose(math.cos(first.towards(1.0) - second.towards(0.0)), 1.0)


@pytest.mark.parametrize("code", CODES)
def test_spaces_tile_the_asphalt(code: str) -> None:
    shape = shape_of(KIT, code)
    polygons = [polygon(space.polygon) for space in shape.spaces]
    whole = union_all(polygons)
    assert sum(p.area for p in polygons) == pytest.approx(whole.area, rel=1e-6)
    assert whole.symmetric_difference(asphalt(shape)).area < 1e-3


@pytest.mark.parametrize("code", SPECIALS.codes)
def test_spaces_of_special_pieces_never_share_ground(code: str) -> None:
    shape = shape_of(SPECIALS, code)
    road = [
        s for s, space in zip(shape.spaces, shape.template.spaces, strict=True) if not space.road
    ]
    polygons = [polygon(space.polygon) for space in road]
    assert all(p.is_valid and p.exterior.is_ccw for p in polygons)
    assert sum(p.area for p in polygons) == pytest.approx(union_all(polygons).area, rel=1e-6)


@pytest.mark.parametrize(("kit", "code"), [(k, c) for k in (KIT, SPECIALS) for c in k.codes])
def test_middles_lie_in_their_space_and_spaces_on_the_cardboard(kit: Kit, code: str) -> None:
    shape = shape_of(kit, code)
    cardboard = union_all([polygon(outline) for outline in shape.outlines]).buffer(0.01)
    for space in shape.spaces:
        area = polygon(space.polygon)
        assert area.contains(Point(space.centre.real, space.centre.imag))
        assert cardboard.contains(area)


@given(st.sampled_from([c for c in CODES if c.endswith("L")]))
def test_the_right_hand_form_is_the_mirror_image(code: str) -> None:
    left, right = shape_of(KIT, code), shape_of(KIT, code[:-1] + "R")
    lanes = left.template.lanes
    mirrored = {
        (space.column, lanes - 1 - space.lane): shape.centre.conjugate()
        for space, shape in zip(left.template.spaces, left.spaces, strict=True)
    }
    for space, shape in zip(right.template.spaces, right.spaces, strict=True):
        assert same(shape.centre, mirrored[space.column, space.lane])


def test_the_way_back_over_a_piece_lies_on_the_same_cardboard() -> None:
    there, back = shape_of(SPECIALS, "IN-L"), shape_of(SPECIALS, "NI-R")
    far, near = there.point(1.0), there.point(0.0)
    assert there.sections.pit_span == pytest.approx((0.25, 1.0))
    assert back.sections.pit_span == pytest.approx((0.0, 0.75))
    turned = [far - space.centre for space in back.spaces]
    for space, centre in zip(there.spaces, reversed(turned), strict=True):
        assert same(space.centre, centre)
    assert near == 0


def test_tight_corners_push_their_lanes_outwards() -> None:
    inner, middle, outer = (space.centre for space in shape_of(KIT, "R1L").spaces)
    centre = complex(0, 52)
    assert abs(inner - centre) == pytest.approx(28 + 9)
    assert abs(middle - centre) == pytest.approx(52 + 4)
    assert abs(outer - centre) == pytest.approx(76 + 1)


def test_a_chicane_narrows_smoothly_to_one_lane() -> None:
    sections = shape_of(SPECIALS, "CHI").sections
    assert sections.boundaries(0.0) == pytest.approx((20, 0, -20))
    assert sections.boundaries(0.5) == pytest.approx((10, 0, -10))
    widths = [b[0] - b[-1] for b in (sections.boundaries(i / 200) for i in range(201))]
    assert all(abs(b - a) < 1.0 for a, b in pairwise(widths))
    dividers = shape_of(SPECIALS, "CHI").roads[0].dividers
    assert len(dividers) == 2
    assert all(divider.solid for divider in dividers)


def test_a_pit_lane_leaves_the_track_and_comes_back() -> None:
    shape = shape_of(SPECIALS, "PIT-L")
    edges = shape.sections
    assert edges.pit_lane(1 / 6) == pytest.approx((20, 0))
    assert edges.pit_lane(0.5) == pytest.approx((48, 28))
    assert edges.pit_lane(1.0) == pytest.approx((20, 0))
    assert edges.board_edges(0.5) == pytest.approx((51, -23))
    assert shape_of(SPECIALS, "PIT-R").sections.pit_lane(0.5) == pytest.approx((-28, -48))


def test_the_finish_line_runs_from_edge_to_edge() -> None:
    line = shape_of(KIT, "START").line
    assert line is not None
    assert line == pytest.approx((complex(208, 36), complex(208, -36)))
    assert shape_of(KIT, "L4").line is None
