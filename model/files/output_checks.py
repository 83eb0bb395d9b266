"""Where output may be written: an existing file is replaced only by one of the same kind."""

import json
import os
import re
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from trackwright.model.files.library import reject_shipped, resolved_path
from trackwright.model.files.track_files import (
    KIT_FORMAT,
    MAX_FILE_BYTES,
    TRACK_FORMAT,
    read_bytes,
    reject_read_only,
)
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

HEAD_BYTES = 2000


@dataclass(frozen=True)
class FileKind:
    """A kind of file: its name for people, and its `format` or how its contents begin."""

    name: Message
    format: str = ""
    begins: re.Pattern[bytes] | None = None


TRACK = FileKind(Message("a track"), TRACK_FORMAT)
KIT = FileKind(Message("a kit"), KIT_FORMAT)
CIRCUIT = FileKind(Message("a built circuit"), "trackwright-circuit")
RACE_RECORD = FileKind(Message("a race record"), "trackwright-race")
PLAYTEST_RESULT = FileKind(Message("a playtest result"), "trackwright-playtest")
PNG = FileKind(Message("a picture (PNG)"), begins=re.compile(rb"\x89PNG\r\n"))
SVG = FileKind(Message("a picture (SVG)"), begins=re.compile(rb"\s*(<[?!][^>]*>\s*)*<svg\b"))
PDF = FileKind(Message("a document (PDF)"), begins=re.compile(rb"%PDF-"))
DXF = FileKind(Message("a drawing (DXF)"), begins=re.compile(rb"\s*999\r?\nTrackwright"))
GRAPHML = FileKind(
    Message("a graph (GraphML)"), begins=re.compile(rb"\s*(<[?!][^>]*>\s*)*<graphml\b")
)
SPACES = FileKind(Message("a table of spaces (CSV)"), begins=re.compile(rb"space,piece,lane,"))
FIGURES = FileKind(
    Message("a table of figures (CSV)"), begins=re.compile(rb"figure,value,low,high\s")
)
HEAT = FileKind(
    Message("a heat table (CSV)"), begins=re.compile(rb"space,position,lane,difficulty,")
)
WISHES = FileKind(Message("wishes for circuits"), begins=re.compile(rb'\s*\{\s*"kit"\s*:'))
REPORT = FileKind(
    Message("a circuit report (HTML)"),
    begins=re.compile(
        rb'<!doctype html>\s<html\b[^>]*>.{,200}<meta name="generator" content="Trackwright'
    ),
)


def _zip_of(first: bytes) -> re.Pattern[bytes]:
    """A zip file that begins with a file of this name: behind 30 bytes, its length among them."""
    return re.compile(
        rb"PK\x03\x04.{22}%c\x00\x00\x00%s" % (len(first), re.escape(first)), re.DOTALL
    )


VTT = FileKind(Message("a game of VirtualTabletop"), begins=_zip_of(b"0.json"))
VMOD = FileKind(Message("a module of VASSAL"), begins=_zip_of(b"moduledata"))
ASSETS = FileKind(Message("a pack of pictures and spaces"), begins=_zip_of(b"spaces.json"))

KINDS = tuple(kind for kind in tuple(globals().values()) if isinstance(kind, FileKind))
"""All kinds of this module: what is written can be replaced by its like."""
_FORMAT_FIRST = re.compile(rb'(?:\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"([^"]*)"')


def check_outputs(wanted: Sequence[tuple[Path, FileKind]], read: Sequence[Path] = ()) -> None:
    """Reject outputs that would overwrite an input, each other, or files of another kind."""
    for i, (path, kind) in enumerate(wanted):
        reject_shipped(path)
        if any(_is_same(path, source) for source in read):
            raise TrackwrightError(
                Message(
                    "{path} is an input and cannot be the output: choose another file", path=path
                )
            )
        if any(_is_same(path, other) for other, _ in wanted[:i]):
            raise TrackwrightError(
                Message("{path} is given for two outputs: choose a file for each", path=path)
            )
        check_output(path, kind)


def check_output(path: Path, kind: FileKind) -> None:
    """Reject a file that this kind may not replace; empty files, pipes and terminals are fine."""
    reject_shipped(path)
    mode = _mode(path)
    if mode is None:
        _reject_missing_folder(path)
    elif stat.S_ISDIR(mode):
        raise TrackwrightError(Message("{path} is a folder: choose a file", path=path))
    _reject_unwritable(path, mode)
    if mode is not None and stat.S_ISREG(mode):
        reject_read_only(path)
        _reject_other_kind(path, kind)


def _reject_other_kind(path: Path, kind: FileKind) -> None:
    data = read_bytes(path)
    found = file_kind(data)
    if data and found is not kind:
        raise TrackwrightError(
            Message(
                "{path} exists and is {found}; {kind} will not replace it: choose another file",
                path=path,
                found=found.name if found else Message("something else"),
                kind=kind.name,
            )
        )


def file_kind(data: bytes) -> FileKind | None:
    """The kind of a file with these contents; None if it is not one of ours."""
    head, format = data[:HEAD_BYTES], _format(data)
    for kind in KINDS:
        if (format and kind.format == format) or (kind.begins and kind.begins.match(head)):
            return kind
    return None


def _format(data: bytes) -> str:
    if first := _FORMAT_FIRST.match(data):
        return first[1].decode(errors="replace")
    if len(data) > MAX_FILE_BYTES:
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


def exists(path: Path) -> bool:
    """Does anything exist at this path?"""
    return _mode(path) is not None


def _reject_missing_folder(path: Path) -> None:
    for folder in (path.parent, resolved_path(path).parent):  # a link may lead anywhere
        mode = _mode(folder)
        if mode is None or not stat.S_ISDIR(mode):
            raise TrackwrightError(
                Message("{path}: there is no folder {folder} to write to", path=path, folder=folder)
            )


def _reject_unwritable(path: Path, mode: int | None) -> None:
    """Reject unwritable places. Files are written by renaming a new one, so their folder counts."""
    is_file = mode is None or stat.S_ISREG(mode)
    place = resolved_path(path).parent if is_file else path
    if not os.access(place, os.W_OK | os.X_OK if is_file else os.W_OK):
        raise TrackwrightError(
            Message("{path}: no permission to write to {place}", path=path, place=place)
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
    return resolved_path(path) == resolved_path(other)
