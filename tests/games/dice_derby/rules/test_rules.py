"""The rules with given dice and cards, and house rulings with each of their readings."""

from dataclasses import replace
from typing import Any

import pytest

from tests.games.dice_derby.lines import REFERENCE, line_of, table_on
from trackwright.games.dice_derby.colours import COLOURS
from trackwright.games.dice_derby.line import DiceLine, PitRow, Space
from trackwright.games.dice_derby.race.questions import ask_turn
from trackwright.games.dice_derby.race.seats import DICE, GO_ON, METHOD
from trackwright.games.dice_derby.race.table import Table
from trackwright.games.dice_derby.rules.cards import FOR_CARD, lay_pile
from trackwright.games.dice_derby.rules.landing import place_behind
from trackwright.games.dice_derby.state.layouts import BY_COLOURS, BY_NUMBERS, DIE_BITS
from trackwright.games.dice_derby.versions import VERSIONS
from trackwright.simulator.table.states import CAPPED, DECISION_WANTED, ILLEGAL, OVER
from trackwright.simulator.table.table import PERSON

F = 73
"""The place of FINISH on the reference track."""
ROOKIE, MANIAC, DERBY, RAINBOW, DRAGSTER, DUST, TURBO = (version.id for version in VERSIONS)


def turn(
    race: str,
    at: int,
    *faces: int,
    others: tuple[int, ...] = (),
    decisions: tuple[tuple[int, int], ...] = (),
    card: int = 0,
    line: DiceLine = REFERENCE,
    before: dict[str, int] | None = None,
    **options: Any,
) -> Table:
    """A turn of car 0 from this place with these faces; `others` are where the other cars are."""
    table = table_on(line, (PERSON,) * (2 + len(others)), race=race, **options)
    state = table.race
    lay_pile(state)
    state.log.on = 1
    state.at[0] = at
    for car, place in enumerate(others, 1):
        state.at[car] = place
    for name, value in (before or {}).items():
        getattr(state, name)[0] = value
    table.set_script([(0, kind, choice, 0) for kind, choice in decisions])
    given = [(0, 0, face | face << DIE_BITS) for face in faces]
    table.set_given([*given, (0, FOR_CARD, card)] if card else given, only=True)
    table.ask(ask_turn, 0)
    return table


def places(table: Table) -> list[int]:
    return [int(table.race.at[car]) for car in range(table.race.runners)]


@pytest.mark.parametrize(
    ("race", "faces", "decisions", "end"),
    [
        (ROOKIE, (1,), (), 9),
        (MANIAC, (1,), (), 2),
        (DERBY, (1,), ((METHOD, BY_COLOURS),), 9),
        (DERBY, (1,), ((METHOD, BY_NUMBERS),), 2),
        (RAINBOW, (2, 4), (), 10),
        (RAINBOW, (2, 2), (), 10),
        (DRAGSTER, (2, 4), (), 7),
        (TURBO, (2, 4), ((GO_ON, 0),), 7),
        (TURBO, (2, 4), ((GO_ON, 1),), 12),
        (DUST, (2, 4), ((METHOD, BY_COLOURS),), 10),
        (DUST, (2, 4), ((METHOD, BY_NUMBERS),), 7),
    ],
)
def test_each_race_has_its_dice_and_methods(
    race: str, faces: tuple[int, ...], decisions: tuple[tuple[int, int], ...], end: int
) -> None:
    """DIC-03, DIC-31 to DIC-37, DIC-02: from the first space."""
    table = turn(race, 1, *faces, decisions=decisions)
    assert places(table)[0] == end


def test_methods_that_a_race_does_not_have_are_refused() -> None:
    """DIC-33, DIC-37, DIC-36."""
    for race, kind, choice in ((DERBY, METHOD, 2), (TURBO, GO_ON, 3)):
        table = turn(race, 1, 3, *((4,) if race == TURBO else ()), decisions=((kind, choice),))
        assert table.race.halt == ILLEGAL
    assert turn(DUST, 1, 3, 4).race.halt == DECISION_WANTED
    assert turn(RAINBOW, 62, 3, 4, decisions=((DICE, 3),)).race.halt == ILLEGAL


