"""The pictures of a virtual table as PNG files: board, runners, cards, tokens, faces of dice."""

import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from trackwright.model.picture.drawing.items import Item
from trackwright.model.picture.png import png_bytes, png_of
from trackwright.model.picture.svg import document, grouped
from trackwright.model.text.progress import Progress, reject_cancelled
from trackwright.reports.tables.drawings import (
    CARD_MM,
    TOKEN_MM,
    Face,
    card_items,
    face_items,
    runner_items,
    token_items,
)
from trackwright.reports.tables.table import VirtualTable
from trackwright.simulator.game.components import Card, Deck, Livery, Token
from trackwright.simulator.story.liveries import COLOURS

CARD_PX, TOKEN_PX = 250, 120
RUNNER_SCALE = 3.0
"""Pixels of a runner for each pixel of the board, where players can zoom in."""
SHEET_COLUMNS, SHEET_CARDS = 10, 70
"""Tabletop Simulator reads at most seven rows."""
Cards = tuple[tuple[Card, int], ...]
Size = tuple[float, float]


@dataclass(frozen=True)
class Images:
    """The pictures, each drawn once, however often it is asked for."""

    table: VirtualTable
    progress: Progress | None = None
    _drawn: dict[object, bytes] = field(default_factory=dict)

    @cached_property
    def _count(self) -> int:
        """About how many pictures there are besides the board: all faces."""
        things = self.table.things
        cards = sum(len(deck.cards) + 1 for deck in things.decks)
        values = sum(len(dial.values) for dial in things.dials)
        return cards + values + len(things.runners) + 2 * len(things.tokens)

    def _report(self, *_: int) -> bool | None:
        """While the board is drawn; whether to go on."""
        return self.progress(0, self._count + 1) if self.progress else None

    @cached_property
    def board(self) -> bytes:
        progress = None if self.progress is None else self._report
        return png_bytes(self.table.board, self.table.width_px, progress=progress)

    def runner(self, runner: Livery, scale: float = RUNNER_SCALE) -> bytes:
        """Seen from above, driving to the right; so many pixels for each of the board."""
        length, width = self.table.runner_mm
        look, colour = self.table.things.look, COLOURS[runner.colour]
        items = runner_items(look, colour, length * 0.94, runner.number)
        pixels = round(length * self.table.px_per_mm * scale)
        parts = grouped(items, complex(-length / 2, width / 2))
        return self._png((runner, scale), parts, (length, width), pixels)

    def card(self, deck: Deck, card: Card | None) -> bytes:
        """The front of a card of this deck; without a card the back."""
        size, pixels = card_size(deck)
        items = card_items(deck, card, self.table.say)
        return self._items((deck.id, card), items, size, pixels)

    def token(self, token: Token, *, is_back: bool = False) -> bytes:
        items = token_items(token, self.table.say, is_back=is_back)
        return self._items((token.id, is_back), items, TOKEN_MM, TOKEN_PX)

    def face(self, face: Face) -> bytes:
        """What a dial shows, or a side of a die."""
        items = face_items(face, TOKEN_MM, self.table.say)
        return self._items(face, items, TOKEN_MM, TOKEN_PX)

    @property
    def board_px(self) -> tuple[int, int]:
        """The size of the board's picture, from its head."""
        width, height = struct.unpack(">II", self.board[16:24])
        return width, height

    def sheet(self, deck: Deck, number: int) -> bytes:
        """Different cards of a deck in rows of ten, as Tabletop Simulator wants them."""
        (width, height), pixels = card_size(deck)
        sheet = sheets_of(deck)[number]
        columns, rows = sheet_size(sheet)
        parts = (
            part
            for at, (card, _) in enumerate(sheet)
            for part in self._at(deck, card, (width, height), *divmod(at, columns))
        )
        size = (width * columns, height * rows)
        return self._png((deck.id, number), parts, size, pixels * columns)

    def _at(self, deck: Deck, card: Card, size: Size, row: int, column: int) -> Iterator[str]:
        """A card of a sheet."""
        corner = complex(-column * size[0], (row + 1) * size[1])
        return grouped(card_items(deck, card, self.table.say), corner)

    def _items(self, key: object, items: Iterable[Item], size: Size, pixels: int) -> bytes:
        return self._png(key, grouped(items, 1j * size[1]), size, pixels)

    def _png(self, key: object, parts: Iterable[str], size: Size, pixels: int) -> bytes:
        if key not in self._drawn:
            reject_cancelled(self.progress, min(len(self._drawn), self._count), self._count + 1)
            self._drawn[key] = png_of(document("", "", size, "none", parts), pixels)
        return self._drawn[key]


def card_size(deck: Deck) -> tuple[Size, int]:
    """In mm, and its width in pixels."""
    return (CARD_MM, CARD_PX) if deck.shape == "card" else (TOKEN_MM, TOKEN_PX)


def sheets_of(deck: Deck) -> list[Cards]:
    """Its different cards, as many as a sheet may have."""
    return [deck.cards[at : at + SHEET_CARDS] for at in range(0, len(deck.cards), SHEET_CARDS)]


def sheet_name(deck: Deck, number: int) -> str:
    """What the file is called in a pack."""
    return f"sheets/{deck.id}-{number + 1}.png"


def sheet_size(sheet: Cards) -> tuple[int, int]:
    """Columns and rows of the sheet."""
    return min(SHEET_COLUMNS, len(sheet)), -(-len(sheet) // SHEET_COLUMNS)
