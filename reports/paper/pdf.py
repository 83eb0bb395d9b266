"""Pages as PDF. The only module that knows the PDF library.

The same pages give the same bytes: no date, no random id. All letters are in the two fonts of the
pictures, which are embedded; a drawing that several pages show is written once, as a form.
"""

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from threading import Lock
from typing import Any, Final

from reportlab.lib.colors import CMYKColorSep, Color, HexColor
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfdoc import PDFResourceDictionary
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import (
    Circle,
    Image,
    Item,
    Pen,
    Picture,
    Polygon,
    Polyline,
    Text,
)
from trackwright.model.picture.drawing.lettering import FONTS, drawable, text_width
from trackwright.model.picture.png import FONT_FILES
from trackwright.model.picture.shapes.shape import Line
from trackwright.model.picture.svg import CAPITALS, HALO
from trackwright.model.text.plain_text import visible
from trackwright.reports.paper.pages import Drawing, Page, PageItem, Pages, Placed
from trackwright.reports.paper.papers import LONGEST_MM

POINT = 72 / 25.4
"""Points in a millimetre."""
REGULAR, BOLD = "Pictures", "PicturesBold"
PEN_MM = 5.0
"""A form has room for the widest pen around its frame."""
NONZERO = 1
"""Overlapping rings of an area are filled, as in SVG."""
FILL: Final = 0
STROKE: Final = 1
"""How letters are drawn."""
DATE_VARIABLE = "SOURCE_DATE_EPOCH"
_ENVIRONMENT = Lock()
SIDES = {"none": "Simplex", "long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


def pdf_bytes(pages: Pages) -> bytes:
    """The pages as a PDF file."""
    buffer = io.BytesIO()
    _load_fonts()
    font: Any = REGULAR  # its stubs want a number
    with _same_date():
        canvas = Canvas(buffer, initialFontName=font, invariant=1, pageCompression=1)
    canvas.setTitle(visible(pages.title))
    canvas.setAuthor("")
    canvas.setSubject("")
    canvas.setCreator("Trackwright")
    canvas.setProducer("Trackwright")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", SIDES[pages.duplex])
    writer = _Writer(canvas)
    for page in pages.pages:
        writer.write(page)
    canvas.save()
    return buffer.getvalue()


def page_of(picture: Picture) -> Page:
    """A picture as a page of its own size. Larger ones than a PDF can have are scaled down."""
    down = min(1.0, LONGEST_MM / max(picture.width_mm, picture.height_mm))
    whole = Frame(0, 0, picture.width_mm * down, picture.height_mm * down)
    items = tuple(item for layer in picture.layers for item in layer.items)
    left, bottom = picture.left_mm, picture.bottom_mm
    frame = Frame(left, bottom, left + picture.width_mm, bottom + picture.height_mm)
    paper = Polygon((whole.corners,), picture.paper)
    placed = Placed(Drawing(items, frame), -complex(left, bottom) * down, whole, down)
    return Page(picture.title, whole.width, whole.height, (paper, placed))


@contextmanager
def _same_date() -> Iterator[None]:
    """The library would date a file by this variable, even if all files are to have one date."""
    with _ENVIRONMENT:
        kept = os.environ.pop(DATE_VARIABLE, None)
        try:
            yield
        finally:
            if kept is not None:
                os.environ[DATE_VARIABLE] = kept


def _load_fonts() -> None:
    """Anew for each file: a font remembers which of its letters were used."""
    for name, file in zip((REGULAR, BOLD), FONT_FILES, strict=True):
        pdfmetrics.registerFont(TTFont(name, io.BytesIO((FONTS / file).read_bytes())))


@lru_cache(maxsize=1000)
def _colour(text: str) -> Color:
    return HexColor(text)


@lru_cache(maxsize=10)
def _spot(name: str) -> CMYKColorSep:
    """An ink of its own, shown as magenta; forms would lose it, so it is for pages only."""
    return CMYKColorSep(0, 1, 0, 0, spotName=name)


class _Writer:
    """Draws pages; remembers which drawings there are."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._forms: dict[Drawing, str] = {}

    def write(self, page: Page) -> None:
        for item in page.items:
            if isinstance(item, Placed):
                self._add_form(item.drawing)
        canvas = self._canvas
        canvas.setPageSize((page.width_mm * POINT, page.height_mm * POINT))
        key = f"page{canvas.getPageNumber()}"
        canvas.bookmarkPage(key)
        canvas.addOutlineEntry(visible(page.name), key)
        canvas.scale(POINT * page.stretch[0], POINT * page.stretch[1])
        for item in page.items:
            self._draw(item)
        canvas.showPage()

    def _add_form(self, drawing: Drawing) -> None:
        """A form needs the names of the transparencies in it, which the library leaves out."""
        if drawing in self._forms:
            return
        name = self._forms[drawing] = f"drawing{len(self._forms) + 1}"
        canvas: Any = self._canvas
        frame = drawing.frame.grown(PEN_MM)
        canvas.beginForm(name, frame.left, frame.bottom, frame.right, frame.top)
        for item in drawing.items:
            self._draw_item(item)
        resources: Any = PDFResourceDictionary()
        resources.basicFonts()
        resources.allProcs()
        resources.ExtGState = canvas._extgstate.getState()
        canvas._setXObjects(resources)
        resources.XObject = resources.XObjects or {}
        canvas.endForm(Resources=resources)

    def _draw(self, item: PageItem) -> None:
        if not isinstance(item, Placed):
            self._draw_item(item)
            return
        canvas = self._canvas
        canvas.saveState()
        clip = canvas.beginPath()
        clip.rect(item.clip.left, item.clip.bottom, item.clip.width, item.clip.height)
        canvas.clipPath(clip, stroke=0, fill=0)
        canvas.translate(item.shift.real, item.shift.imag)
        canvas.rotate(item.degrees)
        canvas.scale(item.scale, item.scale)
        canvas.doForm(self._forms[item.drawing])
        canvas.restoreState()

    def _draw_item(self, item: Item) -> None:
        match item:
            case Polygon():
                self._fill_and_stroke(item.rings, item.fill, item.pen, item.opacity)
            case Polyline():
                self._use_pen(item.pen)
                self._canvas.drawPath(self._path([item.points], closed=False))
            case Circle():
                self._circle(item)
            case Text():
                self._text(item)
            case Image():
                self._image(item)

    def _fill_and_stroke(
        self, rings: tuple[Line, ...], fill: str | None, pen: Pen | None, opacity: float
    ) -> None:
        """The opacity comes after the colours, which reset it."""
        canvas = self._canvas
        if opacity < 1:
            canvas.saveState()
        if pen:
            self._use_pen(pen)
        if fill:
            canvas.setFillColor(_colour(fill))
        if opacity < 1:
            canvas.setFillAlpha(opacity)
            canvas.setStrokeAlpha(opacity)
        path = self._path(rings, closed=True)
        canvas.drawPath(path, stroke=bool(pen), fill=bool(fill), fillMode=NONZERO)
        if opacity < 1:
            canvas.restoreState()

    def _path(self, rings: list[Line] | tuple[Line, ...], closed: bool) -> Any:
        path = self._canvas.beginPath()
        for first, *others in rings:
            path.moveTo(first.real, first.imag)
            for point in others:
                path.lineTo(point.real, point.imag)
            if closed:
                path.close()
        return path

    def _use_pen(self, pen: Pen) -> None:
        canvas = self._canvas
        canvas.setStrokeColor(_spot(pen.spot) if pen.spot else _colour(pen.colour))
        canvas.setLineWidth(pen.width_mm)
        canvas.setLineJoin(1)
        canvas.setLineCap(int(pen.round))
        canvas.setDash(list(pen.dashes))

    def _circle(self, item: Circle) -> None:
        if item.pen:
            self._use_pen(item.pen)
        if item.fill:
            self._canvas.setFillColor(_colour(item.fill))
        x, y = item.centre.real, item.centre.imag
        self._canvas.circle(
            x, y, item.radius_mm, stroke=int(bool(item.pen)), fill=int(bool(item.fill))
        )

    def _text(self, item: Text) -> None:
        """An edge around the letters is drawn first, beneath them."""
        canvas, words = self._canvas, drawable(item.text)
        wide = text_width(words, item.size_mm, item.bold)
        left = {"start": 0.0, "middle": wide / 2, "end": wide}[item.anchor]
        canvas.saveState()
        canvas.translate(item.at.real, item.at.imag)
        canvas.rotate(item.degrees)
        canvas.setFont(BOLD if item.bold else REGULAR, item.size_mm)
        down = item.size_mm * CAPITALS / 2
        if item.halo:
            self._use_pen(Pen(item.halo, HALO * item.size_mm))
            canvas.drawString(-left, -down, words, mode=STROKE)
        canvas.setFillColor(_colour(item.colour))
        canvas.drawString(-left, -down, words, mode=FILL)
        canvas.restoreState()

    def _image(self, item: Image) -> None:
        canvas = self._canvas
        canvas.saveState()
        canvas.setFillAlpha(item.opacity)
        canvas.translate(item.centre.real, item.centre.imag)
        canvas.rotate(item.degrees)
        width, height = item.width_mm, item.height_mm
        picture = ImageReader(io.BytesIO(item.data))
        canvas.drawImage(picture, -width / 2, -height / 2, width, height, mask="auto")
        canvas.restoreState()
