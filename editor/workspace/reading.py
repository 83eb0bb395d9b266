"""Reads from a window where its panels are."""

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QTabBar

from trackwright.editor.workspace.arrangement import (
    AREAS,
    MOST_PX,
    Arrangement,
    DockedWindow,
    Node,
    Side,
    Split,
    Stack,
    tab_bars_of,
)


def arrangement_of(window: DockedWindow, before: Arrangement) -> Arrangement:
    """Where the panels of the window are now. Qt does not say where a hidden one would be: that is
    as it was `before`, as far as the panels around it are still together."""
    docks = window.docks
    hidden = tuple(name for name, dock in docks.items() if dock.isHidden())
    floating = {
        name: _box(dock.geometry())
        for name, dock in docks.items()
        if dock.isFloating() and name not in hidden
    }
    areas: dict[Side, Node] = {}
    for side, area in AREAS.items():
        here = [
            name
            for name, dock in docks.items()
            if name not in (*floating, *hidden) and window.dockWidgetArea(dock) == area
        ]
        if stacks := list(_stacks(window, here, before)):
            areas[side] = _divided(window, stacks)
    for name in hidden:
        _add_hidden(areas, name, before)
    return Arrangement(areas, hidden, floating)


def _add_hidden(areas: dict[Side, Node], name: str, before: Arrangement) -> None:
    """Put it behind the panels that it was with, else into its area by itself."""
    was_in, with_it = _place_of(name, before)
    for side, node in areas.items():
        for stack in node.stacks:
            if set(stack.panels) & set(with_it):
                areas[side] = _exchanged(node, stack, _joined(stack, name, with_it))
                return
    alone = Stack((name,))
    areas[was_in] = Split(False, (areas[was_in], alone)) if was_in in areas else alone


def _place_of(name: str, arrangement: Arrangement) -> tuple[Side, tuple[str, ...]]:
    for side, node in arrangement.areas.items():
        for stack in node.stacks:
            if name in stack.panels:
                return side, stack.panels
    return "right", ()


def _joined(stack: Stack, name: str, order: tuple[str, ...]) -> Stack:
    """The stack with this panel behind those that come before it in the order."""
    earlier = order[: order.index(name)]
    at = [stack.panels.index(one) + 1 for one in earlier if one in stack.panels]
    cut = max(at, default=0)
    return replace(stack, panels=(*stack.panels[:cut], name, *stack.panels[cut:]))


def _exchanged(node: Node, old: Stack, new: Stack) -> Node:
    if isinstance(node, Stack):
        return new if node is old else node
    return replace(node, parts=tuple(_exchanged(part, old, new) for part in node.parts))


def _box(rect: QRect) -> tuple[int, int, int, int]:
    return rect.x(), rect.y(), rect.width(), rect.height()


def is_laid_out(window: DockedWindow) -> bool:
    """Has Qt placed the tabs since panels were moved? Until then sizes may change."""
    seen = [name for name, dock in window.docks.items() if not dock.isHidden()]
    groups = _groups(window, [name for name in seen if not window.docks[name].isFloating()])
    return all(len(group) == 1 or _bar_of(window, group) is not None for group in groups)


def _stacks(window: DockedWindow, names: list[str], before: Arrangement) -> Iterator[Stack]:
    """The visible panels that share a place, in the order of their tabs."""
    for group in _groups(window, names):
        bar = _bar_of(window, group)
        if bar is not None:
            panels = tuple(_names_of(window, bar))
            front, tabs = panels[max(bar.currentIndex(), 0)], bar.height()
        else:
            panels, tabs = tuple(_in_order(group, before)), 0
            fronts = {stack.front for node in before.areas.values() for stack in node.stacks}
            front = next((name for name in panels if name in fronts), panels[0])
        size = window.docks[front].size()
        yield Stack(panels, front, size.width(), size.height() + tabs)


def _groups(window: DockedWindow, names: list[str]) -> Iterator[list[str]]:
    left = list(names)
    while left:
        docks = [window.docks[left[0]], *window.tabifiedDockWidgets(window.docks[left[0]])]
        group = [name for name in left if window.docks[name] in docks]
        left = [name for name in left if name not in group]
        yield group


def _in_order(group: list[str], before: Arrangement) -> list[str]:
    order = [name for node in before.areas.values() for name in node.all_panels]
    return sorted(group, key=lambda name: order.index(name) if name in order else len(order))


def _bar_of(window: DockedWindow, group: list[str]) -> QTabBar | None:
    """The tabs of these panels, if there are several."""
    bars = (bar for bar in tab_bars_of(window) if not bar.isHidden() and bar.count() > 1)
    return next((bar for bar in bars if set(_names_of(window, bar)) == set(group)), None)


def _names_of(window: DockedWindow, bar: QTabBar) -> list[str]:
    names = {dock.windowTitle(): name for name, dock in window.docks.items()}
    return [names.get(bar.tabText(i), "") for i in range(bar.count())]


def _divided(window: DockedWindow, stacks: list[Stack]) -> Node:
    if len(stacks) == 1:
        return stacks[0]
    for across in (False, True):
        groups = _cut(window, stacks, across)
        if len(groups) > 1:
            return Split(across, tuple(_divided(window, group) for group in groups))
    return Split(False, tuple(stacks))  # not laid out yet


def _cut(window: DockedWindow, stacks: list[Stack], across: bool) -> list[list[Stack]]:
    """Groups of stacks with a line between them, from the left or from above."""

    def span(stack: Stack) -> tuple[int, int]:
        rect = window.docks[stack.front].geometry()
        return (rect.left(), rect.right()) if across else (rect.top(), rect.bottom())

    groups: list[list[Stack]] = []
    end = -MOST_PX
    for stack in sorted(stacks, key=span):
        begin, its_end = span(stack)
        if begin > end:
            groups.append([])
        groups[-1].append(stack)
        end = max(end, its_end)
    return groups
