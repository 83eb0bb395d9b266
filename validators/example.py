"""Examples that are documentation and test at once: small tracks written in a line.

An example is a shipped circuit or a row of piece codes, and edits on it. Every check carries some
that it passes and some that it faults; a test runs all checks over all of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from model.circuit import Circuit
from model.edit.edits import Edit, apply_all
from model.files import library
from model.layout.track import Marker, Piece, Run, Track


@dataclass(frozen=True)
class Example:
    """A track to show a check on.

    `start` is the id of a shipped circuit, or piece codes separated by blanks. `also` are the
    codes of other checks that cannot help finding something in it, too.
    """

    says: str
    start: str
    edits: tuple[Edit, ...] = ()
    kit: str = "motograndprix"
    markers: tuple[Marker, ...] = ()
    figures: tuple[tuple[str, Any], ...] = ()
    also: tuple[str, ...] = ()

    def circuit(self) -> Circuit:
        """The example, built."""
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
