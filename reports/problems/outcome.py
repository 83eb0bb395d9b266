"""What `check` found on all its tracks: the data that every format is written from."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import InputError, TrackwrightError
from trackwright.model.text.plain_text import split_lines
from trackwright.validators.catalogue import FAMILIES, all_checks, check_named
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable import known_ruleset
from trackwright.validators.report import UNUSED_APPROVAL, Checker, Report


@dataclass(frozen=True)
class Filters:
    """What was checked and what was filtered out: a short report must not look like a clean one.

    `only` and `ignore` are codes, aliases, names or families of checks. Words that are none, and
    unknown rulesets, are a TrackwrightError.
    """

    rules: str | None = None
    only: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    severity: Severity = Severity.NOTE
    strict: bool = False

    def __post_init__(self) -> None:
        if self.rules is not None:
            known_ruleset(self.rules)
        _ = self.codes

    @cached_property
    def codes(self) -> frozenset[str]:
        """The checks whose problems are wanted."""
        return frozenset(codes_named(self.only) or _all_codes()) - set(codes_named(self.ignore))

    def checker(self) -> Checker:
        """What runs these checks."""
        only = codes_named(self.only)
        # Whether a waiver is used shows only when the check that it is for has looked.
        return Checker(self.rules, () if UNUSED_APPROVAL in only else only)

    def wants(self, finding: Finding) -> bool:
        """Is the problem from a selected check, and severe enough?"""
        severities = list(Severity)
        is_severe = severities.index(finding.severity) <= severities.index(self.severity)
        return finding.code in self.codes and is_severe

    def narrowed(self, report: Report) -> Report:
        return report.narrowed(self.wants, self.codes)

    def in_words(self) -> list[str]:
        words = [f"rules {self.rules}"] if self.rules else []
        words += [f"only {', '.join(self.only)}"] if self.only else []
        words += [f"ignoring {', '.join(self.ignore)}"] if self.ignore else []
        words += (
            [f"severity {self.severity} and above"] if self.severity is not Severity.NOTE else []
        )
        return words + (["warnings count (strict)"] if self.strict else [])


def codes_named(words: Iterable[str]) -> tuple[str, ...]:
    """The codes behind codes, aliases, names and families."""
    found: dict[str, None] = {}
    for word in words:
        if word.upper() in FAMILIES:
            family = word.upper()
            found.update((code, None) for code in _all_codes() if code.startswith(family))
        else:
            found[check_named(word).code] = None
    return tuple(found)


def _all_codes() -> list[str]:
    return [check.code for check in all_checks()]


@dataclass(frozen=True)
class CheckedTrack:
    """A track that could be read: its file, its text, and its report."""

    argument: str
    path: Path
    text: str
    circuit: Circuit
    report: Report
    fixed: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    """What to know about these fixes."""

    def line_of(self, pieces: Iterable[int]) -> int:
        """The first line in the file with one of these pieces, or else line 1."""
        return min((self._lines[id] for id in pieces if id in self._lines), default=1)

    @cached_property
    def _lines(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for number, line in enumerate(split_lines(self.text), start=1):
            for id in _PIECE_ID.findall(line):
                found.setdefault(int(id), number)
        return found


_PIECE_ID = re.compile(r'"id"\s*:\s*(\d{1,8})\b')


@dataclass(frozen=True)
class Unreadable:
    """A track that could not be read, and everything wrong with it."""

    given: str
    problems: tuple[str, ...]

    @classmethod
    def because(cls, given: str, error: TrackwrightError) -> "Unreadable":
        if isinstance(error, InputError):
            return cls(given, tuple(map(str, error.problems)))
        return cls(given, (str(error),))


@dataclass(frozen=True)
class Outcome:
    """The results of one run of `check`."""

    filters: Filters
    tracks: Sequence[CheckedTrack]
    unreadable: Sequence[Unreadable] = ()

    def counts(self) -> dict[str, int]:
        """Severity -> open problems in all tracks; and how many are approved."""
        total = Counter[str](dict.fromkeys([*(s.value for s in Severity), "waived"], 0))
        for track in self.tracks:
            total.update(track.report.counts())
        return dict(total)

    @property
    def has_findings(self) -> bool:
        """Errors, and with --strict also warnings. Notes never count."""
        counts = self.counts()
        return bool(counts["error"] or (self.filters.strict and counts["warning"]))


def shown_path(path: Path) -> str:
    """The path relative to the current folder, with slashes; in full if it lies elsewhere."""
    resolved, here = path.resolve(), Path.cwd().resolve()
    if resolved.is_relative_to(here):
        return resolved.relative_to(here).as_posix()
    return resolved.as_posix()


def place_of(finding: Finding, circuit: Circuit) -> str:
    """Where the problem is, in words, with the names of its corners; empty if it concerns the whole
    track."""
    words = list(corner_names(finding, circuit))
    if finding.pieces:
        words.append(_counted("piece", finding.pieces))
    if finding.positions:
        words.append(_counted("position", finding.positions))
    return ", ".join(words)


_MOST_LISTED = 12
_MOST_NAMED = 3
"""A problem with more corners concerns the whole circuit."""


def corner_names(finding: Finding, circuit: Circuit) -> list[str]:
    """The names of the corners that the problem is in."""
    if not (finding.positions and any(marker.name for marker in circuit.track.markers)):
        return []
    there = set(finding.positions)
    found = [c for c in circuit.measures.corners if not there.isdisjoint(c.columns)]
    return [c.name for c in found if c.name] if len(found) <= _MOST_NAMED else []


def _counted(what: str, numbers: Sequence[int]) -> str:
    shown = " ".join(map(str, numbers[:_MOST_LISTED]))
    more = f" and {len(numbers) - _MOST_LISTED} more" if len(numbers) > _MOST_LISTED else ""
    return f"{what}{'s' if len(numbers) > 1 else ''} {shown}{more}"
