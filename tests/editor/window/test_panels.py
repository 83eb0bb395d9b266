"""Panels when a window is reopened, and when the table is alone."""

from itertools import combinations

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow

from tests.editor.conftest import Hand, Opened
from trackwright.editor.window.window import Window


def settle(hand: Hand) -> None:
    for _ in range(4):
        QApplication.processEvents()
    hand.settle()


def reopened(hand: Hand) -> Window:
    """Close the window, and reopen it beside another one."""
    desk = hand.window.desk
    hand.window.close()
    QApplication.processEvents()
    desk.reopen()
    return desk.windows[-1]


def areas_of(window: Window) -> dict[str, tuple[int, int, int, int]]:
    """Where the visible panels and the table are in the window."""
    parts = {name: window.docks[name] for name in window.docks if window.sees_panel(name)}
    docked = {name: dock.geometry() for name, dock in parts.items() if not dock.isFloating()}
    middle = (window.centralWidget() or window).geometry()
    areas = {"table": middle, **docked}
    for one, other in combinations(areas.values(), 2):
        assert not one.intersects(other)
    return {name: area.getRect() for name, area in areas.items()}  # type: ignore[misc]


@pytest.mark.slow
def test_a_maximised_window_reopens_with_panels_that_did_not_fit_its_usual_size(
    open_window: Opened,
) -> None:
    """Qt crashed in the next change of size if panels of such a window were restored twice."""
    open_window()
    hand = open_window("april-raceway")
    window = hand.window
    window.resize(1210, 442)
    window.docks["problems"].setFloating(True)
    window.showMaximized()
    settle(hand)
    again = reopened(hand)
    settle(Hand(again, hand.qtbot))
    assert again.isMaximized()
    assert again.docks["problems"].isFloating()
    areas_of(again)


@pytest.mark.slow
def test_a_small_window_reopens_after_a_maximised_one(open_window: Opened) -> None:
    """Its own panels replaced those of the last window, which did not fit."""
    open_window()
    small, large = open_window("april-raceway").window, open_window("nuerburg-ring")
    for name in small.docks:
        small.docks[name].hide()
    small.close()
    large.window.resize(1210, 442)
    large.window.docks["problems"].setFloating(True)
    large.window.showMaximized()
    settle(large)
    large.window.close()
    desk = small.desk
    desk.reopen()
    desk.reopen()
    again = desk.windows[-1]
    settle(Hand(again, large.qtbot))
    assert again.bridge.title == small.bridge.title
    assert set(areas_of(again)) == {"table"}


@pytest.mark.slow
def test_the_panels_of_a_window_are_restored_once_and_before_it_is_shown(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt crashes otherwise: see `Window._restore`."""
    restored: list[Window] = []

    def restore(window: Window, state: QByteArray, version: int) -> bool:
        assert not window.isVisible()
        assert window not in restored
        restored.append(window)
        return QMainWindow.restoreState(window, state, version)

    monkeypatch.setattr(Window, "restoreState", restore)
    open_window()
    hand = open_window("april-raceway")
    again = reopened(hand)
    for _ in range(2):
        again.looks.toggle_alone()
        settle(Hand(again, hand.qtbot))
    assert again in restored


@pytest.mark.slow
@pytest.mark.parametrize("panel", ["inspector", "playtest", "replay", "history"])
@pytest.mark.parametrize("floating", [(), ("problems",)])
def test_panels_come_back_as_they_were_when_the_table_was_alone(
    open_window: Opened, panel: str, floating: tuple[str, ...]
) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    window.resize(1300, 800)
    window.show_panel(panel)
    for name in floating:
        window.docks[name].setFloating(True)
    settle(hand)
    state, areas = window.workspaces.state, areas_of(window)
    window.looks.toggle_alone()
    settle(hand)
    assert set(areas_of(window)) == {"table"}
    assert window.looks.state == state
    window.looks.toggle_alone()
    settle(hand)
    assert areas_of(window) == areas
    assert window.workspaces.state == state


@pytest.mark.slow
def test_panels_come_back_into_a_window_that_became_too_small_for_them(
    open_window: Opened,
) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    window.resizeDocks([window.docks["box"]], [400], Qt.Orientation.Horizontal)
    settle(hand)
    panels = set(areas_of(window))
    window.looks.toggle_alone()
    settle(hand)
    window.resize(200, 200)
    settle(hand)
    window.looks.toggle_alone()
    settle(hand)
    assert set(areas_of(window)) == panels


@pytest.mark.slow
def test_panels_opened_beside_the_table_alone_go_when_the_others_come_back(
    open_window: Opened,
) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    settle(hand)
    panels = set(areas_of(window))
    window.looks.toggle_alone()
    window.show_panel("playtest")
    settle(hand)
    window.looks.toggle_alone()
    settle(hand)
    assert set(areas_of(window)) == panels


@pytest.mark.slow
def test_the_key_of_a_panel_brings_the_focus_there_before_it_hides_it(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    window.show_panel("problems")
    hand.settle()
    hand.keys("^3")
    assert window.sees_panel("problems")
    focused = QApplication.focusWidget()
    assert focused is not None
    assert window.problems.isAncestorOf(focused)
    QTest.keyClick(focused, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert not window.sees_panel("problems")
    assert window.canvas.view.hasFocus()


@pytest.mark.slow
def test_the_entry_of_a_visible_panel_is_ticked_and_hides_it(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    window.show_panel("problems")
    window.canvas.view.setFocus()
    entry = window.actions_by_id["view.panel.problems"]
    window.refresh_actions()
    assert entry.isChecked()
    entry.trigger()
    assert not window.sees_panel("problems")
