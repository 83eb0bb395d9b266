"""A circuit as mopeds see it: lanes, sections, bonus spaces, the start."""

import pytest

from tests.builders import circuit_of
from trackwright.games.mopeds.facts import RULES
from trackwright.games.mopeds.race.road import way_on
from trackwright.games.mopeds.state.way import Way
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Reverse, SetLine
from trackwright.model.files import library
from trackwright.model.layout.track import Marker
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import CannotRace

KIT = library.kit("mopeds")


def way_of(circuit: Circuit, **options: str) -> Way:
    return way_on(circuit, find_ruleset(RULES).settings(options))


def obstructed() -> Circuit:
    """One of the start spaces is blocked."""
    track = library.load_track("promenade")
    marker = Marker(on=1, at=0, lane=1, obstacle=True)
    return Circuit(AddMarker(marker).apply(track, KIT), KIT)


def inner(way: Way, piece: int) -> set[str]:
    """The letters of the inner lane on a piece."""
    return {s.letter for s in way.spaces if s.name.startswith(f"{piece}.") and s.rank == 0}


def test_turns_and_straights_are_sections() -> None:
    """MOP-T-01, T-04: each turn is one, and so is what is between two turns."""
    way = way_of(library.load_circuit("old-town"))
    turns = {space.section for space in way.spaces if space.turn}
    assert len(turns) == 4
    assert len({space.section for space in way.spaces}) == 8
    assert way.lap == 12


def test_bonus_spaces_are_those_with_a_marker() -> None:
    """MOP-T-05, T-03."""
    way = way_of(library.load_circuit("old-town"))
    assert {space.name: space.bonus for space in way.spaces if space.bonus} == {
        "3.L1": 2,
        "5.L3": 2,
        "5.R2": 2,
    }


@pytest.mark.parametrize("id", ["promenade", "old-town"])
def test_circuits_can_be_raced_both_ways_round(id: str) -> None:
    """MOP-01, T-06: the start spaces are before the line in either direction."""
    circuit = library.load_circuit(id)
    back = Circuit(Reverse().apply(circuit.track, KIT), KIT)
    for one in (circuit, back):
        way = way_of(one)
        assert len(way.start) == 6
        assert sorted(way.shortest[space] for space in way.start) == [1, 1, 2, 2, 3, 3]
        assert (way.lap, len(way.line)) == (12, 4)
    assert inner(way_of(circuit), 1) != inner(way_of(back), 1)


def test_the_inner_lane_of_a_straight_is_the_circuits_or_that_of_the_next_turn() -> None:
    """MOP-H-02: unless its piece has a racing line of its own."""
    circuit = circuit_of("START C1-180L L1 C1-90R C1-90L C2-180L", kit=KIT)
    assert inner(way_of(circuit), 3) == {"L"}
    assert inner(way_of(circuit, straight_inside="next-turn"), 3) == {"R"}
    lined = Circuit(SetLine((3,), "L").apply(circuit.track, KIT), KIT)
    assert inner(way_of(lined, straight_inside="next-turn"), 3) == {"L"}


def test_steps_lead_to_the_inner_lane_first() -> None:
    """MOP-T-02, MOP-12."""
    way = way_of(library.load_circuit("promenade"))
    for ahead in way.ahead:
        ranks = [way.spaces[to].rank for to in ahead]
        assert ranks == sorted(ranks)


def test_a_pit_alley_is_closed() -> None:
    """MOP-T-08."""
    way = way_of(library.load_circuit("bleifuss-drom"))
    assert {space.letter for space in way.spaces} == {"L", "R"}


@pytest.mark.parametrize(
    ("circuit", "words"),
    [
        (circuit_of("START L2 C1-90L", kit=KIT), "no lap"),
        (obstructed(), "5 grid places"),
    ],
)
def test_circuits_without_a_lap_or_six_places_are_refused(circuit: Circuit, words: str) -> None:
    """MOP-41."""
    setup, way = lineup(circuit, RULES)
    with pytest.raises(CannotRace, match=words):
        setup.table(way)
