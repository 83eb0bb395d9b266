"""Virtual tables of all five games, for tests; pictures are left out where nobody looks at them."""

import io
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest import mock

from trackwright.model.files.library import load_circuit
from trackwright.model.text.translation import translator
from trackwright.reports.tables import images
from trackwright.reports.tables.options import TableOptions
from trackwright.reports.tables.table import VirtualTable, table_of

CIRCUITS = {
    "motograndprix": "april-raceway",
    "ausgebremst": "nuerburg-ring",
    "mopeds": "promenade",
    "dice_derby": "quarter-mile",
    "street_racing": "tokyo-drift",
}
"""A circuit for each game."""
NO_PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (4000).to_bytes(4, "big") * 2


@cache
def table(circuit: str, language: str = "en", players: int | None = None) -> VirtualTable:
    options = TableOptions(players=players, say=translator(language))
    return table_of(load_circuit(circuit), options)


@contextmanager
def no_pictures() -> Iterator[None]:
    """Drawing them takes most of the time."""
    with (
        mock.patch.object(images, "png_of", return_value=NO_PICTURE),
        mock.patch.object(images, "png_bytes", return_value=NO_PICTURE),
    ):
        yield


def unzipped(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}
