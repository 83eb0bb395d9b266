"""Queues work in threads, one job at a time."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, Signal

from trackwright.editor.app.jobs import Job


@dataclass(frozen=True)
class Task:
    """A job: its message while it runs, its work in the thread, and what handles its result."""

    words: str
    work: Callable[[], object]
    done: Callable[[Any], object]
    failure: str
    """The title of the message if it fails."""
    keeps: bool = False
    """Does it save something? Then it is done even if the window closes."""


class TaskQueue(QObject):
    """Of the jobs waiting, only the last is done, but none that saves something is skipped."""

    began = Signal(str)
    ended = Signal()
    failed = Signal(str, str)
    """The title of the message, and why."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._task: Task | None = None
        self._waiting: list[Task] = []

    @property
    def busy(self) -> bool:
        return self._job is not None

    def run(self, task: Task) -> None:
        if self._job is not None:
            self._waiting = [*(other for other in self._waiting if other.keeps), task]
            return
        self._task = task
        self.began.emit(task.words)
        self._job = Job(lambda _: task.work(), self)
        self._job.finished.connect(self._finished)
        self._job.failed.connect(self._failed)
        self._job.start()

    def _end(self) -> Task:
        """The thread has finished."""
        task, self._task, self._job = self._task, None, None
        assert task is not None
        self.ended.emit()
        return task

    def _finished(self, found: object) -> None:
        self._end().done(found)
        self._go_on()

    def _failed(self, why: str) -> None:
        self.failed.emit(self._end().failure, why)
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting and self._job is None:
            self.run(self._waiting.pop(0))

    def wait(self) -> None:
        """Wait until everything is done and shown."""
        while self._job is not None:
            self._job.wait()
            with suppress(RuntimeError):
                QEventLoop().processEvents()

    def leave(self) -> None:
        """Stop before the window closes: finish saving, and signal nothing else."""
        if any(one.keeps for one in (self._task, *self._waiting) if one is not None):
            self.wait()
        self._waiting = []
        if self._job is not None:
            self._job.leave()
            self._job = self._task = None
