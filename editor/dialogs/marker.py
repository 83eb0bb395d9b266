"""The marker dialog: its value, and where on the piece it applies."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast, get_args

from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QStackedWidget,
    QWidget,
)

from trackwright.editor.app.translation import sentence, t, translated
from trackwright.games.dice_derby.colours import ALLOWED, COLOURS
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import lane_words
from trackwright.model.layout.track import (
    MARKER_KINDS,
    MARKER_RANGES,
    NEEDS_LANE,
    ONE_LANE,
    WHOLE_PIECE,
    Hill,
    Marker,
    MarkerKind,
    Surface,
)
from trackwright.model.text.messages import Message

CHOICES: dict[str, tuple[str, ...]] = {"counts_as": get_args(Surface), "hill": get_args(Hill)}
WORDS: dict[str, tuple[str, ...]] = {
    "colour": COLOURS,
    "symbol": tuple(ALLOWED),
    "stripe": COLOURS,
    "text": (),
}
"""Possible values of marker kinds that are not numbers: one of a few words, or any text (empty)."""


@dataclass(frozen=True)
class ValueField:
    """A field for the values of one kind, with functions to read and fill it."""

    widget: QWidget
    read: Callable[[], int | str | bool]
    fill: Callable[[int | str | bool], None]


class MarkerDialog(QDialog):
    """A new marker for pieces with this many columns, or changes to an existing one. Without
    columns it is what spaces are marked with by clicking them."""

    def __init__(
        self, kit: Kit, columns: int | None, marker: Marker | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Marker"))
        self._kit = kit
        self.kind = QComboBox()
        self._for_spaces = columns is None
        for kind in MARKER_KINDS if columns is not None else sorted(ONE_LANE):
            self.kind.addItem(sentence(translated(Message(kind.replace("_", " ")))), kind)
        self.values = QStackedWidget()
        self.fields = {kind: _field_for(kind) for kind in MARKER_KINDS}
        for field in self.fields.values():
            field.widget.setAccessibleName(t("Value"))
            self.values.addWidget(field.widget)
        self.at = QSpinBox(minimum=1, maximum=columns or 1)
        self.at.setToolTip(t("Counted along the piece in driving direction"))
        self.lane = QComboBox()
        self.lane.addItem(t("all lanes"), None)
        for lane in range(len(kit.lanes)):
            self.lane.addItem(translated(lane_words(lane)), lane)
        self._lay_out()
        self.kind.currentIndexChanged.connect(self._show_kind)
        if marker is not None:
            self._fill(marker)
        self._show_kind()

    def _lay_out(self) -> None:
        sort = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(sort.Ok | sort.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        form.addRow(t("&Kind"), self.kind)
        value = QLabel(t("&Value"))
        value.setBuddy(self.values)
        form.addRow(value, self.values)
        form.addRow(t("&Position in the piece"), self.at)
        form.addRow(t("&Lane"), self.lane)
        for field in (self.at, self.lane):
            form.setRowVisible(field, not self._for_spaces)
        form.addRow(self.buttons)
        self.setMinimumWidth(360)

    def _fill(self, marker: Marker) -> None:
        self.kind.setCurrentIndex(self.kind.findData(marker.kind))
        self.fields[marker.kind].fill(marker.value)
        self.at.setValue(marker.at + 1)
        self.lane.setCurrentIndex(0 if marker.lane is None else marker.lane + 1)

    def _show_kind(self) -> None:
        field = self.fields[self.chosen].widget
        self.values.setCurrentWidget(field)
        self.values.setFocusProxy(field)
        self.at.setEnabled(self.chosen not in WHOLE_PIECE)
        self.lane.setEnabled(self.chosen in ONE_LANE)
        needs_lane = self.chosen in NEEDS_LANE
        all_lanes = cast(QStandardItemModel, self.lane.model()).item(0)
        all_lanes.setEnabled(not needs_lane)
        if needs_lane and self.lane.currentIndex() == 0:
            self.lane.setCurrentIndex(1)

    @property
    def chosen(self) -> MarkerKind:
        kind: MarkerKind = self.kind.currentData()
        return kind

    def marker(self, on: int) -> Marker | None:
        """The marker on this piece as the fields say; None if they are empty."""
        value = self.fields[self.chosen].read()
        if value == "":
            return None
        at = self.at.value() - 1 if self.at.isEnabled() else 0
        lane = self.lane.currentData() if self.lane.isEnabled() else None
        return Marker(on=on, at=at, lane=lane, **{self.chosen: value})  # type: ignore[arg-type]


def _field_for(kind: str) -> ValueField:
    if kind in MARKER_RANGES:
        least, most = MARKER_RANGES[kind]
        number = QSpinBox(minimum=least, maximum=most)
        return ValueField(number, number.value, lambda value: number.setValue(int(value)))
    if kind in CHOICES:
        return _choice(CHOICES[kind])
    if WORDS.get(kind):
        word = QComboBox(editable=True)
        word.addItems(WORDS[kind])
        word.setMaximumWidth(10_000)
        return ValueField(
            word, lambda: word.currentText().strip(), lambda value: word.setEditText(str(value))
        )
    if kind in WORDS:
        line = QLineEdit()
        return ValueField(line, lambda: line.text().strip(), lambda value: line.setText(str(value)))
    return ValueField(QLabel(t("present")), lambda: True, lambda _: None)


def _choice(values: tuple[str, ...]) -> ValueField:
    box = QComboBox()
    for value in values:
        box.addItem(translated(Message(value)), value)
    return ValueField(
        box,
        lambda: str(box.currentData()),
        lambda value: box.setCurrentIndex(box.findData(value)),
    )
