"""Copies: what they carry, and where they are laid."""

from cmath import rect
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import KIT, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.copies import copy_pieces, paste_edits, track_of_copy
from trackwright.model.edit.edits import Place, apply_all
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.files.library import kit, load_track
from trackwright.model.layout.track import Frame, Track

LAPS = ("us-grand-prix", "gp-ring", "nuerburg-ring", "plattfuss-circuit", "free-speedway")


def _circuit(name: str) -> Circuit:
    track = load_track(name)
    return Circuit(track, kit(track.kit))


def _shape(circuit: Circuit, row: Sequence[int]) -> set[tuple[str, complex]]:
    """Where each of these pieces lies, seen from where the first of them begins."""
    spots = {
        piece.name: (piece.template.code, spot)
        for piece, spot in zip(circuit.geometry.laid, table_top_of(circuit).spots, strict=True)
        if piece.piece.id in row
    }
    first = spots[circuit.geometry.parts[row[0]][0].name][1]
    seen = [
        (code, (at.at(0.5) - first.place) / rect(1, first.heading)) for code, at in spots.values()
    ]
    return {(code, complex(round(at.real, 3) + 0, round(at.imag, 3) + 0)) for code, at in seen}


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


@given(st.data())
def test_a_copied_stretch_of_a_lap_has_its_shape_wherever_it_begins(data: st.DataObject) -> None:
    circuit = _circuit(data.draw(st.sampled_from(LAPS)))
    lap = [piece.id for piece in circuit.track.pieces()]
    begin = data.draw(st.integers(0, len(lap) - 1))
    count = data.draw(st.integers(1, len(lap)))
    row = (lap + lap)[begin : begin + count] if count < len(lap) else lap
    clip = copy_pieces(circuit, frozenset(row))
    assert clip is not None
    copied = Circuit(track_of_copy(clip, circuit.track, circuit.kit), circuit.kit)
    assert _shape(copied, list(copied.track.piece_locations)) == _shape(circuit, row)
    assert copied.geometry.chains[0].closed == (count == len(lap))


@pytest.mark.parametrize("laid", [(), ("L2",)])
def test_board_halves_driven_backwards_are_pasted_backwards(laid: tuple[str, ...]) -> None:
    circuit = _circuit("nuerburg-ring")
    clip = copy_pieces(circuit, frozenset({1, 2}))
    assert clip is not None
    table = Track(name="another", kit=circuit.kit.id)
    if laid:
        table = Place(laid).apply(table, circuit.kit)
    edits, ids = paste_edits(Circuit(table, circuit.kit), clip, 1 if laid else None)
    pasted = Circuit(apply_all(edits, table, circuit.kit), circuit.kit)
    assert [pasted.track.piece(id).back for id in ids] == [True, True]
    assert _shape(pasted, ids) == _shape(circuit, (1, 2))
