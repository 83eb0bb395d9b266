"""How long it takes to check a circuit: all checks from nothing, and again after one edit.

    .venv/bin/python -m bench.check [--json]

Reported as ratios within one run: the cost per piece of a full check of circuits 10 and 100 times
as long as Race Bike Course, and, for one edit of each kind in the middle of the circuit of 1,250
positions, the check by a `Checker` that saw the circuit before, compared with a full check by a
fresh one: of the edited circuit (`again_over_full`), and of the circuit before the edit
(`again_over_before`). They differ because most edits open the loop, and guidelines are not checked
on an open lap; "lengthen" keeps it closed. Building the circuit is always included. Figures are
medians over interleaved rounds of process CPU time.

The long circuits are two rows of wiggles, side by side, that never overlap. Their corners are
rated, and they name no board.
"""

import statistics
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from bench import run
from bench.build import BLOCK
from bench.timing import cpu_seconds
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import (
    AddMarker,
    Edit,
    EditGroup,
    Insert,
    Remove,
    RemoveMarkers,
    Replace,
)
from trackwright.model.files import library
from trackwright.model.layout.kit import Kit, Side
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import Marker, Piece, Run, Track
from trackwright.validators.report import Checker, check_circuit

ROUNDS = 9
WIDE_U_TURN = ("R2L", "R2L", "L4", "R2L", "R2L")
"""Wider than `bench.build.U_TURN`, so that the two rows keep clear of each other."""
LENGTHS = {"course_10": 1250, "course_100": 12_500}
"""Positions: 10 and 100 times those of Race Bike Course."""


def loop(positions: int, kit: Kit) -> Track:
    """A closed circuit of two rows of wiggles with an even number of positions, every corner rated
    and the racing line of every straight on the outside of the corner that follows."""
    templates = templates_of(kit)
    count = positions // 2 - sum(templates[code].columns for code in ("L4", *WIDE_U_TURN))
    blocks, rest = divmod(count, sum(templates[code].columns for code in BLOCK))
    half = [*BLOCK * blocks, *("L1",) * rest, *WIDE_U_TURN]
    codes = ["START", *half, "L4", *half]
    pieces = tuple(
        Piece(id, code, line=None if code[0] == "R" else _outside(codes[id : id + 12]))
        for id, code in enumerate(codes, start=1)
    )
    markers = tuple(
        Marker(on=piece.id, difficulty=1 if piece.piece.startswith("R4") else 2)
        for before, piece in pairwise(pieces)
        if before.piece[0] != "R" and piece.piece[0] == "R"
    )
    return Track("Loop", kit.id, runs=(Run(pieces),), markers=markers)


def _outside(ahead: Sequence[str]) -> Side | None:
    """Right before a left-hand corner; otherwise left, where a straight has it anyway."""
    bend = next((code for code in ahead if code.startswith("R")), "")
    return "R" if bend.endswith("L") else None


def edits_in_the_middle(track: Track) -> dict[str, Edit]:
    """One edit of each kind, half way round; "lengthen" lays a straight a quarter of the way round
    and another one opposite, so that the loop stays closed."""
    pieces = track.runs[0].pieces
    half = len(pieces) // 2
    straight = next(piece.id for piece in pieces[half:] if piece.piece == "L4")
    opposite = [
        next(piece.id for piece in pieces[at:] if piece.piece == "L4")
        for at in (half // 2, half // 2 + half)
    ]
    marker = next(marker for marker in track.markers if marker.on > half)
    return {
        "mark": AddMarker(Marker(on=marker.on, difficulty=3)),
        "unmark": RemoveMarkers(marker.on, "difficulty"),
        "replace": Replace(straight, "L2"),
        "insert": Insert(("L1",), straight),
        "remove": Remove((straight,), close_up=True),
        "lengthen": EditGroup("Lengthen", tuple(Insert(("L1",), piece) for piece in opposite)),
    }


def full_seconds(track: Track, kit: Kit) -> float:
    """CPU seconds of a full check by a fresh checker, the circuit built from its track."""
    track = replace(track)  # the track's own caches are part of building
    return cpu_seconds(lambda: check_circuit(Circuit(track, kit)))


def again_seconds(before: Track, after: Track, kit: Kit) -> float:
    """CPU seconds of the check of `after` by a checker that has just checked `before`."""
    checker = Checker()
    checker.check(Circuit(before, kit))
    after = replace(after)
    return cpu_seconds(lambda: checker.check(Circuit(after, kit)))


def measured(rounds: int = ROUNDS) -> dict[str, object]:
    kit = library.kit("motograndprix")
    tracks = {"course": library.load_track("race-bike-course")}
    tracks |= {name: loop(blocks, kit) for name, blocks in LENGTHS.items()}
    ten = tracks["course_10"]
    edited = {name: edit.apply(ten, kit) for name, edit in edits_in_the_middle(ten).items()}
    samples: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, track in tracks.items():
            samples.setdefault(name, []).append(full_seconds(track, kit))
        for name, track in edited.items():
            samples.setdefault(f"full_{name}", []).append(full_seconds(track, kit))
            samples.setdefault(f"again_{name}", []).append(again_seconds(ten, track, kit))
    median = {name: statistics.median(values) for name, values in samples.items()}
    pieces = {name: sum(1 for _ in track.pieces()) for name, track in tracks.items()}
    per_piece = {name: median[name] / count for name, count in pieces.items()}
    return {
        "version": 1,
        "positions": [Circuit(track, kit).measures.positions for track in tracks.values()],
        "pieces": list(pieces.values()),
        "full_ms": [1000 * median[name] for name in tracks],
        "us_per_piece": [1e6 * cost for cost in per_piece.values()],
        "per_piece_10_over_1": per_piece["course_10"] / per_piece["course"],
        "per_piece_100_over_1": per_piece["course_100"] / per_piece["course"],
        "again_ms": {name: 1000 * median[f"again_{name}"] for name in edited},
        "again_over_full": {
            name: median[f"again_{name}"] / median[f"full_{name}"] for name in edited
        },
        "again_over_before": {
            name: median[f"again_{name}"] / median["course_10"] for name in edited
        },
    }


if __name__ == "__main__":
    run(__doc__, measured, "rounds", ROUNDS)
