"""The picture: everything is on the page, nothing covers the tiles, the SVG is sound."""

import math
import xml.etree.ElementTree as ET

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import APRIL, KIT, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import (
    LAYERS,
    PRINT,
    Circle,
    Picture,
    PictureOptions,
    Polygon,
    Polyline,
    Text,
    picture_of,
)
from trackwright.model.picture.png import png_bytes
from trackwright.model.picture.shapes.outline import piece_polygons
from trackwright.model.picture.svg import svg_text

MARKERS: list[dict[str, object]] = [
    {"on": 4, "difficulty": 1},
    {"on": 7, "difficulty": 2},
    {"on": 9, "difficulty": 3},
    {"on": 10, "at": 1, "difficulty": 2},
    {"on": 5, "hill": "up"},
    {"on": 12, "hill": "flat"},
    {"on": 19, "counts_as": "corner"},
    {"on": 30, "counts_as": "straight"},
    {"on": 6, "at": 1, "lane": 1, "bonus": 2},
    {"on": 8, "text": "Grandstand & <tower>"},
    {"on": 29, "at": 1, "obstacle": True},
]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def april() -> Circuit:
    return circuit_of(
        APRIL, name="April & <Raceway>", markers=MARKERS, board_cm=[100, 80], level="pro"
    )


def texts(picture: Picture) -> list[Text]:
    return [item for layer in picture.layers for item in layer.items if isinstance(item, Text)]


def outside(picture: Picture) -> list[str]:
    """The texts that reach beyond the page."""
    found = []
    right, top = picture.left_mm + picture.width_mm, picture.bottom_mm + picture.height_mm
    for text in texts(picture):
        before = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * text.width_mm
        turn = complex(math.cos(math.radians(text.degrees)), math.sin(math.radians(text.degrees)))
        for x in (-before, text.width_mm - before):
            for y in (-text.size_mm / 2, text.size_mm / 2):
                corner = text.at + turn * complex(x, y)
                across = picture.left_mm <= corner.real <= right
                if not (across and picture.bottom_mm <= corner.imag <= top):
                    found.append(text.text)
    return found


def test_layers_stand_in_drawing_order(april: Circuit) -> None:
    assert tuple(layer.name for layer in picture_of(april).layers) == LAYERS


def test_every_space_has_its_dot_shaded_by_rank(april: Circuit) -> None:
    dots = [item for item in picture_of(april).layer("spaces").items if isinstance(item, Circle)]
    for rank, shade in enumerate(PRINT.dots, start=1):
        spaces = [name for name, space in april.graph.nodes(data=True) if space["rank"] == rank]
        assert sum(dot.fill == shade for dot in dots) == len(spaces)


def test_every_corner_has_its_number_off_the_tiles(april: Circuit) -> None:
    labels = picture_of(april).layer("labels").items
    discs = [item for item in labels if isinstance(item, Circle)]
    numbers = {item.text for item in labels if isinstance(item, Text)}
    assert {str(corner.number) for corner in april.measures.corners} <= numbers
    assert len(discs) == len(april.measures.corners)
    tiles = shapely.union_all(piece_polygons(april))
    for disc in discs:
        assert tiles.distance(shapely.Point(disc.centre.real, disc.centre.imag)) > disc.radius_mm
    for i, disc in enumerate(discs):
        assert all(abs(disc.centre - o.centre) > 2 * disc.radius_mm for o in discs[:i])


def test_difficulty_is_shown_by_colour_number_and_shape(april: Circuit) -> None:
    signs = picture_of(april).layer("markers").items
    numbers = sorted(item.text for item in signs if isinstance(item, Text))
    assert numbers == ["1", "2", "2", "3"]
    assert [s.fill for s in signs if isinstance(s, Circle)].count(PRINT.difficulty[0]) == 1
    plates = [s for s in signs if isinstance(s, Polygon) and s.fill in PRINT.difficulty]
    assert len(plates) == 3


def test_all_start_places_are_numbered(april: Circuit) -> None:
    shown = [i.text for i in picture_of(april).layer("spaces").items if isinstance(i, Text)]
    assert {str(place) for place in april.measures.grid} <= set(shown)


