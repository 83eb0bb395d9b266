"""Names of corners: they belong to a corner, and survive edits as difficulties do."""

import pytest

from tests.builders import KIT, OVAL, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import (
    Edit,
    Insert,
    Mirror,
    Remove,
    Replace,
    Reverse,
    apply_all,
)
from trackwright.model.edit.markers import corner_description, corner_name, name_corner_edits
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.files.track_files import parse_track, track_text

NAME = "Eau Rouge"


def named(piece: int = 4, name: str | None = NAME, circuit: Circuit | None = None) -> Circuit:
    circuit = circuit or circuit_of(OVAL)
    return Circuit(apply_all(name_corner_edits(circuit, piece, name), circuit.track, KIT), KIT)


def edited(circuit: Circuit, *edits: Edit) -> Circuit:
    return Circuit(apply_all(edits, circuit.track, KIT), KIT)


def names(circuit: Circuit) -> list[str | None]:
    return [corner.name for corner in circuit.measures.corners]


def test_a_corner_is_named_by_any_of_its_pieces() -> None:
    circuit = named(4)
    assert names(circuit) == [NAME, None]
    assert {corner_name(circuit, piece) for piece in (2, 3, 4, 5)} == {NAME}
    assert corner_name(circuit, 7) is None


def test_another_name_replaces_it_and_none_removes_it() -> None:
    circuit = named(5, "Raidillon", named(2))
    assert names(circuit) == ["Raidillon", None]
    assert len(circuit.track.markers) == 1
    assert not named(3, None, circuit).track.markers


def test_a_straight_has_no_corner_to_name() -> None:
    assert name_corner_edits(circuit_of(OVAL), 6, NAME) == []


@pytest.mark.parametrize(
    ("edit", "found"),
    [
        (Insert(("L1",), 1), [NAME, None]),
        (Insert(("R1L",), 4), [NAME, None]),
        (Remove((3,), close_up=True), [NAME, None]),
        (Replace(2, "R3L"), [NAME, None]),
        (Mirror(), [NAME, None]),
        (Reverse(), [None, NAME]),
        (Remove((2,), close_up=True), [None, None]),
    ],
    ids=str,
)
def test_it_survives_edits(edit: Edit, found: list[str | None]) -> None:
    """It goes with its piece, as a difficulty does."""
    assert names(edited(named(4), edit)) == found


def test_it_is_kept_in_the_file() -> None:
    text = track_text(named().track)
    assert '{"on": 2, "name": "Eau Rouge"}' in text
    again = parse_track(text.encode(), "again", lambda _: KIT)
    assert names(Circuit(again, KIT)) == [NAME, None]


def test_it_is_said_where_the_corner_is() -> None:
    circuit = named()
    words = "Corner 1 (Eau Rouge): positions 0 to 7, difficulty -"
    assert corner_description(circuit, [3]) == words
    table = table_top_of(circuit)
    index = [laid.piece.id for laid in circuit.geometry.laid].index(3)
    here = table.piece_at(table.spots[index].at(0.3, 5))
    assert here is not None
    assert str(here.text).endswith("· corner 1 · Eau Rouge")
