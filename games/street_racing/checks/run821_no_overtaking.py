"""RUN821: nowhere to overtake (Street Racing)."""

from collections import Counter
from collections.abc import Iterator

from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class NoOvertaking(Check):
    """There is no straight with two lanes.

    Why: cars change lanes only on straights (STR-23). Without a straight with two lanes, and two
    spaces to change on, they arrive in the order in which they started.

    Fix: add a straight, or remove obstacles and corner markers from one.
    """

    code, name, alias = "RUN821", "no-overtaking", "STR-V-14"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (
        Example(
            "Both straights count as corners.",
            "START R1L R1L R1L R1L L4 R1L R1L R1L R1L",
            markers=(
                Marker(on=1, counts_as="corner"),
                Marker(on=6, counts_as="corner"),
                Marker(on=1, difficulty=2),
            ),
            also_found=("BAL509", "MAR402", "MAR403", "RUN816", "RUN822", "RUN823"),
        ),
    )
    good = (Example("Three lanes on every straight.", "fabulous-driving-park"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        free = Counter(
            space["column"]
            for space in space_attributes(subject.circuit.graph).values()
            if space["kind"] == "straight" and space["lane"] != PIT_LANE and "obstacle" not in space
        )
        wide = sum(lanes > 1 for lanes in free.values())
        if wide < 2:
            yield self.finding(
                Message(
                    "{n} straight positions with two lanes: at least 2 needed to change lanes",
                    n=wide,
                ),
                actual=wide,
                limit=2,
            )
