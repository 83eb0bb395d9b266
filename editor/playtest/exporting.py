"""Results of playtests as files: those that the command line writes, and saved ones read again."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.widgets.confirm_replace import ask_replace, completed
from trackwright.model.files.output_checks import (
    FIGURES,
    HEAT,
    PLAYTEST_RESULT,
    FileKind,
    check_output,
)
from trackwright.model.files.track_files import read_bytes, save_bytes
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.playtest import PlaytestReport, figures_csv, heat_csv, result_file
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import Result

EXPORTS: tuple[tuple[str, str, str, Callable[[PlaytestReport], bytes], FileKind], ...] = (
    ("result", later("Result (JSON) ..."), "json", result_file, PLAYTEST_RESULT),
    (
        "figures",
        later("Figures (CSV) ..."),
        "csv",
        lambda report: figures_csv(report.result),
        FIGURES,
    ),
    ("heat", later("Heat by space (CSV) ..."), "csv", lambda report: heat_csv(report.result), HEAT),
)
"""The files that the command line's `--save`, `--csv` and `--heat` write."""


class ResultFiles(QObject):
    """Asks for files, writes and reads them. Tests can replace what asks the user."""

    message = Signal(str)

    def __init__(self, folder: Callable[[], Path], parent: QWidget) -> None:
        """`folder`: where file dialogs begin."""
        super().__init__(parent)
        self._folder, self._window = folder, parent
        self.ask_file: Callable[[str, str], str] = self._ask_file
        self.ask_replace: Callable[[Path], bool] = lambda path: ask_replace(parent, path)

    def add_to(self, menu: QMenu, export: Callable[[str], None]) -> None:
        """An entry for each kind of file."""
        for name, words, *_ in EXPORTS:
            entry = menu.addAction(t(words))
            entry.triggered.connect(lambda _=False, name=name: export(name))

    def save(self, what: str, report: PlaytestReport) -> None:
        """Write the file as the command line does."""
        _, _, suffix, write, kind = next(export for export in EXPORTS if export[0] == what)
        name = self.ask_file("save", f"{what}.{suffix}")
        if not name:
            return
        path, unasked = completed(name, suffix)
        try:
            check_output(path, kind)
            if unasked and not self.ask_replace(path):
                return
            save_bytes(write(report), path)
        except TrackwrightError as error:
            self.message.emit(t("Not saved: {why}", why=translated(error.message)))
        else:
            self.message.emit(t("Saved to {file}", file=path))

    def read(self) -> Result | None:
        """A saved result that the user chooses; None if there is none to use."""
        name = self.ask_file("open", "")
        if not name:
            return None
        try:
            return parse_result(read_bytes(Path(name)), name)
        except TrackwrightError as error:
            self.message.emit(translated(error.message))
            return None

    def _ask_file(self, how: str, proposed: str) -> str:
        if how == "open":
            form = t("Results (*.json)")
            start = str(self._folder())
            return QFileDialog.getOpenFileName(self._window, t("Pin"), start, form)[0]
        start = str(self._folder() / proposed)
        return QFileDialog.getSaveFileName(self._window, t("Export"), start)[0]
