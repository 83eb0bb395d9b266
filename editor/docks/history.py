"""The history: all steps; a click undoes or redoes up to there."""

from itertools import compress, count
from operator import ne

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QBrush, QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from trackwright.editor.app.translation import t, translated
from trackwright.editor.document.bridge import Bridge


class HistoryPanel(QWidget):
    """The steps done, the current one selected, and those that can be redone below it."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._labels: list[str] = []
        self._done = 0
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
        """Only rows that changed are made anew: after a long evening there are thousands."""
        document = self._bridge.document
        done, undone = document.labels, document.undone_labels
        labels = [t("Initial state"), *map(translated, (*done, *undone))]
        differ = compress(count(), map(ne, labels, self._labels))
        same = next(differ, min(len(labels), len(self._labels)))
        faded = self.palette().brush(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        with QSignalBlocker(self.list):
            while self.list.count() > same:
                self.list.takeItem(self.list.count() - 1)
            for label in labels[same:]:
                self.list.addItem(QListWidgetItem(label))
            for row in range(min(same, self._done, len(done)), len(labels)):
                self.list.item(row).setForeground(faded if row > len(done) else QBrush())
            self.list.setCurrentRow(len(done))
        self._labels, self._done = labels, len(done)
        self.list.scrollToItem(self.list.item(len(done)))
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
