"""Recent files as pictures."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from trackwright.editor.app.translation import t
from trackwright.editor.canvas.gallery import Gallery
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit
from trackwright.model.files.output_checks import is_file
from trackwright.model.files.track_files import read_track
from trackwright.model.picture.picture import Palette
from trackwright.model.text.plain_text import visible
from trackwright.simulator.race.records import is_record, read_record


class RecentDialog(QDialog):
    """Choose one by its picture; missing files are greyed out."""

    def __init__(self, files: list[Path], palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Open recent"))
        self.resize(780, 560)
        self.list = Gallery(palette, t("Recent files"))
        open_ = QDialogButtonBox.StandardButton.Open
        self.buttons = QDialogButtonBox(open_ | QDialogButtonBox.StandardButton.Cancel)
        self.none = QLabel(t("No file has been opened or saved yet."))
        self.none.setVisible(not files)
        box = QVBoxLayout(self)
        box.addWidget(self.none)
        box.addWidget(self.list, 1)
        box.addWidget(self.buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.list.itemActivated.connect(self.accept)
        self.list.itemSelectionChanged.connect(self._show)
        for file in files:
            self._add(file)
        self._show()

    def _add(self, file: Path) -> None:
        if not is_file(file):
            item = self.list.add(f"{visible(file.stem)}\n{t('missing')}", str(file))
            self.list.fade(item, visible(str(file)))
            return
        sort = f" · {t('replay')}" if is_record(file) else ""
        words = f"{visible(file.stem)}{sort}\n{when(file)}"
        item = self.list.add(words, str(file), partial(_circuit_in, file))
        item.setToolTip(visible(str(file)))
        if not self.list.selectedItems():
            self.list.setCurrentItem(item)

    def _show(self) -> None:
        button = self.buttons.button(QDialogButtonBox.StandardButton.Open)
        button.setEnabled(self.file is not None)

    @property
    def file(self) -> Path | None:
        """The chosen file."""
        for item in self.list.selectedItems():
            if item.flags() & Qt.ItemFlag.ItemIsEnabled:
                return Path(str(item.data(Qt.ItemDataRole.UserRole)))
        return None


def when(file: Path) -> str:
    """When it was written, in the user's format."""
    try:
        written = QDateTime.fromSecsSinceEpoch(int(file.stat().st_mtime))
    except OSError:  # deleted meanwhile
        return ""
    return QLocale().toString(written, QLocale.FormatType.ShortFormat)


def _circuit_in(file: Path) -> Circuit:
    """The circuit in the file, or the one that its race was run on."""
    if is_record(file):
        from trackwright.simulator.race.record_circuit import circuit_of

        return circuit_of(read_record(file), file, None)
    track = read_track(file, kit)
    return Circuit(track, kit(track.kit))
