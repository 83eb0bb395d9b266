"""The wheel scrolls past fields: it changes only the one that has the focus."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QWidget


class Passer(QObject):
    """Lets the wheel through to what the field lies on."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() != QEvent.Type.Wheel:
            return False
        if isinstance(watched, QWidget) and watched.hasFocus():
            return False
        event.ignore()
        return True


def pass_wheel(*fields: QAbstractSpinBox | QComboBox) -> None:
    """Nor does the wheel give them the focus."""
    for field in fields:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(Passer(field))
