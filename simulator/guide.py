"""The rules of MotoGrandPrix as a page: `python -m simulator.guide` writes it into docs/rules.

Every rule of a race with the functions that carry it out and the tests that hold them to it. Both
are found by the ids in their docstrings ("S-14, H-15: ...", "B-10 to B-15: ..."), and in `rule_ids`
of the cases in tests/data. A test says when the page has to be renewed, and where there are gaps.
"""

import ast
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from model.library import ROOT
from simulator.motograndprix.facts import RULESETS
from simulator.motograndprix.rulebook import GAME, OTHER_ROADS, PREFIX, RULES
from simulator.rulesets import Option

PAGE = ROOT / "docs" / "rules" / "motograndprix.md"
ENGINE = ROOT / "simulator"
TESTS = ROOT / "tests"
CASES = "motograndprix_*.json"
SPOKEN_OF = re.compile(
    r"(?<![\w-])(?:MGP-)?([TBSECH])-(\d\d)\b(?:\s+to\s+(?:(?:MGP-)?[TBSECH]-)?(\d\d)\b)?"
)
NO_RULES = {
    "account", "codes", "guide", "menu", "people", "questions", "referee", "rulebook", "rulesets",
    "shorthand", "situation", "telling",
}  # fmt: skip
"""Modules that speak of rules without carrying them out."""

HEAD = f"""# {GAME}: rules, code and tests

*Written by `python -m simulator.guide` from docstrings and tests; change it there.*

What `race`, `playtest`, `replay` and `referee` know of the game, rule by rule: a sentence about it
(the rulebook itself is the publisher's), the functions in `simulator/` that carry it out, and the
tests that name it. Answers and findings have the same ids, with `{PREFIX}` before them.
"Cases" are written situations with their answers, in `tests/data/motograndprix_*.json`.
"""


def page() -> str:
    """The whole page."""
    return "\n".join(_lines()).rstrip() + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    for heading, rules in RULES.items():
        if heading != "House rulings":
            yield f"## {heading}\n"
            yield "| id | rule | functions | tests |"
            yield "|---|---|---|---|"
            for id, text in rules.items():
                yield f"| {id} | {text} | {_functions(id)} | {_tests(id)} |"
            yield ""
    yield from _rulings()
    yield from _more_options()
    yield f"## Other roads than three even lanes\n\n{OTHER_ROADS}"
    yield from _gaps()


def _rulings() -> Iterator[str]:
    yield "## House rulings\n"
    yield "Where the rulebook can be read in several ways, an option says how; the first reading is"
    yield "the default. `--option NAME=READING`; the id does for the name.\n"
    yield "| id | question | option | functions | tests |"
    yield "|---|---|---|---|---|"
    for id, text in RULES["House rulings"].items():
        options = "<br>".join(map(_readings, options_of(id))) or "-"
        yield f"| {id} | {text} | {options} | {_functions(id)} | {_tests(id)} |"
    yield ""


def _readings(option: Option) -> str:
    usual, *others = option.readings
    return f"`{option.name}`: **{usual}**, {', '.join(others)}"


def _more_options() -> Iterator[str]:
    yield "More options, which no ruling stands behind:\n"
    for option in _all_options().values():
        if not option.rule.startswith(f"{PREFIX}H"):
            rule = f" ({option.rule.removeprefix(PREFIX)})" if option.rule else ""
            yield f"* `{option.name}`{rule}: {option.about}; {option.takes}, usually {option.usual}"
    yield ""


def _gaps() -> Iterator[str]:
    fixed = [id for id in RULES["House rulings"] if not options_of(id)]
    yield "## What cannot be set\n"
    yield f"* {', '.join(fixed)} have their default reading and no option."
    yield "* Rules about boxes and building are kept by kits and [checks](../checks.md)."
    yield "* House rulings about a circuit (`corner_rl`, `hill_reach`, `series_gap`) are no options"
    yield "  of a race: how a circuit is laid says it."


def options_of(id: str) -> list[Option]:
    """The options of a house ruling."""
    return [option for option in _all_options().values() if option.rule == PREFIX + id]


@cache
def _all_options() -> dict[str, Option]:
    return {option.name: option for ruleset in RULESETS for option in ruleset.options}


def _functions(id: str) -> str:
    return ", ".join(f"`{name}`" for name in functions().get(id, ()))


def _tests(id: str) -> str:
    cases = case_counts()[id]
    found = [f"{cases} case{'s' if cases > 1 else ''}"] if cases else []
    return ", ".join([*found, *(f"`{name}`" for name in tests().get(id, ()))])


# --- what is found ------------------------------------------------------------------------------


def ids_in(text: str) -> dict[str, bool]:
    """The ids that a text names -> by itself; those within "B-10 to B-15" are not."""
    found: dict[str, bool] = {}
    for letter, first, last in SPOKEN_OF.findall(text):
        for number in range(int(first), int(last or first) + 1):
            id = f"{letter}-{number:02}"
            found[id] = found.get(id, False) or not last
    return found


@cache
def functions() -> dict[str, list[str]]:
    """Id -> functions, as module.name; those that name it within a row only if no other does."""
    alone: dict[str, list[str]] = defaultdict(list)
    in_rows: dict[str, list[str]] = defaultdict(list)
    for path in sorted(ENGINE.rglob("*.py")):
        if path.stem not in NO_RULES and "bots" not in path.parts:
            for name, text in _documented(path):
                for id, by_itself in ids_in(text).items():
                    (alone if by_itself else in_rows)[id].append(f"{path.stem}.{name}")
    return {**in_rows, **alone}


@cache
def tests() -> dict[str, list[str]]:
    """Id -> tests that name it in their docstrings."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for name, text in _documented(path):
            if name.startswith("test_"):
                for id in ids_in(text):
                    found[id].append(f"{path.stem}.{name}")
    return dict(found)


@cache
def case_counts() -> Counter[str]:
    """Id -> number of written cases that are about it."""
    files = sorted((TESTS / "data").glob(CASES))
    cases = [case for path in files for case in json.loads(path.read_text(encoding="utf-8"))]
    return Counter(id.removeprefix(PREFIX) for case in cases for id in case["rule_ids"])


def _documented(path: Path) -> Iterator[tuple[str, str]]:
    """Functions and classes of a module with their docstrings."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)
