"""The stage of a replay: its own picture of the circuit, independent of edits, with the pieces, the
dice beside them, and the spaces that a person may choose."""

import cmath
import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QToolTip

from trackwright.editor.canvas.canvas import Canvas
from trackwright.editor.canvas.painting.drawings import Drawings
from trackwright.editor.canvas.painting.strokes import (
    NO_BRUSH,
    NO_PEN,
    Stroke,
    StrokesItem,
    path_of,
    to_scene,
)
from trackwright.editor.canvas.scene import CHOSEN_COLOUR, Scene
from trackwright.editor.canvas.tool import Pointer, Tool
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.replay.view.dice import DiceItem, plate_size
from trackwright.editor.replay.view.dice_room import plate_at, points_of
from trackwright.editor.replay.view.race_pieces import BODY, PieceItem, TokenItem
from trackwright.editor.replay.view.scenery import Scenery
from trackwright.simulator.story.liveries import Livery
from trackwright.simulator.story.show import Moment, Option, Throw

Z_OPTIONS, Z_TRAIL, Z_TOKEN, Z_PIECE, Z_ACTING, Z_DICE = 85.0, 88.0, 89.0, 90.0, 92.0, 95.0
TRAIL_MM = 5.0
WAY_MM = 24.0
"""The breadth of the way of a move, which stays free of dice."""


class StageScene(Scene):
    """A circuit that is not edited: its pieces are drawn already."""

    shows_pictures = False

    def __init__(self, bridge: Bridge, scenery: Scenery) -> None:
        self.background = scenery
        super().__init__(bridge, scenery.palette)

    def _drawings_here(self) -> Drawings:
        return self.background.drawings

    def show_chosen(self) -> None:
        """There is no selection and no active end."""


