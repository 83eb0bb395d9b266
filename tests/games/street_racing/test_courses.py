"""The six courses of section 10: what is printed of them, and what makes them good to race on."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from trackwright.games.street_racing.facts import RULES
from trackwright.games.street_racing.laid import street_of
from trackwright.games.street_racing.state.layouts import Statistics
from trackwright.games.street_racing.street import Street
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit, load_circuit
from trackwright.model.layout.track import Piece, Run, Track
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Table, player_number
from trackwright.validators.finding import Severity
from trackwright.validators.report import check_circuit

TABLE: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "published.json").read_text("utf-8")
)
COURSES = {row["id"]: row for row in TABLE if row["kit"] == "street"}
RACES = 300
all_courses = pytest.mark.parametrize("id", COURSES)


@cache
def street(id: str) -> Street:
    return street_of(load_circuit(id))


def roads(id: str) -> "nx.DiGraph[int]":
    """What rules permit: ahead, and sideways between straight spaces."""
    graph: nx.DiGraph[int] = nx.DiGraph()
    course = street(id)
    for space in course.spaces:
        if course.is_open(space):
            graph.add_edges_from((space, step.to) for step in course.usable(space))
    return graph


@all_courses
def test_upgrades_and_obstacles_are_those_of_the_table(id: str) -> None:
    """STR-05, STR section 10."""
    assert street(id).upgrades == COURSES[id]["upgrades"]
    assert len(street(id).obstacles) == COURSES[id]["obstacles"]


@all_courses
def test_no_check_finds_anything(id: str) -> None:
    """STR-V-01 to STR-V-20, and the checks of all circuits."""
    report = check_circuit(load_circuit(id), rules="street-racing")
    assert [(finding.code, str(finding.message)) for finding in report.findings] == []


@pytest.mark.parametrize("id", sorted(COURSES.keys() - {"tag-team"}))
def test_two_cars_can_pass_everywhere_and_nobody_is_trapped(id: str) -> None:
    """STR-V-02, STR-V-03, STR-V-10, with a search that is not ours."""
    course, graph = street(id), roads(id)
    before, behind = -1, -2
    graph.add_edges_from((before, start) for start in course.starts)
    graph.add_edges_from((finish, behind) for finish in course.finishes)
    assert len(nx.minimum_node_cut(graph, before, behind)) >= 2
    assert nx.descendants(graph, before) <= nx.ancestors(graph, behind) | {behind}


def test_the_main_event_has_no_corner_spaces() -> None:
    assert not any(street("the-main-event").limits)


def test_tokyo_drift_has_two_ways_round_a_block() -> None:
    """STR-25: each is one lane wide, and they meet again."""
    graph = roads("tokyo-drift")
    names = street("tokyo-drift").names
    alleys = [names.index(space) for space in ("8.A2", "24.A2")]
    for one, other in (alleys, alleys[::-1]):
        rest = graph.subgraph(graph.nodes - {one})
        assert other in nx.descendants(rest, street("tokyo-drift").starts[0])


def test_under_the_bridge_of_brasil_spaces_are_one_step_apart() -> None:
    """STR-26."""
    circuit = load_circuit("this-is-brasil")
    under = next(one for one in circuit.geometry.laid if one.template.kind.hidden)
    assert [space for space in under.spaces if space.endswith("A2")]
    before, behind = f"{under.name}.A1", f"{under.name}.A2"
    assert circuit.graph.edges[before, behind]["kind"] == "forward"


def test_the_last_train_needs_ten() -> None:
    """STR-45, with the run-up of STR-V-13."""
    course = street("the-all-timer")
    assert {course.names[space][-2:] for space in course.barrier_spaces} == {"A2", "B2", "C2", "D2"}
    into = {s.barrier for way in course.steps for s in way if s.to in course.barrier_spaces}
    assert into - {0} == {10}


# --- raced by careful bots


@cache
def raced(id: str, bots: tuple[str, ...] = ("careful",) * 4) -> Table:
    """A few hundred races; docs/metrics.md has the figures of more."""
    options = {"race": "tag-team"} if id == "tag-team" else {}
    setup, way = lineup(load_circuit(id), RULES, bots=bots, seats=len(bots), options=options)
    table = setup.table(way, "compiled")
    table.race.rules.statistics = 1
    table.run_many(2026, 0, RACES)
    return table


def per_race(id: str, figure: str, cars: int = 4) -> float:
    counts = getattr(raced(id, ("careful",) * cars).race.statistics, figure)
    return sum(number * int(count) for number, count in enumerate(counts)) / RACES


@pytest.mark.slow
@all_courses
def test_all_races_of_careful_bots_finish(id: str) -> None:
    """STR-50: none is stopped at the limit of 60 rounds, and hardly a car is out."""
    assert raced(id).race.statistics.capped == 0
    assert max(n for n, races in enumerate(raced(id).race.statistics.rounds) if races) <= 50
    assert per_race(id, "finishers") >= 1
    assert per_race(id, "retired") < 0.05


@pytest.mark.slow
@all_courses
def test_careful_beats_greedy_on_every_course(id: str) -> None:
    """In tag teams the two of a team are of one kind."""
    pair = ("careful", "greedy")
    bots = ("careful", "careful", "greedy", "greedy") if id == "tag-team" else pair * 2
    table = raced(id, bots)
    numbers = [player_number(table.setup.ruleset, bot) for bot in pair]
    careful, greedy = (int(table.race.statistics.by_bot[number][0]) for number in numbers)
    assert careful > 1.5 * greedy


@pytest.mark.slow
def test_the_main_event_costs_nothing_in_corners() -> None:
    assert per_race("the-main-event", "corner_penalties") == 0
    assert per_race("the-main-event", "penalties") < 1


@pytest.mark.slow
def test_tokyo_drift_is_tight_with_four_and_fair_as_a_duel() -> None:
    """Four are in each other's way far more often than two; of two either can win."""
    four, two = (per_race("tokyo-drift", "blocked_penalties", cars) / cars for cars in (4, 2))
    assert four > 2 * two
    first = int(raced("tokyo-drift", ("careful",) * 2).race.statistics.by_grid[0][0]) / RACES
    assert 0.45 < first < 0.65


