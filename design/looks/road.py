"""The centre line of a row of pieces, in mm."""

import math
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from trackwright.model.circuit import Circuit
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.zeta import FULL_TURN, to_complex
from trackwright.model.picture.shapes.shape import shape_of

Points = npt.NDArray[np.complex128]
SAMPLE_MM = 13.0
_DIRECTIONS = np.exp(2j * np.pi * np.arange(FULL_TURN) / FULL_TURN)


@lru_cache(maxsize=1024)
def _samples(kit: Kit, code: str) -> tuple[Points, complex, int]:
    """Points along a piece, its end, and its turn."""
    template, shape = templates_of(kit)[code], shape_of(kit, code)
    count = max(1, math.ceil(shape.centre_lines[0].length_mm / SAMPLE_MM))
    points = np.array([shape.point(k / count) for k in range(count)])
    return points, to_complex(template.end.point) * kit.module_mm, template.turn


def road_of(kit: Kit, codes: Sequence[str], heading: int = 0) -> Points:
    """Points along the centre line of these pieces, about every 13 mm, from the origin on."""
    parts, place = [], 0j
    for code in codes:
        points, end, turn = _samples(kit, code)
        direction = _DIRECTIONS[heading % FULL_TURN]
        parts.append(place + points * direction)
        place += end * direction
        heading += turn
    return np.concatenate([*parts, [place]])


def codes_of(circuit: Circuit) -> list[str]:
    """The pieces of a circuit in driving order, board halves taken apart."""
    geometry = circuit.geometry
    chain = geometry.main_chain
    if chain is None:
        return []
    return [geometry.laid[index].template.code for index in chain.indices]


def evenly(points: Points, count: int) -> Points:
    """So many points at equal distances along a closed line, whose end is its beginning."""
    lengths = np.concatenate([[0.0], np.cumsum(np.abs(np.diff(points)))])
    at = np.arange(count) * (lengths[-1] / count)
    found: Points = np.interp(at, lengths, points.real) + 1j * np.interp(at, lengths, points.imag)
    return found