class Stage(Canvas):
    """The canvas of a replay."""

    option_pointed = Signal(object)
    """The space under the mouse that the move may end on, or None."""
    option_chosen = Signal(str)
    """A click on such a space."""
    runner_chosen = Signal(int)
    """A click on a piece."""

    def __init__(self, scenery: Scenery, liveries: Sequence[Livery]) -> None:
        bridge = Bridge(scenery.circuit.track)
        bridge.show(scenery.circuit, None)
        self._stage_scene = StageScene(bridge, scenery)
        super().__init__(self._stage_scene)
        self.bridge = bridge
        bridge.setParent(self)
        self.pieces = [PieceItem(livery) for livery in liveries]
        self.tokens = [TokenItem(livery) for livery in liveries]
        self.dice: list[DiceItem] = []
        self._throws: tuple[Throw, ...] = ()
        self._trail: list[QGraphicsItem] = []
        self._options: list[QGraphicsItem] = []
        self._pointed: list[QGraphicsItem] = []
        self.ends: frozenset[str] = frozenset()
        self._moment: Moment | None = None
        self._movement = QVariantAnimation(self)
        self._movement.setStartValue(0.0)
        self._movement.setEndValue(1.0)
        self._movement.valueChanged.connect(self._move)
        self._movement.finished.connect(self._arrive)
        for piece in self.pieces:
            piece.setZValue(Z_PIECE)
            piece.hide()
            self.scene.addItem(piece)
        for token in self.tokens:
            token.setZValue(Z_TOKEN)
            token.hide()
            self.scene.addItem(token)
        self.view.setAccessibleName("Race")
        self.view.setAccessibleDescription("The circuit with the pieces of the race on it.")
        self.view.use(OptionTool(self))
        self.view.moved.connect(self._lay_dice)
        self._show_signs()

    @property
    def scenery(self) -> Scenery:
        return self._stage_scene.background

    def use_scenery(self, scenery: Scenery) -> None:
        """Redraw the same circuit in other colours."""
        self._stage_scene.background = scenery
        self.scene.use_palette(scenery.palette)
        self._show_signs()
        for dice in self.dice:
            dice.use_plate(QColor(scenery.palette.paper))

    def _show_signs(self) -> None:
        self.scene.show_signs(self.scenery.signs)
        self.board_moved()
        if self.view.fitted:
            self.view.fit()

    # --- a moment

    def show_moment(self, moment: Moment | None, ms: int = 0) -> None:
        """Put everything where it is at that moment; the piece that moves takes so many ms."""
        self._movement.stop()
        self._moment = moment
        self._throws = ()
        self._clear(self._trail)
        runners = moment.runners if moment else ()
        for item, shown in zip(self.pieces, runners, strict=False):
            item.setVisible(shown.space is not None)
            if shown.space is not None:
                self._put(item, *self.scenery.places[shown.space])
        for token, shown in zip(self.tokens, runners, strict=False):
            token.setVisible(shown.token is not None)
            if shown.token is not None:
                self._put(token, self.scenery.places[shown.token][0], 0.0)
        for runner, item in enumerate(self.pieces):
            acts = moment is not None and runner == moment.runner
            item.show_as(runners[runner].pose if runners else "", acts)
            item.setZValue(Z_ACTING if acts else Z_PIECE)
        if moment is None:
            return
        self._show_trail(moment)
        self._show_throws(moment.throws)
        if ms and moment.path and moment.runner is not None:
            self.pieces[moment.runner].show()
            self._movement.setDuration(ms)
            self._movement.start()

    @property
    def is_moving(self) -> bool:
        return self._movement.state() == QVariantAnimation.State.Running

    def _put(self, item: PieceItem | TokenItem, place: complex, heading: float) -> None:
        item.setPos(to_scene(place))
        item.setRotation(-math.degrees(heading))

    def _move(self, part: float) -> None:
        """Put the piece at this part of its way."""
        moment = self._moment
        if moment is None or moment.runner is None or not moment.path:
            return
        place, heading = along([self.scenery.places[name] for name in moment.path], part)
        self._put(self.pieces[moment.runner], place, heading)

    def _arrive(self) -> None:
        moment = self._moment
        if moment is not None and moment.runner is not None:
            there = moment.runners[moment.runner].space is not None
            self.pieces[moment.runner].setVisible(there)
            self._lay_dice()

    def _show_trail(self, moment: Moment) -> None:
        """Show the way of the move."""
        if len(moment.path) > 1 and moment.runner is not None:
            colour = QColor(self.pieces[moment.runner].livery.colour)
            self._trail = [self._line(moment.path, colour, 0.75)]

    def _line(self, path: Sequence[str], colour: QColor, opacity: float) -> StrokesItem:
        way = path_of([tuple(self.scenery.places[name][0] for name in path)])
        strokes = []
        for shade, width in ((QColor("#ffffff"), TRAIL_MM + 3), (colour, TRAIL_MM)):
            pen = QPen(shade, width)
            pen.setCapStyle(pen.capStyle().RoundCap)
            pen.setJoinStyle(pen.joinStyle().RoundJoin)
            strokes.append(Stroke(way, pen, NO_BRUSH, opacity))
        item = StrokesItem(strokes, Z_TRAIL)
        self.scene.addItem(item)
        return item

    def show_throw(self, throw: Throw) -> None:
        """Show the dice of a player who has not moved yet."""
        self._show_throws([throw])
        for runner, piece in enumerate(self.pieces):
            piece.show_as(piece.pose, runner == throw.runner)

    def _show_throws(self, throws: Sequence[Throw]) -> None:
        plate = QColor(self.scene.palette_used.paper)
        while len(self.dice) < len(throws):
            dice = DiceItem(plate)
            dice.setZValue(Z_DICE)
            self.scene.addItem(dice)
            self.dice.append(dice)
        self._throws = tuple(throws)
        self._lay_dice()

    def _lay_dice(self) -> None:
        """Put the dice where they cover no piece. They stay there while a piece moves."""
        for dice in self.dice[len(self._throws) :]:
            dice.hide()
        if not self._throws:
            return
        to_pixels = self.view.viewportTransform()
        room = QRectF(self.view.viewport().rect())
        middles = [to_scene(place) for place, _ in self.scenery.places.values()]
        spaces = points_of([to_pixels.map(middle) for middle in middles])
        taken = [to_pixels.mapRect(rect) for rect in self._in_use]
        for dice, throw in zip(self.dice, self._throws, strict=False):
            piece = None if throw.runner is None else self.pieces[throw.runner]
            if piece is None or not piece.isVisible():
                dice.hide()
                continue
            here = to_pixels.map(piece.pos())
            rect = plate_at(plate_size(throw), here, room, taken, spaces)
            taken.append(rect)
            dice.setPos(piece.pos())
            dice.show_throw(throw, rect.center() - here)

    @property
    def _in_use(self) -> Iterator[QRectF]:
        """What dice must not cover, on the table: pieces, and the way of the one that moves."""
        for piece in self.pieces:
            if piece.isVisible():
                yield piece.mapRectToScene(BODY)
        for name in self._moment.path if self._moment is not None else ():
            middle = to_scene(self.scenery.places[name][0])
            yield QRectF(middle.x() - WAY_MM / 2, middle.y() - WAY_MM / 2, WAY_MM, WAY_MM)

    # --- choices of a person

    def show_options(self, options: Sequence[Option]) -> None:
        """Show the spaces where the move may end."""
        self.point_at(None)
        self._clear(self._options)
        self.ends = frozenset(option.end for option in options if option.end is not None)
        if self.ends:
            self._options = [self._areas(self.ends, 0.45, 2.0)]

    def point_at(self, option: Option | None) -> None:
        """Show the way of an option, and where it ends."""
        self._clear(self._pointed)
        if option is None or option.end is None:
            return
        self._pointed = [self._areas([option.end], 0.8, 4.0)]
        if len(option.path) > 1:
            self._pointed.append(self._line(option.path, QColor(CHOSEN_COLOUR), 0.95))

    def _areas(
        self, names: Sequence[str] | frozenset[str], opacity: float, mm: float
    ) -> StrokesItem:
        area = QPainterPath()
        area.addPath(path_of([self.scenery.areas[name] for name in sorted(names)], closed=True))
        colour = QColor(CHOSEN_COLOUR)
        fill = Stroke(area, NO_PEN, QBrush(colour), opacity)
        halo, edge = (Stroke(area, QPen(c, w), NO_BRUSH) for c, w in _edges(colour, mm))
        item = StrokesItem([fill, halo, edge], Z_OPTIONS)
        self.scene.addItem(item)
        return item

    def _clear(self, items: list[QGraphicsItem]) -> None:
        for item in items:
            self.scene.removeItem(item)
        items.clear()

    def end_at(self, point: complex) -> str | None:
        """The space under the point if the move may end there."""
        here = self.bridge.table.piece_at(point)
        return here.space if here is not None and here.space in self.ends else None

    def runner_at(self, point: complex) -> int | None:
        """The runner whose piece stands on the space under the point."""
        here = self.bridge.table.piece_at(point)
        runners = self._moment.runners if self._moment else ()
        spaces = [shown.space for shown in runners]
        there = here is not None and here.space is not None and here.space in spaces
        return spaces.index(here.space) if here is not None and there else None

    def show_at(self, name: str, words: str) -> None:
        """Show words beside a space."""
        spot = self.view.mapFromScene(to_scene(self.scenery.places[name][0]))
        QToolTip.showText(self.view.viewport().mapToGlobal(spot + QPoint(8, 8)), words, self.view)


