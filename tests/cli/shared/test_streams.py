"""Where the output goes: a full disk, a reader who leaves, nowhere at all."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.amounts import slow_but
from tests.cli.running import without_waiting
from trackwright.model.edit.edits import Remove
from trackwright.model.files.library import load_circuit
from trackwright.model.files.track_files import save_track

ROOT = Path(__file__).parents[3]
FULL = Path("/dev/full")
RACE = ("race", "gp-ring", "--rules", "motograndprix-basic", "--laps", "1", "--json")
PLAYTEST = ("playtest", *RACE[1:], "--races", "20")
COMMANDS = (RACE, PLAYTEST, ("check", "gp-ring"), ("tracks",))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell of Unix")


def shell(line: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """A line of bash in which $@ runs the program; that it takes long is not told."""
    program = [sys.executable, "-m", "trackwright", *arguments]
    command = ["bash", "-c", line, "bash", *program]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    done.stderr = without_waiting(done.stderr)
    return done


@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full")
@pytest.mark.parametrize("arguments", slow_but([RACE], COMMANDS), ids=" ".join)
def test_a_full_disk_is_told_in_a_line(arguments: tuple[str, ...]) -> None:
    done = shell('"$@" >/dev/full', *arguments)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == "the output: No space left on device"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", slow_but([RACE], [PLAYTEST, ("tracks",)]), ids=" ".join)
def test_an_output_that_is_closed_is_told_in_a_line(arguments: tuple[str, ...]) -> None:
    done = shell('"$@" >&-', *arguments)
    assert done.returncode == 2
    assert (
        done.stderr == "standard output is closed; redirect it to a file or pipe it to a program\n"
    )


@pytest.mark.slow
def test_nothing_is_told_where_nothing_can_be() -> None:
    assert shell('"$@" >&- 2>&-', *RACE).returncode == 2
    assert shell('"$@" 2>&-', *PLAYTEST).returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize(("condition", "code"), [("rounds > 1000", 1), ("rounds > 0", 0)])
def test_a_gate_decides_though_the_reader_has_left(condition: str, code: int) -> None:
    for reader in ("head -c 1 >/dev/null", "true"):
        line = f'"$@" | {reader}; exit ${{PIPESTATUS[0]}}'
        done = shell(line, *PLAYTEST, "--assert", condition)
        assert (done.returncode, "Traceback" in done.stderr) == (code, False)


@pytest.mark.slow
def test_findings_decide_though_the_reader_has_left(tmp_path: Path) -> None:
    circuit = load_circuit("gp-ring")
    ids = tuple(piece.id for piece in circuit.track.pieces())[3:5]
    save_track(Remove(ids).apply(circuit.track, circuit.kit), tmp_path / "open.json")
    many = [str(tmp_path / "open.json")]
    done = shell('"$@" | true; exit ${PIPESTATUS[0]}', "check", *many, "--format", "sarif")
    assert (done.returncode, done.stderr) == (1, "")
