"""The dialog for a new circuit: an empty table, or a copy of a shipped circuit."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.translation import t
from trackwright.editor.canvas.gallery import Gallery
from trackwright.model.files.library import kit, kit_files, load_circuit, load_track, shipped_tracks
from trackwright.model.layout.track import Track
from trackwright.model.picture.picture import Palette
from trackwright.model.text.errors import TrackwrightError


class NewDialog(QDialog):
    """The kit, and what to start with."""

    def __init__(self, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("New circuit"))
        self.resize(780, 560)
        self.kits = QComboBox()
        for id in kit_files():
            self.kits.addItem(kit(id).name, id)
        self.kits.setCurrentIndex(max(0, self.kits.findData("motograndprix")))
        self.list = Gallery(palette, t("Start with"))
        ok = QDialogButtonBox.StandardButton.Ok
        buttons = QDialogButtonBox(ok | QDialogButtonBox.StandardButton.Cancel)
        form = QFormLayout()
        form.addRow(t("&Game"), self.kits)
        box = QVBoxLayout(self)
        box.addLayout(form)
        box.addWidget(QLabel(t("Start with")))
        box.addWidget(self.list)
        box.addWidget(buttons)
        self.kits.currentIndexChanged.connect(self._show)
        self.list.itemActivated.connect(self.accept)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._show()

    def _show(self) -> None:
        self.list.empty()
        chosen = str(self.kits.currentData())
        self.list.add(t("An empty table"), "")
        for id in shipped_tracks():
            track = load_track(id)
            if track.kit == chosen:
                self.list.add(track.name, id, partial(load_circuit, id))
        self.list.setCurrentRow(0)

    def track(self) -> Track:
        """What was chosen."""
        item = self.list.currentItem()
        id = str(item.data(Qt.ItemDataRole.UserRole))
        if id:
            return load_circuit(id).track
        chosen = self.kits.currentData()
        if chosen is None:
            raise TrackwrightError(t("no kit is installed"))
        return empty_track(str(chosen))


def empty_track(kit_id: str = "motograndprix") -> Track:
    return Track(name=t("New circuit"), kit=kit_id, kit_revision=kit(kit_id).revision)
