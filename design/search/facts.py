"""What designers ask about a circuit first."""

from collections.abc import Sequence
from dataclasses import dataclass

from trackwright.design.looks.features import parts_of
from trackwright.model.circuit import Circuit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.picture.shapes.outline import circuit_extents

HAIRPIN_DEGREES = 180.0


@dataclass(frozen=True)
class Facts:
    """Positions of the lap and of its longest straight, corners and hairpins, and the size."""

    positions: int
    corners: int
    hairpins: int
    longest: int
    width_mm: float
    height_mm: float

    @property
    def size_cm(self) -> tuple[float, float]:
        return round(self.width_mm / 10, 1), round(self.height_mm / 10, 1)


def facts_of(circuit: Circuit, codes: Sequence[str]) -> Facts:
    """Of a circuit that is this row of pieces."""
    chain = circuit.geometry.main_chain
    templates = [templates_of(circuit.kit)[code] for code in codes]
    parts = parts_of(templates, chain is not None and chain.closed)
    size = circuit_extents(circuit)
    return Facts(
        circuit.positions,
        sum(bool(part.side) for part in parts),
        sum(part.side != 0 and part.degrees >= HAIRPIN_DEGREES for part in parts),
        max((part.positions for part in parts if not part.side), default=0),
        size.width_mm,
        size.height_mm,
    )
