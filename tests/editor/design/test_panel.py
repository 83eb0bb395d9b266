"""The Design panel: circuits to order, found beside the work at the table."""

import json
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bench.timing import slowness
from tests.builders import OVAL, track_of
from tests.design.wishlists import CLUB
from tests.editor.conftest import Hand, Opened
from tests.editor.ticker import never_waiting
from trackwright.design.wishes import Wishes, wishes_from_json
from trackwright.editor.app.translation import language
from trackwright.editor.design.panel import DesignPanel
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.validators.finding import Severity
from trackwright.validators.report import check_circuit

LEFT = Qt.MouseButton.LeftButton
HEART = Path(__file__).parents[3] / "docs/outlines/heart.gpx"
STOP_S = 0.06
FULL = Wishes(
    kit="motograndprix",
    level="expert",
    positions=(105, 115),
    laps=4,
    board_cm=(120.0, 90.0),
    boxes=2,
    avoid=("R1", "R2L"),
    use={"R4": 3},
    corners=(8, 1000),
    hairpins=(0, 2),
    longest=(12, 20),
    direction="right",
    grass_mm=20.0,
    outline=((0.0, 0.0), (9.0, 0.0), (9.0, 5.0), (0.0, 5.0)),
    likeness=0.04,
    rules="motograndprix-expert",
    play=("surely pole_wins < 21%", "rounds >= 50", "0.1 <= retired <= 0.3"),
    looks={"crowded": 3.0},
    most_looks=8.0,
    unlike=0.07,
)


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    language.use("en")


def opened(open_window: Opened, track: str | None = "april-raceway") -> Hand:
    hand = open_window(track)
    hand.window.resize(1440, 900)
    hand.window.begin_design()
    hand.settle()
    return hand


def found(open_window: Opened, count: int = 3, wishes: Wishes = CLUB) -> Hand:
    """A window whose search has found so many."""
    hand = opened(open_window)
    panel = hand.window.design
    panel.use_wishes(wishes)
    panel.form.count.setValue(count)
    search(hand)
    return hand


def search(hand: Hand) -> None:
    hand.window.design.start_button.click()
    hand.settle()


