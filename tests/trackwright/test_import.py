"""`import trackwright` is quick: nothing else is imported until it is needed."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import trackwright as tw
from bench.timing import child_seconds

ROOT = Path(__file__).parents[2]
ALL = """
import json, sys
before = set(sys.modules)
import trackwright as tw
found = {"import": sorted(set(sys.modules) - before)}

def heavy():
    names = ("networkx", "shapely", "llvmlite", "pydantic", "PySide6", "pyqtgraph", "reportlab")
    names += ("trackwright.editor", "trackwright.cli")
    return [name for name in names if name in sys.modules]

tw.rulesets(), tw.bots(), tw.TrackwrightError
found["lists"] = heavy()
circuit = tw.load("gp-ring")
found["load"] = heavy()
circuit.figures(), circuit.problems(), circuit.svg(), circuit.budget()
circuit.race("motograndprix-basic", laps=1, seats=2)
found["race"] = heavy()
print(json.dumps(found))
"""


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture(scope="module")
def imported() -> Any:
    return json.loads(run(ALL))


@pytest.mark.slow
def test_nothing_but_the_package_is_imported_with_it(imported: Any) -> None:
    assert imported["import"] == ["trackwright"]


def test_libraries_are_imported_when_they_are_needed(imported: Any) -> None:
    assert imported["lists"] == []
    assert imported["load"] == ["networkx", "pydantic"]
    assert imported["race"] == ["networkx", "shapely", "pydantic"]


def test_it_takes_hardly_longer_than_bare_python() -> None:
    """The shortest of several starts, in turns: others may keep the machine busy."""
    spent: dict[str, list[float]] = {"pass": [], "import trackwright": []}
    for _ in range(5):
        for program, seconds in spent.items():
            seconds.append(child_seconds([sys.executable, "-c", program]))
    assert min(spent["import trackwright"]) < 1.5 * min(spent["pass"]) + 0.02


def test_every_public_name_is_there_and_no_other() -> None:
    missing = [name for name in tw.__all__ if not hasattr(tw, name)]
    assert missing == []
    assert set(tw.__all__) <= set(dir(tw))
    with pytest.raises(AttributeError, match="has no attribute 'lod'"):
        tw.lod  # type: ignore[attr-defined]  # noqa: B018


def test_it_is_run_as_the_command_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "trackwright", "--version"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"trackwright {tw.__version__}\n"
