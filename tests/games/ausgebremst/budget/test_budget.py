"""The card budget of circuits: the tables of AUS-V-05 and AUS-V-06, and price lists."""

import pytest

from tests.builders import circuit_of
from trackwright.games.ausgebremst.budget.budget import CardBudget, affordable
from trackwright.games.ausgebremst.budget.report import DEFAULT, report
from trackwright.games.ausgebremst.checks.raced import OVAL
from trackwright.games.ausgebremst.decks import deposits
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, BreakUp
from trackwright.model.files import library
from trackwright.model.layout.track import Marker
from trackwright.model.text.sections import FactTable
from trackwright.simulator.game.budgets import Budget, BudgetQuestion, NoBudget

KIT = library.kit("ausgebremst")

BUDGETS = {
    "bleifuss-drom": (24, 1, [73, 74, 75], [74, 75, 76], [10, 9, 8], [8, 7, 6], 3),
    "plattfuss-circuit": (24, 3, [73, 74, 75], [76, 77, 78], [8, 7, 6], [9, 8, 7], 2),
    "nuerburg-ring": (26, 1, [79, 80, 81], [80, 81, 82], [4, 3, 2], [3, 2, 1], 2),
    "bleifuss-circuit": (23, 3, [70, 71, 72], [73, 74, 75], [11, 10, 9], [11, 10, 9], 3),
    "nuerburg-drom": (26, 1, [79, 80, 81], [80, 81, 82], [4, 3, 2], [3, 2, 1], 2),
    "plattfuss-ring": (25, 1, [76, 77, 78], [77, 78, 79], [7, 6, 5], [6, 5, 4], 2),
    "nuerburg-circuit": (25, 3, [76, 77, 78], [79, 80, 81], [5, 4, 3], [6, 5, 4], 2),
    "plattfuss-drom": (25, 1, [76, 77, 78], [77, 78, 79], [7, 6, 5], [6, 5, 4], 2),
}
"""AUS-V-05: lap, pit detour, distances without and with the stop, slack, deposit, reserve."""

_TURNS = {
    ("bleifuss-drom",): "17/18/18 16/16/17 15/15/15 19/19/19 17/17/17 15/15/15",
    ("plattfuss-circuit",): "18/19/19 17/17/18 15/16/16 20/20/20 18/18/18 16/16/16",
    ("nuerburg-ring", "nuerburg-drom"): "20/21/22 19/19/20 17/17/18 21/21/21 19/19/19 17/17/17",
    ("bleifuss-circuit",): "17/17/18 16/16/16 14/15/15 19/19/19 17/17/17 15/15/15",
    ("plattfuss-ring", "plattfuss-drom"): "19/19/20 17/18/18 16/16/16 20/20/20 18/18/18 16/16/16",
    ("nuerburg-circuit",): "20/20/21 18/19/19 16/17/17 20/20/20 18/18/18 16/16/16",
}
"""AUS-V-06 as printed there: slow, average, fast with the stop, then without; rows 1/2/3."""
TURNS = [(track, line) for tracks, line in _TURNS.items() for track in tracks]


def budget_of(track: str) -> CardBudget:
    return CardBudget(library.load_circuit(track))


def own(pieces: str, **figures: object) -> Circuit:
    return circuit_of(pieces, kit=KIT, **figures)


@pytest.mark.parametrize("track", BUDGETS)
def test_budgets_of_the_published_circuits_come_from_their_graphs(track: str) -> None:
    """AUS-V-03, V-04, V-05: the whole table."""
    budget = budget_of(track)
    rows = budget.rows
    lap, detour, without, with_pit, slack, deposit, reserve = BUDGETS[track]
    assert (budget.lap_length, budget.pit_detour) == (lap, detour)
    assert [row.distance for row in rows] == without
    assert [row.with_pit for row in rows] == with_pit
    assert [budget.slack(row) for row in rows] == slack
    assert [sum(budget.deposit(row)) for row in rows] == deposit
    assert [budget.slack_without_stop(row) for row in rows] == [reserve] * 3


@pytest.mark.parametrize(("track", "line"), TURNS)
def test_turns_of_the_published_circuits(track: str, line: str) -> None:
    """AUS-V-06: the whole table."""
    budget = budget_of(track)
    found = [[turns.needed for turns in budget.turns(row)] for row in budget.rows]
    cells = ["/".join(map(str, rows)) for rows in zip(*found, strict=True)]
    assert " ".join(cells) == line


