"""The rules of each game as a page: `python -m reports.rules_pages` writes them into docs/rules.

Every rule of a race with the functions that carry it out and the tests that hold them to it. Both
are found by the ids in their docstrings ("S-14, H-15: ...", "MGP-B-10 to B-15: ..."), and in
`rule_ids` of the cases in tests/data. An id without a prefix belongs to the game that the docstring
has named before, or to the game whose folder it stands in. A test says when a page has to be
renewed, and where there are gaps.
"""

import ast
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Protocol

from model.files.library import ROOT
from simulator.game.games import Game, all_games
from simulator.game.rulesets import Option
from simulator.story.game_parts import rulebook

PAGES = ROOT / "docs" / "rules"
ENGINE = (ROOT / "simulator", ROOT / "games")
TESTS = ROOT / "tests"
RULINGS = "House rulings"
"""The heading of rules that the game leaves open."""
NO_RULES = {
    "account", "bots", "budget_report", "checks", "codes", "figures", "games", "menu",
    "people", "questions", "referee", "resolving", "rulebook", "rulesets", "showing", "situation",
    "telling", "verdict",
}  # fmt: skip
"""Modules that speak of rules without carrying them out."""

HEAD = """# {name}: rules, code and tests

*Written by `python -m reports.rules_pages` from docstrings and tests; change it there.*

What `race`, `playtest`, `replay` and `referee` know of the game, rule by rule: a sentence about it
(the rulebook itself is the publisher's), the functions in `simulator/` that carry it out, and the
tests that name it. Answers and findings have the same ids, with `{prefix}` before them.
"Cases" are written situations with their answers, in `tests/data/{id}_*.json`.
"""

RULINGS_HEAD = """## House rulings

Where the rulebook can be read in several ways, an option says how; the first reading is
the default. `--option NAME=READING`; the id does for the name.
"""


class Rulebook(Protocol):
    """The module `rulebook` of a game."""

    RULES: Mapping[str, Mapping[str, str]]
    """Heading -> id without the game's prefix -> what the rule says, in words of our own."""
    NOT_SET: tuple[str, ...]
    """What else no option sets, in lines."""
    MORE: str
    """What there is to say besides, with headings of its own."""


