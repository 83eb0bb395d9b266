"""The benchmark of the window runs; limits are wide, machines are noisy and shared."""

import json
import os

import pytest

from bench import frames


def crowding() -> float:
    """How many want each processor of the machine just now, at least one."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)) if hasattr(os, "getloadavg") else 1


@pytest.mark.slow
def test_a_run_reports_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "STARTS", 1)
    figures = frames.measured(rounds=12)
    json.dumps(figures)
    assert figures["positions"] == 125
    for name in ("hold", "drag", "lay", "lay_checked"):
        figure = figures[name]
        assert isinstance(figure, dict)
        assert 0 < figure["median_ms"] <= figure["p99_ms"]
        assert figure["median_ms"] < 250 * crowding()
    stall = figures["longest_stall_ms"]
    assert isinstance(stall, dict)
    assert set(stall) == {"laying", "solving"}
