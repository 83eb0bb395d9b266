"""Tell a recorded race again.

The circuit is the one that the record names: a shipped one, or a file of that name beside the
record. It must be the very circuit that was raced; name another file as TRACK if it has moved.
"""

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cli.output import FINE, TRACK_HELP, add_json, print_json, tell, warn, whole_number
from reports.reasons import add_why, why_json, why_text

if TYPE_CHECKING:
    from model.circuit import Circuit
    from reports.race import Told
    from simulator.game.games import Happening
    from simulator.race.records import Record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path, help="a file that `race` has kept")
    parser.add_argument("track", metavar="TRACK", nargs="?", help=TRACK_HELP)
    parser.add_argument(
        "--round",
        metavar="N",
        type=partial(whole_number, least=0),
        help="only this round; 0: what was before the first",
    )
    add_why(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from reports.race import Told
    from simulator.race.records import note_of_version, read_record, replay

    record = read_record(arguments.record)
    circuit = circuit_of(record, arguments.record, arguments.track)
    if note := note_of_version(record):
        warn(f"{arguments.record}: {note}")
    table = replay(record, circuit)
    told = Told(
        circuit,
        table,
        arguments.track or record.track,
        record.seed,
        record.number,
        record.program,
        record.ruleset_version,
    )
    happenings = _of_round(table.game.account_of(table), arguments.round)
    _print(told, happenings, arguments)
    return FINE


def circuit_of(record: "Record", path: Path, track: str | None) -> "Circuit":
    """The circuit that is named, or else the one that the record names."""
    from model.files.library import load_circuit, shipped_tracks
    from model.text.errors import TrackwrightError
    from model.text.messages import Said
    from model.text.plain_text import path_of

    if track is not None:
        return load_circuit(track)
    if record.track in shipped_tracks():
        return load_circuit(record.track)
    beside = path.parent / path_of(Path(record.track).name)
    if beside.is_file():
        return load_circuit(str(beside))
    raise TrackwrightError(
        Said(
            "{path}: raced on {track!r}, which is no shipped circuit and not beside the record: "
            "say which file it is (trackwright replay RECORD TRACK), or open it in the window "
            "before the record",
            path=path,
            track=record.track,
        )
    )


def _of_round(happenings: "list[Happening]", number: int | None) -> "list[Happening]":
    from model.text.errors import TrackwrightError

    if number is None:
        return happenings
    found = [one for one in happenings if one["round"] == number]
    if not found:
        last = max((one["round"] for one in happenings), default=0)
        raise TrackwrightError(f"--round {number}: the race has rounds 1 to {last}")
    return found


def _print(told: "Told", happenings: "list[Happening]", arguments: argparse.Namespace) -> None:
    from reports.race import heading, legend, outcome, race_json

    asked = arguments.why
    if arguments.json:
        document = race_json(told, happenings)
        if asked is not None:
            document["why"] = why_json(told, asked)
        print_json(document)
        return
    why_told = [] if asked is None else list(why_text(told, asked))
    parts = [heading(told), legend(told), told.table.game.told(happenings, told.laps)]
    if arguments.round is None:
        parts.append(outcome(told))
    for part in parts:
        tell(*part)
    tell(*why_told)
