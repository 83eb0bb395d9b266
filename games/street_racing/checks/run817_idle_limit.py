"""RUN817: a speed limit that no car can exceed (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity

FASTEST = 16
"""The highest number on a gear card: STR section 14."""


class IdleLimit(Check):
    """A limit or barrier is higher than any normal speed.

    Why: the fastest card shows 16. A corner with a higher limit never slows anybody down, and a
    barrier with a higher number stops every car without upgrades (STR-V-07, STR-V-13).

    Fix: set a number from 1 to 16.
    """

    code, name, alias = "RUN817", "idle-limit", "STR-V-07"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (
        Example(
            "A corner with a limit of 20.",
            "fabulous-driving-park",
            markers=(Marker(on=6, limit=20),),
            also_found=("RUN816",),
        ),
    )
    good = (
        Example(
            "A corner for the bold.",
            "fabulous-driving-park",
            markers=(Marker(on=6, limit=16),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for marker in subject.track.markers:
            value = marker.limit or marker.barrier
            if value and value > FASTEST:
                yield self.finding(
                    _too_high(marker, value),
                    pieces=[marker.on],
                    actual=value,
                    limit=FASTEST,
                )


def _too_high(marker: Marker, value: int) -> Message:
    if marker.limit:
        return Message(
            "the limit {value} on piece {piece} is higher than the fastest card, {fastest}",
            value=value,
            piece=marker.on,
            fastest=FASTEST,
        )
    return Message(
        "the barrier {value} on piece {piece} is higher than the fastest card, {fastest}",
        value=value,
        piece=marker.on,
        fastest=FASTEST,
    )
