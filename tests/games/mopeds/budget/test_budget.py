"""Whether the mopeds' deck lasts, and chains of bonus spaces."""

import pytest

from tests.builders import circuit_of
from trackwright.games.ausgebremst.checks.raced import OVAL
from trackwright.games.mopeds.budget.budget import (
    Need,
    chains,
    chains_on,
    need_of,
)
from trackwright.games.mopeds.decks import deck_flow
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker
from trackwright.model.files import library
from trackwright.model.layout.track import Marker
from trackwright.simulator.game.budgets import NoBudget

KIT = library.kit("ausgebremst")


@pytest.mark.parametrize(
    ("players", "deck", "revealed", "out", "rounds", "draws", "first_pass", "per_moped", "reach"),
    [
        (2, 78, 6, 3, 25, 153, 13.0, 25.5, 47.1),
        (3, 84, 7, 4, 20, 144, 12.0, 24.0, 46.3),
        (4, 84, 7, 4, 20, 144, 12.0, 24.0, 46.3),
        (5, 84, 8, 5, 16, 132, 10.5, 22.0, 42.4),
        (6, 84, 9, 6, 13, 123, 9.3, 20.5, 39.5),
    ],
)
def test_the_deck_flows_as_in_the_table(
    players: int,
    deck: int,
    revealed: int,
    out: int,
    rounds: int,
    draws: int,
    first_pass: float,
    per_moped: float,
    reach: float,
) -> None:
    """MOP-40."""
    flow = deck_flow(players)
    assert (flow.deck, flow.revealed, flow.out) == (deck, revealed, out)
    assert (flow.complete_rounds, flow.draws) == (rounds, draws)
    assert round(flow.rounds_in_first_pass, 1) == first_pass
    assert flow.draws_per_moped == per_moped
    assert round(flow.reach, 1) == reach


@pytest.mark.parametrize(("removed", "reach"), [(3, 47.1), (2, 49.0), (1, 51.0)])
def test_the_card_that_two_players_leave_out_changes_the_reach(removed: int, reach: float) -> None:
    """MOP-H-01."""
    flow = deck_flow(2, removed)
    assert (flow.deck, flow.points_per_moped) == (78, 27 - removed)
    assert round(flow.reach, 1) == reach


def test_two_players_may_keep_all_cards() -> None:
    assert deck_flow(2, removed_value=0).deck == 84


def test_the_stack_shrinks_by_what_leaves_the_cycle() -> None:
    """MOP-40: every round is complete, the one after the last is not."""
    for players in range(2, 7):
        flow = deck_flow(players)
        assert flow.stack_before(1) == flow.deck
        assert flow.stack_before(flow.complete_rounds) >= flow.revealed
        assert flow.stack_before(flow.complete_rounds + 1) < flow.revealed
    assert deck_flow(5).stack_before(5) == 64


@pytest.mark.parametrize("players", [1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(NoBudget, match="2 to 6 players"):
        deck_flow(players)


@pytest.mark.parametrize(
    ("lap", "players", "verdict"),
    [
        (8, 4, "too short"),
        (9, 4, "enough"),
        (15, 4, "enough"),
        (16, 4, "too long"),
        (14, 5, "enough"),
        (15, 5, "too long"),
        (13, 6, "enough"),
        (14, 6, "too long"),
    ],
)
def test_laps_that_fit_the_deck(lap: int, players: int, verdict: str) -> None:
    """MOP-42 (a) and (b): L <= 8 is inside the first pass; beyond the reach the stack is dry."""
    need = Need(lap, 3, 3 * lap + 1, 3 * lap + 3)
    assert need.verdict(deck_flow(players)) == verdict


def test_the_need_is_counted_on_the_circuit() -> None:
    need = need_of(library.load_circuit("bleifuss-drom"))
    assert (need.lap_length, need.least, need.most) == (24, 73, 75)
    assert need_of(library.load_circuit("april-raceway"), laps=1).most == 77
    with pytest.raises(NoBudget):
        need_of(circuit_of("L4", kit=KIT))


def test_a_chain_ends_on_a_plain_space() -> None:
    """MOP-43."""
    found = chains({"a5": "a7", "a7": "a9", "a9": "a11"})
    assert (found.valid, found.longest) == (True, ("a5", "a7", "a9"))


def test_a_chain_into_a_circle_is_endless() -> None:
    """MOP-43: also for the space that only leads into the circle."""
    found = chains({"a": "b", "b": "c", "c": "b", "x": "y"})
    assert found.endless == ("a", "b", "c")
    assert not found.valid
    assert found.longest == ("x",)


def bonus_on(*columns: tuple[int, int]) -> Circuit:
    track = circuit_of(OVAL, kit=KIT).track
    for on, at in columns:
        track = AddMarker(Marker(on=on, at=at, bonus=2)).apply(track, KIT)
    return Circuit(track, KIT)


def test_chains_follow_the_inner_lane_of_the_empty_circuit() -> None:
    """MOP-43: the third and fifth space behind the line; from both lanes one lands inside."""
    found = chains_on(bonus_on((1, 5), (2, 1), (2, 3)))
    assert found.longest == ("1.L6", "2.L2", "2.L4")
    assert (found.valid, found.too_long, found.over_line) == (True, False, ())


def test_a_chain_over_the_line_is_told() -> None:
    """MOP-43."""
    found = chains_on(bonus_on((1, 1), (1, 3)))
    assert set(found.over_line) == {"1.L2", "1.R2"}


def test_more_than_four_in_a_row_are_too_many() -> None:
    """MOP-43."""
    four = chains({f"s{i}": f"s{i + 1}" for i in range(4)})
    five = chains({f"s{i}": f"s{i + 1}" for i in range(5)})
    assert (four.too_long, five.too_long) == (False, True)
