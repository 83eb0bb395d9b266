"""What a window may be given by mistake or by malice: files to open or to drop, and things to
paste."""

import os
import sys
from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, QUrl

from trackwright.editor.document.clipboard import COPY_MIME

NAMES = ("<b>bold</b><img src=x>", "\x1b[31mred", "‮txt.kcart", "a" * 150, "%s {0} &amp;", "Süd 🏁")
"""Of circuits, players and files."""
SQUARE = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0 H90 V60 H30 V90 H0 Z"/></svg>'
OVAL = '{"type": "Polygon", "coordinates": [[[0, 0], [2, 0], [2, 1], [1, 2], [0, 1], [0, 0]]]}'
CONTENTS: dict[str, bytes] = {
    "words.txt": b"no circuit",
    "nothing.json": b"",
    "zeros.json": b"\0" * 4096,
    "nested.json": b"[" * 20_000,
    "numbers.json": b'{"format": "trackwright-track", "version": ' + b"9" * 5000 + b"}",
    "square.svg": SQUARE.encode(),
    "broken.svg": SQUARE[:80].encode(),
    "entities.svg": b'<!DOCTYPE s [<!ENTITY a "aaaa">]><svg><path d="&a;"/></svg>',
    "oval.geojson": OVAL.encode(),
    "broken.geojson": OVAL[:60].encode(),
    "outline.csv": b"x,y\n0,0\n9,0\n9,6\n3,9\n0,6\n",
    "words.csv": b"no,numbers\nhere,at all\n",
    "nowhere.gpx": b"<gpx><trk><trkseg></trkseg></trk></gpx>",
    "broken.png": b"\x89PNG\r\n\x1a\n" + b"\0" * 40,
    "no-picture.jpg": b"words",
    "wishes.json": b'{"positions": [60, 70], "corners": [3, 9]}',
}
PASTED: tuple[tuple[str, bytes], ...] = (
    (COPY_MIME, b""),
    (COPY_MIME, b"\xff\xfe\0\0"),
    (COPY_MIME, b"[" * 20_000),
    (COPY_MIME, b'{"pieces": ["START", 7, null], "run": 1e999}'),
    ("text/plain", b"START L4 R2L <b>"),
    ("text/plain", "‮\x1b[31m\0🏁".encode()),
    ("text/html", b"<img src=x onerror=y>"),
    ("text/uri-list", b"file:///dev/zero\nhttp://nowhere.invalid/\nfile:///"),
)


def write_hostile_files(folder: Path) -> list[Path]:
    """In this folder: contents of all sorts, and names of all sorts, one of them no UTF-8."""
    made = [folder / name for name in CONTENTS]
    for path, content in zip(made, CONTENTS.values(), strict=True):
        path.write_bytes(content)
    for name in NAMES:
        path = folder / f"{name.replace('/', '_')}.json"
        path.write_bytes(b"{}")
        made.append(path)
    if sys.platform == "linux":  # elsewhere file names are text
        path = Path(os.fsdecode(os.fsencode(folder) + b"/\xff\xfe.json"))
        path.write_bytes(b"{}")
        made.append(path)
    (folder / "folder.json").mkdir(exist_ok=True)
    return [*made, folder, folder / "folder.json"]


def dropped(*paths: Path) -> QMimeData:
    """What a drop of these files brings."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def pasted(number: int) -> QMimeData:
    """What may be on the clipboard."""
    form, content = PASTED[number % len(PASTED)]
    data = QMimeData()
    data.setData(form, QByteArray(content))
    return data
