"""What a change would look like: what comes, what goes, what moves."""

import pytest

from trackwright.design.whatif.changes import Change, Listed, list_changes
from trackwright.design.whatif.preview import preview_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.edit.placing import spots_of_pieces
from trackwright.model.files.library import load_circuit
from trackwright.model.text.errors import EditRefused

BASIC = "motograndprix-basic"


@pytest.fixture(scope="module")
def april() -> Circuit:
    return load_circuit("april-raceway")


@pytest.fixture(scope="module")
def listed(april: Circuit) -> Listed:
    return list_changes(april, ("window", "start", "difficulty"), BASIC)


def codes(circuit: Circuit) -> dict[int, str]:
    return {piece.id: piece.piece for piece in circuit.track.pieces()}


def of_kind(listed: Listed, kind: str) -> list[Change]:
    return [one for one in (*listed.clean, *listed.warned) if one.kind == kind]


def test_pieces_that_come_and_go_are_where_they_lie(april: Circuit, listed: Listed) -> None:
    changes = of_kind(listed, "window")
    assert len(changes) > 5
    for change in changes:
        shown = preview_of(change, april)
        old, new = codes(april), codes(change.circuit)
        assert shown.laid == spots_of_pieces(change.circuit, frozenset(new.keys() - old.keys()))
        there = spots_of_pieces(april, frozenset(old.keys() - new.keys()))
        assert set(shown.gone) <= set(there)
        assert shown.gone, change.words
        assert not shown.moved, "a window leads to the same place"


def test_a_difficulty_shows_its_corner(april: Circuit, listed: Listed) -> None:
    (change, *_) = of_kind(listed, "difficulty")
    shown = preview_of(change, april)
    assert shown.laid
    assert not shown.gone
    marker = next(m for m in change.circuit.track.markers if m not in april.track.markers)
    assert spots_of_pieces(april, frozenset({marker.on}))[0] in shown.laid
    assert len(shown.laid) < 8


def test_a_change_is_an_edit_of_the_circuit_that_it_was_listed_of(
    april: Circuit, listed: Listed
) -> None:
    change = listed.clean[0]
    assert change.apply(april.track, april.kit) == change.circuit.track
    edited = SetTrackValue("name", "another").apply(april.track, april.kit)
    with pytest.raises(EditRefused, match="edited since"):
        change.apply(edited, april.kit)
