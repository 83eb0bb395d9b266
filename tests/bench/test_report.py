"""The benchmark of reports runs, and reports how long each part takes."""

import json

import pytest

from bench import report
from trackwright.reports.html.page import MOST_BYTES


@pytest.mark.slow
def test_a_run_reports_every_part() -> None:
    """A page takes about as long as watching its races and drawing the plan, whatever the races."""
    figures = json.loads(json.dumps(report.measured(rounds=1, races=100)))
    assert 0 < figures["bytes"] < MOST_BYTES
    assert 0 < figures["picks_over_playtest"] < 2
    assert figures["subject_seconds"] > 0
    assert figures["page_seconds"] > 0
