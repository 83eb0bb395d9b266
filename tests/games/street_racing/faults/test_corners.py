"""Corners of shipped circuits as the validators see them: STR-V-08."""

import pytest

from tests import builders
from trackwright.games.street_racing.faults.corners import members_of, scattered, touching
from trackwright.games.street_racing.laid import street_of
from trackwright.model.files.library import load_circuit, shipped_tracks


@pytest.mark.parametrize("id", shipped_tracks())
def test_corners_of_shipped_circuits_are_connected(id: str) -> None:
    """All lanes of a curve, however different their lengths."""
    street = street_of(load_circuit(id))
    assert list(scattered(street)) == []


def test_a_circle_is_one_corner() -> None:
    """No straight says which lanes are beside each other, but the start spaces do."""
    street = street_of(builders.circuit_of(builders.CIRCLE))
    assert len(members_of(street)) == 1
    assert list(scattered(street)) == []


def test_curves_to_different_sides_that_meet_touch() -> None:
    street = street_of(builders.circuit_of("START L4 R2L R2R L4 R2R L4"))
    (spaces,) = touching(street)
    assert {street.names[at] for at in spaces} == {
        *("3.L2", "3.C2", "3.R2", "4.L1", "4.C1", "4.R1"),
    }


def test_lanes_of_the_second_of_two_corners_are_beside_each_other() -> None:
    """Behind it the road ends: only the straight before the first corner tells."""
    assert list(scattered(street_of(builders.circuit_of("START L4 R1L R1R R1L")))) == []
