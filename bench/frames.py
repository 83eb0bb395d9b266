"""How long the window takes for mouse actions, in shares of a frame.

    .venv/bin/python -m bench.frames [--json] [--rounds N]

On Race Bike Course (125 positions), offscreen: a piece held over the table is moved by one step; a
laid piece is dragged by one step, and the whole circuit with it; a piece is laid into the track and
taken out again; the circuit card of an edited circuit, computed in a thread, is shown. Each is
timed from the mouse event until it is painted (median and 99th percentile, as a share of the
16.7 ms of a frame), `lay_checked` until the re-check is shown as well. `over_bare`: the same
repaint by a bare QGraphicsView with the same paths in plain Qt items.
`longest_stall_ms`: while pieces are laid as fast as possible, and while the solver works, the
longest time in which the window did not handle events. `first_paint_over_bare`: from the start of
Python to the first paint, compared with a bare window; `window_s`: until the window itself appears.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsPathItem, QGraphicsScene, QGraphicsView

import bench
from bench.ticker import wait_until
from trackwright.editor.app.garbage import collected_here, set_aside_what_is_loaded
from trackwright.editor.app.settings import Settings
from trackwright.editor.canvas.cardboard import outline_of
from trackwright.editor.canvas.painting.strokes import to_scene
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.card.work import MadeCard
from trackwright.editor.start import application, new_desk
from trackwright.editor.window.window import Window
from trackwright.model.files.library import load_track

FRAME_S = 1 / 60
ROUNDS = 120
HELD = "R2L"
SIZE = (1320, 860)
TICK_MS = 1
STARTS = 5
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
BARE_START = """
import os, sys
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene()))
window.resize(1320, 860)
window.show()
app.processEvents()
os._exit(0)
"""
EDITOR_START = """
import os, sys, time
from pathlib import Path
from trackwright.editor.start import application, open_desk
from trackwright.editor.app.splash import Splash
from trackwright.editor.app.settings import Settings
app = application()
settings = Settings(Path(sys.argv[1]))
Splash(settings).open()
if sys.argv[2:]:
    open_desk(settings, None)
