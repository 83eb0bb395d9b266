"""RUN816: corners without a speed limit (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class CornerWithoutLimit(Check):
    """A corner has no speed limit.

    Why: the number on a corner space determines the penalty for fast cars (STR-29). Corners of
    other games get a number by their radius: 4 for tight ones, 6, or 8 for wide ones; their inner
    lane one less, but at least 3. On a street of this game a corner without numbers counts as
    straight, and nothing is noted.

    Fix: put limit markers on the corner's spaces if that does not suit you.
    """

    code, name = "RUN816", "corner-without-limit"
    severity = Severity.NOTE
    rules = tuple(RULESETS)
    bad = (
        Example(
            "Circuits of other games have none.",
            "fabulous-driving-park",
            also_found=("RUN847", "RUN851"),
        ),
    )
    good = (
        Example(
            "A corner with limits.",
            "START L4 R1L",
            markers=(Marker(on=3, limit=5),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        if subject.kit.lateral_steps:
            return
        spaces = space_attributes(subject.circuit.graph).values()
        bare = [
            space
            for space in spaces
            if space["kind"] == "corner" and space["lane"] != PIT_LANE and "limit" not in space
        ]
        if bare:
            corners = {space["corner"] for space in bare}
            yield self.finding(
                Message(
                    "{n} spaces of {corners} corners have no limit: the radius determines it",
                    n=len(bare),
                    corners=len(corners),
                ),
                pieces={subject.piece_id(space["piece"]) for space in bare},
                positions=sorted({space["column"] for space in bare}),
                actual=len(bare),
            )
