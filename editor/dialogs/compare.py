"""Compares the window's circuit with the one in the file: both pictures, the figures that differ,
and the differing lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from difflib import unified_diff
from functools import partial
from itertools import groupby

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPixmap, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.jobs import Reporter, Worker
from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.painting.thumbnails import circuit_picture
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit
from trackwright.model.files.track_files import track_text
from trackwright.model.layout.track import Track
from trackwright.model.picture.picture import Palette
from trackwright.model.text.plain_text import split_lines, visible
from trackwright.reports.circuit.changes import circuit_changes

ICON = QSize(360, 170)
COLOURS = {"-": "#c0392b", "+": "#1e8449"}


@dataclass(frozen=True)
class Compared:
    """What both circuits look like, the figures that differ, and the lines."""

    pictures: Sequence[QImage]
    figures: Sequence[Sequence[str]]
    lines: Sequence[str]


class CompareDialog(QDialog):
    """The window's circuit on the left, the file's on the right; compared in a thread."""

    def __init__(self, mine: Track, there: Track, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Compare"))
        self.resize(800, 570)
        grid = QGridLayout()
        self.pictures = tuple(_place_of_picture(palette) for _ in (mine, there))
        for column, (words, track) in enumerate(
            ((t("In this window"), mine), (t("In the file"), there))
        ):
            grid.addWidget(QLabel(f"{words}: {visible(track.name)}"), 0, column)
            grid.addWidget(self.pictures[column], 1, column)
        self.figures = QTreeWidget()
        self.figures.setAccessibleName(t("Figures that differ"))
        self.figures.setHeaderLabels([t("Figure"), t("In this window"), t("In the file")])
        self.figures.setRootIsDecorated(False)
        self.figures.setAlternatingRowColors(True)
        self.lines = QPlainTextEdit(readOnly=True)
        self.lines.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.lines.setAccessibleName(t("Differing lines"))
        self.lines.setPlaceholderText(t("Comparing ..."))
        self.reload = QPushButton(t("&Reload"))
        self.keep = QPushButton(t("&Keep mine"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.reload, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.keep, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addLayout(grid)
        box.addWidget(QLabel(t("Figures that differ")))
        box.addWidget(self.figures, 1)
        box.addWidget(QLabel(t("− only in this window, + only in the file")))
        box.addWidget(self.lines, 1)
        box.addWidget(buttons)
        self._worker = Worker(self)
        self._worker.done.connect(self._show)
        self._worker.failed.connect(self.lines.setPlainText)
        compared = partial(_compared, mine, there, palette, self.devicePixelRatioF())
        self._worker.start(lambda: compared)

    @property
    def busy(self) -> bool:
        """Are they still being compared?"""
        return self._worker.busy

    def done(self, result: int) -> None:
        self._worker.leave()
        super().done(result)

    def _show(self, found: Compared) -> None:
        for label, image in zip(self.pictures, found.pictures, strict=True):
            label.setPixmap(QPixmap.fromImage(image))
        for row in found.figures or [[t("No figure differs.")]]:
            self.figures.addTopLevelItem(QTreeWidgetItem(row))
        for column in range(2):
            self.figures.resizeColumnToContents(column)
        self._write(found.lines)

    def _write(self, lines: Sequence[str]) -> None:
        """All at once: each insertion would lay out the text anew."""
        writer = QTextCursor(self.lines.document())
        writer.beginEditBlock()
        for sign, alike in groupby(lines, lambda line: line[:1]):
            form = QTextCharFormat()
            if sign in COLOURS:
                form.setForeground(QColor("#ffffff"))
                form.setBackground(QColor(COLOURS[sign]))
            writer.insertText("\n".join(alike), form)
            writer.insertText("\n", QTextCharFormat())
        writer.endEditBlock()


def _compared(
    mine: Track, there: Track, palette: Palette, ratio: float, reporter: Reporter
) -> Compared:
    """Runs in the thread."""
    ours, theirs = (Circuit(track, kit(track.kit)) for track in (mine, there))
    pictures = [circuit_picture(one, palette, ICON, ratio) for one in (ours, theirs)]
    words = ((one.what, one.mine, one.theirs) for one in circuit_changes(ours, theirs))
    figures = [[visible(translated(part)) for part in row] for row in words]
    return Compared(pictures, figures, differences(mine, there))


def differences(mine: Track, there: Track) -> list[str]:
    """The differing lines of both files, with context."""
    before, after = (
        [visible(line.rstrip("\n")) for line in split_lines(track_text(track))]
        for track in (mine, there)
    )
    return list(unified_diff(before, after, n=1, lineterm=""))[2:]


def _place_of_picture(palette: Palette) -> QLabel:
    label = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
    label.setFixedHeight(ICON.height())
    label.setAutoFillBackground(True)
    shade = label.palette()
    shade.setColor(label.backgroundRole(), QColor(palette.ground))
    label.setPalette(shade)
    return label
