"""The figures that differ between two versions of a circuit."""

from tests.builders import OVAL, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.reports.circuit.changes import circuit_changes


def changes(mine: Circuit, theirs: Circuit) -> dict[str, tuple[str, str]]:
    return {str(one.what): (one.mine, one.theirs) for one in circuit_changes(mine, theirs)}


def test_a_circuit_does_not_differ_from_itself() -> None:
    for id in shipped_tracks():
        assert not changes(load_circuit(id), load_circuit(id))


def test_every_figure_that_differs_is_named_with_both_values() -> None:
    mine = circuit_of(OVAL, laps=4, board_cm=[60, 90])
    markers = [{"on": 2, "difficulty": 2}, {"on": 7, "difficulty": 1}]
    theirs = circuit_of(f"{OVAL} L1", name="longer", markers=markers)
    assert changes(mine, theirs) == {
        "Name": ("test", "longer"),
        "Laps": ("4", "3"),
        "Board": ("60 x 90 cm", "–"),
        "Closed": ("exactly", "no"),
        "Positions": ("24", "25"),
        "Shortest lap": ("24", "–"),
        "Lap in lane 1": ("24", "–"),
        "Lap in lane 2": ("24", "–"),
        "Lap in lane 3": ("24", "–"),
        "Pieces": ("10", "11"),
        "Pieces L1": ("–", "1"),
        "Markers: difficulty": ("–", "2"),
    }
