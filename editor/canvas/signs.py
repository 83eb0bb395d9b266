"""The board and the signs around the pieces: all of them, or if there are very many, those that are
visible and legible.

Zoomed out, what is to be read is enlarged so that it stays legible. If there is no room for all of
it, the more important ones stay.
"""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from trackwright.editor.canvas.painting.drawings import Z
from trackwright.editor.canvas.painting.strokes import Sign, StrokesItem, to_scene

MOST_SIGNS = 600
"""With more signs only visible ones are shown, the largest first."""
LEAST_PX = 4.0
"""Smaller ones are illegible."""
LEAST_LETTER_PX = 10.0
"""Letters and symbols of badges are never smaller on the screen."""
MOST_ENLARGED = 12.0
"""If that is not enough, a badge would hide the circuit: it is left out."""
SLICE = 200
"""Signs made per slice."""
MAY_OVERLAP = 0.15
"""The part of a badge that may lie beneath others."""
Box = tuple[float, float, float, float]
ORDER = 10_000_000
"""Keeps the stacking order of signs within a layer."""


class Signs(QObject):
    """The signs that a scene shows. Existing ones stay."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._signs: Sequence[Sign] = ()
        self._items: dict[Sign, StrokesItem] = {}
        self._waiting: list[int] = []
        self._view, self._zoom = QRectF(), 1.0
        self._is_moved = False
        self._scales: dict[Sign, float] = {}
        """How much each badge is enlarged; 0 if it is left out."""
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._measure()

    @property
    def _scene(self) -> QGraphicsScene:
        scene = self.parent()
        assert isinstance(scene, QGraphicsScene)
        return scene

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    @property
    def board(self) -> QRectF:
        """The area of the board."""
        rect = QRectF()
        for sign in self._signs:
            if sign.layer == "board":
                rect |= sign.bounds
        return rect

    @property
    def all(self) -> Sequence[Sign]:
        return self._signs

    def show(self, signs: Sequence[Sign]) -> None:
        """Show exactly these."""
        self._signs = signs
        self._measure()
        self._choose()

    def clear(self) -> None:
        self.show(())

    def look(self, rect: QRectF, zoom: float) -> None:
        """Show this part of the scene, at so many pixels per mm."""
        is_zoomed = zoom != self._zoom
        self._view, self._zoom = QRectF(rect), zoom
        if len(self._signs) > MOST_SIGNS:
            self._is_moved = True
            self._timer.start()
        elif is_zoomed:
            self._enlarge(self._signs)

    def _measure(self) -> None:
        coords = [sign.bounds.getCoords() for sign in self._signs]
        self._boxes = np.array(coords, dtype=float).reshape(-1, 4).T
        left, top, right, bottom = self._boxes
        self._sizes = np.maximum(right - left, bottom - top)
        self._is_badge = np.array([sign.badge is not None for sign in self._signs], dtype=bool)

    def _enlarge(self, signs: Sequence[Sign]) -> None:
        """Enlarge what would be too small to read, as far as there is room."""
        self._scales = scales_of(signs, self._zoom)
        for sign, item in self._items.items():
            self._scale(sign, item)

    def _scale(self, sign: Sign, item: StrokesItem) -> None:
        by = self._scales.get(sign, 1.0)
        if sign.badge is not None and by and item.scale() != by:
            item.setTransformOriginPoint(to_scene(sign.badge.at))
            item.setScale(by)
        if item.isVisible() != bool(by):
            item.setVisible(bool(by))

    def _choose(self) -> None:
        self._is_moved = False
        wanted = self._wanted()
        self._enlarge([self._signs[index] for index in wanted])
        signs = {self._signs[index] for index in wanted}
        for sign in [sign for sign in self._items if sign not in signs]:
            self._scene.removeItem(self._items.pop(sign))
        for index in wanted:
            if (there := self._items.get(self._signs[index])) is not None:
                there.setZValue(self._z(index))
        self._waiting = [index for index in wanted if self._signs[index] not in self._items][::-1]
        self._go_on()

    def _wanted(self) -> list[int]:
        if len(self._signs) <= MOST_SIGNS:
            return list(range(len(self._signs)))
        left, top, right, bottom = self._boxes
        view = self._view
        seen = (left <= view.right()) & (right >= view.left())
        seen &= (top <= view.bottom()) & (bottom >= view.top())
        seen &= (self._sizes * self._zoom >= LEAST_PX) | self._is_badge
        found = np.flatnonzero(seen)
        largest = found[np.argsort(-self._sizes[found], kind="stable")[:MOST_SIGNS]]
        indices: list[int] = np.sort(largest).tolist()
        return indices

    def _z(self, index: int) -> float:
        return Z.get(self._signs[index].layer, Z["labels"]) + index / ORDER

    def _go_on(self) -> None:
        """Make the next slice."""
        if self._is_moved:
            self._choose()
            return
        some, self._waiting = self._waiting[-SLICE:], self._waiting[:-SLICE]
        for index in reversed(some):
            sign = self._signs[index]
            strokes = list(sign.strokes)
            item = self._items[sign] = StrokesItem(strokes, self._z(index), sign.bounds)
            self._scale(sign, item)
            self._scene.addItem(item)
        if self._waiting:
            self._timer.start()
        else:
            self._timer.stop()


def scales_of(signs: Sequence[Sign], zoom: float) -> dict[Sign, float]:
    """How much each badge is enlarged at so many pixels per mm. Where badges would lie on each
    other, the less important one is left out: 0."""
    badges = [(sign, badge) for sign in signs if (badge := sign.badge) is not None]
    needed = {sign: LEAST_LETTER_PX / (badge.size_mm * zoom) for sign, badge in badges}
    if all(by <= 1.0 for by in needed.values()):
        return {}
    found: dict[Sign, float] = {}
    taken = np.empty((4, len(badges)))
    count = 0
    for sign, badge in sorted(badges, key=lambda pair: pair[1].rank):
        by = max(1.0, needed[sign])
        box = _shrunk(*_box_of(sign, to_scene(badge.at), by))
        left, top, right, bottom = taken[:, :count]
        meets = (left < box[2]) & (right > box[0]) & (top < box[3]) & (bottom > box[1])
        found[sign] = 0.0 if by > MOST_ENLARGED or meets.any() else by
        if found[sign]:
            taken[:, count] = box
            count += 1
    return found


def _coords(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _shrunk(left: float, top: float, right: float, bottom: float) -> Box:
    """The box without its edges: signs may touch."""
    x, y = MAY_OVERLAP * (right - left) / 2, MAY_OVERLAP * (bottom - top) / 2
    return left + x, top + y, right - x, bottom - y


def _box_of(sign: Sign, at: QPointF, by: float) -> Box:
    """The area of a badge enlarged about a point."""
    left, top, right, bottom = _coords(sign.bounds)
    x, y = at.x(), at.y()
    return (
        x + by * (left - x),
        y + by * (top - y),
        x + by * (right - x),
        y + by * (bottom - y),
    )
