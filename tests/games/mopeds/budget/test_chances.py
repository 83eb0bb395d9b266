"""The tables of MOP-42: plain rings of 10 to 16 columns, everybody betting at random."""

import pytest

from tests.amounts import amount
from tests.games.mopeds.random_tracks import ring_way
from tests.games.mopeds.tables import table_on
from trackwright.games.mopeds.budget.chances import Chances, measured

COLUMNS = range(10, 17)
THIRD = {
    2: (99, 94, 79, 56, 26, 10, 2),
    3: (100, 99, 88, 64, 31, 9, 2),
    4: (100, 99, 89, 64, 32, 9, 2),
    5: (100, 92, 63, 28, 5, 0, 0),
    6: (98, 78, 35, 6, 0, 0, 0),
}
FIRST = {
    (2, 16): 95,
    (3, 15): 99,
    (3, 16): 92,
    (4, 15): 99,
    (4, 16): 91,
    (5, 14): 97,
    (5, 15): 81,
    (5, 16): 51,
    (6, 13): 95,
    (6, 14): 73,
    (6, 15): 41,
    (6, 16): 17,
}
"""Where it is below 100."""
CELLS = [
    (players, columns, third)
    for players, row in THIRD.items()
    for columns, third in zip(COLUMNS, row, strict=True)
]
RACES = amount(30_000, soak=60_000)
"""The table is of 6,000, and so a per cent off itself; its cells are to be met within two."""


def chances(columns: int, players: int, races: int = RACES, **options: str) -> Chances:
    table = table_on(ring_way(columns), ["random"] * players, options, "compiled")
    return measured(table, races)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize(("players", "columns", "third"), amount(CELLS[::3], soak=CELLS))
def test_shares_of_finishers_are_those_of_the_table(players: int, columns: int, third: int) -> None:
    """MOP-42."""
    found = chances(columns, players)
    assert 100 * found.finishers[2] == pytest.approx(third, abs=2)
    first = FIRST.get((players, columns), 100)
    assert 100 * found.finishers[0] == pytest.approx(first, abs=2)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize(("removed", "third"), [("1", 85), ("2", 73), ("3", 57), ("none", 92)])
def test_the_card_that_two_players_leave_out_decides_much(removed: str, third: int) -> None:
    """MOP-42, MOP-H-01."""
    found = chances(13, 2, two_player_removed_value=removed)
    assert 100 * found.finishers[2] == pytest.approx(third, abs=2)


@pytest.mark.parametrize(("players", "columns", "lasts"), [(4, 13, True), (4, 14, False)])
def test_a_deck_lasts_if_half_of_the_races_see_a_third_finisher(
    players: int, columns: int, lasts: bool
) -> None:
    """MOP-42 (c)."""
    assert chances(columns, players, 2000).lasts == lasts


def test_cards_are_used_up_or_left() -> None:
    """MOP-40: with six players there are 123 draws at most."""
    found = chances(16, 6, 1000)
    assert found.draws == pytest.approx(123, abs=1)
    assert found.cards_left == pytest.approx(0, abs=0.5)
    assert chances(9, 3, 1000).cards_left > 10
