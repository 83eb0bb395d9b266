"""A page of figures as plain data: sections with facts, tables and notes.

Commands print it, the window shows it, and copies have it as text or for a spreadsheet. Words are
messages; a plain string in a cell or a value is a text from a file, and is never translated.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from trackwright.model.text.csv_text import csv_text
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible
from trackwright.model.text.tables import indented, table

Say: TypeAlias = Callable[[str], str]
"""Puts a message into the reader's language."""
Cell: TypeAlias = str | int | float | None
LEAST_NAME = 12
"""Characters that the names of facts take at least, when they are printed."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure: its name in a word or two, and its value."""

    name: Message
    value: Cell


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence about the figures."""

    text: Message


@dataclass(frozen=True, slots=True)
class FactTable:
    """Rows of figures; `pieces` has the pieces of the track that each row is about, if any."""

    heads: tuple[Message, ...]
    rows: tuple[tuple[Cell, ...], ...]
    pieces: tuple[tuple[int, ...], ...] = ()


Part: TypeAlias = Fact | Note | FactTable


@dataclass(frozen=True, slots=True)
class Section:
    """Figures under a headline. The id names the subject, whatever the language."""

    id: str
    title: Message
    parts: tuple[Part, ...]


def cell_text(cell: Cell, say: Say = str) -> str:
    """The cell as shown: None as a dash, numbers in the reader's form."""
    if cell is None:
        return "-"
    if isinstance(cell, float):
        return say(Message("{n:g}", n=cell))
    return say(cell) if isinstance(cell, Message) else visible(str(cell))


def page_lines(sections: Iterable[Section], say: Say = str) -> Iterator[str]:
    """The sections as lines of text: facts below each other, tables in aligned columns."""
    for number, section in enumerate(sections):
        if number:
            yield ""
        yield say(section.title)
        yield from _lines_of(section, say)


def _lines_of(section: Section, say: Say) -> Iterator[str]:
    names = [say(part.name) for part in section.parts if isinstance(part, Fact)]
    width = max([LEAST_NAME, *(len(name) + 2 for name in names)])
    for number, part in enumerate(section.parts):
        match part:
            case Fact():
                yield f"  {say(part.name):<{width}}{cell_text(part.value, say)}"
            case Note():
                yield f"  {say(part.text)}"
            case FactTable():
                if number:
                    yield ""
                yield indented(table(_shown(part, say), [say(head) for head in part.heads]))


def _shown(part: FactTable, say: Say) -> Iterator[list[object]]:
    """The rows, with whole numbers as they are: they are aligned right."""
    for row in part.rows:
        yield [cell if isinstance(cell, int) else cell_text(cell, say) for cell in row]


def page_tsv(sections: Iterable[Section], say: Say = str) -> str:
    """The sections tab-separated, for a spreadsheet: numbers as they are."""
    return "\n".join(_tsv(section, say) for section in sections)


def _tsv(section: Section, say: Say) -> str:
    rows: list[list[object]] = []
    for part in section.parts:
        match part:
            case Fact():
                rows.append([say(part.name), _value(part.value, say)])
            case Note():
                rows.append([say(part.text)])
            case FactTable():
                rows.append([say(head) for head in part.heads])
                rows += [[_value(cell, say) for cell in row] for row in part.rows]
    return csv_text([say(section.title)], rows, separator="\t")


def _value(cell: Cell, say: Say) -> object:
    if cell is None:
        return ""
    return say(cell) if isinstance(cell, Message) else cell
