"""Before the first turn, and what ends a race: drivers, cards, allocation, start spaces."""

from collections import Counter
from typing import Any

import pytest

from tests.games.street_racing.tables import street, table_on
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.results.classification import classification_of
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.decisions import (
    ALLOCATE,
    PREPARING,
    SET,
    SLOT,
    STEP,
    UPGRADE,
)
from trackwright.games.street_racing.state.layouts import (
    AERODYNAMICS,
    DOM,
    HAN_LUE,
    NITROUS,
    TIRES,
    TUNING,
)
from trackwright.games.street_racing.story.menu import choices_of
from trackwright.model.files.library import load_circuit
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import CAPPED, DECISION_WANTED, ILLEGAL, OVER
from trackwright.simulator.table.table import CannotRace

FREEWAY = street(3, 20)
PEOPLE = ("human",) * 2


def asked(table: Table, *rows: tuple[int, int, int, int], seed: int = 1) -> Table:
    """Until a person has to decide."""
    table.set_script(rows)
    table.run(seed)
    return table


def allocated(tokens: int = 4, kind: int = TUNING) -> list[tuple[int, int, int, int]]:
    return [(car, ALLOCATE, kind, 0) for car in (0, 1) for _ in range(tokens)]


def placed(table: Table) -> list[tuple[int, int, int, int]]:
    """Allocation, and a start space each, the last driver first."""
    rows = allocated()
    last = asked(table, *rows).race
    first = int(last.halt_player)
    return [*rows, (first, SLOT, 0, 0), (1 - first, SLOT, 1, 0)]


def test_everybody_begins_in_neutral_with_six_cards() -> None:
    """STR-01, STR-08, STR-11: 120 cards, of which each has six in hand."""
    table = table_on(FREEWAY, PEOPLE)
    race = asked(table, *placed(table)).race
    assert race.phase == PREPARING
    assert [int(race.gear[car]) for car in (0, 1)] == [0, 0]
    assert [int(race.held[car]) for car in (0, 1)] == [6, 6]
    assert race.piled == 120 - 12


def test_the_start_gear_may_be_first() -> None:
    """H-01."""
    table = table_on(FREEWAY, PEOPLE, {"start_gear": "first"})
    assert [int(asked(table, *placed(table)).race.gear[car]) for car in (0, 1)] == [1, 1]


def test_upgrades_are_allocated_one_by_one_and_shown_at_once() -> None:
    """STR-06: nothing is told of them until all have placed theirs."""
    table = table_on(FREEWAY, PEOPLE)
    asked(table, *allocated()[:4])
    assert table.race.halt_player == 1
    assert not [one for one in table.events() if isinstance(one.event, events.Allocated)]
    asked(table, *allocated())
    told = [one for one in table.events() if isinstance(one.event, events.Allocated)]
    assert [(one.who, one.event.count) for one in told] == [(0, 4), (1, 4)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("kind", "most"), [(NITROUS, 1), (TIRES, 4)])
def test_some_upgrades_have_a_maximum(kind: int, most: int) -> None:
    """STR-06."""
    table = table_on(street(3, 20, indicators=(6,)), ("human",))
    rows = [(0, ALLOCATE, kind, 0)] * most
    assert asked(table, *rows).race.halt == DECISION_WANTED
    assert asked(table, *rows, rows[0]).race.halt == ILLEGAL


@pytest.mark.slow
def test_the_first_player_places_last_and_moves_first() -> None:
    """STR-09, STR-10: in the order of turns, and the other way round."""
    for seed in range(8):
        table = table_on(FREEWAY)
        table.run(seed)
        told = [one for one in table.events() if isinstance(one.event, events.Placed)]
        order = [int(table.race.order[i]) for i in range(4)]
        assert [one.who for one in told] == order[::-1]
        assert order == [(order[0] + i) % 4 for i in range(4)]


@pytest.mark.slow
def test_dealt_drivers_are_any_of_twelve() -> None:
    """STR-02, STR-54: three of them have an ability, each is there once."""
    seen: Counter[int] = Counter()
    for seed in range(60):
        table = table_on(FREEWAY, options={"drivers": "dealt", "most_rounds": 1})
        table.run(seed)
        found = [int(table.race.driver[car]) for car in range(4)]
        assert max(Counter(one for one in found if one).values(), default=1) == 1
        seen.update(found)
    assert set(seen) == {0, 1, 2, 3}
    assert seen[0] == pytest.approx(240 * 9 / 12, rel=0.15)


def test_chosen_drivers() -> None:
    """STR-54, STR-32: Han Lue has up to twelve upgrades, Dom seven cards."""
    options = {"drivers": "chosen", "driver_1": "han-lue", "driver_2": "dom", "most_rounds": 1}
    table = table_on(street(3, 20, indicators=(9,)), options=options)
    table.run(1)
    race = table.race
    assert (race.driver[0], race.driver[1], race.driver[2]) == (HAN_LUE, DOM, 0)
    told = Counter[int]()
    for one in table.events():
        if isinstance(one.event, events.Allocated):
            told[one.who] += one.event.count
    assert [told[car] for car in range(4)] == [12, 10, 10, 10]
    limits = {
        one.who: one.event.limit
        for one in table.events()
        if isinstance(one.event, events.CleanUp) and not one.event.penalties
    }
    assert limits == {0: 6, 1: 7, 2: 6, 3: 6}


