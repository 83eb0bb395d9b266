"""Every edit: what it does, what it refuses, and that its result is always well formed."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.serpentine import serpentine
from tests.builders import APRIL, HALVES, KIT, OVAL, kinds_of, kit_with, run_of, track_of
from tests.strategies import circuits, random_edits, tracks
from trackwright.model.circuit import Circuit
from trackwright.model.edit import edits
from trackwright.model.edit.edits import Edit
from trackwright.model.files.track_files import parse_track, track_text
from trackwright.model.layout.geometry import build_geometry
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import MAX_PIECES, Approval, Frame, Marker, Piece, Run, Track
from trackwright.model.layout.wellformed import track_problems
from trackwright.model.text.errors import EditRefused


def do(track: Track, *todo: Edit, kit: Kit = KIT) -> Track:
    """The edited track, which must be one that can be written and read again."""
    for edit in todo:
        before = track_text(track)
        after = edit.apply(track, kit)
        assert track_text(track) == before
        track = after
    assert list(track_problems(track, kit)) == []
    assert parse_track(track_text(track).encode(), "edited", lambda _: kit) == track
    return track


def refused(track: Track, edit: Edit, why: str | None, kit: Kit = KIT) -> None:
    before = track_text(track)
    with pytest.raises(EditRefused, match=why):
        edit.apply(track, kit)
    assert track_text(track) == before


def codes(track: Track) -> list[list[str]]:
    return [[piece.piece for piece in run.pieces] for run in track.runs]


def entries(track: Track, kit: Kit = KIT) -> dict[int, tuple[complex, float]]:
    """Where each piece begins on the table."""
    geometry = build_geometry(track, kit)
    return {p.piece.id: geometry.table_pose(p.frame, p.entry) for p in geometry.placed}


def same_place(a: tuple[complex, float], b: tuple[complex, float]) -> bool:
    return abs(a[0] - b[0]) < 1e-6 and abs(a[1] - b[1]) < 1e-9


# --- all of them --------------------------------------------------------------------------------


TOGETHER = (
    *(edits.Replace, edits.SetLine, edits.Move, edits.Rotate),
    *(edits.AddMarker, edits.RemoveMarkers, edits.RemoveMarker),
)


@pytest.mark.slow
@pytest.mark.parametrize("kit", [KIT, HALVES], ids=["motograndprix", "halves"])
@given(data=st.data())
def test_many_edits_at_once_are_those_one_after_the_other(kit: Kit, data: st.DataObject) -> None:
    track = data.draw(tracks(kit))
    some = data.draw(st.lists(random_edits(track, kit, TOGETHER), min_size=2, max_size=6))
    some.sort(key=lambda edit: str(edits._batch_function(edit)))  # those of a sort in a row
    try:
        expected: Track | None = reduce(lambda so_far, edit: edit.apply(so_far, kit), some, track)
    except EditRefused:
        expected = None
    try:
        found: Track | None = edits.apply_all(some, track, kit)
    except EditRefused:
        found = None
    assert found == expected


MANY: dict[str, Callable[[Track], list[Edit]]] = {
    "replace": lambda track: [
        edits.Replace(piece.id, KIT.mirrored_code(piece.piece)) for piece in track.pieces()
    ],
    "set line": lambda track: [edits.SetLine((piece.id,), "R") for piece in track.pieces()],
    "mark": lambda track: [
        edits.AddMarker(Marker(on=id, text="here")) for id in track.piece_locations
    ],
    "lift": lambda track: [edits.RemoveMarker(marker) for marker in track.markers],
    "unmark": lambda track: [
        edits.RemoveMarkers(marker.on, marker.kind) for marker in track.markers
    ],
}


def time_of_all_at_once(some: Sequence[Edit], track: Track) -> float:
    begun = time.thread_time()
    edits.apply_all(some, track, KIT)
    return time.thread_time() - begun


@pytest.mark.parametrize("sort", MANY)
def test_a_thousand_edits_at_once_take_less_time_than_a_tenth_of_them_one_by_one(
    sort: str,
) -> None:
    """What is selected may be all of a large circuit."""
    track = serpentine(1500)
    if sort in ("lift", "unmark"):
        marks = (Marker(on=id, bonus=1) for id in track.piece_locations)
        track = replace(track, markers=tuple(marks))
    some = MANY[sort](track)
    assert len(some) == 1500
    at_once = min(time_of_all_at_once(some, track) for _ in range(3))
    begun = time.thread_time()
    for edit in some[:150]:
        track = edit.apply(track, KIT)
    assert at_once < time.thread_time() - begun


@pytest.mark.slow
@pytest.mark.parametrize("kit", [KIT, HALVES], ids=["motograndprix", "halves"])
@given(data=st.data())
def test_an_edit_is_refused_or_makes_a_track_that_can_be_saved_and_read(
    kit: Kit, data: st.DataObject
) -> None:
    """And the track that it was applied to is never touched."""
    track = data.draw(tracks(kit))
    for _ in range(data.draw(st.integers(1, 4))):
        edit = data.draw(random_edits(track, kit))
        before = track_text(track)
        assert edit.label
        try:
            after = do(track, edit, kit=kit)
        except EditRefused:
            after = track
        assert track_text(track) == before
        track = after
    Circuit(track, kit).board  # noqa: B018 - and it can be built


LABELS: Sequence[tuple[Edit, str]] = [
    (edits.Place(("R2L",)), "Place R2L"),
    (edits.Place(("R2L", "L4")), "Place 2 pieces"),
    (edits.Insert(("L1",), 1), "Insert L1"),
    (edits.Replace(1, "L2"), "Replace by L2"),
    (edits.Remove((1,)), "Remove piece"),
    (edits.Remove((1, 2)), "Remove 2 pieces"),
    (edits.SetTrackValue("name", "x"), "Rename"),
    (edits.SetTrackValue("board_cm", None), "Set board"),
    (edits.AddMarker(Marker(1, counts_as="corner")), "Mark counts as"),
]


@pytest.mark.parametrize(("edit", "label"), LABELS)
def test_an_edit_says_what_it_does(edit: Edit, label: str) -> None:
    assert edit.label == label


NOBODY: Sequence[Edit] = [
    edits.Insert(("L1",), 99),
    edits.Replace(99, "L1"),
    edits.Remove((1, 99)),
    edits.BreakUp(99),
    edits.SetLine((1, 99), "L"),
    edits.Move(99, 1, 1),
    edits.Rotate(99, 1),
    edits.Join(1, 99),
    edits.Detach(99),
    edits.AddMarker(Marker(99, bonus=1)),
]


@pytest.mark.parametrize("edit", NOBODY, ids=lambda e: type(e).__name__)
def test_a_piece_that_is_not_there_is_named(edit: Edit) -> None:
    refused(track_of(OVAL), edit, "no piece with the id 99")


@pytest.mark.parametrize(
    "edit", [edits.Place(("R2",)), edits.Insert(("R2",), 1), edits.Replace(1, "R2")]
)
def test_an_unknown_code_is_refused_with_the_nearest_ones(edit: Edit) -> None:
    refused(track_of(OVAL), edit, "no piece 'R2' .did you mean 'R2[LR]' or 'R2[LR]'")


# --- pieces -------------------------------------------------------------------------------------


def test_place_adds_a_separate_fragment() -> None:
    track = do(track_of(OVAL), edits.Place(("L1", "R2R"), Frame(500, -20, 45), "R"))
    assert codes(track)[1] == ["L1", "R2R"]
    assert [(p.id, p.line) for p in track.runs[1].pieces] == [(11, "R"), (12, "R")]
    assert track.frames == (Frame(), Frame(500, -20, 45))
    assert not any(seam.second >= 10 > seam.first for seam in build_geometry(track, KIT).seams)
    refused(track, edits.Place(()), "nothing to place")


def test_place_takes_a_frame_that_nothing_lies_in() -> None:
    track = do(Track("new", KIT.id), edits.Place(("L1",), Frame(1, 2, 3)))
    assert track.frames == (Frame(1, 2, 3),)


@pytest.mark.parametrize("far", [1e9, -1e9, float("inf"), float("nan")])
def test_nothing_is_laid_beyond_the_table(far: float) -> None:
    track = track_of(OVAL)
    for edit in (
        edits.Place(("L1",), Frame(far, 0, 0)),
        edits.Place(("L1",), Frame(0, far, 0)),
        edits.Place(("L1",), Frame(0, 0, far)),
        edits.Move(1, far, 0),
        edits.Rotate(1, 90, far, 0),
    ):
        refused(track, edit, None)


@pytest.mark.parametrize("degrees", [float("inf"), float("-inf"), float("nan")])
def test_a_turn_by_no_number_is_refused(degrees: float) -> None:
    refused(track_of(OVAL), edits.Rotate(1, degrees), None)


def test_insert_behind_moves_on_what_follows() -> None:
    track = do(track_of("L4 R2L L4"), edits.Insert(("L1", "L2"), 2))
    assert codes(track) == [["L4", "R2L", "L1", "L2", "L4"]]
    assert [p.id for p in track.pieces()] == [1, 2, 4, 5, 3]
    assert entries(track)[1] == (0j, 0.0)


def test_insert_before_the_first_lays_backwards() -> None:
    """What lies there stays where it is."""
    before = track_of("L4 R2L")
    track = do(before, edits.Insert(("R2L", "L1"), 1, before=True))
    assert codes(track) == [["R2L", "L1", "L4", "R2L"]]
    for id in (1, 2):
        assert same_place(entries(track)[id], entries(before)[id])
    inside = do(before, edits.Insert(("L1",), 2, before=True))
    assert codes(inside) == [["L4", "L1", "R2L"]]


def test_replace_keeps_the_id_the_line_of_its_like_and_the_markers_that_fit() -> None:
    markers = [{"on": 2, "at": 3, "bonus": 1}, {"on": 2, "bonus": 2}, {"on": 1, "bonus": 3}]
    track = track_of(
        [{"id": 1, "piece": "L4"}, {"id": 2, "piece": "L4", "line": "R"}], markers=markers
    )
    shorter = do(track, edits.Replace(2, "L1"))
    assert shorter.piece(2) == Piece(2, "L1", "R")
    assert [m.bonus for m in shorter.markers] == [2, 3]
    assert do(track, edits.Replace(2, "R2L")).piece(2).line is None
    assert do(track, edits.Replace(2, "L4")) == track


def test_replace_by_a_board_half_drops_line_and_markers() -> None:
    track = track_of(
        [{"id": 1, "piece": "S2", "line": "R"}], kit=HALVES, markers=[{"on": 1, "bonus": 2}]
    )
    assert do(track, edits.Replace(1, "HA"), kit=HALVES).piece(1) == Piece(1, "HA")


def test_remove_leaves_the_rest_where_it_lies() -> None:
    before = track_of(OVAL, markers=[{"on": 3, "bonus": 1}, {"on": 4, "bonus": 1}])
    track = do(before, edits.Remove((3, 6)))
    assert codes(track) == [["START", "R2L"], ["R2L", "R2L"], ["R2L"] * 4]
    assert [m.on for m in track.markers] == [4]
    for id, place in entries(track).items():
        assert same_place(place, entries(before)[id])


def test_remove_and_close_up_moves_the_rest_together() -> None:
    track = do(track_of(OVAL), edits.Remove((3, 6), close_up=True))
    assert codes(track) == [["START"] + ["R2L"] * 7]
    first = do(track_of("L4 R2L L1"), edits.Remove((1,), close_up=True))
    assert same_place(entries(first)[2], entries(track_of("L4 R2L L1"))[2])


def test_remove_takes_empty_runs_and_frames_away() -> None:
    track = track_of(
        "L4", run_of("L1", frame=1), run_of("L2", frame=2), frames=[{}, {"x_mm": 5}, {"x_mm": 9}]
    )
    rest = do(track, edits.Remove((2,)))
    assert [run.frame for run in rest.runs] == [0, 1]
    assert rest.frames == (Frame(), Frame(9))
    nothing = do(track, edits.Remove((1, 2, 3)))
    assert nothing.runs == ()
    assert do(track, edits.Remove(())) == track


def test_break_up_lays_the_same_pieces_singly() -> None:
    before = track_of(["ST", {"id": 7, "piece": "HC", "back": True}, "S2"], kit=HALVES)
    track = do(before, edits.BreakUp(7), kit=HALVES)
    assert codes(track) == [["ST", "S2", "Q1L", "S1", "S2"]]
    ours, theirs = build_geometry(before, HALVES).placed, build_geometry(track, HALVES).placed
    assert [(p.entry, p.exit) for p in ours] == [(p.entry, p.exit) for p in theirs]
    refused(before, edits.BreakUp(8), "ST is already a single piece", HALVES)


def test_set_line_says_the_side_of_the_racing_line() -> None:
    track = do(track_of(OVAL), edits.SetLine((2, 6), "R"))
    assert [p.id for p in track.pieces() if p.line == "R"] == [2, 6]
    assert do(track, edits.SetLine((2, 6), None)) == track_of(OVAL)
    refused(track_of("HA", kit=HALVES), edits.SetLine((1,), "L"), "break it up first", HALVES)


def test_both_faces_of_one_board_are_refused() -> None:
    track = track_of("HA", kit=HALVES)
    for edit in (edits.Place(("HB",)), edits.Insert(("HB",), 1), edits.Place(("HA",))):
        refused(track, edit, "board 1", HALVES)
    two = do(track, edits.SetTrackValue("boxes", 2), edits.Place(("HB",)), kit=HALVES)
    refused(two, edits.SetTrackValue("boxes", 1), "board 1", HALVES)
    assert codes(do(track, edits.Replace(1, "HB"), kit=HALVES)) == [["HB"]]


# --- limits of the file -------------------------------------------------------------------------


@pytest.mark.parametrize("edit", [edits.Place(("L1",)), edits.Insert(("L1",), 10_000_000)])
def test_new_ids_stay_within_what_a_file_may_hold(edit: Edit) -> None:
    track = track_of([{"id": 10_000_000, "piece": "L4"}])
    try:
        edit.apply(track, KIT)
    except EditRefused:
        return
    do(track, edit)


@pytest.mark.slow
def test_no_run_grows_longer_than_a_file_may_hold() -> None:
    full = Run(tuple(Piece(i, "L1") for i in range(1, MAX_PIECES + 1)))
    track = Track("long", KIT.id, (full,))
    with pytest.raises(EditRefused):
        edits.Insert(("L1",), 1).apply(track, KIT)
    with pytest.raises(EditRefused):
        edits.Place(("L1",) * (MAX_PIECES + 1)).apply(Track("long", KIT.id), KIT)


# --- fragments ----------------------------------------------------------------------------------


def test_move_shifts_the_fragment_and_nothing_else() -> None:
    """Two fragments in one frame come apart."""
    behind = run_of("L1", start={"point": [9, 0, 0, 0, 0, 0, 0, 0]})
    before = track_of("L4", behind)
    track = do(before, edits.Move(2, 10, -5))
    assert same_place(entries(track)[1], entries(before)[1])
    place, heading = entries(before)[2]
    assert same_place(entries(track)[2], (place + 10 - 5j, heading))
    assert do(track, edits.Move(2, -10, 5), edits.Move(2, 0, 0)).frames[1] == Frame()


def test_move_takes_along_what_is_joined() -> None:
    joined = run_of("L1", start={"point": [4, 0, 0, 0, 0, 0, 0, 0]})
    track = do(track_of("L4", joined), edits.Move(2, 10, 0))
    assert track.frames == (Frame(10),)
    assert len(build_geometry(track, KIT).seams) == 1


@given(st.floats(-720, 720), st.floats(-500, 500), st.floats(-500, 500))
def test_rotate_turns_about_a_point_of_the_table(degrees: float, x: float, y: float) -> None:
    before = track_of("L4 R2L", frames=[{"x_mm": 100, "degrees": 30}])
    track = do(before, edits.Rotate(1, degrees, x, y))
    pivot = complex(x, y)
    for id, (place, _) in entries(track).items():
        assert abs(place - pivot) == pytest.approx(abs(entries(before)[id][0] - pivot), abs=1e-6)
    back = do(track, edits.Rotate(2, -degrees, x, y))
    assert abs(entries(back)[2][0] - entries(before)[2][0]) < 1e-6


def test_join_brings_the_second_to_the_end_of_the_first_exactly() -> None:
    before = track_of("L4 R2L", run_of("R2L L1", frame=1), frames=[{}, {"x_mm": 900, "degrees": 5}])
    track = do(before, edits.Join(2, 3))
    assert codes(track) == [["L4", "R2L", "R2L", "L1"]]
    assert track.frames == (Frame(),)
    assert len(build_geometry(track, KIT).seams) == 3


def test_join_takes_along_all_that_hangs_on_the_second() -> None:
    tail = run_of("L2", start={"point": [1, 0, 0, 0, 0, 0, 0, 0]}, frame=1)
    before = track_of("L4", run_of("L1", frame=1), tail, frames=[{}, {"y_mm": 300}])
    track = do(before, edits.Join(1, 2))
    assert codes(track) == [["L4", "L1"], ["L2"]]
    assert build_geometry(track, KIT).placed[2].entry.point == (5, 0, 0, 0, 0, 0, 0, 0)
    assert len(build_geometry(track, KIT).seams) == 2


def test_join_refuses_what_cannot_be_joined() -> None:
    two = track_of("L4 L1", run_of("R2L L2", frame=1), frames=[{}, {"x_mm": 900}])
    refused(two, edits.Join(1, 3), "end of piece 1 is already joined")
    refused(two, edits.Join(2, 4), "beginning of piece 4 is already joined")
    refused(two, edits.Join(2, 1), "same fragment")


def test_detach_cuts_where_it_lies() -> None:
    before = track_of(OVAL, frames=[{"x_mm": 7, "degrees": 20}])
    track = do(before, edits.Detach(6))
    assert codes(track) == [["START"] + ["R2L"] * 4, ["L4"] + ["R2L"] * 4]
    assert track.frames == (Frame(7, 0, 20), Frame(7, 0, 20))
    for id, place in entries(track).items():
        assert same_place(place, entries(before)[id])
    refused(before, edits.Detach(1), "already the first of its run")


@given(circuits(lines=True), st.data())
def test_detach_and_join_come_back_to_the_same_circuit(track: Track, data: st.DataObject) -> None:
    ids = [piece.id for piece in track.pieces()]
    at = data.draw(st.integers(1, len(ids) - 1))
    apart = do(track, edits.Detach(ids[at]), edits.Move(ids[at], 50, 50))
    together = do(apart, edits.Join(ids[at - 1], ids[at]))
    assert together.runs == track.runs
    assert together.markers == track.markers


def test_pieces_taken_out_stay_where_they_lie_in_a_frame_of_their_own() -> None:
    before = track_of(OVAL, frames=[{"x_mm": 7, "degrees": 20}])
    track = do(before, edits.DetachPieces((3, 4, 8)))
    assert codes(track) == [
        ["START", "R2L"],
        ["R2L"] * 2,
        ["R2L", "L4", "R2L"],
        ["R2L"],
        ["R2L"] * 2,
    ]
    assert [run.frame for run in track.runs] == [0, 1, 0, 1, 0]
    assert track.frames == (Frame(7, 0, 20), Frame(7, 0, 20))
    for id, place in entries(track).items():
        assert same_place(place, entries(before)[id])
    assert not Circuit(track, KIT).geometry.closed_exactly
    refused(before, edits.DetachPieces((3, 99)), "99")


def test_taking_all_pieces_out_changes_nothing_but_their_frame() -> None:
    before = track_of(OVAL)
    assert do(before, edits.DetachPieces(tuple(before.piece_locations))) == before


# --- the whole circuit --------------------------------------------------------------------------


@pytest.mark.slow
@given(tracks())
def test_mirrored_twice_is_the_track_itself(track: Track) -> None:
    once = do(track, edits.Mirror())
    assert do(once, edits.Mirror()) == straight_left_unsaid(track)
    assert Circuit(do(once, edits.Mirror()), KIT).hash == Circuit(track, KIT).hash


def straight_left_unsaid(track: Track) -> Track:
    """A straight laid with its line on the left as the kit has it need not say so."""

    def plain(piece: Piece) -> Piece:
        turns = bool(templates_of(KIT)[piece.piece].turn)
        return piece if turns or piece.line != "L" else replace(piece, line=None)

    runs = (replace(run, pieces=tuple(map(plain, run.pieces))) for run in track.runs)
    return replace(track, runs=tuple(runs))


def seen(circuit: Circuit, mirrored: bool) -> dict[tuple[str, int, int], dict[str, Any]]:
    """What stands at piece, column and lane, the lanes counted from the right if mirrored."""
    return {
        (s["piece"], s["column"], 2 - s["lane"] if mirrored else s["lane"]): {
            k: v for k, v in s.items() if k not in ("piece", "column", "lane")
        }
        for _, s in circuit.graph.nodes(data=True)
    }


@given(circuits())
def test_the_mirror_image_is_the_same_circuit_with_left_and_right_changed(track: Track) -> None:
    """Racing lines, grid and markers too; and it lies as in a mirror."""
    one, other = Circuit(track, KIT), Circuit(do(track, edits.Mirror()), KIT)
    assert seen(one, mirrored=False) == seen(other, mirrored=True)
    for a, b in zip(one.geometry.placed, other.geometry.placed, strict=True):
        here = one.geometry.table_pose(0, a.entry)[0]
        assert abs(here.conjugate() - other.geometry.table_pose(0, b.entry)[0]) < 1e-6


def test_a_printed_board_has_no_mirror_image() -> None:
    refused(track_of("S1 HA", kit=HALVES), edits.Mirror(), "HA is printed on a board", HALVES)


# --- markers, figures, waivers ------------------------------------------------------------------


def test_mark_puts_a_marker_or_changes_the_one_that_is_there() -> None:
    track = do(
        track_of(OVAL),
        edits.AddMarker(Marker(2, difficulty=1)),
        edits.AddMarker(Marker(2, bonus=1)),
    )
    assert track.markers == (Marker(2, difficulty=1), Marker(2, bonus=1))
    changed = do(track, edits.AddMarker(Marker(2, difficulty=3)))
    assert changed.markers == (Marker(2, difficulty=3), Marker(2, bonus=1))
    notes = do(track, edits.AddMarker(Marker(2, text="a")), edits.AddMarker(Marker(2, text="b")))
    assert [m.text for m in notes.markers] == [None, None, "a", "b"]


@pytest.mark.parametrize(
    ("marker", "why"),
    [
        (Marker(2), "exactly one value"),
        (Marker(2, bonus=1, limit=2), "exactly one value"),
        (Marker(2, at=2, bonus=1), "`at` is at most 1"),
        (Marker(2, lane=3, bonus=1), "`lane` is at most 2"),
        (Marker(2, lane=0, difficulty=1), "remove `lane`"),
        (Marker(2, at=1, hill="up"), "remove `at`"),
        (Marker(2, difficulty=4), "less than or equal to 3"),
        (Marker(2, hill="left"), "'up', 'down' or 'flat'"),  # type: ignore[arg-type]
        (Marker(2, at=-1, bonus=1), "greater than or equal to 0"),
        (Marker(2, text="\ud800"), "cannot be stored"),
    ],
)
def test_a_marker_that_cannot_stand_is_refused_with_the_reason(marker: Marker, why: str) -> None:
    refused(track_of(OVAL), edits.AddMarker(marker), why)


def test_unmark_takes_markers_of_a_kind_away() -> None:
    markers = [{"on": 2, "bonus": 1}, {"on": 2, "at": 1, "bonus": 1}, {"on": 2, "limit": 9}]
    track = track_of(OVAL, markers=markers)
    assert len(do(track, edits.RemoveMarkers(2, "bonus")).markers) == 1
    assert len(do(track, edits.RemoveMarkers(2, "bonus", at=1)).markers) == 2
    (other,) = do(track, edits.RemoveMarker(track.markers[0])).markers_on[2][:1]
    assert other == track.markers[1]
    refused(do(track, edits.RemoveMarker(other)), edits.RemoveMarker(other), "no such bonus marker")
    refused(track, edits.RemoveMarkers(2, "hill"), "no such hill marker")
    refused(track, edits.RemoveMarkers(2, "bonus", at=1, lane=1), "no such bonus marker")


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        ("name", "Spa"),
        ("number", 9),
        ("level", "pro"),
        ("level", None),
        ("laps", 7),
        ("boxes", 3),
        ("board_cm", (100.5, 80.0)),
        ("assumed", ("laps", "board_cm")),
        ("notes", ("one", "two")),
    ],
)
def test_figures_are_set(figure: str, value: object) -> None:
    track = do(track_of(OVAL), edits.SetTrackValue(figure, value))
    assert getattr(track, figure) == value


@pytest.mark.parametrize(
    ("figure", "value", "why"),
    [
        ("laps", 0, "greater than or equal to 1, found 0"),
        ("laps", "3", "laps"),
        ("laps", 3.5, "laps"),
        ("name", "", "at least 1 character"),
        ("name", None, "valid string"),
        ("name", "\ud800", "cannot be stored"),
        ("level", "easy", "basic, standard, expert, pro"),
        ("level", "huge", "'basic'"),
        ("board_cm", (1,), "board_cm"),
        ("board_cm", (float("inf"), 3.0), "board_cm"),
        ("runs", (), "no figure 'runs'"),
        ("lap", 3, "did you mean 'laps'"),
        ("notes", object(), "cannot be stored"),
    ],
)
def test_a_figure_that_a_file_may_not_hold_is_refused(figure: str, value: object, why: str) -> None:
    refused(track_of(OVAL), edits.SetTrackValue(figure, value), why)


def test_approving_and_withdrawing_are_by_code_and_pieces() -> None:
    first, second = Approval("T1", "so", (1,)), Approval("T1", "as well", (2,))
    track = do(track_of(OVAL), edits.Approve(first), edits.Approve(second))
    assert track.waivers == (first, second)
    again = do(track, edits.Approve(replace(first, reason="better")))
    assert {w.reason for w in again.waivers} == {"better", "as well"}
    assert do(track, edits.WithdrawApproval("T1", (1,))).waivers == (second,)
    refused(track, edits.WithdrawApproval("T1", (3,)), "T1 is not approved for these pieces")
    refused(track, edits.Approve(Approval("T1", "")), "at least 1 character")


def test_a_straight_with_a_solid_line_on_one_side_has_it_on_the_other_in_the_mirror() -> None:
    kit = kit_with({"code": "SO", "length": 2, "spaces": 2, "solid": [0]}, lanes="ABC")
    mirrored = do(track_of("SO-L SO-L", kit=kit), edits.Mirror(), kit=kit)
    graph = Circuit(mirrored, kit).graph
    changes = {(a[2], b[2]) for a, b, kind in kinds_of(graph) if kind == "diagonal"}
    assert changes == {("A", "B"), ("B", "A")}


def test_reverse_turns_april_round() -> None:
    track = do(track_of(APRIL), edits.Reverse())
    assert codes(track)[0][:3] == ["START", "R2R", "R1R"]
    assert build_geometry(track, KIT).closed_exactly
