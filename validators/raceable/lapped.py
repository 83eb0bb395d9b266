"""What the checks of this family share: the need for a lap, and grid places."""

from trackwright.model.lanes.graph import spaces_of
from trackwright.model.text.messages import Said
from trackwright.validators.check import Check, Subject


class LappedCheck(Check):
    """A check that needs a lap; RUN801 reports if there is none."""

    def not_checked(self, subject: Subject) -> Said | None:
        if subject.circuit.measures.lap_length is None:
            return Said("no lap can be driven")
        return None


def start_places(subject: Subject) -> tuple[str, ...]:
    """The grid places where a car can start, best first."""
    spaces = spaces_of(subject.circuit.graph)
    grid = subject.circuit.measures.grid.values()
    return tuple(name for name in grid if "obstacle" not in spaces[name])
