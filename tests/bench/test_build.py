"""The benchmark of building runs and reports ratios; limits are wide, machines are noisy."""

import json

import pytest

from bench import build
from trackwright.model.circuit import Circuit
from trackwright.model.files import library


def test_the_synthetic_circuits_are_closed_and_ten_and_a_hundred_times_as_long() -> None:
    kit = library.kit("motograndprix")
    lengths = []
    for blocks in (2, 24, 249):
        circuit = Circuit(build.ring(blocks, kit), kit)
        assert circuit.geometry.closed_exactly
        lengths.append(circuit.measures.positions)
    assert [round(length / lengths[0]) for length in lengths] == [1, 10, 100]


@pytest.mark.slow
def test_a_run_reports_every_ratio() -> None:
    figures = json.loads(json.dumps(build.measured(rounds=3)))
    assert figures["positions"] == 125
    assert 0 < figures["build_over_bare_graph"] < 6
    assert 0 < figures["per_piece_10_over_1"] < 2
    assert 0 < figures["per_piece_100_over_1"] < 3
    assert 0 < figures["info_over_import"] < 6
