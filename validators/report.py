"""Running the checks over a circuit: findings, what was waived, what could not be checked.

A `Checker` remembers the last circuit: a check whose inputs did not change is not run again.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from model.circuit import Circuit
from model.track import Track, Waiver
from validators.catalogue import all_checks, codes_of, find_check
from validators.check import Check, Subject
from validators.finding import Finding, Severity

UNUSED_WAIVER = "SYS901"


@dataclass(frozen=True)
class NotChecked:
    """A check that could not look, and why."""

    code: str
    why: str


@dataclass(frozen=True)
class Report:
    """The outcome of all checks on one circuit."""

    hash: str
    rules: str | None
    findings: tuple[Finding, ...]
    not_checked: tuple[NotChecked, ...]

    def open(self, *severities: Severity) -> tuple[Finding, ...]:
        """Findings that nobody waived, of these severities (all if none is named)."""
        wanted = severities or tuple(Severity)
        return tuple(f for f in self.findings if f.waiver is None and f.severity in wanted)

    @property
    def waived(self) -> tuple[Finding, ...]:
        return tuple(f for f in self.findings if f.waiver is not None)

    def counts(self) -> dict[str, int]:
        """Severity -> open findings; and how many are waived."""
        count = Counter(finding.severity.value for finding in self.open())
        return {**{s.value: count[s.value] for s in Severity}, "waived": len(self.waived)}

    def as_json(self) -> dict[str, Any]:
        """The report for programs."""
        return {
            "graph_hash": self.hash,
            "rules": self.rules,
            "counts": self.counts(),
            "findings": [finding.as_json() for finding in self.findings],
            "not_checked": [{"code": n.code, "why": n.why} for n in self.not_checked],
        }


@dataclass(frozen=True, slots=True)
class _Outcome:
    inputs: tuple[object, ...]
    findings: tuple[Finding, ...]
    not_checked: str | None


class Checker:
    """Checks one circuit after the other, each time only what may have changed."""

    def __init__(self, rules: str | None = None, only: Iterable[str] = ()) -> None:
        chosen = {find_check(code).code for code in only}
        self.rules = rules
        self.checks = tuple(
            check
            for check in all_checks()
            if check.code != UNUSED_WAIVER
            and (not chosen or check.code in chosen)
            and (not check.rules or rules in check.rules)
        )
        self._last: dict[str, _Outcome] = {}
        self._subject: Subject | None = None

    def check(self, circuit: Circuit) -> Report:
        """The report on this circuit."""
        subject = Subject(circuit, self._subject)
        if self._subject is not None:
            self._subject.before = None  # one step back is enough
            if self._subject.kit is not circuit.kit:
                self._last.clear()
        self._subject = subject
        findings: list[Finding] = []
        not_checked: list[NotChecked] = []
        for check in self.checks:
            if check.kits and circuit.kit.id not in check.kits:
                continue
            outcome = self._outcome(check, subject)
            findings.extend(outcome.findings)
            if outcome.not_checked:
                not_checked.append(NotChecked(check.code, outcome.not_checked))
        return Report(
            circuit.hash, self.rules, tuple(_waived(findings, circuit.track)), tuple(not_checked)
        )

    def _outcome(self, check: Check, subject: Subject) -> _Outcome:
        inputs = tuple(getattr(subject.track, key) for key in sorted(check.reads))
        last = self._last.get(check.code)
        if last is not None and last.inputs == inputs:
            return last
        why_not = check.not_checked(subject)
        findings = () if why_not else tuple(check.check(subject))
        outcome = self._last[check.code] = _Outcome(inputs, findings, why_not)
        return outcome


def check_circuit(circuit: Circuit, rules: str | None = None, only: Iterable[str] = ()) -> Report:
    """All checks, once."""
    return Checker(rules, only).check(circuit)


def _waived(findings: list[Finding], track: Track) -> list[Finding]:
    """The findings with their waivers, and those for waivers that nothing needs any more."""
    by_place = {(code, w.pieces): w for w in track.waivers for code in _codes(w)}
    marked = [replace(f, waiver=by_place.get((f.code, f.pieces))) for f in findings]
    used = {id(finding.waiver) for finding in marked if finding.waiver}
    unused = [waiver for waiver in track.waivers if id(waiver) not in used]
    return [*marked, *(_unused(waiver) for waiver in unused)]


def _codes(waiver: Waiver) -> tuple[str, ...]:
    """A waiver may name its finding by code or alias."""
    return next((codes_of(c) for c in all_checks() if waiver.code in codes_of(c)), (waiver.code,))


def _unused(waiver: Waiver) -> Finding:
    check = find_check(UNUSED_WAIVER)
    pieces = f" at pieces {', '.join(map(str, waiver.pieces))}" if waiver.pieces else ""
    message = f"nothing to waive: {waiver.code}{pieces} is not found any more ({waiver.reason})"
    return check.found(message, pieces=waiver.pieces)
