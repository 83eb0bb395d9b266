"""Reads the outline that circuits are to follow, from SVG, GPX, GeoJSON or CSV."""

import csv
import io
import math
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from trackwright.design.closed_line import MOST_POINTS, Point, Points, checked_outline
from trackwright.design.recordings import lap_of
from trackwright.design.svg_drawing import length_of, longest_line
from trackwright.design.xml_elements import Attributes, each_element
from trackwright.model.text.errors import InputError, Problem, TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.strict_json import (
    MAX_FILE_BYTES,
    parse_json,
    read_bytes,
    too_large_message,
)

EARTH_M = 6_371_000.0
LONGITUDE, LATITUDE = re.compile("lon|lng|long|longitude"), re.compile("lat|latitude")
SEPARATORS = (";", "\t")
"""Of columns, if they are there at all; else commas."""
SUFFIXES = (".svg", ".gpx", ".geojson", ".csv")
"""Of files that are nothing else to this program."""


def is_outline_name(name: str) -> bool:
    """Is a file called like an outline?"""
    return Path(name).suffix.lower() in SUFFIXES


def read_outline(path: Path) -> Points:
    """The closed outline in a file, by its suffix; an error says what is wrong with it."""
    readers = dict(zip(SUFFIXES, (_svg, _gpx, _geojson, _csv), strict=True)) | {".json": _geojson}
    reader = readers.get(path.suffix.lower())
    if reader is None:
        raise TrackwrightError(
            Message("{path}: expected an outline as .svg, .gpx, .geojson or .csv", path=path)
        )
    data = read_bytes(path)
    if len(data) > MAX_FILE_BYTES:
        raise InputError(str(path), [Problem("", too_large_message())])
    return checked_outline(_thinned(list(reader(data, str(path)))), str(path))


def _svg(data: bytes, source: str) -> Iterable[Point]:
    """The longest path or shape; its y axis points down."""
    return ((x, -y) for x, y in longest_line(data, source))


def _gpx(data: bytes, source: str) -> Iterable[Point]:
    """The longest of its tracks and routes; parts of a track are one."""
    lines: list[list[Point]] = [[]]

    def begin(name: str, attributes: Attributes) -> None:
        if name in ("trk", "rte"):
            lines.append([])
        elif name in ("trkpt", "rtept"):
            try:
                lines[-1].append((float(attributes["lon"]), float(attributes["lat"])))
            except (KeyError, ValueError):
                raise TrackwrightError(
                    Message("{source}: a {name} without lon and lat", source=source, name=name)
                ) from None

    each_element(data, source, begin)
    return _longest_on_earth(lines)


def _geojson(data: bytes, source: str) -> Iterable[Point]:
    """The longest line or polygon in it."""
    lines = list(_lines_in(parse_json(data, source)))
    if not lines:
        raise TrackwrightError(
            Message("{source}: expected GeoJSON with a LineString or a Polygon", source=source)
        )
    return _longest_on_earth(lines)


def _lines_in(value: Any) -> Iterator[list[Point]]:
    """Depth first; a list of pairs of numbers is a line."""
    if isinstance(value, dict):
        keys = ("geometry", "features", "coordinates", "geometries")
        inner: Iterable[Any] = (value.get(key) for key in keys)
    elif isinstance(value, list):
        if len(value) > 1 and all(map(_is_place, value)):
            yield [(_as_float(x), _as_float(y)) for x, y, *_ in value]
            return
        inner = value
    else:
        return
    for one in inner:
        yield from _lines_in(one)


def _is_place(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) >= 2
        and all(isinstance(n, int | float) and not isinstance(n, bool) for n in value[:2])
    )


def _as_float(number: float) -> float:
    """Infinite if it is too large."""
    try:
        return float(number)
    except OverflowError:
        return math.inf


def _csv(data: bytes, source: str) -> Iterable[Point]:
    """Columns lon and lat, or x and y, or the first two; as spreadsheets of any country write
    them."""
    text = data.decode("utf-8-sig", "replace")
    separator = next((mark for mark in SEPARATORS if mark in text), ",")
    try:
        rows = list(csv.reader(io.StringIO(text, newline=None), delimiter=separator))
    except csv.Error as error:
        raise TrackwrightError(
            Message("{source}: not CSV: {fault}", source=source, fault=error)
        ) from None
    head = [cell.strip().lower() for cell in rows[0]] if rows else []
    earth = [_column(head, LONGITUDE), _column(head, LATITUDE)]
    plane = [_column(head, re.compile("x")), _column(head, re.compile("y"))]
    columns = next((pair for pair in (earth, plane) if None not in pair), [0, 1])
    places: list[Point] = []
    for number, row in enumerate(rows, start=1):
        try:
            places.append((_decimal(row[columns[0] or 0]), _decimal(row[columns[1] or 0])))
        except (ValueError, IndexError):
            if number > 1 and any(cell.strip() for cell in row):
                raise TrackwrightError(
                    Message("{source}, line {n}: expected two numbers", source=source, n=number)
                ) from None
    return _longest_on_earth([places]) if columns == earth else places


def _decimal(cell: str) -> float:
    return float(cell.replace(",", "."))


def _column(head: list[str], name: re.Pattern[str]) -> int | None:
    return next((i for i, cell in enumerate(head) if name.fullmatch(cell)), None)


def _longest_on_earth(lines: Iterable[list[Point]]) -> list[Point]:
    """The longest line, in metres; the scatter of a recorded one is smoothed."""
    return lap_of(_thinned(max(map(_local_metres, lines), key=length_of)))


def _local_metres(places: list[Point]) -> list[Point]:
    """Degrees as metres on the plane that touches the Earth there."""
    middle = sum(lat for _, lat in places) / len(places) if places else 0.0
    north = EARTH_M * math.pi / 180
    east = north * math.cos(math.radians(middle)) if math.isfinite(middle) else north
    return [(lon * east, lat * north) for lon, lat in places]


def _thinned(points: list[Point]) -> list[Point]:
    """Every second point or so, if there are more than are needed."""
    return points[:: max(1, -(-len(points) // MOST_POINTS))]
