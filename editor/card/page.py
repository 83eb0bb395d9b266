"""The circuit card as a page: a headline for each section, facts, tables, and links to pieces.

A table that is too wide for the panel is turned, with a column for each of its rows; if that is too
wide as well, its letters are small.
"""

import html
import re
import textwrap
from collections.abc import Iterable, Iterator

from PySide6.QtGui import QFont, QFontMetricsF

from trackwright.editor.app.translation import sentence, t, translated
from trackwright.model.text.sections import (
    Cell,
    Fact,
    FactTable,
    Note,
    Section,
    cell_text,
)

MOST_ROWS = 60
"""Of a table on the page; copies have all."""
PADDING_PX = 2
"""Around each cell of a table."""
GAP_PX = {False: 6, True: 2}
"""To the right of a cell: in usual letters, and in small ones."""
SMALL = 0.8
"""Small letters by usual ones, as in Qt's pages."""
LONG_WORD = re.compile(r"[^\W\d_]{8,}")
SOFT_HYPHEN, SYLLABLES = "\N{SOFT HYPHEN}", 6
"""Where nothing else helps, long words break after so many letters."""
Pieces = tuple[int, ...]


class Room:
    """The width of the page, and of words in its letters."""

    def __init__(self, width_px: int, font: QFont) -> None:
        small = QFont(font)
        small.setPointSizeF(font.pointSizeF() * SMALL)
        self._width_px = width_px
        self._letters = {False: QFontMetricsF(font), True: QFontMetricsF(small)}

    def has_for(self, columns: Iterable[tuple[str, Iterable[str]]], is_small: bool) -> bool:
        """For columns, each with its head and its cells? Lines break between words."""
        beside = 2 * PADDING_PX + GAP_PX[is_small]
        return self._width_px >= sum(
            beside + max(self._least(head, True), *(self._least(cell, is_small) for cell in cells))
            for head, cells in columns
        )

    def has_for_turned(self, heads: list[str], rows: list[list[str]], is_small: bool) -> bool:
        """For a column of heads, and one of each row?"""
        beside = 2 * PADDING_PX + GAP_PX[is_small]
        width = beside + max(self._least(head, True) for head in heads)
        for row in rows:
            width += beside + max(self._least(cell, is_small) for cell in row)
        return self._width_px >= width

    def _least(self, text: str, is_small: bool) -> float:
        width_of = self._letters[is_small].horizontalAdvance
        return max(map(width_of, text.split()), default=0)


