"""What the checks of Ausgebremst find, and with which figures."""

import pytest

from tests.builders import circuit_of, kit_with
from trackwright.games.ausgebremst.checks.raced import OVAL
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Remove, Reverse
from trackwright.model.files import library
from trackwright.model.layout.track import Marker
from trackwright.model.text.errors import InputError
from trackwright.validators.catalogue import all_checks, find_check
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.report import check_circuit

KIT = library.kit("ausgebremst")
OURS = tuple(check.code for check in all_checks() if check.code.startswith("AUS"))
PUBLISHED = tuple(
    id for id in library.shipped_tracks() if library.load_track(id).kit == "ausgebremst"
)


def found_in(pieces: str, *markers: Marker, laps: int = 3) -> tuple[Finding, ...]:
    track = circuit_of(pieces, kit=KIT, laps=laps).track
    for marker in markers:
        track = AddMarker(marker).apply(track, KIT)
    return check_circuit(Circuit(track, KIT), only=OURS).open()


def codes(findings: tuple[Finding, ...]) -> set[str]:
    return {finding.code for finding in findings}


def with_lap(length: int) -> str:
    """An oval with the pit on its far straight, its lap at least 20 spaces."""
    singles = "L1 " * ((length - 20) // 2)
    more = "L1 " * ((length - 20) % 2)
    assert not more, "both straights grow alike"
    return f"START L2 {singles}C1-90L C1-90L PIT4L L4 {singles}C1-90L C1-90L"


@pytest.mark.parametrize("track", PUBLISHED)
def test_published_circuits_have_no_errors_and_no_warnings(track: str) -> None:
    report = check_circuit(library.load_circuit(track), only=OURS)
    assert report.open(Severity.ERROR, Severity.WARNING) == ()
    assert report.not_checked == ()
    assert len(PUBLISHED) == 8


@pytest.mark.parametrize("track", PUBLISHED)
def test_published_circuits_are_as_good_driven_back(track: str) -> None:
    """AUS-V-13: the series races every half both ways."""
    circuit = library.load_circuit(track)
    back = Circuit(Reverse().apply(circuit.track, circuit.kit), circuit.kit)
    assert back.measures.lap_length == circuit.measures.lap_length
    report = check_circuit(back, only=OURS)
    assert report.open(Severity.ERROR, Severity.WARNING) == ()


def test_rules_names_of_the_checks_are_known() -> None:
    for number in (2, 5, 7, 10, 11, 12, 13, 14, 15):
        assert find_check(f"AUS-V-{number:02}").code == f"AUS6{number:02}"


@pytest.mark.parametrize(
    ("lap", "severity", "actual"),
    [
        (20, Severity.WARNING, 22),
        (22, Severity.WARNING, 16),
        (24, None, None),
        (26, None, None),
        (28, Severity.ERROR, -4),
    ],
)
def test_the_slack_decides_by_lap(lap: int, severity: Severity | None, actual: int | None) -> None:
    """AUS-V-05: 2 to 11 points over is as published; a lap of 24 leaves 10, 9 and 8."""
    findings = [f for f in found_in(with_lap(lap)) if f.code == "AUS605"]
    assert [(f.severity, f.actual) for f in findings] == ([(severity, actual)] if severity else [])


def test_rows_that_fail_are_named_with_their_points() -> None:
    """AUS-V-05."""
    finding = next(f for f in found_in(with_lap(28)) if f.code == "AUS605")
    assert "row 1 needs 86 with the pit stop (2 too many: cannot finish)" in finding.message
    assert "row 3 needs 88 with the pit stop (4 too many: cannot finish)" in finding.message


def test_more_laps_are_another_budget() -> None:
    """The laps of the track count: 24 spaces four times are too many."""
    assert codes(found_in(OVAL, laps=4)) == {"AUS605", "AUS615"}
    assert codes(found_in(OVAL, laps=3)) == set()


def test_without_a_pit_alley_nothing_is_said_of_it() -> None:
    """AUS-H-33: no stop, no deposit; the slack is that of the bare laps."""
    assert codes(found_in("START L4 C1-90L C1-90L L4 L4 L2 C1-90L C1-90L")) == set()
    too_long = "START L4 L4 C1-90L C1-90L L4 L4 L4 L2 C1-90L C1-90L"
    assert codes(found_in(too_long)) == {"AUS605"}


def test_one_and_two_pit_spaces_are_too_few_and_three_are_enough() -> None:
    """AUS-V-10: with the chance that a fresh hand shoots past."""
    one = found_in("START L4 C1-90L C1-90L PIT-IN-L PIT1L PIT-OUT-L L4 L1 C1-90L C1-90L")
    assert [(f.code, f.severity, f.actual) for f in one] == [("AUS610", Severity.WARNING, 1)]
    assert "56.3%" in one[0].message
    pieces = "START L4 C1-90L C1-90L PIT-IN-L PIT1L PIT1L PIT-OUT-L L4 C1-90L C1-90L"
    two = found_in(pieces)
    assert [(f.code, f.actual) for f in two] == [("AUS610", 2)]
    assert "27.7%" in two[0].message
    pieces = "START L4 C1-90L C1-90L PIT-IN-L PIT1L PIT1L PIT1L PIT-OUT-L L2 L1 C1-90L C1-90L"
    assert codes(found_in(pieces)) == set()


def test_field_a_behind_obstacles_is_out_of_reach() -> None:
    """AUS-V-10: here field A itself is shut."""
    findings = found_in(OVAL, Marker(on=5, at=0, lane=0, obstacle=True))
    finding = next(f for f in findings if f.code == "AUS610")
    assert "cannot be reached" in finding.message
    assert finding.severity is Severity.ERROR


def test_no_kit_can_have_an_alley_on_the_grid() -> None:
    """AUS-V-10: fields A and C are never start places, as the start piece is alike both ways."""
    alley = {"spaces": 4, "stops": [0, 1, 2], "entry": 1, "exit": 5}
    start = {"code": "ST", "length": 6, "spaces": 6, "line_after": 3, "grid_rows": 3}
    assert "ST" in kit_with(start).kinds
    back = {"code": "TS", "back_of": "ST"}
    for pieces in ([{**start, "alley": alley}], [{**start, "alley": alley}, back]):
        with pytest.raises(InputError, match=r"in reverse|same in both directions"):
            kit_with(*pieces)


def test_a_shut_inner_lane_is_a_forced_detour() -> None:
    """AUS-V-07: whatever leaves no other way."""
    findings = found_in(OVAL, Marker(on=4, at=0, lane=0, obstacle=True))
    forced = [f for f in findings if f.code == "AUS607"]
    assert [(f.actual, f.pieces) for f in forced] == [(1, (3, 4))]


def test_narrow_spaces_in_a_row_count_across_the_line_too() -> None:
    """AUS-V-11: two spaces before the line and two behind it are four."""
    shut = [Marker(on=1, at=at, lane=1, obstacle=True) for at in (1, 2, 3, 4)]
    lanes = [f for f in found_in(OVAL, *shut) if f.code == "AUS611" and f.limit == 3]
    assert [f.actual for f in lanes] == [4]
    shut = shut[:3]
    lanes = [f for f in found_in(OVAL, *shut) if f.code == "AUS611" and f.limit == 3]
    assert lanes == []


def test_a_shut_place_is_named_with_the_way_that_is_due() -> None:
    """AUS-V-12: row 1 has 3 L + 1 spaces."""
    findings = found_in(OVAL, Marker(on=1, at=2, lane=0, obstacle=True))
    finding = next(f for f in findings if f.code == "AUS612")
    assert (finding.actual, finding.limit) == (None, 3 * 24 + 1)
    assert "has no way to the finish instead of 73 spaces" in finding.message


def test_two_start_pieces_have_twelve_places() -> None:
    """AUS-V-02."""
    findings = found_in("START L4 C1-90L C1-90L PIT4L START C1-90L C1-90L")
    assert [(f.actual, f.limit) for f in findings if f.code == "AUS602"] == [(12, 6)]


def test_what_is_not_closed_is_not_passed_over_in_silence() -> None:
    circuit = circuit_of(OVAL, kit=KIT)
    track = Remove((2,)).apply(circuit.track, KIT)
    report = check_circuit(Circuit(track, KIT), only=OURS)
    assert report.open() == ()
    silent = {n.code for n in report.not_checked}
    assert silent == set(OURS) - {"AUS602"}


def test_an_empty_track_is_not_checked() -> None:
    report = check_circuit(circuit_of(kit=KIT), only=OURS)
    assert report.open() == ()
    assert {n.code for n in report.not_checked} == set(OURS) - {"AUS602"}
