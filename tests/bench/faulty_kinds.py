"""Kinds of files that are read badly: the second of three cases goes wrong."""

import ctypes
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from bench.fuzz_kinds import Bench, Kind


class Faulty(Kind, ABC):
    """Reads one file well, one badly, and others well."""

    told: str
    """What the report says."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._cases = -1 - len(self.examples)

    @cached_property
    def examples(self) -> Sequence[Any]:
        return [{"a": [1, 2, 3], "b": {"c": "d"}}]

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        self._cases += 1
        if self._cases == 1:
            self.fail(bench)

    @abstractmethod
    def fail(self, bench: Bench) -> None: ...


class Raises(Faulty):
    name, told = "raises", "KeyError: 'x'"

    def fail(self, bench: Bench) -> None:
        bench.said.append(dict[str, str]()["x"])


class RaisesInThread(Faulty):
    name, told = "raises_in_thread", "ZeroDivisionError"

    def fail(self, bench: Bench) -> None:
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()


class Leaks(Faulty):
    name, told = "speaks_python", "object at 0x"

    def fail(self, bench: Bench) -> None:
        bench.said.append(f"not a number: {object()}")


class Hangs(Faulty):
    name, told, most_s = "computes_for_ever", "took more than 0.5 s", 0.5

    def fail(self, bench: Bench) -> None:
        while True:
            pass


class Swallows(Faulty):
    name, told = "takes_much", "MB"

    def fail(self, bench: Bench) -> None:
        bench.said.append(str(len(b"x" * (700 * 2**20))))


class TakesAll(Faulty):
    name, told = "takes_all", "MemoryError"

    def fail(self, bench: Bench) -> None:
        bench.said.append(str(len(b"x" * (5000 * 2**20))))


class Dies(Faulty):
    name, told = "dies", "Segmentation fault"

    def fail(self, bench: Bench) -> None:
        ctypes.string_at(0)


class Ends(Faulty):
    name, told = "ends", "SystemExit"

    def fail(self, bench: Bench) -> None:
        sys.exit(1)


class Sleeps(Faulty):
    name, told, most_s = "waits_for_ever", "took more than 0.2 s", 0.2

    def fail(self, bench: Bench) -> None:
        time.sleep(1000)


FAULTY = (Raises, RaisesInThread, Leaks, Hangs, Swallows, TakesAll, Dies, Ends, Sleeps)
KINDS = {kind.name: kind for kind in FAULTY}
