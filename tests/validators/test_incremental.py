"""A checker that saw the circuit before an edit says what a fresh one says."""

from collections.abc import Iterator
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.check import edits_in_the_middle, loop
from tests import strategies
from tests.builders import APRIL, KIT, circuit_of, run_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Edit, Insert, Move, Replace
from trackwright.model.files import library
from trackwright.model.lanes.graph import DrivenPiece
from trackwright.model.layout.geometry import build_geometry
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Marker, Track
from trackwright.model.picture.shapes.outline import PieceOutlines
from trackwright.model.text.errors import EditRefused
from trackwright.validators import catalogue
from trackwright.validators.balance.bal505_easy_after_long_straight import EasyAfterLongStraight
from trackwright.validators.balance.bal508_racing_line import RacingLine
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.finding import Finding
from trackwright.validators.lap import Lap, LapPart
from trackwright.validators.report import Checker, Report, check_circuit


def told(report: Report) -> tuple[object, ...]:
    return report.findings, report.not_checked, report.hash


def assert_same(checker: Checker, track: Track) -> None:
    assert told(checker.check(Circuit(track, KIT))) == told(check_circuit(Circuit(track, KIT)))


def edit_and_compare(data: st.DataObject, track: Track, times: int) -> None:
    checker = Checker()
    assert_same(checker, track)
    for _ in range(times):
        try:
            track = data.draw(strategies.random_edits(track)).apply(track, KIT)
        except EditRefused:
            continue
        assert_same(checker, track)


@pytest.mark.slow
@given(st.data())
def test_any_edits_are_checked_as_if_from_scratch(data: st.DataObject) -> None:
    edit_and_compare(data, data.draw(strategies.tracks(least_runs=1)), times=4)


@pytest.mark.slow
@given(st.data())
def test_edits_of_a_closed_circuit_are_checked_as_if_from_scratch(data: st.DataObject) -> None:
    edit_and_compare(data, data.draw(strategies.circuits()), times=4)


@pytest.mark.slow
@given(st.data())
def test_edits_of_april_are_checked_as_if_from_scratch(data: st.DataObject) -> None:
    edit_and_compare(data, circuit_of(APRIL).track, times=3)


@pytest.mark.slow
@given(st.data())
def test_the_ground_after_edits_is_the_ground_built_again(data: st.DataObject) -> None:
    track = data.draw(strategies.tracks(least_runs=1) | strategies.circuits())
    ground = PieceOutlines(Circuit(track, KIT).geometry)
    for _ in range(4):
        try:
            track = data.draw(strategies.random_edits(track)).apply(track, KIT)
        except EditRefused:
            continue
        geometry = build_geometry(track, KIT, ground.geometry)
        ground, fresh = PieceOutlines(geometry, ground), PieceOutlines(geometry)
        assert ground.overlaps == fresh.overlaps
        assert ground.extents == fresh.extents


@pytest.mark.slow
@given(st.data(), st.sampled_from([KIT, library.kit("ausgebremst")]))
def test_what_is_reused_is_what_would_be_rebuilt(data: st.DataObject, kit: Kit) -> None:
    tracks = strategies.tracks(kit, least_runs=1)
    track = data.draw(tracks | strategies.circuits() if kit is KIT else tracks)
    circuit = Circuit(track, kit)
    for _ in range(4):
        try:
            track = data.draw(strategies.random_edits(track, kit)).apply(track, kit)
        except EditRefused:
            continue
        before, circuit = circuit, Circuit(track, kit)
        circuit.reuse_from(before)
        assert_alike(circuit, Circuit(track, kit))


