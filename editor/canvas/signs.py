"""The board and the signs around the pieces: all of them, or if there are very many, those that are
visible and legible."""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from trackwright.editor.canvas.drawings import Z
from trackwright.editor.canvas.painting import Sign, StrokesItem

MOST_SIGNS = 600
"""With more signs only visible ones are shown, the largest first."""
LEAST_PX = 4.0
"""Smaller ones are illegible."""
SLICE = 200
"""Signs made per slice."""
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
        self._view, self._zoom = QRectF(rect), zoom
        if len(self._signs) > MOST_SIGNS:
            self._is_moved = True
            self._timer.start()

    def _measure(self) -> None:
        coords = [sign.bounds.getCoords() for sign in self._signs]
        self._boxes = np.array(coords, dtype=float).reshape(-1, 4).T
        left, top, right, bottom = self._boxes
        self._sizes = np.maximum(right - left, bottom - top)

    def _choose(self) -> None:
        self._is_moved = False
        wanted = self._wanted()
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
        seen &= self._sizes * self._zoom >= LEAST_PX
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
            item = self._items[sign] = StrokesItem([sign.stroke], self._z(index), sign.bounds)
            self._scene.addItem(item)
        if self._waiting:
            self._timer.start()
        else:
            self._timer.stop()
