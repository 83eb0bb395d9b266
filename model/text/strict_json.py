"""Strict JSON reading with the standard library: limits on size and depth, no duplicate keys, no
broken text.

What the values mean is up to the caller (`model/files/track_files.py`, the editor's own files).
"""

import errno
import json
import os
import stat
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

from trackwright.model.text.errors import InputError, Problem
from trackwright.model.text.messages import Message

MAX_FILE_BYTES = 4_000_000
MAX_DEPTH = 16
MAX_KEYS = 1000
MAX_VALUES = 1_000_000
MAX_DIGITS = 4000
MAX_PROBLEMS = 1000

Document = dict[str, Any]
JsonLocation = tuple[int | str, ...]
"""Where a value is in a document: the keys and indices that lead to it."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits for a file: bytes and, for JSON, values, nesting levels and keys per object."""

    size: int = MAX_FILE_BYTES
    values: int = MAX_VALUES
    depth: int = MAX_DEPTH
    keys: int = MAX_KEYS


DEFAULT_LIMITS = Limits()


def read_bytes(path: Path, most: int = MAX_FILE_BYTES) -> bytes:
    """The file's contents, up to one byte more than allowed: a device may have no end."""
    try:
        return bytes_of(path, most)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        message = Message("cannot be read: {reason}", reason=system_reason(error))
        raise InputError(str(path), [Problem("", message)]) from None


def bytes_of(path: Path, most: int) -> bytes:
    """Like `read_bytes`, with the system's own errors. Waits for pipes and terminals, but not for
    devices and files of the kernel (/proc/kmsg), which may have nothing to read at all."""
    opener = _without_waiting if _may_wait(path) else None
    with open(path, "rb", opener=opener) as file:
        if file.isatty():
            os.set_blocking(file.fileno(), True)
        data: bytes | None = file.read(most + 1)
    if data is None:
        raise OSError(errno.EAGAIN, Message("a device or a socket, not a file"))
    return data


def _may_wait(path: Path) -> bool:
    """Is it a device, or a file without a size, as those are that the kernel writes?"""
    status = path.stat()
    return stat.S_ISCHR(status.st_mode) or (stat.S_ISREG(status.st_mode) and not status.st_size)


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def system_reason(error: Exception) -> Message:
    """The system's error message."""
    return Message(getattr(error, "strerror", None) or str(error))


def parse_json_object(data: bytes, source: str, most: int = MAX_FILE_BYTES) -> Document:
    """The JSON object in `data`, or an InputError with all its problems."""
    document = parse_json(data, source, replace(DEFAULT_LIMITS, size=most))
    if not isinstance(document, dict):
        message = Message(
            "expected a JSON object {{...}}, found {found}", found=abbreviated_json(document)
        )
        raise InputError(source, [Problem("", message)])
    return document


def too_large_message(most: int = MAX_FILE_BYTES) -> Message:
    return Message("larger than {n} MB, the largest size that is read", n=most // 1_000_000)


@dataclass(frozen=True, slots=True)
class _InvalidNumber:
    """Takes the place of an invalid number in a document until its path is known."""

    fault: Message

    def __str__(self) -> str:
        return self.fault


_TOO_LONG = _InvalidNumber(Message("a number with more than {n} digits", n=MAX_DIGITS))
_CONSTANTS = {
    word: _InvalidNumber(Message("{word} is not a JSON number", word=word))
    for word in ("NaN", "Infinity", "-Infinity")
}


def _whole_number(text: str) -> int | _InvalidNumber:
    """The number. Python's own limit can be changed, and its message is for programmers."""
    try:
        return int(text) if len(text) <= MAX_DIGITS else _TOO_LONG
    except ValueError:
        return _TOO_LONG


def parse_json(data: bytes, source: str, limits: Limits = DEFAULT_LIMITS) -> Any:
    """The JSON in `data`, or an InputError with all its problems."""
    if len(data) > limits.size:
        raise InputError(source, [Problem("", too_large_message(limits.size))])
    problems: list[Problem] = []

    def pairs(items: list[tuple[str, Any]]) -> Document:
        found: Document = {}
        for key, value in items:
            if key in found and len(problems) < MAX_PROBLEMS:
                twice = Message("the key {key} appears twice in an object", key=json.dumps(key))
                problems.append(Problem("", twice))
            found[key] = value
        return found

    try:
        document = json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=pairs,
            parse_constant=_CONSTANTS.__getitem__,
            parse_int=_whole_number,
        )
    except UnicodeDecodeError as error:
        byte = data[error.start]
        message = Message("not UTF-8 text (byte {n} is {byte:#04x})", n=error.start, byte=byte)
        raise InputError(source, [Problem("", message)]) from None
    except json.JSONDecodeError as error:
        message = Message(
            "not JSON: {fault} at line {line}, column {column}",
            fault=error.msg,
            line=error.lineno,
            column=error.colno,
        )
        raise InputError(source, [Problem("", message)]) from None
    except RecursionError:
        raise InputError(source, [Problem("", _too_deep(limits))]) from None
    problems.extend(islice(_violations(document, limits), MAX_PROBLEMS))
    if problems:
        raise InputError(source, problems)
    return document


def _too_deep(limits: Limits) -> Message:
    return Message("nested deeper than {n} levels", n=limits.depth)


def _violations(document: Any, limits: Limits) -> Iterator[Problem]:
    """Find what no file may contain: deep nesting, too many keys or values, broken text."""
    values = 0
    waiting: list[tuple[JsonLocation, Any]] = [((), document)]
    while waiting:
        place, value = waiting.pop()
        if not isinstance(value, dict | list):  # only the document itself can be neither
            continue
        values += len(value)
        if values > limits.values:
            yield Problem("", Message("more than {n} values", n=limits.values))
            return
        if len(place) >= limits.depth:
            yield Problem("", _too_deep(limits))
            return
        if isinstance(value, dict):
            if len(value) > limits.keys:
                message = Message("an object with more than {n} keys", n=limits.keys)
                yield Problem(json_path(place), message)
                continue
            if any(map(_is_broken, value)):
                yield Problem(json_path(place), Message("a key {fault}", fault=_LONE_SURROGATE))
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(inner, dict | list):
                waiting.append(((*place, key), inner))
            elif isinstance(inner, _InvalidNumber):
                yield Problem(json_path((*place, key)), inner.fault)
            elif isinstance(inner, str) and _is_broken(inner):
                path = json_path((*place, key))
                yield Problem(path, Message("text {fault}", fault=_LONE_SURROGATE))


_LONE_SURROGATE = Message("with half of a surrogate pair, which is not a character")


def _is_broken(text: str) -> bool:
    return not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)


def json_path(place: Sequence[int | str]) -> str:
    path = ""
    for part in place:
        if isinstance(part, int):
            path += f"[{part}]"
        else:
            key = part if part.isidentifier() and len(part) <= 60 else abbreviated_json(part)
            path += f".{key}" if path else key
    return path


def abbreviated_json(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=True, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