class CardPage:
    """The page, and the pieces that its links stand for."""

    def __init__(self, sections: Iterable[Section], faint: str, ground: str, room: Room) -> None:
        """`faint` is the colour of names and heads, `ground` that behind headlines."""
        self._faint, self._ground, self._room = faint, ground, room
        self._gap = GAP_PX[False]
        self.links: list[Pieces] = []
        self.html = "".join(map(self._section, sections))

    def pieces_of(self, link: str) -> Pieces:
        return self.links[int(link)]

    def _section(self, section: Section) -> str:
        title = html.escape(translated(section.title))
        heading = (
            f'<table width="100%" cellpadding="3"><tr><td bgcolor="{self._ground}">'
            f'<a name="{section.id}"></a><b>{title}</b></td></tr></table>'
        )
        return heading + "".join(self._parts(section))

    def _parts(self, section: Section) -> Iterator[str]:
        facts: list[Fact] = []
        for part in section.parts:
            if isinstance(part, Fact):
                facts.append(part)
                continue
            yield from self._facts(facts)
            facts = []
            yield self._table(part) if isinstance(part, FactTable) else _note(part)
        yield from self._facts(facts)

    def _facts(self, facts: list[Fact]) -> Iterator[str]:
        if facts:
            rows = "".join(
                f'<tr><td style="color:{self._faint};padding-right:8px">'
                f"{html.escape(sentence(translated(fact.name)))}</td>"
                f"<td>{_shown(fact.value)}</td></tr>"
                for fact in facts
            )
            yield f'<table cellspacing="0" cellpadding="2">{rows}</table>'

    def _table(self, part: FactTable) -> str:
        heads = [translated(head) for head in part.heads]
        rows = [[cell_text(cell, translated) for cell in row] for row in part.rows[:MOST_ROWS]]
        is_turned, is_small, fits = self._form(heads, rows)
        if not fits:
            heads, rows = _breakable(heads), list(map(_breakable, rows))
        more = len(part.rows) - len(rows)
        note = f"<p>{html.escape(t('and {n} more', n=more))}</p>" if more else ""
        links = [self._link(pieces) for pieces in part.pieces[:MOST_ROWS]]
        self._gap = GAP_PX[is_small]
        lines = (
            self._turned(heads, rows, links) if is_turned else self._lines(part, heads, rows, links)
        )
        size = ' style="font-size:small"' if is_small else ""
        table = f'<table cellspacing="0" cellpadding="{PADDING_PX}"{size}>{"".join(lines)}</table>'
        return table + note

    def _form(self, heads: list[str], rows: list[list[str]]) -> tuple[bool, bool, bool]:
        """Is the table to be turned, are its letters to be small, and has it room then?"""
        columns = list(zip(*rows, strict=True)) or [()] * len(heads)
        for is_small in (False, True):
            if self._room.has_for(zip(heads, columns, strict=True), is_small):
                return False, is_small, True
            if self._room.has_for_turned(heads, rows, is_small):
                return True, is_small, True
        return False, True, False

    def _link(self, pieces: Pieces) -> str:
        """The name of a link to these pieces; empty if there are none."""
        if not pieces:
            return ""
        self.links.append(pieces)
        return str(len(self.links) - 1)

    def _lines(
        self, table: FactTable, heads: list[str], rows: list[list[str]], links: list[str]
    ) -> Iterator[str]:
        is_right = [_is_number(table, column) for column in range(len(heads))]
        yield _line(
            self._head(head, _side(right)) for head, right in zip(heads, is_right, strict=True)
        )
        for number, row in enumerate(rows):
            shown = [_linked(row[0], links[number] if links else ""), *map(html.escape, row[1:])]
            yield _line(
                self._cell(cell, _side(right)) for cell, right in zip(shown, is_right, strict=True)
            )

    def _turned(self, heads: list[str], rows: list[list[str]], links: list[str]) -> Iterator[str]:
        """A line for each column; the first has the links."""
        for column, head in enumerate(heads):
            cells = (
                _linked(row[column], links[number] if links and not column else "")
                for number, row in enumerate(rows)
            )
            yield _line([self._head(head, "left"), *(self._cell(cell, "right") for cell in cells)])

    def _head(self, text: str, side: str) -> str:
        return (
            f'<td align="{side}" valign="bottom" style="color:{self._faint};'
            f'padding-right:{self._gap}px;font-size:small">{html.escape(text)}</td>'
        )

    def _cell(self, shown: str, side: str) -> str:
        return f'<td align="{side}" style="padding-right:{self._gap}px">{shown}</td>'


def _breakable(texts: list[str]) -> list[str]:
    """With soft hyphens in long words; numbers stay whole."""
    return [
        LONG_WORD.sub(lambda found: SOFT_HYPHEN.join(textwrap.wrap(found[0], SYLLABLES)), text)
        for text in texts
    ]


def _linked(text: str, link: str) -> str:
    shown = html.escape(text)
    return f'<a href="{link}">{shown}</a>' if link else shown


def _line(cells: Iterable[str]) -> str:
    return f"<tr>{''.join(cells)}</tr>"


def _shown(cell: Cell) -> str:
    return html.escape(cell_text(cell, translated))


def _note(note: Note) -> str:
    return f'<p style="margin:2px">{html.escape(sentence(translated(note.text)))}</p>'


def _side(right: bool) -> str:
    return "right" if right else "left"


def _is_number(table: FactTable, column: int) -> bool:
    """Does the column hold numbers? Those with a fixed number of places are messages."""
    cells = [row[column] for row in table.rows[:MOST_ROWS] if row[column] is not None]
    return bool(cells) and all(str(cell).replace(".", "", 1).isdigit() for cell in cells)
