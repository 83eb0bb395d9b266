"""LAN203: a space with no way on."""

from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.lanes.cut_off import CutOff, pocket
from trackwright.validators.reachability import Spaces


class DeadEnd(CutOff):
    """A car in this space can never reach the finish line.

    Why: a car that enters it is stuck until the race is over, and out of the race if the rules
    retire blocked cars.

    Fix: remove the obstacle that blocks the lane, or use a piece without a solid line there.
    """

    code, name = "LAN203", "dead-end"
    bad = (pocket("Two lanes blocked side by side leave a pocket before them.", also="LAN202"),)

    def says(self, spaces: Message) -> Message:
        return Message("the line cannot be reached from {spaces}", spaces=spaces)

    def groups(self, subject: CheckedCircuit) -> tuple[Spaces, ...]:
        return subject.reachability.dead_ends
