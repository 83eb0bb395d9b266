"""Draws the pictures of the gallery in a thread, one after the other."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal

from trackwright.design.search.archive import Proposal
from trackwright.design.search.fitting import turned_alike
from trackwright.design.wishes import Wishes
from trackwright.editor.canvas.painting.thumbnails import circuit_picture
from trackwright.editor.design.found.in_turn import InTurn
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


class Drawer(InTurn[Picture]):
    """Pictures that are wanted while others are drawn come after them."""

    drawn = Signal(object, object)
    """The `Proposal`, and its QImage."""

    def _do(self, one: Picture) -> None:
        kit = one.proposal.circuit.kit
        circuit = Circuit(turned_alike(one.proposal, one.wishes), kit)
        image = circuit_picture(circuit, one.palette, one.size, one.ratio)
        if not self._over.is_set():
            self.drawn.emit(one.proposal, image)
