"""Waivers and reports: what counts, what is told, what is left out."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from tests import builders
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Approve
from trackwright.model.files.track_files import parse_track, track_text
from trackwright.model.layout.track import Approval, Track
from trackwright.model.text.errors import InputError
from trackwright.validators import fixing
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.fixing import apply_fixes
from trackwright.validators.housekeeping.sys902_older_kit import OlderKit
from trackwright.validators.report import Checker, Report, check_circuit, race_blockers

OPEN = "START L4 R2L L4"
"""Its two ends are open: GEO101 for pieces 1 and 4, and it turns by 45° only: GEO103."""


def report_of(pieces: str = OPEN, *waivers: Approval, only: str = "GEO101 SYS901") -> Report:
    track = builders.track_of(pieces)
    return check_circuit(Circuit(replace(track, waivers=waivers), builders.KIT), only=only.split())


RULES = "motograndprix-basic"


def _of(track: Track) -> Circuit:
    return Circuit(track, builders.KIT)


def codes(findings: tuple[Finding, ...]) -> list[str]:
    return [finding.code for finding in findings]


def test_approved_finding_does_not_count() -> None:
    report = report_of(OPEN, Approval("GEO101", "not finished", (1, 4)))
    assert report.open() == ()
    assert codes(report.approved) == ["GEO101"]
    assert report.counts() == {"error": 0, "warning": 0, "note": 0, "waived": 1}


def test_approval_may_name_the_alias() -> None:
    report = report_of(OPEN, Approval("MGP-V-CLOSED", "not finished", (1, 4)))
    assert codes(report.approved) == ["GEO101"]
    assert report.open() == ()


def test_order_of_the_pieces_in_an_approval_does_not_matter() -> None:
    assert report_of(OPEN, Approval("GEO101", "not finished", (4, 1))).open() == ()


@pytest.mark.parametrize("pieces", [(), (1,), (4,), (1, 2, 4), (2, 3)], ids=str)
def test_finding_with_pieces_needs_exactly_the_same_pieces(pieces: tuple[int, ...]) -> None:
    report = report_of(OPEN, Approval("GEO101", "not finished", pieces))
    assert codes(report.open()) == ["GEO101", "SYS901"]
    assert report.approved == ()


def test_approval_without_pieces_fits_a_finding_without_pieces() -> None:
    track = replace(builders.track_of(OPEN), kit_revision=99)
    waiver = Approval("SYS902", "I know")
    found = check_circuit(Circuit(replace(track, waivers=(waiver,)), builders.KIT))
    assert "SYS902" in codes(found.approved)
    assert "SYS901" not in codes(found.findings)
    with_piece = replace(track, waivers=(replace(waiver, pieces=(1,)),))
    assert "SYS902" in codes(check_circuit(Circuit(with_piece, builders.KIT)).open())


def test_one_unrated_corner_is_one_problem_with_rules_too() -> None:
    """RUN803 says of a ruleset what MAR401 says of every circuit; if that is approved, it still
    cannot be raced."""
    bare = builders.track_of(builders.OVAL)
    assert {"MAR401", "RUN803"} & set(codes(check_circuit(_of(bare), RULES).findings)) == {"MAR401"}
    corners = [f.pieces for f in check_circuit(_of(bare), only=["MAR401"]).findings]
    approved = replace(bare, waivers=tuple(Approval("MAR401", "later", p) for p in corners))
    assert "RUN803" in codes(check_circuit(_of(approved), RULES).open())
    assert codes(race_blockers(_of(bare), RULES)) == ["RUN803", "RUN803"]


def test_unused_approval_is_reported_with_its_reason() -> None:
    report = report_of(builders.OVAL, Approval("GEO101", "will be closed", (1, 10)))
    (finding,) = report.open()
    assert finding.code == "SYS901"
    assert finding.pieces == (1, 10)
    assert "will be closed" in finding.message
    assert "1, 10" in finding.message


def test_approval_for_an_unknown_check_is_unused() -> None:
    assert codes(report_of(builders.OVAL, Approval("GEO999", "once")).open()) == ["SYS901"]


def test_approval_is_not_called_unused_by_a_report_that_did_not_check_it() -> None:
    """It waits for a check that was left out, or is for another kit or ruleset."""
    waivers = (
        Approval("BAL501", "long"),
        Approval("RUN804", "short"),
        Approval("AUS605", "no pit"),
    )
    report = report_of(builders.OVAL, *waivers, only="GEO101 SYS901")
    assert report.open() == ()
    other_rules = check_circuit(
        Circuit(replace(builders.track_of(builders.OVAL), waivers=waivers[1:]), builders.KIT)
    )
    assert "SYS901" not in codes(other_rules.open())


def test_approval_of_a_check_that_cannot_be_made_is_not_unused() -> None:
    """Corners are rated on a closed lap only; meanwhile the waiver stays."""
    track = replace(builders.track_of(OPEN), waivers=(Approval("BAL504", "as printed"),))
    report = check_circuit(Circuit(track, builders.KIT))
    assert "BAL504" in {skipped.code for skipped in report.not_checked}
    assert "SYS901" not in codes(report.open())


def test_one_finding_may_be_approved_by_code_and_alias_at_once() -> None:
    both = [Approval(code, "twice", (1, 4)) for code in ("GEO101", "MGP-V-CLOSED")]
    assert report_of(OPEN, *both).open() == ()


def test_json_states_every_approval_and_how_much_it_approves() -> None:
    used, unused = Approval("GEO101", "not finished", (1, 4)), Approval("GEO101", "old", (2,))
    found = report_of(OPEN, used, unused).as_json()
    assert found["waivers"] == [
        {"code": "GEO101", "pieces": [1, 4], "reason": "not finished", "findings": 1},
        {"code": "GEO101", "pieces": [2], "reason": "old", "findings": 0},
    ]
    assert [finding["waived"] for finding in found["findings"]] == ["not finished", None]


def test_narrowed_report_keeps_what_is_wanted() -> None:
    report = report_of(OPEN, Approval("GEO101", "old", (2,)))
    errors = report.narrowed(lambda f: f.severity is Severity.ERROR, {"GEO101"})
    assert codes(errors.findings) == ["GEO101"]


# --- mending ------------------------------------------------------------------------------------


def fixed(track: Track, **how: Callable[[Finding], bool] | bool) -> tuple[Track, tuple[str, ...]]:
    result = apply_fixes(Circuit(track, builders.KIT), Checker(only=["SYS901", "GEO101"]), **how)  # type: ignore[arg-type]
    return result.circuit.track, result.applied


def test_fixing_prunes_unused_approvals_and_keeps_used_ones() -> None:
    used, unused = Approval("GEO101", "not finished", (1, 4)), Approval("GEO101", "old", (2,))
    track = replace(builders.track_of(OPEN), waivers=(unused, used))
    after, applied = fixed(track)
    assert after.waivers == (used,)
    assert applied == ("SYS901 Withdraw the approval",)


def test_fixing_leaves_what_is_not_wanted() -> None:
    track = Approve(Approval("GEO101", "old", (2,))).apply(builders.track_of(OPEN), builders.KIT)
    assert fixed(track, wanted=lambda finding: False) == (track, ())


def test_fixing_a_fixed_track_changes_nothing() -> None:
    track = replace(builders.track_of(OPEN), waivers=(Approval("GEO101", "old", (2,)),))
    after, _ = fixed(track)
    assert fixed(after) == (after, ())


def bare_laps(laps: int) -> Circuit:
    """So many laps of an oval on each other, all corners without difficulty."""
    oval = "L4 R2L R2L R2L R2L L4 R2L R2L R2L R2L"
    return Circuit(builders.track_of(" ".join(["START", *[oval] * laps])), builders.KIT)


def test_many_fixes_at_once_are_the_same_as_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    circuit, checker = bare_laps(6), partial(Checker, only=["MAR401", "BAL508"])
    one_by_one = apply_fixes(circuit, checker())
    monkeypatch.setattr(fixing, "MANY_PIECES", 5)
    checks = counted_checks(monkeypatch)
    at_once = apply_fixes(circuit, checker())
    assert at_once.circuit.track == one_by_one.circuit.track
    assert sorted(at_once.applied) == sorted(one_by_one.applied)
    assert len(checks) < len(at_once.applied) > 10


def counted_checks(monkeypatch: pytest.MonkeyPatch) -> list[Circuit]:
    """What is checked from now on."""
    seen: list[Circuit] = []
    check = Checker.check

    def counting(checker: Checker, circuit: Circuit) -> Report:
        seen.append(circuit)
        return check(checker, circuit)

    monkeypatch.setattr(Checker, "check", counting)
    return seen


def test_what_is_left_after_many_fixes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    circuit, checker = bare_laps(6), partial(Checker, only=["MAR401"])
    monkeypatch.setattr(fixing, "MANY_PIECES", 5)
    assert apply_fixes(circuit, checker()).remarks == ()
    monkeypatch.setattr(fixing, "MOST_FIXES", 5)
    cut_short = apply_fixes(circuit, checker())
    assert len(cut_short.applied) == 5
    assert cut_short.report.open()
    (remark,) = cut_short.remarks
    assert "others are left" in remark


# --- the kit's revision -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "installed", "severity"),
    [(None, 3, None), (3, 3, None), (2, 3, Severity.NOTE), (4, 3, Severity.WARNING)],
)
def test_other_revision_of_the_kit_is_reported(
    written: int | None, installed: int, severity: Severity | None
) -> None:
    """SYS902: an older one is worth a note, a newer one asks for an update."""
    kit = builders.kit_with({"code": "L2", "length": 2, "spaces": 2}, revision=installed)
    track = replace(builders.track_of("L2", kit=kit), kit_revision=written)
    found = list(OlderKit().check(CheckedCircuit(Circuit(track, kit))))
    assert [finding.severity for finding in found] == ([severity] if severity else [])
    assert all(("update" in f.message) == (severity is Severity.WARNING) for f in found)


def test_revision_of_the_kit_is_kept_in_the_file() -> None:
    track = replace(builders.track_of(OPEN), kit_revision=2)
    text = track_text(track)
    assert '"kit": "motograndprix",\n  "kit_revision": 2,' in text
    assert parse_track(text.encode(), "test.json", lambda _: builders.KIT) == track
    assert "kit_revision" not in track_text(builders.track_of(OPEN))


@pytest.mark.parametrize("revision", [0, -1, 1.5, "2"])
def test_revision_of_the_kit_counts_from_one(revision: object) -> None:
    with pytest.raises(InputError, match="kit_revision"):
        builders.track_of(OPEN, kit_revision=revision)
