"""Where panels are: as data of our own, read from a window and applied to it.

Qt's `restoreState` crashes in a window that is shown and maximised: it keeps a second copy of the
layout until the next resize, and both free the same panels. So panels of a visible window are
placed one by one.
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Annotated, Literal, Protocol, TypeAlias

from annotated_types import Ge, Le, Len
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabBar, QWidget

from trackwright.editor.app.settings import Settings
from trackwright.model.layout.kit import STRICT_CONFIG

Side = Literal["left", "right", "top", "bottom"]
AREAS: dict[Side, Qt.DockWidgetArea] = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "top": Qt.DockWidgetArea.TopDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
MOST_STACKS, MOST_PX = 40, 20_000
Pixels: TypeAlias = Annotated[int, Ge(-MOST_PX), Le(MOST_PX)]


@dataclass(frozen=True, slots=True)
class Stack:
    """Panels behind each other, with tabs; `front` is in front, "" if all are hidden."""

    __pydantic_config__ = STRICT_CONFIG

    panels: Annotated[tuple[str, ...], Len(1, MOST_STACKS)]
    front: str = ""
    width: Pixels = 0
    height: Pixels = 0

    @property
    def first(self) -> str:
        return self.panels[0]

    @property
    def stacks(self) -> tuple["Stack", ...]:
        return (self,)

    @property
    def all_panels(self) -> tuple[str, ...]:
        return self.panels


@dataclass(frozen=True, slots=True)
class Split:
    """Parts beside each other (`across`), or one above the other."""

    __pydantic_config__ = STRICT_CONFIG

    across: bool
    parts: Annotated[tuple["Split | Stack", ...], Len(1, MOST_STACKS)]

    @property
    def first(self) -> str:
        return self.parts[0].first

    @property
    def stacks(self) -> tuple[Stack, ...]:
        return tuple(stack for part in self.parts for stack in part.stacks)

    @property
    def all_panels(self) -> tuple[str, ...]:
        return tuple(name for stack in self.stacks for name in stack.panels)

    @property
    def front(self) -> str:
        return next((part.front for part in self.parts if part.front), "")

    @property
    def width(self) -> int:
        widths = [part.width for part in self.parts]
        return sum(widths) if self.across else max(widths)

    @property
    def height(self) -> int:
        heights = [part.height for part in self.parts]
        return max(heights) if self.across else sum(heights)


Node: TypeAlias = Split | Stack


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All panels of a window. Those that are nowhere go behind the others on the right."""

    __pydantic_config__ = STRICT_CONFIG

    areas: Mapping[Side, Node]
    hidden: Annotated[tuple[str, ...], Len(0, MOST_STACKS)] = ()
    floating: Mapping[str, tuple[Pixels, Pixels, Pixels, Pixels]] = field(default_factory=dict)

    @property
    def is_sound(self) -> bool:
        """Is no panel in two places? Qt does not survive that."""
        docked = [name for node in self.areas.values() for name in node.all_panels]
        names = [*docked, *self.floating]
        return len(names) == len(set(names))

    def is_like(self, other: "Arrangement") -> bool:
        """Is it the same, apart from sizes?"""
        return _shape(self) == _shape(other)


def _shape(arrangement: Arrangement) -> object:
    def shape(node: Node) -> object:
        if isinstance(node, Stack):
            return node.panels, node.front
        return node.across, tuple(map(shape, node.parts))

    areas = {side: shape(node) for side, node in arrangement.areas.items()}
    return areas, frozenset(arrangement.hidden), frozenset(arrangement.floating)


class PanelSwitch(Protocol):
    """Hides all panels, and brings them back."""

    @property
    def is_alone(self) -> bool: ...
    def toggle_alone(self) -> None: ...
    def at_once(self) -> AbstractContextManager[None]: ...


class DockedWindow(QMainWindow):
    """What panels are arranged in."""

    docks: dict[str, QDockWidget]
    settings: Settings
    looks: PanelSwitch

    @property
    def table(self) -> QWidget:
        """Takes the keys of a panel that was hidden."""
        raise NotImplementedError

    def refresh_actions(self) -> None:
        """The current workspace is another one."""
        raise NotImplementedError


def tab_bars_of(window: DockedWindow) -> list[QTabBar]:
    """The tabs between docks. `findChildren` would have the window keep the Python object of each
    of them for good, and Qt makes new ones whenever panels move."""
    parts = (*window.docks.values(), window.centralWidget())
    return [
        bar
        for bar in QApplication.allWidgets()
        if isinstance(bar, QTabBar)
        and window.isAncestorOf(bar)
        and not any(part is not None and part.isAncestorOf(bar) for part in parts)
    ]
