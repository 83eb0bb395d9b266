"""Damaged files made from good ones: by their structure if they are JSON, then as bytes.

Everything comes from one `random.Random`, so the same seed damages the same file in the same way.
"""

import copy
import gzip
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

Place = tuple[str | int, ...]

HALF = "\ud83c"
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 7, 99, 100, 255, 10**4, 10**9, 2**31, 2**63 - 1, 2**63,
    -(2**63) - 1, 10**30, 10**400, -0.0, 0.5, 1.5, 1e-320, 1e308, -1e308, "", " ", "x", "1", "-1",
    "yes", "nan", "0x10", "1e5", "x" * 201, "x" * 100_000, "\0", "a\nb\tc", "\x1b[2J\x1b]0;x\x07",
    HALF, f"a{HALF}b", "\u202egnp.x", "\u200d\u200d", "e" + "\u0301" * 500, "\ufffe\uffff",
    "\U0001f3c1", "<b>x</b><img src=x>", "=1+1", "{0}{x}", "%s%n", "../../../x", "/dev/zero",
    [], {}, [[]], [None], [{}], {"": None}, {"a": 1}, {"id": 1}, [1, 2, 3], ["a", "a"], [0.5],
)  # fmt: skip
"""Values that may appear anywhere."""
RAW: tuple[str, ...] = (
    "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1e-999", "9" * 5000, "-" + "9" * 5000,
    "0." + "1" * 5000, "1" + "0" * 4000 + ".5", "1E+2", "01", "0x10", "+1", "'x'", "undefined", "",
    "[" * 40 + "]" * 40, "[" * 100_000 + "]" * 100_000, "[" * 100_000,
    '{"a":' * 40 + "1" + "}" * 40,
    '{"a":' * 50_000 + "1" + "}" * 50_000, '"\\ud800"', '"\\u0000"', '"\\x"', "/* x */ 1",
)  # fmt: skip
"""Text in place of a value: much of it no library would write."""
REPEATS = (2, 3, 25, 101, 1_000, 3_000, 20_000, 100_000)
_MARK = "\u2063raw"
_TWICE = "\u2063twice"


@dataclass(frozen=True)
class Damage:
    """A damaged file, and what was done to it."""

    data: bytes
    steps: tuple[str, ...]


def damaged(document: Any, donors: Sequence[Any], random: Random) -> Damage:
    """A JSON document with one to four things done to it; some files are damaged as bytes, too."""
    document = copy.deepcopy(document)
    steps: list[str] = []
    for _ in range(random.choices((0, 1, 2, 3, 4), (1, 10, 5, 2, 1))[0]):
        document, step = _step(document, donors, random)
        steps.append(step)
    data = written(document, random)
    if not steps or random.random() < 0.15:
        data, step = damaged_bytes(data, random)
        steps.append(step)
    return Damage(data, tuple(steps))


def written(document: Any, random: Random) -> bytes:
    """JSON text, with the raw values and doubled keys that the steps asked for."""
    escaped = random.random() < 0.5
    text = json.dumps(document, ensure_ascii=escaped, indent=random.choice((None, 1)))
    for number, raw in enumerate(RAW):
        for mark in (f"{_MARK}{number}.", json.dumps(f"{_MARK}{number}.")[1:-1]):
            text = text.replace(f'"{mark}"', raw)
    for mark in (_TWICE, json.dumps(_TWICE)[1:-1]):
        text = text.replace(mark, "")
    return text.encode(errors="surrogatepass")


# --- by structure --------------------------------------------------------------------------------


def _step(document: Any, donors: Sequence[Any], random: Random) -> tuple[Any, str]:
    place = _some_place(document, random)
    if not place:
        return random.choice(STRANGE), "the whole replaced"
    parent, key = _parent(document, place), place[-1]
    value = parent[key]
    if isinstance(value, str) and value[:1] in "{[" and len(value) > 2 and random.random() < 0.8:
        inner = _inside_text(value, donors, random)
        if inner is not None:
            parent[key], step = inner
            return document, f"{place}: in the text: {step}"
    change = random.choices(tuple(_CHANGES), tuple(_CHANGES.values()))[0]
    return document, f"{place}: {change(document, parent, key, donors, random)}"


