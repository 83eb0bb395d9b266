"""What holds in every race, on any road, by any options, in all three ways of riding it."""

import ast
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.amounts import amount
from tests.games.motograndprix import witness
from tests.games.motograndprix.book_races import compare_with_book
from tests.games.motograndprix.random_races import (
    CIRCUITS,
    Case,
    circuit_roads,
    laid_roads,
    races,
    rings,
    witness_of,
)
from tests.games.same_races import assert_same_race
from trackwright.games.motograndprix.bots import search
from trackwright.games.motograndprix.race import seats
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.rules import choices, points, reach
from trackwright.games.motograndprix.rules.dice import FOR_TURN
from trackwright.games.motograndprix.rules.lanes import ALL
from trackwright.games.motograndprix.state import events, layouts
from trackwright.simulator.compiler.data.state import layout_of
from trackwright.simulator.table import states
from trackwright.simulator.table.table import Mode

ENDS = (states.OVER, states.CAPPED)
MODES: tuple[Mode, ...] = ("plain", "compiled")
SLOW = pytest.mark.slow


def ridden(case: Case, mode: Mode = "plain") -> tuple[Table, int]:
    table = case.table(mode)
    return table, table.run(case.seed, case.number)


def hold_by_witness(case: Case, table: Table, halt: int) -> None:
    assert halt in ENDS
    seen = witness_of(case, table)
    seen.read(table.rows())
    seen.end(table.race, halt == states.CAPPED)


def figures(table: Table) -> dict[str, Any]:
    """All statistics as plain numbers."""

    def flat(value: Any) -> Any:
        return [flat(one) for one in value] if hasattr(value, "__len__") else int(value)

    fields = layout_of(layouts.Statistics).fields
    return {name: flat(getattr(table.race.statistics, name)) for name in fields}


# --- the witness --------------------------------------------------------------------------------


