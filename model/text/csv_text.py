"""CSV tables for spreadsheets that never read text as a formula."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from trackwright.model.text.plain_text import visible

FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""First characters that make a spreadsheet read a formula; the last four are full-width."""


def csv_text(heads: Sequence[str], rows: Iterable[Sequence[object]], separator: str = ",") -> str:
    """CSV text: a line of column heads, then one line per row."""
    return "".join(csv_lines(heads, rows, separator))


def csv_lines(
    heads: Sequence[str], rows: Iterable[Sequence[object]], separator: str = ","
) -> Iterator[str]:
    """The same, line by line."""
    line = io.StringIO()
    writer = csv.writer(line, delimiter=separator, lineterminator="\n")
    for row in chain([heads], (map(_cell, row) for row in rows)):
        writer.writerow(row)
        yield line.getvalue()
        line.seek(0)
        line.truncate()


def _cell(value: object) -> object:
    """Put an apostrophe before text that looks like a formula; numbers stay numbers."""
    if not isinstance(value, str):
        return value
    text = visible(value)
    return f"'{text}" if text.startswith(FORMULA) and not _is_number(text) else text


def _is_number(text: str) -> bool:
    """Is the text a formatted number?"""
    try:
        float(text)
    except ValueError:
        return False
    return True
