"""The panel that closes the loop: options, a grid, previews, and offers after an edit."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.builders import OVAL, track_of
from tests.editor.conftest import Hand, Opened
from trackwright.model.edit.edits import Insert, Remove, Replace


def laid_into(hand: Hand, *edits: Insert | Remove | Replace) -> None:
    assert hand.window.bridge.do(*edits)
    hand.settle()


def codes_of(hand: Hand, row: int) -> str:
    words: str = hand.window.closing.list.item(row).data(Qt.ItemDataRole.UserRole).words
    return words


def test_a_straight_laid_into_a_closed_lap_is_followed_by_offers(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    window, bridge = hand.window, hand.window.bridge
    laid_into(hand, Insert(("L1",), 1))
    assert "This opened the lap." in window.canvas.hint.text()
    assert window.canvas.hint.isVisible()
    assert not window.docks["closing"].isVisible(), "nothing pops up"
    before, steps = bridge.track, len(bridge.document.labels)
    hand.keys("^L")
    assert window.docks["closing"].isVisible()
    ways = window.closing.list
    assert ways.count() > 3
    assert codes_of(hand, 0) == "L1 after piece 5"
    assert window.canvas.scene.has_ghost
    QTest.keyClick(ways, Qt.Key.Key_Return)
    assert bridge.circuit.geometry.closed_exactly
    assert len(bridge.document.labels) == steps + 1
    assert not window.canvas.hint.isVisible()
    assert not window.docks["closing"].isVisible(), "it folds away"
    hand.keys("^Z")
    assert bridge.track is before


@pytest.mark.slow
@pytest.mark.parametrize(
    "edit", [Replace(3, "R1L"), Remove((6,), close_up=True)], ids=["replaced", "removed"]
)
def test_replacing_and_removing_are_followed_by_offers(
    open_window: Opened, edit: Replace | Remove
) -> None:
    hand = open_window(track_of(OVAL))
    laid_into(hand, edit)
    assert hand.window.closing.list.count()
    hand.keys("^L")
    QTest.keyClick(hand.window.closing.list, Qt.Key.Key_Return)
    assert hand.window.bridge.circuit.geometry.closed_exactly


@pytest.mark.slow
def test_after_an_edit_the_smallest_change_comes_first_wherever_it_is(
    open_window: Opened,
) -> None:
    hand = open_window("april-raceway")
    laid_into(hand, Remove((19,)))
    ways = hand.window.closing.list
    sizes = [int(ways.item(row).text().split()[0]) for row in range(ways.count())]
    assert sizes == sorted(sizes)
    assert sizes[0] == 1


@pytest.mark.slow
def test_going_on_drops_the_offers_and_undo_offers_nothing(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    window = hand.window
    laid_into(hand, Insert(("L1",), 1))
    assert window.closing.list.count()
    laid_into(hand, Insert(("L1",), 1))
    assert not window.closing.list.count(), "the lap was open before"
    assert not window.canvas.hint.isVisible()
    hand.keys("^Z ^Z")
    hand.settle()
    assert window.bridge.circuit.geometry.closed_exactly
    assert not window.closing.list.count()


@pytest.mark.slow
def test_the_inspector_has_its_room_back_when_the_panel_folds(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL.rsplit(" ", 1)[0]))
    inspector = hand.window.docks["inspector"]
    before = inspector.height()
    hand.keys("^L")
    hand.settle()
    hand.qtbot.waitUntil(lambda: inspector.height() < before)
    QTest.keyClick(hand.window.closing.list, Qt.Key.Key_Return)
    hand.qtbot.waitUntil(lambda: inspector.height() == before)


@pytest.mark.slow
def test_the_panel_stays_if_the_user_opened_it(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL.rsplit(" ", 1)[0]))
    window = hand.window
    window.show_panel("closing")
    hand.keys("^L")
    hand.settle()
    QTest.keyClick(window.closing.list, Qt.Key.Key_Return)
    assert window.bridge.circuit.geometry.closed_exactly
    assert window.docks["closing"].isVisible()
    assert not window.closing.list.isVisible(), "the list folds away"


@pytest.mark.slow
def test_esc_hides_the_ghost_then_the_ways(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL.rsplit(" ", 1)[0]))
    window = hand.window
    hand.keys("^L")
    hand.settle()
    QTest.keyClick(window.closing.list, Qt.Key.Key_Escape)
    assert not window.canvas.scene.has_ghost
    assert window.docks["closing"].isVisible()
    QTest.keyClick(window.closing.list, Qt.Key.Key_Escape)
    assert not window.docks["closing"].isVisible()


@pytest.mark.slow
def test_the_ways_lie_in_three_or_four_columns(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    window.bridge.select(piece.id for piece in window.bridge.track.runs[0].pieces[10:14])
    window.builder.delete()
    hand.settle()
    hand.keys("^L")
    hand.settle()
    ways = window.closing.list
    assert ways.count() >= 4
    for width, columns in ((300, 3), (520, 4)):
        ways.setFixedSize(width, 400)
        hand.settle()
        tops = [ways.visualItemRect(ways.item(row)).top() for row in range(ways.count())]
        assert tops.count(tops[0]) == min(columns, ways.count())
    assert not ways.horizontalScrollBar().isVisible()


@pytest.mark.slow
def test_a_row_of_pictures_and_more_is_visible(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    laid_into(hand, Insert(("L1",), 1))
    hand.keys("^L")
    hand.settle()
    ways = hand.window.closing.list
    assert ways.viewport().height() > 1.2 * ways.gridSize().height()


@pytest.mark.slow
def test_the_view_zooms_out_to_the_ghost_and_back(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL.rsplit(" ", 1)[0]))
    view, scene = hand.window.canvas.view, hand.window.canvas.scene
    view.look_at(100, -250, 3.0)
    before = view.look
    hand.keys("^L")
    hand.settle()
    assert scene.has_ghost
    assert view.shows(scene.ghost_rect)
    assert view.zoom < 3.0
    QTest.keyClick(hand.window.closing.list, Qt.Key.Key_Escape)
    assert view.look == pytest.approx(before, abs=1)


@pytest.mark.slow
def test_the_options_of_the_command_are_in_the_panel(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window, panel = hand.window, hand.window.closing
    window.bridge.select(piece.id for piece in window.bridge.track.runs[0].pieces[10:14])
    window.builder.delete()
    hand.settle()
    window.show_panel("closing")
    assert not panel.options.isVisible()
    QTest.mouseClick(panel.more, Qt.MouseButton.LeftButton)
    assert panel.options.isVisible()
    panel.options.shortest.setValue(75)
    panel.options.longest.setValue(75)
    QTest.mouseClick(panel.options.avoided["R1"], Qt.MouseButton.LeftButton)
    assert panel.more.text() == "Options (2)"

    def found() -> list[str]:
        QTest.mouseClick(panel.search, Qt.MouseButton.LeftButton)
        hand.settle()
        return [codes_of(hand, row) for row in range(panel.list.count())]

    narrow = found()
    assert narrow
    assert not any("R1" in codes for codes in narrow)
    for row in range(panel.list.count()):
        assert panel.list.item(row).data(Qt.ItemDataRole.UserRole).edit.positions == 75
    panel.options.shortest.setValue(0)
    panel.options.longest.setValue(0)
    panel.options.avoided["R1"].setChecked(False)
    panel.options.removed.setValue(2)
    panel.options.unlimited.setChecked(True)
    wishes = panel.options.wishes
    assert (wishes.unlimited, wishes.lap_length, wishes.avoid) == (True, None, frozenset())
    assert panel.options.most_removed == 2
    assert found()


@pytest.mark.slow
def test_repair_is_offered_with_what_it_removes(open_window: Opened) -> None:
    hand = open_window(track_of("START R2L R2L R2L R2L L4 R2L R2L R2L L1"))
    panel = hand.window.closing
    hand.window.show_panel("closing")
    panel.options.removed.setValue(1)
    panel.most.setValue(2)
    QTest.mouseClick(panel.search, Qt.MouseButton.LeftButton)
    hand.settle()
    assert codes_of(hand, 0) == "R2L for piece 10"
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert hand.codes_laid() == OVAL


@pytest.mark.slow
def test_pointing_at_a_picture_says_all_about_it(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    panel = hand.window.closing
    laid_into(hand, Insert(("L1",), 1))
    hand.keys("^L")
    hand.settle()
    first = panel.list.item(0)
    assert first.text() == "1 piece\n26 positions"
    assert "L1 after piece 5" in panel.details.text()
    second = panel.list.item(1)
    viewport = panel.list.viewport()
    QTest.mouseMove(viewport, panel.list.visualItemRect(first).center())
    QTest.mouseMove(viewport, panel.list.visualItemRect(second).center() + QPoint(2, 2))
    hand.qtbot.waitUntil(lambda: codes_of(hand, 1) in panel.details.text())
