"""The folders of the code: what the contracts of import-linter in pyproject.toml cannot say.

A room is a package; the modules that stand beside its sub-packages are a room, too.
"""

import ast
import re
from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
TOPS = ("model", "validators", "simulator", "games", "design", "reports", "cli", "api", "editor")
EXAMPLES = "tests/simulator/games"
"""Games to copy into games/: they are held to what holds there."""


def _folders(*tops: str) -> list[Path]:
    files = (file for top in tops for file in (ROOT / top).rglob("__init__.py"))
    return sorted(file.parent.relative_to(ROOT) for file in files)


FOLDERS = _folders(*(f"trackwright/{top}" for top in TOPS), EXAMPLES)
PACKAGES = {".".join(folder.parts) for folder in FOLDERS}
ABOUT_A_DOZEN = 14
ONE_OF_A_SORT = {
    "trackwright/cli/commands": "a command",
    "trackwright/games/street_racing/checks": "a check",
    "trackwright/editor/dialogs": "a dialog",
}
"""Folders that may hold more, for each file is what is said here."""
NAMED = re.compile(r"`([\w/]+(?:\.py|\.md|/))`")
"""A file or a folder in a docstring."""
Import = tuple[str, str]


def two_way(imports: Iterable[Import]) -> set[Import]:
    """Rooms that import each other."""
    ways = {_rooms(*pair) for pair in imports}
    return {(a, b) for a, b in ways if a < b and (b, a) in ways}


def _rooms(importer: str, imported: str) -> Import:
    """The two rooms, as high up as they differ; the same twice within a room."""
    a, b = importer.split("."), imported.split(".")
    shared = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(a, b, strict=False))))
    return _room(a, shared), _room(b, shared)


def _room(names: list[str], shared: int) -> str:
    package = ".".join(names[: shared + 1])
    return package if package in PACKAGES else ".".join(names[:shared])


DOWN = ("trackwright.model.edit.edits", "trackwright.model.layout.track")
UP = ("trackwright.model.layout.kit", "trackwright.model.edit.copies")
WITHIN = ("trackwright.model.layout.track", "trackwright.model.layout.kit")
BACK = ("trackwright.model.layout.kit", "trackwright.model.layout.track")
TO_A_FOLDER = ("trackwright.model.circuit", "trackwright.model.layout.track")
FROM_A_FOLDER = ("trackwright.model.layout.kit", "trackwright.model.circuit")


@pytest.mark.parametrize(
    ("imports", "found"),
    [
        ((DOWN, UP), {("trackwright.model.edit", "trackwright.model.layout")}),
        ((TO_A_FOLDER, FROM_A_FOLDER), {("trackwright.model", "trackwright.model.layout")}),
        ((DOWN, WITHIN, BACK, TO_A_FOLDER), set()),
    ],
)
def test_rooms_that_import_each_other_are_found(
    imports: tuple[Import, ...], found: set[Import]
) -> None:
    assert two_way(imports) == found


@pytest.mark.slow
def test_no_two_rooms_import_each_other() -> None:
    """Imports inside functions and those for type checking count."""
    graph = grimp.build_graph("trackwright", cache_dir=None)
    imports = [(a, b) for a in graph.modules for b in graph.find_modules_directly_imported_by(a)]
    assert len(imports) > 1000
    assert two_way(imports) == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_a_folder_says_what_it_holds_and_which_file_to_open(folder: Path) -> None:
    text = ast.get_docstring(ast.parse((ROOT / folder / "__init__.py").read_text("utf-8"))) or ""
    named = NAMED.findall(text)
    assert named, "names no file to open first"
    places = (ROOT / folder, ROOT / folder.parent, ROOT)
    assert [name for name in named if not any((place / name).exists() for place in places)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_a_folder_has_about_a_dozen_modules_at_most(folder: Path) -> None:
    modules = [file for file in (ROOT / folder).glob("*.py") if file.stem != "__init__"]
    assert len(modules) <= ABOUT_A_DOZEN or folder.as_posix() in ONE_OF_A_SORT


def test_the_setup_compiles_all_of_them() -> None:
    (named,) = re.findall(r"compileall -q ([^)]*)\)", (ROOT / "tw").read_text("utf-8"))
    real = [top for top in TOPS if (ROOT / top).is_dir()]
    assert set(named.split()) == {*real, "trackwright"}


def test_folders_of_tests_are_those_of_the_code() -> None:
    files = (file for top in (*TOPS, "bench") for file in (ROOT / "tests" / top).rglob("test_*.py"))
    folders = {file.parent.relative_to(ROOT / "tests") for file in files}
    assert [str(folder) for folder in sorted(folders) if not (ROOT / folder).is_dir()] == []
