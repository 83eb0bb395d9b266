"""The problems panel: many fixed at once, filtered, explained in full."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QTreeWidgetItem

from bench.serpentine import serpentine
from tests.builders import OVAL, track_of
from tests.editor.conftest import Hand, Opened, rows_of
from trackwright.editor.docks.problems.panel import ProblemsPanel
from trackwright.editor.docks.problems.tree import bulk_of
from trackwright.model.text.errors import TrackwrightError
from trackwright.validators.catalogue import find_check

TWO_CORNERS = "MAR401"
IDLE = [{"on": 1, "counts_as": "straight"}, {"on": 6, "counts_as": "straight"}]
"""Two markers that say what the pieces are anyway: MAR404, whose fix is safe."""


def row(panel: ProblemsPanel, begins: str) -> QTreeWidgetItem:
    return next(one for one in rows_of(panel.tree) if one.text(0).startswith(begins))


def codes(hand: Hand) -> list[str]:
    report = hand.window.problems.report
    assert report is not None
    return [finding.code for finding in report.open()]


def menu_on(hand: Hand, item: QTreeWidgetItem, monkeypatch: pytest.MonkeyPatch) -> QMenu:
    """The menu that the right button opens there."""
    opened: list[QMenu] = []
    monkeypatch.setattr(
        "trackwright.editor.docks.problems.panel.run_menu", lambda menu, place: opened.append(menu)
    )
    tree = hand.window.problems.tree
    tree.scrollToItem(item)
    place = tree.visualItemRect(item).center()
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, place, tree.viewport().mapToGlobal(place))
    QApplication.sendEvent(tree.viewport(), event)
    return opened[0]


def test_rows_may_be_held_while_the_list_is_replaced(open_window: Opened) -> None:
    """As a menu holds its row while the circuit is checked again: the program crashed."""
    hand = open_window(serpentine(200))
    panel, rng = hand.window.problems, Random(1)
    assert panel.report is not None
    report, tree = panel.report, panel.tree
    for _ in range(100):
        held = rng.choice([*rows_of(panel.tree)])
        tree.setCurrentItem(held)
        listed = [finding for finding in report.findings if rng.random() < 0.7]
        tree.show_problems(report, listed, others=True)
    assert len([tree.topLevelItem(i) for i in range(tree.topLevelItemCount())]) > 1


def test_the_menu_of_a_group_is_about_all_of_it(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(track_of(OVAL))
    window, panel = hand.window, hand.window.problems
    assert codes(hand).count(TWO_CORNERS) == 2
    menu = menu_on(hand, row(panel, TWO_CORNERS), monkeypatch)
    words = [entry.text() for entry in menu.actions() if entry.text()]
    assert words[0] == "Fix all 2, keeping the shape"
    assert words[-1] == "Approve all 2 ..."
    menu.actions()[0].hover()
    hand.settle()
    assert window.canvas.scene.has_ghost, "it is shown before"
    assert not window.bridge.document.labels
    menu.actions()[0].trigger()
    menu.deleteLater()
    hand.settle()
    assert TWO_CORNERS not in codes(hand)
    assert window.bridge.document.labels == ("Fix 2 problems",)
    assert not window.canvas.scene.has_ghost
    window.bridge.undo()
    assert not window.bridge.track.markers


@pytest.mark.slow
def test_all_safe_fixes_are_one_step(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=IDLE))
    window, panel = hand.window, hand.window.problems
    before = window.bridge.track
    safe = {"MAR401", "MAR404", "BAL508"}
    assert safe <= set(codes(hand))
    assert "6 problems" in panel.fix_all.toolTip()
    hand.front()
    panel.fix_all.setFocus()
    hand.settle()
    assert window.canvas.scene.has_ghost, "it is shown before"
    QTest.keyClick(panel.fix_all, Qt.Key.Key_Space)
    hand.settle()
    assert not safe & set(codes(hand))
    assert window.bridge.document.labels == ("Fix 6 problems",)
    assert [piece.piece for piece in window.bridge.track.pieces()] == OVAL.split()
    assert not panel.fix_all.isEnabled()
    assert panel.tree.hasFocus()
    hand.keys("^Z")
    assert window.bridge.track is before


@pytest.mark.slow
def test_unsafe_fixes_are_not_applied_unasked(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, {"pieces": ["L4"], "frame": 1}, frames=[{}, {"y_mm": 900}]))
    panel = hand.window.problems
    assert any(code == "GEO109" for code in codes(hand))
    panel.fix_all.click()
    hand.settle()
    assert "GEO109" in codes(hand)
    assert len(hand.codes_laid().split()) == 11


@pytest.mark.slow
def test_enter_fixes_all_of_a_kind(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=IDLE))
    panel = hand.window.problems
    hand.front()
    panel.tree.setFocus()
    group = row(panel, "MAR404")
    item = group.child(0)
    assert item is not None
    assert item.text(0) == "Fix all 2, keeping the shape"
    panel.tree.setCurrentItem(item)
    hand.settle()
    assert hand.window.canvas.scene.has_ghost
    QTest.keyClick(panel.tree, Qt.Key.Key_Return)
    hand.settle()
    assert "MAR404" not in codes(hand)
    assert "MAR401" in codes(hand)


@pytest.mark.slow
def test_a_group_is_approved_for_one_reason(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL))
    panel = hand.window.problems
    panel.ask_reason = lambda finding: "a test"
    hand.front()
    panel.tree.setFocus()
    panel.tree.setCurrentItem(row(panel, TWO_CORNERS))
    QTest.keyClick(panel.tree, Qt.Key.Key_Space)
    hand.settle()
    assert "2 approved" in panel.state.text()
    assert len(hand.window.bridge.document.labels) == 1
    panel.tree.setCurrentItem(row(panel, TWO_CORNERS))
    QTest.keyClick(panel.tree, Qt.Key.Key_Space)
    hand.settle()
    assert not hand.window.bridge.track.waivers


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sort", "severities"),
    [(1, {"error"}), (2, {"warning"}), (3, {"note"}), (0, {"error", "warning", "note"})],
)
def test_problems_are_listed_by_severity(
    open_window: Opened, sort: int, severities: set[str]
) -> None:
    hand = open_window(track_of(OVAL, markers=[*IDLE, {"on": 3, "hill": "up"}]))
    panel = hand.window.problems
    assert panel.report is not None
    panel.filter.sorts.setCurrentIndex(sort)
    wanted = {f.code for f in panel.report.findings if f.severity.value in severities}
    assert wanted
    groups = [panel.tree.topLevelItem(i) for i in range(panel.tree.topLevelItemCount())]
    listed = {group.text(0)[:6] for group in groups if group is not None}
    assert listed - {"Not ch"} == wanted


@pytest.mark.slow
def test_problems_are_searched_by_words(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=IDLE))
    panel = hand.window.problems
    hand.front()
    panel.filter.search.setFocus()
    QTest.keyClicks(panel.filter.search, "difficulty CORNER")
    shown = [one.text(0) for one in rows_of(panel.tree)]
    assert shown
    assert all("MAR404" not in words and "Not checked" not in words for words in shown)
    assert panel.state.text().split()[1] == "of"
    QTest.keyClicks(panel.filter.search, "xyz")
    assert not list(rows_of(panel.tree))
    report = panel.report
    assert report is not None
    hand.window.look_into(report.findings[0])
    assert panel.finding == report.findings[0], "what leads to a problem finds it all the same"


@pytest.mark.slow
def test_a_problem_is_explained_in_full(open_window: Opened) -> None:
    hand = open_window(track_of("START L4"))
    panel = hand.window.problems
    finding = panel.report.findings[0] if panel.report else None
    assert finding is not None
    panel.choose(finding)
    words = panel.details.toPlainText()
    check = find_check(finding.code)
    for part in (check.headline, finding.message[1:], check.why[1:], check.fix[1:]):
        assert str(part) in words
    bar = panel.details.verticalScrollBar()
    assert panel.details.isVisible()
    hand.qtbot.waitUntil(lambda: bar.isVisible() or bar.maximum() == 0)  # the rest is scrolled to
    assert not panel.details.horizontalScrollBar().isVisible()
    panel.choose_nothing()
    assert "Select a problem" in panel.details.toPlainText()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "across"), [(900, 200, True), (300, 500, False)])
def test_details_are_beside_the_list_or_below_it(
    open_window: Opened, width: int, height: int, across: bool
) -> None:
    panel = open_window(track_of(OVAL)).window.problems
    panel.resize(width, height)
    assert (panel.splitter.orientation() == Qt.Orientation.Horizontal) == across


@pytest.mark.slow
def test_a_hill_of_one_piece_can_be_ended(open_window: Opened) -> None:
    """H on one piece makes the whole lap uphill: the problem says so, and offers an end."""
    hand = open_window(track_of(OVAL, level="expert"))
    panel, bridge = hand.window.problems, hand.window.bridge
    hand.click(hand.middle(6))
    hand.keys("H")
    hand.settle()
    assert {driven.hill for driven in bridge.circuit.driven_pieces[0]} == {"up"}
    fix = row(panel, "Fix: End the hill after piece 6")
    panel.tree.setFocus()
    panel.tree.setCurrentItem(fix)
    assert hand.window.canvas.scene.has_ghost
    QTest.keyClick(panel.tree, Qt.Key.Key_Return)
    hand.settle()
    uphill = {r.piece.piece.id for r in bridge.circuit.driven_pieces[0] if r.hill == "up"}
    assert uphill == {6}
    assert "MAR407" not in codes(hand)


@pytest.mark.slow
def test_what_is_chosen_happens_wherever_the_mouse_goes_meanwhile(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL, markers=IDLE))
    panel = hand.window.problems
    panel.fix_all.click()
    assert panel.busy
    assert panel.state.text() == "Fixing ..."
    QApplication.sendEvent(panel.fix_all, QEvent(QEvent.Type.Leave))
    panel.tree.setCurrentItem(next(one for one in rows_of(panel.tree) if bulk_of(one) is not None))
    hand.settle()
    assert hand.window.bridge.document.labels == ("Fix 6 problems",)
    assert "warning" in panel.state.text()


@pytest.mark.slow
def test_a_fix_of_many_that_fails_says_so(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(track_of(OVAL))
    panel = hand.window.problems

    def fail(*arguments: object, **named: object) -> None:
        raise TrackwrightError("a test")

    monkeypatch.setattr("trackwright.editor.docks.problems.bulk_fixes.apply_fixes", fail)
    panel.fix_all.click()
    hand.settle()
    assert panel.state.text() == "A test"
    assert not hand.window.bridge.document.labels


@pytest.mark.slow
def test_the_corner_of_a_problem_is_named(open_window: Opened) -> None:
    named = {"on": 3, "name": "Karussell"}
    hand = open_window(track_of(OVAL, markers=[named]))
    panel = hand.window.problems
    report = panel.report
    assert report is not None
    inside = next(one for one in report.findings if one.code == "MAR401" and 2 in one.pieces)
    panel.choose(inside)
    assert "Where: Karussell" in panel.details.toPlainText()
    other = next(one for one in report.findings if one.code == "MAR401" and 2 not in one.pieces)
    panel.choose(other)
    assert "Karussell" not in panel.details.toPlainText()
