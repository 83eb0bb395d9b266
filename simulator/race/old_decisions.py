"""Reads the decisions of records of version 1: squeezed by an adaptive range coder, in base 85.
Nobody writes them any more.

Seat by seat each decision begins with a byte that is not 0: 1 + its kind. Then come choice and path
as numbers, seven bits a byte, lowest first, all but the last byte marked. 0 ends a seat. A game
that said it shorter has an `OldDecisions` of its own.

Every bit was coded with a chance learnt from the bits before it in the same byte and the bytes of
the same sort before.
"""

import base64
from typing import TypeAlias

from trackwright.simulator.race.written_decisions import BadDecisions, reject_too_many
from trackwright.simulator.table.states import SCRIPT_ROWS
from trackwright.simulator.table.table import Row

Decision: TypeAlias = tuple[int, int, int]
"""Kind, choice, path."""
SEAT_ENDS = 0
HEAD, MORE = 0, 1
"""Sorts of bytes."""
LONGEST = 60
"""Bits of a choice or a path."""

CHANCE_BITS = 16
TOP = 1 << 24
WORD = 0xFFFFFFFF
MOST_SEEN = 1 << 12
"""From here on what was seen long ago counts less."""
AHEAD = 3
"""So many bytes beyond the last one are looked at when all is read."""


class OldDecisions:
    """Decisions as they were once written for any game."""

    def decision_of(self, head: int, data: "Squeezed") -> Decision:
        """The decision that begins with this byte; BadDecisions if none does."""
        return head - 1, read_number(data, 1 << LONGEST), read_number(data, 1 << LONGEST)

    def unpacked(self, text: str, seats: int) -> list[Row]:
        """The rows that the characters stand for; BadDecisions if they stand for none."""
        try:
            data = Squeezed(base64.b85decode(text))
        except ValueError:
            raise BadDecisions(f"no decisions of {seats} seats in base 85") from None
        rows: list[Row] = []
        for seat in range(seats):
            while (head := data.read(HEAD)) != SEAT_ENDS and len(rows) <= SCRIPT_ROWS:
                rows.append((seat, *self.decision_of(head, data)))
        if not data.is_at_end:
            raise BadDecisions(f"more than the decisions of {seats} seats")
        return reject_too_many(rows)


def read_number(data: "Squeezed", below: int) -> int:
    """The number that comes next; `below` also bounds how far is read."""
    number, shift = 0, 0
    while True:
        byte = data.read(MORE)
        number |= (byte & 127) << shift
        shift += 7
        if number >= below or shift > LONGEST + 7:
            raise BadDecisions(f"a number of {below} or more")
        if byte < 128:
            return number


class Squeezed:
    """Squeezed bytes, read one by one."""

    def __init__(self, data: bytes) -> None:
        self._seen: dict[tuple[int, int], list[int]] = {}
        self._data, self._at, self._code = data, 0, 0
        for _ in range(4):
            self._shift()
        self._range = WORD

    def read(self, sort: int) -> int:
        """The next byte, which is of this sort; BadDecisions beyond the end."""
        node = 1
        while node < 256:
            seen = self._seen.setdefault((sort, node), [0, 0])
            of_zero = ((3 * seen[0] + 1) << CHANCE_BITS) // (3 * sum(seen) + 2)
            bit = self._bit((self._range >> CHANCE_BITS) * of_zero)
            seen[bit] += 1
            if seen[bit] > MOST_SEEN:
                seen[:] = [seen[0] >> 1, seen[1] >> 1]
            node = node << 1 | bit
        return node - 256

    def _bit(self, bound: int) -> int:
        bit = 1 if self._code >= bound else 0
        if bit:
            self._code -= bound
            self._range -= bound
        else:
            self._range = bound
        while self._range < TOP:
            self._shift()
            self._range = (self._range << 8) & WORD
        return bit

    def _shift(self) -> None:
        if self._at > len(self._data) + AHEAD:
            raise BadDecisions("the decisions end too early")
        byte = self._data[self._at] if self._at < len(self._data) else 0
        self._at += 1
        self._code = (self._code << 8 | byte) & WORD

    @property
    def is_at_end(self) -> bool:
        """Was every byte looked at?"""
        return self._at == len(self._data) + AHEAD