def drag(panel: DesignPanel, name: str, begin: int, end: int) -> None:
    """Drag a handle of a range, as with the mouse."""
    slider = panel.form.ranges[name].slider
    panel.parts.form.ensureWidgetVisible(slider)
    middle = slider.height() // 2

    def at(value: int) -> QPoint:
        return QPointF(slider.x_of(value), middle).toPoint()

    QTest.mousePress(slider, LEFT, pos=at(begin))
    QTest.mouseMove(slider, at((begin + end) // 2))
    QTest.mouseMove(slider, at(end))
    QTest.mouseRelease(slider, LEFT, pos=at(end))


# --- wishes


@pytest.mark.parametrize(
    "words", ["design", "generate", "propose", "random circuit", "circuits to order"]
)
def test_the_palette_of_commands_finds_it_by_any_word(open_window: Opened, words: str) -> None:
    window = open_window("april-raceway").window
    window.guidance.show_commands()
    (shown,) = window.findChildren(CommandPalette)
    shown.field.setText(words)
    rows = [shown.list.item(row).text() for row in range(shown.list.count())]
    assert any("Circuits to order" in row for row in rows)
    shown.close()


def test_it_begins_with_the_open_circuit(open_window: Opened) -> None:
    panel = opened(open_window).window.design
    wishes = panel.wishes
    assert (wishes.kit, wishes.level, wishes.board_cm) == ("motograndprix", "standard", (100, 80))
    assert wishes.positions is not None
    assert wishes.positions[0] < 75 < wishes.positions[1]
    assert panel.form.refused == ()


def test_untouched_wishes_follow_the_next_circuit_and_others_stay(open_window: Opened) -> None:
    hand = opened(open_window, None)
    window = hand.window
    window.files.load("nuerburg-ring")
    level = window.bridge.track.level
    assert window.design.wishes.level == level
    window.design.form.boxes.setValue(3)
    window.files.load("april-raceway")
    assert (window.design.wishes.boxes, window.design.wishes.level) == (3, level)


def test_every_wish_can_be_shown_and_is_still_the_same(open_window: Opened) -> None:
    panel = opened(open_window).window.design
    panel.use_wishes(FULL)
    panel.form.boxes.setValue(3)  # all fields are read again
    panel.form.boxes.setValue(2)
    assert panel.wishes == FULL
    assert len(panel.form.conditions.rows) == 3


def test_wishes_are_saved_and_read_as_the_command_line_does(
    open_window: Opened, tmp_path: Path
) -> None:
    window = opened(open_window).window
    file = tmp_path / "wishes.json"
    window.ordering.files.ask_file = lambda how: str(file)
    window.design.use_wishes(FULL)
    window.ordering.save_wishes()
    assert wishes_from_json(json.loads(file.read_text("utf-8")), "file") == FULL
    window.design.use_circuit()
    window.ordering.open_wishes()
    assert window.design.wishes == FULL
    assert window.status.currentMessage() == f"Wishes read from {file}"
    window.ordering.save_wishes()  # over one of its kind
    file.write_text('{"kit": "motograndprix", "corner": 3}', "utf-8")
    window.ordering.open_wishes()
    assert window.design.wishes == FULL
    assert "corner" in window.status.currentMessage()
    file.write_text('{"kit": "no such"}', "utf-8")
    window.ordering.open_wishes()
    assert window.design.wishes == FULL
    assert "no kit 'no such' is installed" in window.status.currentMessage()
    file.write_text('{"rules": "no such"}', "utf-8")
    window.ordering.open_wishes()
    assert "no ruleset named 'no such'" in window.status.currentMessage()


@pytest.mark.parametrize(
    ("wishes", "field", "words"),
    [
        ({"positions": (128, 128)}, "positions", "positions"),
        ({"corners": (40, 60)}, "corners", "At least 40"),
        ({"board_cm": (40.0, 40.0)}, "board", "40 cm"),
        ({"use": {"R4": 30}}, "pieces", "R4"),
        ({"longest": (0, 5)}, "longest", "grid and run-up"),
    ],
)
def test_what_cannot_be_is_said_beside_the_field_at_once(
    open_window: Opened, wishes: dict[str, object], field: str, words: str
) -> None:
    hand = opened(open_window)
    panel = hand.window.design
    panel.form.change(**wishes)
    hand.qtbot.waitUntil(lambda: bool(panel.form.fault_at(field)), timeout=2000)
    assert words.lower() in panel.form.fault_at(field).lower()
    panel.start_button.click()
    assert not panel.is_searching
    panel.use_circuit()
    assert not panel.form.fault_at(field)


def test_a_kit_has_its_own_pieces_levels_and_rules(open_window: Opened) -> None:
    form = opened(open_window).window.design.form
    form.change(avoid=("R1",), play=("rounds < 60",))
    form.kit.setCurrentIndex(form.kit.findData("ausgebremst"))
    wishes = form.wishes
    assert (wishes.kit, wishes.avoid, wishes.play, wishes.level) == ("ausgebremst", (), (), None)
    assert "PIT4" in form.pieces.buttons
    rules = [form.rules.itemData(row) for row in range(form.rules.count())]
    assert rules == [None, "ausgebremst-family", "ausgebremst-pro"]
    form.pieces.choose("PIT4", 1)
    form.pieces.choose("C1-90", 0)
    assert (form.wishes.use, form.wishes.avoid) == ({"PIT4": 1}, ("C1-90",))
    assert form.folds["pieces"].head.text() == "Pieces (2)"


def test_a_condition_is_put_together_from_fields(open_window: Opened) -> None:
    form = opened(open_window).window.design.form
    form.conditions.add.click()
    (row,) = form.conditions.rows
    assert form.wishes.play == ("surely overtakes_per_bike_and_lap > 1",)
    assert row.figure.currentText() == "Overtakes per bike per lap"  # type: ignore[union-attr]
    row.figure.setCurrentIndex(row.figure.findData("pole_wins"))  # type: ignore[union-attr]
    row.sign.setCurrentIndex(row.sign.findData("<"))  # type: ignore[union-attr]
    row.limit.setValue(21.5)  # type: ignore[union-attr]
    row.surely.setChecked(False)  # type: ignore[union-attr]
    assert form.wishes.play == ("pole_wins < 21.5%",)
    assert form.refused == ()
    row.removed.emit()
    assert not form.wishes.play


# --- searching


@pytest.mark.slow
def test_it_finds_circuits_that_pass_every_check(open_window: Opened) -> None:
    hand = found(open_window)
    panel = hand.window.design
    entries = panel.found.entries
    assert len(entries) >= 3
    assert panel.gallery.count() == len(entries)
    for entry in entries:
        circuit = entry.proposal.circuit
        assert check_circuit(circuit).open(Severity.ERROR, Severity.WARNING) == ()
        assert circuit.positions == 75
    assert "circuits found" in panel.state.text()
    assert not panel.is_searching
    item = panel.gallery.item(0)
    assert item.text().startswith("75 positions\n")
    assert "looks" in item.text()
    assert not item.icon().isNull()


@pytest.mark.slow
def test_start_again_looks_for_more_and_the_gallery_only_grows(open_window: Opened) -> None:
    hand = found(open_window, 2)
    panel = hand.window.design
    before = list(panel.found.entries)
    circuits = [entry.proposal for entry in before]
    search(hand)
    assert len(panel.found.entries) >= len(before) + 2
    assert panel.found.entries[: len(before)] == before
    assert [entry.proposal for entry in before] == circuits
    panel.sort_by("corners")
    corners = [entry.proposal.facts.corners for entry in panel.found.entries]
    assert corners == sorted(corners)
    shown = [panel.gallery.item(i).data(Qt.ItemDataRole.UserRole) for i in range(len(corners))]
    assert shown == panel.found.entries


@pytest.mark.slow
def test_dragging_a_range_dims_what_is_beyond_it_and_searches_on(open_window: Opened) -> None:
    wishes = replace(CLUB, positions=(76, 90))
    hand = found(open_window, 4, wishes)
    panel = hand.window.design
    old = list(panel.found.entries)
    drag(panel, "positions", 90, 80)
    span = panel.wishes.positions
    assert span is not None
    assert span[0] == 76
    assert 78 <= span[1] <= 82
    assert [bool(e.lacks) for e in old] == [e.proposal.facts.positions > span[1] for e in old]
    panel.form.ranges["positions"].low.setValue(span[1])
    assert panel.searcher.busy == (panel.found.fitting < 4)
    hand.settle()
    assert panel.found.fitting >= 4
    panel.sort()
    lacking = [bool(entry.lacks) for entry in panel.found.entries]
    assert lacking == sorted(lacking)
    last = panel.found.entries[-1]
    if last.lacks:
        tip = panel.gallery.item(panel.gallery.count() - 1).toolTip()
        assert f"Not as wished for now: {last.proposal.facts.positions} positions" in tip


@pytest.mark.slow
def test_a_copy_is_a_new_circuit_without_a_file(open_window: Opened) -> None:
    hand = found(open_window, 1)
    window = hand.window
    panel = window.design
    track = window.bridge.track
    panel.gallery.setFocus()
    panel.gallery.setCurrentRow(0)
    assert panel.details.isVisible()
    assert "positions" in panel.details.text()
    QTest.keyClick(panel.gallery, Qt.Key.Key_Return)
    (other,) = (one for one in window.desk.windows if one is not window)
    assert other.bridge.path is None
    assert other.bridge.track == panel.found.entries[0].proposal.circuit.track
    assert window.bridge.track is track
    Hand(other, hand.qtbot).settle()


@pytest.mark.slow
def test_an_empty_window_takes_the_copy_itself(open_window: Opened) -> None:
    hand = opened(open_window, None)
    window = hand.window
    window.design.use_wishes(replace(CLUB, board_cm=(120.0, 90.0)))
    window.design.form.count.setValue(1)
    search(hand)
    panel = window.design
    entry = panel.found.entries[0]
    panel.form.change(board_cm=(125.0, 95.0))
    panel.open_copy(entry)
    hand.settle()
    assert window.desk.windows == [window]
    assert window.bridge.track.board_cm == (125.0, 95.0)
    assert panel.found.entries[0] is entry


@pytest.mark.slow
def test_more_like_this_not_like_this_and_the_marked_part(open_window: Opened) -> None:
    hand = found(open_window, 2)
    window, panel = hand.window, hand.window.design
    first = panel.found.entries[0]
    panel.gallery.setCurrentRow(0)
    QTest.keyClick(panel.gallery, Qt.Key.Key_Minus)
    assert first.lacks == ("like a circuit that is not wanted",)
    assert panel.taboo.isVisible()
    panel.taboo.drop.click()
    assert not first.lacks
    QTest.keyClick(panel.gallery, Qt.Key.Key_Plus)
    assert panel.wishes.origin == first.proposal.codes
    assert panel.origin.isVisible()
    hand.settle()
    panel.origin.drop.click()
    assert panel.wishes.origin == ()
    panel.stop()
    window.bridge.select({1, 2, 3, 4})
    panel.form.change(positions=(68, 82))
    panel.keep_marked()
    assert len(panel.wishes.keep) == 4
    hand.settle()
    kept = [entry for entry in panel.found.entries if entry.found_for.keep]
    assert kept
    pieces = [piece.piece for piece in window.bridge.track.pieces()][:4]
    for entry in kept:
        codes = list(entry.proposal.codes) * 2
        assert any(codes[i : i + 4] == pieces for i in range(len(codes) - 4))


@pytest.mark.slow
def test_if_nothing_comes_it_says_what_to_relax(open_window: Opened) -> None:
    hand = opened(open_window)
    panel = hand.window.design
    panel.use_wishes(Wishes(level="expert", positions=(119, 119), board_cm=(85.0, 70.0)))
    panel.start_button.click()
    hand.qtbot.waitUntil(lambda: "nearest miss" in panel.advice.text().lower())
    assert "0 kept, nearest miss: " in panel.state.text()
    assert "larger board" in panel.advice.text()
    panel.stop_button.click()
    hand.settle()


@pytest.mark.slow
def test_the_window_goes_on_while_it_searches(open_window: Opened) -> None:
    hand = found(open_window, 1)
    panel = hand.window.design
    panel.form.count.setValue(200)
    with never_waiting(hand):
        panel.start_button.click()
        hand.qtbot.wait(2500)
        hand.window.bridge.select({3})
        hand.keys("Del")
        hand.qtbot.wait(500)
        assert panel.is_searching
        panel.stop_button.click()
        hand.settle()


@pytest.mark.slow
def test_stop_is_heard_at_once(open_window: Opened) -> None:
    hand = found(open_window, 1)
    panel = hand.window.design
    panel.form.count.setValue(200)
    took = []
    for pause in (400, 900, 1500):
        panel.start_button.click()
        hand.qtbot.wait(pause)
        job = panel.searcher._job
        assert job is not None
        begun = time.perf_counter()
        panel.stop_button.click()
        job.wait()
        took.append(time.perf_counter() - begun)
        hand.settle()
    assert sorted(took)[1] < STOP_S * max(2.0, slowness())
    assert not panel.stop_button.isEnabled()


@pytest.mark.slow
@pytest.mark.parametrize("ms", [0, 300])
def test_closing_the_window_stops_the_search(open_window: Opened, ms: int) -> None:
    window = open_window("april-raceway").window
    other = window.desk.open_window(window.bridge.track)
    other.begin_design()
    other.design.form.count.setValue(200)
    other.design.start_button.click()
    end = time.perf_counter() + ms / 1000
    while time.perf_counter() < end:
        QApplication.processEvents()
    job = other.design.searcher._job
    assert job is not None
    other.close()
    job.wait()
    assert not [one for one in threading.enumerate() if one.name.startswith("design")]
    assert window.desk.windows == [window]


# --- the outline


def test_an_outline_lies_beneath_the_table_until_it_is_dropped(open_window: Opened) -> None:
    hand = opened(open_window)
    window = hand.window
    window.ordering.files.ask_file = lambda how: str(HEART)
    window.design.form.choose_outline.click()
    scene = window.canvas.scene
    points = scene.outline.points
    assert len(points) > 50
    board = window.bridge.track.board_cm
    assert board is not None
    rect = scene.outline.rect
    assert rect.width() < 10 * board[0] + 1
    assert rect.height() < 10 * board[1] + 1
    assert (rect.center() - scene.pieces_rect.center()).manhattanLength() < 1
    window.actions_by_id["design.outline_shown"].trigger()
    assert scene.outline.points == ()
    window.actions_by_id["design.outline_shown"].trigger()
    assert scene.outline.points == points
    window.builder.lay("START")
    assert scene.outline.points == points
    window.design.form.drop_outline.click()
    assert scene.outline.points == ()
    assert scene.outline.rect.isNull()


@pytest.mark.slow
def test_a_file_without_an_outline_is_refused_in_words(open_window: Opened, tmp_path: Path) -> None:
    window = opened(open_window).window
    file = tmp_path / "nothing.svg"
    file.write_text("<svg/>", "utf-8")
    window.ordering.files.ask_file = lambda how: str(file)
    window.ordering.choose_outline()
    assert "nothing.svg" in window.status.currentMessage()
    assert window.design.wishes.outline == ()


# --- fields


def test_an_end_that_is_dragged_to_the_end_is_open(open_window: Opened) -> None:
    hand = opened(open_window)
    panel = hand.window.design
    corners = panel.form.ranges["corners"]
    assert corners.span is None
    corners.low.setValue(5)
    corners.high.setValue(9)
    assert panel.wishes.corners == (5, 9)
    drag(panel, "corners", 9, 30)
    assert panel.wishes.corners == (5, 1000)
    assert corners.high.text() == "any"
    drag(panel, "corners", 5, 0)
    assert panel.wishes.corners is None
    corners.high.lineEdit().setText("12")
    corners.high.interpretText()
    assert panel.wishes.corners == (0, 12)


def test_a_circuit_that_is_no_lap_gives_its_board_only(open_window: Opened) -> None:
    hand = open_window(track_of(OVAL.split()[0]))
    assert hand.window.design.wishes.positions is None
    assert hand.window.design.form.ranges["positions"].span is not None


@pytest.mark.slow
def test_it_speaks_german(open_window: Opened) -> None:
    language.use("de")
    panel = opened(open_window).window.design
    panel.form.change(corners=(40, 60))
    panel.form._check()
    assert panel.form.fault_at("corners").startswith("Kurven: mindestens 40")
