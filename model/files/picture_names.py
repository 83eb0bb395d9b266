"""The names of a circuit's pictures: relative to its file there, absolute while it is open.

So an open circuit can be saved in another folder, kept as a draft or copied, and still finds them.
"""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from trackwright.model.layout.scenery import SceneryItem, picture_name_problem
from trackwright.model.layout.track import Track

MOST_LETTERS = 4096


def with_absolute_pictures(track: Track, path: Path) -> Track:
    """The track of this file; a name that would not be allowed stays as it is."""
    folder = _folder_of(path)
    return _renamed(track, lambda file: Path(os.path.abspath(folder / file)).as_posix())


def with_relative_pictures(track: Track, path: Path) -> Track:
    """The track for this file; a picture on another drive keeps its absolute name."""
    folder = _folder_of(path)

    def relative(file: str) -> str:
        if not os.path.isabs(file):
            return file
        try:
            return Path(os.path.relpath(file, folder)).as_posix()
        except ValueError:
            return file

    return _renamed(track, relative)


def _folder_of(path: Path) -> Path:
    """The folder that a file is really in."""
    try:
        return path.resolve().parent
    except (OSError, RuntimeError, ValueError):  # a loop of links, a NUL
        return path.absolute().parent


def _renamed(track: Track, name_of: Callable[[str], str]) -> Track:
    scenery = tuple([_with_name(item, name_of) for item in track.scenery])
    return track if scenery == track.scenery else replace(track, scenery=scenery)


def _with_name(item: SceneryItem, name_of: Callable[[str], str]) -> SceneryItem:
    if item.file is None:
        return item
    file = name_of(item.file)
    if len(file) > MOST_LETTERS or picture_name_problem(file):
        return item
    return replace(item, file=file)
