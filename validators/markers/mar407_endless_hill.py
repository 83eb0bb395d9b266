"""MAR407: a hill that goes up or down all the way round."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.model.edit.edits import AddMarker, RemoveMarkers
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit, LapCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.lap import Lap


class EndlessHill(LapCheck):
    """The whole lap is one hill.

    Why: a hill counter applies until the next one, across the finish line too. With only one kind
    of them every turn is slower (or faster) by one, which is not a hill but another speed.

    Fix: put a flat counter where the hill ends.
    """

    code, name, alias = "MAR407", "endless-hill", "MGP-V-HILLOPEN"
    severity = Severity.NOTE
    bad = (
        Example(
            "Uphill, and never flat again.",
            "startline-driving-park",
            markers=(Marker(on=2, hill="up"),),
            figures=(("level", "expert"),),
        ),
    )
    good = (
        Example("No hills.", "startline-driving-park"),
        Example(
            "Uphill along the straight.",
            "startline-driving-park",
            (AddMarker(Marker(on=2, hill="up")), AddMarker(Marker(on=6, hill="flat"))),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        for finding in super().check(subject):
            yield replace(finding, fixes=tuple(_fixes(subject)))

    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        hills = {position.hill for position in lap.positions}
        if len(hills) == 1 and hills != {"flat"}:
            (hill,) = hills
            yield self.finding(
                Message(
                    "the lap goes {hill} for all its {n} positions: no flat counter ends the hill",
                    hill=Message(hill),
                    n=len(lap.positions),
                ),
                actual=hill,
            )


def _fixes(subject: CheckedCircuit) -> Iterator[Fix]:
    """End the hill where the piece of its last counter ends, or that straight or corner; or have
    no hill."""
    lap = subject.lap
    hills = {marker.on for marker in subject.track.markers if marker.hill}
    marked = [i for i, position in enumerate(lap.positions) if position.piece in hills]
    if marked:
        piece = lap.positions[marked[-1]].piece
        title = Message("End the hill after piece {id}", id=piece)
        behind = _piece_behind(lap, marked[-1])
        yield from _end_before(behind, hills, title)
        end = lap.run_at(marked[-1]).positions[-1]
        if (later := _piece_behind(lap, end)) != behind:
            yield from _end_before(later, hills, _END_OF_RUN[lap.positions[end].kind])
    away = tuple(RemoveMarkers(on, "hill") for on in sorted(hills))
    yield Fix(Message("Remove the hill counters"), away, safe=False)


_END_OF_RUN = {
    "straight": Message("End the hill at the end of the straight"),
    "corner": Message("End the hill at the end of the corner"),
}


def _piece_behind(lap: Lap, index: int) -> int:
    """The piece after that of this position; 0 if it is unknown, as inside a board half."""
    pieces = [position.piece for position in lap.positions]
    ahead = pieces[index:] + pieces[:index]
    return next((piece for piece in ahead if piece != ahead[0]), 0)


def _end_before(piece: int, hills: set[int], title: Message) -> Iterator[Fix]:
    """A flat counter on this piece, unless it has a counter of its own."""
    if piece and piece not in hills:
        yield Fix(title, (AddMarker(Marker(on=piece, hill="flat")),), safe=False)
