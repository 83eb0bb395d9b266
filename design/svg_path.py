"""The points of an SVG path (`d`), its curves flattened."""

import cmath
import itertools
import math
import re
from collections.abc import Iterator

from trackwright.design.closed_line import FARTHEST, too_far
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

STEPS = 16
"""Segments of a curve."""
MOST_DRAWN = 500_000
"""Points of all paths of a file."""
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
TOKEN = re.compile(rf"([MLHVCSQTAZmlhvcsqtaz])|({NUMBER})")


def path_points(d: str, source: str, drawn: int = 0) -> list[tuple[float, float]]:
    """The points of the longest part of a path: of each that an M begins. A TrackwrightError says
    if there are too many in the file, of which so many are drawn already."""
    pen = _Pen()
    for command, numbers in _commands(d, source):
        pen.draw(command, numbers)
        if drawn + pen.drawn > MOST_DRAWN:
            raise TrackwrightError(
                Message("{source}: more than {n:,} points to draw", source=source, n=MOST_DRAWN)
            )
    longest = max(pen.parts, key=_length)
    return [(point.real, point.imag) for point in longest]


def _commands(d: str, source: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its arguments; further arguments repeat it."""
    command, numbers = "", list[float]()
    for match in [*TOKEN.finditer(d), None]:
        if match is not None and match[2] is not None:
            numbers.append(_number(match[2], source))
            continue
        if command:
            yield from _repeated(command, numbers, source)
        command, numbers = (match[1] if match else ""), []


def _number(text: str, source: str) -> float:
    number = float(text)
    if abs(number) > FARTHEST:
        raise TrackwrightError(too_far(source))
    return number


def _repeated(command: str, numbers: list[float], source: str) -> Iterator[tuple[str, list[float]]]:
    count = ARGUMENTS[command.upper()]
    if count == 0 or not numbers or len(numbers) % count:
        if count or numbers:
            raise TrackwrightError(
                Message(
                    "{source}: {command} in a path takes {count} numbers, found {n}",
                    source=source,
                    command=command,
                    count=count,
                    n=len(numbers),
                )
            )
        yield command, []
        return
    for i in range(0, len(numbers), count):
        yield command, numbers[i : i + count]
        command = {"M": "L", "m": "l"}.get(command, command)


class _Pen:
    """Draws commands one after the other."""

    def __init__(self) -> None:
        self.parts: list[list[complex]] = [[]]
        self.drawn = 0
        self.at = 0j
        self.begin = 0j
        self.control: complex | None = None
        self.last = ""

    def draw(self, command: str, numbers: list[float]) -> None:
        kind, relative = command.upper(), command.islower()
        origin = self.at if relative else 0j
        points = [
            origin + complex(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=False)
        ]
        if kind == "M":
            self.parts.append([points[0]])
            self.at = self.begin = points[0]
        elif kind == "Z":
            self._to(self.begin)
        elif kind == "L":
            self._to(points[0])
        elif kind == "H":
            self._to(complex(numbers[0] + origin.real, self.at.imag))
        elif kind == "V":
            self._to(complex(self.at.real, numbers[0] + origin.imag))
        elif kind == "A":
            self._arc(numbers, origin + complex(*numbers[5:]))
        else:
            self._curve(kind, points)
        self.last = kind

    def _to(self, point: complex) -> None:
        self.parts[-1].append(point)
        self.drawn += 1
        self.at = point

    def _curve(self, kind: str, points: list[complex]) -> None:
        """A Bezier curve; S and T begin as the curve before them ended."""
        smooth = {"S": "SC", "T": "TQ"}.get(kind, "")
        if smooth:
            mirrored = self.control is not None and self.last in smooth
            first = 2 * self.at - self.control if mirrored and self.control is not None else self.at
            points = [first, *points]
        self.control = points[-2]
        hull = [self.at, *points]
        for step in range(1, STEPS + 1):
            self._to(_bezier(hull, step / STEPS))

    def _arc(self, numbers: list[float], end: complex) -> None:
        """An elliptic arc (SVG 2, implementation notes B.2.4)."""
        rx, ry, tilt = abs(numbers[0]), abs(numbers[1]), cmath.rect(1, math.radians(numbers[2]))
        half = (self.at - end) / 2 / tilt
        x, y = (half.real / rx, half.imag / ry) if rx and ry else (0.0, 0.0)
        square = x * x + y * y
        if not square:  # nothing round, or no way
            self._to(end)
            return
        if square > 1:
            rx, ry, x, y, square = rx * square**0.5, ry * square**0.5, *_unit(x, y), 1.0
        side = -1 if bool(numbers[3]) == bool(numbers[4]) else 1
        centre = side * math.sqrt(max(0.0, 1 / square - 1)) * complex(y, -x)
        first, last = cmath.phase(complex(x, y) - centre), cmath.phase(-complex(x, y) - centre)
        sweep = (last - first) % math.tau if numbers[4] else -((first - last) % math.tau)
        middle = (self.at + end) / 2
        for step in range(1, STEPS + 1):
            on_circle = centre + cmath.rect(1, first + sweep * step / STEPS)
            self._to(middle + tilt * complex(rx * on_circle.real, ry * on_circle.imag))


def _length(part: list[complex]) -> float:
    return sum(abs(b - a) for a, b in itertools.pairwise(part))


def _unit(x: float, y: float) -> tuple[float, float]:
    length = math.hypot(x, y)
    return x / length, y / length


def _bezier(points: list[complex], t: float) -> complex:
    """De Casteljau."""
    while len(points) > 1:
        points = [a + (b - a) * t for a, b in itertools.pairwise(points)]
    return points[0]
