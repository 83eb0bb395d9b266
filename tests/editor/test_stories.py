"""Whole stories at the real window, by keys and mouse."""

import threading
from operator import attrgetter
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from tests.builders import OVAL, circuit_of, track_of
from tests.editor.conftest import WAIT_MS, Hand, Opened, once_asked
from tests.editor.pictures import count_of, grabbed
from tests.editor.ticker import never_waiting
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.docks.palette import mime_of
from trackwright.editor.docks.piece_rows import DETAIL
from trackwright.editor.library.entries import empty_track
from trackwright.model.circuit import Circuit
from trackwright.model.closing.search import CloseResult, close
from trackwright.model.files.library import load_circuit
from trackwright.model.picture.shapes.outline import circuit_extents


def test_a_small_oval_is_built_with_the_keyboard_only(open_window: Opened) -> None:
    hand = open_window()
    hand.keys("1 6 Enter Enter Enter 4 6 Enter Enter Enter")
    bridge = hand.window.bridge
    assert hand.codes_laid() == OVAL
    assert bridge.circuit.geometry.closed_exactly
    assert bridge.circuit.hash == circuit_of(OVAL).hash
    assert hand.window.status.gap.text().startswith("closed exactly")


@pytest.mark.slow
def test_april_raceway_is_built_with_the_keyboard_only(open_window: Opened) -> None:
    """The graph hash is that of the shipped file: pieces, racing lines, difficulties and laps."""
    shipped = load_circuit("april-raceway")
    hand = open_window()
    hand.codes(" ".join(piece.piece for piece in shipped.track.pieces()))
    lines = {piece.id for piece in shipped.track.pieces() if piece.line == "R"}
    difficulties = {marker.on: marker.difficulty for marker in shipped.track.markers}
    hand.keys(", " * 35)
    for piece in range(1, 36):
        assert hand.window.bridge.selection == {piece}
        hand.keys("I" if piece in lines else "")
        hand.keys("D " * (difficulties.get(piece) or 0))
        hand.keys(".")
    laps = hand.window.inspector.circuit.laps
    laps.setFocus()
    laps.selectAll()
    QTest.keyClicks(laps, "6")
    assert hand.window.bridge.circuit.hash == shipped.hash


@pytest.mark.slow
def test_shift_turns_right_x_mirrors_backspace_takes_back(open_window: Opened) -> None:
    hand = open_window()
    hand.codes("START R2R")
    hand.keys("6 X")
    assert hand.codes_laid() == "START R2R R2R"
    hand.keys("Back Back 4")
    assert hand.codes_laid() == "START L4"


def drop(hand: Hand, code: str, point: complex, kind: type = QDropEvent) -> None:
    view = hand.window.canvas.view
    data: QMimeData = mime_of(code)
    place = QPointF(hand.at(point))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    for sort in dict.fromkeys((QDragMoveEvent, kind)):
        at = place.toPoint() if sort is QDragMoveEvent else place
        event = sort(at, copy, data, left, none)
        (view.dragMoveEvent if sort is QDragMoveEvent else view.dropEvent)(event)


@pytest.mark.slow
def test_a_corner_is_dragged_in_with_a_ghost_that_snaps(open_window: Opened) -> None:
    hand = open_window(track_of("START L4"))
    near_end = complex(8 * 52 + 50, 25)
    before = grabbed(hand.window.canvas.view)
    drop(hand, "R2L", near_end, QDragMoveEvent)
    assert hand.window.canvas.scene.has_ghost
    assert (grabbed(hand.window.canvas.view) != before).any(axis=2).sum() > 1000
    drop(hand, "R2L", near_end)
    assert hand.codes_laid() == "START L4 R2L"
    assert not hand.window.canvas.scene.has_ghost


@pytest.mark.slow
def test_dropped_into_a_joint_it_is_inserted_on_a_piece_it_replaces(open_window: Opened) -> None:
    hand = open_window(track_of("START L4 L4"))
    drop(hand, "R2L", complex(8 * 52, 0))
    assert hand.codes_laid() == "START L4 R2L L4"
    drop(hand, "L2", complex(6 * 52, 0))
    assert hand.codes_laid() == "START L2 R2L L4"


