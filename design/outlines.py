"""Reads the outline that circuits are to follow, from SVG, GPX, GeoJSON or CSV."""

import csv
import io
import itertools
import math
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any, TypeAlias
from xml.parsers import expat

from trackwright.design.closed_line import (
    FARTHEST,
    MOST_POINTS,
    Point,
    Points,
    checked_outline,
    is_simple,
)
from trackwright.design.svg_path import path_points
from trackwright.model.text.errors import InputError, Problem, TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.strict_json import (
    MAX_FILE_BYTES,
    parse_json,
    read_bytes,
    too_large_message,
)

EARTH_M = 6_371_000.0
Elements: TypeAlias = Iterator[tuple[str, dict[str, str]]]
LONGITUDE, LATITUDE = re.compile("lon|lng|long|longitude"), re.compile("lat|latitude")


WOBBLES = (400, 200, 100, 50, 25)
"""How far positions wobble: parts of the size of a track."""
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
    return checked_outline(list(reader(data, str(path))), str(path))


def _elements(data: bytes, source: str) -> Elements:
    """The names and attributes of all elements. Entities are refused: they can grow without
    limit."""
    found: list[tuple[str, dict[str, str]]] = []

    def refuse(*_: object) -> None:
        raise TrackwrightError(Message("{source}: XML with entities is not read", source=source))

    parser = expat.ParserCreate(namespace_separator="}")
    parser.StartElementHandler = lambda name, attributes: found.append((name, attributes))
    parser.EntityDeclHandler = refuse
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, ValueError, LookupError) as error:  # an encoding that is not known
        raise TrackwrightError(
            Message("{source}: not XML: {fault}", source=source, fault=error)
        ) from None
    return ((name.rpartition("}")[2], attributes) for name, attributes in found)


def _svg(data: bytes, source: str) -> Iterator[Point]:
    """The longest path, polygon or polyline; its y axis points down. Transforms are ignored."""
    longest: list[Point] = []
    drawn = 0
    for name, attributes in _elements(data, source):
        if name == "path":
            line = path_points(attributes.get("d", ""), source, drawn)
        elif name in ("polygon", "polyline"):
            numbers = _numbers(attributes.get("points", ""))
            line = list(zip(numbers[::2], numbers[1::2], strict=False))
        else:
            continue
        drawn += len(line)
        longest = max(longest, line, key=_length)
    return ((x, -y) for x, y in longest)


def _length(points: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


def _numbers(text: str) -> list[float]:
    return [float(n) for n in re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", text)]


def _gpx(data: bytes, source: str) -> Iterator[Point]:
    """Its track or route points."""
    places: list[Point] = []
    for name, attributes in _elements(data, source):
        if name in ("trkpt", "rtept"):
            try:
                places.append((float(attributes["lon"]), float(attributes["lat"])))
            except (KeyError, ValueError):
                raise TrackwrightError(
                    Message("{source}: a {name} without lon and lat", source=source, name=name)
                ) from None
    return iter(_steady(list(_local_metres(places))))


def _steady(track: list[Point]) -> list[Point]:
    """A recorded track wobbles to and fro: means of points near each other, no more than are needed
    for a line that does not cross itself."""
    size = max((math.dist(track[0], point) for point in track), default=0.0)
    near = all(abs(number) <= FARTHEST for point in track for number in point)
    if len(track) > MOST_POINTS or not size or not near:
        return track
    ways = (track, *(_means(track, size / parts) for parts in WOBBLES))
    return next((way for way in ways if is_simple(way)), track)


def _means(track: list[Point], near: float) -> list[Point]:
    """One for each part of the track that does not lead farther than this from where it begins."""
    parts: list[list[Point]] = []
    for point in track:
        if not parts or math.dist(parts[-1][0], point) > near:
            parts.append([])
        parts[-1].append(point)
    return [(fmean(x for x, _ in part), fmean(y for _, y in part)) for part in parts]


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
        keys = ("geometry", "features", "coordinates", "geometries")
        inner: Iterable[Any] = (value.get(key) for key in keys)
    elif isinstance(value, list):
        if len(value) > 1 and all(map(_is_place, value)):
            return [(_as_float(x), _as_float(y)) for x, y, *_ in value]
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


def _as_float(number: float) -> float:
    """Infinite if it is too large."""
    try:
        return float(number)
    except OverflowError:
        return math.inf


def _csv(data: bytes, source: str) -> Iterator[Point]:
    """Columns lon and lat, or x and y, or the first two."""
    text = io.StringIO(data.decode("utf-8-sig", "replace"), newline=None)
    try:
        rows = list(csv.reader(text))
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
    north = EARTH_M * math.pi / 180
    east = north * math.cos(math.radians(middle)) if math.isfinite(middle) else north
    return ((lon * east, lat * north) for lon, lat in places)
