"""Finds kits and shipped circuits by id."""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from trackwright.model.circuit import Circuit
from trackwright.model.files.track_files import UnknownKit, read_kit, read_track
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import InputError, Problem, TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message

ROOT = Path(__file__).resolve().parents[2]
KITS = ROOT / "resources" / "kits"
TRACKS = ROOT / "tracks"
KITS_VARIABLE = "TRACKWRIGHT_KITS"
"""Environment variable: additional kit folders, separated as in PATH."""


def kit_folders() -> Iterator[Path]:
    yield KITS
    yield from map(Path, filter(None, os.environ.get(KITS_VARIABLE, "").split(os.pathsep)))


def kit_files() -> dict[str, Path]:
    """Id -> file of every kit found; shipped ones first."""
    found: dict[str, Path] = {}
    for folder in kit_folders():
        for path in sorted(folder.glob("*.json")):
            found.setdefault(path.stem, path)
    return found


def kit(id: str) -> Kit:
    files = kit_files()
    if id not in files:
        raise UnknownKit(
            Message("no kit {id!r} is installed {known}", id=id, known=did_you_mean(id, files))
        )
    found = _kit(files[id])
    if found.id != id:
        message = Message(
            "expected {id!r}, the name of the file, found {found!r}", id=id, found=found.id
        )
        raise InputError(str(files[id]), [Problem("id", message)])
    return found


@cache
def _kit(path: Path) -> Kit:
    return read_kit(path)


def shipped_tracks() -> dict[str, Path]:
    """Id -> file of every circuit that comes with Trackwright."""
    return {path.stem: path for path in sorted(TRACKS.glob("*.json"))}


def is_shipped(path: Path) -> bool:
    """Is it the file of a circuit that comes with Trackwright?"""
    return resolved_path(path) in {shipped.resolve() for shipped in shipped_tracks().values()}


def resolved_path(path: Path) -> Path:
    """The path with links resolved, or just made absolute if that fails."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):  # a loop of links, a NUL
        return path.absolute()


def reject_shipped(path: Path) -> None:
    """Reject overwriting a circuit that comes with Trackwright."""
    if is_shipped(path):
        raise TrackwrightError(
            Message("{path} comes with Trackwright: choose another file", path=path)
        )


def find_track(name: str) -> Path:
    """The file that a TRACK argument means: a path, or the id of a shipped circuit."""
    path = Path(name)
    if name and (_may_be_file(path) or path.suffix or len(path.parts) > 1):
        return path
    shipped = shipped_tracks()
    if name in shipped:
        return shipped[name]
    message = Message(
        "neither a file nor a shipped circuit {known}", known=did_you_mean(name, shipped)
    )
    raise InputError(name, [Problem("", message)])


def _may_be_file(path: Path) -> bool:
    """Does it exist? What cannot be looked at is said when it is read."""
    try:
        return path.exists()
    except OSError:  # a name that is too long
        return True


def load_track(name: str) -> Track:
    return read_track(find_track(name), kit)


def load_circuit(name: str) -> Circuit:
    track = load_track(name)
    return Circuit(track, kit(track.kit))
