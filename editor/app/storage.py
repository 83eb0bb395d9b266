"""The folder in which the editor keeps settings, session and drafts.

The editor starts and runs whatever the folder contains: it sets aside unreadable files, and reports
once that it cannot write. The splash screen needs the settings, so nothing heavy is imported here.
"""

import base64
import hashlib
import json
import os
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QByteArray, QLockFile, QSysInfo

from trackwright.model.text.errors import InputError, Problem, TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import encodable
from trackwright.model.text.strict_json import (
    MAX_FILE_BYTES,
    Document,
    parse_json_object,
    read_bytes,
    system_reason,
)

MOST_BYTES = 10 * MAX_FILE_BYTES
"""A session contains several circuits, each as a text within a text."""
ASIDE = ".unreadable"
SUM_LETTERS = 16


class Storage:
    """Reads and writes JSON objects. `troubles` collects errors until the window shows them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.troubles: list[Message] = []
        self.on_trouble: Callable[[], object] = lambda: None
        self._said: set[str] = set()
        self._fails = False

    # --- reading

    def read(self, file: Path) -> Document | None:
        """The contents of the file; None if it is missing or unreadable."""
        try:
            if not stat.S_ISREG(file.stat().st_mode):
                raise InputError(str(file), [Problem("", Message("not a file"))])
            return parse_json_object(read_bytes(file, MOST_BYTES), str(file), MOST_BYTES)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except InputError as error:
            self.set_aside(file, error)
        except OSError as error:
            self.set_aside(file, InputError(str(file), [Problem("", system_reason(error))]))
        return None

    def set_aside(self, file: Path, error: InputError) -> None:
        """Rename an unreadable file, so that the next write does not lose it."""
        fault = error.problems[0].words
        names = (f"{file.name}{ASIDE}{n}" for n in chain([""], count(2)))
        aside = next(path for name in names if not os.path.lexists(path := file.with_name(name)))
        try:
            file.rename(aside)
        except OSError:
            self.say(Message("Cannot read {file}: {fault}", file=file, fault=fault))
            return
        self.say(
            Message(
                "Cannot read {file}; renamed to {aside}: {fault}",
                file=file,
                aside=aside.name,
                fault=fault,
            )
        )

    # --- writing

    def write(self, file: Path, document: Document) -> bool:
        """Replace the file. A failure is reported once, until writing succeeds again."""
        from trackwright.model.files.track_files import save_bytes

        try:
            self._make(file.parent)
            save_bytes(json.dumps(document, indent=1).encode(), file)
        except OSError as error:
            self._cannot_write(Message("{path}: {why}", path=file.parent, why=system_reason(error)))
        except TrackwrightError as error:
            self._cannot_write(error.message)
        else:
            self._fails = False
            return True
        return False

    def _make(self, folder: Path) -> None:
        """Create the folder, or raise an OSError. A file in the place of one of our folders is set
        aside."""
        if folder != self.folder and folder.is_file():
            problem = Problem("", Message("not a folder"))
            self.set_aside(folder, InputError(str(folder), [problem]))
        folder.mkdir(parents=True, exist_ok=True)

    def _cannot_write(self, why: str) -> None:
        if self._fails:
            return
        self._fails = True
        self._add(
            Message(
                "Cannot save settings, session and drafts; save your circuits yourself. {why}",
                why=why,
            )
        )

    def remove(self, file: Path) -> None:
        with suppress(OSError):
            file.unlink(missing_ok=True)

    # --- locks

    def lock(self, file: Path) -> QLockFile:
        """Acquire the lock unless another process holds it."""
        with suppress(OSError):
            self._make(file.parent)
        lock = QLockFile(str(file))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0) and not _is_held(lock) and lock.removeStaleLockFile():
            lock.tryLock(0)
        return lock

    # --- reporting

    def say(self, trouble: Message) -> None:
        """Report a problem, but not twice."""
        if trouble not in self._said:
            self._said.add(trouble)
            self._add(trouble)

    def _add(self, trouble: Message) -> None:
        self.troubles.append(trouble)
        self.on_trouble()

    def take_troubles(self) -> list[Message]:
        taken, self.troubles = self.troubles, []
        return taken


def is_anothers(lock: QLockFile) -> bool:
    """Does another process hold the lock? In a read-only folder nobody does."""
    return not lock.isLocked() and _is_held(lock)


def other_computer(lock: QLockFile) -> str:
    """The name of the other computer that holds the lock; "" if this one does, or nobody. Whether
    its program still runs cannot be found out; it may also be a former name of this computer."""
    _, host, *_ = lock.getLockInfo()
    return host if is_anothers(lock) and host != QSysInfo.machineHostName() else ""


def _is_held(lock: QLockFile) -> bool:
    """A lock without an owner was left by a crash of the machine, or is a folder."""
    process, *_ = lock.getLockInfo()
    return lock.error() == QLockFile.LockError.LockFailedError and process > 0


def stored_path(path: Path | None) -> str | None:
    """The path as text for JSON; None for the few that are not UTF-8."""
    name = None if path is None else str(path)
    return name if name is None or encodable(name) == name else None


def stored_look(kind: str, data: QByteArray | None) -> str | None:
    """Qt's description of a window's layout, with a checksum: Qt crashes on damaged ones."""
    if data is None:
        return None
    found = bytes(data.data())
    return _sum(kind, found) + base64.b64encode(found).decode()


def look_of(kind: str, text: object) -> QByteArray | None:
    """The inverse of `stored_look`; None if the text is damaged or of another kind."""
    if not isinstance(text, str):
        return None
    try:
        data = base64.b64decode(text[SUM_LETTERS:], validate=True)
    except ValueError:
        return None
    return QByteArray(data) if _sum(kind, data) == text[:SUM_LETTERS] else None


def _sum(kind: str, data: bytes) -> str:
    return hashlib.sha256(kind.encode() + b"\0" + data).hexdigest()[:SUM_LETTERS]


def faults_in(file: Path, faults: Iterable[InputError]) -> InputError | None:
    """All faults in parts of a file as faults of the file."""
    problems = [problem for fault in faults for problem in fault.problems]
    return InputError(str(file), problems) if problems else None
