"""Show a saved race again.

The replay names its circuit: a shipped one, or a file of that name beside the replay. It must be
exactly the circuit that was raced; if it has moved, give its new path as TRACK.
"""

import argparse
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import (
    FINE,
    TRACK_HELP,
    add_json,
    print_json,
    print_lines,
    warn,
    whole_number,
)
from trackwright.cli.shared.racing import add_why_argument
from trackwright.reports.reasons import why_json, why_text
from trackwright.simulator.story.game_parts import happenings_of

if TYPE_CHECKING:
    from trackwright.reports.race import RaceReport
    from trackwright.simulator.story.game_parts import Happening


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "record", metavar="RECORD", type=Path, help="a replay saved by `race --record`"
    )
    parser.add_argument("track", metavar="TRACK", nargs="?", help=TRACK_HELP)
    parser.add_argument(
        "--round",
        metavar="N",
        type=partial(whole_number, least=0),
        help="show only this round; 0: what happened before round 1",
    )
    add_why_argument(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.reports.race import replayed
    from trackwright.simulator.race.record_circuit import circuit_of
    from trackwright.simulator.race.records import note_of_version, read_record

    record = read_record(arguments.record)
    circuit = circuit_of(record, arguments.record, arguments.track)
    if note := note_of_version(record):
        warn(f"{arguments.record}: {note}")
    report = replayed(record, circuit, arguments.track or record.track)
    happenings = _of_round(happenings_of(report.table), arguments.round)
    _print(report, happenings, arguments)
    return FINE


def _of_round(happenings: "list[Happening]", number: int | None) -> "list[Happening]":
    from trackwright.model.text.errors import TrackwrightError

    if number is None:
        return happenings
    found = [one for one in happenings if one["round"] == number]
    if not found:
        last = max((one["round"] for one in happenings), default=0)
        raise TrackwrightError(f"--round {number}: the race has rounds 1 to {last}")
    return found


def _print(
    report: "RaceReport", happenings: "list[Happening]", arguments: argparse.Namespace
) -> None:
    from trackwright.reports.race import lines_of, outcome, race_json

    asked = arguments.why
    if arguments.json:
        document = race_json(report, happenings)
        if asked is not None:
            document["why"] = why_json(report, asked)
        print_json(document)
        return
    reasons = [] if asked is None else list(why_text(report, asked))
    print_lines(*lines_of(report, happenings))
    if arguments.round is None:
        print_lines(*outcome(report))
    print_lines(*reasons)