def assert_alike(circuit: Circuit, fresh: Circuit) -> None:
    ours, theirs = circuit.geometry, fresh.geometry
    assert (ours.entries == theirs.entries).all()
    assert (ours.exits == theirs.exits).all()
    assert (ours.template_numbers == theirs.template_numbers).all()
    assert (ours.frame_of == theirs.frame_of).all()
    assert (ours.run_of == theirs.run_of).all()
    assert [(p.name, p.frame) for p in ours.placed] == [(p.name, p.frame) for p in theirs.placed]
    assert (ours.seams, ours.open_ends, ours.mismatches) == (
        theirs.seams,
        theirs.open_ends,
        theirs.mismatches,
    )
    assert ours.chains == theirs.chains
    assert [[ridden(r) for r in rides] for rides in circuit.driven_pieces] == [
        [ridden(r) for r in rides] for rides in fresh.driven_pieces
    ]


def ridden(ride: DrivenPiece) -> tuple[object, ...]:
    name, rest = ride.piece.name, (ride.markers, ride.difficulty, ride.hill, ride.racing_line)
    return name, ride.kind, *rest


@given(strategies.tracks(least_runs=1) | strategies.circuits())
def test_corners_and_straights_take_turns(track: Track) -> None:
    for lap in CheckedCircuit(Circuit(track, KIT)).laps:
        corners, straights = lap.numbers_of("corner"), lap.numbers_of("straight")
        assert {lap.stages[number].kind for number in corners} <= {"corner"}
        assert {lap.stages[number].kind for number in straights} <= {"straight"}
        assert sorted([*corners, *straights]) == list(lap.numbers_of(None))


@pytest.mark.parametrize("sort", list(edits_in_the_middle(loop(60, KIT))))
def test_every_sort_of_edit_in_the_middle_is_checked_as_if_from_scratch(sort: str) -> None:
    track = loop(400, KIT)
    checker = Checker()
    checker.check(Circuit(track, KIT))
    assert_same(checker, edits_in_the_middle(track)[sort].apply(track, KIT))


def _left_out(ran: list[str], code: str, _: CheckedCircuit) -> str:
    ran.append(code)
    return "left out"


def asked(monkeypatch: pytest.MonkeyPatch, edit: Edit) -> list[str]:
    """The checks that run again after the edit of April Raceway."""
    track = circuit_of(APRIL, markers=[{"on": 4, "difficulty": 2}]).track
    checker = Checker()
    checker.check(Circuit(track, KIT))
    ran: list[str] = []
    for check in catalogue.all_checks():
        monkeypatch.setattr(check, "why_not_checked", partial(_left_out, ran, check.code))
    checker.check(Circuit(edit.apply(track, KIT), KIT))
    return ran


def test_a_rating_moves_no_piece_and_shuts_no_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = asked(monkeypatch, AddMarker(Marker(on=4, difficulty=3)))
    assert not {"GEO101", "GEO105", "GEO106", "LAN202", "LAN203"} & set(ran)


def test_an_obstacle_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = asked(monkeypatch, AddMarker(Marker(on=4, at=0, lane=1, obstacle=True)))
    assert {"LAN202", "LAN203"} <= set(ran)
    assert "GEO105" not in ran


def test_a_moved_frame_leaves_the_turns_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = asked(monkeypatch, Move(1, 10.0, 0.0))
    assert "GEO105" in ran
    assert "GEO103" not in ran


def test_the_ground_is_remembered_over_edits_that_move_nothing() -> None:
    track = circuit_of(APRIL).track
    first = CheckedCircuit(Circuit(track, KIT))
    ground = first.ground
    marked = AddMarker(Marker(on=4, difficulty=3)).apply(track, KIT)
    second = CheckedCircuit(Circuit(marked, KIT), first)
    assert second.circuit.geometry.entries is first.circuit.geometry.entries
    assert second.last_ground is ground
    third = CheckedCircuit(Circuit(Replace(2, "L2").apply(marked, KIT), KIT), second)
    assert third.ground.overlaps == PieceOutlines(third.circuit.geometry).overlaps


def test_the_hash_is_worked_out_only_if_somebody_asks() -> None:
    circuit = circuit_of(APRIL)
    report = check_circuit(circuit, only=["GEO101"])
    assert "graph" not in vars(circuit)
    assert report.hash == circuit_of(APRIL).hash


