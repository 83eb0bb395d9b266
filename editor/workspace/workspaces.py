"""Workspaces: the panels for building, for testing and for racing, each as the user left it."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Annotated

from annotated_types import MaxLen
from pydantic import TypeAdapter
from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from trackwright.editor.app.translation import later
from trackwright.editor.workspace.arrangement import Arrangement, DockedWindow, Split, Stack
from trackwright.editor.workspace.placing import apply, resize
from trackwright.editor.workspace.reading import arrangement_of, is_laid_out
from trackwright.model.files.track_files import validated
from trackwright.model.layout.kit import STRICT_CONFIG
from trackwright.model.text.errors import InputError

KEPT = "workspaces"
"""The settings key."""
SETTLE_MS = 100
"""Panels and windows have their new sizes when this long has passed."""
TALL_PX, MEDIUM_PX = 1000, 720
"""Heights of a window from which there is room for panels below the table, and for two of them on
the right, one above the other."""
BOX_PX, NARROW_BOX_PX, SIDE_PX, RACE_PX, BELOW_PX = 224, 118, 316, 380, 190
ROOMY_PX, WIDE_PX = 1100, 1200
"""A window of this width has room for the names of pieces in the box; and for the titles of four
panels beside each other."""
RESULTS = 0.37
"""The share of the width that results take."""
LEAST_RESULTS_PX, MOST_RESULTS_PX = 360, 620


def _building(size: QSize) -> Arrangement:
    """Box, inspector, card and problems; the last are behind each other if there is little room."""
    room, away = size.height(), ("closing", "playtest", "whatif", "replay", "design")
    left = Stack(("box",), "box", BOX_PX if size.width() >= ROOMY_PX else NARROW_BOX_PX)
    if room < MEDIUM_PX:
        panels = ("inspector", "card", "problems", "history", *away)
        right = Stack(panels, "inspector", SIDE_PX)
        return Arrangement({"left": left, "right": right}, ("history", *away))
    upper = ("inspector", *away)
    if room < TALL_PX:
        lower = ("card", "problems", "history")
        return Arrangement({"left": left, "right": _stacked(upper, lower, room)}, away)
    below = Stack(("problems",), "problems", 0, BELOW_PX)
    right_side = _stacked(upper, ("card", "history"), room)
    return Arrangement({"left": left, "right": right_side, "bottom": below}, away)


def _stacked(upper: tuple[str, ...], lower: tuple[str, ...], room: int) -> Split:
    parts = (
        Stack(upper, upper[0], SIDE_PX, room * 11 // 20),
        Stack(lower, lower[0], SIDE_PX, room * 9 // 20),
    )
    return Split(False, parts)


def _testing(size: QSize) -> Arrangement:
    """The results in one tall tab; the problems are put away if there is little room."""
    shown = ["playtest", "whatif", "card"]
    away = ["inspector", "closing", "history", "replay", "design"]
    (shown if size.width() >= WIDE_PX else away).append("problems")
    right = Stack((*shown, *away), "playtest", _results_width(size))
    return Arrangement({"left": Stack(("box",)), "right": right}, ("box", *away))


def _racing(size: QSize) -> Arrangement:
    """The standings and the story, in one tall tab."""
    away = ("playtest", "whatif", "inspector", "problems", "closing", "history", "design")
    right = Stack(("replay", "card", *away), "replay", RACE_PX)
    return Arrangement({"left": Stack(("box",)), "right": right}, ("box", *away))


def _designing(size: QSize) -> Arrangement:
    """Wishes and gallery in one tall tab."""
    away = ("problems", "inspector", "closing", "history", "playtest", "whatif", "replay")
    right = Stack(("design", "card", *away), "design", _results_width(size))
    return Arrangement({"left": Stack(("box",)), "right": right}, ("box", *away))


def _results_width(size: QSize) -> int:
    return max(LEAST_RESULTS_PX, min(MOST_RESULTS_PX, round(RESULTS * size.width())))


def _left_width(arrangement: Arrangement) -> int:
    """That of the box, which is narrow in a small window."""
    left = arrangement.areas.get("left")
    return 0 if left is None else sum(stack.width for stack in left.stacks)


@dataclass(frozen=True)
class Workspace:
    """What a piece of work needs: its name, and its panels in a window of some size."""

    title: str
    tip: str
    arranged: Callable[[QSize], Arrangement]


WORKSPACES = {
    "build": Workspace(
        later("Build"), later("Panels for building: box, inspector, circuit card"), _building
    ),
    "test": Workspace(later("Test"), later("Panels for playtests: set-up and results"), _testing),
    "race": Workspace(
        later("Race"), later("Panels for races: standings, story, decisions"), _racing
    ),
    "design": Workspace(
        later("Design"), later("Panels for circuits to order: wishes, gallery"), _designing
    ),
}
FIRST = "build"
STATE_VERSION, OLD_VERSIONS = 2, (1, 0)
"""Of Qt's description of the panels; older ones do not know all of them."""


