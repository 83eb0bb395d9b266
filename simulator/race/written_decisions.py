"""Decisions as characters in a record.

For each seat a list of its decisions in order, each [kind, choice, path], all as JSON, compressed
by zlib, in base 85. In which order seats decided, the rules say.
"""

import base64
import json
import zlib
from collections.abc import Iterable
from typing import Annotated, TypeAlias

from annotated_types import Ge, Le
from pydantic import TypeAdapter

from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.table.states import SCRIPT_ROWS
from trackwright.simulator.table.table import Row

MOST_BYTES = 1 << 22
"""Before they are compressed."""
LARGEST = 1 << 60
Kind: TypeAlias = Annotated[int, Ge(0), Le(255)]
Number: TypeAlias = Annotated[int, Ge(-LARGEST), Le(LARGEST)]
SEATS: TypeAdapter[list[list[tuple[Kind, Number, Number]]]] = TypeAdapter(
    list[list[tuple[Kind, Number, Number]]]
)


class BadDecisions(TrackwrightError):
    """Characters that stand for no decisions."""


def packed(rows: Iterable[Row], seats: int) -> str:
    """The rows as characters."""
    by_seat: list[list[tuple[int, int, int]]] = [[] for _ in range(seats)]
    for seat, *decision in rows:
        by_seat[seat].append((decision[0], decision[1], decision[2]))
    text = json.dumps(by_seat, separators=(",", ":"))
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(text: str, seats: int) -> list[Row]:
    """The rows that the characters stand for, seat by seat; BadDecisions if they stand for none."""
    try:
        by_seat = SEATS.validate_json(_expanded(base64.b85decode(text)), strict=True)
    except (ValueError, zlib.error):
        raise BadDecisions(f"no decisions of {seats} seats in base 85") from None
    if len(by_seat) != seats:
        raise BadDecisions(f"decisions of {len(by_seat)} seats, of {seats} that there are")
    rows = [(seat, *decision) for seat, decisions in enumerate(by_seat) for decision in decisions]
    return reject_too_many(rows)


def reject_too_many(rows: list[Row]) -> list[Row]:
    if len(rows) > SCRIPT_ROWS:
        raise BadDecisions(f"more than {SCRIPT_ROWS} decisions")
    return rows


def _expanded(data: bytes) -> bytes:
    """Never more than a record can need, whatever the bytes say."""
    reader = zlib.decompressobj()
    found = reader.decompress(data, MOST_BYTES)
    if not reader.eof or reader.unused_data:
        raise ValueError
    return found
