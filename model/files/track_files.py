"""Reading and writing kits and tracks: strict, with complete error messages, never losing work.

Reading has three stages, and each reports all problems it finds: size and JSON syntax; form (types,
ranges, unknown keys); meaning (`model/layout/wellformed.py`). Writing is canonical and atomic.
"""

import errno
import glob
import json
import os
import stat
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, Field, fields, is_dataclass
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from trackwright.model.files.picture_names import with_absolute_pictures, with_relative_pictures
from trackwright.model.layout import wellformed
from trackwright.model.layout.kit import (
    Alley,
    Branch,
    Counters,
    Kit,
    PieceGroup,
    PieceKind,
    Provenance,
)
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.layout.track import (
    MAX_PIECES,
    Approval,
    Frame,
    Marker,
    Piece,
    Run,
    Start,
    Track,
)
from trackwright.model.text.errors import InputError, Problem, TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message
from trackwright.model.text.pydantic_errors import expected_value, fault_message
from trackwright.model.text.strict_json import (
    MAX_FILE_BYTES,
    MAX_PROBLEMS,
    Document,
    JsonLocation,
    abbreviated_json,
    json_path,
    parse_json_object,
    read_bytes,
    system_reason,
    too_large_message,
)

__all__ = ["MAX_FILE_BYTES", "MAX_PROBLEMS", "Document", "read_bytes"]  # re-exported

TRACK_FORMAT = "trackwright-track"
KIT_FORMAT = "trackwright-kit"
VERSION = 1
MANY_VALUES = 20_000
"""Larger documents are checked item by item, so that a bad one cannot exhaust memory."""
STALE_SECONDS = 3600
BACKUP = ".bak"
MOST_NAME_BYTES = 255
TEMPORARY_BYTES = 16
"""What a temporary name has more than the file's: two dots, eight letters, `.tmp`."""

Form = TypeVar("Form")

TRACKS: TypeAdapter[Track] = TypeAdapter(Track)
KITS: TypeAdapter[Kit] = TypeAdapter(Kit)

Migration = Callable[[Document], Document]
_MIGRATIONS: dict[int, Migration] = {}
"""Version -> function that converts a document of that version to the next."""

Parts = Mapping[str, type]
"""Key -> class of its value (or of the items of its list); "" is the whole document."""

_PARTS: Parts = {
    "": Track,
    "runs": Run,
    "pieces": Piece,
    "start": Start,
    "frames": Frame,
    "markers": Marker,
    "waivers": Approval,
    "scenery": SceneryItem,
}
_KIT_PARTS: Parts = {
    "": Kit,
    "pieces": PieceKind,
    "alley": Alley,
    "branch": Branch,
    "groups": PieceGroup,
    "counters": Counters,
    "provenance": Provenance,
}


# --- reading ------------------------------------------------------------------------------------


def read_track(path: Path, kit_of: Callable[[str], Kit]) -> Track:
    """The track in the file, or an InputError with all its problems. Its pictures are found from
    anywhere afterwards; `save_track` names them relative to the file again."""
    track = parse_track(read_bytes(path), str(path), kit_of)
    return with_absolute_pictures(track, path) if track.scenery else track


def parse_track(data: bytes, source: str, kit_of: Callable[[str], Kit]) -> Track:
    document = read_document(data, source, TRACK_FORMAT)
    _reject_too_many_pieces(document, source)
    _expand_shorthand(document)
    track = validated(TRACKS, document, source, _PARTS)
    try:
        kit = kit_of(track.kit)
    except UnknownKit as unknown:
        raise InputError(source, [Problem("kit", unknown.message)]) from None
    if problems := list(islice(wellformed.track_problems(track, kit), MAX_PROBLEMS)):
        raise InputError(source, problems)
    return track


def read_kit(path: Path) -> Kit:
    return parse_kit(read_bytes(path), str(path))


def parse_kit(data: bytes, source: str) -> Kit:
    kit = validated(KITS, read_document(data, source, KIT_FORMAT), source, _KIT_PARTS)
    if problems := list(wellformed.kit_problems(kit)):
        raise InputError(source, problems)
    return kit


class UnknownKit(TrackwrightError):
    """A track needs a kit that is not installed."""


