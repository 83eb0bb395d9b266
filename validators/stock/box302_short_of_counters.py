"""BOX302: more counters of a kind than the boxes hold."""

from collections import Counter
from collections.abc import Iterator, Mapping

from model.layout.kit import Counters, Kit
from model.layout.track import Marker
from model.text.messages import Said
from validators.check import Check, Subject
from validators.example import Example
from validators.finding import Finding, Severity

COUNTERS = frozenset({"difficulty", "hill", "counts_as"})
"""The kinds of markers that are counters from the box; the others are notes of ours."""


def standing(markers: tuple[Marker, ...]) -> Counter[tuple[str, int | str]]:
    """How many counters of each kind and value stand on the track."""
    standing = ((kind, getattr(m, kind)) for m in markers if (kind := m.kind) in COUNTERS)
    return Counter(standing)


def short_counters(
    used: Mapping[tuple[str, int | str], int], boxes: int, kit: Kit
) -> tuple[Counters, ...]:
    """The sorts of counters of which this many boxes hold too few."""
    return tuple(c for c in kit.counters if used.get((c.marker, c.value), 0) > boxes * c.box)


class ShortOfCounters(Check):
    """There are not that many of this counter in the box.

    Why: every difficulty, hill and override on the track is a counter from the box. Without
    enough of them somebody has to remember what holds where, and that is disputed in the race.

    Fix: do with fewer, for a difficulty or hill holds on until the next counter; or say that more
    boxes are used.
    """

    code, name, alias = "BOX302", "short-of-counters", "MGP-V-MARKERSTOCK"
    severity = Severity.WARNING
    reads = frozenset({"markers", "boxes"})
    bad = (
        Example(
            "Seven flat counters, of which a box holds six.",
            "startline-driving-park",
            markers=tuple(Marker(on=on, hill="flat") for on in (2, 10, 15, 19, 26, 32, 36)),
            figures=(("level", "expert"),),
        ),
    )
    good = (
        Example("All counters from one box.", "startline-driving-park"),
        Example(
            "Six flat counters.",
            "startline-driving-park",
            markers=tuple(Marker(on=on, hill="flat") for on in (2, 10, 15, 19, 26, 32)),
        ),
    )

    def check(self, subject: Subject) -> Iterator[Finding]:
        track = subject.track
        used = standing(track.markers)
        for sort in short_counters(used, track.boxes, subject.kit):
            count, there = used[sort.marker, sort.value], track.boxes * sort.box
            yield self.found(
                Said(
                    "{n} counters {called} stand on the track, {there} are in the box: {missing} "
                    "short; {boxes} boxes would do",
                    n=count,
                    called=_called(sort),
                    there=there,
                    missing=count - there,
                    boxes=-(-count // sort.box),
                )
                if sort.box
                else Said(
                    "{n} counters {called} stand on the track, the box has none",
                    n=count,
                    called=_called(sort),
                ),
                pieces=[
                    m.on for m in track.markers if (m.kind, m.value) == (sort.marker, sort.value)
                ],
                actual=count,
                limit=there,
            )


def _called(sort: Counters) -> Said:
    if sort.marker == "difficulty":
        return Said("difficulty {value}", value=sort.value)
    return Said('"{value}"', value=Said(str(sort.value)))
