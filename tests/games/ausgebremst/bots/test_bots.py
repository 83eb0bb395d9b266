"""Bots: each beats the weaker ones, none sees what its player cannot see, all repeat themselves."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.games.ausgebremst.races import table_for
from trackwright.games.ausgebremst.bots.guesses import guess_cards
from trackwright.games.ausgebremst.race.seats import plan_draw, plan_play
from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.results.classification import points_for
from trackwright.games.ausgebremst.rules.decisions import DRAW, PLAY
from trackwright.games.ausgebremst.rules.moves import FINISH_LINE, look
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, STACKS, Race
from trackwright.simulator.table.states import CAPPED, DECISION_WANTED, OVER, RACING
from trackwright.simulator.table.table import Mode

NUMBERS = {"random": 1, "greedy": 2, "careful": 3, "planner": 4}
CIRCUITS = ("bleifuss-drom", "nuerburg-ring", "plattfuss-circuit", "bleifuss-circuit")


def score(id: str, rules: str, first: str, second: str, races: int, **options: Any) -> list[float]:
    """Mean points of three of the first bot against three of the second, seats changed."""
    totals = [0, 0]
    for turned in (False, True):
        pair = (second, first) if turned else (first, second)
        table = table_for(id, rules, ",".join(pair * 3), "compiled", cars=6, **options)
        for number in range(races // 2):
            assert table.run(11, number, log=False) in (OVER, CAPPED)
            for car in range(6):
                place = int(table.race.finish_place[car]) or None
                totals[(car % 2) ^ turned] += points_for(place)
    return [total / races / 3 for total in totals]


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["family", "pro"])
@pytest.mark.parametrize("id", CIRCUITS)
@pytest.mark.parametrize(("stronger", "weaker"), [("greedy", "random"), ("careful", "greedy")])
def test_stronger_bot_has_more_points(id: str, rules: str, stronger: str, weaker: str) -> None:
    """AUS-D-01 to D-09: what a sensible driver looks at pays."""
    ours, theirs = score(id, rules, stronger, weaker, 400)
    assert ours > theirs + 0.4


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("rules", ["family", "pro"])
@pytest.mark.parametrize("id", amount(CIRCUITS[::6], soak=CIRCUITS))
def test_planner_has_more_points_than_careful(id: str, rules: str) -> None:
    ours, theirs = score(id, rules, "planner", "careful", 60)
    assert ours > theirs


# --- nobody looks at hidden cards ---------------------------------------------------------------


def waiting(rules: str, seed: int, turns: int, kind: int) -> Table | None:
    """A race in which the first seat, a person so far driven like careful, has to decide."""
    whole = table_for("plattfuss-ring", rules, "careful", "compiled", cars=4)
    whole.run(seed)
    told = whole.recorded_script()  # of all: what a bot draws by lot depends on who else draws
    wanted = [i for i, row in enumerate(told) if row[0] == 0 and row[1] == kind]
    if turns >= len(wanted):
        return None
    table = table_for("plattfuss-ring", rules, "human,careful,careful,careful", cars=4)
    table.set_script(told[: wanted[turns]])
    table.run(seed)
    assert (table.race.halt, table.race.halt_kind) == (DECISION_WANTED, kind)
    return table


def decided(table: Table, bot: str, kind: int) -> tuple[int, ...]:
    race = table.race
    race.bot[0] = NUMBERS[bot]
    for i in range(4):
        race.bot_rng[i] = 5 + i
    if kind == DRAW:
        return (int(plan_draw(race, 0)),)
    look(race, 0, MOST_CARD)
    plan_play(race, 0)
    end = int(race.end)
    return int(race.card), end if end == FINISH_LINE else int(race.sight.at[end])


def exchange_hidden_cards(race: Race) -> None:
    """All that the first player cannot see in another order; the numbers of cards stay."""
    for car in range(race.cars):
        first, size = int(race.deck_at[car]), int(race.deck_size[car])
        cards = [int(race.deck[car][i]) for i in range(first, size)]
        hidden = [] if car == 0 or race.derelict[car] else _hand(race, car)
        known = [value for value in hidden if _is_shown(race, car, value)]
        hidden = [value for value in hidden if value not in known]
        mixed = (hidden + cards)[::-1]
        if hidden:
            for i, value in enumerate(known + mixed[: len(hidden)]):
                race.hand[car][i] = value
        for i, value in enumerate(mixed[len(hidden) :]):
            race.deck[car][first + i] = value
        if car:
            for stack in range(STACKS):
                height = int(race.height[car][stack])
                row = [int(race.stack[car][stack][i]) for i in range(height)][::-1]
                for i, value in enumerate(row):
                    race.stack[car][stack][i] = value


def _hand(race: Race, car: int) -> list[int]:
    return [int(race.hand[car][i]) for i in range(race.held[car])]


def _is_shown(race: Race, car: int, value: int) -> bool:
    return bool(race.seen[car][value])


@pytest.mark.slow
@settings(max_examples=amount(10, soak=100))
@given(st.sampled_from(("family", "pro")), st.integers(0, 1000), st.integers(0, 15), st.data())
def test_no_bot_knows_what_is_hidden(
    rules: str, seed: int, turns: int, data: st.DataObject
) -> None:
    """Decks, hands of others and their stacks in another order: the same decision."""
    kind = data.draw(st.sampled_from((PLAY, DRAW) if rules == "pro" else (PLAY,)))
    table = waiting(rules, seed, turns, kind)
    if table is None:
        return
    table.race.rules.roll_outs = 2
    for bot in ("greedy", "careful", *(["planner"] if kind == PLAY else [])):
        before = decided(table, bot, kind)
        exchange_hidden_cards(table.race)
        assert decided(table, bot, kind) == before


@settings(max_examples=amount(10, soak=100))
@given(st.sampled_from(("family", "pro")), st.integers(0, 1000), st.integers(0, 15))
def test_guessed_cards_are_possible_ones(rules: str, seed: int, turns: int) -> None:
    """The same numbers of cards, in all the same cards, and those that were shown in the hand."""
    table = waiting(rules, seed, turns, PLAY)
    if table is None:
        return
    race = table.race
    before = [_cards(race, car) for car in range(race.cars)]
    sizes = [_sizes(race, car) for car in range(race.cars)]
    own = _hand(race, 0)
    guess_cards(race, 0)
    assert _hand(race, 0) == own
    for car in range(race.cars):
        if race.status[car] == RACING:
            assert _cards(race, car) == before[car]
            assert _sizes(race, car) == sizes[car]
            shown = Counter({v: int(race.seen[car][v]) for v in range(1, MOST_CARD + 1)})
            assert shown <= Counter(_hand(race, car))


def _cards(race: Race, car: int) -> Counter[int]:
    deck = range(int(race.deck_at[car]), int(race.deck_size[car]))
    cards = Counter(_hand(race, car)) + Counter(int(race.deck[car][i]) for i in deck)
    for stack in range(STACKS):
        cards += Counter(int(race.stack[car][stack][i]) for i in range(race.height[car][stack]))
    return cards


def _sizes(race: Race, car: int) -> tuple[int, ...]:
    heights = [int(race.height[car][stack]) for stack in range(STACKS)]
    return (int(race.held[car]), int(race.deck_size[car] - race.deck_at[car]), *heights)


# --- the same again -----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["family", "pro"])
def test_planner_drives_alike_in_all_modes(rules: str) -> None:
    told = []
    modes: tuple[Mode, ...] = ("plain", "compiled")
    for mode in modes:
        table = table_for(
            "bleifuss-drom", rules, "planner,careful,careful", mode, cars=3, laps=1, roll_outs=4
        )
        assert table.run(3) == OVER
        told.append((table.rows(), table.recorded_script()))
    assert told[1] == told[0]


def test_planner_keeps_the_rules_when_watched() -> None:
    table = table_for("nuerburg-ring", "family", "planner", "compiled", cars=4, roll_outs=8)
    table.race.rules.verify = 1
    for number in range(3):
        assert table.run(1, number) == OVER
