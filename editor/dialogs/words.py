"""Small questions: a line of text, or a distance."""

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from trackwright.editor.app.translation import t
from trackwright.editor.dialogs.running import asked
from trackwright.model.layout.scenery import MOST_SIDE_MM
from trackwright.model.text.units import Unit

LEAST_MM = 1.0


class WordsDialog(QDialog):
    """Asks for one line of text."""

    def __init__(self, title: str, name: str, text: str, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.field = QLineEdit(text, maxLength=most)
        self.field.setAccessibleName(name)
        self.field.setAcceptDrops(False)
        self.field.setMinimumWidth(320)
        self.field.selectAll()
        _lay_out(self, name, self.field)


class DistanceDialog(QDialog):
    """Asks for a length on the table."""

    def __init__(self, mm: float, unit: Unit, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Scale picture"))
        self._unit = unit
        self.field = QDoubleSpinBox(decimals=unit.decimals + 1, suffix=f" {unit.symbol}")
        self.field.setRange(unit.of_mm(LEAST_MM), unit.of_mm(MOST_SIDE_MM))
        self.field.setValue(unit.of_mm(mm))
        self.field.selectAll()
        self.field.setAccessibleName(t("Distance"))
        self.field.setToolTip(t("How far apart the two points are to be on the table"))
        _lay_out(self, t("Distance"), self.field)

    @property
    def mm(self) -> float:
        return self.field.value() * self._unit.mm


def _lay_out(dialog: QDialog, name: str, field: QWidget) -> None:
    form = QFormLayout(dialog)
    label = QLabel(name)
    label.setBuddy(field)
    form.addRow(label, field)
    sort = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(sort.Ok | sort.Cancel)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    form.addRow(buttons)
    field.setFocus()


def asked_words(title: str, name: str, text: str, most: int, parent: QWidget) -> str | None:
    """The line of text; None if cancelled."""
    dialog = WordsDialog(title, name, text, most, parent)
    with asked(dialog) as is_accepted:
        return dialog.field.text().strip() if is_accepted else None


def asked_distance(mm: float, unit: Unit, parent: QWidget) -> float | None:
    """The length in mm; None if cancelled."""
    dialog = DistanceDialog(mm, unit, parent)
    with asked(dialog) as is_accepted:
        return dialog.mm if is_accepted else None
