"""Decisions written short, so that a whole race fits a few hundred characters.

A row of a script is (bike, kind, choice, path). Told rows name faces and lanes; short rows name
what was chosen, and say little where a rider did the usual: flips instead of faces, and for the
path the lane of its end, if it is the path that the engine lays to that end. `shorten` makes short
rows and rides them, so what is written down is known to lead to the same race.

`packed` writes rows as bytes, squeezed and in base 85. They stand seat by seat: within a seat the
order counts, between seats it does not.

    0         the seat has no more                9 to 15   start in lane 0 to 6
    1 to 6    keep the die with this face         from 16   16 + flips + 4 * bonus + 8 * end
    7, 8      no slipstream, slipstream

The end of a ride is a lane from 0 to 5, or FORCED, GIVES_UP, SHORTER (a number follows: lane + 8 *
how many steps less than points), or WHOLE (choice and path follow as they were told, no more). Then
come the dials: Engine + 8 * Front Tire. Numbers are written seven bits a byte, lowest first, all
but the last byte marked.
"""

import base64
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from model.errors import TrackwrightError
from simulator.motograndprix import events
from simulator.motograndprix.decisions import (
    BY_FLIPS,
    FORCED,
    KEEP,
    LANE_BITS,
    ON_GRID,
    RIDE,
    SLIPSTREAM,
)
from simulator.motograndprix.state import SCRIPT_ROWS
from simulator.motograndprix.table import Table
from simulator.squeezing import EndOfBytes, Squeezed, squeeze

Row: TypeAlias = tuple[int, int, int, int]
LANE_ENDS = 6
END_FORCED, END_GIVES_UP, END_SHORTER, END_WHOLE = range(LANE_ENDS, LANE_ENDS + 4)
SEAT_ENDS, NO_SLIPSTREAM, FIRST_LANE, FIRST_RIDE = 0, 7, 9, 16
LAST_RIDE = FIRST_RIDE + 8 * END_WHOLE + 7
FACES_BITS, BONUS, GIVES_UP = 6, 1 << 6, 1 << 14
DIALS, MOST_DIALS = 7, 127
"""Where a choice has Engine and Front Tire, and what they can be together."""
HEAD, MORE = 0, 1
LONGEST_PATH = 60
"""Bits of a told path: a lane for each step and the mark before them fit."""


class BadShorthand(TrackwrightError):
    """Characters that stand for no decisions."""


def shorten(table: Table, twin: Table, seed: int, number: int) -> list[Row]:
    """Short rows of the race that `table` has just ridden; `twin`, where people sit, rides them."""
    told = table.script_told()
    rows = list(_short_rows(table, told))
    while True:
        twin.set_script(rows)
        twin.ride(seed, number)
        again = twin.script_told()
        wrong = next((i for i, row in enumerate(told) if again[i : i + 1] != [row]), None)
        if wrong is None:
            return rows
        assert rows[wrong] != told[wrong], "a told decision is not legal"
        rows[wrong] = told[wrong]


def _short_rows(table: Table, told: Sequence[Row]) -> Iterator[Row]:
    rides = iter(list(_rides(table)))
    for row in told:
        if row[1] != RIDE:
            yield row
            continue
        bike, kind, choice, path = row
        dice, contact, points = next(rides)
        flips = sum(1 << i for i, face in enumerate(dice) if face != choice >> 3 * i & 7)
        short = BY_FLIPS | flips | choice >> FACES_BITS << FACES_BITS
        yield bike, kind, short, _short_path(table, path, contact, points)


def _rides(table: Table) -> Iterator[tuple[Sequence[int], int, int]]:
    """Of each ride the dice before flips, whether it is in contact, and the points."""
    dice: dict[int, Sequence[int]] = {}
    due: tuple[Sequence[int], int] | None = None
    for row in table.events():
        kind, bike = row[1], row[2]
        if kind in (events.ROLL, events.COPY, events.ROLL_OFF):
            dice[bike] = [face for face in row[3:5] if face]
        elif kind == events.KEEP:
            dice[bike] = [row[3]]
        elif kind == events.MOVE and due:
            yield *due, row[5]
            due = None
        elif kind == events.RIDE:
            if due:
                yield *due, 0
            due = dice[bike], row[6]
    if due:
        yield *due, 0


