"""B7 of STR section 13: the search for routes finds the best of all ways of a move."""

from random import Random
from typing import Any

import pytest

from tests.amounts import slow_but
from tests.games.street_racing.by_the_book.routes import End, ends_of
from tests.games.street_racing.random_roads import random_road
from trackwright.games.street_racing.bots.outlook import STEP, TOO_SLOW
from trackwright.games.street_racing.bots.routes import (
    CROSSING,
    LOST_GEAR,
    REMAINING,
    keep_route,
    next_on_route,
    search_routes,
)
from trackwright.games.street_racing.referee.situation import Situation
from trackwright.games.street_racing.rules.moves import take_step
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.rules.steps import may_step, way_to
from trackwright.games.street_racing.state.decisions import SET, SPEED
from trackwright.games.street_racing.state.layouts import HAND, NOWHERE

COST = 4
"""Of a penalty, in tenths of a step."""


def a_case(rng: Random) -> dict[str, Any]:
    """A car on a small course that has chosen its speed; others, and their tokens, may be in the
    way."""
    track = random_road(rng)
    road = [s for s in track["spaces"] if s[0] in "ABC" and s not in track.get("obstacles", ())]
    spaces = rng.sample(road, min(len(road), 4))
    gear, speed = rng.randint(1, 6), rng.randint(1, 11)
    players = [
        {"id": f"P{i}", "space": space, "gear": gear, "hand": [gear % 6 + 1], "turns_taken": 3}
        for i, space in enumerate(spaces[: rng.randint(1, 3)], 1)
    ]
    state: dict[str, Any] = {"players": players}
    if rng.random() < 0.5 and len(players) > 1:
        state["block_tokens"] = {spaces[-1]: "P2"}
    card = {"suit": 1, "speeds": [speed] * 6, "nitrous": 2}
    decisions = [
        {"do": "play_set", "suit": gear % 6 + 1, "count": 1},
        {"do": "choose_speed", "value": speed},
    ]
    return {
        "track": track,
        "state": state,
        "script": {"deck": [card] * 8},
        "decisions": decisions,
    }


def moving(case: dict[str, Any]) -> Situation:
    situation = Situation(case)
    suit = case["decisions"][0]["suit"]
    situation.decide(SET, suit, 1)
    situation.decide(SPEED, case["decisions"][1]["value"])
    race = situation.race
    race.search.penalty_cost, race.search.ahead = COST, 0
    return situation


def worth(situation: Situation, end: End) -> int:
    """What an end is worth: steps gained, penalties, barrier, home."""
    race, street = situation.race, situation.table.way.street
    before = steps_left(race, 0)
    if end.crossed:
        return STEP * before + CROSSING + REMAINING * end.remaining - COST * end.penalties
    left = street.to_goal[street.names.index(end.space)]
    hand = min(end.penalties, HAND)
    cost = COST * hand + LOST_GEAR * (end.penalties - hand)
    gained = STEP * (before - (1 << 20 if left is None else left))
    return gained - cost - (TOO_SLOW if end.paused else 0)


@pytest.mark.parametrize("part", slow_but([0], range(10)))
def test_the_best_route_is_the_best_of_all_ways(part: int) -> None:
    found = 0
    for number in range(40):
        case = a_case(Random(f"{part} {number}"))
        situation = moving(case)
        best = search_routes(situation.race, 0)
        assert best == max(worth(situation, end) for end in ends_of(case)), case
        found += 1
    assert found == 40


@pytest.mark.slow
@pytest.mark.parametrize("part", slow_but([0], range(10)))
def test_the_route_can_be_driven_and_ends_as_expected(part: int) -> None:
    """Nothing of the race is changed by searching; each step of the route is legal."""
    for number in range(40):
        race = moving(a_case(Random(f"drive {part} {number}"))).race
        before = (race.at[0], race.points, race.side, race.penalties, race.gate[0])
        search_routes(race, 0)
        assert before == (race.at[0], race.points, race.side, race.penalties, race.gate[0])
        keep_route(race, 0)
        end, length = race.search.best, race.route.steps
        penalties = race.search.penalties[end]
        for _ in range(length):
            space = next_on_route(race, 0)
            assert space != NOWHERE
            way = way_to(race, 0, space)
            assert may_step(race, 0, way)
            take_step(race, 0, way)
            race.route.done += 1
            race.route.points = race.points
        assert race.penalties >= penalties or race.at[0] == NOWHERE
