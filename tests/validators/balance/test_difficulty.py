"""Suggested difficulties: they hold the guidelines, or name those that cannot hold together."""

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import CIRCLE, KIT, OVAL, circuit_of
from tests.strategies import circuits
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Edit, RemoveMarkers
from trackwright.model.files import library
from trackwright.model.layout.track import Marker, Track
from trackwright.model.text.errors import EditRefused, TrackwrightError
from trackwright.validators.balance import (
    bal503_too_many_hard_corners,
    bal504_uneven_corners,
    bal506_rising_series,
)
from trackwright.validators.balance.difficulty import (
    MAX_HARDEST,
    MOST_APART,
    SERIES_GAP,
    AssignDifficulties,
    Guideline,
    Suggestion,
    assign_all_fix,
    best_plan,
    difficulty_markers,
    rated_lap,
    suggest,
    what_gives_way,
)
from trackwright.validators.catalogue import find_check
from trackwright.validators.check import CheckedCircuit, LapCheck
from trackwright.validators.lap import Lap, Position
from trackwright.validators.report import check_circuit

SHIPPED = [id for id in library.shipped_tracks() if library.load_track(id).kit == "motograndprix"]
NOTED = "MGP-V-SERIES"
WATCHED = [*Guideline, NOTED, "MGP-V-MARKER", "MGP-V-STRAY"]
ALIAS = {find_check(alias).code: alias for alias in WATCHED}


def edited(circuit: Circuit, edits: Iterable[Edit]) -> Circuit:
    track = circuit.track
    for edit in edits:
        track = edit.apply(track, circuit.kit)
    return Circuit(track, circuit.kit)


def found_in(circuit: Circuit) -> list[str]:
    """The aliases of what the checks find, as often as they find it."""
    report = check_circuit(circuit, only=ALIAS)
    return sorted(ALIAS[finding.code] for finding in report.findings if finding.code in ALIAS)


def lap_of_row(row: str, **figures: Any) -> Lap:
    """The positions of a row of pieces, taken for a lap though its ends do not meet."""
    lap = CheckedCircuit(circuit_of(row, **figures)).lap
    return replace(lap, closed=True)


def rated(row: str, kept: Mapping[int, int] | None = None) -> list[int]:
    """The difficulties suggested for the bends of the row."""
    lap = lap_of_row(row)
    suggested = rated_lap(lap, best_plan(lap, kept or {}).markers)
    return [suggested.hardest(bend) for bend in lap.corners]


def conflicts_in(row: str, kept: Mapping[int, int] | None = None) -> dict[str, tuple[int, ...]]:
    """The guidelines that cannot hold together -> the bends concerned."""
    plan = best_plan(lap_of_row(row), kept or {})
    return {
        " ".join(g.name for g in Guideline if g in asked): bends for asked, bends in plan.conflicts
    }


# --- shipped circuits ---------------------------------------------------------------------------


def test_there_are_thirteen_circuits_to_rate() -> None:
    assert len(SHIPPED) == 13


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_circuit_is_rated_without_warnings_or_the_conflict_is_named(id: str) -> None:
    circuit = library.load_circuit(id)
    suggestion = suggest(circuit)
    after = found_in(edited(circuit, suggestion.edits))
    assert (suggestion.warnings, suggestion.notes) == (
        len([alias for alias in after if alias != NOTED]),
        after.count(NOTED),
    )
    named = {guideline for conflict in suggestion.conflicts for guideline in conflict.guidelines}
    assert {alias for alias in after if alias != NOTED} <= named
    assert bool(named) == bool(suggestion.warnings)


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_circuit_is_never_rated_worse_than_it_is(id: str) -> None:
    circuit = library.load_circuit(id)
    before = found_in(circuit)
    suggestion = suggest(circuit)
    broken = len(before) - before.count(NOTED)
    assert (suggestion.warnings, suggestion.notes) <= (broken, before.count(NOTED))


@pytest.mark.parametrize("id", SHIPPED)
def test_all_markers_kept_nothing_changes_on_a_shipped_circuit(id: str) -> None:
    circuit = library.load_circuit(id)
    everything = [(marker.on, marker.at) for marker in difficulty_markers(circuit)]
    assert suggest(circuit, everything).edits == ()


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_circuit_is_rated_in_less_than_50_ms(id: str) -> None:
    circuit = library.load_circuit(id)
    assert CheckedCircuit(circuit).lap.corners  # the geometry is built before the clock runs
    assert any(_seconds(circuit) < 0.05 for _ in range(20))  # machines are noisy


