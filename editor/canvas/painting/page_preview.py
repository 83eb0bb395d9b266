"""Pages as they will be printed, one at a time, with buttons to turn them."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from trackwright.editor.app.translation import t
from trackwright.editor.canvas.painting.pages import PagePainter
from trackwright.reports.paper.pages import Page

ROOM_PX = 8
GROUND = Qt.GlobalColor.gray
LEAST = QSize(380, 400)


class _Sheet(QWidget):
    """A page, as large as there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.page: Page | None = None
        self.painter = PagePainter()
        self.setMinimumSize(LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        if (page := self.page) is not None:
            width, height = self.width() - 2 * ROOM_PX, self.height() - 2 * ROOM_PX
            scale = min(width / page.width_mm, height / page.height_mm)
            wide, high = round(scale * page.width_mm), round(scale * page.height_mm)
            painter.translate((self.width() - wide) // 2, (self.height() - high) // 2)
            painter.fillRect(0, 0, wide, high, Qt.GlobalColor.white)
            self.painter.paint(painter, page, scale)
        painter.end()


class PagePreview(QWidget):
    """Shows pages; Page Up and Page Down turn them, too."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self._pages: tuple[Page, ...] = ()
        self.sheet = _Sheet()
        self.before = QPushButton(t("Previous page"))
        self.after = QPushButton(t("Next page"))
        self.before.setShortcut("PgUp")
        self.after.setShortcut("PgDown")
        self.where = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout()
        row.addWidget(self.before)
        row.addWidget(self.where, 1)
        row.addWidget(self.after)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.sheet, 1)
        layout.addLayout(row)
        self.before.clicked.connect(lambda: self.turn_to(self.number - 1))
        self.after.clicked.connect(lambda: self.turn_to(self.number + 1))

    def show_pages(self, pages: tuple[Page, ...]) -> None:
        """Show these pages, at the same number as before if there is one."""
        self._pages = pages
        self.sheet.painter = PagePainter()
        self.turn_to(self.number)

    def turn_to(self, number: int) -> None:
        """Show a page; no page at all if there is none."""
        last = len(self._pages) - 1
        self.number = max(0, min(number, last))
        self.sheet.page = self._pages[self.number] if self._pages else None
        self.sheet.update()
        of = t("Page {n} of {all}", n=self.number + 1, all=last + 1)
        self.where.setText(of if self._pages else "")
        self.before.setEnabled(self.number > 0)
        self.after.setEnabled(self.number < last)
