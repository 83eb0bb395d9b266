"""RUN818: a street that is one space wide (Street Racing)."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.games.street_racing.checks.raced_street import WayCheck, names_of, raced_street
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.games.street_racing.faults.ways import narrow
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix, Severity
from trackwright.validators.marker_fixes import removals_of


class OneSpaceWide(WayCheck):
    """The road is one space wide.

    Why: a single car or a single token blocks such a road for everybody behind it; points that
    cannot be driven cost cards (STR-28). The rulebook advises never to leave a street one space
    wide (STR-04).

    Fix: move obstacles, or use another piece instead of the chicane.
    """

    code, name, alias = "RUN818", "one-space-wide", "STR-V-10"
    faults = ("STR-V-10",)
    severity = Severity.WARNING
    bad = (
        Example(
            "Obstacles on both sides.",
            "fabulous-driving-park",
            markers=(
                Marker(on=2, at=0, lane=0, obstacle=True),
                Marker(on=2, at=0, lane=2, obstacle=True),
            ),
            also_found=("RUN816", "RUN847", "RUN851"),
        ),
    )
    good = (Example("Three lanes everywhere.", "fabulous-driving-park"),)

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterator[Fix]:
        """Those beside it are removed, if that helps."""
        street, spaces = raced_street(subject.circuit), space_attributes(subject.circuit.graph)
        columns = {spaces[name]["column"] for name in names_of(subject, fault.spaces)}
        beside = {at for at in street.obstacles if spaces[street.names[at]]["column"] in columns}
        if beside:
            opened = replace(street, obstacles=street.obstacles - beside)
            left = {at for one in narrow(opened) for at in one.spaces}
            if left.isdisjoint(fault.spaces):
                removals = removals_of(subject, "obstacle", names_of(subject, sorted(beside)))
                yield Fix(Message("Remove the obstacles beside it"), removals, safe=True)