def _seconds(circuit: Circuit) -> float:
    begin = time.thread_time()
    suggest(circuit)
    return time.thread_time() - begin


def test_april_cannot_be_balanced_for_it_has_one_sweep_only() -> None:
    """MGP-G-06 against MGP-G-05: its only bend of 22.5 degree pieces is bend 3."""
    suggestion = suggest(library.load_circuit("april-raceway"))
    (conflict,) = suggestion.conflicts
    assert conflict.guidelines == (Guideline.ANGLE, Guideline.BALANCE3, Guideline.BALANCE12)
    assert conflict.corners == (1, 2, 4, 5, 6, 7, 8)
    assert conflict.kept == ()
    assert conflict.text.endswith("corners 1, 2, 4, 5, 6, 7, 8 cannot be 1")
    assert [bend.suggested for bend in suggestion.corners].count(3) == 2


def test_the_two_model_circuits_are_rated_as_their_designer_rated_them() -> None:
    for id in ("fabulous-driving-park", "startline-driving-park"):
        bends = suggest(library.load_circuit(id)).corners
        assert [bend.suggested for bend in bends] == [bend.now for bend in bends]


# --- one guideline after the other --------------------------------------------------------------


def test_numbers_are_those_of_the_checks() -> None:
    assert MAX_HARDEST == bal503_too_many_hard_corners.MOST_HARD
    assert MOST_APART == bal504_uneven_corners.MOST_APART
    assert SERIES_GAP == bal506_rising_series.CLOSE


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("L4 R4L", {1, 2}),
        ("L4 R1L", {2, 3}),
        ("L4 R4L R1L", {2, 3}),
        ("L4 L4 R4L", {2}),
        ("L4 L4 R1L", {3}),
        ("L4 L2 L1 R1L", {2, 3}),
        ("L4 L4 R3L R3L R2L", {3}),
        ("L4 L4 R3L R3L R3L", {2}),
        ("L4 R3L R3L R3L", {2}),
    ],
)
def test_one_corner_gets_what_its_angle_length_and_straight_allow(
    row: str, expected: set[int]
) -> None:
    """MGP-G-05, G-09, G-11; H-43, H-44: floors of 2 and 3 from 8 straights on, at most 2 in a
    bend of more than 8 positions."""
    (suggested,) = rated(row)
    assert suggested in expected
    assert best_plan(lap_of_row(row), {}).warnings == 0


def test_no_more_than_two_corners_are_3_and_the_others_half_and_half() -> None:
    """MGP-G-06."""
    bends = rated("L4 R1L L4 R1L L4 R4L L4 R4L L4 R1L L4 R4L L4 R1L")
    counts = [bends.count(value) for value in (1, 2, 3)]
    assert counts[2] <= 2
    assert abs(counts[0] - counts[1]) <= 1


def test_a_tighter_corner_is_harder() -> None:
    """180 degrees on four positions against 45 degrees on three."""
    assert rated("L4 R3L L4 R1L R1L R1L R1L L4 R4L L4 R4L") == [2, 3, 1, 1]


def test_the_end_of_the_longer_straight_is_harder() -> None:
    assert rated("L4 L2 L1 R1L R1L L4 R1L R1L L4 R1L R1L L4 R4L") == [3, 2, 2, 1]
    assert rated("L4 R1L R1L L4 L2 L1 R1L R1L L4 R1L R1L L4 R4L") == [2, 3, 2, 1]


@pytest.mark.parametrize(("gap", "expected"), [("L4", [2, 3, 1, 1]), ("L2 L1", [2, 2, 1, 1])])
def test_the_first_of_a_close_series_is_the_hardest(gap: str, expected: list[int]) -> None:
    """MGP-G-10, H-45: by its shape alone the hairpin at the end would be the harder one."""
    row = f"L4 R2L {gap} R1R R1R R1R R1R L4 R4L L4 R4L"
    assert rated(row) == expected
    assert best_plan(lap_of_row(row), {}).notes == 0


