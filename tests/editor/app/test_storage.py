"""The editor starts and runs whatever its own files hold, and wherever its folder is."""

import copy
import errno
import json
import os
import random
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.amounts import slow_but
from tests.builders import OVAL, track_of
from tests.editor.conftest import Hand
from tests.hostile import EVIL
from trackwright.editor.app.preferences import Preferences
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.storage import ASIDE, Storage, look_of, stored_look
from trackwright.editor.document.drafts import left_behind
from trackwright.editor.document.session import MOST_WINDOWS, Session
from trackwright.editor.playtest.setup import SetupForm
from trackwright.editor.start import bring_back, open_desk
from trackwright.editor.widgets.notice import Answers, Notice
from trackwright.editor.window.desk import Desk
from trackwright.model.files.track_files import save_track, track_text
from trackwright.model.text.errors import InputError
from trackwright.model.text.plain_text import visible

ROOT = Path(__file__).parents[3]
TRACK = track_text(track_of("START L4 R2L"))
LONGEST_S = 5.0
NUMBERS = ["NaN", "Infinity", "-Infinity", "1e400", "1" + "0" * 400, "-" + "9" * 5000, "-0.0"]
TREES: list[Any] = [None, True, 3, -1.5, "", "x" * 70_000, "\0", EVIL, [], {}, [[]] * 9, {"a": 1}]


def damages() -> Iterator[tuple[str, bytes]]:
    """Files that are damaged as a whole."""
    yield from (
        ("empty", b""),
        ("zeros", b"\0" * 5000),
        ("no UTF-8", b'{"windows": [], "path": "\xff\xfe"}'),
        ("cut off", b'{"windows": [{"path": "/tmp/a.js'),
        ("a list", b"[1, 2]"),
        ("null", b"null"),
        ("another form", b"<xml/>"),
        ("deep", b'{"windows": ' + b"[" * 200_000 + b"]" * 200_000 + b"}"),
        ("deep objects", b'{"a":' * 100_000 + b"1" + b"}" * 100_000),
        ("a key twice", b'{"windows": [], "windows": [], "theme": "a", "theme": "b"}'),
        ("half a letter", b'{"windows": "\\ud800", "track": "\\ud800", "theme": "\\ud800"}'),
        ("many keys", json.dumps({str(n): "" for n in range(5000)}).encode()),
    )
    yield from ((number[:9], f'{{"windows": {number}}}'.encode()) for number in NUMBERS)


def places() -> dict[str, Callable[[Path], object]]:
    """What may stand where a file should be."""
    found: dict[str, Callable[[Path], object]] = {
        "a folder": lambda path: path.mkdir(),
        "a pipe": lambda path: os.mkfifo(path),
        "a link to itself": lambda path: path.symlink_to(path),
        "no end": lambda path: path.symlink_to("/dev/zero"),
        "huge": lambda path: path.write_bytes(b'{"a": "' + b"x" * 50_000_000 + b'"}'),
    }
    for name, data in damages():
        found[name] = lambda path, data=data: path.write_bytes(data)  # type: ignore[misc]
    return found


