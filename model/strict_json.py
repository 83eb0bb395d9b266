"""JSON read strictly, by nothing but the standard library: size, syntax, depth, broken text.

What the values mean is up to whoever reads them (`model/files.py`, the editor's own files).
"""

import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from model.errors import InputError, Problem
from model.wording import Said

LARGEST_FILE = 4_000_000
DEEPEST = 16
MOST_KEYS = 1000
MOST_VALUES = 1_000_000
MOST_PROBLEMS = 1000

Document = dict[str, Any]
Place = tuple[int | str, ...]
"""Where a value stands in a document: the keys and indices that lead to it."""


def bytes_of(path: Path, most: int = LARGEST_FILE) -> bytes:
    """The file's contents, a little more than may be read at most."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        message = Said("cannot be read: {reason}", reason=reason_of(error))
        raise InputError(str(path), [Problem("", message)]) from None
    return data


def reason_of(error: Exception) -> Said:
    """What the system says."""
    return Said(getattr(error, "strerror", None) or str(error))


def object_of(data: bytes, source: str, most: int = LARGEST_FILE) -> Document:
    """The JSON object in `data`, or an InputError with everything that is wrong with it."""
    if len(data) > most:
        raise InputError(source, [Problem("", too_large(most))])
    document = _json(data, source)
    if not isinstance(document, dict):
        message = Said("expected a JSON object {{...}}, found {found}", found=short(document))
        raise InputError(source, [Problem("", message)])
    return document


def too_large(most: int = LARGEST_FILE) -> Said:
    return Said("larger than {n} MB, the most that is read", n=most // 1_000_000)


def _json(data: bytes, source: str) -> Any:
    problems: list[Problem] = []

    def pairs(items: list[tuple[str, Any]]) -> Document:
        found: Document = {}
        for key, value in items:
            if key in found:
                twice = Said("the key {key} stands twice in an object", key=json.dumps(key))
                problems.append(Problem("", twice))
            found[key] = value
        return found

    def constant(word: str) -> None:
        problems.append(Problem("", Said("{word} is not a JSON number", word=word)))

    try:
        text = data.decode("utf-8-sig")
        document = json.loads(text, object_pairs_hook=pairs, parse_constant=constant)
    except UnicodeDecodeError as error:
        byte = data[error.start]
        message = Said("not UTF-8 text (byte {n} is {byte:#04x})", n=error.start, byte=byte)
        raise InputError(source, [Problem("", message)]) from None
    except json.JSONDecodeError as error:
        message = Said(
            "not JSON: {fault} at line {line}, column {column}",
            fault=error.msg,
            line=error.lineno,
            column=error.colno,
        )
        raise InputError(source, [Problem("", message)]) from None
    except RecursionError:
        raise InputError(source, [Problem("", _TOO_DEEP)]) from None
    except ValueError:  # Python's own words speak of Python
        most = sys.get_int_max_str_digits()
        message = Said("a number with more than {n} digits", n=most)
        raise InputError(source, [Problem("", message)]) from None
    problems.extend(islice(_unfit(document), MOST_PROBLEMS))
    if problems:
        raise InputError(source, problems)
    return document


_TOO_DEEP = Said("nested deeper than {n} levels", n=DEEPEST)


def _unfit(document: Any) -> Iterator[Problem]:
    """What no file may hold: deep nesting, objects with too many keys, broken text, too much."""
    values = 0
    waiting: list[tuple[Place, Any]] = [((), document)]
    while waiting:
        place, value = waiting.pop()
        values += 1
        if values > MOST_VALUES:
            yield Problem("", Said("more than {n} values", n=MOST_VALUES))
            return
        if isinstance(value, str):
            if _is_broken(value):
                yield Problem(json_path(place), Said("text {fault}", fault=_HALF_A_LETTER))
        elif not isinstance(value, dict | list):
            continue
        elif len(place) >= DEEPEST:
            yield Problem("", _TOO_DEEP)
            return
        elif isinstance(value, list):
            # A list of plain values needs no path each: look into those that may hold more.
            values += len(value)
            waiting.extend(
                ((*place, i), v) for i, v in enumerate(value) if isinstance(v, str | dict | list)
            )
        elif len(value) > MOST_KEYS:
            message = Said("an object with more than {n} keys", n=MOST_KEYS)
            yield Problem(json_path(place), message)
        else:
            waiting.extend(((*place, key), v) for key, v in value.items())
            if any(map(_is_broken, value)):
                yield Problem(json_path(place), Said("a key {fault}", fault=_HALF_A_LETTER))


_HALF_A_LETTER = Said("with half of a surrogate pair, which stands for no letter")


def _is_broken(text: str) -> bool:
    return not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)


def json_path(place: Sequence[int | str]) -> str:
    path = ""
    for part in place:
        if isinstance(part, int):
            path += f"[{part}]"
        else:
            key = part if part.isidentifier() and len(part) <= 60 else short(part)
            path += f".{key}" if path else key
    return path


def short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=True, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
