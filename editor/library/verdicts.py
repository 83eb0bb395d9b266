"""The latest playtest of each circuit, kept in the settings folder under the circuit's hash: so the
library can say how a circuit races."""

import re
from contextlib import suppress
from pathlib import Path

from trackwright.editor.app.storage import Storage
from trackwright.model.files.output_checks import is_file
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.strict_json import read_bytes
from trackwright.reports.playtest import PlaytestReport, json_of
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import Result

FOLDER = "raced"
MOST_KEPT = 200
"""Some 50 kB each."""
_HASH = re.compile(r"[a-z0-9-]{1,60}")


class KeptResults:
    """The results in the settings folder. Reading is safe in any thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._folder = storage.folder / FOLDER

    def keep(self, report: PlaytestReport) -> None:
        """Keep this result in place of an earlier one of the same circuit."""
        file = self._file_of(report.result.head.graph_hash)
        if (
            file is not None
            and not report.interrupted
            and self._storage.write(file, json_of(report))
        ):
            self._forget_oldest()

    def result_of(self, graph_hash: str) -> Result | None:
        """The latest result of this circuit; None if there is none that can be read."""
        file = self._file_of(graph_hash)
        if file is None or not is_file(file):
            return None
        try:
            result = parse_result(read_bytes(file), str(file))
        except TrackwrightError:  # of another version: the next playtest replaces it
            return None
        return result if result.head.graph_hash == graph_hash else None

    def _file_of(self, graph_hash: str) -> Path | None:
        return self._folder / f"{graph_hash}.json" if _HASH.fullmatch(graph_hash) else None

    def _forget_oldest(self) -> None:
        with suppress(OSError):
            files = sorted(self._folder.glob("*.json"), key=lambda file: -file.stat().st_mtime)
            for file in files[MOST_KEPT:]:
                self._storage.remove(file)
