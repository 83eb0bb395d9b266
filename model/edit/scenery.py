"""Edits of scenery: adding, changing and removing items, and their order.

Scenery is edited by id, as pieces are: an item keeps its id while it is moved, sized or reworded.
"""

import cmath
import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from trackwright.model.edit.edits import validated
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.scenery import (
    LEAST_SIDE_MM,
    LETTERS,
    MAX_SCENERY,
    MOST_SIDE_MM,
    SceneryItem,
    SceneryKind,
    scenery_problems,
)
from trackwright.model.layout.track import Track
from trackwright.model.picture.drawing.lettering import text_width
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible

USUAL_SIZES_MM: dict[SceneryKind, tuple[float, float]] = {
    "title": (400.0, 48.0),
    "label": (120.0, 20.0),
    "arrow": (90.0, 50.0),
    "grass": (200.0, 140.0),
    "gravel": (140.0, 80.0),
    "trees": (140.0, 90.0),
    "stand": (180.0, 44.0),
    "picture": (600.0, 400.0),
}
SHIFTED_MM = 20.0
"""How far a copy is shifted from its original."""


@dataclass(frozen=True)
class AddScenery:
    """Add items above all others. Their ids are replaced by free ones."""

    items: tuple[SceneryItem, ...]

    @property
    def label(self) -> str:
        if len(self.items) == 1:
            return Message("Add {kind}", kind=Message(self.items[0].kind))
        return Message("Add {n} pieces of scenery", n=len(self.items))

    def apply(self, track: Track, kit: Kit) -> Track:
        first = next_scenery_id(track)
        new = (replace(item, id=first + i) for i, item in enumerate(self.items))
        return _with_scenery(track, (*track.scenery, *new))


@dataclass(frozen=True)
class ChangeScenery:
    """Replace items by others with the same ids."""

    items: tuple[SceneryItem, ...]
    label: str = Message("Change scenery")

    def apply(self, track: Track, kit: Kit) -> Track:
        new = {item.id: item for item in self.items}
        _require_ids(track, new)
        return _with_scenery(track, tuple(new.get(item.id, item) for item in track.scenery))


@dataclass(frozen=True)
class RemoveScenery:
    """Remove items."""

    ids: tuple[int, ...]

    label = Message("Remove scenery")

    def apply(self, track: Track, kit: Kit) -> Track:
        _require_ids(track, self.ids)
        gone = frozenset(self.ids)
        return _with_scenery(track, tuple(item for item in track.scenery if item.id not in gone))


@dataclass(frozen=True)
class OrderScenery:
    """Bring items in front of all others, or behind them."""

    ids: tuple[int, ...]
    to_front: bool

    @property
    def label(self) -> str:
        return Message("Bring to the front") if self.to_front else Message("Send to the back")

    def apply(self, track: Track, kit: Kit) -> Track:
        _require_ids(track, self.ids)
        chosen = tuple(item for item in track.scenery if item.id in self.ids)
        rest = tuple(item for item in track.scenery if item.id not in self.ids)
        return _with_scenery(track, (*rest, *chosen) if self.to_front else (*chosen, *rest))


def _require_ids(track: Track, ids: Iterable[int]) -> None:
    there = {item.id for item in track.scenery}
    for id in ids:
        if id not in there:
            raise EditRefused(Message("there is no scenery with the id {id}", id=id))


def _with_scenery(track: Track, scenery: tuple[SceneryItem, ...]) -> Track:
    if len(scenery) > MAX_SCENERY:
        raise EditRefused(Message("a track has at most {n} pieces of scenery", n=MAX_SCENERY))
    scenery = tuple(map(_rounded, scenery))
    validated("scenery", scenery)
    if problem := next(scenery_problems(scenery), None):
        raise EditRefused(problem.message)
    return replace(track, scenery=scenery)


def _rounded(item: SceneryItem) -> SceneryItem:
    """The item with whole thousandths: no more can be seen, or is worth writing down."""
    figures = (item.x_mm, item.y_mm, item.width_mm, item.height_mm, item.degrees)
    x, y, width, height, degrees = (round(figure, 3) for figure in figures)
    if (x, y, width, height, degrees) == figures:
        return item
    size = replace(item, width_mm=width, height_mm=height)
    return replace(size, x_mm=x, y_mm=y, degrees=degrees)


def next_scenery_id(track: Track) -> int:
    return max((item.id for item in track.scenery), default=0) + 1


# --- what the hand does -------------------------------------------------------------------------