@pytest.mark.parametrize(("at", "asked"), [(61, False), (62, True), (0, False), (81, True)])
def test_one_die_may_be_rolled_past_the_red_line(at: int, asked: bool) -> None:
    """DIC-26, DIC-H-22: on the yellow space after it, and on the ramp."""
    table = turn(DRAGSTER, at, 1, 1)
    assert (table.race.halt == DECISION_WANTED) == asked


def test_ramp_does_not_count_as_past_the_red_line_if_so_ruled() -> None:
    """DIC-H-22."""
    table = turn(DRAGSTER, 81, 1, 1, one_die_on_ramp="no")
    assert table.race.halt != DECISION_WANTED
    assert turn(DRAGSTER, 70, 1, 1, one_die_on_ramp="no").race.halt == DECISION_WANTED


@pytest.mark.parametrize(
    ("at", "number", "extra", "skip"),
    [
        (11, 1, 1, 0),  # Turbo
        (35, 1, 1, 0),  # RPM
        (51, 1, 1, 0),  # Lead Foot
        (21, 1, 0, 1),  # Pit Stop
        (38, 1, 0, 1),  # purple spin-out
        (57, 1, 0, 1),  # gold spin-out
        (3, 1, 0, 0),  # green without a symbol
    ],
)
def test_symbols_give_and_take_turns(at: int, number: int, extra: int, skip: int) -> None:
    """DIC-10, DIC-11, DIC-12."""
    table = turn(MANIAC, at, number)
    assert (table.race.extra[0], table.race.skip[0]) == (extra, skip)


def test_space_where_a_move_turns_does_not_count() -> None:
    """DIC-05, DIC-H-06: green 12 is a Turbo, and red 11 of the sum draws no card."""
    assert turn(RAINBOW, 9, 4, 5).race.extra[0] == 0
    table = turn(TURBO, 1, 5, 5, decisions=((GO_ON, 1),))
    assert (places(table)[0], table.race.drawn) == (13, 0)


def test_bump_goes_back_to_start_and_leaves_no_trace() -> None:
    """DIC-19, DIC-20, DIC-21, DIC-H-08, DIC-H-07: no card for the bumped car on red."""
    table = turn(MANIAC, 5, 3, others=(8, 3))
    assert places(table)[:3] == [8, 0, 3]
    table = turn(MANIAC, 10, 1, others=(11,), card=9)
    assert places(table)[:2] == [11, 3]
    assert table.race.drawn == 1, "only the car that moved"


@pytest.mark.parametrize(
    ("at", "faces", "occupied", "bumped"),
    [
        (74, (2,), 76, 24),  # the second space of the row: entry 30 + 2 - 8
        (78, (1,), 79, 65),  # the first of the ramp: F - 9 + 1
        (78, (4,), 82, 68),
    ],
)
def test_bumps_from_side_ways_are_counted_physically(
    at: int, faces: tuple[int, ...], occupied: int, bumped: int
) -> None:
    """DIC-H-26, DIC-16."""
    table = turn(MANIAC, at, *faces, others=(occupied,))
    assert places(table)[:2] == [occupied, bumped]


def test_space_with_an_obligation_is_one_space() -> None:
    """DIC-13, DIC-20: a car bumped to the entry of the row is in the way of the next one."""
    table = turn(MANIAC, 29, 1, others=(30,))
    assert places(table)[:2] == [74, 22]


def test_start_takes_any_number_of_cars() -> None:
    """DIC-01, DIC-H-01."""
    table = turn(MANIAC, 3, 2, others=(0, 0, 0))
    assert places(table)[:4] == [5, 0, 0, 0]


