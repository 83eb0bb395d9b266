"""Pictures that come with somebody's circuit: read within limits, refused in words."""

import os
import struct
import zlib
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackwright.model.picture.drawing import image_files
from trackwright.model.picture.drawing.image_files import read_picture
from trackwright.model.text.errors import TrackwrightError


def png(width: int, height: int) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\x80" * width) * height) if width * height < 10**6 else b""
    chunks = (chunk(b"IHDR", head), chunk(b"IDAT", rows), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def jpeg(width: int, height: int) -> bytes:
    """As much of one as tells its size."""
    app = b"\xff\xe0" + struct.pack(">H", 16) + b"JFIF\0" + bytes(9)
    frame = b"\xff\xc2" + struct.pack(">HBHH", 17, 8, height, width) + bytes(10)
    return b"\xff\xd8" + app + b"\xff" + frame + b"\xff\xd9"


@pytest.mark.parametrize(("data", "kind"), [(png(7, 5), "image/png"), (jpeg(7, 5), "image/jpeg")])
def test_type_and_size_are_known_without_decoding(data: bytes, kind: str, tmp_path: Path) -> None:
    file = tmp_path / "map"
    file.write_bytes(data)
    found = read_picture(file)
    assert (found.media_type, found.width_px, found.height_px) == (kind, 7, 5)
    assert found.data == data


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "expected a PNG or JPEG picture"),
        (b"<svg/>", "expected a PNG or JPEG picture"),
        (b"GIF89a" + bytes(40), "expected a PNG or JPEG picture"),
        (png(7, 5)[:20], "it is damaged"),
        (png(0, 5), "it is damaged"),
        (b"\xff\xd8\xff\xd9", "it is damaged"),
        (png(60_000, 60_000), "60000 x 60000 pixels; at most 50 million are shown"),
        (jpeg(60_000, 60_000), "60000 x 60000 pixels; at most 50 million are shown"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_shown_is_refused_in_words(data: bytes, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "map.png"
    file.write_bytes(data)
    with pytest.raises(TrackwrightError, match=reason) as error:
        read_picture(file)
    assert str(file) in str(error.value)


def test_a_missing_one_is_named_kindly(tmp_path: Path) -> None:
    with pytest.raises(TrackwrightError, match=r"gone\.png cannot be shown: No such file"):
        read_picture(tmp_path / "gone.png")


@pytest.mark.skipif(os.name == "nt", reason="has no such files")
def test_devices_and_pipes_are_not_read(tmp_path: Path) -> None:
    """They have no end, or wait for ever."""
    pipe = tmp_path / "pipe.png"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), tmp_path, Path("a\0b")):
        with pytest.raises(TrackwrightError, match="cannot be shown"):
            read_picture(path)


def test_a_file_that_is_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image_files, "MAX_PICTURE_BYTES", 1000)
    file = tmp_path / "map.png"
    file.write_bytes(png(7, 5) + bytes(1000))
    with pytest.raises(TrackwrightError, match="larger than"):
        read_picture(file)


@given(st.sampled_from([png(7, 5), jpeg(7, 5)]), st.data())
def test_damage_gives_a_picture_or_a_refusal(good: bytes, data: st.DataObject) -> None:
    """Nothing else, whatever the bytes are."""
    bad = bytearray(good)
    for _ in range(data.draw(st.integers(1, 4))):
        bad[data.draw(st.integers(0, len(bad) - 1))] = data.draw(st.integers(0, 255))
    bad = bad[: data.draw(st.integers(0, len(bad)))]
    with suppress(TrackwrightError):
        image_files._checked(bytes(bad), Path("map.png"))
