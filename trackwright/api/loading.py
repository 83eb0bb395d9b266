"""From files and texts: circuits, recorded races, saved results of playtests."""

import json
import os
import warnings
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from trackwright.api.circuit import Circuit, codes_in
from trackwright.api.given import file_at, listed, made_here, path_text
from trackwright.api.given import text as given_text
from trackwright.api.plain import plain
from trackwright.api.playtest import Playtest
from trackwright.api.race import Race
from trackwright.model.circuit import Circuit as Built
from trackwright.model.files import library
from trackwright.model.files.track_files import (
    MAX_FILE_BYTES,
    TRACK_FORMAT,
    VERSION,
    parse_track,
    read_bytes,
)


def load(name: str | os.PathLike[str]) -> Circuit:
    """A circuit: the id of a shipped one (see `shipped`), or the path of a file."""
    given = path_text("name", name)
    return Circuit(library.load_circuit(given), Path(given).name)


def parse(text: str) -> Circuit:
    """A circuit from the text of a track file (see `Circuit.json`)."""
    return _parsed(given_text("text", text, MAX_FILE_BYTES), "the text")


def make(
    kit: str,
    pieces: str | Iterable[str],
    *,
    name: str = "Untitled",
    laps: int = 3,
    level: str | None = None,
    boxes: int = 1,
    board_cm: tuple[float, float] | None = None,
    markers: Iterable[Mapping[str, Any]] = (),
) -> Circuit:
    """A circuit of pieces laid one after the other, in driving order; they have the ids 1, 2, 3 ...

    `pieces` are codes in a list, or in a text with spaces between them; markers are as in a file:
    `{"on": 2, "difficulty": 3}`.
    """
    codes = codes_in(pieces)
    figures = {"level": level, "board_cm": board_cm}
    document = {
        "format": TRACK_FORMAT,
        "version": VERSION,
        "name": name,
        "kit": kit,
        "laps": laps,
        "boxes": boxes,
        **{key: value for key, value in figures.items() if value is not None},
        "runs": [{"pieces": codes}] if codes else [],
        "markers": listed("markers", markers),
    }
    return _parsed(json.dumps(plain(document)), "the circuit")


def _parsed(text: str, source: str) -> Circuit:
    track = parse_track(text.encode(errors="surrogatepass"), source, library.kit)
    return Circuit(Built(track, library.kit(track.kit)))


def load_race(path: str | os.PathLike[str], circuit: Circuit | None = None) -> Race:
    """A recorded race, played again (see `Race.save`).

    The circuit is found by the name that the record has, if it is a shipped one or lies beside the
    record; else it has to be given. It must be the very one that was raced.
    """
    from trackwright.reports.race import replayed
    from trackwright.simulator.race.record_circuit import circuit_of
    from trackwright.simulator.race.records import note_of_version, read_record

    file = file_at("path", path)
    record = read_record(file)
    if note := note_of_version(record):
        warnings.warn(f"{file}: {note}", stacklevel=2)
    built = (
        circuit_of(record, file, None)
        if circuit is None
        else made_here("circuit", circuit, Circuit)._built
    )
    return Race(replayed(record, built, record.track))


def load_playtest(path: str | os.PathLike[str]) -> Playtest:
    """A saved result (see `Playtest.save`)."""
    from trackwright.simulator.playtest.result_files import parse_result

    file = file_at("path", path)
    return Playtest(parse_result(read_bytes(file), str(file)))