def test_the_turns_are_at_most_all_cards() -> None:
    """AUS-V-06: 24, 22 and 19 with the stop, less those of the deposit without."""
    budget = budget_of("bleifuss-drom")
    assert [turns.cards for turns in budget.turns(budget.rows[0])] == [24, 22, 19, 22, 20, 17]
    slow = next(budget.turns(budget.rows[0]))
    assert slow.typical == round(74 / 3.5, 2)


@pytest.mark.parametrize("track", BUDGETS)
def test_published_circuits_are_found_in_the_chart(track: str) -> None:
    budget = budget_of(track)
    assert budget.charted_as is not None
    assert budget.charted_as.lower() == track


def test_a_broken_up_half_is_no_longer_charted_but_gets_the_same_deposits() -> None:
    """AUS-V-15 repeats the chart."""
    circuit = library.load_circuit("plattfuss-ring")
    track = BreakUp(circuit.track.runs[0].pieces[0].id).apply(circuit.track, circuit.kit)
    budget = CardBudget(Circuit(track, circuit.kit))
    assert budget.charted_as is None
    assert [budget.deposit(row) for row in budget.rows] == [(4, 2), (3, 2), (3, 1)]


def test_other_laps_take_a_published_circuit_out_of_the_chart() -> None:
    budget = CardBudget(library.load_circuit("bleifuss-drom"), laps=2)
    assert budget.charted_as is None
    assert [row.distance for row in budget.rows] == [49, 50, 51]
    assert budget.deposits == deposits(49, 1)


def test_a_circuit_without_a_pit_has_no_detour_and_no_deposit() -> None:
    """AUS-H-33."""
    budget = CardBudget(own("START L4 C1-90L C1-90L L4 L4 L2 C1-90L C1-90L"))
    assert not budget.has_pit
    assert (budget.pit_detour, budget.deposits) == (0, None)
    assert [row.with_pit for row in budget.rows] == [row.distance for row in budget.rows]
    assert {turns.pit_stop for turns in budget.turns(budget.rows[0])} == {False}


def test_in_a_race_of_one_lap_nobody_can_stop() -> None:
    """AUS-H-16: the first window opens with the second crossing."""
    assert CardBudget(own(OVAL)).has_pit
    assert not CardBudget(own(OVAL), laps=1).has_pit


def test_an_alley_without_pit_spaces_is_no_pit() -> None:
    assert not CardBudget(
        own("START L4 C1-90L C1-90L PIT-IN-L PIT-OUT-L L4 L2 C1-90L C1-90L")
    ).has_pit


def test_price_lists_are_lanes_less_the_shortest() -> None:
    """AUS-V-07."""
    detours = budget_of("bleifuss-circuit").detours
    assert [d.lanes for d in detours] == [(1, 2), (2, 1), (3, 5), (1, 2), (2, 1), (4, 6)]
    assert [d.prices for d in detours] == [(0, 1), (1, 0), (0, 2), (0, 1), (1, 0), (0, 2)]


def test_the_slack_pays_for_a_number_of_detours() -> None:
    """AUS-V-07: floor(slack / price)."""
    assert [affordable(4, price) for price in (1, 2, 3, 5)] == [4, 2, 1, 0]
    assert affordable(4, 0) is None
    assert affordable(-1, 1) == 0


def test_the_hairpin_before_the_pit_is_a_forced_detour() -> None:
    """AUS-V-07: two of the three spaces that the pit of the Circuit costs."""
    for track in BUDGETS:
        detours = budget_of(track).detours
        assert [d.forced for d in detours] == [0] * len(detours)
        assert sum(d.forced_by_pit for d in detours) == (2 if track.endswith("circuit") else 0)


def test_a_solid_line_over_bends_both_ways_forces_a_detour_on_every_lap() -> None:
    """AUS-V-07: whoever is inside in one is outside in the next."""
    left = "L1 C1-90S-L C1-90S-R C2-90L C1-90L START"
    pieces = f"{left} C1-90L L1 C1-90R C1-180S-L PIT4S-R"
    circuit = own(pieces)
    budget = CardBudget(circuit)
    shortest = sum(min(lanes) for lanes in circuit.measures.corner_lane_lengths)
    straights = sum(len(run.columns) for run in circuit.measures.straights)
    forced = sum(detour.forced for detour in budget.detours)
    assert circuit.measures.lap_length == shortest + straights + forced
    assert forced == 1


