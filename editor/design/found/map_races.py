"""Figures of play of circuits on the map, raced in a thread."""

from dataclasses import dataclass

from PySide6.QtCore import Signal

from trackwright.design.search.archive import Proposal
from trackwright.design.search.maps import raced_figures
from trackwright.editor.design.found.in_turn import InTurn


@dataclass(frozen=True)
class Race:
    """A circuit to race by these rules."""

    proposal: Proposal
    rules: str
    seed: int


class MapRaces(InTurn[Race]):
    """Circuits that are wanted while others are raced come after them."""

    raced = Signal(object, object)
    """The `Race`, and its figures by their names: none if it cannot be raced."""

    def _do(self, one: Race) -> None:
        figures = raced_figures(one.proposal, one.rules, one.seed, self._over)
        if not self._over.is_set():
            self.raced.emit(one, figures)
