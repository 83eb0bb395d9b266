"""The gear deck: STR-07, STR-08, section 14, H-26."""

from collections import Counter
from itertools import pairwise

import pytest

from trackwright.games.street_racing.decks import chance_of, expected_best, gear_deck

GEARS = range(1, 7)


def test_120_cards_of_six_suits_each_with_all_tables() -> None:
    deck = gear_deck()
    assert len(deck.cards) == 120
    assert Counter(suit for suit, _ in deck.cards) == dict.fromkeys(GEARS, 20)
    assert all(count == 6 for count in Counter(id(table) for _, table in deck.cards).values())


def test_totals_means_and_highest_numbers_of_the_rows() -> None:
    deck = gear_deck()
    assert [sum(deck.row(gear)) for gear in GEARS] == [42, 60, 83, 105, 132, 168]
    assert sum(table.nitrous for table in deck.tables) == 50
    means = [sum(deck.row(gear)) / 20 for gear in GEARS]
    assert means == [2.10, 3.00, 4.15, 5.25, 6.60, 8.40]
    assert [max(deck.row(gear)) for gear in GEARS] == [4, 6, 8, 10, 12, 16]


def test_minimum_speeds_are_the_means_rounded_half_up() -> None:
    deck = gear_deck()
    assert deck.minimum_speed == tuple(int(sum(deck.row(g)) / 20 + 0.5) for g in GEARS)
    assert deck.minimum_speed == (2, 3, 4, 5, 7, 8)


def test_each_gear_dominates_the_one_below() -> None:
    rows = [sorted(gear_deck().row(gear)) for gear in GEARS]
    for low, high in pairwise(rows):
        assert all(a <= b for a, b in zip(low, high, strict=True))


def test_tables_3_7_and_6_are_those_of_the_printed_examples() -> None:
    tables = [gear_deck().tables[number - 1] for number in (3, 7, 6)]
    assert [table.speeds[4 - 1] for table in tables] == [3, 6, 8]
    assert [table.speeds[5 - 1] for table in tables] == [3, 8, 5]


BEST = {
    1: (2.1, 2.6, 2.9, 3.1),
    2: (3.0, 3.8, 4.2, 4.5),
    3: (4.2, 5.3, 5.8, 6.2),
    4: (5.2, 6.6, 7.3, 7.8),
    5: (6.6, 8.3, 9.2, 9.7),
    6: (8.4, 10.8, 12.1, 12.8),
}


@pytest.mark.parametrize("gear", GEARS)
def test_expected_best_of_some_flips(gear: int) -> None:
    for flips, best in enumerate(BEST[gear], 1):
        assert expected_best(gear, flips) == pytest.approx(best, abs=0.0501)


@pytest.mark.parametrize(
    ("gear", "chances"),
    [(4, (0.05, 0.10, 0.14, 0.19)), (5, (0.20, 0.36, 0.49, 0.60)), (6, (0.40, 0.64, 0.79, 0.87))],
)
def test_chance_of_a_ten(gear: int, chances: tuple[float, ...]) -> None:
    for flips, chance in enumerate(chances, 1):
        assert chance_of(gear, flips, 10) == pytest.approx(chance, abs=0.005)


def test_the_box() -> None:
    deck = gear_deck()
    assert deck.control_tokens == {1: 4, 2: 4, 3: 4}
    assert (deck.upgrade_tokens, deck.block_tokens, deck.driver_cards) == (42, 4, 12)
    assert deck.icons == {4: 2, 5: 3, 6: 5}
    assert max(deck.row(6)) + max(table.nitrous for table in deck.tables) == 21
