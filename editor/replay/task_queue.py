"""What the race panel does in threads."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from trackwright.editor.app.jobs import Order, Work, Worker


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


class TaskQueue(Worker):
    """Of the tasks waiting, only the last is done, but none that saves something is skipped."""

    task_began = Signal(str)
    task_ended = Signal()
    task_failed = Signal(str, str)
    """The title of the message, and why."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: Task | None = None

    def run(self, task: Task) -> None:
        self.forget_waiting()
        self.add(Order(lambda: self._begun(task), task.keeps))

    def _begun(self, task: Task) -> Work:
        self._task = task
        self.task_began.emit(task.words)
        return lambda _: task.work()

    def _ended(self) -> Task:
        task, self._task = self._task, None
        assert task is not None
        self.task_ended.emit()
        return task

    def take(self, outcome: object) -> None:
        self._ended().done(outcome)

    def take_failure(self, why: str) -> None:
        self.task_failed.emit(self._ended().failure, why)
