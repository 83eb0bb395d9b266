"""MAR402: a value unknown to the rules."""

from collections.abc import Iterator

from trackwright.model.edit.edits import AddMarker, SetLine
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import RunCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import AT, Finding, Severity
from trackwright.validators.lap import Lap, LapPart, Position

LEAST_POSITIONS = 18
"""One move can be 12 + 3 + 1 + 1 = 17 positions and must not overlap itself."""
_RATED = tuple(AddMarker(Marker(on=on, difficulty=3)) for on in (2, 7))


def unknown_values(position: Position) -> Iterator[Message]:
    """Values of a position that the rules do not know. 0 = no difficulty, see no-difficulty."""
    if position.difficulty not in (0, 1, 2, 3):
        yield Message("difficulty {value}, expected 1 to 3", value=position.difficulty)
    if position.line not in ("L", "R"):
        yield Message("racing line {value!r}, expected L or R", value=position.line)
    if position.hill not in ("flat", "up", "down"):
        yield Message("hill {value!r}, expected flat, up or down", value=position.hill)


class BadValue(RunCheck):
    """The circuit has a value unknown to the rules, or is too short for a race.

    Why: the rules know difficulties 1 to 3, hills up and down, and a racing line left or right. On
    fewer than 18 positions a bike could overtake itself, since one move can be 17 positions long.

    Fix: correct the value; add straights if the lap is too short.
    """

    code, name, alias = "MAR402", "bad-value", "MGP-V-VALUE"
    severity = Severity.ERROR
    bad = (
        Example(
            "A lap of sixteen positions.",
            "START R1L R1L R1L R1L L4 R1L R1L R1L R1L",
            (*_RATED, SetLine((1, 6), "R")),
            also_found=("BAL509",),
        ),
    )
    good = (Example("The shortest official circuit.", "fabulous-driving-park"),)

    def check_lap_as_whole(self, lap: Lap) -> Iterator[Finding]:
        if 0 < len(lap.positions) < LEAST_POSITIONS:
            yield self.finding(
                Message(
                    "the lap has {n} positions, but the rules need {least}: one move can be 17 "
                    "positions long",
                    n=len(lap.positions),
                    least=LEAST_POSITIONS,
                ),
                actual=len(lap.positions),
                limit=LEAST_POSITIONS,
            )

    def check_run(self, lap: Lap, run: LapPart) -> Iterator[Finding]:
        for i in run.positions:
            position = lap.positions[i]
            for fault in unknown_values(position):
                yield self.finding(
                    Message("position {at} has {fault}", at=AT, fault=fault),
                    at=i,
                    pieces=[position.piece] if position.piece else (),
                    positions=[i],
                )
