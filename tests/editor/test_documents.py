"""Files: saving, opening, asking, and getting back what was not saved."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QWidget

from bench.hostile_input import PASTED, dropped, pasted, write_hostile_files
from bench.leaks import RACE, settle
from bench.serpentine import serpentine
from bench.ticker import ticking, wait_until
from bench.timing import slowness
from tests.builders import track_of
from tests.editor.conftest import CTRL, Hand, Opened, once_asked
from tests.editor.pictures import count_of, grabbed
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.storage import Storage
from trackwright.editor.app.translation import language
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.editor.dialogs.library import LibraryDialog
from trackwright.editor.dialogs.recover import RecoverDialog
from trackwright.editor.document.drafts import Draft, left_behind
from trackwright.editor.document.session import Session
from trackwright.editor.library.entries import empty_track
from trackwright.editor.start import after_fault, bring_back, new_desk
from trackwright.editor.window.files import MOST_AT_ONCE
from trackwright.editor.window.window import Window
from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.files.library import kit, load_track
from trackwright.model.files.track_files import read_track, save_track, track_text

ROOT = Path(__file__).parents[2]
MOST_LOST_S = 10


@pytest.mark.slow
def test_a_track_is_saved_opened_and_remembered(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    window, file = hand.window, tmp_path / "mine.json"
    hand.codes("START L4")
    window.files.ask_file = lambda proposed: str(tmp_path / "mine")
    assert window.isWindowModified()
    assert window.files.save()
    assert not window.isWindowModified()
    assert [p.piece for p in read_track(file, kit).pieces()] == ["START", "L4"]
    assert window.settings.recent == [file.resolve()]
    assert window.files.open("april-raceway")
    assert window.bridge.path is None
    assert window.files.open(str(file))
    assert window.bridge.path == file.resolve()


def browse_from(window: Window) -> None:
    """Choose a file in the system's dialog, from the library."""
    dialog = LibraryDialog(window.settings, window.colours, window, "recent", window.bridge.path)
    dialog.browse_button.click()
    dialog.deleteLater()


@pytest.mark.slow
def test_dialogs_begin_beside_the_circuit_else_in_the_folder_last_used_else_in_documents(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []

    def ask(parent: QWidget, title: str, proposed: str, *_: str) -> tuple[str, str]:
        asked.append(Path(proposed))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda which: str(tmp_path / "docs"))
    (tmp_path / "docs").mkdir()
    window = open_window("april-raceway").window
    window.files.save_as()
    browse_from(window)
    assert asked == [tmp_path / "docs" / "april-raceway.json", tmp_path / "docs"]
    (tmp_path / "mine").mkdir()
    file = tmp_path / "mine" / "track.json"
    save_track(load_track("april-raceway"), file)
    assert window.files.open(str(file))
    window.files.save_as()
    window.replay.race(RACE)
    settle(window)
    window.replay.files.save()
    window.replay.files.ask_record()
    window.playtest.results.files.ask_file("save", "figures.csv")
    assert asked[2] == file
    assert [path.parent for path in asked[3:]] == [file.parent, file.parent.parent, file.parent]
    window.bridge.open(load_track("gp-ring"), None)
    window.files.save_as()
    assert asked[-1].parent == file.parent, "where a file was used last"


