"""What the checks of this family share: a lap, start places."""

from model.lanes.graph import spaces_of
from model.text.messages import Said
from validators.check import Check, Subject


class LappedCheck(Check):
    """A check that needs a lap to look at; whether there is one, RUN801 tells."""

    def not_checked(self, subject: Subject) -> Said | None:
        if subject.circuit.measures.lap_length is None:
            return Said("there is no lap to be driven")
        return None


def start_places(subject: Subject) -> tuple[str, ...]:
    """The places of the grid on which a car can stand, best first."""
    spaces = spaces_of(subject.circuit.graph)
    grid = subject.circuit.measures.grid.values()
    return tuple(name for name in grid if "obstacle" not in spaces[name])
