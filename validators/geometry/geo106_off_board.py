"""GEO106: a circuit larger than the board it is meant for."""

from collections.abc import Iterator

from model.edit.edits import SetFigure
from model.picture.shapes.outline import Extents
from model.text.messages import Said
from validators.check import Check, Subject
from validators.example import Example
from validators.finding import Area, Finding, Ring, Severity


class OffBoard(Check):
    """The circuit needs more room than the board has.

    Why: pieces that hang over the edge of the board or table bend at the joint and fall off.

    Fix: shorten straights that run the long way, turn the circuit on the table, or name a larger
    board.
    """

    code, name = "GEO106", "off-board"
    severity = Severity.WARNING
    reads = frozenset({"runs", "frames", "board_cm"})
    bad = (
        Example(
            "StartLine Driving Park on a board for a smaller circuit.",
            "startline-driving-park",
            (SetFigure("board_cm", (70.0, 60.0)),),
        ),
    )
    good = (
        Example("On the board that it was made for.", "april-raceway"),
        Example(
            "The board may lie either way round.",
            "april-raceway",
            (SetFigure("board_cm", (80.0, 100.0)),),
        ),
    )

    def check(self, subject: Subject) -> Iterator[Finding]:
        board, size = subject.track.board_cm, subject.extents
        if board is None or size.fits(board):
            return
        width, height = _turned_as(size, board)
        over_width, over_height = size.width_mm - width, size.height_mm - height
        yield self.found(
            Said(
                "the circuit takes {width:.1f} x {height:.1f} cm, {over} more than the board of "
                "{board_width:g} x {board_height:g} cm either way round",
                width=size.width_mm / 10,
                height=size.height_mm / 10,
                over=_over(over_width, over_height),
                board_width=width / 10,
                board_height=height / 10,
            ),
            actual=round(max(over_width, over_height), 1),
            limit=0,
            shape=Area(tuple(_strips(size, width, height))),
        )

    def not_checked(self, subject: Subject) -> Said | None:
        if subject.track.board_cm is None:
            return Said("the size of the board is not given")
        return None


def _over(width: float, height: float) -> Said:
    if height <= 0:
        return Said("{width:.0f} mm wide", width=width)
    if width <= 0:
        return Said("{height:.0f} mm high", height=height)
    return Said("{width:.0f} mm wide and {height:.0f} mm high", width=width, height=height)


def _turned_as(size: Extents, board_cm: tuple[float, float]) -> tuple[float, float]:
    """The board's width and height in mm, lying as the circuit does."""
    short, long = sorted(10 * side for side in board_cm)
    return (long, short) if size.width_mm > size.height_mm else (short, long)


def _strips(size: Extents, width: float, height: float) -> Iterator[Ring]:
    """What of the circuit's rectangle sticks out of a board that lies centred under it."""
    over_x, over_y = (size.width_mm - width) / 2, (size.height_mm - height) / 2
    left, bottom, right, top = size.left_mm, size.bottom_mm, size.right_mm, size.top_mm
    if over_x > 0:
        yield _rectangle(left, bottom, left + over_x, top)
        yield _rectangle(right - over_x, bottom, right, top)
    if over_y > 0:
        yield _rectangle(left, bottom, right, bottom + over_y)
        yield _rectangle(left, top - over_y, right, top)


def _rectangle(left: float, bottom: float, right: float, top: float) -> Ring:
    return ((left, bottom), (right, bottom), (right, top), (left, top), (left, bottom))
