"""Round tokens with a sign: on the slots of a console, and beside words that say what they are."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trackwright.simulator.story.show import Sign

SLOT_PX, SIGN_PX, BADGE_PX = 32.0, 20.0, 14.0
TOKEN, SIGN, BADGE, INK = "#b3121d", "#ffffff", "#ffd400", "#14171d"
FAINT = 0.55


class SlotLabel(QWidget):
    """A token by itself, beside words that say what it is."""

    def __init__(self, sign: Sign) -> None:
        super().__init__()
        self.sign = sign
        side = round(SLOT_PX) if sign else 0
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_token(painter, QRectF(self.rect()), self.sign, 1)
        painter.end()


def sign_path(sign: Sign) -> QPainterPath:
    path = QPainterPath()
    for line in sign:
        points = [QPointF(x, y) for x, y in line]
        path.moveTo(points[0])
        for point in points[1:]:
            path.lineTo(point)
    return path


def draw_sign(painter: QPainter, rect: QRectF, sign: Sign, colour: QColor) -> None:
    """The sign in the middle of a slot."""
    pen = QPen(colour, 1.7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.translate(rect.center() - QPointF(SIGN_PX / 2, SIGN_PX / 2))
    painter.strokePath(sign_path(sign), pen)
    painter.restore()


def draw_empty(painter: QPainter, rect: QRectF, sign: Sign, colour: QColor) -> None:
    painter.setOpacity(FAINT)
    painter.setPen(QPen(colour, 1.0, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    draw_sign(painter, rect, sign, colour)
    painter.setOpacity(1.0)


def draw_token(painter: QPainter, rect: QRectF, sign: Sign, count: int) -> None:
    painter.setPen(QPen(QColor(SIGN), 1.4))
    painter.setBrush(QColor(TOKEN))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    draw_sign(painter, rect, sign, QColor(SIGN))
    if count > 1:
        _draw_badge(painter, rect.bottomRight(), str(count))


def _draw_badge(painter: QPainter, corner: QPointF, number: str) -> None:
    badge = QRectF(corner - QPointF(BADGE_PX, BADGE_PX), corner)
    painter.setPen(QPen(QColor(INK), 1.0))
    painter.setBrush(QColor(BADGE))
    painter.drawEllipse(badge)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(round(BADGE_PX * 0.75))
    painter.setFont(font)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, number)
