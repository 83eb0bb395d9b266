"""STR section 13: bots know what their drivers may know, and the stronger ones win."""

from random import Random

import pytest

from tests.amounts import amount
from tests.games.street_racing.tables import street, table_on
from trackwright.games.street_racing.bots.outlook import (
    CAREFUL_PENALTIES,
    look_ahead,
    target_gear,
    usual_speed,
)
from trackwright.games.street_racing.bots.routes import search_routes
from trackwright.games.street_racing.decks import expected_best
from trackwright.games.street_racing.race.planner import guess_cards, plan_by_rollouts
from trackwright.games.street_racing.race.seats import plan_like_careful
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.state.decisions import CHOOSING, PREPARING, SET, SPEED
from trackwright.games.street_racing.state.layouts import (
    ENGINE_POWER,
    GEARS,
    HAND,
    NITROUS,
    TIRES,
    UPGRADES,
    Race,
)
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.table.bots import CAREFUL, PLANNER
from trackwright.simulator.table.states import DECISION_WANTED, RETIRED

CORNERS = dict.fromkeys((9, 10, 11, 24, 25, 38), 4)
COURSE = street(3, 48, corners=CORNERS, indicators=(2, 3))


def waiting(turns: int, seed: int = 1) -> Table:
    """A race of four people that waits for a set or a number, after so many decisions made by
    careful's own rules."""
    table = table_on(COURSE, ["human"] * 4)
    rows: list[tuple[int, int, int, int]] = []
    while table.run(seed) == DECISION_WANTED:
        race, plan = table.race, table.race.plan
        car = int(race.halt_player)
        plan_like_careful(race, car)
        if len(rows) >= turns and plan.kind in (SET, SPEED) and race.halt_kind in (2, 3):
            return table
        rows.append((car, int(plan.kind), int(plan.choice), int(plan.path)))
        table.set_script(rows)
    raise AssertionError("the race is over")


def decision(race: Race, car: int) -> tuple[int, int, int]:
    plan_like_careful(race, car)
    plan_by_rollouts(race, car)
    return int(race.plan.kind), int(race.plan.choice), int(race.plan.path)


@pytest.mark.slow
@pytest.mark.parametrize("turns", [60, 80, 100])
def test_what_is_hidden_changes_no_decision(turns: int) -> None:
    """Deck and others' hands in another order: the same decision, by careful and planner."""
    table = waiting(turns)
    race, car = table.race, int(table.race.halt_player)
    race.rules.roll_outs = 16
    assert race.phase in (PREPARING, CHOOSING)
    stream = first_of(race.bot_rng, 1)
    piles, found = set(), set()
    for seed in range(3):
        race.dice[0] = 1 + seed
        guess_cards(race, car)
        piles.add(tuple(first_of(race.pile, race.piled)))
        race.bot_rng[0] = stream[0]
        found.add(decision(race, car))
    assert len(piles) == 3
    assert len(found) == 1


def test_guesses_keep_all_cards_and_what_is_known() -> None:
    table = waiting(70)
    race, car = table.race, int(table.race.halt_player)
    own, discards = first_of(race.hand[car], race.held[car]), first_of(race.discards, 20)
    held = first_of(race.held, 4)
    guess_cards(race, car)
    assert first_of(race.hand[car], race.held[car]) == own
    assert (first_of(race.discards, 20), first_of(race.held, 4)) == (discards, held)
    cards = first_of(race.pile, race.piled) + first_of(race.discards, race.discarded)
    cards += first_of(race.set_card, race.set_size) + first_of(race.flip, race.flipped)
    for one in range(race.players):
        cards += first_of(race.hand[one], race.held[one])
    assert sorted(cards) == list(range(120))


@pytest.mark.slow
def test_a_planner_leaves_the_race_alone() -> None:
    table = waiting(80)
    race, car = table.race, int(table.race.halt_player)
    race.rules.roll_outs = 8
    before = (first_of(race.at, 4), first_of(race.held, 4), race.piled, race.phase, race.turn)
    decision(race, car)
    after = (first_of(race.at, 4), first_of(race.held, 4), race.piled, race.phase, race.turn)
    assert before == after


# --- what is expected of the road ahead


def test_usual_speeds_are_those_of_the_deck() -> None:
    race = table_on(COURSE).race
    for gear in range(1, GEARS):
        for flips in range(1, HAND + 1):
            assert race.outlook.best[gear][flips] == round(10 * expected_best(gear, flips))


