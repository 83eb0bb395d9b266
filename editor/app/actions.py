"""Actions as data: what can be done, its key, when, and by which function.

Menus, tool bar, shortcut sheet and command palette are all made from the tables in `editor/menus`.
What an action acts on is up to the table: there it is a window, of which nothing is known here.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, Protocol, TypeVar

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

Target = TypeVar("Target")
"""What an action acts on."""
Listed = tuple[str, Callable[[], object], bool]
"""An entry of a menu that comes and goes: its text, what it does, whether it is on."""
Scope = Literal["window", "canvas"]


class KeyedAction(Protocol):
    """What keys are chosen for and shown with, whatever the action acts on."""

    @property
    def id(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def keys(self) -> tuple[str, ...]: ...
    @property
    def tip(self) -> str: ...


class KeyedMenu(Protocol):
    """A menu as the shortcut sheet and the page of keys show it."""

    @property
    def title(self) -> str: ...
    @property
    def actions(self) -> Sequence[KeyedAction]: ...


def always(target: object) -> bool:
    return True


@dataclass(frozen=True)
class Action(Generic[Target]):
    """One thing that can be done. Keys of scope "canvas" only work there, so that lists and fields
    keep theirs. `checked` makes it one that is on or off."""

    id: str
    text: str
    run: Callable[[Target], object]
    keys: tuple[str, ...] = ()
    tip: str = ""
    when: Callable[[Target], bool] = always
    scope: Scope = "window"
    checked: Callable[[Target], bool] | None = None
    bar: bool = False
    """Does it stand in the tool bar?"""
    group: str = ""
    """A line is drawn in the menu where this changes."""


ACTION_OF, TIP_OF = "action", "tip"


def tip_with_keys(widget: QWidget, tip: str, action: str) -> None:
    """A field that does what an action does names its keys, whichever they are."""
    widget.setProperty(ACTION_OF, action)
    widget.setProperty(TIP_OF, tip)


def shown_keys(keys: tuple[str, ...]) -> str:
    """As the system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)


def first_key(made: QAction) -> str:
    """The key that is named in a sentence; empty if it has none."""
    return made.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def with_keys(tip: str, keys: tuple[str, ...]) -> str:
    """A tool tip that names the keys."""
    return f"{tip} ({shown_keys(keys)})" if keys else tip


@dataclass(frozen=True)
class Menu(Generic[Target]):
    """A menu of the menu bar."""

    title: str
    actions: tuple[Action[Target], ...]
    listed: Callable[[Target], Iterable[Listed]] | None = None
    """Entries at its end that are made anew whenever it is shown."""


def conflicts(actions: Iterable[KeyedAction]) -> list[str]:
    """Ids and keys that stand twice. A key of the canvas may not be one of the window, either."""
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
