"""Decisions as characters in a record, so that a whole race fits a few hundred of them.

Rows of a script are written seat by seat as bytes, squeezed, and in base 85: within a seat the
order counts, between seats it does not. A decision begins with a byte that is not 0: 1 + its kind.
Then come choice and path as numbers, seven bits a byte, lowest first, all but the last byte marked.
0 ends a seat. A game that can say it shorter derives a `Shorthand` of its own.
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
"""Sorts of bytes, which tell the coder what a byte resembles."""
LONGEST = 60
"""Bits of a choice or a path."""


class BadShorthand(TrackwrightError):
    """Characters that stand for no decisions."""


class Shorthand:
    """How decisions are written down; as it stands for any game."""

    def bytes_of(self, row: Row) -> bytes:
        """A decision as bytes, the first not 0."""
        _, kind, choice, path = row
        return bytes([1 + kind]) + number_bytes(choice) + number_bytes(path)

    def sorted_bytes_of(self, row: Row) -> Iterator[tuple[int, int]]:
        """The same, each byte with its sort; the first is a HEAD."""
        head, *more = self.bytes_of(row)
        yield HEAD, head
        for byte in more:
            yield MORE, byte

    def texts_of(self, rows: Iterable[Row], seats: int) -> Iterator[str]:
        """How these rows may stand in a record: as they are packed now, and as they once were."""
        yield self.packed(rows, seats)

    def decision_of(self, head: int, data: Squeezed) -> Decision:
        """The decision that begins with this byte; BadShorthand if none does."""
        return head - 1, read_number(data, 1 << LONGEST), read_number(data, 1 << LONGEST)

    def shorten(self, table: Table, seed: int, number: int) -> list[Row]:
        """The decisions of the race that the table has just ridden, as few bytes say them. To find
        that out a game may ride the race again, once, on a `twin`."""
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
        """The rows that the characters stand for; BadShorthand if they stand for none."""
        rows: list[Row] = []
        try:
            data = Squeezed(base64.b85decode(text))
            for seat in range(seats):
                while (head := data.read(HEAD)) != SEAT_ENDS:
                    rows.append((seat, *self.decision_of(head, data)))
                    if len(rows) > SCRIPT_ROWS:
                        raise BadShorthand(f"more than {SCRIPT_ROWS} decisions")
        except (ValueError, EndOfBytes):
            raise BadShorthand(f"no decisions of {seats} seats in base 85") from None
        if text not in self.texts_of(rows, seats):
            raise BadShorthand(f"more than the decisions of {seats} seats")
        return rows


def twin(table: Table) -> Table:
    """A table like this one at which only people sit: nothing is decided but by the script."""
    return table.setup.with_people().table(table.way, table.mode, table.say)


def number_bytes(number: int) -> bytes:
    """A number from 0 on, seven bits a byte."""
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def read_number(data: Squeezed, below: int) -> int:
    """The number that comes next; `below` also bounds how far is read."""
    number, shift = 0, 0
    while True:
        byte = data.read(MORE)
        number |= (byte & 127) << shift
        shift += 7
        if number >= below or shift > LONGEST + 7:
            raise BadShorthand(f"a number of {below} or more")
        if byte < 128:
            return number
