"""What can be seen of a lap, as numbers."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np
import shapely

from trackwright.design.looks.road import Points, road_of
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import Template, templates_of
from trackwright.model.layout.zeta import to_degrees

CROWDED_MODULES = 2.3
GENTLE_DEGREES = 45.0
EVERY = 2
"""Of the road's points, those that are compared with each other."""


@dataclass(frozen=True)
class Part:
    """A straight or a corner: to which side it turns (0 = straight), how far, its positions."""

    side: int
    degrees: float
    positions: int


def parts_of(templates: Sequence[Template], closed: bool = True) -> list[Part]:
    """Straights and corners in driving order, beginning where one begins."""
    sides = [_side(template) for template in templates]
    begin = next((i for i, side in enumerate(sides) if side != sides[i - 1]), 0) if closed else 0
    turned = [*templates[begin:], *templates[:begin]]
    return [_part(side, list(group)) for side, group in groupby(turned, _side)]


def _side(template: Template) -> int:
    return (template.turn > 0) - (template.turn < 0)


def _part(side: int, templates: Sequence[Template]) -> Part:
    degrees = to_degrees(sum(abs(template.turn) for template in templates))
    return Part(side, degrees, sum(template.columns for template in templates))


def features_of(kit: Kit, codes: Sequence[str], closed: bool = True) -> dict[str, float]:
    """Name of a feature -> its value."""
    templates = [templates_of(kit)[code] for code in codes]
    parts = parts_of(templates, closed)
    road = road_of(kit, codes)
    return _rhythm(parts, closed) | {
        "crowded": _crowded(road, CROWDED_MODULES * kit.module_mm, closed),
        "full": _full(road),
    }


def _rhythm(parts: Sequence[Part], closed: bool) -> dict[str, float]:
    corners = [i for i, part in enumerate(parts) if part.side]
    straights = [part.positions for part in parts if not part.side]
    positions = sum(part.positions for part in parts)
    bends = max(1, len(corners))
    sides = [parts[i].side for i in corners]
    changes = sum(a != b for a, b in zip(sides, sides[1:] + sides[: int(closed)], strict=False))
    behind = sum(bool(parts[i - 1].side) for i in corners if i or closed)
    return {
        "corners": 100 * len(corners) / max(1, positions),
        "s_bends": behind / bends,
        "side_changes": changes / bends,
        "gentle": sum(parts[i].degrees <= GENTLE_DEGREES for i in corners) / bends,
        "straight": sum(straights) / max(1, positions),
        "variety": _entropy(straights),
    }


def _entropy(values: Sequence[int]) -> float:
    """How varied the values are, in bits."""
    counts = Counter(values)
    return -sum(n / len(values) * math.log2(n / len(values)) for n in counts.values())


def _crowded(road: Points, near_mm: float, closed: bool) -> float:
    """The share of the road with other road beside it."""
    points = road[:-1:EVERY]
    n = len(points)
    step = np.abs(np.diff(points)).mean() if n > 1 else 1.0
    apart = math.ceil(near_mm * math.pi / 2 / step)
    along = np.abs(np.arange(n)[:, None] - np.arange(n))
    if closed:
        along = np.minimum(along, n - along)
    near = (np.abs(points[:, None] - points) < near_mm) & (along > apart)
    return float(near.any(axis=1).mean())


def _full(road: Points) -> float:
    """The area inside the lap, of that of the tightest string round it."""
    polygon = shapely.Polygon(np.column_stack([road.real, road.imag]))
    hull = polygon.convex_hull.area
    inside = abs(float((np.conj(road[:-1]) * road[1:]).imag.sum())) / 2
    return min(1.0, inside / hull) if hull else 0.0
