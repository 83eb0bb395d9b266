"""Playtests on a Dask cluster: a real scheduler with real workers on this machine, and what becomes
of a playtest when they die."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import without_waiting
from tests.simulator.playtests import batch, counts
from trackwright.cli.main import main
from trackwright.design.whatif.effects import what_if
from trackwright.model.files.library import load_circuit
from trackwright.simulator.playtest import cluster
from trackwright.simulator.playtest.cluster import (
    ClusterStopped,
    Connection,
    NoCluster,
    playtest_on_cluster,
    share_out,
)
from trackwright.simulator.playtest.counts import Counts
from trackwright.simulator.playtest.running import Batch, playtest

ROOT = Path(__file__).parents[3]
PLAYTEST = ("playtest", "gp-ring", "--rules", "motograndprix-basic", "--laps", "2")
MANY = 50_000_000
PATIENCE = 60
"""Seconds that a machine may take which has much else to do."""
PROMPT_S = 10
"""To give up takes a second on a quiet machine; to wait for somebody takes far longer."""


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[bytes]] = []
        file = folder / "scheduler.json"
        self.scheduler = self._process(
            "dask_scheduler", "--port", "0", "--scheduler-file", str(file)
        )
        wait_for(lambda: file.exists() and file.read_text().endswith("}"))
        self.address: str = json.loads(file.read_text())["address"]

    def add_workers(self, count: int, *more: str) -> None:
        self.workers += [
            self._process("dask_worker", self.address, "--nthreads", "1", *more)
            for _ in range(count)
        ]

    def _process(self, module: str, *arguments: str) -> subprocess.Popen[bytes]:
        program = [sys.executable, "-m", f"distributed.cli.{module}", *arguments]
        with (self.folder / f"{module}.log").open("ab") as log:
            return subprocess.Popen(
                [*program, "--host", "127.0.0.1", "--no-dashboard"],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                start_new_session=True,
            )

    def end(self) -> None:
        """At once, and with what their nannies have started."""
        for process in (*self.workers, self.scheduler):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "nothing has happened for a minute"
        time.sleep(0.05)


def wait_for_results(dask: Cluster) -> None:
    """Until somebody has fetched what the workers have counted: then they forget it."""
    from distributed import Client  # half a second, which only these tests are to take

    seen = set[str]()

    def is_fetched() -> bool:
        held = {key for keys in client.has_what().values() for key in keys}
        seen.update(held)
        return not seen <= held

    with Client(dask.address) as client:
        wait_for(is_fetched)


def wait_until_all_is_forgotten(dask: Cluster) -> None:
    """Until nothing is left of what was raced before."""
    from distributed import Client

    with Client(dask.address) as client:
        wait_for(lambda: not any(client.has_what().values()))


def wait_for_workers(dask: Cluster, count: int) -> None:
    """Until so many have started, however long that takes."""
    from distributed import Client

    with Client(dask.address) as client:
        client.wait_for_workers(count, timeout=PATIENCE)


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Cluster]:
    """A scheduler to do harm to."""
    found = Cluster(tmp_path)
    yield found
    found.end()


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster with two workers for all tests that leave it as it is."""
    found = Cluster(tmp_path_factory.mktemp("dask"))
    found.add_workers(2, "--no-nanny")
    yield found
    found.end()


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "trackwright", *PLAYTEST, *arguments]


# --- that it counts the same --------------------------------------------------------------------


@pytest.mark.slow
def test_a_cluster_counts_the_same(standing: Cluster) -> None:
    told: list[int] = []
    found = playtest_on_cluster(
        batch(), standing.address, progress=lambda done, total: told.append(done)
    )
    assert found.same_as(counts())
    assert told == sorted(told)
    assert told[-1] == 60


