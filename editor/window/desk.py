"""The desk: all windows of the program, one circuit each, and the last session."""

from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QSize, QTimer, Signal

from trackwright.editor.app.actions import Menu
from trackwright.editor.app.garbage import collect_soon
from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.preferences import Preferences
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import t, translated
from trackwright.editor.document.session import Session, Sheet
from trackwright.editor.window.window import Window
from trackwright.model.files.library import resolved_path
from trackwright.model.files.output_checks import is_file
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import InputError
from trackwright.model.text.messages import Message

MOST_TOLD = 5
"""Lines of a notice."""
SETTLE_MS = 500
"""The session is written this long after the last change."""
MOST_CLOSED = 12
"""Closed windows that can be reopened."""


class Desk(QObject):
    """Opens windows and keeps track of them until they are closed."""

    changed = Signal()
    """A window was opened or closed, or has another file."""

    def __init__(self, settings: Settings, menus: tuple[Menu[Window], ...]) -> None:
        super().__init__()
        self.settings = settings
        self.menus = menus
        """The actions of its windows, which do not know any themselves."""
        self.preferences = Preferences(settings)
        self.windows: list[Window] = []
        self._files: list[Path | None] = []
        self._closed: deque[Sheet] = deque(maxlen=MOST_CLOSED)
        self.leaving = False
        """The program is ending: every window has been asked."""
        self.session = Session(settings.storage)
        settings.storage.on_trouble = self._tell_soon
        self._timer = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._timer.timeout.connect(self.write_session)
        self.changed.connect(self._timer.start)

    # --- windows

    def open_window(
        self, track: Track | None = None, near: Window | None = None, sheet: Sheet | None = None
    ) -> Window:
        """Open another window; slightly below `near`, so that both are visible. With the size and
        panels of the sheet."""
        window = Window(self, track, sheet)
        self.windows.append(window)
        self._tell_soon()
        window.bridge.opened.connect(self.changed)
        window.bridge.chosen.connect(self._renamed)
        if near is not None:
            _place(window, near)
        window.show()
        self.changed.emit()
        return window

    def _renamed(self) -> None:
        files = [window.bridge.path for window in self.windows]
        if files != self._files:
            self._files = files
            self.changed.emit()

    def free_window(self, near: Window | None = None) -> Window:
        """An empty window; a new one if there is none."""
        free = (window for window in self.windows if window.is_blank)
        return next(free, None) or self.open_window(near=near)

    def window_of(self, path: Path) -> Window | None:
        """The window in which this file is open."""
        return next((w for w in self.windows if w.bridge.path == resolved_path(path)), None)

    def show_window(self, window: Window) -> None:
        """Bring it to the front."""
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()

    def next_window(self, window: Window) -> None:
        at = self.windows.index(window) + 1
        self.show_window(self.windows[at % len(self.windows)])

    def listed(self, current: Window) -> list[tuple[str, Callable[[], None], bool]]:
        """The windows as menu entries: text, function, whether it is the current one."""
        return [
            (entry_text(window.name), partial(self.show_window, window), window is current)
            for window in self.windows
        ]

    @property
    def closed(self) -> Sheet | None:
        """The last closed window that can be reopened."""
        there = (s for s in reversed(self._closed) if s.path is None or is_file(s.path))
        return next((s for s in there if s.path is None or self.window_of(s.path) is None), None)

    def reopen(self) -> None:
        """Reopen the last closed window as it was."""
        if (sheet := self.closed) is not None:
            self._closed.remove(sheet)
            self._lay_out(sheet)

    # --- quitting

    def quit(self) -> bool:
        """Close all windows, unless the user wants to keep one open."""
        for window in tuple(self.windows):
            if not (window.bridge.is_modified or window.replay.files.is_unsaved):
                continue
            self.show_window(window)
            if not (window.files.may_go() and window.replay.files.may_go()):
                return False
        for window in self.windows:
            window.end_visit()
        self.write_session()
        self.leaving = True
        for window in tuple(self.windows):
            window.close()
        return True

    def closing(self, window: Window) -> None:
        """A window is about to close. The last one closed is the first one opened at the next
        start."""
        sheet = window.sheet()
        if sheet.path is not None or (sheet.track is not None and sheet.track.runs):
            self._closed.append(sheet)
        is_last = len(self.windows) == 1
        if is_last and not self.leaving:
            self.write_session()
        self.windows.remove(window)
        if self.windows:
            self.changed.emit()
        else:
            self._timer.stop()
            self.session.close()
            self.settings.storage.on_trouble = lambda: None
        window.destroyed.connect(collect_soon)
        window.deleteLater()

    # --- the session

    def write_session(self) -> None:
        if self.preferences.session:
            self.session.write([window.sheet() for window in self.windows])
        else:
            self.session.forget()

    def restore(self) -> None:
        """Reopen the last session without missing files; there is always one window."""
        sheets = self.session.read() if self.preferences.session else []
        gone = [sheet.path for sheet in sheets if sheet.path and not is_file(sheet.path)]
        for sheet in sheets:
            if sheet.path not in gone:
                self._lay_out(sheet)
            if self.leaving:
                return  # quit while a large file was read
        if not self.windows:
            self.open_window()
        for path in gone:
            self.windows[0].bridge.message.emit(t("{file} no longer exists", file=path))

    def _lay_out(self, sheet: Sheet) -> None:
        window = self.open_window(sheet.track, sheet=sheet)
        try:
            opened = sheet.path is None or window.files.load(str(sheet.path))
        except InputError as error:
            fault = error.problems[0].words
            self.settings.storage.say(Message("{file}: {fault}", file=sheet.path, fault=fault))
        else:
            if opened and sheet.look is not None:
                window.look_at(sheet.look)

    # --- errors

    def _tell_soon(self) -> None:
        """Report once there is a window with everything that is opened at the start."""
        QTimer.singleShot(0, self, self._tell_troubles)

    def _tell_troubles(self) -> None:
        """Show what could not be read or written."""
        if not self.windows or not (troubles := self.settings.storage.take_troubles()):
            return
        lines = [translated(trouble) for trouble in troubles[:MOST_TOLD]]
        if (more := len(troubles) - MOST_TOLD) > 0:
            lines.append(t("and {n} more", n=more))
        self.windows[0].canvas.notice.ask("\n".join(lines), {t("&Close"): lambda: None})

    def keep_drafts(self) -> None:
        """Write drafts of all unsaved changes now."""
        for window in self.windows:
            window.recovery.write()


def _place(window: Window, near: Window) -> None:
    """As large as the other one, but no further than the end of the screen."""
    step = near.style().pixelMetric(near.style().PixelMetric.PM_TitleBarHeight)
    place, size = near.pos() + QPoint(step, step), near.size()
    screen, frame = near.screen().availableGeometry(), near.frameGeometry()
    if screen.contains(frame):
        room = screen.bottomRight() - place
        size = size.boundedTo(QSize(room.x(), room.y()) - frame.size() + size)
    window.resize(size)
    window.move(place)
