"""Where the cards of a player lie: piles in rows, wrapped so that every number can be read."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics

from trackwright.editor.app.translation import t, translated
from trackwright.editor.replay.view.dice import CARD_PX

GAP_PX, ROW_GAP_PX, MARGIN_PX, EDGE_PX = 6.0, 4.0, 2.0, 3.0
"""Between piles, between rows, left of all, and beside the number of a card."""
DOWN_PX = 6.0
"""What is seen at least of a card that lies face down below another one."""
COLUMNS = 4
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True)
class Lying:
    """A visible pile: its name, its cards; face-down ones have no number."""

    name: str
    cards: tuple[str, ...]

    @property
    def words(self) -> str:
        """In words, for screen readers."""
        known = [translated(card) for card in self.cards if card]
        if not self.cards:
            return t("{pile}: empty", pile=self.name)
        if not known:
            return t("{pile}: {n} face down", pile=self.name, n=len(self.cards))
        return f"{self.name}: {' '.join(known)}"


@dataclass(frozen=True)
class Heap:
    """All that lies before a player, and what is said of the player."""

    notes: str
    piles: tuple[Lying, ...]

    @property
    def rows(self) -> tuple[Sequence[Lying], Sequence[Lying]]:
        """The hand and other single piles; then the stacks side by side."""
        if len(self.piles) <= COLUMNS:
            return self.piles, ()
        return (self.piles[0], *self.piles[COLUMNS + 1 :]), self.piles[1 : COLUMNS + 1]


@dataclass
class Spread:
    """Words and cards with their places; a card lies on those that follow."""

    height: float = 0.0
    words: list[tuple[QRectF, str]] = field(default_factory=list)
    cards: list[tuple[QRectF, str]] = field(default_factory=list)


@dataclass(frozen=True)
class _Block:
    """Words, and the cards below them: how far each is from the upper left corner."""

    words: str
    high: float
    """Of the words."""
    size: QSizeF
    cards: tuple[tuple[QPointF, str], ...] = ()


def spread(
    heap: Heap, width: float, metrics: QFontMetrics, number_width: Callable[[str], float]
) -> Spread:
    """Rows of piles; those with many cards take several columns, or several lines."""
    maker = _Maker(max(width - MARGIN_PX, 1.0), metrics, number_width)
    upper, lower = heap.rows
    found = Spread()
    for blocks in (
        [maker.notes(heap.notes), *map(maker.pile, upper)],
        list(map(maker.pile, lower)),
    ):
        _lay(found, blocks, maker)
    return found


def _lay(found: Spread, blocks: Sequence[_Block], maker: "_Maker") -> None:
    """Below what is there already."""
    column, y, high = 0, found.height, 0.0
    for block in blocks:
        columns = maker.columns_of(block)
        if column and column + columns > COLUMNS:
            column, y, high = 0, y + high + ROW_GAP_PX, 0.0
        corner = QPointF(MARGIN_PX + column * maker.column, y)
        room = QSizeF(columns * maker.column - GAP_PX, block.high)
        found.words.append((QRectF(corner, room), block.words))
        found.cards += [
            (QRectF(corner + away, QSizeF(maker.card_width(card), CARD_PX.height())), card)
            for away, card in block.cards
        ]
        column, high = column + columns, max(high, block.size.height())
    found.height = y + high + ROW_GAP_PX * bool(blocks)


@dataclass(frozen=True)
class _Maker:
    """Makes blocks that fit into the width."""

    width: float
    metrics: QFontMetrics
    number_width: Callable[[str], float]

    @property
    def column(self) -> float:
        return self.width / COLUMNS

    def columns_of(self, block: _Block) -> int:
        return min(COLUMNS, max(1, -int(-(block.size.width() + GAP_PX) // self.column)))

    def card_width(self, card: str) -> float:
        return max(CARD_PX.width(), self.number_width(card) + 2 * EDGE_PX)

    def notes(self, words: str) -> _Block:
        size = self._size(words)
        return _Block(words, size.height(), size)

    def _size(self, words: str) -> QSizeF:
        """Of words, wrapped if they are wider than all columns."""
        most = round(self.width - GAP_PX)
        return QSizeF(self.metrics.boundingRect(0, 0, most, 10_000, WRAPPED, words).size())

    def pile(self, pile: Lying) -> _Block:
        count = len(pile.cards)
        words = f"{pile.name} ({count})" if count else f"{pile.name} –"
        size = self._size(words)
        cards = tuple(self._cards(pile, size.height()))
        right = max((away.x() + self.card_width(card) for away, card in cards), default=0.0)
        bottom = max((away.y() for away, _ in cards), default=size.height()) + CARD_PX.height() + 1
        return _Block(words, size.height(), QSizeF(max(size.width(), right), bottom), cards)

    def _cards(self, pile: Lying, top: float) -> Iterator[tuple[QPointF, str]]:
        """From left to right, and on in the next line where there is no room."""
        x, y = 0.0, top
        steps = self._steps(pile)
        for i, card in enumerate(pile.cards):
            x += steps[i - 1] if i else 0.0
            if x and x + self.card_width(card) > self.width - GAP_PX:
                x, y = 0.0, y + CARD_PX.height() + ROW_GAP_PX
            yield QPointF(x, y), card

    def _steps(self, pile: Lying) -> list[float]:
        """From card to card. The left of each is below the one before: if it is face up, so far
        only that its number is seen; if all are face down, as far as one column needs."""
        if not any(pile.cards):
            room = self.column - GAP_PX - CARD_PX.width()
            return [min(DOWN_PX, room / max(1, len(pile.cards) - 1))] * len(pile.cards)
        return [self._step(before, card) for before, card in pairwise(pile.cards)]

    def _step(self, before: str, card: str) -> float:
        width = self.card_width(before)
        if not card:
            return width - CARD_PX.width() + DOWN_PX
        return width - (self.card_width(card) - self.number_width(card)) / 2 + 1
