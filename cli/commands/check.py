"""Check tracks: show what is wrong, why it matters, and how to fix it.

Exit code: 0 = no errors; 1 = errors (with --strict, also warnings; notes never count), or --diff
would change something; 2 = something could not be read or done. Approved problems never count.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import (
    COULD_NOT_RUN,
    FINDINGS,
    FINE,
    TRACK_HELP,
    ignore_broken_pipe,
    json_text,
    warn,
)
from trackwright.cli.shared.progress import waiting_for_somebody
from trackwright.cli.shared.streams import send

if TYPE_CHECKING:
    from trackwright.reports.problems.outcome import CheckedTrack, Filters, Outcome
    from trackwright.validators.report import Checker

FORMATS = ("text", "json", "sarif", "github")
SEVERITIES = ("error", "warning", "note")
POLL_SECONDS = 0.5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tracks", metavar="TRACK", nargs="+", help=TRACK_HELP)
    filters = parser.add_argument_group("filters")
    filters.add_argument(
        "--rules", metavar="R", help="also check whether it can be raced under this ruleset"
    )
    codes = "codes, aliases, names or families (GEO), separated by commas"
    filters.add_argument("--only", metavar="CODE,...", default="", help=f"run only these {codes}")
    filters.add_argument("--ignore", metavar="CODE,...", default="", help="skip these")
    filters.add_argument(
        "--severity", choices=SEVERITIES, default="note", help="minimum severity to show"
    )
    filters.add_argument("--strict", action="store_true", help="exit with 1 for warnings, too")
    fixes = parser.add_argument_group("fixes")
    fixes.add_argument(
        "--fix", action="store_true", help="apply safe fixes and save (keeps a backup)"
    )
    fixes.add_argument(
        "--unsafe-fixes",
        action="store_true",
        help="with --fix: also apply fixes that change the shape",
    )
    fixes.add_argument(
        "--diff", action="store_true", help="show what --fix would change without saving"
    )
    output = parser.add_argument_group("output options")
    output.add_argument("--format", choices=FORMATS, default="text")
    output.add_argument(
        "--json", action="store_const", const="json", dest="format", help="same as --format json"
    )
    output.add_argument(
        "-v",
        "--verbose",
        action="store_true",
        help="show why each problem matters and how to fix it",
    )
    output.add_argument("--watch", action="store_true", help="check again whenever a file changes")


def run(arguments: argparse.Namespace) -> int:
    job = job_of(arguments)
    if job.watched:
        with waiting_for_somebody():
            return watch(job, lambda: time.sleep(POLL_SECONDS))
    return check_once(job)


@dataclass(frozen=True)
class Job:
    """One `check` command, arguments parsed; each track's checker is reused between rounds."""

    tracks: tuple[str, ...]
    filters: "Filters"
    checkers: "tuple[Checker, ...]"
    format: str = "text"
    verbose: bool = False
    fix: bool = False
    unsafe: bool = False
    diff: bool = False
    watched: bool = False

    @property
    def applies_fixes(self) -> bool:
        return self.fix or self.diff


def job_of(arguments: argparse.Namespace) -> Job:
    """The job, or an error that says which arguments cannot be combined."""
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.problems.outcome import Filters
    from trackwright.validators.finding import Severity

    if arguments.watch and (arguments.fix or arguments.diff):
        raise TrackwrightError("--watch cannot be combined with --fix or --diff")
    if arguments.diff and arguments.format != "text":
        raise TrackwrightError(
            f"--diff prints text: it cannot be combined with --format {arguments.format}"
        )
    if arguments.unsafe_fixes and not (arguments.fix or arguments.diff):
        raise TrackwrightError("--unsafe-fixes needs --fix or --diff")
    filters = Filters(
        arguments.rules,
        _words(arguments.only),
        _words(arguments.ignore),
        Severity(arguments.severity),
        arguments.strict,
    )
    tracks = tuple(dict.fromkeys(arguments.tracks))
    return Job(
        tracks=tracks,
        filters=filters,
        checkers=tuple(filters.checker() for _ in tracks),
        format=arguments.format,
        verbose=arguments.verbose,
        fix=arguments.fix,
        unsafe=arguments.unsafe_fixes,
        diff=arguments.diff,
        watched=arguments.watch,
    )


def _words(listed: str) -> tuple[str, ...]:
    return tuple(word.strip().upper() for word in listed.split(",") if word.strip())


def check_once(job: Job) -> int:
    """Check all tracks, print the outcome, return the exit code."""
    outcome, changes, all_saved = outcome_of(job)
    # GitHub scans stderr for workflow commands, too, and a file name may look like one.
    for unreadable in outcome.unreadable if job.format != "github" else ():
        for problem in unreadable.problems:
            warn(f"{unreadable.given}: {problem}")
    with nullcontext() if job.watched else ignore_broken_pipe():
        if job.diff:
            sys.stdout.write("".join(changes))
        else:
            _print(job, outcome)
    if outcome.unreadable or not all_saved:
        return COULD_NOT_RUN
    return FINDINGS if outcome.has_findings or any(changes) else FINE