os._exit(0)
"""


class Mouse:
    """Mouse events for the window's table, each painted before the next."""

    def __init__(self, window: Window) -> None:
        self.view = window.canvas.view

    def at(self, point: complex) -> QPoint:
        return self.view.mapFromScene(to_scene(point))

    def move(self, at: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        self._send(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, held)

    def press(self, at: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonPress, at, LEFT, LEFT)

    def release(self, at: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonRelease, at, LEFT, Qt.MouseButton.NoButton)

    def _send(
        self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
    ) -> None:
        viewport = self.view.viewport()
        point = QPointF(at)
        event = QMouseEvent(kind, point, viewport.mapToGlobal(point), button, held, NONE)
        QApplication.sendEvent(viewport, event)
        QApplication.processEvents()


def timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def settle(window: Window) -> None:
    wait_until(lambda: not (window.surveyor.busy or window.closing.busy))


def settle_card(window: Window) -> None:
    """The card is computed after the survey."""
    settle(window)
    wait_until(lambda: not window.card.busy)


# --- what is measured ---------------------------------------------------------------------------


def hold(window: Window, rounds: int) -> list[float]:
    """A piece from the box is moved along the straights and over the open table."""
    mouse = Mouse(window)
    window.pick_up(HELD)
    times = [timed(lambda at=at: mouse.move(at)) for at in _along(mouse.view, rounds)]  # type: ignore[misc]
    window.cancel()
    return times


def drag(window: Window, rounds: int) -> list[float]:
    """A laid piece is dragged about."""
    mouse = Mouse(window)
    begin = mouse.at(window.bridge.table.spots[5].at(0.5))
    mouse.press(begin)
    times = [timed(lambda at=at: mouse.move(at, LEFT)) for at in _along(mouse.view, rounds)]  # type: ignore[misc]
    window.cancel()
    mouse.release(begin)
    return times


def lay(window: Window, rounds: int) -> tuple[list[float], list[float]]:
    """A piece is dropped into a joint half way round; until painted, and until checked."""
    mouse, painted, checked = Mouse(window), [], []
    spots = window.bridge.table.spots
    joint = mouse.at(spots[len(spots) // 2].at(1.0))
    for _ in range(rounds):
        window.pick_up(HELD)
        mouse.move(joint)
        mouse.press(joint)
        begun = time.perf_counter()
        mouse.release(joint)
        painted.append(time.perf_counter() - begun)
        settle(window)
        QApplication.processEvents()
        checked.append(time.perf_counter() - begun)
        settle_card(window)
        assert window.bridge.undo(), "nothing was laid"
        settle_card(window)
    window.cancel()
    return painted, checked


def card(window: Window, rounds: int) -> list[float]:
    """The circuit card, computed in its thread after an edit, is shown in the window's."""
    made = []
    for edit in (lambda: window.builder.lay("L1"), window.bridge.undo):
        edit()
        settle_card(window)
        made.append(window.card.made)
    assert made[0] != made[1], "the card does not follow"
    return [timed(lambda one=made[n % 2]: _show_card(window, one)) for n in range(rounds)]  # type: ignore[misc]


def _show_card(window: Window, made: MadeCard) -> None:
    window.card.show_card(made)
    QApplication.processEvents()


def _along(view: QGraphicsView, steps: int) -> list[QPoint]:
    """Points on a line across the table."""
    width, height = view.viewport().width(), view.viewport().height()
    return [
        QPoint(int(width * (0.1 + 0.8 * i / steps)), int(height * (0.2 + 0.6 * i / steps)))
        for i in range(steps)
    ]


def bare_view(scene: Scene) -> QGraphicsView:
    """The same paths in plain Qt items."""
    bare = QGraphicsScene()
    bare.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    bare.setBackgroundBrush(scene.backgroundBrush())
    for item in scene.items():
        for stroke in getattr(item, "strokes", ()):
            copy = QGraphicsPathItem(stroke.path)
            copy.setPen(stroke.pen)
            copy.setBrush(stroke.brush)
            copy.setOpacity(stroke.opacity)
            copy.setPos(item.scenePos())
            copy.setZValue(item.zValue())
            bare.addItem(copy)
    view = QGraphicsView(bare)
    bare.setParent(view)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    return view


def bare_times(window: Window, rounds: int) -> tuple[list[float], list[float]]:
    """A bare view: an outline is moved by a step; and all of it is painted."""
    scene, shown = window.canvas.scene, window.canvas.view
    view = bare_view(scene)
    view.resize(shown.size())
    view.setTransform(shown.transform())
    view.setSceneRect(scene.sceneRect())
    view.show()
    view.centerOn(shown.mapToScene(shown.viewport().rect().center()))
    outline = QGraphicsPathItem(outline_of(window.bridge.table.spots[5:6]))
    view.scene().addItem(outline)
    QApplication.processEvents()

    def step(at: QPoint) -> None:
        outline.setPos(view.mapToScene(at))
        QApplication.processEvents()

    def paint() -> None:
        view.viewport().update()
        QApplication.processEvents()

    moved = [timed(lambda at=at: step(at)) for at in _along(view, rounds)]  # type: ignore[misc]
    painted = [timed(paint) for _ in range(rounds)]
    view.close()
    return moved, painted


@contextmanager
def stalls() -> Iterator[list[float]]:
    """How late a ticker is that should tick every millisecond."""
    late: list[float] = []
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        late.append(now - last - TICK_MS / 1000)
        last = now

    ticker = QTimer()
    ticker.setTimerType(Qt.TimerType.PreciseTimer)
    ticker.timeout.connect(tick)
    ticker.start(TICK_MS)
    yield late
    ticker.stop()


def stall_while_laying(window: Window, rounds: int) -> float:
    """Pieces are laid without waiting for the survey."""
    with stalls() as late:
        for _ in range(rounds):
            window.builder.lay("L1")
            QApplication.processEvents()
        settle(window)
    window.bridge.travel(0)
    settle(window)
    return max(late)


def stall_while_solving(window: Window) -> float:
    """Six pieces are removed, and the solver searches for ways to close the gap."""
    window.bridge.select(window.bridge.track.runs[0].pieces[at].id for at in range(10, 16))
    window.builder.delete()
    settle(window)
    with stalls() as late:
        window.loop_closing.begin()
        settle(window)
    window.bridge.travel(0)
    settle(window)
    return max(late)


def start_seconds(program: str, *arguments: str) -> float:
    root = Path(__file__).parents[1]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(root)}
    command = [sys.executable, "-c", program, *arguments]
    return timed(lambda: subprocess.run(command, check=True, env=environment))


def starts() -> dict[str, float]:
    """Seconds to the first paint and to the window, and how many times those of a bare window."""
    bare, ours, whole = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(STARTS):
            bare.append(start_seconds(BARE_START))
            ours.append(start_seconds(EDITOR_START, folder))
            whole.append(start_seconds(EDITOR_START, folder, "whole"))
    seconds = statistics.median(ours)
    return {
        "first_paint_s": round(seconds, 3),
        "first_paint_over_bare": round(seconds / statistics.median(bare), 2),
        "window_s": round(statistics.median(whole), 3),
    }


def measured(rounds: int = ROUNDS) -> dict[str, object]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    started = starts()
    application()
    with collected_here(), tempfile.TemporaryDirectory() as folder:
        desk = new_desk(Settings(Path(folder)))
        set_aside_what_is_loaded()
        window = desk.open_window(load_track("race-bike-course"))
        window.resize(*SIZE)
        settle(window)
        try:
            figures = _figures(window, rounds)
        finally:
            window.files.may_go = lambda: True  # type: ignore[method-assign]
            window.close()
    return {"version": 1, **figures, **started}


def _figures(window: Window, rounds: int) -> dict[str, object]:
    moved, painted = bare_times(window, rounds)
    laid, checked = lay(window, rounds)
    return {
        "positions": window.bridge.circuit.measures.positions,
        "hold": figure_of(hold(window, rounds), moved),
        "drag": figure_of(drag(window, rounds), painted),
        "lay": figure_of(laid, painted),
        "lay_checked": figure_of(checked, painted),
        "card": figure_of(card(window, rounds), painted),
        "longest_stall_ms": {
            "laying": round(1000 * stall_while_laying(window, rounds // 4), 1),
            "solving": round(1000 * stall_while_solving(window), 1),
        },
    }


def figure_of(times: list[float], bare: list[float]) -> dict[str, Any]:
    median, high = statistics.median(times), statistics.quantiles(times, n=100)[98]
    return {
        "median_ms": round(1000 * median, 2),
        "p99_ms": round(1000 * high, 2),
        "median_of_frame": round(median / FRAME_S, 3),
        "p99_of_frame": round(high / FRAME_S, 3),
        "over_bare": round(median / statistics.median(bare), 2),
    }


if __name__ == "__main__":
    bench.run(__doc__, measured, "rounds", ROUNDS)
