"""A script that uses the library is checked by mypy, strictly."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = """
from pathlib import Path

import trackwright as tw


def longest(circuits: list[tw.Circuit]) -> tw.Circuit:
    return max(circuits, key=lambda circuit: int(circuit.figures()["positions"]))


def told(done: int, total: int) -> None:
    print(done, total)


try:
    circuit = longest([tw.load(name) for name in tw.shipped()])
except tw.TrackwrightError as error:
    raise SystemExit(str(error)) from None
reveal_type(circuit.with_marker(2, difficulty=1).problems()[0]["message"])
race: tw.Race = circuit.race("motograndprix-basic", bots=["careful"], options={"unrated": 2})
reveal_type(race.columns())
tests = circuit.playtest("motograndprix-basic", races=10, progress=told)
reveal_type(tests.figures["pole_wins"]["value"])
reveal_type(circuit.closings(avoid=("R1", "R2"))[0]["codes"])
reveal_type(tw.find_circuits(level="basic", positions=50).circuits)
reveal_type(tw.what_if(circuit, "motograndprix-basic", kinds="start").best)
tests.save(Path("tests.json"))
tw.find_circuits(levl="basic")
tw.lod("april-raceway")
circuit.playtest("motograndprix-basic")
tests.figures["pole_wins"]["words"] + 1
"""
WANTED = [
    "str",
    "dict[str, list[Any]]",
    "float | None",
    "list[str]",
    "list[trackwright.api.circuit.Circuit]",
    "int | None",
    "call-arg",
    "attr-defined",
    "call-arg",
    "operator",
]
"""What is revealed, then the codes of the errors."""
FOUND = re.compile(r'note: Revealed type is "(.*)"|error: .*\[([\w-]+)\]$', re.MULTILINE)


@pytest.mark.slow
def test_a_script_is_checked_strictly(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", str(script)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = ["".join(one).replace("builtins.", "") for one in FOUND.findall(done.stdout)]
    assert found == WANTED, done.stdout
