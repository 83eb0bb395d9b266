"""Workspaces: what is there in windows of all sizes, and what is remembered."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton

from tests.editor.conftest import Hand, Opened
from tests.editor.window.test_panels import areas_of, reopened, settle
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.storage import look_of
from trackwright.editor.docks.piece_rows import PICTURE
from trackwright.editor.start import new_desk
from trackwright.editor.window.window import Window
from trackwright.editor.workspace.arrangement import Arrangement, Split, Stack, tab_bars_of
from trackwright.editor.workspace.reading import arrangement_of
from trackwright.editor.workspace.workspaces import KEPT, SETTLE_MS, WORKSPACES

SIZES = ((1024, 600), (1280, 720), (1440, 900), (1920, 1080))
OLD_STATE = Path(__file__).parents[2] / "data" / "old-panels.txt"
"""Of a window before there were workspaces: playtest in front of the problems, no history."""


def sized(hand: Hand, size: tuple[int, int], name: str = "build") -> Window:
    """A new window of this size, in a workspace that nobody has changed."""
    window = hand.window
    window.resize(*size)
    settle(hand)
    window.workspaces.use(name)
    window.workspaces.reset()
    settle(hand)
    return window


def seen(window: Window) -> set[str]:
    return {name for name in window.docks if window.sees_panel(name)}


def share_of_table(window: Window) -> float:
    table = (window.centralWidget() or window).size()
    return table.width() * table.height() / (window.width() * window.height())


@pytest.mark.slow
@pytest.mark.parametrize("name", list(WORKSPACES))
@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_and_the_table_has_the_most_room(
    open_window: Opened, size: tuple[int, int], name: str
) -> None:
    """Nothing sticks out of the window or covers anything else, and no button is cut off."""
    window = sized(open_window("april-raceway"), size, name)
    assert window.size().toTuple() == size
    for left, top, width, height in areas_of(window).values():
        assert 0 <= left <= left + width <= size[0]
        assert 0 <= top <= top + height <= size[1]
    assert share_of_table(window) >= (0.5 if size[0] >= 1440 else 0.4)
    buttons = window.commands.bar.findChildren(QToolButton)
    extension = next(b for b in buttons if b.objectName() == "qt_toolbar_ext_button")
    assert not extension.isVisible()
    for dock in (window.docks[panel] for panel in seen(window)):
        needed = dock.widget().minimumSizeHint()
        assert dock.widget().width() >= needed.width()
        assert dock.widget().height() >= needed.height()


@pytest.mark.slow
@pytest.mark.parametrize("circuit", ["april-raceway", "nuerburg-ring"])
def test_in_a_small_window_the_box_is_narrow_and_the_table_large(
    open_window: Opened, circuit: str
) -> None:
    """Pictures above their codes; the largest, those of board halves, are not cut off."""
    hand = open_window(circuit)
    window = sized(hand, (1024, 600))
    table, rows = window.table, window.box.list
    assert table.width() * table.height() / (1024 * 600) >= 0.45
    assert rows.is_narrow
    room = rows.viewport().width()
    assert all(rows.fitted(item.data(PICTURE)).width() < room for item in window.box.pieces)
    for size, is_narrow in (((1280, 720), False), ((1024, 600), True), ((1440, 900), False)):
        window.resize(*size)
        hand.qtbot.waitUntil(lambda wanted=is_narrow: rows.is_narrow == wanted)  # type: ignore[misc]


@pytest.mark.slow
def test_each_has_what_its_work_needs(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    needed = {"build": {"box", "inspector", "card"}, "test": {"playtest"}, "race": {"replay"}}
    for name, panels in needed.items():
        assert panels == seen(sized(hand, (1440, 900), name)) & {*panels, "box"}


@pytest.mark.slow
def test_a_click_and_a_key_choose(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    bar, made = window.commands.bar, window.actions_by_id
    first = [action.objectName() for action in bar.actions()[: len(WORKSPACES)]]
    assert first == [f"view.workspace.{name}" for name in WORKSPACES]
    button = bar.widgetForAction(made["view.workspace.test"])
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.workspaces.current == "test"
    assert [made[id].isChecked() for id in first] == [False, True, False, False]
    hand.front()
    QTest.keyClick(window.canvas.view, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert window.workspaces.current == "race"
    assert window.canvas.view.hasFocus()


@pytest.mark.parametrize("name", ["test", "race"])
def test_the_keys_of_tabs_that_are_gone_go_to_the_table(open_window: Opened, name: str) -> None:
    """Qt makes new tabs whenever panels move."""
    hand = open_window("april-raceway")
    window = sized(hand, (1440, 900))
    hand.front()
    bar = next(bar for bar in tab_bars_of(window) if bar.isVisible())
    bar.setFocus()
    assert bar.hasFocus()
    window.workspaces.use(name)
    settle(hand)
    assert window.canvas.view.hasFocus()


@pytest.mark.slow
def test_panels_stay_where_they_were_put_in_each_workspace(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = sized(hand, (1440, 900))
    docks, area = window.docks, Qt.DockWidgetArea
    window.addDockWidget(area.LeftDockWidgetArea, docks["card"])
    docks["problems"].setFloating(True)
    docks["problems"].setGeometry(300, 300, 420, 260)
    docks["box"].hide()
    settle(hand)
    before = areas_of(window)
    window.workspaces.use("test")
    docks["card"].raise_()
    settle(hand)
    assert not docks["problems"].isFloating()
    window.workspaces.use("build")
    settle(hand)
    assert areas_of(window) == before
    assert docks["problems"].isFloating()
    assert docks["problems"].width() == 420
    window.workspaces.use("test")
    settle(hand)
    assert seen(window) == {"card"}


@pytest.mark.slow
def test_they_are_remembered_by_the_next_window_too(open_window: Opened) -> None:
    open_window()
    hand = open_window("april-raceway")
    window = sized(hand, (790, 700), "test")  # as large as the screen of a test at most
    window.docks["inspector"].show()
    window.docks["inspector"].raise_()
    window.resizeDocks([window.docks["playtest"]], [420], Qt.Orientation.Horizontal)
    settle(hand)
    before = areas_of(window)
    again = reopened(hand)
    settle(Hand(again, hand.qtbot))
    assert again.workspaces.current == "test"
    assert areas_of(again) == before
    again.workspaces.use("race")
    again.workspaces.use("test")
    settle(Hand(again, hand.qtbot))
    assert seen(again) == {"inspector"}


@pytest.mark.slow
def test_after_a_crash_the_panels_are_those_of_the_workspace(open_window: Opened) -> None:
    """The button of one workspace was pressed, and the panels were those of another."""
    hand = open_window("april-raceway")
    window = sized(hand, (790, 700))
    closed = sized(open_window(), (790, 700))
    closed.close()
    window.workspaces.use("race")
    hand.qtbot.wait(3 * SETTLE_MS)
    other = open_window("gp-ring")  # with the settings as they are, and not as they become
    settle(other)
    assert other.window.workspaces.current == "race"
    assert seen(other.window) == seen(window) == {"replay"}


@pytest.mark.slow
def test_what_nobody_moved_follows_the_room_that_there_is(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = sized(hand, (1024, 600))
    assert "card" not in seen(window)
    window.workspaces.use("test")
    window.resize(1440, 900)
    settle(hand)
    window.workspaces.use("build")
    settle(hand)
    assert "card" in seen(window)


@pytest.mark.slow
def test_a_window_that_becomes_small_gets_the_panels_of_a_small_one(open_window: Opened) -> None:
    """And those of a large one when it is enlarged, unless somebody moved a panel."""
    hand = open_window("april-raceway")
    window = sized(hand, (1440, 900))
    window.resize(1024, 600)
    hand.qtbot.waitUntil(lambda: "card" not in seen(window))
    window.resize(1440, 900)
    hand.qtbot.waitUntil(lambda: "card" in seen(window))
    window.docks["box"].hide()
    before = seen(window)
    window.resize(1024, 600)
    hand.qtbot.wait(300)
    assert seen(window) == before


@pytest.mark.slow
def test_a_workspace_can_be_reset(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = sized(hand, (1440, 900))
    before = areas_of(window)
    for name in ("inspector", "card"):
        window.docks[name].hide()
    window.docks["box"].setFloating(True)
    settle(hand)
    window.actions_by_id["view.workspace.reset"].trigger()
    settle(hand)
    assert areas_of(window) == before
    window.looks.toggle_alone()
    window.actions_by_id["view.workspace.reset"].trigger()
    settle(hand)
    assert areas_of(window) == before


@pytest.mark.slow
def test_a_workspace_chosen_beside_the_table_alone_brings_the_panels(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = sized(hand, (1440, 900))
    window.looks.toggle_alone()
    window.workspaces.use("test")
    settle(hand)
    assert not window.looks.is_alone
    assert seen(window) == {"playtest"}
    assert window.commands.bar.isVisible()


@pytest.mark.slow
def test_a_maximised_window_survives_many_changes(open_window: Opened) -> None:
    """Qt would crash if panels were restored in it: see `arrangement.py`."""
    hand = open_window("april-raceway")
    window = hand.window
    window.showMaximized()
    settle(hand)
    window.docks["problems"].setFloating(True)
    first = None
    for turn in range(12):
        for name in WORKSPACES:
            window.workspaces.use(name)
            if turn % 3:
                QApplication.processEvents()
        if turn == 6:
            window.showNormal()
            window.resize(900, 500)
        if turn == 8:
            window.showMaximized()
            settle(hand)
            first = areas_of(window)
    settle(hand)
    assert areas_of(window) == first
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert sum(bar.isVisible() for bar in bars) <= 2, "tab bars were left behind"


@pytest.mark.slow
def test_a_maximised_window_that_is_reopened_may_change_at_once(open_window: Opened) -> None:
    open_window()
    hand = open_window("april-raceway")
    hand.window.showMaximized()
    settle(hand)
    again = reopened(hand)
    for name in ("test", "race", "build"):
        again.workspaces.use(name)
    settle(Hand(again, hand.qtbot))
    assert again.isMaximized()
    areas_of(again)


@pytest.mark.slow
def test_the_panels_of_an_older_version_stay_and_the_card_joins_them(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = look_of("state", OLD_STATE.read_text().strip())
    assert isinstance(state, QByteArray)
    monkeypatch.setattr(
        Settings, "geometry", lambda settings, key: state if key == "state" else None
    )
    hand = open_window("april-raceway")
    window = hand.window
    settle(hand)
    assert seen(window) == {"box", "inspector", "playtest", "card"}
    below = window.dockWidgetArea(window.docks["problems"])
    assert below == Qt.DockWidgetArea.BottomDockWidgetArea
    assert window.docks["history"].isHidden()
    before = areas_of(window)
    window.workspaces.use("test")
    window.workspaces.use("build")
    settle(hand)
    assert areas_of(window) == before


@pytest.mark.slow
@pytest.mark.parametrize(("workspace", "is_seen"), [("build", False), ("test", True)])
def test_a_new_panel_is_seen_where_the_workspace_is_for_it(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch, workspace: str, is_seen: bool
) -> None:
    before = open_window("april-raceway").window
    before.docks["whatif"].setObjectName("unknown")
    state = before.saveState(1)
    before.settings.put("workspaces", json.dumps({"current": workspace, "arrangements": {}}))
    monkeypatch.setattr(
        Settings, "geometry", lambda settings, key: state if key == "state" else None
    )
    hand = open_window("april-raceway")
    settle(hand)
    assert hand.window.workspaces.current == workspace
    assert hand.window.docks["whatif"].isVisible() == is_seen
    area = hand.window.dockWidgetArea(hand.window.docks["whatif"])
    assert area == Qt.DockWidgetArea.RightDockWidgetArea


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        '{"current": "elsewhere", "arrangements": {}}',
        '{"current": "build", "arrangements": {"build": {"areas": {"left": 3}}}}',
        '{"current": "build", "arrangements": {"build": {"areas": {"left": {"panels": []}}}}}',
        '{"current": "build", "arrangements": {"build": {"areas": {"left": {"panels": ["box"]}, '
        '"right": {"panels": ["box", "box", "nothing"]}}}}}',
        '{"current": 3',
    ],
)
def test_damaged_workspaces_are_the_usual_ones(
    open_window: Opened, tmp_path: Path, text: str
) -> None:
    settings = Settings(tmp_path / "settings")
    settings.put(KEPT, text)
    hand = Hand(new_desk(settings).open_window(), open_window().qtbot)
    try:
        settle(hand)
        assert seen(hand.window) == {"box", "inspector", "card"}
    finally:
        hand.window.close()


@pytest.mark.slow
def test_panels_of_a_later_version_are_passed_over(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window("april-raceway")
    window = sized(hand, (1440, 900))
    right = Split(False, (Stack(("inspector", "unheard"), "unheard"), Stack(("other",), "other")))
    window.workspaces._kept["test"] = Arrangement({"right": right}, ("box",))
    window.workspaces.use("test")
    settle(hand)
    assert seen(window) == {"inspector"}
    window.show_panel("card")  # the arrangement does not know it
    settle(hand)
    assert seen(window) == {"card"}


@pytest.mark.slow
def test_an_arrangement_is_read_as_it_was_applied(open_window: Opened) -> None:
    """Beside each other inside an area, too, and with hidden panels in their places."""
    hand = open_window("april-raceway")
    window = sized(hand, (1440, 900))
    pair = Split(True, (Stack(("card",), "card", 200, 200), Stack(("history",), "history", 240)))
    right = Split(False, (Stack(("inspector", "closing", "replay"), "closing", 450, 400), pair))
    left = Stack(("problems", "box"), "box", 190)
    away = ("replay", "playtest", "problems", "whatif", "design")
    asked = Arrangement({"left": left, "right": right}, away)
    window.workspaces._kept["race"] = asked
    window.workspaces.use("race")
    settle(hand)
    found = arrangement_of(window, asked)
    assert set(found.areas) == {"left", "right"}
    assert found.areas["left"].first == "problems"
    assert set(found.hidden) == set(asked.hidden)
    window.workspaces._kept["race"] = found
    window.workspaces.use("build")
    window.workspaces.use("race")
    settle(hand)
    assert arrangement_of(window, asked) == found


@pytest.mark.slow
def test_the_tabs_of_a_stack_keep_their_order(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = sized(hand, (1440, 900))
    stack = next(
        bar
        for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if bar.isVisible() and bar.count() == 3
    )
    QTest.mouseClick(stack, Qt.MouseButton.LeftButton, pos=stack.tabRect(2).center())
    settle(hand)
    order = [stack.tabText(i) for i in range(3)]
    window.workspaces.use("race")
    window.workspaces.use("build")
    settle(hand)
    assert seen(window) == {"box", "history", "inspector"}
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [[b.tabText(i) for i in range(b.count())] for b in bars if b.isVisible()]
    assert order in shown
