"""A range of whole numbers: two number fields, and between them a slider with two handles."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QValidator
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from trackwright.editor.app.translation import t
from trackwright.editor.widgets.wheel import pass_wheel

Span = tuple[int, int]
GROOVE_PX, HANDLE_PX = 4, 6
NUMBER_PX = 58
"""Width in pixels that a number field may shrink to."""


class RangeField(QWidget):
    """`span` is its value. A field that `opens` may leave an end open; None leaves both."""

    changed = Signal()

    def __init__(self, name: str, limits: Span, furthest: int, opens: bool) -> None:
        """`furthest` is the greatest end that may be typed; the slider goes as far as `limits`."""
        super().__init__()
        self.opens, self._limits, self._furthest = opens, limits, furthest
        self.low = EndField(t("{name}: at least", name=name), opens)
        self.high = EndField(t("{name}: at most", name=name), opens)
        self.slider = RangeSlider(limits)
        self.low.setRange(limits[0], furthest)
        self.high.setRange(limits[0], furthest + opens)
        self.low.open_value = limits[0] if opens else None
        self.high.open_value = furthest + 1 if opens else None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.low)
        row.addWidget(self.slider, 1)
        row.addWidget(self.high)
        self.setFocusProxy(self.low)
        self.low.valueChanged.connect(self._typed)
        self.high.valueChanged.connect(self._typed)
        self.slider.dragged.connect(self._dragged)
        self.use(None if opens else limits)

    @property
    def span(self) -> Span | None:
        low, high = self.low.value(), self.high.value()
        if self.opens and low == self.low.open_value and high == self.high.open_value:
            return None
        return low, min(high, self._furthest)

    def use(self, span: Span | None) -> None:
        """Show a value, without saying that it changed."""
        low, high = span or (self._limits[0], self._furthest + self.opens)
        if self.opens and high >= self._furthest:
            high = self._furthest + 1
        with QSignalBlocker(self.low), QSignalBlocker(self.high):
            self.low.setValue(low)
            self.high.setValue(high)
        self.slider.show_span((low, high))

    def _typed(self) -> None:
        self.slider.show_span((self.low.value(), self.high.value()))
        self.changed.emit()

    def _dragged(self, low: int, high: int) -> None:
        """A handle at the end of the slider leaves that end open."""
        is_far = high >= self._limits[1] and self.opens
        with QSignalBlocker(self.low), QSignalBlocker(self.high):
            self.low.setValue(low)
            self.high.setValue(self._furthest + 1 if is_far else high)
        self.changed.emit()


class EndField(QSpinBox):
    """One end of a range; one of its values may stand for an open end."""

    def __init__(self, name: str, opens: bool) -> None:
        super().__init__()
        self.open_value: int | None = None
        self._opens = opens
        pass_wheel(self)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setKeyboardTracking(False)
        self.setMinimumWidth(NUMBER_PX)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(NUMBER_PX, super().sizeHint().height())

    def textFromValue(self, value: int) -> str:  # noqa: N802
        return t("any") if value == self.open_value else super().textFromValue(value)

    def valueFromText(self, text: str) -> int:  # noqa: N802
        if self.open_value is not None and text.strip().lower() in ("", t("any").lower()):
            return self.open_value
        return super().valueFromText(text)

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        if self.open_value is not None and t("any").lower().startswith(text.strip().lower()):
            return QValidator.State.Acceptable, text, at
        return super().validate(text, at)


class RangeSlider(QWidget):
    """A groove with two handles; the nearer one follows the mouse. The number fields beside it have
    the same values for the keyboard."""

    dragged = Signal(int, int)

    def __init__(self, limits: Span) -> None:
        super().__init__()
        self._limits = limits
        self._span = limits
        self._held: int | None = None
        """0 = the lower handle, 1 = the upper one."""
        self.setMinimumWidth(40)
        self.setCursor(Qt.CursorShape.SizeHorCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(90, self.fontMetrics().height() + HANDLE_PX)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(40, self.sizeHint().height())

    def show_span(self, span: Span) -> None:
        self._span = span
        self.update()

    def x_of(self, value: int) -> float:
        """Where a value is; what is beyond the slider is at its end."""
        low, high = self._limits
        share = (min(max(value, low), high) - low) / (high - low)
        return HANDLE_PX + 1 + share * (self.width() - 2 * HANDLE_PX - 2)

    def value_at(self, x: float) -> int:
        low, high = self._limits
        share = (x - HANDLE_PX - 1) / max(1, self.width() - 2 * HANDLE_PX - 2)
        return round(low + min(max(share, 0.0), 1.0) * (high - low))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton:
            return
        x = event.position().x()
        low, high = (abs(self.x_of(end) - x) for end in self._span)
        is_beyond = x > self.x_of(self._span[1])
        self._held = 1 if high < low or (high == low and is_beyond) else 0
        self._move(x)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._held is not None:
            self._move(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._held = None

    def _move(self, x: float) -> None:
        value = self.value_at(x)
        low, high = self._span
        span = (min(value, high), high) if self._held == 0 else (low, max(value, low))
        if span != self._span:
            self._span = span
            self.update()
            self.dragged.emit(*span)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, role = self.palette(), QPalette.ColorRole
        middle = self.height() / 2
        left, right = (self.x_of(end) for end in self._span)
        groove = QRectF(1, middle - GROOVE_PX / 2, self.width() - 2, GROOVE_PX)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.color(role.Mid))
        painter.drawRoundedRect(groove, GROOVE_PX / 2, GROOVE_PX / 2)
        is_on = self.isEnabled()
        chosen = colours.color(role.Highlight if is_on else role.Mid)
        painter.setBrush(chosen)
        painter.drawRect(QRectF(left, groove.top(), max(1.0, right - left), GROOVE_PX))
        painter.setPen(QPen(colours.color(role.Base), 1.5))
        for x in (left, right):
            painter.drawEllipse(QPointF(x, middle), HANDLE_PX, HANDLE_PX)
