"""Simulated annealing over rows of pieces that stay closed.

A step exchanges a few pieces at one place, which moves the end of the lap, and at another place a
row of up to four pieces for one that moves it back: found in a table of all such rows by the exact
move that is needed. So every row that is ever judged closes exactly.
"""

from trackwright.design.kernel.judging import NEVER, judge, sum_of_breaches
from trackwright.design.kernel.states import (
    BREACH,
    CELLS_ACROSS,
    LONGEST_WORD,
    MOST_FOUND,
    MOST_PIECES,
    PARTS,
    Search,
)
from trackwright.simulator.table.streams import pick, seed_stream

FEWEST_PIECES = 4
MOST_EXCHANGED = 3
SPECIALS = 5
"""One in so many pieces is a special one, if there are any."""


def begin_search(search: Search, seed: int, number: int) -> int:
    """Judge the row that was laid out; burst `number` draws from a stream of its own."""
    seed_stream(search.stream, seed, number)
    search.steps = search.accepted = search.found = search.tick = 0
    for i in range(CELLS_ACROSS * CELLS_ACROSS):
        search.cell_tick[i] = 0
    search.new_length, search.new_heading = search.length, search.heading
    for i in range(search.length):
        search.new_row[i] = search.row[i]
    search.energy = judge(search, NEVER - 1)
    search.heading = search.new_heading
    search.least_breaches = NEVER
    note_nearest(search)
    return search.energy


