"""Examples that serve as documentation and as tests: small tracks written in a line.

An example is a shipped circuit or a row of piece codes, with edits. Every check has some in which
it finds a problem and some in which it does not; a test runs all checks over all examples.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Edit, apply_all
from trackwright.model.files import library
from trackwright.model.layout.track import Marker, Piece, Run, Track


@dataclass(frozen=True)
class Example:
    """A track that shows what a check finds.

    `start` is the id of a shipped circuit, or piece codes separated by blanks. `also` lists the
    codes of other checks that necessarily find something in it too.
    """

    description: str
    start: str
    edits: tuple[Edit, ...] = ()
    kit: str = "motograndprix"
    markers: tuple[Marker, ...] = ()
    figures: tuple[tuple[str, Any], ...] = ()
    also_found: tuple[str, ...] = ()

    def circuit(self) -> Circuit:
        """The built example."""
        track = self._track()
        kit = library.kit(track.kit)
        return Circuit(apply_all(self.edits, track, kit), kit)

    def _track(self) -> Track:
        codes = self.start.split()
        if len(codes) == 1 and self.start in library.shipped_tracks():
            track = library.load_track(self.start)
        else:
            track = Track("Example", self.kit, runs=_runs(codes))
        track = replace(track, markers=(*track.markers, *self.markers))
        return replace(track, **dict(self.figures))


def _runs(codes: Sequence[str]) -> tuple[Run, ...]:
    pieces = tuple(Piece(id, code) for id, code in enumerate(codes, start=1))
    return (Run(pieces),) if pieces else ()
