"""RUN831: a line whose length is not a multiple of eight (Dice Derby)."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.games.dice_derby.checks.dice_line import FaultCheck, raced_line
from trackwright.games.dice_derby.colours import PERIOD
from trackwright.games.dice_derby.faults import Fault
from trackwright.games.dice_derby.laid import lanes_of
from trackwright.games.dice_derby.marking import can_be_made, route_markers
from trackwright.model.edit.edits import AddMarker, SetTrackValue
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.marker_fixes import place_of

FEWEST = 2 * PERIOD
"""DIC-V-11: with fewer spaces there is no Red Line."""


class LapNotOfEights(FaultCheck):
    """The number of spaces is not a multiple of eight.

    Why: the eight colours repeat all along the line and must match across it: the space before the
    finish is white, the finish black. Only a lap of 8, 16, 24 ... spaces in the raced lane has
    this property (DIC-V-13). A course from a start to a finish may be of any length.

    Fix: race it once, from a space with a multiple of eight before the line; or race another lane
    that has a multiple of eight spaces; or add or remove straights.
    """

    code, name, alias = "RUN831", "lap-not-of-eights", "DIC-V-13"
    faults = ("DIC-V-13",)
    severity = Severity.ERROR
    bad = (Example("44 spaces.", "fabulous-driving-park", figures=(("laps", 2),)),)
    good = (
        Example("96 spaces.", "free-speedway"),
        Example("A course.", "racing-rules"),
        Example(
            "40 of 44 spaces, once.",
            "fabulous-driving-park",
            markers=(Marker(on=3, at=0, lane=0, start_space=True),),
            figures=(("laps", 1),),
        ),
    )

    def fault_finding(self, subject: CheckedCircuit, fault: Fault) -> Finding:
        fixes = *_starts(subject), *_lanes(subject)
        fixes = tuple(fix for fix in fixes if can_be_made(subject.circuit, fix.edits))
        return replace(super().fault_finding(subject, fault), fixes=fixes)


def _starts(subject: CheckedCircuit) -> Iterator[Fix]:
    """DIC section 10: the start from which the finish is a multiple of eight away."""
    line = raced_line(subject.circuit)
    before = (len(line) - 1) % PERIOD
    spaces = len(line) - 1 - before
    if spaces < FEWEST:
        return
    piece, at, lane = place_of(subject, line.main[before].name)
    start = AddMarker(Marker(on=piece, at=at, lane=lane, start_space=True))
    title = Message("Race once, from START {n} spaces before the finish", n=spaces + 1)
    yield Fix(title, (start, SetTrackValue("laps", 1)), safe=True)


def _lanes(subject: CheckedCircuit) -> Iterator[Fix]:
    """Other lanes that have a multiple of eight spaces."""
    circuit = subject.circuit
    for lane, spaces in lanes_of(circuit).items():
        if spaces % PERIOD == 0:
            name = circuit.kit.lanes[lane]
            title = Message("Mark lane {lane} with its {n} spaces", lane=name, n=spaces)
            yield Fix(title, route_markers(circuit, lane), safe=True)
