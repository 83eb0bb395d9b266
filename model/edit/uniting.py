"""Writing the runs of an open chain as one run: the same pieces in the same places."""

from dataclasses import dataclass, replace

from trackwright.model.layout.geometry import Chain, Geometry, build_geometry
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Run, Start, Track
from trackwright.model.text.errors import EditRefused
from trackwright.model.text.messages import Message


@dataclass(frozen=True)
class Unite:
    """Write the open chain that begins with a piece as one run, so that what follows an edited
    piece moves along wherever it lies."""

    first: int

    label = Message("Unite runs")

    def apply(self, track: Track, kit: Kit) -> Track:
        geometry = build_geometry(track, kit)
        chain = next((c for c in geometry.chains if first_piece(geometry, c) == self.first), None)
        runs = None if chain is None or chain.closed else runs_of_chain(geometry, chain)
        if runs is None:
            raise EditRefused(Message("piece {id} does not begin an open chain", id=self.first))
        if len(runs) == 1:
            return track
        pieces = tuple(piece for r in runs for piece in track.runs[r].pieces)
        begins = geometry.first_index[self.first]
        port = geometry.laid[begins].template.ports[0]
        start = Start.at(geometry.end(begins, port).pose)
        united = Run(pieces, start, track.runs[runs[0]].frame)
        kept = (united if r == min(runs) else run for r, run in enumerate(track.runs))
        gone = set(runs) - {min(runs)}
        return replace(track, runs=tuple(run for r, run in enumerate(kept) if r not in gone))


def first_piece(geometry: Geometry, chain: Chain) -> int:
    return geometry.laid[chain.indices[0]].piece.id


def runs_of_chain(geometry: Geometry, chain: Chain) -> list[int] | None:
    """The runs of a chain in driving order; None if it does not consist of whole runs."""
    found: list[int] = []
    for index in chain.indices:
        run = int(geometry.run_of[index])
        if not found or found[-1] != run:
            found.append(run)
    sizes = [int((geometry.run_of == run).sum()) for run in found]
    return found if len(set(found)) == len(found) and sum(sizes) == len(chain.indices) else None
