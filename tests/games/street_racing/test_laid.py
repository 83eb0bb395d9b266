"""Circuits of other games as streets: STR section 15, H-24, H-30."""

from dataclasses import replace

import pytest

from trackwright.games.street_racing.laid import street_of
from trackwright.games.street_racing.street import Step, Street
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit, load_circuit, load_track, shipped_tracks
from trackwright.model.layout.track import Marker, Track


def _named(street: Street, space: int) -> str:
    return street.names[space]


def _marked(name: str, *markers: Marker) -> Street:
    track = load_track(name)
    return street_of(Circuit(_with(track, markers), kit(track.kit)))


def _with(track: Track, markers: tuple[Marker, ...]) -> Track:
    return replace(track, markers=(*track.markers, *markers))


@pytest.fixture(scope="module")
def april() -> Street:
    return street_of(load_circuit("april-raceway"))


def test_section_15_corner_numbers_follow_the_curve_and_inner_lanes_are_one_lower() -> None:
    circuit = load_circuit("april-raceway")
    street = street_of(circuit)
    number = dict(zip(street.names[: len(circuit.board.names)], street.limits, strict=False))
    curves = {s.piece.name: s for chain in circuit.stretches for s in chain if s.kind == "corner"}
    usual = {"R1": 4, "R2": 6, "R3": 8, "R4": 8}
    for name, stretch in curves.items():
        for lane, letter in enumerate("LCR"):
            inner = lane == (0 if stretch.side == "L" else 2)
            assert number[f"{name}.{letter}1"] == usual[stretch.piece.template.kind.code] - inner


def test_section_15_lanes_change_on_straights_only_and_both_ways(april: Street) -> None:
    sideways = {
        (a, step.to, step.side)
        for a in april.spaces
        for step in april.steps[a]
        if step.kind == "lateral"
    }
    assert sideways
    for a, b, side in sideways:
        assert april.is_straight(a)
        assert april.is_straight(b)
        assert (b, a, "L" if side == "R" else "R") in sideways


def test_section_15_diagonals_are_ahead_and_then_sideways(april: Street) -> None:
    ahead = {a: {s.to for s in april.steps[a] if s.kind == "forward"} for a in april.spaces}
    aside = {
        a: {(s.to, s.side) for s in april.steps[a] if s.kind == "lateral"} for a in april.spaces
    }
    for a in set(april.spaces) - april.slots:
        expected = {pair for b in ahead[a] if april.is_straight(a) for pair in aside[b]}
        found = {(s.to, s.side) for s in april.steps[a] if s.kind == "diagonal"}
        assert found == expected


def test_h_24_four_start_spaces_lead_to_the_line(april: Street) -> None:
    assert len(april.starts) == 4
    assert april.slots == set(april.starts)
    firsts = [[_named(april, step.to) for step in april.steps[s]] for s in april.starts]
    assert firsts == [["2.L1"], ["2.C1"], ["2.C1"], ["2.R1"]]
    assert [april.steps[s][0].kind for s in april.starts] == ["forward"] * 4


def test_h_30_a_lap_goes_past_three_rows_and_over_the_line(april: Street) -> None:
    assert april.is_closed
    assert not april.finishes
    assert len(april.checkpoints) == 3
    assert april.lap == 75
    one = street_of(load_circuit("april-raceway"), laps=1)
    assert one.shortest == 76, "the lap, and the step from the start space"
    assert street_of(load_circuit("april-raceway"), laps=2).shortest == 76 + 75


def test_upgrades_are_one_for_each_corner(april: Street) -> None:
    corners = load_circuit("april-raceway").measures.corners
    assert [one.value for one in april.indicators] == [1] * len(corners)
    assert april.upgrades == 4 + len(corners)


def test_an_open_road_ends_at_its_far_end_and_a_finish_piece_is_the_finish() -> None:
    street = street_of(load_circuit("quarter-mile"))
    assert [_named(street, one) for one in street.finishes] == ["20.C2"]
    assert all(not street.steps[one] for one in street.finishes)
    assert street.laps == 1
    assert street.checkpoints == ()


def test_runaway_ramps_and_pits_are_no_streets() -> None:
    for name in ("quarter-mile", "bleifuss-circuit"):
        circuit = load_circuit(name)
        kept = set(street_of(circuit).names)
        nodes = circuit.graph.nodes
        assert not [n for n in kept if "escape" in nodes[n] or nodes[n]["lane"] == 6]


def test_markers_count_before_assumptions() -> None:
    street = _marked(
        "fabulous-driving-park",
        Marker(on=6, limit=7),
        Marker(on=4, at=0, lane=1, barrier=9),
        Marker(on=2, at=1, lane=0, obstacle=True),
    )
    by_name = {name: i for i, name in enumerate(street.names) if i not in street.slots}
    assert {street.limits[i] for name, i in by_name.items() if name.startswith("6.")} == {7}
    assert street.obstacles == {by_name["2.L2"]}
    assert street.barrier_spaces == {by_name["4.C1"]}
    values = {step.barrier for way in street.steps for step in way if step.to == by_name["4.C1"]}
    assert values == {9}


@pytest.mark.parametrize("name", sorted(shipped_tracks()))
def test_every_shipped_circuit_is_a_street(name: str) -> None:
    street = street_of(load_circuit(name), laps=1)
    assert street.shortest is not None
    assert street.reachable == street.course, "no dead ends"
    for group, limit in zip(street.groups, street.limits, strict=True):
        assert bool(group) == bool(limit)
    spaces = set(street.spaces)
    assert all(step.to in spaces for way in street.steps for step in way)
    assert all(isinstance(step, Step) for way in street.steps for step in way)
