"""Pictures as SVG text.

The text is identical on every machine: coordinates are rounded to 0.01 mm, y points down as in SVG,
and consecutive items of one style share a group. Sizes are in mm, so it prints at 1:1.
"""

import base64
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import groupby

from trackwright.model.picture.picture import (
    Circle,
    Image,
    Item,
    Pen,
    Picture,
    Polygon,
    Polyline,
    Text,
)
from trackwright.model.text.plain_text import visible

CAPITALS = 0.729
"""The height of the font's capitals, relative to its size."""
HALO = 0.28
"""The width of the edge around letters, relative to their size; half of it is behind them."""
FONT_FAMILY = "DejaVu Sans, Verdana, sans-serif"


@dataclass(frozen=True)
class Drawn:
    """The contents of an SVG document, and its size."""

    width_mm: float
    height_mm: float
    content: str

    def text(self, width_px: int | None = None) -> str:
        """The document, in true size or so many pixels wide."""
        width, height = number(self.width_mm), number(self.height_mm)
        size = f'width="{width}mm" height="{height}mm"'
        if width_px is not None:
            size = f'width="{width_px}" height="{round(width_px * self.height_mm / self.width_mm)}"'
        return _begin(f'{size} viewBox="0 0 {width} {height}"') + self.content

    def bands(self, width_px: int, height_px: int, rows: int) -> Iterator[str]:
        """Documents with so many rows of pixels each, from top to bottom."""
        mm = self.width_mm / width_px
        for top in range(0, height_px, rows):
            count = min(rows, height_px - top)
            view = f'viewBox="0 {top * mm!r} {width_px * mm!r} {count * mm!r}"'
            size = f'width="{width_px}" height="{count}" preserveAspectRatio="none"'
            yield _begin(f"{size} {view}") + self.content


def svg_text(picture: Picture, width_px: int | None = None) -> str:
    """The picture as an SVG document, in true size or so many pixels wide."""
    return drawn_picture(picture).text(width_px)


def drawn_picture(picture: Picture) -> Drawn:
    """The picture, to be made an SVG document or a PNG image."""
    return document(
        picture.title,
        picture.description,
        (picture.width_mm, picture.height_mm),
        picture.paper,
        _layers(picture),
    )


def _begin(view: str) -> str:
    """What is shown, and how large."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" {view} role="img" '
        'aria-labelledby="title desc">\n'
    )


def document(
    title: str, description: str, size_mm: tuple[float, float], paper: str, parts: Iterable[str]
) -> Drawn:
    """Shapes on a sheet of this size and colour."""
    width, height = map(number, size_mm)
    content = "\n".join(
        [
            f'<title id="title">{_escaped(title)}</title>',
            f'<desc id="desc">{_escaped(description)}</desc>',
            f'<rect width="{width}" height="{height}" fill="{paper}"/>',
            *parts,
            "</svg>\n",
        ]
    )
    return Drawn(*size_mm, content)


def _layers(picture: Picture) -> Iterator[str]:
    corner = complex(picture.left_mm, picture.bottom_mm + picture.height_mm)
    for layer in picture.layers:
        if layer.items:
            yield f'<g id="{layer.name}">'
            yield from grouped(layer.items, corner)
            yield "</g>"


def grouped(items: Iterable[Item], corner: complex) -> Iterator[str]:
    """The items as shapes, where `corner` is the upper left one of what is drawn on."""
    for style, some in groupby(items, key=_style):
        shapes = "".join(map(partial(_shape, corner), some))
        yield f"<g {style}>{shapes}</g>"


def _style(item: Item) -> str:
    """The attributes that consecutive items may share."""
    match item:
        case Text():
            weight = ' font-weight="bold"' if item.bold else ""
            return (
                f'font-family="{FONT_FAMILY}" font-size="{number(item.size_mm)}"{weight} '
                f'fill="{item.colour}" text-anchor="{item.anchor}"{_halo(item)}'
            )
        case Image():
            return f'opacity="{number(item.opacity)}"'
        case Polyline():
            return f'fill="none" {_pen(item.pen)}'
        case Polygon() | Circle():
            style = f'fill="{item.fill or "none"}"'
            if item.pen:
                style += f" {_pen(item.pen)}"
            if isinstance(item, Polygon) and item.opacity < 1:
                style += f' opacity="{number(item.opacity)}"'
            return style


def _halo(text: Text) -> str:
    if text.halo is None:
        return ""
    width = number(HALO * text.size_mm)
    return (
        f' stroke="{text.halo}" stroke-width="{width}" stroke-linejoin="round" paint-order="stroke"'
    )


def _pen(pen: Pen) -> str:
    style = f'stroke="{pen.colour}" stroke-width="{number(pen.width_mm)}" stroke-linejoin="round"'
    if pen.dashes:
        style += f' stroke-dasharray="{" ".join(map(number, pen.dashes))}"'
    return style + (' stroke-linecap="round"' if pen.round else "")


def _shape(corner: complex, item: Item) -> str:
    match item:
        case Text():
            return _text(corner, item)
        case Polyline():
            return f'<path d="{_path(corner, item.points)}"/>'
        case Polygon():
            return f'<path d="{"".join(_path(corner, ring) + "z" for ring in item.rings)}"/>'
        case Circle():
            x, y = _place(corner, item.centre)
            return f'<circle cx="{x}" cy="{y}" r="{number(item.radius_mm)}"/>'
        case Image():
            return _image(corner, item)


def _image(corner: complex, item: Image) -> str:
    x, y = _place(corner, item.centre)
    width, height = number(item.width_mm), number(item.height_mm)
    left, top = number(-item.width_mm / 2), number(-item.height_mm / 2)
    turn = f"translate({x} {y}) rotate({number(-item.degrees % 360)})"
    data = base64.b64encode(item.data).decode()
    return (
        f'<image transform="{turn}" x="{left}" y="{top}" width="{width}" height="{height}" '
        f'preserveAspectRatio="none" href="data:{item.media_type};base64,{data}"/>'
    )


def _text(corner: complex, item: Text) -> str:
    x, y = _place(corner, item.at)
    down = number(item.size_mm * CAPITALS / 2)
    words = _escaped(item.text)
    if item.degrees % 360:
        turn = f"translate({x} {y}) rotate({number(-item.degrees % 360)})"
        return f'<text transform="{turn}" y="{down}">{words}</text>'
    return f'<text x="{x}" y="{y}" dy="{down}">{words}</text>'


def _path(corner: complex, points: Iterable[complex]) -> str:
    """A path with an absolute start and short relative steps, in hundredths so that rounding errors
    do not add up."""
    found: list[str] = []
    x = y = 0
    for point in points:
        now_x = round(100 * (point.real - corner.real))
        now_y = round(100 * (corner.imag - point.imag))
        step = f"{_hundredths(now_x - x)} {_hundredths(now_y - y)}"
        found.append(f"M{step}" if not found else f"l{step}")
        x, y = now_x, now_y
    return "".join(found)


def _place(corner: complex, point: complex) -> tuple[str, str]:
    return number(point.real - corner.real), number(corner.imag - point.imag)


def number(value: float) -> str:
    """A length in mm, to a hundredth."""
    return _hundredths(round(100 * value))


def _hundredths(value: int) -> str:
    """A whole number of hundredths as the shortest decimal number."""
    sign = "-" if value < 0 else ""
    whole, rest = divmod(abs(value), 100)
    return f"{sign}{whole}" if not rest else f"{sign}{whole}.{rest:02d}".rstrip("0")


def _escaped(text: str) -> str:
    """The text escaped for XML; characters that XML forbids are made `visible`."""
    return escape(visible(text), quote=False)
