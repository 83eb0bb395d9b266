"""Which event the heat map shows."""

from PySide6.QtCore import QSignalBlocker

from trackwright.editor.app.actions import tip_with_keys
from trackwright.editor.app.translation import t, translated
from trackwright.editor.widgets.flow import FittingChoice
from trackwright.reports.charts.heat_map import USUAL_HEAT, heat_words
from trackwright.simulator.playtest.figures import Figures


class HeatChoice(FittingChoice):
    """No heat map, or one of the events that the game counts by space."""

    def __init__(self) -> None:
        super().__init__()
        self._last = USUAL_HEAT
        self._counted: Figures | None = None
        self.setAccessibleName(t("Heat map"))
        tip_with_keys(self, t("Show the heat map on the table"), "playtest.heat")
        self.setSizeAdjustPolicy(FittingChoice.SizeAdjustPolicy.AdjustToContents)
        self.addItem(t("no heat map"), None)
        self.offer(Figures())

    @property
    def event_name(self) -> str | None:
        """The event; None for no heat map."""
        found = self.currentData()
        return str(found) if found else None

    def toggle(self) -> None:
        """Turn the heat map off, or on again."""
        name = self.event_name
        self._last = name or self._last
        self.setCurrentIndex(0 if name else max(1, self.findData(self._last)))

    def offer(self, counted: Figures) -> None:
        """Offer the events that the game counts; the selection stays if possible."""
        if counted is self._counted:
            return
        self._counted, chosen = counted, self.currentIndex()
        with QSignalBlocker(self):
            while self.count() > 1:
                self.removeItem(1)
            for name in counted.places:
                self.addItem(translated(heat_words(name, counted)), name)
            self.setCurrentIndex(chosen if chosen < self.count() else 0)
