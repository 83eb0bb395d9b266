"""The fields of the selected scenery, and the name of the selected corner."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
)

from trackwright.editor.app.translation import sentence, t, translated
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.widgets.wheel import pass_wheel
from trackwright.model.edit.markers import corner_name, name_corner_edits
from trackwright.model.edit.scenery import ChangeScenery, fitted_to_text
from trackwright.model.layout.scenery import (
    LEAST_SIDE_MM,
    MOST_SIDE_MM,
    WORDED,
    SceneryItem,
)
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible
from trackwright.model.text.units import CENTIMETRES, Unit

MOST_NAME, MOST_WORDS = 60, 200
MOST_MM = 100_000.0
NARROW = 70
"""Width in pixels that a length field may shrink to."""


class CornerNameField(QLineEdit):
    """The name of the corner that contains the selected pieces."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(maxLength=MOST_NAME)
        self._bridge = bridge
        self.setAcceptDrops(False)  # the window opens dropped files
        self.setAccessibleName(t("Name of the corner"))
        self.setToolTip(t("Name of the corner; double-click it on the table to name it there"))
        self.editingFinished.connect(self._apply)

    @property
    def _piece(self) -> int | None:
        """A piece of the corner; None if the selection is not in a single one."""
        chosen = self._bridge.selection
        if not chosen:
            return None
        first = min(chosen)
        corner = {s.piece.piece.id for s in self._bridge.table.corner_of(first)}
        return first if chosen <= corner else None

    def refresh(self) -> None:
        piece = self._piece
        self.setEnabled(piece is not None)
        name = None if piece is None else corner_name(self._bridge.circuit, piece)
        self.setText(name or "")
        self.setPlaceholderText(t("no name") if piece is not None else t("no corner"))
        self.setModified(False)

    def _apply(self) -> None:
        piece, name = self._piece, self.text().strip()
        if piece is None or not self.isModified():
            return
        self.setModified(False)
        if name != (corner_name(self._bridge.circuit, piece) or ""):
            edits = name_corner_edits(self._bridge.circuit, piece, name or None)
            self._bridge.do(*edits, label=Message("Name corner"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc restores the name."""
        if event.key() == Qt.Key.Key_Escape and self.isModified():
            self.refresh()
        else:
            super().keyPressEvent(event)


class SceneryForm(QGroupBox):
    """Place, size and words of the selected item; hidden if none is selected."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(t("Scenery"))
        self._bridge = bridge
        self._unit = CENTIMETRES
        self.what = QLabel()
        self.what.setWordWrap(True)
        self.text = QLineEdit(maxLength=MOST_WORDS)
        self.text.setAcceptDrops(False)
        self.place = (_length(t("From the left")), _length(t("From below")))
        self.sides = (_length(t("Width")), _length(t("Height")))
        self.degrees = QDoubleSpinBox(minimum=-180, maximum=180, decimals=1, suffix=" °")
        self.degrees.setWrapping(True)
        self.opacity = QSpinBox(minimum=5, maximum=100, singleStep=5, suffix=" %")
        self.locked = QCheckBox(t("locked"))
        self.locked.setToolTip(t("Clicks and drags pass through"))
        self._lay_out()
        self._connect()
        self.use_unit(CENTIMETRES)

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.what)
        form.addRow(t("Text"), self.text)
        for name, fields in ((t("Position"), self.place), (t("Size"), self.sides)):
            row = QHBoxLayout()
            for field in fields:
                row.addWidget(field)
                pass_wheel(field)
            form.addRow(name, row)
        form.addRow(t("Turned by"), self.degrees)
        form.addRow(t("Opacity"), self.opacity)
        form.addRow("", self.locked)
        pass_wheel(self.degrees, self.opacity)
        for name, named in (
            (t("Text"), self.text),
            (t("Turned by"), self.degrees),
            (t("Opacity"), self.opacity),
        ):
            named.setAccessibleName(name)
            if not isinstance(named, QLineEdit):
                named.setKeyboardTracking(False)
        self._form = form

    def _connect(self) -> None:
        self.text.editingFinished.connect(self._set_text)
        for field in (*self.place, *self.sides, self.degrees):
            field.valueChanged.connect(self._set_shape)
        self.opacity.valueChanged.connect(self._set_shape)
        self.locked.clicked.connect(self._set_locked)

    @property
    def item(self) -> SceneryItem | None:
        """The selected item, if it is a single one."""
        items = self._bridge.chosen_items
        return items[0] if len(items) == 1 else None

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit
        for field in (*self.place, *self.sides):
            with QSignalBlocker(field):
                field.setSuffix(f" {unit.symbol}")
                field.setDecimals(unit.decimals + 1)
                field.setSingleStep(unit.grid[0] / 2)
        for place in self.place:
            place.setRange(-unit.of_mm(MOST_MM), unit.of_mm(MOST_MM))
        for side in self.sides:
            side.setRange(unit.of_mm(4 * LEAST_SIDE_MM), unit.of_mm(MOST_SIDE_MM))
        self.refresh()

    def refresh(self) -> None:
        items, item = self._bridge.chosen_items, self.item
        self.setVisible(bool(items))
        if not items:
            return
        self.what.setText(_words(items))
        self.locked.setChecked(all(one.locked for one in items))
        for field in (*self.place, *self.sides, self.degrees):
            field.setEnabled(item is not None and not item.locked)
        is_worded = item is not None and item.kind in WORDED
        is_picture = item is not None and item.kind == "picture"
        self._form.setRowVisible(self.text, is_worded)
        self._form.setRowVisible(self.opacity, is_picture)
        if item is not None:
            self._show(item)

    def _show(self, item: SceneryItem) -> None:
        shown = (item.x_mm, item.y_mm, item.width_mm, item.height_mm)
        for field, mm in zip((*self.place, *self.sides), shown, strict=True):
            with QSignalBlocker(field):
                field.setValue(self._unit.of_mm(mm))
        with QSignalBlocker(self.degrees), QSignalBlocker(self.opacity):
            self.degrees.setValue(item.degrees)
            self.opacity.setValue(round(100 * item.opacity))
        if not self.text.hasFocus() or not self.text.isModified():
            self.text.setText(item.text or "")
            self.text.setModified(False)

    # --- changes

    def _set_text(self) -> None:
        item, text = self.item, self.text.text().strip()
        if item is None or not self.text.isModified():
            return
        self.text.setModified(False)
        if text and text != item.text:
            self._do(fitted_to_text(replace(item, text=text)), Message("Change text"))
        else:
            self.refresh()

    def _set_shape(self) -> None:
        """Only fields that differ from what they show are taken: the others keep exact values."""
        item = self.item
        if item is None:
            return
        names = ("x_mm", "y_mm", "width_mm", "height_mm")
        new: dict[str, float] = {}
        for name, field in zip(names, (*self.place, *self.sides), strict=True):
            if field.value() != round(self._unit.of_mm(getattr(item, name)), field.decimals()):
                new[name] = round(field.value() * self._unit.mm, 3)
        if self.degrees.value() != round(item.degrees, self.degrees.decimals()):
            new["degrees"] = self.degrees.value()
        if self.opacity.value() != round(100 * item.opacity):
            new["opacity"] = self.opacity.value() / 100
        self._do(replace(item, **new), Message("Change scenery"))  # type: ignore[arg-type]

    def _set_locked(self, locked: bool) -> None:
        items = tuple(replace(item, locked=locked) for item in self._bridge.chosen_items)
        label = Message("Lock scenery") if locked else Message("Unlock scenery")
        self._bridge.do(ChangeScenery(items, label))

    def _do(self, item: SceneryItem, label: str) -> None:
        edit = ChangeScenery((item,), label)
        if not self._bridge.do(edit, merge=f"scenery {item.id} {label}"):
            self.refresh()


def _words(items: tuple[SceneryItem, ...]) -> str:
    if len(items) > 1:
        return t("{number} selected", number=len(items))
    kind = sentence(translated(Message(items[0].kind)))
    return f"{kind}: {visible(items[0].file)}" if items[0].file else kind


def _length(name: str) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setAccessibleName(name)
    field.setToolTip(name)
    field.setKeyboardTracking(False)
    field.setMinimumWidth(NARROW)
    return field
