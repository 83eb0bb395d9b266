"""Actions as data: what can be done, its key, when, and by which function.

Menus, tool bar, shortcut sheet and command palette are all made from the tables in `editor/menus`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from editor.window.window import Window

Listed = tuple[str, Callable[[], object], bool]
"""An entry of a menu that comes and goes: its text, what it does, whether it is on."""
Scope = Literal["window", "canvas"]
Run = Callable[["Window"], object]
When = Callable[["Window"], bool]


def always(window: "Window") -> bool:
    return True


@dataclass(frozen=True)
class Action:
    """One thing that can be done. Keys of scope "canvas" only work there, so that lists and fields
    keep theirs. `checked` makes it one that is on or off."""

    id: str
    text: str
    run: Run
    keys: tuple[str, ...] = ()
    tip: str = ""
    when: When = always
    scope: Scope = "window"
    checked: When | None = None
    bar: bool = False
    """Does it stand in the tool bar?"""
    group: str = ""
    """A line is drawn in the menu where this changes."""


def on_circuit(*actions: Action) -> tuple[Action, ...]:
    """They can be done only while the circuit is seen, not while a race is shown in its place."""

    def possible(action: Action, window: "Window") -> bool:
        return window.replay.shown is None and action.when(window)

    return tuple(replace(action, when=partial(possible, action)) for action in actions)


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
class Menu:
    """A menu of the menu bar."""

    title: str
    actions: tuple[Action, ...]
    listed: Callable[["Window"], Iterable[Listed]] | None = None
    """Entries at its end that are made anew whenever it is shown."""


def conflicts(actions: Iterable[Action]) -> list[str]:
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
