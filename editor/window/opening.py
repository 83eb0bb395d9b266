"""Opens large circuits: reads and lays them out in a thread, with a dialog that shows progress and
can cancel."""

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from trackwright.editor.app.jobs import ReportProgress
from trackwright.editor.app.translation import t
from trackwright.editor.dialogs.progress import ProgressDialog
from trackwright.model.circuit import Circuit
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.files.library import kit
from trackwright.model.files.track_files import read_track
from trackwright.model.text.progress import reject_cancelled

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


def read_in_thread(path: Path, parent: QWidget) -> Circuit:
    """Raises a TrackwrightError, or Cancelled."""
    words = t("Opening {file} ...", file=path.name)
    found = ProgressDialog(partial(_work, path), t("Open"), words, parent).wait()
    assert isinstance(found, Circuit)
    return found


def _work(path: Path, report_progress: ReportProgress) -> Circuit:
    """Runs in the thread. Also computes what the window needs first."""
    circuit = read_circuit(path)
    reject_cancelled(report_progress, 1, STEPS)
    table = table_top_of(circuit)
    _ = circuit.driven_pieces, table.spots, table.boxes
    reject_cancelled(report_progress, 2, STEPS)
    _ = circuit.stretches
    report_progress(STEPS, STEPS)
    return circuit
