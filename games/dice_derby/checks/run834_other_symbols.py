"""RUN834: symbols other than the printed ones (Dice Derby)."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.games.dice_derby.checks.dice_line import FaultCheck, raced_line
from trackwright.games.dice_derby.faults import Fault
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.marker_fixes import removals_of


class OtherSymbols(FaultCheck):
    """The symbols differ from the printed ones, or are too close together.

    Why: the printed set has at least one Turbo, RPM and Lead Foot, two Pit Stops, and a spin-out on
    purple and on gold (DIC-V-07). Fewer make it a race of dice alone; many, or two lost turns
    within three steps, one of luck (DIC-V-14). A line of 48 spaces or more without symbols gets
    the usual ones.

    Fix: add the missing symbols, or remove all of them.
    """

    code, name, alias = "RUN834", "other-symbols", "DIC-V-07"
    faults = ("DIC-V-07", "DIC-V-14")
    severity = Severity.WARNING
    bad = (
        Example(
            "Only a turbo.",
            "free-speedway",
            markers=(Marker(on=2, at=3, lane=0, symbol="turbo"),),
            figures=(("laps", 1),),
            also_found=("BAL506",),
        ),
    )
    good = (
        Example("No symbols: the usual ones are used.", "free-speedway"),
        Example("The printed set.", "racing-rules"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        if _marked(subject):
            yield from super().check(subject)

    def fault_finding(self, subject: CheckedCircuit, fault: Fault) -> Finding:
        removals = removals_of(subject, "symbol", _marked(subject))
        fix = Fix(Message("Remove all symbols: the usual ones are used"), removals, safe=True)
        return replace(super().fault_finding(subject, fault), fixes=(fix,))


def _marked(subject: CheckedCircuit) -> tuple[str, ...]:
    """The spaces of the line with a symbol of their own."""
    spaces = space_attributes(subject.circuit.graph)
    line = raced_line(subject.circuit)
    return tuple(one.name for one in line.main if "symbol" in spaces[one.name])
