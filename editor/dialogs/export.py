"""The export dialog: format, contents of the picture, size."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from trackwright.editor.app.translation import language, t, translated
from trackwright.editor.dialogs.running import held_loosely
from trackwright.editor.widgets.confirm_replace import ask_replace, completed
from trackwright.editor.widgets.message_boxes import warn
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import resolved_path
from trackwright.model.files.output_checks import check_output, exists
from trackwright.model.picture.picture import PictureOptions
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.progress import Progress
from trackwright.reports.export import FORMS, ExportOptions, Form, form_for, write_export
from trackwright.reports.tables.options import TableOptions
from trackwright.simulator.game.rulesets import all_rulesets

BUILT = "-circuit"
MOST_PLAYERS = 24
GAP_PX = 12
"""Between labels and fields: a check box has no frame that sets it off."""


@dataclass(frozen=True)
class Order:
    """What to write, and where."""

    path: Path
    options: ExportOptions

    def write(self, circuit: Circuit, progress: Progress | None = None) -> Path:
        """Write the file, or raise a TrackwrightError, or Cancelled."""
        check_output(self.path, form_for(self.path).kind)
        write_export(circuit, self.path, self.options, progress)
        return self.path


class ExportDialog(QDialog):
    """Asks and writes; the window reports errors. `opened`: files open in windows."""

    def __init__(
        self, circuit: Circuit, file: Path, parent: QWidget, opened: Sequence[Path] = ()
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Export"))
        self._circuit = circuit
        self._opened = {resolved_path(path) for path in opened}
        self._asked = ""
        self.ask_replace: Callable[[Path], bool] = held_loosely(self._ask_replace)
        self.complain: Callable[[str], object] = held_loosely(self._complain)
        self._make_fields(file)
        self._lay_out()
        self._enable()
        self.form.currentIndexChanged.connect(self._show)

    def _make_fields(self, file: Path) -> None:
        self.form = QComboBox()
        for suffix, form in FORMS.items():
            self.form.addItem(translated(form.words), suffix)
        self.file = QLineEdit(str(file.with_suffix(f".{self.suffix}")))
        self.file.setMinimumWidth(320)
        self.furniture = QCheckBox(t("title, legend and scale bar"))
        self.furniture.setChecked(True)
        self.names = QCheckBox(t("piece ids"))
        self.pictures = QCheckBox(t("pictures to trace"))
        self.pictures.setEnabled(False)
        self.width_px = QSpinBox(minimum=200, maximum=20_000, value=1600, suffix=" px")
        self.rules = QComboBox()
        self.rules.addItem(t("those of the circuit's game"), None)
        for ruleset in all_rulesets().values():
            self.rules.addItem(ruleset.id, ruleset.id)
        self.players = QSpinBox(minimum=0, maximum=MOST_PLAYERS)
        self.players.setSpecialValueText(t("default"))

    def _lay_out(self) -> None:
        choose = QPushButton(t("Browse ..."))
        choose.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.addWidget(self.file)
        row.addWidget(choose)
        save = QDialogButtonBox.StandardButton.Save
        buttons = QDialogButtonBox(save | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QFormLayout(self)
        layout.setHorizontalSpacing(GAP_PX)
        layout.addRow(t("&Format"), self.form)
        file_label = QLabel(t("F&ile"))
        file_label.setBuddy(self.file)
        layout.addRow(file_label, row)
        layout.addRow(t("Include"), self.furniture)
        layout.addRow("", self.names)
        layout.addRow("", self.pictures)
        layout.addRow(t("&Width"), self.width_px)
        layout.addRow(t("&Rules"), self.rules)
        layout.addRow(t("&Players"), self.players)
        layout.addRow(buttons)

    @property
    def suffix(self) -> str:
        return str(self.form.currentData())

    @property
    def _chosen(self) -> Form:
        return FORMS[self.suffix]

    def _show(self) -> None:
        path = Path(self.file.text())
        if path.name:
            self.file.setText(str(path.with_name(_named(path.stem, self.suffix))))
        self._enable()

    def _enable(self) -> None:
        """Only what this format shows can be chosen."""
        self.furniture.setEnabled(self._chosen.is_picture)
        self.names.setEnabled(self._chosen.is_picture)
        has_pictures = any(item.file for item in self._circuit.track.scenery)
        self.pictures.setEnabled(self._chosen.is_picture and has_pictures)
        self.width_px.setEnabled(self._chosen.has_pixels)
        self.rules.setEnabled(self._chosen.is_table)
        self.players.setEnabled(self._chosen.is_table)

    def _choose(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, t("Export to"), self.file.text())
        if name:
            path, _ = completed(name, self.suffix)
            self.file.setText(str(path))
            self._asked = name

    def accept(self) -> None:
        """Stay open if the file cannot be written or is not to be replaced."""
        try:
            path = self._checked_path()
        except TrackwrightError as error:
            self.complain(translated(error.message))
            return
        asked = str(path) == self._asked
        if asked or not exists(path) or self.ask_replace(path):
            super().accept()

    def _ask_replace(self, path: Path) -> bool:
        return ask_replace(self, path)

    def _complain(self, words: str) -> None:
        warn(self, t("Cannot export"), words)

    def _checked_path(self) -> Path:
        """The chosen file; raises a TrackwrightError if it must not be overwritten."""
        if not self.file.text().strip():
            raise TrackwrightError(t("choose a file to export to"))
        path = Path(self.file.text())
        if resolved_path(path) in self._opened:
            raise TrackwrightError(t("{file} is open in a window: choose another file", file=path))
        check_output(path, form_for(path).kind)
        return path

    @property
    def order(self) -> Order:
        """What the fields say; writing checks the file once more."""
        picture = PictureOptions(
            furniture=self.furniture.isChecked(),
            piece_names=self.names.isChecked(),
            say=language.said,
        )
        width = self.width_px.value() if self._chosen.has_pixels else None
        pictures = self.pictures.isChecked() and self.pictures.isEnabled()
        table = TableOptions(self.rules.currentData(), self.players.value() or None, language.said)
        options = ExportOptions(picture, width, pictures=pictures, table=table)
        return Order(Path(self.file.text()), options)

    def write(self) -> Path:
        """Write the file, or raise a TrackwrightError."""
        return self.order.write(self._circuit)


def _named(stem: str, suffix: str) -> str:
    """A built circuit gets a name different from its track: both are JSON."""
    stem = stem.removesuffix(BUILT)
    return f"{stem}{BUILT if suffix == 'json' else ''}.{suffix}"
