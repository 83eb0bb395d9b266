"""CSV tables for spreadsheets that never read text as a formula."""

import csv
import io
from collections.abc import Iterable, Sequence

from trackwright.model.text.plain_text import visible

FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""First characters that make a spreadsheet read a formula; the last four are full-width."""


def csv_text(heads: Sequence[str], rows: Iterable[Sequence[object]], separator: str = ",") -> str:
    """CSV text: a line of column heads, then one line per row."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows(map(_cell, row) for row in rows)
    return text.getvalue()


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
