"""GEO104: a lap that no piece can close, because a sixteenth of a turn is left over."""

from collections.abc import Iterator

from trackwright.model.edit.edits import Remove
from trackwright.model.layout.geometry import LaidPiece
from trackwright.model.text.messages import Message, joined
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity


class OddSweeps(Check):
    """An odd number of pieces turn by an odd number of sixteenths.

    Why: a lap turns by sixteen sixteenths. Pieces of 45° and 90° turn by even numbers, so sweeps
    of 22.5° must come in pairs; with one left over no other pieces can close the lap.

    Fix: add or remove a sweep of 22.5°.
    """

    code, name, alias = "GEO104", "odd-sweeps", "MGP-V-PARITY"
    severity = Severity.ERROR
    reads = frozenset({"runs"})
    bad = (
        Example(
            "Three of the four sweeps are left.",
            "startline-driving-park",
            (Remove((38,)),),
            also_found=("GEO101", "GEO103"),
        ),
    )
    good = (
        Example("Two sweeps.", "fabulous-driving-park"),
        Example("A sweep to the left and one to the right.", "START R4L R4R"),
        Example("A course from a start to a finish.", "START4 W4 WS8L W4 FINISH4", kit="street"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        geometry = subject.circuit.geometry
        chain = geometry.main_chain
        if chain is None or chain.closed or geometry.laid[chain.indices[0]].template.is_start:
            return  # a course closes no lap
        odd = [placed for placed in geometry.laid if placed.template.turn % 2]
        if len(odd) % 2:
            yield self._left_over(odd)

    def _left_over(self, odd: list[LaidPiece]) -> Finding:
        codes = joined(sorted({placed.template.kind.code for placed in odd}))
        names = joined(placed.name for placed in odd)
        return self.finding(
            Message(
                "piece {names} turns by an odd number of sixteenths ({codes}): a lap closes only "
                "with an even number of such pieces",
                names=names,
                codes=codes,
            )
            if len(odd) == 1
            else Message(
                "{n} pieces ({names}) turn by an odd number of sixteenths ({codes}): a lap closes "
                "only with an even number of such pieces",
                n=len(odd),
                names=names,
                codes=codes,
            ),
            pieces=(placed.piece.id for placed in odd),
            actual=len(odd),
        )
