"""Undo, redo, drags, groups, listeners and the modified flag."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import HALVES, KIT, OVAL, track_of
from tests.strategies import random_edits, tracks
from trackwright.model.edit import edits
from trackwright.model.edit.history import Change, Document
from trackwright.model.files.track_files import track_text
from trackwright.model.layout.track import Frame, Track
from trackwright.model.text.errors import EditRefused


def document(pieces: str = OVAL) -> Document:
    return Document(track_of(pieces), KIT)


@pytest.mark.parametrize(
    "kit", [KIT, pytest.param(HALVES, marks=pytest.mark.slow)], ids=["motograndprix", "halves"]
)
@given(data=st.data())
def test_undo_of_everything_gives_back_the_start_byte_for_byte(
    kit: object, data: st.DataObject
) -> None:
    """And redo of everything gives back the end, whatever was edited, dragged or grouped."""
    start = data.draw(tracks(kit))  # type: ignore[arg-type]
    doc = Document(start, kit)  # type: ignore[arg-type]
    texts = [track_text(start)]
    for _ in range(data.draw(st.integers(1, 6))):
        edit = data.draw(random_edits(doc.track, kit))  # type: ignore[arg-type]
        merge = data.draw(st.sampled_from([None, None, "drag"]))
        try:
            doc.apply(edit, merge)
        except EditRefused:
            assert track_text(doc.track) == texts[-1]
        texts.append(track_text(doc.track))
    steps = len(doc.labels)
    for _ in range(steps):
        assert doc.undo()
    assert not doc.undo()
    assert track_text(doc.track) == texts[0]
    assert not doc.is_modified
    for _ in range(steps):
        assert doc.redo()
    assert not doc.redo()
    assert track_text(doc.track) == texts[-1]


def test_a_refused_edit_changes_nothing_and_leaves_no_step() -> None:
    doc = document()
    heard: list[Change] = []
    doc.on_change(heard.append)
    with pytest.raises(EditRefused):
        doc.apply(edits.Remove((1, 99)))
    assert doc.labels == ()
    assert not doc.is_modified
    assert heard == []


def test_a_refused_edit_keeps_what_can_be_redone() -> None:
    doc = document()
    doc.apply(edits.Remove((2,)))
    doc.undo()
    with pytest.raises(EditRefused):
        doc.apply(edits.Remove((99,)))
    assert doc.undone_labels == ("Remove piece",)


def test_an_edit_that_changes_nothing_leaves_no_step() -> None:
    doc = document()
    assert doc.apply(edits.SetTrackValue("name", "Spa"))
    assert not doc.apply(edits.SetTrackValue("name", "Spa"))
    assert not doc.apply(edits.Move(1, 0, 0))
    assert doc.labels == ("Rename",)


def test_a_drag_is_one_step() -> None:
    doc = document()
    start = doc.track
    for _ in range(5):
        doc.apply(edits.Move(1, 3, 1), merge="drag 1")
    assert doc.labels == ("Move fragment",)
    assert doc.track.frames == (Frame(15, 5),)
    doc.undo()
    assert doc.track is start


def test_two_drags_are_two_steps() -> None:
    doc = document()
    doc.apply(edits.Move(1, 3, 1), merge="drag")
    doc.end_merge()
    doc.apply(edits.Move(1, 3, 1), merge="drag")
    doc.apply(edits.Move(1, 3, 1), merge="another")
    doc.apply(edits.Move(1, 3, 1))
    assert len(doc.labels) == 4


def test_a_drag_back_to_the_start_leaves_no_step() -> None:
    doc = document()
    doc.apply(edits.Move(1, 3, 1), merge="drag")
    doc.apply(edits.Move(1, -3, -1), merge="drag")
    assert doc.labels == ()
    assert not doc.is_modified


@pytest.mark.parametrize("then", ["undo", "undo and redo"])
def test_a_drag_after_an_undo_is_a_separate_step(then: str) -> None:
    """Only consecutive edits merge; an undo stands between them."""
    doc = document()
    doc.apply(edits.Move(1, 3, 1), merge="drag")
    doc.apply(edits.SetTrackValue("laps", 5))
    doc.undo()
    if then == "undo and redo":
        doc.redo()
    doc.apply(edits.Move(1, 3, 1), merge="drag")
    assert len(doc.labels) == (2 if then == "undo" else 3)


def test_undone_steps_go_when_something_new_is_done() -> None:
    doc = document()
    doc.apply(edits.SetTrackValue("laps", 5))
    doc.apply(edits.SetTrackValue("laps", 6))
    doc.undo()
    assert doc.undone_labels == ("Set laps",)
    doc.apply(edits.SetTrackValue("name", "Spa"))
    assert len(doc.undone_labels) == 0
    assert not doc.redo()
    assert doc.track.laps == 5


def test_a_group_is_one_step() -> None:
    doc = document()
    start = doc.track
    with doc.group("Build pit"):
        doc.apply(edits.Remove((2,)))
        with doc.group("inner"):
            doc.apply(edits.Place(("L1",)))
        assert not doc.undo()
    assert doc.labels == ("Build pit",)
    doc.undo()
    assert doc.track is start


def test_an_exception_in_a_group_takes_all_of_it_back() -> None:
    doc = document()
    start = doc.track
    heard: list[Change] = []
    doc.on_change(heard.append)

    def build() -> None:
        with doc.group("Build pit"):
            doc.apply(edits.Remove((2,)))
            doc.apply(edits.Remove((99,)))

    with pytest.raises(EditRefused):
        build()
    assert doc.track is start
    assert doc.labels == ()
    assert heard[-1].after is start
    assert doc.apply(edits.SetTrackValue("laps", 5))


def test_a_group_that_changes_nothing_leaves_no_step() -> None:
    doc = document()
    with doc.group("Nothing"):
        doc.apply(edits.SetTrackValue("laps", 5))
        doc.apply(edits.SetTrackValue("laps", 3))
    assert doc.labels == ()


def test_the_modified_flag_compares_with_what_was_saved() -> None:
    doc = document()
    assert not doc.is_modified
    doc.apply(edits.SetTrackValue("laps", 5))
    assert doc.is_modified
    doc.mark_saved()
    assert not doc.is_modified
    doc.undo()
    assert doc.is_modified
    doc.redo()
    assert not doc.is_modified
    doc.apply(edits.SetTrackValue("laps", 3))
    doc.apply(edits.SetTrackValue("laps", 5))
    assert not doc.is_modified


def test_listeners_hear_of_every_change_until_they_stop() -> None:
    doc = document()
    heard: list[Change] = []
    stop: Callable[[], None] = doc.on_change(heard.append)
    doc.apply(edits.SetTrackValue("laps", 5))
    doc.undo()
    doc.redo()
    assert [(c.label, c.before.laps, c.after.laps) for c in heard] == [
        ("Set laps", 3, 5),
        ("Set laps", 5, 3),
        ("Set laps", 3, 5),
    ]
    stop()
    doc.undo()
    assert len(heard) == 3


def test_a_listener_may_stop_listening_while_it_is_called() -> None:
    doc = document()
    heard: list[str] = []

    def once(change: Change) -> None:
        heard.append(change.label)
        stop()

    stop = doc.on_change(once)
    doc.on_change(lambda change: heard.append("other"))
    doc.apply(edits.SetTrackValue("laps", 5))
    doc.apply(edits.SetTrackValue("laps", 6))
    assert heard == ["Set laps", "other", "other"]


def change(edit: edits.Edit, before: Track | None = None) -> Change:
    before = before or track_of(OVAL)
    return Change(edit.label, before, edit.apply(before, KIT))


def test_a_change_names_the_pieces_that_it_touched() -> None:
    assert change(edits.Replace(4, "R1L")).pieces == {4}
    assert change(edits.Remove((4,))).pieces == {4, 5}
    assert change(edits.Insert(("L1",), 4)).pieces == {11, 5}
    assert change(edits.SetTrackValue("laps", 4)).pieces == frozenset()


def test_travelling_goes_there_at_once() -> None:
    doc = document()
    tracks_then = [doc.track]
    for _ in range(5):
        doc.apply(edits.Insert(("L1",), 2))
        tracks_then.append(doc.track)
    changes: list[Change] = []
    doc.on_change(changes.append)
    assert doc.undo_or_redo_to(1)
    assert doc.track is tracks_then[1]
    assert (len(doc.labels), len(doc.undone_labels)) == (1, 4)
    assert doc.undo_or_redo_to(4)
    assert doc.track is tracks_then[4]
    assert not doc.undo_or_redo_to(4)
    assert not doc.undo_or_redo_to(9)
    assert not doc.undo_or_redo_to(-1)
    assert [(change.before, change.after) for change in changes] == [
        (tracks_then[5], tracks_then[1]),
        (tracks_then[1], tracks_then[4]),
    ]