def test_car_that_stays_lands_on_nothing() -> None:
    """DIC-25, DIC-19, DIC-H-09: no second card on red 67, and doubles count all the same
    (DIC-27)."""
    table = turn(DRAGSTER, 67, 5, 5, decisions=((DICE, 2),))
    assert (places(table)[0], table.race.drawn, table.race.extra[0]) == (67, 0, 1)


def test_pit_row_is_as_long_as_the_main_line() -> None:
    """DIC-14, DIC-H-12: by numbers and by colours."""
    for number in range(1, 9):
        straight = places(turn(MANIAC, 30, number))[0]
        through = places(turn(MANIAC, 74, number))[0]
        road = table_on(REFERENCE).race.road
        assert road.main[straight] == road.main[through]


def test_first_to_finish_wins_at_once() -> None:
    """DIC-22."""
    table = turn(MANIAC, 70, 3)
    assert (table.race.halt, places(table)[0]) == (OVER, F)


def test_race_ends_at_the_limit_of_turns() -> None:
    """DIC-H-23: places by distance."""
    table = table_on(REFERENCE, race=ROOKIE, most_rounds=3)
    assert table.run(1) == CAPPED
    lefts = [int(table.race.road.left[table.race.at[car]]) for car in range(4)]
    found = [int(table.race.finish_place[car]) for car in range(4)]
    assert found == [1 + sum(other < left for other in lefts) for left in lefts]


def test_lap_ends_where_the_next_one_begins() -> None:
    """DIC-H-24."""
    line = line_of(24, {}, None, closed=True)
    table = table_on(line, (PERSON,) * 2, laps=2, race=MANIAC)
    road = table.race.road
    assert (road.goal, road.spot[1], road.spot[25]) == (49, 1, 1)
    assert [int(road.past[place]) for place in (14, 37, 38)] == [0, 0, 1]
    assert (road.lands[24], road.lands[48]) == (24, road.ramp)


# --- house rulings with both readings -----------------------------------------------------------


def test_die_of_six_faces_shows_no_purple_and_white() -> None:
    """DIC-H-02."""
    for die, most in (("d8", 8), ("d6", 6)):
        table = table_on(REFERENCE, race=MANIAC, die=die)
        seen = set[int]()
        for seed in range(20):
            table.run(seed)
            seen |= {row[3] & 15 for row in table.rows() if row[1] == 3}
        assert max(seen) == most


def test_two_reasons_for_an_extra_turn() -> None:
    """DIC-H-04: doubles onto a Turbo."""
    assert turn(DRAGSTER, 8, 2, 2).race.extra[0] == 2
    assert turn(DRAGSTER, 8, 2, 2, extra_turns="one").race.extra[0] == 1


def test_extra_and_lost_turn_of_one_turn() -> None:
    """DIC-H-05: doubles onto a Pit Stop."""
    race = turn(DRAGSTER, 16, 3, 3).race
    assert (race.extra[0], race.skip[0]) == (0, 0)
    race = turn(DRAGSTER, 16, 3, 3, doubles_and_lost_turn="extra-first").race
    assert (race.extra[0], race.skip[0]) == (1, 1)


def test_bumped_car_on_a_symbol() -> None:
    """DIC-H-07: from 30 back to the Pit Stop on 22."""
    assert turn(MANIAC, 29, 1, others=(30,)).race.skip[1] == 0
    assert turn(MANIAC, 29, 1, others=(30,), bumped_cars="except-cards").race.skip[1] == 1


def test_car_that_stays_on_a_red_space() -> None:
    """DIC-25, DIC-H-09: 8 from 67, six before the finish, with a card back 4."""
    assert places(turn(MANIAC, 67, 8, card=6))[0] == 67
    again = turn(MANIAC, 67, 8, card=6, cars_that_stay="again")
    assert (places(again)[0], again.race.drawn) == (63, 1)


