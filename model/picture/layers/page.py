"""What surrounds the map: title and facts, the board's size, legend and scale bar."""

import math
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from trackwright.model.layout.track import Marker
from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Circle, Item, Pen, Polygon, Text
from trackwright.model.picture.drawing.lettering import fitted, text_width
from trackwright.model.picture.drawing.sketch import TITLE_BLOCK_MM, Sketch
from trackwright.model.picture.layers.markers import standing_sign
from trackwright.model.picture.layers.spaces import DOT_MM
from trackwright.model.text.messages import Message, counted

BAR_MM = 100.0
BAR_BLOCKS = 4


def page_furniture(sketch: Sketch) -> Iterator[Item]:
    if not sketch.options.furniture:
        return
    yield from _scale_bar(sketch)
    yield from _board_label(sketch)
    yield _title(sketch)
    yield _subtitle(sketch)
    yield from _legend(sketch)


def facts(sketch: Sketch) -> Iterator[str]:
    """The facts about the circuit in the title block."""
    return map(sketch.options.say, _facts(sketch))


def _facts(sketch: Sketch) -> Iterator[str]:
    circuit, track = sketch.circuit, sketch.circuit.track
    if track.number:
        yield Message("No. {n}", n=track.number)
    if track.level:
        yield sketch.options.say(track.level).capitalize()
    if circuit.geometry.laid:
        yield counted(circuit.measures.positions, "position")
        yield counted(track.laps, "lap")
        if corners := len(circuit.measures.corners):
            yield counted(corners, "corner")
        size = _centimetres(sketch.extents.width_mm, sketch.extents.height_mm)
        yield Message("needs {size}", size=size)
    if track.board_cm:
        size = _centimetres(sketch.board.width, sketch.board.height)
        yield Message("board {size}", size=size)
    if track.boxes > 1:
        yield counted(track.boxes, "box", "boxes")
    yield circuit.kit.name


def _centimetres(width: float, height: float) -> str:
    return f"{math.ceil(width / 10 - 1e-6)} × {math.ceil(height / 10 - 1e-6)} cm"


def _in_block(sketch: Sketch, x: float, down: float) -> complex:
    """A point in the title block, `down` units below its upper edge."""
    top = sketch.page.bottom + TITLE_BLOCK_MM * sketch.unit
    return complex(x, top - down * sketch.unit)


def _title(sketch: Sketch) -> Item:
    unit, ink = sketch.unit, sketch.palette.ink
    room = sketch.inside.width - (BAR_MM + 30 * unit)
    text, size = fitted(sketch.circuit.track.name, 26 * unit, room, bold=True)
    return Text(_in_block(sketch, sketch.inside.left, 12), size, text, ink, "start", bold=True)


def _subtitle(sketch: Sketch) -> Item:
    text, size = fitted("  ·  ".join(facts(sketch)), 11 * sketch.unit, sketch.inside.width)
    at = _in_block(sketch, sketch.inside.left, 38)
    return Text(at, size, text, sketch.palette.faint_ink, "start")


def _scale_bar(sketch: Sketch) -> Iterator[Item]:
    """A bar of 10 cm, for checking a print with a ruler."""
    palette, unit = sketch.palette, sketch.unit
    pen = Pen(palette.ink, 0.7 * unit)
    at = _in_block(sketch, sketch.inside.right - BAR_MM, 12)
    half, step = 2 * unit, BAR_MM / BAR_BLOCKS
    for k in range(BAR_BLOCKS):
        x = at.real + k * step
        block = Frame(x, at.imag - half, x + step, at.imag + half).corners
        yield Polygon((block,), palette.paper if k % 2 else palette.ink, pen)
    yield Text(at - 5 * unit, 9 * unit, "10 cm", palette.ink, "end")


def _board_label(sketch: Sketch) -> Iterator[Item]:
    """The board's size, below its right corner; in red if the circuit does not fit."""
    given = sketch.circuit.track.board_cm
    if given is None:
        return
    board, unit, palette = sketch.board, sketch.unit, sketch.palette
    text, colour = _centimetres(board.width, board.height), palette.board_edge
    if not sketch.extents.fits(given):
        too_large = Message("{size}: the circuit does not fit on this board", size=text)
        text, colour = sketch.options.say(too_large), palette.alarm
    text, size = fitted(text, 9 * unit, sketch.inside.width)
    at = complex(sketch.inside.right, board.bottom - 9 * unit)
    yield Text(at, size, text, colour, "end")


Drawing: TypeAlias = Callable[[complex], Iterable[Item]]
"""Draws around a point."""


def _legend(sketch: Sketch) -> Iterator[Item]:
    """The meaning of the dots and signs in this circuit, as far as there is room."""
    unit, ink = sketch.unit, sketch.palette.faint_ink
    at = _in_block(sketch, sketch.inside.left, 59)
    for drawing, entry in _entries(sketch):
        words = sketch.options.say(entry)
        wide = 20 * unit + text_width(words, 9 * unit)
        if at.real + wide > sketch.inside.right:
            return
        yield from drawing(at + 7 * unit)
        yield Text(at + 19 * unit, 9 * unit, words, ink, "start")
        at += wide + 14 * unit


def _entries(sketch: Sketch) -> Iterator[tuple[Drawing, str]]:
    if not sketch.spots:
        return
    words = (Message("racing line"), Message("middle"), Message("farthest from it"))
    kit = sketch.circuit.kit
    shades = () if kit.lateral_steps else (0, 2) if len(kit.lanes) < 3 else (0, 1, 2)
    for shade in shades:
        yield _dot(sketch, shade), words[shade]
    for marker, word in _EXPLAINED.items():
        if any(_looks_like(marker, other) for other in sketch.circuit.track.markers):
            yield _sign(sketch, marker), word


_EXPLAINED = {
    Marker(on=1, difficulty=1): Message("easy"),
    Marker(on=1, difficulty=2): Message("medium"),
    Marker(on=1, difficulty=3): Message("hard"),
    Marker(on=1, hill="up"): Message("uphill"),
    Marker(on=1, hill="down"): Message("downhill"),
}


def _looks_like(marker: Marker, other: Marker) -> bool:
    return (marker.kind, marker.value) == (other.kind, other.value)


def _dot(sketch: Sketch, shade: int) -> Drawing:
    palette, unit = sketch.palette, sketch.unit
    edge = Pen(palette.dot_edge, 0.6 * unit)
    return lambda at: [Circle(at, DOT_MM * unit, palette.dots[shade], edge)]


def _sign(sketch: Sketch, marker: Marker) -> Drawing:
    return lambda at: standing_sign(sketch.palette, at, marker, 0.85 * sketch.unit)
