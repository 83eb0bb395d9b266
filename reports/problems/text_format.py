"""Problems as text. Colours only help the eye: every severity is also a word."""

import os
import textwrap
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TextIO

from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import counted
from trackwright.model.text.plain_text import visible
from trackwright.reports.problems.outcome import CheckedTrack, Outcome, place_of, shown_path
from trackwright.validators.catalogue import find_check
from trackwright.validators.check import Check
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.report import NotChecked

_WIDTH = 96
_RESET = "\x1b[0m"
_COLOURS = {Severity.ERROR: "\x1b[1;31m", Severity.WARNING: "\x1b[33m", Severity.NOTE: "\x1b[36m"}
_BOLD = "\x1b[1m"


def wants_colour(stream: TextIO) -> bool:
    """Only on a terminal, and not where https://no-color.org or a plain terminal forbids it."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream.isatty() and not plain


class _Coloured(str):
    """A line that holds nothing to escape except its own colour codes."""

    __slots__ = ()


def text_of(outcome: Outcome, verbose: bool = False, colour: bool = False) -> str:
    """The whole outcome; `verbose` adds why each problem matters and how to fix it. Apart from
    colours it is plain text: see `trackwright.cli.shared.streams.send`."""
    writer = _Writer(verbose, colour)
    lines: list[str] = []
    for track in outcome.tracks:
        lines += [*writer.track(track), ""]
    for unreadable in outcome.unreadable:
        lines += [writer.strong(f"{unreadable.given}: could not be read"), ""]
    lines += _summary(outcome)
    plain = (line if isinstance(line, _Coloured) else visible(line) for line in lines)
    return "".join(f"{line}\n" for line in plain)


def _summary(outcome: Outcome) -> Iterator[str]:
    counts = outcome.counts()
    found = ", ".join(counted(counts[severity], severity) for severity in Severity)
    blind = sum(len(track.report.not_checked) for track in outcome.tracks)
    line = f"{found} in {counted(len(outcome.tracks), 'track')}"
    line += f"; {counts['waived']} approved" if counts["waived"] else ""
    line += f"; {counted(blind, 'check')} could not run" if blind else ""
    line += f"; {counted(len(outcome.unreadable), 'track')} unreadable" * bool(outcome.unreadable)
    yield line
    if words := outcome.filters.in_words():
        yield f"filters: {'; '.join(words)}"


class _Writer:
    def __init__(self, verbose: bool, colour: bool) -> None:
        self.verbose = verbose
        self.colour = colour

    def strong(self, text: str) -> str:
        return self._coloured(_BOLD, text)

    def _coloured(self, colour: str, text: str, indent: str = "") -> str:
        if not self.colour:
            return f"{indent}{text}"
        return _Coloured(f"{indent}{colour}{visible(text)}{_RESET}")

    def track(self, checked: CheckedTrack) -> Iterator[str]:
        track, report = checked.circuit.track, checked.report
        yield self.strong(f"{track.name} ({shown_path(checked.path)})")
        for title in checked.fixed:
            yield f"  fixed: {title}"
        for remark in checked.remarks:
            yield from _wrapped("to know", remark, 2)
        order = list(Severity)
        found = sorted(report.open(), key=lambda f: (order.index(f.severity), f.code))
        if not found:
            yield "  no problems found"
        for severity, of_severity in groupby(found, key=lambda finding: finding.severity):
            yield self._severity(severity)
            for code, findings in groupby(of_severity, key=lambda finding: finding.code):
                yield from self._findings(find_check(code), findings, checked.circuit)
        for finding in report.approved:
            reason = finding.approval.reason if finding.approval else ""
            yield from _wrapped(f"approved {_head(find_check(finding.code))}", finding.message, 2)
            yield from _wrapped("accepted", reason, 4)
        yield from self._not_checked(report.not_checked)

    def _not_checked(self, skipped: Iterable[NotChecked]) -> Iterator[str]:
        by_reason: dict[str, list[str]] = {}
        for one in skipped:
            check = find_check(one.code)
            by_reason.setdefault(one.why, []).append(f"{check.code} {check.name}")
        for why, checks in by_reason.items():
            yield from _wrapped(f"not checked, {why}", ", ".join(checks), 2)

    def _severity(self, severity: Severity) -> str:
        return self._coloured(_COLOURS[severity], f"{severity}s", indent="  ")

    def _findings(
        self, check: Check, findings: Iterable[Finding], circuit: Circuit
    ) -> Iterator[str]:
        yield f"    {_head(check)}"
        for finding in findings:
            place = place_of(finding, circuit)
            message = f"{finding.message} [{place}]" if place else finding.message
            yield from _wrapped("-", message, 6)
            for fix in finding.fixes:
                yield f"        fix available{'' if fix.safe else ' (unsafe)'}: {fix.title}"
        if self.verbose:
            yield from _wrapped("why:", check.why, 6)
            yield from _wrapped("fix:", check.fix, 6)


def _head(check: Check) -> str:
    return f"{check.code} {check.name}" + (f" ({check.alias})" if check.alias else "")


def _wrapped(head: str, text: str, indent: int) -> list[str]:
    first = " " * indent + head + (" " if head == "-" or head.endswith(":") else ": ")
    later = " " * (indent + 2)
    return textwrap.wrap(
        visible(text), _WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False
    )
