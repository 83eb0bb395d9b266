"""Points and tables: MGP-C-01 to C-04, H-36, H-46."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.motograndprix.by_the_book.answers import answer
from tests.simulator.races import circuit, ridden
from trackwright.games.motograndprix.results.championship import (
    places_of,
    points_answer,
    points_for,
)
from trackwright.simulator.game.games import BadLineup
from trackwright.simulator.race.season import (
    run_season,
    standings,
    team_standings,
    team_totals,
    totals_of,
)
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import OVER

RIDERS = ("a", "b", "c", "d", "e", "f")
TEAMS = {"a": "red", "b": "red", "c": "blue", "d": "blue", "e": "yellow", "f": "yellow"}


def test_points_go_to_fifteen_places() -> None:
    """MGP-C-01, C-02, C-04."""
    points = [points_for(place) for place in range(1, 18)]
    assert points == [25, 20, 16, 13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]
    assert points_for(None) == 0


def test_who_shares_a_place_leaves_the_next_one_out() -> None:
    assert places_of(["a", ["b", "c"], "d"], ["e"]) == {"a": 1, "b": 2, "c": 2, "d": 4, "e": None}


def test_retired_riders_may_be_classified_last() -> None:
    """MGP-H-36, second reading."""
    assert places_of(["a"], ["b", "c"], dnf_last=True) == {"a": 1, "b": 2, "c": 3}


def test_a_team_has_the_points_of_all_its_bikes() -> None:
    """MGP-C-03, MGP-X-20: first and fifth of one colour have 36."""
    totals = totals_of([places_of(["a", "c", "d", "e", "b"])], points_for)
    assert team_totals(totals, TEAMS)["red"] == 36


def test_equal_points_are_parted_by_wins_then_by_second_places() -> None:
    """MGP-H-46: 25 + 0 beats 16 + 9, and wins come before second places."""
    races = [
        places_of(["a", "x", "b"]),
        places_of(["x", "y", "z", "p", "q", "r", "b"], ["a"]),
    ]
    totals = totals_of(races, points_for)
    assert totals["a"] == totals["b"] == 25
    order = [name for group in standings(totals, races) for name in group]
    assert order.index("a") < order.index("b")


def test_who_is_equal_in_all_places_shares() -> None:
    """MGP-H-46."""
    races = [places_of(["a", "b"]), places_of(["b", "a"])]
    assert standings(totals_of(races, points_for), races) == [["a", "b"]]


def test_equal_teams_are_parted_by_the_places_of_their_riders() -> None:
    races = [places_of(["c", "e", "p", "a", "q", "r", "b", "s", "t", "f", "d"])]
    races[0] |= {"c": 3, "d": 7, "a": 1, "b": None}  # 16 + 9 against 25
    totals = {"red": 25, "blue": 25}
    teams = {"a": "red", "b": "red", "c": "blue", "d": "blue"}
    assert team_standings(totals, races, teams) == [["red"], ["blue"]]


@st.composite
def seasons(draw: st.DrawFn) -> list[dict[str, Any]]:
    races = []
    for _ in range(draw(st.integers(1, 4))):
        order = draw(st.permutations(RIDERS))
        cut = draw(st.integers(0, len(RIDERS)))
        classified: list[Any] = list(order[:cut])
        if cut > 2 and draw(st.booleans()):
            classified[1:3] = [classified[1:3]]
        races.append({"classification": classified, "unclassified": list(order[cut:])})
    return races


@given(seasons(), st.sampled_from(["none", "classified-last"]))
def test_any_season_comes_out_as_by_the_book(races: list[dict[str, Any]], dnf: str) -> None:
    bikes = [{"id": id, "team": team} for id, team in TEAMS.items()]
    case = {
        "ask": {"kind": "points", "races": races},
        "options": {"dnf_points": dnf},
        "bikes": bikes,
        "level": "standard",
    }
    found = points_answer(case["ask"], TEAMS, dnf == "classified-last")  # type: ignore[arg-type]
    assert found == answer(case)


def test_a_season_is_the_races_of_its_seed() -> None:
    races = [
        lineup(circuit(id), "motograndprix-standard", bots=["careful", "random"], laps=1)
        for id in ("gp-ring", "april-raceway")
    ]
    season = run_season(races, seed=4)
    alone = ridden("gp-ring", "standard", "careful,random", seed=4, laps=1)
    assert alone.race.halt == OVER
    came = [alone.race.finish_place[bike] or None for bike in range(alone.race.runners)]
    assert [season.results[0].places[seat.name] for seat in alone.setup.seats] == came
    assert sum(season.totals.values()) == sum(season.team_totals.values())
    assert {name for group in season.players for name in group} == set(season.totals)


def test_people_do_not_ride_a_season() -> None:
    race = lineup(circuit("gp-ring"), "motograndprix-basic", bots=["human", "careful"])
    with pytest.raises(BadLineup, match="trackwright race"):
        run_season([race], seed=1)
