"""Bots know what their players may know, and no more; and it pays to know and to weigh."""

from itertools import chain
from random import Random

import pytest

from tests.games.mopeds.random_tracks import ring_way
from tests.games.mopeds.tables import table_on
from trackwright.games.mopeds.bots.guesses import guess_cards
from trackwright.games.mopeds.bots.knowledge import know
from trackwright.games.mopeds.race.seats import keep_choices
from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.rules.cards import first_returned, in_cycle, moped_of
from trackwright.games.mopeds.state.layouts import CARDS, Race
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.table.bots import CAREFUL, GREEDY
from trackwright.simulator.table.states import DECISION_WANTED

MEMORIES = ("perfect", "last-pass", "none")


def waiting(players: int, decisions: int, memory: str = "perfect", seed: int = 1) -> Table:
    """A race that waits for a person's bet, after so many decisions."""
    rng = Random(f"{players} {seed}")
    table = table_on(ring_way(13), ["human"] * players, {"memory": memory})
    rows: list[tuple[int, int, int, int]] = []
    while table.run(seed) == DECISION_WANTED:
        race = table.race
        player, kind = int(race.halt_player), int(race.halt_kind)
        if len(rows) >= decisions and kind == 0:
            return table
        hand = first_of(race.hand, int(race.held))
        rng.shuffle(hand)
        choice = hand[0] if kind < 2 else hand[0] | hand[1] << 5 | hand[2] << 10
        rows.append((player, kind, choice, 0))
        table.set_script(rows)
    raise AssertionError("the race is over")


def views(race: Race, player: int) -> tuple[list[int], list[int]]:
    know(race, player)
    return first_of(race.view.stack, CARDS), first_of(race.view.rival, 6)


def stack_of(race: Race) -> list[int]:
    """What really lies in the stack."""
    cards = []
    for at in range(race.draws, in_cycle(race)):
        back = at - race.deck_size
        slots = race.slot[max(0, back) // 3]
        cards.append(race.deck[at] if back < 0 else slots[first_returned(race) + back % 3])
    return cards


def undrawn(race: Race) -> list[int]:
    """What of the deck nobody has seen."""
    return first_of(race.deck, race.deck_size)[int(race.draws) :]


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_is_hidden_changes_nothing_of_what_is_known(players: int, memory: str) -> None:
    """MOP-24: cards that may be exchanged for all the player knows lead to the same thoughts."""
    for decisions in (7, 23, 41):
        table = waiting(players, decisions, memory)
        race, player = table.race, int(table.race.halt_player)
        before = views(race, player)
        for seed in range(5):
            race.bot_rng[0] = 1 + seed
            guess_cards(race, player)
            assert views(race, player) == before


@pytest.mark.parametrize("players", [2, 4, 6])
def test_guesses_change_nothing_that_the_player_has_seen(players: int) -> None:
    """MOP-24: its own bets, what others took before it, cards that were drawn again, the open
    row; and no card appears or vanishes."""
    table = waiting(players, 40)
    race, player = table.race, int(table.race.halt_player)
    own = first_of(race.bets[player], 6)
    first, turned = first_returned(race), int(race.turned)
    slots = [first_of(race.slot[i], first + 3) for i in range(race.drafted)]
    mine = [(player - int(race.sparks[i])) % players for i in range(race.drafted)]
    everything = sorted([*undrawn(race), *chain(*slots)])
    guess_cards(race, player)
    assert first_of(race.bets[player], 6) == own
    now = [first_of(race.slot[i], first + 3) for i in range(race.drafted)]
    for i, (old, new) in enumerate(zip(slots, now, strict=True)):
        assert new[mine[i]] == old[mine[i]]
        assert sorted(new[: mine[i]]) == sorted(old[: mine[i]])
        drawn = min(max(int(race.draws - race.deck_size) - 3 * i, 0), 3)
        assert new[first : first + drawn] == old[first : first + drawn]
        if i < turned:
            assert new[players] == old[players]
        if mine[i] == players - 1:
            assert new[players:] == old[players:]
    assert sorted([*undrawn(race), *chain(*now)]) == everything


def test_with_a_perfect_memory_the_last_drafter_knows_what_returns() -> None:
    """MOP-21, MOP-24, D-03."""
    table = waiting(4, 5)
    race, last = table.race, (int(table.race.sparks[0]) + 3) % 4
    stack, _ = views(race, last)
    there = stack_of(race)
    assert [stack[card] for card in range(CARDS)] == [100 * there.count(c) for c in range(CARDS)]


@pytest.mark.parametrize("memory", MEMORIES)
def test_what_is_expected_adds_up(memory: str) -> None:
    """D-04: as many cards as there are, up to rounding."""
    for players in (2, 3, 5):
        table = waiting(players, 4 * players + 9, memory)
        race, player = table.race, int(table.race.halt_player)
        stack, rivals = views(race, player)
        assert sum(stack) == pytest.approx(100 * len(stack_of(race)), rel=0.05)
        made = race.drafted * players + race.drafter - sum(first_of(race.bets[player], 6))
        assert sum(rivals) == pytest.approx(100 * made, rel=0.1, abs=60)


def test_greedy_looks_at_its_own_prospects_only() -> None:
    """D-01: careful also weighs what the rest of its bets lose."""
    for decisions in range(10, 30):
        table = waiting(3, decisions)
        race, player = table.race, int(table.race.halt_player)
        keep_choices(race, player, GREEDY)
        greedy = [int(race.plan.card[i]) for i in range(race.plan.kept)]
        worth = [race.view.worth[moped_of(card)] for card in greedy]
        assert worth == sorted(worth, reverse=True)
        keep_choices(race, player, CAREFUL)
        if [int(race.plan.card[i]) for i in range(race.plan.kept)] != greedy:
            return
    raise AssertionError("careful never thinks otherwise")


def wins(better: str, worse: str, players: int, races: int, **options: object) -> float:
    """The share of the better bot's wins, in every second seat."""
    bots = [better if i % 2 == 0 else worse for i in range(players)]
    table = table_on(ring_way(11), bots, options, "compiled")
    table.race.rules.statistics = 1
    table.run_many(3, 0, races)
    by_player = table.race.statistics.by_player
    won = [int(by_player[i][0]) for i in range(players)]
    return sum(won[::2]) / sum(won)


@pytest.mark.parametrize(
    ("better", "worse", "players", "least"),
    [
        ("greedy", "random", 2, 0.85),
        ("greedy", "random", 4, 0.7),
        ("greedy", "random", 6, 0.6),
        ("careful", "greedy", 2, 0.7),
        ("careful", "greedy", 4, 0.55),
        ("careful", "greedy", 6, 0.55),
        ("careful", "random", 6, 0.7),
    ],
)
def test_a_better_bot_wins_more(better: str, worse: str, players: int, least: float) -> None:
    """D-01, over 2,000 races."""
    assert wins(better, worse, players, 2000) > least


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4, 6])
def test_planner_wins_more_than_careful(players: int) -> None:
    assert wins("planner", "careful", players, 60) > 0.5


@pytest.mark.slow
def test_it_pays_to_remember() -> None:
    """D-04: careful bots with and without memory against greedy ones that have the same."""
    remembering = wins("careful", "greedy", 2, 2000)
    assert remembering > wins("careful", "greedy", 2, 2000, memory="none") + 0.05