@pytest.mark.slow
def test_what_if_on_a_cluster_tells_the_same(standing: Cluster) -> None:
    """Of every change, found by halving and raced again, too."""
    told: list[tuple[str, int, int]] = []

    def share(work: Any, items: Any, progress: Any, cancel: Any) -> list[Any]:
        return share_out(work, items, standing.address, progress=progress, cancel=cancel)

    for wish in (None, "overtakes up"):
        found = [
            what_if(
                load_circuit("april-raceway"),
                "motograndprix-basic",
                kinds=("difficulty", "window"),
                races=150,
                wish=wish,
                share=way,
                progress=lambda *one: told.append(one),
            )
            for way in (share, None)
        ]
        assert found[0].base == found[1].base
        assert [one.differences for one in found[0].effects] == [
            one.differences for one in found[1].effects
        ]
    assert told


DESIGN = ("design", "--level", "basic", "--positions", "44..56", "--json")


@pytest.mark.slow
def test_designs_on_a_cluster_are_the_same(
    standing: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    few = (*DESIGN, "--count", "3")
    assert main([*few, "--cluster", standing.address]) == 0
    shared = capsys.readouterr()
    assert main([*few, "--jobs", "1"]) == 0
    assert shared.out == capsys.readouterr().out
    assert len(json.loads(shared.out)["proposals"]) == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "which"), [("interrupt", "standing"), ("kill the scheduler", "dask")]
)
def test_designs_found_until_then_are_told(
    how: str, which: str, request: pytest.FixtureRequest
) -> None:
    dask: Cluster = request.getfixturevalue(which)
    if not dask.workers:
        dask.add_workers(1, "--no-nanny")
    wait_for_workers(dask, 1)
    many = (*DESIGN, "--count", "200", "--cluster", dask.address)
    program = [sys.executable, "-u", "-m", "trackwright", *many]
    pipe = subprocess.PIPE
    with subprocess.Popen(program, stdout=pipe, stderr=pipe, text=True) as design:
        assert design.stderr is not None
        lines = iter(design.stderr.readline, "")
        assert any("circuits kept" in line and " 0 circuits" not in line for line in lines)
        if how == "interrupt":
            design.send_signal(signal.SIGINT)
        else:
            dask.scheduler.kill()
        out, err = design.communicate(timeout=PATIENCE)
    assert design.returncode == 2
    document = json.loads(out)
    assert document["cancelled"]
    assert 0 < len(document["proposals"]) < 200
    said = {"interrupt": "interrupted", "kill the scheduler": f"--cluster {dask.address}: "}
    last = err.splitlines()[-1]
    assert last.startswith(said[how])
    assert last.endswith("; showing what was found by then")


@pytest.mark.slow
def test_work_that_is_cancelled_or_lost_on_a_cluster(dask: Cluster) -> None:
    dask.add_workers(1, "--no-nanny")
    assert share_out(abs, [-1, 2, -3], dask.address) == [1, 2, 3]
    cancel, kept = threading.Event(), Connection(dask.address)

    def stop(done: int, of: int) -> None:
        if done:
            cancel.set()

    def kill(done: int, of: int) -> None:
        if kept.is_alive:
            dask.scheduler.kill()

    found = share_out(time.sleep, [0, MANY], dask.address, progress=stop, cancel=cancel)
    assert found == [None]
    with pytest.raises(NoCluster, match="the connection to the scheduler was lost"):
        share_out(time.sleep, [MANY], kept, progress=kill)
    kept.close()


@pytest.mark.slow
def test_a_connection_is_kept_from_one_piece_of_work_to_the_next(dask: Cluster) -> None:
    dask.add_workers(1, "--no-nanny")
    kept = Connection(dask.address)
    assert share_out(abs, [-1, 2], kept) == [1, 2]
    first = kept.client
    assert share_out(abs, [-3], kept) == [3]
    assert kept.client is first
    assert kept.is_alive
    kept.close()
    wait_for(lambda: not kept.is_alive)
    assert share_out(abs, [-4], kept) == [4]
    kept.close()


