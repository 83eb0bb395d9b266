"""A search field."""

from PySide6.QtWidgets import QLineEdit, QToolButton

from trackwright.editor.app.translation import t


class SearchField(QLineEdit):
    """A field for search words, with a clear button."""

    def __init__(self, name: str) -> None:
        super().__init__(placeholderText=name, clearButtonEnabled=True)
        self.setAccessibleName(name)
        for cross in self.findChildren(QToolButton):
            cross.setToolTip(t("Clear"))
