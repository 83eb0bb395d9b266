"""What the checks for spaces that are cut off have in common."""

from abc import abstractmethod
from collections.abc import Iterator

from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces
from trackwright.validators.reachability import Spaces, spaces_listed, why_unreachable_unknown

TWO_LANES_SHUT = tuple(AddMarker(Marker(on=8, lane=lane, obstacle=True)) for lane in (0, 1))


class CutOff(Check):
    """Groups of spaces that cannot be reached, or that lead nowhere."""

    severity = Severity.ERROR
    reads = frozenset({"runs", "obstacles"})
    good = (
        Example("All spaces are on a way round.", "plattfuss-circuit"),
        Example(
            "An obstacle that cars can drive round.",
            "april-raceway",
            (AddMarker(Marker(on=2, at=1, lane=1, obstacle=True)),),
        ),
    )

    @abstractmethod
    def says(self, spaces: Message) -> Message:
        """The message about these spaces."""

    @abstractmethod
    def groups(self, subject: CheckedCircuit) -> tuple[Spaces, ...]:
        """The spaces that are cut off, in connected groups."""

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for group in self.groups(subject):
            spaces = subject.in_order(group)
            yield self.finding(
                self.says(spaces_listed(spaces)),
                pieces=subject.ids_of(spaces),
                actual=len(spaces),
                limit=0,
                shape=TrackSpaces(spaces),
            )

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        return why_unreachable_unknown(subject.circuit.geometry)


def pocket(says: str, also: str) -> Example:
    """An example with two of three lanes blocked side by side: a pocket before and behind them."""
    return Example(says, "fabulous-driving-park", TWO_LANES_SHUT, also_found=(also,))