def outcome_of(job: Job) -> "tuple[Outcome, list[str], bool]":
    """The problems, the diff if --diff asks for one, and whether everything was saved."""
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.problems.outcome import Outcome, Unreadable

    checked, unreadable, changes, unsaved = [], [], [], 0
    for given, checker in zip(job.tracks, job.checkers, strict=True):
        try:
            track = _read(given)
        except TrackwrightError as error:
            unreadable.append(Unreadable.because(given, error))
            continue
        fixed = _fixed(job, track, checker) if job.applies_fixes else None
        if fixed is not None and job.diff:
            changes.append(_diff(track, fixed))
        elif fixed is not None:
            try:
                _save(fixed)
            except TrackwrightError as error:
                print(error, file=sys.stderr)
                fixed, unsaved = None, unsaved + 1
        checked.append(fixed or _checked(job, track, checker))
    return Outcome(job.filters, checked, unreadable), changes, not unsaved


def _read(given: str) -> "CheckedTrack":
    """The track with its text, not yet checked."""
    from trackwright.model.circuit import Circuit
    from trackwright.model.files import library
    from trackwright.model.files.track_files import parse_track, read_bytes
    from trackwright.reports.problems.outcome import CheckedTrack
    from trackwright.validators.report import Report

    path = library.find_track(given)
    data = read_bytes(path)
    track = parse_track(data, given, library.kit)
    circuit = Circuit(track, library.kit(track.kit))
    text = data.decode("utf-8-sig")
    return CheckedTrack(given, path, text, circuit, Report("", None, (), ()))


def _checked(job: Job, track: "CheckedTrack", checker: "Checker") -> "CheckedTrack":
    from dataclasses import replace

    return replace(track, report=job.filters.narrowed(checker.check(track.circuit)))


def _fixed(job: Job, track: "CheckedTrack", checker: "Checker") -> "CheckedTrack | None":
    """The track after applying fixes; None if there is nothing to fix."""
    from dataclasses import replace

    from trackwright.model.files.track_files import track_text
    from trackwright.validators.fixing import apply_fixes

    mended = apply_fixes(track.circuit, checker, unsafe=job.unsafe, wanted=job.filters.wants)
    if not mended.applied:
        return None
    return replace(
        track,
        circuit=mended.circuit,
        text=track_text(mended.circuit.track),
        report=job.filters.narrowed(mended.report),
        fixed=mended.applied,
        remarks=mended.remarks,
    )


def _save(track: "CheckedTrack") -> None:
    from trackwright.model.files.library import is_shipped
    from trackwright.model.files.track_files import save_track
    from trackwright.model.text.errors import TrackwrightError

    if is_shipped(track.path):
        raise TrackwrightError(
            f"{track.argument}: not saved: it comes with Trackwright; "
            f"copy {track.path.resolve()} and fix the copy"
        )
    save_track(track.circuit.track, track.path)


def _diff(before: "CheckedTrack", after: "CheckedTrack") -> str:
    from difflib import unified_diff

    from trackwright.model.text.plain_text import split_lines, visible
    from trackwright.reports.problems.outcome import shown_path

    name = visible(shown_path(before.path))
    lines = split_lines(before.text), split_lines(after.text)
    return "".join(unified_diff(*lines, f"{name} (before)", f"{name} (fixed)"))


def _print(job: Job, outcome: "Outcome") -> None:
    """Print the outcome in the chosen format."""
    if job.format == "text":
        from trackwright.reports.problems.text_format import text_of, wants_colour

        send(sys.stdout, text_of(outcome, job.verbose, wants_colour(sys.stdout)))
    else:
        sys.stdout.write(_for_programs(job, outcome))


def _for_programs(job: Job, outcome: "Outcome") -> str:
    from importlib.metadata import version

    if job.format == "github":
        from trackwright.reports.problems.github_format import github_of

        return github_of(outcome)
    if job.format == "sarif":
        from trackwright.reports.problems.sarif_format import sarif_of

        return json_text(sarif_of(outcome, version("trackwright")))
    from trackwright.reports.problems.json_format import json_of

    return json_text(json_of(outcome, version("trackwright")))


# --- watching -----------------------------------------------------------------------------------


def watch(job: Job, wait: Callable[[], None]) -> int:
    """Check now and after every file change, until interrupted."""
    code, seen = FINE, None
    print("watching for changes; press Ctrl-C to stop", file=sys.stderr)
    try:
        while True:
            now = _stamps(job.tracks)
            if now != seen:
                seen = now
                code = check_once(job)
                sys.stdout.flush()
            wait()
    except KeyboardInterrupt:
        return min(code, FINDINGS)


def _stamps(tracks: Iterable[str]) -> Sequence[tuple[int, int] | None]:
    """When each file last changed, and its size; None if it does not exist."""
    from trackwright.model.files.library import find_track
    from trackwright.model.text.errors import TrackwrightError

    stamps: list[tuple[int, int] | None] = []
    for given in tracks:
        try:
            status = find_track(given).stat()
        except (OSError, ValueError, TrackwrightError):
            stamps.append(None)
        else:
            stamps.append((status.st_mtime_ns, status.st_size))
    return stamps
