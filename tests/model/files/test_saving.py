"""Saving: at every moment the file holds the old text or the new one, whole."""

import errno
import os
import socket
import stat
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.builders import APRIL, OVAL, track_of
from trackwright.model.files import library
from trackwright.model.files.track_files import read_track, save_bytes, save_track, track_text
from trackwright.model.layout.track import Piece, Run, Track
from trackwright.model.text.errors import TrackwrightError

ROOT = Path(__file__).parents[3]
OLD, NEW = track_of(OVAL), track_of(APRIL)
KILLS = 60

DRIVER = """
import os, random, signal, sys, time
from pathlib import Path
from trackwright.model.files import library
from trackwright.model.files.track_files import read_track, save_track
from tests.builders import APRIL, OVAL, track_of

folder = Path(sys.argv[1])
path = folder / "track.json"
one, other = track_of(OVAL), track_of(APRIL, OVAL, APRIL, OVAL, APRIL, OVAL)
save_track(one, path)
random.seed(7)
for kill in range(int(sys.argv[2])):
    child = os.fork()
    if child == 0:
        while True:
            save_track(other, path)
            save_track(one, path)
    time.sleep(random.uniform(0.001, 0.02))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    assert read_track(path, library.kit) in (one, other)
    backup = path.with_name("track.json.bak")
    assert not backup.exists() or read_track(backup, library.kit) in (one, other)
save_track(one, path)
assert read_track(path, library.kit) == one
print("kills", kill + 1, "backup", backup.exists())
"""


