"""Ends like those of a puzzle: every end fits every end."""

import pytest
import shapely

from tests.builders import circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.picture.shapes.outline import piece_polygons
from trackwright.model.picture.shapes.shape import placed_shapes
from trackwright.reports.paper.cut_pieces import CLEARANCE_MM, with_joints
from trackwright.reports.paper.cut_sheets import CutOptions, cut_sheets
from trackwright.reports.paper.sheet import PrintSettings


def jointed(circuit: Circuit) -> list[shapely.Polygon]:
    """The pieces on the table, with knobs and hollows."""
    spots = placed_shapes(circuit.geometry)
    return [
        with_joints(spot, shapely.Polygon(shapely.get_coordinates(outline)))
        for spot, outline in zip(spots, piece_polygons(circuit), strict=True)
    ]


@pytest.mark.parametrize("name", ["gp-ring", "nuerburg-ring", "old-town"])
def test_pieces_of_a_circuit_fit_with_a_fine_gap_around_each_knob(name: str) -> None:
    circuit = load_circuit(name)
    pieces = jointed(circuit)
    seams = circuit.geometry.seams
    assert len(seams) == len(pieces)
    for seam in seams:
        one, other = pieces[seam.first], pieces[seam.second]
        assert one.intersection(other).area < 0.1
        assert one.convex_hull.intersection(other).area > 20, "no knob"
    lost = shapely.union_all(piece_polygons(circuit)).difference(shapely.union_all(pieces))
    around_a_knob = 2 * 3.1416 * 5 * CLEARANCE_MM
    assert 0 < lost.area < 2 * len(seams) * around_a_knob


@pytest.mark.parametrize("row", ["START L4", "R1L R1R", "R2R R2R", "L1 R3L", "R4R L2"])
def test_any_end_fits_any_other_in_both_directions(row: str) -> None:
    first, second = row.split()
    for pieces in ([first, second], [second, first]):
        one, other = jointed(circuit_of({"pieces": pieces}))
        assert one.intersection(other).area < 1e-6
        assert one.buffer(CLEARANCE_MM * 1.1).intersection(other).area > 1


def test_an_end_looks_the_same_when_it_is_turned_around() -> None:
    """Turned by half, a straight is itself."""
    (piece,) = jointed(circuit_of({"pieces": ["L2"]}))
    middle = shapely.get_coordinates(piece.envelope.centroid)
    turned = shapely.transform(piece, lambda points: 2 * middle - points)
    assert piece.symmetric_difference(turned).area < 1e-6


def test_no_joint_is_where_a_course_begins_or_ends() -> None:
    circuit = load_circuit("quarter-mile")
    plain, ends = piece_polygons(circuit), jointed(circuit)
    changed = [abs(a.length - b.length) for a, b in zip(plain, ends, strict=True)]
    assert changed[0] < changed[1] * 0.6
    assert min(changed) > 0


@pytest.mark.parametrize("backs", ["fold", "none"])
def test_sheets_have_room_for_the_knobs(backs: str) -> None:
    options = CutOptions("track", backs, "puzzle")  # type: ignore[arg-type]
    sheets = cut_sheets(load_circuit("gp-ring"), PrintSettings(), options)
    wide = max(block.piece.frame.width for block in sheets.blocks if block.piece.code == "L4")
    assert wide == pytest.approx(208 + 2 * 8.2, abs=0.1)
