"""The board under the circuit with a mark every 10 cm, and the text on an empty one.

Very large boards have fewer marks, so that they take no longer to draw than a large table.
"""

import math
from collections.abc import Iterator
from itertools import count

from trackwright.model.picture.drawing.items import Item, Pen, Polygon, Polyline, Text
from trackwright.model.picture.drawing.sketch import Sketch
from trackwright.model.text.messages import Message

GRID_MM = 100.0
MOST_CROSSES = 2500


def board(sketch: Sketch) -> Iterator[Item]:
    """The ground, small crosses at regular distances from its lower left corner, edge ticks."""
    edge = Pen(sketch.palette.board_edge, 0.9 * sketch.unit)
    yield Polygon((sketch.board.corners,), sketch.palette.ground, edge)
    yield from _crosses(sketch)
    yield from _ticks(sketch)


def _crosses(sketch: Sketch) -> Iterator[Item]:
    size = 3 * sketch.unit
    pen = Pen(sketch.palette.ground_mark, 0.6 * sketch.unit)
    for x in _columns(sketch):
        for y in _rows(sketch):
            yield Polyline((complex(x - size, y), complex(x + size, y)), pen)
            yield Polyline((complex(x, y - size), complex(x, y + size)), pen)


def _ticks(sketch: Sketch) -> Iterator[Item]:
    board, size = sketch.board, 6 * sketch.unit
    pen = Pen(sketch.palette.board_edge, 0.6 * sketch.unit)
    for x in _columns(sketch):
        for y, inward in ((board.bottom, size), (board.top, -size)):
            yield Polyline((complex(x, y), complex(x, y + inward)), pen)
    for y in _rows(sketch):
        for x, inward in ((board.left, size), (board.right, -size)):
            yield Polyline((complex(x, y), complex(x + inward, y)), pen)


def _columns(sketch: Sketch) -> list[float]:
    return _ruled(sketch.board.left, sketch.board.right, step_of(sketch))


def _rows(sketch: Sketch) -> list[float]:
    return _ruled(sketch.board.bottom, sketch.board.top, step_of(sketch))


def step_of(sketch: Sketch) -> float:
    """The distance between crosses in mm: 10, 20, 50 cm, 1, 2, 5 m and so on."""
    board = sketch.board
    steps = (GRID_MM * figure * 10.0**power for power in count() for figure in (1, 2, 5))
    return next(s for s in steps if (board.width / s) * (board.height / s) <= MOST_CROSSES)


def _ruled(begin: float, end: float, step: float) -> list[float]:
    return [begin + i * step for i in range(1, math.ceil((end - begin) / step - 0.01))]


def invitation(sketch: Sketch) -> Iterator[Item]:
    """What to do with an empty board."""
    if sketch.spots:
        return
    centre, unit, ink = sketch.board.centre, sketch.unit, sketch.palette.board_edge
    say = sketch.options.say
    yield Text(centre + 14j * unit, 30 * unit, say(Message("An empty board")), ink, bold=True)
    first = say(Message("Place the first piece to begin a circuit."))
    yield Text(centre - 22j * unit, 15 * unit, first, ink)
