"""Circuits as points, by two figures of theirs."""

import math
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionFrame, QToolTip, QWidget

from trackwright.design.search.maps import Spot
from trackwright.editor.app.translation import t
from trackwright.editor.design.found.finds import Entry
from trackwright.editor.design.found.map_scale import Scale, scale_for

POINT, STACK = 5.0, 9.0
"""Radius of a circuit, and of several in one place, in pixels."""
NEAR = 14.0
"""A click so far from a point is meant for it."""
ROOM, TICK, GAP_X, GAP_Y = 8, 4, 64, 34
LEAST = QSize(180, 150)
PICTURE_SHARES = (0.36, 0.28, 0.2)
"""Of width and height for the picture of the chosen circuit: the first that covers no point."""
STEPS: Mapping[Qt.Key, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_Role = QPalette.ColorRole


class MapView(QWidget):
    """Arrows go from point to point, a click chooses; a further click on the same place, or Space,
    chooses the next circuit there."""

    picked = Signal(object)
    """An `Entry`."""
    opened = Signal(object)
    """An `Entry`, by a double click or Enter."""
    menu_wanted = Signal(object)
    """Where, on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.names = ("", "")
        self.titles = ("", "")
        self.spots: dict[Entry, Spot] = {}
        self.words: dict[Entry, str] = {}
        """What tool tips say."""
        self.current: Entry | None = None
        self.picture: QImage | None = None
        """That of the current circuit."""
        self.empty = ""
        """What is said if there is no point."""
        self.take_key: Callable[[QKeyEvent], bool] = lambda event: False
        """Is a key that is not the map's of use elsewhere?"""
        self._hovered: Entry | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(t("Map of the circuits found"))

    # --- where things are

    def scales(self) -> tuple[Scale, Scale]:
        metrics = self.fontMetrics()
        xs, ys = ([spot[i].value or 0.0 for spot in self.spots.values()] for i in (0, 1))
        sorts = [next((spot[i].sort for spot in self.spots.values()), "") for i in (0, 1)]
        top, bottom = ROOM + metrics.height() + ROOM, self.height() - 2 * metrics.height() - ROOM
        up = scale_for(self.names[1], ys, (bottom, top), GAP_Y, sorts[1])
        widest = max((metrics.horizontalAdvance(up.label(tick)) for tick in up.ticks), default=0)
        left, right = ROOM + widest + TICK + ROOM, self.width() - 2 * ROOM
        return scale_for(self.names[0], xs, (left, right), GAP_X, sorts[0]), up

    def place_of(self, entry: Entry) -> QPointF:
        across, up = self.scales()
        x, y = self.spots[entry]
        return QPointF(across.px(x.value or 0.0), up.px(y.value or 0.0))

    def _places(self) -> dict[tuple[int, int], list[Entry]]:
        """Pixel -> the circuits there, those that lack nothing first."""
        across, up = self.scales()
        found: dict[tuple[int, int], list[Entry]] = {}
        for entry, (x, y) in self.spots.items():
            at = round(across.px(x.value or 0.0)), round(up.px(y.value or 0.0))
            found.setdefault(at, []).append(entry)
        for entries in found.values():
            entries.sort(key=lambda entry: bool(entry.lacks))
        return found

    def entry_at(self, point: QPointF) -> Entry | None:
        """The circuit there; of several, the one after the current."""
        near = [
            (math.hypot(x - point.x(), y - point.y()), entries)
            for (x, y), entries in self._places().items()
        ]
        distance, entries = min(near, key=lambda one: one[0], default=(math.inf, []))
        return entries[0] if distance <= NEAR else None

    def _next_at(self, entry: Entry) -> Entry:
        """The next circuit in the same place."""
        entries = next(entries for entries in self._places().values() if entry in entries)
        return entries[(entries.index(entry) + 1) % len(entries)]

    def _beside(self, dx: int, dy: int) -> Entry | None:
        """The nearest point in a direction; of the outermost ones if none is chosen."""
        places = self._places()
        own = next((at for at, entries in places.items() if self.current in entries), None)
        if own is None:
            return next((entries[0] for _, entries in sorted(places.items())), None)

        def cost(at: tuple[int, int]) -> int | None:
            """How far on it is, and twice how far aside; None if it is not in that direction."""
            x, y = at[0] - own[0], at[1] - own[1]
            on = x * dx + y * dy
            return on + 2 * (abs(x * dy) + abs(y * dx)) if on > 0 else None

        ahead = [(far, at) for at in places if (far := cost(at)) is not None]
        return places[min(ahead)[1]][0] if ahead else None

    # --- mouse and keys

    def _pick(self, entry: Entry | None) -> None:
        if entry is not None:
            self.picked.emit(entry)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        hovered = self.entry_at(event.position())
        if hovered is not self._hovered:
            self._hovered = hovered
            self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._hovered = None
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        entry = self.entry_at(event.position())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if entry is not None and self._is_there(entry) and self.current is not None:
            entry = self._next_at(self.current) if is_left else self.current
        self._pick(entry)

    def _is_there(self, entry: Entry) -> bool:
        """Is the current circuit in the same place?"""
        return any(
            entry in entries and self.current in entries for entries in self._places().values()
        )

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        entry = self.entry_at(event.position())
        if entry is not None and self.current is not None and self._is_there(entry):
            self.opened.emit(self.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key(event.key())
        if key in STEPS:
            self._pick(self._beside(*STEPS[key]))
        elif key == Qt.Key.Key_Space and self.current in self.spots:
            self._pick(self._next_at(self.current))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current is not None:
            self.opened.emit(self.current)
        elif not self.take_key(event):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        at = event.pos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self.current in self.spots:
            at = self.place_of(self.current).toPoint()
        self.menu_wanted.emit(self.mapToGlobal(QPoint(at)))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            entry = self.entry_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.words.get(entry, "") if entry else "", self)
            return True
        return super().event(event)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_frame(painter)
        if not self.spots:
            painter.setPen(self.palette().color(_Role.PlaceholderText))
            room = self.rect().adjusted(ROOM, ROOM, -ROOM, -ROOM)
            how = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, how, self.empty)
            return
        across, up = self.scales()
        self._draw_axes(painter, across, up)
        places = self._places()
        self._draw_picture(painter, across, up, list(places))
        shown = [self._hovered, self.current]
        for (x, y), entries in sorted(places.items(), key=lambda one: self.current in one[1]):
            self._draw_point(painter, QPointF(x, y), entries, [one in entries for one in shown])

    def _draw_frame(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self.palette().color(_Role.Base))
        option = QStyleOptionFrame()
        option.initFrom(self)
        option.lineWidth = 1
        option.state |= QStyle.StateFlag.State_Sunken
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Frame, option, painter, self)
        if self.hasFocus():
            painter.setPen(self.palette().color(_Role.Highlight))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _draw_axes(self, painter: QPainter, across: Scale, up: Scale) -> None:
        palette, metrics = self.palette(), self.fontMetrics()
        faint, high = palette.color(_Role.PlaceholderText), metrics.height()
        line = QPen(palette.color(_Role.AlternateBase), 1)
        left, bottom = across.begin_px - TICK, up.begin_px + TICK
        for tick in across.ticks:
            x = across.px(tick)
            painter.setPen(line)
            painter.drawLine(QPointF(x, up.end_px), QPointF(x, bottom))
            painter.setPen(faint)
            room = QRectF(x - GAP_X / 2, bottom, GAP_X, high)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter, across.label(tick))
        for tick in up.ticks:
            y = up.px(tick)
            painter.setPen(line)
            painter.drawLine(QPointF(left, y), QPointF(across.end_px, y))
            painter.setPen(faint)
            room = QRectF(0, y - high / 2, left - TICK, high)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight, up.label(tick))
        painter.setPen(palette.color(_Role.Text))
        width = self.width() - 2 * ROOM
        elide = Qt.TextElideMode.ElideRight
        painter.drawText(
            QRectF(ROOM, ROOM, width, high),
            Qt.AlignmentFlag.AlignLeft,
            metrics.elidedText("↑ " + self.titles[1], elide, width),
        )
        painter.drawText(
            QRectF(ROOM, self.height() - high - ROOM / 2, width, high),
            Qt.AlignmentFlag.AlignRight,
            metrics.elidedText(self.titles[0] + " →", elide, width),
        )

    def _draw_point(
        self, painter: QPainter, at: QPointF, entries: Sequence[Entry], shown: Sequence[bool]
    ) -> None:
        """Filled if it lacks nothing; with the number of circuits if there are several."""
        is_hovered, is_current = shown
        palette = self.palette()
        lacks = all(entry.lacks for entry in entries)
        ink = palette.color(_Role.PlaceholderText if lacks else _Role.Link)
        size = STACK if len(entries) > 1 else POINT
        if is_current or is_hovered:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color(_Role.Text), 2 if is_current else 1))
            painter.drawEllipse(at, size + 4, size + 4)
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(palette.color(_Role.Base) if lacks else ink)
        painter.drawEllipse(at, size, size)
        if len(entries) > 1:
            painter.setPen(ink if lacks else palette.color(_Role.Base))
            room = QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(len(entries)))

    def _draw_picture(
        self, painter: QPainter, across: Scale, up: Scale, points: Sequence[tuple[int, int]]
    ) -> None:
        """That of the current circuit, in the corner with the fewest points."""
        image = self.picture
        if image is None or self.current not in self.spots:
            return
        room = QRectF(across.begin_px, up.end_px, across.end_px - across.begin_px, 0)
        room.setBottom(up.begin_px)
        whole, keep = image.deviceIndependentSize(), Qt.AspectRatioMode.KeepAspectRatio
        corners = [
            corner
            for share in PICTURE_SHARES
            for corner in _corners(room, whole.scaled(room.size() * share, keep))
        ]
        corner = min(corners, key=lambda rect: sum(rect.contains(QPointF(*at)) for at in points))
        painter.setPen(QPen(self.palette().color(_Role.PlaceholderText), 1))
        painter.setBrush(self.palette().color(_Role.Base))
        painter.drawRect(corner)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(corner, image)


def _corners(room: QRectF, size: QSizeF) -> list[QRectF]:
    """The four places for something of this size."""
    return [
        QRectF(QPointF(x, y), size)
        for x in (room.left(), room.right() - size.width())
        for y in (room.top(), room.bottom() - size.height())
    ]
