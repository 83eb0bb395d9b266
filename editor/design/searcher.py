"""Searches for circuits outside the window's thread: always for the latest wishes."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from trackwright.design.search.proposals import Found, Status, proposals
from trackwright.design.wishes import Wishes
from trackwright.editor.app.jobs import Reporter, Worker
from trackwright.editor.app.translation import later
from trackwright.simulator.playtest.running import cores_beside_window

MOST_FOUND = 200
"""Circuits that one search may find; the panel stops it as soon as there are enough."""
GETTING_READY = later("Getting ready ...")
COMPILING = later("Getting ready (once; some seconds) ...")


@dataclass(frozen=True)
class Order:
    """What to search for."""

    wishes: Wishes
    seed: int


class Searcher(Worker):
    """Runs one search at a time; its latest order is the one that counts."""

    reached = Signal(object, object)
    """The `Order`, and the `Status`; not of a search that was overtaken or stopped."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.told.connect(self._reach)

    @property
    def is_wanted(self) -> bool:
        """Is anything searched for, or about to be? A search that was stopped has to end first."""
        return self.is_waiting or (self.runs and not self.is_dropped)

    def search(self, order: Order) -> None:
        """Search for this now; a running search is abandoned."""
        self.start(lambda: _Run(order).run)

    def follow(self, order: Order) -> None:
        """Search for this as soon as nothing else was wanted for a while."""
        self.start_soon(lambda: _Run(order).run)

    def _reach(self, told: tuple[Order, Status]) -> None:
        if not self.is_dropped:
            self.reached.emit(*told)


@dataclass(frozen=True)
class _Run:
    """The work in the job's thread."""

    order: Order

    def run(self, reporter: Reporter) -> Found:
        reporter.say(GETTING_READY)
        return proposals(
            self.order.wishes,
            self.order.seed,
            MOST_FOUND,
            jobs=cores_beside_window(),
            progress=lambda status: reporter.tell((self.order, status)),
            cancel=reporter.stop,
            say=lambda _: reporter.say(COMPILING),
        )
