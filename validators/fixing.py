"""Fixes a track: applies the fixes of its problems one by one until none is left."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import (
    AddMarker,
    Edit,
    RemoveMarker,
    RemoveMarkers,
    SetLine,
    apply_all,
)
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message
from trackwright.validators.finding import Finding, Fix
from trackwright.validators.report import Checker, Report

MOST_FIXES = 200
"""Fixes in one go: a limit in case two fixes keep undoing each other in new places."""

MANY_PIECES = 500
"""One fix at once for every so many pieces."""
LOCAL = (AddMarker, RemoveMarker, RemoveMarkers, SetLine)
"""Edits that change nothing but what is marked on their pieces."""

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
    left = MOST_FIXES
    while steps := _next_steps(
        done.circuit, filter(wanted, done.report.open()), unsafe, tried, left
    ):
        if not left:
            more = Message("{n} fixes were applied; others are left: fix again", n=MOST_FIXES)
            return replace(done, remarks=(*done.remarks, more))
        done = _after(done, checker, steps)
        left -= len(steps)
    return done


class _Step(NamedTuple):
    """A fix, and the circuit with it."""

    circuit: Circuit
    finding: Finding
    fix: Fix


def _after(done: FixedCircuit, checker: Checker, steps: Sequence[_Step]) -> FixedCircuit:
    edited = steps[-1].circuit
    remarks = (step.fix.remark(done.circuit) for step in steps if step.fix.remark is not None)
    return FixedCircuit(
        edited,
        checker.check(edited),
        (*done.applied, *(f"{step.finding.code} {step.fix.title}" for step in steps)),
        (*done.edits, *(edit for step in steps for edit in step.fix.edits)),
        (*done.remarks, *(remark for remark in remarks if remark is not None)),
    )


def _next_steps(
    circuit: Circuit, findings: Iterable[Finding], unsafe: bool, tried: set[Tried], left: int
) -> list[_Step]:
    """The next fix. Of a large circuit several that are alike, each of other pieces: a check of the
    whole circuit after each would take long."""
    at_once = min(left, len(circuit.track.piece_locations) // MANY_PIECES)
    steps: list[_Step] = []
    concerned: set[int] = set()
    for finding, fix in _fixes(findings, unsafe):
        if steps and not _are_alike(steps[0], finding, fix):
            continue
        if not concerned.isdisjoint(finding.pieces):
            continue
        mark = (finding.code, finding.pieces, finding.positions, fix.title)
        if mark in tried:
            continue
        tried.add(mark)
        edited = _apply(circuit, fix)
        if edited is None:
            continue
        circuit = edited
        steps.append(_Step(edited, finding, fix))
        concerned.update(finding.pieces)
        if len(steps) >= at_once or not _is_local(finding, fix):
            break
    return steps


def _are_alike(step: _Step, finding: Finding, fix: Fix) -> bool:
    return (
        step.finding.code == finding.code
        and step.fix.title.form == fix.title.form
        and _is_local(finding, fix)
    )


def _is_local(finding: Finding, fix: Fix) -> bool:
    """Does it only change what is marked on the pieces of its problem?"""
    return bool(finding.pieces) and all(isinstance(edit, LOCAL) for edit in fix.edits)


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
