"""Workflow commands of GitHub: each problem is annotated at the line of its piece."""

from collections.abc import Iterator

from trackwright.model.text.plain_text import visible
from trackwright.reports.problems.outcome import CheckedTrack, Outcome, shown_path
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Finding, Severity

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def github_of(outcome: Outcome) -> str:
    """One command per open problem and per unreadable track; approved problems are omitted."""
    return "".join(f"{line}\n" for line in _lines(outcome))


def _lines(outcome: Outcome) -> Iterator[str]:
    for track in outcome.tracks:
        for finding in track.report.open():
            yield _command(track, finding)
    for unreadable in outcome.unreadable:
        for problem in unreadable.problems:
            yield f"::error file={_property(unreadable.given)}::{_message(problem)}"


def _command(track: CheckedTrack, finding: Finding) -> str:
    file, line = _property(shown_path(track.path)), track.line_of(finding.pieces)
    title = _property(f"{finding.code} {find_check(finding.code).name}")
    command = _COMMANDS[finding.severity]
    return f"::{command} file={file},line={line},title={title}::{_message(finding.message)}"


def _message(text: str) -> str:
    """The characters that GitHub wants escaped; `visible` takes care of the rest."""
    text = visible(text, keep="\r\n")
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")
