"""What lies on a virtual table, drawn: cards, counters, faces of dice, runners seen from above."""

from collections.abc import Iterator

from trackwright.model.picture.drawing.items import Circle, Item, Pen, Polygon, Text
from trackwright.model.picture.drawing.lettering import drawable, fitted, wrapped
from trackwright.model.text.translation import Translator
from trackwright.simulator.game.tabletop import Face, Look

CARD_MM, TOKEN_MM = (63.0, 88.0), (30.0, 30.0)
INK, PALE = "#1f2430", "#ffffff"
EDGE = Pen("#1f2430", 0.8)
CORNER_MM = 3.0
MARGIN_MM = 4.0
DARK = 0.42
"""Up to this lightness a colour takes white letters."""

Points = tuple[tuple[float, float], ...]
_BODIES: dict[Look, tuple[Points, Points]] = {
    "bike": (
        ((0.5, 0.0), (0.3, 0.12), (0.1, 0.2), (-0.25, 0.16), (-0.5, 0.1)),
        ((0.22, 0.34), (0.16, 0.34), (0.12, 0.1), (0.2, 0.1)),
    ),
    "moped": (
        ((0.5, 0.0), (0.4, 0.14), (0.0, 0.2), (-0.4, 0.24), (-0.5, 0.12)),
        ((0.34, 0.36), (0.27, 0.36), (0.25, 0.1), (0.32, 0.1)),
    ),
    "car": (
        ((0.5, 0.1), (0.46, 0.24), (-0.42, 0.28), (-0.5, 0.22)),
        ((0.16, 0.2), (-0.02, 0.18), (-0.02, 0.0), (0.2, 0.0)),
    ),
    "pawn": (
        ((0.5, 0.0), (0.2, 0.32), (-0.5, 0.32)),
        (),
    ),
}
"""The left half of body and of what is on it, front to back; the length is 1, driving is +x."""


def face_items(face: Face, size_mm: tuple[float, float], say: Translator) -> Iterator[Item]:
    """A side of a card or counter, its lower left corner at 0: the sign large, and in two corners
    of a card, so that a hand of cards can be read."""
    width, height = size_mm
    ink = ink_on(face.colour)
    yield Polygon((_rounded(width, height, min(CORNER_MM, width / 8)),), face.colour, EDGE)
    room = width - 2 * MARGIN_MM
    sign = drawable(say(face.sign))
    title_at = height * (0.2 if sign else 0.5)
    if face.rows:
        yield from _rows(face, size_mm, ink, say)
    elif sign:
        shown, size = fitted(sign, height * 0.42, room, bold=True)
        middle = complex(width / 2, height * (0.56 if face.title else 0.5))
        yield Text(middle, size, shown, ink, bold=True)
    if sign and height > width:
        for at, degrees in ((_corner(width, height), 0.0), (complex(8, 8), 180.0)):
            yield Text(at, 8.0, fitted(sign, 8.0, 14.0)[0], ink, bold=True, degrees=degrees)
    if face.title:
        yield from _title(drawable(say(face.title)), complex(width / 2, title_at), width, ink)


def _corner(width: float, height: float) -> complex:
    return complex(8, height - 8)


def _title(text: str, at: complex, width: float, ink: str) -> Iterator[Item]:
    size = width / 9
    lines = wrapped(text, size, width - 2 * MARGIN_MM)[:3]
    top = at + 1j * size * 0.65 * (len(lines) - 1)
    for number, line in enumerate(lines):
        shown, fitting = fitted(line, size, width - 2 * MARGIN_MM)
        yield Text(top - 1.3j * size * number, fitting, shown, ink)


def _rows(face: Face, size_mm: tuple[float, float], ink: str, say: Translator) -> Iterator[Item]:
    """Names at the left, values at the right, below the corner sign."""
    width, height = size_mm
    top, step = height - 19.0, (height - 30.0) / len(face.rows)
    for number, (name, value) in enumerate(face.rows):
        y = top - (number + 0.3) * step
        shown, size = fitted(drawable(say(name)), min(5.0, step * 0.6), width * 0.55)
        yield Text(complex(MARGIN_MM + 3, y), size, shown, ink, "start")
        yield Text(
            complex(width - MARGIN_MM - 3, y), min(7.0, step * 0.8), value, ink, "end", 0, True
        )


def runner_items(look: Look, colour: str, length_mm: float, number: str = "") -> Iterator[Item]:
    """A runner around 0, driving to the right, with its number if others have the same colour."""
    body, upon = (_whole(half, length_mm) for half in _BODIES[look])
    pen = Pen(INK if ink_on(colour) == INK else PALE, length_mm * 0.05)
    if upon and look != "car":
        yield Polygon((upon,), INK, None)
    yield Polygon((body,), colour, pen)
    if upon and look == "car":
        yield Polygon((upon,), "#9fb4c6", None)
    if look in ("bike", "moped"):
        seat = complex(-0.1 * length_mm)
        yield Circle(seat, 0.13 * length_mm, PALE, Pen(INK, length_mm * 0.035))
        if number:
            yield Text(seat, 0.2 * length_mm, number, INK, bold=True, degrees=-90)


def _whole(half: Points, length_mm: float) -> tuple[complex, ...]:
    left = tuple(length_mm * complex(x, y) for x, y in half)
    return left + tuple(point.conjugate() for point in reversed(left))


def _rounded(width: float, height: float, radius: float) -> tuple[complex, ...]:
    """A rectangle whose corners are cut twice: round enough for a card."""
    cut = radius * 0.3
    xs, ys = (0.0, cut, radius), (radius, cut, 0.0)
    corner = list(zip(xs, ys, strict=True))
    lower_left = [complex(x, y) for x, y in corner]
    lower_right = [complex(width - x, y) for x, y in reversed(corner)]
    upper_right = [complex(width - x, height - y) for x, y in corner]
    upper_left = [complex(x, height - y) for x, y in reversed(corner)]
    return (*lower_left, *lower_right, *upper_right, *upper_left)


def ink_on(colour: str) -> str:
    """Letters that can be read on a colour."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return PALE if 0.299 * red + 0.587 * green + 0.114 * blue < DARK else INK
