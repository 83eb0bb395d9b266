"""RUN847: spaces of a corner that are not together (Street Racing)."""

from collections.abc import Iterator
from functools import lru_cache

from trackwright.games.street_racing.checks.raced_street import (
    FaultCheck,
    is_assumed,
    names_of,
    raced_street,
)
from trackwright.games.street_racing.faults.corners import members_of, scattered
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.model.circuit import Circuit
from trackwright.model.layout.track import MARKER_RANGES, Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix, Severity
from trackwright.validators.marker_fixes import set_markers

_LEAST, _MOST = MARKER_RANGES["group"]


class ScatteredCorner(FaultCheck):
    """Spaces of one corner are apart, or two corners touch.

    Why: Steering lifts the limits of one corner, all its spaces together (STR-41), and budgets
    count corners. Drivers take spaces that follow each other for one corner. On circuits of other
    games, where curves to different sides are different corners, this is only noted.

    Fix: give spaces that follow each other the same group, and others another one.
    """

    code, name, alias = "RUN847", "scattered-corner", "STR-V-08"
    faults = ("STR-V-08",)
    severity = Severity.WARNING
    bad = (
        Example(
            "A group of two corners.",
            "fabulous-driving-park",
            markers=(Marker(on=6, at=0, group=7), Marker(on=10, at=0, group=7)),
            also_found=("RUN816", "RUN851"),
        ),
    )
    good = (Example("Corners with straights between them.", "free-speedway"),)

    def severity_of(self, subject: CheckedCircuit, fault: Fault) -> Severity:
        return Severity.NOTE if is_assumed(subject, "group") else Severity.WARNING

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterator[Fix]:
        """Touching corners become one, parts of a corner corners of their own."""
        street, (members, free) = raced_street(subject.circuit), _corners_of(subject.circuit)
        if fault.actual:
            parts = next(parts[1:] for parts in scattered(street) if parts[0][0] in fault.spaces)
            title = Message("Make them corners of their own")
        else:
            groups = {street.groups[space] for space in fault.spaces}
            both = {space for group in groups for space in members.get(group, ())}
            parts, title = [sorted(both.union(fault.spaces))], Message("Make them one corner")
        if len(parts) <= len(free):
            edits = (
                edit
                for number, part in zip(free, parts, strict=False)
                for edit in set_markers(subject, "group", names_of(subject, part), number)
            )
            yield Fix(title, tuple(edits), safe=True)


@lru_cache(maxsize=4)
def _corners_of(circuit: Circuit) -> tuple[dict[int, list[int]], list[int]]:
    """The spaces of each corner, and numbers that no corner has."""
    members = members_of(raced_street(circuit))
    return members, [number for number in range(_LEAST, _MOST + 1) if number not in members]
