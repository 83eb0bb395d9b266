"""What was open: written while the program runs, read at the next start.

Of several programs that run at once the first one keeps the session.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QLockFile

from model.errors import TrackwrightError
from model.files import bytes_of, parse_track, save_bytes, track_text
from model.library import kit
from model.track import Track

VERSION = 1


@dataclass(frozen=True)
class Sheet:
    """One window: its file, or the track that no file holds, and how it was shown."""

    path: Path | None
    track: Track | None = None
    geometry: QByteArray | None = None
    state: QByteArray | None = None
    look: tuple[float, float, float] | None = None
    """Middle and zoom of the view; None = all of the table."""


class Session:
    """The file of the session, beside its lock."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "session.json"
        self._lock = QLockFile(str(folder / "session.lock"))
        self._lock.setStaleLockTime(0)
        self.is_ours = self._lock.tryLock(0)

    def write(self, sheets: list[Sheet]) -> None:
        if not self.is_ours:
            return
        written = {"version": VERSION, "windows": [_entry(sheet) for sheet in sheets]}
        try:
            save_bytes(json.dumps(written, indent=1).encode(), self.file)
        except TrackwrightError:
            return  # a full disk: nothing is lost but where the windows stood

    def read(self) -> list[Sheet]:
        """What was open; nothing if it cannot be read or another program has it."""
        if not self.is_ours or not self.file.exists():
            return []
        try:
            written = json.loads(bytes_of(self.file))
            return [_sheet(entry) for entry in written["windows"]]
        except (TrackwrightError, ValueError, KeyError, TypeError, AttributeError):
            return []

    def forget(self) -> None:
        if self.is_ours:
            self.file.unlink(missing_ok=True)

    def close(self) -> None:
        self._lock.unlock()


def _entry(sheet: Sheet) -> dict[str, Any]:
    return {
        "path": str(sheet.path) if sheet.path else None,
        "track": track_text(sheet.track) if sheet.track else None,
        "geometry": _text(sheet.geometry),
        "state": _text(sheet.state),
        "look": list(sheet.look) if sheet.look else None,
    }


def _sheet(entry: dict[str, Any]) -> Sheet:
    text, look = entry["track"], entry["look"]
    return Sheet(
        Path(entry["path"]) if entry["path"] else None,
        parse_track(text.encode(), "session", kit) if text else None,
        _bytes(entry["geometry"]),
        _bytes(entry["state"]),
        (float(look[0]), float(look[1]), float(look[2])) if look else None,
    )


def _text(data: QByteArray | None) -> str | None:
    return None if data is None else bytes(data.toBase64().data()).decode()


def _bytes(text: str | None) -> QByteArray | None:
    return None if text is None else QByteArray.fromBase64(text.encode())
