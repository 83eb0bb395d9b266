"""What careful riders think of the end of a move (DP-4)."""

import pytest

from trackwright.games.motograndprix.bots.ends import BEST_TOTAL, RUN_UP, worth_of_ends
from trackwright.games.motograndprix.bots.pace import ROLLS, best_sums


@pytest.mark.parametrize("difficulty", range(4))
def test_figures_are_the_mean_best_totals_of_the_next_roll(difficulty: int) -> None:
    best = best_sums(difficulty).max(axis=1)
    assert best.sum() / len(ROLLS) == pytest.approx(BEST_TOTAL[difficulty] / 1000, abs=0.05)


def test_straight_before_easy_before_medium_before_hard() -> None:
    """DP-4."""
    lap = [0] * 20 + [1, 2, 3]
    assert worth_of_ends(lap)[:1] + worth_of_ends(lap)[20:] == [3000, 2500, 500, 0]


def test_a_run_up_to_a_hard_corner_is_worth_more_where_a_roll_clears_it() -> None:
    """DP-4: 12 points lead over a corner of three from the ninth position before it at most."""
    lap = [0] * 20 + [3] * 3
    assert worth_of_ends(lap)[:20] == [3000] * 11 + [3000 + RUN_UP] * 9


@pytest.mark.parametrize("corner", [[1] * 3, [2] * 3, [3] * 12])
def test_no_run_up_pays_where_the_corner_is_not_hard_or_too_long(corner: list[int]) -> None:
    lap = [0] * 20 + corner
    assert worth_of_ends(lap)[:20] == [3000] * 20


def test_a_road_without_corners_has_no_better_places() -> None:
    assert set(worth_of_ends([0] * 18)) == {3000}


def test_a_run_up_looks_over_the_line() -> None:
    lap = [3] * 3 + [0] * 20
    assert worth_of_ends(lap)[-1] == 3000 + RUN_UP