def test_a_series_is_not_bought_with_a_warning() -> None:
    """1 and 2 is a note; 2 and 2 would be uneven by two, 3 and 3 too hard for 22.5 degrees."""
    plan = best_plan(lap_of_row("L4 R4L L2 R1R"), {})
    assert (plan.warnings, plan.notes) == (0, 1)


def test_a_lap_of_close_corners_only_is_one_series_from_the_line() -> None:
    """Bend 1 lies behind the line, in a run that begins before it."""
    lap = lap_of_row("R1R R1R L2 R2L L2 R4L L2 R4L L2 R2L")
    assert lap.corner_runs[-1].positions[-1] == 1
    plan = best_plan(lap, {})
    suggested = rated_lap(lap, plan.markers)
    assert broken(suggested) == (plan.warnings, plan.notes) == (0, 0)


def test_one_marker_holds_for_corners_that_follow_at_once_with_the_same_difficulty() -> None:
    """MGP-T-07: up to the end of the series of connected corners."""
    plan = best_plan(lap_of_row("L4 R2L R2R L4 R4L L4 R4R"), {})
    assert sorted(plan.markers) == [4, 12, 18]


def test_a_sweep_before_a_sharp_piece_has_a_marker_of_its_own_only_when_it_helps() -> None:
    """MGP-G-12: bends 1 to 3 end long straights and all would have to be 3; with the floor of 2
    for the sweeps before their 45 degree pieces, they need not (H-44)."""
    row = "L4 L4 R4L R1L L4 L4 R4L R1L L4 L4 R4L R1L L4 R4L L4 R4L"
    lap = lap_of_row(row)
    plan = best_plan(lap, {})
    assert plan.warnings == 0
    inside = set(plan.markers) - {bend.first for bend in lap.corners}
    assert len(inside) == 1
    assert not set(best_plan(lap_of_row("L4 R4L R1L L4 R4L L4 R4R"), {}).markers) - {4, 11, 17}


def test_a_straight_that_counts_as_corner_may_have_any_difficulty() -> None:
    """BAL502 has no angle to judge it by."""
    lap = lap_of_row("L4 L2 L4 R1L", markers=[{"on": 2, "counts_as": "corner"}])
    for value in (1, 2, 3):
        plan = best_plan(lap, {4: value})
        assert plan.warnings == 0


# --- conflicts ----------------------------------------------------------------------------------


def test_three_corners_that_must_be_3_are_one_too_many() -> None:
    row = "L4 L4 R1L L4 L4 R1L L4 L4 R1L L4 R4L"
    assert conflicts_in(row) == {"BALANCE3 LONGSTRAIGHT": (1, 2, 3)}


def test_only_corners_of_45_degrees_leave_none_that_could_be_1() -> None:
    """Without BALANCE3 all could be 3, and none of 1 and none of 2 is half and half."""
    row = "L4 R1L L4 R1L L4 R1L L4 R1L"
    assert conflicts_in(row) == {"ANGLE BALANCE3 BALANCE12": (1, 2, 3, 4)}
    assert sorted(rated(row)) == [2, 2, 3, 3]


def test_a_broken_balance_is_no_licence_for_a_lap_of_nothing_but_3() -> None:
    """Four long straights into 45 degrees: a third bend of 3 is broken anyway."""
    row = "L4 L4 R1L L4 L4 R1L L4 L4 R1L L4 L4 R1L L4 R1L L4 R1L L4 R1L"
    assert rated(row).count(3) < 5


def test_a_kept_marker_against_the_angle_is_named() -> None:
    row = "L4 R1L L4 R4L"
    assert conflicts_in(row, {4: 1}) == {"ANGLE": (1,)}
    assert conflicts_in(row, {9: 3}) == {"ANGLE": (2,)}
    assert rated(row, {4: 1})[0] == 1


def test_a_kept_3_in_a_long_corner_is_named() -> None:
    assert conflicts_in("L4 R3L R3L R3L L4 R4L", {4: 3}) == {"LONGCORNER": (1,)}


def test_a_kept_2_after_a_long_straight_is_named() -> None:
    assert conflicts_in("L4 L4 R1L L4 R4L", {8: 2}) == {"LONGSTRAIGHT": (1,)}


def test_of_connected_corners_only_the_one_with_the_guilty_marker_is_named() -> None:
    assert conflicts_in("L4 R1L R1R L4 R4L", {4: 2, 5: 1}) == {"ANGLE": (2,)}