@pytest.mark.slow
def test_shipped_circuits_are_not_written_over(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    hand.window.files.complain = lambda what, error: None  # type: ignore[method-assign]
    hand.window.files.ask_file = lambda proposed: str(ROOT / "tracks" / "april-raceway.json")
    hand.keys("4")
    assert not hand.window.files.save()


@pytest.mark.slow
def test_unsaved_changes_are_asked_about(open_window: Opened) -> None:
    hand = open_window()
    files = hand.window.files
    hand.codes("START")
    files.ask_unsaved = lambda: QMessageBox.StandardButton.Cancel
    assert not hand.window.close()
    assert not files.open_if_free("april-raceway")
    files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
    assert files.open_if_free("april-raceway")


@pytest.mark.slow
def test_the_export_dialog_writes_what_it_says(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window("april-raceway")
    dialog = ExportDialog(hand.window.bridge.circuit, tmp_path / "april.json", hand.window)
    dialog.form.setCurrentIndex(1)
    assert dialog.file.text().endswith("april.svg")
    assert not dialog.width_px.isEnabled()
    assert dialog.write().read_text("utf-8").startswith("<?xml")
    dialog.deleteLater()


def test_the_export_dialog_makes_tables_in_the_language_of_the_window(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window("promenade")
    language.use("de")
    dialog = ExportDialog(hand.window.bridge.circuit, tmp_path / "mine.json", hand.window)
    assert not dialog.players.isEnabled()
    dialog.form.setCurrentIndex(dialog.form.findData("vtt"))
    assert dialog.players.isEnabled()
    dialog.players.setValue(2)
    order = dialog.order
    language.use("en")
    table = order.options.table
    assert (table.rules, table.players, table.say("Shuffle")) == (None, 2, "Mischen")
    dialog.rules.setCurrentIndex(dialog.rules.findData("moped-betting"))
    assert dialog.order.options.table.rules == "moped-betting"
    assert dialog.write().read_bytes().startswith(b"PK")
    dialog.deleteLater()


PROGRAM = f"""
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from trackwright.editor.start import application, new_desk
from trackwright.editor.app.settings import Settings

app = application()
window = new_desk(Settings(Path(sys.argv[1]))).open_window()
drafts = Path(sys.argv[1], "drafts")
def build():
    for code in ("START", "L4", "R2L"):
        window.builder.lay(code)
    QTimer.singleShot({1000 * MOST_LOST_S}, window, lambda: say("late"))
    saved.start(20)
def say(what):
    if saved.isActive():
        print(what, flush=True)
    saved.stop()
saved = QTimer(window)
saved.timeout.connect(lambda: say("saved") if list(drafts.glob("*.json")) else None)
QTimer.singleShot(0, window, build)
app.exec()
"""


@pytest.mark.slow
def test_after_a_kill_at_most_ten_seconds_are_lost(open_window: Opened, tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    drafts = folder / "drafts"
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(folder)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "saved\n"
        of_others = left_behind(Storage(folder))
        (lock,) = drafts.glob("*.lock")
        shutil.copy(lock, drafts / "old.lock")
        running.send_signal(signal.SIGKILL)
    assert not of_others, "while it runs the draft is its own"
    (draft,) = left_behind(Storage(folder))
    assert [piece.piece for piece in draft.track.pieces()] == ["START", "L4", "R2L"]
    hand = open_window()
    hand.window.bridge.open(draft.track, draft.path, unsaved=True)
    assert hand.codes_laid() == "START L4 R2L"
    assert hand.window.isWindowModified()
    draft.forget()
    assert not left_behind(Storage(folder))
    assert not (drafts / "old.lock").exists(), "nobody's locks are tidied away"


def type_into(hand: Hand, field: QWidget, text: str) -> None:
    """Select all of it and type, as one does; the focus stays there."""
    hand.front()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, CTRL)
    QTest.keyClicks(field, text)


@pytest.mark.slow
def test_what_is_typed_is_saved_while_the_field_has_the_focus(
    open_window: Opened, tmp_path: Path
) -> None:
    hand, file = open_window(), tmp_path / "mine.json"
    hand.codes("START L4")
    window, circuit = hand.window, hand.window.inspector.circuit
    window.bridge.do(SetTrackValue("board_cm", (100.0, 80.0)))
    window.files.ask_file = lambda proposed: str(file)
    window.actions_by_id["file.save"].trigger()
    asked: list[str] = []

    def ask() -> QMessageBox.StandardButton:
        asked.append(window.name)
        return QMessageBox.StandardButton.Cancel

    window.files.ask_unsaved = ask
    typed: list[tuple[QWidget, str, str, object]] = [
        (circuit.name, "Ring", "name", "Ring"),
        (circuit.notes, "steep", "notes", ("steep",)),
        (circuit.board[0], "120", "board_cm", (120.0, 80.0)),
    ]
    for field, text, figure, value in typed:
        type_into(hand, field, text)
        assert window.isWindowModified()
        assert not window.close(), "asked"
        QTest.keyClicks(field, " ")
        window.actions_by_id["file.save"].trigger()
        assert getattr(read_track(file, kit), figure) == value
        assert field.hasFocus()
        assert not window.isWindowModified()
    assert len(asked) == len(typed)


@pytest.mark.slow
def test_esc_in_a_field_puts_the_old_text_back(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    circuit = hand.window.inspector.circuit
    hand.window.bridge.do(SetTrackValue("board_cm", (100.0, 80.0)))
    track, size = hand.window.bridge.track, circuit.board[0].text()
    name, notes = circuit.name.text(), circuit.notes.toPlainText()
    for field in (circuit.name, circuit.notes, circuit.board[0]):
        type_into(hand, field, "12")
        QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (circuit.name.text(), circuit.notes.toPlainText()) == (name, notes)
    assert circuit.board[0].text() == size
    hand.window.canvas.view.setFocus()
    assert hand.window.bridge.track is track


@pytest.mark.slow
def test_a_playtest_rides_as_many_races_as_are_typed(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window("april-raceway")
    playtest = hand.window.playtest
    hand.window.show_panel("playtest")
    ridden: list[int] = []
    monkeypatch.setattr(playtest.racer, "run", lambda wish, circuit: ridden.append(wish.races))
    type_into(hand, playtest.setup.races, "7")
    hand.window.actions_by_id["playtest.run"].trigger()
    assert ridden == [7]


@pytest.mark.slow
def test_the_draft_holds_what_is_being_typed(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    recovery, name = hand.window.recovery, hand.window.inspector.circuit.name
    recovery.use_interval(0)
    type_into(hand, name, "Ring ")
    hand.qtbot.waitUntil(recovery.file.exists)
    assert json.loads(json.loads(recovery.file.read_text("utf-8"))["track"])["name"] == "Ring"
    assert name.text() == "Ring "
    assert not hand.window.bridge.document.labels, "no step before the field is left"
    type_into(hand, name, "April Raceway")
    recovery.write()
    assert not recovery.file.exists()


@pytest.mark.slow
def test_a_window_that_closes_leaves_no_draft(open_window: Opened) -> None:
    hand = open_window()
    hand.codes("START")
    hand.window.recovery.write()
    assert hand.window.recovery.file.exists()
    hand.window.close()
    assert not hand.window.recovery.file.exists()


# --- several windows


@pytest.mark.slow
def test_each_window_has_a_circuit_of_its_own(open_window: Opened) -> None:
    hand = open_window()
    first = hand.window
    hand.codes("START L4")
    first.actions_by_id["window.new"].trigger()
    desk = first.desk
    assert len(desk.windows) == 2
    second = Hand(desk.windows[1], hand.qtbot)
    second.settle()
    second.codes("START R2L")
    assert hand.codes_laid() == "START L4"
    assert second.codes_laid() == "START R2L"
    first.bridge.undo()
    assert second.codes_laid() == "START R2L"
    first.recovery.write()
    second.window.recovery.write()
    assert first.recovery.file != second.window.recovery.file
    assert second.window.recovery.file.exists()


@pytest.mark.slow
def test_the_window_menu_lists_the_windows_and_goes_to_them(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    other = open_window().window
    menu = next(m.menu() for m in hand.window.menuBar().actions() if m.text() == "&Window")
    menu.aboutToShow.emit()  # type: ignore[attr-defined]
    listed = [entry for entry in menu.actions() if entry.objectName() == "listed"]  # type: ignore[attr-defined]
    texts = [entry.text() for entry in listed]
    assert texts == ["April Raceway (not saved yet)", "New circuit (not saved yet)"]
    assert [entry.isChecked() for entry in listed] == [True, False]
    hand.window.activateWindow()
    listed[1].trigger()
    hand.qtbot.waitUntil(other.isActiveWindow)


@pytest.mark.slow
def test_a_file_is_open_in_one_window_only(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    other = open_window()
    assert other.window.files.open(str(file))
    assert other.window.bridge.path is None
    hand.qtbot.waitUntil(hand.window.isActiveWindow)


@pytest.mark.slow
def test_quitting_asks_every_window_and_closes_none_if_one_is_kept(open_window: Opened) -> None:
    one, two = open_window(), open_window()
    one.codes("START")
    two.codes("START")
    asked: list[str] = []

    def answer(name: str, button: QMessageBox.StandardButton) -> QMessageBox.StandardButton:
        asked.append(name)
        return button

    one.window.files.ask_unsaved = lambda: answer("one", QMessageBox.StandardButton.Discard)
    two.window.files.ask_unsaved = lambda: answer("two", QMessageBox.StandardButton.Cancel)
    desk = one.window.desk
    one.window.actions_by_id["file.quit"].trigger()
    assert asked == ["one", "two"]
    assert len(desk.windows) == 2
    assert one.window.isVisible()
    assert one.codes_laid() == "START"


@pytest.mark.slow
def test_files_are_dropped_on_the_table(open_window: Opened, tmp_path: Path) -> None:
    """The first one opens in the window, the second one beside it."""
    files = []
    for name, codes in (("one", ["START", "L4"]), ("two", ["START", "R2L"])):
        file = tmp_path / f"{name}.json"
        save_track(track_of(" ".join(codes)), file)
        files.append(QUrl.fromLocalFile(str(file)))
    hand = open_window()
    data = QMimeData()
    data.setUrls(files)
    viewport = hand.window.canvas.view.viewport()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(50, 50), copy, data, left, none)
    QApplication.sendEvent(viewport, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(hand.window, QDropEvent(QPointF(50, 50), copy, data, left, none))
    assert hand.codes_laid() == "START L4"
    others = [w for w in hand.window.desk.windows if w is not hand.window]
    assert [w.bridge.path for w in others] == [(tmp_path / "two.json").resolve()]
    Hand(others[0], hand.qtbot).settle()


@pytest.mark.slow
@pytest.mark.parametrize("suffix", [".gif", ".json"])
def test_a_dropped_picture_that_cannot_be_traced_says_what_can_be_dropped(
    open_window: Opened, tmp_path: Path, suffix: str
) -> None:
    hand = open_window(track_of("START"))
    window = hand.window
    picture = tmp_path / f"circuit{suffix}"
    assert window.grab().save(str(picture), "PNG")
    told: list[tuple[str, str]] = []
    window.files.complain = lambda what, error: told.append((what, str(error.message)))  # type: ignore[method-assign]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(picture))])
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), copy, data, left, none)
    QApplication.sendEvent(window.canvas.view.viewport(), enter)
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), copy, data, left, none))
    ((what, words),) = told
    assert what == "Cannot open the file"
    assert words.startswith(f"circuit{suffix} is neither a circuit nor a saved race.")
    assert ".json" in words
    assert "PNG or JPEG" in words
    assert hand.codes_laid() == "START"


def test_what_no_file_is_is_not_dropped(open_window: Opened, tmp_path: Path) -> None:
    """A page of the web is refused; a file goes past the fields that take text."""
    window = open_window().window
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    page, file = QUrl("https://example.org/a.json"), QUrl.fromLocalFile(str(tmp_path / "a.json"))
    fields = (window.inspector.circuit.notes.viewport(), window.inspector.circuit.name)
    for url, accepted in ((page, False), (file, True)):
        data = QMimeData()
        data.setUrls([url])
        for widget in (window.canvas.view.viewport(), *fields):
            copy = Qt.DropAction.CopyAction
            enter = QDragEnterEvent(QPoint(5, 5), copy, data, left, none)
            QApplication.sendEvent(widget, enter)
            assert enter.isAccepted() == accepted
            QApplication.sendEvent(widget, QDragLeaveEvent())  # else Qt keeps the target
    assert not window.inspector.circuit.notes.canInsertFromMimeData(data)
    assert not window.inspector.circuit.name.acceptDrops()


@pytest.mark.slow
def test_what_was_closed_is_opened_again(open_window: Opened, tmp_path: Path) -> None:
    """Unless its file is gone, or another window has it."""
    file = tmp_path / "one.json"
    save_track(track_of("START L4"), file)
    first, other = open_window(), open_window(track_of("START L1"))
    desk = first.window.desk
    again = first.window.actions_by_id["window.reopen"]
    other.window.files.open(str(file))
    other.settle()
    other.window.close()
    first.window.refresh_actions()
    assert again.isEnabled()
    file.rename(tmp_path / "two.json")
    assert desk.closed is None
    (tmp_path / "two.json").rename(file)
    again.trigger()
    assert [window.bridge.path for window in desk.windows] == [None, file.resolve()]
    Hand(desk.windows[1], first.qtbot).settle()
    assert desk.closed is None


@pytest.mark.slow
@pytest.mark.parametrize("code", ["en", "de"])
def test_the_labels_of_the_export_dialog_are_whole_and_set_off(
    open_window: Opened, tmp_path: Path, code: str
) -> None:
    window = open_window(track_of("START")).window
    language.use(code)
    dialog = ExportDialog(window.bridge.circuit, tmp_path / "x.png", window)
    language.use("en")
    dialog.show()
    dialog.resize(dialog.minimumSizeHint())
    labels = dialog.findChildren(QLabel)
    assert len(labels) >= 4
    for label in labels:
        assert label.width() >= label.sizeHint().width()
        fields = (dialog.form, dialog.furniture, dialog.names, dialog.width_px)
        assert all(field.x() - label.geometry().right() > 10 for field in fields)
    dialog.deleteLater()


@pytest.mark.slow
def test_the_last_export_is_written_again_unasked(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window(track_of("START L4"))
    window = hand.window
    file = tmp_path / "picture.svg"
    asked: list[ExportDialog] = []

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, ExportDialog)
        asked.append(dialog)
        dialog.form.setCurrentIndex(1)
        dialog.file.setText(str(file))
        dialog.ask_replace = lambda path: True
        dialog.accept()

    once_asked(answer)
    hand.keys("^E")
    first = file.read_bytes()
    hand.codes("R2L")
    hand.keys("^E")
    assert len(asked) == 1
    assert file.read_bytes() != first
    assert str(file) in window.status.currentMessage()
    window.files.begin(track_of("START"))
    hand.settle()
    once_asked(answer)
    hand.keys("^E")
    assert len(asked) == 2


# --- the session


@pytest.mark.slow
def test_what_was_open_is_open_again_at_the_next_start(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    other = open_window("april-raceway")
    other.window.resize(790, 600)
    width = other.window.width()
    other.window.canvas.view.look_at(100.0, -50.0, 1.5)
    assert hand.window.desk.quit()
    desk = new_desk(Settings(tmp_path / "settings"))
    desk.restore()
    try:
        first, second = (Hand(window, hand.qtbot) for window in desk.windows)
        first.settle()
        second.settle()
        assert first.window.bridge.path == file
        assert first.codes_laid() == "START L4"
        assert second.window.bridge.title == "April Raceway"
        assert not second.window.isWindowModified()
        assert second.window.width() == width
        view = second.window.canvas.view
        assert abs(view.zoom - 1.5) < 1e-6
        middle = view.mapToScene(view.viewport().rect().center())
        assert abs(middle.x() - 100) < 2
        assert abs(middle.y() + 50) < 2
    finally:
        assert desk.quit()


@pytest.mark.slow
def test_files_that_are_gone_are_left_out_of_the_session(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    assert hand.window.desk.quit()
    file.unlink()
    desk = new_desk(Settings(tmp_path / "settings"))
    desk.restore()
    (window,) = desk.windows
    assert window.bridge.path is None
    assert "mine.json no longer exists" in window.status.currentMessage()
    assert desk.quit()


@pytest.mark.slow
def test_the_session_can_be_switched_off(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    saved_as(hand, tmp_path / "mine.json", "START L4")
    hand.window.settings.put("session", False)
    desk = hand.window.desk
    assert desk.quit()
    assert not desk.session.file.exists()
    desk = new_desk(Settings(tmp_path / "settings"))
    desk.restore()
    assert [window.bridge.path for window in desk.windows] == [None]
    assert desk.quit()


@pytest.mark.slow
def test_a_second_program_leaves_the_session_alone(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    saved_as(hand, tmp_path / "mine.json", "START L4")
    hand.window.desk.write_session()
    before = hand.window.desk.session.file.read_bytes()
    second = new_desk(Settings(tmp_path / "settings"))
    second.restore()
    assert [window.bridge.path for window in second.windows] == [None]
    assert second.quit()
    assert hand.window.desk.session.file.read_bytes() == before


def test_a_session_that_cannot_be_read_is_no_session(open_window: Opened, tmp_path: Path) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    (folder / "session.json").write_text('{"windows": [{"path": 3}]}', "utf-8")
    desk = new_desk(Settings(folder))
    desk.restore()
    assert len(desk.windows) == 1
    assert desk.quit()


# --- other programs


@pytest.mark.slow
def test_a_file_changed_by_another_program_is_reloaded_in_one_step(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    hand.codes("R2L")
    save_track(track_of("START L2 L2"), file)
    notice = hand.window.canvas.notice
    hand.qtbot.waitUntil(notice.isVisible)
    assert "Another program changed mine.json" in notice.words.text()
    assert "unsaved changes" in notice.words.text()
    notice.buttons[0].click()
    assert hand.codes_laid() == "START L2 L2"
    assert not hand.window.isWindowModified()
    assert not notice.isVisible()
    hand.keys("^Z")
    assert hand.codes_laid() == "START L4 R2L"
    assert hand.window.isWindowModified()
    hand.settle()


@pytest.mark.slow
def test_mine_is_kept_and_a_save_then_writes_it(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    save_track(track_of("START L2"), file)
    notice = hand.window.canvas.notice
    hand.qtbot.waitUntil(notice.isVisible)
    notice.buttons[1].click()
    assert hand.window.isWindowModified()
    hand.window.outside.look()
    assert not notice.isVisible()
    assert hand.window.files.save()
    assert [p.piece for p in read_track(file, kit).pieces()] == ["START", "L4"]


@pytest.mark.slow
def test_a_save_does_not_silently_write_over_anothers_work(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    hand.codes("R2L")
    save_track(track_of("START L2"), file)
    asked = []
    hand.window.files.ask_overwrite = lambda: bool(asked.append(1))  # type: ignore[func-returns-value]
    assert not hand.window.files.save()
    assert asked == [1]
    assert [p.piece for p in read_track(file, kit).pieces()] == ["START", "L2"]


@pytest.mark.slow
def test_both_are_compared_with_pictures_and_lines(open_window: Opened, tmp_path: Path) -> None:
    from trackwright.editor.dialogs.compare import CompareDialog, differences

    mine, there = track_of("START L4 L1"), track_of("START L4 R2L")
    lines = differences(mine, there)
    assert any(line.startswith("-") and "L1" in line for line in lines)
    assert any(line.startswith("+") and "R2L" in line for line in lines)
    hand = open_window()
    dialog = CompareDialog(mine, there, hand.window.colours, hand.window)
    dialog.show()
    hand.qtbot.waitUntil(lambda: not dialog.busy)
    assert count_of(grabbed(dialog), hand.window.colours.asphalt) > 2000
    assert dialog.lines.toPlainText().splitlines() == lines
    rows = [dialog.figures.topLevelItem(n) for n in range(dialog.figures.topLevelItemCount())]
    assert [[row.text(column) for column in range(3)] for row in rows if row] == [
        ["Positions", "9", "10"],
        ["Corners", "0", "1"],
        ["Degrees turned", "0", "45"],
        ["Longest straight", "9", "8"],
        ["Pieces L1", "1", "–"],
        ["Pieces R2", "–", "1"],
    ]
    dialog.close()


@pytest.mark.slow
def test_large_circuits_are_compared_while_the_window_goes_on(open_window: Opened) -> None:
    from trackwright.editor.dialogs.compare import CompareDialog

    window = open_window().window
    with ticking() as ticker:
        dialog = CompareDialog(serpentine(1000), track_of("START L4"), window.colours, window)
        dialog.show()
        wait_until(lambda: not dialog.busy)
    assert len(dialog.lines.toPlainText().splitlines()) > 1000
    assert max(ticker.worked_ms) < 50 * slowness()
    dialog.close()


@pytest.mark.slow
def test_a_deleted_file_leaves_the_circuit_to_be_saved_again(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    file.unlink()
    notice = hand.window.canvas.notice
    hand.qtbot.waitUntil(notice.isVisible)
    assert "deleted or moved" in notice.words.text()
    assert hand.window.isWindowModified()
    notice.buttons[0].click()
    assert [p.piece for p in read_track(file, kit).pieces()] == ["START", "L4"]
    assert not hand.window.isWindowModified()


@pytest.mark.slow
def test_a_file_that_became_unreadable_says_why(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    file.write_text("not a track", "utf-8")
    notice = hand.window.canvas.notice
    hand.qtbot.waitUntil(notice.isVisible)
    assert "can no longer be read" in notice.words.text()
    assert hand.codes_laid() == "START L4"
    assert hand.window.isWindowModified()


@pytest.mark.slow
def test_ones_own_save_and_a_mere_touch_are_no_news(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    hand.codes("R2L")
    assert hand.window.files.save()
    os.utime(file)
    hand.qtbot.wait(500)
    assert not hand.window.canvas.notice.isVisible()
    assert not hand.window.isWindowModified()


# --- pictures of files


@pytest.mark.slow
def test_all_drafts_are_offered_with_picture_and_time(open_window: Opened, tmp_path: Path) -> None:
    """Two are opened, each in a window, and go on as drafts there; the third is thrown away."""
    folder = tmp_path / "settings" / "drafts"
    folder.mkdir(parents=True, exist_ok=True)
    for number, codes in enumerate(("START L4", "START R2L", "START L1")):
        text = track_text(track_of(codes, name=f"Draft {number}"))
        (folder / f"{number}.json").write_text(json.dumps({"path": None, "track": text}), "utf-8")
    hand = open_window()
    storage = Storage(folder.parent)
    drafts = left_behind(storage)
    assert len(drafts) == 3
    dialog = RecoverDialog(drafts, hand.window.colours, hand.window)
    dialog.show()
    hand.qtbot.waitUntil(lambda: not dialog.list.busy)
    assert len(dialog.chosen) == 3
    assert "2 pieces" in dialog.list.item(0).text()
    assert count_of(grabbed(dialog.list), hand.window.colours.asphalt) > 500
    for row in range(3):
        dialog.list.item(row).setSelected("Draft 2" in dialog.list.item(row).text())
    dialog.ask_discard = lambda number: False
    dialog.discard_button.click()
    assert dialog.list.count() == 3
    dialog.ask_discard = lambda number: number == 1
    dialog.discard_button.click()
    assert dialog.list.count() == 2
    dialog.open_button.click()
    desk = hand.window.desk
    for draft in dialog.opened:
        bring_back(desk, draft)
    titles = {window.bridge.title for window in desk.windows}
    assert titles == {"Draft 0", "Draft 1"}
    for window in desk.windows:
        assert window.isWindowModified()
        assert window.recovery.file.exists()
        Hand(window, hand.qtbot).settle()
    assert not left_behind(storage)


LOCK_OF_ANOTHER = "4711\ntrackwright\nthe-other-one\n\n\n"
"""A lock file as Qt writes it: process, program, computer."""


@pytest.mark.slow
def test_drafts_of_another_computer_are_offered_with_a_word_of_warning(
    open_window: Opened, tmp_path: Path
) -> None:
    """Nobody can find out whether its program still runs, so they are not selected at first."""
    folder = tmp_path / "settings" / "drafts"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("Mine", "Theirs"):
        text = track_text(track_of("START L4", name=name))
        (folder / f"{name}.json").write_text(json.dumps({"path": None, "track": text}), "utf-8")
    (folder / "Theirs.lock").write_text(LOCK_OF_ANOTHER)
    (folder / "empty.lock").write_text(LOCK_OF_ANOTHER)
    hand = open_window()
    drafts = left_behind(Storage(folder.parent))
    computers = {draft.track.name: draft.computer for draft in drafts}
    assert computers == {"Mine": "", "Theirs": "the-other-one"}
    dialog = RecoverDialog(drafts, hand.window.colours, hand.window)
    texts = {item.text() for item in (dialog.list.item(0), dialog.list.item(1))}
    assert [text for text in texts if "may be open on the-other-one" in text]
    assert [draft.track.name for draft in dialog.chosen] == ["Mine"]
    (theirs,) = (draft for draft in drafts if draft.computer)
    bring_back(hand.window.desk, theirs)
    assert hand.codes_laid() == "START L4"
    assert [draft.track.name for draft in left_behind(Storage(folder.parent))] == ["Mine"]
    assert not (folder / "Theirs.lock").exists()


def test_a_session_is_not_lost_to_a_program_on_another_computer(tmp_path: Path) -> None:
    (tmp_path / "session.lock").write_text(LOCK_OF_ANOTHER)
    first, second = Session(Storage(tmp_path)), Session(Storage(tmp_path))
    assert (first.is_ours, second.is_ours) == (True, False)
    first.close()


@pytest.mark.slow
def test_a_draft_goes_back_into_the_window_of_its_file(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "mine.json", "START L4")
    draft = Draft(track_of("START L4 R2L"), file, tmp_path / "draft.json")
    assert bring_back(hand.window.desk, draft) is hand.window
    assert hand.codes_laid() == "START L4 R2L"
    assert hand.window.isWindowModified()
    hand.window.outside.look()
    assert not hand.window.canvas.notice.isVisible()


@pytest.mark.slow
def test_a_fault_keeps_drafts_and_says_so(
    open_window: Opened, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = open_window()
    hand.codes("START L4")
    try:
        raise ZeroDivisionError("broken")
    except ZeroDivisionError as fault:
        after_fault(hand.window.desk, type(fault), fault, fault.__traceback__)
    assert "ZeroDivisionError: broken" in capsys.readouterr().err
    assert hand.window.recovery.file.exists()
    assert "Something went wrong" in hand.window.canvas.notice.words.text()


def saved_as(hand: Hand, file: Path, codes: str) -> Path:
    """Save these pieces into a file from the window."""
    hand.window.files.begin(empty_track())
    hand.codes(codes)
    hand.window.files.ask_file = lambda proposed: str(file)
    assert hand.window.files.save()
    return file.resolve()


# --- nothing is replaced by accident


def no_to(asked: list[Path]) -> Callable[[Path], bool]:
    """Says no, and remembers what was asked about."""

    def answer(path: Path) -> bool:
        asked.append(path)
        return False

    return answer


def naming(path: Path) -> Callable[[str], str]:
    """The answer of a file dialog."""
    return lambda proposed: str(path)


def complaints(window: Window) -> list[str]:
    """What the File menu complains of from now on."""
    said: list[str] = []
    window.files.complain = lambda what, error: said.append(str(error))  # type: ignore[method-assign]
    return said


@pytest.mark.slow
def test_save_as_without_an_ending_asks_about_the_file_that_it_means(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window()
    file, asked = saved_as(hand, tmp_path / "a.json", "START"), list[Path]()
    before = file.read_bytes()
    files = hand.window.files
    files.begin(empty_track())
    hand.codes("START L4")
    files.ask_file = lambda proposed: str(tmp_path / "a")
    files.ask_replace = no_to(asked)
    assert not files.save_as()
    assert asked == [tmp_path / "a.json"]
    assert file.read_bytes() == before
    files.ask_replace = lambda path: True
    assert files.save_as()
    assert file.read_bytes() != before


@pytest.mark.slow
def test_save_as_never_takes_a_file_of_another_window_or_kind(
    open_window: Opened, tmp_path: Path
) -> None:
    first, second = open_window(), open_window()
    file = saved_as(first, tmp_path / "a.json", "START")
    record = tmp_path / "race.json"
    record.write_text('{"format": "trackwright-race", "version": 1}')
    said, before = complaints(second.window), file.read_bytes()
    second.codes("START L4")
    for there in (file, record):
        second.window.files.ask_file = naming(there)
        assert not second.window.files.save_as()
    assert said[0] == f"{file} is open in another window"
    assert "is a race record; a track will not replace it" in said[1]
    assert file.read_bytes() == before
    assert second.window.bridge.path is None
    first.window.files.ask_file = lambda proposed: str(file)
    assert first.window.files.save_as()


@pytest.mark.slow
def test_what_is_read_only_is_not_replaced_and_the_circuit_stays_unsaved(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window()
    window, file = hand.window, saved_as(hand, tmp_path / "a.json", "START")
    picture = tmp_path / "a.svg"
    picture.write_text("<svg/>", "utf-8")
    before = file.read_bytes()
    for path in (file, picture):
        path.chmod(0o444)
    said = complaints(window)
    hand.codes("START L4")
    assert not window.files.save()
    window.files.ask_file = naming(file)
    assert not window.files.save_as()
    assert said == [said[0]] * 2
    assert said[0].startswith(f"{file}: not saved: the file is read-only; make it writable")
    assert window.isWindowModified()
    dialog = ExportDialog(window.bridge.circuit, picture, window)
    dialog.file.setText(str(picture))
    dialog.complain = said.append
    dialog.accept()
    assert said[2].startswith(f"{picture}: not saved: the file is read-only")
    assert (file.read_bytes(), picture.read_text("utf-8")) == (before, "<svg/>")
    dialog.deleteLater()


@pytest.mark.slow
def test_an_export_of_the_built_circuit_has_a_name_of_its_own(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window("gp-ring")
    mine = tmp_path / "mine.json"
    dialog = ExportDialog(hand.window.bridge.circuit, mine, hand.window)
    forms = {str(dialog.form.itemData(i)): i for i in range(dialog.form.count())}
    for suffix, name in (("json", "mine-circuit.json"), ("csv", "mine.csv"), ("png", "mine.png")):
        dialog.form.setCurrentIndex(forms[suffix])
        assert Path(dialog.file.text()) == tmp_path / name
    dialog.file.clear()
    dialog.form.setCurrentIndex(0)
    assert dialog.file.text() == ""


@pytest.mark.slow
def test_an_export_refuses_tracks_and_asks_before_it_replaces(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "a.json", "START L4")
    other = shutil.copy(file, tmp_path / "b.json")
    gone = tmp_path / "open-but-gone.json"
    opened = [file, gone]
    dialog = ExportDialog(hand.window.bridge.circuit, file, hand.window, opened)
    said: list[str] = []
    asked: list[Path] = []
    dialog.complain = said.append
    dialog.ask_replace = no_to(asked)
    loop = tmp_path / "loop.doc"
    loop.symlink_to(loop)
    for path in (file, gone, Path(other), loop):
        dialog.file.setText(str(path))
        dialog.accept()
    assert [words.split(": ")[0] for words in said] == [
        f"{file} is open in a window",
        f"{gone} is open in a window",
        f"{other} exists and is a track; a built circuit will not replace it",
        str(loop),
    ]
    assert (asked, dialog.result()) == ([], 0)
    dialog.file.setText(str(tmp_path / "a-circuit.json"))
    dialog.write()
    dialog.accept()
    assert (asked, dialog.result()) == ([tmp_path / "a-circuit.json"], 0)
    dialog.ask_replace = lambda path: True
    dialog.accept()
    assert dialog.result() == 1


@pytest.mark.slow
def test_the_export_of_the_menu_knows_what_is_open(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window()
    file = saved_as(hand, tmp_path / "a.json", "START L4")
    said: list[str] = []

    def typed(dialog: ExportDialog) -> int:
        file.unlink()
        dialog.complain = said.append
        dialog.file.setText(str(file))
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(ExportDialog, "exec", typed)
    hand.window.files.export()
    assert said == [f"{file} is open in a window: choose another file"]
    assert not file.exists()


@pytest.mark.slow
def test_a_folder_that_vanishes_before_the_export_is_a_message(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(track_of("START L4"))
    folder = tmp_path / "folder"
    folder.mkdir()

    def answered(dialog: ExportDialog) -> int:
        dialog.file.setText(str(folder / "a.svg"))
        dialog.accept()
        folder.rmdir()
        return dialog.result()

    monkeypatch.setattr(ExportDialog, "exec", answered)
    said = complaints(hand.window)
    hand.window.files.export()
    assert len(said) == 1
    assert f"there is no folder {folder}" in said[0]


def files_dropped(window: Window, paths: list[Path]) -> None:
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    held = Qt.KeyboardModifier.NoModifier
    data = dropped(*paths)  # the event does not keep it
    window.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, held))


def test_many_files_that_cannot_be_opened_are_said_at_once(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no window is made for them; of very many files the first ones are opened."""
    window = open_window("april-raceway").window
    said: list[str] = []
    monkeypatch.setattr(
        "trackwright.editor.window.files.warn", lambda parent, title, words: said.append(words)
    )
    made: list[object] = []
    monkeypatch.setattr(window.desk, "open_window", lambda *_, **__: made.append(1))
    files = [tmp_path / f"{n}.json" for n in range(MOST_AT_ONCE + 8)]
    for file in files:
        file.write_text("words", "utf-8")
    files_dropped(window, files)
    assert not made
    (words,) = said
    assert words.count("neither a circuit nor a saved race") == MOST_AT_ONCE
    assert f"only {MOST_AT_ONCE} files are opened at once: 8 were left out" in words


@pytest.mark.slow
def test_hostile_files_and_clips_change_nothing(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is refused in words, but for those that are what they say."""
    hand = open_window("april-raceway")
    window, track = hand.window, hand.window.bridge.track
    said: list[str] = []
    for place in ("window.files", "window.table_scenery"):
        name = f"trackwright.editor.{place}.warn"
        monkeypatch.setattr(name, lambda parent, title, words: said.append(words))
    window.bridge.message.connect(said.append)
    for path in write_hostile_files(tmp_path):
        said.clear()
        files_dropped(window, [path])
        hand.settle()
        is_fine = path.name in ("square.svg", "oval.geojson", "outline.csv")
        assert bool(said) != is_fine, (path, said)
    for number in range(len(PASTED)):
        QApplication.clipboard().setMimeData(pasted(number))
        window.actions_by_id["edit.paste"].trigger()
    assert window.bridge.track == track
    assert len(window.desk.windows) == 1
