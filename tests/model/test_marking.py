"""Markers on many pieces, and what they have in common."""

from model.circuit import Circuit
from model.edits import apply_all
from model.marking import (
    MIXED,
    common_line,
    common_value,
    marked,
    next_difficulty,
    next_hill,
    next_line,
)
from tests.builders import KIT, OVAL, circuit_of


def edited(circuit: Circuit, edits: list) -> Circuit:  # type: ignore[type-arg]
    return Circuit(apply_all(edits, circuit.track, KIT), KIT)


def test_a_click_on_a_corner_marks_its_first_piece_and_cycles() -> None:
    circuit = circuit_of(OVAL)
    seen = []
    for _ in range(4):
        circuit = edited(circuit, next_difficulty(circuit, 4))
        seen.append([(m.on, m.difficulty) for m in circuit.track.markers])
    assert seen == [[(2, 1)], [(2, 2)], [(2, 3)], []]


def test_different_values_are_mixed() -> None:
    circuit = circuit_of(OVAL, markers=[{"on": 2, "difficulty": 2}])
    assert common_value(circuit, [2, 3], "difficulty") == MIXED
    circuit = edited(circuit, marked(circuit, [2, 3], "difficulty", 3))
    assert common_value(circuit, [2, 3], "difficulty") == 3
    assert common_line(circuit, [2, 3]) is None


def test_the_racing_line_and_hills_change_in_turn() -> None:
    circuit = circuit_of(OVAL)
    circuit = edited(circuit, next_line(circuit, (6,)))
    assert circuit.track.piece(6).line == "R"
    circuit = edited(circuit, next_line(circuit, (6,)))
    assert circuit.track.piece(6).line is None
    circuit = edited(circuit, next_hill(circuit, (6,)))
    assert circuit.track.markers[0].hill == "up"
