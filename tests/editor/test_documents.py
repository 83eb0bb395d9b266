"""Files: saving, opening, asking, and getting back what was not saved."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from editor.recovery import left_behind
from model.files import read_track
from model.library import kit
from tests.editor.conftest import Opened

ROOT = Path(__file__).parents[2]
MOST_LOST_S = 10


def test_a_track_is_saved_opened_and_remembered(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    window, file = hand.window, tmp_path / "mine.json"
    hand.codes("START L4")
    window.files.ask_file = lambda proposed: str(tmp_path / "mine")
    assert window.isWindowModified()
    assert window.files.save()
    assert not window.isWindowModified()
    assert [p.piece for p in read_track(file, kit).pieces()] == ["START", "L4"]
    assert window.settings.recent == [file.resolve()]
    assert window.files.open("april-raceway")
    assert window.bridge.path is None
    assert window.files.open(str(file))
    assert window.bridge.path == file.resolve()


def test_shipped_circuits_are_not_written_over(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    hand.window.files._complain = lambda what, error: None  # type: ignore[method-assign]
    hand.window.files.ask_file = lambda proposed: str(ROOT / "tracks" / "april-raceway.json")
    hand.keys("4")
    assert not hand.window.files.save()


def test_unsaved_changes_are_asked_about(open_window: Opened) -> None:
    hand = open_window()
    files = hand.window.files
    hand.codes("START")
    files.ask_unsaved = lambda: QMessageBox.StandardButton.Cancel
    assert not hand.window.close()
    assert not files.open_if_free("april-raceway")
    files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
    assert files.open_if_free("april-raceway")


def test_the_export_dialog_writes_what_it_says(open_window: Opened, tmp_path: Path) -> None:
    from editor.dialogs.export import ExportDialog

    hand = open_window("april-raceway")
    dialog = ExportDialog(hand.window.bridge.circuit, tmp_path / "april.json", hand.window)
    dialog.form.setCurrentIndex(1)
    assert dialog.file.text().endswith("april.svg")
    assert not dialog.width_px.isEnabled()
    assert dialog.write().read_text("utf-8").startswith("<?xml")
    dialog.deleteLater()


def test_the_new_dialog_offers_the_shipped_circuits_of_a_kit(open_window: Opened) -> None:
    from editor.dialogs.new import NewDialog

    hand = open_window()
    dialog = NewDialog(hand.window.colours, hand.window)
    assert dialog.list.count() == 14
    dialog.list.setCurrentRow(1)
    hand.window.files.begin(dialog.track())
    assert hand.window.bridge.circuit.geometry.closed_exactly
    dialog.deleteLater()


PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from editor.app import application
from editor.settings import Settings
from editor.window import Window

app = application()
window = Window(Settings(Path(sys.argv[1])))
window.show()
def build():
    for code in ("START", "L4", "R2L"):
        window.builder.lay(code)
    print("edited", flush=True)
QTimer.singleShot(0, window, build)
app.exec()
"""


def test_after_a_kill_at_most_ten_seconds_are_lost(open_window: Opened, tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    drafts = folder / "drafts"
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "edited\n"
        end = time.monotonic() + MOST_LOST_S
        while time.monotonic() < end and not list(drafts.glob("*.json")):
            time.sleep(0.1)
        of_others = left_behind(drafts)
        running.send_signal(signal.SIGKILL)
    assert not of_others, "while it runs the draft is its own"
    (draft,) = left_behind(drafts)
    assert [piece.piece for piece in draft.track.pieces()] == ["START", "L4", "R2L"]
    hand = open_window()
    hand.window.bridge.open(draft.track, draft.path, unsaved=True)
    assert hand.codes_laid() == "START L4 R2L"
    assert hand.window.isWindowModified()
    draft.forget()
    assert not left_behind(drafts)


def test_a_window_that_closes_leaves_no_draft(open_window: Opened) -> None:
    hand = open_window()
    hand.codes("START")
    hand.window.recovery.write()
    assert hand.window.recovery.file.exists()
    hand.window.close()
    assert not hand.window.recovery.file.exists()