@pytest.mark.slow
def test_kill_9_in_the_middle_of_saving_never_leaves_a_file_that_cannot_be_read(
    tmp_path: Path,
) -> None:
    """The file and its backup hold one of the two tracks, whole, after each of many kills."""
    done = subprocess.run(
        [sys.executable, "-c", DRIVER, str(tmp_path), str(KILLS)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["kills", str(KILLS), "backup", "True"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with the old track in it."""
    path = tmp_path / "track.json"
    save_track(OLD, path)
    return path


def others(path: Path) -> list[str]:
    return sorted(p.name for p in path.parent.iterdir() if p != path)


def test_saving_writes_the_canonical_text(path: Path) -> None:
    assert path.read_bytes() == track_text(OLD).encode()
    assert others(path) == []


def test_the_version_before_is_kept_as_backup(path: Path) -> None:
    save_track(NEW, path)
    assert read_track(path, library.kit) == NEW
    assert others(path) == ["track.json.bak"]
    assert read_track(path.with_name("track.json.bak"), library.kit) == OLD
    save_track(OLD, path)
    assert read_track(path.with_name("track.json.bak"), library.kit) == NEW


@pytest.mark.parametrize("letter", ["n", "ü", "日"])
def test_a_name_may_be_as_long_as_the_system_allows(tmp_path: Path, letter: str) -> None:
    stem = letter * (250 // len(letter.encode()))
    long = tmp_path / f"{stem.ljust(len(stem) + 250 - len(stem.encode()), '_')}.json"
    assert len(os.fsencode(long.name)) == 255
    for track in (OLD, NEW):
        save_track(track, long)
    assert read_track(long, library.kit) == NEW
    (backup,) = others(long)
    assert backup.startswith(stem[:80])
    assert backup.endswith(".bak")
    assert read_track(long.with_name(backup), library.kit) == OLD


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_permissions_stay(path: Path, mode: int) -> None:
    path.chmod(mode)
    save_track(NEW, path)
    assert stat.S_IMODE(path.stat().st_mode) == mode


@pytest.mark.parametrize("mode", [0o444, 0o400, 0o555, 0o060])
def test_a_file_that_is_read_only_stays(path: Path, mode: int) -> None:
    """Root could write it, and anyone could rename another file over it."""
    path.chmod(mode)
    with pytest.raises(
        TrackwrightError, match=r"track\.json: not saved: the file is read-only; make"
    ):
        save_track(NEW, path)
    path.chmod(0o600)
    assert path.read_bytes() == track_text(OLD).encode()
    assert others(path) == []


def test_a_backup_that_is_read_only_stays(path: Path) -> None:
    backup = path.with_name("track.json.bak")
    backup.write_bytes(b"kept on purpose")
    backup.chmod(0o444)
    with pytest.raises(
        TrackwrightError, match=r"track\.json\.bak: not saved: the file is read-only"
    ):
        save_track(NEW, path)
    assert backup.read_bytes() == b"kept on purpose"
    assert path.read_bytes() == track_text(OLD).encode()
    assert others(path) == [backup.name]


def test_a_new_file_has_the_default_permissions(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        save_track(NEW, tmp_path / "new.json")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "new.json").stat().st_mode) == 0o640


def test_a_symlink_stays_a_symlink(path: Path, tmp_path: Path) -> None:
    (tmp_path / "links").mkdir()
    link = tmp_path / "links" / "link.json"
    link.symlink_to(path)
    save_track(NEW, link)
    assert link.is_symlink()
    assert read_track(path, library.kit) == NEW
    assert list(link.parent.iterdir()) == [link]


@pytest.mark.parametrize("call", ["fsync", "replace", "link", "chmod", "write"])
def test_a_failing_disk_is_reported_and_the_old_file_stays_whole(
    path: Path, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*args: Any, **kwargs: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    before = path.read_bytes()
    with monkeypatch.context() as patch:
        if call == "write":
            patch.setattr(os, "fdopen", fails)
        elif call == "link":  # not even a copy of the old file can be made
            patch.setattr(os, "link", fails)
            patch.setattr(Path, "write_bytes", fails)
        else:
            patch.setattr(os, call, fails)
        with pytest.raises(TrackwrightError, match=r"track\.json: cannot be saved: No space left"):
            save_track(NEW, path)
    assert path.read_bytes() == before
    assert [name for name in others(path) if name.endswith(".tmp")] == []


@pytest.mark.slow
def test_a_disk_that_fills_up_while_writing_leaves_the_old_file_whole(path: Path) -> None:
    """For real: a limit on the size of files in a child process."""
    code = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from trackwright.model.text.errors import TrackwrightError\n"
        "from trackwright.model.files.track_files import save_bytes\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "try: save_bytes(b'x' * 5000, Path(sys.argv[1]))\n"
        "except TrackwrightError as error: print(error)\n"
    )
    before = path.read_bytes()
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "cannot be saved" in done.stdout
    assert path.read_bytes() == before
    assert [name for name in others(path) if name.endswith(".tmp")] == []


def test_without_hard_links_the_backup_is_a_copy(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*args: Any, **kwargs: Any) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    save_track(NEW, path)
    assert read_track(path, library.kit) == NEW
    assert read_track(path.with_name("track.json.bak"), library.kit) == OLD


@pytest.mark.parametrize("name", ["no/such/folder.json", "folder", "loop.json", "n" * 300, "nul\0"])
def test_a_place_that_cannot_be_written_is_reported(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    with pytest.raises(TrackwrightError, match="cannot be saved"):
        save_track(NEW, tmp_path / name)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder", "loop.json"]


def test_leftovers_of_saves_that_were_cut_off_long_ago_are_swept(path: Path) -> None:
    """A fresh one may belong to another program that is saving now."""
    old, fresh = (path.with_name(f".track.json.{word}.tmp") for word in ("aaaa", "bbbb"))
    for leftover in (old, fresh):
        leftover.write_text("half a tra")
    os.utime(old, (1_000_000, 1_000_000))
    save_track(NEW, path)
    assert others(path) == [fresh.name, "track.json.bak"]


def test_saving_the_same_again_changes_no_byte(path: Path) -> None:
    before = path.read_bytes()
    save_track(read_track(path, library.kit), path)
    assert path.read_bytes() == before


def test_pictures_are_saved_the_same_way(tmp_path: Path) -> None:
    save_bytes(b"one", tmp_path / "p.png")
    save_bytes(b"two", tmp_path / "p.png")
    assert (tmp_path / "p.png").read_bytes() == b"two"
    assert not list(tmp_path.glob("*.bak")), "a picture can be drawn again"
    track = Track("tiny", "motograndprix", (Run((Piece(1, "L4"),)),))
    save_track(track, tmp_path / "t.json")
    assert read_track(tmp_path / "t.json", library.kit) == track


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name")
def test_a_pipe_is_written_into_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe, found = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: found.append(pipe.read_bytes()))
    reader.start()
    save_bytes(b"told", pipe, keep_backup=True)
    reader.join(10)
    assert found == [b"told"]
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_folders_and_sockets_stay_what_they_are(tmp_path: Path) -> None:
    folder, name = tmp_path / "folder", tmp_path / "socket"
    folder.mkdir()
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(name))
        with pytest.raises(TrackwrightError, match="cannot be saved: a device or a socket"):
            save_bytes(b"", name)
        assert name.is_socket()
    with pytest.raises(TrackwrightError, match="cannot be saved: Is a directory"):
        save_bytes(b"", folder)
    assert folder.is_dir()
