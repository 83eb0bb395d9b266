"""The export dialog: which form, what is on the picture, how large."""

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

from editor.words import later, t
from model.circuit import Circuit
from model.errors import TrackwrightError
from model.export import ExportOptions, write_export
from model.library import refuse_shipped
from model.picture import PictureOptions

FORMS = (
    ("png", later("Picture (PNG)")),
    ("svg", later("Picture that prints in true size (SVG)")),
    ("json", later("The built circuit (JSON)")),
    ("graphml", later("Graph of spaces (GraphML)")),
    ("csv", later("One row per space (CSV)")),
)


class ExportDialog(QDialog):
    """Asks, and writes; faults are told by the window."""

    def __init__(self, circuit: Circuit, file: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Export"))
        self._circuit = circuit
        self.form = QComboBox()
        for suffix, words in FORMS:
            self.form.addItem(t(words), suffix)
        self.file = QLineEdit(str(file.with_suffix(".png")))
        self.file.setMinimumWidth(320)
        self.furniture = QCheckBox(t("title, legend and scale bar"))
        self.furniture.setChecked(True)
        self.names = QCheckBox(t("ids of the pieces"))
        self.width_px = QSpinBox(minimum=200, maximum=20_000, value=1600, suffix=" px")
        choose = QPushButton(t("Choose ..."))
        row = QHBoxLayout()
        row.addWidget(self.file)
        row.addWidget(choose)
        save = QDialogButtonBox.StandardButton.Save
        buttons = QDialogButtonBox(save | QDialogButtonBox.StandardButton.Cancel)
        layout = QFormLayout(self)
        layout.addRow(t("&Form"), self.form)
        file_label = QLabel(t("F&ile"))
        file_label.setBuddy(self.file)
        layout.addRow(file_label, row)
        layout.addRow(t("With"), self.furniture)
        layout.addRow("", self.names)
        layout.addRow(t("&Width"), self.width_px)
        layout.addRow(buttons)
        self.form.currentIndexChanged.connect(self._show)
        choose.clicked.connect(self._choose)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)

    @property
    def suffix(self) -> str:
        return str(self.form.currentData())

    def _show(self) -> None:
        self.file.setText(str(Path(self.file.text()).with_suffix(f".{self.suffix}")))
        self.furniture.setEnabled(self.suffix in ("png", "svg"))
        self.names.setEnabled(self.suffix in ("png", "svg"))
        self.width_px.setEnabled(self.suffix == "png")

    def _choose(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, t("Export to"), self.file.text())
        if name:
            self.file.setText(name)

    def write(self) -> Path:
        """Write the file, or a TrackwrightError."""
        path = Path(self.file.text())
        if not self.file.text().strip():
            raise TrackwrightError(t("no file is named to export to"))
        refuse_shipped(path)
        picture = PictureOptions(
            furniture=self.furniture.isChecked(), piece_names=self.names.isChecked()
        )
        width = self.width_px.value() if self.suffix == "png" else None
        write_export(self._circuit, path, ExportOptions(picture, width))
        return path
