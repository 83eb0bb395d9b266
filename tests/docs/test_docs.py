"""What the documents show works: commands run, files are read, links lead somewhere."""

import doctest
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from trackwright.cli.main import main
from trackwright.model.files import track_files, library
from trackwright.simulator.game.rulesets import all_rulesets, unraced_rulesets

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (page.name, body)
        for page in PAGES
        for found, body in BLOCK.findall(page.read_text(encoding="utf-8"))
        if found == language
    ]


def commands() -> list[str]:
    lines = [line for _, body in blocks("sh") for line in body.splitlines()]
    return sorted({line.partition("#")[0].strip() for line in lines if line.strip()})


def test_there_is_something_to_test() -> None:
    assert len(commands()) > 8
    assert len(blocks("json")) > 2


def test_the_readme_names_the_rulesets_that_cannot_be_raced_yet() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme.partition("## What it does not do yet\n")[2].partition("\n## ")[0]
    named = [id for id in (*unraced_rulesets(), *all_rulesets()) if f"`{id}`" in section]
    assert named == list(unraced_rulesets())


@pytest.mark.slow
@pytest.mark.parametrize("command", commands())
def test_shown_command_runs(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    program, *arguments = shlex.split(command)
    assert program == "./tw"
    assert main(arguments) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize(("page", "text"), blocks("json"))
def test_shown_file_can_be_read(page: str, text: str) -> None:
    assert json.loads(text)["format"] == track_files.TRACK_FORMAT
    assert track_files.parse_track(text.encode(), page, library.kit).runs


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted({page for page, _ in blocks("pycon")}))
def test_shown_python_does_what_is_shown(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The examples of a page are one session, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for number, (found, body) in enumerate(blocks("pycon")):
        if found == page:
            example = doctest.DocTestParser().get_doctest(body, names, f"block {number}", page, 0)
            runner.run(example, clear_globs=False)
            names = example.globs
    assert runner.summarize(verbose=False).failed == 0
    assert runner.summarize(verbose=False).attempted > 20


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("picture", sorted(ROOT.glob("docs/pictures/*.svg")), ids=lambda p: p.stem)
def test_picture_is_what_export_draws(picture: Path, tmp_path: Path) -> None:
    """Renew it with `./tw export <id> docs/pictures/<id>.svg`."""
    out = tmp_path / picture.name
    assert main(["export", picture.stem, str(out)]) == 0
    assert out.read_bytes() == picture.read_bytes()


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_files_and_folders_that_are_named_exist(page: str) -> None:
    """Paths from the root of the repository."""
    tops = "|".join(folder.name for folder in ROOT.iterdir() if folder.is_dir())
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(rf"`((?:{tops})/[\w./-]*)`", text)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []
