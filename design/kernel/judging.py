"""How far a row of pieces is from the wishes: its parts, summed up with their weights."""

from trackwright.design.kernel.states import (
    BOARD,
    BREACH,
    CELLS_ACROSS,
    CHICANES,
    CORNERS,
    CROWDED,
    GENTLE,
    HAIRPINS,
    LONGEST,
    MUSTS,
    OUTLINE,
    OUTLINE_POINTS,
    OVERLAP,
    PARTS,
    PLACE,
    POSITIONS,
    RATING,
    RHYTHM,
    SHORTS,
    SIDES,
    SPACES,
    START,
    STOCK,
    UNITS_PER_MM,
    USED,
    Search,
)
from trackwright.simulator.compiler.data.state import Table

NEVER = 1 << 50
LONG_STRAIGHT = 8
LONG_CORNER = 8
MOST_HARDEST = 2
GENTLE_TURN = 2
HAIRPIN = 8
"""Sixteenths of a turn from which a corner is a hairpin."""


def judge(search: Search, limit: int) -> int:
    """The energy of the changed row; NEVER as soon as it exceeds the limit."""
    for i in range(PARTS):
        search.part[i] = 0
    energy = judge_box(search)
    if energy > limit:
        return NEVER
    energy += judge_rhythm(search)
    if energy > limit:
        return NEVER
    walk(search)
    energy += judge_board(search)
    if energy > limit:
        return NEVER
    energy += judge_overlap(search, limit - energy)
    if energy > limit:
        return NEVER
    if search.wanted.outline > 0:
        energy += judge_outline(search)
    return energy if energy <= limit else NEVER


def weighed(search: Search, part: int, cost: int) -> int:
    """Notes a cost and returns it with its weight."""
    search.part[part] = cost
    return cost * search.wanted.weight[part] // BREACH


def outside(value: int, least: int, most: int) -> int:
    """How far a value is outside of its range."""
    return least - value if value < least else max(0, value - most)


def sum_of_breaches(search: Search) -> int:
    """The musts that the changed row misses."""
    total = 0
    for i in range(MUSTS):
        total += search.part[i]
    return total


# --- pieces ---------------------------------------------------------------------------------------


def judge_box(search: Search) -> int:
    """Pieces beyond the box, pieces that were to be used, and the length."""
    pieces, wanted = search.pieces, search.wanted
    for kind in range(wanted.kinds):
        search.used[kind] = 0
    positions = 0
    misplaced = 0
    for i in range(search.new_length):
        piece = search.new_row[search.new_length - 1 - i]
        search.used[pieces.kind[piece]] += 1
        positions += pieces.columns[piece]
        if pieces.due[piece] >= 0:
            over = (positions - pieces.due[piece]) & 7
            misplaced += min(over, 8 - over)
    missing = 0
    unused = 0
    for kind in range(wanted.kinds):
        missing += max(0, search.used[kind] - wanted.most_of[kind])
        unused += max(0, wanted.least_of[kind] - search.used[kind])
    away = outside(positions, wanted.least_positions, wanted.most_positions)
    energy = weighed(search, STOCK, missing * BREACH)
    energy += weighed(search, USED, unused * BREACH)
    energy += weighed(search, PLACE, misplaced * BREACH)
    energy += weighed(search, SPACES, judge_lanes(search) * BREACH)
    return energy + weighed(search, POSITIONS, away * BREACH)


def judge_lanes(search: Search) -> int:
    """How many spaces the best lane has too many or too few."""
    pieces, wanted = search.pieces, search.wanted
    best = wanted.period if wanted.lanes else 0
    for lane in range(wanted.lanes):
        spaces = 0
        for i in range(search.new_length):
            spaces += pieces.spaces[lane][search.new_row[i]]
        over = spaces % wanted.period
        best = min(best, over, wanted.period - over)
    return best


# --- corners and straights ------------------------------------------------------------------------


def first_of_a_run(search: Search) -> int:
    """The first piece of a straight, or of a corner if the lap has no straight; -1 if everything
    turns one way."""
    if search.wanted.lap == 0:
        return 0
    curve, found = search.pieces.curve, -1
    before = curve[search.new_row[search.new_length - 1]]
    for i in range(search.new_length):
        here = curve[search.new_row[i]]
        if here != before:
            found = i
            if here == 0:
                return i
        before = here
    return found


