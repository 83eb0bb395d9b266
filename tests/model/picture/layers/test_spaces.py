"""The spaces: every one has its dot, whatever else it is."""

import pytest

from tests.builders import SPECIALS, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import PRINT, Circle, Text, picture_of


def dots(circuit: Circuit) -> list[Circle]:
    items = picture_of(circuit).layer("spaces").items
    return [item for item in items if isinstance(item, Circle) and item.fill in PRINT.dots]


@pytest.mark.parametrize("code", ["PIT-L", "PIT-R", "TIP-L", "IN-L", "OUT-R", "TUO-L"])
def test_fields_a_and_c_show_their_rank_beside_their_letter(code: str) -> None:
    circuit = circuit_of(code, kit=SPECIALS)
    spaces = circuit.graph.nodes.values()
    fields = [space for space in spaces if space.get("pit") in ("entry", "exit")]
    letters = [
        item
        for item in picture_of(circuit).layer("spaces").items
        if isinstance(item, Text) and item.text in ("A", "C")
    ]
    assert len(letters) == len(fields) > 0
    found = dots(circuit)
    assert len(found) == sum(space.get("pit") != "stop" for space in spaces)
    for letter in letters:
        assert min(abs(dot.centre - letter.at) - dot.radius_mm for dot in found) > 4


@pytest.mark.parametrize("code", ["PIT-L", "PIT-R", "TIP-L", "TIP-R"])
def test_fields_letters_lie_towards_the_pit_lane(code: str) -> None:
    items = picture_of(circuit_of(code, kit=SPECIALS)).layer("spaces").items
    heights = {item.text: item.at.imag for item in items if isinstance(item, Text)}
    field = min(dots(circuit_of(code, kit=SPECIALS)), key=lambda dot: abs(dot.centre.imag))
    pit_is_left = heights["P"] > field.centre.imag
    assert (heights["A"] > 0) == (heights["C"] > 0) == pit_is_left
