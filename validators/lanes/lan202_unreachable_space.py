"""LAN202: a space that cannot be reached."""

from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.lanes.cut_off import CutOff, pocket
from trackwright.validators.reachability import Spaces


class UnreachableSpace(CutOff):
    """No car can reach a space.

    Why: a space that nobody can enter is not part of the race; it looks like room for overtaking
    but is not.

    Fix: remove the obstacle that blocks the lane, or use a piece without a solid line there.
    """

    code, name = "LAN202", "unreachable-space"
    bad = (pocket("Two lanes blocked side by side leave a pocket behind them.", also="LAN203"),)

    def says(self, spaces: Message) -> Message:
        return Message("no car can reach {spaces} from the line", spaces=spaces)

    def groups(self, subject: CheckedCircuit) -> tuple[Spaces, ...]:
        return subject.reachability.out_of_reach
