"""What can be opened: new circuits and shipped ones, recent files, folders of one's own."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale

from trackwright.editor.app.translation import t
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit, kit_files, load_circuit, shipped_tracks
from trackwright.model.files.output_checks import RACE_RECORD, TRACK, file_kind, is_file
from trackwright.model.files.track_files import parse_track
from trackwright.model.layout import templates
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible
from trackwright.model.text.strict_json import read_bytes, system_reason
from trackwright.simulator.race.record_circuit import circuit_of
from trackwright.simulator.race.records import parse_record

MOST_FILES = 500
"""Files of a folder that are shown, the newest."""
MISSING = Message("the file is missing")


@dataclass(frozen=True)
class Entry:
    """Something to open: a file, a shipped circuit by its id, or something new for a kit: an empty
    table, or a course."""

    name: str
    path: Path | None = None
    shipped: str = ""
    kit: str = ""
    is_course: bool = False
    changed_s: float = 0.0
    """When the file was written."""

    @property
    def is_new(self) -> bool:
        return bool(self.kit)

    @property
    def file_name(self) -> str:
        return visible(self.path.name) if self.path is not None else self.name

    @property
    def order(self) -> str:
        """What to open, as the window's files understand it."""
        return str(self.path) if self.path is not None else self.shipped


@dataclass(frozen=True)
class Contents:
    """What an entry holds: a circuit, or the one that its race was run on."""

    circuit: Circuit
    is_replay: bool = False


Listing = Callable[[], list[Entry]]
"""The entries of a place; called in a thread, since folders may be slow."""


def beginnings() -> list[Entry]:
    """An empty table for each kit, a course where a kit has pieces for one, and the shipped
    circuits."""
    empty = [Entry(t("An empty table"), kit=id) for id in kit_files()]
    courses = [
        Entry(t("A course from start to finish"), kit=id, is_course=True)
        for id in kit_files()
        if kit(id).has_course
    ]
    return [*empty, *courses, *(Entry(id, shipped=id) for id in shipped_tracks())]


def of_files(files: list[Path]) -> list[Entry]:
    return [Entry(visible(file.stem), file, changed_s=_changed_s(file)) for file in files]


def in_folder(folder: Path) -> list[Entry]:
    """The JSON files of a folder, newest first."""
    try:
        with os.scandir(folder) as found:
            paths = [Path(one.path) for one in found if one.name.lower().endswith(".json")]
    except OSError as error:
        raise TrackwrightError(
            Message("{folder}: {why}", folder=folder, why=system_reason(error))
        ) from None
    entries = of_files([path for path in sorted(paths) if is_file(path)])
    return sorted(entries, key=lambda one: -one.changed_s)[:MOST_FILES]


def _changed_s(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except (OSError, ValueError):
        return 0.0


def when(file: Path) -> str:
    """When it was written, in the user's format."""
    seconds = _changed_s(file)
    if not seconds:
        return ""
    written = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(written, QLocale.FormatType.ShortFormat)


def empty_track(kit_id: str = "motograndprix") -> Track:
    return templates.empty_track(kit(kit_id), t("New circuit"))


def new_track(entry: Entry) -> Track:
    """What a new entry begins with."""
    if entry.is_course:
        return templates.course_track(kit(entry.kit), t("New course"))
    return empty_track(entry.kit)


class NoCircuit(TrackwrightError):
    """A file of another kind, which has no business in the library."""


def contents_of(entry: Entry) -> Contents:
    """Read it, or raise a TrackwrightError that says why that is impossible."""
    if entry.is_new:
        return Contents(Circuit(new_track(entry), kit(entry.kit)))
    if entry.path is None:
        return Contents(load_circuit(entry.shipped))
    return _contents_of_file(entry.path)


def _contents_of_file(path: Path) -> Contents:
    if not is_file(path):
        raise TrackwrightError(MISSING)
    data = read_bytes(path)
    kind = file_kind(data)
    if kind is RACE_RECORD:
        return Contents(circuit_of(parse_record(data, str(path)), path, None), is_replay=True)
    if kind is not None and kind is not TRACK:
        raise NoCircuit(Message("not a circuit but {kind}", kind=kind.name))
    track = parse_track(data, str(path), kit)
    return Contents(Circuit(track, kit(track.kit)))
