"""Drafts left behind, as pictures: open them, delete them, or decide later."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.painting.gallery import Gallery
from trackwright.editor.dialogs.running import held_loosely
from trackwright.editor.document.drafts import Draft
from trackwright.editor.library.entries import when
from trackwright.editor.widgets.message_boxes import Button, ask
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit
from trackwright.model.picture.picture import Palette
from trackwright.model.text.messages import counted
from trackwright.model.text.plain_text import visible


class RecoverDialog(QDialog):
    """All drafts, newest first; the selected ones are opened or deleted. Those that may be open on
    another computer are not selected at first."""

    def __init__(self, drafts: list[Draft], palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Recover"))
        self.resize(760, 480)
        self._drafts = drafts
        self.opened: list[Draft] = []
        self.ask_discard: Callable[[int], bool] = held_loosely(self._ask_discard)
        words = QLabel(
            t("Trackwright ended before these circuits were saved. Choose which ones to open.")
        )
        words.setWordWrap(True)
        self.list = Gallery(palette, t("Drafts"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.list.itemSelectionChanged.connect(self._show)
        self.open_button = QPushButton(t("&Open"))
        self.discard_button = QPushButton(t("&Delete ..."))
        later = QPushButton(t("&Later"))
        later.setToolTip(t("Offer them again at the next start"))
        buttons = QDialogButtonBox()
        buttons.addButton(self.open_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.discard_button, QDialogButtonBox.ButtonRole.DestructiveRole)
        buttons.addButton(later, QDialogButtonBox.ButtonRole.RejectRole)
        box = QVBoxLayout(self)
        box.addWidget(words)
        box.addWidget(self.list, 1)
        box.addWidget(buttons)
        self.open_button.clicked.connect(self._open)
        self.discard_button.clicked.connect(self._discard)
        later.clicked.connect(self.reject)
        self.open_button.setDefault(True)
        self._list()

    def _list(self) -> None:
        self.list.empty()
        for draft in self._drafts:
            track = draft.track
            size = translated(counted(len(track.piece_locations), "piece"))
            lines = [visible(track.name), size, when(draft.file)]
            if draft.computer:
                lines.append(t("may be open on {computer}", computer=draft.computer))
            item = self.list.add(
                "\n".join(lines),
                str(draft.file),
                partial(Circuit, track, kit(track.kit)),
            )
            item.setToolTip(visible(str(draft.path)) if draft.path else t("not saved yet"))
            item.setSelected(not draft.computer)
        self._show()

    def _show(self) -> None:
        number = len(self.list.selectedItems())
        self.open_button.setEnabled(number > 0)
        self.discard_button.setEnabled(number > 0)

    @property
    def chosen(self) -> list[Draft]:
        files = {str(item.data(Qt.ItemDataRole.UserRole)) for item in self.list.selectedItems()}
        return [draft for draft in self._drafts if str(draft.file) in files]

    def _open(self) -> None:
        self.opened = self.chosen
        self.accept()

    def _ask_discard(self, number: int) -> bool:
        words = t("Permanently delete the selected drafts ({number})?", number=number)
        answer = ask(self, t("Recover"), words, Button.Discard | Button.Cancel, Button.Cancel)
        return answer == Button.Discard

    def _discard(self) -> None:
        if not self.ask_discard(len(self.chosen)):
            return
        for draft in self.chosen:
            draft.forget()
            self._drafts.remove(draft)
        self._list()
        if not self._drafts:
            self.reject()
