"""Reads the outline that circuits are to follow, from SVG, GPX, GeoJSON or CSV."""

import csv
import io
import itertools
import math
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import shapely

from trackwright.design.svg_path import path_points
from trackwright.design.wishes import Points
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.strict_json import parse_json, read_bytes

FEWEST_POINTS = 8
MOST_POINTS = 100_000
EARTH_M = 6_371_000.0
Point = tuple[float, float]
LONGITUDE, LATITUDE = re.compile("lon|lng|long|longitude"), re.compile("lat|latitude")


SUFFIXES = (".svg", ".gpx", ".geojson", ".csv")
"""Of files that are nothing else to this program."""


def read_outline(path: Path) -> Points:
    """The closed outline in a file, by its suffix; an error says what is wrong with it."""
    readers = dict(zip(SUFFIXES, (_svg, _gpx, _geojson, _csv), strict=True)) | {".json": _geojson}
    reader = readers.get(path.suffix.lower())
    if reader is None:
        raise TrackwrightError(
            Message("{path}: expected an outline as .svg, .gpx, .geojson or .csv", path=path)
        )
    return checked_outline(list(reader(read_bytes(path), str(path))), str(path))


def checked_outline(points: Iterable[Point], source: str) -> Points:
    """The outline without points that are there twice; refused if it is none, or crosses itself."""
    found: list[Point] = []
    for point in points:
        if not all(map(math.isfinite, point)):
            raise TrackwrightError(
                Message("{source}: a point is no pair of finite numbers", source=source)
            )
        if not found or point != found[-1]:
            found.append(point)
    while len(found) > 1 and found[0] == found[-1]:
        found.pop()
    if not FEWEST_POINTS <= len(found) <= MOST_POINTS:
        raise TrackwrightError(
            Message(
                "{source}: expected {least} to {most:,} different points of a closed outline, "
                "found {n}",
                source=source,
                least=FEWEST_POINTS,
                most=MOST_POINTS,
                n=len(found),
            )
        )
    if not shapely.is_simple(shapely.LinearRing(found)):
        raise TrackwrightError(
            Message(
                "{source}: the outline crosses itself; cardboard cannot, so choose another",
                source=source,
            )
        )
    return tuple(found)


def _xml(data: bytes, source: str) -> ElementTree.Element:
    """The root element. Entities are refused: they can grow without limit."""
    if b"<!ENTITY" in data:
        raise TrackwrightError(Message("{source}: XML with entities is not read", source=source))
    try:
        return ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        raise TrackwrightError(
            Message("{source}: not XML: {fault}", source=source, fault=error)
        ) from None


def _svg(data: bytes, source: str) -> Iterator[Point]:
    """The longest path, polygon or polyline; its y axis points down. Transforms are ignored."""
    found: list[list[Point]] = [[]]
    for element in _xml(data, source).iter():
        name = element.tag.rpartition("}")[2]
        if name == "path":
            found.append(path_points(element.get("d", ""), source))
        elif name in ("polygon", "polyline"):
            numbers = _numbers(element.get("points", ""))
            found.append(list(zip(numbers[::2], numbers[1::2], strict=False)))
    return ((x, -y) for x, y in max(found, key=_length))


def _length(points: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


def _numbers(text: str) -> list[float]:
    return [float(n) for n in re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", text)]


def _gpx(data: bytes, source: str) -> Iterator[Point]:
    """Its track or route points."""
    places: list[Point] = []
    for element in _xml(data, source).iter():
        name = element.tag.rpartition("}")[2]
        if name in ("trkpt", "rtept"):
            try:
                places.append((float(element.get("lon", "")), float(element.get("lat", ""))))
            except ValueError:
                raise TrackwrightError(
                    Message("{source}: a {name} without lon and lat", source=source, name=name)
                ) from None
    return _local_metres(places)


def _geojson(data: bytes, source: str) -> Iterator[Point]:
    """The first line or polygon in it."""
    places = _coordinates(parse_json(data, source))
    if places is None:
        raise TrackwrightError(
            Message("{source}: expected GeoJSON with a LineString or a Polygon", source=source)
        )
    return _local_metres(places)


def _coordinates(value: Any) -> list[Point] | None:
    """Depth first; a list of pairs of numbers is a line."""
    if isinstance(value, dict):
        inner: Iterable[Any] = (value.get(key) for key in ("geometry", "features", "coordinates"))
        inner = [*inner, *(value.get("geometries") or [])]
    elif isinstance(value, list):
        if len(value) > 1 and all(map(_is_place, value)):
            return [(float(x), float(y)) for x, y, *_ in value]
        inner = value
    else:
        return None
    return next((found for one in inner if (found := _coordinates(one)) is not None), None)


def _is_place(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) >= 2
        and all(isinstance(n, int | float) and not isinstance(n, bool) for n in value[:2])
    )


def _csv(data: bytes, source: str) -> Iterator[Point]:
    """Columns lon and lat, or x and y, or the first two."""
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig", "replace"))))
    head = [cell.strip().lower() for cell in rows[0]] if rows else []
    earth = [_column(head, LONGITUDE), _column(head, LATITUDE)]
    plane = [_column(head, re.compile("x")), _column(head, re.compile("y"))]
    columns = next((pair for pair in (earth, plane) if None not in pair), [0, 1])
    places: list[Point] = []
    for number, row in enumerate(rows, start=1):
        try:
            places.append((float(row[columns[0] or 0]), float(row[columns[1] or 0])))
        except (ValueError, IndexError):
            if number > 1 and any(cell.strip() for cell in row):
                raise TrackwrightError(
                    Message("{source}, line {n}: expected two numbers", source=source, n=number)
                ) from None
    return _local_metres(places) if columns == earth else iter(places)


def _column(head: list[str], name: re.Pattern[str]) -> int | None:
    return next((i for i, cell in enumerate(head) if name.fullmatch(cell)), None)


def _local_metres(places: list[Point]) -> Iterator[Point]:
    """Degrees as metres on the plane that touches the Earth there."""
    middle = sum(lat for _, lat in places) / len(places) if places else 0.0
    metre = EARTH_M * math.pi / 180
    return ((lon * metre * math.cos(math.radians(middle)), lat * metre) for lon, lat in places)
