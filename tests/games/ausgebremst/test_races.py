"""What holds in every race: with any bots and options, on shipped circuits, plain and compiled."""

from collections import Counter
from typing import Any, TypeVar, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.games.ausgebremst.races import CIRCUITS, circuit, table_for
from tests.games.same_races import assert_same_race
from trackwright.games.ausgebremst.race.rounds import play_turn
from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.results.audit import checked
from trackwright.games.ausgebremst.results.classification import classification_of
from trackwright.games.ausgebremst.rules.decisions import PLAY
from trackwright.games.ausgebremst.rules.lead import leads
from trackwright.games.ausgebremst.rules.moves import steps_of
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, MOST_CARS, STACKS
from trackwright.simulator.compiler.data.memory import fill
from trackwright.simulator.playtest.results import result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.playtest.verdict import verdict_of
from trackwright.simulator.story.game_parts import happenings_of, sentences_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.log import Event
from trackwright.simulator.table.states import CAPPED, HUMAN, MOST_RUNNERS, OVER, RACING
from trackwright.simulator.table.table import Mode

One = TypeVar("One", bound=Event)
MODES: tuple[Mode, ...] = ("plain", "compiled")
BOTS = ("random", "greedy", "careful")
OPTIONS: dict[str, tuple[str, ...]] = {
    "start_six": ("first-card", "round-1"),
    "lead": ("curve-end", "shortest-way"),
    "ban_lifted_by": ("any-car", "player"),
    "derelict_unplayable": ("spent", "back", "as-far-as-possible"),
}
PRO_OPTIONS = {"stacking": ("free", "by-value", "dealt"), "start_hand": ("two", "three")}


@st.composite
def setups(draw: st.DrawFn) -> dict[str, Any]:
    """How to make a table, and the race."""
    rules = draw(st.sampled_from(("family", "pro")))
    options = OPTIONS | (PRO_OPTIONS if rules == "pro" else {})
    cars = draw(st.integers(3, 6))
    id = draw(st.sampled_from(CIRCUITS))
    return {
        "id": id,
        "rules": rules,
        "bots": ",".join(draw(st.lists(st.sampled_from(BOTS), min_size=cars, max_size=cars))),
        "cars": cars,
        "laps": draw(st.integers(1, 2)) if id == "gp-ring" else draw(st.integers(1, 4)),
        **{name: draw(st.sampled_from(readings)) for name, readings in options.items()},
    }


SEEDS = st.integers(0, 2**40)


def raced(setup: dict[str, Any], seed: int, mode: Mode = "compiled") -> Table:
    table = table_for(mode=mode, **setup)
    assert table.run(seed) in (OVER, CAPPED)
    return table


@settings(max_examples=amount(10, soak=300))
@given(setups(), SEEDS)
def test_race_is_the_same_in_all_modes(setup: dict[str, Any], seed: int) -> None:
    table = assert_same_race(lambda mode: table_for(mode=mode, **setup), seed, modes=MODES)
    assert table.race.halt in (OVER, CAPPED)


@pytest.mark.slow
@given(setups(), SEEDS)
def test_race_replays_from_its_decisions(setup: dict[str, Any], seed: int) -> None:
    """Told decisions lead to the same race, whoever made them, and the rules allow them all."""
    table = raced(setup, seed)
    again = table_for(mode="compiled", **setup)
    again.set_script(table.recorded_script())
    fill(again.race.bot, [HUMAN] * MOST_RUNNERS)
    assert again.run(seed) == table.race.halt
    assert again.rows() == table.rows()
    assert again.recorded_script() == table.recorded_script()


@pytest.mark.slow
@given(setups(), SEEDS)
def test_bots_keep_the_rules_when_watched(setup: dict[str, Any], seed: int) -> None:
    """Watched like people, bots never break a rule."""
    table = table_for(mode="compiled", **setup)
    table.race.rules.verify = 1
    assert table.run(seed) in (OVER, CAPPED)


