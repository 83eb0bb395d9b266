"""What is opened and closed leaves nothing over; how much memory that is, the benchmark says."""

import ctypes
import json

import pytest

from bench import leaks, soak


@pytest.mark.slow
@pytest.mark.parametrize("sort", ["ShortcutSheet", "CommandPalette"])
def test_a_dialog_leaves_no_widget_over(sort: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "WARM_UP", 1)
    figures = leaks.left_over(sort, 3)
    json.dumps(figures)
    assert set(figures) == {
        *("in_use_mb_per_100", "mb_per_100"),
        *("widgets", "last_over_first"),
    }
    assert figures["widgets"] == 0


@pytest.mark.slow
def test_each_sort_is_measured_in_a_program_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    sorts = {sort: leaks.SORTS[sort] for sort in ("race", "PreferencesDialog")}
    monkeypatch.setattr(leaks, "SORTS", sorts)
    figures = leaks.measured(rounds=2)
    json.dumps(figures)
    assert set(figures) == {"version", "rounds", *sorts}
    for sort in sorts:
        assert figures[sort]["widgets"] == 0  # type: ignore[index]


def test_what_remains_counts_however_much_the_heap_grows_once() -> None:
    assert leaks.growth_mb([180, 181, 182, 203, 204, 205]) == 1
    assert leaks.growth_mb([180, 180, 199, 199.1, 199, 199.1]) == pytest.approx(0.1)


@pytest.mark.skipif(soak.in_use_mb() == 0, reason="another C library")
def test_what_is_in_use_is_what_was_allocated_and_not_freed() -> None:
    library = ctypes.CDLL(None)
    library.malloc.restype = ctypes.c_void_p
    before = soak.in_use_mb()
    blocks = [library.malloc(ctypes.c_size_t(1000)) for _ in range(5000)]
    assert soak.in_use_mb() - before == pytest.approx(5, abs=0.5)
    for block in blocks:
        library.free(ctypes.c_void_p(block))
    assert soak.in_use_mb() - before == pytest.approx(0, abs=0.5)