def run_steps(search: Search, begin: int, end: int, of: int, hot: int, cold: int) -> int:
    """These of so many steps while it cools from one temperature to the other; returns how many
    rows were found that have all that was wished for."""
    for i in range(begin, end):
        if search.found == MOST_FOUND:
            break
        one_step(search, hot + (cold - hot) * i // of)
    return search.found


def one_step(search: Search, temperature: int) -> None:
    search.steps += 1
    changed = change_lap(search) if search.wanted.lap else change_course(search)
    if not changed:
        return
    limit = search.energy + temperature * search.wanted.chance[pick(search.stream, 1024)] // BREACH
    energy = judge(search, limit)
    if energy > limit:
        return
    search.accepted += 1
    search.energy, search.length, search.heading = energy, search.new_length, search.new_heading
    for i in range(search.length):
        search.row[i] = search.new_row[i]
    note_nearest(search)


def note_nearest(search: Search) -> None:
    """Keep the row if it has all that was wished for, and the costs of the nearest one."""
    breaches = sum_of_breaches(search)
    if breaches < search.least_breaches:
        search.least_breaches = breaches
        for i in range(PARTS):
            search.nearest_part[i] = search.part[i]
    if breaches == 0 and search.found < MOST_FOUND:
        at = search.found
        search.found += 1
        search.found_length[at], search.found_heading[at] = search.length, search.heading
        search.found_energy[at] = search.energy
        for i in range(search.length):
            search.found_row[at][i] = search.row[i]


# --- changes --------------------------------------------------------------------------------------


def piece_from(search: Search, begin: int, i: int) -> int:
    """Piece i of the row, counted from another beginning."""
    return search.row[(begin + i) % search.length]


def may_open(search: Search, begin: int, first: int, count: int) -> int:
    """May all of these pieces be exchanged; if there are none, may others be laid there?"""
    if count == 0 and search.pieces.joined[piece_from(search, begin, first)]:
        return 0
    for i in range(first, first + count):
        if piece_from(search, begin, i) >= search.pieces.free:
            return 0
    return 1


def word_length(search: Search, removed: int) -> int:
    """How many pieces take the place of the removed ones: often as many, else any number."""
    chance = pick(search.stream, 10)
    if chance < 3:
        return 0
    return removed if chance < 6 else pick(search.stream, MOST_EXCHANGED + 1)


def any_piece(search: Search) -> int:
    """A piece to lay; special ones come often, for each of them is wanted."""
    plain, laid = search.pieces.plain, search.pieces.laid
    if laid > plain and pick(search.stream, SPECIALS) == 0:
        return plain + pick(search.stream, laid - plain)
    return pick(search.stream, plain)


def change_course(search: Search) -> int:
    """Exchange a few pieces somewhere between start and finish."""
    n = search.length
    at = 1 + pick(search.stream, n - 1)
    removed = min(pick(search.stream, MOST_EXCHANGED + 1), n - 1 - at)
    laid = word_length(search, removed)
    if not may_open(search, 0, at, removed) or n - removed + laid >= MOST_PIECES:
        return 0
    for i in range(at):
        search.new_row[i] = search.row[i]
    for i in range(laid):
        search.new_row[at + i] = any_piece(search)
    for i in range(at + removed, n):
        search.new_row[i - removed + laid] = search.row[i]
    search.new_length, search.new_heading = n - removed + laid, search.heading
    return removed + laid


def change_lap(search: Search) -> int:
    """Exchange a few pieces behind a joint, and a few others so that the lap closes again."""
    n = search.length
    begin = pick(search.stream, n)
    removed = pick(search.stream, MOST_EXCHANGED + 1)
    laid = word_length(search, removed)
    if removed > n - FEWEST_PIECES or n + laid + LONGEST_WORD >= MOST_PIECES:
        return 0
    if not may_open(search, begin, 0, removed):
        return 0
    walk_old(search, begin)
    for i in range(8):
        search.point[i] = 0
    heading = search.old_turn[0]
    for i in range(laid):
        piece = any_piece(search)
        search.new_row[i] = piece
        move_on(search, heading & 15, piece)
        heading += search.pieces.turn[piece]
    return close_again(search, begin, removed, laid, heading)


def walk_old(search: Search, begin: int) -> None:
    """The exact point and total turn before each piece of the old row, from this beginning on."""
    pieces, n = search.pieces, search.length
    turn = search.heading
    for i in range(begin):
        turn += pieces.turn[search.row[i]]
    turn &= 15
    for k in range(8):
        search.old_point[0][k] = 0
    for i in range(n):
        search.old_turn[i] = turn
        piece = piece_from(search, begin, i)
        for k in range(8):
            search.old_point[i + 1][k] = search.old_point[i][k] + pieces.step[turn & 15][piece][k]
        turn += pieces.turn[piece]
    search.old_turn[n] = turn


def move_on(search: Search, heading: int, piece: int) -> None:
    for k in range(8):
        search.point[k] += search.pieces.step[heading][piece][k]


def close_again(search: Search, begin: int, removed: int, laid: int, heading: int) -> int:
    """Choose one of the ways to close the lap at random, with the row on from the changed pieces;
    0 if there is none."""
    n, ways, joined = search.length, 0, search.pieces.joined
    chosen_from = chosen_to = chosen_slot = 0
    skip = pick(search.stream, 2)
    for i in range(removed, n + 1):
        for j in range(i, min(i + LONGEST_WORD, n) + 1):
            if j > i and piece_from(search, begin, j - 1) >= search.pieces.free:
                break
            if (i + j + skip) & 1 or (i == j and joined[piece_from(search, begin, i)]):
                continue
            slot = closing(search, j, heading)
            if slot >= 0:
                ways += 1
                if pick(search.stream, ways) == 0:
                    chosen_from, chosen_to, chosen_slot = i, j, slot
        if i < n:
            piece = piece_from(search, begin, i)
            move_on(search, heading & 15, piece)
            heading += search.pieces.turn[piece]
    if ways == 0:
        return 0
    return write_lap(search, begin, removed, laid, chosen_from, chosen_to, chosen_slot)


def closing(search: Search, j: int, heading: int) -> int:
    """The slot of the rows from the present point to where piece j of the old row begins; -1 if
    there are none."""
    closings = search.closings
    way = heading & 15
    key = search.old_turn[j] - heading
    for k in range(8):
        key += (search.old_point[j][k] - search.point[k]) * closings.odd[(16 - way) & 15][k]
    at = (key ^ (key >> 23) ^ (key >> 41)) & closings.mask
    while closings.first[at]:
        if closings.key[at] == key:
            return at
        at = (at + 1) & closings.mask
    return -1


def write_lap(
    search: Search, begin: int, removed: int, laid: int, start: int, end: int, slot: int
) -> int:
    """The changed row: the laid pieces are there already; returns 0 if nothing has changed."""
    closings, n = search.closings, search.length
    word = closings.words[closings.first[slot] - 1 + pick(search.stream, closings.count[slot])]
    count = word & 7
    if n - removed + laid - (end - start) + count < FEWEST_PIECES:
        return 0
    at = laid
    for i in range(removed, start):
        search.new_row[at] = piece_from(search, begin, i)
        at += 1
    for _ in range(count):
        word >>= 8
        search.new_row[at] = word & 255
        at += 1
    for i in range(end, n):
        search.new_row[at] = piece_from(search, begin, i)
        at += 1
    search.new_length, search.new_heading = at, search.old_turn[0] & 15
    if at != n:
        return 1
    for i in range(n):
        if search.new_row[i] != piece_from(search, begin, i):
            return 1
    return 0