@dataclass(frozen=True)
class Kept:
    """What is stored between sessions."""

    __pydantic_config__ = STRICT_CONFIG

    current: Annotated[str, MaxLen(40)]
    arrangements: dict[Annotated[str, MaxLen(40)], Arrangement]


KEPT_FORM = TypeAdapter(Kept)


class Workspaces(QObject):
    """Changes the panels of a window, and remembers those that the user moved."""

    def __init__(self, window: DockedWindow) -> None:
        super().__init__(window)
        self._window = window
        self.current = FIRST
        self._left: str | None = None
        """The workspace to return to, during a visit."""
        self._kept: dict[str, Arrangement] = {}
        self._asked: Arrangement | None = None
        """Where panels were put when it was chosen."""
        self._measured: tuple[Arrangement, QSize] | None = None
        """What they became in a window of that size."""
        self._settled = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settled.timeout.connect(self._measure)
        self._resized = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._resized.timeout.connect(self.follow_size)
        window.installEventFilter(self)
        self._read()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Resize:
            self._resized.start()
        return super().eventFilter(watched, event)

    def _read(self) -> None:
        settings = self._window.settings
        document = settings.document(KEPT)
        if not document:
            return
        try:
            kept = validated(KEPT_FORM, document, KEPT, {"": Kept})
        except InputError as fault:
            settings.cannot_use(fault)
            return
        self._kept = {
            name: arrangement
            for name, arrangement in kept.arrangements.items()
            if name in WORKSPACES and arrangement.is_sound
        }
        self.current = kept.current if kept.current in WORKSPACES else FIRST

    def begin(self, name: str | None, state: QByteArray | None) -> None:
        """Before the window is shown, with Qt's description of its panels."""
        if name in WORKSPACES:
            self.current = str(name)
        self._asked = self._kept.get(self.current) or self._default
        window = self._window
        if state is None:
            self._arrange()
        elif not window.restoreState(state, STATE_VERSION):
            if any(window.restoreState(state, version) for version in OLD_VERSIONS):
                QTimer.singleShot(0, self, self._add_new)
            else:
                self._arrange()
        else:
            QTimer.singleShot(0, self, self._add_new)
            self._settled.start()

    def _add_new(self) -> None:
        """Panels that the description does not know: beside the others on the right, and only when
        the window is shown, since Qt uses the description once more for its first size. Those of
        this workspace are shown."""
        window = self._window
        for name, dock in window.docks.items():
            if window.dockWidgetArea(dock) == Qt.DockWidgetArea.NoDockWidgetArea:
                window.tabifyDockWidget(window.docks["history"], dock)
                dock.setVisible(name in self.shown)
                if name in self.shown:
                    dock.raise_()

    def _measure(self) -> None:
        """Nobody has moved anything since the workspace was chosen, or the window was opened. Qt's
        description is stored now: after a crash the panels are those of the workspace."""
        if is_laid_out(self._window):
            self._measured = self._now, self._window.size()
            if not self._window.looks.is_alone:
                self._window.settings.put_geometry("state", self.state)
        elif self._window.isVisible():
            self._settled.start()

    @property
    def state(self) -> QByteArray:
        """Qt's description of panels and tool bar."""
        return self._window.saveState(STATE_VERSION)

    @property
    def _now(self) -> Arrangement:
        return arrangement_of(self._window, self._asked or self._default)

    def use(self, name: str) -> None:
        """Change to this workspace; the panels of the other one come back as they are now."""
        self._left = None
        looks = self._window.looks
        if looks.is_alone:
            looks.toggle_alone()
        self._change(name)

    def visit(self, name: str) -> None:
        """Change to this workspace until the visit ends or the user chooses one."""
        if name != self.current and not self._window.looks.is_alone:
            before = self.current
            self._change(name)
            self._left = before

    def end_visit(self) -> None:
        """Return to the workspace that was left for a visit."""
        before, self._left = self._left, None
        if before is not None and not self._window.looks.is_alone:
            self._change(before)

    def _change(self, name: str) -> None:
        if name != self.current:
            self._remember()
            self.current = name
            self._arrange()
            self.write()

    def reset(self) -> None:
        """The panels of the current workspace as they were at first."""
        self._kept.pop(self.current, None)
        looks = self._window.looks
        if looks.is_alone:
            looks.toggle_alone()
        self._arrange()
        self.write()

    def _arrange(self) -> None:
        window = self._window
        arrangement = self._kept.get(self.current) or self._default
        focused = QApplication.focusWidget()
        had_keys = focused is not None and window.isAncestorOf(focused)
        window.setAnimated(False)  # all panels would slide into their places
        with window.looks.at_once():
            apply(window, arrangement)
        resize(window, arrangement)
        window.setAnimated(True)
        self._asked, self._measured = arrangement, None
        self._settled.start()
        if focused is not None and had_keys:
            is_there = isValid(focused) and focused.isVisible()  # tabs between panels are made anew
            (focused if is_there else window.table).setFocus()
        window.refresh_actions()

    @property
    def _default(self) -> Arrangement:
        return WORKSPACES[self.current].arranged(self._room)

    @property
    def _room(self) -> QSize:
        """The size that the window has, or will have when it is shown."""
        window = self._window
        if window.isVisible():
            return window.size()
        screen = window.screen().availableSize()
        is_large = window.isMaximized() or window.isFullScreen()
        return screen if is_large else window.size().boundedTo(screen)

    def follow_size(self) -> None:
        """The window has another size: panels that nobody has moved may have more room, or less."""
        is_alone = self._window.looks.is_alone
        if self._asked is None or self.current in self._kept or is_alone:
            return
        wanted, asked = self._default, self._asked
        is_like_it = wanted.is_like(asked) and _left_width(wanted) == _left_width(asked)
        if not is_like_it and self._now.is_like(asked):
            self._arrange()

    @property
    def shown(self) -> frozenset[str]:
        """The panels that the current workspace is for."""
        usual = self._default
        return frozenset(self._window.docks) - frozenset(usual.hidden)

    # --- remembering

    def _remember(self) -> None:
        """Unless nothing was moved: then the room of the window decides again next time."""
        now = self._now
        if not self._is_untouched(now):
            self._kept[self.current] = now

    def _is_untouched(self, now: Arrangement) -> bool:
        if self._asked is None or not now.is_like(self._asked):
            return False
        if self._measured is None:
            return True
        before, size = self._measured
        return now == before or size != self._window.size()

    def leave(self) -> None:
        """The window closes."""
        if not self._window.looks.is_alone:
            self._remember()
        self.write()

    def write(self) -> None:
        kept = {name: asdict(arrangement) for name, arrangement in self._kept.items()}
        document = {"current": self.current, "arrangements": kept}
        self._window.settings.put(KEPT, json.dumps(document))
