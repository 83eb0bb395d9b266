"""A large circuit for benchmarks and tests: a serpentine that closes."""

from collections.abc import Iterator
from itertools import cycle

from trackwright.model.layout.track import Marker, Piece, Run, Track

KIT = "motograndprix"
S_BEND = ("R4L", "R4R")
STRAIGHTS = ("L4", "L1", "L2")


def serpentine(pieces: int) -> Track:
    """A closed circuit of this many pieces: up and down in columns side by side, with an S in each,
    and back along their feet. Every corner is rated; there are hills, and a note every hundred
    pieces."""
    columns = max(4, round(pieces**0.5 / 2) * 2)
    rest = pieces - (columns - 2) - 2 - 4 - 4 * (columns - 1)  # the foot, and all turns
    straights = max(2, rest // columns - len(S_BEND))
    column = [code for code, _ in zip(cycle(STRAIGHTS), range(straights), strict=False)]
    codes = ["START", *["L4"] * (columns - 3), "R2L", "R2L", "L4"]
    for number in range(columns):
        codes += _column(column if number % 2 == 0 else column[::-1])
        if number < columns - 1:
            codes += ["R2R" if number % 2 else "R2L"] * 4
    codes += ["L4", "R2L", "R2L"]
    row = tuple(Piece(id, code) for id, code in enumerate(_split(codes, pieces), start=1))
    return Track("Serpentine", KIT, runs=(Run(row),), boxes=20, markers=tuple(_markers(row)))


def _column(straights: list[str]) -> list[str]:
    half = len(straights) // 2
    return [*straights[:half], *S_BEND, *straights[half:]]


def _split(codes: list[str], pieces: int) -> list[str]:
    """Straights of 4 become two of 2 until there are enough pieces: the circuit keeps its shape."""
    more = pieces - len(codes)
    row: list[str] = []
    for code in codes:
        split = more > 0 and code == "L4"
        row += ["L2", "L2"] if split else [code]
        more -= split
    return row


def _markers(row: tuple[Piece, ...]) -> Iterator[Marker]:
    before = ""
    for piece in row:
        if piece.piece[0] == "R" and piece.piece[-1] != before[-1]:
            yield Marker(on=piece.id, difficulty=1 + piece.id % 3)
        elif piece.piece[0] == "R" and before[0] != "R":
            yield Marker(on=piece.id, difficulty=2)
        if piece.id % 100 == 50:
            yield Marker(on=piece.id, text=f"note {piece.id}")
        if piece.id % 250 == 7:
            yield Marker(on=piece.id, hill="up" if piece.id % 500 == 7 else "flat")
        before = piece.piece
