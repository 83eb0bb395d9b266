"""The splash screen, shown where the window will be.

It needs nothing but Qt, so it appears at once; the libraries of the window are loaded after it has
been painted.
"""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import t

USUAL_SIZE = QSize(1320, 860)
NAME_PX = 34


class Splash(QWidget):
    """The program's name on an empty sheet, in the place of the last window."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setWindowTitle("Trackwright")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        name, doing = QLabel("Trackwright"), QLabel(t("Loading ..."))
        font = name.font()
        font.setPixelSize(NAME_PX)
        name.setFont(font)
        column = QVBoxLayout(self)
        column.addStretch()
        for label in (name, doing):
            column.addWidget(label, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        self.resize(USUAL_SIZE)
        if (stored := settings.geometry("geometry")) is not None:
            self.restoreGeometry(stored)
        fill_small_screen(self)

    def open(self) -> None:
        """Show it, before anything else happens."""
        self.show()
        QApplication.processEvents()


def fill_small_screen(window: QWidget) -> None:
    """Maximise a window that is larger than its screen: parts of it could not be reached."""
    room, size = window.screen().availableSize(), window.frameSize()
    if size.width() > room.width() or size.height() > room.height():
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
