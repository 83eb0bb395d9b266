"""Fixes a track: applies the fixes of its problems one by one until none is left."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Edit, apply_all
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message
from trackwright.validators.finding import Finding, Fix
from trackwright.validators.report import Checker, Report

MOST_FIXES = 200
"""Fixes in one go: a limit in case two fixes keep undoing each other in new places."""

Tried = tuple[str, tuple[int, ...], tuple[int, ...], str]


@dataclass(frozen=True)
class FixedCircuit:
    """The circuit after the fixes, its remaining problems, and the fixes applied."""

    circuit: Circuit
    report: Report
    applied: tuple[str, ...]
    edits: tuple[Edit, ...] = ()
    """All edits that the fixes made, in order."""
    remarks: tuple[Message, ...] = ()
    """What to know about the fixes."""


def apply_fixes(
    circuit: Circuit,
    checker: Checker,
    *,
    unsafe: bool = False,
    wanted: Callable[[Finding], bool] = lambda finding: True,
) -> FixedCircuit:
    """Apply the fixes of open problems that are `wanted`; unsafe ones only if allowed.

    Every fix of a problem is tried once, so that two that undo each other do not loop.
    """
    done = FixedCircuit(circuit, checker.check(circuit), ())
    tried: set[Tried] = set()
    while len(done.applied) < MOST_FIXES:
        step = _next_step(done.circuit, filter(wanted, done.report.open()), unsafe, tried)
        if step is None:
            break
        done = _after(done, checker, *step)
    return done


def _after(
    done: FixedCircuit, checker: Checker, edited: Circuit, code: str, fix: Fix
) -> FixedCircuit:
    remark = fix.remark(done.circuit) if fix.remark is not None else None
    return FixedCircuit(
        edited,
        checker.check(edited),
        (*done.applied, f"{code} {fix.title}"),
        (*done.edits, *fix.edits),
        (*done.remarks, *([] if remark is None else [remark])),
    )


def _next_step(
    circuit: Circuit, findings: Iterable[Finding], unsafe: bool, tried: set[Tried]
) -> tuple[Circuit, str, Fix] | None:
    for finding, fix in _fixes(findings, unsafe):
        mark = (finding.code, finding.pieces, finding.positions, fix.title)
        if mark in tried:
            continue
        tried.add(mark)
        edited = _apply(circuit, fix)
        if edited is not None:
            return edited, finding.code, fix
    return None


def _fixes(findings: Iterable[Finding], unsafe: bool) -> Iterator[tuple[Finding, Fix]]:
    for finding in findings:
        for fix in finding.fixes:
            if fix.safe or unsafe:
                yield finding, fix


def _apply(circuit: Circuit, fix: Fix) -> Circuit | None:
    """The circuit with the fix; None if it is refused or changes nothing."""
    try:
        track = apply_all(fix.edits, circuit.track, circuit.kit)
    except EditRefused:
        return None
    return None if track == circuit.track else Circuit(track, circuit.kit)
