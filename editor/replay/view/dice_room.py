"""Where dice lie: beside their piece, on no piece, and on as little of the circuit as possible."""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, QSizeF

NEAR_PX = 18.0
"""From the middle of a piece to the edge of its dice."""
EDGE_PX = 4.0
"""From the edge of the view, if there is no room beside the piece."""
RINGS = (1.0, 1.6, 2.4, 3.4, 4.8)
AROUND = ((0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))
"""Above first, then around it."""

Points = npt.NDArray[np.float64]


def plate_at(
    plate: QSizeF, here: QPointF, room: QRectF, taken: Sequence[QRectF], spaces: Points
) -> QRectF:
    """The place of a plate in the view, for a piece that is here. `taken`: what it must not cover;
    `spaces`: middles of the spaces."""

    def cost(rect: QRectF) -> tuple[bool, int, int]:
        inside = (spaces[:, 0] >= rect.left()) & (spaces[:, 0] <= rect.right())
        inside &= (spaces[:, 1] >= rect.top()) & (spaces[:, 1] <= rect.bottom())
        hidden = sum(rect.intersects(other) for other in taken)
        return not room.contains(rect), hidden, int(inside.sum())

    return min(_candidates(plate, here, room), key=cost)


def _candidates(plate: QSizeF, here: QPointF, room: QRectF) -> Iterator[QRectF]:
    """Rings around the piece; then along the edges of the view."""
    across, down = plate.width() / 2 + NEAR_PX, plate.height() / 2 + NEAR_PX
    for ring in RINGS:
        for x, y in AROUND:
            yield _centred(plate, here + QPointF(x * across * ring, y * down * ring))
    middle = room.center()
    reach_x = (room.width() - plate.width()) / 2 - EDGE_PX
    reach_y = (room.height() - plate.height()) / 2 - EDGE_PX
    for x, y in AROUND:
        yield _centred(plate, middle + QPointF(x * reach_x, y * reach_y))


def _centred(plate: QSizeF, centre: QPointF) -> QRectF:
    rect = QRectF(QPointF(), plate)
    rect.moveCenter(centre)
    return rect


def points_of(places: Sequence[QPointF]) -> Points:
    return np.array([(p.x(), p.y()) for p in places], np.float64).reshape(-1, 2)
