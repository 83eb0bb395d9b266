"""In what form data comes: numbers, texts, lists and dictionaries, as JSON has them."""

import json
import reprlib
from collections.abc import Callable, Iterable, Mapping
from operator import index
from typing import Any, SupportsIndex, TypeAlias, TypedDict

from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.plain_text import visible
from trackwright.model.text.tables import Block

Progress: TypeAlias = Callable[[int, int], object]
"""Called with how much is done and how much there is; what it raises ends the work."""
Words: TypeAlias = str | Iterable[str]
"""Words in a list, or in a text with commas between them."""


_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = 60


class Fix(TypedDict):
    """An edit that a problem offers; safe ones keep the shape of the circuit."""

    title: str
    safe: bool


class Problem(TypedDict):
    """What a check has found."""

    code: str
    severity: str
    """error, warning or note"""
    message: str
    actual: int | float | str | None
    limit: int | float | str | None
    pieces: list[int]
    """The ids of the pieces concerned."""
    positions: list[int]
    shape: dict[str, Any] | None
    """What a picture would show: an arrow or an area in mm, or spaces by name."""
    fixes: list[Fix]
    waived: str | None
    """Why it was approved; None: it was not."""


class Way(TypedDict):
    """A way to close a circuit: the pieces to lay, in order, behind the piece `behind`."""

    codes: list[str]
    behind: int
    positions: int
    """Of the whole circuit then."""
    changes: int
    """How often the new pieces change direction."""
    removed: list[int]
    """Pieces that are taken back first."""
    outline_cm: list[float]


class Figure(TypedDict):
    """A figure of a playtest with its 95 % interval; None: it is not known, or has no interval."""

    value: float | None
    low: float | None
    high: float | None
    sort: str
    """share, number or factor"""
    words: str


def plain(document: Any) -> Any:
    """The document as it would be read again from JSON; raises TrackwrightError."""
    try:
        return json.loads(json.dumps(document, default=_own))
    except (RecursionError, TypeError, ValueError):
        raise TrackwrightError(
            "expected numbers, texts, lists and dictionaries with texts as keys, none within "
            "itself or hundreds deep"
        ) from None


def _own(value: object) -> int:
    """What JSON does not know: a whole number of another library, or something without a place."""
    if isinstance(value, SupportsIndex):
        return index(value)
    raise TrackwrightError(f"expected numbers, texts, lists and dictionaries, found {shown(value)}")


def shown(value: object) -> str:
    """The value as Python shows it, in short, even if it cannot be shown."""
    try:
        return _SHORT.repr(value)
    except Exception:  # a number of too many digits, or an object's own fault
        return f"what cannot be shown, of the type {type(value).__name__}"


def columns_of(rows: Iterable[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Rows as a list for each column."""
    listed = list(rows)
    names = dict.fromkeys(name for row in listed for name in row)
    return {name: [row.get(name) for row in listed] for name in names}


def text_of(lines: Iterable[str]) -> str:
    """Lines as the commands print them."""
    return "\n".join(line if isinstance(line, Block) else visible(line) for line in lines)
