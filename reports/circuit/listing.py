"""A circuit in a list: what `tracks` prints and the window's library shows."""

from dataclasses import asdict, dataclass
from typing import Any

from trackwright.model.circuit import Circuit


@dataclass(frozen=True)
class CircuitLine:
    """The figures of a circuit among others."""

    id: str
    number: int | None
    name: str
    kit: str
    level: str | None
    positions: int
    lap_length: int | None
    laps: int
    boxes: int
    board_cm: tuple[float, float] | None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def board(self) -> str | None:
        """The size of the board in cm."""
        return f"{self.board_cm[0]:g} x {self.board_cm[1]:g}" if self.board_cm else None


def circuit_line(id: str, circuit: Circuit) -> CircuitLine:
    track, measures = circuit.track, circuit.measures
    return CircuitLine(
        id,
        track.number,
        track.name,
        track.kit,
        track.level,
        measures.positions,
        measures.lap_length,
        track.laps,
        track.boxes,
        track.board_cm,
    )
