"""Scenery in pictures: beneath the road or above it, and pictures only if they are asked for."""

from dataclasses import replace

import pytest

from tests.builders import KIT, OVAL, circuit_of
from tests.model.picture.drawing.test_image_files import png
from trackwright.model.circuit import Circuit
from trackwright.model.edit.scenery import USUAL_SIZES_MM, new_item
from trackwright.model.layout.scenery import ABOVE, SCENERY_KINDS, WORDED, SceneryItem
from trackwright.model.picture.drawing.image_files import PictureFile
from trackwright.model.picture.drawing.items import Image, Text
from trackwright.model.picture.picture import Picture, PictureOptions, picture_of
from trackwright.model.picture.png import png_bytes
from trackwright.model.picture.svg import svg_text

MAP = SceneryItem(1, "picture", 0, 0, 400, 300, 30, file="map.png", opacity=0.5)
FILE = PictureFile("image/png", 4, 3, png(4, 3))


def drawn(*items: SceneryItem, options: PictureOptions | None = None) -> Picture:
    scenery = tuple(replace(item, id=n) for n, item in enumerate(items, 1))
    circuit = circuit_of(OVAL)
    return picture_of(Circuit(replace(circuit.track, scenery=scenery), KIT), options)


@pytest.mark.parametrize("kind", [kind for kind in SCENERY_KINDS if kind != "picture"])
def test_each_kind_is_drawn_beneath_the_road_or_above_it(kind: str) -> None:
    item = new_item(kind, 300 + 200j, "Pits" if kind in WORDED else None)  # type: ignore[arg-type]
    picture, plain = drawn(item), drawn()
    own, other = ("writing", "ground") if kind in ABOVE else ("ground", "writing")
    assert picture.layer(own).items  # type: ignore[arg-type]
    assert not picture.layer(other).items  # type: ignore[arg-type]
    assert picture.layer("tiles") == plain.layer("tiles")
    assert svg_text(picture) != svg_text(plain)


def test_the_ground_lies_beneath_the_tiles_and_writing_above_them() -> None:
    names = [layer.name for layer in drawn().layers]
    order = [names.index(name) for name in ("board", "ground", "tiles", "writing", "markers")]
    assert order == sorted(order)


@pytest.mark.slow
@pytest.mark.parametrize("side", [4.0, 20_000.0])
@pytest.mark.parametrize("kind", [kind for kind in USUAL_SIZES_MM if kind != "picture"])
def test_the_largest_and_the_smallest_have_a_bounded_number_of_marks(
    kind: str, side: float
) -> None:
    text = "Pits" if kind in WORDED else None
    item = SceneryItem(1, kind, 0, 0, side, side, text=text)  # type: ignore[arg-type]
    picture = drawn(item)
    assert 1 <= len([*picture.layer("ground").items, *picture.layer("writing").items]) < 900


def test_a_page_has_room_for_all_scenery() -> None:
    picture = drawn(new_item("stand", -900 + 0j))
    assert picture.left_mm < -990


def test_a_text_is_shrunk_to_its_item_and_shown_as_it_is() -> None:
    long = SceneryItem(1, "label", 0, 0, 60, 20, text="<b>" + "long " * 20)
    (words,) = drawn(long).layer("writing").items
    assert isinstance(words, Text)
    assert words.width_mm <= 60
    assert words.halo is not None
    assert "&lt;b&gt;" in svg_text(drawn(long))


def test_a_picture_to_trace_is_not_exported_unless_it_is_asked_for() -> None:
    assert "<image" not in svg_text(drawn(MAP))
    assert drawn(MAP).layer("board") == drawn().layer("board")
    asked = drawn(MAP, options=PictureOptions(pictures={"map.png": FILE}))
    (image,) = asked.layer("ground").items
    assert isinstance(image, Image)
    assert 'href="data:image/png;base64,' in svg_text(asked)
    plain = drawn(options=PictureOptions())
    assert png_bytes(asked, 300) != png_bytes(plain, 300)
