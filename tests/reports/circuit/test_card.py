"""The card of a circuit: one source of figures for commands and window."""

import pytest

from tests.builders import circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, SetTrackValue
from trackwright.model.files.library import load_circuit
from trackwright.model.layout.track import Marker
from trackwright.model.text.sections import Fact, FactTable, Section, page_lines
from trackwright.model.text.units import INCHES
from trackwright.reports.circuit.card import CircuitCard, card_of
from trackwright.reports.circuit.facts import summary_of
from trackwright.simulator.game.budgets import budget_of, games_with_budget

OVAL = "START L4 R2L R2L R2L R2L L4 L4 R2L R2L R2L R2L"


def card(circuit: Circuit) -> CircuitCard:
    return card_of(circuit, summary_of(circuit))


def facts(sections: tuple[Section, ...], id: str) -> dict[str, str]:
    section = next(one for one in sections if one.id == id)
    return {str(p.name): str(p.value) for p in section.parts if isinstance(p, Fact)}


def table(sections: tuple[Section, ...], id: str) -> FactTable:
    section = next(one for one in sections if one.id == id)
    return next(part for part in section.parts if isinstance(part, FactTable))


def with_hills(circuit: Circuit, **hills: str) -> Circuit:
    track = circuit.track
    for piece, hill in hills.items():
        marker = Marker(on=int(piece.removeprefix("p")), hill=hill)  # type: ignore[arg-type]
        track = AddMarker(marker).apply(track, circuit.kit)
    return Circuit(track, circuit.kit)


def test_the_lap_of_every_lane_and_of_the_race() -> None:
    found = facts(card(load_circuit("nuerburg-ring")).sections(), "lap")
    assert found["lap"] == "26 spaces on the ideal line"
    assert found["lanes"] == "1: 33, 2: 29"
    assert found["race"] == "78 spaces in 3 laps"
    assert found["straights"] == "6, 3, 5"


def test_a_corner_has_its_angle_length_difficulty_and_pieces() -> None:
    circuit = load_circuit("april-raceway")
    corners = table(card(circuit).sections(), "corners")
    assert corners.rows[0] == (1, "left", 180.0, 9, 2)
    assert len(corners.rows) == len(corners.pieces) == 8
    turns = {circuit.track.piece(id).piece[0] for ids in corners.pieces for id in ids}
    assert turns == {"R"}


def test_board_halves_are_the_pieces_of_their_corners() -> None:
    circuit = load_circuit("nuerburg-ring")
    ids = {piece.id for piece in circuit.track.pieces()}
    corners = table(card(circuit).sections(), "corners")
    assert all(set(pieces) <= ids and pieces for pieces in corners.pieces)
    detours = table(budget_of(circuit).sections, "detours")
    assert detours.pieces == corners.pieces


def test_pieces_are_counted_against_all_boxes_and_the_board_is_measured() -> None:
    circuit = load_circuit("april-raceway")
    track = SetTrackValue("boxes", 2).apply(circuit.track, circuit.kit)
    sections = card(Circuit(track, circuit.kit)).sections(INCHES)
    stock = table(sections, "pieces")
    assert stock.heads[2] == "in 2 boxes"
    assert stock.rows[0] == ("L1", 2, 12, 10)
    assert facts(sections, "board")["outline"].startswith("38.82 x 30.87 in, fits")


def test_a_lap_without_hills_has_no_section_about_them() -> None:
    sections = card(circuit_of(OVAL)).sections()
    assert [section.id for section in sections] == ["lap", "corners", "pieces", "board"]


def test_hills_are_listed_from_the_line_and_may_continue_across_it() -> None:
    """The pieces begin at position 1 of a lap that starts behind the line."""
    circuit = with_hills(circuit_of(OVAL), p2="up", p3="down", p5="flat", p12="up")
    found = card(circuit)
    first = found.summary.hills
    assert [(hill.hill, hill.length) for hill in first] == [("down", 4), ("up", 10)]
    assert first[1].pieces == (12, 1, 2)
    assert found.profile[-1].height == 10 - 4
    assert "ends 6 steps higher" in "\n".join(page_lines(found.sections()))


def test_an_endless_hill_is_one_hill_of_the_whole_lap() -> None:
    found = card(with_hills(circuit_of(OVAL), p1="up"))
    (hill,) = found.summary.hills
    assert hill.length == found.summary.positions


def test_an_open_track_says_where_its_ends_are() -> None:
    sections = card(circuit_of("START L4 R2L")).sections()
    found = facts(sections, "lap")
    assert found["closed"] == "no, 2 open ends"
    assert "from the end of piece 3 to piece 1" in found["gap"]


def test_an_empty_table_has_a_card() -> None:
    circuit = circuit_of("START")
    empty = Circuit(SetTrackValue("name", "x").apply(circuit.track, circuit.kit), circuit.kit)
    assert facts(card(empty).sections(), "lap")["positions"] == "4"


@pytest.mark.slow
@pytest.mark.parametrize("rules", list(games_with_budget()))
def test_every_game_with_a_budget_says_it_in_sections(rules: str) -> None:
    """The window shows them as they are: the first is the one to jump to."""
    budget = budget_of(load_circuit("bleifuss-drom"), rules)
    assert budget.sections[0].id == "budget"
    assert all(section.parts for section in budget.sections)
    assert len({section.id for section in budget.sections}) == len(budget.sections)
