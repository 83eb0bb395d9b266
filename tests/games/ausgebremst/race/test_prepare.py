"""Roads, grids and cards before a race."""

from collections import Counter
from typing import Any

import pytest

from tests.games.ausgebremst.races import CIRCUITS, circuit, run, table_for
from trackwright.games.ausgebremst.course import Course
from trackwright.games.ausgebremst.race.prepare import CARD_BITS, IN_CHOICE
from trackwright.games.ausgebremst.race.road import deposits_of, way_on
from trackwright.games.ausgebremst.race.table import Table
from trackwright.games.ausgebremst.rules.decisions import STACKING, TAKE, TYPE
from trackwright.games.ausgebremst.state import events
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Reverse
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.story.game_parts import happenings_of, sentences_of
from trackwright.simulator.table.game_parts import rule_id
from trackwright.simulator.table.states import DECISION_WANTED, ILLEGAL

EIGHT = CIRCUITS[:8]


@pytest.mark.parametrize("id", EIGHT)
def test_road_has_the_figures_of_the_course(id: str) -> None:
    """T-06, T-07, T-08, T-10, H-01, F-09: distances over three laps, by row; the pit's detour."""
    table, course = table_for(id, "family"), Course(circuit(id))
    road, laps = table.road, table.setup.laps
    assert laps == 3
    for row in course.rows:
        for place in row.places:
            start = int(road.start[place.place - 1])
            assert table.way.spaces[start].name == place.space
            assert int(road.row[place.place - 1]) == row.row
            assert road.dist[start] + laps * road.lap == place.distance
            assert list(road.shortest[place.place - 1]) == [place.distance, place.with_pit]
            assert road.remain[start] == road.dist[start] == row.row
    assert road.detour == course.pit_detour
    assert tuple(c for c in range(5) if road.windows >> c & 1) == (2, 3)


@pytest.mark.parametrize("id", EIGHT)
def test_deposits_are_those_of_the_chart(id: str) -> None:
    """P-05, E-03."""
    table, course = table_for(id, "pro"), Course(circuit(id))
    assert course.deposits
    found = [[int(card) for card in row if card] for row in table.race.rules.deposit]
    assert found == [list(row) for row in course.deposits.rows]


def test_deposits_off_the_chart_follow_from_the_distance() -> None:
    """H-29: over two laps the way is so short that the deposit is as high as can be."""
    table = table_for("bleifuss-drom", "pro", laps=2)
    assert deposits_of(table.way, table.road, 2) == ((6, 6), (6, 5), (6, 4))


def test_track_without_a_pit_has_no_deposit() -> None:
    """H-33."""
    table = table_for("gp-ring", "pro", laps=1)
    assert not any(int(card) for row in table.race.rules.deposit for card in row)
    assert table.road.entry < 0


def test_inner_lane_is_where_the_circuit_turns_to() -> None:
    """T-09: driven the other way round, the other lane is the inner one."""
    one = circuit("plattfuss-circuit")
    back = Circuit(Reverse().apply(one.track, one.kit), one.kit)
    for driven in (one, back):
        way = way_on(driven, {})
        corners = driven.measures.corners
        left = sum(c.degrees if c.side == "L" else -c.degrees for c in corners) > 0
        inner = {s.lane for s in way.spaces if s.inner == 0 and not s.alley and not s.chicane}
        assert inner == {0 if left else 1}


def test_circuit_with_fewer_places_is_refused() -> None:
    """T-07, F-01."""
    from trackwright.games.ausgebremst.race.road import reject_unfit

    way = way_on(circuit("bleifuss-drom"), {})
    with pytest.raises(TrackwrightError, match="six cars always start"):
        reject_unfit(type(way)(way.spaces, way.ahead, way.line, way.grid[:5]))


# --- cards --------------------------------------------------------------------------------------


def cards_of(table: Table, car: int) -> Counter[int]:
    race = table.race
    cards = Counter(int(race.hand[car][i]) for i in range(race.held[car]))
    for stack in range(4):
        height = int(race.height[car][stack])
        cards += Counter(int(race.stack[car][stack][i]) for i in range(height))
    return cards


def pro(*rows: tuple[int, int, int, int], **options: Any) -> Table:
    """A pro race in which the first seat is a person who decides so much."""
    table = table_for("bleifuss-drom", "pro", "human,careful,careful", cars=3, **options)
    table.set_script(rows)
    table.run(2)
    return table


def stacking(cards: list[tuple[int, int]]) -> tuple[int, int]:
    """(value, stack), in the order in which they are laid down."""
    codes = [value | stack << 3 for value, stack in cards]
    parts = codes[:IN_CHOICE], codes[IN_CHOICE:]
    choice, path = (sum(code << CARD_BITS * i for i, code in enumerate(part)) for part in parts)
    return choice, path


