"""What is on the screen: the same picture as an export, and only what changed drawn anew."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QFrame,
    QLabel,
    QListView,
    QListWidget,
    QTabBar,
    QTabWidget,
    QWidget,
)

from tests.builders import APRIL, track_of
from tests.editor.conftest import Opened
from tests.editor.pictures import count_of, grabbed, of_scene, pixels_of
from trackwright.editor.app.theme import THEMES
from trackwright.editor.window.tour import Callout
from trackwright.model.edit.edits import Insert
from trackwright.model.picture.picture import PictureOptions, picture_of
from trackwright.model.picture.png import png_bytes

WIDTH = 900


def test_the_canvas_shows_the_picture_of_the_export(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    window = hand.window
    window.use_theme("light")
    window.canvas.view.zoom_to(2.0)  # zoomed out, signs are enlarged on the screen
    hand.settle()
    circuit = window.bridge.circuit
    picture = picture_of(circuit, PictureOptions(furniture=False))
    printed = pixels_of(QImage.fromData(png_bytes(picture, WIDTH)))
    top = picture.bottom_mm + picture.height_mm
    rect = QRectF(picture.left_mm, -top, picture.width_mm, picture.height_mm)
    for item in window.canvas.scene._chosen:
        item.setVisible(False)
    shown = of_scene(window.canvas.scene, rect, WIDTH)
    rows = min(len(shown), len(printed))
    off = np.abs(shown[:rows].astype(int) - printed[:rows].astype(int)).max(axis=2)
    assert (off > 60).mean() < 0.012


@pytest.mark.slow
def test_an_edit_draws_only_what_it_changed(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    scene = hand.window.canvas.scene
    before = scene.cardboard.drawn
    hand.window.bridge.build_at(1)
    hand.keys("4")
    assert scene.cardboard.drawn - before == 1
    hand.keys("^Z")
    assert scene.cardboard.drawn - before == 1


@pytest.mark.slow
def test_a_fragment_that_moves_is_not_drawn_anew(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    scene = hand.window.canvas.scene
    before, place = scene.cardboard.drawn, scene.cardboard.items["5"].place
    hand.window.builder.select_all()
    hand.window.builder.nudge(30 + 10j)
    assert scene.cardboard.drawn == before
    assert abs(scene.cardboard.items["5"].place - place - (30 + 10j)) < 1e-9


@pytest.mark.slow
def test_zoom_keeps_what_is_under_the_pointer(open_window: Opened) -> None:
    from PySide6.QtCore import QPointF

    hand = open_window("april-raceway")
    view = hand.window.canvas.view
    place = QPointF(200, 150)
    before = view.mapToScene(place.toPoint())
    view.zoom_by(2.0, place)
    after = view.mapToScene(place.toPoint())
    assert abs(before.x() - after.x()) < 4
    assert abs(before.y() - after.y()) < 4
    hand.keys("0")
    assert view.fitted


@pytest.mark.slow
@pytest.mark.parametrize("undone", [False, True])
def test_a_fitted_circuit_is_in_the_middle_when_it_is_mirrored(
    open_window: Opened, undone: bool
) -> None:
    """It was mirrored out of the middle of the view, and half out of sight."""
    hand = open_window("race-bike-course")
    window, view = hand.window, hand.window.canvas.view
    hand.settle()
    view.fit()
    before = view.zoom
    window.actions_by_id["circuit.mirror"].trigger()
    if undone:
        hand.settle()
        window.bridge.undo()
    hand.settle()

    def is_in_the_middle() -> bool:
        middle = view.mapToScene(view.viewport().rect().center())
        away = middle - window.canvas.scene.table_rect().center()
        return away.manhattanLength() * view.zoom < 4

    hand.qtbot.waitUntil(is_in_the_middle)
    assert view.zoom == pytest.approx(before, rel=0.05)


@pytest.mark.slow
def test_a_part_of_the_table_stays_in_view_when_the_circuit_is_mirrored(
    open_window: Opened,
) -> None:
    hand = open_window("race-bike-course")
    view = hand.window.canvas.view
    view.zoom_by(2.0)
    before = view.look
    hand.window.actions_by_id["circuit.mirror"].trigger()
    hand.settle()
    assert view.zoom == before[2]


@pytest.mark.slow
def test_space_that_is_let_go_elsewhere_pans_no_more(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    view, name = hand.window.canvas.view, hand.window.inspector.circuit.name
    hand.front()
    view.setFocus()
    QTest.keyPress(view, Qt.Key.Key_Space)
    name.setFocus()
    QTest.keyRelease(name, Qt.Key.Key_Space)
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor
    hand.click(hand.middle(6))
    assert hand.window.bridge.selection == {6}


@pytest.mark.slow
def test_every_theme_draws_the_table_in_its_colours(open_window: Opened) -> None:
    hand = open_window(track_of(APRIL))
    for name in THEMES:
        hand.window.use_theme(name)
        hand.settle()
        shown = grabbed(hand.window.canvas.view)
        assert count_of(shown, hand.window.colours.ground) > shown[:, :, 0].size / 10
        assert count_of(shown, hand.window.colours.asphalt) > 2000
    hand.window.use_theme("light")


@pytest.mark.slow
def test_the_grid_is_shown_when_asked_for(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    before = grabbed(hand.window.canvas.view)
    hand.keys("^G")
    assert (grabbed(hand.window.canvas.view) != before).any(axis=2).mean() > 0.02


@pytest.mark.slow
def test_parts_have_accessible_names(open_window: Opened) -> None:
    """All that the keys can come to, but for what is inside of Qt's own."""
    window = open_window().window
    for widget in window.findChildren(QWidget):
        takes_keys = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes_keys and not widget.objectName().startswith("qt_") and not of_qt(widget):
            text = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
            assert widget.accessibleName() or text, widget


