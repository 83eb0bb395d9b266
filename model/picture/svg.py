"""Pictures as SVG text, and as PNG made from it.

The text is identical on every machine: coordinates are rounded to 0.01 mm, y points down as in SVG,
and consecutive items of one style share a group. Sizes are in mm, so it prints at 1:1.
"""

import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from html import escape
from itertools import groupby
from tempfile import TemporaryDirectory

from trackwright.model.picture.picture import (
    FONTS,
    Circle,
    Item,
    Pen,
    Picture,
    Polygon,
    Polyline,
    Text,
)
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import encodable, visible

CAPITALS = 0.729
"""The height of the font's capitals, relative to its size."""
FONT_FAMILY = "DejaVu Sans, Verdana, sans-serif"
FONT_FILES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
DEFAULT_PNG_WIDTH = 1600
MAX_PNG_SIDE, MAX_PNG_PIXELS = 30_000, 200_000_000
CSS_DPI = 96.0
"""Without it, resvg ignores sizes in mm."""


def svg_text(picture: Picture, width_px: int | None = None) -> str:
    """The picture as an SVG document, in true size or so many pixels wide."""
    width, height = _number(picture.width_mm), _number(picture.height_mm)
    size = f'width="{width}mm" height="{height}mm"'
    if width_px is not None:
        size = (
            f'width="{width_px}" height="{round(width_px * picture.height_mm / picture.width_mm)}"'
        )
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} '
            f'viewBox="0 0 {width} {height}" role="img" aria-labelledby="title desc">',
            f'<title id="title">{_escaped(picture.title)}</title>',
            f'<desc id="desc">{_escaped(picture.description)}</desc>',
            f'<rect width="{width}" height="{height}" fill="{picture.paper}"/>',
            *_layers(picture),
            "</svg>\n",
        ]
    )


def png_bytes(picture: Picture, width_px: int | None = None, dpi: float | None = None) -> bytes:
    """The picture as a PNG image, by width or resolution. It needs no fonts installed on the
    machine."""
    import resvg_py

    if width_px is None:
        inches = picture.width_mm / 25.4
        width_px = DEFAULT_PNG_WIDTH if dpi is None else max(1, round(inches * dpi))
    _reject_too_large(width_px, max(1, round(width_px * picture.height_mm / picture.width_mm)))
    with _font_files() as fonts:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg_text(picture),
                width=width_px,
                dpi=CSS_DPI,
                skip_system_fonts=True,
                font_files=fonts,
            )
        )


@contextmanager
def _font_files() -> Iterator[list[str]]:
    """Font paths for resvg, which needs UTF-8. Fonts in a folder whose name is not UTF-8 are copied
    elsewhere; otherwise the picture would have no text."""
    paths = [str(FONTS / name) for name in FONT_FILES]
    texts = [encodable(path) for path in paths]
    if [text.encode() for text in texts] == [os.fsencode(path) for path in paths]:
        yield texts
        return
    with TemporaryDirectory() as folder:
        yield [encodable(shutil.copy(path, folder)) for path in paths]


def _reject_too_large(width: int, height: int) -> None:
    """Reject sizes that would exhaust memory: a fragment may lie kilometres away."""
    if max(width, height) > MAX_PNG_SIDE or width * height > MAX_PNG_PIXELS:
        raise TrackwrightError(
            Message(
                "a PNG of {width:,} x {height:,} pixels is too large (the limit is {side:,} per "
                "side and {millions} million in total): choose a smaller width, or SVG",
                width=width,
                height=height,
                side=MAX_PNG_SIDE,
                millions=MAX_PNG_PIXELS // 1_000_000,
            )
        )


def _layers(picture: Picture) -> Iterator[str]:
    for layer in picture.layers:
        if not layer.items:
            continue
        yield f'<g id="{layer.name}">'
        for style, items in groupby(layer.items, key=_style):
            shapes = "".join(map(partial(_shape, picture), items))
            yield f"<g {style}>{shapes}</g>"
        yield "</g>"


def _style(item: Item) -> str:
    """The attributes that consecutive items may share."""
    match item:
        case Text():
            weight = ' font-weight="bold"' if item.bold else ""
            return (
                f'font-family="{FONT_FAMILY}" font-size="{_number(item.size_mm)}"{weight} '
                f'fill="{item.colour}" text-anchor="{item.anchor}"'
            )
        case Polyline():
            return f'fill="none" {_pen(item.pen)}'
        case Polygon() | Circle():
            style = f'fill="{item.fill or "none"}"'
            if item.pen:
                style += f" {_pen(item.pen)}"
            if isinstance(item, Polygon) and item.opacity < 1:
                style += f' opacity="{_number(item.opacity)}"'
            return style


def _pen(pen: Pen) -> str:
    style = f'stroke="{pen.colour}" stroke-width="{_number(pen.width_mm)}" stroke-linejoin="round"'
    if pen.dashes:
        style += f' stroke-dasharray="{" ".join(map(_number, pen.dashes))}"'
    return style + (' stroke-linecap="round"' if pen.round else "")


def _shape(picture: Picture, item: Item) -> str:
    match item:
        case Text():
            return _text(picture, item)
        case Polyline():
            return f'<path d="{_path(picture, item.points)}"/>'
        case Polygon():
            return f'<path d="{"".join(_path(picture, ring) + "z" for ring in item.rings)}"/>'
        case Circle():
            x, y = _place(picture, item.centre)
            return f'<circle cx="{x}" cy="{y}" r="{_number(item.radius_mm)}"/>'


def _text(picture: Picture, item: Text) -> str:
    x, y = _place(picture, item.at)
    down = _number(item.size_mm * CAPITALS / 2)
    words = _escaped(item.text)
    if item.degrees % 360:
        turn = f"translate({x} {y}) rotate({_number(-item.degrees % 360)})"
        return f'<text transform="{turn}" y="{down}">{words}</text>'
    return f'<text x="{x}" y="{y}" dy="{down}">{words}</text>'


def _path(picture: Picture, points: Iterable[complex]) -> str:
    """A path with an absolute start and short relative steps, in hundredths so that rounding errors
    do not add up."""
    found: list[str] = []
    x = y = 0
    for point in points:
        now_x = round(100 * (point.real - picture.left_mm))
        now_y = round(100 * (picture.bottom_mm + picture.height_mm - point.imag))
        step = f"{_hundredths(now_x - x)} {_hundredths(now_y - y)}"
        found.append(f"M{step}" if not found else f"l{step}")
        x, y = now_x, now_y
    return "".join(found)


def _place(picture: Picture, point: complex) -> tuple[str, str]:
    top = picture.bottom_mm + picture.height_mm
    return _number(point.real - picture.left_mm), _number(top - point.imag)


def _number(value: float) -> str:
    return _hundredths(round(100 * value))


def _hundredths(value: int) -> str:
    """A whole number of hundredths as the shortest decimal number."""
    sign = "-" if value < 0 else ""
    whole, rest = divmod(abs(value), 100)
    return f"{sign}{whole}" if not rest else f"{sign}{whole}.{rest:02d}".rstrip("0")


def _escaped(text: str) -> str:
    """The text escaped for XML; characters that XML forbids are made `visible`."""
    return escape(visible(text), quote=False)
