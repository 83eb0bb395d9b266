"""BAL501: a lap too short or too long for its level."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit, LapCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.lap import Lap

Result: TypeAlias = Literal["ok", "note", "warning"]


@dataclass(frozen=True, slots=True)
class Band:
    """Lengths recommended for a level (G-04), and others that its official circuits have (H-42).

    Any other length is a warning; the gaps between the levels are intentional.
    """

    suits: range
    official: tuple[range, ...] = ()
    advice: Message = field(default_factory=lambda: Message(""))


ANY = 10**9
BANDS = {
    "basic": Band(range(40, 61), (range(61, 67),), Message("{low} to {high}", low=40, high=60)),
    "standard": Band(
        range(80, 101),
        (range(75, 80), range(101, 126)),
        Message("{low} to {high}", low=80, high=100),
    ),
    "expert": Band(range(121), (), Message("up to {most}", most=120)),
    "pro": Band(range(0), (range(121, ANY),), Message("more than {most}", most=120)),
}


def length_result(level: str, positions: int) -> Result:
    """How well a lap with this many positions suits the level."""
    band = BANDS[level]
    if positions in band.suits:
        return "ok"
    return "note" if any(positions in span for span in band.official) else "warning"


class Length(LapCheck):
    """The lap is shorter or longer than recommended for its level.

    Why: beginners lose patience on long laps, and on short ones experts cannot make use of their
    dials. Some official circuits exceed the recommended range slightly; such lengths are only a
    note.

    Fix: add or remove straights in pairs on opposite sides of the circuit, or change the level.
    """

    code, name, alias = "BAL501", "length", "MGP-V-LENGTH"
    severity = Severity.WARNING
    reads = frozenset({"runs", "level"})
    bad = (
        Example(
            "44 positions are too few for a Standard race.",
            "fabulous-driving-park",
            figures=(("level", "standard"),),
        ),
        Example(
            "86 positions are too many for a Basic race.",
            "startline-driving-park",
            figures=(("level", "basic"),),
        ),
    )
    good = (
        Example("44 positions for a Basic race.", "fabulous-driving-park"),
        Example("86 positions for a Standard race.", "startline-driving-park"),
    )

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        if subject.track.level not in BANDS:
            return Message("the track has no level")
        return super().why_not_checked(subject)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        level = subject.track.level
        if level is not None:
            yield from self.check_level(subject.lap, level)

    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        """A lap alone has no level."""
        yield from ()

    def check_level(self, lap: Lap, level: str) -> Iterator[Finding]:
        """The problem with this lap in a race of this level, if any."""
        count = len(lap.positions)
        result = length_result(level, count)
        if result == "ok":
            return
        suits = [other for other in BANDS if length_result(other, count) == "ok"]
        yield self.finding(
            _message(count, level, result),
            actual=count,
            limit=BANDS[level].advice,
            fixes=[
                Fix(
                    Message("Set the level to {level}", level=Message(other)),
                    (SetTrackValue("level", other),),
                    safe=False,
                )
                for other in suits[:1]
            ],
            severity=Severity(result),
        )


def _message(positions: int, level: str, result: Result) -> Message:
    parts: dict[str, object] = {
        "n": positions,
        "level": Message(level),
        "advice": BANDS[level].advice,
    }
    if result == "warning":
        return Message("{n} positions on a {level} circuit: {advice} recommended", **parts)
    if level == "pro":
        return Message(
            "{n} positions on a {level} circuit: {advice} is long, but suitable for pro", **parts
        )
    return Message(
        "{n} positions on a {level} circuit: {advice} recommended, but official circuits of this "
        "level are as long or short",
        **parts,
    )
