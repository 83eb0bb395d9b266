"""Markers on many pieces, and what they have in common."""

import json
from dataclasses import replace

import pytest
from pydantic import TypeAdapter, ValidationError

from tests.builders import KIT, OVAL, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import apply_all
from trackwright.model.edit.markers import (
    MIXED,
    common_line,
    common_value,
    corner_description,
    marker_description,
    next_difficulty,
    next_hill,
    next_line,
    set_value_edits,
    shared_markers,
)
from trackwright.model.layout.track import MARKER_RANGES, Marker


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
    circuit = edited(circuit, set_value_edits(circuit, [2, 3], "difficulty", 3))
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


def hills_of(circuit: Circuit) -> dict[int, str | None]:
    return {marker.on: marker.hill for marker in circuit.track.markers}


def test_a_hill_on_several_pieces_begins_with_the_first_and_ends_behind_the_last() -> None:
    """T-10: a hill counter holds until the next one, across the finish line, too."""
    circuit = edited(
        circuit_of(OVAL), set_value_edits(circuit_of(OVAL), [3, 4, 5, 6], "hill", "up")
    )
    assert hills_of(circuit) == {3: "up", 7: "flat"}
    assert common_value(circuit, [3, 4, 5, 6], "hill") == "up"
    assert common_value(circuit, [6, 7], "hill") == MIXED
    down = edited(circuit, set_value_edits(circuit, [3, 4, 5, 6], "hill", "down"))
    assert hills_of(down) == {3: "down", 7: "flat"}
    assert hills_of(edited(down, set_value_edits(down, [3, 4, 5, 6], "hill", None))) == {}


def test_a_hill_across_the_line_and_one_in_two_rows() -> None:
    circuit = circuit_of(OVAL)
    assert hills_of(edited(circuit, set_value_edits(circuit, [1, 2, 10], "hill", "up"))) == {
        10: "up",
        3: "flat",
    }
    two = hills_of(edited(circuit, set_value_edits(circuit, [2, 3, 6, 7], "hill", "down")))
    assert two == {2: "down", 4: "flat", 6: "down", 8: "flat"}
    whole = edited(circuit, set_value_edits(circuit, range(1, 11), "hill", "up"))
    assert hills_of(whole) == {1: "up"}
    row = circuit_of("START L4 L4")
    assert hills_of(edited(row, set_value_edits(row, [2, 3], "hill", "up"))) == {2: "up"}


def test_a_hill_inside_another_one_leaves_the_other_as_it_was() -> None:
    circuit = circuit_of(OVAL, markers=[{"on": 2, "hill": "up"}, {"on": 9, "hill": "flat"}])
    inside = edited(circuit, set_value_edits(circuit, [4, 5], "hill", "down"))
    assert hills_of(inside) == {2: "up", 4: "down", 6: "up", 9: "flat"}
    assert hills_of(edited(inside, set_value_edits(inside, [4, 5], "hill", None))) == {
        2: "up",
        9: "flat",
    }


def test_taking_a_hill_away_leaves_those_of_other_pieces() -> None:
    """Neither what goes away nor the piece itself says what holds on a piece behind a row."""
    circuit = circuit_of(OVAL, markers=[{"on": 7, "hill": "up"}])
    assert set_value_edits(circuit, [5, 6], "hill", None) == []
    markers = [{"on": 4, "hill": "up"}, {"on": 7, "hill": "up"}, {"on": 9, "hill": "flat"}]
    circuit = circuit_of(OVAL, markers=markers)
    assert hills_of(edited(circuit, set_value_edits(circuit, [4, 6], "hill", None))) == {
        7: "up",
        9: "flat",
    }
    down = edited(circuit, set_value_edits(circuit, [4, 6], "hill", "down"))
    assert hills_of(down) == {4: "down", 5: "flat", 6: "down", 7: "up", 9: "flat"}
    assert hills_of(edited(down, set_value_edits(down, [4, 6], "hill", None))) == {
        7: "up",
        9: "flat",
    }


def test_one_piece_begins_a_hill_and_several_have_it_in_turn() -> None:
    circuit = circuit_of(OVAL)
    assert hills_of(edited(circuit, set_value_edits(circuit, [4], "hill", "up"))) == {4: "up"}
    seen = []
    for _ in range(4):
        circuit = edited(circuit, next_hill(circuit, (4, 5)))
        seen.append(hills_of(circuit))
    assert seen == [{4: "up", 6: "flat"}, {4: "down", 6: "flat"}, {4: "flat", 6: "flat"}, {}]


def test_markers_that_are_alike_are_listed_once_and_change_together() -> None:
    notes = [{"on": id, "text": text} for id, text in ((2, "Look out"), (3, "Look out"), (3, "!"))]
    circuit = circuit_of(OVAL, markers=[*notes, {"on": 3, "at": 1, "lane": 0, "bonus": 2}])
    found = shared_markers(circuit, [2, 3])
    told = {str(marker_description(one.marker)): one.on for one in found}
    assert told == {
        "text: Look out": (2, 3),
        "text: !": (3,),
        "bonus: 2 · position 2 in the piece · lane 1": (3,),
    }
    look_out = found[0]
    circuit = edited(circuit, look_out.change_edits(replace(look_out.marker, text="Slow")))
    told = {str(marker_description(one.marker)): one.on for one in shared_markers(circuit, [2, 3])}
    assert told["text: Slow"] == (2, 3)
    assert told["text: !"] == (3,)


def test_a_corner_is_described_with_its_positions_and_difficulties() -> None:
    circuit = circuit_of(OVAL, markers=[{"on": 3, "at": 1, "difficulty": 2}])
    assert corner_description(circuit, {2, 5}) == "Corner 1: positions 0 to 7, difficulty -/2"
    assert corner_description(circuit, {2, 7}) is None
    assert corner_description(circuit, {1, 2}) is None
    assert corner_description(circuit, ()) is None
    assert corner_description(circuit_of(), ()) is None


def test_a_corner_of_a_loose_fragment_is_its_own() -> None:
    """Corners are numbered anew there, and there may be more of them."""
    loose = {"pieces": ["L4", "R2L", "R2L", "L1", "R3R"], "frame": 1}
    circuit = circuit_of("START R2L R2L", loose, frames=[{}, {"y_mm": 600}])
    for clicked, marked_on in ((6, 5), (8, 8)):
        (mark,) = edited(circuit, next_difficulty(circuit, clicked)).track.markers
        assert (mark.on, mark.difficulty) == (marked_on, 1)
    assert str(corner_description(circuit, {5, 6})).startswith("Corner 1: ")
    assert corner_description(circuit, {3, 6}) is None


@pytest.mark.parametrize("kind", sorted(MARKER_RANGES))
def test_markers_of_numbers_hold_what_is_between_their_limits(kind: str) -> None:
    least, most = MARKER_RANGES[kind]
    for value, fine in ((least, True), (most, True), (least - 1, False), (most + 1, False)):
        text = json.dumps({"on": 1, kind: value})
        if fine:
            assert TypeAdapter(Marker).validate_json(text).value == value
        else:
            with pytest.raises(ValidationError):
                TypeAdapter(Marker).validate_json(text)


def test_the_kinds_that_are_numbers_have_limits() -> None:
    assert set(MARKER_RANGES) == {
        *("difficulty", "bonus", "limit", "barrier", "indicator", "group")
    }
