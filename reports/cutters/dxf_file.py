"""A cutter's sheet as DXF: release 12, in mm, with arcs as bulges of polylines. Every program that
reads DXF at all reads these few entities."""

from collections.abc import Iterator

from trackwright.reports.cutters.drawings import CutterPage
from trackwright.reports.cutters.paths import LAYERS, Layer, Path

COLOURS: dict[Layer, int] = {"CUT": 1, "SCORE": 5, "ENGRAVE": 7, "MARK": 3}
"""Numbers of AutoCAD's colours: red, blue, black or white, green."""
COMMENT = "Trackwright"
"""What such a file begins with."""


def cutter_dxf(title: str, page: CutterPage) -> bytes:
    """The file: pairs of lines, a code and a value. Letters beyond ASCII are left out of it."""
    name = title.encode("ascii", "replace").decode()
    pairs = [(999, f"{COMMENT}: {name} {page.name}"), *_header(page), *_layers()]
    pairs += [(0, "SECTION"), (2, "ENTITIES")]
    for path in page.paths:
        pairs += _polyline(path)
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code:>3}\r\n{value}\r\n" for code, value in pairs).encode()


Pair = tuple[int, str]


def _header(page: CutterPage) -> Iterator[Pair]:
    yield from ((0, "SECTION"), (2, "HEADER"))
    yield from ((9, "$ACADVER"), (1, "AC1009"))
    yield from ((9, "$INSUNITS"), (70, "4"))  # mm
    yield from ((9, "$MEASUREMENT"), (70, "1"))  # metric
    yield from ((9, "$EXTMIN"), (10, "0.0"), (20, "0.0"), (30, "0.0"))
    yield (9, "$EXTMAX")
    yield from ((10, _number(page.width_mm)), (20, _number(page.height_mm)), (30, "0.0"))
    yield (0, "ENDSEC")


def _layers() -> Iterator[Pair]:
    yield from ((0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LAYER"), (70, str(len(LAYERS))))
    for layer in LAYERS:
        yield from ((0, "LAYER"), (2, layer), (70, "0"), (62, str(COLOURS[layer])))
        yield (6, "CONTINUOUS")
    yield from ((0, "ENDTAB"), (0, "ENDSEC"))


def _polyline(path: Path) -> Iterator[Pair]:
    yield from ((0, "POLYLINE"), (8, path.layer), (66, "1"))
    yield from ((10, "0.0"), (20, "0.0"), (30, "0.0"), (70, str(int(path.is_closed))))
    for one in path.segments:
        yield from _vertex(path.layer, one.start, one.bulge)
    if not path.is_closed:
        yield from _vertex(path.layer, path.segments[-1].end, 0.0)
    yield from ((0, "SEQEND"), (8, path.layer))


def _vertex(layer: Layer, point: complex, bulge: float) -> Iterator[Pair]:
    yield from ((0, "VERTEX"), (8, layer), (10, _number(point.real)), (20, _number(point.imag)))
    yield (30, "0.0")
    if bulge:
        yield (42, f"{bulge:.9f}")


def _number(value: float) -> str:
    return f"{round(value, 6) + 0.0:.6f}"
