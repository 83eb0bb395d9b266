"""The dialog for a new circuit: an empty table, or a copy of a shipped circuit."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.canvas.thumbnails import circuit_icon
from model.errors import TrackwrightError
from model.library import kit, kit_files, load_circuit, shipped_tracks
from model.picture import Palette
from model.track import Track

ICON = QSize(130, 92)


class NewDialog(QDialog):
    """The kit, and what to begin with."""

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("New circuit")
        self.resize(660, 520)
        self._palette = palette
        self.kits = QComboBox()
        for id in kit_files():
            self.kits.addItem(kit(id).name, id)
        self.kits.setCurrentIndex(max(0, self.kits.findData("motograndprix")))
        self.list = QListWidget()
        self.list.setViewMode(QListWidget.ViewMode.IconMode)
        self.list.setIconSize(ICON)
        self.list.setGridSize(QSize(150, 134))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setMovement(QListWidget.Movement.Static)
        self.list.setAccessibleName("Begin with")
        ok = QDialogButtonBox.StandardButton.Ok
        buttons = QDialogButtonBox(ok | QDialogButtonBox.StandardButton.Cancel)
        form = QFormLayout()
        form.addRow("&Game", self.kits)
        box = QVBoxLayout(self)
        box.addLayout(form)
        box.addWidget(QLabel("Begin with"))
        box.addWidget(self.list)
        box.addWidget(buttons)
        self.kits.currentIndexChanged.connect(self._show)
        self.list.itemActivated.connect(self.accept)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._show()

    def _show(self) -> None:
        self.list.clear()
        blank = QPixmap(ICON)
        blank.fill(QColor(self._palette.ground))
        empty = QListWidgetItem(QIcon(blank), "An empty table")
        empty.setData(Qt.ItemDataRole.UserRole, "")
        self.list.addItem(empty)
        for id in shipped_tracks():
            circuit = load_circuit(id)
            if circuit.kit.id == self.kits.currentData():
                icon = circuit_icon(circuit, self._palette, ICON, self.devicePixelRatioF())
                item = QListWidgetItem(icon, circuit.track.name)
                item.setData(Qt.ItemDataRole.UserRole, id)
                self.list.addItem(item)
        self.list.setCurrentRow(0)

    def track(self) -> Track:
        """What was chosen."""
        item = self.list.currentItem()
        id = str(item.data(Qt.ItemDataRole.UserRole))
        if id:
            return load_circuit(id).track
        chosen = self.kits.currentData()
        if chosen is None:
            raise TrackwrightError("no kit is installed to lay from")
        return empty_track(str(chosen))


def empty_track(kit_id: str = "motograndprix") -> Track:
    return Track(name="New circuit", kit=kit_id, kit_revision=kit(kit_id).revision)
