"""The status bar: the tool's hint, what is under the mouse, the gap, the problems, the zoom."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStatusBar, QToolButton

from trackwright.editor.app.translation import t, translated
from trackwright.editor.document.bridge import Bridge
from trackwright.model.edit.gap_readout import gap_description, gap_description_after
from trackwright.model.edit.placing import Placement
from trackwright.model.text.messages import counted
from trackwright.model.text.units import CENTIMETRES, Unit
from trackwright.reports.charts.heat_map import HeatMap

MESSAGE_MS = 8000
MARGIN_PX = 6


class Status(QStatusBar):
    """Permanent values on the right; on the left messages, or else what can be done now."""

    def __init__(self, bridge: Bridge, hint: Callable[[], str]) -> None:
        super().__init__()
        self._bridge, self._hint = bridge, hint
        self._heat: HeatMap | None = None
        self.setFixedHeight(self.fontMetrics().height() + 12)
        # Messages come and go: they must not cause a new layout of the window.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.gap = _label(t("Gap"), t("Gap that keeps the lap open, and pieces left in the box"))
        self.positions = _label(t("Positions"), t("Positions of the lap"))
        self.problems = QToolButton(autoRaise=True)
        self.problems.setAccessibleName(t("Problems"))
        self.problems.setToolTip(t("Show the problems panel"))
        self.zoom = _label(t("Zoom"), t("Pixels per mm of the table"))
        for field in (self.positions, self.gap, self.problems, self.zoom):
            self.addPermanentWidget(field)
        self._unit = CENTIMETRES
        self._hovered = ""
        bridge.message.connect(lambda words: self.showMessage(words, MESSAGE_MS))
        self.messageChanged.connect(self.renew)
        bridge.chosen.connect(self.renew)
        bridge.opened.connect(self.refresh)
        bridge.changed.connect(self.refresh)
        bridge.held.connect(self._show_held)
        self.refresh()

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit
        self.refresh()

    def refresh(self) -> None:
        circuit = self._bridge.circuit
        self.gap.setText(translated(gap_description(circuit, self._unit)))
        self.positions.setText(translated(counted(circuit.positions, "position")))
        self._forget_hovered()

    def _forget_hovered(self) -> None:
        """What is under the mouse is not said any more; an edit may have changed it."""
        if self._hovered and self.currentMessage() == self._hovered:
            self.clearMessage()

    def _show_held(self, placing: Placement | None) -> None:
        """The gap that would result."""
        circuit, unit = self._bridge.circuit, self._unit
        after = (
            gap_description_after(circuit, placing, unit)
            if placing
            else gap_description(circuit, unit)
        )
        self.gap.setText(translated(after))

    def hover(self, point: complex | None) -> None:
        here = self._bridge.table.piece_at(point) if point is not None else None
        if here is not None:
            self._hovered = translated(here.text) + self._heat_words(here.space)
            self.showMessage(self._hovered)
        elif point is not None:
            self._forget_hovered()

    def show_heat(self, heat: HeatMap | None) -> None:
        self._heat = heat

    def _heat_words(self, space: str | None) -> str:
        """What the heat map says about the space."""
        if self._heat is None or space is None or space not in self._heat.values:
            return ""
        value = self._heat.value_words(self._heat.values[space])
        return f" · {translated(value)} {translated(self._heat.title)}"

    def show_zoom(self, zoom: float) -> None:
        self.zoom.setText(f"{zoom * 100:.0f} %")

    def show_problems(self, words: str) -> None:
        self.problems.setText(words)
        self.problems.setVisible(bool(words))

    def renew(self) -> None:
        """The hint is another one, perhaps."""
        self.setToolTip(self.words)
        self.update()

    @property
    def words(self) -> str:
        """What is shown on the left."""
        return self.currentMessage() or self._hint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Messages are elided before the values; the tool tip has the whole text."""
        room = QRect(MARGIN_PX, 0, self.positions.x() - 2 * MARGIN_PX, self.height())
        words = self.fontMetrics().elidedText(self.words, Qt.TextElideMode.ElideRight, room.width())
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)


def _label(name: str, tip: str) -> QLabel:
    label = QLabel()
    label.setAccessibleName(name)
    label.setToolTip(tip)
    label.setContentsMargins(6, 0, 6, 0)
    return label
