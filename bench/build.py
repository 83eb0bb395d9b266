"""How long it takes to build a circuit: layout, geometry, lane graph and board.

    .venv/bin/python -m bench.build [--json] [--rounds N]

Reported as ratios within one run: the whole build of a circuit of 125 positions against networkx
filling the bare graph (names and pairs, no attributes), the cost per piece of circuits 10 and 100
times as long, and `trackwright info` from start to exit against importing networkx and shapely.
Figures are medians over interleaved rounds of process CPU time.
"""

import statistics
import sys
import time
from collections.abc import Callable, Mapping

import networkx as nx

import bench
from bench.timing import child_seconds
from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Piece, Run, Track

ROUNDS = 15
BLOCK = ("L4", "R2L", "R2R", "L4", "R1R", "L2", "R1L", "R4L", "R4R", "L4")
"""A stretch that ends in the heading it started with: 28 positions in ten pieces."""
U_TURN = ("R2L", "R2L", "R2L", "R2L")


def ring(blocks: int, kit: Kit) -> Track:
    """A closed circuit of twice `blocks` stretches: a half turning by 180 degrees, doubled."""
    half = BLOCK * blocks + U_TURN
    codes = ["START", *half, "L4", *half]
    pieces = tuple(Piece(id, code) for id, code in enumerate(codes, start=1))
    return Track("Ring", kit.id, runs=(Run(pieces),))


def build(track: Track, kit: Kit) -> Circuit:
    circuit = Circuit(track, kit)
    _ = circuit.board
    return circuit


def seconds(work: Callable[[], object]) -> float:
    """CPU seconds of one call, repeated until it takes long enough to measure."""
    times = 1
    while True:
        start = time.process_time()
        for _ in range(times):
            work()
        spent = time.process_time() - start
        if spent > 0.02:
            return spent / times
        times *= 4


def _medians(works: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Seconds by name, of the functions and of the two programs, taken in turns."""
    programs = {
        "import": [sys.executable, "-c", "import networkx, shapely"],
        "info": [sys.executable, "-m", "trackwright", "info", "race-bike-course"],
    }
    samples: dict[str, list[float]] = {name: [] for name in (*works, *programs)}
    for _ in range(rounds):
        for name, work in works.items():
            samples[name].append(seconds(work))
        for name, command in programs.items():
            samples[name].append(child_seconds(command))
    return {name: statistics.median(values) for name, values in samples.items()}


def measured(rounds: int = ROUNDS) -> dict[str, object]:
    kit = library.kit("motograndprix")
    course = library.load_circuit("race-bike-course")
    tracks = [ring(blocks, kit) for blocks in (2, 24, 249)]
    sizes = [len(track.runs[0].pieces) for track in tracks]
    names, pairs = list(course.graph.nodes), list(course.graph.edges)

    def bare_graph() -> None:
        graph: nx.DiGraph[str] = nx.DiGraph()
        graph.add_nodes_from(names)
        graph.add_edges_from(pairs)

    works = {
        "bare_graph": bare_graph,
        "build": lambda: build(course.track, kit),
        "ring": lambda: build(tracks[0], kit),
        "ring_10": lambda: build(tracks[1], kit),
        "ring_100": lambda: build(tracks[2], kit),
    }
    median = _medians(works, rounds)
    per_piece = [
        median[name] / size
        for name, size in zip(("ring", "ring_10", "ring_100"), sizes, strict=True)
    ]
    return {
        "version": 1,
        "positions": course.measures.positions,
        "build_ms": 1000 * median["build"],
        "build_over_bare_graph": median["build"] / median["bare_graph"],
        "ring_pieces": sizes,
        "us_per_piece": [1e6 * cost for cost in per_piece],
        "per_piece_10_over_1": per_piece[1] / per_piece[0],
        "per_piece_100_over_1": per_piece[2] / per_piece[0],
        "info_s": median["info"],
        "info_over_import": median["info"] / median["import"],
    }


if __name__ == "__main__":
    bench.run(__doc__, measured, "rounds", ROUNDS)
