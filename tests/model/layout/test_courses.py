"""Courses that lead from a start piece to a finish piece."""

from dataclasses import replace

import pytest

from tests.builders import circuit_of, kit_with, run_of
from trackwright.model.circuit import Circuit
from trackwright.model.closing.search import CloseOptions, close, find_gap
from trackwright.model.edit.edits import AddMarker, Reverse
from trackwright.model.files.library import load_circuit
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Marker
from trackwright.model.text.errors import InputError

COURSES = ("racing-rules", "quarter-mile", "long-haul")
KIT = kit_with(
    {"code": "GO", "length": 2, "spaces": 2, "end": "start"},
    {"code": "END", "length": 2, "spaces": 2, "end": "finish"},
    {"code": "S1", "length": 1, "spaces": 1},
    {"code": "S2", "length": 2, "spaces": 2},
    {"code": "Q1", "radius": 2, "turn": 4, "spaces": [2, 3]},
)


def course(*runs: object, kit: Kit = KIT) -> Circuit:
    return circuit_of(*runs, kit=kit)  # type: ignore[arg-type]


def test_a_course_is_open_by_design() -> None:
    circuit = course("GO S2 Q1L S1 END")
    geometry = circuit.geometry
    assert geometry.leads_to_finish
    assert geometry.open_ends == []
    assert not geometry.closed_exactly
    assert circuit.measures.course_length == 8
    assert circuit.measures.lap_length is None


@pytest.mark.parametrize(
    ("pieces", "open_ends"), [("GO S2", 1), ("S2 END", 1), ("S2 S1", 2), ("GO S1 END S1", 1)]
)
def test_an_end_without_finish_is_open(pieces: str, open_ends: int) -> None:
    circuit = course(pieces)
    assert not circuit.geometry.leads_to_finish
    assert len(circuit.geometry.open_ends) == open_ends
    assert ("END S1" in pieces) == bool(circuit.geometry.mismatches)


def test_nothing_is_joined_before_the_start_or_behind_the_finish() -> None:
    (mismatch,) = course("S2 GO S1 END").geometry.mismatches
    assert str(mismatch.reason) == "the course begins here"
    (mismatch,) = course("GO S1 END S1").geometry.mismatches
    assert str(mismatch.reason) == "the course ends here"


def test_first_and_last_spaces_are_where_it_begins_and_ends() -> None:
    spaces = space_attributes(course("GO S1 END").graph)
    assert [name for name, space in spaces.items() if "origin" in space] == ["1.A1", "1.B1"]
    assert [name for name, space in spaces.items() if "finish" in space] == ["3.A2", "3.B2"]


def test_a_way_to_the_finish_is_found_with_the_pieces_left() -> None:
    """Closing brings the line to the finish."""
    there = {"point": [9, 0, 0, 0, 2, 0, 0, 0], "heading": 4}
    circuit = course("GO S2", run_of("END", start=there))
    gap = find_gap(circuit)
    assert gap is not None
    found = close(gap, CloseOptions(limit=3)).closings
    assert found
    for closing in found:
        track = closing.apply(circuit.track, KIT)
        assert Circuit(track, KIT).geometry.leads_to_finish


@pytest.mark.parametrize("name", COURSES)
def test_a_shipped_course_reversed_is_a_course(name: str) -> None:
    circuit = load_circuit(name)
    back = Circuit(Reverse().apply(circuit.track, circuit.kit), circuit.kit)
    assert back.geometry.leads_to_finish
    assert back.measures.course_length == circuit.measures.course_length


@pytest.mark.parametrize("name", COURSES)
def test_the_fingerprint_of_a_course_knows_its_ends(name: str) -> None:
    """A piece more before the finish is another course."""
    circuit = load_circuit(name)
    assert circuit.hash == load_circuit(name).hash
    other = course("GO S1 S1 END")
    assert other.hash == course("GO S2 END").hash != course("GO S2 S1 END").hash


@pytest.mark.parametrize(
    ("piece", "words"),
    [
        ({"code": "GO", "length": 2, "spaces": 2, "end": "start"}, "needs one with the other end"),
        ({"code": "GO", "length": 2, "spaces": 2, "end": "middle"}, "start.*finish"),
    ],
)
def test_a_kit_with_one_end_is_refused(piece: dict[str, object], words: str) -> None:
    with pytest.raises(InputError, match=words):
        kit_with(piece, {"code": "S1", "length": 1, "spaces": 1})


def test_markers_on_the_ends_are_dropped_when_the_course_is_reversed() -> None:
    """The other end's piece has other spaces."""
    circuit = load_circuit("racing-rules")
    finish = max(piece.id for piece in circuit.track.pieces())
    marked = AddMarker(Marker(on=finish, lane=0, colour="white")).apply(circuit.track, circuit.kit)
    back = Reverse().apply(marked, circuit.kit)
    assert {marker.on for marker in back.markers} == {m.on for m in circuit.track.markers}


@pytest.mark.parametrize("course", COURSES)
def test_printed_colours_leave_the_hash_alone(course: str) -> None:
    """They are how a piece looks; how it plays is said by markers."""
    circuit = load_circuit(course)
    plain = replace(
        circuit.kit, pieces=tuple(replace(kind, colours=()) for kind in circuit.kit.pieces)
    )
    assert plain != circuit.kit
    assert Circuit(circuit.track, plain).hash == circuit.hash


@pytest.mark.parametrize("colours", [[["red"]], [["red"]] * 3])
def test_printed_colours_are_one_per_space(colours: list[list[str]]) -> None:
    with pytest.raises(InputError, match="colours: the piece has 4 spaces, found"):
        kit_with({"code": "S2", "length": 2, "spaces": 2, "colours": colours})


@pytest.mark.parametrize("colours", [["mauve"], ["red", "blue", "green"]])
def test_printed_colours_are_at_most_two_usual_ones(colours: list[str]) -> None:
    with pytest.raises(InputError, match="colours"):
        kit_with({"code": "S1", "length": 1, "spaces": 1, "colours": [colours]})
