"""Where a piece that is held goes, and what is built on."""

import pytest

from tests.builders import KIT, OVAL, circuit_of, placement_at, run_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Insert, Place, Replace, apply_all
from trackwright.model.edit.placing import (
    drag_fragment,
    drag_pieces,
    end_to_continue,
    joints_of,
    mirror_edits,
    number_key_kinds,
    pieces_left,
)
from trackwright.model.edit.pointing import TableTop
from trackwright.model.files import library


def test_a_piece_held_near_an_open_end_snaps_to_it() -> None:
    circuit = circuit_of("START L4")
    placing = placement_at(circuit, "R2L", complex(8 * 52 + 40, 12))
    assert placing.edits == (Insert(("R2L",), 2),)
    assert placing.spots[0].place == pytest.approx(8 * 52)


def test_a_piece_held_near_an_open_beginning_is_laid_before_it() -> None:
    circuit = circuit_of("START L4")
    placing = placement_at(circuit, "R2L", complex(-40, 0))
    assert placing.edits == (Insert(("R2L",), 1, before=True),)
    ghost = placing.spots[0]
    assert abs(ghost.at(1.0)) < 1e-6
    laid = Circuit(apply_all(placing.edits, circuit.track, KIT), KIT)
    assert TableTop(laid).spots[0].place == pytest.approx(ghost.place)


def test_a_piece_held_over_a_seam_is_inserted_over_a_piece_replaces_it() -> None:
    circuit = circuit_of(OVAL)
    seam = next(joint for joint in joints_of(circuit) if joint.piece == 1)
    assert placement_at(circuit, "L2", seam.place).edits == (Insert(("L2",), 1),)
    assert placement_at(circuit, "L2", complex(104, 5)).edits == (Replace(1, "L2"),)


def test_without_snapping_a_piece_lies_where_it_is_held() -> None:
    circuit = circuit_of("START L4")
    placing = placement_at(circuit, "L2", complex(8 * 52 + 60, 12), snap=False)
    (edit,) = placing.edits
    assert isinstance(edit, Place)
    assert placing.spots[0].at(0.5) == pytest.approx(complex(8 * 52 + 60, 12))


def test_a_dragged_fragment_is_joined_and_the_other_one_stays() -> None:
    circuit = circuit_of("START L4", run_of("R2L L4", frame=1), frames=[{}, {"x_mm": 900}])
    placing = drag_fragment(circuit, 3, complex(8 * 52 - 900 + 9, 7))
    joined = Circuit(apply_all(placing.edits, circuit.track, KIT), KIT)
    assert len(joined.track.runs) == 1
    assert TableTop(joined).spots[0].place == pytest.approx(0)
    assert TableTop(joined).spots[2].place == pytest.approx(placing.spots[0].place)


def test_an_end_dragged_to_a_beginning_leaves_that_where_it_lies() -> None:
    circuit = circuit_of("START L4", run_of("R2L L4", frame=1), frames=[{}, {"y_mm": 600}])
    (end,) = [j for j in joints_of(circuit) if j.open and j.piece == 4]
    placing = drag_fragment(circuit, 3, -end.place + 10j)
    joined = Circuit(apply_all(placing.edits, circuit.track, KIT), KIT)
    spots = {
        p.piece.id: s for p, s in zip(joined.geometry.laid, TableTop(joined).spots, strict=True)
    }
    assert abs(spots[1].place) < 1e-6
    assert len(joined.track.runs) == 1


def test_chosen_pieces_are_dragged_out_of_the_track() -> None:
    circuit = circuit_of(OVAL)
    placing = drag_pieces(circuit, frozenset({3, 4}), 400 + 400j)
    apart = Circuit(apply_all(placing.edits, circuit.track, KIT), KIT)
    assert [len(run.pieces) for run in apart.track.runs] == [2, 2, 6]
    spots = {p.piece.id: s for p, s in zip(apart.geometry.laid, TableTop(apart).spots, strict=True)}
    before = TableTop(circuit).spots
    assert abs(spots[3].place - before[2].place - (400 + 400j)) < 1e-6
    assert abs(spots[5].place - before[4].place) < 1e-6
    assert {
        round(abs(s.place - spots[id].place), 6)
        for id, s in zip((3, 4), placing.spots, strict=True)
    } == {0}


def test_chosen_pieces_brought_back_near_their_place_are_joined_again() -> None:
    circuit = circuit_of("START L4 R2L L2")
    placing = drag_pieces(circuit, frozenset({3, 4}), 12 + 5j)
    joined = Circuit(apply_all(placing.edits, circuit.track, KIT), KIT)
    assert len(joined.track.runs) == 1


def test_a_whole_fragment_is_moved_as_it_is() -> None:
    circuit = circuit_of("START L4")
    assert drag_pieces(circuit, frozenset({1, 2}), 30j) == drag_fragment(circuit, 1, 30j)


def test_pieces_chosen_here_and_there_go_together() -> None:
    circuit = circuit_of(OVAL)
    placing = drag_pieces(circuit, frozenset({3, 8}), 900 + 0j)
    apart = Circuit(apply_all(placing.edits, circuit.track, KIT), KIT)
    spots = {p.piece.id: s for p, s in zip(apart.geometry.laid, TableTop(apart).spots, strict=True)}
    for id in (3, 8):
        assert abs(spots[id].place - TableTop(circuit).spots[id - 1].place - 900) < 1e-6


def test_building_goes_on_at_the_open_end() -> None:
    assert end_to_continue(circuit_of("START L4"), None) == 2
    assert end_to_continue(circuit_of("START L4"), 1) == 1
    assert end_to_continue(circuit_of(), None) is None


def test_mirroring_leaves_straights_alone() -> None:
    assert mirror_edits(circuit_of("START R2L"), [1, 2]) == (Replace(2, "R2R"),)


def test_the_number_keys_are_the_start_and_the_plain_pieces() -> None:
    assert [k.code for k in number_key_kinds(KIT)] == [
        "START",
        "L1",
        "L2",
        "L4",
        "R1",
        "R2",
        "R3",
        "R4",
    ]
    assert len(number_key_kinds(library.kit("ausgebremst"))) == 9


def test_the_box_may_be_overdrawn() -> None:
    circuit = circuit_of("L1 " * 7)
    assert pieces_left(circuit.track, KIT)["L1"] == -1


def test_pointing_names_piece_space_lane_and_corner() -> None:
    table = TableTop(circuit_of(OVAL))
    here = table.piece_at(complex(4 * 52 + 30, 4))
    assert here is not None
    assert (here.piece, here.code, here.corner) == (2, "R2L", 1)
    assert "lane 2" in here.text, "as in races"
    assert table.piece_at(complex(-900, 0)) is None
    assert [s.piece.piece.id for s in table.corner_of(4)] == [2, 3, 4, 5]
    assert table.corner_of(1) == ()
    assert {1, 2} <= table.pieces_in_rectangle(complex(100, -10), complex(230, 30))
