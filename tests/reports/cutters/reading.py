"""Reads DXF of release 12, as strictly as programs do: pairs of lines, sections, polylines."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Entity:
    """A polyline."""

    layer: str
    is_closed: bool
    points: tuple[tuple[float, float], ...]
    bulges: tuple[float, ...]


Pair = tuple[int, str]


def read_dxf(data: bytes) -> tuple[dict[str, str], dict[str, int], list[Entity]]:
    """Variables of the header, colours of layers, and polylines."""
    lines = data.decode("ascii").split("\r\n")
    assert lines.pop() == ""
    assert len(lines) % 2 == 0
    pairs = [(int(code), value) for code, value in zip(lines[::2], lines[1::2], strict=True)]
    assert pairs[0][0] == 999
    assert pairs[-1] == (0, "EOF")
    sections = dict(_sections(pairs))
    assert list(sections) == ["HEADER", "TABLES", "ENTITIES"]
    return (
        dict(_variables(sections["HEADER"])),
        dict(_layers(sections["TABLES"])),
        list(_polylines(sections["ENTITIES"])),
    )


def _sections(pairs: list[Pair]) -> Iterator[tuple[str, list[Pair]]]:
    begins = [k for k, pair in enumerate(pairs) if pair == (0, "SECTION")]
    ends = [k for k, pair in enumerate(pairs) if pair == (0, "ENDSEC")]
    for begin, end in zip(begins, ends, strict=True):
        assert pairs[begin + 1][0] == 2
        yield pairs[begin + 1][1], pairs[begin + 2 : end]


def _variables(pairs: list[Pair]) -> Iterator[tuple[str, str]]:
    name = ""
    for code, value in pairs:
        if code == 9:
            name = value
        elif code in (1, 70):
            yield name, value


def _layers(pairs: list[Pair]) -> Iterator[tuple[str, int]]:
    for group in _groups(pairs):
        if group[0] == (0, "LAYER"):
            values = dict(group)
            yield values[2], int(values[62])


def _groups(pairs: list[Pair]) -> Iterator[list[Pair]]:
    """From one 0 to the next."""
    begins = [k for k, (code, _) in enumerate(pairs) if code == 0]
    for begin, end in zip(begins, [*begins[1:], len(pairs)], strict=True):
        yield pairs[begin:end]


def _polylines(pairs: list[Pair]) -> Iterator[Entity]:
    head: dict[int, str] = {}
    points: list[tuple[float, float]] = []
    bulges: list[float] = []
    for group in _groups(pairs):
        values = dict(group)
        match values[0]:
            case "POLYLINE":
                assert values[66] == "1"
                head, points, bulges = values, [], []
            case "VERTEX":
                assert values[8] == head[8]
                points.append((float(values[10]), float(values[20])))
                bulges.append(float(values.get(42, "0")))
            case "SEQEND":
                yield Entity(head[8], head[70] == "1", tuple(points), tuple(bulges))
            case other:
                raise AssertionError(other)