@pytest.mark.slow
@given(setups(), SEEDS)
def test_cards_and_spaces_agree(setup: dict[str, Any], seed: int) -> None:
    """F-44, P-12: the audit of AUS-V-09, for every car."""
    table = raced(setup, seed)
    for car in checked(table):
        assert car.audit.ok, (car, car.audit)


@pytest.mark.slow
@given(setups(), SEEDS)
def test_no_card_is_lost_or_won(setup: dict[str, Any], seed: int) -> None:
    """F-02, P-02, P-05, H-28: what is played, held, on stacks and in the deposit is the deck."""
    table = raced(setup, seed)
    race = table.race
    for car in range(MOST_CARS):
        cards = Counter({v: int(race.gone[car][v]) for v in range(1, MOST_CARD + 1)})
        cards += Counter(int(race.hand[car][i]) for i in range(race.held[car]))
        cards += Counter(
            int(race.deck[car][i]) for i in range(race.deck_at[car], race.deck_size[car])
        )
        for stack in range(STACKS):
            height = int(race.height[car][stack])
            cards += Counter(int(race.stack[car][stack][i]) for i in range(height))
        cards += Counter(int(race.deposit[car][i]) for i in range(race.deposited[car]))
        derelict = car >= setup["cars"]
        deck = race.rules.full if derelict else race.rules.deck[race.deck_type[car]]
        assert cards == Counter({v: int(deck[v]) for v in range(1, MOST_CARD + 1)})


@pytest.mark.slow
@given(setups(), SEEDS)
def test_every_move_is_one_of_the_circuit_and_ends_on_a_free_space(
    setup: dict[str, Any], seed: int
) -> None:
    """F-11 to F-14, F-23: step by step along the board, one car to a space."""
    table = raced(setup, seed)
    at: dict[int, int] = {}
    for _, car, event in table.events():
        if isinstance(event, events.Grid):
            assert event.space not in at.values()
            at[car] = event.space
        elif isinstance(event, events.Move):
            _hold_move(table, at, car, event)
        elif isinstance(event, events.Finish | events.Out):
            at.pop(car)


def _all(table: Table, kind: type[One]) -> list[tuple[int, int, One]]:
    """The events of a kind, each with its round and car."""
    return [(round, car, one) for round, car, one in table.events() if isinstance(one, kind)]


def _hold_move(table: Table, at: dict[int, int], car: int, move: events.Move) -> None:
    card, ways, end = move.card, move.ways, move.end
    space = at.pop(car)
    assert space == move.start
    steps = steps_of(ways)
    for step in range(steps):
        way = ways >> 3 * (steps - 1 - step) & 7
        space = table.way.ahead[space][way]
        home = step == steps - 1 and space in at.values()
        assert space not in at.values() or (home and table.race.crossings[car] > table.race.laps)
    assert space == end
    assert steps == card or table.race.crossings[car] > table.race.laps
    at[car] = space


@pytest.mark.slow
@settings(max_examples=amount(10, soak=300))
@given(setups(), SEEDS)
def test_no_leader_plays_a_six(setup: dict[str, Any], seed: int) -> None:
    """F-15, F-37: turn by turn; but for start cards, after the winner, and by the exceptions."""
    table = table_for(mode="plain", **setup)
    table.run(seed)
    seen = Counter(car for _, car, move in _all(table, events.Move) if move.card == 6)
    allowed = _sixes_by_turns(setup, seed)
    assert seen <= allowed