def _edges(colour: QColor, mm: float) -> tuple[tuple[QColor, float], ...]:
    return (QColor("#ffffff"), mm + 2.0), (colour.darker(130), mm)


def along(places: Sequence[tuple[complex, float]], part: float) -> tuple[complex, float]:
    """Position and direction after this part of the way."""
    at = part * (len(places) - 1)
    before = min(int(at), len(places) - 1)
    after = min(before + 1, len(places) - 1)
    share = at - before
    (a, from_), (b, to) = places[before], places[after]
    turn = cmath.phase(cmath.rect(1, to - from_))
    return a + (b - a) * share, from_ + turn * share


class OptionTool(Tool):
    """Points at spaces that may be chosen, and chooses them."""

    name = "option"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.bridge, stage.scene)
        self._stage = stage
        self._there: str | None = None
        self._pressed: str | None = None

    def move(self, pointer: Pointer) -> None:
        there = self._stage.end_at(pointer.point)
        if there != self._there:
            self._there = there
            self._stage.option_pointed.emit(there)

    def press(self, pointer: Pointer) -> None:
        self._pressed = self._stage.end_at(pointer.point)

    def release(self, pointer: Pointer) -> None:
        pressed, self._pressed = self._pressed, None
        runner = self._stage.runner_at(pointer.point)
        if pressed is not None and pressed == self._stage.end_at(pointer.point):
            self._there = None
            self._stage.option_chosen.emit(pressed)
        elif runner is not None:
            self._stage.runner_chosen.emit(runner)

    def cancel(self) -> None:
        self._pressed = self._there = None
