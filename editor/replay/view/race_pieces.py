"""What stands on the circuit in a race: a piece for every runner."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGuiApplication,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.app.icons import row_icon
from trackwright.editor.canvas.painting.strokes import font_of_pictures
from trackwright.reports.runner_shapes import (
    LONG_MM,
    NUMBER_MM,
    WIDE_MM,
    PathStep,
    body_steps,
    sign_steps,
)
from trackwright.simulator.story.liveries import DARK, LIGHT, Livery

BODY = QRectF(-LONG_MM / 2, -WIDE_MM / 2, LONG_MM, WIDE_MM).adjusted(-4, -4, 4, 4)
"""A piece with its halo, in its own frame."""
ACTING_COLOUR = "#ff8c00"


def body_of(pose: str) -> QPainterPath:
    """The piece from above, pointing towards +x."""
    return _drawn(body_steps(pose))


def signs_of(pose: str) -> QPainterPath:
    """What shows the pose beside it."""
    return _drawn(sign_steps(pose))


def _drawn(steps: Iterable[PathStep]) -> QPainterPath:
    path = QPainterPath()
    for kind, points in steps:
        places = [QPointF(*pair) for pair in zip(points[::2], points[1::2], strict=True)]
        match kind:
            case "M":
                path.moveTo(*places)
            case "L":
                path.lineTo(*places)
            case "Q":
                path.quadTo(*places)
            case "C":
                path.cubicTo(*places)
    return path


class PieceItem(QGraphicsItem):
    """The piece of a runner, in mm: it scales with the circuit."""

    def __init__(self, livery: Livery) -> None:
        super().__init__()
        self.livery = livery
        self.pose = ""
        self.is_acting = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_as(self, pose: str, is_acting: bool) -> None:
        if (pose, is_acting) != (self.pose, self.is_acting):
            self.pose, self.is_acting = pose, is_acting
            self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        half = LONG_MM / 2 + 12
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        draw_piece(painter, self.livery, self.pose, self.is_acting, -self.rotation())


TOKEN_MM = 24.0


class TokenItem(QGraphicsItem):
    """A token that a runner has laid on a space, in its colours: striped as a barrier."""

    def __init__(self, livery: Livery) -> None:
        super().__init__()
        self.livery = livery
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        half = TOKEN_MM / 2 + 3
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        disc = QPainterPath()
        disc.addEllipse(QPointF(0, 0), TOKEN_MM / 2, TOKEN_MM / 2)
        for width, colour in ((5.0, LIGHT), (2.4, DARK)):
            painter.strokePath(disc, QPen(QColor(colour), width))
        painter.fillPath(disc, QBrush(QColor(LIGHT)))
        painter.save()
        painter.setClipPath(disc)
        for x in (-12.0, -4.0, 4.0, 12.0):
            painter.strokePath(_stripe(x), QPen(QColor(DARK), 3.4))
        painter.restore()
        middle = QPainterPath()
        middle.addEllipse(QPointF(0, 0), TOKEN_MM / 3.1, TOKEN_MM / 3.1)
        painter.fillPath(middle, QBrush(QColor(self.livery.colour)))
        painter.strokePath(middle, QPen(QColor(DARK), 1.2))
        draw_number(painter, self.livery, NUMBER_MM * 0.6)


def _stripe(x: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - TOKEN_MM / 2, TOKEN_MM / 2))
    path.lineTo(x + TOKEN_MM / 2, -TOKEN_MM / 2)
    return path


def draw_piece(
    painter: QPainter, livery: Livery, pose: str, is_acting: bool = False, turn: float = 0.0
) -> None:
    """The piece centred at the origin, its number turned by so many degrees."""
    body = body_of(pose)
    if is_acting:
        painter.strokePath(body, QPen(QColor(LIGHT), 16.0))
        painter.strokePath(body, QPen(QColor(ACTING_COLOUR), 13.0))
    for width, colour in ((4.6, LIGHT), (2.2, DARK)):
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(body, pen)
        painter.strokePath(signs_of(pose), pen)
    painter.fillPath(body, QBrush(QColor(livery.colour)))
    painter.save()
    painter.rotate(turn)
    draw_number(painter, livery, NUMBER_MM)
    painter.restore()


def number_path(number: str) -> QPainterPath:
    """The number, 100 high."""
    font = QFont(font_of_pictures())
    font.setPixelSize(100)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, number)
    return path


def draw_number(painter: QPainter, livery: Livery, size: float) -> None:
    """The number, centred at the origin."""
    path = number_path(livery.number)
    box = path.boundingRect()
    painter.save()
    painter.scale(size / 100, size / 100)
    painter.translate(-box.center())
    painter.fillPath(path, QBrush(QColor(livery.ink)))
    painter.restore()


ICON = QSize(34, 20)


def runner_icon(livery: Livery, pose: str, ratio: float) -> QIcon:
    """The piece for lists, in its pose on the circuit."""
    return _runner_icon(livery, pose, ratio, QGuiApplication.palette().base().color().rgb())


@lru_cache(maxsize=256)
def _runner_icon(livery: Livery, pose: str, ratio: float, on: int) -> QIcon:
    pixmap = QPixmap(ICON * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(ICON.width() / 2, ICON.height() / 2)
    scale = ICON.width() / (LONG_MM + 10)
    painter.scale(scale, scale)
    draw_piece(painter, livery, pose)
    painter.end()
    return row_icon(pixmap)
