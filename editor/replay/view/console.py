"""The console of a player: a round slot for each kind of token, and how many lie there."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import (
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.translation import t, translated
from trackwright.editor.widgets.slots import SLOT_PX, draw_empty, draw_token
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.show import Moment, Slot

GAP_PX, EDGE_PX = 5.0, 2.0


class Console(QWidget):
    """Slots in rows; without a console nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.slots: tuple[Slot, ...] = ()
        self.is_seen = True
        self.hide()

    def begin(self, replay: Replay) -> None:
        """Another race: room for the slots, if it has any."""
        self.slots = next((held.slots for held in replay.show.moments[-1].players), ())
        self.setVisible(bool(self.slots))
        self._fit_height()

    def show_player(self, replay: Replay, moment: Moment, player: int) -> None:
        held = moment.players[player]
        self.slots = held.slots
        self.is_seen = held.shows_slots or replay.sees_hand(player)
        self.setAccessibleName(self.words)
        self.update()

    @property
    def words(self) -> str:
        """In words, for screen readers."""
        if not self.is_seen:
            return t("Upgrades: hidden until everybody has chosen")
        there = [_words(slot) for slot in self.slots if slot.count]
        return t("Upgrades: {upgrades}", upgrades=", ".join(there) if there else t("none left"))

    # --- where they are

    @property
    def columns(self) -> int:
        return max(1, int((self.width() - 2 * EDGE_PX + GAP_PX) // (SLOT_PX + GAP_PX)))

    def _fit_height(self) -> None:
        rows = -(-len(self.slots) // self.columns)
        self.setFixedHeight(round(rows * (SLOT_PX + GAP_PX) + 2 * EDGE_PX))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_height()

    def places(self) -> Iterator[tuple[Slot, QRectF]]:
        for number, slot in enumerate(self.slots):
            row, column = divmod(number, self.columns)
            x, y = (EDGE_PX + part * (SLOT_PX + GAP_PX) for part in (column, row))
            yield slot, QRectF(x, y, SLOT_PX, SLOT_PX)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """What lies there, and what it does."""
        slot = next((slot for slot, rect in self.places() if rect.contains(point)), None)
        if slot is None or not self.is_seen:
            return entry_text(self.words)
        left = _words(slot) if slot.count else t("{upgrade}: none left", upgrade=_name(slot))
        return entry_text(f"{left}\n{translated(slot.about)}")

    # --- drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text = self.palette().color(QPalette.ColorRole.WindowText)
        for slot, rect in self.places():
            if not self.is_seen:
                draw_empty(painter, rect, (), text)
            elif slot.count:
                draw_token(painter, rect, slot.sign, slot.count)
            else:
                draw_empty(painter, rect, slot.sign, text)
        painter.end()


def _name(slot: Slot) -> str:
    return translated(slot.name)


def _words(slot: Slot) -> str:
    if slot.count == 1:
        return _name(slot)
    return t("{n} × {upgrade}", n=slot.count, upgrade=_name(slot))
