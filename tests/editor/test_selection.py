"""Selecting: ways, history, undo; taking pieces out; overlays; what a fix would do."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QMessageBox,
    QTreeWidgetItem,
)

from tests.builders import OVAL, track_of
from tests.editor.conftest import CTRL, NONE, SHIFT, Hand, Opened, rows_of
from tests.editor.pictures import count_of, grabbed
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.theme import severity_colours
from trackwright.editor.canvas.survey import Survey
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.editor.docks.problems.tree import fix_of
from trackwright.editor.document.clipboard import COPY_MIME, found_copy
from trackwright.editor.start import new_desk
from trackwright.editor.window.table_menu import menu_at
from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.files import library
from trackwright.model.files.library import load_track
from trackwright.validators.finding import Arrow, TrackSpaces

BOTH = CTRL | SHIFT
CHOSEN = "#1c86ee"


# --- selecting


@pytest.mark.slow
def test_a_click_with_both_keys_selects_all_between_the_shorter_way_first(
    open_window: Opened,
) -> None:
    hand = open_window(track_of(OVAL))
    bridge = hand.window.bridge
    hand.click(hand.middle(2))
    hand.click(hand.middle(5), BOTH)
    assert bridge.selection == {2, 3, 4, 5}
    hand.click(hand.middle(5), BOTH)
    assert bridge.selection == {2, 1, 10, 9, 8, 7, 6, 5}
    hand.click(hand.middle(5), BOTH)
    assert bridge.selection == {2, 3, 4, 5}


@pytest.mark.slow
def test_all_between_is_an_action_too(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    bridge = hand.window.bridge
    bridge.select({9, 2})
    act = hand.window.actions_by_id["edit.way"]
    act.trigger()
    assert bridge.selection == {9, 10, 1, 2}
    act.trigger()
    assert bridge.selection == {9, 8, 7, 6, 5, 4, 3, 2}
    bridge.select({2, 5, 8})
    act.trigger()
    assert "first and the last" in hand.window.status.currentMessage()


@pytest.mark.slow
def test_undo_brings_the_selection_of_that_time_back(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    bridge = hand.window.bridge
    bridge.select({3, 4})
    hand.keys("Del")
    assert not bridge.selection
    bridge.select({6})
    hand.keys("^Z")
    assert bridge.selection == {3, 4}
    assert count_of(grabbed(hand.window.canvas.view), CHOSEN) > 300
    hand.keys("^Y")
    assert bridge.selection == {6}


@pytest.mark.slow
def test_selections_before_and_after_are_had_back(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    bridge = hand.window.bridge
    alt = Qt.KeyboardModifier.AltModifier
    view = hand.window.canvas.view
    hand.click(hand.middle(2))
    hand.click(hand.middle(6))
    hand.keys("Esc")
    QTest.keyClick(view, Qt.Key.Key_Left, alt)
    assert bridge.selection == {6}
    QTest.keyClick(view, Qt.Key.Key_Left, alt)
    assert bridge.selection == {2}
    QTest.keyClick(view, Qt.Key.Key_Right, alt)
    assert bridge.selection == {6}
    assert not bridge.document.labels, "it is no edit"
    bridge.select({6})
    hand.keys("Del")
    bridge.select({3})
    QTest.keyClick(view, Qt.Key.Key_Left, alt)
    assert bridge.selection == {2}, "6 is not there any more"


# --- turning and nudging


TWO = ("START L4 L4", {"pieces": ["L4", "R1L"], "frame": 1})
FRAMES = [{}, {"x_mm": 200, "y_mm": 300, "degrees": 30}]


@pytest.mark.slow
def test_all_selected_fragments_are_nudged_and_turned_about_their_common_middle(
    open_window: Opened,
) -> None:
    hand = open_window(track_of(*TWO, frames=FRAMES))
    bridge = hand.window.bridge
    ids = sorted(bridge.track.piece_locations)
    before = [hand.middle(id) for id in ids]
    hand.keys("^A")
    QTest.keyClick(hand.window.canvas.view, Qt.Key.Key_Up)
    QTest.keyClick(hand.window.canvas.view, Qt.Key.Key_Up)
    nudged = [hand.middle(id) for id in ids]
    assert np.allclose(np.subtract(nudged, before), 20j)
    assert bridge.document.labels == ("Move fragment",), "keys in a row are one step"
    hand.keys("Q")
    turned = [hand.middle(id) for id in ids]
    middle = np.mean(nudged)
    assert np.allclose(turned, middle + np.exp(1j * np.pi / 8) * (np.array(nudged) - middle))
    hand.keys("^Z ^Z")
    assert np.allclose([hand.middle(id) for id in ids], before)


@pytest.mark.slow
def test_only_selected_fragments_are_nudged_and_without_any_the_arrows_scroll(
    open_window: Opened,
) -> None:
    hand = open_window(track_of(*TWO, frames=FRAMES))
    bridge, view = hand.window.bridge, hand.window.canvas.view
    first, other = hand.middle(1), hand.middle(4)
    hand.front()
    view.setFocus()
    view.zoom_by(4)
    corner = view.mapToScene(0, 0)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert not bridge.document.labels
    assert view.mapToScene(0, 0).x() > corner.x()
    bridge.select({5})
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert (hand.middle(1), hand.middle(4)) == (first, other + 10)


# --- copies


@pytest.mark.slow
def test_a_copy_is_pasted_in_another_window_and_after_another_start(
    open_window: Opened, tmp_path: Path
) -> None:
    marks = [{"on": 3, "difficulty": 2}]
    hand = open_window(track_of("START L4 R2L L2", markers=marks))
    other = open_window(track_of("START"))
    hand.window.bridge.select({3, 4})
    hand.keys("^C")
    assert QGuiApplication.clipboard().text() == "R2L L2"
    assert other.window.actions_by_id["edit.paste"].isEnabled()
    other.keys("^V")
    assert other.codes_laid() == "START R2L L2"
    assert [(marker.on, marker.difficulty) for marker in other.window.bridge.track.markers] == [
        (2, 2)
    ]
    later = new_desk(Settings(tmp_path / "later"))
    third = later.open_window(track_of("START L1"))
    assert third.actions_by_id["edit.paste"].isEnabled()
    third.builder.paste()
    assert [piece.piece for piece in third.bridge.track.pieces()] == ["START", "L1", "R2L", "L2"]
    third.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
    assert later.quit()


@pytest.mark.slow
def test_a_copied_row_through_start_keeps_its_shape(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    other = open_window(track_of("L2"))
    hand.window.bridge.select({8, 9, 10, 1, 2, 3})
    hand.keys("^C")
    row = QGuiApplication.clipboard().text()
    assert row == " ".join([*OVAL.split()[7:], *OVAL.split()[:3]])
    other.keys("^V")
    assert other.codes_laid() == f"L2 {row}"
    hand.keys("^D")
    assert hand.codes_laid() == f"{OVAL} {row}"


@pytest.mark.slow
def test_a_row_through_start_that_is_cut_out_can_be_put_back(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, {"pieces": ["L1", "R1L"], "frame": 1}, frames=FRAMES))
    bridge = hand.window.bridge
    row = {8, 9, 10, 1, 2, 3}
    before = bridge.circuit.geometry.chains[0]
    bridge.select(row)
    hand.keys("^X ^V")
    after = bridge.circuit.geometry.chains[0]
    assert after.closed
    assert len(after.indices) == len(before.indices)


@pytest.mark.slow
def test_board_halves_driven_backwards_are_copied_backwards(open_window: Opened) -> None:
    hand = open_window("nuerburg-ring")
    other = open_window(track_of(kit=library.kit("ausgebremst")))
    hand.keys("^A ^C")
    other.keys("^V")
    assert other.window.bridge.circuit.geometry.closed_exactly
    assert other.window.bridge.circuit.hash == hand.window.bridge.circuit.hash
    assert [piece.back for piece in other.window.bridge.track.pieces()] == [True, True]


@pytest.mark.slow
def test_a_copy_has_what_several_boxes_hold(open_window: Opened) -> None:
    hand = open_window(track_of("RING RING", kit=library.kit("ausgebremst"), boxes=2))
    hand.window.builder.select_all()
    hand.keys("^C")
    assert QGuiApplication.clipboard().text() == "RING RING"
    copy = found_copy()
    assert copy is not None
    assert copy.codes == ("RING", "RING")


@pytest.mark.slow
@pytest.mark.parametrize("foreign", ["", "words", '{"format": "trackwright-track"}'])
def test_what_is_foreign_on_the_clipboard_is_not_pasted(open_window: Opened, foreign: str) -> None:
    hand = open_window(track_of("START"))
    data = QMimeData()
    data.setText(foreign)
    QGuiApplication.clipboard().setMimeData(data)
    paste = hand.window.actions_by_id["edit.paste"]
    assert not paste.isEnabled()
    data = QMimeData()
    data.setData(COPY_MIME, foreign.encode())
    QGuiApplication.clipboard().setMimeData(data)
    paste.trigger()
    assert hand.codes_laid() == "START"
    assert "holds no pieces" in hand.window.status.currentMessage()


@pytest.mark.slow
def test_a_copy_for_another_game_says_which_piece_is_not_there(open_window: Opened) -> None:
    hand = open_window("nuerburg-ring")
    other = open_window(track_of("START L4"))
    hand.window.bridge.select({1})
    hand.keys("^C")
    before = other.codes_laid()
    other.keys("^V")
    assert other.codes_laid() == before
    assert "NUERBURG" in other.window.status.currentMessage()


# --- the gap that there would be


@pytest.mark.slow
def test_the_status_bar_says_the_gap_while_something_is_dragged(open_window: Opened) -> None:
    hand = open_window(track_of(*TWO, frames=FRAMES))
    gap, viewport = hand.window.status.gap, hand.window.canvas.view.viewport()
    before, begin = gap.text(), hand.middle(4)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=hand.at(begin))
    said = []
    for way in (40 + 40j, 80 + 80j):
        QTest.mouseMove(viewport, hand.at(begin + way))
        said.append(gap.text())
    assert before not in said
    assert said[0] != said[1]
    hand.keys("Esc")
    assert gap.text() == before
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=hand.at(begin))
    hand.window.pick_up("L4")
    QTest.mouseMove(viewport, hand.at(hand.middle(1) + 100j))
    left = int(before.rpartition("·")[2].split()[0])
    assert gap.text().endswith(f"{left - 1} pieces left")
    hand.window.use_tool("select")
    assert gap.text() == before


# --- the menu of a right click


def texts_of(menu: QMenu) -> list[str]:
    return [entry.text() for entry in menu.actions() if not entry.isSeparator()]


@pytest.mark.slow
def test_the_menu_has_what_can_be_done_with_a_piece_a_gap_and_the_table(
    open_window: Opened,
) -> None:
    hand = open_window(track_of(" ".join(OVAL.split()[:-1])))
    window = hand.window
    acts = window.actions_by_id
    menu = menu_at(window, hand.middle(4))
    assert window.bridge.selection == {4}
    assert acts["mark.difficulty"] in menu.actions()
    assert acts["edit.delete"] in menu.actions()
    assert acts["lay.close"] not in menu.actions()
    assert acts["edit.way"] not in menu.actions(), "one piece has nothing between"
    menu = menu_at(window, -5000j)
    assert acts["lay.close"] in menu.actions()
    assert acts["edit.all"] in menu.actions()
    report = window.problems.report
    assert report is not None
    gap = next(one for one in report.findings if isinstance(one.shape, Arrow))
    assert isinstance(gap.shape, Arrow)
    middle = (complex(*gap.shape.start) + complex(*gap.shape.end)) / 2
    menu = menu_at(window, middle)
    assert texts_of(menu)[0].startswith(gap.code)
    own = menu.actions()[0].menu()
    assert isinstance(own, QMenu)
    assert texts_of(own) == texts_of(window.problems.menu_for(gap))
    own.aboutToShow.emit()
    assert window.problems.finding == gap
    menu.deleteLater()


@pytest.mark.slow
def test_a_right_click_opens_the_menu_unless_it_gives_something_up(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    view = hand.window.canvas.view
    wanted: list[complex] = []
    view.menu_wanted.disconnect()
    view.menu_wanted.connect(lambda point, at: wanted.append(point))

    def right_click() -> None:
        at = hand.at(hand.middle(4))
        QTest.mousePress(view.viewport(), Qt.MouseButton.RightButton, pos=at)
        place = view.viewport().mapToGlobal(at)
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(view.viewport(), QContextMenuEvent(reason, at, place))

    right_click()
    assert abs(wanted[0] - hand.middle(4)) < 3
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=hand.at(hand.middle(6)))
    QTest.mouseMove(view.viewport(), hand.at(hand.middle(6) + 90j))
    right_click()
    assert len(wanted) == 1
    assert not hand.window.canvas.scene.has_ghost
    assert not hand.window.bridge.document.labels


# --- taking out


@pytest.mark.slow
def test_dragging_a_selected_piece_takes_it_out_another_one_moves_all(
    open_window: Opened,
) -> None:
    hand = open_window(track_of(OVAL))
    bridge = hand.window.bridge
    hand.drag(hand.middle(6), hand.middle(6) + 60j)
    assert bridge.circuit.geometry.closed_exactly
    assert bridge.document.labels == ("Move fragment",)
    hand.window.canvas.view.fit()
    hand.click(hand.middle(6))
    hand.drag(hand.middle(6), hand.middle(6) + 200j)
    assert not bridge.circuit.geometry.closed_exactly
    assert len(bridge.track.runs) == 3
    assert bridge.selection == {6}
    assert len(bridge.document.labels) == 2
    hand.keys("^Z")
    assert bridge.circuit.geometry.closed_exactly
    hand.settle()


# --- overlays


@pytest.mark.slow
@pytest.mark.parametrize("tool", ["select", "place", "marker"])
@pytest.mark.parametrize("change", ["edit.delete", "edit.undo"])
def test_a_change_in_mid_drag_gives_the_drag_up(
    open_window: Opened, tool: str, change: str
) -> None:
    hand = open_window(track_of(OVAL))
    window, bridge = hand.window, hand.window.bridge
    if tool == "place":
        window.pick_up("L4")
    window.use_tool(tool)
    bridge.do(SetTrackValue("laps", 9))
    begin, end = hand.middle(6), hand.middle(3)
    bridge.select({6})
    viewport, left = window.canvas.view.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, pos=hand.at(begin))
    drag_to(hand, begin + 60j)
    window.actions_by_id[change].trigger()
    track = bridge.track
    assert not window.canvas.scene.has_ghost
    drag_to(hand, end)
    QTest.mouseRelease(viewport, left, pos=hand.at(end))
    assert bridge.track is track
    if tool == "select":
        assert not window.canvas.scene.has_ghost


def drag_to(hand: Hand, point: complex) -> None:
    """Move the mouse there, its button held."""
    view = hand.window.canvas.view
    place = QPointF(hand.at(point))
    buttons = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    everywhere = QPointF(view.viewport().mapToGlobal(place))
    event = QMouseEvent(QEvent.Type.MouseMove, place, everywhere, *buttons, NONE)
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.slow
@pytest.mark.parametrize("id", ["view.steps", "view.line"])
def test_overlays_are_switched_on_and_off(open_window: Opened, id: str) -> None:
    hand = open_window("april-raceway")
    hand.settle()
    act = hand.window.actions_by_id[id]
    before = grabbed(hand.window.canvas.view)
    act.trigger()
    hand.settle()
    assert act.isChecked()
    on = grabbed(hand.window.canvas.view)
    assert (on != before).any(axis=2).mean() > 0.008
    act.trigger()
    hand.settle()
    assert not act.isChecked()
    assert np.array_equal(grabbed(hand.window.canvas.view), before)


@pytest.mark.slow
def test_a_theme_keeps_the_overlays(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    hand.window.actions_by_id["view.line"].trigger()
    hand.window.use_theme("dark")
    hand.settle()
    assert count_of(grabbed(hand.window.canvas.view), hand.window.colours.bonus) > 500
    hand.window.use_theme("light")


# --- problems


def rows_with_fix(hand: Hand) -> list[QTreeWidgetItem]:
    return [row for row in rows_of(hand.window.problems.tree) if fix_of(row) is not None]


@pytest.mark.slow
def test_a_fix_shows_what_it_would_change_and_enter_applies_it(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=[{"on": 6, "difficulty": 2}]))
    window, tree = hand.window, hand.window.problems.tree
    before = grabbed(window.canvas.view)
    row = rows_with_fix(hand)[0]
    fix = fix_of(row)
    assert fix is not None
    tree.setCurrentItem(row)
    assert window.canvas.scene.has_ghost
    assert (grabbed(window.canvas.view) != before).any(axis=2).sum() > 500
    assert not window.bridge.document.labels, "it is only shown"
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert window.bridge.document.labels == (fix.title,)
    assert not window.canvas.scene.has_ghost


@pytest.mark.slow
def test_all_corners_get_a_difficulty_although_guidelines_conflict(open_window: Opened) -> None:
    """April has R4 for one easy corner only: MGP-G-05 against MGP-G-06. It is said in full."""
    hand = open_window(replace(load_track("april-raceway"), markers=()))
    window, tree = hand.window, hand.window.problems.tree
    words = "Fix: Assign difficulties to all corners"
    row = next(row for row in rows_with_fix(hand) if row.text(0) == words)
    tree.setCurrentItem(row)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    hand.settle()
    report = window.problems.report
    assert report is not None
    assert not any(finding.code == "MAR401" for finding in report.findings)
    notice = window.canvas.notice
    assert notice.isVisible()
    for part in ("break as few as possible", "MGP-V-ANGLE", "MGP-V-BALANCE12"):
        assert part in notice.words.text()


@pytest.mark.slow
def test_difficulties_are_assigned_by_a_command_too(open_window: Opened) -> None:
    """Nobody found it but as the fix of a single corner. One step, also where nothing is wrong; not
    for kits without such guidelines."""
    hand = open_window(replace(load_track("april-raceway"), markers=()))
    window = hand.window
    act = window.actions_by_id["mark.suggest"]
    palette = CommandPalette([("Lay", act)], window)
    palette.field.setText("assign diff")
    assert palette.list.item(0).data(Qt.ItemDataRole.UserRole) == act
    palette.deleteLater()
    act.trigger()
    hand.settle()
    rated = window.bridge.track.markers
    assert {marker.difficulty for marker in rated} == {1, 2, 3}
    assert window.canvas.notice.isVisible()
    window.bridge.undo()
    assert window.bridge.track.markers == ()
    other = open_window("nuerburg-ring").window
    other.refresh_actions()
    assert not other.actions_by_id["mark.suggest"].isEnabled()


@pytest.mark.slow
def test_difficulties_of_an_open_circuit_are_refused_in_words(open_window: Opened) -> None:
    hand = open_window(track_of("START L4 R2L"))
    window = hand.window
    said: list[str] = []
    window.bridge.message.connect(said.append)
    window.actions_by_id["mark.suggest"].trigger()
    assert window.bridge.track.markers == ()
    assert "close it first" in " ".join(said)


def chosen_problem(hand: Hand, code: str = "MAR401") -> QTreeWidgetItem:
    tree = hand.window.problems.tree
    rows = (tree.topLevelItem(n) for n in range(tree.topLevelItemCount()))
    group = next(row for row in rows if row is not None and row.text(0).startswith(code))
    row = group.child(0)
    assert row is not None
    tree.setCurrentItem(row)
    assert hand.window.problems.finding is not None
    return group


@pytest.mark.slow
def test_a_problem_is_outlined_and_what_lies_there_stays_as_it_is(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=[{"on": 3, "difficulty": 3}]))
    window = hand.window
    tint = window.colours.difficulty_tint[2]
    before = count_of(grabbed(window.canvas.view), tint)
    report = window.problems.report
    assert report is not None
    spaces = TrackSpaces(tuple(f"3.{lane}{n}" for lane in "LCR" for n in (1, 2)))
    finding = replace(report.findings[0], shape=spaces)
    window.canvas.scene.show_finding(finding)
    shown = grabbed(window.canvas.view)
    assert count_of(shown, tint) > 0.8 * before > 400
    assert count_of(shown, severity_colours(window.colours)[finding.severity]) > 100


@pytest.mark.slow
@pytest.mark.parametrize(
    ("reason", "is_chosen"),
    [
        (Qt.FocusReason.ActiveWindowFocusReason, False),
        (Qt.FocusReason.OtherFocusReason, False),
        (Qt.FocusReason.TabFocusReason, True),
    ],
)
def test_only_who_comes_by_keyboard_finds_a_problem_selected(
    open_window: Opened, reason: Qt.FocusReason, is_chosen: bool
) -> None:
    """Whenever a dialog was closed the first problem was outlined, over the heat as well."""
    hand = open_window(track_of(OVAL))
    window = hand.window
    window.show_panel("problems")
    hand.front()
    window.canvas.view.setFocus()
    tree = window.problems.tree
    tree.setFocus(reason)
    assert (tree.currentItem() is not None) == is_chosen
    assert tree.selectedItems() == [tree.topLevelItem(0)][:is_chosen]


@pytest.mark.slow
def test_open_ends_far_apart_have_an_arrow_and_no_ring(open_window: Opened) -> None:
    """A ring around both was larger than the circuit."""
    hand = open_window(track_of("START L4 L4 R2L R2L R2L"))
    window, scene = hand.window, hand.window.canvas.scene
    report = window.problems.report
    assert report is not None
    finding = next(one for one in report.findings if isinstance(one.shape, Arrow))
    window.look_into(finding)
    assert not scene.finding_rect.isEmpty()
    assert scene.pieces_rect.contains(scene.finding_rect.adjusted(10, 10, -10, -10))


@pytest.mark.slow
@pytest.mark.parametrize("way", ["panel", "table", "approval"])
def test_a_selected_problem_is_let_go(open_window: Opened, way: str) -> None:
    hand = open_window(track_of(OVAL))
    window, scene = hand.window, hand.window.canvas.scene
    window.show_panel("problems")
    chosen_problem(hand)
    assert not scene.finding_rect.isEmpty()
    if way == "panel":
        window.toggle_panel("problems")
    elif way == "table":
        hand.click(complex(-400, -400))
    else:
        window.problems.ask_reason = lambda finding: "a test"
        window.problems.approve()
        hand.settle()
    assert window.problems.finding is None
    assert scene.finding_rect.isEmpty()


@pytest.mark.slow
def test_a_circuit_that_is_not_begun_has_no_problems(open_window: Opened) -> None:
    hand = open_window()
    window = hand.window
    window.show_panel("playtest")
    hand.settle()
    assert window.problems.tree.topLevelItemCount() == 0
    assert window.problems.state.text() == "No pieces yet."
    assert not window.status.problems.isVisible(), "it says that the table is empty already"
    hand.codes("L4")
    hand.settle()
    assert window.problems.tree.topLevelItemCount() > 0
    assert window.status.problems.isVisible()
    window.bridge.undo()
    hand.settle()
    assert window.problems.tree.topLevelItemCount() == 0


@pytest.mark.slow
def test_esc_shows_the_table_without_the_fix(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=[{"on": 6, "difficulty": 2}]))
    window, tree = hand.window, hand.window.problems.tree
    hand.front()
    tree.setFocus()
    tree.setCurrentItem(rows_with_fix(hand)[0])
    assert window.canvas.scene.has_ghost
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert not window.canvas.scene.has_ghost
    assert window.problems.finding is None


@pytest.mark.slow
def test_hovering_over_a_fix_shows_it_too(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=[{"on": 6, "difficulty": 2}]))
    window, tree = hand.window, hand.window.problems.tree
    row = rows_with_fix(hand)[0]
    parent = row.parent()
    assert parent is not None
    parent.setExpanded(True)
    tree.scrollToItem(row)
    place = tree.visualItemRect(row).center()
    none = Qt.KeyboardModifier.NoModifier
    where = QPointF(place)
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        where,
        tree.viewport().mapToGlobal(where),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        none,
    )
    QApplication.sendEvent(tree.viewport(), move)
    assert window.canvas.scene.has_ghost
    QApplication.sendEvent(tree, QEvent(QEvent.Type.Leave))
    assert not window.canvas.scene.has_ghost
    menu = window.problems.menu_for(window.problems.report.findings[0])
    menu.actions()[0].hovered.emit()
    assert window.canvas.scene.has_ghost
    menu.aboutToHide.emit()
    assert not window.canvas.scene.has_ghost
    menu.deleteLater()


@pytest.mark.slow
def test_old_findings_are_grey_while_a_check_takes_long(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window("april-raceway")
    window, panel = hand.window, hand.window.problems
    monkeypatch.setattr(window.surveyor, "_begin", lambda order: None)
    fresh = panel.tree.palette().color(panel.tree.foregroundRole())
    window.bridge.build_at(1)
    hand.keys("4")
    assert panel.state.text() == "Checking ..."
    hand.qtbot.waitUntil(lambda: panel.is_stale)
    assert panel.tree.palette().color(panel.tree.palette().ColorRole.Text) != fresh
    monkeypatch.undo()
    window.surveyor.want(window.bridge.circuit)
    hand.settle()
    assert not panel.is_stale
    assert panel.tree.palette().color(panel.tree.palette().ColorRole.Text) == fresh


@pytest.mark.slow
def test_a_check_that_breaks_down_says_so_and_the_next_one_goes_on(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    hand = open_window("april-raceway")
    window = hand.window

    def broken(circuit: object) -> Survey:
        raise ZeroDivisionError("broken check")

    monkeypatch.setattr(window.surveyor._checker, "check", broken)
    hand.keys("4")
    hand.settle()
    assert window.problems.state.text().startswith("Not checked")
    assert window.problems.is_stale
    assert "broken check" in capfd.readouterr().err
    monkeypatch.undo()
    hand.keys("^Z")
    hand.settle()
    assert not window.problems.is_stale
    assert window.problems.report is not None


@pytest.mark.slow
def test_whole_corners_and_all_alike_are_selected(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    window = hand.window
    window.bridge.select({3})
    window.actions_by_id["edit.corner"].trigger()
    assert window.bridge.selection == {2, 3, 4, 5}
    window.actions_by_id["edit.alike"].trigger()
    assert window.bridge.selection == {2, 3, 4, 5, 7, 8, 9, 10}
    window.bridge.select({6})
    window.actions_by_id["edit.corner"].trigger()
    assert window.bridge.selection == {6}
    assert window.status.currentMessage() == "No corner here"


@pytest.mark.slow
def test_no_more_selections_are_kept_than_undo_can_bring_back(open_window: Opened) -> None:
    """A drag of a thousand moves is one step; what was selected before it is selected again."""
    hand = open_window(track_of(OVAL))
    bridge = hand.window.bridge
    bridge.select({1, 2})
    for n in range(1000):
        bridge.do(SetTrackValue("laps", 3 + n % 7), merge="a drag")
    bridge.select(set())
    assert len(bridge._kept) < 200
    bridge.undo()
    assert bridge.selection == {1, 2}
