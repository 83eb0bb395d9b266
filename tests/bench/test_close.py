"""The benchmark of closing runs and reports what it should; limits are wide, machines are noisy."""

import json

import pytest

from bench import close


@pytest.mark.parametrize("count", [4, 12])
def test_cuts_leave_the_start_and_one_gap(count: int) -> None:
    for circuit in close.cuts(count, 13):
        assert any(piece.piece == "START" for piece in circuit.track.pieces())
        assert len(circuit.geometry.open_ends) == 2
        assert close.gap_of(circuit).makes_lap


@pytest.mark.slow
def test_a_run_reports_times_memory_and_the_plain_search() -> None:
    figures = json.loads(json.dumps(close.measured(gaps=6)))
    for depth, limit_ms in (("8", 500), ("10", 2_000), ("12", 15_000)):
        assert 0 < figures["ten_best"][depth]["max_ms"] < limit_ms
        assert 0 < figures["same_lap"][depth]["max_ms"] < limit_ms
        assert figures["ten_best"][depth]["ways_max"] > 0
    assert figures["tables_mb"] < 100
    assert figures["tables_peak_mb"] + figures["search_peak_mb"] < 200
    for depth in ("4", "5"):
        assert figures["against_plain"][depth]["equal"]
        assert figures["against_plain"][depth]["speed_up"] > 2
