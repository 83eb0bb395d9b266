"""Copies on the system's clipboard: pieces as a track file, for all windows and later sessions."""

from typing import cast

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from trackwright.model.circuit import Circuit
from trackwright.model.edit.copies import CopiedPieces, copy_pieces, track_of_copy
from trackwright.model.files.library import kit as kit_of
from trackwright.model.files.track_files import parse_track, track_text
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import InputError

COPY_MIME = "application/x-trackwright-copy"


def put_copy(clip: CopiedPieces, source: Track, kit: Kit) -> None:
    """Copy the pieces, and their codes as text for other programs."""
    data = QMimeData()
    data.setData(COPY_MIME, track_text(track_of_copy(clip, source, kit)).encode())
    data.setText(clip.text)
    QGuiApplication.clipboard().setMimeData(data)


def is_copy_there() -> bool:
    return _on_clipboard().hasFormat(COPY_MIME)


def found_copy() -> CopiedPieces | None:
    """The pieces on the clipboard; None if there are none."""
    data = bytes(_on_clipboard().data(COPY_MIME).data())
    try:
        track = parse_track(data, "clipboard", kit_of)
    except InputError:
        return None
    return copy_pieces(Circuit(track, kit_of(track.kit)), frozenset(track.piece_locations))


def _on_clipboard() -> QMimeData:
    there = cast("QMimeData | None", QGuiApplication.clipboard().mimeData())
    return there or QMimeData()  # None before anything was copied
