"""Measuring on the table: straight from point to point, and along the road."""

import cmath
import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from trackwright.model.circuit import Circuit
from trackwright.model.edit.placing import joints_of
from trackwright.model.edit.pointing import table_top_of
from trackwright.model.picture.shapes.shape import PlacedShape
from trackwright.model.text.messages import Message, counted, joined
from trackwright.model.text.units import Unit

SAMPLES = 24
"""Straight parts that the middle line of a piece is measured in."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The length of a row of points, and, if the first and the last lie on the same road, the way
    along its middle and the positions from one to the other, in driving direction."""

    mm: float
    degrees: float | None
    """The direction from the first to the last point, counterclockwise from the right."""
    along_mm: float | None = None
    positions: int | None = None

    def text(self, unit: Unit) -> Message:
        words = [unit.gap(self.mm)]
        if self.degrees is not None:
            words.append(Message("{degrees:.1f}°", degrees=self.degrees))
        if self.along_mm is not None and self.positions is not None:
            words.append(Message("{mm} along the road", mm=unit.gap(self.along_mm)))
            words.append(counted(self.positions, "position"))
        return joined(words, " · ")


def measured(circuit: Circuit, points: tuple[complex, ...]) -> Measured:
    """What lies between the points."""
    mm = sum(abs(b - a) for a, b in pairwise(points))
    way = points[-1] - points[0] if points else 0j
    degrees = math.degrees(cmath.phase(way)) % 360 if abs(way) > 1e-6 else None
    along = _along(circuit, points[0], points[-1]) if degrees is not None else None
    return Measured(mm, degrees, *(along or ()))


def nearest_joint(circuit: Circuit, point: complex, within_mm: float) -> complex | None:
    """The place of the nearest joint, if it is near enough."""
    places = (joint.place for joint in joints_of(circuit))
    near = min(places, key=lambda place: abs(place - point), default=None)
    return near if near is not None and abs(near - point) <= within_mm else None


@dataclass(frozen=True, slots=True)
class _OnRoad:
    """A point on a road: the number of its chain, and how far it is from the beginning."""

    chain: int
    mm: float
    columns: float


def _along(circuit: Circuit, first: complex, last: complex) -> tuple[float, int] | None:
    """The way along the road from one point to the other, in mm and positions, across the line if
    the lap is closed. None if they do not lie on one road."""
    begin, end = _place(circuit, first), _place(circuit, last)
    if begin is None or end is None or begin.chain != end.chain:
        return None
    mm, columns = end.mm - begin.mm, end.columns - begin.columns
    if not circuit.geometry.chains[begin.chain].closed:
        return abs(mm), round(abs(columns))
    whole = _whole(circuit, begin.chain)
    return mm % whole.mm, round(columns % whole.columns)


def _place(circuit: Circuit, point: complex) -> _OnRoad | None:
    index = table_top_of(circuit).index_at(point)
    if index is None:
        return None
    before = _before(circuit)[index]
    spot = table_top_of(circuit).spots[index]
    share = _share(spot, point)
    mm = share * spot.shape.centre_lines[0].length_mm
    columns = share * spot.shape.template.columns
    return _OnRoad(before.chain, before.mm + mm, before.columns + columns)


def _whole(circuit: Circuit, chain: int) -> _OnRoad:
    """The end of a chain."""
    last = circuit.geometry.chains[chain].indices[-1]
    shape = table_top_of(circuit).spots[last].shape
    before = _before(circuit)[last]
    length = shape.centre_lines[0].length_mm
    return _OnRoad(chain, before.mm + length, before.columns + shape.template.columns)


@lru_cache(maxsize=2)
def _before(circuit: Circuit) -> dict[int, _OnRoad]:
    """Where each piece begins."""
    spots = table_top_of(circuit).spots
    found: dict[int, _OnRoad] = {}
    for number, chain in enumerate(circuit.geometry.chains):
        mm = columns = 0.0
        for index in chain.indices:
            found[index] = _OnRoad(number, mm, columns)
            mm += spots[index].shape.centre_lines[0].length_mm
            columns += spots[index].shape.template.columns
    return found


def _share(spot: PlacedShape, point: complex) -> float:
    """How far along a piece a point lies, from 0 to 1: at the nearest point of its middle line."""
    line = [spot.at(k / SAMPLES) for k in range(SAMPLES + 1)]
    shares = [_on_segment(a, b, point) for a, b in pairwise(line)]
    away = [abs(a + (b - a) * s - point) for (a, b), s in zip(pairwise(line), shares, strict=True)]
    nearest = away.index(min(away))
    return (nearest + shares[nearest]) / SAMPLES


def _on_segment(a: complex, b: complex, point: complex) -> float:
    share = ((point - a) * (b - a).conjugate()).real / abs(b - a) ** 2
    return min(max(share, 0.0), 1.0)
