"""Where output may be written: an existing file is replaced only by one of the same kind."""

import json
import os
import re
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from trackwright.model.files.files import (
    KIT_FORMAT,
    LARGEST_FILE,
    TRACK_FORMAT,
    bytes_of,
    refuse_read_only,
)
from trackwright.model.files.library import refuse_shipped, resolved
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Said

HEAD_BYTES = 2000


@dataclass(frozen=True)
class Kind:
    """A kind of file: its name for people, and its `format` or how its contents begin."""

    words: Said
    format: str = ""
    begins: re.Pattern[bytes] | None = None


TRACK = Kind(Said("a track"), TRACK_FORMAT)
KIT = Kind(Said("a kit"), KIT_FORMAT)
CIRCUIT = Kind(Said("a built circuit"), "trackwright-circuit")
RECORD = Kind(Said("a race record"), "trackwright-race")
RESULT = Kind(Said("a playtest result"), "trackwright-playtest")
PNG = Kind(Said("a picture (PNG)"), begins=re.compile(rb"\x89PNG\r\n"))
SVG = Kind(Said("a picture (SVG)"), begins=re.compile(rb"\s*(<[?!][^>]*>\s*)*<svg\b"))
GRAPHML = Kind(Said("a graph (GraphML)"), begins=re.compile(rb"\s*(<[?!][^>]*>\s*)*<graphml\b"))
SPACES = Kind(Said("a table of spaces (CSV)"), begins=re.compile(rb"space,piece,lane,"))
FIGURES = Kind(Said("a table of figures (CSV)"), begins=re.compile(rb"figure,value,low,high\s"))
HEAT = Kind(Said("a heat table (CSV)"), begins=re.compile(rb"space,position,lane,difficulty,"))

KINDS = (TRACK, KIT, CIRCUIT, RECORD, RESULT, PNG, SVG, GRAPHML, SPACES, FIGURES, HEAT)
EXPORTED = {"png": PNG, "svg": SVG, "json": CIRCUIT, "graphml": GRAPHML, "csv": SPACES}
"""Suffix -> kind of the exported file."""
_FORMAT_FIRST = re.compile(rb'(?:\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"([^"]*)"')


def refuse_outputs(wanted: Sequence[tuple[Path, Kind]], read: Sequence[Path] = ()) -> None:
    """Reject outputs that would overwrite an input, each other, or files of another kind."""
    for i, (path, kind) in enumerate(wanted):
        refuse_shipped(path)
        if any(_is_same(path, source) for source in read):
            raise TrackwrightError(
                Said("{path} is an input and cannot be the output: choose another file", path=path)
            )
        if any(_is_same(path, other) for other, _ in wanted[:i]):
            raise TrackwrightError(
                Said("{path} is given for two outputs: choose a file for each", path=path)
            )
        refuse_output(path, kind)


def refuse_output(path: Path, kind: Kind) -> None:
    """Reject a file that this kind may not replace; empty files, pipes and terminals are fine."""
    refuse_shipped(path)
    mode = _mode(path)
    if mode is None:
        _reject_missing_folder(path)
    elif stat.S_ISDIR(mode):
        raise TrackwrightError(Said("{path} is a folder: choose a file", path=path))
    _reject_unwritable(path, mode)
    if mode is not None and stat.S_ISREG(mode):
        refuse_read_only(path)
        _reject_other_kind(path, kind)


def _reject_other_kind(path: Path, kind: Kind) -> None:
    data = bytes_of(path)
    found = kind_of(data)
    if data and found is not kind:
        raise TrackwrightError(
            Said(
                "{path} exists and is {found}; {kind} will not replace it: choose another file",
                path=path,
                found=found.words if found else Said("something else"),
                kind=kind.words,
            )
        )


def kind_of(data: bytes) -> Kind | None:
    """The kind of a file with these contents; None if it is not one of ours."""
    head, format = data[:HEAD_BYTES], _format(data)
    for kind in KINDS:
        if (format and kind.format == format) or (kind.begins and kind.begins.match(head)):
            return kind
    return None


def _format(data: bytes) -> str:
    if first := _FORMAT_FIRST.match(data):
        return first[1].decode(errors="replace")
    if len(data) > LARGEST_FILE:
        return ""
    try:
        document = json.loads(data)
    except (ValueError, RecursionError):
        return ""
    return str(document.get("format", "")) if isinstance(document, dict) else ""


def is_file(path: Path) -> bool:
    """Is it a file that can be read to its end? Reading a pipe, say, might never end."""
    mode = _mode(path)
    return mode is not None and stat.S_ISREG(mode)


def is_there(path: Path) -> bool:
    """Does anything exist at this path?"""
    return _mode(path) is not None


def _reject_missing_folder(path: Path) -> None:
    mode = _mode(path.parent)
    if mode is None or not stat.S_ISDIR(mode):
        raise TrackwrightError(
            Said("{path}: there is no folder {folder} to write to", path=path, folder=path.parent)
        )


def _reject_unwritable(path: Path, mode: int | None) -> None:
    """Reject unwritable places. Files are written by renaming a new one, so their folder counts."""
    is_file = mode is None or stat.S_ISREG(mode)
    place = resolved(path).parent if is_file else path
    if not os.access(place, os.W_OK | os.X_OK if is_file else os.W_OK):
        raise TrackwrightError(
            Said("{path}: no permission to write to {place}", path=path, place=place)
        )


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except (OSError, ValueError):  # ValueError: a NUL in the name
        return None


def _is_same(path: Path, other: Path) -> bool:
    """Are both the same file? Anything that is not a file (/dev/null) may be given twice."""
    mode = _mode(path)
    if mode is not None and not stat.S_ISREG(mode):
        return False
    if mode is not None and _mode(other) is not None:
        return path.samefile(other)
    return resolved(path) == resolved(other)
