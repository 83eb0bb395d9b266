"""The field in which something is looked for."""

from PySide6.QtWidgets import QLineEdit, QToolButton

from editor.app.translation import t


class FindField(QLineEdit):
    """Words to look for, and a cross that takes them away."""

    def __init__(self, name: str) -> None:
        super().__init__(placeholderText=name, clearButtonEnabled=True)
        self.setAccessibleName(name)
        for cross in self.findChildren(QToolButton):
            cross.setToolTip(t("Clear"))
