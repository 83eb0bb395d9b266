"""Which spaces are taken: F-11."""

from trackwright.games.ausgebremst.state.layouts import WORD_BITS, Race
from trackwright.simulator.compiler.data.state import Table

IN_WORD = (1 << WORD_BITS) - 1


def is_marked(bits: Table, space: int) -> int:
    return bits[space >> WORD_BITS] >> (space & IN_WORD) & 1


def mark(bits: Table, space: int) -> None:
    bits[space >> WORD_BITS] |= 1 << (space & IN_WORD)


def clear_marks(race: Race, bits: Table) -> None:
    for word in range((race.road.spaces >> WORD_BITS) + 1):
        bits[word] = 0


def is_taken(race: Race, space: int) -> int:
    """F-11: is there a car on the space?"""
    return is_marked(race.taken, space)


def occupy(race: Race, car: int, space: int) -> None:
    race.space[car] = space
    mark(race.taken, space)


def vacate(race: Race, car: int) -> None:
    space = race.space[car]
    race.taken[space >> WORD_BITS] &= ~(1 << (space & IN_WORD))
