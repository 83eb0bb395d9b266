"""The cards of a game on sheets of paper, in full grids, with their backs.

Cards touch each other, so that one cut parts two of them. By default backs are printed beside the
fronts, to be folded over and glued: then the sheet is folded before it is cut.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from trackwright.model.picture.drawing.frames import Frame, around
from trackwright.model.picture.drawing.items import Item, Pen, Polyline, moved
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, counted
from trackwright.model.text.plain_text import visible
from trackwright.reports.pack.card_faces import CORNER_MM, USUAL_MM, Face
from trackwright.reports.paper.cut_sheets import Backs, duplex_of
from trackwright.reports.paper.pages import Page, Pages
from trackwright.reports.paper.sheet import Mirrored, PrintSettings, Sheet, sheet_papers
from trackwright.simulator.game.components import Card, Deck

SIZES: Mapping[str, tuple[float, float]] = {
    "63x88": (63.0, 88.0),
    "44x68": (44.0, 68.0),
    "59x92": (59.0, 92.0),
}
"""Usual sizes, in mm; the first one is the default."""
DEFAULT_SIZE = "63x88"
GUIDE_PEN = Pen(PRINT.faint_ink, 0.1)
FOLD_PEN = Pen(PRINT.faint_ink, 0.15, (4.0, 2.0))
FOLD_MARK_MM = 3.0


@dataclass(frozen=True)
class CardOptions:
    """How cards are printed."""

    size: str = DEFAULT_SIZE
    backs: Backs = "fold"
    back_shift: complex = 0j


Printed = tuple[Card, Deck]


@dataclass(frozen=True)
class CardSheets:
    """Cards on sheets of paper."""

    title: str
    sheet: Sheet
    options: CardOptions
    cards: tuple[Printed, ...]

    @cached_property
    def grid(self) -> "Grid":
        return grid_of(self.sheet, self.options)

    @property
    def sheets(self) -> int:
        return -(-len(self.cards) // self.grid.count)

    @property
    def count(self) -> Message:
        """How much paper they take."""
        return counted(self.sheets, "sheet")

    @cached_property
    def pages(self) -> Pages:
        duplex = duplex_of(self.options.backs)
        pages = [page for k in range(self.sheets) for page in self._sides(k)]
        return Pages(visible(self.title), tuple(pages), duplex)

    def _sides(self, number: int) -> Iterator[Page]:
        first = number * self.grid.count
        here = list(islice(self.cards, first, first + self.grid.count))
        spots = self.grid.spots
        fronts = [i for one, at in zip(here, spots, strict=False) for i in self._front(one[0], at)]
        backs = [i for one, at in zip(here, spots, strict=False) for i in self._back(one[1], at)]
        match self.options.backs:
            case "fold":
                yield self._page(number, "", [*fronts, *backs, *self.grid.marks, self.grid.fold])
            case "none":
                yield self._page(number, "", [*fronts, *self.grid.marks])
            case _:
                yield self._page(number, "", [*fronts, *self.grid.marks])
                yield self._page(number, " b", backs, self.grid.mirrored)

    def _page(
        self, number: int, side: str, items: Sequence[Item], mirrored: Mirrored = "no"
    ) -> Page:
        label = Message(
            "{circuit} · cards {n} of {all}", circuit=self.title, n=number + 1, all=self.sheets
        )
        return self.sheet.page(f"{number + 1}{side}", label, tuple(items), mirrored)

    def _front(self, card: Card, at: complex) -> Iterator[Item]:
        grid = self.grid
        items = [*grid.face.front(card), *grid.guides]
        yield from (moved(item, at) for item in items)

    def _back(self, deck: Deck, at: complex) -> Iterator[Item]:
        """Where the back of the card at this spot is."""
        there = self.grid.behind(at)
        yield from (moved(item, there) for item in self.grid.face.back(deck))


@dataclass(frozen=True)
class Grid:
    """Where cards are on a page, and their backs."""

    sheet: Sheet
    options: CardOptions
    face: Face
    columns: int
    rows: int
    frame: Frame
    """Around all cards."""

    @property
    def is_folded(self) -> bool:
        return self.options.backs == "fold"

    @property
    def count(self) -> int:
        """Cards on a page."""
        return self.columns * self.rows // (2 if self.is_folded else 1)

    @property
    def spots(self) -> list[complex]:
        """The lower left corners of the fronts, from the upper left."""
        columns = self.columns // 2 if self.is_folded else self.columns
        return [
            complex(
                self.frame.left + x * self.face.width, self.frame.top - (y + 1) * self.face.height
            )
            for y in range(self.rows)
            for x in range(columns)
        ]

    @property
    def mirrored(self) -> Mirrored:
        """How the other side of the paper is turned."""
        width, height = self.sheet.paper.width_mm or 0.0, self.sheet.paper.height_mm or 0.0
        is_upright = height >= width
        return "across" if (self.options.backs == "long") == is_upright else "up"

    def behind(self, at: complex) -> complex:
        """The lower left corner of the back of the card at a spot."""
        width, height = self.face.width, self.face.height
        if self.is_folded:
            return complex(self.frame.left + self.frame.right - at.real - width, at.imag)
        paper, shift, stretch = (
            self.sheet.paper,
            self.options.back_shift,
            self.sheet.settings.stretch,
        )
        across, up = (paper.width_mm or 0.0) / stretch[0], (paper.height_mm or 0.0) / stretch[1]
        if self.mirrored == "across":
            return complex(across - at.real - width, at.imag) + shift
        return complex(at.real, up - at.imag - height) + shift

    @property
    def guides(self) -> Iterator[Item]:
        """Where corners may be rounded."""
        radius = CORNER_MM * self.face.width / USUAL_MM
        card = Frame(0, 0, self.face.width, self.face.height)
        for corner in card.corners:
            inward = card.centre - corner
            x = complex(radius if inward.real > 0 else -radius, 0)
            y = complex(0, radius if inward.imag > 0 else -radius)
            middle = corner + x + y
            arc = tuple(middle - x * c - y * s for c, s in QUARTER)
            yield Polyline(arc, GUIDE_PEN)

    @property
    def marks(self) -> Iterator[Item]:
        """Beside the grid, on all four sides, where the cuts go right through; on the fronts'
        half there are lines between cards as well."""
        frame, marks, room = self.frame, self.sheet.settings.marks, self.sheet.inner
        for x in range(self.columns + 1):
            at = frame.left + x * self.face.width
            for y, out in ((frame.top, 1j), (frame.bottom, -1j)):
                yield from marks.at(complex(at, y), out, room)
            yield Polyline((complex(at, frame.bottom), complex(at, frame.top)), GUIDE_PEN)
        for k in range(self.rows + 1):
            y = frame.top - k * self.face.height
            for x_end, out in ((frame.left, -1), (frame.right, 1)):
                yield from marks.at(complex(x_end, y), out, room)
            yield Polyline((complex(frame.left, y), complex(frame.right, y)), GUIDE_PEN)

    @property
    def fold(self) -> Item:
        middle = self.frame.centre.real
        ends = (
            complex(middle, self.frame.bottom - FOLD_MARK_MM),
            complex(middle, self.frame.top + FOLD_MARK_MM),
        )
        return Polyline(ends, FOLD_PEN)


QUARTER = tuple((1 - k / 6, (1 - (1 - k / 6) ** 2) ** 0.5) for k in range(7))


def grid_of(sheet: Sheet, options: CardOptions) -> Grid:
    """As many cards as fit; in pairs if they are folded."""
    width, height = SIZES[options.size]
    room = sheet.contents
    columns, rows = int(room.width / width + 1e-6), int(room.height / height + 1e-6)
    if options.backs == "fold":
        columns -= columns % 2
    centre = complex(room.centre.real, room.centre.imag)
    frame = around(centre, columns * width, rows * height)
    return Grid(sheet, options, Face(width, height, sheet.settings.say), columns, rows, frame)


def card_sheets(
    title: str, decks: Sequence[Deck], settings: PrintSettings, options: CardOptions
) -> CardSheets:
    """The cards of all decks, in the orientation of the paper that takes fewest sheets."""
    cards = tuple(
        (card, deck) for deck in decks for card, count in deck.cards for _ in range(count)
    )
    if not cards:
        raise TrackwrightError(Message("there is nothing to print: the game has no cards"))
    found = []
    for paper in sheet_papers(settings):
        sheet = Sheet(settings, paper)
        sheet.reject_too_small()
        made = CardSheets(title, sheet, options, cards)
        if made.grid.count:
            found.append(made)
    if not found:
        raise TrackwrightError(
            Message(
                "cards of {size} mm do not fit on {paper}: choose a larger paper or smaller cards",
                size=options.size,
                paper=settings.paper.name,
            )
        )
    return min(found, key=lambda one: one.sheets)
