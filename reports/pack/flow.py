"""Lays headlines, words, tables and figures one below the other, in columns, on as many pages as
they need."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Item, Pen, Polyline, Text, moved
from trackwright.model.picture.drawing.lettering import fitted, text_width, wrapped
from trackwright.model.picture.drawing.palette import PRINT
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible
from trackwright.model.text.sections import Cell, Fact, FactTable, Note, Section, cell_text
from trackwright.model.text.translation import Translator
from trackwright.reports.paper.pages import Page, PageItem
from trackwright.reports.paper.sheet import Sheet

TITLE_MM, HEADLINE_MM, WORDS_MM, SMALL_MM = 7.0, 4.4, 3.2, 2.7
LINE = 1.45
"""The height of a line, relative to its letters."""
COLUMN_GAP_MM, CELL_GAP_MM = 8.0, 3.5
RULE = Pen("#c4c8ce", 0.15)
HEAD_RULE = Pen(PRINT.ink, 0.25)


@dataclass(frozen=True)
class Strip:
    """A part of a column that is not divided: its height, and items relative to its upper left
    corner, y up."""

    height: float
    items: tuple[Item, ...] = ()
    keeps: bool = False
    """Stays with the next one."""
    heads: tuple["Strip", ...] = ()
    """What is said again above it if it is the first of a column."""


@dataclass(frozen=True)
class Figure:
    """A drawing of a known size, relative to its upper left corner."""

    width: float
    height: float
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Column:
    """What is written in one width: makes strips."""

    width: float
    say: Translator
    letters: float = WORDS_MM

    def _said(self, words: str) -> str:
        """A message in the reader's language; a name from a file is not translated."""
        return visible(self.say(words) if isinstance(words, Message) else words)

    def title(self, words: str) -> Iterator[Strip]:
        yield Strip(5.0)
        yield self._line(words, TITLE_MM, bold=True, keeps=True)
        yield Strip(2.0, keeps=True)

    def headline(self, words: str) -> Iterator[Strip]:
        yield Strip(2.5)
        yield self._line(words, HEADLINE_MM, bold=True, keeps=True)
        yield Strip(1.0, keeps=True)

    def _line(self, words: str, size: float, bold: bool = False, keeps: bool = False) -> Strip:
        shown, letters = fitted(self._said(words), size, self.width, bold)
        at = complex(0, -LINE * size / 2)
        return Strip(LINE * size, (Text(at, letters, shown, PRINT.ink, "start", bold=bold),), keeps)

    def words(self, words: str, keeps: bool = False) -> Iterator[Strip]:
        """A paragraph; it may belong to what follows."""
        step = LINE * self.letters
        for line in wrapped(self._said(words), self.letters, self.width):
            yield Strip(step, (_text(0.0, -step / 2, line, self.letters),), keeps)
        yield Strip(0.8, keeps=keeps)

    def hanging(self, mark: str, words: str) -> Iterator[Strip]:
        """A paragraph beside its mark."""
        step, left = LINE * self.letters, 4.6 * self.letters
        lines = wrapped(self._said(words), self.letters, self.width - left)
        for k, line in enumerate(lines):
            items = [_text(left, -step / 2, line, self.letters)]
            if k == 0:
                shown, size = fitted(mark, self.letters, left - 1, bold=True)
                items.append(_text(0.0, -step / 2, shown, size, bold=True))
            yield Strip(step, tuple(items), keeps=k < len(lines) - 1)
        yield Strip(0.5)

    def facts(self, facts: Iterable[Fact]) -> Iterator[Strip]:
        """Names with their values beside them."""
        rows = [(f"{self.say(one.name)}:", cell_text(one.value, self.say)) for one in facts]
        yield from self._rows(rows, self._widths(rows), ruled=False)

    def table(
        self, heads: Sequence[str], rows: Sequence[Sequence[Cell]], bold: Iterable[int] = ()
    ) -> Iterator[Strip]:
        """A table with its heads; rows with these numbers are bold."""
        shown = [[self._shown(cell) for cell in row] for row in rows]
        titles = [self.say(head) for head in heads]
        widths = self._widths([titles, *shown])
        head = tuple(self._head(titles, widths)) if heads else ()
        yield from head
        for row in self._rows(shown, widths, bold=tuple(bold)):
            yield replace(row, heads=head)
        yield Strip(1.5)

    def _head(self, titles: Sequence[str], widths: Sequence[float]) -> Iterator[Strip]:
        """The heads of a table, with a line below them."""
        yield from self._rows([titles], widths, bold=(0,), keeps=True)
        yield Strip(0.6, (Polyline((0j, complex(_total(widths), 0)), HEAD_RULE),), keeps=True)

    def _shown(self, cell: Cell) -> str:
        """A cell as it is written; nothing for None."""
        return "" if cell is None else cell_text(cell, self.say)

    def _widths(self, rows: Sequence[Sequence[str]]) -> list[float]:
        """As wide as the words, as far as there is room."""
        count = max(map(len, rows), default=0)
        widths = [
            max(text_width(row[k], self.letters, bold=True) for row in rows) for k in range(count)
        ]
        return levelled(widths, self.width - CELL_GAP_MM * (count - 1))

    def _rows(
        self,
        rows: Iterable[Sequence[str]],
        widths: Sequence[float],
        bold: Sequence[int] = (),
        ruled: bool = True,
        keeps: bool = False,
    ) -> Iterator[Strip]:
        for number, row in enumerate(rows):
            cells = [wrapped(c, self.letters, w) for c, w in zip(row, widths, strict=False)]
            height = max(map(len, cells), default=1) * LINE * self.letters + 0.4
            items = list(self._cells(cells, widths, number in bold))
            if ruled and not keeps:
                ends = complex(0, -height), complex(_total(widths), -height)
                items.append(Polyline(ends, RULE))
            yield Strip(height, tuple(items), keeps)

    def _cells(
        self, cells: Sequence[Sequence[str]], widths: Sequence[float], bold: bool
    ) -> Iterator[Item]:
        """A row of cells, each with its lines."""
        step, left = LINE * self.letters, 0.0
        for lines, width in zip(cells, widths, strict=False):
            for k, line in enumerate(lines):
                shown, size = fitted(line, self.letters, width, bold)
                yield _text(left, -(k + 0.5) * step, shown, size, bold)
            left += width + CELL_GAP_MM

    def section(self, section: Section) -> Iterator[Strip]:
        """Figures under their headline."""
        yield from self.headline(section.title)
        facts: list[Fact] = []
        for part in section.parts:
            if not isinstance(part, Fact):
                yield from self.facts(facts)
                facts = []
            match part:
                case Fact():
                    facts.append(part)
                case Note():
                    yield from self.words(part.text)
                case FactTable():
                    yield from self.table(part.heads, part.rows)
        yield from self.facts(facts)

    def figures(self, figures: Sequence[Figure], gap: float = 3.0) -> Iterator[Strip]:
        """Figures beside each other, in rows."""
        row: list[Figure] = []
        for figure in figures:
            if row and sum(one.width + gap for one in row) + figure.width > self.width:
                yield _row_of(row, gap)
                row = []
            row.append(figure)
        if row:
            yield _row_of(row, gap)