def read_document(
    data: bytes,
    source: str,
    expected_format: str,
    newest: int = VERSION,
    migrations: Mapping[int, Migration] = _MIGRATIONS,
) -> Document:
    """The JSON object in `data`, of the expected format, converted to the newest version."""
    document = parse_json_object(data, source)
    if document.get("format") != expected_format:
        message = _expected(json.dumps(expected_format), document, "format")
        raise InputError(source, [Problem("format", message)])
    document = _migrated(document, source, newest, migrations)
    del document["format"], document["version"]
    return document


def _migrated(
    document: Document, source: str, newest: int, migrations: Mapping[int, Migration]
) -> Document:
    version = document.get("version")
    if type(version) is not int or version < 1:
        message = _expected(Message("a whole number from 1 to {n}", n=newest), document, "version")
        raise InputError(source, [Problem("version", message)])
    if version > newest:
        message = Message(
            "made by a newer Trackwright (file version {version}, this program reads up to "
            "{newest}); update Trackwright to open it",
            version=version,
            newest=newest,
        )
        raise InputError(source, [Problem("version", message)])
    while version < newest:
        if version not in migrations:
            message = Message(
                "made by an older Trackwright (file version {version}, this program reads "
                "{newest}): create it again",
                version=version,
                newest=newest,
            )
            raise InputError(source, [Problem("version", message)])
        document = migrations[version](document)
        version += 1
    return document


def _expected(what: str, document: Document, key: str) -> Message:
    found = abbreviated_json(document[key]) if key in document else Message("nothing")
    return Message("expected {what}, found {found}", what=what, found=found)


def _lists_of_pieces(document: Document) -> list[list[Any]]:
    runs = [run for run in _list(document.get("runs")) if isinstance(run, dict)]
    return [_list(run.get("pieces")) for run in runs]


def _reject_too_many_pieces(document: Document, source: str) -> None:
    """Reject them before anything is built from them: they could exhaust memory."""
    count = sum(map(len, _lists_of_pieces(document)))
    if count > MAX_PIECES:
        message = Message("{n} pieces; at most {most}", n=count, most=MAX_PIECES)
        raise InputError(source, [Problem("runs", message)])


def _expand_shorthand(document: Document) -> None:
    """Expand pieces written as just a code; each gets the next free id."""
    lists = _lists_of_pieces(document)
    given = [p["id"] for pieces in lists for p in pieces if isinstance(p, dict) and "id" in p]
    number = max((id for id in given if type(id) is int), default=0)
    for pieces in lists:
        for i, piece in enumerate(pieces):
            if isinstance(piece, str):
                number += 1
                pieces[i] = {"id": number, "piece": piece}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def validated(adapter: TypeAdapter[Form], document: Document, source: str, parts: Parts) -> Form:
    """The document as an instance of its class, or an InputError with all its problems."""
    text = json.dumps(document)
    problems: list[Problem] = []
    if text.count(",") > MANY_VALUES:
        problems.extend(islice(_problems_item_by_item(document, parts), MAX_PROBLEMS))
    if not problems:
        try:
            return adapter.validate_json(text)
        except ValidationError as error:
            problems = list(_problems(error, (), parts))
    raise InputError(source, problems)


def _problems_item_by_item(document: Document, parts: Parts) -> Iterator[Problem]:
    """The problems in a large document's long lists, found lazily."""
    adapters = {key: TypeAdapter[Any](parts[key]) for key in parts if key in (*document, "pieces")}
    for key, value in document.items():
        if key not in parts:
            continue
        for i, item in enumerate(_list(value)):
            inner = _list(item.get("pieces")) if isinstance(item, dict) else []
            if len(inner) > 1:
                for j, piece in enumerate(inner):
                    yield from _item_problems(
                        adapters["pieces"], piece, (key, i, "pieces", j), parts
                    )
                item = {**item, "pieces": inner[:1]}
            yield from _item_problems(adapters[key], item, (key, i), parts)


def _item_problems(
    adapter: TypeAdapter[Any], item: Any, at: JsonLocation, parts: Parts
) -> Iterator[Problem]:
    try:
        adapter.validate_json(json.dumps(item))
    except ValidationError as error:
        yield from _problems(error, at, parts)


