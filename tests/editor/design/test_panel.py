"""The Design panel: circuits to order, found beside the work at the table."""

import json
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bench.timing import slowness
from tests.builders import OVAL, track_of
from tests.design.wishlists import CLUB
from tests.editor.conftest import Hand, Opened
from tests.editor.ticker import never_waiting
from trackwright.design.search.maps import map_of, read_map
from trackwright.design.search.proposals import Status
from trackwright.design.wishes import Wishes, wishes_from_json
from trackwright.editor.app.storage import ASIDE, Storage
from trackwright.editor.app.translation import language
from trackwright.editor.design.found.finds import Entry
from trackwright.editor.design.panel import DesignPanel
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.model.files.library import load_circuit
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
    hand.qtbot.waitUntil(lambda: bool(panel.form.fault_at(field)))
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


# --- wishes of last time


def test_wishes_are_there_again_after_a_restart(open_window: Opened, tmp_path: Path) -> None:
    hand = opened(open_window)
    hand.window.design.use_wishes(FULL)
    hand.window.close()
    panel = DesignPanel(hand.window.bridge, Storage(hand.window.settings.folder))
    assert panel.wishes == FULL
    assert panel.last.isVisibleTo(panel)
    panel.form.boxes.setValue(3)
    assert not panel.last.isVisibleTo(panel), "these are the wishes of now"
    panel.use_circuit()
    assert panel.wishes.boxes == 1
    assert panel.wishes.play == ()
    panel.shut_down()
    again = DesignPanel(hand.window.bridge, Storage(hand.window.settings.folder))
    assert again.wishes == panel.wishes, "a reset is for good"
    assert not again.last.isVisibleTo(again)
    again.shut_down()
    for one in (panel, again):
        one.deleteLater()


def test_a_new_window_has_the_wishes_of_the_last_search(open_window: Opened) -> None:
    hand = opened(open_window)
    window = hand.window
    window.design.use_wishes(replace(CLUB, boxes=3))
    window.design.start_button.click()
    window.design.stop_button.click()
    other = window.desk.open_window(load_circuit("gp-ring").track)
    assert other.design.wishes.boxes == 3
    other.files.load("nuerburg-ring")
    assert other.design.wishes.kit == "ausgebremst", "each kit has wishes of its own"
    other.files.load("april-raceway")
    assert other.design.wishes.boxes == 3
    Hand(other, hand.qtbot).settle()
    hand.settle()


def test_untouched_wishes_are_not_kept(open_window: Opened) -> None:
    window = opened(open_window).window
    window.close()
    assert not list(window.settings.folder.glob("wishes/*"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not JSON"),
        ('{"kit": "motograndprix", "corner": 3}', "corner"),
        ('{"kit": "motograndprix", "avoid": ["Q9"]}', "Q9"),
        ('{"kit": "motograndprix", "level": "easiest"}', "easiest"),
    ],
)
def test_wishes_that_cannot_be_read_are_set_aside(
    open_window: Opened, text: str, words: str
) -> None:
    window = opened(open_window).window
    storage = window.settings.storage
    file = storage.folder / "wishes" / "motograndprix.json"
    file.parent.mkdir()
    file.write_text(text, "utf-8")
    panel = DesignPanel(window.bridge, storage)
    assert panel.wishes == window.design.wishes
    assert file.with_name(file.name + ASIDE).read_text("utf-8") == text
    (trouble,) = storage.take_troubles()
    assert words in trouble
    panel.shut_down()
    panel.deleteLater()


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
@pytest.mark.parametrize("has_map", [False, True])
def test_the_window_goes_on_while_it_searches(open_window: Opened, has_map: bool) -> None:
    """Also if what is found is raced for the map at once."""
    hand = found(open_window, 1)
    panel = hand.window.design
    panel.show_map(has_map)
    panel.map.choose("positions", "overtakes_per_bike_and_lap")
    hand.settle()
    panel.form.count.setValue(200)
    with never_waiting(hand):
        panel.start_button.click()
        hand.qtbot.wait(1500)
        hand.window.bridge.select({3})
        hand.keys("Del")
        hand.qtbot.wait(500)
        assert panel.is_searching
        panel.stop_button.click()
        hand.settle()


@pytest.mark.slow
def test_stop_is_heard_at_once(open_window: Opened) -> None:
    """The buttons change with the click, the search has ended after 60 ms."""
    hand = found(open_window, 1)
    panel = hand.window.design
    panel.form.count.setValue(200)
    took = []
    for pause in (300, 500, 700, 900, 1100):
        panel.start_button.click()
        hand.qtbot.wait(pause)
        job = panel.searcher._job
        assert job is not None
        begun = time.perf_counter()
        panel.stop_button.click()
        assert panel.start_button.isEnabled()
        assert not panel.stop_button.isEnabled()
        assert not panel.bar.isVisible()
        job.wait()
        took.append(time.perf_counter() - begun)
        hand.settle()
    assert sorted(took)[2] < STOP_S * slowness()
    assert not panel.is_searching


