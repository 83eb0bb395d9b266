"""The tables of actions: nothing twice, everything reachable, everything told."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.builders import track_of
from tests.editor.conftest import CTRL, SHIFT, Opened
from trackwright.editor.app.actions import Action, conflicts
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.editor.menus.tables import MENUS, all_actions


def test_no_key_and_no_id_stands_twice() -> None:
    assert conflicts(all_actions()) == []


def test_a_key_that_stands_twice_is_found() -> None:
    one = Action("a", "A", print, ("Ctrl+A",))
    assert conflicts([one, Action("b", "B", print, ("Ctrl+A",))]) == ["Ctrl+A is both a and b"]
    assert conflicts([one, Action("a", "A", print)]) == ["the id a stands twice"]


def test_every_action_says_what_it_does() -> None:
    for action in all_actions():
        assert action.text
        assert action.tip, action.id


@pytest.mark.slow
def test_every_action_is_in_a_menu_and_tells_its_keys(open_window: Opened) -> None:
    window = open_window().window
    menus = window.menuBar().findChildren(QMenu) + window.findChildren(QMenu)
    shown = {entry for menu in menus for entry in menu.actions()}
    for action in all_actions():
        made = window.actions_by_id[action.id]
        assert made in shown
        for key in action.keys:
            assert key in made.toolTip()
    assert len([m for m in MENUS if not m.inside]) == len(window.menuBar().actions())


@pytest.mark.slow
def test_the_command_palette_finds_and_runs_an_action(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    entries = [(menu.title, made) for menu, _, made in hand.window.commands.tables]
    palette = CommandPalette(entries, hand.window)
    palette.open()
    QTest.keyClicks(palette.field, "select all")
    assert palette.list.count() == 1
    palette.field.returnPressed.emit()
    assert len(hand.window.bridge.selection) == 35
    palette.open()
    palette.field.setText("no such thing")
    assert palette.list.item(0).text() == "No matching command"
    palette.field.returnPressed.emit()
    assert len(hand.window.bridge.selection) == 35
    palette.deleteLater()


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("settings", "Edit: Preferences"),
        ("language", "Edit: Preferences"),
        ("rotate", "Lay: Turn left"),
        ("background", "Scenery: Picture to trace"),
        ("rename", "Lay: Name corner"),
        ("tutorial", "Help: Tour"),
        ("spectators", "Scenery: Stand"),  # a word of its tip
        ("map", "Playtest: Heat map"),  # those with the word in their names come first
    ],
)
def test_the_command_palette_knows_other_words(open_window: Opened, typed: str, name: str) -> None:
    window = open_window().window
    entries = [(menu.title.replace("&", ""), made) for menu, _, made in window.commands.tables]
    palette = CommandPalette(entries, window)
    palette.field.setText(typed)
    assert palette.list.item(0).text() == name
    palette.deleteLater()


def test_other_words_are_found_by_their_beginnings(open_window: Opened) -> None:
    """ "pla" is in "template", but nobody means New by it."""
    window = open_window().window
    entries = [(menu.title.replace("&", ""), made) for menu, _, made in window.commands.tables]
    palette = CommandPalette(entries, window)
    for typed, is_found in (("pla", False), ("templ", True)):
        palette.field.setText(typed)
        rows = [palette.list.item(i).text() for i in range(palette.list.count())]
        assert ("File: New" in rows) == is_found
    palette.deleteLater()


def test_a_long_name_in_the_command_palette_hides_no_key(open_window: Opened) -> None:
    window = open_window().window
    action = QAction(
        "A problem that takes many words " * 5, window, shortcut=QKeySequence("Ctrl+7")
    )
    palette = CommandPalette([("Problems", action)], window)
    palette.open()
    QApplication.processEvents()
    shown = palette.list.viewport().rect()
    assert shown.contains(palette.list.visualItemRect(palette.list.item(0)))
    assert not palette.list.horizontalScrollBar().isVisible()
    palette.deleteLater()


@pytest.mark.slow
def test_the_command_palette_finds_pieces_and_problems(open_window: Opened) -> None:
    hand = open_window(track_of("START L4"))
    window = hand.window
    for typed in ("lay r2r", "problems geo101"):
        hand.keys("Esc")
        window.actions_by_id["help.commands"].trigger()
        palette = QApplication.activeModalWidget()
        assert isinstance(palette, CommandPalette)
        hand.qtbot.waitUntil(palette.isActiveWindow)
        QTest.keyClicks(palette.field, typed)
        assert palette.list.count() == 1
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        hand.settle()
    assert hand.codes_laid() == "START L4 R2R"
    assert window.problems.finding is not None
    assert window.problems.finding.code == "GEO101"
    assert not window.canvas.scene.finding_rect.isEmpty()


@pytest.mark.slow
def test_commands_that_begin_so_come_first_and_one_that_can_be_done_is_chosen(
    open_window: Opened,
) -> None:
    hand = open_window("april-raceway")
    entries = [(menu.title, made) for menu, _, made in hand.window.commands.tables]
    palette = CommandPalette(entries, hand.window)
    palette.field.setText("lay")
    texts = [palette.list.item(row).text() for row in range(palette.list.count())]
    assert texts.index("&File: Open replay") > texts.index("&Lay: Take back")
    assert texts[0] == "&Lay: Repeat"
    assert palette.list.currentItem().text() == "&Lay: Take back"
    palette.deleteLater()


@pytest.mark.slow
def test_the_table_is_alone_and_the_panels_are_had_back(open_window: Opened) -> None:
    hand = open_window()
    window = hand.window
    window.show_panel("history")
    seen = {name for name in window.docks if window.sees_panel(name)}
    hand.front()
    QTest.keyClick(window.canvas.view, Qt.Key.Key_F11, SHIFT)
    assert not any(window.sees_panel(name) for name in window.docks)
    assert window.commands.bar.isHidden()
    assert window.sheet().state == window.looks.state
    QTest.keyClick(window.canvas.view, Qt.Key.Key_F11, SHIFT)
    hand.settle()
    assert {name for name in window.docks if window.sees_panel(name)} == seen
    assert not window.commands.bar.isHidden()


@pytest.mark.slow
def test_a_tool_chosen_once_more_is_put_away(open_window: Opened) -> None:
    hand = open_window()
    hand.keys("M")
    assert hand.window.tool_name == "marker"
    hand.keys("M")
    assert hand.window.tool_name == "select"
    hand.keys("B V V")
    assert hand.window.tool_name == "select"


@pytest.mark.slow
def test_keys_of_the_table_do_not_work_in_a_field(open_window: Opened) -> None:
    hand = open_window()
    name = hand.window.inspector.circuit.name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Loop 12x")
    assert name.text() == "Loop 12x"
    assert not hand.window.bridge.track.runs


WARNED = """
from PySide6.QtCore import qWarning