def _sixes_by_turns(setup: dict[str, Any], seed: int) -> Counter[int]:
    """The same race turn by turn, looking at the table before each."""
    import trackwright.games.ausgebremst.race.rounds as rounds

    found: Counter[int] = Counter()
    table = table_for(mode="plain", **setup)

    def watched(race: Any, car: int) -> None:
        leading = bool(leads(race, car))
        first = race.plays[car] == 0 or race.round == 1
        free = race.lifted or race.relief or first
        rivals = [c for c in range(race.cars) if c != car and race.status[c] == RACING]
        only = race.held[car] and all(race.hand[car][i] == 6 for i in range(race.held[car]))
        played = int(race.gone[car][6])
        moved = int(race.spaces[car])
        play_turn(race, car)
        if race.gone[car][6] > played and race.spaces[car] > moved:
            found[car] += 1
            assert not leading or free or only or not rivals

    before = rounds.play_turn
    rounds.play_turn = watched
    try:
        table.run(seed)
    finally:
        rounds.play_turn = before
    return found


@pytest.mark.slow
@given(setups(), SEEDS)
def test_places_are_given_one_by_one(setup: dict[str, Any], seed: int) -> None:
    """F-40 to F-42, H-21: no place twice; who finishes has stopped; derelicts have no points."""
    table = raced(setup, seed)
    result = classification_of(table)
    places = [entry.place for entry in result.entries if entry.place]
    assert places == list(range(1, len(places) + 1))
    for entry in result.entries:
        assert entry.driver != "derelict" or entry.points == 0
        if entry.driver != "derelict" and table.race.halt == OVER:
            assert entry.status != "racing"
    names = [seat.name for seat in table.setup.seats]
    if setup["rules"] == "family" and int(table.race.road.entry) >= 0:
        for entry in result.entries:
            assert not entry.place or table.race.pitted[names.index(entry.car)]


@pytest.mark.slow
@given(setups(), SEEDS)
def test_turns_follow_the_grid(setup: dict[str, Any], seed: int) -> None:
    """F-06, F-08, H-04: in every round derelicts first, then players, always in one order."""
    table = raced(setup, seed)
    order = [car for _, car, _ in _all(table, events.Grid)]
    derelicts = MOST_CARS - setup["cars"]
    assert order[:derelicts] == list(range(setup["cars"], MOST_CARS))
    turns = (events.Move, events.Pass, events.Wait, events.Blocked, events.Spent)
    happened = table.events()
    for round in range(1, int(table.race.round) + 1):
        acted = [one.who for one in happened if one.round == round and isinstance(one.event, turns)]
        assert acted == sorted(acted, key=order.index)
        assert len(acted) == len(set(acted))


@pytest.mark.slow
@given(setups(), SEEDS)
def test_account_tells_every_race(setup: dict[str, Any], seed: int) -> None:
    table = raced(setup, seed)
    happenings = happenings_of(table)
    assert all(one["rule"].startswith("AUS-") for one in happenings)
    lines = list(sentences_of(table.game, happenings, setup["laps"]))
    assert sum(line.startswith("Round ") for line in lines) == table.race.round


def test_statistics_add_up() -> None:
    """Places, rounds, stops and lost turns of the figures are those of the races."""
    table = table_for("nuerburg-ring", "family", mode="compiled", cars=4)
    table.race.rules.statistics = 1
    assert table.run_many(5, 0, 40) == 40
    statistics = table.race.statistics
    alone = table_for("nuerburg-ring", "family", mode="compiled", cars=4)
    rounds, blocked, wins = Counter[int](), Counter[int](), 0
    for number in range(40):
        alone.run(5, number)
        rounds[int(alone.race.round)] += 1
        blocked[int(alone.race.blocked)] += 1
        wins += sum(int(alone.race.finish_place[car] == 1) for car in range(4))
    assert int(statistics.races) == 40
    assert Counter({i: int(n) for i, n in enumerate(statistics.rounds) if n}) == rounds
    assert Counter({i: int(n) for i, n in enumerate(statistics.blocked) if n}) == blocked
    assert sum(int(statistics.by_player[car][0]) for car in range(4)) == wins


