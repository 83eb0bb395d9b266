"""RUN833: a symbol on the wrong colour (Dice Derby)."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.games.dice_derby.checks.dice_line import FaultCheck, raced_line
from trackwright.games.dice_derby.colours import PERIOD
from trackwright.games.dice_derby.faults import Fault
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.marker_fixes import removals_of


class SymbolOnWrongColour(FaultCheck):
    """A symbol is on the wrong colour, or does not exist in the game.

    Why: extra turns are on green, pit stops on yellow, spin-outs on purple or gold, so that the
    dice determine how often cars land on them (DIC-10 to DIC-12).

    Fix: move the symbol to a space of its colour, counted back from white before the finish.
    """

    code, name, alias = "RUN833", "symbol-on-wrong-colour", "DIC-V-06"
    faults = ("DIC-V-06",)
    severity = Severity.ERROR
    bad = (
        Example(
            "A turbo on black.",
            "free-speedway",
            markers=(Marker(on=2, at=0, lane=0, symbol="turbo"),),
            figures=(("laps", 1),),
            also_found=("BAL506", "RUN834"),
        ),
    )
    good = (
        Example(
            "A turbo on green.",
            "free-speedway",
            markers=(Marker(on=2, at=3, lane=0, symbol="turbo"),),
        ),
        Example("All symbols of the reference track.", "racing-rules"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        line = raced_line(subject.circuit)
        if not (line.closed and len(line) % PERIOD):
            yield from super().check(subject)

    def fault_finding(self, subject: CheckedCircuit, fault: Fault) -> Finding:
        removal = removals_of(subject, "symbol", fault.spaces)
        fix = Fix(Message("Remove the symbol"), removal, safe=True)
        return replace(super().fault_finding(subject, fault), fixes=(fix,))
