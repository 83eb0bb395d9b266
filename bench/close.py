"""How long it takes to close gaps cut from the shipped circuits of MotoGrandPrix.

    .venv/bin/python -m bench.close [--json] [--gaps N]

For gaps of 4 to 12 pieces: wall milliseconds until the ten best ways are found, including overlap
test and ranking, with warm tables and the circuit with its gap already built; the same for the ten
best that keep the lap's positions, and until every way of up to eight pieces is found; the memory
this took; and the rows that bridge the gap compared with a plain depth-first search, which must
find the same ones.
"""

import resource
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import bench
from trackwright.model.circuit import Circuit
from trackwright.model.closing.gap import Gap
from trackwright.model.closing.half_tables import LONGEST_HALF, half_table
from trackwright.model.closing.search import CloseOptions, close, find_gap, rows_of_length
from trackwright.model.edit.edits import Remove
from trackwright.model.files import library
from trackwright.model.layout import zeta
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.zeta import Pose

DEPTHS = (4, 6, 8, 10, 12)
MOST = max(DEPTHS)
PLAIN_DEPTHS = (4, 5)
ALL_WAYS = 8
GAPS = 24
PLAIN_GAPS = 4

Row = tuple[str, ...]


def cut(circuit: Circuit, at: int, count: int) -> tuple[Circuit, Row]:
    """The circuit without `count` pieces of its lap from the `at`-th on, and what was taken."""
    pieces = list(circuit.track.pieces())
    taken = [pieces[(at + i) % len(pieces)] for i in range(count)]
    track = Remove(tuple(piece.id for piece in taken)).apply(circuit.track, circuit.kit)
    return Circuit(track, circuit.kit), tuple(piece.piece for piece in taken)


def cuts(count: int, number: int) -> Iterator[Circuit]:
    """Gaps of `count` pieces, spread over all circuits and their laps; START stays."""
    shipped = [library.load_circuit(id) for id in library.shipped_tracks()]
    circuits = [circuit for circuit in shipped if circuit.kit.id == "motograndprix"]
    for i in range(number):
        circuit = circuits[i % len(circuits)]
        places = sum(1 for _ in circuit.track.pieces()) - count - 1
        yield cut(circuit, 1 + i * 7919 % places, count)[0]


def gap_of(circuit: Circuit) -> Gap:
    gap = find_gap(circuit)
    assert gap is not None
    return gap


def plain_rows(gap: Gap, length: int) -> set[Row]:
    """The yardstick: row by row, piece by piece, driven exactly, not pruned; adjacent straights in
    ascending order. Respects stock, ignores room."""
    kit = gap.circuit.kit
    templates = {code: templates_of(kit)[code] for code in gap.palette.codes}
    order = {code: n for n, code in enumerate(gap.palette.codes[: gap.palette.straights])}
    left = dict(gap.stock_left)
    goal = Pose(gap.beginning.pose.point, gap.beginning.pose.heading)
    found: set[Row] = set()

    def lay_on(row: Row, pose: Pose, turn: int) -> None:
        if len(row) == length:
            if pose == goal and turn in gap.turns:
                found.add(row)
            return
        for code, template in templates.items():
            stock = kit.stock_code(code)
            sorted_so_far = not row or order.get(code, 99) >= order.get(row[-1], -1)
            if left.get(stock, 1) > 0 and (sorted_so_far or row[-1] not in order):
                left[stock] = left.get(stock, 1_000) - 1
                lay_on((*row, code), zeta.compose(pose, template.end), turn + template.turn)
                left[stock] += 1

    lay_on((), gap.end.pose, 0)
    return found


def joined_rows(gap: Gap, length: int) -> set[Row]:
    """The same from two halves that meet."""
    words = rows_of_length(gap, CloseOptions(MOST), length, lambda: None)
    return {tuple(gap.palette.codes[i] for i in word) for word in words}


def _published(circuit: Circuit) -> tuple[int, int]:
    """As many positions as the shipped circuit has: most ways do not, so the search goes deep."""
    shipped = next(
        whole
        for whole in map(library.load_circuit, library.shipped_tracks())
        if whole.track.name == circuit.track.name
    )
    return shipped.measures.positions, shipped.measures.positions


def _figures(
    circuits: list[Circuit], wishes_for: Callable[[Circuit], CloseOptions]
) -> dict[str, float]:
    spent, ways = [], []
    for circuit in circuits:
        wishes = wishes_for(circuit)
        _ = circuit.geometry.chains
        begin = time.thread_time()
        answer = close(gap_of(circuit), wishes)
        spent.append(time.thread_time() - begin)
        ways.append(len(answer.closings))
    return {
        "median_ms": 1000 * statistics.median(spent),
        "max_ms": 1000 * max(spent),
        "ways_median": statistics.median(ways),
        "ways_max": max(ways),
    }


def _against_plain(depth: int, number: int) -> dict[str, float | bool]:
    """How many times faster the halves are than the plain search, and whether both agree."""
    ratios, equal = [], True
    for circuit in cuts(depth, number):
        gap = gap_of(circuit)
        begin = time.thread_time()
        plain = plain_rows(gap, depth)
        middle = time.thread_time()
        joined = joined_rows(gap, depth)
        end = time.thread_time()
        equal = equal and plain == joined
        ratios.append((middle - begin) / (end - middle))
    return {"speed_up": statistics.median(ratios), "equal": equal}


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def measured(gaps: int = GAPS, depths: tuple[int, ...] = DEPTHS) -> dict[str, Any]:
    """All figures of one run."""
    before = _peak_mb()
    palette = gap_of(next(cuts(4, 1))).palette
    tables = [half_table(palette, n) for n in range(min((max(depths) + 1) // 2, LONGEST_HALF) + 1)]
    built = _peak_mb()
    ten_best, same_lap, all_ways = {}, {}, {}
    for depth in depths:
        circuits = list(cuts(depth, gaps))
        ten_best[depth] = _figures(circuits, lambda _: CloseOptions(depth))  # noqa: B023
        same_lap[depth] = _figures(
            circuits,
            lambda circuit: CloseOptions(depth, lap_length=_published(circuit)),  # noqa: B023
        )
        if depth <= ALL_WAYS:
            all_ways[depth] = _figures(circuits, lambda _: CloseOptions(depth, limit=None))  # noqa: B023
    return {
        "version": 1,
        "gaps": gaps,
        "ten_best": ten_best,
        "same_lap": same_lap,
        "all_ways": all_ways,
        "tables_mb": sum(table.nbytes for table in tables if table is not None) / 1e6,
        "tables_peak_mb": built - before,
        "search_peak_mb": _peak_mb() - built,
        "against_plain": {depth: _against_plain(depth, PLAIN_GAPS) for depth in PLAIN_DEPTHS},
    }


if __name__ == "__main__":
    bench.run(__doc__, measured, "gaps", GAPS)