@pytest.mark.slow
def test_place_takes_a_piece_like_the_selected_one(open_window: Opened) -> None:
    hand = open_window(track_of("START L4 R3L"))
    hand.click(hand.middle(2))
    hand.keys("B")
    hand.click(complex(100, 300), Qt.KeyboardModifier.AltModifier)
    assert hand.codes_laid() == "START L4 R3L L4"


@pytest.mark.slow
def test_a_piece_of_another_game_does_not_stay_in_the_hand(open_window: Opened) -> None:
    """Nor can it be dragged in from the window of another game."""
    hand = open_window(track_of("START L4"))
    window = hand.window
    window.pick_up("R2L")
    QTest.mouseMove(window.canvas.view.viewport(), hand.at(complex(100, 300)))
    window.bridge.open(empty_track("ausgebremst"), None)
    hand.settle()
    hand.keys("X Q")
    hand.click(complex(100, 100))
    assert hand.codes_laid() == "START"
    drop(hand, "R2L", complex(90, 90))
    assert hand.codes_laid() == "START"


@pytest.mark.slow
def test_a_broken_loop_is_seen_closed_by_the_solver_and_undone(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window, bridge = hand.window, hand.window.bridge
    start, before = bridge.track, grabbed(window.canvas.view)
    hand.click(hand.middle(19))
    assert bridge.selection == {19}
    hand.keys("Del")
    hand.settle()
    assert "error" in window.problems.state.text()
    assert window.status.gap.text().startswith("gap 208.0 mm (4.00 modules)")
    first = window.problems.tree.topLevelItem(0)
    assert first is not None
    assert first.text(0).startswith("GEO101")
    quiet = count_of(grabbed(window.canvas.view), "#d7191c")
    QTest.keyClick(window.problems.tree, Qt.Key.Key_Home)
    QTest.keyClick(window.problems.tree, Qt.Key.Key_Down)
    assert window.problems.finding is not None
    assert count_of(grabbed(window.canvas.view), "#d7191c") > quiet + 200
    hand.keys("^L")
    hand.settle()
    ways = window.closing.list
    assert ways.count() > 1
    assert window.canvas.scene.has_ghost
    steps = len(bridge.document.labels)
    QTest.keyClick(ways, Qt.Key.Key_Return)
    assert len(bridge.document.labels) == steps + 1
    assert bridge.circuit.geometry.closed_exactly
    hand.settle()
    while bridge.undo():
        pass
    assert bridge.track is start
    hand.keys("Esc Esc 0")
    hand.settle()
    bridge.select(())
    window.canvas.view.fit()
    different = (grabbed(window.canvas.view) != before).any(axis=2).mean()
    assert different < 0.02


@pytest.mark.slow
def test_a_loop_that_cannot_be_closed_says_the_nearest_miss(open_window: Opened) -> None:
    hand = open_window(track_of("START L4 R2L R2L R2L R2L L4"))
    hand.window.closing.most.setValue(2)
    hand.window.loop_closing.begin()
    hand.settle()
    assert "R3L R3L misses by 73.5 mm and 90°" in hand.window.closing.state.text()


@pytest.mark.slow
def test_a_search_can_be_cancelled(open_window: Opened) -> None:
    hand = open_window(track_of("START L4 R2L R2L L1 R1R"))
    hand.window.closing.most.setValue(12)
    hand.window.loop_closing.begin()
    hand.window.closing.cancel()
    hand.settle()
    assert not hand.window.closing.busy


@pytest.mark.slow
def test_the_window_never_waits_for_the_solver(open_window: Opened) -> None:
    """On April Raceway there are ten ways for six pieces, each with a picture."""
    hand = open_window("april-raceway")
    bridge, panel = hand.window.bridge, hand.window.closing
    bridge.select(piece.id for piece in bridge.track.runs[0].pieces[10:16])
    hand.window.builder.delete()
    hand.settle()
    hand.window.show_panel("closing")
    with never_waiting(hand):
        panel.search.click()
        hand.settle()
    assert panel.list.count() >= 10


@pytest.mark.slow
@pytest.mark.parametrize("place", ["closing.stop", "inspector.circuit.name", "box.list"])
def test_esc_ends_the_search_wherever_the_focus_is(
    open_window: Opened, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it goes on: it begins in earnest when the key was pressed."""
    pressed = threading.Event()

    def begun_late(*given: Any) -> CloseResult:
        pressed.wait(WAIT_MS / 1000)
        return close(*given)

    monkeypatch.setattr("trackwright.reports.closing.close", begun_late)
    hand = open_window(track_of("START L4 R2L R2L L1 R1R"))
    panel, field = hand.window.closing, attrgetter(place)(hand.window)
    hand.front()
    panel.most.setValue(12)
    QTest.mouseClick(panel.search, Qt.MouseButton.LeftButton)
    assert panel.busy
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    pressed.set()
    hand.settle()
    assert panel.state.text() == "Cancelled."


@pytest.mark.slow
def test_a_search_is_given_up_when_the_track_is_edited(open_window: Opened) -> None:
    hand = open_window(track_of("START L4 R2L R2L L1 R1R"))
    panel = hand.window.closing
    panel.most.setValue(12)
    hand.keys("^L Back")
    hand.qtbot.waitUntil(lambda: not panel.busy)
    assert panel.state.text() == "The track has changed since: search again."


@pytest.mark.slow
def test_esc_takes_the_way_that_is_found_off_the_table(open_window: Opened) -> None:
    hand = open_window(track_of("START L4 R2L R2L R2L R2L L4 START R2L R2L R2L"))
    hand.front()
    hand.window.loop_closing.begin()
    hand.settle()
    ways = hand.window.closing.list
    assert ways.count()
    assert hand.window.canvas.scene.has_ghost
    QTest.keyClick(ways, Qt.Key.Key_Escape)
    assert not hand.window.canvas.scene.has_ghost
    QTest.keyClick(ways, Qt.Key.Key_Down)
    assert hand.window.canvas.scene.has_ghost


@pytest.mark.slow
def test_a_fragment_is_dragged_to_another_and_joined(open_window: Opened) -> None:
    track = track_of("START L4", {"pieces": ["L2"], "frame": 1}, frames=[{}, {"y_mm": 300}])
    hand = open_window(track)
    hand.drag(complex(52, 300), complex(52 + 8 * 52 + 8, 6))
    assert hand.codes_laid() == "START L4 L2"
    assert len(hand.window.bridge.track.runs) == 1


@pytest.mark.slow
def test_click_band_shift_and_ctrl_select(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    bridge = hand.window.bridge
    hand.click(hand.middle(1))
    hand.click(hand.middle(6), Qt.KeyboardModifier.ShiftModifier)
    assert bridge.selection == {1, 6}
    hand.click(hand.middle(1), Qt.KeyboardModifier.ControlModifier)
    assert bridge.selection == {6}
    size = circuit_extents(bridge.circuit)
    corner = complex(size.left_mm, size.top_mm)
    hand.drag(corner + complex(-20, 20), hand.middle(1) + complex(0, -60))
    assert len(bridge.selection) == 10 or 1 in bridge.selection
    hand.keys("^A")
    assert len(bridge.selection) == 10
    hand.keys("Esc")
    assert not bridge.selection


@pytest.mark.slow
def test_copies_are_laid_with_their_markers(open_window: Opened) -> None:
    hand = open_window(track_of("START R2L L4", markers=[{"on": 2, "difficulty": 2}]))
    hand.window.bridge.select({2})
    hand.keys("^C")
    hand.window.bridge.build_at(3)
    hand.keys("^V")
    assert hand.codes_laid() == "START R2L L4 R2L"
    assert [marker.on for marker in hand.window.bridge.track.markers] == [2, 4]
    hand.keys("^D")
    assert len(hand.window.bridge.track.runs) == 2


@pytest.mark.slow
def test_the_marker_tool_rates_a_corner(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    hand.keys("M")
    hand.click(hand.middle(3))
    hand.click(hand.middle(3))
    assert [(m.on, m.difficulty) for m in hand.window.bridge.track.markers] == [(2, 2)]
    hand.settle()
    tinted = hand.window.colours.difficulty_tint[1]
    assert count_of(grabbed(hand.window.canvas.view), tinted) > 500


@pytest.mark.slow
def test_the_inspector_shows_mixed_values_and_sets_all(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=[{"on": 2, "difficulty": 2}]))
    hand.window.bridge.select({2, 3})
    field = hand.window.inspector.pieces.difficulty
    assert field.currentIndex() == -1
    field.setCurrentIndex(3)
    field.activated.emit(3)
    found = {(m.on, m.difficulty) for m in hand.window.bridge.track.markers}
    assert found == {(2, 3), (3, 3)}
    hand.keys("^Z")
    assert [m.on for m in hand.window.bridge.track.markers] == [2]


@pytest.mark.slow
def test_the_dice_line_is_marked_with_one_key_and_taken_back_in_one_step(
    open_window: Opened,
) -> None:
    hand = open_window("free-speedway")
    window = hand.window
    before = window.bridge.track
    hand.keys("L")
    assert window.statusBar().currentMessage() == "Dice line: lane L, 96 spaces"
    assert {m.lane for m in window.bridge.track.markers if m.route} == {0}
    hand.keys("L")
    assert {m.lane for m in window.bridge.track.markers if m.colour} == {1}
    hand.keys("^Z ^Z")
    assert window.bridge.track.markers == before.markers


@pytest.mark.slow
def test_a_circuit_that_cannot_be_marked_says_why(open_window: Opened) -> None:
    hand = open_window("nuerburg-ring")
    hand.keys("L")
    assert "board half" in hand.window.statusBar().currentMessage()


def fill_in(dialog: MarkerDialog, kind: str, value: str | int) -> None:
    dialog.kind.setCurrentIndex(dialog.kind.findData(kind))
    field = dialog.values.currentWidget()
    if isinstance(field, QSpinBox):
        field.setValue(int(value))
    elif isinstance(field, QLineEdit):
        QTest.keyClicks(field, str(value))


@pytest.mark.slow
def test_markers_of_all_sorts_are_put_changed_and_taken_away(open_window: Opened) -> None:
    """On all selected pieces, as one step each; the corner they lie in is told."""
    hand = open_window(track_of(OVAL))
    window = hand.window
    form = window.inspector.markers
    assert form.isHidden()
    window.bridge.select({2, 3})
    assert not form.isHidden()
    assert "Corner 1: positions 0 to 7" in window.inspector.pieces.what.text()

    def answer(kind: str, value: str | int) -> None:
        def fill(dialog: QWidget) -> None:
            assert isinstance(dialog, MarkerDialog)
            fill_in(dialog, kind, value)
            dialog.accept()

        once_asked(fill)

    answer("text", "Look out")
    QTest.mouseClick(form.add, Qt.MouseButton.LeftButton)
    answer("bonus", 3)
    QTest.mouseClick(form.add, Qt.MouseButton.LeftButton)
    assert [m.value for m in window.bridge.track.markers] == ["Look out", "Look out", 3, 3]
    assert len(window.bridge.document.labels) == 2
    window.bridge.select({3, 4})
    assert form.list.item(1).text() == "Bonus: 3 (1 of 2 pieces)"
    form.list.setCurrentRow(1)
    answer("limit", 40)
    form.list.itemActivated.emit(form.list.item(1))
    assert [(m.on, m.value) for m in window.bridge.track.markers][2:] == [(2, 3), (3, 40)]
    QTest.keyClick(form.list, Qt.Key.Key_Delete)
    assert [(m.on, m.value) for m in window.bridge.track.markers][2:] == [(2, 3)]
    hand.keys("^Z ^Z ^Z ^Z")
    assert window.bridge.track.markers == ()


def turn_wheel(field: QWidget, steps: int) -> None:
    window = field.window()
    at = QPointF(field.mapTo(window, field.rect().center()))
    QTest.wheelEvent(window.windowHandle(), at, QPoint(0, 120 * steps))


@pytest.mark.slow
def test_the_wheel_scrolls_past_fields_and_changes_the_one_in_use(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    window.bridge.select({6})
    window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, window.docks["playtest"])
    window.show_panel("playtest")
    window.resize(1000, 500)
    hand.front()
    hand.settle()
    setup, circuit = window.playtest.setup, window.inspector.circuit
    track, wish = window.bridge.track, setup.wish
    inputs = [field for part in (window.inspector, setup) for field in part.findChildren(QWidget)]
    seen = [field for field in inputs if field.isVisible()]
    fields = [field for field in seen if isinstance(field, QAbstractSpinBox)]
    combos = [field for field in seen if isinstance(field, QComboBox)]
    assert len(fields) >= 7
    assert len(combos) >= 8
    bar = window.inspector.verticalScrollBar()
    bar.setValue(0)
    for field in (*fields, *combos):
        window.canvas.view.setFocus()
        bar.setValue(0)
        window.inspector.ensureWidgetVisible(field)
        window.playtest.parts.form.ensureWidgetVisible(field)
        turn_wheel(field, -1)
        assert not field.hasFocus()
    assert (window.bridge.track, setup.wish) == (track, wish)
    bar.setValue(0)
    turn_wheel(window.inspector.pieces.hill, -1)
    assert bar.value() > 0
    circuit.laps.setFocus()
    window.inspector.ensureWidgetVisible(circuit.laps)
    turn_wheel(circuit.laps, 1)
    assert window.bridge.track.laps == track.laps + 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "cm"),
    [("100+20", 120), ("2*(50.5-.5)", 100), ("90/4", 22.5), ("-5", 80), ("7**7", 80), ("(", 80)],
)
def test_a_length_may_be_a_sum(open_window: Opened, typed: str, cm: float) -> None:
    hand = open_window(track_of("START", board_cm=[80, 60]))
    field = hand.window.inspector.circuit.board[0]
    hand.front()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert hand.window.bridge.track.board_cm == (cm, 60)
    assert field.text() == f"{cm:.1f} cm"


@pytest.mark.slow
def test_the_history_panel_travels(open_window: Opened) -> None:
    hand = open_window()
    hand.codes("START L4 R2L")
    steps = hand.window.history.list
    assert steps.count() == 4
    steps.setCurrentRow(1)
    assert hand.codes_laid() == "START"
    steps.setCurrentRow(3)
    assert hand.codes_laid() == "START L4 R2L"


@pytest.mark.slow
def test_a_problem_is_approved_and_mended_from_the_panel(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    panel = hand.window.problems
    panel.ask_reason = lambda finding: "as printed"
    QTest.keyClick(panel.tree, Qt.Key.Key_Home)
    QTest.keyClick(panel.tree, Qt.Key.Key_Space)
    hand.settle()
    assert "2 approved" in panel.state.text()
    assert hand.window.bridge.track.waivers[-1].reason == "as printed"


@pytest.mark.slow
def test_a_fix_is_one_step(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=[{"on": 6, "difficulty": 2}]))
    panel = hand.window.problems
    assert panel.report is not None
    finding = next(f for f in panel.report.findings if f.fixes)
    menu = panel.menu_for(finding)
    menu.actions()[0].trigger()
    menu.deleteLater()
    assert len(hand.window.bridge.document.labels) == 1


@pytest.mark.slow
def test_hovering_names_piece_position_lane_and_corner(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    hand.window.status.hover(hand.middle(16))
    words = hand.window.status.currentMessage()
    assert words.startswith("piece 16 (R2L)")
    for part in ("position", "lane", "corner 4, difficulty 2"):
        assert part in words
    hand.window.bridge.select({16})
    hand.window.inspector.pieces.difficulty.picked.emit(1)
    assert hand.window.status.currentMessage() != words, "it said the old difficulty"


@pytest.mark.slow
def test_a_box_that_is_overdrawn_shows_red(open_window: Opened) -> None:
    hand = open_window()
    hand.codes("L1 " * 7)
    item = hand.window.box.item_of("L1")
    assert "-1 left" in item.data(DETAIL)
    assert item.foreground().color().name() == "#d7191c"


@pytest.mark.slow
@pytest.mark.parametrize("keys", ["4 4 4", "6 6 X"])
def test_undoing_everything_gives_the_very_track_back(open_window: Opened, keys: str) -> None:
    hand = open_window("gp-ring")
    start = hand.window.bridge.track
    hand.keys(keys)
    assert hand.window.bridge.track is not start
    while hand.window.bridge.undo():
        pass
    assert hand.window.bridge.track is start
    assert isinstance(hand.window.bridge.circuit, Circuit)


@pytest.mark.slow
def test_corners_of_a_loose_fragment_are_rated(open_window: Opened) -> None:
    loose = {"pieces": ["L4", "R2L", "R2L", "L1", "R3R"], "frame": 1}
    hand = open_window(track_of("START R2L", loose, frames=[{}, {"y_mm": 600}]))
    hand.keys("M")
    for piece in (5, 7):
        hand.click(hand.middle(piece))
    hand.keys("V")
    hand.click(hand.middle(7))
    hand.keys("D")
    found = [(m.on, m.difficulty) for m in hand.window.bridge.track.markers]
    assert found == [(4, 1), (7, 2)]
