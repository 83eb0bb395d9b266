"""GEO103: pieces that do not make one full turn."""

from collections.abc import Iterator

from trackwright.model.edit.edits import Remove
from trackwright.model.layout.zeta import FULL_TURN, to_degrees
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class TurnSum(Check):
    """The corners do not add up to a turn of 360°.

    Why: a lap makes exactly one full turn, to the left or to the right. With any other total the
    last piece cannot meet the first, or the road crosses itself.

    Fix: add or remove a corner until left and right turns differ by 360°.
    """

    code, name, alias = "GEO103", "turn-sum", "MGP-V-TURNSUM"
    severity = Severity.ERROR
    reads = frozenset({"runs"})
    bad = (
        Example(
            "A corner removed and the rest closed up.",
            "fabulous-driving-park",
            (Remove((23,), close_up=True),),
            also_found=("GEO101",),
        ),
    )
    good = (
        Example("Eight left corners of 45°.", "START R1L R1L R1L R1L L4 R1L R1L R1L R1L"),
        Example("One full turn to the right.", "race-bike-course"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        geometry = subject.circuit.geometry
        starts = set(geometry.indices_of(lambda template: template.line_after is not None))
        for chain in geometry.chains:
            turn = sum([geometry.laid[index].template.turn for index in chain.indices])
            if abs(turn) != FULL_TURN and not starts.isdisjoint(chain.indices):
                yield self._sum(turn)

    def _sum(self, turn: int) -> Finding:
        degrees = to_degrees(turn)
        return self.finding(
            Message(
                "the pieces from the start turn by {total} instead of 360°: {rest}",
                total=_total(degrees),
                rest=_rest(360 - abs(degrees)),
            ),
            actual=degrees,
            limit=360 if turn >= 0 else -360,
        )


def _total(degrees: float) -> Message:
    if degrees > 0:
        return Message("{n:g}° to the left", n=degrees)
    return (
        Message("{n:g}° to the right", n=-degrees)
        if degrees
        else Message("0°, as far left as right")
    )


def _rest(missing: float) -> Message:
    if missing > 0:
        return Message("{n:g}° are missing", n=missing)
    return Message("{n:g}° too many", n=-missing)
