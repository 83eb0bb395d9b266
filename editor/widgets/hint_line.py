"""A line over the lower edge of the table that says what the mouse does; clicks go through it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QWidget

MARGIN_PX = 8
ROOM_PX, EDGE_PX = 12, 2


class HintLine(QLabel):
    """Lies over another widget, as wide as it needs to be and no wider than that."""

    def __init__(self, under: QWidget) -> None:
        super().__init__(under)
        self._under = under
        self._said: dict[str, str] = {}
        self.setObjectName("hint")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMargin(MARGIN_PX // 2)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, words: str, topic: str = "tool") -> None:
        """Show these words, a line for each topic; without any the line is hidden."""
        self._said[topic] = words
        text = "\n".join(filter(None, self._said.values()))
        if text != self.text():
            self.setText(text)
            self.fit()
        self.setVisible(bool(text))

    def fit(self) -> None:
        """At the lower edge of what lies under it, in the middle."""
        under = self._under
        lines = map(self.fontMetrics().horizontalAdvance, self.text().splitlines())
        wanted = max(lines, default=0) + 2 * MARGIN_PX + ROOM_PX
        width = min(wanted, under.width() - 2 * ROOM_PX)
        height = self.heightForWidth(width)
        self.setGeometry(
            (under.width() - width) // 2, under.height() - height - EDGE_PX, width, height
        )
