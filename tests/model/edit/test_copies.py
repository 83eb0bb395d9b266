"""Copies: what they carry, and where they are laid."""

from tests.builders import KIT, circuit_of
from trackwright.model.edit.copies import copy_pieces, paste_edits
from trackwright.model.edit.edits import Place, apply_all
from trackwright.model.layout.track import Frame


def test_a_copy_carries_lines_and_markers() -> None:
    circuit = circuit_of("START L4 R2L L2", markers=[{"on": 3, "difficulty": 2}])
    clip = copy_pieces(circuit, frozenset({3, 4}))
    assert clip is not None
    assert clip.text == "R2L L2"
    edits, ids = paste_edits(circuit, clip, 4)
    track = apply_all(edits, circuit.track, KIT)
    assert ids == (5, 6)
    assert [piece.piece for piece in track.pieces()][-2:] == ["R2L", "L2"]
    assert track.markers[-1].on == 5


def test_a_copy_lies_beside_what_was_copied() -> None:
    circuit = circuit_of("START L4")
    clip = copy_pieces(circuit, frozenset({2}))
    assert clip is not None
    (place, *_), _ = paste_edits(circuit, clip, None)
    assert place == Place(("L4",), Frame(4 * 52 + 60, -60, 0))