def _short_path(table: Table, path: int, contact: int, points: int) -> int:
    steps = (path.bit_length() - 1) // LANE_BITS
    if contact and not table.race.rules.free_contact:
        return FORCED
    return -1 - (path & 7 | points - steps << LANE_BITS) if steps else path


def packed(rows: Iterable[Row], seats: int) -> str:
    """The rows as characters."""
    by_seat: list[list[Row]] = [[] for _ in range(seats)]
    for row in rows:
        by_seat[row[0]].append(row)
    return base64.b85encode(squeeze(_sorted_bytes(by_seat))).decode()


def _sorted_bytes(by_seat: Iterable[Iterable[Row]]) -> Iterator[tuple[int, int]]:
    """Each byte with its sort, which tells the coder what it resembles."""
    for rows in by_seat:
        for row in rows:
            head, *more = _bytes_of(row)
            yield HEAD, head
            for byte in more:
                yield MORE, byte
        yield HEAD, SEAT_ENDS


def _bytes_of(row: Row) -> bytes:
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
        return head + _number(choice) + _number(path)
    more = _number(-1 - path) if end == END_SHORTER else b""
    return head + more + _number(choice >> DIALS & MOST_DIALS)


def _end_of(choice: int, path: int) -> int:
    if not choice & BY_FLIPS or (path > 0 and not choice & GIVES_UP):
        return END_WHOLE
    if choice & GIVES_UP:
        return END_GIVES_UP
    if path == FORCED:
        return END_FORCED
    return -1 - path if -1 - path < LANE_ENDS else END_SHORTER


def _number(number: int) -> bytes:
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def unpacked(text: str, seats: int) -> list[Row]:
    """The rows that the characters stand for; BadShorthand if they stand for none."""
    rows: list[Row] = []
    try:
        data = Squeezed(base64.b85decode(text))
        for seat in range(seats):
            for decision in _decisions_of_seat(data):
                rows.append((seat, *decision))
                if len(rows) > SCRIPT_ROWS:
                    raise BadShorthand(f"more than {SCRIPT_ROWS} decisions")
    except (ValueError, EndOfBytes):
        raise BadShorthand(f"no decisions of {seats} seats in base 85") from None
    if packed(rows, seats) != text:
        raise BadShorthand(f"more than the decisions of {seats} seats")
    return rows


def _decisions_of_seat(data: Squeezed) -> Iterator[tuple[int, int, int]]:
    while (head := data.read(HEAD)) != SEAT_ENDS:
        if head > LAST_RIDE:
            raise BadShorthand(f"no decision has the number {head}")
        yield _decision(head, data)


def _decision(head: int, data: Squeezed) -> tuple[int, int, int]:
    if head < NO_SLIPSTREAM:
        return KEEP, head, 0
    if head < FIRST_LANE:
        return SLIPSTREAM, head - NO_SLIPSTREAM, 0
    if head < FIRST_RIDE:
        return ON_GRID, head - FIRST_LANE, 0
    end, low = divmod(head - FIRST_RIDE, 8)
    if end == END_WHOLE:
        return RIDE, _read_number(data, BY_FLIPS << 1), _read_number(data, 1 << LONGEST_PATH)
    path = -1 - end if end < LANE_ENDS else FORCED
    if end == END_SHORTER:
        path = -1 - _read_number(data, 128)
    choice = BY_FLIPS | low & 3 | (low >> 2) << FACES_BITS
    choice |= _read_number(data, MOST_DIALS + 1) << DIALS
    return RIDE, choice | (GIVES_UP if end == END_GIVES_UP else 0), path


def _read_number(data: Squeezed, below: int) -> int:
    """The number that comes next; `below` also bounds how far is read."""
    number, shift = 0, 0
    while True:
        byte = data.read(MORE)
        number |= (byte & 127) << shift
        shift += 7
        if number >= below or shift > LONGEST_PATH + 7:
            raise BadShorthand(f"a number of {below} or more")
        if byte < 128:
            return number
