"""A new game begins, as CONTRIBUTING.md says, as a copy of an example. The copy passes what every
game has to pass; outside its folder nothing is edited but docs/metrics.md."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RENAMED = {"tests.simulator.games.sprint": "trackwright.games.dash", "sprint": "dash"}
RENAMED |= {"Sprint": "Dash", "SPR": "DSH"}
IGNORED = shutil.ignore_patterns("__pycache__", ".*_cache", "data")
COPIED = ("games", "tests", "trackwright", "docs")
"""What differs, or finds its own place by its path; the rest is linked."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with one game more."""
    tree = tmp_path_factory.mktemp("tree")
    for one in ROOT.iterdir():
        if one.name in COPIED:
            shutil.copytree(one, tree / one.name, symlinks=True, ignore=IGNORED)
        elif not one.name.startswith("."):
            (tree / one.name).symlink_to(one)
    game = tree / "games" / "dash"
    shutil.copytree(tree / "tests" / "simulator" / "games" / "sprint", game)
    for file in game.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for old, new in RENAMED.items():
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    return tree


def run(tree: Path, *words: str) -> str:
    """A command in the tree; what it printed, and its exit code if it failed."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "TRACKWRIGHT_CACHE": str(tree / "cache")}
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr + (f"\nexit code {done.returncode}" if done.returncode else "")


@pytest.mark.slow
def test_the_copy_is_a_game_that_can_be_checked_and_raced(tree: Path) -> None:
    checked = run(tree, "trackwright", "check", "april-raceway", "--rules", "dash", "-v")
    assert "rules dash" in checked
    assert "exit code" not in checked
    played = run(tree, "trackwright", "playtest", "gp-ring", "--rules", "dash", "--races", "20")
    assert "cars" in played
    assert "exit code" not in played


@pytest.mark.slow
def test_the_copy_keeps_the_rules_of_the_house(tree: Path) -> None:
    assert run(tree, "ruff", "check", "--no-cache", "games/dash").strip() == "All checks passed!"
    formatted = run(tree, "ruff", "format", "--no-cache", "--check", "games/dash")
    assert "exit code" not in formatted, formatted
    raceable = "tests/validators/raceable/test_raceable.py::test_"
    tests = (
        *("tests/test_rooms.py", "tests/docs/test_words.py"),
        f"{raceable}every_ruleset_asks_something",
        f"{raceable}what_the_checks_let_pass_can_be_raced_and_nothing_else[dash]",
    )
    found = run(tree, "pytest", *tests, "-n0", "-p", "no:cacheprovider")
    assert "exit code" not in found, found


@pytest.mark.slow
def test_the_copys_figures_want_a_section_that_the_message_describes(tree: Path) -> None:
    test = "tests/simulator/playtest/test_statistics.py"
    words = ("pytest", test, "-n0", "-p", "no:cacheprovider", "-k", "paragraph")
    found = run(tree, *words)
    assert (
        "docs/metrics.md: the section `## Of Dash` needs for each of ['retired_overdone'" in found
    )
    names = ("retired_overdone", "pushes", "never_pushed", "too_far")
    with (tree / "docs" / "metrics.md").open("a", encoding="utf-8") as page:
        page.write("\n## Of Dash\n" + "".join(f"\n### `{name}`\nWhat it is.\n" for name in names))
    assert "exit code" not in run(tree, *words)
