"""Reads the entries of a place one after the other in a thread: picture, figures, verdict. An entry
that cannot be read says why, and the others follow."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage

from trackwright.editor.app.jobs import Job, ReportProgress
from trackwright.editor.canvas.painting.thumbnails import circuit_picture
from trackwright.editor.library.entries import Entry, Listing, NoCircuit, contents_of
from trackwright.editor.library.verdicts import KeptResults
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import Palette
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.circuit.listing import CircuitLine, circuit_line
from trackwright.simulator.playtest.results import Result
from trackwright.simulator.playtest.verdict import Statement, verdict_of

MOST_HASHED = 1000
"""The hash of a circuit of more pieces takes seconds, and nobody races one so large."""


@dataclass(frozen=True)
class Raced:
    """How a circuit raced: the latest result, in sentences."""

    result: Result
    statements: tuple[Statement, ...]

    def count(self, tone: str) -> int:
        return sum(statement.tone == tone for statement in self.statements)


@dataclass(frozen=True)
class Card:
    """What was found out about an entry."""

    entry: Entry
    line: CircuitLine | None = None
    is_replay: bool = False
    is_closed: bool = False
    picture: QImage | None = None
    raced: Raced | None = None
    why: str | None = None
    """Why it cannot be opened."""
    is_foreign: bool = False
    """Is it a file of another kind?"""


@dataclass(frozen=True)
class Drawing:
    """How pictures are drawn."""

    palette: Palette
    size: QSize
    ratio: float


def card_of(entry: Entry, drawing: Drawing, kept: KeptResults) -> Card:
    """Read an entry; safe in any thread."""
    try:
        found = contents_of(entry)
        circuit = found.circuit
        return Card(
            entry,
            circuit_line(entry.shipped, circuit),
            found.is_replay,
            circuit.geometry.closed_exactly or circuit.geometry.closed_with_play,
            _picture(circuit, drawing) if circuit.track.runs else None,
            raced_of(circuit, kept),
        )
    except NoCircuit as other:
        return Card(entry, why=other.message, is_foreign=True)
    except TrackwrightError as error:
        return Card(entry, why=error.message)


def _picture(circuit: Circuit, drawing: Drawing) -> QImage:
    return circuit_picture(circuit, drawing.palette, drawing.size, drawing.ratio)


def raced_of(circuit: Circuit, kept: KeptResults) -> Raced | None:
    if not 0 < len(circuit.track.piece_locations) <= MOST_HASHED:
        return None
    result = kept.result_of(circuit.hash)
    return Raced(result, tuple(verdict_of(result))) if result is not None else None


class Reader(QObject):
    """Reads one place at a time. Its signals arrive in the window's thread; nothing arrives of a
    place that was left."""

    listed = Signal(object)
    """The entries of the place."""
    read = Signal(object)
    """A `Card`."""
    failed = Signal(str)
    """Why the place itself cannot be read."""
    ended = Signal()

    def __init__(self, kept: KeptResults, parent: QObject) -> None:
        super().__init__(parent)
        self._kept = kept
        self._job: Job | None = None

    @property
    def busy(self) -> bool:
        return self._job is not None

    def begin(
        self, listing: Listing, drawing: Drawing, known: Sequence[Entry] | None = None
    ) -> None:
        """Read this place in place of another one; `known` entries are not listed again."""
        self.stop()

        def work(report_progress: ReportProgress) -> None:
            entries = known
            if entries is None:
                entries = listing()
                job.tell(partial(self.listed.emit, entries))
            for n, entry in enumerate(entries):
                if not report_progress(n, len(entries)):
                    return
                job.tell(partial(self.read.emit, card_of(entry, drawing, self._kept)))

        self._job = job = Job(work, self)
        self._job.finished.connect(self._end)
        self._job.failed.connect(self._fail)
        self._job.start()

    def stop(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.leave()

    def _end(self) -> None:
        self._job = None
        self.ended.emit()

    def _fail(self, why: str) -> None:
        self._job = None
        self.failed.emit(why)
        self.ended.emit()