def test_warned(qapp):
    qWarning("QPainter::begin: something is wrong")
"""


@pytest.mark.slow
def test_a_warning_of_qt_fails_a_test(tmp_path: Path) -> None:
    """With the settings of the project."""
    (tmp_path / "test_warned.py").write_text(WARNED, "utf-8")
    settings = Path(__file__).parents[3] / "pyproject.toml"
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", settings, "--rootdir", tmp_path, tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    assert "QPainter::begin: something is wrong" in run.stdout


@pytest.mark.slow
def test_the_key_of_a_panel_brings_it_to_the_front_and_hides_it(open_window: Opened) -> None:
    """A panel behind another one is not seen, so its key does not close it."""
    hand = open_window()
    window = hand.window
    shown = window.actions_by_id["view.panel.history"]
    window.show_panel("closing")
    hand.qtbot.waitUntil(lambda: not window.sees_panel("history"))
    window.refresh_actions()
    assert not shown.isChecked()
    hand.keys("^5")
    hand.qtbot.waitUntil(lambda: window.sees_panel("history"))
    assert window.history.list.hasFocus()
    window.refresh_actions()
    assert shown.isChecked()
    QTest.keyClick(window.history.list, Qt.Key.Key_5, CTRL)
    assert not window.sees_panel("history")
    assert window.canvas.view.hasFocus()


@pytest.mark.slow
def test_the_count_of_problems_leads_to_them(open_window: Opened) -> None:
    hand = open_window(track_of("START L4"))
    hand.front()
    hand.window.docks["problems"].hide()
    QTest.mouseClick(hand.window.status.problems, Qt.MouseButton.LeftButton)
    assert hand.window.problems.tree.hasFocus()


@pytest.mark.slow
def test_esc_leads_back_to_the_table_and_keeps_the_selection(open_window: Opened) -> None:
    hand = open_window(track_of("START L4"))
    window = hand.window
    window.bridge.select({2})
    hand.front()
    circuit = window.inspector.circuit
    fields = (window.box.list, circuit.name, circuit.notes, circuit.laps, window.problems.tree)
    for field in fields:
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert window.canvas.view.hasFocus()
    assert window.bridge.selection == {2}


@pytest.mark.slow
def test_lay_by_number_is_a_submenu_with_names_and_pictures(open_window: Opened) -> None:
    window = open_window(track_of("START")).window
    titles = [entry.text() for entry in window.menuBar().actions()]
    assert "Lay by &number" not in titles
    lay = next(e.menu() for e in window.menuBar().actions() if e.text() == "&Lay")
    assert isinstance(lay, QMenu)
    numbers = lay.actions()[0].menu()
    assert isinstance(numbers, QMenu)
    assert numbers.title() == "Lay by &number"
    numbers.aboutToShow.emit()
    shown = [e for e in numbers.actions() if e.isVisible() and not e.isSeparator()]
    assert [e.text().split()[0] for e in shown[:6]] == ["START", "L1", "L2", "L4", "R1L", "R2L"]
    assert [e.text().split()[0] for e in shown[12:]] == ["R1R", "R2R", "R3R", "R4R"]
    assert all(not e.icon().isNull() for e in shown)
    assert all(len(e.text().split()) > 1 for e in shown), "each has a name"
    shown[1].trigger()
    assert [piece.piece for piece in window.bridge.track.pieces()] == ["START", "L1"]


@pytest.mark.slow
def test_shift_and_the_number_of_a_straight_lays_it_after_the_menu_was_open(
    open_window: Opened,
) -> None:
    hand = open_window(track_of("START"))
    lay = next(e.menu() for e in hand.window.menuBar().actions() if e.text() == "&Lay")
    assert isinstance(lay, QMenu)
    lay.actions()[0].menu().aboutToShow.emit()  # type: ignore[attr-defined]
    hand.front()
    QTest.keyClick(hand.window.canvas.view, Qt.Key.Key_2, SHIFT)
    assert hand.codes_laid() == "START L1"
