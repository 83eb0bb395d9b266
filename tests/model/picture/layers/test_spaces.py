"""The spaces: every one has its dot, whatever else it is."""

from collections.abc import Sequence
from itertools import pairwise
from typing import get_args

import pytest
from shapely import Polygon as Area

from tests.builders import SPECIALS, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit, load_circuit
from trackwright.model.layout.kit import UsualColour
from trackwright.model.picture.drawing.items import Polygon
from trackwright.model.picture.drawing.palette import COLOUR_CODES, KNOWN_COLOURS
from trackwright.model.picture.drawing.symbols import SYMBOLS, symbol
from trackwright.model.picture.picture import PRINT, Circle, Text, picture_of
from trackwright.model.picture.shapes.shape import shape_of

RACING = kit("racing-rules")


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


def test_spaces_are_filled_with_their_colours() -> None:
    """Each with its code, for those who cannot tell the colours apart."""
    items = picture_of(load_circuit("racing-rules")).layer("spaces").items
    fills = [item.fill for item in items if isinstance(item, Polygon)]
    letters = [item.text for item in items if isinstance(item, Text)]
    for colour in ("red", "gold", "yellow"):
        assert fills.count(KNOWN_COLOURS[colour]) >= 9
        assert letters.count(COLOUR_CODES[colour]) >= 9


def test_codes_of_colours_tell_them_apart() -> None:
    assert len(set(COLOUR_CODES.values())) == len(KNOWN_COLOURS)
    assert COLOUR_CODES.keys() == KNOWN_COLOURS.keys() == set(get_args(UsualColour))


@pytest.mark.parametrize("code", ["FINISH-L", "FINISH-R"])
def test_spaces_with_two_colours_show_one_on_each_side(code: str) -> None:
    """The runaway ramp: the second of black and blue lies to the right, and so on."""
    circuit = circuit_of(code, kit=kit("racing-rules"))
    items = picture_of(circuit).layer("spaces").items
    halves = {i.fill: area_of(i.rings[0]) for i in items if isinstance(i, Polygon) and i.fill}
    words = {item.text: item.at for item in items if isinstance(item, Text)}
    for left, right in (("black", "blue"), ("gold", "yellow"), ("red", "purple")):
        ratio = halves[KNOWN_COLOURS[left]] / halves[KNOWN_COLOURS[right]]
        assert 0.6 < ratio < 1.6
        assert abs(words[COLOUR_CODES[left]] - words[COLOUR_CODES[right]]) > 10


def area_of(points: Sequence[complex]) -> float:
    sides = pairwise([*points, points[0]])
    return abs(sum((a.conjugate() * b).imag for a, b in sides)) / 2


def test_a_marker_covers_the_printed_colour() -> None:
    """White is printed on the last space; here it is marked as gold."""
    marker = {"on": 1, "lane": 0, "colour": "gold"}
    items = picture_of(circuit_of("FINISH-L", kit=kit("racing-rules"), markers=[marker]))
    fills = [item.fill for item in items.layer("spaces").items if isinstance(item, Polygon)]
    assert fills.count(KNOWN_COLOURS["white"]) == 1  # of the ramp
    assert fills.count(KNOWN_COLOURS["gold"]) == 2


@pytest.mark.parametrize("name", sorted(SYMBOLS))
def test_symbols_are_drawn_in_place_of_the_dot_and_leave_the_code_alone(name: str) -> None:
    marker = {"on": 2, "at": 1, "symbol": name, "lane": 0}
    colour = {"on": 2, "at": 1, "colour": "green", "lane": 0}
    plain = circuit_of("START L4 FINISH-L", kit=RACING, markers=[colour])
    marked = circuit_of("START L4 FINISH-L", kit=RACING, markers=[colour, marker])
    assert len(dots(marked)) == len(dots(plain)) - 1
    items = picture_of(marked).layer("spaces").items
    (disc,) = [
        item
        for item in items
        if isinstance(item, Circle) and item.fill == PRINT.sign and item.pen is not None
    ]
    code = next(item for item in items if isinstance(item, Text) and item.text == "GN")
    assert abs(code.at - disc.centre) > disc.radius_mm + code.size_mm / 2
    assert not [item for item in items if isinstance(item, Text) and item.text == name[:2]]


def test_symbols_look_different() -> None:
    drawn = {name: [*symbol(PRINT, name, 0j, 10.0)] for name in SYMBOLS}
    assert len({str(items) for items in drawn.values()}) == len(SYMBOLS)
    assert all(len(items) > 1 for items in drawn.values())


def test_a_spin_out_has_a_yellow_border() -> None:
    """DIC section 1."""
    marker = {"on": 2, "at": 1, "symbol": "spin_out"}
    items = picture_of(circuit_of("START L4", kit=RACING, markers=[marker])).layer("spaces").items
    edges = [item.pen.colour for item in items if isinstance(item, Polygon) and item.pen]
    assert KNOWN_COLOURS["yellow"] in edges


def test_an_unknown_symbol_is_shown_by_its_letters() -> None:
    marker = {"on": 2, "at": 1, "symbol": "star"}
    items = picture_of(circuit_of("START L4", kit=RACING, markers=[marker])).layer("spaces").items
    assert "st" in [item.text for item in items if isinstance(item, Text)]


def test_the_route_is_drawn_along_its_lane_only() -> None:
    marker = {"on": 2, "lane": 1, "route": True}
    plain, marked = (
        picture_of(circuit_of("START L4", markers=markers)).layer("spaces").items
        for markers in ([], [marker])
    )
    assert len(marked) == len(plain) + 2 * 4  # two arrows on each of four spaces


@pytest.mark.parametrize("side", "LR")
def test_the_ramp_is_clear_of_the_finish(side: str) -> None:
    shape = shape_of(RACING, f"FINISH-{side}")
    main, ramp = (
        [
            Area([(p.real, p.imag) for p in area.polygon])
            for area, space in zip(shape.spaces, shape.template.spaces, strict=True)
            if space.road == road
        ]
        for road in (0, 1)
    )
    assert len(ramp) == 4
    assert all(one.intersection(other).area < 1e-6 for one in main for other in ramp)
