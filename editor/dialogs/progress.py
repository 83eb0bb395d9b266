"""Waits for slow work in a thread: a dialog shows its progress and can cancel it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from trackwright.editor.app.jobs import Job, ReportProgress
from trackwright.editor.app.translation import t
from trackwright.editor.dialogs.running import asked, delete
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.progress import Cancelled

AT_ONCE_S = 0.1
"""Work that takes no longer shows no dialog."""
NEVER_MS = 2**31 - 1
"""Qt is not to show the dialog by itself: `wait` does."""


class ProgressDialog(QProgressDialog):
    """Does the work in a thread. Esc cancels; then nothing has changed."""

    def __init__(
        self, work: Callable[[ReportProgress], object], title: str, words: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setLabelText(words)
        self.setCancelButtonText(t("Cancel"))
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setRange(0, 0)
        self.setMinimumDuration(NEVER_MS)
        self.setAutoReset(False)
        self._job = Job(work, self)
        self._job.progressed.connect(self._show_progress)
        self._job.finished.connect(self._finish)
        self._job.failed.connect(self._fail)
        self._is_over = False
        self._found: object = None
        self._why = ""

    def wait(self) -> object:
        """The result of the work, or raises its TrackwrightError; raises Cancelled if the user has
        cancelled it."""
        self._job.start()
        self._job.wait(AT_ONCE_S)
        QCoreApplication.sendPostedEvents(self._job)
        if self._is_over:
            delete(self)
        else:
            with asked(self):
                self._job.leave()
        if self._why:
            raise TrackwrightError(self._why)
        if not self._is_over:
            raise Cancelled
        return self._found

    def _show_progress(self, done: int, of: int) -> None:
        self.setRange(0, of if of > 1 else 0)
        self.setValue(done)

    def _finish(self, found: object) -> None:
        self._is_over, self._found = True, found
        self.accept()

    def _fail(self, why: str) -> None:
        self._is_over, self._why = True, why
        self.reject()
