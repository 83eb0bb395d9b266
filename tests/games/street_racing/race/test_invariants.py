"""What holds in every race, whatever is decided: cards, tokens, spaces, points, turns."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.same_races import assert_same_race
from tests.games.street_racing.tables import street, table_on
from trackwright.games.street_racing.facts import OPTIONS
from trackwright.games.street_racing.race.table import Table
from trackwright.games.street_racing.rules.setup import upgrades_of
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.layouts import NOWHERE, UPGRADES
from trackwright.games.street_racing.street import Street
from trackwright.simulator.story.watching import observe
from trackwright.simulator.table.states import FINISHED, LAST_FAIR, RACING
from trackwright.simulator.table.table import Mode

RULINGS = [option for option in OPTIONS if option.rule and option.readings]
OTHERS = {option.name: option.readings for option in (*RULINGS, *OPTIONS[:3])}


@st.composite
def streets(draw: st.DrawFn) -> Street:
    rows = draw(st.integers(8, 24))
    row = st.integers(1, rows - 2)
    corners = draw(st.dictionaries(row, st.integers(1, 6), max_size=5))
    barriers = draw(st.dictionaries(row, st.integers(1, 9), max_size=1))
    return street(
        draw(st.integers(1, 3)),
        rows,
        corners=corners,
        barriers=barriers,
        obstacles=[(0, r) for r in draw(st.lists(row, max_size=1))],
        indicators=draw(st.lists(st.integers(1, 5), max_size=2)),
        laps=draw(st.integers(0, 2)),
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[Street, dict[str, str], int]:
    course = draw(streets().filter(lambda one: one.shortest is not None))
    names = draw(st.lists(st.sampled_from(sorted(OTHERS)), max_size=4, unique=True))
    options = {name: draw(st.sampled_from(OTHERS[name])) for name in names}
    cars = draw(st.integers(1, 4))
    return course, options, cars + cars % 2 if options.get("race") == "tag-team" else cars


def cards_of(table: Table) -> list[int]:
    """Where all cards are."""
    race = table.race
    places = [
        [race.pile[i] for i in range(race.piled)],
        [race.discards[i] for i in range(race.discarded)],
        [race.set_card[i] for i in range(race.set_size)],
        [race.flip[i] for i in range(race.flipped)],
        *([race.hand[car][i] for i in range(race.held[car])] for car in range(race.players)),
    ]
    return sorted(int(card) for place in places for card in place)


def look(table: Table) -> dict[str, Any]:
    race = table.race
    cars = range(race.players)
    return {
        "cards": len(cards_of(table)),
        "at": [int(race.at[car]) for car in cars],
        "tokens": [
            [int(race.tokens[car][u]) + int(race.used[car][u]) for u in range(UPGRADES)]
            for car in cars
        ],
        "gears": [int(race.gear[car]) for car in cars],
    }


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(tables(), st.integers(0, 10**6))
def test_cards_tokens_and_spaces(case: tuple[Street, dict[str, str], int], seed: int) -> None:
    """120 cards always; tokens are used once; one car on a space (of each leg); gears 0 to 6."""
    course, options, cars = case
    table = table_on(course, ("random",) * cars, {"most_rounds": 30, **options})
    race = table.race
    seen = observe(race, lambda: table.run(seed), lambda: look(table))
    assert race.halt <= LAST_FAIR
    assert cards_of(table) == list(range(120))
    driving = [one for one in seen if all(sum(tokens) for tokens in one["tokens"])]
    for one in driving:
        assert one["tokens"] == seen[-1]["tokens"]
        assert all(0 <= gear <= 6 for gear in one["gears"])
    legs = (0, 1) if race.rules.tag_team else (None,)
    for one in seen:
        for leg in legs:
            there = [at for i, at in enumerate(one["at"]) if leg in (None, i % 2) and at != NOWHERE]
            assert len(there) == len(set(there))
    for car in range(cars):
        assert sum(seen[-1]["tokens"][car]) == upgrades_of(race, car)


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(tables(), st.integers(0, 10**6))
def test_points_add_up_and_nobody_loses_a_turn(
    case: tuple[Street, dict[str, str], int], seed: int
) -> None:
    """STR-21 to STR-28: V is what the steps cost and what was left; STR-47: equal turns."""
    course, options, cars = case
    table = table_on(course, ("random",) * cars, {"most_rounds": 30, **options})
    table.run(seed)
    left = 0
    for one in table.events():
        event = one.event
        if isinstance(event, events.Go):
            left = event.speed
        elif isinstance(event, events.Step):
            left -= event.cost
            assert event.left == left >= 0
        elif isinstance(event, events.Blocked | events.Overflow | events.Steered):
            assert event.left == left
        elif isinstance(event, events.Home):
            assert event.remaining == left
    race = table.race
    if not race.rules.tag_team:
        for car in range(cars):
            if race.status[car] == RACING:
                assert race.turns_taken[car] == race.round
            else:
                assert race.turns_taken[car] == race.out_round[car]
        crossed = [int(race.out_round[c]) for c in range(cars) if race.status[c] == FINISHED]
        assert set(crossed) <= {int(race.round)}


@pytest.mark.slow
@settings(max_examples=12, deadline=None)
@given(tables(), st.integers(0, 10**6))
def test_races_are_the_same_in_every_mode(
    case: tuple[Street, dict[str, str], int], seed: int
) -> None:
    course, options, cars = case

    def made(mode: Mode) -> Table:
        return table_on(course, ("random",) * cars, {"most_rounds": 20, **options}, mode)

    assert_same_race(made, seed)


def test_a_script_of_its_own_decisions_repeats_the_race() -> None:
    table = table_on(street(3, 16, corners={6: 3, 7: 3}, barriers={11: 4}))
    table.run(5)
    rows, decisions = table.rows(), table.recorded_script()
    again = table_on(street(3, 16, corners={6: 3, 7: 3}, barriers={11: 4}), ("human",) * 4)
    again.set_script(decisions)
    again.run(5)
    assert again.rows() == rows