def _problems(error: ValidationError, at: JsonLocation, parts: Parts) -> Iterator[Problem]:
    details = error.errors(include_url=False)
    inside = {one["loc"][: n + 1] for one in details for n in range(len(one["loc"]) - 1)}
    for one in details:
        # A list whose items are all bad is not empty, although none of them is left.
        if not (one["type"] == "too_short" and one["loc"] in inside):
            yield problem_of({**one, "loc": (*at, *one["loc"])}, parts)


def problem_of(details: Mapping[str, Any], parts: Parts) -> Problem:
    """One of pydantic's errors, with the keys that `parts` has at each place."""
    *outer, last = details["loc"]
    place = [part for part in outer if not _is_alternative(part)]
    unknown = details["type"] in ("extra_forbidden", "unexpected_keyword_argument")
    if unknown or not _is_alternative(last):
        place.append(last)
    path = json_path(place)
    if unknown:
        key = next((part for part in reversed(place[:-1]) if isinstance(part, str)), "")
        known = [f.name for f in fields(parts.get(key, parts[""]))]
        return Problem(
            path, Message("unknown key {known}", known=did_you_mean(str(last)[:60], known))
        )
    if details["type"] in ("missing", "missing_argument"):
        return Problem(path, Message("is missing"))
    what = expected_value(details)
    if what is None:
        return Problem(path, fault_message(details))
    found = abbreviated_json(details["input"])
    return Problem(path, Message("expected {what}, found {found}", what=what, found=found))


def _is_alternative(part: int | str) -> bool:
    """Is it pydantic's name for one of several allowed types rather than a key of the file?"""
    names = ("constrained-int", "int", "str")
    return isinstance(part, str) and (part in names or part.startswith("tuple["))


# --- writing ------------------------------------------------------------------------------------


def track_text(track: Track) -> str:
    """The canonical text of a track: fixed order, one piece, marker or note per line."""
    entries = [f'"format": "{TRACK_FORMAT}"', f'"version": {VERSION}']
    for name in _TRACK_ORDER:
        value = getattr(track, name)
        if name not in _ALWAYS and value == _default(_TRACK_FIELDS[name]):
            continue
        entries.append(f"{_text(name)}: {_WRITERS.get(name, _line)(value)}")
    return "{\n  " + ",\n  ".join(entries) + "\n}\n"


_RUN_FIELDS: dict[str, "Field[Any]"] = {f.name: f for f in fields(Run)}
_TRACK_FIELDS: dict[str, "Field[Any]"] = {f.name: f for f in fields(Track)}
_TRACK_ORDER = (
    "number",
    "name",
    "kit",
    "kit_revision",
    "level",
    "laps",
    "boxes",
    "board_cm",
    "assumed",
    "notes",
    "frames",
    "runs",
    "markers",
    "waivers",
    "scenery",
)
_ALWAYS = frozenset({"name", "kit", "laps", "runs"})
assert set(_TRACK_ORDER) == set(_TRACK_FIELDS)


def _default(field: "Field[Any]") -> Any:
    return field.default_factory() if field.default_factory is not MISSING else field.default


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _line(value: Any) -> str:
    """A value on one line; objects omit members that have their default."""
    if is_dataclass(value):
        members = (
            f"{_text(f.name)}: {_line(getattr(value, f.name))}"
            for f in fields(value)
            if getattr(value, f.name) != _default(f)
        )
        return "{" + ", ".join(members) + "}"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_line, value)) + "]"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return json.dumps(value)


def _lines(values: Sequence[Any], indent: str = "  ") -> str:
    if not values:
        return "[]"
    inner = f",\n{indent}  ".join(map(_line, values))
    return f"[\n{indent}  {inner}\n{indent}]"


def _runs(runs: Sequence[Run]) -> str:
    return "[\n    " + ",\n    ".join(map(_run, runs)) + "\n  ]" if runs else "[]"


def _run(run: Run) -> str:
    head = [
        f"{_text(name)}: {_line(getattr(run, name))}, "
        for name in ("frame", "start")
        if getattr(run, name) != _RUN_FIELDS[name].default
    ]
    return "{" + "".join(head) + f'"pieces": {_lines(run.pieces, "    ")}}}'


