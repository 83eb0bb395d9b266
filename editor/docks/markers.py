"""The markers on the selected pieces: their values, and how to add, change and remove them."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGroupBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
)

from trackwright.editor.app.translation import sentence, t, translated
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.dialogs.running import asked
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.markers import (
    SharedMarker,
    marker_description,
    marker_edits,
    shared_markers,
)
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import Marker

MOUNTED = Qt.ItemDataRole.UserRole
ROWS = 3
"""Visible at once."""


class MarkerList(QListWidget):
    """Del removes the selected marker; elsewhere Del is a key of the table."""

    removed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class MarkerForm(QGroupBox):
    """A row for every marker on the selected pieces; equal ones share a row."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(t("Markers"))
        self._bridge = bridge
        self.ask: Callable[[Marker | None], Marker | None] = self._ask
        self.list = MarkerList()
        self.list.setAccessibleName(t("Markers"))
        self.list.setToolTip(t("Enter or double-click to change, Del to remove"))
        self.list.setFixedHeight(ROWS * (self.fontMetrics().lineSpacing() + 6))
        self.add = QPushButton(t("Add ..."))
        self.add.setToolTip(t("Add a marker to all selected pieces"))
        self.change = QPushButton(t("Change ..."))
        self.change.setToolTip(t("Change it on all pieces that have it"))
        self.remove = QPushButton(t("Remove"))
        self.remove.setToolTip(t("Remove it from all pieces that have it"))
        row = QHBoxLayout()
        for button in (self.add, self.change, self.remove):
            row.addWidget(button)
        box = QVBoxLayout(self)
        box.addWidget(self.list)
        box.addLayout(row)
        self.add.clicked.connect(self._add)
        self.change.clicked.connect(self._change)
        self.remove.clicked.connect(self._remove)
        self.list.itemActivated.connect(self._change)
        self.list.removed.connect(self._remove)
        self.list.itemSelectionChanged.connect(self._show_buttons)

    def refresh(self) -> None:
        bridge, chosen = self._bridge, self._bridge.selection
        self.setVisible(bool(chosen))
        row = self.list.currentRow()
        self.list.clear()
        for found in shared_markers(bridge.circuit, sorted(chosen)):
            words = sentence(translated(marker_description(found.marker)))
            if len(found.on) < len(chosen):
                words += " " + t("({some} of {all} pieces)", some=len(found.on), all=len(chosen))
            item = QListWidgetItem(words)
            item.setToolTip(words)
            item.setData(MOUNTED, found)
            self.list.addItem(item)
        self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
        self._show_buttons()

    def _show_buttons(self) -> None:
        for button in (self.change, self.remove):
            button.setEnabled(self.chosen is not None)

    @property
    def chosen(self) -> SharedMarker | None:
        items = self.list.selectedItems()
        return items[0].data(MOUNTED) if items else None

    # --- changes

    def _add(self) -> None:
        marker = self.ask(None)
        if marker is not None:
            self._bridge.do(*marker_edits(marker, sorted(self._bridge.selection)))

    def _change(self) -> None:
        found = self.chosen
        if found is None:
            return
        marker = self.ask(found.marker)
        if marker is not None and marker != found.marker:
            self._bridge.do(*found.change_edits(marker))

    def _remove(self) -> None:
        if self.chosen is not None:
            self._bridge.do(*self.chosen.removal_edits())

    def _ask(self, marker: Marker | None) -> Marker | None:
        kit, track = self._bridge.kit, self._bridge.track
        on = sorted(self._bridge.selection)
        codes = {track.piece(id).piece for id in on}
        single = [code for code in codes if not kit.codes[code].kind.chain]
        columns = min((templates_of(kit)[code].columns for code in single), default=1)
        dialog = MarkerDialog(kit, columns, marker, self)
        with asked(dialog) as is_accepted:
            return dialog.marker(on[0] if marker is None else marker.on) if is_accepted else None