@pytest.mark.slow
def test_a_worker_that_is_killed_makes_no_difference(
    dask: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One looks often, so that it is killed in the middle on a quick machine, too."""
    monkeypatch.setattr(cluster, "LOOK_SECONDS", 0.01)
    dask.add_workers(2, "--no-nanny")
    races = 40_000

    def kill(done: int, total: int) -> None:
        if 0 < done < total:
            dask.workers[0].kill()

    found = playtest_on_cluster(batch(races=races), dask.address, progress=kill)
    assert dask.workers[0].wait(10) == -signal.SIGKILL
    assert found.same_as(playtest(batch(races=races)))


# --- that it ends -------------------------------------------------------------------------------


@pytest.mark.slow
def test_cancelled_on_a_cluster_is_a_playtest_of_the_first_races(standing: Cluster) -> None:
    """And it takes no longer than a second, whatever the workers do."""
    cancel, at = threading.Event(), [0.0]

    def stop(done: int, total: int) -> None:
        if done and not cancel.is_set():
            at[0] = time.monotonic()
            cancel.set()

    found = playtest_on_cluster(batch(races=MANY), standing.address, progress=stop, cancel=cancel)
    assert time.monotonic() - at[0] < PROMPT_S
    assert found.races > 0
    assert found.same_as(playtest(batch(races=found.races)))


@pytest.mark.slow
def test_cancelled_while_nobody_answers(dask: Cluster) -> None:
    """A scheduler without workers, and one that is stopped."""
    for stopped in (False, True):
        if stopped:
            dask.scheduler.send_signal(signal.SIGSTOP)
        cancel = threading.Event()
        threading.Timer(1, cancel.set).start()
        begin = time.monotonic()
        assert playtest_on_cluster(batch(), dask.address, cancel=cancel).races == 0
        assert time.monotonic() - begin < 1 + PROMPT_S
    dask.scheduler.send_signal(signal.SIGCONT)


@pytest.mark.slow
def test_a_scheduler_that_is_killed_leaves_the_first_races(dask: Cluster) -> None:
    dask.add_workers(2, "--no-nanny")

    def kill(done: int, total: int) -> None:
        if done:
            dask.scheduler.kill()

    with pytest.raises(ClusterStopped, match="the connection to the scheduler was lost") as caught:
        playtest_on_cluster(batch(races=MANY), dask.address, progress=kill)
    found = caught.value.counts
    assert found.races > 0
    assert found.same_as(playtest(batch(races=found.races)))


def test_a_closed_connection_is_a_lost_scheduler_though_the_client_still_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from distributed.comm import CommClosedError

    class Client:
        status = "running"

        def __init__(self, address: str, **_: object) -> None: ...

        def ncores(self) -> dict[str, int]:
            return {"worker": 1}

        def submit(self, *_: object, **__: object) -> "Client":
            return self

        def result(self) -> None:
            raise CommClosedError("Stream is closed")

        def close(self, timeout: float) -> None: ...

    monkeypatch.setattr(cluster, "_client_class", lambda: Client)
    with pytest.raises(ClusterStopped, match="the connection to the scheduler was lost"):
        playtest_on_cluster(batch(), "tcp://127.0.0.1:1")


@pytest.mark.slow
def test_workers_that_die_all_leave_the_first_races(dask: Cluster) -> None:
    dask.add_workers(2, "--no-nanny")
    wait_for_workers(dask, 2)
    said: list[str] = []

    def kill(done: int, total: int) -> None:
        if done:
            for worker in dask.workers:
                worker.kill()

    with pytest.raises(ClusterStopped, match=r"no worker for 4 seconds \(see --cl") as caught:
        playtest_on_cluster(batch(races=MANY), dask.address, progress=kill, say=said.append, wait=4)
    assert caught.value.counts.races > 0
    assert said == [f"waiting up to 4 seconds for workers at {dask.address}; press Ctrl-C to stop"]


def die(part: Batch) -> tuple[Counts, float]:
    os._exit(1)


@pytest.mark.slow
def test_workers_that_keep_dying_are_told(dask: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their nannies start them again, until Dask gives the races up."""
    dask.add_workers(2, "--nworkers", "1")
    monkeypatch.setattr(cluster, "race_part", die)
    with pytest.raises(ClusterStopped, match="workers died repeatedly") as caught:
        playtest_on_cluster(batch(), dask.address)
    assert caught.value.counts.races == 0


@pytest.mark.slow
def test_nobody_waits_for_workers_for_ever(dask: Cluster) -> None:
    done = subprocess.run(
        command("--races", "60", "--cluster", dask.address, "--cluster-wait", "4"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert without_waiting(done.stderr).splitlines() == [
        f"waiting up to 4 seconds for workers at {dask.address}; press Ctrl-C to stop",
        f"--cluster {dask.address}: no worker for 4 seconds (see --cluster-wait)",
    ]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to another process")
@pytest.mark.parametrize("how", ["interrupt", "kill the scheduler"])
def test_what_was_raced_until_then_is_told(how: str, dask: Cluster) -> None:
    """And stderr says why, and nothing else."""
    dask.add_workers(2, "--no-nanny")
    playtest_on_cluster(batch(), dask.address)
    wait_until_all_is_forgotten(dask)
    heat = dask.folder / "heat.csv"
    arguments = ("--races", str(MANY), "--json", "--heat", str(heat), "--cluster", dask.address)
    with subprocess.Popen(
        command(*arguments), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        wait_for_results(dask)
        if how == "interrupt":
            program.send_signal(signal.SIGINT)
        else:
            dask.scheduler.kill()
        out, err = program.communicate(timeout=PATIENCE)
    document: dict[str, Any] = json.loads(out)
    races = document["races"]
    assert program.returncode == 2
    assert 0 < races < MANY
    assert document["interrupted"]
    assert heat.exists()
    said = {
        "interrupt": f"interrupted after {races:,} races; showing partial results\n",
        "kill the scheduler": f"--cluster {dask.address}: the connection to the scheduler was "
        "lost; showing the figures of the races finished by then\n",
    }
    assert without_waiting(err) == said[how]


# --- that it is refused in a line ---------------------------------------------------------------


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"extra: trackwright\[cluster\]"):
        playtest_on_cluster(batch(), "tcp://nowhere:8786")


@pytest.mark.parametrize("address", ["", "  "])
def test_no_address_is_no_playtest_on_this_machine(address: str) -> None:
    with pytest.raises(NoCluster, match="--cluster: expected an address, such as tcp://"):
        playtest_on_cluster(batch(), address)


@pytest.mark.parametrize(
    "address",
    [
        *("smoke://x:1", "inproc://x:1", "nowhere", ":::", "tcp://", "tcp://127.0.0.1:x"),
        *("tcp://127.0.0.1:-5", "tcp://127.0.0.1:٣", "127.0.0.1:99999", "http://x:80", "///"),
    ],
)
def test_what_is_no_address_is_said_at_once(address: str) -> None:
    """Dask would say what its Python code said."""
    with pytest.raises(NoCluster) as refused:
        playtest_on_cluster(batch(), address)
    expected = "expected an address, such as tcp://192.168.0.7:8786"
    assert str(refused.value) == f"--cluster {address}: {expected}"


ANSWERS = "no Dask scheduler answers"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("ucx://127.0.0.1:1", f"{ANSWERS}"),
        ("tls://127.0.0.1:1", f"{ANSWERS} (TLS"),
        ("tcp://127.0.0.1:1", f"{ANSWERS} (Timed"),
    ],
)
def test_an_address_at_which_nobody_is_is_told_in_a_line(
    address: str, says: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 1)
    assert main([*PLAYTEST, "--races", "60", "--cluster", address]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.startswith(" ".join(filter(None, ["--cluster", address])) + f": {says}")
    assert err.count("\n") == 1


@pytest.mark.slow
def test_a_program_that_finds_nobody_ends_with_that_line() -> None:
    """Nothing that Dask leaves behind complains at the end."""
    done = subprocess.run(
        command("--races", "60", "--cluster", "tls://127.0.0.1:1"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (2, "")
    err = without_waiting(done.stderr)
    assert err.startswith(f"--cluster tls://127.0.0.1:1: {ANSWERS} (TLS")
    assert err.count("\n") == 1