def test_bumped_from_a_pit_row_that_is_a_shortcut() -> None:
    """DIC-20, DIC-H-26: eight back from the second space of a row of three, from 14 to 26."""
    line = replace(line_of(40, {}, 14), pits=(replace(line_of(40, {}, 14).pits[0], exit=26),))
    for reading, end in (("through-the-entry", 8), ("from-the-exit", 16)):
        table = table_on(line, race=MANIAC, back_from_pit_row=reading)
        row = int(table.race.road.goal) + 3
        assert place_behind(table.race, row, 8) == end


def test_long_row_is_past_the_red_line_if_its_entry_is() -> None:
    """DIC-26, DIC-H-22: the Red Line of 40 spaces is before 30, eight after the entry."""
    spaces = tuple(Space(f"p{i}", (COLOURS[(5 + i) % 8],)) for i in range(1, 12))
    for entry, past in ((22, 0), (30, 1)):
        line = replace(line_of(40, {}, None), pits=(PitRow(entry, spaces, 34),))
        road = table_on(line, race=DRAGSTER).race.road
        assert [int(road.past[road.goal + 1 + at]) for at in range(12)] == [past] * 12


def test_red_cards_can_be_left_out() -> None:
    """DIC-18, DIC-H-10."""
    assert turn(MANIAC, 8, 3, card=9).race.drawn == 1
    assert turn(MANIAC, 8, 3, red_cards="none").race.drawn == 0


def test_deck_has_no_drift() -> None:
    """DIC-H-10: 24 cards, as many steps ahead as back; emptied before they are shuffled again."""
    table = table_on(REFERENCE, race=ROOKIE)
    lay_pile(table.race)
    assert sum(table.race.pile) == table.race.pile_size == 24
    steps = (1, 2, 4, -1, -2, -4, 0, 0, 0)
    assert sum(n * s for n, s in zip(table.race.pile, steps, strict=True)) == 0


def test_space_where_a_card_leads() -> None:
    """DIC-41, DIC-H-11: ahead 1 from red 11 to the Turbo on 12."""
    assert turn(MANIAC, 8, 3, card=1).race.extra[0] == 1
    assert turn(MANIAC, 8, 3, card=1, after_a_card="bumps-only").race.extra[0] == 0


def test_ramp_leads_to_the_last_white_or_to_the_finish() -> None:
    """DIC-17, DIC-H-13: from the second space of the ramp."""
    assert places(turn(MANIAC, 80, 2))[0] == 78
    assert places(turn(MANIAC, 80, 2, ramp_leads_to="finish"))[0] == F


def test_two_colours_up_the_ramp() -> None:
    """DIC-H-14: black and gold."""
    assert places(turn(RAINBOW, 78, 1, 2, decisions=((DICE, 2),)))[0] == 82
    farther = turn(RAINBOW, 78, 1, 2, decisions=((DICE, 2),), two_colours_on_ramp="farther-colour")
    assert places(farther)[0] == 80


def test_black_with_a_colour_beyond_the_finish() -> None:
    """DIC-H-15: black and red from 70."""
    assert places(turn(RAINBOW, 70, 1, 3, decisions=((DICE, 2),)))[0] == 70
    wins = turn(RAINBOW, 70, 1, 3, decisions=((DICE, 2),), black_and_beyond="win")
    assert places(wins)[0] == F


def test_first_colour_at_the_finish() -> None:
    """DIC-H-16: black, then white from 70."""
    assert places(turn(RAINBOW, 70, 1, 8, decisions=((DICE, 2),)))[0] == F
    void = turn(RAINBOW, 70, 1, 8, decisions=((DICE, 2),), first_colour_finishes="void")
    assert places(void)[0] == 70


def test_turbocharge_with_one_die() -> None:
    """DIC-H-17."""
    assert places(turn(TURBO, 62, 3, decisions=((DICE, 1), (GO_ON, 1))))[0] == 65
    one = turn(TURBO, 62, 3, decisions=((DICE, 1), (GO_ON, 1)), turbocharge_dice="one")
    assert places(one)[0] == 67


def test_doubles_by_colour() -> None:
    """DIC-H-18: green twice from 1."""
    assert places(turn(RAINBOW, 1, 4, 4))[0] == 12
    assert places(turn(RAINBOW, 1, 4, 4, doubles_by_colour="once"))[0] == 4


