"""Pages as they will be printed, one at a time, with buttons to turn them."""

from functools import partial

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from trackwright.editor.app.jobs import Reporter, Worker
from trackwright.editor.app.translation import t
from trackwright.editor.canvas.painting.pages import PagePainter
from trackwright.editor.canvas.painting.strokes import font_of_pictures
from trackwright.reports.paper.pages import Page

ROOM_PX = 8
GROUND = Qt.GlobalColor.gray
LEAST = QSize(380, 400)


class _Sheet(QWidget):
    """A page, as large as there is room, painted in a thread."""

    def __init__(self) -> None:
        super().__init__()
        self.page: Page | None = None
        self.worker = Worker(self)
        self.worker.done.connect(self._show)
        self._painter = PagePainter()
        self._image: QImage | None = None
        self.setMinimumSize(LEAST)
        font_of_pictures()  # loaded here: the thread only draws with it

    def show_page(self, page: Page | None) -> None:
        self.page, self._image = page, None
        self._paint()

    def use_pages(self) -> None:
        """Other pages show other drawings."""
        self._painter = PagePainter()

    def _paint(self) -> None:
        """What was painted of this page before is shown in the meantime."""
        self.worker.drop()
        self.update()
        if (page := self.page) is not None:
            size, ratio = self._size_of(page), self.devicePixelRatioF()
            work = partial(_painted, self._painter, page, size, ratio)
            self.worker.start(lambda: work)

    def _size_of(self, page: Page) -> QSize:
        width, height = self.width() - 2 * ROOM_PX, self.height() - 2 * ROOM_PX
        scale = min(width / page.width_mm, height / page.height_mm)
        return QSize(round(scale * page.width_mm), round(scale * page.height_mm))

    def _show(self, image: QImage | None) -> None:
        if image is not None:
            self._image = image
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._paint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), GROUND)
        if (page := self.page) is not None:
            place = QRect(QPoint(), self._size_of(page))
            place.moveCenter(self.rect().center())
            painter.fillRect(place, Qt.GlobalColor.white)
            if self._image is not None:
                painter.drawImage(place, self._image)
        painter.end()


def _painted(
    drawn: PagePainter, page: Page, size: QSize, ratio: float, reporter: Reporter
) -> QImage:
    """Runs in the thread."""
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    drawn.paint(painter, page, size.width() / page.width_mm)
    painter.end()
    return image


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

    @property
    def busy(self) -> bool:
        """Is the page not painted yet?"""
        return self.sheet.worker.busy

    def leave(self) -> None:
        """Stop before the dialog closes."""
        self.sheet.worker.leave()

    def show_pages(self, pages: tuple[Page, ...]) -> None:
        """Show these pages, at the same number as before if there is one."""
        self._pages = pages
        self.sheet.use_pages()
        self.turn_to(self.number)

    def turn_to(self, number: int) -> None:
        """Show a page; no page at all if there is none."""
        last = len(self._pages) - 1
        self.number = max(0, min(number, last))
        self.sheet.show_page(self._pages[self.number] if self._pages else None)
        of = t("Page {n} of {all}", n=self.number + 1, all=last + 1)
        self.where.setText(of if self._pages else "")
        self.before.setEnabled(self.number > 0)
        self.after.setEnabled(self.number < last)
