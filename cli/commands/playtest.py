"""Race a circuit many times with bots: who wins, how lively races are, and what is wrong.

Figures come with 95 % intervals; docs/metrics.md explains each. The same seed gives the same
figures, whatever the number of threads. Ctrl-C prints partial results.
Exit code: 0 = fine; 1 = an --assert failed; 2 = could not run, or interrupted.
"""

import argparse
import math
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from trackwright.cli.shared.racing import add_race_arguments, setup_of
from trackwright.cli.shared.streams import send
from trackwright.model.text.plain_text import visible

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.reports.playtest import PlaytestReport
    from trackwright.simulator.playtest.gates import Gate
    from trackwright.simulator.playtest.results import Result
    from trackwright.simulator.playtest.running import Batch, Progress

BAR = 30


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
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="race on a Dask cluster (needs the extra `cluster`)"
    )
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
    circuit, batch = _batch(arguments)
    gates = _gates(arguments.gates, circuit, batch)
    kept, rival = _against(arguments)
    if kept is not None:
        _warn_of_differences(arguments, circuit, batch, kept)
    with cancelled_by_interrupt() as cancel:
        result, lost = _raced(arguments, circuit, batch, cancel)
        if rival is not None and not cancel.is_set() and not lost:
            kept, lost = _raced(arguments, *rival, cancel)
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
        _save_files(arguments, report)
    if cancel.is_set() or lost:
        return COULD_NOT_RUN
    return FINE if all(outcome.holds for outcome in report.outcomes) else FINDINGS


def _reject_unfit(arguments: argparse.Namespace) -> None:
    """Report what cannot work before hours are spent on racing."""
    from trackwright.model.files.library import find_track
    from trackwright.model.files.output_checks import FIGURES, HEAT, PLAYTEST_RESULT, check_outputs
    from trackwright.model.text.errors import TrackwrightError

    if arguments.cluster is not None and arguments.jobs:
        raise TrackwrightError(
            "--jobs cannot be combined with --cluster: it sets the threads of this machine"
        )
    outs = ((arguments.save, PLAYTEST_RESULT), (arguments.csv, FIGURES), (arguments.heat, HEAT))
    read = filter(None, (arguments.track, arguments.against))
    check_outputs([(out, kind) for out, kind in outs if out], [find_track(name) for name in read])


def _batch(arguments: argparse.Namespace) -> "tuple[Circuit, Batch]":
    from trackwright.simulator.playtest.running import Batch, reject_unfit

    circuit, setup, way = setup_of(arguments)
    batch = Batch(setup, way, arguments.seed, arguments.races)
    reject_unfit(batch, arguments.jobs)
    return circuit, batch


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


def _against(
    arguments: argparse.Namespace,
) -> "tuple[Result | None, tuple[Circuit, Batch] | None]":
    """A saved result, or a circuit still to be raced."""
    from trackwright.model.files.library import find_track
    from trackwright.model.files.track_files import read_bytes
    from trackwright.simulator.playtest.result_files import is_result, parse_result

    if not arguments.against:
        return None, None
    path = find_track(arguments.against)
    data = read_bytes(path)
    if is_result(data):
        return parse_result(data, arguments.against), None
    return None, _batch(argparse.Namespace(**{**vars(arguments), "track": arguments.against}))


def _warn_of_differences(
    arguments: argparse.Namespace, circuit: "Circuit", batch: "Batch", kept: "Result"
) -> None:
    """Not everything can be compared with what was raced elsewhere or under other rules; say so
    before the races, not after them."""
    from trackwright.simulator.playtest.comparing import is_alike, notes_of
    from trackwright.simulator.playtest.results import head_of

    now = head_of(circuit, batch)
    if not is_alike(now, kept.head):
        for note in notes_of(now, kept.head):
            _say(f"{arguments.against}: {note}")


def _raced(
    arguments: argparse.Namespace, circuit: "Circuit", batch: "Batch", cancel: threading.Event
) -> "tuple[Result, str]":
    """The result; and, if a cluster was lost, why it has fewer races than requested."""
    from trackwright.simulator.playtest.cluster import (
        WAIT_SECONDS,
        ClusterStopped,
        playtest_on_cluster,
    )
    from trackwright.simulator.playtest.results import result_of
    from trackwright.simulator.playtest.running import playtest

    lost = ""
    with _progress(circuit.track.name) as progress:
        if arguments.cluster is None:
            counts = playtest(
                batch, jobs=arguments.jobs, progress=progress, cancel=cancel, say=_say
            )
        else:
            try:
                counts = playtest_on_cluster(
                    batch,
                    arguments.cluster,
                    progress=progress,
                    cancel=cancel,
                    say=_say,
                    wait=arguments.cluster_wait or WAIT_SECONDS,
                )
            except ClusterStopped as stopped:
                if not stopped.counts.races:
                    raise
                counts, lost = stopped.counts, str(stopped)
    return result_of(circuit, batch, counts), lost


def _save_files(arguments: argparse.Namespace, report: "PlaytestReport") -> None:
    """Write the requested files, as many as possible."""
    from trackwright.model.files.track_files import save_bytes
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.reports.playtest import figures_csv, heat_csv, result_file

    wanted: list[tuple[Path | None, Callable[[], bytes]]] = [
        (arguments.save, lambda: result_file(report)),
        (arguments.csv, lambda: figures_csv(report.result)),
        (arguments.heat, lambda: heat_csv(report.result)),
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


def _say(message: str) -> None:
    warn(message)


@contextmanager
def _progress(name: str) -> "Iterator[Progress | None]":
    """A progress bar on stderr, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    begun = time.monotonic()

    def show(done: int, total: int) -> None:
        filled = BAR * done // total
        rate = done / max(time.monotonic() - begun, 1e-3)
        left = f", {(total - done) / rate:.0f} s left" if done else ""
        bar = "#" * filled + "." * (BAR - filled)
        line = f"{name} [{bar}] {done:,} of {total:,} races, {rate:,.0f} a second{left}"
        send(sys.stderr, f"\r{visible(line)}\x1b[K")

    try:
        yield show
    finally:
        send(sys.stderr, "\r\x1b[K")
