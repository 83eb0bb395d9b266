"""Rules broken on purpose: cases written by hand or situations at random have to notice each time.

A fault is one change in the text of one rule, run as plain Python.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.broken_rules import Fault, broken
from tests.games.street_racing.compared import disagreements
from tests.games.street_racing.random_cases import random_case
from tests.games.street_racing.random_races import random_race
from tests.games.street_racing.replayed import Objection, compare, raced, replay
from tests.games.street_racing.written import WRITTEN
from trackwright.games.street_racing.race import race as races
from trackwright.games.street_racing.race import setup as setups
from trackwright.games.street_racing.rules import (
    acting,
    cards,
    damage,
    gears,
    legal,
    moves,
    order,
    setup,
    speeds,
    steps,
    upgrades,
)
from trackwright.model.text.errors import TrackwrightError

TRIES = 150
"""Situations in which a fault has to show that no written case about its rules notices."""

FAULTS = (
    Fault("two seats share a turn (STR-10)", races.play_round, "race.turn += 1", "race.turn += 2"),
    Fault("set of any suits (STR-14)", legal.wrong_set, "count > in_hand", "count > 1 + in_hand"),
    Fault("an empty set (STR-14)", legal.wrong_set, "count < 1 or", "0 or"),
    Fault("the row below (STR-16)", speeds.row_of, "return gear\n", "return gear - 1\n"),
    Fault("no Minimum Speed (STR-16)", speeds.minimum_speed, "== gear else 0", "== 9 else 0"),
    Fault("any slower speed (STR-16)", speeds.is_option, "== speed:", ">= speed:"),
    Fault("cheap shifts up (STR-17)", gears.shift_cost, "UP_COST if", "DOWN_COST if"),
    Fault("dear shifts down (STR-17)", gears.shift_cost, "else DOWN_COST", "else UP_COST"),
    Fault("a 7th gear (STR-17)", gears.may_shift, "== TOP_GEAR:", "== 7:"),
    Fault("paid too little (STR-17)", legal.wrong_shift, ") == shift_cost", ") <= shift_cost"),
    Fault("shifts on the way (STR-17)", legal.wrong_shift, "(PREPARING, LEAVING)", "range(9)"),
    Fault("hand of 6 always (STR-18)", gears.hand_limit, "- race.penalties", "- 0"),
    Fault("turns of wrecks (STR-20)", order.driving, "race.status[car] == RACING and", "1 and"),
    Fault("through other cars (STR-22)", steps.is_in_the_way, "return 1", "return 0"),
    Fault("over obstacles (STR-04)", steps.may_step, "if race.road.obstacle[to]:", "if 0:"),
    Fault("free steps sideways (STR-22)", steps.step_cost, "race.rules.free_lateral and", "1 and"),
    Fault("both sides (STR-23)", moves.take_step, "race.side = road", "race.turn += 0 * road"),
    Fault("lanes changed in corners (STR-23)", steps.may_change, "if corner and", "if 0 and"),
    Fault("sideways at the start (STR-27)", steps.may_change, "if road.start[at]:", "if 0:"),
    Fault("a stop at will (STR-24)", legal.wrong_end, "race.rules.may_stop or", "1 or"),
    Fault("no Blocked penalties (STR-28)", moves.end_move, "race.penalties += left", "left += 0"),
    Fault("T = c costs one (STR-29)", moves.corner_penalties, "- limit)", "- limit + 1)"),
    Fault("a corner space a turn (STR-29)", moves.take_step, "penalties += p", "penalties = p"),
    Fault("half the capacity (STR-31)", gears.capacity, "+ race.start_gear", "+ 0"),
    Fault("stopped at capacity (STR-31)", moves.enter, "> capacity", ">= capacity"),
    Fault("gears for nothing (STR-30)", gears.pay_with_gears, "-= lost", "-= 0"),
    Fault("gears before cards (STR-30)", gears.pay_with_gears, "- tracker", "- 0 * tracker"),
    Fault("weak Nitrous (STR-33)", upgrades.boost, "race.boost += value", "race.boost += 1"),
    Fault("Nitrous on the way (STR-33)", upgrades.is_in_time, "if before else 0", "if 1 else 0"),
    Fault("redraws at will (STR-34)", upgrades.is_in_time, "and race.power != POWER_USED", ""),
    Fault("no redraw that is due (STR-H-11)", legal.wrong_speed, "== POWER_DUE", "== 9"),
    Fault("old results stay (STR-34)", speeds.redraw, "discard_flips(race)", "race.turn += 0"),
    Fault("Tires add 1 (STR-35)", upgrades.grip, "speed(race, FIRST", "speed(race, -1 + FIRST"),
    Fault("Tires are for nothing (STR-35)", moves.test_speed, "- race.tires", "- 0"),
    Fault("Tires help at first (STR-35)", moves.test_speed, "if is_first_turn(race, car)", "if 0"),
    Fault("Tires early on (STR-35)", upgrades.tires_in_time, "race.phase != MOVING or", "0 or"),
    Fault("Tuning draws as many (STR-36)", upgrades.tune, "cards_in(cards) + 1", "cards_in(cards)"),
    Fault("Tuning takes any card (STR-36)", upgrades.wrong_tuning,
          "has_cards(race, car, cards) == 0", "0"),
    Fault("two uses of Handling (STR-37)", upgrades.wrong_placing, "or race.handled", "or 0"),
    Fault("ignored for 3 (STR-37)", steps.step_cost, "to != race.ignored and", "1 and"),
    Fault("any token ignored (STR-37)", upgrades.wrong_ignoring, "else STR_37", "else 0"),
    Fault("placed in corners (STR-37)", upgrades.place_for_token, "race.road.limit[to] or", "0 or"),
    Fault("placed on cars (STR-37)", upgrades.place_for_token, "is_in_the_way(race, car, to)", "0"),
    Fault("placed on the other side (STR-37)", upgrades.place_for_token, "== LEFT", "!= LEFT"),
    Fault("placed without a move (STR-37)", upgrades.wrong_placing,
          "race.phase != LEAVING or race.moved == 0", "0"),
    Fault("Turbo in 6th (STR-38)", upgrades.is_in_time, "and race.gear[car] < TOP_GEAR", ""),
    Fault("no Turbo (STR-38)", speeds.row_of, "else gear + 1", "else gear"),
    Fault("Minimum Speed of the row (STR-38)", speeds.minimum_speed, "if race.rules.turbo_minimum",
          "if 1"),
    Fault("diagonals for all (STR-39)", steps.may_change, "if race.diagonals > 0", "if 1"),
    Fault("diagonals without end (STR-39)", moves.take_step, "diagonals -= 1", "diagonals -= 0"),
    Fault("one side with Aerodynamics (STR-39)", steps.may_change, "1 if race.aero or", "1 if"),
    Fault("no discount (STR-40)", gears.shift_cost, "- race.transmission", "- 0"),
    Fault("one discount only (STR-40)", gears.shift, "if race.rules.transmission_once:", "if 1:"),
    Fault("Steering in all gears (STR-41)", upgrades.is_in_time,
          "if race.gear[car] == STEERING_GEAR", "if 1"),
    Fault("Steering without a stop (STR-41)", moves.enter, "stops = race.steered_group and",
          "stops = 0 and"),
    Fault("all corners steered (STR-41)", moves.is_steered,
          "in (0, race.road.group[space])", "in range(99)"),
    Fault("block tokens cost 1 (STR-42)", steps.step_cost, "return TOKEN", "return USUAL"),
    Fault("own tokens stay (STR-42)", moves.lift_token, "race.block[car] = NOWHERE",
          "race.turn += 0"),
    Fault("tokens lifted by passing (STR-42)", acting.stay, "note(race",
          "race.block[car] = NOWHERE; note(race"),
    Fault("V = b is too slow (STR-43)", moves.test_barrier, ">= value", "> value"),
    Fault("no pause (STR-43)", moves.test_barrier, "race.pending[car] = value", "value += 0"),
    Fault("unused points at barriers (STR-43)", moves.end_move,
          "and race.rules.barrier_unused_blocked", "and 1"),
    Fault("paused cars may wait (STR-44)", acting.stay, "race.rules.barrier_waits == 0", "0"),
    Fault("no crash (STR-44)", moves.must_crash, "< race.pending[car]", "< 0"),
    Fault("the finish is free (STR-46)", steps.step_cost, "if race.rules.free_crossing", "if 1"),
    Fault("remaining speed is V (STR-46)", moves.come_home, "= race.points", "= race.speed"),
    Fault("the race goes on (STR-47)", races.end_turn, "race.final = 1", "race.final = 0"),
    Fault("slowest wins (STR-48)", order.is_ahead,
          "race.remaining[car] > race", "race.remaining[car] < race"),
    Fault("ties at any V (STR-48)", order.is_ahead, "faster and", "0 and"),
    Fault("farthest first (STR-49)", order.is_ahead,
          "< steps_left(race, other)", "> steps_left(race, other)"),
    Fault("wrecks with the others (STR-49)", order.rank_of, "else 2", "else 1"),
    Fault("icons on all numbers (STR-51)", speeds.has_icon,
          "speed <= race.deck.icon[race.row_read]", "1"),
    Fault("no icons (STR-51)", speeds.has_icon, "return 1 if speed <=", "return 0 if speed <="),
    Fault("Minimum Speed with an icon (STR-51)", speeds.choose_speed,
          "has_icon(race, speed)", "speed < 8"),
    Fault("control tokens for nothing (STR-52)", speeds.choose_speed,
          "+ race.used_control", "+ 0"),
    Fault("control tokens stay (STR-52)", damage.turn_control, "if race.used_control:", "if 0:"),
    Fault("junked at four (STR-53)", acting.end_movement,
          "race.damaged[car] >= JUNKED_AT", "race.damaged[car] > JUNKED_AT"),
    Fault("Dom is like the others (STR-54)", gears.tracker_start, "HAND + 1", "HAND"),
    Fault("the mate waits (STR-56)", races.start_mate, "race.rules.mate_next_round == 0", "0"),
    Fault("first cars decide (STR-56)", races.decides, "race.rules.tag_team == 0 or car % 2", "1"),
    Fault("checkpoints do not matter (STR-H-30)", steps.finishes,
          "or race.gate[car] < road.gates", ""),
    Fault("a lap too many (STR-H-30)", steps.finishes, "+ 1 >= race", ">= race"),
)  # fmt: skip


FAULTS_OF_RACES = (
    Fault("a token too few (STR-06)", setups.allocate_all, "< upgrades_of", "< -1 + upgrades_of"),
    Fault("tokens for all indicators (STR-05)", setup.upgrades_of, "min(race", "max(race"),
    Fault("Nitrous without end (STR-06)", setup.may_allocate, "< MOST_NITROUS", "< 9"),
    Fault("Han Lue as the others (STR-54)", setup.upgrades_of, "PER_HAN if", "PER_CAR if"),
    Fault("turns anti-clockwise (STR-10)", setups.line_up, "(first + i)", "(first - i)"),
    Fault("the first places first (STR-09)", setups.place_cars, "range(race.players - 1, -1, -1)",
          "range(race.players)"),
    Fault("two on a start space (STR-09)", setup.slot_is_free, "or is_taken(race, space)", ""),
    Fault("hands of 5 (STR-11)", setups.deal_hands, "range(hand_base(race, car))", "range(5)"),
    Fault("reshuffled too soon (STR-08)", cards.take_card, "race.piled == 0:", "race.piled < 5:"),
    Fault("discards are lost (STR-08)", cards.discard_flips, "race.flipped = 0",
          "race.discarded -= race.flipped; race.flipped = 0"),
    Fault("a round too many (STR-47)", races.end_round, "race.final or", "race.final == 9 or"),
    Fault("a hand is kept (STR-44)", acting.drop_out, "discard_hand(race, car)", "pass"),
    Fault("discards below the limit (STR-18)", legal.wrong_discard, ") == hand", ") <= hand"),
    Fault("half a refill (STR-18)", cards.refill, "< limit and", "< limit // 2 and"),
)  # fmt: skip


def in_question(fault: Fault) -> Iterator[dict[str, Any]]:
    """Cases written by hand, those about the rules that the fault names first."""
    rules = set(re.findall(r"STR-(?:H-)?\d+", fault.what))
    yield from (one for one in WRITTEN if rules & set(one["rule_ids"]))
    yield from (one for one in WRITTEN if not rules & set(one["rule_ids"]))


def is_noticed(fault: Fault) -> bool:
    """Does a case come out otherwise than by the book?"""
    for one in in_question(fault):
        if is_wrong(one):
            return True
    cases = (random_case(Random(f"faults {number}")) for number in range(TRIES))
    return any(is_wrong(case) for case in cases)


def is_wrong(case: dict[str, Any]) -> bool:
    try:
        return disagreements(case) != []
    except (TrackwrightError, IndexError, AssertionError):
        return True


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what)
def test_a_broken_rule_is_noticed(fault: Fault) -> None:
    with broken(fault):
        assert is_noticed(fault)


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS_OF_RACES, ids=lambda fault: fault.what)
def test_a_broken_rule_is_noticed_in_races(fault: Fault) -> None:
    with broken(fault):
        assert any(race_is_wrong(number) for number in range(TRIES))


def race_is_wrong(number: int) -> bool:
    one = random_race(Random(f"broken races {number}"))
    try:
        told = raced(one.track, ["random"] * one.cars, one.options, number)
        compare(told, replay(told))
    except (Objection, AssertionError, IndexError):
        return True
    return False


def test_written_cases_know_the_rules_of_all_faults() -> None:
    """Otherwise random situations alone would have to notice them."""
    known = {rule for one in WRITTEN for rule in one["rule_ids"]}
    named = {rule for fault in FAULTS for rule in re.findall(r"STR-(?:H-)?\d+", fault.what)}
    assert named <= known


@pytest.mark.slow
def test_nothing_is_noticed_in_true_rules() -> None:
    assert [one["id"] for one in WRITTEN if is_wrong(one)] == []
    assert not any(race_is_wrong(number) for number in range(10))
