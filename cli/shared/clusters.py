"""What the commands share that let a Dask cluster do their work."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import warn

if TYPE_CHECKING:
    from trackwright.simulator.playtest.cluster import Share


def add_cluster_argument(parser: argparse._ActionsContainer, what: str = "race") -> None:
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=f"{what} on a Dask cluster (needs the extra `cluster`)",
    )


def reject_jobs_on_cluster(arguments: argparse.Namespace) -> None:
    from trackwright.model.text.errors import TrackwrightError

    if arguments.cluster is not None and arguments.jobs:
        raise TrackwrightError(
            "--jobs cannot be combined with --cluster: it sets the threads of this machine"
        )


@contextmanager
def shared_on(address: str | None) -> "Iterator[Share | None]":
    """How to share work out on a cluster, if one is named: over one connection."""
    if address is None:
        yield None
        return
    from trackwright.simulator.playtest.cluster import Connection, share_out

    kept = Connection(address)
    try:
        yield lambda work, items, tell, cancel: share_out(
            work, items, kept, progress=tell, cancel=cancel, say=warn
        )
    finally:
        kept.close()
