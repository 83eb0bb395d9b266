"""What the commands share that let a Dask cluster do their work."""

import argparse
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


def share_on(address: str | None) -> "Share | None":
    """How to share work out on a cluster, if one is named."""
    if address is None:
        return None
    from trackwright.simulator.playtest.cluster import share_out

    return lambda work, items, tell, cancel: share_out(
        work, items, address, progress=tell, cancel=cancel, say=warn
    )
