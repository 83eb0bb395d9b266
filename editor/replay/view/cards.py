"""The cards in front of a player: hand, and the piles beside it."""

from dataclasses import replace
from math import ceil

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from trackwright.editor.app.translation import t, translated
from trackwright.editor.replay.view.card_spread import WRAPPED, Heap, Lying, Spread, spread
from trackwright.editor.replay.view.dice import draw_card, number_width
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.liveries import DARK, LIGHT, Livery, livery_of
from trackwright.simulator.story.show import Held, Moment, Pile


def cards_before(replay: Replay, player: int, held: Held) -> list[Lying]:
    """Hand and piles of a player, as far as the viewer may see them."""
    if not (held.piles or held.slots):
        return []
    is_seen = replay.sees_hand(player)
    hand = held.hand if is_seen else ("",) * len(held.hand)
    return [Lying(t("Hand"), hand), *(_lying(pile, is_seen) for pile in held.piles)]


def _lying(pile: Pile, by_owner: bool) -> Lying:
    is_seen = pile.seen_by == "all" or (pile.seen_by == "owner" and by_owner)
    return Lying(translated(pile.name), pile.cards if is_seen else ("",) * len(pile.cards))


def card_lines(replay: Replay, player: int, moment: Moment) -> list[str]:
    """Everything known about the cards of a player, line by line."""
    piles = cards_before(replay, player, moment.players[player])
    return _known(replay, player, moment) + [pile.words for pile in piles]


def _known(replay: Replay, player: int, moment: Moment) -> list[str]:
    """What is known beyond the cards."""
    secret = moment.players[player].secret
    pits = [moment.runners[runner].pit for runner in replay.show.runners_of(player)]
    known = [translated(secret)] if secret and replay.sees_hand(player) else []
    return known + [t("pit stop: {when}", when=translated(pit)) for pit in pits if pit]


def _name_of(replay: Replay, player: int) -> str:
    """The runner's name if the player has just one: it may say more."""
    show = replay.show
    return show.runners[player] if show.is_one_each else show.players[player]


class CardTable(QWidget):
    """A player's cards in rows of piles, each below its name; the top card is fully visible, on the
    left. Of all others the number is."""

    card_clicked = Signal(str)
    """One of the hand that can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.choices: frozenset[str] = frozenset()
        """The cards of the hand that a click chooses."""
        self.piles: list[Lying] = []
        self._notes = ""
        self._liveries: dict[str, Livery] = {}
        self._ever: set[Heap] = set()
        """All that can be shown of this race."""
        self.hide()

    def begin(self, replay: Replay) -> None:
        """Another race."""
        show = replay.show
        self._liveries = {
            card: replace(livery_of(show.runners[runner], runner), number=translated(card))
            for card, runner in show.card_runners.items()
        }
        self._ever = {
            Heap(self._notes_of(replay, moment, player), tuple(cards_before(replay, player, held)))
            for moment in show.moments
            for player, held in enumerate(moment.players)
            if held.piles or held.slots
        }
        self._fit_height()
        self.setVisible(bool(self._ever))

    def _fit_height(self) -> None:
        """Room for everything that will be shown, so that nothing jumps during the race."""
        heights = [self.layout_of(heap).height for heap in self._ever]
        if heights:
            self.setFixedHeight(ceil(max(heights)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_height()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_height()

    def show_player(self, replay: Replay, moment: Moment, player: int) -> None:
        name = translated(_name_of(replay, player))
        self.piles = cards_before(replay, player, moment.players[player])
        self._notes = self._notes_of(replay, moment, player)
        words = "\n".join([name, *card_lines(replay, player, moment)])
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()

    def _notes_of(self, replay: Replay, moment: Moment, player: int) -> str:
        name = translated(_name_of(replay, player))
        return "\n".join([name, *_known(replay, player, moment)])

    def livery(self, card: str) -> Livery:
        return self._liveries.get(card) or Livery(LIGHT, DARK, translated(card))

    @property
    def shown(self) -> Spread:
        """Where everything lies now."""
        return self.layout_of(Heap(self._notes, tuple(self.piles)))

    def layout_of(self, heap: Heap) -> Spread:
        metrics = self.fontMetrics()
        return spread(heap, self.width(), metrics, lambda card: number_width(translated(card)))

    def card_at(self, place: QPointF) -> str | None:
        """The card of the hand there, if it can be chosen."""
        hand = self.shown.cards[: len(self.piles[0].cards)] if self.piles else []
        found = next((card for rect, card in hand if rect.contains(place)), None)
        return found if found in self.choices else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.card_at(event.position()) is None:
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        card = self.card_at(event.position())
        if card is not None and event.button() == Qt.MouseButton.LeftButton:
            self.card_clicked.emit(card)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().windowText().color())
        shown = self.shown
        for rect, words in shown.words:
            painter.drawText(rect, WRAPPED, words)
        for rect, card in reversed(shown.cards):
            draw_card(painter, rect.topLeft(), self.livery(card), rect.width())
        painter.end()
