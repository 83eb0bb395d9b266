"""What stands on the circuit in a race: a piece for every runner."""

from dataclasses import dataclass
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

SPARE = ("#b04bd0", "#00a087", "#ff7f2a", "#8c564b", "#e377c2", "#7f7f7f")
"""For runners whose name does not start with a colour."""
COLOURS = {
    "blue": "#0b62c4",
    "yellow": "#ffd400",
    "red": "#d3122a",
    "green": "#12853f",
    "white": "#f4f4f4",
    "black": "#2a2a2a",
    "orange": "#f58220",
    "purple": "#7b3fa0",
    "pink": "#f28ab2",
    "brown": "#8a5a34",
    "grey": "#8a8f98",
    "silver": "#b9bec6",
}
NOBODYS = "–"
"""For a piece that nobody plays."""
DARK, LIGHT = "#14171d", "#ffffff"
LONG_MM, WIDE_MM = 40.0, 21.0
NUMBER_MM = 16.0
BODY = QRectF(-LONG_MM / 2, -WIDE_MM / 2, LONG_MM, WIDE_MM).adjusted(-4, -4, 4, 4)
"""A piece with its halo, in its own frame."""
ACTING_COLOUR = "#ff8c00"


@dataclass(frozen=True)
class Livery:
    """What tells a runner apart: its colour, its number, and the colour of the number."""

    colour: str
    ink: str
    number: str


@lru_cache(maxsize=64)
def livery_of(name: str, runner: int) -> Livery:
    """Of "Blue 2" blue and 2; a name without a colour gets a spare one."""
    word, _, rest = name.partition(" ")
    colour = COLOURS.get(word.lower(), SPARE[runner % len(SPARE)])
    ink = DARK if QColor(colour).lightnessF() > 0.45 and word.lower() != "red" else LIGHT
    if rest.startswith("("):
        return Livery(colour, ink, NOBODYS)
    return Livery(colour, ink, rest if rest.isdigit() else str(runner + 1))


def body_of(pose: str) -> QPainterPath:
    """The piece from above, pointing towards +x: long, bowed when leaning, short in a wheelie."""
    long, wide = LONG_MM / 2, WIDE_MM / 2
    if pose == "wheelie":
        long *= 0.78
    path = QPainterPath(QPointF(long, 0))
    path.cubicTo(QPointF(long * 0.8, wide * 0.75), QPointF(long * 0.45, wide), QPointF(0, wide))
    path.lineTo(-long * 0.72, wide)
    path.quadTo(QPointF(-long, wide), QPointF(-long, wide * 0.4))
    path.lineTo(-long, -wide * 0.4)
    path.quadTo(QPointF(-long, -wide), QPointF(-long * 0.72, -wide))
    path.lineTo(0, -wide)
    path.cubicTo(QPointF(long * 0.45, -wide), QPointF(long * 0.8, -wide * 0.75), QPointF(long, 0))
    return path


def signs_of(pose: str) -> QPainterPath:
    """Strokes beside a leaning piece, waves in front of one in a wheelie."""
    path = QPainterPath()
    if pose == "leaning":
        for side in (-1, 1):
            for x in (-9.0, -1.0, 7.0):
                path.moveTo(x, side * (WIDE_MM / 2 + 1.5))
                path.lineTo(x - 5.0, side * (WIDE_MM / 2 + 6.5))
    elif pose == "wheelie":
        for x in (17.0, 23.0):
            path.moveTo(x - 4.0, -8.0)
            path.quadTo(QPointF(x + 4.0, 0), QPointF(x - 4.0, 8.0))
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
