"""The benchmark of checking runs and reports ratios; limits are wide, machines are noisy."""

import json

import pytest

from bench import check
from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.model.picture.shapes.outline import find_overlaps

KIT = library.kit("motograndprix")


@pytest.mark.parametrize("positions", [80, 400, 1250])
def test_the_long_circuits_close_and_keep_clear_of_themselves(positions: int) -> None:
    circuit = Circuit(check.loop(positions, KIT), KIT)
    assert circuit.geometry.closed_exactly
    assert circuit.measures.positions == positions
    assert find_overlaps(circuit) == ()


def test_an_edit_of_each_sort_lies_in_the_middle() -> None:
    track = check.loop(400, KIT)
    for edit in check.edits_in_the_middle(track).values():
        assert edit.apply(track, KIT) != track


def test_lengthening_two_opposite_straights_keeps_the_loop_closed() -> None:
    track = check.loop(400, KIT)
    longer = Circuit(check.edits_in_the_middle(track)["lengthen"].apply(track, KIT), KIT)
    assert longer.geometry.closed_exactly
    assert longer.measures.positions == 402


@pytest.mark.slow
def test_a_run_reports_every_ratio() -> None:
    figures = check.measured(rounds=3)
    json.dumps(figures)
    assert figures["positions"] == [125, 1250, 12500]
    for name in ("per_piece_10_over_1", "per_piece_100_over_1"):
        ratio = figures[name]
        assert isinstance(ratio, float)
        assert 0 < ratio < 3
    for name in ("again_over_full", "again_over_before"):
        again = figures[name]
        assert isinstance(again, dict)
        assert all(0 < ratio < 0.7 for ratio in again.values())
