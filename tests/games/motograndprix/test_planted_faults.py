"""Rules broken on purpose: the witness, or the model of the rules, has to notice each time.

A fault is one change in the text of one rule, ridden as plain Python.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.games import broken_rules
from tests.games.broken_rules import broken
from tests.games.motograndprix.book_races import compare_with_book
from tests.games.motograndprix.random_races import LEVELS, Case, random_ring, witness_of
from tests.games.motograndprix.witness import Objection
from trackwright.games.motograndprix.race import grid, ride, rounds
from trackwright.games.motograndprix.race.table import _flips_at
from trackwright.games.motograndprix.rules import (
    contact,
    effects,
    flips,
    lanes,
    places,
    points,
    reach,
    slipstream,
)
from trackwright.simulator.game.rulesets import all_rulesets
from trackwright.simulator.table.table import Seat, Setup

TRIES = 25
"""Races in which a fault has to show."""


@dataclass(frozen=True)
class Fault(broken_rules.Fault):
    """And where it shows."""

    level: int = 2
    even: bool = True
    """Lanes all at once; else the search step by step, in which costs stand once only."""


FAULTS = (
    Fault(
        "two lanes over in a step (B-18)",
        lanes.look_along_lanes,
        "lanes | lanes << 1 | lanes >> 1",
        "lanes | lanes << 1 | lanes >> 1 | lanes << 2 | lanes >> 2",
        0,
    ),
    Fault("through other bikes (B-19)", lanes.look_along_lanes, ") & free", ") & 7", 0),
    Fault("through others with detours", reach._look_along_sums, "fields[free]", "fields[7]", 2),
    Fault("free overtaking (S-19)", reach.step_cost, "1 + difficulty if", "1 if", 2, False),
    Fault("dear racing line (S-19)", lanes.dear_lanes, "& ~race.road.line[position]", ""),
    Fault("no Rear Tire wear (S-14)", ride.ride_plan, "if charged:", "if 0:"),
    Fault("Engine below its end (S-03)", points.may_push, "- race.rules.floor", ""),
    Fault("Engine for nothing (S-13)", ride.ride_plan, "engine[bike] -= race.push", "turns += 0"),
    Fault("Front Tire for nothing", ride.ride_plan, "front[bike] -= race.brake", "turns += 0"),
    Fault("four Engine points (S-13)", points.may_push, "min(MOST_ENGINE,", "min(4,"),
    Fault("wheelie forgotten (E-17)", effects.lose_grip, "GRIP_LOST + WHEELIE", "STRAIGHT"),
    Fault("sideslip for nothing (E-18)", effects.lose_grip, "rear[bike] -= 1", "turns += 0"),
    Fault("no redline (S-21)", effects.bear_effects, "first == 6 and second == 6", "first == 7"),
    Fault("mild Engine test (S-21)", effects.test_engine, "score <= race", "score - 4 <= race"),
    Fault("a lap too many (B-21)", ride.cross_line, "lap[bike] += 1", "lap[bike] += 2", 0),
    Fault("no precedence of lanes (B-06)", places.set_standing, "SLOT_MASK - behind", "behind", 0),
    Fault("old order (B-05)", rounds.begin_round, "set_order(race)", "race.turns += 0", 0),
    Fault("no braking points (S-07)", contact.is_braking_point, "return 1 if", "return 0 if", 1),
    Fault("no cornering (S-08)", contact.is_cornering, "return 1 if", "return 0 if", 1),
    Fault("lowest sum first (S-09)", contact.roll_group, ") < score_of", ") > score_of", 1),
    Fault("inner lane in a contact (S-12)", contact.forced_step, "[to] > road", "[to] < road", 1),
    Fault("hills the wrong way (E-03)", points.modifier_of, "else hill", "else -hill"),
    Fault("wheelie costs nothing (E-14)", points.modifier_of, "== WHEELIE", "== 99"),
    Fault("faster in hard corners (B-13)", flips.flip_fault, "difficulty == 3:", "0:", 0),
    Fault("both dice faster (B-11)", flips.flip_fault, "first_up and second_up", "0", 0),
    Fault("two dice at the start (S-05)", rounds.roll_for, "1 if race.start_turn else 2", "2", 1),
    Fault("retired bikes in the way (S-22)", effects.retire, "vacate(race, bike)", "pass"),
    Fault("draft of bikes abreast (E-09)", slipstream.may_draft, "not is_alone(race, front)", "0"),
    Fault("draft in corners (E-11)", slipstream.on_straight_line, "on_line and", "on_line or"),
    Fault("flipped copies (E-06)", slipstream.hand_on_roll, "= race.face[0]", "= 7 - race.face[0]"),
    Fault("lean after a contact (E-13)", effects.set_stance, "and race.in_contact == 0", ""),
    Fault("upright in corners (E-12)", effects.set_stance, "= LEANING", "= STRAIGHT"),
    Fault("last first (B-24)", rounds.next_finisher, "] > race.standing", "] < race.standing", 0),
    Fault("grid from its end (B-04)", grid.line_up, "start[i]", "start[race.runners - 1 - i]", 0),
    Fault("pole to the lowest (B-02)", grid.sort_by_score, "] < race.score", "] > race.score", 0),
)


@pytest.fixture
def faulty(request: pytest.FixtureRequest) -> Iterator[Fault]:
    _flips_at.cache_clear()  # computed by rules, once for all tables
    with broken(request.param):
        yield request.param
    _flips_at.cache_clear()


def crowded_case(level: int, number: int) -> Case:
    """Many bikes on a short ring."""
    ruleset = all_rulesets()[LEVELS[level]]
    bots = ("random", "greedy", "careful", "random")
    seats = tuple(Seat(str(i), f"team {i // 2}", bots[i % 4]) for i in range(9))
    setup = Setup(ruleset, ruleset.settings({}), seats, 2)
    return Case(setup, random_ring(number, 22 + number % 12), number, number)


def objection(case: Case, even: bool = True) -> str:
    """What the witness, or else the book, has against the race; "" if nothing."""
    table = case.table()
    table.road.even = int(even)
    try:
        halt = table.run(case.seed, case.number)
        rows = table.rows()
        seen = witness_of(case, table)
        seen.read(rows)
        seen.end(table.race, halt == 2)
        compare_with_book(case, rows)
    except Objection as found:
        return str(found)
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("faulty", FAULTS, indirect=True, ids=lambda fault: fault.what)
def test_broken_rule_is_noticed(faulty: Fault) -> None:
    cases = (crowded_case(faulty.level, number) for number in range(TRIES))
    assert any(objection(case, faulty.even) for case in cases)


@pytest.mark.parametrize("level", [0, 1, 2])
def test_nothing_is_noticed_in_races_by_the_rules(level: int) -> None:
    assert [objection(crowded_case(level, number)) for number in range(4)] == [""] * 4
