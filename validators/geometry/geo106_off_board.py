"""GEO106: a circuit larger than its board."""

from collections.abc import Iterator

from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.picture.shapes.outline import Extents
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Area, Finding, Ring, Severity


class OffBoard(Check):
    """The circuit does not fit on the board.

    Why: pieces that stick out over the edge of the board or table tip over and fall off.

    Fix: shorten straights along the longer side, rotate the circuit on the table, or set a larger
    board size.
    """

    code, name = "GEO106", "off-board"
    severity = Severity.WARNING
    reads = frozenset({"runs", "frames", "board_cm"})
    bad = (
        Example(
            "StartLine Driving Park on the board of a smaller circuit.",
            "startline-driving-park",
            (SetTrackValue("board_cm", (70.0, 60.0)),),
        ),
    )
    good = (
        Example("On the board it was designed for.", "april-raceway"),
        Example(
            "The board may be used in either orientation.",
            "april-raceway",
            (SetTrackValue("board_cm", (80.0, 100.0)),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        board, size = subject.track.board_cm, subject.extents
        if board is None or size.fits(board):
            return
        width, height = _oriented_like(size, board)
        over_width, over_height = size.width_mm - width, size.height_mm - height
        yield self.finding(
            Message(
                "the circuit needs {width:.1f} x {height:.1f} cm, {over} more than the board of "
                "{board_width:g} x {board_height:g} cm in either orientation",
                width=size.width_mm / 10,
                height=size.height_mm / 10,
                over=_excess(over_width, over_height),
                board_width=width / 10,
                board_height=height / 10,
            ),
            actual=round(max(over_width, over_height), 1),
            limit=0,
            shape=Area(tuple(_strips(size, width, height))),
        )

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        if subject.track.board_cm is None:
            return Message("the track has no board size")
        return None


def _excess(width: float, height: float) -> Message:
    if height <= 0:
        return Message("{width:.0f} mm wide", width=width)
    if width <= 0:
        return Message("{height:.0f} mm high", height=height)
    return Message("{width:.0f} mm wide and {height:.0f} mm high", width=width, height=height)


def _oriented_like(size: Extents, board_cm: tuple[float, float]) -> tuple[float, float]:
    """The board's width and height in mm, in the orientation of the circuit."""
    short, long = sorted(10 * side for side in board_cm)
    return (long, short) if size.width_mm > size.height_mm else (short, long)


def _strips(size: Extents, width: float, height: float) -> Iterator[Ring]:
    """The parts of the circuit's bounding box beyond a board centred under it."""
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
