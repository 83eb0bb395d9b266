"""Reads decisions of MotoGrandPrix as records of version 1 have them; see
simulator/race/old_decisions.py.

They name what was chosen, and are short for default choices: flips instead of faces, and for the
path the lane of its end, if it is the default path to that end. The first byte
of a decision:

    1 to 6    keep the die with this face         9 to 15   start in lane 0 to 6
    7, 8      no slipstream, slipstream           from 16   16 + flips + 4 * bonus + 8 * end

The end of a ride is a lane from 0 to 5, or FORCED, GIVES_UP, SHORTER (a number follows: lane + 8 *
how many steps less than points), or WHOLE (choice and path follow in full). Then
come the dials: Engine + 8 * Front Tire.
"""

from trackwright.games.motograndprix.rules.decisions import (
    BY_FLIPS,
    FORCED,
    KEEP,
    ON_GRID,
    RIDE,
    SLIPSTREAM,
)
from trackwright.simulator.race.old_decisions import (
    LONGEST,
    Decision,
    OldDecisions,
    Squeezed,
    read_number,
)
from trackwright.simulator.race.written_decisions import BadDecisions

LANE_ENDS = 6
END_FORCED, END_GIVES_UP, END_SHORTER, END_WHOLE = range(LANE_ENDS, LANE_ENDS + 4)
NO_SLIPSTREAM, FIRST_LANE, FIRST_RIDE = 7, 9, 16
LAST_RIDE = FIRST_RIDE + 8 * END_WHOLE + 7
BONUS_BIT, GIVES_UP = 6, 1 << 14
DIALS, MOST_DIALS = 7, 127
"""Where a choice has Engine and Front Tire, and what they can be together."""


class MotoDecisions(OldDecisions):
    """Rides in two bytes, mostly."""

    def decision_of(self, head: int, data: Squeezed) -> Decision:
        if head > LAST_RIDE:
            raise BadDecisions(f"no decision has the number {head}")
        if head < NO_SLIPSTREAM:
            return KEEP, head, 0
        if head < FIRST_LANE:
            return SLIPSTREAM, head - NO_SLIPSTREAM, 0
        if head < FIRST_RIDE:
            return ON_GRID, head - FIRST_LANE, 0
        end, low = divmod(head - FIRST_RIDE, 8)
        if end == END_WHOLE:
            return RIDE, read_number(data, BY_FLIPS << 1), read_number(data, 1 << LONGEST)
        path = -1 - end if end < LANE_ENDS else FORCED
        if end == END_SHORTER:
            path = -1 - read_number(data, 128)
        choice = BY_FLIPS | low & 3 | (low >> 2) << BONUS_BIT
        choice |= read_number(data, MOST_DIALS + 1) << DIALS
        return RIDE, choice | (GIVES_UP if end == END_GIVES_UP else 0), path


OLD_DECISIONS = MotoDecisions()
