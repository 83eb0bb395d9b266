"""The building guidelines of MotoGrandPrix: every pass and fail of their table."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from tests.builders import circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.model.layout.kit import Side
from trackwright.validators.balance.bal501_length import BANDS, length_result
from trackwright.validators.balance.bal503_too_many_hard_corners import has_too_many_hard
from trackwright.validators.balance.bal504_uneven_corners import is_uneven
from trackwright.validators.balance.bal506_rising_series import RisingSeries
from trackwright.validators.catalogue import find_check
from trackwright.validators.check import CheckedCircuit, LapCheck
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.lap import Lap, Position
from trackwright.validators.report import check_circuit

MOTO_TRACKS = [
    name for name in library.shipped_tracks() if library.load_track(name).kit == "motograndprix"
]


def straight(count: int, line: Side = "L") -> list[Position]:
    return [Position("straight", line=line)] * count


def bend(
    count: int, difficulty: int, turn: Side = "L", sharp: bool | None = True
) -> list[Position]:
    """A bend with its marker at the first position."""
    first = Position("corner", difficulty, turn, turn=turn, sharp=sharp, marked=True)
    rest = Position("corner", difficulty, turn, turn=turn, sharp=sharp)
    return [first, *[rest] * (count - 1)]


def lap_of(*parts: Iterable[Position]) -> Lap:
    return Lap(tuple(position for part in parts for position in part))


def asked(code: str, lap: Lap) -> list[Finding]:
    check = find_check(code)
    assert isinstance(check, LapCheck)
    return list(check.check_lap(lap))


@pytest.mark.parametrize(
    ("level", "bands"),
    [
        ("basic", [(18, 39, "warning"), (40, 60, "ok"), (61, 66, "note"), (67, 200, "warning")]),
        (
            "standard",
            [
                (18, 74, "warning"),
                (75, 79, "note"),
                (80, 100, "ok"),
                (101, 125, "note"),
                (126, 200, "warning"),
            ],
        ),
        ("expert", [(18, 120, "ok"), (121, 200, "warning")]),
        ("pro", [(18, 120, "warning"), (121, 200, "note")]),
    ],
)
def test_length_bands_with_their_gaps(level: str, bands: list[tuple[int, int, str]]) -> None:
    """MGP-V-LENGTH, MGP-G-04, MGP-H-42: both ends of every band."""
    for first, last, result in bands:
        assert {length_result(level, count) for count in range(first, last + 1)} == {result}


@pytest.mark.parametrize("count", range(67, 75))
def test_between_basic_and_standard_neither_suits(count: int) -> None:
    assert length_result("basic", count) == length_result("standard", count) == "warning"


@pytest.mark.parametrize("name", MOTO_TRACKS)
def test_the_official_lengths_are_never_a_warning(name: str) -> None:
    """MGP-H-42: official circuits outside their band get a note."""
    circuit = library.load_circuit(name)
    assert circuit.track.level in BANDS
    assert length_result(circuit.track.level or "", circuit.measures.positions) != "warning"


def test_a_length_finding_names_both_figures_and_offers_a_level_that_suits() -> None:
    circuit = library.load_circuit("startline-driving-park")
    track = replace(circuit.track, level="basic")
    (finding,) = check_circuit(Circuit(track, circuit.kit), only=["BAL501"]).findings
    assert "86 positions on a basic circuit: 40 to 60 recommended" in finding.message
    assert [fix.title for fix in finding.fixes] == ["Set the level to standard"]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("supercircus-raceway", "40 to 60 recommended, but official circuits of this level are as"),
        (
            "grand-prix-of-japan",
            "128 positions on a pro circuit: more than 120 is long, but suitable",
        ),
    ],
)
def test_a_note_on_length_says_why_it_is_no_warning(name: str, says: str) -> None:
    (note,) = check_circuit(library.load_circuit(name), only=["BAL501"]).findings
    assert note.severity is Severity.NOTE
    assert says in note.message


def test_without_a_level_the_length_is_not_checked() -> None:
    circuit = circuit_of("START R2L R2L R2L R2L L4 R2L R2L R2L R2L")
    report = check_circuit(circuit, only=["BAL501"])
    assert [skipped.code for skipped in report.not_checked] == ["BAL501"]


@pytest.mark.parametrize(
    ("span", "suits"),
    [
        (bend(4, 1, sharp=False), True),
        (bend(4, 2, sharp=False), True),
        (bend(4, 3, sharp=False), False),
        (bend(4, 1, sharp=True), False),
        (bend(4, 2, sharp=True), True),
        (bend(4, 3, sharp=True), True),
        (bend(4, 1, sharp=None), True),
        (bend(4, 3, sharp=None), True),
    ],
)
def test_angle_and_difficulty(span: list[Position], suits: bool) -> None:
    """MGP-V-ANGLE, MGP-G-05: 22.5 at 1 or 2, 45 at 2 or 3; R2 at 2 passes, R4 at 3 fails."""
    assert (asked("MGP-V-ANGLE", lap_of(straight(20), span)) == []) is suits


@pytest.mark.parametrize(("difficulty", "suits"), [(1, False), (2, True), (3, True)])
def test_a_span_of_both_angles_counts_as_45(difficulty: int, suits: bool) -> None:
    """MGP-H-43."""
    mixed = [*bend(2, difficulty, sharp=False), *bend(2, difficulty)[1:]]
    assert (asked("BAL502", lap_of(straight(20), mixed)) == []) is suits


def test_a_marker_that_repeats_the_value_begins_a_span_of_its_own() -> None:
    """Corner 3 of Japan: two R4 with their own marker, then R1 and R2."""
    one = [*bend(4, 1, sharp=False), *bend(3, 1, sharp=True)[1:]]
    two = [*bend(4, 1, sharp=False), *bend(3, 1, sharp=True)]
    (mixed,) = asked("BAL502", lap_of(straight(20), one))
    (sharp,) = asked("BAL502", lap_of(straight(20), two))
    assert mixed.positions == tuple(range(20, 26))
    assert sharp.positions == tuple(range(24, 27))


def test_a_straight_that_counts_as_corner_has_no_angle() -> None:
    markers = [{"on": 3, "counts_as": "corner"}, {"on": 3, "difficulty": 3}]
    circuit = circuit_of("START L4 L1 L4", markers=markers)
    assert asked("BAL502", CheckedCircuit(circuit).lap) == []


@pytest.mark.parametrize(
    ("difficulties", "too_many"),
    [([3, 3, 1, 2], False), ([3, 3, 3, 1], True), ([3, 3, 3, 3], True), ([], False)],
)
def test_at_most_two_corners_of_difficulty_3(difficulties: list[int], too_many: bool) -> None:
    """MGP-V-BALANCE3, MGP-G-06."""
    assert has_too_many_hard(difficulties) is too_many
    parts = [part for level in difficulties for part in (bend(2, level), straight(5))]
    assert bool(asked("BAL503", lap_of(*parts))) is too_many


@pytest.mark.parametrize(
    ("difficulties", "apart"),
    [
        ([1, 2, 2], False),
        ([1, 2, 2, 2], True),
        ([1, 1, 2], False),
        ([1, 1, 1, 2], True),
        ([2, 2], True),
        ([2], False),
        ([1, 2, 3, 3], False),
    ],
)
def test_other_corners_are_half_easy_half_medium(difficulties: list[int], apart: bool) -> None:
    """MGP-V-BALANCE12, MGP-G-06."""
    assert is_uneven(difficulties) is apart
    parts = [part for level in difficulties for part in (bend(2, level), straight(5))]
    assert bool(asked("BAL504", lap_of(*parts))) is apart


def test_a_corner_counts_as_hard_as_its_hardest_position() -> None:
    """MGP-H-40, MGP-G-12: variable difficulty inside a bend; a change of side is a new one."""
    variable = [*bend(2, 1), *bend(2, 3)]
    lap = lap_of(straight(9), variable, bend(2, 3, "R"), straight(5), bend(3, 3))
    (finding,) = asked("BAL503", lap)
    assert finding.actual == 3


@pytest.mark.parametrize(
    ("before", "corner", "passes"),
    [
        (7, bend(4, 2), True),
        (8, bend(4, 2), False),
        (8, bend(4, 3), True),
        (9, bend(4, 3), True),
        (9, bend(4, 2), False),
        (8, bend(4, 1, sharp=False), False),
        (8, bend(4, 2, sharp=False), True),
        (7, bend(4, 1, sharp=False), True),
        (9, bend(8, 2), False),
        (9, bend(9, 2), True),
        (9, bend(9, 1), False),
    ],
)
def test_a_corner_after_a_long_straight_is_harder(
    before: int, corner: list[Position], passes: bool
) -> None:
    """MGP-V-LONGSTRAIGHT, MGP-G-09, MGP-H-44: 9 straights then R2 at 3 pass, at 2 fail; a bend of
    more than 8 positions needs no more than 2."""
    lap = lap_of(straight(before), corner, straight(4), bend(12, 2, "R"))
    assert (asked("MGP-V-LONGSTRAIGHT", lap) == []) is passes


def test_a_long_straight_may_run_across_the_line() -> None:
    lap = lap_of(straight(4), bend(4, 2), straight(4), bend(4, 2, "R"), straight(5))
    (finding,) = asked("BAL505", lap)
    assert (finding.positions, finding.actual, finding.limit) == ((4, 5, 6, 7), 2, 3)


@pytest.mark.parametrize(
    ("first", "gap", "second", "rises"),
    [(3, 2, 2, False), (1, 2, 3, True), (1, 3, 3, True), (1, 4, 3, False), (2, 0, 2, False)],
)
def test_in_a_series_the_first_corner_is_hardest(
    first: int, gap: int, second: int, rises: bool
) -> None:
    """MGP-V-SERIES, MGP-H-45: 3 then 2 pass, 1 then 3 fail; gaps up to 3 are close."""
    lap = lap_of(straight(9), bend(2, first), straight(gap), bend(2, second, "R"), straight(9))
    assert bool(asked("MGP-V-SERIES", lap)) is rises


def test_the_gap_of_a_series_is_an_option() -> None:
    """MGP-H-45, `series_gap`."""
    lap = lap_of(straight(9), bend(2, 1), straight(5), bend(2, 3, "R"), straight(9))
    assert list(RisingSeries().check_series(lap, 4)) == []
    assert len(list(RisingSeries().check_series(lap, 5))) == 1


def test_a_series_may_run_across_the_line() -> None:
    lap = lap_of(straight(1), bend(2, 3), straight(9), bend(2, 2, "R"), straight(1))
    (finding,) = asked("BAL506", lap)
    assert finding.positions == (1, 2)
    assert "from position 12" in finding.message


@pytest.mark.parametrize(
    ("length", "difficulty", "passes"),
    [(8, 3, True), (9, 3, False), (9, 2, True), (20, 2, True)],
)
def test_a_long_corner_is_not_of_the_hardest(length: int, difficulty: int, passes: bool) -> None:
    """MGP-V-LONGCORNER, MGP-G-11: 8 positions at 3 pass, 9 fail."""
    assert (
        asked("MGP-V-LONGCORNER", lap_of(straight(20), bend(length, difficulty))) == []
    ) is passes


def test_a_corner_changing_sides_is_two_bends_to_the_guidelines() -> None:
    """MGP-H-40."""
    assert asked("BAL507", lap_of(straight(20), bend(8, 3), bend(8, 3, "R"))) == []


@pytest.mark.parametrize(
    ("line", "turn", "passes"),
    [("R", "L", True), ("L", "L", False), ("L", "R", True), ("R", "R", False)],
)
def test_the_racing_line_lies_opposite_to_the_next_corner(
    line: Side, turn: Side, passes: bool
) -> None:
    """MGP-V-RACINGLINE, MGP-G-07."""
    findings = asked("MGP-V-RACINGLINE", lap_of(straight(20, line), bend(4, 2, turn)))
    assert (findings == []) is passes
    assert all(finding.positions == tuple(range(20)) for finding in findings)


def test_only_straight_pieces_of_a_straight_are_turned() -> None:
    """The line of a bend that counts as straight is printed; a straight that counts as corner is
    no part of a straight."""
    markers = [
        {"on": 2, "difficulty": 3},
        {"on": 6, "counts_as": "corner"},
        {"on": 8, "counts_as": "straight"},
        {"on": 11, "difficulty": 3},
    ]
    pieces = "START R2L R2L R2L R2L L1 L1 R4L L2 R4L R2L R2L R2L"
    lap = CheckedCircuit(circuit_of(pieces, markers=markers)).lap
    closed = Lap(lap.positions)
    pieces_found = [finding.pieces for finding in asked("BAL508", closed)]
    assert pieces_found == [(1,), (7, 9)]


def test_giving_straights_a_half_turn_is_a_safe_fix() -> None:
    circuit = circuit_of("START R2L R2L R2L R2L L4 R2L R2L R2L R2L")
    findings = check_circuit(circuit, only=["BAL508"]).findings
    assert [f.pieces for f in findings] == [(1,), (6,)] or [f.pieces for f in findings] == [
        (6,),
        (1,),
    ]
    track = circuit.track
    for finding in findings:
        assert finding.fixes[0].safe
        track = finding.fixes[0].edits[0].apply(track, circuit.kit)
    mended = Circuit(track, circuit.kit)
    assert mended.measures.positions == circuit.measures.positions
    assert check_circuit(mended, only=["BAL508"]).findings == ()


@pytest.mark.parametrize(("index", "passes"), [(0, False), (6, False), (7, True), (8, True)])
def test_the_first_corner_is_seven_positions_away(index: int, passes: bool) -> None:
    """MGP-V-FIRSTCORNER, MGP-G-13, MGP-H-41: index 7 passes, 6 fails."""
    lap = lap_of(straight(index), bend(4, 3), straight(12))
    assert (asked("MGP-V-FIRSTCORNER", lap) == []) is passes


@pytest.mark.parametrize(("gap", "passes"), [(1, False), (2, True)])
def test_a_straight_of_one_position_is_noted(gap: int, passes: bool) -> None:
    """MGP-V-ONEPOS, MGP-H-18."""
    findings = asked("MGP-V-ONEPOS", lap_of(straight(20), bend(2, 2), straight(gap), bend(2, 2)))
    assert (findings == []) is passes
    assert all(f.severity is Severity.NOTE and f.positions == (22,) for f in findings)


def test_one_straight_position_on_both_sides_of_the_line_makes_two() -> None:
    lap = lap_of(straight(1), bend(4, 2), straight(9), bend(4, 2, "R"), straight(1))
    assert asked("BAL510", lap) == []


@pytest.mark.parametrize("name", ["fabulous-driving-park", "startline-driving-park"])
def test_two_shipped_circuits_break_no_guideline(name: str) -> None:
    report = check_circuit(library.load_circuit(name))
    assert [f.code for f in report.findings if f.code[:3] in ("BOX", "MAR", "BAL")] == []


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("gran-premi-de-catalunya", "BAL503"),
        ("us-grand-prix", "BAL504"),
        ("april-raceway", "BAL506"),
    ],
)
def test_official_circuits_that_are_known_to_break_a_guideline(name: str, code: str) -> None:
    """Section 8: Catalunya has three hard corners, the U.S. one few easy ones, April rises."""
    assert check_circuit(library.load_circuit(name), only=[code]).findings


@pytest.mark.parametrize("code", [f"BAL5{n:02}" for n in range(1, 11)])
def test_an_open_track_is_not_judged(code: str) -> None:
    report = check_circuit(circuit_of("START L4 R2L", level="basic"), only=[code])
    assert report.findings == ()
    assert [skipped.why for skipped in report.not_checked] == ["the circuit is not closed"]


@pytest.mark.parametrize("check", [f"BAL5{n:02}" for n in range(2, 11)] + ["MAR403", "MAR407"])
@pytest.mark.parametrize("lap", [Lap(()), lap_of(straight(30)), lap_of(bend(30, 2))])
def test_laps_of_nothing_or_of_one_kind_are_no_trouble(check: str, lap: Lap) -> None:
    for finding in asked(check, lap):
        assert all(0 <= i < len(lap.positions) for i in finding.positions)
