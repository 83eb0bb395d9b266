"""Windows with fresh settings in a folder of their own, closed again with all that they began."""

import gc
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QMessageBox,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from trackwright.editor.app.garbage import collected_here, set_aside_what_is_loaded
from trackwright.editor.app.jobs import Job, is_work_left
from trackwright.editor.app.settings import Settings
from trackwright.editor.canvas.painting.strokes import to_scene
from trackwright.editor.start import application, new_desk
from trackwright.editor.window.window import Window
from trackwright.model.files.library import load_track
from trackwright.model.layout.track import Track

WAIT_MS = 60_000
KEYS = {
    "Enter": Qt.Key.Key_Return,
    "Back": Qt.Key.Key_Backspace,
    "Del": Qt.Key.Key_Delete,
    "Esc": Qt.Key.Key_Escape,
}
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


class Hand:
    """What a person does to a window."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    def settle(self) -> None:
        """Wait until nothing is worked out any more."""
        window = self.window
        self.qtbot.waitUntil(
            lambda: (
                not (window.surveyor.busy or window.closing.busy or window.playtest.busy)
                and not (window.problems.busy or window.card.busy)
                and not any(
                    late.built is not None and late.built.busy
                    for late in (window.late_design, window.late_whatif)
                )
                and not (window.canvas.scene.is_busy or window.closing.is_offering)
            ),
            timeout=WAIT_MS,
        )

    def front(self) -> None:
        """Bring the window to the front, as one does before typing into it."""
        if not self.window.isActiveWindow():
            self.window.activateWindow()
            self.qtbot.waitUntil(self.window.isActiveWindow)

    def keys(self, keys: str) -> None:
        """Type on the table: words of `KEYS` or single keys, `^` before one for Ctrl."""
        self.front()
        view = self.window.canvas.view
        view.setFocus()
        for word in keys.split():
            held, key = (CTRL, word[1:]) if word.startswith("^") else (NONE, word)
            code = KEYS.get(key) or Qt.Key(ord(key.upper()))
            QTest.keyClick(view, code, held)

    def codes(self, codes: str) -> None:
        """Lay pieces by their number keys."""
        self.front()
        view = self.window.canvas.view
        numbers = dict(
            zip(["START", "L1", "L2", "L4", "R1", "R2", "R3", "R4"], "12345678", strict=True)
        )
        for code in codes.split():
            kind = code if code in numbers else code[:-1]
            held = SHIFT if code.endswith("R") and code not in numbers else NONE
            QTest.keyClick(view, Qt.Key(ord(numbers[kind])), held)

    def at(self, point: complex) -> QPoint:
        """Where a point of the table is on the screen."""
        return self.window.canvas.view.mapFromScene(to_scene(point))

    def middle(self, piece: int) -> complex:
        laid = self.window.bridge.circuit.geometry.laid
        index = next(i for i, one in enumerate(laid) if one.piece.id == piece)
        return self.window.bridge.table.spots[index].at(0.5)

    def click(self, point: complex, held: Qt.KeyboardModifier = NONE) -> None:
        viewport = self.window.canvas.view.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, held, self.at(point))

    def drag(self, begin: complex, end: complex, held: Qt.KeyboardModifier = NONE) -> None:
        viewport, left = self.window.canvas.view.viewport(), Qt.MouseButton.LeftButton
        QTest.mousePress(viewport, left, held, self.at(begin))
        QTest.mouseMove(viewport, self.at((begin + end) / 2))
        QTest.mouseMove(viewport, self.at(end))
        QTest.mouseRelease(viewport, left, held, self.at(end))

    def codes_laid(self) -> str:
        return " ".join(piece.piece for piece in self.window.bridge.track.pieces())


def rows_of(tree: QTreeWidget) -> Iterator[QTreeWidgetItem]:
    """From above, each before those in it. Not by Qt's iterator: after that, `clear` crashes the
    program if anyone holds a row."""
    return _rows_in(tree.invisibleRootItem())


def _rows_in(outer: QTreeWidgetItem) -> Iterator[QTreeWidgetItem]:
    for number in range(outer.childCount()):
        row = outer.child(number)
        assert row is not None
        yield row
        yield from _rows_in(row)


def once_asked(answer: Callable[[QWidget], object]) -> None:
    """Answer the dialog that comes next, as soon as it is there. If the answer fails it is closed,
    or it would wait for ever."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            QTimer.singleShot(1, look)
            return
        try:
            answer(dialog)
        except BaseException:
            dialog.close()
            raise

    QTimer.singleShot(0, look)


def held_midway(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that reports its progress waits after its first part until it is cancelled, so however
    quick the machine is, it is in the middle when somebody looks."""
    report = Job._report

    def held(job: Job, done: int, of: int) -> bool:
        report(job, done, of)
        if done > 0:
            job._cancelled.wait(WAIT_MS / 1000)
        return not job.is_cancelled

    monkeypatch.setattr(Job, "_report", held)


class PatientBot(QtBot):
    """Waits as long as it takes on a machine that has much else to do, if nothing else is said."""

    def waitUntil(  # noqa: N802
        self, callback: Callable[[], bool | None], *, timeout: int = WAIT_MS
    ) -> None:
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(scope="session")
def qapp() -> Iterator[QApplication]:
    yield application()
    QApplication.clipboard().clear()  # what was copied must not be deleted when Python is gone


@pytest.fixture(scope="module", autouse=True)
def collector(qapp: QApplication) -> Iterator[None]:
    """As in the program: Python's garbage is collected in this thread only, and what is loaded by
    now, which here are all tests as well, is not looked through."""
    set_aside_what_is_loaded()
    with collected_here():
        yield
        assert not gc.isenabled(), "a test switched automatic collection on: threads would crash"


Opened = Callable[..., Hand]


@pytest.fixture
def open_window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Opened]:
    """Opens windows; afterwards no window and no thread may be left."""
    before = set(threading.enumerate())
    desk = new_desk(Settings(tmp_path / "settings"))

    def open(track: str | Track | None = None) -> Hand:
        made = load_track(track) if isinstance(track, str) else track
        window = desk.open_window(made)
        window.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
        window.replay.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
        window.workspaces.follow_size()  # the screen, which is smaller than the window, was asked
        hand = Hand(window, qtbot)
        hand.settle()
        return hand

    yield open
    told: list[str] = []
    previous = qInstallMessageHandler(lambda kind, place, words: told.append(words))
    for window in tuple(desk.windows):
        window.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
        window.replay.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
    assert desk.quit()
    desk.deleteLater()
    qapp.sendPostedEvents(None, 52)  # deferred deletions
    qapp.processEvents()
    qtbot.waitUntil(lambda: not is_work_left(), timeout=WAIT_MS)
    assert not [widget for widget in qapp.topLevelWidgets() if widget.isVisible()]
    left = [thread for thread in threading.enumerate() if thread not in before]
    assert not [
        thread
        for thread in left
        if thread.name.startswith(("job", "playtest", "what-if", "design"))
    ]
    qInstallMessageHandler(previous)
    assert not [words for words in told if "plugin does not support" not in words]
