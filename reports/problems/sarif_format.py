"""SARIF 2.1.0, the format in which checkers hand their results to other programs.

An approval becomes a suppression, a fix a change of lines in the track's file, and a check that
could not run a notification: silence never passes for "nothing found".
"""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any
from urllib.parse import quote

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import apply_all
from trackwright.model.files.track_files import track_text
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.plain_text import split_lines
from trackwright.reports.checks_page import address_of
from trackwright.reports.problems.outcome import CheckedTrack, Outcome, Unreadable, shown_path
from trackwright.validators.catalogue import all_checks, codes_of
from trackwright.validators.check import Check
from trackwright.validators.finding import Finding, Fix

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
Json = dict[str, Any]
MOST_LINES = 100_000
"""So many lines of tracks are compared for fixes: in a track of thousands of pieces, only the first
problems have fixes."""
MOST_COMPARED = 400
"""So many lines are compared one by one."""


def sarif_of(outcome: Outcome, tool_version: str) -> Json:
    """A log with one run."""
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [_run(outcome, tool_version)]}


def _run(outcome: Outcome, tool_version: str) -> Json:
    checks = all_checks()
    index = {check.code: i for i, check in enumerate(checks)}
    results: list[Json] = []
    for track in outcome.tracks:
        left = MOST_LINES // (track_text(track.circuit.track).count("\n") + 1)
        for finding in track.report.findings:
            fixes = finding.fixes[: max(0, left)]
            left -= len(fixes)
            results.append(_result(track, finding, fixes, index[finding.code]))
    driver = {
        "name": "trackwright",
        "semanticVersion": tool_version,
        "rules": [_rule(check) for check in checks],
    }
    return {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "invocations": [_invocation(outcome)],
        "results": results,
        "properties": {"askedFor": outcome.filters.in_words()},
    }


def _rule(check: Check) -> Json:
    return {
        "id": check.code,
        "name": check.name,
        "shortDescription": {"text": check.headline},
        "fullDescription": {"text": check.why},
        "help": {"text": f"{check.why}\n\n{check.fix}"},
        "defaultConfiguration": {"level": check.severity.value},
        "properties": {
            "codes": list(codes_of(check)),
            "kits": list(check.kits),
            "rules": list(check.rules),
            "page": address_of(check),
        },
    }


def _invocation(outcome: Outcome) -> Json:
    notifications = [*_blind(outcome.tracks), *map(_cannot_read, outcome.unreadable)]
    return {
        "executionSuccessful": not outcome.unreadable,
        "toolExecutionNotifications": notifications,
    }


def _blind(tracks: Sequence[CheckedTrack]) -> Iterator[Json]:
    for track in tracks:
        for skipped in track.report.not_checked:
            yield {
                "level": "note",
                "message": {"text": f"not checked: {skipped.why}"},
                "associatedRule": {"id": skipped.code},
                "locations": [{"physicalLocation": {"artifactLocation": _artifact(track.path)}}],
            }


def _cannot_read(unreadable: Unreadable) -> Json:
    text = "; ".join(unreadable.problems)
    return {"level": "error", "message": {"text": f"{unreadable.given}: {text}"}}


def _result(track: CheckedTrack, finding: Finding, offered: Sequence[Fix], rule: int) -> Json:
    region = {"startLine": track.line_of(finding.pieces)}
    location: Json = {
        "physicalLocation": {"artifactLocation": _artifact(track.path), "region": region}
    }
    if finding.pieces:
        location["logicalLocations"] = [_piece(track.circuit, id) for id in finding.pieces]
    result: Json = {
        "ruleId": finding.code,
        "ruleIndex": rule,
        "level": finding.severity.value,
        "message": {"text": finding.message},
        "locations": [location],
        "partialFingerprints": {"finding/v1": _identity(track, finding)},
        "properties": {
            "actual": finding.actual,
            "limit": finding.limit,
            "positions": list(finding.positions),
        },
    }
    if finding.approval:
        accepted = {"kind": "inSource", "status": "accepted"}
        result["suppressions"] = [{**accepted, "justification": finding.approval.reason}]
    if fixes := [change for fix in offered if (change := _change(track, fix))]:
        result["fixes"] = fixes
    return result


def _identity(track: CheckedTrack, finding: Finding) -> str:
    """What stays the same when the message is reworded: code, pieces, positions."""
    places = [*map(str, finding.pieces), "at", *map(str, finding.positions)]
    return " ".join([track.circuit.track.name, finding.code, *places])


def _piece(circuit: Circuit, id: int) -> Json:
    there = circuit.track.piece_locations
    code = f" {circuit.track.piece(id).piece}" if id in there else ""
    return {"name": str(id), "fullyQualifiedName": f"piece {id}{code}", "kind": "element"}


def _artifact(path: Path) -> Json:
    shown = shown_path(path)
    return {"uri": path.resolve().as_uri() if Path(shown).is_absolute() else _quoted(shown)}


def _quoted(path: str) -> str:
    """Bytes that are not UTF-8 stand in the path as surrogates."""
    return quote(path, errors="surrogateescape")


def _change(track: CheckedTrack, fix: Fix) -> Json | None:
    """The lines of the file that the fix would replace; None if it cannot be applied now."""
    try:
        mended = apply_all(fix.edits, track.circuit.track, track.circuit.kit)
    except EditRefused:
        return None
    before, after = (split_lines(text) for text in (track.text, track_text(mended)))
    replacements = list(_replacements(before, after))
    if not replacements:
        return None
    change = {"artifactLocation": _artifact(track.path), "replacements": replacements}
    return {
        "description": {"text": fix.title},
        "artifactChanges": [change],
        "properties": {"safe": fix.safe},
    }


def _replacements(before: list[str], after: list[str]) -> Iterator[Json]:
    """What differs between the first and the last line that differ: part by part if that is short,
    since comparing takes the square of the lines that are alike."""
    first = _alike(before, after)
    last = _alike(before[first:][::-1], after[first:][::-1])
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    if max(len(old), len(new)) <= MOST_COMPARED:
        changes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    else:
        changes = [("replace", 0, len(old), 0, len(new))]
    for what, start, end, from_, to in changes:
        if what != "equal":
            lines = {"startLine": first + start + 1, "endLine": first + end + 1}
            region = {**lines, "startColumn": 1, "endColumn": 1}
            yield {"deletedRegion": region, "insertedContent": {"text": "".join(new[from_:to])}}


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many of their first lines are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
