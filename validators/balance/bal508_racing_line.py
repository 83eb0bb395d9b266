"""BAL508: a straight with its racing line on the inside of the next corner."""

from collections.abc import Iterator

from trackwright.model.edit.edits import SetLine
from trackwright.model.layout.kit import Side, other_side
from trackwright.model.text.messages import Message
from trackwright.validators.check import RunCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import AT, Finding, Fix, Severity
from trackwright.validators.lap import Lap, LapPart


class RacingLine(RunCheck):
    """The racing line of a straight is on the inside of the next corner.

    Why: corners are entered from the outside. Before a left-hand corner the racing line should be
    on the right; if it is on the left, racing line and inside are the same lane, and there is
    nothing to decide.

    Fix: turn the straight pieces round. Corner pieces that count as a straight have their racing
    line printed on them and stay as they are.
    """

    code, name, alias = "BAL508", "racing-line", "MGP-V-RACINGLINE"
    severity = Severity.WARNING
    judges = "straight"
    bad = (
        Example(
            "On the right before a right-hand corner.",
            "startline-driving-park",
            (SetLine((2,), "R"),),
        ),
    )
    good = (
        Example("On the left before a right-hand corner.", "startline-driving-park"),
        Example("Corner pieces that count as a straight are ignored.", "fabulous-driving-park"),
    )

    def check_run(self, lap: Lap, run: LapPart) -> Iterator[Finding]:
        turn = _next_turn(lap, run)
        wrong = LapPart(tuple(i for i in run.positions if _has_line_on(lap, i, turn)))
        if turn is None or not wrong.positions:
            return
        side, pieces = other_side(turn), lap.pieces(wrong)
        yield self.finding(
            _inside(turn, len(wrong), len(run)),
            at=run.first,
            pieces=pieces,
            positions=wrong.positions,
            actual=turn,
            limit=side,
            fixes=[Fix(_OUTSIDE[side], (SetLine(pieces, side),), safe=True)] if pieces else (),
        )


_OUTSIDE = {"L": Message("Racing line on the left"), "R": Message("Racing line on the right")}


def _inside(turn: Side, wrong: int, of: int) -> Message:
    if turn == "L":
        return Message(
            "the racing line of the straight from position {at} is on the left before a "
            "left-hand corner, at {wrong} of {of} positions",
            at=AT,
            wrong=wrong,
            of=of,
        )
    return Message(
        "the racing line of the straight from position {at} is on the right before a "
        "right-hand corner, at {wrong} of {of} positions",
        at=AT,
        wrong=wrong,
        of=of,
    )


def _has_line_on(lap: Lap, i: int, side: Side | None) -> bool:
    """Is it a straight piece with its line on that side? On corner pieces it is printed."""
    return lap.positions[i].turn is None and lap.positions[i].line == side


def _next_turn(lap: Lap, straight: LapPart) -> Side | None:
    """The direction of the corner at the end of the straight."""
    after = straight.positions[-1] + 1
    if after == len(lap.positions) and not lap.closed:
        return None
    after %= len(lap.positions)
    return lap.corner_at(after).direction if lap.positions[after].kind == "corner" else None
