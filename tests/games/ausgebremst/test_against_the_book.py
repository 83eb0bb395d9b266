"""The engine against the independent model: questions to the referee, whole races, broken rules."""

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.amounts import amount, slow_but
from tests.games.ausgebremst import told
from tests.games.ausgebremst.by_the_book.table import RULINGS
from tests.games.ausgebremst.by_the_book.track import LAPS, Track
from tests.games.ausgebremst.races import CIRCUITS, circuit, table_for
from tests.games.ausgebremst.random_cases import MAKERS, answered_cases
from tests.games.ausgebremst.random_circuits import random_track
from tests.games.ausgebremst.told import track_of, witness_of
from tests.games.ausgebremst.witness import Objection
from tests.games.ausgebremst.written_cases import CASES
from tests.games.broken_rules import Fault, broken
from tests.simulator.random_tracks import random_circuit
from trackwright.cli.commands.referee import result_of
from trackwright.cli.shared.expectations import differences
from trackwright.games.ausgebremst.race import derelict, grid, turn
from trackwright.games.ausgebremst.race.road import way_on
from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.referee.cases.track import way_of_case
from trackwright.games.ausgebremst.referee.referee import answer, understands
from trackwright.games.ausgebremst.rules import cards, lead, moves, pit
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.state.layouts import FAR, MOST_CARS
from trackwright.games.ausgebremst.state.way import figures_of
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.lineup import seats_for
from trackwright.simulator.table.states import CAPPED, OVER
from trackwright.simulator.table.table import CannotRace, Mode, Setup

Case = dict[str, Any]
SEED = 20
TELL_CASES = """
from tests.games.ausgebremst.random_cases import answered_cases
print(list(answered_cases(20, 60)))
"""
PLAYED = ("turn", "turns", "legal", "start-hand", "refused")
BOTS = ("random", "greedy", "careful")
SHIPPED = [id for id in CIRCUITS if circuit(id).track.kit == "ausgebremst"]


# --- the referee --------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", slow_but(["compiled"], ["plain"]))
@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_case_comes_out_as_expected(case: Case, mode: Mode) -> None:
    """Thought through by hand; see `rule_ids`."""
    if case.get("error"):
        with pytest.raises(TrackwrightError):
            answer(case, mode)
    else:
        assert list(differences(case["expect"], result(case, mode))) == []


def result(case: Case, mode: Mode) -> Case:
    """Of a bare track the rules of races and the budgets answer together."""
    is_bare = case["track"] is not None and "cars" not in case["state"]
    return answer(case, mode) if understands(case) and not is_bare else dict(result_of(case))


def disagreement(case: Case, expected: Case | None, mode: Mode = "plain") -> list[str]:
    """Where the engine says something else than the model, about anything that the model says."""
    try:
        found = result(case, mode)
    except TrackwrightError as error:
        return [] if expected is None else [f"refused: {error}"]
    if expected is None:
        return ["not refused"]
    if "after" not in found:  # nothing was played; or a circuit, of which the model says more
        expected = {key: expected[key] for key in expected if key in found}
    return list(differences(expected, found))


@pytest.mark.slow
def test_an_independent_model_answers_the_same() -> None:
    """All questions, both games and all house rulings, in random traffic on random circuits."""
    for case, expected in answered_cases(SEED, 8 * len(MAKERS)):
        assert disagreement(case, expected) == [], case["id"]


@pytest.mark.slow
def test_the_same_seed_makes_the_same_cases_in_every_process() -> None:
    """No set decides what comes first."""
    made = set()
    for seed in ("1", "2", "3"):
        told = subprocess.run(
            [sys.executable, "-c", TELL_CASES],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        )
        made.add(told.stdout)
    assert len(made) == 1
    assert len(made.pop()) > 1000


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("kind", sorted(MAKERS))
@pytest.mark.parametrize("mode", ["plain", "compiled"])
def test_an_independent_model_answers_the_same_many_times(kind: str, mode: Mode) -> None:
    seed = SEED + len(mode)
    cases = amount(40, soak=220) if kind in PLAYED else amount(30, soak=150)
    for case, expected in answered_cases(seed, cases, [kind]):
        assert disagreement(case, expected, mode) == [], case["id"]


# --- whole races --------------------------------------------------------------------------------


def test_witness_reads_the_kinds_of_events_that_there_are() -> None:
    for number, name in enumerate(told.KINDS):
        assert not name or number == getattr(events, name.title().replace("_", "")).NUMBER
    assert len(told.KINDS) - 1 == events.Finish.NUMBER


