"""Compiled rules are kept, found again by the next process, and never older than their sources."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from model import library
from simulator import cache, machine, rulesets
from simulator.machine import Entry, Machine, machine_for
from simulator.memory import Block
from simulator.motograndprix import state as layouts
from simulator.motograndprix.places import after
from simulator.motograndprix.road import Position, ring, way_of
from simulator.motograndprix.table import Table
from simulator.states import CAPPED, OVER
from simulator.table import Seat, Setup

ENTRIES = (Entry(after, ("Road",), 1),)
PROGRAM = """
from simulator import machine
from simulator.machine import Entry, machine_for
from simulator.memory import Block
from simulator.motograndprix import state as layouts
from simulator.motograndprix.places import after
road = Block(layouts.ROAD)
road.positions = 20
answer = machine_for("little", (Entry(after, ("Road",), 1),)).call(after, road, 5)
print(answer, machine.compilations)
"""
"""Asks what comes after position 5, and how often something was compiled for that."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of this test, and a process that has loaded nothing yet."""
    monkeypatch.setenv(cache.FOLDER_VARIABLE, str(tmp_path / "kept"))
    monkeypatch.setattr(machine, "_machines", {})
    monkeypatch.setattr(machine, "compilations", 0)
    return tmp_path / "kept"


def asked(made: Machine) -> int:
    road = Block(layouts.ROAD)
    road.positions = 20
    return made.call(after, road, 5)