@pytest.mark.slow
def test_most_cars_pass_the_last_train() -> None:
    """STR-45: whoever comes fast enough, and those are nearly all."""
    tries = per_race("the-all-timer", "barrier_tries")
    assert tries > 1
    assert per_race("the-all-timer", "barrier_stops") < 0.1 * tries


def test_a_course_over_the_shoulder_is_raced_up_and_down() -> None:
    """STR-45: 9 up, 6 down; cars that are too slow twice are out, the others cross."""
    codes = ["START2", *["N4"] * 5, "UP2", *["N4"] * 2, "NC2-90L", *["N4"] * 3, "DOWN2", "FINISH2"]
    pieces = tuple(Piece(number, code) for number, code in enumerate(codes, 1))
    circuit = Circuit(Track("Shoulder", "street", runs=(Run(pieces),)), kit("street"))
    values = {step.barrier for way in street_of(circuit).steps for step in way}
    assert values == {0, 6, 9}
    found = check_circuit(circuit, rules="street-racing").open(Severity.ERROR)
    assert not found
    setup, way = lineup(circuit, RULES, bots=["careful"], seats=4)
    table = setup.table(way, "compiled")
    table.race.rules.statistics = 1
    table.run_many(1, 0, 100)
    figures = table.race.statistics
    assert isinstance(figures, Statistics)
    assert figures.capped == 0
    assert figures.barrier_tries[0] == 0, "in each race somebody comes to it"
    assert figures.barrier_stops[0] < 100, "in some races somebody is too slow"
    assert figures.finishers[0] == 0
