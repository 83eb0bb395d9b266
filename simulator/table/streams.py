"""Random numbers of a race: xoshiro128++ in four 32-bit words, kept inside 64-bit integers.

The same numbers come out compiled and as plain Python, on any machine. Race i of a batch draws from
a stream that depends only on (seed, i), so any race can be replayed by itself; bots draw from their
own stream, so that what a bot thinks does not change the dice.
"""

from trackwright.simulator.compiler.data.state import Table

WORD = 0xFFFFFFFF
FACES = 6


def mixed(word: int) -> int:
    """A thoroughly mixed 32-bit word (the finisher of MurmurHash3, factors kept below 2**31)."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & WORD
    return word ^ (word >> 16)


def seed_stream(stream: Table, seed: int, number: int) -> None:
    """Start the stream of race `number` of a batch."""
    word = mixed((seed & WORD) ^ 0x9E3779B9)
    word = mixed(word ^ ((seed >> 32) & WORD))
    word = mixed(word ^ (number & WORD))
    word = mixed(word ^ ((number >> 32) & WORD))
    for i in range(4):
        word = mixed((word + 0x9E3779B9) & WORD)
        stream[i] = word
    stream[0] |= 1


def next_word(stream: Table) -> int:
    """The next 32 random bits."""
    a, b, c, d = stream[0], stream[1], stream[2], stream[3]
    total = (a + d) & WORD
    word = ((((total << 7) & WORD) | (total >> 25)) + a) & WORD
    c ^= a
    d ^= b
    stream[1] = b ^ c
    stream[0] = a ^ d
    stream[2] = c ^ ((b << 9) & WORD)
    stream[3] = ((d << 11) & WORD) | (d >> 21)
    return word


def pick(stream: Table, count: int) -> int:
    """One of 0 .. count - 1 (uneven by less than count in four thousand million)."""
    return (next_word(stream) * count) >> 32


def throw_die(stream: Table) -> int:
    """1 to 6."""
    return 1 + pick(stream, FACES)
