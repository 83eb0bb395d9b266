"""The tour: it points, waits for what is done, and is in nobody's way."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.editor.conftest import Hand, Opened, rows_of
from tests.editor.pictures import count_of, grabbed
from trackwright.editor.canvas.view import View
from trackwright.editor.library.entries import empty_track
from trackwright.editor.start import welcome
from trackwright.editor.window.tour import STOPS


def reach(hand: Hand, title: str) -> None:
    """The tour shows the stop with this title, as soon as it has noticed what was done."""
    callout = hand.window.tour.callout
    hand.qtbot.waitUntil(lambda: callout.isVisible() and callout.title.text() == title)


@pytest.mark.slow
def test_the_tour_goes_on_by_what_a_person_does(open_window: Opened) -> None:
    hand = open_window()
    window = hand.window
    window.actions_by_id["help.tour"].trigger()
    reach(hand, "The box")
    assert "Press 1 " in window.tour.callout.words.text()
    hand.keys("1")
    reach(hand, "The table")
    hand.keys("4 6 Enter Enter Enter")
    reach(hand, "Problems")
    hand.settle()
    QTest.keyClick(window.problems.tree, Qt.Key.Key_Home)
    reach(hand, "Close the loop")
    hand.keys("^L")
    hand.settle()
    QTest.keyClick(window.closing.list, Qt.Key.Key_Return)
    assert window.bridge.circuit.geometry.closed_exactly
    reach(hand, "Difficulties")
    hand.settle()
    tree = window.problems.tree
    fix = next(row for row in rows_of(tree) if "to all corners" in row.text(0))
    tree.setCurrentItem(fix)
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_Return)
    hand.settle()
    reach(hand, "Playtest")
    window.playtest.setup.races.setValue(20)
    window.actions_by_id["playtest.run"].trigger()
    hand.settle()
    assert window.playtest.results.raced is not None
    reach(hand, "Well done")
    window.tour.callout.next.click()
    assert not window.tour.callout.isVisible()
    assert window.settings.flag("toured")
    hand.settle()


@pytest.mark.slow
def test_on_a_table_for_courses_the_tour_leads_to_a_finish(open_window: Opened) -> None:
    hand = open_window()
    window = hand.window
    window.files.begin(empty_track("racing-rules"))
    window.actions_by_id["help.tour"].trigger()
    reach(hand, "The box")
    hand.keys("1")
    assert window.bridge.track.runs[0].pieces[0].piece == "START"
    reach(hand, "The table")
    assert "5 lays a straight, 7 a corner" in window.tour.callout.words.text()
    hand.keys("5 7 Enter Enter Enter Enter Enter")
    reach(hand, "Problems")
    hand.settle()
    QTest.keyClick(window.problems.tree, Qt.Key.Key_Home)
    reach(hand, "Reach the finish")
    hand.keys("2")
    assert window.bridge.circuit.geometry.leads_to_finish
    reach(hand, "Colours")
    hand.keys("L")
    reach(hand, "Playtest")
    window.tour.callout.leave.click()
    hand.settle()


@pytest.mark.slow
def test_the_tour_can_be_left_and_begun_again(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    window.actions_by_id["help.tour"].trigger()
    other = Hand(next(w for w in window.desk.windows if w is not window), hand.qtbot)
    assert not window.tour.running, "not on a circuit that lies there"
    reach(other, "The box")
    other.window.tour.callout.leave.click()
    assert not other.window.tour.running
    other.window.actions_by_id["help.tour"].trigger()
    reach(other, "The box")
    other.settle()


@pytest.mark.slow
def test_it_begins_by_itself_only_once(open_window: Opened) -> None:
    hand = open_window()
    desk = hand.window.desk
    welcome(desk)
    assert hand.window.tour.running
    hand.window.tour.end()
    welcome(desk)
    assert not hand.window.tour.running


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1320, 860), (900, 640)])
def test_callouts_lie_in_the_window_beside_what_they_tell_of(
    open_window: Opened, size: tuple[int, int]
) -> None:
    hand = open_window()
    window = hand.window
    window.resize(*size)
    window.tour.begin()
    callout = window.tour.callout

    def lies_beside(target: QWidget) -> bool:
        corner = target.mapTo(window, QPoint(0, 0))
        near = callout.geometry().adjusted(-20, -20, 20, 20)
        return near.intersects(target.rect().translated(corner))

    for stop in STOPS:
        hand.qtbot.wait(20)
        hand.qtbot.waitUntil(partial(lies_beside, stop.at(window)))
        hand.qtbot.waitUntil(lambda: window.rect().contains(callout.geometry()))
        assert count_of(grabbed(callout), "#1c86ee") > 300
        window.tour.go_on()


@pytest.mark.slow
def test_every_button_says_what_it_does(open_window: Opened) -> None:
    window = open_window().window
    for button in window.findChildren(QAbstractButton):
        owner: QWidget | None = button.parentWidget()
        if button.objectName().startswith("qt_") or isinstance(owner, View):
            continue
        assert button.toolTip() or button.accessibleName(), button.text()


@pytest.mark.slow
def test_the_tour_is_about_building(open_window: Opened) -> None:
    """It put the box among the panels for races, where it stayed."""
    hand = open_window()
    window = hand.window
    window.workspaces.use("race")
    window.actions_by_id["help.tour"].trigger()
    reach(hand, "The box")
    assert window.workspaces.current == "build"
    window.tour.end()
    window.workspaces.use("race")
    hand.qtbot.wait(20)
    assert not window.sees_panel("box")
