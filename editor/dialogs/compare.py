"""Compares the window's circuit with the one in the file: both pictures, the figures that differ,
and the differing lines."""

from difflib import unified_diff

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontDatabase, QTextCharFormat, QTextCursor
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

from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.painting.thumbnails import circuit_icon
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit
from trackwright.model.files.track_files import track_text
from trackwright.model.layout.track import Track
from trackwright.model.picture.picture import Palette
from trackwright.model.text.plain_text import split_lines, visible
from trackwright.reports.circuit.changes import circuit_changes

ICON = QSize(360, 170)
TAKEN, ADDED = "#c0392b", "#1e8449"


class CompareDialog(QDialog):
    """The window's circuit on the left, the file's on the right."""

    def __init__(self, mine: Track, there: Track, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Compare"))
        self.resize(800, 570)
        grid = QGridLayout()
        for column, (words, track) in enumerate(
            ((t("In this window"), mine), (t("In the file"), there))
        ):
            grid.addWidget(QLabel(f"{words}: {visible(track.name)}"), 0, column)
            grid.addWidget(_picture(track, palette, self.devicePixelRatioF()), 1, column)
        self.figures = figures_table(mine, there)
        self.lines = QPlainTextEdit(readOnly=True)
        self.lines.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.lines.setAccessibleName(t("Differing lines"))
        for line in differences(mine, there):
            self._write(line)
        self.lines.moveCursor(QTextCursor.MoveOperation.Start)
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

    def _write(self, line: str) -> None:
        form = QTextCharFormat()
        if line[:1] in "-+":
            form.setForeground(QColor("#ffffff"))
            form.setBackground(QColor(TAKEN if line.startswith("-") else ADDED))
        cursor = self.lines.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText(line, form)
        cursor.insertText("\n", QTextCharFormat())


def figures_table(mine: Track, there: Track) -> QTreeWidget:
    """A row for each figure that differs."""
    table = QTreeWidget()
    table.setAccessibleName(t("Figures that differ"))
    table.setHeaderLabels([t("Figure"), t("In this window"), t("In the file")])
    table.setRootIsDecorated(False)
    table.setAlternatingRowColors(True)
    changes = circuit_changes(*(Circuit(track, kit(track.kit)) for track in (mine, there)))
    for change in changes:
        words = map(translated, (change.what, change.mine, change.theirs))
        table.addTopLevelItem(QTreeWidgetItem([visible(text) for text in words]))
    if not changes:
        table.addTopLevelItem(QTreeWidgetItem([t("No figure differs.")]))
    for column in range(2):
        table.resizeColumnToContents(column)
    return table


def differences(mine: Track, there: Track) -> list[str]:
    """The differing lines of both files, with context."""
    before, after = (
        [visible(line.rstrip("\n")) for line in split_lines(track_text(track))]
        for track in (mine, there)
    )
    return list(unified_diff(before, after, n=1, lineterm=""))[2:]


def _picture(track: Track, palette: Palette, ratio: float) -> QLabel:
    label = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
    label.setFixedHeight(ICON.height())
    label.setAutoFillBackground(True)
    shade = label.palette()
    shade.setColor(label.backgroundRole(), QColor(palette.ground))
    label.setPalette(shade)
    icon = circuit_icon(Circuit(track, kit(track.kit)), palette, ICON, ratio)
    label.setPixmap(icon.pixmap(ICON))
    return label
