"""Large circuits: no edit keeps the window waiting, few items are made, opening can be given up."""

import gc
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from bench import large
from bench.serpentine import KIT as KIT_ID
from bench.serpentine import serpentine
from bench.timing import slowness
from tests.amounts import amount
from tests.builders import track_of
from tests.editor.conftest import Hand, Opened, held_midway
from tests.editor.pictures import count_of, grabbed
from tests.editor.ticker import loaded_objects_set_aside
from trackwright.editor.app.jobs import is_work_left
from trackwright.editor.canvas.cardboard import MOST_IN_FULL, Z_OUTLINE
from trackwright.editor.dialogs import progress
from trackwright.editor.dialogs.export import Order
from trackwright.editor.dialogs.progress import ProgressDialog
from trackwright.editor.docks.problems import tree as problem_tree
from trackwright.editor.window import opening
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit
from trackwright.model.files.track_files import save_track
from trackwright.model.layout.track import Run, Track
from trackwright.model.picture.picture import PictureOptions
from trackwright.reports.export import ExportOptions

KIT = kit(KIT_ID)
READS_S = 60
"""How long a file is read that nobody waits for."""
OFTEN = (
    *("lay", "delete", "mirror_all_pieces", "mirror", "undo_mirror", "reverse", "set_line_all"),
    *("undo_line_all", "drag_some", "close_view_lay"),
)
"""What is done of all that is measured with 10,000 pieces; the rest with 1,000, and in a soak."""


ODD = ("duplicate_all", "undo_duplicate", "theme")
"""It is twice as large then; and a theme is no edit."""
EVERY = tuple(name for name in large.WORKS if name not in ODD)


def too_slow(hand: Hand, names: tuple[str, ...], limit_ms: float) -> dict[str, tuple[float, float]]:
    """What kept the window's thread at work for longer, and how long it might have."""
    window, found = hand.window, {}
    window.resize(1320, 860)
    for name in names:
        before, work = large.WORKS[name]
        gc.collect()  # what is done is measured, not what was left before
        if before is not None:
            before(window)
            large.settle(window)
        slow = slowness()
        worked_ms = large.figures_of(window, work)["worked_ms"]
        if worked_ms > limit_ms * slow:
            found[name] = worked_ms, limit_ms * slow
    return found


def hold_to(open_window: Opened, pieces: int, names: tuple[str, ...], limit_ms: float) -> None:
    """What is too slow once is done again, after all that leads to it: a machine may have had
    something else to do."""
    with loaded_objects_set_aside():
        found = too_slow(open_window(serpentine(pieces)), names, limit_ms)
    if found:
        last = max(map(names.index, found))
        with loaded_objects_set_aside():
            again = too_slow(open_window(serpentine(pieces)), names[: last + 1], limit_ms)
        assert not found.keys() & again.keys(), (found, again)


@pytest.mark.slow
def test_nothing_that_is_done_with_1000_pieces_keeps_the_window_waiting(
    open_window: Opened,
) -> None:
    hold_to(open_window, 1000, EVERY, 50)


@pytest.mark.slow
@pytest.mark.soak
def test_nothing_that_is_done_with_10_000_pieces_keeps_the_window_waiting(
    open_window: Opened,
) -> None:
    hold_to(open_window, 10_000, amount(OFTEN, soak=EVERY), 500)


# --- the canvas ---------------------------------------------------------------------------------


def drawn(hand: Hand) -> None:
    hand.settle()
    hand.qtbot.waitUntil(lambda: not hand.window.canvas.scene.is_busy)


@pytest.mark.slow
def test_many_pieces_are_few_items_until_one_looks_closely(open_window: Opened) -> None:
    hand = open_window(serpentine(1000))
    window, scene = hand.window, hand.window.canvas.scene
    drawn(hand)
    assert not scene.cardboard.items
    assert len(scene.items()) < 1000
    asphalt = count_of(grabbed(window.canvas.view), window.colours.asphalt)
    assert asphalt > 1000  # it is seen nevertheless
    large.close_up_view(window)
    drawn(hand)
    near = window.bridge.table.pieces_in_rectangle(*_seen(hand))
    assert near
    assert {str(id) for id in near} <= scene.cardboard.items.keys()
    assert len(scene.cardboard.items) <= MOST_IN_FULL
    window.canvas.view.fit()
    drawn(hand)
    assert not scene.cardboard.items


def _seen(hand: Hand) -> tuple[complex, complex]:
    view = hand.window.canvas.view
    rect = view.mapToScene(view.viewport().rect()).boundingRect()
    return complex(rect.left(), -rect.bottom()), complex(rect.right(), -rect.top())