def test_kept_markers_that_spoil_the_balance_are_named_with_their_corners() -> None:
    """2 on three sweeps of four: 2, 2, 2, 1 is uneven by two."""
    row = "L4 R4L L4 R4L L4 R4L L4 R4L"
    assert conflicts_in(row) == {}
    assert conflicts_in(row, {4: 2, 10: 2, 16: 2}) == {"BALANCE12": (1, 2, 3)}


def test_a_kept_marker_holds_for_the_pieces_of_its_angle_in_its_corner() -> None:
    """No marker behind it undoes what was to be kept; but 45 degrees behind it may have its own."""
    alike = best_plan(lap_of_row("L4 R1R R1L R1L L4 R4L"), {5: 1})
    assert (alike.warnings, 6 in alike.markers) == (1, False)
    mixed = best_plan(lap_of_row("L4 R4L R1L L4 R4R"), {4: 1})
    assert mixed.warnings == 0
    assert mixed.markers[6] in (2, 3)


def test_two_conflicts_are_both_named() -> None:
    row = "L4 R1L L4 R1L L4 R1L L4 R1L L4 R3L R3L R3L"
    assert conflicts_in(row, {24: 3}) == {
        "LONGCORNER": (5,),
        "ANGLE BALANCE3 BALANCE12": (1, 2, 3, 4, 5),
    }


# --- circuits: edits, kept markers, stands ------------------------------------------------------


def test_a_bare_oval_gets_a_marker_on_each_corner() -> None:
    circuit = circuit_of(OVAL)
    suggestion = suggest(circuit)
    assert [(m.on, m.at) for m in suggestion.markers] == [(2, 0), (7, 0)]
    assert [type(edit) for edit in suggestion.edits] == [AddMarker, AddMarker]
    assert found_in(edited(circuit, suggestion.edits)) == []
    assert [bend.now for bend in suggestion.corners] == [None, None]


def test_a_circle_without_any_straight_gets_one_marker() -> None:
    circuit = circuit_of(CIRCLE)
    suggestion = suggest(circuit)
    assert len(suggestion.markers) == 1
    assert found_in(edited(circuit, suggestion.edits)) == []


def test_markers_that_nothing_needs_are_taken_away_but_for_kept_ones() -> None:
    """Piece 3 lies inside the first bend of the oval, piece 6 is a straight."""
    markers = [{"on": on, "difficulty": 2} for on in (2, 3, 6, 7)]
    circuit = circuit_of(OVAL, markers=markers)
    edits = suggest(circuit).edits
    assert RemoveMarkers(3, "difficulty", 0) in edits
    assert RemoveMarkers(6, "difficulty", 0) in edits
    kept = suggest(circuit, [(3, 0), (6, 0)])
    assert not [edit for edit in kept.edits if isinstance(edit, RemoveMarkers)]
    assert found_in(edited(circuit, kept.edits)) == ["MGP-V-STRAY"]


def test_a_locked_marker_stays_as_it_is() -> None:
    circuit = circuit_of(OVAL, markers=[{"on": 2, "difficulty": 3}])
    suggestion = suggest(circuit, [(2, 0)])
    assert Marker(on=2, difficulty=3) in suggestion.markers
    assert suggestion.corners[0].why.startswith("kept")
    assert all(edit.marker.on != 2 for edit in suggestion.edits if isinstance(edit, AddMarker))


def test_a_conflict_names_the_markers_that_are_to_be_kept() -> None:
    circuit = circuit_of(OVAL, markers=[{"on": 2, "difficulty": 1}])
    (conflict,) = suggest(circuit, [(2, 0)]).conflicts
    assert (conflict.guidelines, conflict.corners, conflict.kept) == (
        (Guideline.ANGLE,),
        (1,),
        ((2, 0),),
    )
    assert "piece 2" in conflict.text


def test_a_marker_that_is_not_there_cannot_be_kept() -> None:
    with pytest.raises(TrackwrightError, match="there is no difficulty marker on piece 3"):
        suggest(circuit_of(OVAL), [(3, 0)])


def assign(circuit: Circuit) -> Circuit:
    return edited(circuit, [AssignDifficulties()])