def test_witness_knows_nothing_of_the_engine() -> None:
    tree = ast.parse(Path(witness.__file__).read_text())
    imported = [n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    assert [name for name in imported if name and name.startswith("trackwright")] == []
    assert not [n for n in ast.walk(tree) if isinstance(n, ast.Import)]


def test_witness_reads_the_kinds_of_events_that_there_are() -> None:
    for number, name in enumerate(witness.KINDS):
        assert not name or number == getattr(events, name.title().replace("_", "")).NUMBER
    assert len(witness.KINDS) - 1 == events.Qualified.NUMBER


@pytest.mark.slow
@given(races())
def test_witness_has_nothing_against_any_race(case: Case) -> None:
    """One bike on a space, points add up, dials, stances, order, costs, laps and places; everybody
    finishes or retires, or the race was broken off and says so.

    MGP-B-05, B-06, B-16 to B-25, S-03, S-07 to S-22, E-03 to E-20.
    """
    table, halt = ridden(case, "compiled")
    hold_by_witness(case, table, halt)


@pytest.mark.slow
@given(races(bots=("random", "greedy")))
def test_witness_has_nothing_against_races_in_any_mode(case: Case) -> None:
    for mode in MODES:
        table, halt = ridden(case, mode)
        hold_by_witness(case, table, halt)


@pytest.mark.slow
@settings(max_examples=amount(15, soak=300))
@given(races(laid_roads(), most_bikes=8))
def test_witness_has_nothing_against_races_on_laid_circuits(case: Case) -> None:
    """Obstacles, bends that count as straights, hills, alleys and chicanes of another game."""
    table, halt = ridden(case, "compiled")
    hold_by_witness(case, table, halt)


@SLOW
@settings(max_examples=amount(150, soak=1500))
@given(races(laid_roads()))
def test_witness_has_nothing_against_many_races_on_laid_circuits(case: Case) -> None:
    table, halt = ridden(case, "compiled")
    hold_by_witness(case, table, halt)


@SLOW
@pytest.mark.parametrize("name", CIRCUITS)
@settings(max_examples=amount(5, soak=25))
@given(data=st.data())
def test_witness_has_nothing_against_races_on_shipped_circuits(
    name: str, data: st.DataObject
) -> None:
    case = data.draw(races(circuit_roads([name])))
    for mode in MODES:
        table, halt = ridden(case, mode)
        hold_by_witness(case, table, halt)


@pytest.mark.slow
@given(races(rings(40), most_bikes=8))
def test_race_is_ridden_by_the_book(case: Case) -> None:
    """Every round of a race, given to the independent model, comes out as the log tells it."""
    assume(case.setup.settings["qualifying"] == "no")
    table, _ = ridden(case, "compiled")
    assert compare_with_book(case, table.rows()) > 0


# --- two ways of riding -------------------------------------------------------------------------


@pytest.mark.slow
@given(races(most_bikes=9))
def test_race_is_the_same_in_all_modes(case: Case) -> None:
    assert_same_race(case.table, case.seed, case.number, MODES)


@pytest.mark.slow
@given(races())
def test_race_replays_from_its_decisions(case: Case) -> None:
    """The decisions written down lead to the same race, whoever made them, and all are allowed."""
    table, halt = ridden(case, "compiled")
    again = case.table("compiled")
    again.set_script(table.recorded_script())
    again.race.bot = [states.HUMAN] * layouts.MOST_BIKES
    again.race.rules.verify = 1
    assert again.run(case.seed, case.number) == halt
    assert again.rows() == table.rows()
    assert again.recorded_script() == table.recorded_script()


@pytest.mark.slow
@given(races(), st.integers(0, 10))
def test_race_does_not_depend_on_what_the_table_saw_before(case: Case, other: int) -> None:
    fresh, halt = ridden(case, "compiled")
    used = case.table("compiled")
    used.run(other, other)
    used.run_many(other, 0, 2)
    assert used.run(case.seed, case.number) == halt
    assert used.rows() == fresh.rows()


@given(races(most_bikes=4), st.lists(st.integers(1, 6), min_size=4, max_size=4))
def test_given_dice_are_thrown_in_every_ride(case: Case, faces: list[int]) -> None:
    table = case.table("compiled")
    table.set_given([(0, FOR_TURN, face) for face in faces])
    table.run(case.seed, case.number)
    first = table.events()
    table.run(case.seed, case.number)
    assert table.events() == first
    rolls = (events.Roll, events.RollOff)
    thrown = [one.first for _, bike, one in first if bike == 0 and isinstance(one, rolls)]
    assert thrown[:1] in (faces[:1], [])


@given(races())
def test_no_bot_decides_what_is_not_allowed(case: Case) -> None:
    """MGP-DP-4 to DP-8: watched like people, bots never break a rule."""
    table = case.table("compiled")
    table.race.rules.verify = 1
    halt = table.run(case.seed, case.number)
    assert halt in ENDS, (halt, int(table.race.halt_player), int(table.race.fault))
    plain, _ = ridden(case, "compiled")
    assert table.rows() == plain.rows()


# --- many races ---------------------------------------------------------------------------------


def counted(case: Case, chunks: list[tuple[int, int]], mode: Mode = "compiled") -> dict[str, Any]:
    table = case.table(mode)
    table.race.rules.statistics = 1
    for first, count in chunks:
        assert table.run_many(case.seed, first, count) == count
    return figures(table)


@pytest.mark.slow
@settings(max_examples=amount(10, soak=100))
@given(races(most_bikes=8), st.lists(st.integers(1, 5), min_size=1, max_size=4))
def test_statistics_are_the_same_in_any_chunks(case: Case, sizes: list[int]) -> None:
    firsts = [sum(sizes[:i]) for i in range(len(sizes))]
    whole = counted(case, [(0, sum(sizes))])
    assert counted(case, list(zip(firsts, sizes, strict=True))) == whole
    assert whole["races"] == sum(sizes)


@pytest.mark.slow
@settings(max_examples=amount(5, soak=100))
@given(races(most_bikes=6))
def test_statistics_are_the_same_in_all_modes(case: Case) -> None:
    plain = counted(case, [(0, 3)], "plain")
    assert counted(case, [(0, 3)]) == plain


@pytest.mark.slow
@settings(max_examples=amount(10, soak=100))
@given(races(most_bikes=8))
def test_statistics_add_up_with_single_races(case: Case) -> None:
    """Places, retirements, rounds and turns of the figures are those of the logs."""
    found = counted(case, [(0, 4)])
    table, rounds, out, turns, wins = case.table("compiled"), [], 0, 0, [0] * 24
    for number in range(4):
        table.run(case.seed, number)
        race, bikes = table.race, range(table.race.runners)
        rounds.append(race.round)
        turns += race.turns
        out += sum(race.status[b] == states.RETIRED for b in bikes)
        for b in bikes:
            wins[b] += race.finish_place[b] == 1
    assert found["turns"] == turns
    assert sorted(rounds) == [n for n, many in enumerate(found["rounds"]) for _ in range(many)]
    assert sum(found["causes"]) == out == sum(n * many for n, many in enumerate(found["retired"]))
    assert [row[0] for row in found["by_player"]] == wins
    assert sum(map(sum, found["by_grid"])) == 4 * len(case.setup.seats)


# --- two ways of looking ahead ------------------------------------------------------------------


def ends_found(race: Any) -> dict[tuple[int, int], int]:
    """(place, steps) -> the points with which a move ends there, as bits."""
    sight = race.sight
    found: dict[tuple[int, int], int] = {}
    for end in range(sight.ends):
        key = (sight.end_place[end], sight.end_steps[end])
        found[key] = found.get(key, 0) | sight.end_points[end]
    return found


@pytest.mark.slow
@given(races(rings(40), most_bikes=9, bots=("random", "greedy", "careful")))
def test_both_ways_of_looking_ahead_find_the_same_ends(case: Case) -> None:
    """MGP-B-17 to B-20, S-17 to S-19: lanes all at once, and step by step on the graph."""
    table = case.table()
    looks = 0

    def look_both_ways(race: Any, bike: int, wanted: int, which: int) -> None:
        nonlocal looks
        race.road.even = 0
        reach.look_ahead(race, bike, wanted, ALL)
        by_steps = ends_found(race)
        race.road.even = 1
        reach.look_ahead(race, bike, wanted, ALL)
        assert ends_found(race) == by_steps
        reach.look_ahead(race, bike, wanted, which)
        looks += 1

    assert table.road.even
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seats, "take_farthest", lambda race, bike: 0)
        patch.setattr(choices, "look_ahead", look_both_ways)
        table.run(case.seed, case.number)
    assert looks > 0


