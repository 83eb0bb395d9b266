"""What is closed is gone: windows, races, dialogs; and Python's garbage is collected in the
window's thread only, for objects of Qt must not be destroyed in another one."""

import gc
import importlib
import inspect
import pkgutil
import sys
import threading
import time
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QListWidget,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from bench.leaks import (
    DIALOGS,
    RACE,
    a_race,
    a_used_window,
    a_window,
    opened_and_left,
    settle,
    the_themes,
    turn,
)
from tests.amounts import amount, slow_but
from tests.editor.conftest import Hand, Opened, rows_of
from trackwright import editor
from trackwright.editor.app import garbage, theme
from trackwright.editor.app.garbage import (
    CALM_TICKS,
    MOST_MIDDLE,
    MOST_SHARE,
    YOUNG,
    YOUNG_PER_MIDDLE,
    Collector,
)
from trackwright.editor.app.icons import icon_of
from trackwright.editor.app.jobs import Job, Reporter, Worker, is_work_left
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.theme import ThemeName
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.replay.task_queue import Task, TaskQueue
from trackwright.editor.start import new_desk
from trackwright.editor.window.table_menu import menu_at
from trackwright.editor.window.window import PANELS, Window
from trackwright.model.files.library import load_track
from trackwright.model.files.track_files import save_track
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.progress import Cancelled

ROUNDS = 2
MOST_WAITED_S = 60


def every_dialog() -> set[type[QDialog]]:
    """All that the editor defines, wherever."""
    found: set[type[QDialog]] = set()
    for info in pkgutil.walk_packages(editor.__path__, f"{editor.__name__}."):
        module = importlib.import_module(info.name)
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if issubclass(kind, QDialog) and kind.__module__.startswith(editor.__name__):
                found.add(kind)
    return found


def objects() -> Counter[str]:
    """Objects of ours and of Qt that Python knows, by their sort."""
    gc.collect()
    return Counter(
        kind.__name__ for kind in map(type, gc.get_objects()) if issubclass(kind, QObject)
    )


def widgets() -> tuple[int, int]:
    turn()
    return len(QApplication.allWidgets()), len(QApplication.topLevelWidgets())


def collect_in_a_thread() -> None:
    """What is left over would be destroyed there: that ends the program."""
    thread = threading.Thread(target=gc.collect)
    thread.start()
    thread.join()


@contextmanager
def nothing_left_over() -> Iterator[None]:
    before, shown = objects(), widgets()
    yield
    end = time.monotonic() + MOST_WAITED_S
    while "Job" in objects() - before and time.monotonic() < end:
        turn()  # a window still works something out
    assert widgets() == shown
    assert objects() - before == Counter()


# --- what is closed is gone


def test_every_dialog_is_closed_below() -> None:
    assert every_dialog() == set(DIALOGS)


@pytest.mark.slow
@pytest.mark.parametrize("kind", slow_but([MarkerDialog], DIALOGS), ids=lambda kind: kind.__name__)
def test_a_dialog_that_is_left_is_gone(open_window: Opened, kind: type[QDialog]) -> None:
    """At once, without any garbage being looked for, and with all of its widgets."""
    window = open_window("april-raceway").window
    seen: list[weakref.ref[QObject]] = []

    def look(dialog: QDialog) -> None:
        seen.append(weakref.ref(dialog))
        seen.extend(weakref.ref(part) for part in dialog.findChildren(QWidget))

    opened_and_left(kind, window)
    shown = widgets()
    for _ in range(ROUNDS):
        opened_and_left(kind, window, look)
        assert seen
        dialogs = [one() for one in seen if isinstance(one(), kind)]
        assert not dialogs
        assert not [part for one in seen if (part := one()) is not None and isValid(part)]
        assert widgets() == shown
    collect_in_a_thread()


@pytest.mark.slow
def test_a_window_that_is_closed_is_gone(open_window: Opened) -> None:
    """With all its panels, tools and helpers."""
    window = open_window("april-raceway").window
    a_window(window)
    seen: list[weakref.ref[Any]] = []
    with nothing_left_over():
        for _ in range(ROUNDS):
            other = window.desk.open_window()
            for name in PANELS:
                other.show_panel(name)
                seen.append(weakref.ref(other.docks[name].widget()))
            seen += [weakref.ref(part) for part in (other, other.bridge, other.canvas.scene)]
            settle(other)
            other.close()
            turn()
            del other
    assert len(seen) == ROUNDS * (len(PANELS) + 3)
    assert not [one for one in seen if one() is not None]
    collect_in_a_thread()


