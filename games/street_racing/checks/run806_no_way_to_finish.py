"""RUN806: no way from the start to a finish (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.checks.street import distance_to_finish
from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class NoWayToFinish(Check):
    """No grid place leads to a finish.

    Why: a street race runs from a start to a finish (STR-03). On a closed circuit both are the
    finish line, after a full lap (STR-H-30); on an open road the finish is its far end.

    Fix: add a start piece, and remove obstacles that block the whole road.
    """

    code, name, alias = "RUN806", "no-way-to-finish", "STR-V-02"
    severity = Severity.ERROR
    rules = tuple(RULESETS)
    bad = (
        Example(
            "An obstacle across the whole road.",
            "fabulous-driving-park",
            markers=(Marker(on=2, at=1, obstacle=True),),
            also_found=("LAN202", "LAN203", "RUN816"),
        ),
    )
    good = (
        Example("A circuit.", "april-raceway"),
        Example("From one place to another.", "START L4 L4 R2L R2L L4 L4 L4"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        if distance_to_finish(subject) is None:
            why = (
                Message("the road is blocked, or does not begin there")
                if subject.circuit.measures.grid
                else Message("there is no grid place")
            )
            yield self.finding(Message("no way from a grid place to a finish: {why}", why=why))
