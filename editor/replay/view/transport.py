"""The transport below a replay: start, back, play, forward, next round, end; slider and speed."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSlider,
    QToolButton,
    QWidget,
)

from trackwright.editor.app.icons import icon_of
from trackwright.editor.app.translation import t
from trackwright.editor.replay.view.player import SPEEDS, Player

ICON = QSize(18, 18)
LEAST_PX = 40
_Key = Qt.Key


class Transport(QWidget):
    """Buttons, a slider over all moments, and the speed."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self.buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(3)
        for id, tip, do in self._actions():
            row.addWidget(self._button(id, tip, do))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(t("Moment of the race"))
        self.slider.setToolTip(t("Seek"))
        self.slider.setMinimumWidth(LEAST_PX)
        self.slider.valueChanged.connect(player.seek)
        row.addWidget(self.slider, 1)
        self.place = QLabel()
        self.place.setAccessibleName(t("Round and moment"))
        row.addWidget(self.place)
        self.speed = QComboBox()
        self.speed.setAccessibleName(t("Speed"))
        self.speed.setToolTip(t("Speed (+ and -)"))
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g} ×", speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))
        self.speed.currentIndexChanged.connect(lambda at: player.use_speed(SPEEDS[at]))
        row.addWidget(self.speed)
        player.loaded.connect(self._load)
        player.moved.connect(lambda _: self._show())
        player.played.connect(lambda _: self._show())
        self._load()

    def _actions(self) -> tuple[tuple[str, str, Callable[[], object]], ...]:
        player = self._player
        return (
            ("first", t("To the start (Home)"), lambda: player.seek(0)),
            ("back", t("One step back (Left)"), lambda: player.step(-1)),
            ("play", t("Play or pause (Space)"), player.toggle),
            ("forward", t("One step forward (Right)"), player.step),
            ("round", t("To the next round (Page Down)"), player.step_round),
            ("last", t("To the end (End)"), lambda: player.seek(player.last)),
        )

    def _button(self, id: str, tip: str, do: Callable[[], object]) -> QToolButton:
        button = QToolButton(autoRaise=True)
        button.setIconSize(ICON)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda: do())
        self.buttons[id] = button
        return button

    def draw_icons(self) -> None:
        """Draw the icons in the colours of the theme."""
        ink, ratio = self.palette().color(self.foregroundRole()), self.devicePixelRatioF()
        for id, button in self.buttons.items():
            shown = "pause" if id == "play" and self._player.is_playing else id
            button.setIcon(icon_of(f"replay.{shown}", ink, ratio))

    def _load(self) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, self._player.last)
        rounds = max((moment.round for moment in self._player.moments), default=0)
        self.slider.setPageStep(max(1, self._player.last // max(1, rounds)))
        self._show()

    def _show(self) -> None:
        player = self._player
        with QSignalBlocker(self.slider):
            self.slider.setValue(player.index)
        moment = player.moment
        rounds = max((one.round for one in player.moments), default=0)
        where = t("Start")
        if moment and moment.round:
            where = t("Round {round}/{rounds}", round=moment.round, rounds=rounds)
        self.place.setText(f"{where} · {player.index + 1}/{player.last + 1}" if moment else "")
        for id, button in self.buttons.items():
            at_end = player.index == (0 if id in ("first", "back") else player.last)
            button.setEnabled(bool(player.moments) and (id == "play" or not at_end))
        self.draw_icons()

    def use_speed(self, by: int) -> None:
        self.speed.setCurrentIndex(SPEEDS.index(self._player.change_speed(by)))


class ReplayKeys(QObject):
    """The keys of a replay, wherever the focus is in it."""

    def __init__(self, player: Player, transport: Transport, parent: QObject) -> None:
        super().__init__(parent)
        self._player = player
        self._undone_in: list[QObject] = []
        self.more: dict[Qt.Key, Callable[[], bool]] = {}
        """Other keys; the function returns whether it used the key."""
        self._keys: dict[Qt.Key, Callable[[], object]] = {
            _Key.Key_Space: player.toggle,
            _Key.Key_Left: lambda: player.step(-1),
            _Key.Key_Right: player.step,
            _Key.Key_Home: lambda: player.seek(0),
            _Key.Key_End: lambda: player.seek(player.last),
            _Key.Key_PageUp: lambda: player.step_round(-1),
            _Key.Key_PageDown: player.step_round,
            _Key.Key_Plus: lambda: transport.use_speed(1),
            _Key.Key_Minus: lambda: transport.use_speed(-1),
        }

    def watch(self, *widgets: QWidget) -> None:
        for widget in widgets:
            widget.installEventFilter(self)

    def watch_undo(self, widget: QWidget) -> None:
        """Only handle the undo key there: buttons need the others themselves."""
        self._undone_in.append(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if not isinstance(event, QKeyEvent):
            return False
        if watched in self._undone_in and not self._is_undo(event):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            if self._is_ours(event):
                event.accept()
            return False
        return event.type() == QEvent.Type.KeyPress and self._press(event)

    def _is_ours(self, event: QKeyEvent) -> bool:
        return self._is_undo(event) or (self._is_plain(event) and _key(event) in self._keys)

    def _is_undo(self, event: QKeyEvent) -> bool:
        return event.modifiers() == Qt.KeyboardModifier.ControlModifier and (
            _key(event) == _Key.Key_Z
        )

    def _is_plain(self, event: QKeyEvent) -> bool:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)

    def _press(self, event: QKeyEvent) -> bool:
        key = _key(event)
        if self._is_undo(event):
            self.more[_Key.Key_Undo]()
            return True
        if not self._is_plain(event):
            return False
        if key in self._keys:
            self._keys[key]()
            return True
        return key in self.more and self.more[key]()


def _key(event: QKeyEvent) -> Qt.Key:
    return Qt.Key(event.key())
