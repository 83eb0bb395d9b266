"""Measuring what is on the screen."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from trackwright.editor.canvas.scene import Scene

Pixels = npt.NDArray[np.uint8]


def pixels_of(image: QImage) -> Pixels:
    """Height, width, and red, green, blue."""
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    rows = np.frombuffer(image.constBits(), dtype=np.uint8)
    rows = rows.reshape(image.height(), image.bytesPerLine())[:, : 4 * image.width()]
    return rows.reshape(image.height(), image.width(), 4)[:, :, :3].copy()


def grabbed(widget: QWidget) -> Pixels:
    return pixels_of(widget.grab().toImage())


def of_scene(scene: Scene, rect: QRectF, width: int) -> Pixels:
    """A part of the scene, drawn that many pixels wide."""
    height = round(width * rect.height() / rect.width())
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(scene.backgroundBrush().color())
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, width, height), rect, Qt.AspectRatioMode.IgnoreAspectRatio)
    painter.end()
    return pixels_of(image)


def count_of(pixels: Pixels, colour: str, off: int = 12) -> int:
    """How many pixels have about this colour."""
    wanted = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)])
    return int((abs(pixels.astype(int) - wanted).max(axis=2) <= off).sum())
