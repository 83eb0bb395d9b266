"""The history: every step; a click travels there."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QBrush, QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.bridge import Bridge
from editor.words import t, told


class HistoryPanel(QWidget):
    """Done steps, the current one chosen, and below it what can be redone."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.list = QListWidget()
        self.list.setAccessibleName(t("Steps"))
        self.list.currentRowChanged.connect(bridge.travel)
        box = QVBoxLayout(self)
        box.setContentsMargins(4, 4, 4, 4)
        box.addWidget(self.list)
        bridge.opened.connect(self._show)
        bridge.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        document = self._bridge.document
        done, undone = document.labels, document.undone_labels
        with QSignalBlocker(self.list):
            self.list.clear()
            for label in (t("Begin"), *done, *undone):
                self.list.addItem(QListWidgetItem(told(label)))
            faded = self.palette().brush(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
            for row in range(len(done) + 1, self.list.count()):
                self.list.item(row).setForeground(QBrush(faded))
            self.list.setCurrentRow(len(done))
        self.list.scrollToItem(self.list.item(len(done)))
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
