"""What a corner is: the table, the inspector, pictures and checks count the same ones (H-40)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.builders import circuit_of
from tests.simulator.random_tracks import random_circuit
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.lanes import graph
from trackwright.model.lanes.corners import bend_of, break_in, corners_in
from trackwright.model.layout.kit import Side
from trackwright.model.layout.pieces import Template
from trackwright.model.layout.track import Marker, Surface
from trackwright.validators.check import CheckedCircuit

L: Side = "L"
R: Side = "R"
NO = None
Sides = Sequence[Side | None]
RUNS: dict[str, tuple[Sides, list[tuple[int, int]]]] = {
    "nothing": ([], []),
    "one way": ([L, L, L], [(0, 3)]),
    "two ways": ([L, R, R], [(0, 1), (1, 3)]),
    "a straight joins the corner before it": ([L, NO, R], [(0, 2), (2, 3)]),
    "and goes on with it": ([L, NO, NO, L, R], [(0, 4), (4, 5)]),
    "else the one behind it": ([NO, NO, R, L], [(0, 3), (3, 4)]),
    "straights alone": ([NO, NO], [(0, 2)]),
}


@pytest.mark.parametrize("name", RUNS)
def test_corner_turns_one_way(name: str) -> None:
    """H-40."""
    sides, corners = RUNS[name]
    assert [(part.start, part.stop) for part in corners_in(sides)] == corners


@pytest.mark.parametrize(
    ("sides", "at"),
    [
        ([L, L, R, R], 0),
        ([L, R, R, L], 1),
        ([R, NO, R, L, NO, R], 3),
        ([NO, R, L], 1),
        ([R, NO, L, NO], 0),
        ([L, NO, L], 0),
        ([NO], 0),
        ([], 0),
    ],
)
def test_lap_without_straights_begins_where_it_changes_sides(sides: Sides, at: int) -> None:
    assert break_in(sides) == at


def all_corner(circuit: Circuit) -> Circuit:
    """The circuit with every straight counting as a corner."""
    straights = [laid.piece.id for laid in circuit.geometry.laid if not laid.template.turn]
    return counting(circuit, [Marker(on=id, counts_as="corner") for id in straights])


def counting(circuit: Circuit, markers: list[Marker]) -> Circuit:
    marked = {marker.on for marker in markers}
    kept = [m for m in circuit.track.markers if not m.counts_as and m.on not in marked]
    return Circuit(replace(circuit.track, markers=(*kept, *markers)), circuit.kit)


def seen(circuit: Circuit) -> list[tuple[int, ...]]:
    """The corners, as tables and pictures have them."""
    return [corner.columns for corner in circuit.measures.corners]


def judged(circuit: Circuit) -> list[tuple[int, ...]]:
    """The corners, as checks have them."""
    return [tuple(bend.positions) for bend in CheckedCircuit(circuit).lap.corners]


@pytest.mark.parametrize(("id", "count"), [("april-raceway", 6), ("gp-ring", 2)])
def test_corners_of_a_lap_without_straights_are_not_cut(id: str, count: int) -> None:
    """H-40: neither at the line, nor where a straight counts as a corner between two turns."""
    circuit = all_corner(load_circuit(id))
    assert len(seen(circuit)) == count
    assert seen(circuit) == judged(circuit)
    sides = [corner.side for corner in circuit.measures.corners]
    assert all(sides[i] != sides[i - 1] for i in range(count))


@pytest.mark.parametrize("seed", range(40))
def test_table_and_checks_count_the_same_corners(seed: int) -> None:
    rng = Random(seed)
    circuit = random_circuit(seed)
    markers = [
        Marker(on=laid.piece.id, counts_as="straight" if laid.template.turn else "corner")
        for laid in circuit.geometry.laid
        if rng.random() < (seed % 4 / 10 if laid.template.turn else 1 - seed % 3 / 3)
    ]
    circuit = counting(circuit, markers)
    assert seen(circuit) == judged(circuit)


def test_what_a_corner_is_is_decided_in_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """If some pieces turned to no side, tables and checks would both join them to a neighbour."""

    def only_sharp(template: Template, markers: Iterable[Marker] = ()) -> tuple[Surface, Any]:
        kind, side = bend_of(template, markers)
        return kind, side if abs(template.turn) > 1 else None

    usual = circuit_of("START R1L R4R R1L L4 R1R")
    assert len(seen(usual)) == 4
    monkeypatch.setattr(graph, "bend_of", only_sharp)
    changed = Circuit(usual.track, usual.kit)
    assert len(seen(changed)) == 2
    assert seen(changed) == judged(changed)
    assert [corner.side for corner in changed.measures.corners] == ["L", "R"]


def test_markers_of_a_lap_without_straights_reach_across_the_line() -> None:
    """T-07: a span that goes on across the line is one."""
    circuit = all_corner(load_circuit("april-raceway"))
    marked = [m for m in circuit.track.markers if m.difficulty]
    spans = CheckedCircuit(circuit).lap.spans
    assert len(spans) == len(marked)
    assert sum(len(span) for span in spans) == circuit.positions
