"""The cards in front of a player: hand, and the piles beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trackwright.editor.app.translation import t, translated
from trackwright.editor.replay.view.race_pieces import CARD_PX, draw_card
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.show import Held, Moment, Pile

GAP_PX, ROW_GAP_PX, STEP_PX = 10.0, 4, 14.0
"""Between piles, between rows, and from card to card of a pile."""
COLUMNS = 4


@dataclass(frozen=True)
class Lying:
    """A visible pile: its name, its cards; face-down ones have no number."""

    name: str
    cards: tuple[str, ...]

    @property
    def words(self) -> str:
        """In words, for screen readers."""
        known = [card for card in self.cards if card]
        if not self.cards:
            return t("{pile}: empty", pile=self.name)
        if not known:
            return t("{pile}: {n} face down", pile=self.name, n=len(self.cards))
        return f"{self.name}: {' '.join(known)}"


def cards_before(replay: Replay, player: int, held: Held) -> list[Lying]:
    """Hand and piles of a player, as far as the viewer may see them."""
    if not held.piles:
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
    left."""

    def __init__(self) -> None:
        super().__init__()
        self.piles: list[Lying] = []
        self._notes = ""
        self.hide()

    def begin(self, replay: Replay) -> None:
        """Another race: set the height that it needs, whichever cards are shown."""
        most = max(len(held.piles) for held in replay.show.moments[-1].players)
        self.setFixedHeight((2 if most >= COLUMNS else 1) * self._row_height)
        self.setVisible(most > 0)

    def show_player(self, replay: Replay, moment: Moment, player: int) -> None:
        name = translated(_name_of(replay, player))
        self.piles = cards_before(replay, player, moment.players[player])
        self._notes = "\n".join([name, *_known(replay, player, moment)])
        words = "\n".join([name, *card_lines(replay, player, moment)])
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()

    @property
    def rows(self) -> tuple[Sequence[Lying], Sequence[Lying]]:
        """The hand and other single piles; then the stacks side by side."""
        piles = self.piles
        if len(piles) <= COLUMNS:
            return piles, ()
        return (piles[0], *piles[COLUMNS + 1 :]), piles[1 : COLUMNS + 1]

    @property
    def _line(self) -> int:
        return self.fontMetrics().height()

    @property
    def _row_height(self) -> int:
        """The height of a name and cards, and of three lines of notes."""
        return max(self._line + round(CARD_PX.height()), 3 * self._line) + ROW_GAP_PX

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self.width() / COLUMNS
        for row, piles in enumerate(self.rows):
            for column, pile in enumerate(piles):
                corner = QPointF(column * width + 2, row * self._row_height)
                self._draw_pile(painter, pile, corner, width - GAP_PX)
        beside = len(self.rows[0]) * width + 2
        painter.setPen(self.palette().windowText().color())
        notes = QRectF(beside, 0, self.width() - beside, self._row_height)
        painter.drawText(notes, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self._notes)
        painter.end()

    def _draw_pile(self, painter: QPainter, pile: Lying, corner: QPointF, width: float) -> None:
        count = len(pile.cards)
        painter.setPen(self.palette().windowText().color())
        name = f"{pile.name} ({count})" if count else f"{pile.name} –"
        painter.drawText(corner + QPointF(0, self.fontMetrics().ascent()), name)
        step = min(STEP_PX, (width - CARD_PX.width()) / max(count - 1, 1))
        for at in reversed(range(count)):
            draw_card(painter, corner + QPointF(at * step, self._line), pile.cards[at])