def kept_in(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.is_dir() else []


def started(path: Path | None = None) -> "subprocess.Popen[str]":
    places = [str(one) for one in (path, library.ROOT) if one]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env=environment,
        cwd=path or library.ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def said(process: "subprocess.Popen[str]") -> str:
    out, err = process.communicate(timeout=60)
    assert err == ""
    return out.strip()


def test_second_process_loads_what_the_first_compiled(folder: Path) -> None:
    assert said(started()) == "6 1"
    assert said(started()) == "6 0"
    assert len(kept_in(folder)) == 1


def test_one_process_compiles_once(folder: Path) -> None:
    first = machine_for("little", ENTRIES)
    assert machine_for("little", ENTRIES) is first
    assert machine.compilations == 1
    assert asked(first) == 6


def test_compiling_is_announced_loading_is_not(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    machine_for("little", ENTRIES, say=told.append)
    assert len(told) == 1
    monkeypatch.setattr(machine, "_machines", {})
    machine_for("little", ENTRIES, say=told.append)
    assert len(told) == 1


def test_changed_rule_is_compiled_anew(folder: Path, tmp_path: Path) -> None:
    """A change in a module of rules, wherever: kept code is never older than its sources."""
    shutil.copytree(library.ROOT / "simulator", tmp_path / "simulator")
    assert said(started(tmp_path)) == "6 1"
    changed = tmp_path / "simulator" / "motograndprix" / "places.py"
    text = changed.read_text()
    assert "position += 1" in text
    changed.write_text(text.replace("position += 1", "position += 2"))
    assert said(started(tmp_path)) == "7 1"
    assert len(kept_in(folder)) == 2


@pytest.mark.parametrize("what", ["rule", "new file", "other processor", "other version"])
def test_stamp_changes_with(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import llvmlite
    import llvmlite.binding

    shutil.copytree(library.ROOT / "simulator", tmp_path / "simulator")
    monkeypatch.setattr(machine, "HERE", tmp_path / "simulator")
    before = machine.stamp()
    assert machine.stamp() == before
    if what == "rule":
        with (tmp_path / "simulator" / "streams.py").open("a") as file:
            file.write("\n")
    elif what == "new file":
        (tmp_path / "simulator" / "motograndprix" / "more.py").write_text("")
    elif what == "other processor":
        monkeypatch.setattr(llvmlite.binding, "get_host_cpu_features", lambda: {"avx": False})
    else:
        monkeypatch.setattr(llvmlite, "__version__", "0.0.0")
    assert machine.stamp() != before


@pytest.mark.parametrize("damage", ["cut", "changed", "empty", "noise"])
def test_damaged_file_is_compiled_anew(
    damage: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine_for("little", ENTRIES)
    (path,) = kept_in(folder)
    whole = path.read_bytes()
    middle = len(whole) // 2
    path.write_bytes(
        {
            "cut": whole[:-40],
            "changed": whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :],
            "empty": b"",
            "noise": b"not machine code at all, but long enough to have a hash at its end",
        }[damage]
    )
    monkeypatch.setattr(machine, "_machines", {})
    assert asked(machine_for("little", ENTRIES)) == 6
    assert machine.compilations == 2
    assert path.read_bytes() == whole


def test_folder_that_cannot_be_made_is_done_without(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(cache.FOLDER_VARIABLE, str(tmp_path / "file" / "kept"))
    assert asked(machine_for("little", ENTRIES)) == 6
    assert machine.compilations == 1


def test_folder_that_cannot_be_written_is_done_without(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system administrator may write everywhere, so writing is made impossible by hand."""

    def refuses(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "replace", refuses)
    assert asked(machine_for("little", ENTRIES)) == 6
    assert kept_in(folder) == []


def test_kept_code_of_a_read_only_folder_is_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine_for("little", ENTRIES)
    monkeypatch.setattr(machine, "_machines", {})

    def refuses(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "utime", refuses)
    assert asked(machine_for("little", ENTRIES)) == 6
    assert machine.compilations == 1


def test_two_processes_at_once_do_not_disturb_each_other(folder: Path) -> None:
    both = [started(), started()]
    assert [said(process).split()[0] for process in both] == ["6", "6"]
    assert len(kept_in(folder)) == 1
    assert said(started()) == "6 0"


def test_old_files_are_tidied_away_and_nothing_else(folder: Path) -> None:
    folder.mkdir()
    for i in range(20):
        old = folder / f"little-{i:024x}.o"
        old.write_bytes(b"old")
        os.utime(old, (i + 1, i + 1))
    (folder / "mine.o").write_bytes(b"somebody else's")
    machine_for("little", ENTRIES)
    names = [path.name for path in kept_in(folder)]
    assert "mine.o" in names
    assert len(names) == cache.FILES_KEPT + 1
    assert [f"little-{i:024x}.o" in names for i in range(20)] == [False] * 5 + [True] * 15


# --- one machine for all races ------------------------------------------------------------------


def setups() -> Iterator[Setup]:
    """Levels, numbers of bikes, bots and options as different as can be."""
    for i, ruleset in enumerate(rulesets.all_rulesets().values()):
        if ruleset.game != "motograndprix":
            continue
        for bikes in (2, 5 + i, 12):
            bots = [ruleset.bots[(k + i) % len(ruleset.bots)].name for k in range(bikes)]
            seats = tuple(Seat(str(k), "", bot) for k, bot in enumerate(bots))
            usual = ruleset.settings({"roll_outs": 2})
            yield Setup(ruleset, usual, seats, 1)
            last = {o.name: o.readings[-1] for o in ruleset.options if o.readings}
            yield Setup(ruleset, ruleset.settings({"roll_outs": 2, **last}), seats, 2)


def test_no_circuit_number_of_bikes_bot_or_option_compiles_again() -> None:
    ways = [ring([Position(k % 9 // 6, 0, 0)] * 1 + [Position(0, 0, 1)] * (k + 17)) for k in (1, 9)]
    ways += [way_of(library.load_circuit(name).board, 1) for name in ("april-raceway", "gp-ring")]
    ways.append(way_of(library.load_circuit("nuerburg-ring").board, 2))
    first, *more = list(setups())
    Table(first, ways[0], "compiled").ride(1)
    before = machine.compilations
    for i, setup in enumerate([first, *more]):
        table = Table(setup, ways[i % len(ways)], "compiled")
        assert table.ride(i) in (OVER, CAPPED)
    assert machine.compilations == before
