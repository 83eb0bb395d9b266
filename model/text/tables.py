"""Plain-text tables for the terminal."""

import textwrap
from collections.abc import Iterable, Sequence

from trackwright.model.text.plain_text import visible


class Block(str):
    """Several lines of text that are safe to print as they are."""

    __slots__ = ()


def indented(block: str) -> Block:
    """A block indented by two spaces."""
    return Block(textwrap.indent(block, "  "))


def table(rows: Iterable[Sequence[object]], heads: Sequence[str]) -> Block:
    """A text table: columns as wide as needed, numbers aligned right, None as a dash."""
    cells = [[_cell(value) for value in row] for row in rows]
    numeric = [all(row[i] == "-" or _is_number(row[i]) for row in cells) for i in range(len(heads))]
    widths = [max([len(head), *(len(row[i]) for row in cells)]) for i, head in enumerate(heads)]

    def line(values: Sequence[str]) -> str:
        padded = (
            value.rjust(width) if right else value.ljust(width)
            for value, width, right in zip(values, widths, numeric, strict=True)
        )
        return "  ".join(padded).rstrip()

    return Block("\n".join(map(line, [heads, *cells])))


def _cell(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:g}"
    return visible(str(value))


def _is_number(text: str) -> bool:
    return text.lstrip("-").replace(".", "", 1).isdigit()
