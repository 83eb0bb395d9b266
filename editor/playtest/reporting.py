"""File > Report: writes the same page as the command `report`."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from trackwright.editor.app.jobs import ReportProgress
from trackwright.editor.app.translation import language, later, t, translated
from trackwright.editor.dialogs.progress import ProgressDialog
from trackwright.editor.playtest.racer import Raced, Wish
from trackwright.editor.widgets.confirm_replace import ask_replace, completed
from trackwright.editor.widgets.message_boxes import warn
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import resolved_path
from trackwright.model.files.output_checks import REPORT, check_outputs
from trackwright.model.files.track_files import save_bytes
from trackwright.model.picture.picture import reject_too_many
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.progress import Cancelled, reject_cancelled
from trackwright.reports.html.making import not_raced, subject_of
from trackwright.reports.html.page import report_page
from trackwright.reports.html.subject import Look, Subject
from trackwright.reports.playtest import PlaytestReport
from trackwright.simulator.playtest.comparing import compare
from trackwright.simulator.playtest.results import Result, result_of
from trackwright.simulator.playtest.running import Batch, playtest

SUFFIX = "html"
FILTER = later("Circuit reports (*.html)")


@dataclass(frozen=True)
class ReportOrder:
    """What the page shows: the result of the panel, or else what its set-up asks for."""

    circuit: Circuit
    track: str
    raced: Raced | None
    pinned: Result | None
    wish: Wish

    def page(self, report_progress: ReportProgress) -> bytes:
        """The page. In a thread; raises Cancelled, or a TrackwrightError."""
        reject_too_many(self.circuit, printed=True)
        subject = self._subject(report_progress)
        reject_cancelled(report_progress, 1, 1)
        return report_page(subject, Look(language.code, language.said)).data

    def _subject(self, report_progress: ReportProgress) -> Subject:
        try:
            result, batch = self._result(report_progress)
        except TrackwrightError as error:
            return subject_of(self.circuit, self.track, notes=[not_raced(error)])
        comparison = compare(result, self.pinned) if self.pinned else None
        against = self.pinned.head.track if self.pinned else ""
        report = PlaytestReport(result, batch.races, comparison=comparison, against=against)
        return subject_of(
            self.circuit, self.track, report, batch, self.pinned, progress=report_progress
        )

    def _result(self, report_progress: ReportProgress) -> tuple[Result, Batch]:
        if self.raced is not None and self.raced.is_of(self.circuit):
            return self.raced.result, self.raced.batch
        cancel, batch = threading.Event(), self.wish.batch(self.circuit)

        def progress(done: int, of: int) -> None:
            if not report_progress(done, of):
                cancel.set()

        counts = playtest(batch, progress=progress, cancel=cancel)
        if cancel.is_set():
            raise Cancelled
        return result_of(self.circuit, batch, counts), batch


class ReportFile:
    """Asks for the file and writes it. Tests can replace what asks the user."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.ask_file: Callable[[str], str] = self._ask_file
        self.ask_replace: Callable[[Path], bool] = lambda path: ask_replace(window, path)
        self.complain: Callable[[str], object] = self._complain

    def save(self, order: ReportOrder, proposed: Path, opened: Sequence[Path]) -> str:
        """What was done, for the status bar; empty for nothing. `opened`: files open in windows."""
        name = self.ask_file(str(proposed.with_suffix(f".{SUFFIX}")))
        if not name:
            return ""
        path, is_unasked = completed(name, SUFFIX)
        try:
            check_outputs([(path, REPORT)], [resolved_path(one) for one in opened])
            if is_unasked and not self.ask_replace(path):
                return ""
            self._write(order, path)
        except Cancelled:
            return t("Cancelled. {file} was not written.", file=path)
        except TrackwrightError as error:
            self.complain(translated(error.message))
            return ""
        return t("Report saved to {file}: open it in a browser", file=path)

    def _write(self, order: ReportOrder, path: Path) -> None:
        """In a thread. Raises a TrackwrightError, or Cancelled."""

        def work(report_progress: ReportProgress) -> None:
            page = order.page(report_progress)
            reject_cancelled(report_progress, 1, 1)
            save_bytes(page, path)

        words = t("Writing the report {file} ...", file=path.name)
        ProgressDialog(work, t("Report"), words, self._window).wait()

    def _ask_file(self, proposed: str) -> str:
        title = t("Save the report as")
        return QFileDialog.getSaveFileName(self._window, title, proposed, t(FILTER))[0]

    def _complain(self, words: str) -> None:
        warn(self._window, t("Cannot write the report"), words)
