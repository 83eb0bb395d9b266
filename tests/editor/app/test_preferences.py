"""The preferences: chosen in the dialog, seen in all windows, kept for the next start."""

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bench.leaks import opened_and_left
from tests.amounts import slow_but
from tests.builders import OVAL, track_of
from tests.editor.conftest import Hand, Opened
from tests.editor.pictures import count_of, grabbed
from trackwright.editor.app.preferences import Preferences
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.theme import THEMES, severity_colours
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.editor.dialogs.library import LibraryDialog
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.editor.dialogs.options import OptionsDialog
from trackwright.editor.dialogs.preferences import PreferencesDialog
from trackwright.editor.dialogs.shortcuts import ShortcutSheet
from trackwright.editor.docks.piece_rows import DETAIL
from trackwright.editor.menus.tables import MENUS, all_actions
from trackwright.editor.replay.race_once import RaceDialog
from trackwright.editor.workspace.arrangement import tab_bars_of
from trackwright.model.picture.picture import PRINT
from trackwright.model.text.units import CENTIMETRES, INCHES


@pytest.fixture
def hand(open_window: Opened) -> Hand:
    return open_window()


@pytest.fixture
def dialog(hand: Hand) -> PreferencesDialog:
    made = PreferencesDialog(hand.window.desk.preferences, MENUS, hand.window)
    made.show()
    return made


def choose(dialog: PreferencesDialog, id: str) -> None:
    page = dialog.keys
    action = next(action for action in all_actions() if action.id == id)
    page.filter.setText("")
    for group in range(page.tree.topLevelItemCount()):
        top = page.tree.topLevelItem(group)
        assert top is not None
        for row in range(top.childCount()):
            item = top.child(row)
            if item is not None and item.data(0, Qt.ItemDataRole.UserRole) == action:
                page.tree.setCurrentItem(item)
    assert page.action == action


# --- keys


def test_a_new_key_works_at_once_and_is_told_everywhere(
    hand: Hand, dialog: PreferencesDialog, tmp_path: Path
) -> None:
    choose(dialog, "mark.difficulty")
    dialog.keys.key.setKeySequence(QKeySequence("Ctrl+J"))
    dialog.keys.add.click()
    window = hand.window
    made = window.actions_by_id["mark.difficulty"]
    assert [key.toString() for key in made.shortcuts()] == ["D", "Ctrl+J"]
    assert "Ctrl+J" in made.toolTip()
    assert "Ctrl+J" in window.inspector.pieces.difficulty.toolTip()
    sheet = ShortcutSheet(MENUS, window.desk.preferences.keys, window)
    assert "Ctrl+J" in sheet.text.toPlainText()
    sheet.deleteLater()
    dialog.close()
    hand.codes("START R2L")
    hand.keys("^J")
    assert [(m.on, m.difficulty) for m in window.bridge.track.markers] == [(2, 1)]
    again = Preferences(Settings(tmp_path / "settings"))
    window.settings.sync()
    action = next(action for action in all_actions() if action.id == "mark.difficulty")
    assert again.keys.of(action) == ("D", "Ctrl+J")


@pytest.mark.slow
def test_the_key_of_a_piece_stands_in_the_box(hand: Hand, dialog: PreferencesDialog) -> None:
    choose(dialog, "lay.1")
    dialog.keys.key.setKeySequence(QKeySequence("S"))
    dialog.keys.only.click()
    dialog.close()
    assert "[S]" in hand.window.box.item_of("START").data(DETAIL)
    assert hand.window.guidance.hint().startswith("Press S ")
    hand.keys("S")
    assert hand.codes_laid() == "START"
    hand.keys("1")
    assert hand.codes_laid() == "START"


@pytest.mark.slow
def test_a_key_that_another_action_has_is_refused_or_taken(
    hand: Hand, dialog: PreferencesDialog
) -> None:
    choose(dialog, "lay.close")
    page = dialog.keys
    page.key.setKeySequence(QKeySequence("Ctrl+Z"))
    assert not page.add.isEnabled()
    assert not page.only.isEnabled()
    assert page.conflict.text() == "⚠ Ctrl+Z is already assigned to Edit > Undo."
    page.take.click()
    by_id = hand.window.actions_by_id
    assert "Ctrl+Z" in [key.toString() for key in by_id["lay.close"].shortcuts()]
    assert not by_id["edit.undo"].shortcuts()
    choose(dialog, "edit.undo")
    page.usual.click()
    assert not by_id["edit.undo"].shortcuts(), "the other one has it now"
    page.ask_reset = lambda: True
    page.reset.click()
    assert [key.toString() for key in by_id["edit.undo"].shortcuts()] == ["Ctrl+Z"]
    assert [key.toString() for key in by_id["lay.close"].shortcuts()] == ["Ctrl+L"]