@pytest.mark.slow
def test_what_was_kept_is_of_this_search(open_window: Opened) -> None:
    hand = found(open_window)
    panel, told = hand.window.design, list[tuple[str, str]]()

    def note(order: object, status: Status) -> None:
        told.append((f"{status.bursts} tried, {status.kept} kept", panel.state.text()))

    panel.searcher.reached.connect(note)
    search(hand)
    is_enough = told.pop()
    assert is_enough[1].startswith("6 circuits found")
    panel.form.count.setValue(60)
    panel.start()
    hand.qtbot.waitUntil(lambda: len(told) > 2)
    panel.stop()
    assert all(shown.startswith(expected) for expected, shown in told)


@pytest.mark.slow
def test_the_bar_fills_until_there_are_enough(open_window: Opened) -> None:
    hand = opened(open_window)
    panel, shown = hand.window.design, list[int]()
    panel.use_wishes(CLUB)
    panel.form.count.setValue(3)
    panel.searcher.reached.connect(lambda *_: shown.append(panel.bar.value()))
    search(hand)
    assert panel.found.fitting >= 3
    assert 0 < shown[0] <= shown[-1] == panel.bar.maximum()
    assert shown == sorted(shown)


@pytest.mark.slow
def test_start_right_after_stop_searches_on(open_window: Opened) -> None:
    hand = found(open_window, 1)
    panel = hand.window.design
    panel.form.count.setValue(3)
    panel.start_button.click()
    hand.qtbot.wait(200)
    panel.stop_button.click()
    panel.start_button.click()
    assert panel.is_searching
    hand.settle()
    assert panel.found.fitting >= 3


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


# --- the map


def on_map(panel: DesignPanel, entry: Entry) -> QPoint:
    return panel.map.view.place_of(entry).toPoint()


@pytest.mark.slow
def test_the_map_shows_where_circuits_lie_while_it_grows(open_window: Opened) -> None:
    hand = opened(open_window)
    panel = hand.window.design
    panel.use_wishes(replace(CLUB, positions=(60, 90), board_cm=(120.0, 90.0)))
    panel.form.count.setValue(6)
    panel.map_button.click()
    assert panel.map.isVisible()
    assert not panel.gallery.isVisible()
    seen = set()
    panel.map.shown.connect(lambda: seen.add(len(panel.map.view.spots)))
    search(hand)
    assert len(seen) > 1, "it grows"
    view, entries = panel.map.view, panel.found.entries
    assert set(view.spots) == set(entries)
    across, up = view.scales()
    for entry in entries:
        facts, place = entry.proposal.facts, view.place_of(entry)
        assert place.x() == pytest.approx(across.px(facts.positions))
        assert place.y() == pytest.approx(up.px(entry.proposal.looks.score))
    ends = [view.place_of(entry).x() for entry in entries]
    assert min(ends) > 0
    assert max(ends) < view.width()
    ordered = sorted(entries, key=lambda entry: entry.proposal.facts.positions)
    assert view.place_of(ordered[0]).x() < view.place_of(ordered[-1]).x()
    assert across.px(across.ticks[0]) < across.px(across.ticks[-1])


@pytest.mark.slow
def test_a_point_of_the_map_is_chosen_and_opened_like_a_picture(open_window: Opened) -> None:
    hand = found(open_window, 4, replace(CLUB, positions=(60, 90), board_cm=(120.0, 90.0)))
    window, panel = hand.window, hand.window.design
    panel.map_button.click()
    view = panel.map.view
    for entry in panel.found.entries:
        QTest.mouseClick(view, LEFT, pos=on_map(panel, entry))
        assert panel.gallery.current is not None
        assert view.place_of(panel.gallery.current) == view.place_of(entry)
    assert "positions" in panel.details.text()
    hand.settle()
    assert view.picture is not None
    view.setFocus()
    outermost = min(panel.found.entries, key=lambda one: view.place_of(one).x())
    panel.gallery.choose(outermost)
    chosen = {outermost}
    for _ in range(8):
        QTest.keyClick(view, Qt.Key.Key_Right)
        chosen.add(panel.gallery.current)  # type: ignore[arg-type]
    assert len(chosen) > 1
    current = panel.gallery.current
    assert current is not None
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert current.lacks
    panel.taboo.drop.click()
    panel.stop()
    QTest.keyClick(view, Qt.Key.Key_Return)
    (other,) = (one for one in window.desk.windows if one is not window)
    assert other.bridge.track == current.proposal.circuit.track
    Hand(other, hand.qtbot).settle()
    panel.map_button.click()
    assert panel.gallery.isVisible()
    assert panel.gallery.current is current


