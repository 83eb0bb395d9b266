"""Drafts: unsaved changes that survive a crash.

Every window writes its unsaved track to a draft of its own, beside a lock. A draft whose lock
nobody holds was left behind by a program that ended unexpectedly. If another computer holds it,
nobody knows: such a draft is offered, too.
"""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TypeAlias
from uuid import uuid4

from annotated_types import MaxLen, MinLen
from pydantic import StringConstraints, TypeAdapter
from PySide6.QtCore import QObject, QTimer

from trackwright.editor.app.storage import (
    MOST_BYTES,
    Storage,
    is_anothers,
    other_computer,
    stored_path,
)
from trackwright.editor.document.bridge import Bridge
from trackwright.model.files.library import kit
from trackwright.model.files.output_checks import exists
from trackwright.model.files.track_files import parse_track, track_text, validated
from trackwright.model.layout.kit import STRICT_CONFIG
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import InputError

FOLDER = "drafts"

FilePath: TypeAlias = Annotated[
    str, StringConstraints(min_length=1, max_length=4096, pattern=r"^[^\x00]+$")
]
TrackText: TypeAlias = Annotated[str, MinLen(1), MaxLen(MOST_BYTES)]


@dataclass(frozen=True, slots=True)
class Written:
    """The contents of a draft file."""

    __pydantic_config__ = STRICT_CONFIG

    track: TrackText
    path: FilePath | None = None


DRAFT = TypeAdapter(Written)


@dataclass(frozen=True)
class Draft:
    """A track left behind, and the file that it belonged to."""

    track: Track
    path: Path | None
    file: Path
    computer: str = ""
    """The other computer on which it may still be open."""

    def forget(self) -> None:
        for suffix in (".json", ".lock"):
            with suppress(OSError):
                self.file.with_suffix(suffix).unlink(missing_ok=True)


class Recovery(QObject):
    """Keeps the draft of a window up to date."""

    def __init__(self, bridge: Bridge, storage: Storage, draft_s: int, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._storage = bridge, storage
        self.file = storage.folder / FOLDER / f"{uuid4().hex}.json"
        self._lock = storage.lock(self.file.with_suffix(".lock"))
        self._timer = QTimer(self, singleShot=True)
        self.use_interval(draft_s)
        self._timer.timeout.connect(self.write)
        bridge.changed.connect(self._wait)
        bridge.chosen.connect(self._drop_if_saved)
        bridge.opened.connect(self._wait)
        bridge.typed.connect(self._wait)

    def use_interval(self, draft_s: int) -> None:
        """Maximum delay after an edit."""
        self._timer.setInterval(draft_s * 1000)

    def _wait(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def write(self) -> bool:
        """Write the draft now, or delete it if nothing is unsaved. False if that is impossible."""
        bridge = self._bridge
        if not bridge.is_modified:
            self._storage.remove(self.file)
            return True
        track = track_text(bridge.track_as_typed)
        return self._storage.write(self.file, {"path": stored_path(bridge.path), "track": track})

    def _drop_if_saved(self) -> None:
        if not self._bridge.is_modified:
            self._storage.remove(self.file)

    def close(self) -> None:
        """The window closes normally: delete the draft."""
        self._timer.stop()
        self._storage.remove(self.file)
        self._lock.unlock()


def left_behind(storage: Storage) -> list[Draft]:
    """Drafts of windows that no longer exist, newest first. Unreadable ones are set aside."""
    drafts, locks = (_found(storage.folder / FOLDER, kind) for kind in ("*.json", "*.lock"))
    found = [draft for file in drafts if (draft := _read(file, storage)) is not None]
    for lock in locks:
        if not exists(lock.with_suffix(".json")):
            _owner(lock, storage)  # removes it unless a window holds it
    return found


def _found(folder: Path, kind: str) -> list[Path]:
    with suppress(OSError):
        return sorted(folder.glob(kind), key=_when, reverse=True)
    return []


def _when(file: Path) -> float:
    """When it was last changed; the file may be gone, or a dangling link."""
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0


def _owner(file: Path, storage: Storage) -> str | None:
    """The other computer that holds the lock; None if a window on this one does, "" if nobody does:
    then the lock is removed."""
    lock = storage.lock(file)
    owner = other_computer(lock) or (None if is_anothers(lock) else "")
    lock.unlock()
    return owner


def _read(file: Path, storage: Storage) -> Draft | None:
    """The draft, unless a running window owns it or it is unreadable."""
    owner = _owner(file.with_suffix(".lock"), storage)
    if owner is None:
        return None
    document = storage.read(file)
    if document is None:
        return None
    try:
        written = validated(DRAFT, document, str(file), {"": Written})
        track = parse_track(written.track.encode(), str(file), kit)
    except InputError as error:
        storage.set_aside(file, error)
        return None
    return Draft(track, Path(written.path) if written.path else None, file, owner)
