"""The session: written while the program runs, reopened at the next start.

If several programs run at once, the first one owns the session, but none on another computer: it
may have ended long ago, or have another name now.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from annotated_types import Ge, Le, MaxLen
from pydantic import TypeAdapter
from PySide6.QtCore import QByteArray

from trackwright.editor.app.storage import (
    MOST_BYTES,
    Storage,
    faults_in,
    is_anothers,
    look_of,
    other_computer,
    stored_look,
    stored_path,
)
from trackwright.editor.document.drafts import FilePath, TrackText
from trackwright.model.files.library import kit
from trackwright.model.files.track_files import parse_track, track_text, validated
from trackwright.model.layout.kit import STRICT_CONFIG
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import InputError, Problem
from trackwright.model.text.messages import Message
from trackwright.model.text.strict_json import Document

VERSION = 1
MOST_WINDOWS = 50
MOST_MM = 10.0**6
MOST_LETTERS = 40
"""Of the name of a workspace."""

Look: TypeAlias = Annotated[str, MaxLen(MOST_BYTES)]
Coordinate: TypeAlias = Annotated[float, Ge(-MOST_MM), Le(MOST_MM)]


@dataclass(frozen=True)
class Sheet:
    """A window: its file, or the track that no file holds, and its view."""

    path: Path | None
    track: Track | None = None
    geometry: QByteArray | None = None
    state: QByteArray | None = None
    look: tuple[float, float, float] | None = None
    """Centre and zoom of the view; None means the whole table."""
    workspace: str | None = None


@dataclass(frozen=True, slots=True)
class Written:
    """The contents of the session file."""

    __pydantic_config__ = STRICT_CONFIG

    windows: Annotated[tuple[dict[str, Any], ...], MaxLen(MOST_WINDOWS)]
    version: Annotated[int, Ge(VERSION), Le(VERSION)] = VERSION


@dataclass(frozen=True, slots=True)
class WrittenContents:
    """What a window contained."""

    __pydantic_config__ = STRICT_CONFIG

    path: FilePath | None = None
    track: TrackText | None = None


@dataclass(frozen=True, slots=True)
class WrittenLooks:
    """How a window looked."""

    __pydantic_config__ = STRICT_CONFIG

    geometry: Look | None = None
    state: Look | None = None
    look: tuple[Coordinate, Coordinate, Annotated[float, Ge(0), Le(MOST_MM)]] | None = None
    workspace: Annotated[str, MaxLen(MOST_LETTERS)] | None = None


FILE = TypeAdapter(Written)
CONTENTS = TypeAdapter(WrittenContents)
LOOKS = TypeAdapter(WrittenLooks)
_OF_LOOKS = ("geometry", "state", "look", "workspace")


class Session:
    """The session file, beside its lock."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.file = storage.folder / "session.json"
        self._lock = storage.lock(storage.folder / "session.lock")
        if other_computer(self._lock):
            self._lock.removeStaleLockFile()
            self._lock.tryLock(0)
        self.is_ours = not is_anothers(self._lock)

    def write(self, sheets: list[Sheet]) -> None:
        if self.is_ours:
            windows = [_entry(sheet) for sheet in sheets[:MOST_WINDOWS]]
            self._storage.write(self.file, {"version": VERSION, "windows": windows})

    def read(self) -> list[Sheet]:
        """The last session; empty if another program owns it. Reads as much of a damaged file as
        possible."""
        document = self._storage.read(self.file) if self.is_ours else None
        if document is None:
            return []
        reading = _Reading(str(self.file))
        sheets = _each_once(reading.sheets(document))
        if (fault := faults_in(self.file, reading.faults)) is not None:
            self._storage.set_aside(self.file, fault)
        return sheets

    def forget(self) -> None:
        if self.is_ours:
            self._storage.remove(self.file)

    def close(self) -> None:
        self._lock.unlock()


def _each_once(sheets: Iterable[Sheet]) -> list[Sheet]:
    """Each file once, and the same track not twice in the same place."""
    found: list[Sheet] = []
    for sheet in sheets:
        if not any(sheet == one or (sheet.path and sheet.path == one.path) for one in found):
            found.append(sheet)
    return found


def _entry(sheet: Sheet) -> Document:
    return {
        "path": stored_path(sheet.path),
        "track": track_text(sheet.track) if sheet.track else None,
        "geometry": stored_look("geometry", sheet.geometry),
        "state": stored_look("state", sheet.state),
        "look": list(sheet.look) if sheet.look else None,
        "workspace": sheet.workspace,
    }


class _Reading:
    """Reads window by window, so that a bad one does not hide the others."""

    def __init__(self, source: str) -> None:
        self._source = source
        self.faults: list[InputError] = []

    def sheets(self, document: Document) -> Iterator[Sheet]:
        try:
            written = validated(FILE, document, self._source, {"": Written})
        except InputError as fault:
            self.faults.append(fault)
            return
        for entry in written.windows:
            try:
                yield self._sheet(entry)
            except InputError as fault:
                self.faults.append(fault)

    def _sheet(self, entry: Document) -> Sheet:
        contents = {key: value for key, value in entry.items() if key not in _OF_LOOKS}
        what = validated(CONTENTS, contents, self._source, {"": WrittenContents})
        track = what.track and parse_track(what.track.encode(), self._source, kit)
        looks = self._looks({key: value for key, value in entry.items() if key in _OF_LOOKS})
        return Sheet(
            Path(what.path) if what.path else None,
            track or None,
            self._qt_look("geometry", looks.geometry),
            self._qt_look("state", looks.state),
            looks.look,
            looks.workspace,
        )

    def _looks(self, entry: Document) -> WrittenLooks:
        """The layout of a window; the default one if it is damaged."""
        try:
            return validated(LOOKS, entry, self._source, {"": WrittenLooks})
        except InputError as fault:
            self.faults.append(fault)
            return WrittenLooks()

    def _qt_look(self, kind: str, text: str | None) -> QByteArray | None:
        found = look_of(kind, text)
        if text is not None and found is None:
            self.faults.append(InputError(self._source, [Problem(kind, Message("damaged"))]))
        return found