def test_pieces_that_stay_are_not_taken_to_the_table_again() -> None:
    track = loop(400, KIT)
    before = PieceOutlines(Circuit(track, KIT).geometry)
    pieces = track.runs[0].pieces
    middle = len(pieces) // 2
    longer = Insert(("L1",), pieces[middle].id).apply(track, KIT)
    after = PieceOutlines(build_geometry(longer, KIT, before.geometry), before)
    kept = [a is b for a, b in zip(before.polygons, after.polygons, strict=False)]
    assert kept == [True] * (middle + 1) + [False] * (len(pieces) - middle - 1)


def test_pieces_that_stay_behind_a_longer_run_are_still_themselves() -> None:
    """What is laid in the first run changes every index behind it."""
    circuit = circuit_of("START L4", run_of("R2L L4", frame=1), frames=[{}, {"y_mm": 900.0}])
    before = PieceOutlines(circuit.geometry)
    after = build_geometry(Insert(("L1",), 2).apply(circuit.track, KIT), KIT, circuit.geometry)
    ground = PieceOutlines(after, before)
    assert list(ground.polygons) == list(PieceOutlines(after).polygons)
    assert [ground.polygons[i] is before.polygons[i - 1] for i in (3, 4)] == [True, True]


def test_runs_that_an_edit_leaves_alone_are_not_judged_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A marker changes its corner, and what is seen from the straights beside it."""
    track = loop(400, KIT)
    checker = Checker()
    checker.check(Circuit(track, KIT))
    judged: list[int] = []

    def remembered(self: RacingLine, lap: Lap, run: LapPart) -> Iterator[Finding]:
        judged.append(run.first)
        yield from ()

    monkeypatch.setattr(RacingLine, "check_run", remembered)
    checker.check(Circuit(edits_in_the_middle(track)["mark"].apply(track, KIT), KIT))
    assert len(judged) == 2


def test_findings_of_runs_that_are_only_moved_move_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A longer loop: the straights that grow, and what lies beside the line, are judged anew."""
    track = loop(400, KIT)
    after = edits_in_the_middle(track)["lengthen"].apply(track, KIT)
    expected = check_circuit(Circuit(after, KIT), only=["BAL505"]).findings
    checker = Checker(only=["BAL505"])
    checker.check(Circuit(track, KIT))
    found: list[int] = []

    def counted(self: EasyAfterLongStraight, lap: Lap, run: LapPart) -> Iterator[Finding]:
        for finding in judged(self, lap, run):
            found.append(run.first)
            yield finding

    judged = EasyAfterLongStraight.check_run
    monkeypatch.setattr(EasyAfterLongStraight, "check_run", counted)
    findings = checker.check(Circuit(after, KIT)).findings
    assert findings == expected
    assert [f.message for f in findings] == [f.message for f in expected]
    assert len(found) <= 4 < len(findings)


def test_two_edits_of_one_circuit_do_not_disturb_each_other() -> None:
    track = loop(400, KIT)
    before = CheckedCircuit(Circuit(track, KIT))
    check = catalogue.find_check("BAL505")
    assert list(check.check(before))
    for sort, edit in edits_in_the_middle(track).items():
        after = edit.apply(track, KIT)
        again = list(check.check(CheckedCircuit(Circuit(after, KIT), before)))
        assert again == list(check.check(CheckedCircuit(Circuit(after, KIT)))), sort


def test_pieces_that_an_edit_moves_are_still_themselves() -> None:
    track = loop(400, KIT)
    before = Circuit(track, KIT).geometry
    middle = len(track.runs[0].pieces) // 2
    edited = Insert(("L1",), track.runs[0].pieces[middle].id).apply(track, KIT)
    after, fresh = build_geometry(edited, KIT, before), build_geometry(edited, KIT)
    names = {one.name for one in before.laid}
    kept = [one for one in after.laid if one.name in names]
    assert all(one is was for one, was in zip(kept, before.laid, strict=True))
    assert [(p.name, p.entry, p.exit) for p in after.placed] == [
        (p.name, p.entry, p.exit) for p in fresh.placed
    ]
    assert after.seams == fresh.seams
