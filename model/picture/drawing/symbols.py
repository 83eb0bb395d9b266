"""Drawings of symbols on spaces, by the names that markers give them. Coordinates are fractions of
the radius of the sign that they are drawn on."""

import cmath
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from trackwright.model.picture.drawing.items import Circle, Item, Pen, Polygon, Polyline, Text
from trackwright.model.picture.drawing.palette import Palette

BOLT = (0.2 + 0.8j, -0.5 - 0.1j, -0.06 - 0.1j, -0.2 - 0.8j, 0.5 + 0.1j, 0.06 + 0.1j)
BOOT = (-0.42 + 0.72j, 0.06 + 0.72j, 0.1 + 0.04j, 0.6 - 0.16j, 0.68 - 0.42j, -0.42 - 0.42j)
PEDAL = (-0.5 - 0.68j, 0.7 - 0.68j)
NEEDLE = (-0.08 - 0.2j, 0.36 + 0.36j)
OCTAGON = tuple(cmath.rect(0.98, math.pi * (k + 0.5) / 4) for k in range(8))


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a symbol is drawn: the middle of its sign and its radius, in mm."""

    centre: complex
    radius: float

    def at(self, point: complex) -> complex:
        return self.centre + self.radius * point

    def line(self, points: tuple[complex, ...]) -> tuple[complex, ...]:
        return tuple(self.at(point) for point in points)

    def pen(self, colour: str, width: float) -> Pen:
        return Pen(colour, width * self.radius, round=True)

    def arc(self, radius: float, first: float, last: float) -> tuple[complex, ...]:
        """From one angle to another, in degrees."""
        steps = range(25)
        angles = (math.radians(first + (last - first) * k / 24) for k in steps)
        return tuple(self.at(cmath.rect(radius, angle)) for angle in angles)


Drawing = Callable[[Palette, Seat], Iterator[Item]]


def _turbo(palette: Palette, seat: Seat) -> Iterator[Item]:
    """A flash."""
    yield Polygon((seat.line(BOLT),), palette.sign_ink)


def _rpm(palette: Palette, seat: Seat) -> Iterator[Item]:
    """A dial with its needle at the upper end."""
    yield Polyline(seat.arc(0.66, 215, -35), seat.pen(palette.sign_ink, 0.16))
    yield Polyline(seat.arc(0.66, 35, -35), seat.pen(palette.alarm, 0.2))
    yield Polyline(seat.line(NEEDLE), seat.pen(palette.sign_ink, 0.18))
    yield Circle(seat.at(NEEDLE[0]), 0.18 * seat.radius, palette.sign_ink)


def _lead_foot(palette: Palette, seat: Seat) -> Iterator[Item]:
    """A boot on a pedal."""
    yield Polygon((seat.line(BOOT),), palette.sign_ink)
    yield Polyline(seat.line(PEDAL), seat.pen(palette.alarm, 0.18))


def _pit_stop(palette: Palette, seat: Seat) -> Iterator[Item]:
    """A stop sign with a P."""
    yield Polygon((seat.line(OCTAGON),), palette.alarm, Pen(palette.sign, 0.12 * seat.radius))
    yield Text(seat.centre, 1.25 * seat.radius, "P", palette.sign, bold=True)


def _spin_out(palette: Palette, seat: Seat) -> Iterator[Item]:
    """An arrow that turns round and round."""
    yield Polyline(seat.arc(0.56, 150, -130), seat.pen(palette.sign_ink, 0.18))
    tip, along = cmath.rect(0.56, math.radians(-130)), cmath.rect(1, math.radians(140))
    head = (tip + 0.42 * along, tip + 0.36j * along, tip - 0.36j * along)
    yield Polygon((seat.line(head),), palette.sign_ink)


SYMBOLS: Mapping[str, Drawing] = {
    "turbo": _turbo,
    "rpm": _rpm,
    "lead_foot": _lead_foot,
    "pit_stop": _pit_stop,
    "spin_out": _spin_out,
}
BORDERED = frozenset({"spin_out"})
"""Symbols whose space has a yellow border."""


def symbol(palette: Palette, name: str, centre: complex, radius: float) -> Iterator[Item]:
    """A known symbol on its disc."""
    yield Circle(centre, radius, palette.sign, Pen(palette.sign_ink, 0.16 * radius))
    yield from SYMBOLS[name](palette, Seat(centre, 0.82 * radius))
