"""What the editor remembers between sessions."""

from pathlib import Path
from typing import TypeGuard

from PySide6.QtCore import QByteArray, QStandardPaths

from trackwright.editor.app.old_settings import old_settings
from trackwright.editor.app.storage import Storage, look_of, stored_look, stored_path
from trackwright.model.text.errors import InputError, Problem
from trackwright.model.text.messages import Message
from trackwright.model.text.strict_json import (
    Document,
    abbreviated_json,
    json_path,
    parse_json_object,
)

MOST_RECENT = 12
MOST_FOLDERS = 20
LONGEST = 20_000
"""Characters in a text."""

Value = str | bool | list[str]


class Settings:
    """The settings file. Tests use a folder of their own."""

    def __init__(self, folder: Path | None = None) -> None:
        if folder is None:
            place = QStandardPaths.StandardLocation.AppDataLocation
            folder = Path(QStandardPaths.writableLocation(place))
        self.folder = folder
        self.storage = Storage(folder)
        self._file = folder / "settings.json"
        self._own: dict[str, Value] = {}
        """Not written yet: other programs may have changed the rest of the file."""
        self._is_written = True
        is_new = not any(folder.glob(f"{self._file.name}*"))  # nor one that was set aside
        self._values = self._read()
        if is_new:
            self._carry_over()

    def _carry_over(self) -> None:
        """Import the settings of an older version."""
        for key, value in old_settings(self.folder).items():
            if _is_value(value):
                self._values[key] = self._own[key] = value
                self._is_written = False
        self.sync()

    def _read(self) -> dict[str, Value]:
        """The usable settings in the file. If some are not, the file is set aside."""
        document = self.storage.read(self._file) or {}
        good = {key: value for key, value in document.items() if _is_value(value)}
        if bad := [_problem(key, document[key]) for key in document if key not in good]:
            self.storage.set_aside(self._file, InputError(str(self._file), bad))
            if good:
                self.storage.write(self._file, good)
        return good

    def text(self, key: str, default: str = "") -> str:
        value = self._values.get(key)
        return value if isinstance(value, str) else default

    def flag(self, key: str, default: bool = False) -> bool:
        value = self._values.get(key)
        return value if isinstance(value, bool) else default

    def put(self, key: str, value: Value) -> None:
        if self._values.get(key) != value:
            self._values[key] = self._own[key] = value
            self._is_written = False
            self.sync()

    @property
    def recent(self) -> list[Path]:
        names = self._values.get("recent")
        known = names[:MOST_RECENT] if isinstance(names, list) else []
        return [Path(name) for name in known if name and "\0" not in name]

    def add_recent(self, path: Path) -> None:
        self._take_over()
        others = [other for other in self.recent if other != path.resolve()]
        stored = map(stored_path, [path.resolve(), *others][:MOST_RECENT])
        self.put("recent", [name for name in stored if name is not None])

    @property
    def library_folders(self) -> list[Path]:
        """Folders of circuits that the library shows."""
        names = self._values.get("library_folders")
        known = names[:MOST_FOLDERS] if isinstance(names, list) else []
        return [Path(name) for name in known if name and "\0" not in name]

    def add_library_folder(self, folder: Path) -> None:
        self._take_over()
        self._put_folders([*self.library_folders, folder.absolute()])

    def remove_library_folder(self, folder: Path) -> None:
        self._take_over()
        self._put_folders([other for other in self.library_folders if other != folder])

    def _put_folders(self, folders: list[Path]) -> None:
        stored = map(stored_path, dict.fromkeys(folders[-MOST_FOLDERS:]))
        self.put("library_folders", [name for name in stored if name is not None])

    def document(self, key: str) -> Document:
        """A text that is a JSON object; empty if missing."""
        try:
            return parse_json_object((self.text(key) or "{}").encode(), key)
        except InputError as fault:
            self.cannot_use(fault)
            return {}

    def cannot_use(self, fault: InputError) -> None:
        """Report an invalid setting; its default applies."""
        self.storage.say(Message("{file}: {fault}", file=self._file, fault=fault.problems[0].words))

    def geometry(self, key: str) -> QByteArray | None:
        return look_of(key, self._values.get(key))

    def put_geometry(self, key: str, value: QByteArray) -> None:
        self.put(key, stored_look(key, value) or "")

    def sync(self) -> None:
        """Write unsaved settings."""
        if not self._is_written:
            self._take_over()
            self._is_written = self.storage.write(self._file, self._values)
            if self._is_written:
                self._own.clear()

    def _take_over(self) -> None:
        """What other programs have written meanwhile."""
        self._values = {**self._values, **self._read(), **self._own}


def _is_value(value: object) -> TypeGuard[Value]:
    if isinstance(value, list):
        return len(value) <= LONGEST and all(_is_text(one) for one in value)
    return isinstance(value, bool) or _is_text(value)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _problem(key: str, value: object) -> Problem:
    what = Message("a text, a list of texts, true or false")
    found = abbreviated_json(value)
    return Problem(
        json_path([key]), Message("expected {what}, found {found}", what=what, found=found)
    )
