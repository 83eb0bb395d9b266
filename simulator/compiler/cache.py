"""The folder of compiled rules. Files there are executed, so only the user's own are trusted.

A file is used if nobody but the user can have written it (`distrust`), and if it is complete and
has the requested content: a magic mark, a checksum of everything that follows, and the key. Files
are written under another name and then renamed, so several processes may write at once. Whatever
goes wrong here only costs time, as the rules are compiled again. The reason is reported once per
process.
"""

import hashlib
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

Say: TypeAlias = Callable[[str], None]

FOLDER_VARIABLE = "TRACKWRIGHT_CACHE"
MARK = b"trackwright rules 2\n"
KEY_LETTERS = 24
FILES_KEPT = 16
"""Files that stay in the folder, most recently used first: several versions per game."""
LARGEST_FILE = 1 << 26
"""In bytes; the compiled rules of a game take about a million."""
OWN_NAMES = "*-" + "[0-9a-f]" * KEY_LETTERS + ".o"
UNFINISHED = ".part"
"""Suffix of files that are still being written."""
ABANDONED = 3600
"""Seconds after which such a file counts as abandoned."""
WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH

_reported: set[str] = set()


def cache_folder() -> Path | None:
    """TRACKWRIGHT_CACHE, or the system's cache folder; None if there is no home."""
    try:
        given = os.environ.get(FOLDER_VARIABLE)
        folder = Path(given).absolute() if given else _default_folder()
        return folder.parent.resolve() / folder.name
    except (OSError, RuntimeError):  # a user without a home, circular links
        return None


def _default_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "trackwright" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "trackwright"
    given = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".cache") / "trackwright"


def load(name: str, key: str, say: Say | None = None) -> bytes | None:
    """The content saved under this name and key; None if there is none that can be trusted."""
    folder = cache_folder()
    if folder is None or not os.path.lexists(folder):
        return None
    if why := distrust_folder(folder):
        _report_once(say, f"compiled rules are not cached: {why}")
        return None
    path = _path(folder, name, key)
    try:
        found = _read(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        _report_once(say, f"cached rules cannot be used: {path}: {error.strerror or error}")
        return None
    with suppress(OSError):  # the folder may be read-only
        os.utime(path)
    return unpacked(found, key)


def save(name: str, key: str, content: bytes, say: Say | None = None) -> None:
    """Save the content if there is a folder that only the user can write to."""
    folder = cache_folder()
    if folder is None:
        return
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if why := distrust_folder(folder):
            _report_once(say, f"compiled rules are not cached: {why}")
            return
        _write(_path(folder, name, key), packed(content, key))
        _remove_old_files(folder)
    except OSError as error:
        _report_once(say, f"compiled rules are not cached: {folder}: {error.strerror or error}")


def _path(folder: Path, name: str, key: str) -> Path:
    return folder / f"{name}-{key[:KEY_LETTERS]}.o"


def _report_once(say: Say | None, text: str) -> None:
    if say is not None and text not in _reported:
        _reported.add(text)
        say(text)


# --- file format --------------------------------------------------------------------------------


def packed(content: bytes, key: str) -> bytes:
    """The content as a file: mark, checksum, key, content."""
    body = key.encode() + b"\n" + content
    return MARK + hashlib.sha256(body).digest() + body


def unpacked(found: bytes, key: str) -> bytes | None:
    """The content of a file, if it is complete and was saved under this key."""
    at = len(MARK) + hashlib.sha256().digest_size
    body = found[at:]
    if not found.startswith(MARK) or hashlib.sha256(body).digest() != found[len(MARK) : at]:
        return None
    head = key.encode() + b"\n"
    return body[len(head) :] if body.startswith(head) else None


def _read(path: Path) -> bytes:
    """The contents of a file; OSError if it is not the user's own, or cannot be read."""
    flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    with open(os.open(path, flags | getattr(os, "O_NOFOLLOW", 0)), "rb") as file:
        found = os.fstat(file.fileno())
        if why := distrust(found, stat.S_ISREG):
            raise PermissionError(0, why)
        if found.st_size > LARGEST_FILE:
            raise OSError(0, "too large")
        return file.read(LARGEST_FILE)


def _write(path: Path, content: bytes) -> None:
    """Write all or nothing, readable only by the user."""
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.stem}-", suffix=UNFINISHED)
    try:
        with open(number, "wb") as file:
            file.write(content)
        os.replace(name, path)
    finally:
        Path(name).unlink(missing_ok=True)


def _remove_old_files(folder: Path) -> None:
    """Remove all but the most recently used files, and what interrupted processes left unfinished;
    only files with names like ours are touched."""
    for old in sorted(folder.glob(OWN_NAMES), key=_last_used, reverse=True)[FILES_KEPT:]:
        old.unlink(missing_ok=True)
    for part in folder.glob(f"*-*{UNFINISHED}"):
        if _last_used(part) < time.time() - ABANDONED:
            part.unlink(missing_ok=True)


def _last_used(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0


# --- trust --------------------------------------------------------------------------------------


def distrust(found: os.stat_result, is_kind: Callable[[int], bool]) -> str:
    """Why somebody else may have written this file or folder; "" if nobody can have."""
    if not is_kind(found.st_mode):
        return "it is a link, or not of the expected kind"
    if not hasattr(os, "geteuid"):
        return ""  # Windows: the system protects a user's folders from others
    if found.st_uid != os.geteuid():
        return "it belongs to another user"
    if found.st_mode & WRITABLE_BY_OTHERS:
        return "others can write to it (run `chmod go-w` on it)"
    return ""


def distrust_folder(folder: Path) -> str:
    """Why others may have put files into this folder, or replaced the folder."""
    try:
        if why := distrust(folder.lstat(), stat.S_ISDIR):
            return f"{folder}: {why}"
        for parent in folder.parents:
            if why := _distrust_parent(parent.stat()):
                return f"{folder}: {why} in {parent}"
    except OSError as error:
        return f"{folder}: {error.strerror or error}"
    return ""


def _distrust_parent(found: os.stat_result) -> str:
    """Why others could replace a folder in this one: they own it, or may write to it (unless it is
    like /tmp, where everybody may rename only their own files)."""
    if not hasattr(os, "geteuid"):
        return ""
    if found.st_uid not in (0, os.geteuid()):
        return "another user can replace folders"
    if found.st_mode & stat.S_ISVTX:
        return ""
    if found.st_mode & stat.S_IWOTH or (
        found.st_mode & stat.S_IWGRP and not _is_private_group(found.st_gid)
    ):
        return "others can replace folders"
    return ""


def _is_private_group(gid: int) -> bool:
    """Is this the private group that many systems create for each user, with the user's name?"""
    import grp
    import pwd

    try:
        user, group = pwd.getpwuid(os.geteuid()), grp.getgrgid(gid)
    except KeyError:
        return False
    return (
        user.pw_gid == gid
        and group.gr_name == user.pw_name
        and not (set(group.gr_mem) - {user.pw_name})
    )