def test_turbocharge_beyond_the_finish() -> None:
    """DIC-H-19: 2 + 4 from 64; from 70 only gold leads to the finish, green is beyond."""
    decisions = ((DICE, 2), (GO_ON, 1))
    assert places(turn(TURBO, 64, 2, 4, decisions=decisions))[0] == 70
    near = turn(TURBO, 64, 2, 4, decisions=decisions, turbocharge_beyond="nearer-colour")
    assert places(near)[0] == F


def test_method_that_leaves_the_car_standing() -> None:
    """DIC-38, DIC-H-20: 6 yellow from 69: by numbers it stays, by colours it goes to 70."""
    assert places(turn(DERBY, 69, 6, decisions=((METHOD, BY_NUMBERS),)))[0] == 69
    forced = turn(DERBY, 69, 6, decisions=((METHOD, BY_NUMBERS),), free_choice="only-if-both-do")
    assert forced.race.halt == ILLEGAL


def test_lost_turns_of_a_bumped_car() -> None:
    """DIC-06, DIC-21, DIC-H-21."""
    for reading, left in (("remain", 1), ("forgiven", 0)):
        table = table_on(REFERENCE, (PERSON,) * 2, race=MANIAC, lost_turns_of_bumped=reading)
        state = table.race
        state.at[0], state.at[1], state.skip[1] = 20, 22, 1
        table.set_given([(0, 0, 2 | 2 << DIE_BITS)], only=True)
        table.ask(ask_turn, 0)
        assert state.skip[1] == left


@pytest.mark.parametrize(
    ("at", "colour", "end"), [(69, 1, F), (69, 2, F), (65, 2, 66), (69, 5, 69)]
)
def test_colours_that_reach_the_finish(at: int, colour: int, end: int) -> None:
    """DIC-04, DIC-15, DIC-23, DIC-24."""
    assert places(turn(ROOKIE, at, colour))[0] == end


def test_where_a_move_turns_to_its_second_part_counts_if_so_ruled() -> None:
    """DIC-H-06: a car there is bumped and the symbol counts; cards and obligations do not."""
    over_turbo = turn(RAINBOW, 8, 4, 5, others=(13,))  # blue first: 13; then green: 20
    assert places(over_turbo) == [20, 13, 0]
    counted = turn(RAINBOW, 8, 4, 5, others=(13,), two_part_moves="bumps-and-symbols")
    assert places(counted) == [20, 5, 0]
    assert counted.race.bumps == 1
    on, counts = ((GO_ON, 1),), "bumps-and-symbols"
    first = turn(TURBO, 8, 1, 3, decisions=on, two_part_moves=counts)  # 12 is Turbo
    assert first.race.extra[0] == 1
    assert turn(TURBO, 8, 1, 3, decisions=on).race.extra[0] == 0
    on_red = turn(TURBO, 8, 1, 2, decisions=on, two_part_moves=counts)
    assert on_red.race.middle == 11
    assert on_red.race.drawn == 0


@pytest.mark.parametrize(
    ("at", "number"), [(11, 0), (35, 1), (51, 2), (21, 3), (53, 3), (38, 4), (57, 4)]
)
def test_turns_are_counted_by_the_symbol_that_gave_or_took_them(at: int, number: int) -> None:
    """DIC-10 to DIC-12: Turbo, RPM, Lead Foot, Pit Stop, spin-out."""
    counted = [int(turns) for turns in turn(MANIAC, at, 1).race.by_symbol]
    assert counted == [int(symbol == number) for symbol in range(5)]


def test_a_turn_that_is_not_granted_is_not_counted() -> None:
    """H-04: doubles after a Turbo give nothing more, and a Turbo is counted once."""
    table = turn(DRAGSTER, 8, 2, 2, extra_turns="one")
    assert table.race.by_symbol[0] == table.race.extra[0] == 1