@pytest.mark.slow
def test_figures_of_play_are_raced_for_the_map(open_window: Opened) -> None:
    """As the command line races them."""
    hand = found(open_window, 3)
    panel = hand.window.design
    panel.map_button.click()
    names = ("positions", "overtakes_per_bike_and_lap")
    panel.map.choose(*names)
    assert "to go" in panel.map.note.text()
    hand.settle()
    assert not panel.map.note.isVisible()
    proposals = [entry.proposal for entry in panel.found.entries]
    wish = read_map(",".join(names), panel.wishes)
    told = map_of(proposals, wish, panel.form.seed.value(), threading.Event())
    for number, spot in told.spots.items():
        ours = panel.map.view.spots[panel.found.entries[number - 1]]
        assert [one.value for one in ours] == [one.value for one in spot]
    panel.gallery.setCurrentRow(0)
    assert "Overtakes per bike per lap: " in panel.details.text()
    panel.clear()
    assert not panel.map.view.spots


@pytest.mark.slow
def test_circuits_in_one_place_are_chosen_one_after_the_other(open_window: Opened) -> None:
    hand = found(open_window, 3)
    panel = hand.window.design
    panel.map_button.click()
    panel.map.choose("positions", "positions")
    hand.qtbot.wait(50)  # it is laid out
    view, entries = panel.map.view, panel.found.entries
    assert len({(p.x(), p.y()) for p in map(view.place_of, entries)}) == 1
    at, chosen = on_map(panel, entries[0]), []
    for _ in entries:
        QTest.mouseClick(view, LEFT, pos=at)
        chosen.append(panel.gallery.current)
        assert view.place_of(entries[0]).toPoint() == at, "nothing moves beneath the mouse"
        hand.qtbot.wait(QApplication.doubleClickInterval() + 50)
    assert set(chosen) == set(entries)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert panel.gallery.current is chosen[0]


def test_an_empty_map_says_what_it_is_for(open_window: Opened) -> None:
    hand = opened(open_window)
    panel = hand.window.design
    hand.window.actions_by_id["design.map"].trigger()
    assert panel.shows_map
    assert "appear here" in panel.map.view.empty
    fields = [panel.map.up.itemData(row) for row in range(panel.map.up.count())]
    assert fields[:5] == ["positions", "corners", "hairpins", "longest", "looks"]
    assert "overtakes_per_bike_and_lap" in fields
    QTest.keyClick(panel.map.view, Qt.Key.Key_Right)
    QTest.mouseClick(panel.map.view, LEFT)
    panel.form.kit.setCurrentIndex(panel.form.kit.findData("ausgebremst"))
    fields = [panel.map.up.itemData(row) for row in range(panel.map.up.count())]
    assert fields == ["positions", "corners", "hairpins", "longest", "looks"], "no rules yet"


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


def test_an_outline_is_dropped_on_the_window(open_window: Opened, tmp_path: Path) -> None:
    """On the panel or the table; what cannot be read is said, and changes nothing."""
    hand = open_window("april-raceway")
    window = hand.window

    def drop(path: Path) -> None:
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path))])
        where = (QPointF(200, 200), Qt.DropAction.CopyAction, mime, LEFT)
        window.dropEvent(QDropEvent(*where, Qt.KeyboardModifier.NoModifier))

    drop(HEART)
    assert window.sees_panel("design")
    assert len(window.design.wishes.outline) > 8
    assert window.canvas.scene.outline.points
    before = window.design.wishes
    bad = tmp_path / "bad.svg"
    bad.write_text("<svg/>", "utf-8")
    drop(bad)
    assert window.design.wishes == before
    assert "bad.svg" in window.status.currentMessage()


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


def test_words_over_the_gallery_are_not_cut(open_window: Opened) -> None:
    """In a narrow dock they take several lines."""
    hand = open_window("april-raceway")
    window = hand.window
    window.show_panel("design")
    dock = window.docks["design"]
    dock.setFloating(True)
    panel = window.design
    panel.choose_form.setChecked(False)
    panel._say("41 tried, 15 kept, nearest miss: " + "easy corners, too few pieces " * 4)
    dock.resize(340, 420)
    hand.settle()
    assert panel.choose_form.isVisible()
    hand.qtbot.waitUntil(
        lambda: panel.state.height() >= panel.state.heightForWidth(panel.state.width())
    )
