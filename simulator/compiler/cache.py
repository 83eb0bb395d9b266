"""The folder of compiled rules. Its contents are executed, so only the user's own files are read.

A file is used if nobody but the user can have written it (`distrust`), and if it is complete and
holds what was asked for: it starts with a mark, a checksum of all that follows, and the key. It is
written under another name and then renamed, so several processes can write at once. Errors here
only cost time: the rules are compiled again. The reason is reported once per process.
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

Report: TypeAlias = Callable[[str], None]

CACHE_VARIABLE = "TRACKWRIGHT_CACHE"
MARK = b"trackwright rules 2\n"
KEY_LETTERS = 24
FILES_KEPT = 16
"""Files that stay in the folder, most recently used first: a few versions of each game."""
LARGEST_FILE = 1 << 26
"""Bytes; a game's compiled rules take about a million."""
OWN_NAMES = "*-" + "[0-9a-f]" * KEY_LETTERS + ".o"
UNFINISHED = ".part"
"""Suffix of a file that is still being written."""
ABANDONED = 3600
"""Seconds after which such a file is considered abandoned."""
WRITABLE_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH

_said: set[str] = set()


def cache_folder() -> Path | None:
    """TRACKWRIGHT_CACHE, or the system's cache folder; None if there is no home folder."""
    try:
        given = os.environ.get(CACHE_VARIABLE)
        folder = Path(given).absolute() if given else _usual_folder()
        return folder.parent.resolve() / folder.name
    except (OSError, RuntimeError):  # a user without a home folder, circular links
        return None


def _usual_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "trackwright" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "trackwright"
    given = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".cache") / "trackwright"


def load(name: str, key: str, say: Report | None = None) -> bytes | None:
    """What was saved under this name and key; None if nothing trustworthy was."""
    folder = cache_folder()
    if folder is None or not os.path.lexists(folder):
        return None
    if why := why_folder_untrusted(folder):
        _say_once(say, f"compiled rules are not cached: {why}")
        return None
    path = _path(folder, name, key)
    try:
        found = _read(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        _say_once(say, f"cached rules are not used: {path}: {error.strerror or error}")
        return None
    with suppress(OSError):  # the folder may be read-only
        os.utime(path)
    return unpack(found, key)


def save(name: str, key: str, content: bytes, say: Report | None = None) -> None:
    """Save the content, if there is a folder that only the user can write to."""
    folder = cache_folder()
    if folder is None:
        return
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if why := why_folder_untrusted(folder):
            _say_once(say, f"compiled rules are not cached: {why}")
            return
        _write(_path(folder, name, key), pack(content, key))
        _tidy(folder)
    except OSError as error:
        _say_once(say, f"compiled rules are not cached: {folder}: {error.strerror or error}")


def _path(folder: Path, name: str, key: str) -> Path:
    return folder / f"{name}-{key[:KEY_LETTERS]}.o"


def _say_once(say: Report | None, text: str) -> None:
    if say is not None and text not in _said:
        _said.add(text)
        say(text)


# --- what a file holds --------------------------------------------------------------------------


def pack(content: bytes, key: str) -> bytes:
    """The content as a file: mark, checksum, key, content."""
    body = key.encode() + b"\n" + content
    return MARK + hashlib.sha256(body).digest() + body


def unpack(found: bytes, key: str) -> bytes | None:
    """The content of a file, if it is complete and was saved under this key."""
    at = len(MARK) + hashlib.sha256().digest_size
    body = found[at:]
    if not found.startswith(MARK) or hashlib.sha256(body).digest() != found[len(MARK) : at]:
        return None
    head = key.encode() + b"\n"
    return body[len(head) :] if body.startswith(head) else None


def _read(path: Path) -> bytes:
    """Reads a file of the user's own; OSError if it is not, or cannot be read."""
    flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    with open(os.open(path, flags | getattr(os, "O_NOFOLLOW", 0)), "rb") as file:
        found = os.fstat(file.fileno())
        if why := why_untrusted(found, stat.S_ISREG):
            raise PermissionError(0, why)
        if found.st_size > LARGEST_FILE:
            raise OSError(0, "too large")
        return file.read(LARGEST_FILE)


def _write(path: Path, content: bytes) -> None:
    """Write all of it or nothing, readable by the user alone."""
    number, name = tempfile.mkstemp(dir=path.parent, prefix=f"{path.stem}-", suffix=UNFINISHED)
    try:
        with open(number, "wb") as file:
            file.write(content)
        os.replace(name, path)
    finally:
        Path(name).unlink(missing_ok=True)


def _tidy(folder: Path) -> None:
    """Keep the most recently used files and remove what stopped processes left unfinished; touches
    only files named the way this module names them."""
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


# --- who may have written it --------------------------------------------------------------------


def why_untrusted(found: os.stat_result, is_kind: Callable[[int], bool]) -> str:
    """Why somebody else may have written this file or folder; "" if nobody can have."""
    if not is_kind(found.st_mode):
        return "a link, or not the kind of file or folder expected here"
    if not hasattr(os, "geteuid"):
        return ""  # Windows closes a user's folders to others
    if found.st_uid != os.geteuid():
        return "it belongs to another user"
    if found.st_mode & WRITABLE_BY_OTHERS:
        return "others can write to it (fix this with `chmod go-w`)"
    return ""


def why_folder_untrusted(folder: Path) -> str:
    """Why others may have put files into this folder, or another folder in its place."""
    try:
        if why := why_untrusted(folder.lstat(), stat.S_ISDIR):
            return f"{folder}: {why}"
        for parent in folder.parents:
            if why := _distrust_parent(parent.stat()):
                return f"{folder}: {why} in {parent}"
    except OSError as error:
        return f"{folder}: {error.strerror or error}"
    return ""


def _distrust_parent(found: os.stat_result) -> str:
    """Why others could replace a folder in here: they own this one, or may write to it (unless it
    is like /tmp, where everybody may rename only their own files)."""
    if not hasattr(os, "geteuid"):
        return ""
    if found.st_uid not in (0, os.geteuid()):
        return "another user can replace what is"
    if found.st_mode & stat.S_ISVTX:
        return ""
    if found.st_mode & stat.S_IWOTH or (
        found.st_mode & stat.S_IWGRP and not _is_private_group(found.st_gid)
    ):
        return "others can replace what is"
    return ""


def _is_private_group(gid: int) -> bool:
    """Is this the private group that many systems create per user, with the user's name?"""
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
