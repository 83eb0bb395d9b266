"""A circuit: a track with everything derived from it, each part built on first use.

track ─► geometry ─► `DrivenPiece`s ─► stretches ─► lane graph ─► board
                                                 └──────► measures, graph hash
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property

from trackwright.model.lanes.board import LaneBoard, board_of
from trackwright.model.lanes.fingerprint import graph_hash
from trackwright.model.lanes.graph import (
    DrivenPiece,
    LaneGraph,
    PieceStretch,
    all_stretches,
    column_count,
    driven_pieces_of,
    lane_graph,
)
from trackwright.model.lanes.measures import Measures
from trackwright.model.layout.geometry import Geometry, build_geometry
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track


class Circuit:
    """A track with everything derived from it. Immutable: an edited track is a new circuit."""

    def __init__(self, track: Track, kit: Kit) -> None:
        self.track = track
        self.kit = kit
        self._known: tuple[list[DrivenPiece], ...] = ()

    def reuse_from(self, before: "Circuit") -> None:
        """Reuse whatever `before` has already built and the edit left unchanged: pieces, and what
        they mean to a driver. Equal runs have equal geometry: markers and figures move no piece,
        and moving a frame moves no piece inside it."""
        if before.kit is not self.kit or "geometry" in vars(self):
            return
        self._known = vars(before).get("driven_pieces", before._known)
        if "geometry" not in vars(before):
            return
        if before.track.runs == self.track.runs:
            geometry = replace(before.geometry, track=self.track)
            for name in ("frame_of", "chains"):
                vars(geometry)[name] = getattr(before.geometry, name)
        else:
            geometry = build_geometry(self.track, self.kit, before.geometry)
        vars(self)["geometry"] = geometry

    @cached_property
    def geometry(self) -> Geometry:
        return build_geometry(self.track, self.kit)

    @cached_property
    def driven_pieces(self) -> tuple[list[DrivenPiece], ...]:
        """For every chain, its pieces and what they mean to a driver, markers applied."""
        known = {piece.piece: piece for pieces in self._known for piece in pieces}
        return tuple(
            driven_pieces_of(self.geometry, chain, known) for chain in self.geometry.chains
        )

    @property
    def positions(self) -> int:
        """Number of cross-sections in a lap, or in the first chain."""
        return column_count(self.driven_pieces[0]) if self.driven_pieces else 0

    @cached_property
    def stretches(self) -> tuple[list[PieceStretch], ...]:
        """The `DrivenPiece`s with their columns, numbered from the finish line."""
        return all_stretches(self.geometry, self.driven_pieces)

    @cached_property
    def graph(self) -> LaneGraph:
        with gc_paused():
            return lane_graph(self.geometry, self.stretches)

    @cached_property
    def board(self) -> LaneBoard:
        graph = self.graph
        with gc_paused():
            return board_of(graph)

    @cached_property
    def measures(self) -> Measures:
        chain = self.geometry.main_chain
        stretches = self.stretches[0] if self.stretches else []
        return Measures(self.graph, stretches, chain is not None and chain.closed)

    @cached_property
    def hash(self) -> str:
        """The lane graph's hash, stored with every result."""
        return graph_hash(self.graph, self.track.laps)


@contextmanager
def gc_paused() -> Iterator[None]:
    """Building a long circuit makes many small objects and no garbage; collecting meanwhile would
    double the time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
