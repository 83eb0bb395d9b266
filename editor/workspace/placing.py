"""Puts the panels of a window where an arrangement says."""

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtWidgets import QDockWidget

from trackwright.editor.workspace.arrangement import (
    AREAS,
    Arrangement,
    DockedWindow,
    Node,
    Split,
    Stack,
    tab_bars_of,
)

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def apply(window: DockedWindow, arrangement: Arrangement) -> None:
    """Place all panels. Call it while the window's layout is disabled, then `resize`."""
    docks = window.docks
    for dock in docks.values():
        dock.setFloating(False)
        window.removeDockWidget(dock)
    placed = set(arrangement.floating)
    for side, node in arrangement.areas.items():
        if (known := _known(node, docks)) is not None:
            window.addDockWidget(AREAS[side], docks[known.first])
            _place(window, known)
            placed |= set(known.all_panels)
    others = [name for name in docks if name not in placed]
    _place_others(window, others, arrangement)
    for name, box in arrangement.floating.items():
        if name in docks:
            window.addDockWidget(AREAS["right"], docks[name])
            docks[name].setFloating(True)
            docks[name].setGeometry(QRect(*box))
    for name, dock in docks.items():
        dock.setVisible(name not in arrangement.hidden and name not in others)


def _known(node: Node, docks: Mapping[str, QDockWidget]) -> Node | None:
    """Without panels of another version."""
    if isinstance(node, Stack):
        panels = tuple(name for name in node.panels if name in docks)
        front = node.front if node.front in panels else ""
        return Stack(panels, front, node.width, node.height) if panels else None
    parts = [part for one in node.parts if (part := _known(one, docks)) is not None]
    return Split(node.across, tuple(parts)) if parts else None


def _place(window: DockedWindow, node: Node) -> None:
    """The first panel is in its place, and has all the room of the node."""
    docks = window.docks
    if isinstance(node, Stack):
        for name in node.panels[1:]:
            window.tabifyDockWidget(docks[node.first], docks[name])
        return
    for one, other in pairwise(node.parts):
        way = ACROSS if node.across else DOWN
        window.splitDockWidget(docks[one.first], docks[other.first], way)
    for part in node.parts:
        _place(window, part)


def _place_others(window: DockedWindow, names: list[str], arrangement: Arrangement) -> None:
    """Panels that the arrangement does not know yet: hidden, behind the others on the right."""
    docks, right = window.docks, arrangement.areas.get("right")
    known = [name for name in right.all_panels if name in docks] if right is not None else []
    for name in names:
        if known:
            window.tabifyDockWidget(docks[known[-1]], docks[name])
        else:
            window.addDockWidget(AREAS["right"], docks[name])


def resize(window: DockedWindow, arrangement: Arrangement) -> None:
    """Give the panels their sizes, and bring those to the front that were there."""
    docks = window.docks
    for bar in tab_bars_of(window):  # Qt leaves those of earlier stacks until later, in sight
        QCoreApplication.sendPostedEvents(bar, QEvent.Type.DeferredDelete)
    for side, node in arrangement.areas.items():
        if node.front in docks and node.front:
            across = side in ("left", "right")
            size = node.width if across else node.height
            window.resizeDocks([docks[node.front]], [size], ACROSS if across else DOWN)
    for node in arrangement.areas.values():
        _resize(window, node)
        for stack in node.stacks:
            if stack.front in docks:
                docks[stack.front].raise_()


def _resize(window: DockedWindow, node: Node) -> None:
    if isinstance(node, Stack):
        return
    parts = [part for part in node.parts if part.front in window.docks]
    sizes = [part.width if node.across else part.height for part in parts]
    docks = [window.docks[part.front] for part in parts]
    if docks:
        window.resizeDocks(docks, sizes, ACROSS if node.across else DOWN)
    for part in node.parts:
        _resize(window, part)
