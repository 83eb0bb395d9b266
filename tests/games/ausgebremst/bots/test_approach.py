"""AUS-D-02: careful sees the stop coming, and hardly ever misses it."""

from functools import cache
from itertools import product

import networkx as nx
import pytest

from tests.games.ausgebremst.races import circuit, table_for
from trackwright.games.ausgebremst.bots.approach import CLOSED, approaches
from trackwright.games.ausgebremst.bots.careful import value_like_careful
from trackwright.games.ausgebremst.bots.worth import way_home
from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.state.events import PIT_MISSED
from trackwright.games.ausgebremst.state.way import Way
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.playtest.results import result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.playtest.statistics import figures_of
from trackwright.simulator.table.states import OVER, RETIRED

CARDS = range(1, 7)


def space(table: Table, name: str) -> int:
    return [one.name for one in table.way.spaces].index(name)


def before_line(way: Way) -> "nx.DiGraph[int]":
    """The steps of a lap; the alley is entered from field A alone."""
    graph: nx.DiGraph[int] = nx.DiGraph(step for step in way.steps() if step not in way.line)
    graph.add_nodes_from(way.places)
    return graph


@pytest.mark.parametrize("id", ["bleifuss-circuit", "plattfuss-drom", "nuerburg-ring"])
def test_way_with_a_stop_is_the_shortest_one_over_a_pit_space(id: str) -> None:
    table = table_for(id, "family")
    way, road = table.way, table.road
    graph = before_line(way)
    to_go = {
        stop: nx.shortest_path_length(graph, stop, way.exit) + int(road.dist[way.exit])
        for stop in way.places
        if way.spaces[stop].stop
    }
    reached = 0
    for one in way.places:
        steps = nx.single_source_shortest_path_length(graph, one)
        on = [steps[stop] + left for stop, left in to_go.items() if stop in steps]
        assert int(road.line_first[one]) == (not on)
        if on:
            reached += 1
            assert int(road.with_stop[one]) == min(on)
    assert 15 < reached < len(way.spaces) - 15


@pytest.mark.parametrize("id", ["bleifuss-circuit", "plattfuss-drom"])
def test_chance_is_that_of_the_best_card_each_turn(id: str) -> None:
    """The same worked out forwards, for the last spaces before the pit."""
    table = table_for(id, "family")
    way = table.way
    dist = first_of(table.road.dist, len(way.spaces))
    found = approaches(way, dist, int(table.road.lap))

    @cache
    def ends(start: int, steps: int) -> frozenset[int]:
        if steps == 0:
            return frozenset([start])
        on = [b for b in way.ahead[start] if (start, b) not in way.line]
        return frozenset().union(*(ends(b, steps - 1) for b in on))

    @cache
    def chance(at: int, hand: tuple[int, ...]) -> float:
        """With two cards; one is drawn."""
        if way.spaces[at].stop:
            return 1.0
        return sum(with_three(at, tuple(sorted((*hand, drawn)))) for drawn in CARDS) / 6

    @cache
    def with_three(at: int, hand: tuple[int, ...]) -> float:
        free, closed = [0.0], [0.0]
        for i, card in enumerate(hand):
            for end in ends(at, card):
                good = chance(end, hand[:i] + hand[i + 1 :])
                free.append(good)
                if way.spaces[at].alley or not way.spaces[end].alley:
                    closed.append(good)
        return (
            max(free) if way.spaces[at].alley else max(free) * (1 - CLOSED) + max(closed) * CLOSED
        )

    near = [s for s in way.places if not found[s].line_first and dist[s] <= dist[way.entry] + 4]
    assert len(near) > 6
    for at, hand in product(near, product(CARDS, CARDS)):
        expected = chance(at, tuple(sorted(hand)))
        assert found[at].chance[hand[0] - 1, hand[1] - 1] == pytest.approx(expected)


def test_stop_that_is_due_is_part_of_the_way_home() -> None:
    """On the lane to the pit its detour is driven already; in the last lap no other is to come."""
    table = table_for("bleifuss-circuit", "family", cars=3)
    table.run(1)
    race, lap = table.race, int(table.road.lap)
    race.pitted[0] = 0
    outside, inside = space(table, "2.4.R3"), space(table, "2.4.L1")
    assert [int(table.road.dist[s]) for s in (outside, inside)] == [17, 17]
    assert way_home(race, 0, outside, 2) == 18 + lap
    assert way_home(race, 0, inside, 2) == 17 + lap + 3
    assert way_home(race, 0, outside, 3) == 18
    race.pitted[0] = 1
    assert way_home(race, 0, outside, 2) == 17 + lap


def test_careful_keeps_to_the_lane_of_the_pit_in_the_last_lap() -> None:
    table = table_for("bleifuss-circuit", "family", cars=3)
    table.run(1)
    race = table.race
    race.pitted[0], race.held[0], race.supply[0], race.rival = 0, 3, 40, 0
    for i, card in enumerate((1, 2, 3)):
        race.hand[0][i] = card
    outside, inside = space(table, "2.4.R2"), space(table, "2.4.L1")
    for crossed in (2, 3):
        values = [value_like_careful(race, 0, 2, end, crossed) for end in (outside, inside)]
        assert values[0] > values[1] + 3000


@pytest.mark.parametrize("id", ["bleifuss-drom", "bleifuss-circuit", "nuerburg-circuit"])
@pytest.mark.parametrize("cars", [3, 6])
def test_careful_hardly_ever_misses_the_stop(id: str, cars: int) -> None:
    """F-30: measured over 2,000 races it is 0.1 to 1.4 % of starts here."""
    table = table_for(id, "family", "careful", "compiled", cars=cars)
    table.race.rules.statistics = 1
    table.run_many(5, 0, 600)
    assert int(table.race.statistics.causes[PIT_MISSED]) < 0.025 * 600 * cars


def test_players_and_derelicts_that_are_out_are_told_apart() -> None:
    """F-01, F-30, F-39."""
    table = table_for("nuerburg-ring", "family", "careful", "compiled", cars=3)
    players = derelicts = 0
    for number in range(100):
        assert table.run(3, number) == OVER
        out = [status == RETIRED for status in first_of(table.race.status, 6)]
        players += sum(out[:3])
        derelicts += sum(out[3:])
    assert players > 50
    assert derelicts > 50
    batch = Batch(table.setup, table.way, 3, 100)
    found = figures_of(result_of(circuit("nuerburg-ring"), batch, playtest(batch)))
    own = sum(found[f"retired_{cause}"].value or 0 for cause in ("pit_missed", "no_cards"))
    theirs = sum(
        found[f"retired_derelict_{cause}"].value or 0 for cause in ("pit_missed", "no_cards")
    )
    assert own == pytest.approx(players / 600)
    assert theirs == pytest.approx(derelicts / 600)
    assert own + theirs == pytest.approx(found["retired"].value)
