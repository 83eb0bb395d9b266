"""The library dialog: places, pictures with figures, search, order, folders, damaged files."""

import json
import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from tests.builders import OVAL, track_of
from tests.editor.conftest import Hand, Opened
from tests.editor.pictures import count_of, grabbed
from trackwright.editor.app.storage import Storage
from trackwright.editor.canvas.painting.thumbnails import circuit_picture
from trackwright.editor.dialogs.library import LibraryDialog, PlaceName
from trackwright.editor.library.entries import MOST_FILES, Entry, beginnings, in_folder
from trackwright.editor.library.reading import Drawing, card_of
from trackwright.editor.library.verdicts import MOST_KEPT, KeptResults
from trackwright.editor.library.words import full_words
from trackwright.model.circuit import Circuit
from trackwright.model.edit.scenery import AddScenery
from trackwright.model.files.library import kit, kit_files, load_circuit, load_track, shipped_tracks
from trackwright.model.files.track_files import read_track, save_track, track_text
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.picture.picture import PRINT
from trackwright.model.text.plain_text import visible
from trackwright.reports.playtest import PlaytestReport
from trackwright.simulator.playtest.results import Result, result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.table.lineup import lineup
from trackwright.validators.report import check_circuit

_Key = Qt.Key


@st.composite
def near_tracks(draw: st.DrawFn) -> bytes:
    """A track file with a piece cut out or changed."""
    text = track_text(track_of(OVAL, name=draw(st.text(min_size=1, max_size=20))))
    at, length = draw(st.integers(0, len(text))), draw(st.integers(0, 5))
    put = draw(st.text(alphabet='0123456789{}[]",:LR', max_size=5))
    return (text[:at] + put + text[at + length :]).encode()


@pytest.fixture
def hand(open_window: Opened) -> Hand:
    return open_window()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of one's own, with two circuits."""
    made = tmp_path / "mine"
    made.mkdir()
    save_track(track_of(OVAL, name="Small oval", laps=3), made / "oval.json")
    shutil.copy(shipped_tracks()["nuerburg-ring"], made / "ring.json")
    return made


def opened(hand: Hand, place: PlaceName = "new", folder: Path | None = None) -> LibraryDialog:
    """The dialog with everything read; with a folder, at that place."""
    window = hand.window
    if folder is not None:
        window.settings.add_library_folder(folder)
    dialog = LibraryDialog(window.settings, window.colours, window, place)
    if folder is not None:
        dialog.places.setCurrentRow(2)
    dialog.show()
    read(hand, dialog)
    return dialog


def read(hand: Hand, dialog: LibraryDialog) -> None:
    hand.qtbot.waitUntil(lambda: not dialog.busy)


def shown(dialog: LibraryDialog) -> list[str]:
    """The first lines of what is listed."""
    items = map(dialog.shelf.list.item, range(dialog.shelf.list.count()))
    return [item.text().splitlines()[0] for item in items if not item.isHidden()]


def text_of(dialog: LibraryDialog, name: str) -> str:
    items = map(dialog.shelf.list.item, range(dialog.shelf.list.count()))
    return next(item.text() for item in items if item.text().startswith(name))


@pytest.mark.slow
def test_circuits_have_pictures_and_figures(hand: Hand) -> None:
    dialog = opened(hand)
    kits = len(kit_files())
    assert shown(dialog)[:kits] == kits * ["An empty table"]
    courses = [entry.name for entry in beginnings() if entry.is_course]
    assert shown(dialog)[kits : kits + len(courses)] == courses
    assert len(shown(dialog)) == kits + len(courses) + len(shipped_tracks())
    assert text_of(dialog, "April Raceway").splitlines()[1:] == [
        "75 positions · 6 laps",
        "standard · 100 × 80 cm",
    ]
    assert count_of(grabbed(dialog.shelf.list), hand.window.colours.asphalt) > 500
    dialog.close()


