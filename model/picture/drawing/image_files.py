"""Picture files (PNG, JPEG): their type and size, read from their beginning without decoding them.

A picture comes with somebody's circuit, so its size is checked before anything decodes it: a small
file may describe billions of pixels.
"""

import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.strict_json import bytes_of, system_reason

MAX_PICTURE_BYTES = 20_000_000
MAX_PICTURE_PIXELS = 50_000_000
PNG_START, JPEG_START = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"
_IHDR = 16
"""Where the width begins in a PNG."""
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""JPEG segments that give the picture's size."""


@dataclass(frozen=True, slots=True)
class PictureFile:
    """A picture as in its file."""

    media_type: str
    width_px: int
    height_px: int
    data: bytes = field(repr=False)


def read_picture(path: Path) -> PictureFile:
    """The picture in the file, or a TrackwrightError that says why it cannot be shown."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise _unusable(path, Message("it is not a file"))
        data = bytes_of(path, MAX_PICTURE_BYTES)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise _unusable(path, system_reason(error)) from None
    if len(data) > MAX_PICTURE_BYTES:
        most = MAX_PICTURE_BYTES // 1_000_000
        raise _unusable(path, Message("it is larger than {n} MB", n=most))
    return _checked(data, path)


def _checked(data: bytes, path: Path) -> PictureFile:
    kind = picture_kind(data)
    if kind is None:
        raise _unusable(path, Message("expected a PNG or JPEG picture"))
    size = _png_size(data) if kind == "image/png" else next(_jpeg_sizes(data), None)
    if size is None or 0 in size:
        raise _unusable(path, Message("it is damaged"))
    if size[0] * size[1] > MAX_PICTURE_PIXELS:
        raise _unusable(
            path,
            Message(
                "{width} x {height} pixels; at most {n} million are shown",
                width=size[0],
                height=size[1],
                n=MAX_PICTURE_PIXELS // 1_000_000,
            ),
        )
    return PictureFile(kind, *size, data)


def picture_kind(data: bytes) -> str | None:
    """The media type of a picture that can be shown, by how its file begins."""
    if data.startswith(PNG_START):
        return "image/png"
    return "image/jpeg" if data.startswith(JPEG_START) else None


def _png_size(data: bytes) -> tuple[int, int] | None:
    head = data[_IHDR : _IHDR + 8]
    if len(head) < 8 or data[12:16] != b"IHDR":
        return None
    return int.from_bytes(head[:4]), int.from_bytes(head[4:])


def _jpeg_sizes(data: bytes) -> Iterator[tuple[int, int]]:
    """The sizes that the file gives, before the picture itself begins."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        segment, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4])
        if segment == 0xFF:  # padding
            at += 1
            continue
        if segment in _FRAMES:
            height, width = data[at + 5 : at + 7], data[at + 7 : at + 9]
            yield int.from_bytes(width), int.from_bytes(height)
        if segment == 0xDA:
            return
        at += 2 + length


def _unusable(path: Path, reason: Message) -> TrackwrightError:
    return TrackwrightError(
        Message("The picture {file} cannot be shown: {reason}", file=path, reason=reason)
    )
