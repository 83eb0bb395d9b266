"""A PNG image put together from bands, one below the other.

A large picture is drawn band by band: at once it would take eight bytes per pixel, 1.6 GB for the
largest. A row of a PNG may refer to the row above it (its filter). The first row of a band refers
to nothing, but would now refer to the band above, so it is written without a filter; all others
stay as they are.
"""

import zlib
from collections.abc import Iterable, Iterator
from struct import pack, unpack_from

SIGNATURE = b"\x89PNG\r\n\x1a\n"
PIXEL = 4
"""Bytes: red, green, blue, alpha."""
FORMAT = 8, 6, 0, 0, 0
"""Bits per channel, RGBA, the methods of compression and filters, and no interlacing."""
NONE, SUB, UP, AVERAGE, PAETH = range(5)
"""How a row refers to the pixels on its left and above."""


def joined_bands(bands: Iterable[bytes], width: int, height: int) -> bytes:
    """The image of this size; each band is a PNG image of the same width."""
    packer, pixels = zlib.compressobj(), bytearray()
    for band in bands:
        rows = bytearray(zlib.decompress(b"".join(_data(band, width))))
        _drop_filter(memoryview(rows)[: 1 + PIXEL * width])
        pixels += packer.compress(rows)
    pixels += packer.flush()
    head = _chunk(b"IHDR", pack(">II5B", width, height, *FORMAT))
    return SIGNATURE + head + _chunk(b"IDAT", bytes(pixels)) + _chunk(b"IEND", b"")


def _data(image: bytes, width: int) -> Iterator[bytes]:
    """The compressed rows."""
    at = len(SIGNATURE)
    while at < len(image):
        length, kind = unpack_from(">I4s", image, at)
        content = image[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            found = unpack_from(">I4x5B", content)
            assert found == (width, *FORMAT), found
        elif kind == b"IDAT":
            yield content
        at += 12 + length


def _drop_filter(row: memoryview) -> None:
    """Write out the pixels of a row that has none above it. Then Paeth's filter is that of SUB."""
    method, row[0] = row[0], NONE
    if method in (NONE, UP):
        return
    for i in range(1 + PIXEL, len(row)):
        left = row[i - PIXEL]
        row[i] = row[i] + (left // 2 if method == AVERAGE else left) & 255


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))
