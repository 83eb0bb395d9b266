"""A bar above the table with a message and buttons; it does not block anything."""

from collections.abc import Callable

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

Answers = dict[str, Callable[[], object]]


class Notice(QFrame):
    """A message and a button for each answer; any of them closes it. Only the latest is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 5, 6, 5)
        self._row.addWidget(self.words, 1)
        self.hide()

    def ask(self, words: str, answers: Answers) -> None:
        self.put_away()
        self.words.setText(words)
        self.setAccessibleName(words)
        for text, run in answers.items():
            button = QPushButton(text)
            button.clicked.connect(lambda _=False, run=run: self._answer(run))
            self._row.addWidget(button)
            self.buttons.append(button)
        self.show()

    def put_away(self) -> None:
        self.hide()
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []

    def _answer(self, run: Callable[[], object]) -> None:
        self.put_away()
        run()
