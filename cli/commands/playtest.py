"""Race a circuit many times with bots: who wins, how lively races are, and what is wrong.

Figures come with 95 % intervals; docs/metrics.md explains each. The same seed gives the same
figures, whatever the number of threads. Ctrl-C prints partial results.
Exit code: 0 = fine; 1 = an --assert failed; 2 = could not run, or interrupted.
"""

import argparse
import math
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trackwright.cli.shared.clusters import add_cluster_argument, reject_jobs_on_cluster
from trackwright.cli.shared.interrupts import cancelled_by_interrupt
from trackwright.cli.shared.output import (
    COULD_NOT_RUN,
    FINDINGS,
    FINE,
    add_json,
    ignore_broken_pipe,
    print_json,
    warn,
    whole_number,
)
from trackwright.cli.shared.playtests import (
    against_from,
    batch_from,
    race_all,
    warn_of_differences,
)
from trackwright.cli.shared.racing import USUAL, add_dice_argument, add_race_arguments

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.reports.playtest import PlaytestReport
    from trackwright.simulator.playtest.gates import Gate
    from trackwright.simulator.playtest.results import Result
    from trackwright.simulator.playtest.running import Batch


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_race_arguments(parser)
    parser.add_argument(
        "--races",
        metavar="N",
        type=partial(whole_number, least=1),
        required=True,
        help="number of races; the output says how many a given precision needs",
    )
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=partial(whole_number, least=1),
        help="number of threads; default: all cores",
    )
    add_cluster_argument(parser)
    parser.add_argument(
        "--cluster-wait",
        metavar="S",
        type=_cluster_wait,
        help="seconds to wait for cluster workers; default: 60",
    )
    questions = parser.add_argument_group("questions")
    questions.add_argument(
        "--assert",
        metavar="CONDITION",
        action="append",
        default=[],
        dest="gates",
        help='such as "retired < 0.1", "pole_wins between 10%% and 30%%", "surely retired < 0.1" '
        "(the whole interval); may be given several times",
    )
    questions.add_argument(
        "--against",
        metavar="RESULT|TRACK",
        help="compare with a saved result, or with another circuit raced the same way",
    )
    add_dice_argument(questions, USUAL)
    questions.add_argument(
        "--precision",
        metavar="P",
        type=_precision,
        default=0.01,
        help="show how many races pin down the pole's share of wins to ±P; default: 0.01",
    )
    output = parser.add_argument_group("output options")
    add_json(parser)
    output.add_argument(
        "-v", "--verbose", action="store_true", help="also show runners, teams and finishing places"
    )
    output.add_argument("--save", metavar="OUT.json", type=Path, help="save the result")
    output.add_argument("--csv", metavar="OUT.csv", type=Path, help="save the figures")
    output.add_argument(
        "--heat", metavar="OUT.csv", type=Path, help="save what happened on each space"
    )
    output.add_argument(
        "--report",
        metavar="OUT.html",
        type=Path,
        help="save a page about circuit and races, as the command `report` makes it",
    )


def _cluster_wait(text: str) -> int:
    from trackwright.simulator.playtest.cluster import MOST_WAIT

    return whole_number(text, 1, MOST_WAIT)


def _precision(text: str) -> float:
    try:
        number = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        number = math.nan
    if not 0.0001 <= number <= 0.5:
        raise argparse.ArgumentTypeError(f"expected 0.0001 to 0.5, found {text!r}")
    return number


def run(arguments: argparse.Namespace) -> int:
    from trackwright.reports.playtest import PlaytestReport
    from trackwright.simulator.playtest.comparing import compare

    _reject_unfit(arguments)
    circuit, batch = batch_from(arguments)
    gates = _gates(arguments.gates, circuit, batch)
    kept, rival = against_from(arguments)
    if kept is not None:
        warn_of_differences(arguments, circuit, batch, kept)
    with cancelled_by_interrupt() as cancel:
        result, lost = race_all(arguments, circuit, batch, cancel)
        if rival is not None and not cancel.is_set() and not lost:
            kept, lost = race_all(arguments, *rival, cancel)
    report = PlaytestReport(
        result,
        arguments.races,
        arguments.precision,
        tuple(gate.check(_figures(result)) for gate in gates),
        compare(result, kept) if kept is not None else None,
        arguments.against or "",
    )
    try:
        _print(arguments, report)
        if lost:
            warn(f"{lost}; showing the figures of the races finished by then")
        elif cancel.is_set():
            warn(f"interrupted after {result.races:,} races; showing partial results")
    finally:
        _save_files(arguments, report, lambda: _page(arguments, circuit, report, batch, kept))
    if cancel.is_set() or lost:
        return COULD_NOT_RUN
    return FINE if all(outcome.holds for outcome in report.outcomes) else FINDINGS


def _reject_unfit(arguments: argparse.Namespace) -> None:
    """Report what cannot work before hours are spent on racing."""
    from trackwright.model.files.library import find_track
    from trackwright.model.files.output_checks import (
        FIGURES,
        HEAT,
        PLAYTEST_RESULT,
        REPORT,
        check_outputs,
    )

    reject_jobs_on_cluster(arguments)
    outs = (
        (arguments.save, PLAYTEST_RESULT),
        (arguments.csv, FIGURES),
        (arguments.heat, HEAT),
        (arguments.report, REPORT),
    )
    read = filter(None, (arguments.track, arguments.against))
    check_outputs([(out, kind) for out, kind in outs if out], [find_track(name) for name in read])


def _gates(texts: list[str], circuit: "Circuit", batch: "Batch") -> "list[Gate]":
    from trackwright.simulator.playtest.counts import no_counts
    from trackwright.simulator.playtest.gates import read_gates
    from trackwright.simulator.playtest.results import result_of

    if not texts:
        return []
    return read_gates(texts, _figures(result_of(circuit, batch, no_counts(batch.setup))))


def _figures(result: "Result") -> dict[str, Any]:
    from trackwright.simulator.playtest.statistics import figures_of

    return figures_of(result)


def _page(
    arguments: argparse.Namespace,
    circuit: "Circuit",
    report: "PlaytestReport",
    batch: "Batch",
    before: "Result | None",
) -> bytes:
    """The page with races to watch."""
    from trackwright.reports.html.making import subject_of
    from trackwright.reports.html.page import report_page
    from trackwright.reports.html.subject import Look

    return report_page(subject_of(circuit, arguments.track, report, batch, before), Look()).data


def _save_files(
    arguments: argparse.Namespace, report: "PlaytestReport", page: Callable[[], bytes]
) -> None:
    """Write the requested files, as many as possible."""
    from trackwright.model.files.track_files import save_bytes
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.playtest import figures_csv, heat_csv, result_file

    wanted: list[tuple[Path | None, Callable[[], bytes]]] = [
        (arguments.save, lambda: result_file(report)),
        (arguments.csv, lambda: figures_csv(report.result)),
        (arguments.heat, lambda: heat_csv(report.result)),
        (arguments.report, page),
    ]
    faults = []
    for path, contents in wanted:
        try:
            if path is not None:
                save_bytes(contents(), path)
        except TrackwrightError as error:
            faults.append(str(error))
    if faults:
        raise TrackwrightError("\n".join(faults))


def _print(arguments: argparse.Namespace, report: "PlaytestReport") -> None:
    from trackwright.reports.playtest import json_of, text_of

    with ignore_broken_pipe():
        if arguments.json:
            print_json(json_of(report))
        else:
            sys.stdout.write(text_of(report, arguments.verbose))