SLOW, AVERAGE, FAST = 0, 1, 2
DECKS = {
    SLOW: {6: 4, 5: 4, 4: 4, 3: 4, 2: 4, 1: 4},
    AVERAGE: {6: 5, 5: 4, 4: 4, 3: 3, 2: 3, 1: 3},
    FAST: {6: 6, 5: 5, 4: 3, 3: 2, 2: 2, 1: 1},
}


@pytest.mark.parametrize("deck", DECKS)
def test_deck_is_chosen_and_the_deposit_comes_out_of_it(deck: int) -> None:
    """P-02, P-03, P-05: before each race, as one likes."""
    table = pro((0, TYPE, deck, 0))
    race = table.race
    assert (race.halt, race.halt_kind) == (DECISION_WANTED, STACKING)
    deposit = Counter(int(race.deposit[0][i]) for i in range(race.deposited[0]))
    left = Counter(int(race.deck[0][i]) for i in range(race.deck_size[0]))
    assert left + deposit == Counter(DECKS[deck])
    assert sum(value * count for value, count in left.items()) == race.supply[0]


def test_deck_is_told_to_nobody() -> None:
    """P-04: not in what is read aloud; a program that replays the race knows it."""
    table = run("bleifuss-drom", "pro", cars=3)
    assert any(isinstance(one.event, events.Deck) for one in table.events())
    lines = "\n".join(sentences_of(table.game, happenings_of(table), 3))
    assert "fast" not in lines
    assert "draws from" not in lines


def slow_deck_less(table: Table) -> list[int]:
    return sorted(int(table.race.deck[0][i]) for i in range(table.race.deck_size[0]))


def test_stacks_are_made_as_the_player_likes() -> None:
    """P-06, H-25, E-04: card by card, in any order, stacks of any height."""
    cards = slow_deck_less(pro((0, TYPE, SLOW, 0)))
    laid = [(value, 3 if value > 4 else 0) for value in cards]
    table = pro((0, TYPE, SLOW, 0), (0, STACKING, *stacking(laid)))
    race = table.race
    assert (race.halt, race.halt_kind) == (DECISION_WANTED, TAKE)
    assert [int(race.height[0][stack]) for stack in range(4)] == [
        sum(value <= 4 for value in cards),
        0,
        0,
        sum(value > 4 for value in cards),
    ]
    assert int(race.stack[0][3][race.height[0][3] - 1]) == 6


def test_stacks_hold_the_cards_of_the_deck() -> None:
    """P-06."""
    cards = slow_deck_less(pro((0, TYPE, SLOW, 0)))
    for wrong in (cards[1:], [6, *cards[1:]], [*cards, 1]):
        laid = stacking([(value, 0) for value in wrong])
        table = pro((0, TYPE, SLOW, 0), (0, STACKING, *laid))
        assert table.race.halt == ILLEGAL
        assert rule_id(table.game, table.race.fault) == "AUS-P-06"


def test_stacks_by_value() -> None:
    """H-25, second reading: each value on one stack."""
    cards = slow_deck_less(pro((0, TYPE, SLOW, 0)))
    mixed = stacking([(value, i % 4) for i, value in enumerate(cards)])
    parted = stacking([(value, value % 4) for value in cards])
    for laid, halt in ((mixed, ILLEGAL), (parted, DECISION_WANTED)):
        table = pro((0, TYPE, SLOW, 0), (0, STACKING, *laid), stacking="by-value")
        assert table.race.halt == halt


def test_stacks_dealt() -> None:
    """H-25, third reading: shuffled and dealt, nobody decides."""
    race = pro((0, TYPE, SLOW, 0), stacking="dealt").race
    assert (race.halt, race.halt_kind) == (DECISION_WANTED, TAKE)
    heights = [int(race.height[0][stack]) for stack in range(4)]
    assert max(heights) - min(heights) <= 1


@pytest.mark.parametrize(("reading", "size"), [("two", 2), ("three", 3)])
def test_hand_comes_from_stacks_of_choice(reading: str, size: int) -> None:
    """P-07, H-26."""
    cards = slow_deck_less(pro((0, TYPE, SLOW, 0)))
    laid = stacking([(value, value % 4) for value in cards])
    takes = [(0, TAKE, stack, 0) for stack in (3, 2, 1)][:size]
    table = pro((0, TYPE, SLOW, 0), (0, STACKING, *laid), *takes, start_hand=reading)
    race = table.race
    assert [int(race.hand[0][i]) for i in range(race.held[0])] == [3, 6, 5][:size]
    assert race.halt_kind not in (TAKE, STACKING, TYPE)
