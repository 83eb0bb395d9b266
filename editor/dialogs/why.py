"""Why a bot decided as it did: its best choices, and what each was worth to it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.translation import later, t, translated
from trackwright.model.text.messages import Message
from trackwright.simulator.race.reasons import Reasons
from trackwright.simulator.story.places import PlaceWords

WIDE_PX, HIGH_PX = 560, 300
UNITS = {
    "positions": later("positions"),
    "spaces": later("spaces"),
    "steps": later("steps"),
    "points": later("points"),
}


class WhyDialog(QDialog):
    """The choices, best first; the one it made is bold."""

    def __init__(
        self, decision: Message, reasons: Reasons, places: PlaceWords, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Why?"))
        self.resize(WIDE_PX, HIGH_PX)
        heading = QLabel(translated(places.in_words(decision)))
        heading.setToolTip(translated(decision))
        heading.setWordWrap(True)
        self.note = QLabel(_note(reasons))
        self.note.setWordWrap(True)
        self.list = QTreeWidget()
        self.list.setAccessibleName(t("Choices"))
        self.list.setHeaderLabels([t("Choices of {seat}", seat=reasons.seat), t("Worth")])
        self.list.setRootIsDecorated(False)
        self.list.setAlternatingRowColors(True)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        for choice in reasons.choices:
            words = translated(places.in_words(choice.words))
            row = QTreeWidgetItem([words, t("{worth:.2f}", worth=choice.value)])
            row.setToolTip(0, f"{words}\n{translated(choice.words)}")
            row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            font = self.list.font()
            font.setBold(choice.taken)
            for column in range(2):
                row.setFont(column, font)
            self.list.addTopLevelItem(row)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        for widget in (heading, self.list, self.note, buttons):
            box.addWidget(widget)


def _note(reasons: Reasons) -> str:
    """What the figures mean, and what else the bot did."""
    words = t(
        "What each choice was worth to “{bot}” at that moment, in {unit}. Its choice is bold.",
        bot=reasons.bot,
        unit=t(UNITS[reasons.unit]),
    )
    if reasons.rolled_out:
        words += " " + t("It compared the best ones in simulated rollouts before choosing.")
    return words