FILES = ("session.json", "settings.json", "drafts/abc.json")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With one good draft."""
    (tmp_path / "kept" / "drafts").mkdir(parents=True)
    good = json.dumps({"path": None, "track": TRACK})
    (tmp_path / "kept" / "drafts" / "good.json").write_text(good, "utf-8")
    return tmp_path / "kept"


@pytest.fixture
def begun(qapp: QApplication, qtbot: QtBot) -> Iterator[Callable[[Path], Hand]]:
    """Starts the editor as the program does."""
    desks: list[Desk] = []

    def begin(folder: Path) -> Hand:
        desks.append(open_desk(Settings(folder), None))
        hand = Hand(desks[-1].windows[0], qtbot)
        hand.settle()
        return hand

    yield begin
    for desk in desks:
        desk.leaving = True
        for window in tuple(desk.windows):
            window.close()
        desk.deleteLater()
    qapp.sendPostedEvents(None, 52)  # deferred deletions
    qapp.processEvents()


def notice(hand: Hand) -> str:
    bar = hand.window.canvas.notice
    return "" if bar.isHidden() else bar.words.text()


# --- what cannot be read


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("name", places())
def test_what_cannot_be_read_is_set_aside_and_named_once(
    file: str, name: str, folder: Path
) -> None:
    path = folder / file
    places()[name](path)
    begin = time.thread_time()
    settings = Settings(folder)
    Preferences(settings)
    Session(settings.storage).read()
    drafts = left_behind(settings.storage)
    assert time.thread_time() - begin < LONGEST_S
    assert [draft.file.name for draft in drafts] == ["good.json"]
    (trouble,) = settings.storage.take_troubles()
    assert trouble.startswith(f"Cannot read {path}; renamed to {path.name}{ASIDE}: ")
    assert not os.path.lexists(path)
    assert os.path.lexists(path.with_name(path.name + ASIDE)), "nothing is deleted"
    again = Settings(folder)
    Session(again.storage).read()
    left_behind(again.storage)
    assert not again.storage.troubles


@pytest.mark.slow
@pytest.mark.parametrize("name", slow_but(["cut off"], ["a folder", "1e400"]))
def test_the_editor_starts_with_all_of_them_and_says_so(
    name: str, folder: Path, begun: Callable[[Path], Hand]
) -> None:
    for file in FILES:
        places()[name](folder / file)
    hand = begun(folder)
    drafts = left_behind(hand.window.settings.storage)
    assert len(drafts) == 1
    hand.qtbot.waitUntil(lambda: "abc.json" in notice(hand))
    hand.codes("START L4")
    assert hand.codes_laid() == "START L4"


def test_damages_set_aside_before_stay(folder: Path) -> None:
    for number in range(3):
        (folder / "session.json").write_bytes(str(number).encode())
        Session(Storage(folder)).read()
    aside = sorted(folder.glob(f"session.json{ASIDE}*"))
    assert [path.read_bytes() for path in aside] == [b"0", b"1", b"2"]


@pytest.mark.slow
def test_of_a_damaged_session_the_good_windows_open(
    folder: Path, begun: Callable[[Path], Hand]
) -> None:
    file = folder / "mine.json"
    save_track(track_of(OVAL), file)
    windows = [{"path": 3}, {"track": TRACK, "look": [1, 2]}, {"path": str(file)}, {"x": 1}]
    (folder / "session.json").write_text(json.dumps({"windows": windows}), "utf-8")
    desk = begun(folder).window.desk
    assert [window.bridge.path for window in desk.windows] == [None, file]
    assert [len(window.bridge.track.piece_locations) for window in desk.windows] == [3, 10]
    assert (folder / f"session.json{ASIDE}").exists()


@pytest.mark.parametrize(
    "look", ["[1, 2]", *(f"[{n}, 0, 1]" for n in NUMBERS[:-1]), '["a", 0, 1]', "[0, 0, -1]", "{}"]
)
def test_a_view_that_makes_no_sense_is_the_usual_one(look: str, folder: Path) -> None:
    text = json.dumps({"version": 1, "windows": [{"track": TRACK, "look": "HERE"}]})
    (folder / "session.json").write_text(text.replace('"HERE"', look), "utf-8")
    storage = Storage(folder)
    sheets = Session(storage).read()
    assert [sheet.look for sheet in sheets] in ([], [None]), "the whole file is bad, or its look"
    assert len(storage.troubles) == 1


def test_how_a_window_looked_is_only_given_to_qt_if_it_is_whole(qapp: QApplication) -> None:
    """Qt itself crashes on a state of panels in which some bytes are wrong."""
    data = QByteArray(bytes(range(200)))
    text = stored_look("state", data)
    assert text is not None
    assert look_of("state", text) == data
    assert look_of("geometry", text) is None, "of another kind"
    random.seed(5)
    for _ in range(2000):
        at = random.randrange(len(text))
        changed = text[:at] + random.choice("Aa0/+ =") + text[at + random.randrange(3) :]
        assert look_of("state", changed) == (data if changed == text else None)
    for value in TREES:
        assert look_of("state", value) is None


def test_a_session_does_not_open_more_windows_than_anybody_has(folder: Path) -> None:
    windows = [{"track": TRACK}] * (MOST_WINDOWS + 1)
    (folder / "session.json").write_text(json.dumps({"windows": windows}), "utf-8")
    storage = Storage(folder)
    assert Session(storage).read() == []
    assert len(storage.troubles) == 1


def test_a_file_that_stands_in_a_session_twice_is_opened_once(folder: Path) -> None:
    """Nor is an entry repeated that has no file; another one is a window of its own."""
    files = [{"path": str(folder / "a.json")}, {"path": str(folder / "a.json"), "look": [0, 0, 1]}]
    tracks = [{"track": TRACK}, {"track": TRACK}, {"track": TRACK, "look": [1, 2, 1]}]
    (folder / "session.json").write_text(json.dumps({"windows": files + tracks}), "utf-8")
    sheets = Session(Storage(folder)).read()
    assert [sheet.path for sheet in sheets] == [folder / "a.json", None, None]


@pytest.mark.parametrize(
    "name", ["n" * 5000, "/tmp/" + "n" * 300, "nul\0", "", ".", "/dev/zero", "pipe", "gone.json"]
)
def test_a_session_names_any_file_and_recent_files_do_too(
    name: str, folder: Path, begun: Callable[[Path], Hand], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    os.mkfifo("pipe")
    (folder / "session.json").write_text(json.dumps({"windows": [{"path": name}]}), "utf-8")
    (folder / "settings.json").write_text(json.dumps({"recent": [name]}), "utf-8")
    hand = begun(folder)
    assert hand.window.bridge.path is None
    assert not [one for one in hand.window.commands.recent_menu.actions() if one.isEnabled()]


def test_a_file_of_the_session_that_is_damaged_is_named(
    folder: Path, begun: Callable[[Path], Hand]
) -> None:
    """Not in a box that waits for an answer while the program starts."""
    bad = folder / "bad.json"
    bad.write_text("{", "utf-8")
    (folder / "session.json").write_text(json.dumps({"windows": [{"path": str(bad)}]}), "utf-8")
    hand = begun(folder)
    hand.qtbot.waitUntil(lambda: str(bad) in notice(hand))


def test_settings_of_the_wrong_kind_are_named_and_the_others_count(folder: Path) -> None:
    document = {"theme": "dark", "unit": 3, "keys": '{"edit.undo": 5, "edit.redo": ["Ctrl+R"]}'}
    (folder / "settings.json").write_text(json.dumps(document), "utf-8")
    settings = Settings(folder)
    preferences = Preferences(settings)
    assert (preferences.theme, preferences.unit.id) == ("dark", "cm")
    first, second = settings.storage.troubles
    assert "unit: expected a text, a list of texts, true or false, found 3" in first
    assert "edit.undo: expected a list of keys" in second
    assert Settings(folder).text("theme") == "dark", "what was good is written again"


SET_UP = {
    "rules": "motograndprix-basic",
    "how": "all the same",
    "bots": ["careful"],
    "seats": 6,
    "races": 100,
    "seed": 1,
    "options": {"motograndprix-basic": {"unrated": "1"}},
}


def mutated(tree: Any, dice: random.Random) -> Any:
    """The tree with one value replaced, taken out, doubled, or given another key."""
    spots: list[tuple[Any, Any]] = []
    waiting = [tree := copy.deepcopy(tree)]
    while waiting:
        inner = waiting.pop()
        for key in inner if isinstance(inner, dict) else range(len(inner)):
            spots.append((inner, key))
            if isinstance(inner[key], dict | list):
                waiting.append(inner[key])
    inner, key = dice.choice(spots)
    match dice.randrange(4):
        case 0:
            del inner[key]
        case 1 if isinstance(inner, dict):
            inner[f"{key}{dice.choice(['x', EVIL])}"] = inner.pop(key)
        case 2 if isinstance(inner[key], str) and inner[key]:
            at = dice.randrange(len(inner[key]))
            inner[key] = (
                inner[key][:at] + dice.choice(["", '"', "\\", "é", "9"]) + inner[key][at + 1 :]
            )
        case _:
            inner[key] = dice.choice([*TREES, 10**400, float("nan"), float("inf"), -(10**18)])
    return tree


@pytest.mark.parametrize("seed", range(200))
def test_files_that_are_damaged_somewhere_never_stop_the_editor(
    seed: int, folder: Path, qapp: QApplication
) -> None:
    """Session, draft, settings, and what the settings hold of keys and of the last playtest."""
    dice = random.Random(seed)
    window: dict[str, Any] = {"path": "/tmp/x.json", "track": TRACK, "look": [1.0, 2.0, 0.5]}
    window |= {"state": stored_look("state", QByteArray(b"x" * 40)), "geometry": None}
    whole: dict[str, Any] = {
        "session.json": {"version": 1, "windows": [window, window]},
        "drafts/abc.json": {"path": "/tmp/x.json", "track": TRACK},
        "settings.json": {
            "theme": "dark",
            "recent": ["/tmp/a.json"],
            "draft_s": "9" * dice.choice([1, 5000]),
            "toured": True,
            "keys": json.dumps(mutated({"edit.undo": ["Ctrl+Z"], "edit.redo": []}, dice)),
            "playtest": json.dumps(mutated(SET_UP, dice)),
        },
    }
    for name, tree in whole.items():
        (folder / name).write_text(json.dumps(mutated(tree, dice)), "utf-8")
    settings = Settings(folder)
    preferences = Preferences(settings)
    assert 1 <= preferences.draft_s <= 60
    assert preferences.theme in ("system", "dark")
    assert all(isinstance(path, Path) for path in settings.recent)
    form = SetupForm()
    try:
        form.use_text(settings.text("playtest") or "{}")
    except InputError as fault:
        settings.cannot_use(fault)
    assert form.wish.races >= 1
    form.deleteLater()
    assert len(Session(settings.storage).read()) <= 2
    assert "good.json" in [draft.file.name for draft in left_behind(settings.storage)]
    for trouble in settings.storage.troubles:
        assert visible(trouble) == trouble
        assert len(trouble) < 1000


@pytest.mark.slow
def test_a_file_in_the_place_of_the_folder_of_drafts_is_set_aside(
    tmp_path: Path, begun: Callable[[Path], Hand]
) -> None:
    (tmp_path / "drafts").write_bytes(b"a diary")
    hand = begun(tmp_path)
    hand.codes("START L4")
    hand.window.recovery.write()
    assert hand.window.recovery.file.exists()
    assert (tmp_path / f"drafts{ASIDE}").read_bytes() == b"a diary"
    hand.qtbot.waitUntil(lambda: "not a folder" in notice(hand))


def test_a_name_that_is_too_long_to_be_set_aside_is_named(folder: Path) -> None:
    file = folder / "drafts" / ("n" * 248 + ".json")
    file.write_bytes(b"{")
    storage = Storage(folder)
    assert len(left_behind(storage)) == 1
    assert any("Cannot read" in one and ": not JSON" in one for one in storage.troubles)


@pytest.mark.parametrize("content", [b"", b"garbage", b"\xff" * 900, None])
def test_a_lock_that_does_not_say_whose_it_is_hides_nothing(
    content: bytes | None, folder: Path
) -> None:
    """Left by a crash of the machine; or a folder."""
    for name in ("session.lock", "drafts/good.lock"):
        if content is None:
            (folder / name).mkdir()
        else:
            (folder / name).write_bytes(content)
    storage = Storage(folder)
    assert Session(storage).is_ours
    assert len(left_behind(storage)) == 1


# --- what cannot be written


def unwritable(tmp_path: Path) -> dict[str, Path]:
    (tmp_path / "file").write_bytes(b"")
    return {
        "below a file": tmp_path / "file" / "x",
        "a file": tmp_path / "file",
        "/proc": Path("/proc/x"),
    }


@pytest.mark.slow
@pytest.mark.parametrize("where", slow_but(["full"], ["below a file", "a file", "/proc"]))
def test_without_a_folder_the_editor_runs_and_says_so_once(
    where: str,
    tmp_path: Path,
    begun: Callable[[Path], Hand],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each write of its own is tried: draft, session, settings, recent files, windows."""
    folder = unwritable(tmp_path).get(where, tmp_path / "full")
    if where == "full":
        _fill_disk(monkeypatch, folder)
    asked, ask = list[str](), Notice.ask

    def asks(notice: Notice, words: str, answers: Answers) -> None:
        asked.append(words)
        ask(notice, words, answers)

    monkeypatch.setattr(Notice, "ask", asks)  # what is saved first may fail as soon as it begins
    hand = begun(folder)
    window = hand.window
    for number in range(2):
        hand.codes("START L4")
        window.recovery.write()
        window.desk.write_session()
        window.desk.preferences.draft_s = 10 + number
        window.files.remember(tmp_path / "some.json")
        window.settings.sync()
        window.bridge.undo()
        window.recovery.write()
        window.desk.session.forget()
        hand.settle()
    assert [path.name for path in window.settings.recent] == ["some.json"], "as long as it runs"
    other = window.desk.open_window()
    other.close()
    hand.settle()
    assert len(asked) == 1, asked
    assert "Cannot save settings, session and drafts" in asked[0]
    assert left_behind(window.settings.storage) == []
    assert capsys.readouterr().err == ""


