"""The map of the gallery: the choice of its two figures, and what is still raced for it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QImage, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trackwright.design.play import racing_rules_of
from trackwright.design.search.archive import Proposal
from trackwright.design.search.maps import FACTS, RACES, own_figures, spot_of
from trackwright.design.wishes import Wishes
from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.design.fields.conditions import figure_words, figures_to_choose
from trackwright.editor.design.fields.fold import combo
from trackwright.editor.design.found.finds import Entry
from trackwright.editor.design.found.map_races import MapRaces, Race
from trackwright.editor.design.found.map_view import MapView
from trackwright.editor.design.found.words import full_words
from trackwright.model.text.units import CENTIMETRES, Unit
from trackwright.simulator.playtest.statistics import Figure

USUAL = ("positions", "looks")
TITLES: Mapping[str, str] = {
    "positions": later("Positions"),
    "corners": later("Corners"),
    "hairpins": later("Hairpins"),
    "longest": later("Longest straight"),
    "looks": later("Looks (less is better)"),
}
"""Of the figures of the circuit itself."""


class MapPage(QWidget):
    """Circuits by any two figures; what is not known yet is raced as soon as the map is seen."""

    picked = Signal(object)
    """An `Entry`."""
    shown = Signal()
    """Other circuits, or other figures, are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.view = MapView()
        self.view.empty = t("Circuits that are found appear here.")
        self.races = MapRaces(self)
        self._entries: Sequence[Entry] = ()
        self._wishes = Wishes()
        self._seed = 1
        self._unit: Unit = CENTIMETRES
        self._raced: dict[tuple[Proposal, str], Mapping[str, Figure]] = {}
        self._wanted: set[tuple[Proposal, str]] = set()
        self.across = combo(t("Figure across"), t("The figure that grows to the right"))
        self.up = combo(t("Figure up"), t("The figure that grows upwards"))
        self.note = QLabel(wordWrap=True)
        self._lay_out()
        self._offer(())
        for field in (self.across, self.up):
            field.currentIndexChanged.connect(self._show)
        self.races.raced.connect(self._know)
        self.view.picked.connect(self.picked)

    def _lay_out(self) -> None:
        choice = QHBoxLayout()
        for arrow, field in (("↑", self.up), ("→", self.across)):
            choice.addWidget(QLabel(arrow))
            choice.addWidget(field, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        box.addLayout(choice)
        box.addWidget(self.view, 1)
        box.addWidget(self.note)

    # --- what is shown

    @property
    def names(self) -> tuple[str, str]:
        return str(self.across.currentData()), str(self.up.currentData())

    def choose(self, across: str, up: str) -> None:
        self.across.setCurrentIndex(max(0, self.across.findData(across)))
        self.up.setCurrentIndex(max(0, self.up.findData(up)))

    def show_entries(self, entries: Sequence[Entry]) -> None:
        self._entries = entries
        if not entries:
            self.races.forget_waiting()
            self._raced.clear()
            self._wanted.clear()
        self._show()

    def use_wishes(self, wishes: Wishes, seed: int) -> None:
        """Figures of play are those of the rules that are wished for."""
        self._wishes, self._seed = wishes, seed
        self._offer(tuple(self._figures))
        self._show()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._show()

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit
        self._show()

    def words_of(self, entry: Entry) -> str:
        """All there is to say, with the figures of the map."""
        return self.view.words.get(entry) or full_words(entry, self._wishes, self._unit)

    def show_current(self, entry: Entry | None, picture: QImage | None) -> None:
        self.view.current, self.view.picture = entry, picture
        self.view.setAccessibleDescription(self.view.words.get(entry, "") if entry else "")
        self.view.update()

    @property
    def _rules(self) -> str | None:
        return racing_rules_of(self._wishes)

    @property
    def _figures(self) -> Mapping[str, Figure]:
        return figures_to_choose(self._wishes.kit, self._rules)

    def _offer(self, raced: tuple[str, ...]) -> None:
        """What can be chosen; what was chosen stays if it can."""
        names = (*FACTS, *raced)
        if names == tuple(self.up.itemData(row) for row in range(self.up.count())):
            return
        for field, usual in ((self.across, USUAL[0]), (self.up, USUAL[1])):
            chosen = field.currentData() or usual
            field.blockSignals(True)
            field.clear()
            for name in names:
                field.addItem(self._title(name), name)
            field.setCurrentIndex(max(field.findData(chosen), field.findData(usual)))
            field.blockSignals(False)

    def _title(self, name: str) -> str:
        return t(TITLES[name]) if name in TITLES else figure_words(name, self._figures)

    def _show(self) -> None:
        names, view = self.names, self.view
        view.names, view.titles = names, (self.across.currentText(), self.up.currentText())
        view.spots, view.words, missing = {}, {}, 0
        for entry in self._entries:
            figures = self._figures_of(entry)
            spot = None if figures is None else spot_of(figures, names)
            missing += figures is not None and spot is None
            if spot is not None:
                view.spots[entry] = spot
                view.words[entry] = self._words(entry, names, spot)
        self._say(missing)
        view.update()
        self.shown.emit()

    def _words(self, entry: Entry, names: tuple[str, str], spot: tuple[Figure, Figure]) -> str:
        lines = [
            f"{self._title(name)}: {translated(figure.text)}"
            for name, figure in zip(names, spot, strict=True)
            if name not in FACTS
        ]
        return "\n".join([full_words(entry, self._wishes, self._unit), *lines])

    def _say(self, missing: int) -> None:
        waiting = len(self._wanted)
        words = []
        if waiting:
            words.append(
                t("Racing for the map, {races} races each: {n} to go", races=RACES, n=waiting)
            )
        if missing:
            words.append(t("Without these figures: {n}", n=missing))
        self.note.setText(" · ".join(words))
        self.note.setVisible(bool(words))

    # --- figures

    def _figures_of(self, entry: Entry) -> Mapping[str, Figure] | None:
        """The figures of a circuit; None while it is still raced."""
        one, rules, own = entry.proposal, self._rules, own_figures(entry.proposal)
        if set(self.names) <= set(FACTS) or rules is None:
            return own
        if one.circuit.kit.id != self._wishes.kit:
            return own
        if one.figures and racing_rules_of(entry.found_for) == rules:
            return {**one.figures, **own}
        key = one, rules
        if key in self._raced:
            return {**self._raced[key], **own}
        if key not in self._wanted and self.isVisible():
            self._wanted.add(key)
            self.races.want(Race(one, rules, self._seed))
        return None

    def _know(self, race: Race, figures: Mapping[str, Figure]) -> None:
        key = race.proposal, race.rules
        self._wanted.discard(key)
        if any(entry.proposal is race.proposal for entry in self._entries):
            self._raced[key] = figures
        self._show()
