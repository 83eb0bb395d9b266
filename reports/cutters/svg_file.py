"""A cutter's sheet as SVG: in mm, arcs as arcs, a group for each layer."""

from collections.abc import Iterator
from html import escape
from itertools import groupby

from trackwright.reports.cutters.drawings import CutterPage
from trackwright.reports.cutters.paths import Path
from trackwright.reports.cutters.presets import PRESETS

HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<svg xmlns="http://www.w3.org/2000/svg" '
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
    'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}">\n'
    "<title>{title}</title>\n"
)


def cutter_svg(title: str, page: CutterPage) -> bytes:
    """The document. Lines are never filled, as programs may engrave what is."""
    size = {"width": _number(page.width_mm), "height": _number(page.height_mm)}
    return "".join((HEAD.format(title=escape(title), **size), *_groups(page), "</svg>\n")).encode()


def _groups(page: CutterPage) -> Iterator[str]:
    preset = PRESETS[page.preset]
    for layer, paths in groupby(page.paths, key=lambda path: path.layer):
        yield (
            f'<g id="{layer}" inkscape:groupmode="layer" inkscape:label="{layer}" fill="none" '
            f'stroke="{preset.colours[layer]}" stroke-width="{_number(preset.pen_mm)}">\n'
        )
        yield from (f'<path d="{_path(path, page.height_mm)}"/>\n' for path in paths)
        yield "</g>\n"


def _path(path: Path, height: float) -> str:
    """y points down in SVG, so an arc to the left is one of sweep 0."""
    words = [f"M{_point(path.segments[0].start, height)}"]
    for one in path.segments:
        end = _point(one.end, height)
        if one.bulge:
            large, sweep = int(abs(one.bulge) > 1), int(one.bulge < 0)
            radius = _number(one.radius)
            words.append(f"A{radius} {radius} 0 {large} {sweep} {end}")
        else:
            words.append(f"L{end}")
    if path.is_closed:
        words[-1:] = ["Z"] if not path.segments[-1].bulge else [words[-1], "Z"]
    return " ".join(words)


def _point(point: complex, height: float) -> str:
    return f"{_number(point.real)} {_number(height - point.imag)}"


def _number(value: float) -> str:
    """To a ten-thousandth of a mm, without zeros at the end."""
    return f"{round(value, 4) + 0.0:.4f}".rstrip("0").rstrip(".")
