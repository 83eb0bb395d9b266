"""Dragging scenery: by itself, by a corner, or by the knob that turns it."""

import cmath
import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt

from trackwright.editor.canvas.scenery import HANDLE_PX, handle_points
from trackwright.editor.canvas.tool import Pointer
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.scenery import (
    ChangeScenery,
    moved_items,
    sized_item,
    turned_items,
)
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.text.messages import Message
from trackwright.model.text.units import Unit

SNAP_STEPS = 4
"""Scenery snaps to quarters of the fine grid."""
SNAP_DEGREES = 7.5
Items = tuple[SceneryItem, ...]
Dragged = Callable[[Pointer, Unit], Items]


@dataclass(frozen=True)
class SceneryDrag:
    """A drag under way: what the items would be at each place of the mouse."""

    label: str
    items_at: Dragged

    def edit_at(self, pointer: Pointer, unit: Unit) -> ChangeScenery:
        return ChangeScenery(self.items_at(pointer, unit), self.label)


def handle_drag(bridge: Bridge, pointer: Pointer) -> SceneryDrag | None:
    """The drag that begins on a handle of the selected item, if the mouse is on one."""
    chosen = bridge.chosen_items
    if len(chosen) != 1 or chosen[0].locked:
        return None
    (item,) = chosen
    near = HANDLE_PX * pointer.mm_per_px
    points = handle_points(item, pointer.mm_per_px)
    found = [k for k, point in enumerate(points) if abs(point - pointer.point) <= near]
    if not found:
        return None
    if found[0] == len(points) - 1:
        return SceneryDrag(Message("Turn scenery"), _turning(item))
    return SceneryDrag(Message("Size scenery"), _sizing(item, found[0]))


def move_drag(bridge: Bridge, id: int, begun: Pointer) -> SceneryDrag:
    """The drag that moves an item, with all others that are selected if it is."""
    ids = bridge.scenery if id in bridge.scenery else frozenset({id})
    items = [item for item in bridge.track.scenery if item.id in ids and not item.locked]
    grabbed = next(item for item in items if item.id == id)

    def moved(pointer: Pointer, unit: Unit) -> Items:
        snap = _snap(pointer, unit)
        to = grabbed.centre + pointer.point - begun.point
        return moved_items(items, complex(snap(to.real), snap(to.imag)) - grabbed.centre)

    return SceneryDrag(Message("Move scenery"), moved)


def _sizing(item: SceneryItem, corner: int) -> Dragged:
    """Pictures keep their shape, others with Shift."""

    def sized(pointer: Pointer, unit: Unit) -> Items:
        keeps = item.kind == "picture" or pointer.holds(Qt.KeyboardModifier.ShiftModifier)
        return (sized_item(item, corner, pointer.point, keeps, _snap(pointer, unit)),)

    return sized


def _turning(item: SceneryItem) -> Dragged:
    def turned(pointer: Pointer, unit: Unit) -> Items:
        if pointer.point == item.centre:
            return (item,)
        wanted = math.degrees(cmath.phase((pointer.point - item.centre) / 1j))
        if pointer.snaps:
            wanted = round(wanted / SNAP_DEGREES) * SNAP_DEGREES
        return turned_items((item,), wanted - item.degrees, item.centre)

    return turned


def _snap(pointer: Pointer, unit: Unit) -> Callable[[float], float]:
    """Rounds lengths to the grid, unless Alt is held."""
    step = unit.grid[0] * unit.mm / SNAP_STEPS
    return (lambda mm: round(mm / step) * step) if pointer.snaps else (lambda mm: mm)
