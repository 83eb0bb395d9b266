"""Copies on the system's clipboard: pieces and scenery as a track file, for all windows and later
sessions."""

from dataclasses import replace
from typing import cast

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from trackwright.model.circuit import Circuit
from trackwright.model.edit.copies import CopiedPieces, copy_pieces, track_of_copy
from trackwright.model.files.library import kit as kit_of
from trackwright.model.files.track_files import parse_track, track_text
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import InputError

Items = tuple[SceneryItem, ...]
COPY_MIME = "application/x-trackwright-copy"


def put_copy(clip: CopiedPieces | None, scenery: Items, source: Track, kit: Kit) -> None:
    """Copy pieces and scenery; for other programs the codes and words as text."""
    track = Track("copy", kit.id) if clip is None else track_of_copy(clip, source, kit)
    data = QMimeData()
    data.setData(COPY_MIME, track_text(replace(track, scenery=scenery)).encode())
    words = [clip.text] if clip else []
    data.setText("\n".join([*words, *(item.text for item in scenery if item.text)]))
    QGuiApplication.clipboard().setMimeData(data)


def is_copy_there() -> bool:
    return _on_clipboard().hasFormat(COPY_MIME)


def found_copy() -> CopiedPieces | None:
    """The pieces on the clipboard; None if there are none."""
    track = _copied()
    if track is None:
        return None
    return copy_pieces(Circuit(track, kit_of(track.kit)), frozenset(track.piece_locations))


def found_scenery() -> Items:
    """The scenery on the clipboard."""
    track = _copied()
    return () if track is None else track.scenery


def _copied() -> Track | None:
    data = bytes(_on_clipboard().data(COPY_MIME).data())
    try:
        return parse_track(data, "clipboard", kit_of)
    except InputError:
        return None


def _on_clipboard() -> QMimeData:
    there = cast("QMimeData | None", QGuiApplication.clipboard().mimeData())
    return there or QMimeData()  # None before anything was copied
