"""Pages to print, as plain data in mm, y up: whatever writes or shows them draws the same items.

Coordinates are those of the printed paper. A printer that stretches is corrected by the page's
`stretch`, which applies to everything on it.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.items import Item

Duplex: TypeAlias = Literal["none", "long", "short"]
"""Printed on one side, or on both: turned about the long or the short edge."""


@dataclass(frozen=True, slots=True, eq=False)
class Drawing:
    """Items that several pages show, and the frame that holds all of them."""

    items: tuple[Item, ...]
    frame: Frame


@dataclass(frozen=True, slots=True)
class Placed:
    """A drawing on a page: scaled and turned about its origin, moved, and cut off at a frame."""

    drawing: Drawing
    shift: complex
    clip: Frame
    scale: float = 1.0
    degrees: float = 0.0


PageItem: TypeAlias = Item | Placed


@dataclass(frozen=True, slots=True)
class Page:
    """A page of paper with what is printed on it."""

    name: str
    width_mm: float
    height_mm: float
    items: tuple[PageItem, ...]
    stretch: tuple[float, float] = (1.0, 1.0)
    """How much longer lines are written, across and up, so that they come out right."""


@dataclass(frozen=True, slots=True)
class Pages:
    """All that is printed at once."""

    title: str
    pages: tuple[Page, ...]
    duplex: Duplex = "none"
