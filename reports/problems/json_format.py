"""The outcome as JSON for programs, version 1."""

from typing import Any

from trackwright.reports.problems.outcome import CheckedTrack, Outcome, shown_path
from trackwright.validators.catalogue import find_check

VERSION = 1


def json_of(outcome: Outcome, tool_version: str) -> dict[str, Any]:
    """Tool, filters, counts, the checks that found something, and a report per track."""
    filters = outcome.filters
    codes = sorted({f.code for track in outcome.tracks for f in track.report.findings})
    return {
        "version": VERSION,
        "tool": {"name": "trackwright", "version": tool_version},
        "filters": {
            "rules": filters.rules,
            "only": list(filters.only),
            "ignore": list(filters.ignore),
            "severity": filters.severity.value,
            "strict": filters.strict,
        },
        "counts": outcome.counts(),
        "checks": {code: _check(code) for code in codes},
        "tracks": [_track(track) for track in outcome.tracks],
        "unreadable": [
            {"track": unreadable.given, "problems": list(unreadable.problems)}
            for unreadable in outcome.unreadable
        ],
    }


def _check(code: str) -> dict[str, Any]:
    check = find_check(code)
    return {
        "name": check.name,
        "alias": check.alias,
        "headline": check.headline,
        "why": check.why,
        "fix": check.fix,
    }


def _track(checked: CheckedTrack) -> dict[str, Any]:
    return {
        "track": checked.argument,
        "file": shown_path(checked.path),
        "name": checked.circuit.track.name,
        "mended": list(checked.fixed),
        **checked.report.as_json(),
    }