def levelled(widths: Sequence[float], room: float) -> list[float]:
    """The widest are cut down to one width, so that there is room for all."""
    rest = room
    for k, width in enumerate(sorted(widths)):
        share = rest / (len(widths) - k)
        if width > share:
            return [min(one, share) for one in widths]
        rest -= width
    return list(widths)


def _total(widths: Sequence[float]) -> float:
    return sum(widths) + CELL_GAP_MM * (len(widths) - 1)


def _text(x: float, y: float, words: str, size: float, bold: bool = False) -> Text:
    return Text(complex(x, y), size, words, PRINT.ink, "start", bold=bold)


def _row_of(figures: Sequence[Figure], gap: float) -> Strip:
    items: list[Item] = []
    left = 0.0
    for figure in figures:
        items += (moved(item, complex(left, 0)) for item in figure.items)
        left += figure.width + gap
    return Strip(max(figure.height for figure in figures) + gap, tuple(items))


@dataclass
class Booklet:
    """Pages that are filled one after the other; each chapter begins on a new one."""

    sheet: Sheet
    title: str
    pages: list[Page] = field(default_factory=list)

    def column(self, columns: int = 1, letters: float = WORDS_MM) -> Column:
        """What a column of so many is written with."""
        return Column(_width(self.sheet.contents, columns), self.sheet.settings.say, letters)

    def chapter(self, name: str, strips: Iterable[Strip], columns: int = 1) -> None:
        """Add the pages that these strips fill."""
        frame = self.sheet.contents
        filled = list(_filled(list(strips), frame.height))
        step = _width(frame, columns) + COLUMN_GAP_MM
        for first in range(0, len(filled), columns):
            items = [
                moved(item, complex(frame.left + k * step, frame.top))
                for k, column in enumerate(filled[first : first + columns])
                for item in column
            ]
            self.add(name, items)

    def add(self, name: str, items: Iterable[Item]) -> None:
        """Add a page."""
        number = str(len(self.pages) + 1)
        label = Message(
            "{circuit} · {chapter} · {page}", circuit=self.title, chapter=name, page=number
        )
        self.pages.append(self.sheet.page(number, label, tuple(items)))

    def draw_on(self, page: int, items: tuple[PageItem, ...]) -> None:
        """Draw beneath what is on a page."""
        self.pages[page] = replace(self.pages[page], items=(*items, *self.pages[page].items))


def _width(frame: Frame, columns: int) -> float:
    return (frame.width - (columns - 1) * COLUMN_GAP_MM) / columns


def _filled(strips: Sequence[Strip], height: float) -> Iterator[list[Item]]:
    """The items of each column. Strips that belong together are not separated."""
    items: list[Item] = []
    used = 0.0
    for group in _groups(strips, height):
        needed = sum(strip.height for strip in group)
        if items and used + needed > height + 1e-6:
            yield items
            items, used = [], 0.0
        for strip in (*(() if items else group[0].heads), *group):
            if not items and not strip.items:
                continue  # no gap at the head of a column
            items += (moved(item, complex(0, -used)) for item in strip.items)
            used += strip.height
    yield items


def _groups(strips: Sequence[Strip], height: float) -> Iterator[list[Strip]]:
    """Strips that stay together, with the one behind them; singly if no page has room for them."""
    group: list[Strip] = []
    for strip in (*strips, Strip(0.0)):
        group.append(strip)
        if not strip.keeps:
            is_too_high = sum(one.height for one in group) > height
            yield from ([one] for one in group) if is_too_high else (group,)
            group = []
