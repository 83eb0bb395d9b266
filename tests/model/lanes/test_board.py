"""The board says the same as the lane graph, in integers."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given

from tests.builders import KIT, SPECIALS, circuit_of, kit_with
from tests.strategies import tracks
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.board import (
    ALWAYS,
    HILLS,
    KINDS,
    MAX_STEPS,
    NO_SPACE,
    NO_WORD,
    NUMBERS,
    PIT_FIELDS,
    STEP_KINDS,
    WORDS,
    LaneBoard,
    TooManySteps,
    board_of,
)
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Track

SPECIAL_ROADS = ["ST IN-L BOX-L OUT-L CH Q1R PIT-R", "ST SO SO Y-L S1 YB-R", "TIP-R XOB-L NI-L"]


def word_of(words: dict[str, int], number: int) -> object:
    return {n: w for w, n in words.items()}[number]


def spaces_told_by(board: LaneBoard) -> dict[str, dict[str, Any]]:
    """The nodes, read back from the arrays alone."""
    found: dict[str, dict[str, Any]] = {}
    for i, name in enumerate(board.names):
        space: dict[str, Any] = {field: int(board[field][i]) for field in ALWAYS}
        space["piece"] = board.pieces[space["piece"]]
        space["kind"] = word_of(KINDS, space["kind"])
        space["hill"] = word_of(HILLS, space["hill"])
        space |= {field: int(board[field][i]) for field in NUMBERS if board[field][i]}
        for field, words in (("colour", board.colours), ("symbol", board.symbols)):
            if board[field][i] != NO_WORD:
                space[field] = words[board[field][i]]
        if board["pit"][i]:
            space["pit"] = word_of(PIT_FIELDS, int(board["pit"][i]))
        found[name] = space
    return found


def steps_told_by(board: LaneBoard) -> set[tuple[str, str, object, bool]]:
    found = set()
    for i, name in enumerate(board.names):
        count = int(board["steps"][i])
        assert (board["to"][i][count:] == NO_SPACE).all()
        for to, kind, crosses in zip(
            board["to"][i][:count], board["step"][i], board["crosses"][i], strict=False
        ):
            found.add((name, board.names[to], word_of(STEP_KINDS, int(kind)), bool(crosses)))
    return found


def same(circuit: Circuit) -> None:
    board, graph = circuit.board, circuit.graph
    assert spaces_told_by(board) == space_attributes(graph)
    assert steps_told_by(board) == {
        (a, b, step["kind"], step["crosses_line"]) for a, b, step in graph.edges(data=True)
    }
    assert int(board["steps"].sum()) == graph.number_of_edges()
    assert len(board.names) == len(graph)


@given(tracks())
def test_board_and_graph_say_the_same(track: Track) -> None:
    same(Circuit(track, KIT))


@pytest.mark.parametrize("pieces", SPECIAL_ROADS)
def test_board_and_graph_of_special_pieces_say_the_same(pieces: str) -> None:
    same(circuit_of(pieces, kit=SPECIALS))


def test_spaces_are_numbered_from_the_line_lane_by_lane(april: Circuit) -> None:
    board = april.board
    assert board.names[:4] == ("2.L1", "2.C1", "2.R1", "2.L2")
    assert board.names[-1] == "1.R4"
    order = list(zip(board["column"].tolist(), board["lane"].tolist(), strict=True))
    assert order == sorted(order)
    assert int(board["column"].max()) == 74
    assert board.index == {name: i for i, name in enumerate(board.names)}


def test_steps_of_a_space_are_forward_first_then_diagonals_from_the_left(april: Circuit) -> None:
    board = april.board
    for i in range(len(board.names)):
        count = int(board["steps"][i])
        kinds = board["step"][i][:count].tolist()
        assert kinds == sorted(kinds)
        lanes = [int(board["lane"][to]) for to in board["to"][i][1:count]]
        assert lanes == sorted(lanes)


@pytest.mark.parametrize("pieces", [1, 43])
def test_arrays_are_as_long_as_there_are_spaces(pieces: int) -> None:
    """An L4 has 12 spaces."""
    board = circuit_of(["L4"] * pieces).board
    assert len(board.names) == 12 * pieces
    assert board["to"].shape == (12 * pieces, MAX_STEPS)
    assert all(len(array) == 12 * pieces for array in board.arrays.values())


def test_an_empty_track_has_an_empty_board() -> None:
    board = Circuit(Track("empty", KIT.id), KIT).board
    assert board.names == ()
    assert not any(array.size for array in board.arrays.values())


@given(tracks())
def test_no_space_of_a_real_kit_has_more_ways_on_than_fit(track: Track) -> None:
    board = Circuit(track, KIT).board
    assert board["steps"].max(initial=0) <= 3


def test_more_ways_than_a_board_holds_are_refused_by_name() -> None:
    circuit = circuit_of("L4 L4 L4")
    graph = circuit.graph.copy()
    for to in list(graph)[3 : 3 + MAX_STEPS + 1]:
        graph.add_edge("1.L1", to, kind="forward", crosses_line=False)
    with pytest.raises(TooManySteps, match=r"space 1\.L1 has 1[01] steps"):
        board_of(graph)
    wide = kit_with(
        {"code": "W", "length": 2, "spaces": 2, "narrow": [1]},
        {"code": "V", "back_of": "W"},
        lanes="ABCDEF",
    )
    assert circuit_of("W V", kit=wide).board["steps"].max() == len(wide.lanes) < MAX_STEPS


def test_words_are_numbered_as_they_come_from_the_line_on() -> None:
    markers = [{"on": 2, "colour": "red"}, {"on": 3, "colour": "blue"}, {"on": 4, "colour": "red"}]
    board = circuit_of("L1 L1 L1 L1", markers=markers).board
    assert board.colours == ("red", "blue")
    assert np.unique(board["colour"]).tolist() == [-1, 0, 1]
    assert set(WORDS) == {"colour", "symbol"}
