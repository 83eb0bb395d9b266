"""Scenery, names of corners and measuring, by mouse and keys in the real window."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.builders import OVAL, track_of
from tests.editor.conftest import CTRL, SHIFT, Hand, Opened
from tests.editor.pictures import count_of, grabbed, of_scene
from tests.model.picture.drawing.test_image_files import png
from trackwright.editor.canvas.painting.strokes import to_scene
from trackwright.editor.canvas.scenery import handle_points
from trackwright.editor.window.table_menu import menu_at
from trackwright.model.edit.scenery import AddScenery, new_item
from trackwright.model.files.library import kit, load_track
from trackwright.model.files.track_files import read_track, save_track
from trackwright.model.layout.scenery import SceneryItem, SceneryKind
from trackwright.model.picture.picture import PictureOptions, picture_of

ALT = Qt.KeyboardModifier.AltModifier
GRASS = SceneryItem(1, "grass", 500, 300, 200, 100)
LABEL = new_item("label", 300 + 300j, "Pits")
MIDDLE = 500 + 300j


def opened(open_window: Opened, *items: SceneryItem, track: str = OVAL) -> Hand:
    made = track_of(track)
    return open_window(AddScenery(items).apply(made, kit(made.kit)) if items else made)


def answering(hand: Hand, *answers: str | None) -> list[tuple[str, str]]:
    """Answer questions for words; what was asked, and what was proposed."""
    asked: list[tuple[str, str]] = []
    left = iter(answers)

    def answer(title: str, name: str, text: str, most: int) -> str | None:
        asked.append((title, text))
        return next(left)

    hand.window.scenery.ask_words = answer
    return asked


def double_click(hand: Hand, point: complex) -> None:
    viewport = hand.window.canvas.view.viewport()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(viewport, left, none, hand.at(point))
    QTest.mouseDClick(viewport, left, none, hand.at(point))
    QTest.mouseRelease(viewport, left, none, hand.at(point))


def only(hand: Hand) -> SceneryItem:
    (item,) = hand.window.bridge.track.scenery
    return item


def chosen(hand: Hand) -> tuple[set[int], set[int]]:
    """The selected pieces and scenery."""
    return set(hand.window.bridge.selection), set(hand.window.bridge.scenery)


def begin(hand: Hand, kind: SceneryKind) -> None:
    hand.window.actions_by_id[f"scenery.{kind}"].trigger()


# --- putting it on the table


def test_a_click_puts_grass_there_and_a_drag_makes_it_as_large(open_window: Opened) -> None:
    hand = opened(open_window)
    begin(hand, "grass")
    hand.click(MIDDLE)
    bridge = hand.window.bridge
    assert abs(only(hand).centre - MIDDLE) < 3
    assert bridge.scenery == {1}
    assert hand.window.tool_name == "select"
    hand.keys("^Z")
    assert not bridge.track.scenery
    begin(hand, "gravel")
    hand.drag(200 + 200j, 320 + 260j)
    assert only(hand).kind == "gravel"
    assert only(hand).width_mm == pytest.approx(120, abs=3)
    assert only(hand).height_mm == pytest.approx(60, abs=3)
    assert bridge.document.labels == ("Add gravel",)


@pytest.mark.slow
def test_a_label_is_asked_for_its_words_and_is_one_step(open_window: Opened) -> None:
    hand = opened(open_window)
    asked = answering(hand, "Pit lane", None)
    hand.keys("T")
    hand.click(MIDDLE)
    assert only(hand).text == "Pit lane"
    assert asked == [("Label", "")]
    assert len(hand.window.bridge.document.labels) == 1
    hand.keys("T")
    hand.click(200 + 200j)
    assert len(hand.window.bridge.track.scenery) == 1, "the question was cancelled"


@pytest.mark.slow
def test_a_title_is_proposed_as_the_circuit_is_called(open_window: Opened) -> None:
    hand = opened(open_window)
    asked = answering(hand, "test")
    begin(hand, "title")
    hand.click(MIDDLE)
    assert asked == [("Title", "test")]
    assert only(hand).kind == "title"


@pytest.mark.slow
def test_escape_puts_it_back(open_window: Opened) -> None:
    hand = opened(open_window)
    begin(hand, "trees")
    hand.keys("Esc")
    hand.click(MIDDLE)
    assert not hand.window.bridge.track.scenery
    assert hand.window.tool_name == "select"


# --- choosing, moving, sizing, turning


@pytest.mark.slow
def test_it_is_dragged_and_snaps_unless_alt_is_held(open_window: Opened) -> None:
    hand = opened(open_window, GRASS)
    hand.drag(MIDDLE, MIDDLE + 103.3 + 51.7j)
    item = only(hand)
    assert abs(item.centre - (603 + 352j)) < 6
    assert item.x_mm % 5 == 0
    assert item.y_mm % 5 == 0
    hand.drag(item.centre, item.centre - 33.3, ALT)
    assert only(hand).x_mm % 5 != 0
    assert hand.window.bridge.document.labels == ("Move scenery",) * 2


@pytest.mark.slow
def test_it_is_drawn_where_it_is_dragged_to_while_the_button_is_held(open_window: Opened) -> None:
    hand = opened(open_window, GRASS)
    view = hand.window.canvas.view
    colour = hand.window.colours.grass

    def shown() -> int:
        rect = hand.window.canvas.scene.sceneRect()
        area = rect.intersected(rect.__class__(to_scene(400 + 700j), to_scene(600 + 550j)))
        return count_of(of_scene(hand.window.canvas.scene, area.normalized(), 300), colour)

    before = shown()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=hand.at(MIDDLE))
    QTest.mouseMove(view.viewport(), hand.at(MIDDLE + 200j))
    QTest.mouseMove(view.viewport(), hand.at(MIDDLE + 320j))
    assert shown() > before + 3000
    hand.keys("Esc")
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=hand.at(MIDDLE + 320j))
    assert only(hand) == GRASS
    assert shown() == before


@pytest.mark.slow
def test_a_corner_sizes_it_and_the_knob_turns_it(open_window: Opened) -> None:
    hand = opened(open_window, GRASS)
    hand.click(MIDDLE)
    lower_left, *_, upper_left, knob = handle_points(GRASS, 1 / hand.window.canvas.view.zoom)
    hand.drag(upper_left, upper_left - 100 + 50j)
    item = only(hand)
    assert item.width_mm == pytest.approx(300, abs=6)
    assert item.height_mm == pytest.approx(150, abs=6)
    assert abs(item.corners[1] - GRASS.corners[1]) < 0.01, "the opposite corner stays"
    hand.keys("^Z")
    hand.drag(knob, MIDDLE - 100)
    assert only(hand).degrees == pytest.approx(90, abs=0.1)
    assert abs(only(hand).centre - MIDDLE) < 0.01
    assert abs(lower_left - GRASS.corners[0]) < 1e-9


@pytest.mark.slow
def test_keys_nudge_turn_copy_and_remove_it(open_window: Opened) -> None:
    hand = opened(open_window, GRASS)
    hand.click(MIDDLE)
    view, bridge = hand.window.canvas.view, hand.window.bridge
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert only(hand).x_mm == 530
    assert len(bridge.document.labels) == 1, "nudges are one step"
    hand.keys("Q")
    assert only(hand).degrees == 22.5
    hand.keys("^C ^V")
    assert len(bridge.track.scenery) == 2
    assert bridge.scenery == {2}
    hand.keys("^D")
    assert bridge.scenery == {3}
    hand.keys("Del")
    assert {item.id for item in bridge.track.scenery} == {1, 2}
    assert len(bridge.track.piece_locations) == 10, "pieces stay"
    hand.keys("^Z")
    assert bridge.scenery == {3}, "undo selects it again"
    hand.keys("^Z ^Z ^Z ^Z")
    assert only(hand) == GRASS
    hand.keys("^Y ^Y ^Y ^Y ^Y")
    assert {item.id for item in bridge.track.scenery} == {1, 2}


@pytest.mark.slow
def test_pieces_and_scenery_are_chosen_and_removed_together(open_window: Opened) -> None:
    hand = opened(open_window, GRASS, LABEL)
    bridge = hand.window.bridge
    hand.keys("^A")
    assert bridge.scenery == {1, 2}
    assert len(bridge.selection) == 10
    QTest.keyClick(hand.window.canvas.view, Qt.Key.Key_Up)
    assert [item.y_mm for item in bridge.track.scenery] == [310, 310]
    assert bridge.track.frames[0].y_mm == 10
    hand.keys("^Z Del")
    assert not bridge.track.scenery
    assert not bridge.track.piece_locations
    assert len(bridge.document.labels) == 1


@pytest.mark.slow
def test_a_click_on_the_road_chooses_the_piece_and_writing_lies_above_it(
    open_window: Opened,
) -> None:
    hand = opened(open_window)
    middle = hand.middle(1)
    hand.window.bridge.do(
        AddScenery((SceneryItem(1, "grass", middle.real, middle.imag, 300, 300),))
    )
    hand.click(middle)
    assert chosen(hand) == ({1}, set())
    hand.window.bridge.do(AddScenery((new_item("label", middle, "Start"),)))
    hand.click(middle)
    assert chosen(hand) == (set(), {2})
    hand.click(hand.middle(3), SHIFT)
    assert chosen(hand) == ({3}, {2})
    hand.click(middle, CTRL)
    assert chosen(hand) == ({3}, set())


@pytest.mark.slow
def test_locked_scenery_lets_clicks_through_until_it_is_unlocked(open_window: Opened) -> None:
    hand = opened(open_window, GRASS)
    hand.click(MIDDLE)
    actions = hand.window.actions_by_id
    actions["scenery.lock"].trigger()
    hand.click(900 + 700j)
    hand.click(MIDDLE)
    assert not hand.window.bridge.scenery
    hand.drag(MIDDLE, MIDDLE + 100)
    assert only(hand).centre == MIDDLE
    actions["scenery.unlock"].trigger()
    hand.click(MIDDLE)
    assert hand.window.bridge.scenery == {1}


@pytest.mark.slow
def test_the_menu_of_the_table_is_about_the_scenery_under_the_mouse(open_window: Opened) -> None:
    hand = opened(open_window, GRASS)
    menu = menu_at(hand.window, MIDDLE)
    names = {action.objectName() for action in menu.actions()}
    assert {"scenery.lock", "edit.delete"} <= names
    assert "mark.difficulty" not in names
    assert hand.window.bridge.scenery == {1}
    menu.deleteLater()


@pytest.mark.slow
def test_a_double_click_changes_the_words(open_window: Opened) -> None:
    hand = opened(open_window, LABEL)
    asked = answering(hand, "Pit lane")
    double_click(hand, LABEL.centre)
    assert asked == [("Label", "Pits")]
    assert only(hand).text == "Pit lane"
    assert only(hand).width_mm > LABEL.width_mm


@pytest.mark.slow
def test_the_inspector_shows_and_changes_its_figures(open_window: Opened) -> None:
    hand = opened(open_window, GRASS, LABEL)
    form = hand.window.inspector.scenery
    assert form.isHidden()
    hand.click(MIDDLE)
    assert not form.isHidden()
    assert [field.value() for field in (*form.place, *form.sides)] == [50, 30, 20, 10]
    form.sides[0].setValue(25)
    form.degrees.setValue(45)
    first = hand.window.bridge.track.scenery[0]
    assert (first.width_mm, first.degrees, first.height_mm) == (250, 45, 100)
    hand.click(LABEL.centre)
    type_into(form.text, "Paddock")
    assert hand.window.bridge.track.scenery[1].text == "Paddock"


def type_into(field: QLineEdit, words: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, words)
    QTest.keyClick(field, Qt.Key.Key_Return)


@pytest.mark.slow
def test_the_canvas_shows_scenery_as_it_is_exported(open_window: Opened) -> None:
    hand = opened(open_window, GRASS)
    hand.window.use_theme("light")
    hand.settle()
    assert count_of(grabbed(hand.window.canvas.view), hand.window.colours.grass) > 2000
    exported = picture_of(hand.window.bridge.circuit, PictureOptions(furniture=False))
    assert exported.layer("ground").items


# --- names of corners


@pytest.mark.slow
def test_a_double_click_names_a_corner(open_window: Opened) -> None:
    hand = opened(open_window)
    asked = answering(hand, "Eau Rouge", "")
    double_click(hand, hand.middle(4))
    bridge = hand.window.bridge
    assert asked == [("Corner 1", "")]
    assert [corner.name for corner in bridge.circuit.measures.corners] == ["Eau Rouge", None]
    assert bridge.document.labels == ("Name corner 1",)
    assert hand.window.inspector.pieces.corner.text() == "Eau Rouge"
    assert "Corner 1 (Eau Rouge)" in hand.window.inspector.pieces.what.text()
    double_click(hand, hand.middle(2))
    assert asked[1] == ("Corner 1", "Eau Rouge")
    assert not bridge.track.markers


@pytest.mark.slow
def test_a_straight_is_not_named(open_window: Opened) -> None:
    hand = opened(open_window)
    asked = answering(hand)
    double_click(hand, hand.middle(6))
    hand.keys("N")
    assert not asked
    assert hand.window.status.currentMessage() == "No corner here"


@pytest.mark.slow
def test_a_corner_is_named_by_key_and_in_the_inspector(open_window: Opened) -> None:
    hand = opened(open_window)
    answering(hand, "Parabolica")
    hand.click(hand.middle(8))
    hand.keys("N")
    bridge = hand.window.bridge
    assert [corner.name for corner in bridge.circuit.measures.corners] == [None, "Parabolica"]
    hand.click(hand.middle(3))
    type_into(hand.window.inspector.pieces.corner, "Hairpin")
    assert [corner.name for corner in bridge.circuit.measures.corners] == ["Hairpin", "Parabolica"]
    hand.keys("^Z ^Z")
    assert not bridge.track.markers


# --- pictures to trace


@pytest.fixture
def map_file(tmp_path: Path) -> Path:
    file = tmp_path / "maps" / "spa.png"
    file.parent.mkdir()
    file.write_bytes(png(400, 200))
    return file


@pytest.mark.slow
def test_a_picture_lies_beneath_the_pieces_in_its_shape(
    open_window: Opened, map_file: Path
) -> None:
    hand = opened(open_window)
    hand.window.use_theme("light")
    hand.window.scenery.ask_picture = lambda: str(map_file)
    hand.settle()
    before = grabbed(hand.window.canvas.view)
    hand.window.actions_by_id["scenery.picture"].trigger()
    hand.settle()
    item = only(hand)
    assert item.width_mm == pytest.approx(2 * item.height_mm, rel=1e-3)
    assert Path(item.file or "") == map_file
    shown = grabbed(hand.window.canvas.view)
    assert (shown != before).any(axis=2).mean() > 0.1
    asphalt = hand.window.colours.asphalt
    assert count_of(shown, asphalt) >= 0.9 * count_of(before, asphalt)
    hand.window.actions_by_id["scenery.shown"].trigger()
    hand.window.bridge.select(())
    hand.settle()
    hidden = grabbed(hand.window.canvas.view)
    assert (hidden != before).any(axis=2).mean() < 0.02


@pytest.mark.slow
def test_a_picture_that_is_opened_is_laid_beneath_the_circuit(
    open_window: Opened, map_file: Path
) -> None:
    """The message was that pictures can be opened, and that this one cannot."""
    hand = opened(open_window)
    laid = hand.codes_laid()
    assert hand.window.files.open_if_free(str(map_file))
    assert Path(only(hand).file or "") == map_file
    assert hand.codes_laid() == laid


@pytest.mark.slow
def test_it_is_scaled_by_two_points(open_window: Opened, map_file: Path) -> None:
    hand = opened(open_window)
    hand.window.scenery.add_picture(str(map_file))
    item = only(hand)
    asked: list[float] = []

    def twice(mm: float) -> float:
        asked.append(mm)
        return 2 * mm

    hand.window.scenery.ask_distance = twice
    hand.window.actions_by_id["scenery.scale"].trigger()
    hand.click(item.centre)
    hand.click(item.centre + 80)
    assert asked == [pytest.approx(80, abs=3)]
    assert only(hand).width_mm == pytest.approx(2 * item.width_mm, rel=0.01)
    assert abs(only(hand).centre - item.centre) < 3
    assert hand.window.tool_name == "select"
    assert hand.window.bridge.document.labels[-1] == "Scale picture"


@pytest.mark.slow
def test_it_is_found_again_in_the_saved_file(open_window: Opened, map_file: Path) -> None:
    hand = opened(open_window)
    hand.window.scenery.add_picture(str(map_file))
    file = map_file.parent.parent / "spa.json"
    hand.window.files.ask_file = lambda proposed: str(file)
    assert hand.window.files.save()
    assert json.loads(file.read_text())["scenery"][0]["file"] == "maps/spa.png"
    assert not hand.window.bridge.is_modified
    assert read_track(file, kit) == hand.window.bridge.track


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda file: file.unlink(), "No such file"),
        (lambda file: file.write_bytes(b"<svg/>"), "expected a PNG or JPEG picture"),
        (lambda file: file.write_bytes(png(60_000, 60_000)), "60000 x 60000 pixels"),
        (lambda file: file.write_bytes(png(400, 200)[:60]), "damaged"),
    ],
    ids=["missing", "another", "bomb", "cut"],
)
def test_a_picture_that_cannot_be_shown_says_why_and_blocks_nothing(
    open_window: Opened, map_file: Path, spoil: Callable[[Path], object], reason: str
) -> None:
    track = track_of(OVAL)
    item = SceneryItem(1, "picture", 500, 300, 900, 400, file=map_file.as_posix())
    file = map_file.parent / "circuit.json"
    save_track(AddScenery((item,)).apply(track, kit(track.kit)), file)
    spoil(map_file)
    hand = open_window(read_track(file, kit))
    hand.settle()
    found = hand.window.canvas.scene.scenery.pictures.of(map_file.as_posix())
    assert isinstance(found, str)
    assert reason in found
    hand.codes("L4")
    assert len(hand.window.bridge.track.piece_locations) == 11


@pytest.mark.slow
def test_choosing_a_picture_that_cannot_be_shown_is_answered(
    open_window: Opened, map_file: Path
) -> None:
    hand = opened(open_window)
    told: list[str] = []
    hand.window.scenery.complain = told.append
    hand.window.scenery.add_picture(str(map_file.with_name("gone.png")))
    assert "gone.png cannot be shown" in told[0]
    assert not hand.window.bridge.track.scenery


@pytest.mark.slow
def test_a_picture_that_is_dropped_is_laid_beneath_the_circuit(
    open_window: Opened, map_file: Path
) -> None:
    hand = opened(open_window)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(map_file))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    viewport = hand.window.canvas.view.viewport()
    QApplication.sendEvent(viewport, QDragEnterEvent(QPoint(50, 50), copy, data, left, none))
    QApplication.sendEvent(hand.window, QDropEvent(QPointF(50, 50), copy, data, left, none))
    assert Path(only(hand).file or "") == map_file
    assert hand.codes_laid() == OVAL


# --- measuring


@pytest.mark.slow
def test_two_clicks_measure_from_joint_to_joint(open_window: Opened) -> None:
    hand = opened(open_window, track="START L4 L4")
    hand.keys("")
    hand.window.actions_by_id["tool.measure"].trigger()
    table = hand.window.bridge.table
    joint = table.spots[1].at(0.0)
    end = table.spots[2].at(0.0)
    hand.click(joint + 4 + 3j)
    QTest.mouseMove(hand.window.canvas.view.viewport(), hand.at(end + 3 - 4j))
    hand.click(end + 3 - 4j)
    words = hand.window.status.currentMessage()
    assert words.startswith("208.0 mm")
    assert words.endswith("208.0 mm along the road · 4 positions")
    hand.keys("Esc")
    assert hand.window.tool_name == "select"
    assert not hand.window.bridge.is_modified


@pytest.mark.slow
def test_while_the_mouse_moves_the_status_bar_says_how_far_it_is(open_window: Opened) -> None:
    """And not what is under the mouse."""
    hand = opened(open_window)
    hand.window.use_tool("measure")
    hand.click(300 + 300j, ALT)
    QTest.mouseMove(hand.window.canvas.view.viewport(), hand.at(hand.middle(1)))
    assert " mm · " in hand.window.status.currentMessage()


@pytest.mark.slow
def test_a_double_click_ends_the_row_and_alt_does_not_snap(open_window: Opened) -> None:
    hand = opened(open_window)
    hand.window.use_tool("measure")
    tool = hand.window.tools["measure"]
    for point in (300 + 300j, 400 + 300j):
        hand.click(point, ALT)
    double_click(hand, 400 + 400j)
    told = hand.window.status.currentMessage()
    assert float(told.split()[0]) == pytest.approx(200, abs=5)
    QTest.mouseMove(hand.window.canvas.view.viewport(), hand.at(700 + 400j) + QPoint(1, 1))
    assert hand.window.status.currentMessage() == told
    assert tool.is_begun
    hand.click(500 + 500j, ALT)
    assert hand.window.status.currentMessage().startswith("0.0 mm")


# --- legible at any zoom


@pytest.mark.slow
@pytest.mark.parametrize("zoom", [0.12, 0.3, 0.7, 2.0])
def test_signs_are_large_enough_to_read_or_not_there(open_window: Opened, zoom: float) -> None:
    hand = open_window(load_track("april-raceway"))
    hand.window.canvas.view.zoom_to(zoom)
    hand.settle()
    signs = hand.window.canvas.scene.signs
    seen = 0
    for sign, item in signs._items.items():
        if sign.badge is not None and item.isVisible():
            assert sign.badge.size_mm * item.scale() * zoom >= 9.99
            seen += 1
    assert seen >= 4
    if zoom == 2.0:
        assert all(item.scale() == 1.0 for item in signs._items.values())


@pytest.mark.slow
def test_enlarged_signs_do_not_hide_each_other(open_window: Opened) -> None:
    hand = open_window(load_track("april-raceway"))
    hand.window.canvas.view.zoom_to(0.15)
    hand.settle()
    shown = [
        item.sceneBoundingRect()
        for sign, item in hand.window.canvas.scene.signs._items.items()
        if sign.badge is not None and item.isVisible()
    ]
    for i, one in enumerate(shown):
        for other in shown[:i]:
            both = one.intersected(other)
            least = min(one.width() * one.height(), other.width() * other.height())
            assert both.width() * both.height() < 0.2 * least
