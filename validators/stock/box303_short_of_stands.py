"""BOX303: more counters on the track than stands for them."""

from collections.abc import Iterator
from itertools import compress, count

from trackwright.model.edit.edits import RemoveMarkers, SetTrackValue
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message, counted
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.lap import Lap
from trackwright.validators.stock.box302_short_of_counters import COUNTERS


def short_of_stands(counters: int, boxes: int, stands: int | None) -> bool:
    """Are there more counters than these boxes have stands for (T-12)?"""
    return stands is not None and counters > boxes * stands


class ShortOfStands(Check):
    """There are more counters on the track than stands.

    Why: every counter needs a stand to be visible from all around the table, and a box has far
    fewer stands than counters. Those that lie flat are overlooked.

    Fix: merge equal neighbours, as a counter applies until the next one; or increase the number of
    boxes. A difficulty counter that repeats the current value can go, unless it is there to begin
    a separately judged span.
    """

    code, name, alias = "BOX303", "short-of-stands", "MGP-V-STANDS"
    severity = Severity.WARNING
    reads = frozenset({"runs", "markers", "boxes"})
    bad = (
        Example(
            "Nineteen counters, twelve of which repeat the current value.",
            "startline-driving-park",
            markers=(
                *(Marker(on=on, difficulty=3) for on in (7, 8, 9, 31)),
                *(Marker(on=on, difficulty=2) for on in (17, 18, 23, 24, 25)),
                *(Marker(on=on, difficulty=1) for on in (14, 38)),
                Marker(on=13, at=1, difficulty=1),
            ),
        ),
        Example(
            "Nineteen counters, twelve of which are for hills.",
            "startline-driving-park",
            markers=(
                *(Marker(on=on, hill="up") for on in (2, 12, 19, 27)),
                *(Marker(on=on, hill="down") for on in (3, 13, 20, 28)),
                *(Marker(on=on, hill="flat") for on in (5, 15, 21, 29)),
            ),
            figures=(("level", "expert"),),
        ),
    )
    good = (
        Example("Seven counters.", "startline-driving-park"),
        Example("Nineteen need two boxes, and there are two.", "grand-prix-of-japan"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        track, stands = subject.track, subject.kit.stands
        counters = sum([marker.kind in COUNTERS for marker in track.markers])
        if stands is None or not short_of_stands(counters, track.boxes, stands):
            return
        there = stands * track.boxes
        spare = tuple(repeated_markers(subject.lap)) if subject.lap.positions else ()
        yield self.finding(
            Message(
                "{n} counters are on the track, but there are only {there} stands: {missing} "
                "missing; {spare} of them repeat the current difficulty",
                n=counters,
                there=there,
                missing=counters - there,
                spare=len(spare),
            )
            if spare
            else Message(
                "{n} counters are on the track, but there are only {there} stands: {missing} "
                "missing",
                n=counters,
                there=there,
                missing=counters - there,
            ),
            actual=counters,
            limit=there,
            fixes=_fixes(spare, counters, there, stands),
        )


def repeated_markers(lap: Lap) -> Iterator[RemoveMarkers]:
    """The difficulty markers inside corners that change nothing."""
    begins = set(lap.begins)
    for i in compress(count(), [here.marked for here in lap.positions]):
        here = lap.positions[i]
        if here.kind == "straight" or i in begins or not here.piece:
            continue
        if lap.positions[i - 1].difficulty == here.difficulty:
            yield RemoveMarkers(here.piece, "difficulty", here.at)


def _fixes(
    spare: tuple[RemoveMarkers, ...], counters: int, there: int, stands: int
) -> Iterator[Fix]:
    if len(spare) >= counters - there:
        title = Message("Remove difficulty markers that repeat the value before them")
        yield Fix(title, spare[: counters - there], safe=False)
    if (boxes := -(-counters // stands) if stands else 0) in range(1, 21):
        title = Message("Use {boxes}", boxes=counted(boxes, "box", "boxes"))
        yield Fix(title, (SetTrackValue("boxes", boxes),), safe=False)
