"""What the checks of this family share: the need for a lap, and grid places."""

from trackwright.model.lanes.graph import space_attributes
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit


class LappedCheck(Check):
    """A check that needs a lap; RUN801 reports if there is none."""

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        if subject.circuit.measures.lap_length is None:
            return Message("no lap can be driven")
        return None


def usable_grid_places(subject: CheckedCircuit) -> tuple[str, ...]:
    """The grid places where a car can start, best first."""
    spaces = space_attributes(subject.circuit.graph)
    grid = subject.circuit.measures.grid.values()
    return tuple(name for name in grid if "obstacle" not in spaces[name])
