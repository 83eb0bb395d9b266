"""The folder in which the editor keeps settings, session and drafts.

The editor starts and runs whatever is in there: what cannot be read is set aside, and that nothing
can be written is said once. The doorway needs the settings, so nothing heavy is imported here.
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

from PySide6.QtCore import QByteArray, QLockFile

from model.text.errors import InputError, Problem, TrackwrightError
from model.text.messages import Said
from model.text.plain_text import encodable
from model.text.strict_json import LARGEST_FILE, Document, bytes_of, object_of, reason_of

MOST_BYTES = 10 * LARGEST_FILE
"""A session holds several circuits, each as a text in a text."""
ASIDE = ".unreadable"
SUM_LETTERS = 16


class Storage:
    """Reads and writes JSON objects. What went wrong waits in `troubles` until it is told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.troubles: list[Said] = []
        self.on_trouble: Callable[[], object] = lambda: None
        self._said: set[str] = set()
        self._fails = False

    # --- reading

    def read(self, file: Path) -> Document | None:
        """What the file holds; None if there is no such file, or none that can be read."""
        try:
            if not stat.S_ISREG(file.stat().st_mode):
                raise InputError(str(file), [Problem("", Said("it is no file"))])
            return object_of(bytes_of(file, MOST_BYTES), str(file), MOST_BYTES)
        except (FileNotFoundError, NotADirectoryError):
            return None
        except InputError as error:
            self.set_aside(file, error)
        except OSError as error:
            self.set_aside(file, InputError(str(file), [Problem("", reason_of(error))]))
        return None

    def set_aside(self, file: Path, error: InputError) -> None:
        """Rename what cannot be read, so that nothing is lost by what is written next."""
        fault = error.problems[0].words
        names = (f"{file.name}{ASIDE}{n}" for n in chain([""], count(2)))
        aside = next(path for name in names if not os.path.lexists(path := file.with_name(name)))
        try:
            file.rename(aside)
        except OSError:
            self.say(Said("{file} cannot be read: {fault}", file=file, fault=fault))
            return
        self.say(
            Said(
                "{file} cannot be read and is now called {aside}: {fault}",
                file=file,
                aside=aside.name,
                fault=fault,
            )
        )

    # --- writing

    def write(self, file: Path, document: Document) -> bool:
        """Replace the file. That it cannot be done is said once, until it can be done again."""
        from model.files.files import save_bytes

        try:
            self._make(file.parent)
            save_bytes(json.dumps(document, indent=1).encode(), file)
        except OSError as error:
            self._cannot_write(Said("{path}: {why}", path=file.parent, why=reason_of(error)))
        except TrackwrightError as error:
            self._cannot_write(error.words)
        else:
            self._fails = False
            return True
        return False

    def _make(self, folder: Path) -> None:
        """The folder, or an OSError. A file in the place of one of its own is set aside."""
        if folder != self.folder and folder.is_file():
            problem = Problem("", Said("it is no folder"))
            self.set_aside(folder, InputError(str(folder), [problem]))
        folder.mkdir(parents=True, exist_ok=True)

    def _cannot_write(self, why: str) -> None:
        if self._fails:
            return
        self._fails = True
        self._add(
            Said(
                "Settings, session and drafts are not kept; save your circuits yourself. {why}",
                why=why,
            )
        )

    def remove(self, file: Path) -> None:
        with suppress(OSError):
            file.unlink(missing_ok=True)

    # --- locks

    def lock(self, file: Path) -> QLockFile:
        """The lock, taken if nobody else holds it."""
        with suppress(OSError):
            self._make(file.parent)
        lock = QLockFile(str(file))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0) and not _is_held(lock) and lock.removeStaleLockFile():
            lock.tryLock(0)
        return lock

    # --- saying it

    def say(self, trouble: Said) -> None:
        """The same trouble is told once."""
        if trouble not in self._said:
            self._said.add(trouble)
            self._add(trouble)

    def _add(self, trouble: Said) -> None:
        self.troubles.append(trouble)
        self.on_trouble()

    def take_troubles(self) -> list[Said]:
        taken, self.troubles = self.troubles, []
        return taken


def is_anothers(lock: QLockFile) -> bool:
    """Could the lock not be taken because somebody holds it? In a folder that cannot be written to
    nobody does."""
    return not lock.isLocked() and _is_held(lock)


def _is_held(lock: QLockFile) -> bool:
    """A lock that does not say by whom was left by a crash of the machine, or is a folder."""
    process, *_ = lock.getLockInfo()
    return lock.error() == QLockFile.LockError.LockFailedError and process > 0


def stored_path(path: Path | None) -> str | None:
    """The path as a text of JSON; None for the few that are none: they are not UTF-8."""
    name = None if path is None else str(path)
    return name if name is None or encodable(name) == name else None


def stored_look(kind: str, data: QByteArray | None) -> str | None:
    """How a window looks, as Qt has it, with a sum: Qt crashes on such data if it is damaged."""
    if data is None:
        return None
    found = bytes(data.data())
    return _sum(kind, found) + base64.b64encode(found).decode()


def look_of(kind: str, text: object) -> QByteArray | None:
    """What `stored_look` made a text of; None if it is not whole, or of another kind."""
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
    """All faults of a file's parts as those of the file."""
    problems = [problem for fault in faults for problem in fault.problems]
    return InputError(str(file), problems) if problems else None
