"""The road that rules read is the board that was laid."""

from itertools import product

import pytest

from tests.builders import OVAL, circuit_of
from tests.games.motograndprix.random_races import CIRCUITS
from trackwright.games.motograndprix.race.road import Position, Way, ring, way_of
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.rules.lanes import lane_before
from trackwright.games.motograndprix.state.layouts import SLOTS
from trackwright.model.files import library
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.lineup import seats_for
from trackwright.simulator.table.table import CannotRace, Seat, Setup

EXPERT = find_ruleset("motograndprix-expert")


def test_the_lane_before_is_the_nearest_to_the_line_that_leads_on() -> None:
    """B-18, T-04: of all lanes that a bike may be in, to all lanes of the next position."""
    table = table_on(ring([Position(0, 0, 2 * (i % 2)) for i in range(20)]))
    road = table.race.road
    for position, lanes, lane in product(range(20), range(1, 8), range(3)):
        ways = [at for at in range(3) if lanes >> at & 1 and abs(at - lane) <= 1]
        if ways:
            nearest = min(ways, key=lambda at: road.rank[position * SLOTS + at])
            assert lane_before(road, position, lanes, lane) == nearest


def table_on(way: Way, bikes: int = 2) -> Table:
    seats = tuple(Seat(str(i)) for i in range(bikes))
    return Table(Setup(EXPERT, EXPERT.settings({}), seats, 1), way)


@pytest.mark.parametrize("name", CIRCUITS)
def test_road_has_the_spaces_and_steps_of_the_circuit(name: str) -> None:
    """MGP-T-03, T-04, T-07, T-11: lanes, ranks, difficulties, the line at position 0."""
    circuit = library.load_circuit(name)
    board = circuit.board
    way = way_of(board, 1)
    kept = [i for i in range(len(board.names)) if board["lane"][i] != PIT_LANE]
    assert [space.name for space in way.spaces] == [board.names[i] for i in kept]
    for space, i in zip(way.spaces, kept, strict=True):
        assert (space.position, space.lane) == (board["column"][i], board["lane"][i])
        assert space.rank == board["rank"][i]
        corner = int(board["kind"][i]) == 1
        assert (way.positions[space.position][0] > 0) == corner
        on = circuit.graph.adj[board.names[i]]
        laid = [board.names[int(to)] for to in board["to"][i][: int(board["steps"][i])]]
        laid = [name for name in laid if on[name]["kind"] != "lateral"]
        ahead = [way.spaces[to].name for to in space.ahead]
        assert ahead == [name for name in laid if board["lane"][board.index[name]] != PIT_LANE]


@pytest.mark.parametrize("name", CIRCUITS)
def test_road_of_the_rules_has_the_ranks_and_ways_of_its_spaces(name: str) -> None:
    """MGP-T-03, T-04, B-18."""
    way = way_of(library.load_circuit(name).board, 1)
    table = table_on(way)
    road, places = table.road, table.way.places
    assert len(set(places)) == len(places)
    for space, place in zip(way.spaces, places, strict=True):
        assert (road.rank[place], road.lane[place]) == (space.rank, space.lane)
        ahead = [road.ahead[place][k] for k in range(road.ways[place])]
        assert ahead == [places[to] for to in space.ahead]
    for p in range(road.positions):
        abreast = [k for k in places if k >> 3 == p]
        in_order = sorted(abreast, key=lambda place: road.precedence[place])
        assert [road.rank[k] for k in in_order] == sorted(road.rank[k] for k in abreast)


def test_overridden_pieces_and_hills_count_as_marked() -> None:
    """MGP-T-07 to T-10: markers make corners straight, straights corner, and hills."""
    markers: list[dict[str, object]] = [
        {"on": 2, "at": 0, "difficulty": 2},
        {"on": 3, "at": 0, "counts_as": "straight"},
        {"on": 4, "at": 0, "difficulty": 1},
        {"on": 6, "at": 0, "counts_as": "corner"},
        {"on": 6, "at": 2, "difficulty": 3},
        {"on": 2, "at": 0, "hill": "up"},
        {"on": 5, "at": 0, "hill": "flat"},
        {"on": 6, "at": 0, "hill": "down"},
    ]
    way = way_of(circuit_of(OVAL, markers=markers).board, 3)
    assert "".join(str(difficulty) for difficulty, _ in way.positions) == "220011111133333333330000"
    assert "".join("-0+"[hill + 1] for _, hill in way.positions) == "------00++++++++++++++++"


def test_corners_without_difficulty_are_refused_or_rated() -> None:
    """MGP-T-07."""
    board = circuit_of(OVAL).board
    with pytest.raises(CannotRace, match="unrated"):
        way_of(board)
    assert {d for d, _ in way_of(board, 2).positions} == {0, 2}


def test_bikes_of_a_colour_are_a_team() -> None:
    """MGP-T-13, T-14: two riders to a colour, the next box has the colours again."""
    seats = seats_for(EXPERT, ["careful"], 12, 2)
    teams = [seat.team for seat in seats]
    assert all(teams.count(team) == 2 for team in teams)
    assert len({seat.name for seat in seats}) == 12
    alone = seats_for(EXPERT, ["careful"], 6, 1)
    assert len({seat.team for seat in alone}) == 6


def test_roads_that_cannot_be_raced_are_refused() -> None:
    with pytest.raises(CannotRace, match="18"):
        table_on(ring([Position(0, 0, 0)] * 17))
    with pytest.raises(CannotRace, match="bikes"):
        table_on(ring([Position(0, 0, 0)] * 18, lanes=1), bikes=24)
