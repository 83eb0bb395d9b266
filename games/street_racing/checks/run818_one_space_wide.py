"""RUN818: a street that is one space wide (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces
from trackwright.validators.raceable.lap_needed import LappedCheck


class OneSpaceWide(LappedCheck):
    """The road is one space wide.

    Why: a single car or a single token blocks such a road for everybody behind it; points that
    cannot be driven cost cards (STR-28). The rulebook advises never to leave a street one space
    wide (STR-04).

    Fix: move obstacles, or use another piece instead of the chicane.
    """

    code, name, alias = "RUN818", "one-space-wide", "STR-V-10"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (
        Example(
            "Obstacles on both sides.",
            "fabulous-driving-park",
            markers=(
                Marker(on=2, at=0, lane=0, obstacle=True),
                Marker(on=2, at=0, lane=2, obstacle=True),
            ),
            also_found=("RUN816",),
        ),
    )
    good = (Example("Three lanes everywhere.", "fabulous-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for space in subject.circuit.measures.single_spaces:
            yield self.finding(
                Message("every way leads through the single space {space}", space=space),
                pieces=subject.ids_of((space,)),
                positions=[subject.circuit.graph.nodes[space]["column"]],
                shape=TrackSpaces((space,)),
            )
