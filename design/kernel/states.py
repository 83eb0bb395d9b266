"""What the kernel reads and writes. Lengths are in units of 1/64 mm; costs in thousandths of a
breach, so that everything is a whole number and the same on any machine."""

from typing import Annotated

from trackwright.simulator.compiler.data.state import State, Table, Table2, Table3

UNITS_PER_MM = 64
BREACH = 1000
MOST_PIECES = 192
"""Of a row."""
MOST_CODES = 192
MOST_SAMPLES = 24
"""Of a piece's centre line."""
MOST_ROW_SAMPLES = 2048
CELLS_ACROSS = 64
MOST_SLOTS = 1 << 19
MOST_WORDS = 1 << 18
LONGEST_WORD = 4
"""Pieces of a row that closes a lap again."""
MOST_FOUND = 400
MOST_LANES = 8
OUTLINE_POINTS = 32

# Parts of a row's cost. The first ones are musts: a row without them has all that was wished for.
STOCK, USED, POSITIONS, START, CORNERS, HAIRPINS, LONGEST, RATING, BOARD, OVERLAP = range(10)
OUTLINE, PLACE, SPACES = 10, 11, 12
MUSTS = 13
CHICANES, SIDES, SHORTS, RHYTHM, GENTLE, CROWDED = 13, 14, 15, 16, 17, 18
PARTS = 19


class Pieces(State):
    """The pieces that rows are made of, by number: those that may be laid first, straights before
    corners, and those that may not be exchanged last."""

    count: int
    plain: int
    """Pieces with lower numbers are plain, those from it on up to `laid` are special."""
    laid: int
    """Pieces with lower numbers may be laid."""
    free: int
    """Pieces with lower numbers may be exchanged."""
    joined: Annotated[Table, MOST_CODES]
    """1: it stays right behind the piece before it."""
    turn: Annotated[Table, MOST_CODES]
    columns: Annotated[Table, MOST_CODES]
    kind: Annotated[Table, MOST_CODES]
    """The kind that it is in the box."""
    curve: Annotated[Table, MOST_CODES]
    """1 turns left, -1 right, 0 is straight."""
    sharp: Annotated[Table, MOST_CODES]
    due: Annotated[Table, MOST_CODES]
    """How many positions from its beginning to the finish, but for multiples of eight; -1: any."""
    spaces: Annotated[Table2, MOST_LANES, MOST_CODES]
    """Of each lane."""
    step: Annotated[Table3, 16, MOST_CODES, 8]
    """The exact move over a piece for each heading."""
    x: Annotated[Table2, 16, MOST_CODES]
    y: Annotated[Table2, 16, MOST_CODES]
    samples: Annotated[Table, MOST_CODES]
    sample_x: Annotated[Table3, 16, MOST_CODES, MOST_SAMPLES]
    sample_y: Annotated[Table3, 16, MOST_CODES, MOST_SAMPLES]


class Closings(State):
    """All rows of up to four pieces, by the move they make, in a hash table."""

    mask: int
    key: Annotated[Table, MOST_SLOTS]
    first: Annotated[Table, MOST_SLOTS]
    """Index of the first word of this key plus 1; 0 = an empty slot."""
    count: Annotated[Table, MOST_SLOTS]
    words: Annotated[Table, MOST_WORDS]
    """Length, then piece by piece, eight bits each."""
    odd: Annotated[Table2, 16, 8]
    """What the key of a point turned by the row number is summed with."""


class Wanted(State):
    """The wishes, and the weights of what is missed."""

    lap: int
    """1: a closed lap; 0: a course from a start to a finish."""
    most_of: Annotated[Table, MOST_CODES]
    least_of: Annotated[Table, MOST_CODES]
    kinds: int
    lanes: int
    """Of which one has a multiple of `period` spaces; 0: that does not matter."""
    period: int
    least_positions: int
    most_positions: int
    least_corners: int
    most_corners: int
    least_hairpins: int
    most_hairpins: int
    least_longest: int
    most_longest: int
    start_length: int
    """Positions of the straight for the start; 0 if that does not matter."""
    behind_start: int
    """How many of them are behind the start piece."""
    start_kind: int
    """The kind of straight that becomes the start; -1 if the start is a piece of the row."""
    start_piece: int
    """The start, if it is a piece of the row; else -1."""
    rating: int
    """1: difficulties by the guidelines of MotoGrandPrix have to be possible."""
    few_corners: int
    many_corners: int
    """Fewer look dull, more look like a worm."""
    usual_gentle: int
    """The share of corners of 45° or less, in thousandths."""
    board_long: int
    board_short: int
    """For the centre line; 0 = no board."""
    near: int
    """Centre lines nearer than this overlap."""
    crowd: int
    """Centre lines nearer than this look crowded."""
    usual_crowd: int
    """The share of such road in other circuits, in thousandths."""
    cell_shift: int
    apart: int
    """Samples along the road within which nearness is no overlap."""
    apart_crowd: int
    outline: int
    """How far from the outline a row may be, in millionths; 0 = no outline."""
    outline_x: Annotated[Table, OUTLINE_POINTS]
    outline_y: Annotated[Table, OUTLINE_POINTS]
    outline_power: int
    weight: Annotated[Table, PARTS]
    chance: Annotated[Table, 1024]
    """-ln of evenly spaced chances, in thousandths."""


class Search(State):
    """A row, the changed row that is tried, and what was found."""

    pieces: Pieces
    closings: Closings
    wanted: Wanted
    stream: Annotated[Table, 4]
    length: int
    heading: int
    """Of the first piece."""
    row: Annotated[Table, MOST_PIECES]
    energy: int
    new_length: int
    new_heading: int
    new_row: Annotated[Table, MOST_PIECES]
    new_energy: int
    part: Annotated[Table, PARTS]
    """The costs of the changed row."""
    breaches: int
    """The musts among them, summed up."""
    # scratch
    old_point: Annotated[Table2, MOST_PIECES, 8]
    old_turn: Annotated[Table, MOST_PIECES]
    point: Annotated[Table, 8]
    turned: Annotated[Table, MOST_PIECES]
    used: Annotated[Table, MOST_CODES]
    samples: int
    sample_x: Annotated[Table, MOST_ROW_SAMPLES]
    sample_y: Annotated[Table, MOST_ROW_SAMPLES]
    cell: Annotated[Table, CELLS_ACROSS * CELLS_ACROSS]
    cell_tick: Annotated[Table, CELLS_ACROSS * CELLS_ACROSS]
    next_in_cell: Annotated[Table, MOST_ROW_SAMPLES]
    tick: int
    crowded: int
    """Samples with an earlier one near them."""
    # results
    steps: int
    accepted: int
    found: int
    found_length: Annotated[Table, MOST_FOUND]
    found_heading: Annotated[Table, MOST_FOUND]
    found_energy: Annotated[Table, MOST_FOUND]
    found_row: Annotated[Table2, MOST_FOUND, MOST_PIECES]
    least_breaches: int
    nearest_part: Annotated[Table, PARTS]
    """The costs of the row that came nearest to the wishes."""