def test_solid_lines_inside_a_corner_shut_it() -> None:
    by_track = {t: [d.can_change for d in budget_of(t).detours] for t in BUDGETS}
    assert by_track["plattfuss-circuit"][0] is False
    assert by_track["bleifuss-drom"][0] is True


def test_different_prices_make_the_chance_to_fail() -> None:
    """AUS-V-08: Bleifuss-Drom has four corners of price 1 and one of price 2, three times each."""
    budget = budget_of("bleifuss-drom")
    chances = budget.chances_of_detours(0.5)
    assert sorted(chances) == [(1, 0.5)] * 12 + [(2, 0.5)] * 3
    sure = budget.chances_of_detours(1)
    assert [budget.p_fail(row, sure) for row in budget.rows] == [1, 1, 1]
    never = budget.chances_of_detours(0)
    assert [budget.p_fail(row, never) for row in budget.rows] == [0, 0, 0]


def test_any_circuit_with_a_grid_has_a_budget() -> None:
    """A grid of three lanes: the six cars stand in its first two rows."""
    circuit = library.load_circuit("april-raceway")
    budget = CardBudget(circuit, laps=1)
    assert [[p.place for p in row.places] for row in budget.rows] == [[1, 2, 3], [4, 5, 6]]
    assert [row.distance for row in budget.rows] == [76, 77]


def test_a_circuit_without_a_grid_has_none() -> None:
    with pytest.raises(NoBudget, match="starting grid"):
        _ = CardBudget(own("L4 C1-90L C1-90L L4 C1-90L C1-90L")).rows


def test_a_shut_place_does_not_count_for_its_row() -> None:
    circuit = own(OVAL)
    mark = AddMarker(Marker(on=1, at=2, lane=0, obstacle=True))
    shut = Circuit(mark.apply(circuit.track, KIT), KIT)
    first = CardBudget(shut).rows[0]
    assert [place.distance is None for place in first.places].count(True) == 1
    assert first.distance == 73


def test_what_every_lap_runs_through_is_found_on_open_ways_too() -> None:
    """AUS-V-11: a column of two spaces of which one leads nowhere is as narrow as one."""
    narrow = library.load_circuit("nuerburg-drom").measures
    assert narrow.spaces_of_every_lap == narrow.single_spaces != ()
    circuit = own(OVAL)
    corner = AddMarker(Marker(on=3, at=0, lane=0, obstacle=True)).apply(circuit.track, KIT)
    measures = Circuit(corner, KIT).measures
    assert measures.single_spaces == ()
    assert measures.spaces_of_every_lap == ("3.R1", "3.R2")


def test_an_ideal_lap_is_as_long_as_the_lap() -> None:
    for track in BUDGETS:
        measures = library.load_circuit(track).measures
        assert len(measures.ideal_lap) == measures.lap_length
        lap, detour = BUDGETS[track][:2]
        assert len(measures.path_through_pit) == lap + detour
        assert set(measures.pit["stop"]) & set(measures.path_through_pit)


def test_detours_are_listed_by_the_names_of_their_corners() -> None:
    whole = own(OVAL)
    corner = whole.measures.corners[1]
    marker = Marker(on=int(corner.pieces[0]), name="Karussell")
    named = Circuit(AddMarker(marker).apply(whole.track, whole.kit), whole.kit)
    found = budget_report(named)
    assert found.figures["detours"][1]["name"] == "Karussell"
    table = detours_table(named)
    assert [str(head) for head in table.heads[:3]] == ["corner", "name", "lanes"]
    assert [row[:2] for row in table.rows[:2]] == [(1, None), (2, "Karussell")]
    assert {len(row) for row in table.rows} == {len(table.heads)}
    assert [str(head) for head in detours_table(whole).heads[:2]] == ["corner", "lanes"]


def budget_report(circuit: Circuit) -> Budget:
    return report(circuit, DEFAULT, BudgetQuestion(laps=1))


def detours_table(circuit: Circuit) -> FactTable:
    sections = {section.id: section for section in budget_report(circuit).sections}
    (table,) = sections["detours"].parts
    assert isinstance(table, FactTable)
    return table
