"""A playtest on a Dask cluster: the same races, run elsewhere, with the same outcome.

Any request to the cluster may hang forever: a host that does not answer, workers that died, a
scheduler that was stopped. So requests run in their own threads, and the caller checks ten times a
second for counts so far, for Ctrl-C, and for signs of life.
"""

import logging
import re
import threading
import time
import warnings
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.compiler.cache import Report
from trackwright.simulator.playtest.counts import Counts, counts_of, no_counts
from trackwright.simulator.playtest.running import (
    Batch,
    Progress,
    next_size,
    part_of,
    reject_unfit,
    run_part,
)

ADDRESS = re.compile(r"((tcp|tls|ws|wss|ucx|ucxx)://)?[^\s/]+:(?P<port>[0-9]{1,5})/?", re.ASCII)
LAST_PORT = 65_535
CONNECT_SECONDS = 10
WAIT_SECONDS = 60
"""Seconds that a cluster may be without workers, or silent."""
MOST_WAIT = 86_400
LOOK_SECONDS = 0.1
ASK_SECONDS = 0.5
CLOSE_SECONDS = 0.5
PART_SECONDS = 0.5
"""Seconds that a part of the races takes; Ctrl-C keeps whole parts."""
PARTS_PER_CORE = 2
TALKATIVE = ("distributed", "tornado", "asyncio", "bokeh")
"""Loggers whose lines are meant for those who operate the cluster."""
Share = Callable[[Callable[[Any], Any], Sequence[Any], Progress, threading.Event], list[Any]]
"""`share_out` at an address: a function, what it is done to, who hears how much is done, and how it
is cancelled."""


class NoCluster(TrackwrightError):
    """Dask is not installed, or nothing answers at the address."""


class ClusterStopped(NoCluster):
    """The cluster was lost before all races were finished; `counts` are the first races."""

    def __init__(self, message: str, counts: Counts) -> None:
        super().__init__(message)
        self.counts = counts