@pytest.mark.slow
def test_actions_are_found_by_name_and_by_key(dialog: PreferencesDialog) -> None:
    page = dialog.keys
    QTest.keyClicks(page.filter, "ctrl+l")
    top = page.tree.topLevelItem(0)
    assert top is not None
    assert (page.tree.topLevelItemCount(), top.childCount()) == (1, 1)
    item = top.child(0)
    assert item is not None
    page.tree.setCurrentItem(item)
    assert page.action is not None
    assert page.action.id == "lay.close"


def test_settings_that_cannot_be_read_leave_the_usual_keys(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.put("keys", "[broken")
    settings.put("theme", "pink")
    settings.put("unit", "ells")
    settings.put("draft_s", "soon")
    preferences = Preferences(settings)
    assert all(preferences.keys.of(action) == action.keys for action in all_actions())
    assert (preferences.theme, preferences.unit, preferences.draft_s) == ("system", CENTIMETRES, 4)


# --- units


@pytest.mark.slow
def test_inches_are_shown_everywhere_and_change_nothing(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    before, rulers = window.bridge.track, grabbed(window.canvas.rulers[0])
    dialog = PreferencesDialog(window.desk.preferences, MENUS, window)
    dialog.general.unit.setCurrentIndex(1)
    dialog.general.unit.activated.emit(1)
    dialog.deleteLater()
    width, height = window.inspector.circuit.board
    assert width.text() == "39.37 in"
    assert (grabbed(window.canvas.rulers[0]) != rulers).any()
    assert window.bridge.track is before
    width.setValue(40)
    assert window.bridge.track.board_cm == (101.6, 80.0)
    assert height.text() == "31.50 in"
    hand.keys("^Z")
    hand.click(hand.middle(19))
    hand.keys("Del")
    assert window.status.gap.text().startswith("gap 8.19 in (4.00 modules)")


def test_a_length_is_said_in_both_units() -> None:
    assert CENTIMETRES.size(1044, 822) == "104 × 82 cm"
    assert INCHES.size(1044, 822) == "41.1 × 32.4 in"
    assert CENTIMETRES.gap(12.44) == "12.4 mm"
    assert INCHES.gap(12.7) == "0.50 in"


# --- colours

SEEN_BY = {
    "nobody's loss": np.eye(3),
    "no red": np.array([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    "no green": np.array([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    "no blue": np.array([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
}
"""Machado, Oliveira, Fernandes 2009: what linear red, green, blue become, at full loss."""


TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def lab(colour: str, eyes: str) -> npt.NDArray[np.float64]:
    """CIE L*a*b* (D65) of a colour as these eyes see it."""
    rgb = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    seen = np.clip(SEEN_BY[eyes] @ linear, 0, 1)
    xyz = TO_XYZ @ seen / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_safe_colours_are_told_apart_by_all_eyes(hand: Hand, theme: str) -> None:
    """A distance of 20 in L*a*b* is about ten times what is just noticed."""
    hand.window.desk.preferences.safe_colours = True
    hand.window.use_theme(theme)  # type: ignore[arg-type]
    palette = hand.window.colours
    rows = [
        palette.difficulty,
        (*palette.difficulty_tint, palette.asphalt),
        (palette.alarm, "#1c86ee", palette.asphalt),
        (palette.up, palette.down, palette.sign),
    ]
    for row, eyes in product(rows, SEEN_BY):
        for one, other in combinations(row, 2):
            away = np.linalg.norm(lab(one, eyes) - lab(other, eyes))
            assert away > 20, (one, other, eyes)
    hand.window.use_theme("light")


def brightness(pixel: npt.NDArray[np.uint8]) -> float:
    """As WCAG has it."""
    rgb = pixel / 255
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return float(TO_XYZ[1] @ linear) + 0.05


def edge_contrast(row: npt.NDArray[np.uint8]) -> float:
    """Of the edge that stands out, in a row of pixels from the ground into an empty box."""
    ground, *_, fill = found = [brightness(pixel) for pixel in row]
    return max(min(max(a, b) / min(a, b) for b in (ground, fill)) for a in found)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_icons_have_the_colour_of_the_text_at_once(hand: Hand, theme: str) -> None:
    """They were drawn with the palette of the previous theme."""
    hand.window.use_theme(theme)  # type: ignore[arg-type]
    ink = QApplication.palette().color(QPalette.ColorRole.WindowText)
    assert hand.window.palette().color(hand.window.foregroundRole()) == ink
    icon = hand.window.actions_by_id["file.open"].icon().pixmap(16, 16).toImage()
    seen = {icon.pixelColor(x, y).name() for x in range(16) for y in range(16)}
    assert ink.name() in seen
    hand.window.use_theme("light")


@pytest.mark.slow
def test_high_contrast_frames_lists_and_marks_the_focus_and_what_is_on(hand: Hand) -> None:
    window = hand.window
    hand.front()
    window.use_theme("contrast")
    window.use_tool("marker")
    hand.settle()
    tree = window.problems.tree
    colours = {}
    for field in (window.canvas.view, tree):
        field.setFocus()
        QApplication.processEvents()
        shown = grabbed(tree)
        colours[field] = [tuple(shown[y, 20]) for y in (0, 1)]
    assert colours[window.canvas.view][0] == (255, 255, 255)
    assert colours[tree] == [(255, 255, 0)] * 2
    button = window.commands.bar.widgetForAction(window.actions_by_id["tool.marker"])
    assert tuple(grabbed(button)[0, 5]) == (255, 255, 0)
    window.use_tool("select")
    QApplication.processEvents()
    assert tuple(grabbed(button)[0, 5]) != (255, 255, 0)
    window.use_theme("light")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_tab_in_front_can_be_told_from_those_behind(hand: Hand, theme: str) -> None:
    """Both were black on black. A colour of the front one stands out from all of the others."""
    window = hand.window
    window.use_theme(theme)  # type: ignore[arg-type]
    window.show_panel("inspector")
    window.tabifyDockWidget(window.docks["inspector"], window.docks["history"])
    window.show_panel("history")
    hand.settle()
    bar = next(bar for bar in tab_bars_of(window) if bar.tabText(bar.currentIndex()) == "History")
    shown, front = grabbed(bar), bar.currentIndex()
    colours = []
    for rect in (bar.tabRect(front), bar.tabRect(front - 1)):
        column = shown[rect.top() : rect.bottom() + 1, rect.left() + 8]
        colours.append([brightness(pixel) for pixel in column])
    ours, theirs = colours
    least = 1.1 if theme == "light" else 3
    assert max(min(max(a, b) / min(a, b) for b in theirs) for a in ours) >= least
    window.use_theme("light")


@pytest.mark.slow
def test_high_contrast_frames_fields_and_buttons_and_marks_the_focus(hand: Hand) -> None:
    """They were dark grey on black. A field without focus has a thin frame, in a fainter colour
    while it is disabled."""
    hand.window.use_theme("contrast")
    page = QWidget()
    box = QVBoxLayout(page)
    fields: tuple[QWidget, ...] = (QLineEdit(), QSpinBox(), QComboBox(), QPushButton("press"))
    for field in fields:
        box.addWidget(field)
    page.show()
    page.activateWindow()
    hand.qtbot.waitUntil(page.isActiveWindow)

    def edge(field: QWidget) -> tuple[int, ...]:
        QApplication.processEvents()
        return tuple(map(int, grabbed(page)[field.geometry().center().y(), field.x()]))

    for field, other in zip(fields, fields[1:] + fields[:1], strict=True):
        other.setFocus()
        assert edge(field) == (255, 255, 255), field
        field.setFocus()
        assert edge(field) == (255, 255, 0), field
        field.setEnabled(False)
        assert edge(field) == (160, 160, 160), field
        field.setEnabled(True)
    page.close()
    page.deleteLater()
    hand.window.use_theme("light")


@pytest.mark.slow
@pytest.mark.parametrize("theme", slow_but(["dark"], ["light", "contrast"]))
def test_an_empty_box_is_seen_in_every_theme(hand: Hand, theme: str) -> None:
    """WCAG 1.4.11: three to one."""
    hand.window.use_theme(theme)  # type: ignore[arg-type]
    page, menu = QWidget(), QMenu()
    box = QVBoxLayout(page)
    for kind in (QCheckBox, QRadioButton):
        box.addWidget(kind("empty"))
    menu.addAction("empty").setCheckable(True)
    shown = grabbed(page)
    for button in page.findChildren(QAbstractButton):
        left, middle = button.x(), button.geometry().center().y()
        assert edge_contrast(shown[middle, left - 3 : left + 7]) > 3, button
    middle = menu.actionGeometry(menu.actions()[0]).center().y()
    assert edge_contrast(grabbed(menu)[middle, 3:13]) > 3
    hand.window.use_theme("light")


WITH_COMBO_BOXES = (
    *(ExportDialog, MarkerDialog, LibraryDialog),
    *(OptionsDialog, PreferencesDialog, RaceDialog),
)


def row_contrasts(box: QComboBox) -> Iterator[float]:
    """Of the text of each row of the list that a combo box opens, against its ground."""
    box.showPopup()
    QApplication.processEvents()
    view = box.view()
    shown = grabbed(view.viewport())
    for row in range(box.count()):
        rect = view.visualRect(view.model().index(row, box.modelColumn()))
        pixels = shown[rect.top() : rect.bottom() + 1].reshape(-1, 3)
        if not box.itemText(row) or not len(pixels):
            continue  # a row without words, or one that is reached by scrolling
        colours, counts = np.unique(pixels, axis=0, return_counts=True)
        ground = brightness(colours[counts.argmax()])
        yield max(max(ground, b) / min(ground, b) for b in map(brightness, colours))
    box.hidePopup()


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_rows_of_every_combo_box_can_be_read(hand: Hand, theme: str) -> None:
    """WCAG 1.4.3: 4.5 to one; in the window and in every dialog."""
    hand.window.use_theme(theme)  # type: ignore[arg-type]
    found: list[float] = []

    def look(parent: QWidget) -> None:
        for box in parent.findChildren(QComboBox):
            if box.isEnabled():
                found.extend(row_contrasts(box))

    look(hand.window)
    in_window = len(found)
    for kind in (
        ExportDialog,
        MarkerDialog,
        LibraryDialog,
        OptionsDialog,
        PreferencesDialog,
        RaceDialog,
    ):
        opened_and_left(kind, hand.window, look)
    hand.window.use_theme("light")
    assert len(found) > in_window > 0
    assert min(found) > 4.5, sorted(found)


@pytest.mark.slow
def test_safe_colours_are_used_on_the_table_and_for_problems(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=[{"on": 3, "difficulty": 3}]))
    window = hand.window
    window.use_theme("light")
    dialog = PreferencesDialog(window.desk.preferences, MENUS, window)
    dialog.colours.safe.click()
    dialog.deleteLater()
    hand.settle()
    assert window.desk.preferences.safe_colours
    shown = grabbed(window.canvas.view)
    assert count_of(shown, window.colours.difficulty_tint[2]) > 500
    assert count_of(shown, PRINT.difficulty_tint[2]) < 50
    finding = window.problems.report.findings[0]  # type: ignore[union-attr]
    window.canvas.scene.show_finding(finding)
    colour = severity_colours(window.colours)[finding.severity]
    assert count_of(grabbed(window.canvas.view), colour) > 100


@pytest.mark.slow
@pytest.mark.parametrize("theme", slow_but(["dark"], THEMES))
def test_preferences_have_the_ground_of_the_theme(
    hand: Hand, dialog: PreferencesDialog, theme: str
) -> None:
    hand.window.desk.preferences.theme = theme  # type: ignore[assignment]
    dialog.pages.setCurrentWidget(dialog.general)
    hand.qtbot.waitUntil(lambda: dialog.general.isVisible())
    ground = dialog.palette().window().color().name()
    assert count_of(grabbed(dialog), ground) > dialog.width() * dialog.height() / 2


@pytest.mark.slow
def test_the_theme_is_that_of_all_windows(open_window: Opened) -> None:
    one, two = open_window(), open_window()
    dialog = PreferencesDialog(one.window.desk.preferences, MENUS, one.window)
    dialog.colours.theme.setCurrentIndex(2)
    dialog.colours.theme.activated.emit(2)
    dialog.deleteLater()
    for hand in (one, two):
        assert hand.window.colours.paper == "#1d2026"
        assert hand.window.actions_by_id["view.theme.dark"].isCheckable()
    one.window.use_theme("light")


# --- drafts and the session


@pytest.mark.slow
def test_drafts_are_written_as_often_as_wished(hand: Hand, dialog: PreferencesDialog) -> None:
    dialog.general.draft_s.setValue(1)
    recovery = hand.window.recovery
    assert recovery._timer.interval() == 1000
    hand.codes("START")
    hand.qtbot.waitUntil(recovery.file.exists)


@pytest.mark.slow
def test_the_session_is_switched_off_in_the_dialog(hand: Hand, dialog: PreferencesDialog) -> None:
    dialog.general.session.click()
    assert not hand.window.desk.preferences.session
