"""Opens large circuits: reads and lays them out in a thread, with a dialog that shows progress and
can cancel."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from trackwright.editor.app.translation import t
from trackwright.editor.canvas.survey import Job, Tell
from trackwright.editor.dialogs.running import asked
from trackwright.model.circuit import Circuit
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.files.library import kit
from trackwright.model.files.track_files import read_track
from trackwright.model.text.errors import TrackwrightError

LARGE_BYTES = 100_000
"""Smaller files are read at once: some 2,000 pieces."""
STEPS = 3


def is_large(path: Path) -> bool:
    try:
        return path.stat().st_size >= LARGE_BYTES
    except OSError:
        return False  # the reader reports why


def read_circuit(path: Path) -> Circuit:
    track = read_track(path, kit)
    return Circuit(track, kit(track.kit))


class OpeningDialog(QProgressDialog):
    """Reads a circuit from a file. Esc cancels; then nothing has changed."""

    def __init__(self, path: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Open"))
        self.setLabelText(t("Opening {file} ...", file=path.name))
        self.setCancelButtonText(t("Cancel"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setRange(0, STEPS)
        self.setMinimumDuration(0)
        self.setAutoReset(False)
        self._job = Job(partial(_work, path), self)
        self._job.progressed.connect(self._show_progress)
        self._job.finished.connect(self._finished)
        self._job.failed.connect(self.reject)
        self._found: object = None

    def read(self) -> Circuit | TrackwrightError | None:
        """The circuit, or why it cannot be read; None if cancelled."""
        self._job.start()
        with asked(self):
            self._job.leave()
        return self._found if isinstance(self._found, Circuit | TrackwrightError) else None

    def _show_progress(self, done: int, of: int) -> None:
        self.setValue(done)

    def _finished(self, found: object) -> None:
        self._found = found
        self.accept()


def _work(path: Path, tell: Tell) -> Circuit | TrackwrightError | None:
    """Runs in the thread. Also computes what the window needs first."""
    try:
        circuit = read_circuit(path)
    except TrackwrightError as error:
        return error
    if not tell(1, STEPS):
        return None
    table = table_top_of(circuit)
    _ = circuit.driven_pieces, table.spots, table.boxes
    if not tell(2, STEPS):
        return None
    _ = circuit.stretches
    tell(STEPS, STEPS)
    return circuit
