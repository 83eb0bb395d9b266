"""Parts of a form that unfold, and its fields."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QHBoxLayout,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.translation import t
from trackwright.editor.widgets.combo_box import NarrowComboBox
from trackwright.editor.widgets.wheel import pass_wheel

INDENT_PX = 10
NARROW_PX = 58


class Fold(QWidget):
    """A headline that shows or hides what is beneath it, and says how much of it is in use."""

    def __init__(self, title: str, tip: str, inner: QWidget) -> None:
        super().__init__()
        self._title, self.inner = title, inner
        self.head = QToolButton(autoRaise=True)
        self.head.setCheckable(True)
        self.head.setToolTip(tip)
        self.head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addWidget(self.head)
        indented = QHBoxLayout()
        indented.setContentsMargins(INDENT_PX, 0, 0, 4)
        indented.addWidget(inner)
        box.addLayout(indented)
        self.head.toggled.connect(self._show)
        self.say_count(0)
        self._show(False)

    def say_count(self, count: int) -> None:
        """How many fields in it are not the default."""
        words = t("{title} ({n})", title=self._title, n=count) if count else self._title
        self.head.setText(words)

    def _show(self, is_shown: bool) -> None:
        self.inner.setVisible(is_shown)
        arrow = Qt.ArrowType.DownArrow if is_shown else Qt.ArrowType.RightArrow
        self.head.setArrowType(arrow)


def combo(name: str, tip: str) -> NarrowComboBox:
    field = NarrowComboBox()
    pass_wheel(field)
    field.setAccessibleName(name)
    field.setToolTip(tip)
    return field


def whole(name: str, tip: str, least: int, most: int, value: int) -> QSpinBox:
    field = QSpinBox(minimum=least, maximum=most, value=value)
    _prepare(field, name, tip)
    return field


def decimal(name: str, tip: str, most: float, value: float, places: int = 1) -> QDoubleSpinBox:
    field = QDoubleSpinBox(minimum=0.0, maximum=most, decimals=places)
    field.setValue(value)
    _prepare(field, name, tip)
    return field


def _prepare(field: QSpinBox | QDoubleSpinBox, name: str, tip: str) -> None:
    pass_wheel(field)
    field.setAccessibleName(name)
    field.setToolTip(tip)
    field.setKeyboardTracking(False)
    field.setMinimumWidth(NARROW_PX)


def in_a_row(*parts: QWidget, stretch: bool = True) -> QWidget:
    """Side by side; the last place is empty with `stretch`."""
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    for part in parts:
        row.addWidget(part)
    if stretch:
        row.addStretch(1)
    return made
