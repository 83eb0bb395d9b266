"""RUN820: a barrier without a run-up (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces
from trackwright.validators.raceable.lap_needed import LappedCheck

HIGH = 9
RUN_UP = 20
"""STR-V-13: straight spaces before a barrier of 9 or more."""


class SteepBarrier(LappedCheck):
    """A high barrier has no run-up.

    Why: only the upper gears show nine or more, and a car that is too slow twice is out of the
    race (STR-44). It takes about twenty straight spaces to shift up without corners.

    Fix: lower the barrier, or move it to the end of a longer straight.
    """

    code, name, alias = "RUN820", "steep-barrier", "STR-V-13"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (
        Example(
            "A barrier of ten with fewer than twenty straight spaces before it.",
            "fabulous-driving-park",
            markers=(Marker(on=4, at=0, lane=1, barrier=10),),
            also_found=("RUN816",),
        ),
    )
    good = (
        Example(
            "A barrier of eight may be anywhere.",
            "fabulous-driving-park",
            markers=(Marker(on=4, at=0, lane=1, barrier=8),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        positions = subject.lap.positions
        for name, space in space_attributes(subject.circuit.graph).items():
            value, column = space.get("barrier", 0), space["column"]
            if value < HIGH or column >= len(positions):
                continue
            run_up = 0
            while run_up < len(positions) and positions[column - 1 - run_up].kind == "straight":
                run_up += 1
            if run_up < RUN_UP:
                yield self.finding(
                    Message(
                        "{n} straight positions before the barrier {value} on {space}: {advised} "
                        "recommended",
                        n=run_up,
                        value=value,
                        space=name,
                        advised=RUN_UP,
                    ),
                    pieces=subject.ids_of((name,)),
                    positions=[column],
                    actual=run_up,
                    limit=RUN_UP,
                    shape=TrackSpaces((name,)),
                )
