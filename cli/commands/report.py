"""Write a page about a circuit to send to others: one HTML file that needs nothing else.

It shows the figures of the circuit, a playtest with charts and heat, what the checks found, and up
to three races to watch. Race it here, or give a saved --result. Without --rules a circuit that
cannot be raced gets a page without races, which says why.
Exit code: 0 = fine; 2 = could not run, or interrupted: the page shows the races until then.
"""

import argparse
import threading
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from trackwright.cli.shared.interrupts import cancelled_by_interrupt
from trackwright.cli.shared.output import (
    COULD_NOT_RUN,
    FINE,
    add_json,
    add_language,
    add_track,
    print_json,
    print_lines,
    warn,
    whole_number,
)
from trackwright.cli.shared.playtests import (
    against_from,
    batch_from,
    race_all,
)
from trackwright.cli.shared.racing import USUAL, add_dice_argument, add_race_arguments

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.reports.html.page import ReportPage
    from trackwright.reports.html.subject import Subject
    from trackwright.reports.playtest import PlaytestReport
    from trackwright.simulator.playtest.results import Result
    from trackwright.simulator.playtest.running import Batch
    from trackwright.simulator.race.replays import Replay

RACES = 500


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_race_arguments(parser, _add_files, has_usual_rules=True)
    add_dice_argument(parser, USUAL)
    parser.add_argument(
        "--races",
        metavar="N",
        type=partial(whole_number, least=1),
        default=RACES,
        help=f"number of races; default: {RACES}",
    )
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=partial(whole_number, least=1),
        help="number of threads; default: all cores",
    )
    parser.add_argument(
        "--result", metavar="RESULT", help="show this result of `playtest --save`; race nothing"
    )
    parser.add_argument(
        "--against",
        metavar="RESULT|TRACK",
        help="compare with a saved result, or with another circuit raced the same way",
    )
    parser.add_argument(
        "--replay",
        metavar="RECORD",
        action="append",
        default=[],
        dest="replays",
        help="a saved race to watch, in place of races of the playtest; up to three",
    )
    add_language(parser)
    parser.add_argument(
        "--theme",
        choices=("auto", "light", "dark", "contrast"),
        default="auto",
        help="colours; default: auto, those that the reader prefers",
    )
    parser.add_argument(
        "--public",
        action="store_true",
        help="leave out what only single players know of a race, such as cards in hand",
    )
    add_json(parser)
    parser.set_defaults(cluster=None, cluster_wait=None)


def _add_files(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    parser.add_argument("out", metavar="OUT.html", type=Path, help="the file to write")


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files.library import load_circuit
    from trackwright.model.files.track_files import save_bytes
    from trackwright.model.picture.picture import reject_too_many
    from trackwright.model.text.translation import translator
    from trackwright.reports.html.page import report_page
    from trackwright.reports.html.subject import Look

    _reject_unfit(arguments)
    circuit = load_circuit(arguments.track)
    reject_too_many(circuit, printed=True)
    replays = _replays(arguments, circuit)
    with cancelled_by_interrupt() as cancel:
        subject = _subject(arguments, circuit, replays, cancel)
    language = arguments.language
    look = Look(language, translator(language), arguments.theme, arguments.public)
    page = report_page(subject, look)
    save_bytes(page.data, arguments.out)
    _print(arguments, subject, page)
    if cancel.is_set():
        warn("interrupted: the report shows the races until then")
    return COULD_NOT_RUN if cancel.is_set() else FINE


def _reject_unfit(arguments: argparse.Namespace) -> None:
    """Report what cannot work before anything is raced."""
    from trackwright.model.files.library import find_track
    from trackwright.model.files.output_checks import REPORT, check_outputs
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.model.text.messages import Message
    from trackwright.reports.html.making import MOST_RACES

    if len(arguments.replays) > MOST_RACES:
        raise TrackwrightError(Message("--replay: at most {n} races", n=MOST_RACES))
    if arguments.result and (arguments.rules or arguments.bots or arguments.option):
        raise TrackwrightError("--result says what was raced: give no rules, bots or options")
    read = [arguments.track, arguments.against, arguments.result, *arguments.replays]
    check_outputs([(arguments.out, REPORT)], [find_track(name) for name in read if name])


def _replays(arguments: argparse.Namespace, circuit: "Circuit") -> "list[Replay]":
    from trackwright.model.files.library import find_track
    from trackwright.simulator.race.records import read_record
    from trackwright.simulator.race.replays import replay_of

    return [replay_of(read_record(find_track(name)), circuit) for name in arguments.replays]


def _subject(
    arguments: argparse.Namespace,
    circuit: "Circuit",
    replays: "list[Replay]",
    cancel: threading.Event,
) -> "Subject":
    """What the page shows; a circuit that cannot be raced under its own rules is no error."""
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.html.making import not_raced, saved_playtest, subject_of, usual_rules

    if arguments.result:
        result = saved_playtest(arguments.result, circuit)
        return _compared(arguments, circuit, result, None, replays, cancel)
    try:
        chosen = arguments.rules or usual_rules(circuit)
        wanted = argparse.Namespace(**{**vars(arguments), "rules": chosen})
        _, batch = batch_from(wanted)
    except TrackwrightError as error:
        if arguments.rules:
            raise
        return subject_of(circuit, arguments.track, replays=replays, notes=[not_raced(error)])
    result, _ = race_all(wanted, circuit, batch, cancel)
    return _compared(wanted, circuit, result, batch, replays, cancel)


def _compared(
    arguments: argparse.Namespace,
    circuit: "Circuit",
    result: "Result",
    batch: "Batch | None",
    replays: "list[Replay]",
    cancel: threading.Event,
) -> "Subject":
    """The page with what it is compared with, if anything."""
    from trackwright.reports.html.making import subject_of

    before, rival = against_from(arguments)
    if rival is not None and not cancel.is_set():
        before, _ = race_all(arguments, *rival, cancel)
    playtest = _playtest(arguments, result, before)
    return subject_of(circuit, arguments.track, playtest, batch, before, replays)


def _playtest(
    arguments: argparse.Namespace, result: "Result", before: "Result | None"
) -> "PlaytestReport":
    from trackwright.reports.playtest import PlaytestReport
    from trackwright.simulator.playtest.comparing import compare

    wanted = result.races if arguments.result else arguments.races
    comparison = compare(result, before) if before is not None else None
    return PlaytestReport(result, wanted, comparison=comparison, against=arguments.against or "")


def _print(arguments: argparse.Namespace, subject: "Subject", page: "ReportPage") -> None:
    from trackwright.reports.html.page import left_out, too_long

    notes = [*subject.notes, *map(too_long, left_out(subject, page.races))]
    if arguments.json:
        document = {
            "track": arguments.track,
            "graph_hash": subject.circuit.hash,
            "rules": subject.playtest.result.head.ruleset if subject.playtest else None,
            "file": str(arguments.out),
            "bytes": len(page.data),
            "races_to_watch": [str(race.about) for race in page.races],
            "notes": list(map(str, notes)),
        }
        print_json({"version": 1, **document})
        return
    print_lines(f"{arguments.out}: written ({len(page.data):,} bytes)")
    print_lines(*(f"  {race.title}. {race.about}" for race in page.races))
    print_lines(*(f"  {note}" for note in notes))
