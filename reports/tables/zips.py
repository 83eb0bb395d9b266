"""Zip files with fixed dates and order: the same contents give the same bytes."""

import io
import json
import zipfile
from collections.abc import Mapping
from typing import Any

EPOCH = (1980, 1, 1, 0, 0, 0)
"""The earliest date that a zip file can hold."""
READABLE = 0o644 << 16
UNIX = 3


def zip_bytes(files: Mapping[str, bytes]) -> bytes:
    """The files in their order. Pictures are stored: they are compressed already."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in files.items():
            info = zipfile.ZipInfo(name, EPOCH)
            info.create_system, info.external_attr = UNIX, READABLE
            stored = data.startswith(b"\x89PNG")
            info.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
            archive.writestr(info, data, compresslevel=9)
    return buffer.getvalue()


def json_bytes(document: Any) -> bytes:
    """JSON for programs, in the order given."""
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()