@pytest.mark.parametrize("gear", range(1, GEARS))
def test_the_outlook_is_that_of_the_best_route_on_an_empty_road(gear: int) -> None:
    """On a single lane, where no side has to be kept, both searches come to the same penalties."""
    table = table_on(street(1, 40, corners=CORNERS, barriers={30: 8}), ["human"])
    table.run(1)
    race = table.race
    look_ahead(race)
    race.search.penalty_cost, race.search.ahead = 4, 0
    speed = usual_speed(race.outlook, gear)
    for space in range(28):
        race.at[0], race.gear[0], race.speed, race.points = space, 6, speed, speed
        race.penalties = 0
        search_routes(race, 0)
        penalties = race.search.penalties[race.search.best]
        if penalties <= HAND:
            assert race.outlook.penalties[gear][space] == penalties


def test_the_wanted_gear_is_the_highest_that_the_road_permits() -> None:
    race = table_on(COURSE).race
    look_ahead(race)
    for space in range(30):
        gear = target_gear(race, space)
        assert race.outlook.penalties[gear][space] <= CAREFUL_PENALTIES or gear == 1
        for higher in range(gear + 1, GEARS):
            assert race.outlook.penalties[higher][space] > CAREFUL_PENALTIES


def test_nobody_fails_at_a_barrier_with_a_token_left_that_could_help() -> None:
    """STR-44: another draw, or Nitrous, is worth nothing to a car that is out."""
    table = table_on(street(3, 40, barriers={28: 12}), ["careful"] * 4, mode="compiled")
    crashed = 0
    for seed in range(200):
        table.run(seed)
        race = table.race
        for car in range(4):
            if race.status[car] == RETIRED:
                crashed += 1
                assert race.tokens[car][NITROUS] == 0
                assert race.tokens[car][ENGINE_POWER] == 0
    assert 0 < crashed < 400


# --- before the race


@pytest.mark.parametrize("value", [0, 3, 6, 9])
@pytest.mark.parametrize("bot", ["random", "greedy", "careful"])
def test_consoles_are_filled_as_the_rules_permit(bot: str, value: int) -> None:
    """STR-05, STR-06: all tokens, one Nitrous and four Tires at most; B1: Nitrous always."""
    table = table_on(street(2, 30, indicators=(value,)), [bot] * 3)
    table.run(1)
    for car in range(3):
        tokens = [table.race.tokens[car][i] + table.race.used[car][i] for i in range(UPGRADES)]
        assert sum(tokens) == min(4 + value, 10)
        assert tokens[NITROUS] <= 1
        assert tokens[TIRES] <= 4
        assert bot != "careful" or tokens[NITROUS] == 1


# --- who is stronger


def wins(pair: tuple[str, str], races: int) -> tuple[int, int]:
    """Two of each, seats swapped half way. Planner has more rollouts than usual: then fewer races
    tell."""
    won = [0, 0]
    for bots in (pair, pair[::-1]):
        table = table_on(COURSE, bots * 2, mode="compiled")
        table.race.rules.statistics = 1
        table.race.rules.roll_outs = 100
        table.run_many(2026, 0, races // 2)
        numbers = [next(b.number for b in table.setup.ruleset.bots if b.name == n) for n in pair]
        for i, number in enumerate(numbers):
            won[i] += int(table.race.statistics.by_bot[number][0])
    return won[0], won[1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pair", "races"),
    [
        (("greedy", "random"), 200),
        (("careful", "greedy"), 1000),
        (("planner", "careful"), amount(30, soak=200)),
    ],
    ids=["random", "greedy", "careful"],
)
def test_the_stronger_bot_wins(pair: tuple[str, str], races: int) -> None:
    better, worse = wins(pair, races)
    assert better > 1.25 * worse


def test_bots_are_numbered_from_the_weakest() -> None:
    bots = table_on(COURSE).setup.ruleset.bots
    assert [bot.number for bot in bots] == sorted(bot.number for bot in bots)
    assert {CAREFUL, PLANNER} < {bot.number for bot in bots}


@pytest.mark.slow
def test_a_race_of_bots_is_the_same_in_plain_python() -> None:
    """Compiled and plain, with every bot."""
    bots, seed = ["random", "greedy", "careful", "planner"], Random(3).randrange(1000)
    ends = []
    for mode in ("plain", "compiled"):
        table = table_on(street(2, 16, corners={7: 4}), bots, {"roll_outs": 4}, mode)
        table.run(seed)
        race = table.race
        ends.append((first_of(race.finish_place, 4), first_of(race.remaining, 4), race.round))
    assert ends[0] == ends[1]
