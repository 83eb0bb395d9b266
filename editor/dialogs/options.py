"""The options of a ruleset: every house ruling with its readings and the id of its rule."""

import html
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.labels import RichLabel
from trackwright.editor.app.translation import t, translated
from trackwright.editor.widgets.search_field import SearchField
from trackwright.simulator.game.rulesets import Option, Reading, Ruleset


class OptionsDialog(QDialog):
    """One row per option; `chosen` are those that differ from the default."""

    def __init__(self, ruleset: Ruleset, given: Mapping[str, object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Options of {rules}", rules=ruleset.id))
        self._options = ruleset.options
        self.fields: dict[str, QComboBox | QSpinBox] = {}
        self._rows: dict[str, list[QWidget]] = {}
        self.search = SearchField(t("Search by text or rule id"))
        inner = QWidget()
        self._grid = QGridLayout(inner)
        self._grid.setColumnStretch(0, 1)
        self._grid.setVerticalSpacing(8)
        for row, option in enumerate(ruleset.options):
            self._add(row, option, option.read(given.get(option.name, option.default_reading)))
        self._grid.setRowStretch(len(ruleset.options), 1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setWidget(inner)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setMinimumWidth(inner.sizeHint().width() + 30)
        buttons = self._buttons()
        box = QVBoxLayout(self)
        box.addWidget(self.search)
        box.addWidget(scroll, 1)
        box.addWidget(buttons)
        self.search.textChanged.connect(self._show_found)
        self.resize(560, 520)

    def _buttons(self) -> QDialogButtonBox:
        sort = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(sort.Ok | sort.Cancel | sort.RestoreDefaults)
        usual = buttons.button(sort.RestoreDefaults)
        usual.setText(t("Restore defaults"))
        usual.clicked.connect(self.restore)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _add(self, row: int, option: Option, value: Reading) -> None:
        rule = f" <small>{option.rule}</small>" if option.rule else ""
        about = html.escape(translated(option.about))
        label = RichLabel(f"{about}<br><small>{option.name}</small>{rule}")
        label.setWordWrap(True)
        field = _field(option, value)
        field.setAccessibleName(translated(option.about))
        self.fields[option.name] = field
        self._rows[option.name] = [label, field]
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(field, row, 1)

    def _show_found(self, text: str) -> None:
        words = text.lower().split()
        for option in self._options:
            shown = (
                option.name,
                option.rule,
                translated(option.about),
                *map(translated, option.readings),
            )
            said = " ".join((*shown, option.takes)).lower()
            for widget in self._rows[option.name]:
                widget.setVisible(all(word in said for word in words))

    def restore(self) -> None:
        for option in self._options:
            field = self.fields[option.name]
            if isinstance(field, QComboBox):
                field.setCurrentIndex(0)
            else:
                field.setValue(int(option.default_reading))

    @property
    def chosen(self) -> dict[str, Reading]:
        """The options that differ from the default."""
        found = {option.name: self._value(option) for option in self._options}
        return {o.name: found[o.name] for o in self._options if found[o.name] != o.default_reading}

    def _value(self, option: Option) -> Reading:
        field = self.fields[option.name]
        if isinstance(field, QComboBox):
            return option.readings[field.currentIndex()]
        return field.value()


def _field(option: Option, value: Reading) -> QComboBox | QSpinBox:
    if option.readings:
        field = QComboBox()
        for i, reading in enumerate(option.readings):
            words = translated(reading)
            field.addItem(t("{reading} (default)", reading=words) if i == 0 else words)
        field.setCurrentIndex(option.readings.index(str(value)))
        return field
    number = QSpinBox(minimum=option.least, maximum=option.most)
    number.setValue(int(value))
    number.setToolTip(
        t("{takes}, default: {usual}", takes=option.takes, usual=option.default_reading)
    )
    return number
