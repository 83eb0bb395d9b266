"""Imports settings of older versions (`editor.ini`) if there are no settings yet; the file stays as
it is."""

import stat
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSettings

from trackwright.editor.app.storage import stored_path
from trackwright.model.text.errors import InputError
from trackwright.model.text.strict_json import parse_json_object

OLD_FILE = "editor.ini"
MOST_BYTES = 1_000_000
TEXTS = ("theme", "unit", "draft_s", "language")
FLAGS = ("safe_colours", "session", "toured")
OBJECTS = ("keys", "playtest")
"""Texts that are JSON objects. The layout of windows is not read: it has no checksum."""
FLAG = {"yes": True, "no": False}
NEVER_WRITTEN = (b"@Variant(", b"@DateTime(")
"""Qt reads such values as its own objects, and crashes on damaged ones."""


def old_settings(folder: Path) -> dict[str, object]:
    """Readable settings of an older version in this folder, if any."""
    file = folder / OLD_FILE
    if not _is_safe(file):
        return {}
    stored = QSettings(str(file), QSettings.Format.IniFormat)
    return dict(_well_formed({key: stored.value(key) for key in stored.allKeys()}))


def _is_safe(file: Path) -> bool:
    try:
        about = file.stat()
        if not stat.S_ISREG(about.st_mode) or about.st_size > MOST_BYTES:
            return False
        data = file.read_bytes()
    except OSError:
        return False
    return not any(sign in data for sign in NEVER_WRITTEN)


def _well_formed(values: dict[str, object]) -> Iterator[tuple[str, object]]:
    for key, value in values.items():
        if key == "recent":
            yield key, list(_paths(value))
        elif isinstance(value, str):
            if key in TEXTS or (key in OBJECTS and _is_object(value)):
                yield key, value
            elif key in FLAGS and value in FLAG:
                yield key, FLAG[value]


def _paths(value: object) -> Iterator[str]:
    for name in value if isinstance(value, list) else [value]:
        if isinstance(name, str) and name and stored_path(Path(name)) is not None:
            yield name


def _is_object(text: str) -> bool:
    try:
        parse_json_object(text.encode(), OLD_FILE)
    except (InputError, UnicodeEncodeError):
        return False
    return True
