"""Decisions as characters in a replay file, so that a whole race fits into a few hundred of them.

Rows of a script are written seat by seat as bytes, compressed, and encoded in base 85: the order
matters within a seat, but not between seats. A decision starts with a byte that is not 0: 1 + its
kind. Then follow choice and path as numbers, seven bits per byte, lowest first, with the high bit
set on all but the last byte. 0 ends a seat. A game with a more compact form derives its own
`Shorthand`.
"""

import base64
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from model.text.errors import TrackwrightError
from simulator.race.range_coder import EndOfBytes, Squeezed, squeeze
from simulator.table.states import SCRIPT_ROWS
from simulator.table.table import Row, Table

Decision: TypeAlias = tuple[int, int, int]
"""Kind, choice, path."""
SEAT_ENDS = 0
HEAD, MORE = 0, 1
"""Kinds of bytes, which tell the coder what to expect."""
LONGEST = 60
"""Bits of a choice or a path."""


class BadShorthand(TrackwrightError):
    """Characters that do not stand for decisions."""


class Shorthand:
    """How decisions are encoded; this default works for any game."""

    def bytes_of(self, row: Row) -> bytes:
        """A decision as bytes, the first not 0."""
        _, kind, choice, path = row
        return bytes([1 + kind]) + number_bytes(choice) + number_bytes(path)

    def sorted_bytes_of(self, row: Row) -> Iterator[tuple[int, int]]:
        """The same, each byte with its kind; the first is a HEAD."""
        head, *more = self.bytes_of(row)
        yield HEAD, head
        for byte in more:
            yield MORE, byte

    def texts_of(self, rows: Iterable[Row], seats: int) -> Iterator[str]:
        """The encodings of these rows that a file may contain: the current one, and older ones."""
        yield self.packed(rows, seats)

    def decision_of(self, head: int, data: Squeezed) -> Decision:
        """The decision that starts with this byte; BadShorthand if none does."""
        return head - 1, read_number(data, 1 << LONGEST), read_number(data, 1 << LONGEST)

    def shorten(self, table: Table, seed: int, number: int) -> list[Row]:
        """The decisions of the race that the table has just run, in the fewest bytes. To compute
        them a game may run the race again, once, on a `twin`."""
        return table.script_told()

    def packed(self, rows: Iterable[Row], seats: int) -> str:
        """The rows as characters."""
        by_seat: list[list[Row]] = [[] for _ in range(seats)]
        for row in rows:
            by_seat[row[0]].append(row)
        return base64.b85encode(squeeze(self._sorted_bytes(by_seat))).decode()

    def _sorted_bytes(self, by_seat: Iterable[Iterable[Row]]) -> Iterator[tuple[int, int]]:
        for rows in by_seat:
            for row in rows:
                yield from self.sorted_bytes_of(row)
            yield HEAD, SEAT_ENDS

    def unpacked(self, text: str, seats: int) -> list[Row]:
        """The rows that the characters stand for; BadShorthand if there are none."""
        rows: list[Row] = []
        try:
            data = Squeezed(base64.b85decode(text))
            for seat in range(seats):
                while (head := data.read(HEAD)) != SEAT_ENDS:
                    rows.append((seat, *self.decision_of(head, data)))
                    if len(rows) > SCRIPT_ROWS:
                        raise BadShorthand(f"more than {SCRIPT_ROWS} decisions")
        except (ValueError, EndOfBytes):
            raise BadShorthand(f"not the decisions of {seats} seats in base 85") from None
        if text not in self.texts_of(rows, seats):
            raise BadShorthand(f"more than the decisions of {seats} seats")
        return rows


def twin(table: Table) -> Table:
    """A table like this one with only people: the script makes all decisions."""
    return table.setup.with_people().table(table.way, table.mode, table.say)


def number_bytes(number: int) -> bytes:
    """A number from 0, seven bits per byte."""
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def read_number(data: Squeezed, below: int) -> int:
    """The next number; `below` also limits how far to read."""
    number, shift = 0, 0
    while True:
        byte = data.read(MORE)
        number |= (byte & 127) << shift
        shift += 7
        if number >= below or shift > LONGEST + 7:
            raise BadShorthand(f"a number of {below} or more")
        if byte < 128:
            return number
