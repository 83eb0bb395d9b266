"""Finds the circuit that a saved race was run on."""

from pathlib import Path

from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import path_for_name
from trackwright.simulator.race.records import Record


def circuit_of(record: Record, path: Path, track: str | None) -> Circuit:
    """The given circuit, or else the one that the replay names: a shipped one, or a file of that
    name beside the replay."""
    if track is not None:
        return load_circuit(track)
    if record.track in shipped_tracks():
        return load_circuit(record.track)
    beside = path.parent / path_for_name(Path(record.track).name)
    if beside.is_file():
        return load_circuit(str(beside))
    raise TrackwrightError(
        Message(
            "{path}: raced on {track!r}, which is neither a shipped circuit nor a file beside the "
            "replay: name its file (trackwright replay RECORD TRACK), or open it in the window "
            "before the replay",
            path=path,
            track=record.track,
        )
    )