@pytest.mark.slow
def test_discards_are_shuffled_once_a_card_is_needed_or_at_once() -> None:
    """H-25."""
    for reading, left in (("card-needed", True), ("deck-empty", False)):
        table = table_on(street(1, 60), options={"reshuffle": reading, "most_rounds": 30})
        table.run(3)
        assert table.race.reshuffles
        empty = table.race.piled == 0
        assert not empty or left


@pytest.mark.slow
def test_control_tokens_are_four_of_each_value_or_all_two() -> None:
    """STR-07, H-26."""
    for reading, values in (("one-to-three", {1, 2, 3}), ("all-two", {2})):
        drawn = Counter[int]()
        for seed in range(12):
            options = {"damage": "on", "control_tokens": reading, "start_gear": "first"}
            table = table_on(street(3, 40), options=options)
            table.run(seed)
            for one in table.events():
                if isinstance(one.event, events.Control):
                    drawn[one.event.value] += 1
        assert set(drawn) == values


def test_a_race_ends_after_so_many_rounds_and_ranks_by_the_way_left() -> None:
    """STR-49, STR-50, H-29."""
    table = table_on(street(3, 100), options={"most_rounds": 3})
    assert table.run(1) == CAPPED
    race = table.race
    left = [int(race.left[car]) for car in range(4)]
    places = [int(race.finish_place[car]) for car in range(4)]
    assert sorted(places) == [1, 2, 3, 4]
    by_place = sorted(range(4), key=lambda car: places[car])
    assert [left[car] for car in by_place] == sorted(left)


def test_start_spaces_may_be_taken_as_cars_are_placed() -> None:
    """H-24."""
    table = table_on(FREEWAY, options={"start_spaces": "next-free"})
    table.run(1)
    order = [int(table.race.order[i]) for i in range(4)]
    assert [int(table.race.slot[car]) for car in order[::-1]] == [0, 1, 2, 3]


def test_a_course_needs_a_start_space_for_each_car() -> None:
    """STR-03, STR-09."""
    with pytest.raises(CannotRace, match="4 start spaces for 5 cars"):
        table_on(FREEWAY, ("random",) * 5)


def test_tag_teams_are_pairs() -> None:
    """STR-56, STR-12: the second car drives once the first has crossed."""
    with pytest.raises(CannotRace, match="even number"):
        table_on(FREEWAY, ("random",) * 3, {"race": "tag-team"})
    table = table_on(FREEWAY, options={"race": "tag-team"})
    table.run(2)
    started = [one.who for one in table.events() if isinstance(one.event, events.MateStarts)]
    assert started
    assert all(car % 2 for car in started)
    assert {one.who for one in table.events() if isinstance(one.event, events.Final)} <= {1, 3}


def raced_on(circuit: str, **how: Any) -> Table:
    setup, way = lineup(load_circuit(circuit), "street-racing", bots=["random"], **how)
    table = setup.table(way)
    assert isinstance(table, Table)
    return table


@pytest.mark.parametrize(("cars", "slots"), [(1, 4), (4, 4), (6, 6), (8, 8)])
def test_an_imported_circuit_has_a_start_space_for_each_car(cars: int, slots: int) -> None:
    """H-24: four at least."""
    table = raced_on("old-town", seats=cars)
    table.run(1)
    race = table.race
    assert race.road.slots == slots
    taken = [int(race.slot[car]) for car in range(cars)]
    assert len(set(taken)) == cars
    assert max(taken) < slots


@pytest.mark.slow
def test_a_circuit_of_another_game_is_raced_over_one_lap() -> None:
    """H-30: its own number of laps is meant for its game; more may be asked for."""
    circuit = load_circuit("april-raceway")
    assert circuit.track.laps == 6
    assert lineup(circuit, "street-racing")[0].laps == 1
    table = raced_on("april-raceway", laps=2, options={"most_rounds": 200})
    assert table.race.road.length == 76 + 75
    assert table.run(1) == OVER
    laps = [one.event.lap for one in table.events() if isinstance(one.event, events.Lap)]
    assert set(laps) == {1}, "the second is the finish"


def test_team_mates_share_the_place_of_their_second_car() -> None:
    """STR-56: two of a team on place 1 are no draw."""
    table = raced_on("old-town", seats=4, options={"race": "tag-team", "most_rounds": 200})
    table.run(1)
    found = classification_of(table)
    places = [entry.place for entry in found.entries]
    assert sorted(places, key=str) == [1, 1, 2, 2]
    assert {entry.team for entry in found.entries if entry.place == 1} in ({1}, {2})
    assert list(found.more()) == []


def test_free_lane_changes_come_to_an_end() -> None:
    """H-04, STR-28: with Aerodynamics a car that is shut in could go from side to side for good."""
    course = street(2, 6, obstacles=[(0, 1), (1, 1)])
    table = table_on(course, ("human",), {"lane_change": "free", "start_gear": "first"})
    rows = [*[(0, ALLOCATE, AERODYNAMICS, 0)] * 4, (0, SLOT, 0, 0)]
    race = asked(table, *rows).race
    suit = int(race.deck.suit[race.hand[0][0]])
    rows += [(0, UPGRADE, AERODYNAMICS, 0), (0, SET, suit, 1)]
    race = asked(table, *rows).race
    while race.round == 1 and len(rows) < 60:
        rows.append(max(choices_of(table), key=lambda one: (one.row[1] <= STEP, one.row)).row)
        asked(table, *rows)
    steps = [one for one in table.events() if isinstance(one.event, events.Step)]
    assert 5 < len(steps) < 20
    assert [one for one in table.events() if isinstance(one.event, events.Blocked)]
