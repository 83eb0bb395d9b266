"""Feed damaged files of every kind to the commands and the window that read them.

    .venv/bin/python -m bench.fuzz [--kind KIND] [--cases 2000] [--seed S] [--json]

Cases run in child processes, in batches. One fails if anything but a message comes out (an
exception, a crash, a message with internals), if a command of it takes more than 5 s, or more than
500 MB.
Failures are written to --failures, named by kind, seed and number; `--kind K --seed S --first N
--cases 1` runs one again.
"""

import argparse
import ctypes
import faulthandler
import gc
import importlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NoReturn

from bench.fuzz_kinds import KINDS as KNOWN
from bench.fuzz_kinds import NEEDS_QT, Bench, Kind
from trackwright.simulator.compiler.cache import CACHE_VARIABLE, cache_folder

CASES = 2000
SEED = 1
BATCH = 50
"""Cases per child process: what one leaves behind does not burden all that follow."""
PATIENCE = 4
"""So many times longer may a case take by the clock than of the processor: a machine may have more
to do."""
MOST_MB = 500
MOST_SEARCHED = 1_000_000
"""Letters of a message."""
ROOM_MB = 1500
"""Addresses that a case may use: more than memory, for threads and allocators reserve them."""
KINDS = "bench.fuzz_kinds"
INTERNALS = re.compile(
    r"Traceback|\b(Key|Type|Value|Attribute|Index|Assertion|Recursion|Memory|Overflow|Lookup|OS|"
    r"Unicode\w*|ZeroDivision|Runtime)Error\b|object at 0x|pydantic|validation error|NoneType|"
    r"<class '|np\.\w+\(|has no attribute|not subscriptable|unhashable|not iterable|"
    r"a bug in Trackwright|"
    r"invalid literal|could not convert|codec can't|set_int_max_str_digits|positional argument|"
    r"unexpected keyword|out of range for|must be real number|inhomogeneous|broadcast|dtype"
)
"""What no message to people may contain."""


@dataclass(frozen=True)
class Failure:
    """A case that did what it must not."""

    kind: str
    seed: int
    number: int
    what: str
    steps: tuple[str, ...] = ()
    detail: str = ""


@dataclass
class Outcome:
    """The results of all cases of a kind."""

    kind: str
    seed: int
    cases: int = 0
    refused: int = 0
    longest_s: float = 0.0
    most_mb: float = 0.0
    failures: list[Failure] = field(default_factory=list)


class TookTooLong(BaseException):
    """Nothing that is caught on the way."""


def damage_of(kind: Kind, seed: int, number: int) -> tuple[bytes, tuple[str, ...], Random]:
    """The file of a case; with the random numbers that decide how it is used."""
    random = Random(f"{kind.name} {seed} {number}")
    damage = kind.damage(random)
    return damage.data, damage.steps, random


# --- the child -----------------------------------------------------------------------------------


def child(kinds: str, name: str, failed: Path, seed: int, first: int, cases: int) -> NoReturn:
    """Run cases; a line of JSON before and after each. The file of a case that fails stays."""
    lines = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # other output must not mix with the report
    faulthandler.enable()
    made: type[Kind] = importlib.import_module(kinds).KINDS[name]
    with tempfile.TemporaryDirectory(prefix="fuzz-") as place:
        os.environ |= {CACHE_VARIABLE: str(cache_folder()), "HOME": place}
        kind = made(Path(place))
        if name in NEEDS_QT:
            _prepare_qt()
        kind.warm_up()
        gc.collect()
        for number in range(first, first + cases):
            print(json.dumps({"begins": number}), file=lines, flush=True)
            file = failed / f"{name}-{seed}-{number}.json"
            with tempfile.TemporaryDirectory(prefix="case-", dir=place) as folder:
                result = _tried(kind, seed, number, Path(folder), file)
            if not result["problems"]:
                file.unlink()
            print(json.dumps({"number": number, **result}), file=lines, flush=True)
    os._exit(0)  # threads of a case that failed may be left


def _prepare_qt() -> None:
    """Dialogs answer themselves; complaints of Qt count like those of Python."""
    from PySide6.QtWidgets import QDialog

    from trackwright.editor.start import application

    application()
    QDialog.exec = lambda self: 0  # type: ignore[method-assign]