@pytest.mark.slow
def test_a_window_that_is_closed_while_it_designs_and_asks_what_if_is_gone(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window("april-raceway").window
    a_used_window(window)
    seen: list[weakref.ref[Any]] = []
    open_one = window.desk.open_window

    def watched(*given: Any) -> Window:
        other = open_one(*given)
        parts = (other, other.bridge, other.design, other.design.searcher, other.design.gallery)
        seen.extend(weakref.ref(part) for part in (*parts, other.whatif, other.whatif.work))
        return other

    monkeypatch.setattr(window.desk, "open_window", watched)
    with nothing_left_over():
        a_used_window(window)
    assert len(seen) == 7
    assert not [one() for one in seen if one() is not None]
    collect_in_a_thread()


@pytest.mark.slow
def test_of_closed_windows_only_the_latest_can_be_opened_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each keeps its circuit."""
    monkeypatch.setattr("trackwright.editor.window.desk.MOST_CLOSED", 2)
    desk = new_desk(Settings(tmp_path))
    stays = desk.open_window()
    for circuit in ("april-raceway", "race-bike-course", "nuerburg-ring"):
        desk.open_window(load_track(circuit)).close()
    reopened = []
    while desk.closed is not None:
        desk.reopen()
        reopened.append(desk.windows[-1].bridge.title)
    desk.leaving = True
    assert reopened == [load_track(id).name for id in ("nuerburg-ring", "race-bike-course")]
    for window in tuple(desk.windows):
        settle(window)
        window.close()
    assert stays not in desk.windows


@pytest.mark.slow
def test_a_race_that_is_closed_is_gone(open_window: Opened) -> None:
    window = open_window("april-raceway").window
    a_race(window)
    seen: list[weakref.ref[Any]] = []
    with nothing_left_over():
        for _ in range(ROUNDS):
            window.replay.race(RACE)
            settle(window)
            page = window.replay.page
            assert page is not None
            seen += [weakref.ref(part) for part in (page, page.stage, page.stage.scene)]
            seen.append(weakref.ref(page.replay))
            del page
            window.replay.close()
            turn()
    assert not [one for one in seen if one() is not None]
    collect_in_a_thread()


@pytest.mark.slow
def test_a_menu_that_is_shown_again_and_again_keeps_nothing(open_window: Opened) -> None:
    window = open_window("april-raceway").window

    def show_menus() -> None:
        for entry in window.menuBar().actions():
            entry.menu().aboutToShow.emit()  # type: ignore[attr-defined]
        menu_at(window, None).aboutToHide.emit()
        turn()

    show_menus()
    with nothing_left_over():
        for _ in range(ROUNDS):
            show_menus()


@pytest.mark.slow
def test_a_theme_is_put_on_once_however_many_windows_there_are(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = [open_window().window for _ in range(2)]
    coloured: list[str] = []
    colour = theme._colour

    def counted(app: QApplication, kind: str) -> None:
        coloured.append(kind)
        colour(app, kind)

    monkeypatch.setattr(theme, "_colour", counted)
    the_themes(windows[0])
    coloured.clear()
    with nothing_left_over():
        the_themes(windows[0])
    assert coloured == ["light", "dark", "contrast"]
    assert all(window.colours == windows[0].colours for window in windows)


# --- a window that closes while something is worked out


def race_and_close(window: Window, qtbot: QtBot, ms: int | None) -> None:
    """Close it so long after its race was begun, in the middle of whatever goes on by then; None:
    when the race is ridden, and the window has not heard of it yet."""
    window.replay.race(RACE)
    if ms is None:
        job = window.replay.tasks._job
        assert job is not None
        job.wait()
    end = time.perf_counter() + (ms or 0) / 1000
    while time.perf_counter() < end:
        QApplication.processEvents()
    window.close()
    qtbot.wait(1)
    turn()


@pytest.mark.slow
@pytest.mark.parametrize("ms", slow_but([40], [0, 40, None]))
def test_a_window_closes_while_its_race_is_ridden(
    open_window: Opened, qtbot: QtBot, ms: int | None
) -> None:
    window = open_window("april-raceway").window
    other = window.desk.open_window(window.bridge.track)
    race_and_close(other, qtbot, ms)
    assert window.desk.windows == [window]


@pytest.mark.slow
@pytest.mark.soak
def test_a_window_closes_in_whichever_phase_its_race_is(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window("april-raceway").window
    for ms in range(0, 240, amount(24, soak=4)):
        race_and_close(window.desk.open_window(window.bridge.track), qtbot, ms)
    assert window.desk.windows == [window]


@pytest.mark.slow
def test_a_window_closes_while_its_dialog_waits(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the desk, for example: another dialog waits above it."""
    faults: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, fault, where: faults.append(fault))
    window = open_window().window
    other = window.desk.open_window(load_track("april-raceway"))
    settle(other)

    def closed_meanwhile(proposed: str) -> str:
        other.close()
        turn()
        assert not isValid(other)
        return str(tmp_path / "missing" / "report.html")

    other.files.reports.ask_file = closed_meanwhile
    other.actions_by_id["file.report"].trigger()
    turn()
    assert not faults


