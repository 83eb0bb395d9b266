"""Tables for spreadsheets: text stays text there, whatever is in it."""

import csv
import io
from collections.abc import Iterable, Sequence

from model.text.plain_text import visible

FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""How a text begins that a spreadsheet takes for a formula; the last four are full-width."""


def csv_text(heads: Sequence[str], rows: Iterable[Sequence[object]], separator: str = ",") -> str:
    """A line for the heads and one for each row."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\n")
    writer.writerow(heads)
    writer.writerows(map(_cell, row) for row in rows)
    return text.getvalue()


def _cell(value: object) -> object:
    """A text that looks like a formula gets an apostrophe before it; numbers are as they are."""
    if not isinstance(value, str):
        return value
    text = visible(value)
    return f"'{text}" if text.startswith(FORMULA) and not _is_number(text) else text


def _is_number(text: str) -> bool:
    """A figure that is written out already."""
    try:
        float(text)
    except ValueError:
        return False
    return True