def _tried(kind: Kind, seed: int, number: int, folder: Path, file: Path) -> dict[str, Any]:
    """The result of a case, which is in `file` meanwhile."""
    data, steps, random = damage_of(kind, seed, number)
    path = folder / "case.json"
    path.write_bytes(data)
    file.write_bytes(data)
    watch, problems = _Watch(), list[str]()

    def begin_command() -> None:
        watch.begin()
        _set_timers(kind.most_s)

    bench = Bench(folder, begin_command)
    with _limits(kind.most_s), _faults_into(problems):
        try:
            kind.use(path, bench, random)
        except TookTooLong as slow:
            problems.append(f"took more than {kind.most_s:g} s\n{_trace(slow)}")
        except BaseException as fault:
            problems.append(_trace(fault))
    seconds, megabytes = watch.spent()
    problems += [f"a message with internals: {words}" for words in _internal(bench.said)]
    if seconds > kind.most_s and not problems:
        problems.append(f"took {seconds:.1f} s")
    if megabytes > MOST_MB:
        problems.append(f"took {megabytes:.0f} MB")
    return {
        "problems": problems,
        "steps": steps,
        "refused": bool(bench.codes) and min(bench.codes) == 2,
        "seconds": seconds,
        "megabytes": megabytes,
    }


def _internal(said: list[str]) -> Iterator[str]:
    for text in said:
        if found := INTERNALS.search(text, 0, MOST_SEARCHED):
            yield text[max(0, found.start() - 200) : found.end() + 200]


def _trace(fault: BaseException) -> str:
    return "".join(traceback.format_exception(fault))[-4000:]


@contextmanager
def _faults_into(problems: list[str]) -> Iterator[None]:
    """What is raised in slots, threads and destructors, too."""
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    sys.excepthook = lambda kind, fault, where: problems.append(_trace(fault))
    threading.excepthook = lambda raised: problems.append(
        _trace(raised.exc_value) if raised.exc_value else str(raised.exc_type)
    )
    sys.unraisablehook = lambda raised: problems.append(
        _trace(raised.exc_value) if raised.exc_value else str(raised.exc_type)
    )
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = before


@contextmanager
def _limits(most_s: float) -> Iterator[None]:
    """Time-outs are exceptions in Python; code that does not return to Python ends the process."""

    def stop(signal_number: int, frame: FrameType | None) -> None:
        raise TookTooLong

    signal.signal(signal.SIGPROF, stop)
    signal.signal(signal.SIGALRM, stop)
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (size + ROOM_MB * 2**20, hard))
    _set_timers(most_s)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        faulthandler.cancel_dump_traceback_later()
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))


def _set_timers(most_s: float) -> None:
    signal.setitimer(signal.ITIMER_PROF, most_s)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE * most_s)
    faulthandler.dump_traceback_later(PATIENCE * most_s + 5, exit=True)


class _Watch:
    """Processor seconds of the longest command, and the most memory above what there was before."""

    def __init__(self) -> None:
        ctypes.CDLL(None).malloc_trim(0)
        Path("/proc/self/clear_refs").write_text("5")  # the peak is measured anew
        self._begun, self._before = time.process_time(), _status("VmRSS")
        self._longest_s = 0.0

    def begin(self) -> None:
        """The next command."""
        now = time.process_time()
        self._longest_s, self._begun = max(self._longest_s, now - self._begun), now

    def spent(self) -> tuple[float, float]:
        self.begin()
        return self._longest_s, max(0.0, _status("VmHWM") - self._before)


def _status(field: str) -> float:
    """A size of this process in MB."""
    text = Path("/proc/self/status").read_text()
    return int(text.partition(f"{field}:")[2].split()[0]) / 1024


# --- the parent ----------------------------------------------------------------------------------


