"""The lines of an SVG drawing: paths and other shapes, with the transforms of their groups."""

import itertools
import math
import re
from typing import NamedTuple, TypeAlias

from trackwright.design.svg_path import NUMBER, path_points
from trackwright.design.xml_elements import Attributes, each_element

Line: TypeAlias = list[tuple[float, float]]
UNSEEN = ("defs", "clipPath", "mask", "pattern", "marker", "symbol")
"""Elements whose shapes are not drawn where they are written."""
TRANSFORM = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)")
SHAPES = ("path", "polygon", "polyline", "rect", "circle", "ellipse")


class _Matrix(NamedTuple):
    """What a transform multiplies and adds, as SVG numbers them."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def point(self, x: float, y: float) -> tuple[float, float]:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def after(self, inner: "_Matrix") -> "_Matrix":
        """First the inner one, then this."""
        a, b, c, d, e, f = inner
        shifted = self.point(e, f)
        return _Matrix(
            self.a * a + self.c * b,
            self.b * a + self.d * b,
            self.a * c + self.c * d,
            self.b * c + self.d * d,
            *shifted,
        )


def longest_line(data: bytes, source: str) -> Line:
    """The longest path or shape that is drawn, but for a plain rectangle round others, the paper; y
    points down."""
    drawing = _Drawing(source)
    each_element(data, source, drawing.begin, drawing.end)
    lines = sorted(drawing.lines, key=length_of, reverse=True)
    is_on_paper = len(lines) > 1 and _is_rectangle(lines[0]) and length_of(lines[1]) > 0
    return lines[is_on_paper] if lines else []


def length_of(line: Line) -> float:
    length = sum(math.dist(a, b) for a, b in itertools.pairwise(line))
    return math.inf if math.isnan(length) else length


def _is_rectangle(line: Line) -> bool:
    """With level and upright sides?"""
    across, along = {x for x, _ in line}, {y for _, y in line}
    return len(across) == 2 and len(along) == 2


class _Drawing:
    """Hears of the elements, one after the other."""

    def __init__(self, source: str) -> None:
        self.lines: list[Line] = []
        self._source, self._drawn, self._unseen = source, 0, 0
        self._inside = [_Matrix()]

    def begin(self, name: str, attributes: Attributes) -> None:
        matrix = self._inside[-1].after(_matrix_of(attributes.get("transform", "")))
        self._inside.append(matrix)
        self._unseen += name in UNSEEN
        if name not in SHAPES or self._unseen:
            return
        line = [matrix.point(*point) for point in self._points(name, attributes)]
        self._drawn += len(line)
        self.lines.append(line)

    def end(self, name: str) -> None:
        self._inside.pop()
        self._unseen -= name in UNSEEN

    def _points(self, name: str, attributes: Attributes) -> Line:
        if name in ("polygon", "polyline"):
            numbers = _numbers(attributes.get("points", ""))
            line = list(zip(numbers[::2], numbers[1::2], strict=False))
            return line + (line[:1] if name == "polygon" else [])
        d = attributes.get("d", "") if name == "path" else _path_of(name, attributes)
        return path_points(d, self._source, self._drawn)


def _numbers(text: str) -> list[float]:
    return [float(n) for n in re.findall(NUMBER, text)]


def _matrix_of(text: str) -> _Matrix:
    """All transforms of an element; the last one is done first."""
    matrix = _Matrix()
    for name, numbers in TRANSFORM.findall(text):
        matrix = matrix.after(_transform(name, _numbers(numbers)))
    return matrix


def _transform(name: str, given: list[float]) -> _Matrix:
    """One transform; as if it was not there if it has too few numbers."""
    if not given or (name == "matrix" and len(given) < 6):
        return _Matrix()
    first, second = given[0], given[1] if len(given) > 1 else None
    if name == "matrix":
        return _Matrix(*given[:6])
    if name == "translate":
        return _Matrix(e=first, f=second or 0.0)
    if name == "scale":
        return _Matrix(a=first, d=first if second is None else second)
    angle = math.radians(first)
    if name == "rotate":
        turn = _Matrix(math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle))
        x, y = given[1:3] if len(given) > 2 else (0.0, 0.0)
        return _Matrix(e=x, f=y).after(turn).after(_Matrix(e=-x, f=-y))
    return _Matrix(c=math.tan(angle)) if name == "skewX" else _Matrix(b=math.tan(angle))


def _path_of(name: str, attributes: Attributes) -> str:
    """The path of a rectangle, whose corners may be round, a circle, or an ellipse."""
    known = {key: _numbers(text)[0] for key, text in attributes.items() if _numbers(text)}
    if name == "rect":
        x, y, w, h = (known.get(key, 0.0) for key in ("x", "y", "width", "height"))
        rx = min(known.get("rx", known.get("ry", 0.0)), w / 2)
        ry = min(known.get("ry", known.get("rx", 0.0)), h / 2)
        arc = f"a{rx} {ry} 0 0 1"
        return (
            f"M{x + rx} {y}h{w - 2 * rx}{arc} {rx} {ry}v{h - 2 * ry}{arc} {-rx} {ry}"
            f"h{2 * rx - w}{arc} {-rx} {-ry}v{2 * ry - h}{arc} {rx} {-ry}Z"
        )
    x, y = known.get("cx", 0.0), known.get("cy", 0.0)
    rx, ry = (known.get(key, known.get("r", 0.0)) for key in ("rx", "ry"))
    return f"M{x - rx} {y}a{rx} {ry} 0 0 1 {2 * rx} 0a{rx} {ry} 0 0 1 {-2 * rx} 0Z"