@pytest.mark.slow
def test_pieces_in_outline_follow_the_edits(open_window: Opened) -> None:
    """What is seen after edits is what is seen when the same circuit is opened."""
    hand = open_window(serpentine(1000))
    window, scene = hand.window, hand.window.canvas.scene
    drawn(hand)
    before = grabbed(window.canvas.view)
    window.bridge.select(list(window.bridge.track.piece_locations)[300:420])
    window.builder.delete()
    window.builder.mirror_all()
    window.bridge.build_at(None)
    drawn(hand)
    window.canvas.view.fit()
    edited = grabbed(window.canvas.view)
    assert (edited != before).any(axis=2).mean() > 0.01
    scene.begin_anew()
    window.surveyor.want(window.bridge.circuit)
    drawn(hand)
    window.canvas.view.fit()
    assert (grabbed(window.canvas.view) != edited).any(axis=2).mean() < 0.001


@pytest.mark.slow
def test_outlines_of_pieces_that_lie_on_each_other_go_with_them(open_window: Opened) -> None:
    """Copies that are laid where the first ones lie have the very same outlines."""
    one = serpentine(1024)
    copies = (replace(piece, id=piece.id + 2000) for piece in one.runs[0].pieces)
    both = replace(one, runs=(*one.runs, Run(tuple(copies))), markers=())
    hand = open_window(both)
    window, scene = hand.window, hand.window.canvas.scene
    drawn(hand)
    window.bridge.select(window.bridge.track.piece_locations)
    window.builder.delete()
    drawn(hand)
    kinds = [item for item in scene.items() if item.zValue() == Z_OUTLINE]
    assert not kinds


@pytest.mark.slow
def test_a_small_circuit_has_no_outlines(open_window: Opened) -> None:
    scene = open_window("april-raceway").window.canvas.scene
    assert not [item for item in scene.items() if item.zValue() == Z_OUTLINE]


def test_pieces_that_look_alike_share_their_drawing(open_window: Opened) -> None:
    hand = open_window(track_of("START L4 L4 R2L R2L R2R R2L"))
    items = hand.window.canvas.scene.cardboard.items
    assert items["2"].drawing is items["3"].drawing
    assert items["5"].drawing is items["7"].drawing
    assert items["5"].drawing is not items["4"].drawing  # it lies at another heading


@pytest.mark.slow
def test_the_lines_of_a_board_are_few_items(open_window: Opened) -> None:
    hand = open_window(serpentine(1000))
    drawn(hand)
    board = [sign for sign in hand.window.canvas.scene.signs.all if sign.layer == "board"]
    assert sum(len(sign.items) for sign in board) > 1000
    assert len(board) < 100


