"""A list of pictures with texts; the pictures are drawn one by one after the list is shown."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QImage, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from trackwright.editor.app.translation import translated
from trackwright.editor.canvas.painting.thumbnails import circuit_icon, plain_icon
from trackwright.editor.widgets.search_field import is_typing
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import Palette
from trackwright.model.text.errors import TrackwrightError

ICON = QSize(150, 106)
CELL = QSize(176, 168)

Load = Callable[[], Circuit]


class Gallery(QListWidget):
    """Circuits as pictures. Those that cannot be loaded are greyed out, with the reason."""

    typed = Signal(str)
    """A letter was typed, for the search field above the list."""

    def __init__(self, palette: Palette, name: str) -> None:
        super().__init__()
        self._palette = palette
        self._waiting: deque[tuple[QListWidgetItem, Load]] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._draw_next)
        self.is_searched = False
        """Is there a search field for the list?"""
        self.none_words = ""
        """Shown if there are entries, but all are hidden."""
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setIconSize(ICON)
        self.setGridSize(CELL)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMovement(QListWidget.Movement.Static)
        self.setWordWrap(True)
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if self.is_searched and is_typing(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def add(self, words: str, data: object, load: Load | None = None) -> QListWidgetItem:
        """Add an entry; `load` loads its circuit when it is drawn."""
        item = QListWidgetItem(plain_icon(self._blank()), words)
        item.setData(Qt.ItemDataRole.UserRole, data)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        item.setSizeHint(CELL)
        self.addItem(item)
        if load is not None:
            self._waiting.append((item, load))
            self._timer.start()
        return item

    def fade(self, item: QListWidgetItem, why: str) -> None:
        """Grey out an entry."""
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setToolTip(why)

    def show_sign(self, item: QListWidgetItem, sign: str) -> None:
        """Show an empty table with a sign in place of a circuit."""
        blank = self._blank()
        painter = QPainter(blank)
        font = QFont(self.font())
        font.setPixelSize(ICON.height() // 2)
        painter.setFont(font)
        painter.setPen(QColor(self._palette.ink))
        painter.drawText(QRect(QPoint(), ICON), Qt.AlignmentFlag.AlignCenter, sign)
        painter.end()
        item.setIcon(plain_icon(blank))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        if self.none_words and self.count() and self._shows_none():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect(), wrapped, self.none_words)
            painter.end()

    def _shows_none(self) -> bool:
        return all(self.item(row).isHidden() for row in range(self.count()))

    def empty(self) -> None:
        self._waiting.clear()
        self.clear()

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    def _blank(self) -> QImage:
        blank = QImage(ICON * self.devicePixelRatioF(), QImage.Format.Format_RGB32)
        blank.setDevicePixelRatio(self.devicePixelRatioF())
        blank.fill(QColor(self._palette.ground))
        return blank

    def _draw_next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        item, load = self._waiting.popleft()
        try:
            icon = circuit_icon(load(), self._palette, ICON, self.devicePixelRatioF())
        except TrackwrightError as error:
            self.fade(item, translated(error.message))
            return
        item.setIcon(icon)
