"""Dice and cards as they are drawn: on plates beside the pieces, and in the panel."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.app.translation import t
from trackwright.editor.replay.view.race_pieces import ACTING_COLOUR, draw_number, number_path
from trackwright.model.picture.drawing.palette import KNOWN_COLOURS
from trackwright.simulator.story.glyphs import Glyph, glyphs_of
from trackwright.simulator.story.liveries import DARK, LIGHT, Livery
from trackwright.simulator.story.show import Throw

DIE_PX, DIE_GAP_PX = 20.0, 5.0
CARD_PX = QSizeF(15.0, 19.0)
CARD_BACK = "#5b6b86"
BLACKISH = 60
"""Lightness below which a dark edge would not be seen."""


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


def draw_card(
    painter: QPainter, corner: QPointF, livery: Livery, width: float = CARD_PX.width()
) -> None:
    """A card with its upper left corner there; face down if it has no number."""
    card = QRectF(corner + QPointF(0.5, 0.5), QSizeF(width, CARD_PX.height()))
    colour = QColor(livery.colour if livery.number else CARD_BACK)
    painter.setPen(QPen(QColor(LIGHT if colour.lightness() < BLACKISH else DARK), 1.2))
    painter.setBrush(colour)
    painter.drawRoundedRect(card, 4, 4)
    painter.save()
    painter.translate(card.center())
    if livery.number:
        draw_number(painter, livery, _size_on_card(livery.number))
    else:
        painter.setPen(QPen(QColor(LIGHT), 1.0))
        painter.drawRoundedRect(QRectF(-4.5, -6.5, 9, 13), 2, 2)
    painter.restore()


def _size_on_card(number: str) -> float:
    """Several characters are smaller."""
    return DIE_PX * (0.85 if len(number) == 1 else 0.6)


@lru_cache(maxsize=256)
def number_width(number: str) -> float:
    """The width of the number on a card."""
    return number_path(number).boundingRect().width() * _size_on_card(number) / 100


def _draw_die(painter: QPainter, x: float, glyph: Glyph) -> None:
    painter.setOpacity(1.0 if glyph.counts else 0.45)
    if glyph.card:
        corner = QPointF(x + (DIE_PX - CARD_PX.width()) / 2, 0)
        draw_card(painter, corner, Livery(LIGHT, DARK, str(glyph.face)))
        painter.setOpacity(1.0)
        return
    edge = ACTING_COLOUR if glyph.turned else DARK
    painter.setPen(QPen(QColor(edge), 2.2 if glyph.turned else 1.2))
    face = KNOWN_COLOURS.get(glyph.colour, LIGHT)
    painter.setBrush(QColor(face))
    painter.drawRoundedRect(QRectF(x + 0.5, 0.5, DIE_PX - 1, DIE_PX - 1), 4, 4)
    middle = QPointF(x + DIE_PX / 2, DIE_PX / 2)
    if glyph.face in _PIPS and not glyph.colour:
        _draw_pips(painter, middle, glyph.face)
    else:
        painter.save()
        painter.translate(middle)
        draw_number(painter, Livery(face, DARK, str(glyph.face)), DIE_PX * 0.85)
        painter.restore()
    painter.setOpacity(1.0)


def _draw_pips(painter: QPainter, middle: QPointF, face: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(DARK))
    for right, down in _PIPS[face]:
        pip = DIE_PX * 0.26
        painter.drawEllipse(middle + QPointF(right * pip, down * pip), DIE_PX / 10, DIE_PX / 10)


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

    @property
    def plate(self) -> QRectF:
        corner, room = self._corner, self.ROOM_PX
        size = QRectF(corner.x(), corner.y(), dice_width(self._glyphs), DIE_PX)
        return size.adjusted(-room, -room, room, room)

    @property
    def _is_far(self) -> bool:
        """So far from its piece that a line leads to it?"""
        return max(abs(self._away.x()) / 1.5, abs(self._away.y())) > 3 * DIE_PX

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        line = QRectF(QPointF(), self._away).normalized().adjusted(-3, -3, 3, 3)
        return self.plate.united(line) if self._is_far else self.plate

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._is_far:
            for colour, width in ((LIGHT, 4.0), (ACTING_COLOUR, 2.0)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawLine(QPointF(), self._away)
        painter.setPen(QPen(QColor(ACTING_COLOUR), 1.5))
        painter.setBrush(self._plate)
        painter.drawRoundedRect(self.plate.adjusted(1, 1, -1, -1), 6, 6)
        painter.translate(self._corner)
        draw_dice(painter, self._glyphs)
