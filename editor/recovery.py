"""Drafts: what was not saved when the program was ended from outside.

Every window writes its unsaved track into a draft of its own, beside a lock. A draft whose lock
nobody holds any more was left behind.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer

from editor.bridge import Bridge
from editor.words import told
from model.errors import TrackwrightError
from model.files import bytes_of, parse_track, save_bytes, track_text
from model.library import kit
from model.track import Track


@dataclass(frozen=True)
class Draft:
    """A track that was left behind, and the file that it belonged to."""

    track: Track
    path: Path | None
    file: Path

    def forget(self) -> None:
        for suffix in (".json", ".lock"):
            self.file.with_suffix(suffix).unlink(missing_ok=True)


class Recovery(QObject):
    """Keeps the draft of one window."""

    def __init__(self, bridge: Bridge, folder: Path, draft_s: int, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / f"{uuid4().hex}.json"
        self._lock = QLockFile(str(self.file.with_suffix(".lock")))
        self._lock.setStaleLockTime(0)
        self._lock.tryLock(0)
        self._timer = QTimer(self, singleShot=True)
        self.use_interval(draft_s)
        self._timer.timeout.connect(self.write)
        bridge.changed.connect(self._wait)
        bridge.chosen.connect(self._drop_if_saved)
        bridge.opened.connect(self._wait)
        bridge.typed.connect(self._wait)

    def use_interval(self, draft_s: int) -> None:
        """At most so long after an edit the draft holds it."""
        self._timer.setInterval(draft_s * 1000)

    def _wait(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def write(self) -> None:
        """Write the draft now, or take it away if there is nothing unsaved."""
        bridge = self._bridge
        if not bridge.is_modified:
            self.file.unlink(missing_ok=True)
            return
        path = str(bridge.path) if bridge.path else None
        draft = {"path": path, "track": track_text(bridge.track_as_typed)}
        try:
            save_bytes(json.dumps(draft).encode(), self.file)
        except TrackwrightError as error:
            bridge.told.emit(told(error.words))

    def _drop_if_saved(self) -> None:
        if not self._bridge.is_modified and self.file.exists():
            self.file.unlink(missing_ok=True)

    def close(self) -> None:
        """The window closes as it should: nothing is left behind."""
        self._timer.stop()
        self.file.unlink(missing_ok=True)
        self._lock.unlock()


def left_behind(folder: Path) -> list[Draft]:
    """The drafts of windows that are no more, the latest first. Unreadable ones are left alone."""
    found = []
    files = sorted(folder.glob("*.json"), key=lambda file: -file.stat().st_mtime)
    for file in files:
        if _is_nobodys(file.with_suffix(".lock")) and (draft := _read(file)):
            found.append(draft)
    for lock in folder.glob("*.lock"):
        if not lock.with_suffix(".json").exists():
            _is_nobodys(lock)
    return found


def _is_nobodys(file: Path) -> bool:
    """Does no running window hold the lock? It is gone then."""
    lock = QLockFile(str(file))
    lock.setStaleLockTime(0)
    is_free = lock.tryLock(0)
    lock.unlock()
    return is_free


def _read(file: Path) -> Draft | None:
    try:
        written = json.loads(bytes_of(file))
        track = parse_track(written["track"].encode(), str(file), kit)
        return Draft(track, Path(written["path"]) if written["path"] else None, file)
    except (TrackwrightError, ValueError, KeyError, TypeError):
        return None
