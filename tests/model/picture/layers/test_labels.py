"""Text markers keep to the board."""

import dataclasses

import pytest
import shapely

from tests.builders import OVAL, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.free_room import SignPlace
from trackwright.model.picture.drawing.sketch import PictureOptions, Sketch
from trackwright.model.picture.picture import PRINT, Picture, Text, picture_of
from trackwright.model.picture.shapes.outline import piece_polygons


def board_of(circuit: Circuit) -> Frame:
    return Sketch(circuit, PictureOptions()).board


def notes(circuit: Circuit, picture: Picture) -> list[SignPlace]:
    shown = {marker.text for marker in circuit.track.markers if marker.text}
    return [
        SignPlace(item.at, item.width_mm / 2, item.size_mm / 2)
        for item in picture.layer("labels").items
        if isinstance(item, Text) and item.text in shown
    ]


@pytest.mark.parametrize("id", library.shipped_tracks())
def test_notes_of_shipped_circuits_lie_on_their_boards(id: str) -> None:
    circuit = library.load_circuit(id)
    found = notes(circuit, picture_of(circuit))
    assert len(found) == sum(marker.kind == "text" for marker in circuit.track.markers)
    assert all(seat.is_within(board_of(circuit)) for seat in found)


@pytest.mark.parametrize("long", [80, 86, 100])
def test_a_note_without_room_on_the_board_lies_beside_it(long: float) -> None:
    """The straight is 208 mm long and 80 wide."""
    circuit = circuit_of("L4", board_cm=[22, long / 10], markers=[{"on": 1, "text": "Long text"}])
    [seat] = notes(circuit, picture_of(circuit))
    assert not seat.touches(board_of(circuit))


def test_the_nearest_place_is_taken_on_a_large_board() -> None:
    circuit = circuit_of("L4", board_cm=[100, 100], markers=[{"on": 1, "text": "Here"}])
    [seat] = notes(circuit, picture_of(circuit))
    assert abs(seat.centre - board_of(circuit).centre) < 60
    wide = dataclasses.replace(circuit.track, board_cm=(200.0, 200.0))
    [again] = notes(circuit, picture_of(Circuit(wide, circuit.kit)))
    assert again.centre == pytest.approx(seat.centre)


LONG = "A long name of a corner"


@pytest.mark.parametrize("name", ["Eau Rouge", LONG])
def test_a_corner_has_its_name_behind_its_number(name: str) -> None:
    """Beside the road, with an edge around the letters, on the page."""
    circuit = circuit_of(OVAL, markers=[{"on": 3, "name": name}])
    picture = picture_of(circuit)
    texts = [item for item in picture.layer("labels").items if isinstance(item, Text)]
    assert [text.text for text in texts] == ["1", name, "2"]
    words = texts[1]
    assert words.halo == PRINT.halo
    assert texts[0].at.real < words.at.real < texts[0].at.real + 30
    assert words.at.real + words.width_mm < picture.left_mm + picture.width_mm
    left, middle, half = words.at.real, words.at.imag, words.size_mm / 2
    box = shapely.box(left, middle - half, left + words.width_mm, middle + half)
    assert not any(polygon.intersects(box) for polygon in piece_polygons(circuit))