@pytest.mark.slow
def test_an_empty_table_for_the_game_in_the_window_is_what_enter_takes(
    open_window: Opened,
) -> None:
    hand = open_window("nuerburg-ring")
    window = hand.window
    window.files.ask_library = lambda place: opened(hand).entry  # type: ignore[method-assign]
    window.files.new()
    assert window.bridge.track.kit == "motograndprix"
    dialog = LibraryDialog(window.settings, window.colours, window, kit_id="ausgebremst")
    dialog.show()
    read(hand, dialog)
    QTest.keyClick(dialog.shelf.list, _Key.Key_Return)
    assert dialog.result() == LibraryDialog.DialogCode.Accepted
    assert dialog.entry is not None
    assert dialog.entry.kit == "ausgebremst"


def test_enter_right_after_ctrl_n_begins_at_once(hand: Hand) -> None:
    """Nobody waits until the pictures are drawn."""
    window = hand.window
    dialog = LibraryDialog(window.settings, window.colours, window)
    assert dialog.entry is not None
    assert dialog.entry.kit == "motograndprix"
    dialog.buttons.button(QDialogButtonBox.StandardButton.Open).click()
    assert dialog.result() == LibraryDialog.DialogCode.Accepted


@pytest.mark.slow
def test_ctrl_n_and_ctrl_o_open_the_same_dialog(hand: Hand) -> None:
    asked: list[str] = []

    def ask(place: PlaceName) -> None:
        asked.append(place)

    hand.window.files.ask_library = ask  # type: ignore[method-assign]
    for action in ("file.new", "file.open", "file.open_recent"):
        hand.window.actions_by_id[action].trigger()
    assert asked == ["new", "recent", "recent"]


@pytest.mark.slow
def test_a_shipped_circuit_opens_as_a_copy(hand: Hand) -> None:
    dialog = opened(hand)
    dialog.shelf.search.setText("april")
    assert dialog.entry is not None
    hand.window.files._open_choice(dialog.entry)
    dialog.close()
    assert hand.window.bridge.track.name == "April Raceway"
    assert hand.window.bridge.path is None


@pytest.mark.slow
def test_typing_searches_by_name_game_and_level(hand: Hand) -> None:
    dialog = opened(hand)
    hand.qtbot.waitUntil(dialog.isActiveWindow)
    dialog.shelf.list.setFocus()
    QTest.keyClicks(dialog.shelf.list, "n")
    QTest.keyClicks(dialog.shelf.search, "uerburg-r hard")
    assert shown(dialog) == ["Nuerburg-Ring"]
    assert dialog.shelf.state.text() == f"1 of {len(shipped_tracks())} circuits"
    assert dialog.entry is not None
    assert dialog.entry.shipped == "nuerburg-ring"
    QTest.keyClick(dialog.shelf.search, _Key.Key_Escape)
    assert dialog.isVisible()
    assert len(shown(dialog)) > 10
    QTest.keyClick(dialog.shelf.search, _Key.Key_Down)
    assert dialog.shelf.list.hasFocus()
    dialog.shelf.search.setText("nürb ring")
    assert shown(dialog) == ["Nuerburg-Ring"]
    dialog.shelf.search.clear()
    dialog.shelf.game.setCurrentIndex(dialog.shelf.game.findData("ausgebremst"))
    assert len(shown(dialog)) == 1 + sum(
        read_track(path, kit).kit == "ausgebremst" for path in shipped_tracks().values()
    )
    dialog.close()


@pytest.mark.slow
def test_a_search_without_a_hit_says_so(hand: Hand) -> None:
    dialog = opened(hand)

    def plain() -> bool:
        """Is the list a surface without anything on it?"""
        pixels = grabbed(dialog.shelf.list.viewport())
        return bool((pixels == pixels[0, 0]).all())

    dialog.shelf.search.setText("no such circuit")
    assert shown(dialog) == []
    assert not dialog.details.isVisible()  # it would be an empty field with a caret
    assert not plain()  # "No matching circuit"
    dialog.shelf.list.none_words = ""
    assert plain()
    dialog.close()


