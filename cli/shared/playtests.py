"""What the commands that race many times share: races, what they are compared with, progress."""

import argparse
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import warn
from trackwright.cli.shared.racing import PAIRED, setup_of
from trackwright.cli.shared.streams import send
from trackwright.model.text.plain_text import visible

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.simulator.playtest.results import Result
    from trackwright.simulator.playtest.running import Batch, Progress

BAR = 30


def batch_from(arguments: argparse.Namespace) -> "tuple[Circuit, Batch]":
    from trackwright.simulator.playtest.running import Batch, reject_unfit

    circuit, setup, way = setup_of(arguments)
    if arguments.dice == PAIRED:
        setup = setup.with_paired_dice()
    batch = Batch(setup, way, arguments.seed, arguments.races)
    reject_unfit(batch, arguments.jobs)
    return circuit, batch


def against_from(
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
    return None, batch_from(argparse.Namespace(**{**vars(arguments), "track": arguments.against}))


def warn_of_differences(
    arguments: argparse.Namespace, circuit: "Circuit", batch: "Batch", kept: "Result"
) -> None:
    """Not everything can be compared with what was raced elsewhere or under other rules; say so
    before the races, not after them."""
    from trackwright.simulator.playtest.comparing import is_alike, notes_of
    from trackwright.simulator.playtest.results import head_of

    now = head_of(circuit, batch)
    if not is_alike(now, kept.head):
        for note in notes_of(now, kept.head):
            warn(f"{arguments.against}: {note}")


def race_all(
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
                batch, jobs=arguments.jobs, progress=progress, cancel=cancel, say=warn
            )
        else:
            try:
                counts = playtest_on_cluster(
                    batch,
                    arguments.cluster,
                    progress=progress,
                    cancel=cancel,
                    say=warn,
                    wait=arguments.cluster_wait or WAIT_SECONDS,
                )
            except ClusterStopped as stopped:
                if not stopped.counts.races:
                    raise
                counts, lost = stopped.counts, str(stopped)
    return result_of(circuit, batch, counts), lost


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
