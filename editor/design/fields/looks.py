"""What counts as good looks: the weights of its parts, and how good, and how different."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from trackwright.design.looks.scoring import NAMES
from trackwright.design.wishes import ALIKE, MOST_LOOKS, Wishes
from trackwright.editor.app.translation import sentence, t, translated
from trackwright.editor.design.fields.fold import decimal

MOST_WEIGHT, MOST_SCORE = 100.0, 10_000.0


class LooksField(QWidget):
    """The parts of the looks with their weights."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        tip = t("How much it counts; 0 = not at all, 1 = default")
        self.weights = {
            name: decimal(sentence(translated(words)), tip, MOST_WEIGHT, 1.0)
            for name, words in NAMES.items()
        }
        tip = t("The highest score; lower looks better, and shipped circuits have about 4")
        self.most = decimal(t("Looks at most"), tip, MOST_SCORE, MOST_LOOKS)
        self.most.setMinimum(0.1)
        tip = t("How much the shapes of two circuits differ at least")
        self.unlike = decimal(t("Differ at least by"), tip, 1.0, 0.0, 2)
        self.unlike.setSpecialValueText(t("usual"))
        self.unlike.setSingleStep(0.01)
        for row, field in enumerate((*self.weights.values(), self.most, self.unlike)):
            label = QLabel(field.accessibleName())
            label.setWordWrap(True)
            label.setToolTip(field.toolTip())
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            field.valueChanged.connect(lambda _: self.changed.emit())

    @property
    def looks(self) -> Mapping[str, float]:
        """The weights that are not the default."""
        weights = {name: field.value() for name, field in self.weights.items()}
        return {name: weight for name, weight in weights.items() if weight != 1.0}

    @property
    def least_difference(self) -> float | None:
        return self.unlike.value() or None

    @property
    def count(self) -> int:
        """How many fields are not the default."""
        others = self.most.value() != MOST_LOOKS, self.least_difference not in (None, ALIKE)
        return len(self.looks) + sum(others)

    def show_wishes(self, wishes: Wishes) -> None:
        """Show these; without saying that they changed."""
        with QSignalBlocker(self):
            for name, field in self.weights.items():
                field.setValue(wishes.looks.get(name, 1.0))
            self.most.setValue(wishes.most_looks)
            self.unlike.setValue(wishes.unlike or 0.0)
