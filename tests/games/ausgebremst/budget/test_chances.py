"""Chances not to finish and to shoot past the pit: AUS-V-08, AUS-V-10."""

from itertools import combinations, product
from math import prod

import pytest

from trackwright.games.ausgebremst.budget.chances import p_fail, p_overshoot
from trackwright.games.ausgebremst.decks import deck


@pytest.mark.parametrize(
    ("slack", "chance"),
    [(2, 0.8189), (3, 0.6069), (4, 0.3685), (5, 0.1777), (6, 0.0664), (7, 0.0188), (8, 0.0039)],
)
def test_twelve_detours_of_one_space(slack: int, chance: float) -> None:
    """AUS-V-08: the test vector n=12, q=1/3, c=1."""
    assert p_fail(slack, [(1, 1 / 3)] * 12) == pytest.approx(chance, abs=0.00005)


def test_only_all_three_detours_break_a_slack_of_four() -> None:
    """AUS-V-08: two of price 2 cost exactly the slack."""
    assert p_fail(4, [(2, 0.5)] * 3) == 0.125


def test_without_traffic_a_race_is_certain_either_way() -> None:
    """AUS-V-08."""
    assert p_fail(0, []) == 0
    assert p_fail(-1, []) == 1


def test_different_prices_are_reckoned_exactly() -> None:
    """AUS-V-08: against all ways in which the detours can fall."""
    detours = [(1, 0.3), (2, 0.6), (2, 0.1), (5, 0.25), (3, 0.9)]
    for slack in range(14):
        ways = product((False, True), repeat=len(detours))
        chance = sum(
            prod(q if taken else 1 - q for taken, (_, q) in zip(way, detours, strict=True))
            for way in ways
            if sum(c for taken, (c, _) in zip(way, detours, strict=True) if taken) > slack
        )
        assert p_fail(slack, detours) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("spaces", "chance"), [(1, 0.563), (2, 0.277), (3, 0.109), (4, 0.028), (5, 0.002), (6, 0.0)]
)
def test_a_fresh_family_hand_shoots_past(spaces: int, chance: float) -> None:
    """AUS-V-10."""
    assert p_overshoot(deck("slow").cards, spaces) == pytest.approx(chance, abs=0.0005)


def test_overshooting_with_a_small_deck_is_counted_hand_by_hand() -> None:
    """AUS-V-10."""
    cards = (1, 2, 4, 5, 6, 6)
    hands = list(combinations(cards, 3))
    missed = [hand for hand in hands if min(hand) > 3]
    assert p_overshoot(cards, 3) == len(missed) / len(hands) == 0.2


def test_a_deck_smaller_than_the_hand_is_all_in_hand() -> None:
    assert p_overshoot((5, 6), 4) == 1
    assert p_overshoot((4, 6), 4) == 0
