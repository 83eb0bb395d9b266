"""What stands on the circuit in a race: a piece for every runner, dice beside the one whose turn it
is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.app.translation import t
from trackwright.editor.canvas.painting import font_of_pictures
from trackwright.simulator.story.show import Throw

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
DIE_PX, DIE_GAP_PX = 20.0, 5.0
CARD_PX = QSizeF(15.0, 19.0)
CARD_BACK = "#5b6b86"
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


def draw_number(painter: QPainter, livery: Livery, size: float) -> None:
    """The number, centred at the origin."""
    font = QFont(font_of_pictures())
    font.setPixelSize(100)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, livery.number)
    box = path.boundingRect()
    painter.save()
    painter.scale(size / 100, size / 100)
    painter.translate(-box.center())
    painter.fillPath(path, QBrush(QColor(livery.ink)))
    painter.restore()


ICON = QSize(34, 20)


@lru_cache(maxsize=256)
def runner_icon(livery: Livery, pose: str, ratio: float) -> QIcon:
    """The piece for lists, in its pose on the circuit."""
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
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


# --- dice ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Glyph:
    """A die of a row: its value, whether it counts, and whether it was flipped to that value. Or a
    card."""

    face: int
    counts: bool = True
    turned: bool = False
    card: bool = False


def glyphs_of(throw: Throw) -> tuple[Glyph, ...]:
    """The dice from left to right; a flipped die appears twice."""
    if throw.cards:
        return tuple(Glyph(card, card in throw.used, card=True) for card in throw.rolled)
    return tuple(_glyphs(throw.rolled, throw.used))


def _glyphs(rolled: Sequence[int], used: Sequence[int]) -> Iterator[Glyph]:
    if len(used) < len(rolled):
        kept = list(used)
        for face in rolled:
            counts = face in kept
            if counts:
                kept.remove(face)
            yield Glyph(face, counts)
        return
    for before, now in zip(rolled, used, strict=True):
        if before != now:
            yield Glyph(before, counts=False)
        yield Glyph(now, turned=before != now)


def dice_width(glyphs: Sequence[Glyph]) -> float:
    return len(glyphs) * (DIE_PX + DIE_GAP_PX) - DIE_GAP_PX


def dice_words(throw: Throw) -> str:
    """For screen readers."""
    rolled, used = (" ".join(map(str, dice)) for dice in (throw.rolled, throw.used))
    if throw.cards:
        return t("played {cards}", cards=used) if used else t("showed {cards}", cards=rolled)
    if rolled == used:
        return t("rolled {dice}", dice=rolled)
    return t("rolled {dice}, used {used}", dice=rolled, used=used)


def draw_dice(painter: QPainter, glyphs: Sequence[Glyph]) -> None:
    """A row of dice with its upper left corner at the origin; arrows lead to flipped ones."""
    x = 0.0
    for glyph in glyphs:
        if glyph.turned:
            _draw_arrow(painter, x - DIE_GAP_PX / 2)
        _draw_die(painter, x, glyph)
        x += DIE_PX + DIE_GAP_PX


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def draw_card(painter: QPainter, corner: QPointF, number: str) -> None:
    """A card with its upper left corner there; face down if it has no number."""
    card = QRectF(corner + QPointF(0.5, 0.5), CARD_PX)
    painter.setPen(QPen(QColor(DARK), 1.2))
    painter.setBrush(QColor(LIGHT if number else CARD_BACK))
    painter.drawRoundedRect(card, 4, 4)
    painter.save()
    painter.translate(card.center())
    if number:
        draw_number(painter, Livery(LIGHT, DARK, number), DIE_PX * 0.85)
    else:
        painter.setPen(QPen(QColor(LIGHT), 1.0))
        painter.drawRoundedRect(QRectF(-4.5, -6.5, 9, 13), 2, 2)
    painter.restore()


def _draw_die(painter: QPainter, x: float, glyph: Glyph) -> None:
    painter.setOpacity(1.0 if glyph.counts else 0.45)
    if glyph.card:
        corner = QPointF(x + (DIE_PX - CARD_PX.width()) / 2, 0)
        draw_card(painter, corner, str(glyph.face))
        painter.setOpacity(1.0)
        return
    edge = ACTING_COLOUR if glyph.turned else DARK
    painter.setPen(QPen(QColor(edge), 2.2 if glyph.turned else 1.2))
    painter.setBrush(QColor(LIGHT))
    painter.drawRoundedRect(QRectF(x + 0.5, 0.5, DIE_PX - 1, DIE_PX - 1), 4, 4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(DARK))
    middle = QPointF(x + DIE_PX / 2, DIE_PX / 2)
    for right, down in _PIPS[glyph.face]:
        pip = DIE_PX * 0.26
        painter.drawEllipse(middle + QPointF(right * pip, down * pip), DIE_PX / 10, DIE_PX / 10)
    painter.setOpacity(1.0)


def _draw_arrow(painter: QPainter, x: float) -> None:
    pen = QPen(QColor(ACTING_COLOUR), 2.0)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(x - 2, DIE_PX / 2 - 4), QPointF(x + 2, DIE_PX / 2)])
    painter.drawPolyline([QPointF(x - 2, DIE_PX / 2 + 4), QPointF(x + 2, DIE_PX / 2)])


def plate_size(throw: Throw) -> QSizeF:
    """The size of the plate of a throw, in pixels."""
    room = 2 * DiceItem.ROOM_PX
    return QSizeF(dice_width(glyphs_of(throw)) + room, DIE_PX + room)


class DiceItem(QGraphicsItem):
    """Dice on a plate beside a piece; they keep their size at any zoom."""

    ROOM_PX = 6.0

    def __init__(self, plate: QColor) -> None:
        super().__init__()
        self._plate = plate
        self._glyphs: tuple[Glyph, ...] = ()
        self._away = QPointF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def use_plate(self, plate: QColor) -> None:
        self._plate = plate
        self.update()

    def show_throw(self, throw: Throw, away: QPointF) -> None:
        """Show the dice with the centre of the plate so many pixels away from the piece."""
        self.prepareGeometryChange()
        self._glyphs = glyphs_of(throw)
        self._away = away
        self.setToolTip(dice_words(throw))
        self.show()

    @property
    def _corner(self) -> QPointF:
        return self._away - QPointF(dice_width(self._glyphs), DIE_PX) / 2

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        corner, room = self._corner, self.ROOM_PX
        size = QRectF(corner.x(), corner.y(), dice_width(self._glyphs), DIE_PX)
        return size.adjusted(-room, -room, room, room)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setPen(QPen(QColor(ACTING_COLOUR), 1.5))
        painter.setBrush(self._plate)
        painter.drawRoundedRect(self.boundingRect().adjusted(1, 1, -1, -1), 6, 6)
        painter.translate(self._corner)
        draw_dice(painter, self._glyphs)
