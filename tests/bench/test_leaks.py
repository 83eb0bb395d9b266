"""What is opened and closed leaves nothing over; how much memory that is, the benchmark says."""

import json

import pytest

from bench import leaks


@pytest.mark.slow
@pytest.mark.parametrize("sort", ["ShortcutSheet", "CommandPalette"])
def test_a_dialog_leaves_no_widget_over(sort: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "WARM_UP", 1)
    figures = leaks.left_over(sort, 3)
    json.dumps(figures)
    assert set(figures) == {"mb_per_100", "widgets", "last_over_first"}
    assert figures["widgets"] == 0


@pytest.mark.slow
def test_each_sort_is_measured_in_a_program_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    sorts = {sort: leaks.SORTS[sort] for sort in ("race", "PreferencesDialog")}
    monkeypatch.setattr(leaks, "SORTS", sorts)
    figures = leaks.measured(rounds=20)
    json.dumps(figures)
    assert set(figures) == {"version", "rounds", *sorts}
    for sort in sorts:
        assert figures[sort]["widgets"] == 0  # type: ignore[index]
