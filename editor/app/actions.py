"""Actions as data: what they do, their keys, when they are enabled, and which function runs.

The tables in `editor/menus` define all menus, the tool bar, the shortcut sheet and the command
palette. The table decides what an action acts on: there it is a window, which this module does not
know.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, Protocol, TypeVar

from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QWidget

Target = TypeVar("Target")
"""What an action acts on."""
Listed = tuple[str, Callable[[], object], bool]
"""A menu entry that comes and goes: its text, its function, whether it is checked."""
Looks = tuple[str, QIcon]
"""The text and the picture of a menu entry."""
Scope = Literal["window", "canvas"]


class KeyedAction(Protocol):
    """What the choice of keys and their display need, whatever the action acts on."""

    @property
    def id(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def keys(self) -> tuple[str, ...]: ...
    @property
    def tip(self) -> str: ...


class KeyedMenu(Protocol):
    """A menu as the shortcut sheet and the preferences show it."""

    @property
    def title(self) -> str: ...
    @property
    def actions(self) -> Sequence[KeyedAction]: ...


def always(target: object) -> bool:
    return True


@dataclass(frozen=True)
class Action(Generic[Target]):
    """Something the user can do. Keys of scope "canvas" only work there, so that lists and fields
    keep theirs. `checked` makes it a toggle."""

    id: str
    text: str
    run: Callable[[Target], object]
    keys: tuple[str, ...] = ()
    tip: str = ""
    when: Callable[[Target], bool] = always
    scope: Scope = "window"
    checked: Callable[[Target], bool] | None = None
    bar: bool = False
    """Is it in the tool bar?"""
    group: str = ""
    """The menu has a separator where this changes."""
    looks: Callable[[Target], Looks | None] | None = None
    """Its entry in the menu, if that depends on the target; None hides it, and its keys rest."""
    also: str = ""
    """Other words that people search for."""


ACTION_OF, TIP_OF, ALSO = "action", "tip", "also"


def tip_with_keys(widget: QWidget, tip: str, action: str) -> None:
    """Show the keys of an action in the tool tip of a field that does the same."""
    widget.setProperty(ACTION_OF, action)
    widget.setProperty(TIP_OF, tip)


def shown_keys(keys: tuple[str, ...]) -> str:
    """Keys as the system displays them."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)


def first_key(made: QAction) -> str:
    """The key to mention in a sentence; empty if there is none."""
    return made.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def with_keys(tip: str, keys: tuple[str, ...]) -> str:
    """A tool tip with the keys."""
    return f"{tip} ({shown_keys(keys)})" if keys else tip


@dataclass(frozen=True)
class Menu(Generic[Target]):
    """A menu of the menu bar, or one inside another."""

    title: str
    actions: tuple[Action[Target], ...]
    listed: Callable[[Target], Iterable[Listed]] | None = None
    """Entries at its end, made anew each time it opens."""
    inside: str = ""
    """The title of the menu at whose top it is a submenu."""


def conflicts(actions: Iterable[KeyedAction]) -> list[str]:
    """Duplicate ids and keys. A canvas key must not be a window key either."""
    seen: dict[str, str] = {}
    ids: set[str] = set()
    found = []
    for action in actions:
        if action.id in ids:
            found.append(f"the id {action.id} stands twice")
        ids.add(action.id)
        for key in action.keys:
            if key in seen:
                found.append(f"{key} is both {seen[key]} and {action.id}")
            seen[key] = action.id
    return found