def new_item(kind: SceneryKind, at: complex, text: str | None = None) -> SceneryItem:
    """An item of the usual size around a point; a text gets the width that it needs."""
    width, height = USUAL_SIZES_MM[kind]
    item = SceneryItem(1, kind, at.real, at.imag, width, height, text=text)
    if text:
        item = replace(fitted_to_text(item), x_mm=at.real, y_mm=at.imag)
    return item


def fitted_to_text(item: SceneryItem) -> SceneryItem:
    """A worded item as wide as its text at its height, with the left edge where it was."""
    wide = text_width(visible(item.text or ""), item.height_mm * LETTERS, item.kind == "title")
    width = min(max(wide + item.height_mm * LETTERS / 2, item.height_mm), MOST_SIDE_MM)
    centre = item.centre + item.turn * (width - item.width_mm) / 2
    return replace(item, width_mm=round(width, 1), x_mm=centre.real, y_mm=centre.imag)


def moved_items(items: Iterable[SceneryItem], by: complex) -> tuple[SceneryItem, ...]:
    return tuple(
        replace(item, x_mm=item.x_mm + by.real, y_mm=item.y_mm + by.imag) for item in items
    )


def copies_of(items: Iterable[SceneryItem]) -> tuple[SceneryItem, ...]:
    """Copies beside the originals."""
    moved = moved_items(items, complex(SHIFTED_MM, -SHIFTED_MM))
    return tuple(replace(item, locked=False) for item in moved)


def turned_items(
    items: Iterable[SceneryItem], degrees: float, about: complex
) -> tuple[SceneryItem, ...]:
    """The items turned counterclockwise about a point."""
    turn = cmath.rect(1, math.radians(degrees))
    return tuple(_put(item, about + turn * (item.centre - about), degrees) for item in items)


def _put(item: SceneryItem, centre: complex, degrees: float) -> SceneryItem:
    heading = round(math.remainder(item.degrees + degrees, 360), 6)
    return replace(item, x_mm=centre.real, y_mm=centre.imag, degrees=heading)


def middle_of_items(items: Iterable[SceneryItem]) -> complex:
    """The middle of all their corners."""
    corners = [corner for item in items for corner in item.corners]
    xs, ys = [c.real for c in corners], [c.imag for c in corners]
    return complex(min(xs) + max(xs), min(ys) + max(ys)) / 2


def sized_item(
    item: SceneryItem, corner: int, to: complex, keeps_shape: bool, snap: Callable[[float], float]
) -> SceneryItem:
    """The item with one of its corners dragged to a point; the opposite corner stays. `snap` rounds
    lengths."""
    fixed = item.corners[(corner + 2) % 4]
    reach = (to - fixed) / item.turn
    across = 1 if corner in (1, 2) else -1
    along = 1 if corner in (2, 3) else -1
    width, height = snap(reach.real * across), snap(reach.imag * along)
    if keeps_shape:
        by = max(width / item.width_mm, height / item.height_mm)
        width, height = item.width_mm * by, item.height_mm * by
    width, height = _side(width), _side(height)
    centre = fixed + item.turn * complex(across * width, along * height) / 2
    return replace(item, x_mm=centre.real, y_mm=centre.imag, width_mm=width, height_mm=height)


def _side(length: float) -> float:
    return min(max(length, 4 * LEAST_SIDE_MM), MOST_SIDE_MM)


def scaled_item(item: SceneryItem, one: complex, other: complex, mm: float) -> SceneryItem:
    """The item enlarged about the first point, so that the two points are that far apart."""
    by = mm / abs(other - one)
    centre = one + by * (item.centre - one)
    width, height = item.width_mm * by, item.height_mm * by
    return replace(item, x_mm=centre.real, y_mm=centre.imag, width_mm=width, height_mm=height)


def topmost_item(track: Track, point: complex, only_above: bool) -> SceneryItem | None:
    """The topmost item under a point; only those above the road if there is a piece. Locked ones do
    not count."""
    there = [item for item in track.scenery if not item.locked and item.covers(point)]
    if only_above:
        there = [item for item in there if item.is_above]
    return max(reversed(there), key=_height, default=None)


def _height(item: SceneryItem) -> int:
    return 2 if item.is_above else 0 if item.kind == "picture" else 1


def items_in_rectangle(track: Track, one: complex, other: complex) -> frozenset[int]:
    """The ids of the items whose corners are all inside the rectangle between two points."""
    left, right = sorted((one.real, other.real))
    bottom, top = sorted((one.imag, other.imag))
    return frozenset(
        item.id
        for item in track.scenery
        if not item.locked
        and all(left <= c.real <= right and bottom <= c.imag <= top for c in item.corners)
    )
