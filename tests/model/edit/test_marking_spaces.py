"""Spaces are marked and unmarked by click, one or several at once."""

from hypothesis import given
from hypothesis import strategies as st

from tests.builders import OVAL, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.edit.markers import toggle_space_edits
from trackwright.model.edit.pointing import SpaceAt
from trackwright.model.layout.track import Marker

OBSTACLE = Marker(on=1, obstacle=True)
places = st.builds(SpaceAt, st.just(2), st.integers(0, 1), st.integers(0, 2))


def after(circuit: Circuit, *spaces: SpaceAt, like: Marker = OBSTACLE) -> Circuit:
    track = circuit.track
    for edit in toggle_space_edits(circuit, spaces, like):
        track = edit.apply(track, circuit.kit)
    return Circuit(track, circuit.kit)


def marked(circuit: Circuit, kind: str) -> dict[str, object]:
    return {name: s[kind] for name, s in circuit.graph.nodes(data=True) if kind in s}


def test_several_spaces_are_marked_and_unmarked_at_once() -> None:
    both = SpaceAt(2, 1, 0), SpaceAt(2, 0, 2)
    circuit = after(circuit_of(OVAL), *both)
    assert set(marked(circuit, "obstacle")) == {"2.L2", "2.R1"}
    assert not marked(after(circuit, *both), "obstacle")


def test_the_first_space_decides() -> None:
    circuit = after(circuit_of(OVAL), SpaceAt(2, 1, 0))
    spaces = SpaceAt(2, 1, 1), SpaceAt(2, 1, 0)
    assert set(marked(after(circuit, *spaces), "obstacle")) == {"2.L2", "2.C2"}


def test_another_value_replaces_the_first() -> None:
    space = SpaceAt(2, 0, 1)
    circuit = after(circuit_of(OVAL), space, like=Marker(on=1, limit=4))
    assert marked(after(circuit, space, like=Marker(on=1, limit=6)), "limit") == {"2.C1": 6}


def test_of_a_column_marked_as_a_whole_one_space_can_be_unmarked() -> None:
    circuit = circuit_of(OVAL, markers=[{"on": 2, "at": 1, "group": 7}])
    circuit = after(circuit, SpaceAt(2, 1, 1), like=Marker(on=1, group=7))
    assert marked(circuit, "group") == {"2.L2": 7, "2.R2": 7}


def test_an_upgrade_number_is_beside_the_whole_road() -> None:
    like = Marker(on=1, indicator=2)
    circuit = after(circuit_of(OVAL), SpaceAt(2, 1, 1), SpaceAt(2, 1, 2), like=like)
    assert [(m.at, m.lane, m.value) for m in circuit.track.markers] == [(1, None, 2)]
    assert not after(circuit, SpaceAt(2, 1, 0), like=like).track.markers


@given(st.lists(places, min_size=1, max_size=6), st.lists(places, max_size=6))
def test_marking_and_unmarking_leaves_the_others_alone(
    spaces: list[SpaceAt], others: list[SpaceAt]
) -> None:
    begun = after(circuit_of(OVAL), *others)
    rest = [space for space in others if space not in spaces]
    once = after(begun, *spaces)
    twice = after(once, *spaces) if marked(once, "obstacle") else once
    names = {f"2.{'LCR'[lane]}{column + 1}" for _, column, lane in rest}
    assert (
        set(marked(twice, "obstacle"))
        - {f"2.{'LCR'[lane]}{column + 1}" for _, column, lane in spaces}
        == names
    )
