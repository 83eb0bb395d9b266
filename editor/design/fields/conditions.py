"""Conditions on figures of play: two lines for each, a figure and the limit that it has to keep."""

import re
from collections.abc import Mapping

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.design.play import figures_for, title_of
from trackwright.editor.app.translation import later, sentence, t, translated
from trackwright.editor.design.fields.fold import combo, decimal, in_a_row
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.plain_text import visible
from trackwright.simulator.playtest.gates import Gate, read_gate
from trackwright.simulator.playtest.statistics import SHARE, Figure

SIGNS = {
    ">": later("more than"),
    ">=": later("at least"),
    "<": later("less than"),
    "<=": later("at most"),
}
OF_A_SEAT = re.compile(r"(?!pole_).*_(wins|place|unplaced)$|races$")
"""Figures of single seats and bots: they say nothing about a circuit."""
FIRST = (
    *("overtakes_per_.*_and_lap", "pole_wins", "grid_slope", "rounds", "lead_changes"),
    *("retired", "gap"),
)
"""Names of those that designers ask for most, as patterns."""
MOST = 10_000.0
MOST_CONDITIONS = 20


def figures_to_choose(kit: str, rules: str | None) -> Mapping[str, Figure]:
    """Those that say something about a circuit, the usual ones first."""
    try:
        known = figures_for(kit, rules) if rules is not None else {}
    except TrackwrightError:
        known = {}
    names = [name for name in known if not OF_A_SEAT.match(name)]
    first = [name for usual in FIRST for name in names if re.fullmatch(usual, name)]
    return {name: known[name] for name in dict.fromkeys((*first, *names))}


def figure_words(name: str, figures: Mapping[str, Figure]) -> str:
    """What a figure is called in a list of figures."""
    return sentence(translated(title_of(name, figures)))


class ConditionsField(QWidget):
    """`conditions` is its value, as texts for the command line."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[ConditionRow | TextRow] = []
        self._of: tuple[str, str | None] = ("", None)
        self.add = QPushButton(t("Add a condition"))
        self.add.setToolTip(t("Race every circuit, and keep those whose figure is as wished"))
        self.add.clicked.connect(self.add_usual)
        self.why = QLabel()
        self.why.setWordWrap(True)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(self.why)
        self._box.addWidget(in_a_row(self.add))

    @property
    def conditions(self) -> tuple[str, ...]:
        return tuple(row.text for row in self.rows)

    def show_conditions(self, kit: str, rules: str | None, conditions: tuple[str, ...]) -> None:
        """Show conditions on races by these rules; without saying that they changed."""
        if self._of == (kit, rules) and conditions == self.conditions:
            return
        self._of = (kit, rules)
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        for text in conditions:
            self._append(text)
        self._show_whether()

    def _show_whether(self) -> None:
        self.why.setText(t("Choose the rules of the races first."))
        self.why.setVisible(self._of[1] is None)
        self.add.setEnabled(self._of[1] is not None and len(self.rows) < MOST_CONDITIONS)

    @property
    def _figures(self) -> Mapping[str, Figure]:
        return figures_to_choose(*self._of)

    def add_usual(self) -> None:
        """One more condition, to be changed."""
        figures = self._figures
        if figures:
            self._append(f"surely {next(iter(figures))} > 1")
            self._show_whether()
            self.changed.emit()

    def _append(self, text: str) -> None:
        row = row_for(text, self._figures)
        row.removed.connect(lambda: self._remove(row))
        row.changed.connect(self.changed)
        self.rows.append(row)
        self._box.insertWidget(self._box.count() - 1, row)

    def _remove(self, row: "ConditionRow | TextRow") -> None:
        self.rows.remove(row)
        row.hide()
        row.deleteLater()
        self._show_whether()
        self.changed.emit()


def row_for(text: str, figures: Mapping[str, Figure]) -> "ConditionRow | TextRow":
    """A row with fields, if they can hold the condition."""
    try:
        gate = read_gate(text, figures)
    except TrackwrightError:
        return TextRow(text)
    (sign, limit), *more = gate.limits
    fits = not more and sign in SIGNS and 0 <= limit <= MOST
    return ConditionRow(gate, figures) if fits else TextRow(text)


class TextRow(QFrame):
    """A condition of a file that the fields cannot hold, as it is written."""

    changed, removed = Signal(), Signal()

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        label = QLabel(visible(text))
        label.setWordWrap(True)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(in_a_row(label, _remover(self.removed)))


class ConditionRow(QFrame):
    """Figure, sign and limit."""

    changed, removed = Signal(), Signal()

    def __init__(self, gate: Gate, figures: Mapping[str, Figure]) -> None:
        super().__init__()
        self._figures = figures
        self.figure = combo(t("Figure"), t("The figure of play"))
        for name in figures:
            self.figure.addItem(figure_words(name, figures), name)
        self.sign = combo(t("Comparison"), t("On which side of the limit"))
        self.sign.setMinimumContentsLength(6)
        for sign, words in SIGNS.items():
            self.sign.addItem(t(words), sign)
        self.limit = decimal(t("Limit"), t("The limit"), MOST, 0.0, 2)
        self.limit.setMinimumWidth(76)
        self.surely = QCheckBox(t("surely"))
        self.surely.setToolTip(t("The whole 95 % interval keeps the limit"))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 4)
        box.setSpacing(2)
        box.addWidget(in_a_row(self.figure, _remover(self.removed), stretch=False))
        box.addWidget(in_a_row(self.sign, self.limit, self.surely))
        self._show(gate)
        self.figure.currentIndexChanged.connect(self._figure_changed)
        self.sign.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.limit.valueChanged.connect(lambda _: self.changed.emit())
        self.surely.toggled.connect(lambda _: self.changed.emit())

    @property
    def is_share(self) -> bool:
        return self._figures[self.figure.currentData()].sort == SHARE

    @property
    def text(self) -> str:
        surely = "surely " if self.surely.isChecked() else ""
        unit = "%" if self.is_share else ""
        limit = f"{self.limit.value():g}{unit}"
        return f"{surely}{self.figure.currentData()} {self.sign.currentData()} {limit}"

    def _show(self, gate: Gate) -> None:
        ((sign, limit),) = gate.limits
        self.figure.setCurrentIndex(self.figure.findData(gate.figure))
        self.sign.setCurrentIndex(self.sign.findData(sign))
        self.surely.setChecked(gate.surely)
        self._show_unit()
        self.limit.setValue(100 * limit if self.is_share else limit)

    def _show_unit(self) -> None:
        self.limit.setSuffix(" %" if self.is_share else "")

    def _figure_changed(self) -> None:
        self._show_unit()
        self.changed.emit()


def _remover(removed: SignalInstance) -> QToolButton:
    button = QToolButton(autoRaise=True)
    button.setText("✕")
    button.setToolTip(t("Remove the condition"))
    button.setAccessibleName(button.toolTip())
    button.clicked.connect(removed)
    return button
