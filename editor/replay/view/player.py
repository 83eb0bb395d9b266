"""The position in a replay, and how it moves: step by step, by rounds, or by itself."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from trackwright.simulator.story.show import Moment, Show

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
PAUSE_MS = 700
STEP_MS, START_MS, MOST_MS = 55, 150, 1100
"""Duration of a move per space, its constant part, and its maximum; at normal speed."""
LEAST_MS = 60
"""Shorter moves are not animated."""


class Player(QObject):
    """The current moment of a show."""

    moved = Signal(int)
    """The current moment changed; the move there takes so many ms, 0 for none."""
    loaded = Signal()
    """Another show was loaded, or more of it."""
    played = Signal(bool)
    """Playing started or stopped."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.show: Show | None = None
        self.index = 0
        self.speed = 1.0
        self.is_playing = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self._since = QElapsedTimer()
        self._moving_ms = 0

    def load(self, show: Show | None, index: int = 0) -> None:
        """Load another show at this moment."""
        self.pause()
        self.show = show
        self.index = min(max(index, 0), self.last)
        self.loaded.emit()
        self.moved.emit(0)

    @property
    def moments(self) -> tuple[Moment, ...]:
        return self.show.moments if self.show else ()

    @property
    def moment(self) -> Moment | None:
        return self.moments[self.index] if self.moments else None

    @property
    def last(self) -> int:
        return max(0, len(self.moments) - 1)

    # --- navigation

    def seek(self, index: int) -> None:
        """Jump to this moment."""
        index = min(max(index, 0), self.last)
        if index != self.index:
            self.index = index
            self._arrive(0)

    def step(self, by: int = 1) -> None:
        """Go one moment forward or back. Moves forward are animated unless steps follow quickly."""
        index = min(max(self.index + by, 0), self.last)
        if index == self.index:
            return
        self.index = index
        hurried = self._since.isValid() and self._since.elapsed() < self._moving_ms
        self._arrive(0 if by < 0 or hurried else self._move_ms())

    def _arrive(self, ms: int) -> None:
        self._moving_ms = ms
        self._since.start()
        if self.index == self.last:
            self.pause()
        self.moved.emit(ms)

    def step_round(self, by: int = 1) -> None:
        """Go to the start of the next or previous round."""
        starts = [i for i, moment in enumerate(self.moments) if moment.begins_round]
        ahead = [i for i in starts if i > self.index] or [self.last]
        behind = [i for i in starts if i < self.index] or [0]
        self.seek(ahead[0] if by > 0 else behind[-1])

    def _move_ms(self) -> int:
        spaces = len(self.moments[self.index].path)
        if not spaces:
            return 0
        ms = min(START_MS + STEP_MS * spaces, MOST_MS) / self.speed
        return round(ms) if ms >= LEAST_MS else 0

    # --- playing

    def toggle(self) -> None:
        self.pause() if self.is_playing else self.play()

    def play(self) -> None:
        """Play; at the end start over."""
        if not self.moments:
            return
        if self.index == self.last:
            self.seek(0)
        self.is_playing = True
        self._timer.start(0)
        self.played.emit(True)

    def pause(self) -> None:
        if self.is_playing:
            self.is_playing = False
            self._timer.stop()
            self.played.emit(False)

    def use_speed(self, speed: float) -> None:
        self.speed = speed

    def change_speed(self, by: int) -> float:
        """Change to the next faster or slower speed."""
        at = min(max(SPEEDS.index(self.speed) + by, 0), len(SPEEDS) - 1)
        self.use_speed(SPEEDS[at])
        return self.speed

    def _go_on(self) -> None:
        self._moving_ms = 0
        self.step()
        if self.is_playing:
            self._timer.start(self._moving_ms + round(PAUSE_MS / self.speed))
