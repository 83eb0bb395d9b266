"""The tour: callouts that point at parts of the window and wait until the user has done the
step."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from trackwright.editor.app.actions import first_key
from trackwright.editor.app.translation import t

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window

WIDTH = 300
TIP = 14
"""The length of the callout's tip."""
ROUND = 8.0
FRAME = "#1c86ee"
ENOUGH_PIECES = 6
UNRATED = "MAR401"


@dataclass(frozen=True)
class Stop:
    """A callout: its text with the keys of actions, its target, and when it is done."""

    title: str
    words: str
    keys: tuple[str, ...]
    at: Callable[["Window"], QWidget]
    done: Callable[["Window"], bool] = lambda window: False
    side: str = "right"
    of_course: "Stop | None" = None
    """What it is where the box has a start and a finish of a course."""

    def in_window(self, window: "Window") -> "Stop":
        return self.of_course if self.of_course and window.bridge.kit.has_course else self


def _is_marked(window: "Window") -> bool:
    return any(marker.colour for marker in window.bridge.track.markers)


def _leads_to_finish(window: "Window") -> bool:
    geometry = window.bridge.circuit.geometry
    return geometry.leads_to_finish or geometry.closed_exactly


def _are_corners_rated(window: "Window") -> bool:
    report = window.problems.report
    return report is not None and all(found.code != UNRATED for found in report.findings)


STOPS = (
    Stop(
        "The box",
        "These are the pieces. Press {0} to lay the start piece, or drag it onto the table.",
        ("lay.1",),
        lambda w: w.docks["box"],
        lambda w: bool(w.bridge.track.runs),
    ),
    Stop(
        "The table",
        "The blue arrow marks the end where you continue. Press {0}, then {1}, then {2} "
        "until there are six pieces. Shift turns corners to the right, {3} removes the last "
        "piece.",
        ("lay.4", "lay.6", "lay.repeat", "lay.back"),
        lambda w: w.canvas.view,
        lambda w: len(w.bridge.track.piece_locations) >= ENOUGH_PIECES,
        "inside",
        Stop(
            "The table",
            "The blue arrow marks the end where you continue. {0} lays a straight, {1} a corner, "
            "{2} the same again. Lay six pieces or more. Shift turns corners to the right, {3} "
            "removes the last piece.",
            ("lay.5", "lay.7", "lay.repeat", "lay.back"),
            lambda w: w.canvas.view,
            lambda w: len(w.bridge.track.piece_locations) >= ENOUGH_PIECES,
            "inside",
        ),
    ),
    Stop(
        "Problems",
        "Problems appear here while you build. Click one to see where it is, or right-click "
        "it to see its fixes.",
        (),
        lambda w: w.docks["problems"],
        lambda w: w.docks["problems"].isVisible() and w.problems.finding is not None,
        "above",
    ),
    Stop(
        "Close the loop",
        "Press {0} to find ways to close the lap. Choose one and press Enter. You can undo it.",
        ("lay.close",),
        lambda w: w.docks["closing"],
        lambda w: w.bridge.circuit.geometry.closed_exactly,
        "left",
        Stop(
            "Reach the finish",
            "A course is no lap: it leads from the start to the finish. Press {0} to lay the "
            "finish at the end of your row. Or lay it anywhere on the table, and press {1} to find "
            "ways to it.",
            ("lay.2", "lay.close"),
            lambda w: w.canvas.view,
            _leads_to_finish,
            "inside",
        ),
    ),
    Stop(
        "Difficulties",
        "Corners need a difficulty before they can be raced. Click the problem MAR401: its "
        "fixes are in italics. Choose the one for all corners, and press Enter.",
        (),
        lambda w: w.docks["problems"],
        _are_corners_rated,
        "above",
        Stop(
            "Colours",
            "Cars go from colour to colour. Press {0} to mark the colours from the finish back to "
            "the start, the symbols and the Red Line. Press it again to remove them.",
            ("mark.dice_line",),
            lambda w: w.canvas.view,
            _is_marked,
            "inside",
        ),
    ),
    Stop(
        "Playtest",
        "Press {0}: bots race many times, and the verdict says who wins, how often the lead "
        "changes and where bikes crash or retire. {1} shows it on the table.",
        ("playtest.run", "playtest.heat"),
        lambda w: w.docks["playtest"],
        lambda w: w.playtest.results.raced is not None,
        "above",
    ),
    Stop(
        "Well done",
        "{0} shows all keys, {1} finds any action by name. To restart the tour, open the "
        "Help menu.",
        ("help.keys", "help.commands"),
        lambda w: w.menuBar(),
        side="below",
    ),
)


