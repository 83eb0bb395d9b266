"""The circuit card as a page: a headline for each section, facts, tables, and links to pieces."""

import html
from collections.abc import Iterable, Iterator

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
Pieces = tuple[int, ...]


class CardPage:
    """The page, and the pieces that its links stand for."""

    def __init__(self, sections: Iterable[Section], faint: str, ground: str) -> None:
        """`faint` is the colour of names and heads, `ground` that behind headlines."""
        self._faint, self._ground = faint, ground
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

    def _table(self, table: FactTable) -> str:
        is_right = [_is_number(table, column) for column in range(len(table.heads))]
        heads = "".join(
            f'<td align="{_side(right)}" valign="bottom" style="color:{self._faint};'
            f'padding-right:6px;font-size:small">{html.escape(translated(head))}</td>'
            for head, right in zip(table.heads, is_right, strict=True)
        )
        rows = [self._row(table, number, is_right) for number in range(len(table.rows[:MOST_ROWS]))]
        more = len(table.rows) - len(rows)
        note = f"<p>{html.escape(t('and {n} more', n=more))}</p>" if more else ""
        return (
            f'<table cellspacing="0" cellpadding="2"><tr>{heads}</tr>{"".join(rows)}</table>{note}'
        )

    def _row(self, table: FactTable, number: int, is_right: list[bool]) -> str:
        cells = [_shown(cell) for cell in table.rows[number]]
        if table.pieces and table.pieces[number]:
            cells[0] = f'<a href="{len(self.links)}">{cells[0]}</a>'
            self.links.append(table.pieces[number])
        shown = "".join(
            f'<td align="{_side(right)}" style="padding-right:6px">{cell}</td>'
            for cell, right in zip(cells, is_right, strict=True)
        )
        return f"<tr>{shown}</tr>"


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
