"""The wishes of last time, kept in the settings folder: those of each kit in a file of its own, as
`design --wishes` reads them."""

import re
from pathlib import Path

from trackwright.design.wishes import Wishes, validated, wishes_from_json
from trackwright.editor.app.storage import Storage
from trackwright.model.text.errors import InputError, Problem, TrackwrightError

FOLDER = "wishes"
_ID = re.compile(r"[\w-]{1,60}")


class KeptWishes:
    """Reads, writes and forgets them."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of_kit(self, kit: str) -> Wishes | None:
        """Those kept for a kit; a file that cannot be used is set aside."""
        file = self._file_of(kit)
        document = None if file is None else self._storage.read(file)
        if file is None or document is None:
            return None
        try:
            wishes = wishes_from_json({**document, "kit": kit}, str(file))
            validated(wishes)
        except InputError as fault:
            self._storage.set_aside(file, fault)
        except TrackwrightError as fault:
            self._storage.set_aside(file, InputError(str(file), [Problem("", fault.message)]))
        else:
            return wishes
        return None

    def keep(self, wishes: Wishes) -> None:
        if (file := self._file_of(wishes.kit)) is not None:
            self._storage.write(file, wishes.as_json())

    def forget(self, kit: str) -> None:
        if (file := self._file_of(kit)) is not None:
            self._storage.remove(file)

    def _file_of(self, kit: str) -> Path | None:
        is_name = _ID.fullmatch(kit)
        return self._storage.folder / FOLDER / f"{kit}.json" if is_name else None
