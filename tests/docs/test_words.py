"""One word per idea: no text uses the words that the glossary replaces.

A text is every string of the sources that has more than one word, docstrings included, or goes to
a function that shows it; every line of the documents and of the shipped circuits; and every text
that has a translation. Names in backquotes, and the fields of forms (`{riders}`), are code. A game
keeps its own words: bikes have riders and are ridden.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = (
    *("bench", "cli", "design", "editor", "games", "model", "reports", "simulator", "validators"),
    "trackwright/api",
    "tests/simulator/games",
)
"""The packages, and the games that are examples."""
INSTEAD = {
    r"bends?": "corner",
    r"waived|waiving|waivers?": "approved, approval",
    r"findings?": "problem",
    r"riders?|starters?": "player",
    r"rides?|riding|ridden|rode": "race, run",
    r"(?:broken|breaks?|broke) off": "stopped at the round limit",
    r"for ever": "reproducible",
    r"accounts?": "verdict, story",
    r"reckon\w*": "compute, check, expect",
    r"mend(?:s|ed|ing)?": "fix",
    r"(?:hangs?|hung) together": "connected",
    r"(?:begun?|begins?) again": "repeated as needed, restarted",
    r"is looked for": "filters",
    r"as usual": "default",
    r"(?:is|are) advised": "recommended",
    r"in (?:the|its|a planner's) head": "simulated rollouts",
    r"(?:comes?|came) to grief": "crash, retire",
    r"by looking": "by scanning",
    r"sum will do": "expressions allowed",
    r"drives? alone": "no teams",
    r"dead races?": "processional race",
    r"(?:is|are|was|were) told": "shown, reported",
    r"suffice[sd]?": "last, enough",
}
"""Words of the glossary's right column, and the worst of what was said before -> better."""

ALLOWED = {
    ("games/motograndprix/", "player"): "a bike has a rider",
    ("games/motograndprix/", "race, run"): "a bike is ridden",
    ("docs/rules/motograndprix.md", "player"): "a bike has a rider",
    ("tracks/", "race, run"): "a bike is ridden",
    ("tracks/", "player"): "a bike has a rider",
    ("tracks/", "approved, approval"): "the key of approvals",
    ("docs/rules/motograndprix.md", "race, run"): "a bike is ridden",
    ("docs/checks.md", "approved, approval"): "the name of a check",
    ("resources/translations/", "approved, approval"): "the key of approvals",
    ("resources/translations/", "player"): "what games say of their bikes",
    ("resources/translations/", "race, run"): "what games say of their bikes",
}
"""Folder or file, word -> why it may stand there."""
EXACTLY = {
    "dead races": "the topic of a statement, which saved results have",
}
"""Strings that are codes although they have a space -> whose."""

FORBIDDEN = re.compile(
    "|".join(rf"(?P<w{i}>\b(?:{words})\b)" for i, words in enumerate(INSTEAD)), re.IGNORECASE
)
CODE = re.compile(r"`[^`]*`|\{[^{}]*\}|\]\([^)]*\)|\b\w*_\w*\b|--[\w-]+")

EXAMPLE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)

SHOWING = ("Message", "t", "counted", "later", "plain", "add_argument", "add_argument_group")
"""Functions whose arguments are texts, even if they are one word."""

Text = tuple[str, int, str]


@cache
def texts() -> tuple[Text, ...]:
    """File, line, text: everything that people read."""
    return tuple(found_texts())


def found_texts() -> Iterator[Text]:
    for package in PACKAGES:
        for file in sorted((ROOT / package).rglob("*.py")):
            yield from in_source(file)
    for page in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]):
        for number, line in enumerate(without_examples(page.read_text("utf-8")), start=1):
            yield shown(page), number, line
    for file in sorted((ROOT / "tracks").glob("*.json")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            yield shown(file), number, line
    for file in sorted((ROOT / "resources" / "translations").glob("*.ts")):
        for source in ElementTree.parse(file).getroot().iter("source"):
            yield shown(file), 0, source.text or ""


def without_examples(page: str) -> list[str]:
    """The lines of a document; those of code are empty."""
    return EXAMPLE.sub(lambda example: "\n" * example.group().count("\n"), page).splitlines()


def in_source(file: Path) -> Iterator[Text]:
    """The strings of a module that have more than one word, or are translated."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and called(node.func) in SHOWING:
            given = [*node.args, *(one.value for one in node.keywords if one.arg == "help")]
            yield from (one for one in strings(file, given) if " " not in one[2])
        elif isinstance(node, ast.Constant) and " " in str(node.value):
            yield from strings(file, [node])


def called(function: ast.expr) -> str:
    return str(getattr(function, "id", getattr(function, "attr", "")))


def strings(file: Path, nodes: list[ast.expr]) -> Iterator[Text]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield shown(file), node.lineno, node.value


def shown(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def hits(found: Text) -> Iterator[tuple[str, str]]:
    """The words in a text that another word should stand for, and that word."""
    path, _, text = found
    if text in EXACTLY:
        return
    for match in FORBIDDEN.finditer(CODE.sub(" ", text)):
        better = list(INSTEAD.values())[int((match.lastgroup or "w0")[1:])]
        if not any(path.startswith(where) and better == word for where, word in ALLOWED):
            yield match.group(), better


@pytest.mark.slow
def test_texts_use_the_words_of_the_glossary() -> None:
    found = [
        f"{text[0]}:{text[1]}: {word!r}, better: {better}"
        for text in texts()
        for word, better in hits(text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("1 finding is waived", "finding"),
        ("how to mend it", "mend"),
        ("Broken off after 3 rounds", "Broken off"),
        ("6 riders", "riders"),
    ],
)
def test_a_word_that_is_replaced_is_found(text: str, word: str) -> None:
    assert word in [found for found, _ in hits(("cli/main.py", 1, text))]


@pytest.mark.parametrize(
    "text", ["the key `waivers`", "{riders} players", "a mended_track", "--ride x"]
)
def test_code_is_not_a_text(text: str) -> None:
    assert list(hits(("cli/main.py", 1, text))) == []


def test_a_game_keeps_its_own_words() -> None:
    assert list(hits(("games/motograndprix/facts.py", 1, "a rider rides a bike"))) == []
    assert list(hits(("games/ausgebremst/facts.py", 1, "a rider rides a bike"))) != []


@pytest.mark.slow
def test_no_exception_is_left_that_nothing_needs() -> None:
    known = {path for path, _, _ in texts()}
    assert all(any(path.startswith(where) for path in known) for where, _ in ALLOWED)
    assert set(EXACTLY) <= {text for _, _, text in texts()}
