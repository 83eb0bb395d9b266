"""Figures of play of circuits on the map, raced in a thread."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal

from trackwright.design.search.archive import Proposal
from trackwright.design.search.maps import raced_figures
from trackwright.editor.app.jobs import Order, Reporter, Worker
from trackwright.simulator.playtest.statistics import Figure


@dataclass(frozen=True)
class Race:
    """A circuit to race by these rules."""

    proposal: Proposal
    rules: str
    seed: int


class MapRaces(Worker):
    """Circuits that are wanted while others are raced come after them."""

    raced = Signal(object, object)
    """The `Race`, and its figures by their names: none if it cannot be raced."""

    def want(self, race: Race) -> None:
        self.add(Order(lambda: partial(_raced, race)))

    def take(self, outcome: object) -> None:
        assert isinstance(outcome, tuple)
        self.raced.emit(*outcome)


def _raced(one: Race, reporter: Reporter) -> tuple[Race, Mapping[str, Figure]]:
    """Runs in the thread."""
    return one, raced_figures(one.proposal, one.rules, one.seed, reporter.stop)