@pytest.mark.slow
def test_a_check_that_finds_very_much_lists_the_first(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(problem_tree, "MOST_ROWS", 3)
    hand = open_window(serpentine(300))
    tree, report = hand.window.problems.tree, hand.window.problems.report
    assert report is not None
    groups = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    group = max((one for one in groups if one), key=lambda one: one.childCount())
    found = [finding for finding in report.findings if group.text(0).startswith(finding.code)]
    children = filter(None, (group.child(row) for row in range(group.childCount())))
    rows = [row for row in children if problem_tree.bulk_of(row) is None]
    assert len(found) > 3
    assert len(rows) == 4
    assert rows[3].text(0) == f"{len(found) - 3} more of this kind"


# --- history ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_travelling_over_many_steps_is_one_change(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    bridge, changes = hand.window.bridge, list[object]()
    before = bridge.track
    for _ in range(6):
        hand.window.builder.lay("L1")
    bridge.changed.connect(changes.append)
    hand.window.history.list.setCurrentRow(0)
    assert bridge.track == before
    assert len(changes) == 1
    assert len(bridge.document.undone_labels) == 6
    hand.window.history.list.setCurrentRow(4)
    assert (len(bridge.document.labels), len(changes)) == (4, 2)


# --- opening ------------------------------------------------------------------------------------


@pytest.fixture
def large_file(tmp_path: Path) -> Path:
    file = tmp_path / "large.json"
    save_track(serpentine(4000), file)
    assert opening.is_large(file)
    return file


def dialog_of(hand: Hand) -> ProgressDialog | None:
    return hand.window.findChild(ProgressDialog)


def whenever_shown(hand: Hand, act: Callable[[ProgressDialog], object]) -> None:
    """Do it as soon as the dialog is there."""

    def look() -> None:
        dialog = dialog_of(hand)
        if dialog is not None and dialog.isActiveWindow():
            act(dialog)
            return
        if dialog is not None:
            dialog.activateWindow()
        QTimer.singleShot(1, look)

    QTimer.singleShot(0, look)


@pytest.mark.slow
def test_opening_a_large_circuit_shows_how_far_it_is(
    open_window: Opened, large_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window("april-raceway")
    seen: list[str] = []
    steps: list[int] = []
    is_watched = threading.Event()
    read = opening.read_circuit

    def read_when_watched(path: Path) -> Circuit:
        is_watched.wait(60)
        return read(path)

    def watch(dialog: ProgressDialog) -> None:
        seen.append(dialog.labelText())
        dialog._job.progressed.connect(lambda done, of: steps.append(done))
        is_watched.set()

    monkeypatch.setattr(opening, "read_circuit", read_when_watched)

    whenever_shown(hand, watch)
    assert hand.window.files.open(str(large_file))
    assert "large.json" in seen[0]
    assert sorted(steps) == [1, 2, 3], "a step may come while the one before is shown"
    assert len(hand.window.bridge.track.piece_locations) == 4000
    assert hand.window.bridge.path == large_file.resolve()
    drawn(hand)
    hand.qtbot.waitUntil(lambda: dialog_of(hand) is None)


@pytest.mark.slow
def test_esc_gives_up_opening_and_nothing_has_changed(
    open_window: Opened, large_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window("april-raceway")
    window, may_go_on = hand.window, threading.Event()
    window.builder.lay("L1")
    drawn(hand)
    before = window.bridge.track, window.bridge.path, window.windowTitle()
    picture = grabbed(window.canvas.view)
    read = opening.read_circuit

    def slow(path: Path) -> Circuit:
        may_go_on.wait(READS_S)
        return read(path)

    monkeypatch.setattr(opening, "read_circuit", slow)
    whenever_shown(hand, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    begun = time.perf_counter()
    assert not window.files.open(str(large_file))
    assert time.perf_counter() - begun < READS_S / 2, "the window waited for the thread"
    may_go_on.set()
    assert (window.bridge.track, window.bridge.path, window.windowTitle()) == before
    assert window.bridge.document.labels == ("Insert L1",)
    assert large_file not in window.settings.recent
    drawn(hand)
    assert (grabbed(window.canvas.view) == picture).all()
    hand.qtbot.waitUntil(lambda: dialog_of(hand) is None)


@pytest.mark.slow
def test_a_large_file_that_cannot_be_read_says_why(
    open_window: Opened, large_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window("april-raceway")
    said: list[str] = []
    files = hand.window.files
    monkeypatch.setattr(files, "complain", lambda what, error: said.append(str(error.message)))
    large_file.write_text(large_file.read_text().replace('"L4"', '"L9"'))
    before = hand.window.bridge.track
    assert not files.open(str(large_file))
    assert "L9" in said[0]
    assert hand.window.bridge.track is before


@pytest.mark.slow
def test_a_small_file_is_opened_at_once(open_window: Opened, tmp_path: Path) -> None:
    hand, file = open_window(), tmp_path / "small.json"
    save_track(Track("Small", KIT_ID, runs=track_of("START L4").runs), file)
    assert not opening.is_large(file)
    assert hand.window.files.open(str(file))


# --- exporting


def picture_of_many(tmp_path: Path) -> Order:
    return Order(tmp_path / "large.png", ExportOptions(PictureOptions(), 6000))


@pytest.mark.slow
def test_a_large_picture_is_drawn_while_the_window_lives(
    open_window: Opened, tmp_path: Path
) -> None:
    """In several bands: so there is progress to be shown."""
    hand = open_window(serpentine(300))
    drawn(hand)
    steps: list[tuple[int, int]] = []
    beats = 0

    def watch(dialog: ProgressDialog) -> None:
        nonlocal beats
        beats += 1
        steps.append((dialog.value(), dialog.maximum()))
        QTimer.singleShot(20, dialog, lambda: watch(dialog))

    whenever_shown(hand, watch)
    order = picture_of_many(tmp_path)
    hand.window.files._export(order)
    assert QImage(str(order.path)).width() == 6000
    assert max(of for _, of in steps) > 1
    assert max(done for done, _ in steps) >= 1
    assert beats > 10, "the window was frozen"
    assert str(order.path) in hand.window.status.currentMessage()
    hand.qtbot.waitUntil(lambda: dialog_of(hand) is None)


@pytest.mark.slow
def test_esc_gives_up_an_export_and_nothing_is_written(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(serpentine(300))
    drawn(hand)
    order = picture_of_many(tmp_path)
    held_midway(monkeypatch)

    def cancel_later(dialog: ProgressDialog) -> None:
        """The first band is drawn."""
        if dialog.value() > 0:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            QTimer.singleShot(1, dialog, lambda: cancel_later(dialog))

    whenever_shown(hand, cancel_later)
    hand.window.files._export(order)
    assert "Cancelled" in hand.window.status.currentMessage()
    hand.qtbot.waitUntil(lambda: dialog_of(hand) is None)
    hand.qtbot.waitUntil(lambda: not is_work_left())
    assert not list(tmp_path.glob("large*"))
    asked: list[bool] = []
    monkeypatch.setattr(hand.window.files, "export", lambda: asked.append(True))
    hand.keys("^E")
    assert asked, "a cancelled export is not the last one"


@pytest.mark.slow
def test_a_quick_export_shows_no_dialog(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(track_of("START L4"))
    shown: list[object] = []
    monkeypatch.setattr(ProgressDialog, "exec", shown.append)
    monkeypatch.setattr(ProgressDialog, "showEvent", lambda dialog, event: shown.append(event))
    monkeypatch.setattr(progress, "AT_ONCE_S", 60)
    hand.window.files._export(Order(tmp_path / "a.csv", ExportOptions()))
    assert (tmp_path / "a.csv").exists()
    assert shown == []
    hand.qtbot.waitUntil(lambda: dialog_of(hand) is None)
