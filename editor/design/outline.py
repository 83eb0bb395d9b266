"""Where the outline that is wished for lies on the table."""

import numpy as np

from trackwright.design.looks.shapes import normalised
from trackwright.design.wishes import Wishes
from trackwright.model.layout.kit import Kit

MOST_POINTS = 720
LEAST_SIDE_MM = 50.0


def outline_on_table(
    wishes: Wishes, kit: Kit, board_cm: tuple[float, float] | None, middle: complex
) -> tuple[complex, ...]:
    """The outline as long as a lap of the wished length, in mm, and no larger than the board."""
    if not wishes.outline:
        return ()
    raw = np.array([complex(x, y) for x, y in (*wishes.outline, wishes.outline[0])])
    points = normalised(raw, min(MOST_POINTS, 4 * len(raw)))
    ring = np.append(points, points[0])
    points = points * (sum(wishes.length) / 2 * kit.module_mm / np.abs(np.diff(ring)).sum())
    sides = np.ptp(points.real), np.ptp(points.imag)
    if board_cm is not None:
        rooms = [max(LEAST_SIDE_MM, 10 * cm - kit.width_mm) for cm in board_cm]
        fit = min(room / side for room, side in zip(rooms, sides, strict=True))
        points = points * min(1.0, fit)
    low = complex(points.real.min(), points.imag.min())
    high = complex(points.real.max(), points.imag.max())
    return tuple((points - (low + high) / 2 + middle).tolist())