@pytest.mark.slow
@given(races(rings(60)))
def test_race_along_lanes_is_allowed_step_by_step(case: Case) -> None:
    """What was decided with one way of looking ahead is the same race with the other."""
    table, halt = ridden(case, "compiled")
    again = case.table("compiled")
    again.road.even = 0
    again.set_script(table.recorded_script())
    again.race.rules.verify = 1
    assert again.run(case.seed, case.number) == halt
    assert again.rows() == table.rows()


@pytest.mark.slow
@given(races(rings(60), bots=("greedy", "careful")))
def test_both_ways_of_looking_ahead_lead_to_the_same_race(case: Case) -> None:
    """Who does not decide by chance decides the same, whatever order the ends are found in."""
    table, halt = ridden(case, "compiled")
    by_steps = case.table("compiled")
    by_steps.road.even = 0
    assert by_steps.run(case.seed, case.number) == halt
    assert by_steps.rows() == table.rows()


# --- how bots weigh their choices ---------------------------------------------------------------


def choices_of_turn(race: Any, bike: int) -> list[tuple[int, int, int, int]]:
    """Flips, slipstream point, dial and end of every choice, in the order in which they count."""
    sight, found = race.sight, []
    sums = [sight.end_points[end] for end in range(sight.ends)]
    for flips in (f for f in range(1 << race.faces) if race.allowed >> f & 1):
        for bonus in range(points.least_bonus(race, bike), race.slipping[bike] + 1):
            base = points.points_before_dials(race, flips, bonus)
            least = -min(base, points.may_brake(race, bike))
            for dial in range(least, points.may_push(race, bike) + 1):
                ends = [end for end, sum_ in enumerate(sums) if sum_ >> (base + dial) & 1]
                found += [(flips, bonus, dial, end) for end in ends]
    return found


@pytest.mark.slow
@given(races(rings(40), most_bikes=9, bots=("random",)))
def test_bots_weigh_every_choice_once(case: Case) -> None:
    """Random takes them all for equal, so that none may be missed, nor be there twice."""
    table, weighed = case.table(), list[tuple[int, int, int, int]]()
    weigh, weigh_for = search.weigh, search.weigh_for
    looks = 0

    def weigh_and_note(race: Any, bike: int, *rest: int) -> None:
        _, _, _, bonus, dial, end, _ = rest
        weighed.append((race.flips, bonus, dial, end))
        weigh(race, bike, *rest)

    def weigh_for_and_compare(race: Any, bike: int, bot: int, most: int) -> None:
        nonlocal looks
        weighed.clear()
        for total in range(race.sight.steps + 1, layouts.MOST_MOVE + 1):  # left by an earlier turn
            race.sight.first_end[total], race.sight.last_end[total] = 0, race.sight.ends
        weigh_for(race, bike, bot, most)
        assert weighed == choices_of_turn(race, bike)
        looks += 1

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "weigh", weigh_and_note)
        patch.setattr(search, "weigh_for", weigh_for_and_compare)
        table.run(case.seed, case.number)
    assert looks > 0


@pytest.mark.slow
@given(races(rings(40), most_bikes=9, bots=("greedy", "careful")))
def test_what_bots_leave_out_is_not_the_best_choice(case: Case) -> None:
    """Choices that a bound rules out, and ends beside better ones, are left out: weighing all of
    them leads to the same race."""
    table, halt = ridden(case)
    everything = case.table()

    def weigh_all_there_are(race: Any, bike: int, bot: int, most: int) -> None:
        sight = race.sight
        sight.bar = search.NEVER + 1
        search.note_prices(race, bike, bot)
        for flips, bonus, dial, end in choices_of_turn(race, bike):
            race.flips = flips
            total = points.points_before_dials(race, flips, bonus) + dial
            price = dial * sight.push_price if dial > 0 else -dial * sight.brake_price
            search.weigh(race, bike, bot, most, price, bonus, dial, end, total)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seats, "look_along_line", search.look_at_all)
        patch.setattr(seats, "take_farthest", lambda race, bike: 0)
        patch.setattr(search, "weigh_for", weigh_all_there_are)
        assert everything.run(case.seed, case.number) == halt
    assert everything.rows() == table.rows()