def of_qt(widget: QWidget) -> bool:
    """The list of a combo box, the tabs of tabs and docks, what moves the focus on; or a callout
    that has nothing to say yet."""
    if isinstance(widget.parent(), Callout):
        return True
    inside = isinstance(widget.parent(), QAbstractScrollArea | QTabWidget | QFrame)
    return (isinstance(widget, QTabBar | QListView) and not isinstance(widget, QListWidget)) or (
        inside and type(widget) is QWidget
    )


@pytest.mark.slow
def test_approved_problems_are_hollow(open_window: Opened) -> None:
    hand = open_window(track_of("START L4"))
    tree = hand.window.problems.tree
    group = tree.topLevelItem(0)
    assert group is not None

    def filled(icon: QIcon) -> bool:
        return icon.pixmap(12, 12).toImage().pixelColor(6, 6).alpha() > 0

    assert filled(group.icon(0))
    hand.window.problems.ask_reason = lambda finding: "a drag strip"
    finding, code = group.child(0), group.text(0)
    assert finding is not None
    tree.setCurrentItem(finding)
    hand.window.problems.approve()
    hand.settle()
    groups = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    (approved,) = [one for one in groups if one is not None and one.text(0) == code]
    assert not filled(approved.icon(0))
    finding = approved.child(0)
    assert finding is not None
    assert not filled(finding.icon(0))


@pytest.mark.slow
def test_a_turned_piece_is_shown_turned_with_its_shadow_on_the_same_side(
    open_window: Opened,
) -> None:
    """Turned items look as if they had been drawn at their heading."""
    hand = open_window(track_of(APRIL))
    window, scene = hand.window, hand.window.canvas.scene
    window.builder.select_all()
    window.builder.turn(3)
    window.bridge.select(())
    hand.settle()
    rect = scene.table_rect()
    turned, drawn = of_scene(scene, rect, WIDTH), scene.cardboard.drawn
    scene.begin_anew()
    window.surveyor.want(window.bridge.circuit)
    hand.settle()
    assert scene.cardboard.drawn > drawn
    anew = of_scene(scene, rect, WIDTH)
    off = np.abs(turned.astype(int) - anew.astype(int)).max(axis=2)
    assert (off > 40).mean() < 0.002


@pytest.mark.slow
def test_a_ghost_that_only_moves_is_the_same_item(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    scene, spots = hand.window.canvas.scene, hand.window.bridge.table.spots[:3]
    scene.show_ghost(spots)
    ghost = scene._ghost[0]
    begin = ghost.sceneBoundingRect().center()
    scene.show_ghost([replace(spot, place=spot.place + (20 + 5j)) for spot in spots])
    assert scene._ghost == [ghost]
    moved = ghost.sceneBoundingRect().center() - begin
    assert (round(moved.x(), 3), round(moved.y(), 3)) == (20, -5)
    scene.show_ghost(spots[:2])
    assert scene._ghost[0] is not ghost


@pytest.mark.slow
def test_100_percent_is_a_millimetre_a_pixel(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    hand.keys("^0")
    assert hand.window.canvas.view.zoom == pytest.approx(1)
    assert hand.window.status.zoom.text() == "100 %"


@pytest.mark.slow
def test_a_circuit_of_many_metres_is_seen_whole(open_window: Opened) -> None:
    hand = open_window(track_of(" ".join(["START", *["L4"] * 300])))
    view, table = hand.window.canvas.view, hand.window.canvas.scene.table_rect()
    shown = view.mapToScene(view.viewport().rect()).boundingRect()
    assert table.width() > 60_000
    assert shown.contains(table)


@pytest.mark.slow
def test_a_circuit_that_was_closed_has_the_whole_view(open_window: Opened) -> None:
    """It was a third as large as the view: there was room for pieces that do not come."""
    hand = open_window(track_of("START L4 L4 R2L R2L R2L"))
    window, view = hand.window, hand.window.canvas.view
    view.fit()
    window.loop_closing.begin()
    hand.settle()
    QTest.keyClick(window.closing.list, Qt.Key.Key_Return)
    hand.settle()
    assert window.bridge.circuit.geometry.closed_exactly
    hand.qtbot.wait(100)
    zoom = view.zoom
    view.fit()
    assert zoom == pytest.approx(view.zoom, rel=0.1)


@pytest.mark.slow
def test_an_edit_that_opens_a_lap_does_not_make_it_small(open_window: Opened) -> None:
    """One straight more in the lap, and all of it was shown at two thirds of its size."""
    hand = open_window("race-bike-course")
    window, view = hand.window, hand.window.canvas.view
    view.fit()
    before = view.zoom
    window.bridge.do(Insert(("L4",), 2))
    hand.settle()
    hand.qtbot.wait(100)
    assert not window.bridge.circuit.geometry.closed_exactly
    assert view.zoom > 0.75 * before