@pytest.mark.slow
@pytest.mark.parametrize("tool", ["scenery", "scale"])
def test_a_window_closes_while_its_tool_asks(open_window: Opened, qtbot: QtBot, tool: str) -> None:
    """The program crashed: the table was drawn on after it was gone."""
    window = open_window().window
    other = window.desk.open_window(load_track("april-raceway"))
    settle(other)
    asked: list[bool] = []

    def closed_meanwhile(*_: object) -> None:
        other.close()
        turn()
        asked.append(isValid(other))

    other.scenery.ask_words = other.scenery.ask_distance = closed_meanwhile
    other.use_tool(tool)
    hand = Hand(other, qtbot)
    hand.click(0j)
    if tool == "scale":  # two clicks near each other are a double click
        left, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        viewport, at = other.canvas.view.viewport(), hand.at(100 + 0j)
        double, where = QEvent.Type.MouseButtonDblClick, viewport.mapToGlobal(at)
        event = QMouseEvent(double, QPointF(at), QPointF(where), left, left, held)
        QApplication.sendEvent(viewport, event)
        QTest.mouseRelease(viewport, left, held, at)
    assert asked == [False]


@pytest.mark.slow
def test_a_window_closes_while_the_first_of_several_files_is_read(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window().window
    other = window.desk.open_window(load_track("april-raceway"))
    settle(other)
    names = [str(tmp_path / f"{name}.json") for name in ("one", "two")]
    for name in names:
        save_track(window.bridge.track, Path(name))

    def closed_meanwhile(path: Path) -> NoReturn:
        other.close()
        turn()
        raise Cancelled

    monkeypatch.setattr(other.files, "_read", closed_meanwhile)
    other.files.open_all(names)
    assert window.desk.windows == [window]


@pytest.mark.slow
def test_a_panel_of_a_closed_window_says_nothing_more(open_window: Opened) -> None:
    """A panel beside the window is hidden only when it is deleted with it, piece by piece: whatever
    would show a problem may be gone."""
    window = open_window("april-raceway").window
    panel, heard = window.problems, list[object]()
    assert panel.report is not None
    window.look_into(panel.report.findings[0])
    panel.shown.connect(heard.append)
    panel.shut_down()
    panel.hide()
    assert panel.finding is None
    assert not heard


def done_unheard(work: Callable[[], object], parent: QObject) -> tuple[TaskQueue, list[object]]:
    """Its thread has ended, and what it said is on its way."""
    heard: list[object] = []
    tasks = TaskQueue(parent)
    tasks.task_failed.connect(lambda what, why: heard.append(why))
    tasks.run(Task("", work, heard.append, "It failed"))
    job = tasks._job
    assert job is not None
    job.wait()
    return tasks, heard


def refused() -> None:
    raise TrackwrightError("no")


@pytest.mark.parametrize("work", [lambda: 1, refused], ids=["finished", "failed"])
def test_what_was_said_before_it_was_left_is_not_heard(
    qtbot: QtBot, work: Callable[[], object]
) -> None:
    parent = QObject()
    tasks, heard = done_unheard(work, parent)
    tasks.leave()
    turn()
    assert heard == []
    assert not tasks.busy
    tasks.run(Task("", lambda: 2, heard.append, "It failed"))
    qtbot.waitUntil(lambda: not tasks.busy)
    assert heard == [2]


@pytest.mark.slow
def test_a_search_that_was_left_is_not_heard(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    closing = hand.window.closing
    closing.begin()
    job = closing._job
    assert job is not None
    job.wait()
    closing.shut_down()
    said = closing.state.text()
    turn()
    assert closing.state.text() == said
    assert not closing.busy


def test_a_job_that_is_left_at_work_goes_when_it_is_done(qtbot: QtBot) -> None:
    """It is not waited for, says nothing, and is not kept."""
    go_on = threading.Event()
    parent = QObject()
    job = Job(lambda report_progress: go_on.wait(30), parent)
    heard: list[object] = []
    job.finished.connect(heard.append)
    job.start()
    job.leave()
    assert job.is_alive
    gone = weakref.ref(job)
    del job, parent
    go_on.set()
    qtbot.waitUntil(lambda: gone() is None)
    assert heard == []


def test_a_job_at_work_outlives_its_parent(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window may be closed, and its dialog deleted, while another dialog waits above it."""
    faults: list[object] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    go_on, parent, heard = threading.Event(), QObject(), list[object]()
    job = Job(lambda report_progress: go_on.wait(30), parent)
    job.finished.connect(heard.append)
    job.start()
    delete(parent)
    assert job.is_cancelled
    job.leave()
    go_on.set()
    gone = weakref.ref(job)
    del job, parent
    qtbot.waitUntil(lambda: gone() is None)
    assert not faults
    assert not heard


def test_news_of_work_whose_worker_is_gone_goes_nowhere(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread must not use an object that the window deletes meanwhile."""
    faults: list[object] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    monkeypatch.setattr("traceback.print_exc", lambda: faults.append(sys.exc_info()[1]))
    go_on, done = threading.Event(), threading.Event()

    def work(reporter: Reporter) -> None:
        go_on.wait(30)
        reporter.tell("late")
        worker.say("late")
        done.set()

    parent, heard = QObject(), list[object]()
    worker = Worker(parent)
    for signal in (worker.told, worker.said, worker.done):
        signal.connect(heard.append)
    worker.start(lambda: work)
    delete(parent)
    go_on.set()
    qtbot.waitUntil(lambda: not is_work_left())
    assert done.is_set()
    turn()
    assert not faults
    assert not heard


# --- whose thread collects


class Loop:
    """Garbage: it holds itself."""

    def __init__(self) -> None:
        self.me = self


@contextmanager
def collections() -> Iterator[list[tuple[int, threading.Thread]]]:
    """Generation and thread of each collection."""
    seen: list[tuple[int, threading.Thread]] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            seen.append((info["generation"], threading.current_thread()))

    gc.callbacks.append(note)
    try:
        yield seen
    finally:
        gc.callbacks.remove(note)


def make_garbage(number: int) -> weakref.ref[Loop]:
    for _ in range(number):
        last = Loop()
    return weakref.ref(last)


def test_garbage_of_threads_is_collected_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    made: list[weakref.ref[Loop]] = []
    with collections() as seen:
        thread = threading.Thread(target=lambda: made.append(make_garbage(20 * YOUNG)))
        thread.start()
        thread.join()
        assert seen == []
        qtbot.waitUntil(lambda: made[0]() is None)
    assert {thread for _, thread in seen} == {threading.main_thread()}


@pytest.mark.slow
def test_all_objects_are_looked_through_when_nobody_does_anything(qtbot: QtBot) -> None:
    """What is young often, all of it seldom."""
    collector = Collector()

    def is_looked_through() -> bool:
        collector._tick()
        return bool(seen)

    with collections() as seen:
        for _ in range(2 * YOUNG_PER_MIDDLE):
            make_garbage(2 * YOUNG)
            collector._tick()
        assert [generation for generation, _ in seen] == ([0] * (YOUNG_PER_MIDDLE - 1) + [1]) * 2
        seen.clear()
        qtbot.waitUntil(is_looked_through)
        assert seen[0][0] == 2
        seen.clear()
        for _ in range(3 * CALM_TICKS):
            collector._tick()
        assert len(seen) <= 1


@pytest.mark.slow
def test_all_objects_are_looked_through_in_the_end_if_nobody_ever_rests() -> None:
    collector = Collector()
    with collections() as seen:
        for _ in range(MOST_MIDDLE * YOUNG_PER_MIDDLE):
            make_garbage(2 * YOUNG)
            collector._tick()
    assert [generation for generation, _ in seen].count(2) == 1
    assert seen[-1][0] == 2


@pytest.mark.slow
def test_looking_through_all_objects_takes_little_of_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of millions of objects it takes a second: then it is not done after every rest."""
    now = 0.0
    looked: list[float] = []

    def look_for_a_second() -> None:
        nonlocal now
        looked.append(now)
        now += 1.0

    monkeypatch.setattr("trackwright.editor.app.garbage.collect_all", look_for_a_second)
    monkeypatch.setattr(
        "trackwright.editor.app.garbage.time", SimpleNamespace(monotonic=lambda: now)
    )
    collector = Collector()
    for _ in range(1000):
        make_garbage(2 * YOUNG)
        collector._tick()
        for _ in range(CALM_TICKS):
            collector._tick()
        now += 1.0
    assert 9 <= len(looked) <= 11
    assert all(later - sooner > 0.9 / MOST_SHARE for sooner, later in pairwise(looked))


def test_python_collects_by_itself_again_when_the_windows_are_gone() -> None:
    assert not gc.isenabled()
    collector = Collector()
    collector.start()
    collector.stop()
    try:
        assert gc.isenabled()
    finally:
        gc.disable()


@pytest.mark.slow
def test_an_icon_is_drawn_once_for_each_colour(qapp: QApplication) -> None:
    """What Qt makes of an icon, such as a grey one, it keeps: anew for each that is drawn."""
    ink, other = QColor("#123456"), QColor("#654321")
    icon = icon_of("replay.play", ink, 1.0)
    assert icon_of("replay.play", QColor(ink), 1.0).cacheKey() == icon.cacheKey()
    assert icon_of("replay.play", other, 1.0).cacheKey() != icon.cacheKey()
    assert icon_of("replay.play", ink, 2.0).cacheKey() != icon.cacheKey()


def icons_of(window: Window) -> dict[int, str]:
    """The icons of buttons, menus and lists by their number in Qt's cache of pixmaps."""
    named: list[tuple[QIcon, str]] = []
    for button in window.findChildren(QAbstractButton):
        named.append(
            (button.icon(), f"{type(button).__name__} in {type(button.parent()).__name__}")
        )
    named += [(action.icon(), action.text()) for action in window.findChildren(QAction)]
    for tree in window.findChildren(QTreeWidget):
        named += [(row.icon(0), row.text(0)) for row in rows_of(tree)]
    for view in window.findChildren(QListWidget):
        rows_of_list = map(view.item, range(view.count()))
        named += [(row.icon(), f"{type(view).__name__} {row.text()}") for row in rows_of_list]
    return {icon.cacheKey(): words for icon, words in named if not icon.isNull()}


@pytest.mark.slow
@pytest.mark.parametrize("theme_of_both", ["light", "contrast"])
def test_windows_share_their_icons(open_window: Opened, theme_of_both: ThemeName) -> None:
    """Qt keeps the pixmaps of each one, 13 kB per window."""
    window = open_window("april-raceway").window
    window.use_theme(theme_of_both)
    known = icons_of_another(window)
    new = icons_of_another(window)
    assert len(known) > 20
    assert [words for key, words in new.items() if key not in known] == []


def icons_of_another(window: Window) -> dict[int, str]:
    other = window.desk.open_window(load_track("april-raceway"))
    settle(other)
    found = icons_of(other)
    other.close()
    return found


@pytest.mark.slow
def test_a_closed_window_is_collected_soon_even_if_the_user_goes_on(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise memory grows in pieces as one window after the other is opened and closed."""
    monkeypatch.setattr(garbage, "CALM_TICKS", 10**9)
    monkeypatch.setattr(garbage, "MOST_MIDDLE", 10**9)
    monkeypatch.setattr(garbage, "MOST_SHARE_WHEN_WANTED", 1.0)
    hand = open_window()
    other = hand.window.desk.open_window(load_track("april-raceway"))
    Hand(other, hand.qtbot).settle()
    gc.collect()  # it is no young object any more
    gone = weakref.ref(other)
    other.close()
    del other
    hand.qtbot.waitUntil(lambda: gone() is None)