def _fill_disk(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Every file that is written in the folder fails, as root's do on a full disk, too."""
    make = os.fdopen

    def fails(handle: int, *args: Any, **kwargs: Any) -> Any:
        if Path(f"/proc/self/fd/{handle}").readlink().is_relative_to(folder):
            os.close(handle)
            raise OSError(errno.ENOSPC, "No space left on device")
        return make(handle, *args, **kwargs)

    monkeypatch.setattr(os, "fdopen", fails)


def test_a_draft_is_kept_until_it_is_written_elsewhere(
    tmp_path: Path, begun: Callable[[Path], Hand], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its circuit is only in the window while the disk is full."""
    folder = tmp_path / "full"
    hand = begun(folder)
    file = folder / "drafts" / "old.json"
    storage = hand.window.settings.storage
    assert storage.write(file, {"path": None, "track": track_text(track_of("START L4"))})
    (draft,) = left_behind(storage)
    with monkeypatch.context() as disk:
        _fill_disk(disk, folder)
        bring_back(hand.window.desk, draft)
        assert hand.codes_laid() == "START L4"
        assert file.exists()
    bring_back(hand.window.desk, draft)
    assert not file.exists()


def test_it_is_said_again_if_the_disk_was_free_meanwhile(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(folder)
    for _ in range(2):
        with monkeypatch.context() as patch:
            _fill_disk(patch, folder)
            assert not storage.write(folder / "a.json", {})
            assert not storage.write(folder / "a.json", {})
        assert len(storage.take_troubles()) == 1
        assert storage.write(folder / "a.json", {})


def test_what_was_chosen_is_written_when_it_can_be(tmp_path: Path) -> None:
    (tmp_path / "place").write_bytes(b"")
    settings = Settings(tmp_path / "place")
    settings.put("theme", "dark")
    (tmp_path / "place").unlink()
    settings.put("unit", "in")
    again = Settings(tmp_path / "place")
    assert (again.text("theme"), again.text("unit")) == ("dark", "in")


def test_two_programs_keep_what_each_has_chosen(folder: Path) -> None:
    one, two = Settings(folder), Settings(folder)
    one.put("theme", "dark")
    two.put("unit", "in")
    again = Settings(folder)
    assert (again.text("theme"), again.text("unit")) == ("dark", "in")


def test_of_two_programs_the_last_choice_counts(folder: Path) -> None:
    one, two = Settings(folder), Settings(folder)
    one.put("theme", "dark")
    two.put("theme", "light")
    one.put("unit", "in")
    assert Settings(folder).text("theme") == "light"


def test_two_programs_remember_the_files_and_folders_of_both(folder: Path, tmp_path: Path) -> None:
    one, two = Settings(folder), Settings(folder)
    for settings, name in ((one, "a"), (two, "b"), (one, "c")):
        settings.add_recent(tmp_path / name)
        settings.add_library_folder(tmp_path / name)
    again = Settings(folder)
    assert [path.name for path in again.recent] == ["c", "b", "a"]
    assert [path.name for path in again.library_folders] == ["a", "b", "c"]
    two.remove_library_folder(tmp_path / "b")
    assert [path.name for path in Settings(folder).library_folders] == ["a", "c"]


def test_settings_that_are_read_only_stay_and_it_is_said(folder: Path) -> None:
    Settings(folder).put("theme", "dark")
    (folder / "settings.json").chmod(0o444)
    settings = Settings(folder)
    settings.put("theme", "light")
    (trouble,) = settings.storage.troubles
    assert "settings.json: not saved: the file is read-only" in trouble
    assert stat.S_IMODE((folder / "settings.json").stat().st_mode) == 0o444
    assert Settings(folder).text("theme") == "dark"


STARTED = """
import sys
from PySide6.QtCore import QTimer
from trackwright.editor import start as app

def begin(settings, file, open_desk=app.open_desk):
    desk = open_desk(settings, file)
    desk.windows[0].files.load("april-raceway")

    def leave():
        print(desk.windows[0].canvas.notice.words.text())
        desk.quit()

    QTimer.singleShot(700, leave)
    return desk

app.open_desk = begin
app.welcome = lambda desk: app.offer_drafts(desk)
sys.exit(app.open_editor())
"""


@pytest.mark.slow
def test_the_program_starts_in_a_home_that_is_none(tmp_path: Path) -> None:
    home = str(unwritable(tmp_path)["below a file"])
    places = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TRACKWRIGHT_CACHE")
    environment = {**os.environ, **dict.fromkeys(places, home), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", STARTED],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout.startswith("Cannot save settings, session and drafts")
    assert done.stdout.count("Cannot save") == 1
