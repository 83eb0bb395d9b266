"""Work in a thread that is done one after the other, each as soon as those before it are done."""

import threading
from collections import deque
from typing import Generic, TypeVar

from PySide6.QtCore import QObject

from trackwright.editor.app.jobs import Job, ReportProgress

Wanted = TypeVar("Wanted")


class InTurn(QObject, Generic[Wanted]):
    """What is wanted while something else is done comes after it. Derived classes say in `_do` what
    is done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[Wanted] = deque()
        self._job: Job | None = None
        self._over = threading.Event()

    @property
    def busy(self) -> bool:
        return self._job is not None

    def want(self, one: Wanted) -> None:
        self._waiting.append(one)
        self._start()

    def forget(self) -> None:
        """What waits is not wanted any more."""
        self._waiting.clear()

    def stop(self) -> None:
        """Stop before the window closes, without any further signals."""
        self._over.set()
        self.forget()
        job, self._job = self._job, None
        if job is not None:
            job.leave()

    def _start(self) -> None:
        if self._job is None and self._waiting and not self._over.is_set():
            self._job = Job(self._work, self)
            self._job.finished.connect(self._ended)
            self._job.failed.connect(self._ended)
            self._job.start()

    def _ended(self) -> None:
        self._job = None
        self._start()

    def _work(self, report_progress: ReportProgress) -> None:
        """Runs in the job's thread."""
        while self._waiting and not self._over.is_set():
            self._do(self._waiting.popleft())

    def _do(self, one: Wanted) -> None:
        """Runs in the job's thread; tells by a signal, unless it is over."""
        raise NotImplementedError
