"""Decisions of MotoGrandPrix written short; see simulator/race/shorthand.py.

Told rows name faces and lanes; short rows name what was chosen, and say little where a rider did
the usual: flips instead of faces, and for the path the lane of its end, if it is the path that the
engine lays to that end. The first byte of a decision:

    1 to 6    keep the die with this face         9 to 15   start in lane 0 to 6
    7, 8      no slipstream, slipstream           from 16   16 + flips + 4 * bonus + 8 * end

The end of a ride is a lane from 0 to 5, or FORCED, GIVES_UP, SHORTER (a number follows: lane + 8 *
how many steps less than points), or WHOLE (choice and path follow as they were told, no more). Then
come the dials: Engine + 8 * Front Tire.
"""

from games.motograndprix.rules.decisions import BY_FLIPS, FORCED, KEEP, ON_GRID, RIDE, SLIPSTREAM
from simulator.race.range_coder import Squeezed
from simulator.race.shorthand import (
    LONGEST,
    BadShorthand,
    Decision,
    Shorthand,
    number_bytes,
    read_number,
    twin,
)
from simulator.table.table import Row, Table

LANE_ENDS = 6
END_FORCED, END_GIVES_UP, END_SHORTER, END_WHOLE = range(LANE_ENDS, LANE_ENDS + 4)
NO_SLIPSTREAM, FIRST_LANE, FIRST_RIDE = 7, 9, 16
LAST_RIDE = FIRST_RIDE + 8 * END_WHOLE + 7
BONUS_BIT, BONUS, GIVES_UP = 6, 1 << 6, 1 << 14
DIALS, MOST_DIALS = 7, 127
"""Where a choice has Engine and Front Tire, and what they can be together."""


class MotoShorthand(Shorthand):
    """Rides in two bytes, mostly."""

    def shorten(self, table: Table, seed: int, number: int) -> list[Row]:
        """Ride the decisions that were told, and tell each as short as it can be read."""
        again = twin(table)
        again.set_script(table.script_told())
        again.race.shortens = 1
        again.ride(seed, number)
        assert again.rows() == table.rows(), "what was told does not lead to the same race"
        return again.script_told()

    def bytes_of(self, row: Row) -> bytes:
        _, kind, choice, path = row
        if kind == KEEP:
            return bytes([choice])
        if kind == SLIPSTREAM:
            return bytes([NO_SLIPSTREAM + choice])
        if kind == ON_GRID:
            return bytes([FIRST_LANE + choice])
        end = _end_of(choice, path)
        head = bytes([FIRST_RIDE + (choice & 3) + (4 if choice & BONUS else 0) + 8 * end])
        if end == END_WHOLE:
            return head + number_bytes(choice) + number_bytes(path)
        more = number_bytes(-1 - path) if end == END_SHORTER else b""
        return head + more + number_bytes(choice >> DIALS & MOST_DIALS)

    def decision_of(self, head: int, data: Squeezed) -> Decision:
        if head > LAST_RIDE:
            raise BadShorthand(f"no decision has the number {head}")
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


SHORTHAND = MotoShorthand()


def _end_of(choice: int, path: int) -> int:
    if not choice & BY_FLIPS or (path > 0 and not choice & GIVES_UP):
        return END_WHOLE
    if choice & GIVES_UP:
        return END_GIVES_UP
    if path == FORCED:
        return END_FORCED
    return -1 - path if -1 - path < LANE_ENDS else END_SHORTER