_WRITERS: dict[str, Callable[[Any], str]] = {
    "runs": _runs,
    "notes": _lines,
    "frames": _lines,
    "markers": _lines,
    "waivers": _lines,
    "scenery": _lines,
}


def save_track(track: Track, path: Path) -> None:
    """Write the track so that the file always holds either the whole old or the whole new text.

    The previous text is saved beside it as `<name>.bak`, the name cut if it is too long for that.
    """
    track = with_relative_pictures(track, path) if track.scenery else track
    data = track_text(track).encode()
    if len(data) > MAX_FILE_BYTES:
        raise TrackwrightError(
            Message("{path}: not saved: {why}", path=path, why=too_large_message())
        )
    save_bytes(data, path, keep_backup=True)


def save_bytes(data: bytes | Iterable[bytes], path: Path, keep_backup: bool = False) -> None:
    """Replace the file's contents atomically; see `save_track`. Pipes and terminals are written to
    directly, and read-only files are left alone. Parts are written as they come."""
    parts = [data] if isinstance(data, bytes) else data
    try:
        if _is_stream(path):
            with path.open("wb") as stream:
                stream.writelines(parts)
            return
        path = path.resolve()
        if path.is_symlink():  # still a link: it leads to itself
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        reject_read_only(path)
        temporary = _write_temporary(parts, path)
        try:
            if keep_backup:
                _save_backup(path)
            os.replace(temporary, path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
    except (OSError, RuntimeError, ValueError) as error:  # loops of links, NUL in a name
        message = Message(
            "{path}: cannot be saved: {reason}", path=path, reason=system_reason(error)
        )
        raise TrackwrightError(message) from None


def reject_read_only(path: Path) -> None:
    """Reject a read-only file. Renaming over it would succeed, as only the folder's permissions
    count; and its mode shows what the owner wants even to root, who may write everything."""
    if path.exists() and not (path.stat().st_mode & stat.S_IWUSR and os.access(path, os.W_OK)):
        why = Message("the file is read-only; make it writable, or choose another file")
        raise TrackwrightError(Message("{path}: not saved: {why}", path=path, why=why))


def _is_stream(path: Path) -> bool:
    """Is it a pipe or a terminal? Anything else that is not a file raises an OSError."""
    if not path.exists():
        return False
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if stat.S_ISBLK(mode) or stat.S_ISSOCK(mode):
        raise OSError(errno.EPERM, Message("a device or a socket, not a file"))
    return not stat.S_ISREG(mode)


def _write_temporary(parts: Iterable[bytes], path: Path) -> Path:
    for stale in _stale_files(path):
        with suppress(OSError):
            stale.unlink()
    handle, name = tempfile.mkstemp(prefix=_temporary_prefix(path), suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.writelines(parts)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, _mode(path))
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _temporary_prefix(path: Path) -> str:
    return f".{_cut(path.name, TEMPORARY_BYTES)}."


def _cut(name: str, room: int) -> str:
    """The name, or as much of it as leaves so many bytes of what a name may have."""
    data = os.fsencode(name)
    most = MOST_NAME_BYTES - room
    return name if len(data) <= most else data[:most].decode(errors="ignore")


def _stale_files(path: Path) -> Iterator[Path]:
    """Temporary files left behind long ago by interrupted saves."""
    for found in path.parent.glob(f"{glob.escape(_temporary_prefix(path))}*.tmp"):
        with suppress(OSError):
            if time.time() - found.stat().st_mtime > STALE_SECONDS:
                yield found


def _mode(path: Path) -> int:
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _save_backup(path: Path) -> None:
    if not path.exists():
        return
    backup = path.with_name(_cut(path.name, len(BACKUP)) + BACKUP)
    reject_read_only(backup)
    handle, name = tempfile.mkstemp(prefix=_temporary_prefix(path), suffix=".tmp", dir=path.parent)
    os.close(handle)
    temporary = Path(name)
    try:
        temporary.unlink()
        try:
            os.link(path, temporary)
        except OSError:  # a file system without hard links
            temporary.write_bytes(path.read_bytes())
        os.replace(temporary, backup)
    finally:
        temporary.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself durable, if the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
