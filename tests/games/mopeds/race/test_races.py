"""Whole races: nothing is lost, nobody stands on anybody, and they are the same in every mode."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.mopeds.random_cases import random_rulings
from tests.games.mopeds.random_tracks import random_track, ring_way
from tests.games.mopeds.tables import table_on
from tests.games.same_races import assert_same_race
from trackwright.games.mopeds.race.draft import BET, RETURN
from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.referee.track import way_of_case
from trackwright.games.mopeds.rules.cards import row_length, stack_left
from trackwright.games.mopeds.state import events
from trackwright.games.mopeds.state.codes import MOP_20, MOP_21
from trackwright.games.mopeds.state.layouts import CARDS
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.story.watching import observe
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import (
    CHANCE_WANTED,
    DECISION_WANTED,
    ILLEGAL,
    LAST_FAIR,
    OVER,
)
from trackwright.simulator.table.table import CannotRace, Mode

BOTS = ("careful", "random", "greedy")


def any_table(seed: int, mode: Mode = "plain", planners: int = 0) -> Table:
    """A race at random: track, players, bots, house rulings."""
    rng = Random(seed)
    track, rules = random_track(rng), random_rulings(rng)
    bots = [rng.choice(BOTS) for _ in range(rng.randint(2, 6))]
    bots[:planners] = ["planner"] * planners
    memory = rng.choice(["perfect", "last-pass", "none"])
    options = {**rules, "roll_outs": 2, "memory": memory}
    return table_on(way_of_case(track), bots, options, mode)


@given(st.integers(0, 10**6))
def test_cards_and_mopeds_are_conserved_at_every_moment(seed: int) -> None:
    """MOP-40, MOP-T-01, MOP-01, MOP-03: stack, table and hands, bets and row are the deck."""
    table = any_table(seed)
    race = table.race

    def look() -> tuple[int, ...]:
        spaces = len({race.space[moped] for moped in range(6)})
        bets = race.drafted * race.players + race.drafter  # of all players
        away = stack_left(race) + bets + row_length(race)
        return spaces, away, race.dealt, race.held, race.final

    seen = observe(race, lambda: table.run(seed), look)
    row = int(race.rules.row)
    begun = False
    for happened, (spaces, away, dealt, held, final) in zip(table.events(), seen, strict=False):
        event = happened.event
        begun = begun or isinstance(event, events.Round)
        if not begun or final:
            continue
        assert spaces == 6, happened
        match event:
            case events.Bet() | events.RowCard():
                here = held
            case events.Return():
                here = 3 + row
            case events.RowTurned() | events.Round():
                here = 0
            case _:
                here = dealt
        assert away + here == race.deck_size, happened
    cards = [int(race.deck[i]) for i in range(race.deck_size)]
    assert all(cards.count(card) == race.rules.cards[card] for card in range(CARDS))


@pytest.mark.parametrize("seed", range(4))
def test_a_race_is_the_same_in_every_mode(seed: int) -> None:
    """MOP-45: with all house rulings and bots."""
    number = 10 * seed + 3

    def made(mode: Mode) -> Table:
        return any_table(number, mode)

    def planned(mode: Mode) -> Table:
        return any_table(number, mode, planners=1)

    assert_same_race(made, seed)
    assert_same_race(planned, seed, modes=("compiled", "unchecked"))


def test_recorded_decisions_give_the_same_race_again() -> None:
    """MOP-45."""
    for seed in range(4):
        table = any_table(seed)
        halt = table.run(seed)
        rows, script = table.rows(), table.recorded_script()
        table.set_script(script)
        for player in range(table.race.players):
            table.race.bot[player] = 0
        assert (table.run(seed), table.rows()) == (halt, rows)


@pytest.mark.slow
def test_start_places_are_drawn_or_as_listed() -> None:
    """MOP-02, MOP-05, MOP-H-12."""
    drawn, sparks = set[tuple[int, ...]](), set[int]()
    for number in range(40):
        table = table_on(ring_way(12), ["random"] * 3)
        table.run(1, number)
        drawn.add(tuple(first_of(table.race.grid, 6)))
        sparks.add(int(table.race.first_spark))
    assert len(drawn) > 30
    assert sparks == {0, 1, 2}
    table = table_on(ring_way(12), ["random"] * 3, {"start_places": "as-listed"})
    table.run(1)
    assert first_of(table.race.grid, 6) == [1, 2, 3, 4, 5, 6]


def test_a_person_may_only_keep_what_is_in_hand() -> None:
    """MOP-20, MOP-21, MOP-22."""
    table = table_on(ring_way(12), ["human", "random"])
    assert table.run(3) == DECISION_WANTED
    race = table.race
    held = {int(race.hand[i]) for i in range(race.held)}
    wrong = next(card for card in range(1, CARDS) if card % 4 and card not in held)
    player = int(race.halt_player)
    for card in (wrong, 0, -1, 99):
        table.set_script([(player, BET, card, 0)])
        assert (table.run(3), race.fault) == (ILLEGAL, MOP_20)
    table = table_on(ring_way(12), ["human", "human"])
    rows = []
    while table.run(3) == DECISION_WANTED and table.race.halt_kind != RETURN:
        rows.append(
            (int(table.race.halt_player), int(table.race.halt_kind), int(table.race.hand[0]), 0)
        )
        table.set_script(rows)
    for order in (0, -1, 1 << 15, 5):
        table.set_script([*rows, (int(table.race.halt_player), RETURN, order, 0)])
        assert (table.run(3), table.race.fault) == (ILLEGAL, MOP_21)


def test_real_cards_may_be_entered() -> None:
    """MOP-11: a given card changes places with the one on top."""
    table = table_on(ring_way(12), ["random"] * 2)
    table.set_given([(0, 0, 7), (0, 0, 7), (0, 0, 21)])
    assert table.run(5) == OVER
    cards = [one for one in table.events() if isinstance(one.event, events.Card)]
    assert [(one.who, one.event.value) for one in cards[:3]] == [(1, 3), (1, 3), (5, 1)]  # type: ignore[attr-defined]
    table.set_given([(0, 0, 7)] * 6)  # there are fewer
    assert table.run(5) == CHANCE_WANTED


def test_the_winner_has_the_most_points() -> None:
    """MOP-34, MOP-35."""
    for seed in range(10):
        table = any_table(seed, "compiled")
        if table.run(seed) > LAST_FAIR:
            continue
        race = table.race
        best = max(race.points[i] for i in range(race.players))
        winners = [i for i in range(race.players) if race.player_place[i] == 1]
        assert winners
        assert all(race.points[i] == best for i in winners)


def test_ties_may_be_decided_by_bets_on_the_first() -> None:
    """MOP-H-10."""
    shared = {"shared": 0, "bets-on-first": 0}
    for reading in shared:
        table = table_on(ring_way(10), ["random"] * 6, {"last_tie": reading}, "compiled")
        for number in range(300):
            table.run(1, number)
            places = [table.race.player_place[i] for i in range(6)]
            shared[reading] += places.count(1) > 1
    assert shared["bets-on-first"] < shared["shared"]


def test_cards_may_return_after_the_first_finisher() -> None:
    """MOP-H-11, MOP-31: then three mopeds finish, unless all are blocked for good."""
    finished = {"gone": 0, "under-the-stack": 0}
    for reading in finished:
        table = table_on(ring_way(14), ["random"] * 4, {"final_cards": reading}, "compiled")
        for number in range(100):
            table.run(2, number)
            finished[reading] += table.race.finished == 3
    assert finished["under-the-stack"] > 90 > finished["gone"]


def test_returned_cards_may_be_drawn_last_named_first() -> None:
    """MOP-H-06."""
    orders = []
    for reading in ("first-named", "last-named"):
        table = table_on(ring_way(12), ["random"] * 4, {"return_order": reading})
        table.run(1)
        slots = table.race.slot[0]
        orders.append([int(slots[i]) for i in range(4, 7)])
    assert orders[0] == orders[1][::-1]


@pytest.mark.parametrize("id", shipped_tracks())
def test_shipped_circuits_with_six_start_spaces_can_be_raced(id: str) -> None:
    """MOP-T-08, MOP-H-12: those of the other games, too."""
    circuit = load_circuit(id)
    if len(circuit.measures.grid) < 6:
        pytest.skip("fewer start spaces")
    setup, way = lineup(circuit, "moped-betting", bots=["random"])
    table = setup.table(way, "compiled")
    assert table.run(1) == OVER
    assert len({int(space) for space in table.race.space[:6]}) == 6  # type: ignore[attr-defined]


def test_circuits_with_an_endless_bonus_are_refused() -> None:
    """MOP-43."""
    track = random_track(Random(1))
    for row in track["spaces"]:
        row["bonus2"] = True
    with pytest.raises(CannotRace, match="never end"):
        table_on(way_of_case(track), ["random"] * 2)
