"""A playtest on a Dask cluster: the same races, ridden elsewhere, with the same outcome."""

import threading

from model.errors import TrackwrightError
from simulator.counts import Counts, no_counts
from simulator.playtest import Batch, Progress, refuse_unfit, ride_all, split

PARTS_PER_CORE = 8
CONNECT_SECONDS = 10


class NoCluster(TrackwrightError):
    """Dask is not installed, or nobody answers at the address."""


def playtest_on_cluster(
    batch: Batch,
    address: str,
    *,
    progress: Progress | None = None,
    cancel: threading.Event | None = None,
) -> Counts:
    """Ride the races on the workers; after `cancel` is set the races up to there."""
    refuse_unfit(batch)
    try:
        from distributed import Client  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        raise NoCluster(
            "--cluster needs Dask: install Trackwright with its extra, trackwright[cluster]"
        ) from None
    try:
        client = Client(address, timeout=CONNECT_SECONDS)
    except (OSError, ValueError) as error:
        raise NoCluster(f"--cluster {address}: no Dask scheduler answers ({error})") from None
    with client:
        workers = sum(client.ncores().values()) or 1
        futures = client.map(ride_all, split(batch, workers * PARTS_PER_CORE), pure=False)
        counts = no_counts(batch.setup)
        for future in futures:  # in order, so that what is there when cancelled is a beginning
            if cancel is not None and cancel.is_set():
                client.cancel(futures)
                break
            counts = counts + future.result()
            future.release()
            if progress is not None:
                progress(counts.races, batch.races)
    return counts
