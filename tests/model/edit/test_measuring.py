"""Measuring: straight lines, the way along the road, and joints nearby."""

import math

import pytest

from tests.builders import OVAL, circuit_of
from trackwright.model.edit.measuring import measured, nearest_joint
from trackwright.model.text.units import CENTIMETRES, INCHES

MODULE = 52.0
"""The length of L1."""


def test_a_row_of_points_is_as_long_as_its_parts() -> None:
    found = measured(circuit_of("L4"), (0 + 500j, 30 + 540j, 30 + 640j))
    assert found.mm == pytest.approx(150)
    assert found.positions is None
    assert found.text(CENTIMETRES) == "150.0 mm · 77.9°"
    assert found.text(INCHES) == "5.91 in · 77.9°"


def test_a_single_point_has_no_length() -> None:
    assert measured(circuit_of("L4"), (5j,)).text(CENTIMETRES) == "0.0 mm"


def test_along_a_straight_road_it_is_the_same_way() -> None:
    found = measured(circuit_of("L4 L4"), (MODULE / 2 + 0j, 5 * MODULE + MODULE / 2))
    assert found.along_mm == pytest.approx(5 * MODULE)
    assert found.positions == 5


def test_along_a_lap_it_goes_in_driving_direction_across_the_line() -> None:
    circuit = circuit_of(OVAL)
    table = circuit.geometry
    assert table.closed_exactly
    there = measured(circuit, (1 + 0j, 100 + 0j))
    back = measured(circuit, (100 + 0j, 1 + 0j))
    assert there.positions is not None
    assert back.positions is not None
    assert there.positions + back.positions == circuit.positions
    length = (there.along_mm or 0) + (back.along_mm or 0)
    arcs = 8 * MODULE * 2.5 * math.pi / 4
    assert length == pytest.approx(4 * 2 * MODULE + arcs, rel=0.3)


def test_backwards_on_an_open_road_it_is_measured_all_the_same() -> None:
    found = measured(circuit_of("L4 L4"), (300 + 0j, 40 + 0j))
    assert found.along_mm == pytest.approx(260)


def test_two_roads_have_no_way_between_them() -> None:
    circuit = circuit_of("L4", {"pieces": ["L4"], "frame": 1}, frames=[{}, {"y_mm": 400}])
    assert measured(circuit, (50 + 0j, 50 + 400j)).along_mm is None


def test_the_nearest_joint_is_found_if_it_is_near() -> None:
    circuit = circuit_of("L4 L4")
    assert nearest_joint(circuit, 4 * MODULE + 3j, 5.0) == pytest.approx(4 * MODULE)
    assert nearest_joint(circuit, 4 * MODULE + 30j, 5.0) is None
