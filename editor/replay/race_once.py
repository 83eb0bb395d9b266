"""The dialog for a single race: the set-up of a playtest, and the seat of a person."""

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.translation import t, translated
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.playtest.setup import SetupForm
from trackwright.model.layout.track import Track
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.lineup import DEFAULT_TEAM, seats_for


class RaceDialog(QDialog):
    """Starts with the set-up of the playtest panel."""

    def __init__(self, usual: SetupForm, track: Track, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Race once"))
        self.form = SetupForm(once=True)
        self.form.use_text(usual.as_text())
        self.form.use_track(track)
        self.form.laps.setValue(usual.laps.value())
        self.seats = QComboBox()
        self.seats.setAccessibleName(t("You play"))
        self.seats.setToolTip(t("Your seat; bots play the others"))
        self._lay_out()
        self.form.changed.connect(self._show_seats)
        self._show_seats()

    def _lay_out(self) -> None:
        sort = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(sort.Ok | sort.Cancel)
        buttons.button(sort.Ok).setText(t("Race"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.form.add_row(t("You play"), self.seats)
        box = QVBoxLayout(self)
        box.addWidget(self.form)
        box.addWidget(buttons)
        self.setMinimumWidth(400)

    def _show_seats(self) -> None:
        chosen, count = self.seats.currentIndex(), self.form.seats.value()
        bots = [bot.currentText() for bot in self.form.bots]
        seats = seats_for(self.form.ruleset, bots[:count], count, DEFAULT_TEAM)[:count]
        self.seats.clear()
        self.seats.addItem(t("none: bots only"))
        for seat in seats:
            self.seats.addItem(translated(called(seat.name)))
        self.seats.setCurrentIndex(chosen if 0 <= chosen < self.seats.count() else 0)

    @property
    def wish(self) -> Wish:
        """What to race."""
        return self.form.wish

    @property
    def seat(self) -> int | None:
        """The seat of the person."""
        at = self.seats.currentIndex() - 1
        return at if at >= 0 else None
