"""BOX302: more counters of a kind than the boxes contain."""

from collections import Counter
from collections.abc import Iterator, Mapping

from trackwright.model.layout.kit import Counters, Kit
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity

COUNTERS = frozenset({"difficulty", "hill", "counts_as"})
"""The kinds of markers that are counters from the box; the others are our own notes."""


def counters_on_track(markers: tuple[Marker, ...]) -> Counter[tuple[str, int | str]]:
    """The number of counters of each kind and value on the track."""
    standing = ((kind, getattr(m, kind)) for m in markers if (kind := m.kind) in COUNTERS)
    return Counter(standing)


def short_counters(
    used: Mapping[tuple[str, int | str], int], boxes: int, kit: Kit
) -> tuple[Counters, ...]:
    """The counters of which this many boxes have too few."""
    return tuple(c for c in kit.counters if used.get((c.marker, c.value), 0) > boxes * c.box)


class ShortOfCounters(Check):
    """The box does not have that many of this counter.

    Why: every difficulty, hill and override on the track is a counter from the box. If there are
    not enough, somebody has to remember what applies where, which leads to arguments in the race.

    Fix: use fewer, as a difficulty or hill applies until the next counter; or increase the number
    of boxes.
    """

    code, name, alias = "BOX302", "short-of-counters", "MGP-V-MARKERSTOCK"
    severity = Severity.WARNING
    reads = frozenset({"markers", "boxes"})
    bad = (
        Example(
            "Seven flat counters, but a box has six.",
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

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        track = subject.track
        used = counters_on_track(track.markers)
        for sort in short_counters(used, track.boxes, subject.kit):
            count, there = used[sort.marker, sort.value], track.boxes * sort.box
            yield self.finding(
                Message(
                    "{n} counters {called} are on the track, but the box only has {there}: "
                    "{missing} missing; {boxes} boxes would be enough",
                    n=count,
                    called=counter_name(sort),
                    there=there,
                    missing=count - there,
                    boxes=-(-count // sort.box),
                )
                if sort.box
                else Message(
                    "{n} counters {called} are on the track, but the box has none",
                    n=count,
                    called=counter_name(sort),
                ),
                pieces=[
                    m.on for m in track.markers if (m.kind, m.value) == (sort.marker, sort.value)
                ],
                actual=count,
                limit=there,
            )


def counter_name(sort: Counters) -> Message:
    """What a counter is called."""
    if sort.marker == "difficulty":
        return Message("difficulty {value}", value=sort.value)
    return Message('"{value}"', value=Message(str(sort.value)))
