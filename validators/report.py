"""Running the checks on a circuit: problems, approvals, and what could not be checked.

A `Checker` remembers the last circuit: a check whose inputs have not changed is not run again.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from trackwright.model.circuit import Circuit, gc_paused
from trackwright.model.edit.edits import WithdrawApproval
from trackwright.model.layout.track import Approval, Track
from trackwright.model.text.messages import Message, joined
from trackwright.model.text.progress import Progress
from trackwright.validators.catalogue import all_checks, codes_of, find_check
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.finding import Finding, Fix, Severity

UNUSED_APPROVAL = "SYS901"


@dataclass(frozen=True)
class NotChecked:
    """A check that could not be made, and why."""

    code: str
    why: Message


@dataclass(frozen=True)
class Report:
    """The results of all checks on one circuit."""

    stamp: Circuit | str = field(repr=False, compare=False)
    rules: str | None
    findings: tuple[Finding, ...]
    not_checked: tuple[NotChecked, ...]
    approvals: tuple[Approval, ...] = ()

    @property
    def hash(self) -> str:
        """The circuit's graph hash, computed on request: it costs more than the checks."""
        return self.stamp if isinstance(self.stamp, str) else self.stamp.hash

    def open(self, *severities: Severity) -> tuple[Finding, ...]:
        """Problems that are not approved, of these severities (all if none is given)."""
        wanted = severities or tuple(Severity)
        return tuple(f for f in self.findings if f.approval is None and f.severity in wanted)

    @property
    def approved(self) -> tuple[Finding, ...]:
        return tuple(f for f in self.findings if f.approval is not None)

    def narrowed(self, wanted: Callable[[Finding], bool], codes: Container[str]) -> "Report":
        """The report with only the wanted problems, and the skipped checks among these codes."""
        return replace(
            self,
            findings=tuple(filter(wanted, self.findings)),
            not_checked=tuple(skipped for skipped in self.not_checked if skipped.code in codes),
        )

    def counts(self) -> dict[str, int]:
        """Severity -> number of open problems; and the number of approved ones."""
        count = Counter(finding.severity.value for finding in self.open())
        return {**{s.value: count[s.value] for s in Severity}, "waived": len(self.approved)}

    def as_json(self) -> dict[str, Any]:
        """The report for programs."""
        return {
            "graph_hash": self.hash,
            "rules": self.rules,
            "counts": self.counts(),
            "findings": [finding.as_json() for finding in self.findings],
            "not_checked": [{"code": n.code, "why": n.why} for n in self.not_checked],
            "waivers": [self._waiver_json(waiver) for waiver in self.approvals],
        }

    def _waiver_json(self, waiver: Approval) -> dict[str, Any]:
        return {
            "code": waiver.code,
            "pieces": list(waiver.pieces),
            "reason": waiver.reason,
            "findings": sum(f.approval == waiver for f in self.findings),
        }


@dataclass(frozen=True, slots=True)
class _Outcome:
    findings: tuple[Finding, ...]
    not_checked: Message | None


class Checker:
    """Checks one circuit after the other, each time only what may have changed."""

    def __init__(self, rules: str | None = None, only: Iterable[str] = ()) -> None:
        chosen = {find_check(code).code for code in only}
        self.rules = rules
        self._reports_unused = not chosen or UNUSED_APPROVAL in chosen
        self.checks = tuple(
            check
            for check in all_checks()
            if check.code != UNUSED_APPROVAL
            and (not chosen or check.code in chosen)
            and (not check.rules or rules in check.rules)
        )
        self._keys = frozenset[str]().union(*[check.reads for check in self.checks])
        self._last: dict[str, _Outcome] = {}
        self._subject: CheckedCircuit | None = None

    def check(self, circuit: Circuit, progress: Progress | None = None) -> Report:
        """The report on this circuit; `progress` can cancel the checks that race."""
        with gc_paused():
            return self._check(circuit, progress)

    def _check(self, circuit: Circuit, progress: Progress | None) -> Report:
        unchanged = self._unchanged(circuit)
        self._subject = subject = CheckedCircuit(circuit, self._subject, progress)
        last, self._last = self._last, {}
        for check in self.checks:
            if check.kits and circuit.kit.id not in check.kits:
                continue
            known = last.get(check.code) if check.reads <= unchanged else None
            self._last[check.code] = known or _outcome(check, subject)
        findings = [finding for outcome in self._last.values() for finding in outcome.findings]
        not_checked = tuple(
            [NotChecked(code, o.not_checked) for code, o in self._last.items() if o.not_checked]
        )
        waived = _without_repeats(_with_approvals(findings, circuit.track))
        if self._reports_unused and circuit.track.waivers:
            waived.extend(self._unused(waived, circuit, {skipped.code for skipped in not_checked}))
        return Report(circuit, self.rules, tuple(waived), not_checked, circuit.track.waivers)

    def _unchanged(self, circuit: Circuit) -> frozenset[str]:
        """The keys whose values are the same as in the last circuit."""
        if self._subject is None or self._subject.kit is not circuit.kit:
            return frozenset()
        now, then = circuit.track, self._subject.track
        return frozenset([key for key in self._keys if _read(now, key) == _read(then, key)])

    def _unused(
        self, findings: list[Finding], circuit: Circuit, blind: set[str]
    ) -> Iterator[Finding]:
        """The approvals without a matching problem, though their check was made (or is unknown)."""
        used = {_place(finding.code, finding.pieces) for finding in findings if finding.approval}
        left_out = {check.code for check in all_checks()} - {check.code for check in self.checks}
        other_kit = {c.code for c in self.checks if c.kits and circuit.kit.id not in c.kits}
        silent = (left_out - {UNUSED_APPROVAL}) | other_kit | blind
        for waiver in circuit.track.waivers:
            code = _code(waiver)
            if code not in silent and _place(code, waiver.pieces) not in used:
                yield _unused(waiver)