@dataclass(frozen=True)
class Book:
    """What is known of a game's rules."""

    game: Game

    @property
    def path(self) -> Path:
        return PAGES / f"{self.game.id}.md"

    @cached_property
    def rulebook(self) -> Rulebook:
        module: Rulebook = rulebook(self.game)
        return module

    @property
    def rules(self) -> list[str]:
        """The ids of all rules, without prefix."""
        return [id for rules in self.rulebook.RULES.values() for id in rules]

    @cached_property
    def options(self) -> dict[str, Option]:
        return {o.name: o for ruleset in self.game.rulesets for o in ruleset.options}

    def options_of(self, id: str) -> list[Option]:
        """The options of a house ruling."""
        return [o for o in self.options.values() if o.rule == self.game.prefix + id]

    # --- the page ---

    def page(self) -> str:
        """The whole page."""
        return "\n".join(self._lines()).rstrip() + "\n"

    def _lines(self) -> Iterator[str]:
        game = self.game
        yield HEAD.format(name=game.name, prefix=game.prefix, id=game.id)
        for heading, rules in self.rulebook.RULES.items():
            if heading != RULINGS:
                yield f"## {heading}\n"
                yield "| id | rule | functions | tests |"
                yield "|---|---|---|---|"
                for id, text in rules.items():
                    yield f"| {id} | {text} | {self._functions(id)} | {self._tests(id)} |"
                yield ""
        yield from self._rulings()
        yield from self._more_options()
        yield self.rulebook.MORE
        yield from self._gaps()

    def _rulings(self) -> Iterator[str]:
        yield RULINGS_HEAD
        yield "| id | question | option | functions | tests |"
        yield "|---|---|---|---|---|"
        for id, text in self.rulebook.RULES.get(RULINGS, {}).items():
            options = "<br>".join(map(_readings, self.options_of(id))) or "-"
            yield f"| {id} | {text} | {options} | {self._functions(id)} | {self._tests(id)} |"
        yield ""

    def _usual(self, option: Option) -> str:
        """The default; and where a ruleset has another one, that too."""
        others = [
            f"{same.usual} in {ruleset.id}"
            for ruleset in self.game.rulesets
            for same in ruleset.options
            if same.name == option.name and same.usual != option.usual
        ]
        return ", ".join([str(option.usual), *others])

    def _more_options(self) -> Iterator[str]:
        rulings = {self.game.prefix + id for id in self.rulebook.RULES.get(RULINGS, {})}
        yield "More options, which no ruling stands behind:\n"
        for option in self.options.values():
            if option.rule not in rulings:
                rule = f" ({option.rule.removeprefix(self.game.prefix)})" if option.rule else ""
                yield (
                    f"* `{option.name}`{rule}: {option.about}; {option.takes}, "
                    f"usually {self._usual(option)}"
                )
        yield ""

    def _gaps(self) -> Iterator[str]:
        rulings = self.rulebook.RULES.get(RULINGS, {})
        fixed = [id for id in rulings if not self.options_of(id)]
        yield "## What cannot be set\n"
        if fixed:
            yield f"* {', '.join(fixed)} have their default reading and no option."
        yield from self.rulebook.NOT_SET

    def _functions(self, id: str) -> str:
        return ", ".join(f"`{name}`" for name in self.functions.get(id, ()))

    def _tests(self, id: str) -> str:
        cases = self.case_counts[id]
        found = [f"{cases} case{'s' if cases > 1 else ''}"] if cases else []
        return ", ".join([*found, *(f"`{name}`" for name in self.tests.get(id, ()))])

    # --- what is found ---

    @cached_property
    def _spoken_of(self) -> re.Pattern[str]:
        """A prefix of any game, or an id of this one, alone or as the first of a row."""
        letters = "".join(sorted({id[0] for id in self.rules if id[0].isalpha()}))
        id = rf"(?:([{letters}])-)?(\d\d)" if letters else r"()(\d\d)"
        prefixes = "|".join(game.prefix for game in all_games().values())
        return re.compile(
            rf"(?<![\w-])({prefixes})?{id}\b(?:\s+to\s+(?:(?:{prefixes})?(?:[A-Z]-)?)?(\d\d)\b)?"
        )

    def ids_in(self, text: str, at_home: bool = False) -> dict[str, bool]:
        """The ids that a text names -> by itself; those within "B-10 to B-15" are not. At home, in
        a folder of the game, they need no prefix."""
        found: dict[str, bool] = {}
        spoken = self.game.prefix if at_home else ""
        for prefix, letter, first, last in self._spoken_of.findall(text):
            spoken = prefix or spoken
            if spoken != self.game.prefix or not (prefix or letter):
                continue
            for number in range(int(first), int(last or first) + 1):
                id = f"{letter}-{number:02}" if letter else f"{number:02}"
                found[id] = found.get(id, False) or not last
        return found

    def _at_home(self, path: Path) -> bool:
        return self.game.id in path.parts

    @cached_property
    def functions(self) -> dict[str, list[str]]:
        """Id -> functions, as module.name; who names it within a row only if no other does."""
        alone: dict[str, list[str]] = defaultdict(list)
        in_rows: dict[str, list[str]] = defaultdict(list)
        for path in sorted(path for folder in ENGINE for path in folder.rglob("*.py")):
            if NO_RULES.isdisjoint(path.relative_to(ROOT).with_suffix("").parts[1:]):
                for name, text in _documented(path):
                    for id, by_itself in self.ids_in(text, self._at_home(path)).items():
                        (alone if by_itself else in_rows)[id].append(f"{path.stem}.{name}")
        return {**in_rows, **alone}

    @cached_property
    def tests(self) -> dict[str, list[str]]:
        """Id -> tests that name it in their docstrings."""
        found: dict[str, list[str]] = defaultdict(list)
        for path in sorted(TESTS.rglob("test_*.py")):
            for name, text in _documented(path):
                if name.startswith("test_"):
                    for id in self.ids_in(text, self._at_home(path)):
                        found[id].append(f"{path.stem}.{name}")
        return dict(found)

    @cached_property
    def case_counts(self) -> Counter[str]:
        """Id -> number of written cases that are about it."""
        files = sorted((TESTS / "data").glob(f"{self.game.id}_*.json"))
        cases = [case for path in files for case in json.loads(path.read_text(encoding="utf-8"))]
        prefix = self.game.prefix
        return Counter(id.removeprefix(prefix) for case in cases for id in case["rule_ids"])


def _readings(option: Option) -> str:
    usual, *others = option.readings
    return f"`{option.name}`: **{usual}**, {', '.join(others)}"


@cache
def books() -> dict[str, Book]:
    """Id of a game -> its book."""
    return {game.id: Book(game) for game in all_games().values() if rulebook(game)}


@cache
def _documented(path: Path) -> list[tuple[str, str]]:
    """Functions and classes of a module with their docstrings."""
    found = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    kinds = (ast.FunctionDef, ast.ClassDef)
    return [(node.name, ast.get_docstring(node) or "") for node in found if isinstance(node, kinds)]


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for book in books().values():
        book.path.write_text(book.page(), encoding="utf-8")
        print(book.path)
