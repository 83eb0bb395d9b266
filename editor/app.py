"""Starting the editor."""

import signal
import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from editor.recovery import left_behind
from editor.settings import Settings
from editor.window import Window

WAKE_MS = 200


def open_editor(file: str | None = None) -> int:
    """Show the window until it is closed; the answer is the exit code."""
    app = application()
    window = Window(Settings())
    window.show()
    if file is not None:
        window.files.open(file)
    QTimer.singleShot(0, window, lambda: offer_drafts(window))
    signal.signal(signal.SIGINT, lambda *_: window.close())
    waker = QTimer(window, interval=WAKE_MS)  # lets Python see the signal
    waker.timeout.connect(lambda: None)
    waker.start()
    return app.exec()


def application() -> QApplication:
    """The application, with the names under which settings are kept."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("trackwright")
    app.setApplicationDisplayName("Trackwright")
    return app


def offer_drafts(window: Window) -> None:
    """Ask about what a window left behind that was ended from outside; one at a time, the latest
    first."""
    drafts = left_behind(window.recovery.file.parent)
    if not drafts:
        return
    draft = drafts[0]
    button = QMessageBox.StandardButton
    answer = QMessageBox.question(
        window,
        "Recover",
        f"Trackwright was ended while “{draft.track.name}” was not saved. Open it as it was?",
        button.Yes | button.No,
        button.Yes,
    )
    if answer == button.Yes:
        window.bridge.open(draft.track, draft.path, unsaved=True)
        window.recovery.write()
    draft.forget()