def judge_rhythm(search: Search) -> int:
    """Corners and straights, and whether the guidelines about difficulties can be met."""
    pieces, wanted, n = search.pieces, search.wanted, search.new_length
    begin = first_of_a_run(search)
    if begin < 0:
        return NEVER
    corners = hairpins = gentle = longest = ones = chicanes = sides = 0
    hard = easy = short_sharp = forced = 0
    start = 0
    before = straight = last_side = 0
    first_side = 0
    i = 0
    while i < n:
        curve = pieces.curve[search.new_row[(begin + i) % n]]
        positions = turn = sharp = startable = from_start = 0
        while i < n and pieces.curve[search.new_row[(begin + i) % n]] == curve:
            piece = search.new_row[(begin + i) % n]
            positions += pieces.columns[piece]
            turn += pieces.turn[piece]
            sharp |= pieces.sharp[piece]
            if piece == wanted.start_piece or from_start > 0:
                from_start += pieces.columns[piece]
            if piece < pieces.laid and pieces.kind[piece] == wanted.start_kind:
                startable = 1
            i += 1
        if curve == 0:
            longest = max(longest, positions)
            ones += positions == 1
            straight = positions
            if from_start > 0:
                ahead = min(from_start, wanted.start_length - wanted.behind_start)
                behind = min(positions - from_start, wanted.behind_start)
                start = max(start, ahead + behind)
            if startable:
                start = max(start, positions)
        else:
            corners += 1
            hairpins += abs(turn) >= HAIRPIN
            gentle += abs(turn) <= GENTLE_TURN
            long_before = straight >= LONG_STRAIGHT
            if sharp or long_before:
                hard += 1
            else:
                easy += 1
            if sharp and positions <= LONG_CORNER:
                short_sharp += 1
                forced += long_before
            if last_side != 0 and last_side != curve:
                sides += 1
                chicanes += straight == 0
            if first_side == 0:
                first_side = curve
            last_side = curve
            straight = 0
        before = curve
    if wanted.lap and first_side != 0 and last_side != first_side:
        sides += 1
        chicanes += pieces.curve[search.new_row[begin]] != 0 and before != 0
    unrated = 0
    if wanted.rating:
        unrated = max(0, forced - MOST_HARDEST)
        unrated += max(0, hard - min(MOST_HARDEST, short_sharp) - easy - 1)
    energy = weighed(search, RATING, unrated * BREACH)
    energy += weighed(search, START, max(0, wanted.start_length - start) * BREACH)
    away = outside(corners, wanted.least_corners, wanted.most_corners)
    energy += weighed(search, CORNERS, away * BREACH)
    away = outside(hairpins, wanted.least_hairpins, wanted.most_hairpins)
    energy += weighed(search, HAIRPINS, away * BREACH)
    away = outside(longest, wanted.least_longest, wanted.most_longest)
    energy += weighed(search, LONGEST, away * BREACH)
    energy += weighed(search, SHORTS, ones * BREACH)
    away = outside(corners, wanted.few_corners, wanted.many_corners)
    energy += weighed(search, RHYTHM, away * BREACH)
    energy += weighed(search, GENTLE, max(0, gentle * BREACH - corners * wanted.usual_gentle))
    energy += weighed(search, CHICANES, chicanes * BREACH)
    return energy + weighed(search, SIDES, sides * BREACH)


# --- on the table ---------------------------------------------------------------------------------


def walk(search: Search) -> None:
    """Samples along the centre line, and the heading of each piece."""
    pieces = search.pieces
    x = y = count = 0
    heading = search.new_heading
    for i in range(search.new_length):
        piece = search.new_row[i]
        search.turned[i] = heading
        for k in range(pieces.samples[piece]):
            search.sample_x[count] = x + pieces.sample_x[heading][piece][k]
            search.sample_y[count] = y + pieces.sample_y[heading][piece][k]
            count += 1
        x += pieces.x[heading][piece]
        y += pieces.y[heading][piece]
        heading = (heading + pieces.turn[piece]) & 15
    search.samples = count