@pytest.mark.slow
def test_a_new_course_leads_from_its_start_to_its_finish(hand: Hand) -> None:
    window = hand.window

    def chosen(place: str) -> Entry | None:
        dialog = opened(hand)
        rows = dialog.shelf.rows
        row = next(row for row in rows if row.name == "A course from start to finish")
        dialog.shelf.list.setCurrentItem(row.item)
        return dialog.entry

    window.files.ask_library = chosen  # type: ignore[method-assign]
    window.files.new()
    assert window.bridge.circuit.geometry.leads_to_finish
    assert window.bridge.track.laps == 1
    assert window.bridge.path is None
    assert not check_circuit(window.bridge.circuit).findings


@pytest.mark.slow
def test_circuits_are_sorted_by_their_figures(hand: Hand) -> None:
    dialog = opened(hand)
    new = sum(entry.is_new for entry in beginnings())
    dialog.shelf.order.setCurrentIndex(dialog.shelf.order.findText("Length"))
    lengths = {
        track.name: Circuit(track, kit(track.kit)).measures.positions
        for track in map(load_track, shipped_tracks())
    }
    found = [lengths[name] for name in shown(dialog)[new:]]
    assert found == sorted(lengths.values())
    dialog.shelf.turned.click()
    assert [lengths[name] for name in shown(dialog)[new:]] == found[::-1]
    dialog.shelf.order.setCurrentIndex(dialog.shelf.order.findText("Name"))
    dialog.shelf.turned.click()
    assert shown(dialog)[new:] == sorted(lengths, key=str.lower)
    dialog.close()
    again = opened(hand)
    assert again.shelf.order.currentText() == "Name"
    assert shown(again)[new:] == sorted(lengths, key=str.lower)
    again.close()


@pytest.mark.slow
def test_without_recent_files_a_folder_or_the_shipped_circuits_are_shown(
    hand: Hand, folder: Path
) -> None:
    settings, colours = hand.window.settings, hand.window.colours
    assert LibraryDialog(settings, colours, hand.window, "recent").places.currentRow() == 0
    settings.add_library_folder(folder)
    assert LibraryDialog(settings, colours, hand.window, "recent").places.currentRow() == 2
    settings.add_recent(folder / "oval.json")
    assert LibraryDialog(settings, colours, hand.window, "recent").places.currentRow() == 1


@pytest.mark.slow
@given(st.one_of(st.binary(max_size=300), near_tracks()))
def test_whatever_a_file_holds_it_has_a_card(data: bytes) -> None:
    """Either a picture with figures, or why it cannot be opened."""
    with TemporaryDirectory() as name:
        file = Path(name) / "some.json"
        file.write_bytes(data)
        (entry,) = in_folder(Path(name))
        card = card_of(entry, Drawing(PRINT, QSize(60, 40), 1.0), KeptResults(Storage(Path(name))))
    assert (card.line is None) == (card.why is not None)
    lines = full_words(entry, card).split("\n")
    assert lines == [visible(line) for line in lines]


@pytest.mark.slow
def test_recent_files_are_shown_and_missing_ones_cannot_be_opened(hand: Hand, folder: Path) -> None:
    settings = hand.window.settings
    for name in ("gone.json", "oval.json"):
        settings.add_recent(folder / name)
    dialog = opened(hand, "recent")
    assert shown(dialog) == ["Small oval", "gone"]
    assert dialog.entry is not None
    assert dialog.entry.path == folder / "oval.json"
    dialog.shelf.list.setCurrentRow(1)
    assert dialog.entry is None
    assert "the file is missing" in dialog.details.text()
    dialog.close()
    hand.window.commands.show_recent()
    entries = {one.text(): one.isEnabled() for one in hand.window.commands.recent_menu.actions()}
    assert entries == {"oval.json": True, "gone.json": False}


