"""Texts that do not fit into their places in a window, and panels that scroll sideways."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

ACROSS = Qt.Orientation.Horizontal
EDGE_PX = 1
"""A text may be that much wider than its place: rounding of fonts."""
MORE_BUTTONS = "qt_toolbar_ext_button"
"""Qt's name for the button that shows what has no room in a tool bar."""


def cut_off(window: QWidget) -> Iterator[str]:
    """What does not fit into its place, in words."""
    for widget in window.findChildren(QWidget):
        if _is_seen(widget):
            yield from (f"{_name_of(widget)}: {what}" for what in _cut_off_in(widget))


def _is_seen(widget: QWidget) -> bool:
    """Is it not hidden, and not outside of what it is in? Qt moves panels behind others away."""
    shown, part = widget.rect(), widget
    while (around := part.parentWidget()) is not None and not part.isWindow():
        shown = shown.translated(part.pos()) & around.rect()
        part = around
    return widget.isVisible() and not shown.isEmpty()


def _cut_off_in(widget: QWidget) -> Iterator[str]:
    for kind, look in LOOKS.items():
        if isinstance(widget, kind):
            yield from look(widget)
            return


def _label(label: QLabel) -> Iterator[str]:
    inside, needed = label.contentsRect().size(), label.sizeHint()
    if label.hasScaledContents() or not label.text():
        return
    if label.wordWrap():
        if label.heightForWidth(label.width()) > label.height() + EDGE_PX:
            yield f"{label.text()!r} is too high"
    elif needed.width() > label.width() + EDGE_PX or needed.height() > inside.height() + EDGE_PX:
        yield f"{label.text()!r}"


def _button(button: QAbstractButton) -> Iterator[str]:
    if button.text() and button.sizeHint().width() > button.width() + EDGE_PX:
        yield f"{button.text()!r}"


def _tool(button: QToolButton) -> Iterator[str]:
    if button.objectName() == MORE_BUTTONS:
        yield "not all buttons have room"
    else:
        yield from _button(button)


def _combo(box: QComboBox) -> Iterator[str]:
    style, needed = box.style(), box.fontMetrics().horizontalAdvance(box.currentText())
    option = QStyleOptionComboBox()
    option.initFrom(box)
    field: QRect = style.subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        box,
    )
    if needed > field.width() + EDGE_PX:
        yield f"{box.currentText()!r}"


def _spin(box: QAbstractSpinBox) -> Iterator[str]:
    field = box.findChild(QLineEdit)
    assert field is not None
    needed = box.fontMetrics().horizontalAdvance(box.text())
    if needed > field.width() + EDGE_PX:
        yield f"{box.text()!r}"


def _tabs(bar: QTabBar) -> Iterator[str]:
    for i in range(bar.count()):
        if bar.isTabVisible(i) and bar.tabSizeHint(i).width() > bar.tabRect(i).width() + EDGE_PX:
            yield f"tab {bar.tabText(i)!r}"
    last = bar.tabRect(bar.count() - 1)
    if bar.usesScrollButtons() and last.right() > bar.width() + EDGE_PX:
        yield "tabs have to be scrolled"


def _heads(heads: QHeaderView) -> Iterator[str]:
    """By their words: Qt's hint has room for an arrow of sorting, too."""
    model = heads.model()
    for section in range(heads.count()):
        words = str(model.headerData(section, heads.orientation()))
        is_seen = not heads.isSectionHidden(section) and heads.orientation() == ACROSS
        if is_seen and heads.fontMetrics().horizontalAdvance(words) > heads.sectionSize(section):
            yield f"column {words!r}"


def _area(area: QAbstractScrollArea) -> Iterator[str]:
    if area.horizontalScrollBar().isVisible():
        yield "scrolls sideways"


def _dock(dock: QDockWidget) -> Iterator[str]:
    if dock.titleBarWidget() is None:
        needed = dock.fontMetrics().horizontalAdvance(dock.windowTitle())
        if needed > dock.width() - 2 * dock.fontMetrics().height():
            yield f"title {dock.windowTitle()!r}"


LOOKS: dict[type[QWidget], Callable[..., Iterator[str]]] = {
    QLabel: _label,
    QToolButton: _tool,
    QAbstractButton: _button,
    QComboBox: _combo,
    QAbstractSpinBox: _spin,
    QTabBar: _tabs,
    QHeaderView: _heads,
    QAbstractScrollArea: _area,
    QDockWidget: _dock,
}


def _name_of(widget: QWidget) -> str:
    """Where it is: the classes of our own around it."""
    names: list[str] = []
    part: QWidget | None = widget
    while part is not None and not part.isWindow():
        kind = type(part)
        if kind.__module__.startswith("trackwright") or not names:
            names.append(kind.__name__)
        part = part.parentWidget()
    return " in ".join(names)
