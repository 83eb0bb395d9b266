"""MAR401: a corner without a difficulty."""

from collections.abc import Iterator

from trackwright.model.edit.edits import AddMarker, RemoveMarkers
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.balance.bal505_easy_after_long_straight import min_difficulty
from trackwright.validators.balance.difficulty import assign_all_fix
from trackwright.validators.check import CheckedCircuit, RunCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import AT, Finding, Fix, Severity
from trackwright.validators.lap import LONG_STRAIGHT, Lap, LapPart

USUAL = 2
"""The difficulty that suits corners of both angles: G-05."""


class NoDifficulty(RunCheck):
    """A corner has no difficulty at its first position.

    Why: the difficulty decides which dice may be flipped and what overtaking costs. Without one a
    player cannot take a turn in the corner by the rules.

    Fix: put a difficulty marker on the first piece of the corner: 1 or 2 on pieces of 22.5
    degrees, 2 or 3 on pieces of 45 degrees.
    """

    code, name, alias = "MAR401", "no-difficulty", "MGP-V-MARKER"
    severity = Severity.ERROR
    judges = "corner"
    allows_open = True
    bad = (
        Example(
            "The fourth corner has no marker.",
            "startline-driving-park",
            (RemoveMarkers(22, "difficulty"),),
        ),
        Example(
            "The marker is one piece too late.",
            "startline-driving-park",
            (RemoveMarkers(22, "difficulty"), AddMarker(Marker(on=23, difficulty=2))),
        ),
    )
    good = (
        Example("Every corner has a difficulty.", "startline-driving-park"),
        Example(
            "The previous corner's marker applies to the next one, as no straight separates them.",
            "fabulous-driving-park",
            (RemoveMarkers(17, "difficulty"),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        """Check other fragments as well as the main one: their corners need markers too."""
        for number in range(len(subject.laps)):
            yield from subject.run_findings(self, number)

    def check_run(self, lap: Lap, run: LapPart) -> Iterator[Finding]:
        if lap.positions[run.first].difficulty == 0:
            bare = _unrated(lap, run)
            pieces = lap.pieces(bare)
            yield self.finding(
                Message(
                    "the corner from piece {piece}, position {at}, begins without a difficulty: "
                    "{n} positions have none",
                    piece=pieces[0],
                    at=AT,
                    n=len(bare),
                )
                if pieces
                else Message(
                    "the corner at position {at} begins without a difficulty: {n} positions "
                    "have none",
                    at=AT,
                    n=len(bare),
                ),
                at=run.first,
                pieces=pieces,
                positions=bare.positions,
                actual=0,
                limit=1,
                fixes=[*_fixes(lap, run), *assign_all_fix(lap)],
            )


def _unrated(lap: Lap, run: LapPart) -> LapPart:
    return LapPart(tuple(i for i in run.positions if lap.positions[i].difficulty == 0))


def _fixes(lap: Lap, run: LapPart) -> Iterator[Fix]:
    first = lap.positions[run.first]
    if not first.piece:
        return
    value = USUAL
    if lap.straight_before(run) >= LONG_STRAIGHT:
        value = max(value, min_difficulty(lap, lap.span_at(run.first)))
    marker = Marker(on=first.piece, at=first.at, difficulty=value)
    yield Fix(
        Message("Set difficulty of the corner to {n}", n=value), (AddMarker(marker),), safe=True
    )