@pytest.mark.slow
def test_races_without_lots_are_a_handful() -> None:
    """P-06: six players choose decks and stacks themselves; only the draw for the start is left.
    Told from events: grid, moves and places of every race."""
    for cars, handful in ((6, True), (5, False)):
        setup, way = lineup(circuit("bleifuss-drom"), "ausgebremst-pro", seats=cars)
        batch = Batch(setup, way, 3, 120)
        found = result_of(circuit("bleifuss-drom"), batch, playtest(batch))
        table = cast(Table, setup.table(way, "compiled"))
        races = Counter(_told_by_places(table, number) for number in range(120))
        if handful:
            assert found["courses"].tolist() == sorted(races.values(), reverse=True)
        assert handful == (len(races) < 10)
        said = {statement.topic for statement in verdict_of(found)}
        assert ("chance" in said, "balance" in said) == (handful, not handful)


def _told_by_places(table: Table, number: int) -> tuple[Any, ...]:
    """What happened on the track, cars called by their place on the grid."""
    table.run(3, number)
    place = {car: grid.place for _, car, grid in _all(table, events.Grid)}
    seen = (events.Move, events.Finish, events.Out)
    return tuple(
        (round, place[car], event)
        for round, car, event in table.events()
        if isinstance(event, seen)
    )


def test_plays_of_players_are_told() -> None:
    table = raced({"id": "bleifuss-drom", "rules": "family", "cars": 3}, 3)
    moved = [car for _, car, _ in _all(table, events.Move) if car < 3]
    assert [row[0] for row in table.recorded_script() if row[1] == PLAY] == moved


@pytest.mark.parametrize("cars", [3, 4, 5, 6])
def test_six_cars_start_whoever_drives_them(cars: int) -> None:
    """F-01, F-04, E-02, H-01, H-23: derelicts on the best places, two to a row."""
    table = raced({"id": "bleifuss-drom", "rules": "family", "cars": cars}, cars)
    grid = _all(table, events.Grid)
    assert [one.place for _, _, one in grid] == [1, 2, 3, 4, 5, 6]
    assert [car for _, car, _ in grid[: 6 - cars]] == list(range(cars, 6))
    assert [int(table.race.row[car]) for _, car, _ in grid] == [1, 1, 2, 2, 3, 3]


@pytest.mark.slow
def test_first_player_is_who_drew_the_highest_card() -> None:
    """F-04, H-02: the others follow clockwise, whatever they drew."""
    for seed in range(30):
        table = table_for("bleifuss-drom", "family", mode="compiled", cars=4)
        table.run(seed)
        draws: dict[int, list[int]] = {}
        for _, car, draw in _all(table, events.StartDraw):
            draws.setdefault(car, []).append(draw.card)
        best = max(draws, key=lambda car: draws[car])
        players = [car for _, car, _ in _all(table, events.Grid)][2:]
        assert players == [(best + i) % 4 for i in range(4)]


def test_cards_can_be_given_for_the_start() -> None:
    """F-04."""
    table = table_for("bleifuss-drom", "family", cars=3)
    table.set_given([(0, 1, 2), (1, 1, 6), (2, 1, 6), (1, 1, 3), (2, 1, 5)])
    table.run(1)
    players = [car for _, car, _ in _all(table, events.Grid)][3:]
    assert players == [2, 0, 1]


@pytest.mark.slow
@pytest.mark.parametrize("id", CIRCUITS)
@pytest.mark.parametrize("laps", [1, 2])
def test_a_race_that_is_over_before_any_window_knows_no_stop(id: str, laps: int) -> None:
    """H-16, H-33: who never could have stopped has not missed it."""
    table = table_for(id, "family", laps=laps, cars=6)
    table.run(3)
    may_stop = any(window <= laps for window in table.way.windows)
    missed = [one for one in happenings_of(table) if one.get("reason") == "pit_missed"]
    stopped = [one for one in happenings_of(table) if one["event"] == "pit_stop"]
    assert may_stop == bool(stopped)
    assert len(missed) < 6
    assert may_stop or not missed
