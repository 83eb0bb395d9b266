"""Rounds, cards, upgrades and barriers of a course: STR-V-17, STR-V-18, STR-V-20."""

from dataclasses import replace

import pytest

from tests import builders
from tests.games.street_racing.tracks import across, bend, road
from trackwright.games.street_racing.budget.course import barriers_on, corners_on
from trackwright.games.street_racing.decks import gear_deck
from trackwright.games.street_racing.referee.track import street_of_case
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.model.layout.track import Marker
from trackwright.model.text.sections import page_lines
from trackwright.simulator.game.budgets import Budget, BudgetQuestion, NoBudget, budget_of


def budget(circuit: Circuit, laps: int | None = None) -> Budget:
    return budget_of(circuit, "street-racing", BudgetQuestion(laps))


def page(circuit: Circuit) -> list[list[str]]:
    """The words of each line."""
    return [line.split() for line in "\n".join(page_lines(budget(circuit).sections)).splitlines()]


def marked(id: str, *markers: Marker) -> Circuit:
    circuit = load_circuit(id)
    track = replace(circuit.track, laps=1, markers=(*circuit.track.markers, *markers))
    return Circuit(track, circuit.kit)


def test_length_rounds_and_cards_by_hand() -> None:
    """76 steps / 6.5 + 2 rounds of 8 cards each."""
    found = budget(marked("april-raceway")).figures
    assert (found["steps"], found["laps"], found["lap_steps"]) == (76, 1, 75)
    assert found["expected_rounds"] == 13.69
    assert [row["cards"] for row in found["drivers"]] == [110, 219, 329, 438]
    assert [row["reshuffles"] for row in found["drivers"]] == [0.91, 1.83, 2.74, 3.65]


def test_other_laps_are_another_race() -> None:
    """Circuits of other games are raced over one: H-30."""
    circuit = load_circuit("april-raceway")
    assert budget(circuit).figures["steps"] == 75 + 1
    assert budget(circuit, laps=2).figures["steps"] == 2 * 75 + 1
    course = load_circuit("long-haul")
    assert budget(course, laps=5).figures == budget(course).figures


def test_corners_of_a_course_by_hand() -> None:
    """A1 to A40 and B1 to B40; lane B is the easier one through the second corner."""
    track = bend(road(40), 5, "c1", *across([10, 11]))
    track = bend(track, 3, "c2", "A20", "A21")
    track = bend(track, 8, "c2", "B20")
    first, second = corners_on(street_of_case(track))
    assert (first.limits, len(first.spaces), len(first.on_the_way), first.difficulty) == (
        (5,),
        4,
        2,
        8,
    )
    assert (second.limits, len(second.spaces), len(second.on_the_way)) == ((3, 8), 3, 1)
    assert second.difficulty == 1


def test_corners_add_up_to_the_difficulty() -> None:
    for id in ("april-raceway", "long-haul", "gp-ring"):
        found = budget(marked(id)).figures
        total = sum(corner["difficulty"] for corner in found["corners"])
        assert found["difficulty"] == pytest.approx(10 * total / found["steps"], abs=0.01)


def test_upgrades_are_compared_with_the_corners() -> None:
    few = budget(marked("fabulous-driving-park")).figures
    assert (few["upgrades"], len(few["corners"])) == (9, 5)
    assert (few["upgrades_per_corner"], few["upgrades_verdict"]) == (1.8, "many")
    one = budget(marked("fabulous-driving-park", Marker(on=4, indicator=1))).figures
    assert (one["upgrades"], one["upgrades_verdict"]) == (5, "usual")
    many = budget(marked("free-speedway", Marker(on=2, indicator=9))).figures
    assert (many["upgrades"], many["upgrades_used"]) == (13, 10)


def test_a_course_without_corners() -> None:
    circuit = builders.circuit_of("START L4 L4 L4")
    figures = budget(circuit).figures
    assert (figures["corners"], figures["upgrades_verdict"]) == ([], None)
    assert ["corners", "none"] in page(circuit)


def test_barriers_and_the_chance_to_pass_them() -> None:
    """With three cards of 120 in sixth gear: all combinations are counted."""
    barriers = [{"space": "A30", "from": "A29", "value": 10}]
    (barrier,) = barriers_on(street_of_case(road(40, barriers=barriers)))
    assert (barrier.value, barrier.run_up) == (10, 20)
    slow = sum(speed < 10 for speed in gear_deck().row(6)) * 6
    none = slow * (slow - 1) * (slow - 2) / (120 * 119 * 118)
    assert barrier.chances[-1] == pytest.approx(1 - none)
    assert barrier.chances[0] == 0
    near = [{"space": "A5", "from": "A4", "value": 10}]
    (barrier,) = barriers_on(street_of_case(road(40, barriers=near)))
    assert barrier.run_up == 4


def test_people_get_the_same_figures() -> None:
    """Of the 20 tables 2 show nine or more in fourth gear, 6 in fifth, 10 in sixth."""
    lines = page(marked("april-raceway"))
    assert ["length", "76", "steps,", "1", "lap"] in lines
    assert ["4", "438", "3.65"] in lines
    lines = page(marked("april-raceway", Marker(on=3, lane=0, barrier=9)))
    assert ["9", "8", "0", "27", "66", "88"] in lines


@pytest.mark.parametrize(
    ("pieces", "says"),
    [(builders.CIRCLE, "there is no finish"), (None, "there is no start space")],
)
def test_without_a_way_there_is_no_budget(pieces: str | None, says: str) -> None:
    circuit = builders.circuit_of(pieces or builders.OVAL)
    if pieces is None:
        circuit = Circuit(replace(circuit.track, runs=()), circuit.kit)
    with pytest.raises(NoBudget, match=says):
        budget(circuit)


def test_a_blocked_course_has_none_either() -> None:
    with pytest.raises(NoBudget, match="no way leads"):
        budget(marked("fabulous-driving-park", Marker(on=2, at=1, obstacle=True)))
