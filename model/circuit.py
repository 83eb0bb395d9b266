"""A circuit: a track with everything that follows from it, each part built when first asked for.

track ─► geometry ─► stretches ─► lane graph ─► board
                                      └──────► measures, graph hash
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property

from model.board import Board, board_of
from model.fingerprint import graph_hash
from model.geometry import Geometry, lay
from model.kit import Kit
from model.lanes import LaneGraph, Stretch, all_stretches, lane_graph
from model.measures import Measures
from model.track import Track


class Circuit:
    """One track, built. It never changes: an edited track is a new circuit."""

    def __init__(self, track: Track, kit: Kit) -> None:
        self.track = track
        self.kit = kit

    @cached_property
    def geometry(self) -> Geometry:
        return lay(self.track, self.kit)

    @cached_property
    def stretches(self) -> tuple[list[Stretch], ...]:
        """For every chain its pieces with what they are to a rider, markers applied."""
        return all_stretches(self.geometry)

    @cached_property
    def graph(self) -> LaneGraph:
        with collector_paused():
            return lane_graph(self.geometry, self.stretches)

    @cached_property
    def board(self) -> Board:
        graph = self.graph
        with collector_paused():
            return board_of(graph, self.track.laps)

    @cached_property
    def measures(self) -> Measures:
        chain = self.geometry.main
        stretches = self.stretches[0] if self.stretches else []
        return Measures(self.graph, stretches, chain is not None and chain.closed)

    @cached_property
    def hash(self) -> str:
        """The graph hash that stamps every result."""
        return graph_hash(self.graph, self.track.laps)


@contextmanager
def collector_paused() -> Iterator[None]:
    """Building a long circuit makes many small objects and no garbage: searching them for some,
    again and again, would double the time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