def test_open_ends_are_marked_and_closed_circuits_are_not(april: Circuit) -> None:
    def alarms(circuit: Circuit) -> int:
        return sum(text.text == "!" for text in texts(picture_of(circuit)))

    assert alarms(circuit_of("START L4 R2L")) == 2
    assert alarms(april) == 0


def test_an_empty_track_is_an_empty_board() -> None:
    picture = picture_of(circuit_of())
    assert "An empty board" in {text.text for text in texts(picture)}
    assert outside(picture) == []


def test_a_circuit_too_large_for_its_board_says_so() -> None:
    picture = picture_of(circuit_of(APRIL, board_cm=[60, 60]))
    assert any("does not fit" in text.text for text in texts(picture))
    assert outside(picture) == []


@pytest.mark.parametrize("board", [[1, 1], [200, 20], [20, 200], [1000, 1000]])
def test_odd_boards_keep_the_page_whole(board: list[float]) -> None:
    name = "W" * 60
    markers = [{"on": 1, "text": "W" * 200}]
    assert outside(picture_of(circuit_of("L1", name=name, board_cm=board, markers=markers))) == []


@given(
    st.lists(st.sampled_from(sorted(set(KIT.codes) - {"START"})), max_size=14),
    st.text(min_size=1, max_size=60),
    st.booleans(),
)
def test_no_text_leaves_the_page(pieces: list[str], name: str, piece_names: bool) -> None:
    markers = [{"on": i, "text": "a note"} for i in range(1, len(pieces) + 1, 5)]
    circuit = circuit_of(*([pieces] if pieces else []), name=name, markers=markers)
    picture = picture_of(circuit, PictureOptions(piece_names=piece_names))
    assert outside(picture) == []
    root = ET.fromstring(svg_text(picture))
    assert root.tag == f"{SVG}svg"


def test_svg_is_well_formed_in_true_size_and_says_what_it_shows(april: Circuit) -> None:
    picture = picture_of(april)
    root = ET.fromstring(svg_text(picture))
    assert root.get("width") == f"{picture.width_mm:.2f}".rstrip("0").rstrip(".") + "mm"
    assert root.findtext(f"{SVG}title") == "April & <Raceway>"
    assert "75 positions" in (root.findtext(f"{SVG}desc") or "")
    groups = [group.get("id") for group in root.findall(f"{SVG}g")]
    assert groups == [layer.name for layer in picture.layers if layer.items]


def test_svg_is_the_same_every_time(april: Circuit) -> None:
    again = Circuit(april.track, april.kit)
    assert svg_text(picture_of(april)) == svg_text(picture_of(again))


@pytest.mark.parametrize("width", [64, 801])
def test_png_is_as_wide_as_asked(april: Circuit, width: int) -> None:
    data = png_bytes(picture_of(april), width)
    assert data.startswith(b"\x89PNG\r\n")
    assert int.from_bytes(data[16:20], "big") == width


def test_png_resolution_is_that_of_the_table() -> None:
    picture = picture_of(circuit_of("L4"))
    data = png_bytes(picture, dpi=25.4)
    assert int.from_bytes(data[16:20], "big") == round(picture.width_mm)


def test_pictures_can_go_without_furniture(april: Circuit) -> None:
    picture = picture_of(april, PictureOptions(furniture=False))
    assert picture.layer("furniture").items == ()
    assert picture.height_mm < picture_of(april).height_mm


@pytest.mark.parametrize(("straights", "apart"), [(4, 100), (500, 2000)])
def test_a_board_of_a_hundred_metres_is_ruled_less_often(straights: int, apart: float) -> None:
    """So there are never more than some thousand signs on it."""
    circuit = circuit_of("START" + " L4" * straights, frames=[{"degrees": 22.5}])
    picture = picture_of(circuit, PictureOptions(furniture=False))
    lines = [item for item in picture.layer("board").items if isinstance(item, Polyline)]
    assert 40 < len(lines) < 6000
    first, second = (sum(cross.points) / 2 for cross in (lines[0], lines[2]))
    assert second - first == pytest.approx(apart * 1j)