def _inside_text(text: str, donors: Sequence[Any], random: Random) -> tuple[str, str] | None:
    """A text that is a document itself is damaged like one."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found, step = _step(found, donors, random)
    return written(found, random).decode(errors="surrogatepass"), step


def _some_place(document: Any, random: Random) -> Place:
    """A random path into the document; high and deep places are equally likely."""
    place: Place = ()
    at = document
    while isinstance(at, dict | list) and at:
        key = random.choice(list(at)) if isinstance(at, dict) else random.randrange(len(at))
        place, at = (*place, key), at[key]
        if random.random() < 0.35:
            break
    return place


def _parent(document: Any, place: Place) -> Any:
    for key in place[:-1]:
        document = document[key]
    return document


def _replace(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    value = random.choice(STRANGE)
    parent[key] = copy.deepcopy(value)
    return f"becomes {_short(value)}"


def _raw(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    number = random.randrange(len(RAW))
    parent[key] = f"{_MARK}{number}."
    return f"becomes the text {_short(RAW[number])}"


def _near(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    """A value that looks like the one there."""
    value = parent[key]
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not isinstance(value, str) and not (is_number and abs(value) < 1e100):
        return _replace(document, parent, key, donors, random)
    near: list[Any]
    if isinstance(value, str):
        cut = random.randrange(len(value) + 1)
        near = [value[:cut], value + value, value.upper(), value + "\n", value[:cut] + "\0"]
        near += [[value], value[:cut] + random.choice("aR1-{\x1b") + value[cut + 1 :]]
    else:
        near = [value + 1, value - 1, value * 10, -value, float(value), str(value), value + 0.5]
        near += [value * 1000, [value]]
    parent[key] = random.choice(near)
    return f"{_short(value)} becomes {_short(parent[key])}"


def _drop(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    del parent[key]
    return "taken out"


def _rename(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    if not isinstance(parent, dict):
        return _drop(document, parent, key, donors, random)
    other = random.choice((f"{key}s", key.upper(), "", "x" * 300, "__class__", "id", f"{key}\0"))
    parent[other] = parent.pop(key)
    return f"is called {_short(other)}"


def _add(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    value = copy.deepcopy(random.choice(STRANGE))
    if isinstance(parent, dict):
        parent[random.choice(("extra", "id", "at", "lane", "self", "", "format"))] = value
    else:
        parent.insert(random.randrange(len(parent) + 1), value)
    return f"{_short(value)} beside it"


def _double(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    """The key twice in its object, the item twice in its list."""
    value = copy.deepcopy(parent[key])
    if isinstance(parent, dict):
        parent[f"{key}{_TWICE}"] = value
    else:
        parent.append(value)
    return "stands twice"


def _repeat(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    """Many of what there is one of."""
    times = random.choice(REPEATS)
    value = parent[key]
    size = len(json.dumps(value, ensure_ascii=True))
    times = min(times, max(1, 5_000_000 // (size + 1)))
    if isinstance(value, dict):
        other = next(iter(value.values()), None)
        value.update((f"k{i}", other) for i in range(times))
    elif isinstance(value, list) and value:
        value.extend(value[i % len(value)] for i in range(times))
    elif isinstance(parent, list):
        parent.extend([value] * times)
    else:
        parent[key] = [value] * times
    return f"{times} times"


def _graft(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    """A part of another file, perhaps of another kind."""
    donor = random.choice((document, *donors))
    place = _some_place(donor, random)
    value = donor
    for step in place:
        value = value[step]
    parent[key] = copy.deepcopy(value)
    return f"becomes {_short(value)} of another file"


def _swap(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    place = _some_place(parent, random)
    if not place or place[0] == key:
        return _graft(document, parent, key, donors, random)
    other = _parent(parent, place)
    parent[key], other[place[-1]] = other[place[-1]], parent[key]
    return f"swapped with {place}"


def _refer(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    """The value of another field of the same name, or one that nobody has: ids that are used twice,
    lead elsewhere, in a circle, or nowhere."""
    values = [value for name, value in _fields(document) if name == key] if key else []
    value = random.choice([*values, 999_999, 0, "nobody"])
    parent[key] = copy.deepcopy(value)
    return f"becomes {_short(value)}, as elsewhere"


def _plausible(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    """A plausible number, or items in another order: much of it is still well-formed."""
    value = parent[key]
    if isinstance(value, int | float) and not isinstance(value, bool):
        parent[key] = random.choice((random.randrange(12), random.randrange(100), -value))
        return f"{_short(value)} becomes {_short(parent[key])}"
    if isinstance(parent, list) and len(parent) > 1:
        other = random.randrange(len(parent))
        parent[key], parent[other] = parent[other], parent[key]
        return f"changes places with number {other}"
    return _refer(document, parent, key, donors, random)


def _reorder(document: Any, parent: Any, key: Any, donors: Sequence[Any], random: Random) -> str:
    if not isinstance(parent[key], list):
        return _near(document, parent, key, donors, random)
    how = random.choice(("reversed", "mixed", "emptied", "halved"))
    found: list[Any] = parent[key]
    if how == "mixed":
        random.shuffle(found)
    else:
        parent[key] = {"reversed": found[::-1], "emptied": []}.get(how, found[: len(found) // 2])
    return how


def _fields(document: Any) -> Iterator[tuple[str, Any]]:
    waiting = [document]
    while waiting:
        at = waiting.pop()
        if isinstance(at, dict):
            yield from at.items()
            waiting.extend(at.values())
        elif isinstance(at, list):
            waiting.extend(at)


Change = Callable[[Any, Any, Any, Sequence[Any], Random], str]
_CHANGES: dict[Change, int] = {
    _replace: 8,
    _near: 8,
    _raw: 3,
    _drop: 4,
    _rename: 2,
    _add: 3,
    _double: 3,
    _repeat: 5,
    _graft: 3,
    _swap: 2,
    _refer: 6,
    _reorder: 3,
    _plausible: 16,
}
"""Possible steps -> their relative frequency."""


def _short(value: Any) -> str:
    text = ascii(value)
    return text if len(text) <= 60 else f"{text[:50]}... ({len(text):,})"


# --- as bytes ------------------------------------------------------------------------------------


def damaged_bytes(data: bytes, random: Random) -> tuple[bytes, str]:
    how = random.choice(tuple(_BYTES))
    return _BYTES[how](data, random), f"bytes: {how}"


def damaged_text(data: bytes, random: Random) -> tuple[bytes, str]:
    """Text that is no JSON: a number or a word becomes another, a part stands often or is gone."""
    parts = re.split(rb"([-+.\w]+)", data)
    at = random.randrange(len(parts))
    how = random.choice(("another", "strange", "taken out", "often", "swapped"))
    if how == "another":
        parts[at] = parts[random.randrange(len(parts))]
    elif how == "strange":
        found = random.choice((*RAW, *(str(value) for value in STRANGE)))
        parts[at] = found.encode(errors="surrogatepass")
    elif how == "taken out":
        del parts[at : at + random.choice((1, 2, 20))]
    elif how == "often":
        some = parts[at : at + random.choice((2, 10, 200))]
        size = sum(map(len, some)) + 1
        parts[at:at] = some * min(random.choice(REPEATS), 4_000_000 // size)
    else:
        other = random.randrange(len(parts))
        parts[at], parts[other] = parts[other], parts[at]
    return b"".join(parts), f"text: {how}"


def _flipped(data: bytes, random: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 10))):
        if changed:
            changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def _pasted(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data) + 1)
    pieces = (b"\0", b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b'"', b"{", b"]", b"\x1b[2J", b"\r")
    return data[:at] + random.choice(pieces) + data[at:]


def _cut(data: bytes, random: Random) -> bytes:
    at, end = sorted(random.randrange(len(data) + 1) for _ in range(2))
    return data[:at] + data[end:]


_BYTES: dict[str, Callable[[bytes, Random], bytes]] = {
    "flipped": _flipped,
    "pasted into": _pasted,
    "cut out of": _cut,
    "cut off": lambda data, random: data[: random.randrange(len(data) + 1)],
    "nothing": lambda data, random: b"",
    "blanks": lambda data, random: b" \n\t" * 100,
    "NULs": lambda data, random: b"\0" * random.choice((1, 100, 4_000_001)),
    "too long": lambda data, random: data + b" " * 4_000_000,
    "twice": lambda data, random: data + data,
    "BOM": lambda data, random: b"\xef\xbb\xbf" + data,
    "two BOMs": lambda data, random: b"\xef\xbb\xbf" * 2 + data,
    "UTF-16": lambda data, random: data.decode(errors="replace").encode("utf-16"),
    "UTF-32": lambda data, random: data.decode(errors="replace").encode("utf-32"),
    "Latin-1": lambda data, random: data.decode(errors="replace").encode("latin-1", "replace"),
    "compressed": lambda data, random: gzip.compress(data, mtime=0),
    "much, compressed": lambda data, random: gzip.compress(b"[" * 10_000_000, mtime=0),
    "CR LF": lambda data, random: data.replace(b"\n", b"\r\n"),
    "noise": lambda data, random: random.randbytes(random.choice((1, 100, 10_000))),
}