def random_race(seed: int, mode: Mode = "compiled") -> tuple[Table, Case]:
    """A table on a random circuit, and the circuit as the witness knows it."""
    rng = random.Random(seed)
    rules, track = rng.choice(("family", "pro")), random_track(rng, pit=rng.random() < 0.9)
    cars = rng.randint(3, 6)
    ruleset = find_ruleset(f"ausgebremst-{rules}")
    bots = [rng.choice(BOTS) for _ in range(cars)]
    if mode != "plain" and rng.random() < 0.3:
        bots[0] = "planner"  # it takes its time
    seats = seats_for(ruleset, bots, cars, 1)
    grid = rng.sample(range(len(seats)), len(seats)) if rng.random() < 0.3 else ()
    settings = ruleset.settings({"roll_outs": 2, **random_options(rng, rules)})
    setup = Setup(ruleset, settings, seats, LAPS, tuple(grid))
    table = setup.table(way_of_case(track), mode)
    assert isinstance(table, Table)
    return table, track


def random_options(rng: random.Random, rules: str) -> dict[str, str]:
    keys = [key for key in RULINGS if rules == "pro" or key not in ("stacking", "start_hand")]
    return {key: rng.choice(RULINGS[key][1]) for key in keys if rng.random() < 0.3}


def objection(table: Table, track: Case, seed: int, charted: str = "") -> str:
    """What the witness has against the race of this seed; "" if nothing."""
    halt = table.run(seed)
    assert halt in (OVER, CAPPED)
    seen = witness_of(table, track, charted)
    try:
        told.read(seen, table, halt == CAPPED)
    except Objection as found:
        return str(found)
    names = told.names_at(table)
    came = {int(table.race.finish_place[car]): name for car, name in enumerate(names)}
    home = [came[place] for place in sorted(came) if place]
    return "" if home == seen.finishers() else f"came home: {home}"


@pytest.mark.slow
def test_witness_has_nothing_against_races_on_random_circuits() -> None:
    """AUS-F-04 to F-42, AUS-P-02 to P-11, AUS-H-02 to H-33, AUS-V-09, all options."""
    for seed in range(8):
        assert objection(*random_race(seed, "plain"), seed) == "", seed


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("block", range(4))
def test_witness_has_nothing_against_many_races_on_random_circuits(block: int) -> None:
    first = 1000 + 60 * block
    for seed in range(first, first + amount(30, soak=60)):
        assert objection(*random_race(seed), seed) == "", seed


def laid_race(seed: int, mode: Mode = "compiled") -> tuple[Table, Case] | None:
    """The same on a circuit that is laid of pieces, with obstacles, alleys of all sorts and markers
    of other games; None if it cannot be raced."""
    rng, laid = random.Random(seed), random_circuit(seed)
    rules = rng.choice(("family", "pro"))
    ruleset = find_ruleset(f"ausgebremst-{rules}")
    bots = [rng.choice(BOTS) for _ in range(rng.randint(3, 6))]
    settings = ruleset.settings({"roll_outs": 2, **random_options(rng, rules)})
    setup = Setup(ruleset, settings, seats_for(ruleset, bots, len(bots), 1), LAPS)
    try:
        table = setup.table(way_on(laid, settings), mode)
    except CannotRace:
        return None
    assert isinstance(table, Table)
    return table, track_of(laid)


def hold_laid_races(seeds: range, mode: Mode) -> None:
    raced = 0
    for seed in seeds:
        if race := laid_race(seed, mode):
            assert objection(*race, seed) == "", seed
            raced += 1
    assert raced > 0.8 * len(seeds)


@pytest.mark.slow
def test_witness_has_nothing_against_races_on_laid_circuits() -> None:
    """AUS-T-06, AUS-H-07, AUS-H-33, AUS-V-02: obstacles, dead ends before them, bends that count as
    straights, alleys where nobody can stop."""
    hold_laid_races(range(6), "compiled")


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("block", range(8))
def test_witness_has_nothing_against_many_races_on_laid_circuits(block: int) -> None:
    first = 1000 + 125 * block
    hold_laid_races(range(first, first + amount(12, soak=125)), "compiled")


