"""The lap seen from the side: its straights and corners in a band, and its hills above them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from trackwright.editor.app.translation import t
from trackwright.model.picture.picture import PRINT, Palette
from trackwright.reports.circuit.profile import ProfilePosition

MARGIN, BAND, HILLS, GAP, MARK = 6, 16, 34, 4, 3
"""Pixels: at the sides, the height of the band, that of the hills, between them, of a selection."""
LIGHT = 0.5
"""Grounds that look lighter than this have black letters."""
Profile = tuple[ProfilePosition, ...]


@dataclass(frozen=True)
class LapPart:
    """A straight or a corner: its positions from `begin` to before `end`."""

    begin: int
    end: int
    corner: int
    difficulty: int
    pieces: tuple[int, ...]


def parts_of(profile: Profile) -> list[LapPart]:
    """The straights and corners from the line on."""
    parts, at = [], 0
    for corner, group in groupby(profile, key=lambda one: one.corner):
        run = list(group)
        pieces = tuple(dict.fromkeys(one.piece for one in run))
        hardest = max(one.difficulty for one in run)
        parts.append(LapPart(at, at + len(run), corner, hardest, pieces))
        at += len(run)
    return parts


class LapStrip(QWidget):
    """A click selects the pieces of a straight or corner."""

    picked = Signal(object)
    """Ids of pieces."""

    def __init__(self) -> None:
        super().__init__()
        self._profile: Profile = ()
        self._parts: list[LapPart] = []
        self._selection: frozenset[int] = frozenset()
        self._palette: Palette = PRINT
        self.setMouseTracking(True)
        self.setAccessibleName(t("The lap from the side"))
        self.show_profile(())

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        hills = HILLS + GAP if self.has_hills else 0
        return QSize(0, 2 * MARGIN + MARK + BAND + hills)

    minimumSizeHint = sizeHint  # noqa: N815 - Qt's name

    @property
    def has_hills(self) -> bool:
        return any(one.hill != "flat" for one in self._profile)

    def use_palette(self, palette: Palette) -> None:
        self._palette = palette
        self.update()

    def show_profile(self, profile: Profile) -> None:
        self._profile, self._parts = profile, parts_of(profile)
        self.setFixedHeight(self.sizeHint().height())
        self.setVisible(bool(profile))
        self.update()

    def show_selection(self, pieces: frozenset[int]) -> None:
        if pieces != self._selection:
            self._selection = pieces
            self.update()

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        at = self.position_at(event.position().x())
        if at is not None and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(self._part_at(at).pieces)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self.position_at(event.x())
            QToolTip.showText(event.globalPos(), "" if at is None else self.words_at(at), self)
            return True
        return super().event(event)

    def position_at(self, x: float) -> int | None:
        """The position under this x of the widget."""
        at = int((x - MARGIN) / self._step) if self._profile else -1
        return at if x >= MARGIN and 0 <= at < len(self._profile) else None

    def words_at(self, at: int) -> str:
        one, part = self._profile[at], self._part_at(at)
        length = part.end - part.begin
        words = [t("Position {n}", n=at + 1)]
        if one.corner:
            words.append(t("corner {n}, {length} positions", n=one.corner, length=length))
        else:
            words.append(t("straight, {length} positions", length=length))
        if one.difficulty:
            words.append(t("difficulty {n}", n=one.difficulty))
        if one.hill != "flat":
            words.append(t("uphill") if one.hill == "up" else t("downhill"))
        return " · ".join(words)

    def _part_at(self, at: int) -> LapPart:
        return next(part for part in self._parts if part.begin <= at < part.end)

    @property
    def _step(self) -> float:
        return max(self.width() - 2 * MARGIN, 1) / len(self._profile)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if not self._profile:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = MARGIN + (HILLS + GAP if self.has_hills else 0)
        if self.has_hills:
            self._paint_hills(painter)
        for part in self._parts:
            self._paint_part(painter, part, top)
        self._paint_selection(painter, top + BAND)

    def _paint_part(self, painter: QPainter, part: LapPart, top: float) -> None:
        rect = QRectF(self._x(part.begin), top, self._x(part.end) - self._x(part.begin) - 1, BAND)
        colours = self._palette
        if not part.corner:
            painter.fillRect(rect, QColor(colours.asphalt))
            return
        fill = QColor(colours.difficulty[part.difficulty - 1] if part.difficulty else colours.sign)
        painter.fillRect(rect, fill)
        painter.setPen(QColor(colours.faint_ink))
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        number = str(part.corner)
        if painter.fontMetrics().horizontalAdvance(number) < rect.width():
            painter.setPen(_ink_on(fill))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number)

    def _paint_hills(self, painter: QPainter) -> None:
        """Uphill and downhill in their colours, with the ground below."""
        heights = [0, *(one.height for one in self._profile)]
        low, high = min(heights), max(heights)
        scale = HILLS / max(high - low, 1)
        points = [
            QPointF(self._x(i), MARGIN + HILLS - (height - low) * scale)
            for i, height in enumerate(heights)
        ]
        bottom = MARGIN + HILLS + 1.0
        ground = QPolygonF(
            [QPointF(points[0].x(), bottom), *points, QPointF(points[-1].x(), bottom)]
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._palette.ground))
        painter.drawPolygon(ground)
        for one, a, b in zip(self._profile, points, points[1:], strict=False):
            painter.setPen(QPen(QColor(getattr(self._palette, one.hill)), 2))
            painter.drawLine(a, b)

    def _paint_selection(self, painter: QPainter, top: float) -> None:
        ink = self.palette().highlight()
        for begin, end in self._selected_spans():
            left, right = self._x(begin), self._x(end)
            painter.fillRect(QRectF(left, top + 1, right - left - 1, MARK), ink)

    def _selected_spans(self) -> Iterator[tuple[int, int]]:
        at = 0
        for chosen, group in groupby(one.piece in self._selection for one in self._profile):
            length = sum(1 for _ in group)
            if chosen:
                yield at, at + length
            at += length

    def _x(self, position: int) -> float:
        return MARGIN + position * self._step


def _ink_on(fill: QColor) -> QColor:
    """Black or white, whichever is easier to read."""
    seen = 0.299 * fill.redF() + 0.587 * fill.greenF() + 0.114 * fill.blueF()
    return QColor("black" if seen > LIGHT else "white")