class Connection:
    """A connection that is kept from one `share_out` to the next; the first one makes it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client: Any = None

    @property
    def is_alive(self) -> bool:
        return self.client is not None and self.client.status == "running"

    def close(self) -> None:
        """Nobody waits for this: the cluster may be gone, and it notices lost clients itself."""
        if self.client is not None:
            threading.Thread(target=self._close, name="cluster closing", daemon=True).start()

    def _close(self) -> None:
        with suppress(Exception):
            self.client.close(timeout=CLOSE_SECONDS)


def playtest_on_cluster(
    batch: Batch,
    address: str,
    *,
    progress: Progress | None = None,
    cancel: threading.Event | None = None,
    say: Report | None = None,
    wait: float = WAIT_SECONDS,
) -> Counts:
    """Race on the workers. Setting `cancel` returns the races finished by then; ClusterStopped has
    the races finished before the cluster was lost."""
    reject_unfit(batch)
    kept = Connection(address)
    races = _Races(batch, kept, wait, say)
    try:
        _wait_for(races, progress, cancel)
    finally:
        kept.close()
    return races.counts


def share_out(
    work: Callable[[Any], Any],
    items: Sequence[Any],
    address: str | Connection,
    *,
    progress: Progress | None = None,
    cancel: threading.Event | None = None,
    say: Report | None = None,
    wait: float = WAIT_SECONDS,
) -> list[Any]:
    """`work` of each item, done on the workers, in the order of the items. Setting `cancel` returns
    the first ones that were finished by then; NoCluster if the cluster is lost. `work` is a
    function of a module, and the same item has the same outcome wherever it is done. A Connection
    in the place of the address is kept open."""
    kept = address if isinstance(address, Connection) else Connection(address)
    shared = _Shared(work, items, kept, wait, say)
    try:
        _wait_for(shared, progress, cancel)
    finally:
        if kept is not address:
            kept.close()
    return shared.found


def _wait_for(job: "_OnCluster", progress: Progress | None, cancel: threading.Event | None) -> None:
    """Until it is finished or cancelled, or the cluster is lost."""
    job.start()
    try:
        while not job.ended.wait(LOOK_SECONDS):
            if progress is not None:
                progress(*job.done)
            if cancel is not None and cancel.is_set():
                return
            job.look()
        job.raise_fault()
    finally:
        job.close()
    if progress is not None:
        progress(*job.done)


def _client_class() -> Any:
    try:
        import distributed
    except ImportError:
        raise NoCluster(
            "--cluster needs Dask: install Trackwright with the extra: trackwright[cluster]"
        ) from None
    for name in TALKATIVE:
        _silence(name)
    warnings.filterwarnings("ignore", module=r"distributed(\.|$)")
    # If a client could not connect, Dask's own destructor would wait for 20 seconds and complain.
    return type("Client", (distributed.Client,), {"__del__": lambda _: None})


def _silence(name: str) -> None:
    for known in [name, *logging.root.manager.loggerDict]:
        if known == name or known.startswith(f"{name}."):
            logger = logging.getLogger(known)
            logger.handlers = [logging.NullHandler()]
            logger.propagate = False


def race_part(part: Batch) -> tuple[Counts, float]:
    """Runs on a worker: the counts, and how many seconds the races took."""
    table = part.table()
    if part.mode != "plain":
        _ = table.machine  # compile or load before the clock for racing starts
    begin = time.perf_counter()
    run_part(part, table, part.first, part.races)
    return counts_of(table), time.perf_counter() - begin


class _OnCluster(ABC):
    """Work on a cluster, and what the threads that query it have found."""

    def __init__(self, kept: Connection, wait: float, say: Report | None) -> None:
        _reject_no_address(kept.address)
        self.kept, self.address = kept, kept.address
        self.wait, self.say = wait, say or (lambda _: None)
        self.ended = threading.Event()
        self._client_class = _client_class()
        self._client: Any = None
        self._fault: Exception | None = None
        self._cores = 0
        self._heard = self._manned = time.monotonic()
        """When the scheduler last answered, and when it last had workers; at first, the start."""
        self._has_said = False

    def start(self) -> None:
        threading.Thread(target=self._run, name="cluster", daemon=True).start()

    # --- in the thread of the caller ---

    def look(self) -> None:
        """Checks for signs of life; NoCluster if there are none."""
        now = time.monotonic()
        if self._client is None:
            if now - self._heard > 2 * CONNECT_SECONDS:  # a host name that does not resolve
                self._give_up("no Dask scheduler answers")
            return
        if not self._is_connected:
            self._give_up("the connection to the scheduler was lost")
        if now - self._heard > self.wait:
            self._give_up(f"the scheduler has not answered for {self.wait:g} seconds")
        if now - self._manned > self.wait:
            self._give_up(f"no worker for {self.wait:g} seconds (see --cluster-wait)")
        if now - self._manned > 2 * ASK_SECONDS and not self._has_said:
            self._has_said = True
            self.say(
                f"waiting up to {self.wait:g} seconds for workers at {self.address}; "
                "press Ctrl-C to stop"
            )

    @property
    def _is_connected(self) -> bool:
        """The client notices a little later than whoever waits for a result."""
        return self._client is not None and self._client.status == "running"

    def raise_fault(self) -> None:
        fault = self._fault
        if fault is None:
            return
        if isinstance(fault, TrackwrightError):
            raise fault
        if type(fault).__name__ == "KilledWorker":
            self._give_up("workers died repeatedly")
        if isinstance(fault, ModuleNotFoundError):
            self._give_up(f"a worker does not have this version of Trackwright ({fault})")
        if type(fault).__name__ == "CommClosedError" or not self._is_connected:
            self._give_up("the connection to the scheduler was lost")
        self._give_up(f"a worker failed ({_first_line(fault)})")

    def _give_up(self, why: str) -> None:
        raise self.lost(f"--cluster {self.address}: {why}")

    @property
    @abstractmethod
    def done(self) -> tuple[int, int]:
        """How much is done, of how much."""

    @abstractmethod
    def work(self) -> None:
        """Hand work out to the client, and collect it, until all is done or `ended` is set."""

    def lost(self, why: str) -> NoCluster:
        """The error if the cluster is lost."""
        return NoCluster(why)

    def close(self) -> None:
        """No more of it is wanted."""
        self.ended.set()

    # --- in other threads ---

    def _run(self) -> None:
        try:
            self._client = self._connected()
            threading.Thread(target=self._ask, name="cluster watch", daemon=True).start()
            self.work()
        except Exception as fault:
            self._fault = fault
        self.ended.set()

    def _connected(self) -> Any:
        if not self.kept.is_alive:
            self.kept.client = self._new_client()
            if self.ended.is_set():  # nobody waits any more, so nobody would close it
                self.kept.close()
        self._heard = self._manned = time.monotonic()
        return self.kept.client

    def _new_client(self) -> Any:
        try:
            client = self._client_class(self.address, timeout=CONNECT_SECONDS, set_as_default=False)
        except Exception as error:  # many types: addresses can be wrong in many ways
            is_said_by_dask = isinstance(error, OSError) or "TLS" in str(error)
            why = f" ({_first_line(error)})" if is_said_by_dask else ""
            raise NoCluster(f"--cluster {self.address}: no Dask scheduler answers{why}") from None
        return client

    def _ask(self) -> None:
        """Polls the number of cores."""
        while not self.ended.is_set():
            with suppress(Exception):
                self._cores = sum(self._client.ncores().values())
                self._heard = time.monotonic()
                if self._cores:
                    self._manned = self._heard
            self.ended.wait(ASK_SECONDS)

    def room(self, waiting: int) -> bool:
        """Is there a core for more than these?"""
        return waiting < PARTS_PER_CORE * self._cores


class _Shared(_OnCluster):
    """One function of many things."""

    def __init__(
        self,
        what: Callable[[Any], Any],
        items: Sequence[Any],
        kept: Connection,
        wait: float,
        say: Report | None,
    ) -> None:
        super().__init__(kept, wait, say)
        self.what, self.items, self.found = what, items, list[Any]()

    @property
    def done(self) -> tuple[int, int]:
        return len(self.found), len(self.items)

    def work(self) -> None:
        waiting: deque[Any] = deque()
        left = deque(self.items)
        while len(self.found) < len(self.items) and not self.ended.is_set():
            while left and self.room(len(waiting)):
                waiting.append(self._client.submit(self.what, left.popleft(), pure=False))
            if waiting:
                self.found.append(waiting.popleft().result())
            else:
                self.ended.wait(LOOK_SECONDS)


class _Races(_OnCluster):
    """The races of a batch."""

    def __init__(self, batch: Batch, kept: Connection, wait: float, say: Report | None) -> None:
        super().__init__(kept, wait, say)
        self.batch, self.counts = batch, no_counts(batch.setup)

    @property
    def done(self) -> tuple[int, int]:
        return self.counts.races, self.batch.races

    def lost(self, why: str) -> NoCluster:
        return ClusterStopped(why, self.counts)

    def work(self) -> None:
        """Parts are sent out and counted in order: the counts always cover the first races."""
        waiting: deque[Any] = deque()
        handed_out, size = 0, 1
        while self.counts.races < self.batch.races and not self.ended.is_set():
            while handed_out < self.batch.races and self.room(len(waiting)):
                part = part_of(self.batch, handed_out, size)
                waiting.append(self._client.submit(race_part, part, pure=False))
                handed_out += part.races
            if not waiting:
                self.ended.wait(LOOK_SECONDS)
                continue
            counts, seconds = waiting.popleft().result()
            self.counts = self.counts + counts
            size = next_size(counts.races, seconds, PART_SECONDS)


def _reject_no_address(address: str) -> None:
    parts = ADDRESS.fullmatch(address.strip())
    if parts is None or int(parts["port"]) > LAST_PORT:
        given = f"--cluster {address}" if address.strip() else "--cluster"
        raise NoCluster(f"{given}: expected an address, such as tcp://192.168.0.7:8786")


def _first_line(error: BaseException) -> str:
    text = str(error).strip()
    return text.splitlines()[0] if text else type(error).__name__
