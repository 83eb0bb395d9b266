"""The print dialog: what to print on which paper, with a preview of the pages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, Signal
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from trackwright.editor.app.jobs import Reporter, ReportProgress, Work, Worker
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import sentence, t, translated
from trackwright.editor.canvas.painting.page_preview import PagePreview
from trackwright.editor.canvas.painting.pages import prepare, print_pages
from trackwright.editor.dialogs.progress import ProgressDialog
from trackwright.editor.dialogs.running import asked, held_loosely
from trackwright.editor.widgets.confirm_replace import ask_replace, completed
from trackwright.editor.widgets.message_boxes import warn
from trackwright.editor.widgets.print_fields import PrintFields
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import resolved_path
from trackwright.model.files.output_checks import exists
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.progress import Cancelled
from trackwright.reports.pack.race_pack import PackOptions
from trackwright.reports.paper.pages import Pages
from trackwright.reports.printing import (
    PAGE_FORMS,
    PrintOrder,
    files_of,
    pages_to_print,
    paper_counts,
    write_pages,
)


@dataclass(frozen=True)
class MadePages:
    """Pages, and how much paper each way to print takes."""

    pages: Pages
    words: tuple[Message, ...]


class PrintDialog(QDialog):
    """Asks, shows the pages, and writes them. `opened`: files open in windows."""

    ready = Signal()
    """The pages are as the fields say, or there will be none."""

    def __init__(
        self,
        circuit: Circuit,
        file: Path,
        settings: Settings,
        parent: QWidget,
        opened: Sequence[Path] = (),
        pack: PackOptions | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Print"))
        self._circuit, self._settings = circuit, settings
        self._opened = [resolved_path(path) for path in opened]
        self._proposed = file.with_suffix(".pdf")
        self._suffix = "pdf"
        """That of a file whose name is typed without one."""
        self._pages: Pages | None = None
        self._worker = Worker(self)
        self.done_words = ""
        """What was done, for the status bar."""
        self.ask_file: Callable[[str], str] = held_loosely(self._ask_file)
        self.ask_replace: Callable[[Path], bool] = held_loosely(self._ask_replace)
        self.ask_printer: Callable[[QPrinter], bool] = held_loosely(self._ask_printer)
        self.complain: Callable[[str], object] = held_loosely(self._complain)
        self.fields = PrintFields(pack)
        self.fields.recall(settings)
        self.preview = PagePreview()
        self.count = QLabel(wordWrap=True)
        self._lay_out()
        self._worker.began.connect(self._began)
        self._worker.done.connect(self._show)
        self._worker.failed.connect(self._refused)
        self.fields.on_change(self._fields_changed)
        self.show_pages()

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.save = buttons.addButton(t("Save as &file ..."), role)
        self.save.setToolTip(
            t("Write a PDF to print at 100 %, or a picture of each page (SVG, PNG)")
        )
        self.to_printer = buttons.addButton(t("Se&nd to printer ..."), role)
        left = QVBoxLayout()
        left.addWidget(self.fields)
        left.addWidget(self.count)
        left.addStretch(1)
        row = QHBoxLayout()
        row.addLayout(left)
        row.addWidget(self.preview, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(row, 1)
        layout.addWidget(buttons)
        self.save.clicked.connect(self.save_pages)
        self.to_printer.clicked.connect(self.print_pages)
        buttons.rejected.connect(self.reject)

    @property
    def busy(self) -> bool:
        """Are the pages not yet shown as the fields say?"""
        return self._worker.busy or self.preview.busy

    def _fields_changed(self) -> None:
        self.fields.enable()
        self._worker.start_soon(self._making)

    def show_pages(self) -> None:
        """Make the pages as the fields say, in a thread, and show them, with how much paper there
        is to choose from."""
        self.fields.enable()
        self._worker.start(self._making)

    def _making(self) -> Work:
        try:
            return partial(_made, self._circuit, self.fields.order)
        except TrackwrightError as error:
            return partial(_cannot_be_made, error)

    def _began(self) -> None:
        self.count.setText(t("Getting the pages ready ..."))

    def _show(self, made: MadePages | None) -> None:
        """None if the fields were changed meanwhile."""
        if made is not None:
            self._say([translated(words) for words in made.words])
            self._ended(made.pages)

    def _refused(self, why: str) -> None:
        self._say([why])
        self._ended(None)

    def _say(self, words: Sequence[str]) -> None:
        self.count.setText("\n".join(sentence(line) for line in words))

    def _ended(self, pages: Pages | None) -> None:
        self._pages = pages
        self.preview.show_pages(pages.pages if pages else ())
        self._enable(pages is not None)
        self.ready.emit()

    def _enable(self, can_print: bool) -> None:
        self.save.setEnabled(can_print)
        self.to_printer.setEnabled(can_print and not self._is_for_cutter)

    def done(self, result: int) -> None:
        """Abandon pages that nobody waits for any more."""
        was_busy, self._pages = self._worker.busy, None
        self._worker.leave()
        self.preview.leave()
        if was_busy:
            self.ready.emit()
        super().done(result)

    def _up_to_date(self) -> Pages | None:
        """The pages as the fields say, as soon as they are made; None if there are none, or if the
        dialog was closed meanwhile."""
        self._worker.start_at_once()
        if self._worker.busy:
            self._enable(False)
            loop = QEventLoop()
            for over in (self.ready, self.destroyed):
                over.connect(loop.quit)
            loop.exec()
        return self._pages if isValid(self) else None

    @property
    def _is_for_cutter(self) -> bool:
        return bool(self.fields.product.currentData() == "cutter")

    def _done(self, words: str) -> None:
        self.done_words = words
        self.fields.remember(self._settings)
        self.accept()

    def print_pages(self) -> None:
        """Send the pages to the printer that people choose."""
        if (pages := self._up_to_date()) is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        prepare(printer, pages)
        if not self.ask_printer(printer):
            return
        words = t("Sending pages to the printer ...")
        work = partial(print_pages, printer, pages)
        if self._is_written(work, words):
            self._done(t("{n} pages sent to the printer", n=len(pages.pages)))

    def _ask_printer(self, printer: QPrinter) -> bool:
        dialog = QPrintDialog(printer, self)
        with asked(dialog) as is_accepted:
            return is_accepted

    def save_pages(self) -> None:
        """Stay open if nothing was written."""
        pages = self._up_to_date()
        name = self.ask_file(str(self._proposed)) if pages else ""
        if not name or pages is None:
            return
        path, is_unasked = completed(name, self._suffix)
        try:
            if not self._may_write(path, is_unasked):
                return
        except TrackwrightError as error:
            self.complain(translated(error.message))
            return
        opened, words = self._opened, t("Saving {file} ...", file=path.name)
        if self._is_written(lambda say: write_pages(pages, path, opened, progress=say), words):
            self._done(t("Pages saved to {file}", file=files_of(pages, path)[0]))

    def _is_written(self, work: Callable[[ReportProgress], object], words: str) -> bool:
        """Done in a thread, unless somebody cancels it, or it fails, which is said."""
        try:
            ProgressDialog(work, t("Print"), words, self).wait()
        except Cancelled:
            return False
        except TrackwrightError as error:
            self.complain(translated(error.message))
            return False
        return True

    def _may_write(self, path: Path, is_unasked: bool) -> bool:
        """The file dialog has asked about the file itself, but not about those of single pages."""
        assert self._pages is not None
        files = files_of(self._pages, path)
        there = [file for file in files if exists(file) and (is_unasked or file != path)]
        return not there or self.ask_replace(there[0])

    def _ask_file(self, proposed: str) -> str:
        ends = [end for end in PAGE_FORMS if self._is_for_cutter or end != "dxf"]
        if self._is_for_cutter:
            ends.sort(key=("dxf", "svg").__contains__, reverse=True)
            proposed = str(Path(proposed).with_suffix(f".{ends[0]}"))
        forms = [f"{translated(PAGE_FORMS[end].words)} (*.{end})" for end in ends]
        title = t("Save the pages as")
        name, chosen = QFileDialog.getSaveFileName(self, title, proposed, ";;".join(forms))
        if chosen in forms:
            self._suffix = ends[forms.index(chosen)]
        return name

    def _ask_replace(self, path: Path) -> bool:
        return ask_replace(self, path)

    def _complain(self, words: str) -> None:
        warn(self, t("Cannot print"), words)


def _made(circuit: Circuit, order: PrintOrder, reporter: Reporter) -> MadePages:
    """Runs in the worker's thread."""
    pages = pages_to_print(circuit, order)
    counts = paper_counts(circuit, order, pages)
    return MadePages(pages, tuple(count.words for count in counts.values()))


def _cannot_be_made(error: TrackwrightError, reporter: Reporter) -> MadePages:
    raise error
