"""Board halves of Ausgebremst as whole faces."""

import pytest
import shapely

from trackwright.model.files.library import kit, load_circuit
from trackwright.model.picture.shapes.outline import piece_polygons
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.paper.cut_pieces import alone
from trackwright.reports.paper.faces import face_area, faces_of
from trackwright.reports.paper.papers import PAPERS
from trackwright.reports.paper.sheet import PrintSettings

HALVES = ("BLEIFUSS", "PLATTFUSS", "NUERBURG", "DROM", "CIRCUIT", "RING")


def area_of(code: str) -> shapely.Polygon:
    half = alone(kit("ausgebremst"), code)
    return face_area(half, shapely.union_all(piece_polygons(half)))


@pytest.mark.parametrize("code", HALVES)
def test_a_face_holds_all_of_its_road_and_ends_where_the_road_does(code: str) -> None:
    half = alone(kit("ausgebremst"), code)
    road, area = shapely.union_all(piece_polygons(half)), area_of(code)
    assert road.difference(area).area < 0.01
    for end in half.geometry.open_ends:
        at, _ = half.geometry.table_pose(end.frame, end.pose)
        assert area.exterior.distance(shapely.Point(at.real, at.imag)) < 1e-6


@pytest.mark.parametrize("left", HALVES[:3])
@pytest.mark.parametrize("right", HALVES[3:])
def test_every_left_half_fits_every_right_half(left: str, right: str) -> None:
    """Turned by half and moved to its ports, the other one lies beside it: without an overlap, and
    along all of their common edge."""
    one, other = area_of(left), area_of(right)
    first = alone(kit("ausgebremst"), left).geometry
    ports = [first.table_pose(end.frame, end.pose)[0] for end in first.open_ends]
    middle = sum(ports) / 2
    turned = shapely.affinity.rotate(other, 180, origin=(middle.real, middle.imag))
    assert one.intersection(turned).area < 1e-6
    assert one.exterior.intersection(turned.buffer(1e-6)).length > 250


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "pages"), [("a4", (3, 5)), ("a3", (2, 2))])
def test_a_face_takes_about_four_a4_or_two_a3(paper: str, pages: tuple[int, int]) -> None:
    settings = PrintSettings(PAPERS[paper])
    for track in ("nuerburg-ring", "bleifuss-drom", "plattfuss-circuit"):
        faces = faces_of(load_circuit(track), settings)
        counts = [len(plan.tiling.tiles) for plan in faces.plans]
        assert pages[0] <= min(counts) <= max(counts) <= pages[1]
        names = [page.name.split()[0] for page in faces.pages.pages]
        first, second = track.upper().split("-")
        assert names == [first] * counts[0] + [second] * counts[1]


def test_other_circuits_have_none() -> None:
    with pytest.raises(TrackwrightError, match="GP Ring has no board halves: print its pieces"):
        faces_of(load_circuit("gp-ring"), PrintSettings())
