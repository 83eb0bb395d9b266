"""The benchmark of printing runs and reports ratios; limits are wide, machines are noisy."""

import json

import pytest

from bench import paper


@pytest.mark.slow
def test_a_run_reports_every_ratio() -> None:
    figures = paper.measured(rounds=1)
    json.dumps(figures)
    ratios = figures["over_picture"]
    assert isinstance(ratios, dict)
    assert set(ratios) == {"picture", "plan", "box_sheets", "pack", "cards", "cutter"}
    assert max(ratios.values()) < 200