def fuzz(
    name: str,
    cases: int = CASES,
    seed: int = SEED,
    first: int = 0,
    kinds: str = KINDS,
    failed: Path | None = None,
) -> Outcome:
    """Run the cases of a kind in child processes, one after the other; failing files are put into
    the folder `failed`, each with a description beside it."""
    outcome = Outcome(name, seed)
    number = first
    with tempfile.TemporaryDirectory() as place:
        folder = failed or Path(place)
        folder.mkdir(parents=True, exist_ok=True)
        while number < first + cases:
            batch = min(BATCH, first + cases - number)
            number = _batch(outcome, kinds, folder, number, batch)
        for failure in outcome.failures:
            description = "\n".join([failure.what, "", *failure.steps, "", failure.detail, ""])
            file = folder / f"{name}-{seed}-{failure.number}.txt"
            file.write_text(description, encoding="utf-8", errors="backslashreplace")
    return outcome


def _batch(outcome: Outcome, kinds: str, folder: Path, first: int, cases: int) -> int:
    """Run some cases in a child; the number to continue with."""
    command = [sys.executable, "-m", "bench.fuzz", "--child", kinds, outcome.kind]
    command += [str(word) for word in (folder, outcome.seed, first, cases)]
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "MALLOC_ARENA_MAX": "2"}
    begun, done = first - 1, first - 1
    with tempfile.TemporaryFile("w+") as errors:
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, env=surroundings, text=True
        ) as running:
            for line in running.stdout or ():
                report = json.loads(line)
                if "begins" in report:
                    begun = report["begins"]
                    continue
                done = report["number"]
                _add(outcome, report)
        code = running.returncode
        errors.seek(0)
        words = errors.read()[-4000:]
    if done == first + cases - 1:
        return done + 1
    if begun < first:
        raise RuntimeError(f"the fuzzer itself failed (exit code {code}):\n{words}")
    report = {"number": begun, "problems": [f"the process ended with {code}\n{words}"]}
    _add(outcome, report)
    return begun + 1


def _add(outcome: Outcome, report: dict[str, Any]) -> None:
    outcome.cases += 1
    outcome.refused += report.get("refused", False)
    outcome.longest_s = max(outcome.longest_s, report.get("seconds", 0.0))
    outcome.most_mb = max(outcome.most_mb, report.get("megabytes", 0.0))
    if problems := report["problems"]:
        steps, detail = tuple(report.get("steps", ())), "\n".join(problems)
        what = _in_a_line(problems[0])
        failure = Failure(outcome.kind, outcome.seed, report["number"], what, steps, detail)
        outcome.failures.append(failure)


def _in_a_line(problem: str) -> str:
    """The last line of a traceback, the first one of anything else."""
    lines = problem.strip().splitlines()
    return lines[-1 if problem.startswith("Traceback") else 0][:300]


def main() -> int:
    if sys.argv[1:2] == ["--child"]:
        kinds, name, failed, *numbers = sys.argv[2:]
        child(kinds, name, Path(failed), *map(int, numbers))
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kind", choices=list(KNOWN), action="append", help="default: all")
    parser.add_argument("--cases", type=int, default=CASES, metavar="N", help="cases of each kind")
    parser.add_argument("--seed", type=int, default=SEED, metavar="S")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="start with this case")
    parser.add_argument(
        "--failures",
        type=Path,
        default=Path(tempfile.gettempdir(), "fuzz-failures"),
        metavar="FOLDER",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    outcomes = []
    for name in arguments.kind or KNOWN:
        outcome = fuzz(
            name,
            arguments.cases,
            arguments.seed,
            arguments.first,
            failed=arguments.failures,
        )
        for failure in outcome.failures:
            where = f"{failure.kind} --seed {failure.seed} --first {failure.number}"
            print(f"{where}: {failure.what}", file=sys.stderr, flush=True)
        outcomes.append(outcome)
        if not arguments.json:
            print(_line(outcome), flush=True)
    if arguments.json:
        print(json.dumps({"version": 1, "kinds": [_json(one) for one in outcomes]}, indent=2))
    return int(any(outcome.failures for outcome in outcomes))


def _json(outcome: Outcome) -> dict[str, Any]:
    return {**vars(outcome), "failures": [asdict(failure) for failure in outcome.failures]}


def _line(outcome: Outcome) -> str:
    return (
        f"{outcome.kind:10}{outcome.cases:6} cases, {outcome.refused:6} refused, "
        f"{len(outcome.failures):4} failed; at most {outcome.longest_s:.1f} s, "
        f"{outcome.most_mb:.0f} MB"
    )


if __name__ == "__main__":
    sys.exit(main())
