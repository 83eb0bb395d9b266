"""Reads decisions of Ausgebremst as records of version 1 have them; see
simulator/race/old_decisions.py.

Most are a card that is driven in full, or a stack to draw from. The first byte of a decision:

    1 to 6    1 + its kind; choice and path follow, as of any game
    16 + n    play the card n; then come its steps, each the number of the way that it takes
    32 + n    draw from stack n           36 + n    take a card of the first hand from there

A step is of the sort of the step before it: cars mostly keep to their lane.
"""

from trackwright.games.ausgebremst.rules.decisions import DRAW, PLAY, TAKE
from trackwright.games.ausgebremst.rules.moves import WAY_BITS
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, STACKS
from trackwright.simulator.race.old_decisions import MORE, Decision, OldDecisions, Squeezed
from trackwright.simulator.race.written_decisions import BadDecisions

PLAYED, DRAWN, TAKEN = 16, 32, 36
FIRST_STEP = MORE + 1
"""The sort of the first step of a car; of others it is `FIRST_STEP` + 1 + the step before."""
WAYS = 1 << WAY_BITS


class CardDecisions(OldDecisions):
    """Cards and stacks in a byte each, steps in less than one."""

    def decision_of(self, head: int, data: Squeezed) -> Decision:
        if PLAYED < head <= PLAYED + MOST_CARD:
            return PLAY, head - PLAYED, _read_steps(data, head - PLAYED)
        if DRAWN <= head < DRAWN + STACKS:
            return DRAW, head - DRAWN, 0
        if TAKEN <= head < TAKEN + STACKS:
            return TAKE, head - TAKEN, 0
        return super().decision_of(head, data)


OLD_DECISIONS = CardDecisions()


def _read_steps(data: Squeezed, count: int) -> int:
    path, sort = 1, FIRST_STEP
    for _ in range(count):
        way = data.read(sort)
        if way >= WAYS:
            raise BadDecisions(f"a step in way {way}: there are {WAYS}")
        path, sort = path << WAY_BITS | way, FIRST_STEP + 1 + way
    return path
