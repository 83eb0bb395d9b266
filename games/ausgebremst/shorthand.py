"""Compact decisions of Ausgebremst; see simulator/race/shorthand.py.

Most are a card driven in full, or a stack to draw from. The first byte of a decision:

    1 to 6    1 + its kind; choice and path follow, as in any game
    16 + n    play the card n; its steps follow, each the number of the way that it takes
    32 + n    draw from stack n           36 + n    take a card of the first hand from there

The kind of a step is the step before it: cars mostly keep to their lane.
"""

from collections.abc import Iterable, Iterator

from games.ausgebremst.rules.decisions import DRAW, PLAY, TAKE
from games.ausgebremst.rules.moves import WAY_BITS, steps_of
from games.ausgebremst.state.layouts import MOST_CARD, STACKS
from simulator.race.range_coder import Squeezed
from simulator.race.shorthand import HEAD, MORE, BadShorthand, Decision, Shorthand
from simulator.table.table import Row

PLAYED, DRAWN, TAKEN = 16, 32, 36
FIRST_STEP = MORE + 1
"""The sort of the first step of a car; of others it is `FIRST_STEP` + 1 + the step before."""
WAYS = 1 << WAY_BITS


class CardShorthand(Shorthand):
    """Cards and stacks in a byte each, steps in less than one."""

    def sorted_bytes_of(self, row: Row) -> Iterator[tuple[int, int]]:
        _, kind, choice, path = row
        if kind == PLAY and 0 < choice <= MOST_CARD and path > 0 and steps_of(path) == choice:
            yield HEAD, PLAYED + choice
            yield from _steps(path, choice)
        elif kind in (DRAW, TAKE) and choice < STACKS and not path:
            yield HEAD, (DRAWN if kind == DRAW else TAKEN) + choice
        else:
            yield from super().sorted_bytes_of(row)

    def decision_of(self, head: int, data: Squeezed) -> Decision:
        if PLAYED < head <= PLAYED + MOST_CARD:
            return PLAY, head - PLAYED, _read_steps(data, head - PLAYED)
        if DRAWN <= head < DRAWN + STACKS:
            return DRAW, head - DRAWN, 0
        if TAKEN <= head < TAKEN + STACKS:
            return TAKE, head - TAKEN, 0
        return super().decision_of(head, data)

    def texts_of(self, rows: Iterable[Row], seats: int) -> Iterator[str]:
        """Before cards had a form of their own they were written as in any game."""
        rows = list(rows)
        yield self.packed(rows, seats)
        yield Shorthand().packed(rows, seats)


SHORTHAND = CardShorthand()


def _steps(path: int, count: int) -> Iterator[tuple[int, int]]:
    sort = FIRST_STEP
    for step in reversed(range(count)):
        way = path >> WAY_BITS * step & WAYS - 1
        yield sort, way
        sort = FIRST_STEP + 1 + way


def _read_steps(data: Squeezed, count: int) -> int:
    path, sort = 1, FIRST_STEP
    for _ in range(count):
        way = data.read(sort)
        if way >= WAYS:
            raise BadShorthand(f"a step in way {way}: there are {WAYS}")
        path, sort = path << WAY_BITS | way, FIRST_STEP + 1 + way
    return path