def _read(track: Track, key: str) -> object:
    """The value that a check depends on: a key of the track, or "obstacles" for some markers."""
    if key == "obstacles":
        return [marker for marker in track.markers if marker.obstacle]
    return getattr(track, key)


def _outcome(check: Check, subject: CheckedCircuit) -> _Outcome:
    why_not = check.why_not_checked(subject)
    return _Outcome(() if why_not else tuple(check.check(subject)), why_not)


def check_circuit(
    circuit: Circuit,
    rules: str | None = None,
    only: Iterable[str] = (),
    progress: Progress | None = None,
) -> Report:
    """Run all checks once."""
    return Checker(rules, only).check(circuit, progress)


def race_blockers(circuit: Circuit, rules: str) -> tuple[Finding, ...]:
    """The errors that prevent racing the circuit under a ruleset: those added by `--rules`."""
    codes = [check.code for check in all_checks() if rules in check.rules]
    if not codes:
        return ()
    return check_circuit(circuit, rules, codes).open(Severity.ERROR)


def _with_approvals(findings: list[Finding], track: Track) -> list[Finding]:
    """The problems with their approvals: same check, same pieces."""
    if not track.waivers:
        return findings
    by_place = {_place(_code(waiver), waiver.pieces): waiver for waiver in track.waivers}
    return [replace(f, approval=by_place.get(_place(f.code, f.pieces))) for f in findings]


def _without_repeats(findings: list[Finding]) -> list[Finding]:
    """Leaves out what an open problem of another check says of the same pieces."""
    pieces: dict[str, set[int]] = {}
    for finding in findings:
        if finding.approval is None:
            pieces.setdefault(finding.code, set()).update(finding.pieces)
    return [f for f in findings if not _is_covered(f, pieces)]


def _is_covered(finding: Finding, pieces: Mapping[str, set[int]]) -> bool:
    by = find_check(finding.code).covered_by
    covered = pieces.get(by, set()) if by else set()
    return bool(finding.pieces) and covered.issuperset(finding.pieces)


def _place(code: str, pieces: Iterable[int]) -> tuple[str, frozenset[int]]:
    return code, frozenset(pieces)


def _code(waiver: Approval) -> str:
    """The check's code; an approval may give it as code or alias."""
    return next((c.code for c in all_checks() if waiver.code in codes_of(c)), waiver.code)


def _unused(waiver: Approval) -> Finding:
    check = find_check(UNUSED_APPROVAL)
    message = _unused_message(waiver)
    back = Fix(
        Message("Withdraw the approval"), (WithdrawApproval(waiver.code, waiver.pieces),), safe=True
    )
    return check.finding(message, pieces=waiver.pieces, fixes=[back])


def _unused_message(waiver: Approval) -> Message:
    pieces = joined(waiver.pieces)
    parts = {"code": waiver.code, "reason": waiver.reason, "pieces": pieces}
    if not waiver.pieces:
        return Message("unused approval: {code} no longer occurs ({reason})", **parts)
    if len(waiver.pieces) == 1:
        return Message(
            "unused approval: {code} no longer occurs at piece {pieces} ({reason})", **parts
        )
    return Message(
        "unused approval: {code} no longer occurs at pieces {pieces} ({reason})", **parts
    )