# --- folders of one's own


@pytest.mark.slow
def test_a_folder_is_added_and_is_there_the_next_time(hand: Hand, folder: Path) -> None:
    dialog = opened(hand)
    dialog.ask_folder = lambda: str(folder)
    dialog.add_button.click()
    read(hand, dialog)
    assert sorted(shown(dialog)) == ["Nuerburg-Ring", "Small oval"]
    assert text_of(dialog, "Small oval").splitlines()[1] == "24 positions · 3 laps"
    dialog.close()
    again = opened(hand)
    assert again.places.item(2).text() == "mine"
    again.places.setCurrentRow(2)
    read(hand, again)
    again.remove_button.click()
    assert again.places.count() == 2
    assert len(list(folder.iterdir())) == 2, "files stay"
    again.close()


@pytest.mark.slow
def test_damaged_files_are_named_and_the_others_are_shown(hand: Hand, folder: Path) -> None:
    (folder / "cut off.json").write_text('{"format": "trackwright-track", "ver', "utf-8")
    (folder / "array.json").write_text("[1, 2]", "utf-8")
    (folder / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (folder / "package.json").write_text('{"name": "else"}', "utf-8")
    (folder / "deep.json").write_text("[" * 100_000, "utf-8")
    (folder / "folder.json").mkdir()
    (folder / "notes.txt").write_text("not looked at", "utf-8")
    dialog = opened(hand, folder=folder)
    assert {"Nuerburg-Ring", "Small oval"} < set(shown(dialog))
    state = dialog.shelf.state.text()
    assert state.startswith("2 circuits · 5 cannot be opened: ")
    assert "cut off.json" in state
    assert dialog.entry is not None, "one that can be opened is chosen first"
    bad = next(row for row in dialog.shelf.rows if row.entry.name == "cut off")
    dialog.shelf.list.setCurrentItem(bad.item)
    assert dialog.entry is None
    assert "It cannot be opened" in dialog.details.text()
    assert str(folder / "cut off.json") in dialog.details.text()
    dialog.close()


@pytest.mark.slow
def test_files_of_other_kinds_are_left_out(hand: Hand, folder: Path) -> None:
    (folder / "result.json").write_text(json.dumps({"format": "trackwright-playtest"}), "utf-8")
    dialog = opened(hand, folder=folder)
    assert sorted(shown(dialog)) == ["Nuerburg-Ring", "Small oval"]
    assert dialog.shelf.state.text() == "2 circuits"
    dialog.close()


@pytest.mark.slow
def test_a_folder_that_is_gone_says_so(hand: Hand, folder: Path) -> None:
    hand.window.settings.add_library_folder(folder)
    shutil.rmtree(folder)
    dialog = opened(hand, folder=folder)
    assert str(folder) in dialog.shelf.state.text()
    assert "No such file or directory" in dialog.shelf.state.text()
    dialog.close()


@pytest.mark.slow
def test_names_are_plain_text(hand: Hand, tmp_path: Path) -> None:
    save_track(track_of(OVAL, name="<b>x</b>\u202egnp"), tmp_path / "evil.json")
    dialog = opened(hand, folder=tmp_path)
    assert shown(dialog) == ["<b>x</b>\\u202egnp"]
    assert "<b>x</b>\\u202egnp" in dialog.details.text()
    dialog.close()


def test_only_the_newest_files_of_a_huge_folder_are_listed(tmp_path: Path) -> None:
    for number in range(MOST_FILES + 5):
        (tmp_path / f"{number}.json").touch()
    assert len(in_folder(tmp_path)) == MOST_FILES


@pytest.mark.slow
def test_closing_the_dialog_ends_its_thread(hand: Hand) -> None:
    window = hand.window
    dialog = LibraryDialog(window.settings, window.colours, window)
    dialog.show()
    assert dialog.busy
    dialog.close()
    assert not dialog.busy


# --- verdicts


def raced(track: str, laps: int = 1) -> Result:
    circuit = Circuit(load_track(track), kit(load_track(track).kit))
    setup, way = lineup(circuit, "motograndprix-basic", bots=("random",), seats=2, laps=laps)
    batch = Batch(setup, way, 1, 20)
    return result_of(circuit, batch, playtest(batch))


@pytest.mark.slow
def test_a_circuit_that_was_raced_says_how(hand: Hand) -> None:
    result = raced("gp-ring")
    KeptResults(hand.window.settings.storage).keep(PlaytestReport(result, result.races))
    dialog = opened(hand)
    assert "raced: " in text_of(dialog, "GP Ring")
    assert "raced: " not in text_of(dialog, "April Raceway")
    row = next(row for row in dialog.shelf.rows if row.entry.shipped == "gp-ring")
    dialog.shelf.list.setCurrentItem(row.item)
    assert "Raced 20 times under motograndprix-basic:" in dialog.details.text()
    dialog.close()


@pytest.mark.slow
def test_the_latest_result_of_each_circuit_is_kept(hand: Hand) -> None:
    """An interrupted one is not, a damaged one is no result, and there is an end to it."""
    kept = KeptResults(hand.window.settings.storage)
    result = raced("gp-ring")
    hash = result.head.graph_hash
    kept.keep(PlaytestReport(result, result.races + 1))
    assert kept.result_of(hash) is None
    kept.keep(PlaytestReport(result, result.races))
    found = kept.result_of(hash)
    assert found is not None
    assert found.races == 20
    folder = hand.window.settings.folder / "raced"
    (folder / f"{hash}.json").write_text("{", "utf-8")
    assert kept.result_of(hash) is None
    assert kept.result_of("../settings") is None
    for number in range(MOST_KEPT + 3):
        (folder / f"old-{number}.json").touch()
    kept.keep(PlaytestReport(result, result.races))
    assert len(list(folder.iterdir())) == MOST_KEPT


@pytest.mark.slow
def test_the_result_of_another_circuit_says_nothing_of_this_one(hand: Hand) -> None:
    """Nor does what is no file, such as a pipe, which has no end."""
    kept = KeptResults(hand.window.settings.storage)
    result = raced("gp-ring")
    kept.keep(PlaytestReport(result, result.races))
    folder = hand.window.settings.folder / "raced"
    april = load_circuit("april-raceway").hash
    shutil.copy(folder / f"{result.head.graph_hash}.json", folder / f"{april}.json")
    assert kept.result_of(april) is None
    (folder / f"{april}.json").unlink()
    (folder / f"{april}.json").mkdir()
    assert kept.result_of(april) is None
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.json")
        assert kept.result_of("pipe") is None


@pytest.mark.slow
def test_a_playtest_is_found_in_the_library(open_window: Opened) -> None:
    hand = open_window("gp-ring")
    window = hand.window
    window.playtest.setup.races.setValue(20)
    window.run_playtest()
    hand.settle()
    dialog = opened(hand)
    assert "raced: " in text_of(dialog, "GP Ring")
    dialog.close()


def test_pictures_of_circuits_show_the_scenery_around_them() -> None:
    """Two circuits that differ in nothing else looked alike."""
    bare = load_circuit("april-raceway")
    grass = SceneryItem(1, "grass", 300.0, 400.0, 250.0, 200.0)
    track = AddScenery((grass,)).apply(bare.track, bare.kit)
    size = QSize(200, 150)
    without, shown = (
        circuit_picture(circuit, PRINT, size, 1.0) for circuit in (bare, Circuit(track, bare.kit))
    )
    ink = QColor(PRINT.grass).name()
    assert ink not in colours_of(without)
    assert ink in colours_of(shown)


def colours_of(picture: QImage) -> set[str]:
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return {picture.pixelColor(x, y).name() for x, y in places}
