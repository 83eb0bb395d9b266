"""MAR406: hills on a circuit whose level ignores them."""

from collections.abc import Iterator

from trackwright.model.edit.edits import RemoveMarkers, SetTrackValue
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity

WITHOUT_HILLS = ("basic", "standard")


def ignores_hills(level: str | None) -> bool:
    """Does the level ignore hills (E-03)?"""
    return level in WITHOUT_HILLS


class IdleHills(Check):
    """There are hills, but they only matter in Expert races.

    Why: in Basic and Standard races nobody goes slower uphill. The counters are only scenery then,
    and occupy stands that others need.

    Fix: raise the level to Expert, or remove the hill counters.
    """

    code, name, alias = "MAR406", "idle-hills", "MGP-V-HILLLEVEL"
    severity = Severity.NOTE
    kits = ("motograndprix",)
    reads = frozenset({"markers", "level"})
    bad = (
        Example(
            "A Standard circuit with a hill.",
            "startline-driving-park",
            markers=(Marker(on=2, hill="up"), Marker(on=6, hill="flat")),
        ),
    )
    good = (
        Example(
            "The same in an Expert race.",
            "startline-driving-park",
            markers=(Marker(on=2, hill="up"), Marker(on=6, hill="flat")),
            figures=(("level", "expert"),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        level = subject.track.level
        hills = tuple(dict.fromkeys(m.on for m in subject.track.markers if m.hill))
        if not hills or not ignores_hills(level):
            return
        away = tuple(RemoveMarkers(on, "hill") for on in hills)
        yield self.finding(
            Message(
                "{n} hill counters on a {level} circuit: hills only matter from expert level",
                n=len(hills),
                level=Message(level or ""),
            ),
            pieces=hills,
            actual=level,
            limit="expert",
            fixes=(
                Fix(
                    Message("Raise the level to expert"),
                    (SetTrackValue("level", "expert"),),
                    safe=False,
                ),
                Fix(Message("Remove the hill counters"), away, safe=False),
            ),
        )
