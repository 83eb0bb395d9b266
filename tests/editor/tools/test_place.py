"""Laying with the mouse at the real window: the side of the pointer, flips, ghosts, the view."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.builders import OVAL, track_of
from tests.editor.conftest import NONE, Hand, Opened
from tests.editor.pictures import grabbed

END = complex(4 * 52, 0)
"""Where START ends."""
POINT = END + complex(40, 30)
"""To the left of what follows."""


def point_at(hand: Hand, point: complex) -> None:
    QTest.mouseMove(hand.window.canvas.view.viewport(), hand.at(point))


def wheel(hand: Hand, notches: int = 1, held: Qt.KeyboardModifier = NONE) -> None:
    """Over POINT: where Qt thinks the mouse is depends on what else is on the screen."""
    viewport = hand.window.canvas.view.viewport()
    at = QPointF(hand.at(POINT))
    event = QWheelEvent(
        at,
        at,
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        held,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def look(hand: Hand) -> tuple[float, float, float]:
    return hand.window.canvas.view.look


@pytest.mark.slow
@pytest.mark.parametrize(("across", "laid"), [(30, "R2L"), (-30, "R2R")])
def test_the_side_of_the_pointer_picks_left_or_right(
    open_window: Opened, across: float, laid: str
) -> None:
    hand = open_window(track_of("START"))
    hand.window.pick_up("R2L")
    hand.click(END + complex(40, across))
    assert hand.codes_laid() == f"START {laid}"


def test_r_and_the_wheel_flip_until_the_pointer_changes_sides(open_window: Opened) -> None:
    hand = open_window(track_of("START"))
    hand.window.pick_up("R2L")
    tool = hand.window.place_tool
    point_at(hand, END + complex(40, 30))
    assert tool.code == "R2L"
    hand.keys("R")
    assert tool.code == "R2R"
    point_at(hand, END + complex(50, 35))
    assert tool.code == "R2R", "it stays flipped on this side"
    hand.keys("R")
    assert tool.code == "R2L"
    zoom = hand.window.canvas.view.zoom
    wheel(hand)
    assert tool.code == "R2R"
    wheel(hand, -1)
    assert tool.code == "R2L"
    assert hand.window.canvas.view.zoom == zoom
    wheel(hand)
    point_at(hand, END + complex(40, -30))
    assert tool.code == "R2R", "the side picks"
    point_at(hand, END + complex(40, 30))
    assert tool.code == "R2L"


@pytest.mark.slow
def test_ctrl_and_wheel_zoom_while_a_corner_is_held_and_half_notches_add_up(
    open_window: Opened,
) -> None:
    hand = open_window(track_of("START"))
    hand.window.pick_up("R2L")
    point_at(hand, POINT)
    view = hand.window.canvas.view
    zoom = view.zoom
    wheel(hand, 1, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom > zoom
    assert hand.window.place_tool.code == "R2L"


@pytest.mark.slow
def test_clicks_without_moving_lay_one_piece_after_the_other(open_window: Opened) -> None:
    hand = open_window(track_of("START"))
    hand.window.pick_up("L4")
    for _ in range(3):
        hand.click(END + complex(100, 0))
    assert hand.codes_laid() == "START L4 L4 L4"
    hand.window.pick_up("R2L")
    hand.click(END + complex(3 * 4 * 52 + 40, 30))
    for _ in range(2):
        hand.click(END + complex(3 * 4 * 52 + 40, 30))
    assert hand.codes_laid() == "START L4 L4 L4 R2L R2L R2L"


@pytest.mark.slow
def test_a_circuit_of_25_pieces_takes_25_clicks_and_one_for_each_change_of_kind(
    open_window: Opened,
) -> None:
    """No menu, no key. The pointer is put where the ghost is. After the start the hand goes on with
    straights."""
    wanted = ["START", *["L4"] * 4, *["R2L", "R2L", "R2R", "R2R", "R2L", "R2L"], *["L4"] * 6]
    wanted += [*["R2L"] * 4, *["L4"] * 4]
    hand = open_window()
    window, clicks = hand.window, 0
    window.resize(1440, 900)
    for code in wanted:
        held, kinds = window.place_tool.code, window.bridge.kit.codes
        if held is None or kinds[held].kind != kinds[code].kind:
            window.pick_up(code)  # a click in the box
            clicks += 1
        end = window.bridge.end
        point = 0j
        if end is not None:
            spot = window.bridge.table.spots[-1]
            side = {"L": 1, "R": -1}.get(code[-1], 0) if code != "START" else 0
            point = spot.at(1.0) + (spot.at(1.0, 25.0 * side) - spot.at(1.0))
            ahead = spot.at(1.0) - spot.at(0.9)
            point += 40 * ahead / abs(ahead)
        hand.settle()
        hand.click(point)
        clicks += 1
    assert hand.codes_laid().split() == wanted
    assert (len(wanted), clicks) == (25, 30)


@pytest.mark.slow
def test_the_ghost_shows_before_the_pointer_moves_and_after_a_click(open_window: Opened) -> None:
    hand = open_window(track_of("START"))
    scene = hand.window.canvas.scene
    hand.window.pick_up("L4")
    assert scene.has_ghost
    hand.click(END + complex(100, 0))
    assert scene.has_ghost
    hand.keys("^Z")
    assert scene.has_ghost
    assert abs(scene.ghost_rect.left() - END.real) < 10


@pytest.mark.slow
@pytest.mark.parametrize("code", ["L4", "R2L", "R4R"])
def test_the_ghost_has_lanes_and_an_arrow_along_the_road(open_window: Opened, code: str) -> None:
    """A tint alone has two colours inside its edges; an arrow is where the piece is driven."""
    hand = open_window(track_of("START"))
    hand.window.pick_up(code)
    scene = hand.window.canvas.scene
    hand.qtbot.waitUntil(lambda: hand.window.canvas.view.shows(scene.ghost_rect))
    side = -25 if code.endswith("R") else 25
    point_at(hand, END + complex(60, side))
    picture = grabbed(hand.window.canvas.view)
    spot = hand.window.canvas.scene.ghost[0]
    view = hand.window.canvas.view
    ratio = view.devicePixelRatioF()

    def colour(t: float, across: float) -> tuple[int, ...]:
        at = hand.at(spot.at(t, across)) * ratio
        return tuple(int(part) for part in picture[at.y(), at.x()][:3])

    on_arrow, beside = colour(0.45, 0.0), colour(0.45, 7.0)
    assert on_arrow != beside
    head = [colour(0.8, across) for across in (-7.0, -6.0, -5.0, 5.0, 6.0, 7.0)]
    tail = [colour(0.2, across) for across in (-7.0, -6.0, -5.0, 5.0, 6.0, 7.0)]
    assert head != tail, "the head is at the far end"


@pytest.mark.slow
def test_a_hint_line_says_how_to_choose_the_side(open_window: Opened) -> None:
    hand = open_window(track_of("START"))
    hint = hand.window.canvas.hint
    assert not hint.isVisible()
    hand.window.pick_up("R2L")
    point_at(hand, END + complex(40, 30))
    assert hint.isVisible()
    assert "R2L" in hint.text()
    assert "R or wheel: flip" in hint.text()
    hand.click(END + complex(40, 30))
    assert hint.isVisible()
    view = hand.window.canvas.view
    assert view.rect().contains(hint.geometry())
    hand.keys("Esc")
    assert not hint.isVisible()


@pytest.mark.slow
def test_over_a_corner_the_held_one_turns_like_it_and_over_the_last_piece_it_goes_on(
    open_window: Opened,
) -> None:
    hand = open_window(track_of("START R1R L4"))
    hand.window.pick_up("R2L")
    point_at(hand, hand.middle(2))
    assert hand.window.place_tool.code == "R2R"
    point_at(hand, hand.middle(3))
    hand.click(hand.middle(3))
    assert len(hand.codes_laid().split()) == 4, "the last piece is not replaced"


@pytest.mark.slow
def test_the_view_stays_put_while_one_lays(open_window: Opened) -> None:
    hand = open_window()
    hand.settle()
    begin = look(hand)
    hand.codes("START L4")
    hand.settle()
    assert look(hand) == begin
    hand.keys("^Z")
    hand.settle()
    assert look(hand) == begin


@pytest.mark.slow
def test_the_view_follows_an_end_that_leaves_it_with_room_for_more(open_window: Opened) -> None:
    hand = open_window(track_of("START"))
    view, scene = hand.window.canvas.view, hand.window.canvas.scene
    moves = []
    for _ in range(12):
        before = look(hand)
        hand.codes("L4")
        hand.settle()
        moves.append(look(hand) != before)
        assert view.shows(scene.rect_of([hand.window.bridge.end or 0]))
    assert any(moves)
    assert sum(moves) <= 6


@pytest.mark.slow
def test_a_view_of_a_part_follows_the_active_end_only(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    view = hand.window.canvas.view
    view.look_at(0, 0, 2.0)
    before = look(hand)
    hand.window.inspector.circuit.laps.setValue(5)
    hand.window.take_typed()
    hand.settle()
    assert look(hand) == before, "nothing was laid"


@pytest.mark.slow
def test_a_closed_lap_leaves_nothing_to_go_on_from(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL.rsplit(" ", 1)[0]))
    hand.window.pick_up("R2L")
    last = hand.window.bridge.table.spots[-1]
    point = last.at(1.0, 25.0)
    hand.click(point)
    assert hand.codes_laid() == OVAL
    assert not hand.window.canvas.scene.has_ghost
    hand.click(point)
    assert hand.codes_laid() == OVAL, "a double click does not replace the last piece"
