"""Compiled rules are only loaded from files that nobody but the user can have written."""

import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from trackwright.simulator.compiler import cache

KEY = "0123456789abcdef" * 4
OTHER_KEY = KEY[:-1] + "0"
CODE = bytes(range(256)) * 40
unix = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="owners and modes are Unix's")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(cache.CACHE_VARIABLE, str(tmp_path / "kept"))
    monkeypatch.setattr(cache, "_said", set())
    return tmp_path / "kept"


@pytest.fixture
def saved(folder: Path) -> Path:
    cache.save("game", KEY, CODE)
    (path,) = folder.iterdir()
    assert cache.load("game", KEY) == CODE
    return path


def test_nothing_is_found_before_it_is_saved(folder: Path) -> None:
    said: list[str] = []
    assert cache.load("game", KEY, said.append) is None
    assert not folder.exists()
    assert said == []


def test_other_names_and_keys_find_nothing(saved: Path) -> None:
    assert cache.load("gam", KEY) is None
    assert cache.load("game", "f" + KEY[1:]) is None


@unix
@pytest.mark.parametrize("mask", [0, 0o002, 0o022, 0o077])
def test_only_the_user_can_read_and_write_what_is_saved(folder: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        cache.save("game", KEY, CODE)
    finally:
        os.umask(before)
    (path,) = folder.iterdir()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def stranger(path: Path) -> None:
    """Give it to another user, or make it seem so where that is not allowed."""
    if os.geteuid() != 0:
        pytest.skip("only the system administrator can give files away")
    os.chown(path, 12345, 12345, follow_symlinks=False)


def linked(path: Path) -> None:
    real = path.with_name("real")
    path.rename(real)
    path.symlink_to(real)


UNTRUSTED: dict[str, Callable[[Path], None]] = {
    "writable by the group": lambda path: path.chmod(0o720 if path.is_dir() else 0o620),
    "writable by all": lambda path: path.chmod(0o703 if path.is_dir() else 0o602),
    "of another user": stranger,
    "a link": linked,
}


@unix
@pytest.mark.parametrize("what", ["file", "folder"])
@pytest.mark.parametrize("how", UNTRUSTED)
def test_what_others_may_have_written_is_not_loaded(
    how: str, what: str, folder: Path, saved: Path
) -> None:
    UNTRUSTED[how](saved if what == "file" else folder)
    said: list[str] = []
    assert cache.load("game", KEY, said.append) is None
    assert cache.load("game", KEY, said.append) is None
    assert len(said) == 1
    assert str(folder) in said[0]


@unix
@pytest.mark.parametrize("how", UNTRUSTED)
def test_nothing_is_saved_in_a_folder_that_others_may_write(
    how: str, folder: Path, saved: Path
) -> None:
    UNTRUSTED[how](folder)
    before = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    said: list[str] = []
    cache.save("game", OTHER_KEY, CODE, said.append)
    cache.save("more", KEY, CODE, said.append)
    assert {path: path.stat().st_mtime_ns for path in folder.iterdir()} == before
    assert len(said) == 1


@unix
@pytest.mark.parametrize("how", ["writable by the group", "writable by all", "a link"])
def test_a_file_that_is_not_trusted_is_replaced_by_one_that_is(how: str, saved: Path) -> None:
    UNTRUSTED[how](saved)
    cache.save("game", KEY, CODE)
    assert cache.load("game", KEY) == CODE
    assert not saved.is_symlink()
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600


@unix
@pytest.mark.parametrize(("mode", "is_trusted"), [(0o777, False), (0o1777, True), (0o755, True)])
def test_nobody_else_can_put_another_folder_in_the_place(
    mode: int, is_trusted: bool, folder: Path, saved: Path
) -> None:
    folder.parent.chmod(mode)
    said: list[str] = []
    assert (cache.load("game", KEY, said.append) == CODE) == is_trusted
    assert (said == []) == is_trusted
    folder.parent.chmod(0o755)


@unix
def test_a_parent_of_another_user_is_not_trusted(folder: Path, saved: Path) -> None:
    stranger(folder.parent)
    assert cache.load("game", KEY) is None
    os.chown(folder.parent, os.geteuid(), -1)
    assert cache.load("game", KEY) == CODE


@unix
def test_a_link_to_a_parent_is_followed_once(tmp_path: Path, folder: Path, saved: Path) -> None:
    """~/.cache is often a link to another disk."""
    elsewhere = tmp_path / "disk"
    elsewhere.mkdir()
    folder.rename(elsewhere / "kept")
    (tmp_path / "link").symlink_to(elsewhere)
    os.environ[cache.CACHE_VARIABLE] = str(tmp_path / "link" / "kept")  # monkeypatch restores it
    assert cache.cache_folder() == elsewhere / "kept"
    assert cache.load("game", KEY) == CODE


@unix
def test_what_is_no_file_is_not_waited_for(saved: Path) -> None:
    saved.unlink()
    os.mkfifo(saved, 0o600)
    assert cache.load("game", KEY) is None
    saved.unlink()
    saved.mkdir()
    assert cache.load("game", KEY) is None


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda whole: b"",
    "only a mark": lambda whole: cache.MARK,
    "cut in the head": lambda whole: whole[: len(cache.MARK) + 7],
    "cut": lambda whole: whole[:-1],
    "longer": lambda whole: whole + b"\0",
    "a bit": lambda whole: whole[:3000] + bytes([whole[3000] ^ 1]) + whole[3001:],
    "the first letter": lambda whole: b"T" + whole[1:],
    "noise": lambda whole: os.urandom(len(whole)),
    "of another key": lambda whole: cache.pack(CODE, OTHER_KEY),
    "an older program's": lambda whole: b"trackwright rules 1\n" + CODE,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_and_foreign_files_are_not_loaded(damage: str, saved: Path) -> None:
    saved.write_bytes(DAMAGE[damage](saved.read_bytes()))
    assert cache.load("game", KEY) is None
    cache.save("game", KEY, CODE)
    assert cache.load("game", KEY) == CODE


def test_a_huge_file_is_not_read(saved: Path) -> None:
    with saved.open("r+b") as file:
        file.truncate(1 << 40)  # of holes: it takes no room on the disk
    start = time.thread_time()
    said: list[str] = []
    assert cache.load("game", KEY, said.append) is None
    assert time.thread_time() - start < 1
    assert "too large" in said[0]


@pytest.mark.slow
def test_half_a_file_is_never_seen_while_many_write(folder: Path) -> None:
    program = (
        "from trackwright.simulator.compiler import cache\n"
        f"for i in range(60): cache.save('game', {KEY!r}, bytes([i % 7]) * 300_000)\n"
    )
    writers = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(3)]
    whole = {bytes([n]) * 300_000 for n in range(7)}
    seen = 0
    while any(writer.poll() is None for writer in writers):
        found = cache.load("game", KEY)
        seen += found is not None
        assert found is None or found in whole
    assert [writer.returncode for writer in writers] == [0, 0, 0]
    assert cache.load("game", KEY) in whole
    assert seen
    assert len(list(folder.iterdir())) == 1


def test_a_full_disk_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    said: list[str] = []
    cache.save("game", KEY, CODE, said.append)
    assert list(folder.iterdir()) == []
    assert "No space left on device" in said[0]


def test_what_a_stopped_process_has_begun_is_tidied_away(folder: Path, saved: Path) -> None:
    old, new, foreign = folder / "game-1.part", folder / "game-2.part", folder / "notes.part"
    for path in (old, new, foreign):
        path.write_bytes(b"half")
    for path in (old, foreign):
        os.utime(path, (1, 1))
    cache.save("game", KEY, CODE)
    assert sorted(folder.iterdir()) == sorted([new, foreign, saved])


def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv(cache.CACHE_VARIABLE, raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    cache.save("game", KEY, CODE)
    assert cache.load("game", KEY) is None


def test_cache_folder_is_the_systems(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(cache.CACHE_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.cache_folder() == tmp_path / "trackwright"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert cache.cache_folder() == Path.home().resolve() / ".cache" / "trackwright"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert cache.cache_folder() == tmp_path / "trackwright" / "cache"
