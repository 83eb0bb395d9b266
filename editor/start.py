"""Starts the editor. Slow imports happen while the splash screen is shown."""

import os
import signal
import sys
import traceback
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, NoReturn

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from trackwright.editor.app.garbage import Collector, set_aside_what_is_loaded, share_one_heap
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.splash import Splash, fill_small_screen
from trackwright.editor.app.translation import language, t

if TYPE_CHECKING:
    from trackwright.editor.document.drafts import Draft
    from trackwright.editor.window.desk import Desk
    from trackwright.editor.window.window import Window

WAKE_MS = 200
SWITCH_S = 0.0005
"""The longest time that a thread keeps others waiting. The window waits for its turn after every
call of Qt: with Python's default of 5 ms a click would take a tenth of a second while a thread is
working."""


def open_editor(file: str | None = None) -> int:
    """Show the windows until they are closed; returns the exit code."""
    app = application()
    collector = Collector()
    collector.start()  # never stopped: threads may be working till the end
    settings = Settings()
    language.use(settings.text("language", "system"))
    doorway = Splash(settings)
    doorway.open()
    desk = open_desk(settings, file)
    doorway.close()
    sys.excepthook = partial(after_fault, desk)
    QTimer.singleShot(0, desk, lambda: welcome(desk))
    signal.signal(signal.SIGINT, lambda *_: quit_soon(desk))
    waker = QTimer(desk, interval=WAKE_MS)  # lets Python see the signal
    waker.timeout.connect(lambda: None)
    waker.start()
    code = app.exec()
    from trackwright.editor.app.jobs import is_work_left

    if is_work_left():  # everything is saved: do not wait for rules being compiled
        end_at_once(code)
    return code


def quit_soon(desk: "Desk") -> None:
    """Python handles a signal in the middle of anything, even of painting: nothing may be asked or
    deleted there."""
    QTimer.singleShot(0, desk, lambda: desk.leaving or desk.quit())


def end_at_once(code: int) -> NoReturn:
    """Exit without waiting for threads, which must not see a half-destroyed program."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def open_desk(settings: Settings, file: str | None) -> "Desk":
    """Reopen the last session, or open a window with this file."""
    desk = new_desk(settings)
    set_aside_what_is_loaded()
    if file is None:
        desk.restore()
    else:
        desk.open_window().files.open(file)
    for window in desk.windows:
        fill_small_screen(window)
    QApplication.processEvents()
    return desk


def new_desk(settings: Settings) -> "Desk":
    """A desk without windows; its windows will have all actions in their menus."""
    from trackwright.editor.menus.tables import MENUS
    from trackwright.editor.window.desk import Desk

    return Desk(settings, MENUS)


def application() -> QApplication:
    """The application, with the names that settings are stored under."""
    sys.setswitchinterval(SWITCH_S)
    share_one_heap()
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("trackwright")
    app.setApplicationDisplayName("Trackwright")
    app.setDesktopFileName("trackwright")
    return app


def welcome(desk: "Desk") -> None:
    """Offer drafts first; show new users the tour."""
    if not desk.leaving:
        offer_drafts(desk)
    if desk.leaving:  # quit while a large file was read, or before drafts were chosen
        QApplication.quit()
        return
    window = desk.windows[0]
    if window.is_blank and not desk.settings.flag("toured"):
        window.tour.begin()


def offer_drafts(desk: "Desk") -> None:
    """Offer the drafts of windows that did not close normally."""
    from trackwright.editor.dialogs.recover import RecoverDialog
    from trackwright.editor.dialogs.running import asked
    from trackwright.editor.document.drafts import left_behind

    drafts = left_behind(desk.settings.storage)
    if not drafts:
        return
    window = desk.windows[0]
    dialog = RecoverDialog(drafts, window.colours, window)
    with asked(dialog):
        opened = dialog.opened
    for draft in opened:
        bring_back(desk, draft)


def bring_back(desk: "Desk", draft: "Draft") -> "Window":
    """Open the draft in the window of its file, or in a free one; it stays a draft there. The old
    file is kept if no new one can be written."""
    there = desk.window_of(draft.path) if draft.path else None
    if there is None or there.bridge.document.is_modified:
        there = desk.free_window()
    there.bridge.open(draft.track, draft.path, unsaved=True)
    if there.recovery.write():
        draft.forget()
    return there


def after_fault(
    desk: "Desk", kind: type[BaseException], fault: BaseException, where: TracebackType | None
) -> None:
    """After a bug: report it, save drafts, and continue."""
    traceback.print_exception(kind, fault, where)
    traceback.clear_frames(where)  # an open painter there would crash the program with its widget
    desk.keep_drafts()
    for window in desk.windows[:1]:
        words = t("Something went wrong in Trackwright. Unsaved changes were saved as drafts.")
        window.canvas.notice.ask(
            f"{words} ({kind.__name__}: {fault})",
            {t("&Save"): window.files.save, t("&Close"): lambda: None},
        )
