"""Draws the pictures of the gallery in a thread, one after the other."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QImage

from trackwright.design.search.archive import Proposal
from trackwright.design.search.fitting import turned_alike
from trackwright.design.wishes import Wishes
from trackwright.editor.app.jobs import Order, Worker
from trackwright.editor.canvas.painting.thumbnails import circuit_picture
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import Palette


@dataclass(frozen=True, eq=False)
class Picture:
    """A circuit, turned as others found for these wishes are, and how it is to be drawn."""

    proposal: Proposal
    wishes: Wishes
    palette: Palette
    size: QSize
    ratio: float


class Drawer(Worker):
    """Pictures that are wanted while others are drawn come after them."""

    drawn = Signal(object, object)
    """The `Proposal`, and its QImage."""

    def want(self, picture: Picture) -> None:
        self.add(Order(lambda: lambda _: _drawn(picture)))

    def take(self, outcome: object) -> None:
        assert isinstance(outcome, tuple)
        self.drawn.emit(*outcome)


def _drawn(one: Picture) -> tuple[Proposal, QImage]:
    """Runs in the thread."""
    circuit = Circuit(turned_alike(one.proposal, one.wishes), one.proposal.circuit.kit)
    return one.proposal, circuit_picture(circuit, one.palette, one.size, one.ratio)
