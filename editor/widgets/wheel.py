"""The wheel scrolls past fields: it only changes the focused one."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class Passer(QObject):
    """Passes the wheel on to the parent of the field."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() != QEvent.Type.Wheel:
            return False
        if isinstance(watched, QWidget) and watched.hasFocus():
            return False
        event.ignore()
        return True


def pass_wheel(*fields: QAbstractSpinBox | QComboBox) -> None:
    """The wheel does not give them the focus either."""
    for field in fields:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(Passer(field))