@pytest.mark.slow
def test_laid_circuits_have_the_distances_of_the_book() -> None:
    """AUS-T-10, AUS-H-07: whatever lies on them, every space."""
    seen = Counter[str]()
    for seed in range(50):
        laid = random_circuit(seed)
        way = way_on(laid, {})
        figures = figures_of(way, LAPS)
        if len(way.grid) < MOST_CARS or figures.lap >= FAR:
            continue
        track = Track(track_of(laid))
        assert figures.lap == track.lap_length
        driven = {space.name for space in way.spaces if track.pit or not space.alley}
        assert driven == set(track.spaces)
        for i, space in enumerate(way.spaces):
            mine = figures.dist[i], figures.remain[i]
            if space.name not in driven:
                continue
            assert mine == (track.dist(space.name), track.remain(space.name)), (seed, space)
        seen["obstacle"] += any(marker.obstacle for marker in laid.track.markers)
        seen["pit"] += track.pit is not None
        seen["no stops"] += bool(laid.measures.path_through_pit) and track.pit is None
        seen["several alleys"] += len(laid.measures.pit["entry"]) > 1
        seen["dead end"] += len(way.spaces) < sum(
            "obstacle" not in row and not row.get("pit") for row in laid.graph.nodes.values()
        )
    assert min(seen.values()) > 1, seen


@pytest.mark.parametrize("rules", ["family", "pro"])
def test_witness_has_nothing_against_a_race_on_a_shipped_circuit(rules: str) -> None:
    """Deposits of the chart, too: AUS-P-05."""
    charted = circuit("nuerburg-drom").track.name
    table = table_for("nuerburg-drom", rules, ",".join(BOTS), cars=4)
    assert objection(table, track_of(circuit("nuerburg-drom")), 1, charted) == ""


@pytest.mark.slow
@pytest.mark.parametrize("id", SHIPPED)
def test_witness_has_nothing_against_races_on_shipped_circuits(id: str) -> None:
    charted, track = circuit(id).track.name, track_of(circuit(id))
    for seed in range(16):
        rng = random.Random(seed)
        rules, cars = rng.choice(("family", "pro")), rng.randint(3, 6)
        bots = ",".join(rng.choice(BOTS) for _ in range(cars))
        options = random_options(rng, rules)
        table = table_for(id, rules, bots, "compiled", cars=cars, **options)
        assert objection(table, track, seed, charted) == "", (seed, rules, options)


# --- broken rules -------------------------------------------------------------------------------


FAULTS = (
    Fault("two on a space (F-11)", moves.step_fault, "is_taken(race, to)", "0"),
    Fault(
        "the alley at any time (F-26)", pit.may_enter_alley, "race.road.windows >> crossed & 1", "1"
    ),
    Fault("past A with the entry blocked (F-31)", pit.is_shut, "return ", "return 0 and "),
    Fault("no stop needed (F-30)", pit.owes_stop, "return 1 - race.pitted[car]", "return 0"),
    Fault("a stop is forgotten (H-17)", pit.mark_stop, "race.pitted[car] = 1", "pass"),
    Fault("six of the leader (F-15)", lead.six_is_barred, "leads(race, car) == 0", "1"),
    Fault(
        "six barred behind the leader (F-15)", lead.six_is_barred, "leads(race, car) == 0 or ", ""
    ),
    Fault(
        "derelicts do not count for the lead (H-07)",
        lead.leads,
        "== RACING",
        "== RACING and race.derelict[other] == 0",
    ),
    Fault("ban after the winner is home (F-20)", lead.lift_ban, "race.lifted = 1", "pass"),
    Fault("ban for the start (H-06)", lead.is_start_card, "return 1 if", "return 0 if"),
    Fault(
        "ban on the chicane (F-19)",
        lead.six_is_barred,
        "race.road.chicane[race.space[car]] or ",
        "",
    ),
    Fault("derelicts take the long way (H-14)", derelict.is_better, "mine < its", "mine > its"),
    Fault("derelicts pass the pit (F-38)", derelict.derelict_end, "owes_stop(race, car)", "0"),
    Fault("a hand of two (F-08)", cards.fill_hand, "race.rules.hand", "2"),
    Fault("last one starts (F-04)", grid.highest, "] > race.score", "] < race.score"),
    Fault("home without a place (F-40)", turn.come_home, "race.finished += 1", "pass"),
    Fault("goes on without cards (H-22)", cards.has_no_cards, "return 1 if", "return 0 if"),
    Fault(
        "one card more for the stop (P-10)",
        turn.end_turn,
        "pick_up_deposit(race, car)",
        "draw_from_stacks(race, car)",
    ),
)


@pytest.fixture
def faulty(request: pytest.FixtureRequest) -> Iterator[Fault]:
    with broken(request.param):
        yield request.param


@pytest.mark.slow
@pytest.mark.parametrize("faulty", FAULTS, indirect=True, ids=lambda fault: fault.what)
def test_broken_rule_is_noticed(faulty: Fault) -> None:
    """By the witness of whole races, or else by a question to the referee."""
    if any(objection(*random_race(seed, "plain"), seed) for seed in range(12)):
        return
    asked = answered_cases(SEED, 250, ["turns", "legal"])
    assert any(disagreement(case, expected) for case, expected in asked)