def test_an_open_circuit_gets_no_suggestion() -> None:
    circuit = circuit_of("START R1L")
    with pytest.raises(EditRefused, match="closed"):
        assign(circuit)
    with pytest.raises(TrackwrightError, match="closed"):
        suggest(circuit)


def test_another_game_gets_no_suggestion() -> None:
    others = (library.load_circuit(id) for id in library.shipped_tracks() if id not in SHIPPED)
    circuit = next(others)
    with pytest.raises(EditRefused, match="motograndprix"):
        assign(circuit)


def test_too_many_corner_parts_are_refused_and_not_searched() -> None:
    half = "R4L R4R " * 60 + "R2L " * 4
    with pytest.raises(EditRefused, match="parts"):
        assign(circuit_of(f"START {half} L4 {half}"))


def test_with_a_conflict_the_best_is_assigned_and_what_gives_way_is_said() -> None:
    """April has R4 for one easy corner only: MGP-G-05 against MGP-G-06."""
    april = library.load_circuit("april-raceway")
    assert difficulty_markers(assign(april)) == difficulty_markers(
        edited(april, suggest(april).edits)
    )
    said = str(what_gives_way(april))
    assert "MGP-V-BALANCE12" in said
    assert said.endswith("corners 1, 2, 4, 5, 6, 7, 8 cannot be 1.")


def test_without_a_conflict_there_is_nothing_to_say() -> None:
    assert what_gives_way(library.load_circuit("startline-driving-park")) is None


def test_the_edit_makes_it_so_and_then_has_nothing_left_to_do() -> None:
    bare = library.load_circuit("gp-ring")
    for marker in bare.track.markers:
        bare = edited(bare, [RemoveMarkers(marker.on, "difficulty", marker.at)])
    rated = assign(bare)
    assert rated.track.markers
    assert assign(rated).track == rated.track


def test_the_offer_is_for_circuits_not_for_laps_that_are_written_down() -> None:
    assert assign_all_fix(CheckedCircuit(library.load_circuit("gp-ring")).lap)
    assert assign_all_fix(Lap((Position("straight"),))) == ()


def test_with_few_stands_left_connected_corners_share_a_marker() -> None:
    """MGP-T-12; by its shape the hairpin would be 3 and the bend after it 2."""
    lap = lap_of_row("L4 R1R R1R R1R R1R R2L L4 R4L L4 R4R")
    assert best_plan(lap, {}, stands=4) == best_plan(lap, {})
    assert len(best_plan(lap, {}).markers) == 4
    shared = best_plan(lap, {}, stands=3)
    assert (len(shared.markers), shared.warnings) == (3, 0)


def test_hill_and_override_markers_take_stands_from_the_difficulties() -> None:
    """MGP-T-12: 16 of the 18 stands are taken, one is left for each of the two corners."""
    row = "START R1L R1L R1L R1L R1L R1R L4 R1L R1L R1L R1L R1L R1R"
    hills = [{"on": on, "hill": "up"} for on in range(1, 15)]
    overrides = [{"on": on, "counts_as": "straight"} for on in (1, 8)]
    free, scarce = suggest(circuit_of(row)), suggest(circuit_of(row, markers=hills + overrides))
    assert (len(free.markers), len(scarce.markers)) == (4, 2)
    assert free.warnings == scarce.warnings


def test_the_json_says_what_the_suggestion_says() -> None:
    suggestion = suggest(library.load_circuit("april-raceway"))
    told = suggestion.as_json()
    assert [bend["suggested"] for bend in told["bends"]] == [
        b.suggested for b in suggestion.corners
    ]
    assert told["conflicts"][0]["guidelines"] == [
        "MGP-V-ANGLE",
        "MGP-V-BALANCE3",
        "MGP-V-BALANCE12",
    ]
    assert len(told["markers"]) == len(suggestion.markers)


# --- properties ---------------------------------------------------------------------------------


@pytest.mark.slow
@given(circuits(start=True, most=5))
def test_any_closed_circuit_is_rated_as_the_rules_demand(track: Track) -> None:
    """Never over 3, every run marked, a second time nothing to do, the same every time."""
    circuit = Circuit(track, KIT)
    suggestion = suggest(circuit)
    after = edited(circuit, suggestion.edits)
    lap = CheckedCircuit(after).lap
    assert all(1 <= lap.hardest(bend) <= 3 for bend in lap.corners)
    assert [lap.hardest(bend) for bend in lap.corners] == [b.suggested for b in suggestion.corners]
    assert all(lap.positions[run.first].marked for run in lap.corner_runs)
    assert suggest(after).edits == ()
    assert suggest(circuit) == suggestion


