"""What the checks for spaces that are cut off have in common."""

from abc import abstractmethod
from collections.abc import Iterator

from trackwright.model.edit.edits import Mark
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Said
from trackwright.validators.check import Check, Subject
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, Stretch
from trackwright.validators.ways import Spaces, listed, why_no_ways

TWO_LANES_SHUT = tuple(Mark(Marker(on=8, lane=lane, obstacle=True)) for lane in (0, 1))


class CutOff(Check):
    """Groups of spaces that cannot be reached, or that lead nowhere."""

    severity = Severity.ERROR
    reads = frozenset({"runs", "obstacles"})
    good = (
        Example("All spaces are on a way round.", "plattfuss-circuit"),
        Example(
            "An obstacle that cars can drive round.",
            "april-raceway",
            (Mark(Marker(on=2, at=1, lane=1, obstacle=True)),),
        ),
    )

    @abstractmethod
    def says(self, spaces: Said) -> Said:
        """The message about these spaces."""

    @abstractmethod
    def groups(self, subject: Subject) -> tuple[Spaces, ...]:
        """The spaces that are cut off, in connected groups."""

    def check(self, subject: Subject) -> Iterator[Finding]:
        for group in self.groups(subject):
            spaces = subject.in_order(group)
            yield self.found(
                self.says(listed(spaces)),
                pieces=subject.ids_of(spaces),
                actual=len(spaces),
                limit=0,
                shape=Stretch(spaces),
            )

    def not_checked(self, subject: Subject) -> Said | None:
        return why_no_ways(subject.circuit.geometry)


def pocket(says: str, also: str) -> Example:
    """An example with two of three lanes blocked side by side: a pocket before and behind them."""
    return Example(says, "fabulous-driving-park", TWO_LANES_SHUT, also=(also,))
