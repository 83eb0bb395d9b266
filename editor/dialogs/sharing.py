"""The dialog in which a person takes so many things of several kinds, as upgrades for a car."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.translation import t, translated
from trackwright.editor.widgets.slots import SlotLabel
from trackwright.simulator.story.show import Sharing

WIDE_PX = 560


class SharingDialog(QDialog):
    """Starts with what is proposed; can be accepted once the number is right."""

    def __init__(self, sharing: Sharing, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.sharing = sharing
        self.setWindowTitle(t("Choose upgrades"))
        self.boxes: list[QSpinBox] = []
        self.missing = QLabel()
        sort = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(sort.Ok | sort.Cancel | sort.RestoreDefaults)
        self.ok = self.buttons.button(sort.Ok)
        self.proposal = self.buttons.button(sort.RestoreDefaults)
        self.proposal.setText(t("Proposal"))
        self.proposal.setToolTip(t("What the careful bot would take on this course"))
        self._lay_out()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.proposal.clicked.connect(self.propose)
        self.propose()
        self.boxes[0].setFocus()

    def _lay_out(self) -> None:
        words = QLabel(translated(self.sharing.words))
        secret = QLabel(t("The other players at this screen look away until you have chosen."))
        secret.setWordWrap(True)
        grid = QGridLayout()
        grid.setColumnStretch(3, 1)
        for row in range(len(self.sharing.shares)):
            self._add_row(grid, row)
        box = QVBoxLayout(self)
        for part in (words, secret):
            box.addWidget(part)
        box.addLayout(grid)
        box.addWidget(self.missing)
        box.addWidget(self.buttons)
        self.setMinimumWidth(WIDE_PX)

    def _add_row(self, grid: QGridLayout, row: int) -> None:
        share = self.sharing.shares[row]
        name, about = QLabel(entry_text(translated(share.name))), QLabel(translated(share.about))
        about.setWordWrap(True)
        about.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        box = QSpinBox()
        box.setRange(0, share.most)
        if share.most < self.sharing.total:
            box.setSuffix(t(" of {n}", n=share.most))
        box.setAccessibleName(translated(share.name))
        box.setAccessibleDescription(translated(share.about))
        box.setToolTip(translated(share.about))
        box.valueChanged.connect(self._count)
        name.setBuddy(box)
        self.boxes.append(box)
        for column, part in enumerate((SlotLabel(share.sign), name, box, about)):
            grid.addWidget(part, row, column)

    def propose(self) -> None:
        for box, share in zip(self.boxes, self.sharing.shares, strict=True):
            box.setValue(share.proposed)
        self._count()

    def _count(self) -> None:
        """Say how many are missing."""
        missing = self.sharing.total - sum(self.counts)
        self.ok.setEnabled(missing == 0)
        if missing > 0:
            self.missing.setText(t("{n} more to choose", n=missing))
        elif missing < 0:
            self.missing.setText(t("{n} too many", n=-missing))
        else:
            self.missing.setText(t("Everything is chosen."))

    @property
    def counts(self) -> Sequence[int]:
        return [box.value() for box in self.boxes]