def judge_board(search: Search) -> int:
    """Millimetres beyond the board, in the best of four turnings."""
    wanted = search.wanted
    if wanted.board_long == 0:
        return 0
    over = over_board(search, 0)
    best = 0
    for turning in range(1, 4):
        if over > 0:
            other = over_board(search, turning)
            if other < over:
                over, best = other, turning
    if best:
        search.new_heading = (search.new_heading + best) & 15
        walk(search)
    return weighed(search, BOARD, over * BREACH // (10 * UNITS_PER_MM))


def over_board(search: Search, turning: int) -> int:
    """How far a row turned by so many sixteenths goes beyond the board."""
    pieces, wanted = search.pieces, search.wanted
    left = right = bottom = top = x = y = 0
    if turning == 0:
        for k in range(search.samples):
            left = min(left, search.sample_x[k])
            right = max(right, search.sample_x[k])
            bottom = min(bottom, search.sample_y[k])
            top = max(top, search.sample_y[k])
    else:
        for i in range(search.new_length):
            piece, heading = search.new_row[i], (search.turned[i] + turning) & 15
            for k in range(pieces.samples[piece]):
                at_x = x + pieces.sample_x[heading][piece][k]
                at_y = y + pieces.sample_y[heading][piece][k]
                left = min(left, at_x)
                right = max(right, at_x)
                bottom = min(bottom, at_y)
                top = max(top, at_y)
            x += pieces.x[heading][piece]
            y += pieces.y[heading][piece]
    width, height = right - left, top - bottom
    along, across = max(width, height), min(width, height)
    return max(0, along - wanted.board_long) + max(0, across - wanted.board_short)


def judge_overlap(search: Search, limit: int) -> int:
    """Samples too near to others, by how much. They are sorted into square cells, and compared
    with those in the cells around."""
    wanted = search.wanted
    shift, count = wanted.cell_shift, search.samples
    search.tick += 1
    search.crowded = 0
    tick = search.tick
    cost = 0
    weight = wanted.weight[OVERLAP]
    for k in range(count):
        column, line = search.sample_x[k] >> shift, search.sample_y[k] >> shift
        before = search.crowded
        for beside in range(-1, 2):
            for above in range(-1, 2):
                cell = ((column + beside) & 63) + CELLS_ACROSS * ((line + above) & 63)
                if search.cell_tick[cell] == tick:
                    cost += nearness(search, k, search.cell[cell])
        search.crowded = min(search.crowded, before + 1)
        if cost * weight // BREACH > limit:
            return NEVER
        cell = (column & 63) + CELLS_ACROSS * (line & 63)
        search.next_in_cell[k] = search.cell[cell] if search.cell_tick[cell] == tick else -1
        search.cell[cell] = k
        search.cell_tick[cell] = tick
    share = 2 * BREACH * search.crowded // max(1, count)
    energy = weighed(search, CROWDED, 10 * max(0, share - wanted.usual_crowd))
    return energy + weighed(search, OVERLAP, cost)


def nearness(search: Search, k: int, other: int) -> int:
    """What the samples of a cell cost that are too near to sample k."""
    wanted = search.wanted
    x, y, near = search.sample_x[k], search.sample_y[k], wanted.near
    around = search.samples if wanted.lap else 1 << 30
    cost = 0
    while other >= 0:
        dx, dy = search.sample_x[other] - x, search.sample_y[other] - y
        square = dx * dx + dy * dy
        if square < wanted.crowd * wanted.crowd:
            along = min(k - other, around - k + other)
            if along > wanted.apart and square < near * near:
                cost += 150 + BREACH * (near * near - square) // (near * near)
            if along > wanted.apart_crowd:
                search.crowded += 1
        other = search.next_in_cell[other]
    return cost


# --- an outline -----------------------------------------------------------------------------------


def judge_outline(search: Search) -> int:
    """How unlike the outline: 1 - correlation squared of points along both, whatever their size,
    direction and beginning."""
    away = unlike_outline(search)
    search.part[OUTLINE] = max(0, away - search.wanted.outline) // 10
    return away * search.wanted.weight[OUTLINE] // 1_000_000


def unlike_outline(search: Search) -> int:
    """In millionths."""
    wanted, count = search.wanted, search.samples
    points = OUTLINE_POINTS
    middle_x = middle_y = 0
    for i in range(points):
        middle_x += search.sample_x[i * count // points]
        middle_y += search.sample_y[i * count // points]
    middle_x //= points
    middle_y //= points
    power = 1
    for i in range(points):
        # millimetres from here on, in the tables that the overlap is through with
        dx = (search.sample_x[i * count // points] - middle_x) // UNITS_PER_MM
        dy = (search.sample_y[i * count // points] - middle_y) // UNITS_PER_MM
        search.cell[i] = dx
        search.cell[points + i] = dx
        search.cell[2 * points + i] = dy
        search.cell[3 * points + i] = dy
        power += dx * dx + dy * dy
    best = 0
    for offset in range(points):
        best = max(best, match(wanted.outline_x, wanted.outline_y, search.cell, offset))
    return 1_000_000 - best // power * 1_000_000 // wanted.outline_power


def match(outline_x: Table, outline_y: Table, own: Table, offset: int) -> int:
    """The squared correlation of the outline with the own points from an offset on."""
    real = imaginary = 0
    for i in range(OUTLINE_POINTS):
        x, y = own[offset + i], own[2 * OUTLINE_POINTS + offset + i]
        real += x * outline_x[i] + y * outline_y[i]
        imaginary += y * outline_x[i] - x * outline_y[i]
    return real * real + imaginary * imaginary
