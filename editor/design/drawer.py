"""Draws the pictures of the gallery in a thread, one after the other."""

import threading
from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QObject, QSize, Signal

from trackwright.design.search.archive import Proposal
from trackwright.design.search.fitting import turned_alike
from trackwright.design.wishes import Wishes
from trackwright.editor.app.jobs import Job, ReportProgress
from trackwright.editor.canvas.painting.thumbnails import circuit_picture
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import Palette


@dataclass(frozen=True, eq=False)
class Picture:
    """A circuit, turned as others found for these wishes are, and how it is to be drawn."""

    proposal: Proposal
    wishes: Wishes
    palette: Palette
    size: QSize
    ratio: float


class Drawer(QObject):
    """Pictures that are wanted while others are drawn come after them."""

    drawn = Signal(object, object)
    """The `Proposal`, and its QImage."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[Picture] = deque()
        self._job: Job | None = None
        self._over = threading.Event()

    @property
    def busy(self) -> bool:
        return self._job is not None

    def want(self, picture: Picture) -> None:
        self._waiting.append(picture)
        self._start()

    def forget(self) -> None:
        """Those that wait are not wanted any more."""
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
            one = self._waiting.popleft()
            kit = one.proposal.circuit.kit
            circuit = Circuit(turned_alike(one.proposal, one.wishes), kit)
            image = circuit_picture(circuit, one.palette, one.size, one.ratio)
            if not self._over.is_set():
                self.drawn.emit(one.proposal, image)
