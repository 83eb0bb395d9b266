"""Paints pages: on the screen, and on the paper of a printer."""

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QTransform
from PySide6.QtPrintSupport import QPrinter

from trackwright.editor.canvas.painting.strokes import Stroke, paint, strokes_of, to_scene
from trackwright.model.files.output_checks import PDF, check_output
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.progress import Cancelled
from trackwright.reports.paper.pages import Drawing, Duplex, Page, Pages, Placed

INCH_MM = 25.4
SIDES: dict[Duplex, QPrinter.DuplexMode] = {
    "none": QPrinter.DuplexMode.DuplexNone,
    "long": QPrinter.DuplexMode.DuplexLongSide,
    "short": QPrinter.DuplexMode.DuplexShortSide,
}


class PagePainter:
    """Paints pages; remembers the drawings that several of them show."""

    def __init__(self) -> None:
        self._known: dict[Drawing, list[tuple[Stroke, QRectF]]] = {}

    def paint(self, painter: QPainter, page: Page, pixels_per_mm: float) -> None:
        """Paint a page with its upper left corner at the origin."""
        across, up = page.stretch
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels_per_mm * across, pixels_per_mm * up)
        painter.translate(0, page.height_mm / up)
        for is_placed, items in groupby(page.items, lambda item: isinstance(item, Placed)):
            for item in items if is_placed else ():
                assert isinstance(item, Placed)
                self._placed(painter, item)
            if not is_placed:
                paint(painter, strokes_of(i for i in items if not isinstance(i, Placed)))
        painter.restore()

    def _placed(self, painter: QPainter, item: Placed) -> None:
        if item.drawing not in self._known:
            strokes = strokes_of(item.drawing.items)
            self._known[item.drawing] = [(stroke, stroke.bounds) for stroke in strokes]
        clip = QRectF(item.clip.left, -item.clip.top, item.clip.width, item.clip.height)
        shift = to_scene(item.shift)
        place = QTransform().translate(shift.x(), shift.y()).rotate(-item.degrees)
        place.scale(item.scale, item.scale)
        seen = place.inverted()[0].mapRect(clip)
        known = self._known[item.drawing]
        painter.save()
        painter.setClipRect(clip)
        painter.setTransform(place, combine=True)
        paint(painter, (stroke for stroke, bounds in known if seen.intersects(bounds)))
        painter.restore()


def print_pages(
    printer: QPrinter, pages: Pages, progress: Callable[[int, int], bool] = lambda done, of: True
) -> None:
    """Print pages at their true size, to a printer or to a file. Raises a TrackwrightError if
    there is none, or a file that must not be replaced; Cancelled once `progress` says so, and then
    nothing is printed."""
    if printer.outputFormat() == QPrinter.OutputFormat.PdfFormat:  # Qt's choice without a printer
        if not printer.outputFileName():
            raise TrackwrightError(
                Message("there is no printer: set one up, or save the pages as a file")
            )
        check_output(Path(printer.outputFileName()), PDF)
    painter, drawn = QPainter(), PagePainter()
    for number, page in enumerate(pages.pages):
        if not progress(number, len(pages.pages)):
            if painter.isActive():
                printer.abort()
                painter.end()
            raise Cancelled
        _fit(printer, page)
        if not painter.isActive():
            if not painter.begin(printer):
                raise TrackwrightError(Message("the printer does not accept the pages"))
        else:
            printer.newPage()
        drawn.paint(painter, page, printer.resolution() / INCH_MM)
    painter.end()


def prepare(printer: QPrinter, pages: Pages) -> None:
    """What the printer has to know before people choose."""
    printer.setFullPage(True)
    printer.setDocName(pages.title)
    printer.setDuplex(SIDES[pages.duplex])
    _fit(printer, pages.pages[0])


def _fit(printer: QPrinter, page: Page) -> None:
    width, height = page.width_mm, page.height_mm
    is_wide = width > height
    upright = QSizeF(min(width, height), max(width, height))
    size = QPageSize(upright, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    way = QPageLayout.Orientation.Landscape if is_wide else QPageLayout.Orientation.Portrait
    layout = QPageLayout(size, way, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    layout.setMode(QPageLayout.Mode.FullPageMode)
    printer.setPageLayout(layout)
