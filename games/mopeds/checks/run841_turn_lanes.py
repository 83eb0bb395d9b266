"""RUN841: turns whose lanes are not as the mopeds expect."""

from collections.abc import Iterator

from trackwright.games.mopeds.rulesets import RULESETS
from trackwright.model.edit.edits import SetLine
from trackwright.model.lanes.graph import PieceStretch
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.raceable.lap_needed import LappedCheck

_S_BEND = "START C2-180L L1 C1-90L C1-90R C1-180L"


class TurnLanes(LappedCheck):
    """The inner lane of a turn is the longer one, or two turns meet where no lane can be changed.

    Why: a moped takes the inner lane of a turn if it can (MOP-15), so that should be the shorter
    way (MOP-41). Where a turn to one side directly follows one to the other, solid lines meet: who
    is inside in the first turn is outside in the second, without any choice (MOP-T-04).

    Fix: put the racing line of the turn on its inside; put a straight between the two turns.
    """

    code, name, alias = "RUN841", "turn-lanes", "MOP-41"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (
        Example(
            "The racing line of a turn is on its outside.",
            "promenade",
            (SetLine((2,), "R"),),
            also_found=("RUN843",),
        ),
        Example(
            "A turn to the right, and no straight between it and one to the left.",
            _S_BEND,
            kit="mopeds",
            also_found=("RUN843",),
        ),
    )
    good = (
        Example("Two wide turns.", "promenade"),
        Example("Four tight turns with straights between them.", "old-town"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        stretches = subject.circuit.stretches[0] if subject.circuit.stretches else []
        before = stretches[-1] if stretches else None
        for stretch in stretches:
            if _inside_is_longer(stretch):
                yield self._longer(subject, stretch)
            if before is not None and _meet_solid(before, stretch):
                yield self._adjacent(subject, before, stretch)
            before = stretch

    def _longer(self, subject: CheckedCircuit, stretch: PieceStretch) -> Finding:
        counts = _lane_counts(stretch)
        id = stretch.piece.piece.id
        fix = Fix(Message("Put the racing line on the inside"), (SetLine((id,), None),), safe=True)
        return self.finding(
            Message(
                "the inner lane has {inner} spaces, the outer one {outer}",
                inner=max(counts),
                outer=min(counts),
            ),
            pieces=(id,),
            positions=stretch.columns,
            actual=max(counts),
            limit=min(counts),
            shape=subject.spaces_on(stretch.columns),
            fixes=[fix],
        )

    def _adjacent(
        self, subject: CheckedCircuit, first: PieceStretch, second: PieceStretch
    ) -> Finding:
        columns = (*first.columns, *second.columns)
        return self.finding(
            Message("a turn to the other side follows without a straight, and solid lines meet"),
            pieces=(first.piece.piece.id, second.piece.piece.id),
            positions=columns,
            shape=subject.spaces_on(columns),
        )


def _lane_counts(stretch: PieceStretch) -> list[int]:
    lanes = [0] * stretch.piece.template.lanes
    for space in stretch.piece.template.spaces:
        if space.lane < len(lanes):
            lanes[space.lane] += 1
    return lanes


def _inside_is_longer(stretch: PieceStretch) -> bool:
    """MOP-41: is the lane of the racing line the longer one?"""
    if stretch.kind != "corner":
        return False
    counts = _lane_counts(stretch)
    inner, outer = counts[0], counts[-1]
    if stretch.racing_line == "R":
        inner, outer = outer, inner
    return inner > outer


def _meet_solid(first: PieceStretch, second: PieceStretch) -> bool:
    """MOP-T-04: do solid lines meet between turns to different sides?"""
    if "straight" in (first.kind, second.kind) or first.side == second.side:
        return False
    return bool(first.piece.template.kind.solid and second.piece.template.kind.solid)
