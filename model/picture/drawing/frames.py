"""Upright rectangles: the board, and the part of the table shown in a picture."""

from collections.abc import Iterable
from dataclasses import dataclass

from trackwright.model.circuit import Circuit
from trackwright.model.picture.shapes.outline import Extents
from trackwright.model.picture.shapes.shape import Line

LEAST_BOARD_MM = (420.0, 280.0)
EMPTY_BOARD_MM = (800.0, 600.0)
GROUND_MM = 80.0
"""How much larger than the circuit the ground is if the board's size is not given."""
LEAST_WIDTH_MM = 240.0
"""The minimum width of a page: it must have room for a title."""


@dataclass(frozen=True, slots=True)
class Frame:
    """An upright rectangle."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom

    @property
    def centre(self) -> complex:
        return complex(self.left + self.right, self.bottom + self.top) / 2

    @property
    def corners(self) -> Line:
        return (
            complex(self.left, self.bottom),
            complex(self.right, self.bottom),
            complex(self.right, self.top),
            complex(self.left, self.top),
        )

    def grown(self, by: float) -> "Frame":
        return Frame(self.left - by, self.bottom - by, self.right + by, self.top + by)


def around(centre: complex, width: float, height: float) -> Frame:
    x, y = centre.real, centre.imag
    return Frame(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def frame_around(points: Iterable[complex]) -> Frame:
    """The smallest frame around all the points."""
    points = tuple(points)
    xs, ys = [p.real for p in points], [p.imag for p in points]
    return Frame(min(xs), min(ys), max(xs), max(ys))


def board_frame(circuit: Circuit, size: Extents) -> Frame:
    """The board, oriented so that the circuit fits and centred on it; without a given size, some
    ground around the circuit."""
    given = circuit.track.board_cm
    if given is None:
        return around(size.centre, *_ground(circuit, size))
    width, height = (10 * side for side in given)
    if (size.width_mm > width or size.height_mm > height) and size.fits(given):
        width, height = height, width
    return around(size.centre, width, height)


def _ground(circuit: Circuit, size: Extents) -> tuple[float, float]:
    if not circuit.geometry.laid:
        return EMPTY_BOARD_MM
    least_width, least_height = LEAST_BOARD_MM
    return (
        max(least_width, size.width_mm + GROUND_MM),
        max(least_height, size.height_mm + GROUND_MM),
    )


def whole_frame(board: Frame, size: Extents) -> Frame:
    """The board and all of the circuit, wide enough for a title."""
    left, right = min(board.left, size.left_mm), max(board.right, size.right_mm)
    more = max(0.0, LEAST_WIDTH_MM - (right - left)) / 2
    return Frame(
        left - more,
        min(board.bottom, size.bottom_mm),
        right + more,
        max(board.top, size.top_mm),
    )
