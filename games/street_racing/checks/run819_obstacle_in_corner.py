"""RUN819: an obstacle in a corner (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces


class ObstacleInCorner(Check):
    """There is an obstacle in a corner.

    Why: cars cannot change lanes in a corner (STR-23), so a car that enters in that lane can only
    crash and take penalties. The rulebook advises to keep corners clear (STR-04).

    Fix: move the obstacle to a straight.
    """

    code, name, alias = "RUN819", "obstacle-in-corner", "STR-V-11"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (
        Example(
            "A crate in the first corner.",
            "fabulous-driving-park",
            markers=(Marker(on=6, at=0, lane=0, obstacle=True),),
            also_found=("RUN816",),
        ),
    )
    good = (
        Example(
            "A crate on the straight before it.",
            "fabulous-driving-park",
            markers=(Marker(on=4, at=0, lane=0, obstacle=True),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for name, space in space_attributes(subject.circuit.graph).items():
            if "obstacle" in space and space["kind"] == "corner":
                yield self.finding(
                    Message("there is an obstacle on the corner space {space}", space=name),
                    pieces=subject.ids_of((name,)),
                    positions=[space["column"]],
                    shape=TrackSpaces((name,)),
                )
