"""Edits of scenery: by id, within the limits of a file, and where the hand puts it."""

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import KIT, OVAL, track_of
from tests.strategies import scenery_items
from trackwright.model.edit.edits import Mirror
from trackwright.model.edit.scenery import (
    AddScenery,
    ChangeScenery,
    OrderScenery,
    RemoveScenery,
    copies_of,
    fitted_to_text,
    items_in_rectangle,
    new_item,
    scaled_item,
    sized_item,
    topmost_item,
    turned_items,
)
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import EditRefused

GRASS = SceneryItem(1, "grass", 0, 0, 200, 100)
LABEL = new_item("label", 0j, "Pits")
TREES = SceneryItem(1, "trees", 50, 0, 60, 60)
PICTURE = SceneryItem(1, "picture", 0, 0, 400, 300, file="map.png")


def dressed(*items: SceneryItem) -> Track:
    return AddScenery(items).apply(track_of(OVAL), KIT)


def test_new_items_get_ids_of_their_own() -> None:
    track = dressed(GRASS, LABEL)
    track = AddScenery((TREES,)).apply(track, KIT)
    assert [item.id for item in track.scenery] == [1, 2, 3]


def test_an_item_keeps_its_id_and_its_place_in_the_stack_when_it_is_changed() -> None:
    track = dressed(GRASS, LABEL, TREES)
    moved = replace(track.scenery[1], x_mm=70.0)
    track = ChangeScenery((moved,)).apply(track, KIT)
    assert [(item.id, item.x_mm) for item in track.scenery] == [(1, 0), (2, 70), (3, 50)]


def test_removed_items_are_gone_and_the_rest_stays() -> None:
    track = RemoveScenery((1, 3)).apply(dressed(GRASS, LABEL, TREES), KIT)
    assert [item.kind for item in track.scenery] == ["label"]


@pytest.mark.parametrize(("front", "order"), [(True, [2, 3, 1]), (False, [1, 2, 3])])
def test_items_are_brought_to_the_front_and_sent_to_the_back(front: bool, order: list[int]) -> None:
    track = OrderScenery((1,), front).apply(dressed(GRASS, LABEL, TREES), KIT)
    assert [item.id for item in track.scenery] == order


@pytest.mark.parametrize(
    "edit",
    [
        RemoveScenery((9,)),
        ChangeScenery((replace(GRASS, id=9),)),
        OrderScenery((9,), to_front=True),
        AddScenery((replace(GRASS, width_mm=float("nan")),)),
        AddScenery((replace(GRASS, x_mm=1e7),)),
        AddScenery((replace(GRASS, text="words"),)),
        AddScenery((replace(PICTURE, file="//server/x.png"),)),
        AddScenery((GRASS,) * 2001),
    ],
    ids=lambda edit: str(edit)[:60],
)
def test_what_a_file_could_not_hold_is_refused(edit: AddScenery) -> None:
    with pytest.raises(EditRefused):
        edit.apply(dressed(GRASS), KIT)


def test_figures_have_three_decimals() -> None:
    (item,) = dressed(replace(GRASS, x_mm=1 / 3, degrees=22.123456)).scenery
    assert (item.x_mm, item.degrees) == (0.333, 22.123)


def test_mirroring_the_circuit_mirrors_its_scenery() -> None:
    track = dressed(replace(GRASS, y_mm=70, degrees=30))
    mirrored = Mirror().apply(track, KIT)
    assert (mirrored.scenery[0].y_mm, mirrored.scenery[0].degrees) == (-70, -30)
    assert Mirror().apply(mirrored, KIT) == track


corner_numbers = st.integers(0, 3)
points = st.complex_numbers(max_magnitude=5000)


@given(scenery_items(), corner_numbers, points, st.booleans())
def test_sizing_by_a_corner_leaves_the_opposite_one(
    item: SceneryItem, corner: int, to: complex, keeps: bool
) -> None:
    sized = sized_item(item, corner, item.centre + to, keeps, lambda mm: mm)
    opposite = (corner + 2) % 4
    assert abs(sized.corners[opposite] - item.corners[opposite]) < 1e-5
    assert sized.width_mm > 0
    assert sized.height_mm > 0


@given(scenery_items(), st.floats(-400, 400), points)
def test_turning_keeps_sizes_and_distances(
    item: SceneryItem, degrees: float, about: complex
) -> None:
    (turned,) = turned_items((item,), degrees, about)
    assert (turned.width_mm, turned.height_mm) == (item.width_mm, item.height_mm)
    assert math.isclose(abs(turned.centre - about), abs(item.centre - about), abs_tol=1e-5)
    assert -180 <= turned.degrees <= 180


def test_a_picture_is_scaled_by_two_points_on_it() -> None:
    one, other = 100 + 50j, 100 - 150j
    scaled = scaled_item(PICTURE, one, other, 500.0)
    assert (scaled.width_mm, scaled.height_mm) == (1000, 750)
    assert scaled.within(one) / scaled.width_mm == PICTURE.within(one) / PICTURE.width_mm


def test_writing_is_picked_before_ground_and_pictures_last() -> None:
    track = dressed(PICTURE, GRASS, LABEL, TREES)

    def kind_at(point: complex, only_above: bool = False) -> str | None:
        item = topmost_item(track, point, only_above)
        return item.kind if item else None

    assert kind_at(0j) == "label"
    assert kind_at(60 + 10j) == "trees"
    assert kind_at(-90 + 40j) == "grass"
    assert kind_at(-190 + 140j) == "picture"
    assert kind_at(60 + 10j, only_above=True) is None
    assert kind_at(900j) is None


def test_locked_items_are_not_picked() -> None:
    track = dressed(replace(GRASS, locked=True))
    assert topmost_item(track, 0j, only_above=False) is None
    assert not items_in_rectangle(track, -500 - 500j, 500 + 500j)


def test_a_rectangle_takes_what_is_wholly_inside() -> None:
    track = dressed(GRASS, TREES)
    assert items_in_rectangle(track, 10 - 40j, 90 + 40j) == {2}
    assert items_in_rectangle(track, 300 + 300j, -300 - 300j) == {1, 2}


def test_a_text_is_as_wide_as_its_words() -> None:
    longer = fitted_to_text(replace(LABEL, text="Pits and paddock"))
    assert longer.width_mm > 2 * LABEL.width_mm
    assert abs(longer.corners[0] - LABEL.corners[0]) < 0.1


def test_copies_lie_beside_their_originals_and_are_free() -> None:
    (copy,) = copies_of([replace(GRASS, locked=True)])
    assert copy.centre != GRASS.centre
    assert not copy.locked