@given(circuits(start=True, most=5))
def test_what_is_left_broken_is_what_the_checks_find(track: Track) -> None:
    circuit = Circuit(track, KIT)
    suggestion = suggest(circuit)
    found = found_in(edited(circuit, suggestion.edits))
    assert suggestion.notes == found.count(NOTED)
    assert suggestion.warnings == len(found) - found.count(NOTED) + _surplus(suggestion)
    assert bool(suggestion.conflicts) == bool(suggestion.warnings)


def _surplus(suggestion: Suggestion) -> int:
    """The check finds "too many of 3" once; here each bend over the second but one counts."""
    return max(0, sum(bend.suggested == 3 for bend in suggestion.corners) - MAX_HARDEST - 1)


@pytest.mark.slow
@given(circuits(start=True, most=5), st.data())
def test_kept_markers_are_kept(track: Track, data: st.DataObject) -> None:
    circuit = Circuit(track, KIT)
    there = difficulty_markers(circuit)
    chosen = data.draw(st.lists(st.sampled_from(there), unique=True)) if there else []
    places = [(marker.on, marker.at) for marker in chosen]
    after = edited(circuit, suggest(circuit, places).edits)
    assert set(chosen) <= set(after.track.markers)
    assert suggest(after, places).edits == ()


PIECES = ["R1L", "R1R", "R2L", "R4L", "R4R", "R3L", "L1", "L4", "L4 L4"]


@pytest.mark.slow
@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=9), st.data())
def test_no_other_markers_would_break_less(row: list[str], data: st.DataObject) -> None:
    """Against all ways to put markers on a small lap, judged by the checks. Where there are too
    many positions, only markers on the beginnings of pieces are tried, which may break more."""
    lap = lap_of_row(" ".join(["L4", *row]))
    positions = [i for run in lap.corner_runs for i in run.positions]
    begins = [i for i in positions if lap.positions[i].at == 0]
    slots = positions if len(positions) <= 6 else begins[:6]
    places = data.draw(st.lists(st.sampled_from(slots), unique=True, max_size=2)) if slots else []
    kept = {place: data.draw(st.integers(1, 3)) for place in places}
    plan = best_plan(lap, kept)
    found = (plan.warnings, plan.notes)
    assert broken(rated_lap(lap, plan.markers)) == found
    least = min(broken(rated_lap(lap, markers)) for markers in all_markers(lap, slots, kept))
    assert found == least if slots == positions else found <= least


def all_markers(lap: Lap, slots: list[int], kept: Mapping[int, int]) -> Iterator[dict[int, int]]:
    must = {run.first for run in lap.corner_runs}
    free = [i for i in dict.fromkeys([*slots, *must]) if i not in held_by(lap, kept)]
    choices = [(1, 2, 3) if i in must else (0, 1, 2, 3) for i in free]
    for values in product(*choices):
        marked = {i: value for i, value in zip(free, values, strict=True) if value}
        yield {**marked, **kept}


def held_by(lap: Lap, kept: Iterable[int]) -> set[int]:
    """The kept places, and behind each all that is of its bend and angle."""
    held = set()
    for place in kept:
        bend, sharp = lap.corner_at(place).positions, lap.positions[place].sharp
        alike = [lap.positions[i].sharp == sharp for i in bend]
        first = bend.index(place)
        held |= {i for n, i in enumerate(bend) if n >= first and all(alike[first : n + 1])}
    return held


def broken(lap: Lap) -> tuple[int, int]:
    """Warnings and notes of the checks; each bend of 3 over the second is a warning."""
    warnings = 0
    for guideline in Guideline:
        check = find_check(guideline.value)
        assert isinstance(check, LapCheck)
        found = len(list(check.check_lap(lap)))
        if guideline is Guideline.BALANCE3:
            found = max(0, sum(lap.hardest(bend) == 3 for bend in lap.corners) - MAX_HARDEST)
        warnings += found
    series = find_check(NOTED)
    assert isinstance(series, LapCheck)
    return warnings, len(list(series.check_lap(lap)))
