"""Compresses bytes with an adaptive binary range coder like that of LZMA.

Every bit of a byte is coded with a probability learnt from the earlier bits of the same byte and
the earlier bytes of the same kind. There is no header, so short texts stay short, and the output is
the same on any machine.
"""

from collections.abc import Iterable

CHANCE_BITS = 16
TOP = 1 << 24
WORD = 0xFFFFFFFF
MOST_SEEN = 1 << 12
"""Beyond this total, old observations count less."""
PAST_END = 8
"""Bytes that a decoder may look ahead past the end."""


class EndOfBytes(Exception):
    """More bytes were requested than were compressed."""


class _Chances:
    """For each kind and each prefix of a byte, how often a 0 and a 1 followed."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], list[int]] = {}

    def of_zero(self, sort: int, node: int) -> int:
        """The probability of a 0, out of 1 << CHANCE_BITS."""
        zeros, ones = self._seen.setdefault((sort, node), [0, 0])
        return ((3 * zeros + 1) << CHANCE_BITS) // (3 * (zeros + ones) + 2)

    def learn(self, sort: int, node: int, bit: int) -> None:
        seen = self._seen[sort, node]
        seen[bit] += 1
        if seen[bit] > MOST_SEEN:
            seen[:] = [seen[0] >> 1, seen[1] >> 1]


def squeeze(items: Iterable[tuple[int, int]]) -> bytes:
    """Compresses the bytes of (kind, byte)."""
    coder = _Squeezer()
    for sort, byte in items:
        coder.write(sort, byte)
    return coder.finish()


class _Squeezer:
    def __init__(self) -> None:
        self._chances = _Chances()
        self._low, self._range = 0, WORD
        self._out = bytearray()

    def write(self, sort: int, byte: int) -> None:
        node = 1
        for shift in range(7, -1, -1):
            bit = byte >> shift & 1
            bound = (self._range >> CHANCE_BITS) * self._chances.of_zero(sort, node)
            if bit:
                self._low += bound
                self._range -= bound
            else:
                self._range = bound
            self._chances.learn(sort, node, bit)
            node = node << 1 | bit
            while self._range < TOP:
                self._shift()

    def _shift(self) -> None:
        if self._low > WORD:
            self._carry()
        self._out.append(self._low >> 24)
        self._low = (self._low << 8) & WORD
        self._range = (self._range << 8) & WORD

    def _carry(self) -> None:
        self._low &= WORD
        at = len(self._out) - 1
        while self._out[at] == 0xFF:
            self._out[at] = 0
            at -= 1
        self._out[at] += 1

    def finish(self) -> bytes:
        """The bytes, including one that separates the last number from its neighbours."""
        self._low += TOP - 1
        self._shift()
        return bytes(self._out)


class Squeezed:
    """Compressed bytes, read one by one."""

    def __init__(self, data: bytes) -> None:
        self._chances = _Chances()
        self._data, self._at = data, 0
        self._range, self._code = WORD, 0
        for _ in range(4):
            self._shift()
        self._range = WORD

    def read(self, sort: int) -> int:
        """The next byte, which is of this kind; EndOfBytes when far beyond the end."""
        node = 1
        while node < 256:
            bound = (self._range >> CHANCE_BITS) * self._chances.of_zero(sort, node)
            bit = 1 if self._code >= bound else 0
            if bit:
                self._code -= bound
                self._range -= bound
            else:
                self._range = bound
            self._chances.learn(sort, node, bit)
            node = node << 1 | bit
            while self._range < TOP:
                self._shift()
        return node - 256

    def _shift(self) -> None:
        if self._at > len(self._data) + PAST_END:
            raise EndOfBytes
        byte = self._data[self._at] if self._at < len(self._data) else 0
        self._at += 1
        self._code = (self._code << 8 | byte) & WORD
        self._range = (self._range << 8) & WORD