class Tour(QObject):
    """Moves from stop to stop in a window."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self.window = window
        self.number = -1
        self.callout = Callout(window)
        for button, answer in ((self.callout.next, self.go_on), (self.callout.leave, self.end)):
            button.clicked.connect(answer)
            button.clicked.connect(lambda: window.table.setFocus())
        self._placer = QTimer(self, singleShot=True, interval=0)
        self._placer.timeout.connect(self._place)
        self._looker = QTimer(self, singleShot=True, interval=0)
        self._looker.timeout.connect(self._look)
        bridge = window.bridge
        for signal in (
            *(bridge.changed, bridge.opened, window.problems.shown),
            *(window.surveyor.done, window.playtest.turned),
        ):
            signal.connect(self._look_soon)

    def _look_soon(self, *_: object) -> None:
        self._looker.start()

    @property
    def running(self) -> bool:
        return self.number >= 0

    @property
    def _stop(self) -> Stop:
        return STOPS[self.number].in_window(self.window)

    def begin(self) -> None:
        """Where the circuit and the panels for building are."""
        self.window.replay.show_circuit()
        self.window.workspaces.use("build")
        self.window.installEventFilter(self)
        self.number = -1
        self.go_on()

    def go_on(self) -> None:
        """Go to the next stop that is not done yet; after the last one, end."""
        self.number += 1
        if self.number == len(STOPS):
            self.end()
            return
        stop = self._stop
        if name := next((n for n, d in self.window.docks.items() if d is stop.at(self.window)), ""):
            self.window.show_panel(name)
        keys = [first_key(self.window.actions_by_id[id]) for id in stop.keys]
        of = t("{number} of {all}", number=self.number + 1, all=len(STOPS))
        is_last = self.number == len(STOPS) - 1
        self.callout.say(t(stop.title), t(stop.words).format(*keys), of, is_last)
        self._placer.start()

    def end(self) -> None:
        """End the tour; it is not offered by itself again."""
        self.number = -1
        self.callout.hide()
        self.window.removeEventFilter(self)
        self.window.settings.put("toured", True)

    def _look(self) -> None:
        if self.running and self._stop.done(self.window):
            self.go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._placer.start()
        return False

    def _place(self) -> None:
        if self.running:
            stop = self._stop
            self.callout.point_at(stop.at(self.window), stop.side)


class Callout(QFrame):
    """A box with a tip; everything around it still works."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("callout")
        self._tip = QPolygonF()
        self.title = QLabel()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.of = QLabel()
        self.leave = QPushButton(t("&Leave"))
        self.leave.setToolTip(t("End the tour; restart it from the Help menu"))
        self.next = QPushButton()
        self.next.setToolTip(t("Continue without doing this"))
        for label in (self.title, self.words, self.of):
            label.setForegroundRole(QPalette.ColorRole.ToolTipText)
        row = QHBoxLayout()
        row.addWidget(self.of, 1)
        row.addWidget(self.leave)
        row.addWidget(self.next)
        box = QVBoxLayout(self)
        box.setContentsMargins(TIP + 10, TIP + 8, TIP + 10, TIP + 8)
        box.addWidget(self.title)
        box.addWidget(self.words)
        box.addLayout(row)
        self.hide()

    def say(self, title: str, words: str, of: str, is_last: bool) -> None:
        self.title.setText(title)
        self.words.setText(words)
        self.of.setText(of)
        self.leave.setVisible(not is_last)
        self.next.setText(t("&Close") if is_last else t("&Next"))
        self.setAccessibleName(f"{title}: {words}")

    def point_at(self, target: QWidget, side: str) -> None:
        """Beside the target as far as the window has room, with the tip on the target."""
        window = self._window
        there = QRect(target.mapTo(window, QPoint(0, 0)), target.size())
        size = QSize(WIDTH + 2 * TIP, self.heightForWidth(WIDTH + 2 * TIP))
        places = {
            "right": QPoint(there.right(), there.top() + 40),
            "left": QPoint(there.left() - size.width(), there.top() + 20),
            "above": QPoint(there.left() + 60, there.top() - size.height()),
            "below": QPoint(there.right() // 4, there.bottom()),
            "inside": QPoint(there.left() + 30 - TIP, there.top() - TIP + 2),
        }
        rect = QRect(places[side], size)
        rect.moveLeft(max(0, min(rect.left(), window.width() - size.width())))
        rect.moveTop(max(0, min(rect.top(), window.height() - size.height())))
        self.setGeometry(rect)
        self._tip = _tip(QRect(QPoint(0, 0), size), side)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QPainterPath()
        inner = self.rect().adjusted(TIP, TIP, -TIP, -TIP)
        body.addRoundedRect(inner, ROUND, ROUND)
        tip = QPainterPath()
        tip.addPolygon(self._tip)
        tip.closeSubpath()
        painter.setPen(QPen(QColor(FRAME), 2))
        painter.setBrush(self.palette().color(QPalette.ColorRole.ToolTipBase))
        painter.drawPath(body.united(tip))
        painter.end()


def _tip(rect: QRect, side: str) -> QPolygonF:
    """The triangle on the side facing the target."""
    inner = rect.adjusted(TIP, TIP, -TIP, -TIP)
    x, y = inner.left() + 34.0, inner.top() + 28.0
    corners: dict[str, list[tuple[float, float]]] = {
        "right": [(inner.left() + 1, y - TIP), (1, y), (inner.left() + 1, y + TIP)],
        "left": [(inner.right(), y - TIP), (rect.right(), y), (inner.right(), y + TIP)],
        "above": [(x - TIP, inner.bottom()), (x, rect.bottom()), (x + TIP, inner.bottom())],
        "below": [(x - TIP, inner.top() + 1), (x, 1), (x + TIP, inner.top() + 1)],
        "inside": [],
    }
    return QPolygonF([QPointF(px, py) for px, py in corners[side]])
