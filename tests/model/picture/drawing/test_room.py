"""The free room: off the tiles, off what is taken, on the map."""

from itertools import islice

import pytest
import shapely

from trackwright.model.picture.drawing import free_room
from trackwright.model.picture.drawing.frames import Frame
from trackwright.model.picture.drawing.free_room import (
    CLEARANCE_MM,
    FreeRoom,
    SignPlace,
    rings_about,
    round_place,
)

MAP = Frame(-100, -100, 100, 100)


@pytest.fixture
def room() -> FreeRoom:
    return FreeRoom([shapely.box(-10, -10, 10, 10)], MAP)


@pytest.mark.parametrize(
    ("seat", "free"),
    [
        (round_place(50 + 50j, 8), True),
        (round_place(0j, 8), False),
        (round_place(18j, 8), False),
        (round_place(19j, 8), True),
        (round_place(95 + 0j, 8), False),
        (SignPlace(0j, 1, 50), False),
        (SignPlace(50j, 60, 5), True),
    ],
)
def test_seats_are_free_off_the_tiles_and_on_the_map(
    room: FreeRoom, seat: SignPlace, free: bool
) -> None:
    assert room.is_free(seat) == free


def test_a_round_sign_may_stand_nearer_to_a_corner_than_its_square(room: FreeRoom) -> None:
    assert room.is_free(round_place(16 + 16j, 7))
    assert not room.is_free(SignPlace(16 + 16j, 7, 7.01))


def test_a_taken_seat_is_free_no_more(room: FreeRoom) -> None:
    seat = SignPlace(50 + 50j, 30, 5)
    room.take(seat)
    apart = 10 + CLEARANCE_MM
    assert not room.is_free(seat._replace(centre=50 + (50 + apart - 0.1) * 1j))
    assert room.is_free(seat._replace(centre=50 + (50 + apart + 0.1) * 1j))


def test_first_free_is_none_if_there_is_none(room: FreeRoom) -> None:
    assert room.first_free([round_place(0j, 3), round_place(40j, 3)]) == round_place(40j, 3)
    assert room.first_free([round_place(0j, 3)]) is None


def test_seats_reach_over_an_edge_or_not() -> None:
    within, across, beside = (SignPlace(x + 0j, 10, 3) for x in (80.0, 95.0, 115.0))
    assert [seat.is_within(MAP) for seat in (within, across, beside)] == [True, False, False]
    assert [seat.touches(MAP) for seat in (within, across, beside)] == [True, True, False]


def test_rings_go_outwards_all_over_the_map() -> None:
    found = list(rings_about(90 + 90j, 6, MAP))
    assert found == sorted(found, key=lambda place: place[0])
    for corner in MAP.corners:
        assert min(abs(centre - corner) for _, centre in found) < 12


def test_a_large_map_is_looked_over_at_few_points() -> None:
    """One of 20 m: with rings 6 mm apart it would have ten million, and a picture take a minute."""
    large = Frame(0, 0, 20_000, 20_000)
    found = list(rings_about(10_000 + 10_000j, 6, large))
    assert len(found) < 50_000
    corners = (1000 + 1000j, 19_000 + 12_000j, 10_100 + 9_950j)
    for corner in corners:
        away = abs(corner - (10_000 + 10_000j))
        nearest = min(abs(centre - corner) for _, centre in found)
        assert nearest < max(12, 0.05 * away)


def test_near_a_point_rings_are_a_step_apart() -> None:
    found = rings_about(0j, 6, Frame(0, 0, 20_000, 20_000))
    rings = list(dict.fromkeys(away for away, _ in islice(found, 5000)))
    assert rings[:50] == [6 * ring for ring in range(1, 51)]


@pytest.mark.parametrize("copies", [1, 1000])
def test_equal_tiles_are_asked_once(copies: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged track may have thousands on the same place."""
    seen: list[int] = []

    class Tree(shapely.STRtree):
        def __init__(self, tiles: list[shapely.Polygon]) -> None:
            seen.append(len(tiles))
            super().__init__(tiles)

    monkeypatch.setattr(free_room, "STRtree", Tree)
    crowded = FreeRoom([shapely.box(x, -10, 10, 10) for x in (-10, 0)] * copies, MAP)
    assert seen == [2]
    assert not crowded.is_free(round_place(0j, 8))
    assert crowded.is_free(round_place(50 + 50j, 8))


def test_where_signs_never_find_room_they_are_looked_for_no_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A damaged track of 5,000 pieces on each other took half a minute to draw."""
    monkeypatch.setattr(free_room, "MOST_ASKED", 3)
    room = FreeRoom([shapely.box(-10, -10, 10, 10)], MAP)
    seat = round_place(0j, 5)
    for _ in range(3):
        assert not room.is_hopeless
        assert not room.is_free(seat)
    assert room.is_hopeless
