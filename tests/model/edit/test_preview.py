"""What edits would change is shown before it is done."""

from tests.builders import OVAL, circuit_of
from trackwright.model.edit.edits import AddMarker, Insert, Move, Remove, Replace, SetTrackValue
from trackwright.model.edit.placing import spots_of_pieces
from trackwright.model.edit.preview import preview
from trackwright.model.layout.track import Marker


def test_a_marked_piece_is_shown_where_it_lies() -> None:
    circuit = circuit_of(OVAL)
    edit = AddMarker(Marker(on=3, difficulty=2))
    assert preview(circuit, [edit]) == spots_of_pieces(circuit, frozenset({3}))


def test_pieces_that_would_be_laid_or_moved_are_shown_where_they_would_lie() -> None:
    circuit = circuit_of("START L4")
    (new,) = preview(circuit, [Insert(("R2L",), 2)])
    assert abs(new.place - 8 * 52) < 1e-6
    moved = preview(circuit, [Move(1, 30, 0)])
    assert [round(spot.place.real - 30, 6) for spot in moved] == [
        round(spot.place.real, 6) for spot in spots_of_pieces(circuit, frozenset({1, 2}))
    ]


def test_what_goes_is_shown_where_it_is() -> None:
    circuit = circuit_of(OVAL)
    assert preview(circuit, [Remove((6,))]) == spots_of_pieces(circuit, frozenset({6}))


def test_a_replaced_piece_moves_all_behind_it() -> None:
    circuit = circuit_of("START L4 L2 L2")
    assert len(preview(circuit, [Replace(2, "L1")])) == 3


def test_figures_change_no_piece_and_refused_edits_nothing() -> None:
    circuit = circuit_of(OVAL)
    assert preview(circuit, [SetTrackValue("laps", 7)]) == ()
    assert preview(circuit, [Remove((99,))]) == ()
