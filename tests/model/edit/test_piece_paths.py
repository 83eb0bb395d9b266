"""The way along the track from one piece to another, both ways round."""

from tests.builders import OVAL, circuit_of
from trackwright.model.edit.piece_paths import ends_of_row, paths_between


def test_on_a_closed_lap_there_are_two_ways_the_shorter_one_first() -> None:
    circuit = circuit_of(OVAL)
    assert paths_between(circuit, 2, 5) == ((2, 3, 4, 5), (2, 1, 10, 9, 8, 7, 6, 5))
    assert paths_between(circuit, 1, 2) == ((1, 2), (1, 10, 9, 8, 7, 6, 5, 4, 3, 2))


def test_the_finish_line_is_no_border() -> None:
    assert paths_between(circuit_of(OVAL), 9, 2)[0] == (9, 10, 1, 2)


def test_on_an_open_track_there_is_one_way() -> None:
    assert paths_between(circuit_of("START L4 R2L"), 3, 1) == ((3, 2, 1),)


def test_between_fragments_there_is_none() -> None:
    circuit = circuit_of("START L4", {"pieces": ["L2"], "frame": 1}, frames=[{}, {"y_mm": 300}])
    assert paths_between(circuit, 1, 3) == ()


def test_the_ends_of_a_row_are_found_again() -> None:
    circuit = circuit_of(OVAL)
    assert ends_of_row(circuit, frozenset({2, 3, 4})) == (2, 4)
    assert ends_of_row(circuit, frozenset({9, 10, 1})) == (1, 9)
    assert ends_of_row(circuit, frozenset({2, 7})) == (2, 7)
    assert ends_of_row(circuit, frozenset({2, 5, 8})) is None
    assert ends_of_row(circuit, frozenset({2})) is None
