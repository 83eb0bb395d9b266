"""Whatever keys the status bar promises work at once, wherever the focus was before."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.builders import OVAL, track_of
from tests.editor.conftest import CTRL, NONE, SHIFT, Hand, Opened
from tests.editor.replay.test_panel import ID, opened, wait
from tests.editor.texts import in_sources
from trackwright.editor.app.translation import t
from trackwright.editor.dialogs.library import LibraryDialog
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.replay.deciding import HINT, WAITING
from trackwright.editor.replay.replaying import Replaying
from trackwright.editor.replay.view.choices import BY_CARD, BY_KEY, BY_SPACE
from trackwright.editor.tools.measure import MeasureTool
from trackwright.editor.tools.place import PlaceTool
from trackwright.editor.tools.scenery import SceneryTool
from trackwright.editor.tools.select import SelectTool
from trackwright.editor.window.tour import Callout

_Key = Qt.Key
CORNER = QPoint(799, 799)
"""Of the screen, where there are no buttons."""


@pytest.fixture(autouse=True)
def mouse_is_away() -> None:
    """The status bar says what a button does that the mouse points at, wherever the test before
    left it."""
    QCursor.setPos(CORNER)


def said(hand: Hand) -> str:
    return hand.window.status.currentMessage()


def press(hand: Hand, *keys: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    """What a person does: the keys go wherever the focus is."""
    hand.front()
    for key in keys:
        there = QApplication.focusWidget()
        assert there is not None, "nothing gets the keys"
        QTest.keyClick(there, key, held)


def in_a_field(hand: Hand) -> QWidget:
    """The user has just typed into the inspector."""
    hand.front()
    hand.window.inspector.circuit.name.setFocus()
    assert QApplication.focusWidget() is hand.window.inspector.circuit.name
    return hand.window.inspector.circuit.name


def lays_by_number(hand: Hand) -> None:
    """1 and 4 lay START and a straight, Enter another one; Backspace takes it back."""
    before = hand.codes_laid()
    press(hand, _Key.Key_1, _Key.Key_4, _Key.Key_Return)
    assert hand.codes_laid() == f"{before} START L4 L4".strip()
    press(hand, _Key.Key_Backspace)
    assert hand.codes_laid() == f"{before} START L4".strip()


# --- an empty table


def test_after_the_start_pieces_are_laid_by_number(open_window: Opened) -> None:
    hand = open_window()
    assert said(hand) == hand.window.guidance.hint()
    lays_by_number(hand)


@pytest.mark.slow
def test_after_the_first_piece_it_is_said_how_to_go_on(open_window: Opened) -> None:
    """It still said how to lay the start piece."""
    hand = open_window()
    press(hand, _Key.Key_1)
    assert said(hand) == hand.window.guidance.next_hint()
    in_a_field(hand)
    hand.window.canvas.view.setFocus()
    press(hand, _Key.Key_6, _Key.Key_Return)
    QTest.keyClick(hand.window.canvas.view, _Key.Key_6, SHIFT)
    assert hand.codes_laid() == "START R2L R2L R2R"
    press(hand, _Key.Key_Backspace)
    assert hand.codes_laid() == "START R2L R2L"
    press(hand, _Key.Key_L, held=CTRL)
    assert hand.window.sees_panel("closing")


@pytest.mark.slow
def test_after_a_new_circuit_pieces_are_laid_by_number(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window("april-raceway")

    def answer(dialog: LibraryDialog) -> int:
        dialog.show()
        hand.qtbot.waitUntil(lambda: not dialog.busy)
        dialog.shelf.list.setFocus()
        QTest.keyClick(dialog.shelf.list, _Key.Key_Return)
        return dialog.result()

    monkeypatch.setattr(LibraryDialog, "exec", answer)
    in_a_field(hand)
    press(hand, _Key.Key_N, held=CTRL)
    assert said(hand) == hand.window.guidance.hint()
    lays_by_number(hand)


@pytest.mark.slow
def test_a_new_circuit_comes_before_a_race(open_window: Opened) -> None:
    hand = open_window(ID)
    replay = opened(hand, bikes=2)
    hand.window.files.begin(track_of())
    assert replay.shown is None
    assert said(hand) == hand.window.guidance.hint()
    lays_by_number(hand)


@pytest.mark.slow
@pytest.mark.parametrize("button", ["next", "leave"])
def test_what_the_tour_says_works_after_its_buttons(open_window: Opened, button: str) -> None:
    hand = open_window()
    hand.window.tour.begin()
    hand.qtbot.wait(20)
    callout: Callout = hand.window.tour.callout
    pressed: QPushButton = getattr(callout, button)
    pressed.setFocus()
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    lays_by_number(hand)


# --- tools


@pytest.mark.slow
@pytest.mark.parametrize("tool", ["place", "marker", "select"])
def test_a_tool_has_its_keys(open_window: Opened, tool: str) -> None:
    hand = open_window(track_of("START R2L"))
    in_a_field(hand)
    if tool == "select":
        hand.window.use_tool("place")
        in_a_field(hand)
    hand.window.actions_by_id[f"tool.{tool}"].trigger()
    if tool != "place":  # it says where the piece would go, and its keys over the table
        assert said(hand) == t(hand.window.tools[tool].hint)
    if tool == "place":
        hand.window.pick_up("R2L")
        press(hand, _Key.Key_X)
        assert hand.window.place_tool.code == "R2R"
        press(hand, _Key.Key_Q)
        assert hand.window.place_tool.heading == pytest.approx(0.3927, abs=1e-3)
        press(hand, _Key.Key_E, _Key.Key_Escape)
        assert hand.window.tool_name == "select"
    lays_by_number(hand)


# --- closing


@pytest.mark.slow
def test_after_closing_the_loop_the_table_has_its_keys(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL.rsplit(" ", 2)[0]))
    in_a_field(hand)
    press(hand, _Key.Key_L, held=CTRL)
    hand.settle()
    assert hand.window.closing.list.hasFocus(), "Enter lays the chosen way"
    press(hand, _Key.Key_Return)
    assert hand.window.bridge.circuit.geometry.closed_exactly
    assert hand.window.canvas.view.hasFocus()
    press(hand, _Key.Key_Backspace)
    assert not hand.window.bridge.circuit.geometry.closed_exactly


# --- races


def plays_by_keys(hand: Hand, replay: Replaying) -> None:
    """Step, next round, end, start, play and pause."""
    player = replay.player
    begin = player.index
    press(hand, _Key.Key_Right)
    assert player.index == begin + 1
    press(hand, _Key.Key_Left)
    assert player.index == begin
    press(hand, _Key.Key_PageDown)
    assert player.index > begin
    press(hand, _Key.Key_Space)
    assert player.is_playing
    press(hand, _Key.Key_Space)
    assert not player.is_playing


def decides_by_keys(hand: Hand, replay: Replaying) -> None:
    """Up and down preview choices, Enter and number keys choose, Ctrl+Z takes back."""
    press(hand, _Key.Key_End)
    assert said(hand) == t(BY_SPACE)
    panel, first = replay.panel, replay.question
    press(hand, _Key.Key_Down)
    assert panel.options.currentRow() == min(1, panel.options.count() - 1)
    press(hand, _Key.Key_Up)
    assert panel.options.currentRow() == 0
    for key in (_Key.Key_Return, _Key.Key_1):
        before = len(replay.player.moments)
        press(hand, key)
        wait(hand)
        assert len(replay.player.moments) > before
        press(hand, _Key.Key_End)
    press(hand, _Key.Key_Z, held=CTRL)
    wait(hand)
    press(hand, _Key.Key_Z, held=CTRL)
    wait(hand)
    press(hand, _Key.Key_End)
    assert replay.question == first


@pytest.mark.slow
def test_a_race_is_played_and_ridden_by_keys(open_window: Opened) -> None:
    hand = open_window(ID)
    in_a_field(hand)
    replay = opened(hand, bikes=3)
    assert said(hand) == t(HINT)
    plays_by_keys(hand, replay)
    replay.panel.standings.choose_runner(1)
    take = replay.panel.take
    take.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.mouseClick(take, Qt.MouseButton.LeftButton)
    wait(hand)
    decides_by_keys(hand, replay)


@pytest.mark.slow
def test_a_race_of_ones_own_goes_on_to_the_first_question(open_window: Opened) -> None:
    """Nobody has to find out first how a race is started."""
    hand = open_window(ID)
    in_a_field(hand)
    hand.window.replay.race(Wish("motograndprix-basic", ("careful",), 2, 1, 1, 1), 1)
    replay = wait(hand)
    player = replay.player
    assert player.is_playing
    assert said(hand) == t(WAITING)
    press(hand, _Key.Key_Space)
    assert not player.is_playing
    press(hand, _Key.Key_Space, _Key.Key_Plus)
    assert player.is_playing
    assert player.speed == 2
    press(hand, _Key.Key_Minus, _Key.Key_End)
    assert player.speed == 1
    assert replay.question is not None
    assert said(hand) == t(BY_SPACE)
    press(hand, _Key.Key_Return)
    wait(hand)
    assert player.is_playing
    assert said(hand) == t(WAITING)


@pytest.mark.slow
@pytest.mark.parametrize("button", ["back", "over"])
def test_the_buttons_of_a_race_leave_it_its_keys(open_window: Opened, button: str) -> None:
    hand = open_window(ID)
    replay = opened(hand, bikes=2)
    panel = replay.panel
    panel.standings.choose_runner(0)
    panel.take.click()
    wait(hand)
    press(hand, _Key.Key_End, _Key.Key_Return)
    wait(hand)
    press(hand, _Key.Key_End)
    pressed: QPushButton = getattr(panel, button)
    pressed.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    wait(hand)
    if button == "back":
        decides_by_keys(hand, replay)
    else:
        assert replay.player.is_playing
        press(hand, _Key.Key_Space, _Key.Key_Home)
        plays_by_keys(hand, replay)


@pytest.mark.slow
def test_a_question_is_only_asked_where_its_keys_are(open_window: Opened) -> None:
    """While the circuit is shown its own keys work; back at the race those of the race do."""
    hand = open_window(ID)
    replay = opened(hand, bikes=2)
    replay.panel.standings.choose_runner(0)
    replay.panel.take.click()
    wait(hand)
    replay.player.seek(0)
    page = replay.page
    assert page is not None
    replay.middle.setCurrentIndex(0)
    hand.window.bridge.message.emit("nothing")
    replay.player.seek(replay.player.last)
    assert replay.question is not None
    assert said(hand) == "nothing"
    in_a_field(hand)
    replay.middle.setCurrentWidget(page)
    assert said(hand) == t(BY_SPACE)
    decides_by_keys(hand, replay)


# --- nothing is forgotten


@pytest.mark.slow
def test_there_are_no_other_hints_that_name_keys() -> None:
    """A new one belongs into a test above."""
    named = {words for words, _ in in_sources() if " · " in words and ": " in words}
    next_hint = "Number keys: next piece, with Shift to the right · {again}: once more · "
    next_hint += "{back}: take back · {close}: close the loop"
    hint = "Press {lay} to lay the start piece, or drag one from the box · {keys}: all keys"
    over_the_table = {words for words in named if words.startswith("{code}")}
    by_mouse = {SceneryTool.hint, MeasureTool.hint}
    tools = {PlaceTool.hint, SelectTool.hint}
    assert (
        named
        == {hint, next_hint, HINT, WAITING, BY_SPACE, BY_CARD, BY_KEY}
        | tools
        | by_mouse
        | over_the_table
    )
    assert len(over_the_table) == 2, "those of the piece in hand: its keys are pressed above"


def test_the_status_bar_goes_on_saying_what_can_be_done(open_window: Opened) -> None:
    """Messages vanish after a while; then it says again which keys there are."""
    hand = open_window()
    window, status = hand.window, hand.window.status

    def hint() -> str:
        status.clearMessage()
        assert status.toolTip() == status.words
        return status.words

    assert hint() == window.guidance.hint()
    press(hand, _Key.Key_1)
    assert hint() == window.guidance.next_hint()
    window.bridge.select({1})
    assert hint() == t(SelectTool.hint)
    window.use_tool("marker")
    assert hint() == t(window.tools["marker"].hint)
    window.bridge.message.emit("Something to read")
    assert status.words == "Something to read"


@pytest.mark.slow
def test_at_ones_turn_the_status_bar_goes_on_naming_its_keys(open_window: Opened) -> None:
    hand = open_window(ID)
    window, replay = hand.window, hand.window.replay
    replay.race(Wish("motograndprix-basic", ("careful",), 2, 1, 1, 1), 0)
    wait(hand)
    replay.player.seek(replay.player.last)
    assert replay.question is not None
    window.status.clearMessage()
    assert window.status.words == t(BY_SPACE)
    replay.show_circuit()
    window.status.clearMessage()
    assert window.status.words == t(SelectTool.hint)
