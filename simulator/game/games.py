"""The games there are: found by looking into the folders of `simulator/`.

A game's folder has a `facts.py` with a `GAME`. Everything else about it is fetched from the modules
that the methods of `Game` name, when it is first asked for: listing games and rulesets loads none.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from model.text.errors import TrackwrightError

if TYPE_CHECKING:
    from model.circuit import Circuit
    from simulator.compiler.cache import Say
    from simulator.compiler.memory import Layout
    from simulator.game.rulesets import Reading, Ruleset
    from simulator.playtest.figures import Figures
    from simulator.playtest.statistics import Figure
    from simulator.playtest.verdict import Statement
    from simulator.race.reasons import Weighed
    from simulator.race.shorthand import Shorthand
    from simulator.story.show import Show
    from simulator.table.table import Mode, Row, Setup, Table, Way

PACKAGES = ["simulator"]
"""In whose folders games are looked for."""
FACTS = "facts"
"""The module of a game's folder that has its GAME."""
Happening: TypeAlias = dict[str, Any]
"""What happened, as JSON: `round`, `event`, what belongs to it, and `rule`, the rule it follows."""
Names: TypeAlias = list[tuple[str, str]]


class BadLineup(TrackwrightError):
    """Seats, riders or laps that cannot be."""


class Choice(Protocol):
    """A decision that a person may make."""

    @property
    def row(self) -> "Row":
        """As a row of the script."""

    @property
    def is_free(self) -> bool:
        """Does it spend nothing that is not won back? Such choices are listed first."""


class Classification(Protocol):
    """Who came where in a race."""

    @property
    def rounds(self) -> int: ...

    @property
    def places(self) -> Mapping[str, int | None]:
        """Seat -> place, best first; None: not placed."""

    @property
    def retired(self) -> Sequence[str]: ...

    def as_json(self) -> dict[str, Any]: ...

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        """Heads and rows for people, best first."""

    def more(self) -> Iterable[str]:
        """Lines that belong below the table."""


class Championship(Protocol):
    """The module that makes a season of races."""

    MOST_RACES: int

    def series(self) -> tuple[str, ...]:
        """Ids of the circuits that the rules have it raced on, in order; () if they name none."""

    def points_for(self, place: int | None) -> int:
        """What a place is worth; None: not placed."""

    def next_grid(self, setup: "Setup", result: Classification) -> tuple[int, ...]:
        """Numbers of the seats from pole on after such a race; () if the next grid comes about as
        any other."""


class Referee(Protocol):
    """The module that answers cases."""

    KINDS: Iterable[str]
    """What `ask.kind` can be."""

    def understands(self, case: Mapping[str, Any]) -> bool:
        """Is it a question that this module answers, going by its shape?"""

    def answer(self, case: Mapping[str, Any]) -> dict[str, Any]:
        """The result; a TrackwrightError says why there is none."""


@dataclass(frozen=True)
class Game:
    """A game: what its `facts.py` says at once, and what its other modules do."""

    id: str
    """The name of its folder."""
    name: str
    """As people say it."""
    prefix: str
    """What its rule ids begin with, dash included: MGP-."""
    rulesets: "tuple[Ruleset, ...]"
    seating: Callable[[int, int], Names]
    """(number of seats, size of a team) -> name and team of each seat."""
    seat: str = "bike"
    """What the game calls one who takes part."""
    aliases: tuple[str, ...] = ()
    """What cases for the referee may call it besides its id."""
    spends: str = "something"
    """What choices that are not free spend, for people."""
    package: str = ""
    """Where its folder is; known when it has been found."""

    def _part(self, module: str) -> Any:
        return _module(f"{self.package}.{module}")

    def has(self, module: str) -> bool:
        """Has its folder this module?"""
        return _is_there(f"{self.package}.{module}")

    # --- reasons of bots ---

    @property
    def weighs(self) -> int:
        """`reasons.WEIGHED`: the kind of decision that a bot can give reasons for."""
        return int(self._part("reasons").WEIGHED)

    @property
    def weighing_bots(self) -> frozenset[int]:
        """`reasons.WEIGHING`: the numbers of the bots that weigh their choices."""
        return frozenset(self._part("reasons").WEIGHING)

    @property
    def counts_in(self) -> str:
        """`reasons.UNIT`: what its bots count in."""
        return str(self._part("reasons").UNIT)

    def rides_on(self, table: "Table", bot: int) -> bool:
        """`reasons.rides_on`: does this bot go on in its head before it chooses?"""
        return bool(self._part("reasons").rides_on(table, bot))

    def weighed(self, table: "Table", bot: int, row: "Row") -> "list[Weighed]":
        """`reasons.weighed`: the choices of the seat for which the plain table has stopped, as
        this bot sees them; `row` is what was decided."""
        found: list[Weighed] = self._part("reasons").weighed(table, bot, row)
        return found

    # --- racing ---

    def way_on(self, circuit: "Circuit", settings: "Mapping[str, Reading]") -> "Way":
        """`road.way_on`: the circuit as the rules see it; CannotRace says why it cannot be raced.
        The game's Table lays it out."""
        way: Way = self._part("road").way_on(circuit, settings)
        return way

    def table(self, setup: "Setup", way: "Way", mode: "Mode", say: "Say | None") -> "Table":
        """`table.Table`, derived from simulator.table.table.Table."""
        table: Table = self._part("table").Table(setup, way, mode, say)
        return table

    @property
    def statistics(self) -> "Layout":
        """`state.STATISTICS`: what is counted, made by states.statistics_layout."""
        layout: Layout = self._part("state").STATISTICS
        return layout

    # --- telling ---

    def account_of(self, table: "Table") -> list[Happening]:
        """`account.account_of`: what happened in the race that the table has just ridden, from its
        log."""
        found: list[Happening] = self._part("account").account_of(table)
        return found

    def told(self, happenings: Iterable[Happening], laps: int) -> Iterator[str]:
        """`telling.told`: the same in plain English, line by line, under a heading for each
        round."""
        lines: Iterator[str] = self._part("telling").told(happenings, laps)
        return lines

    @property
    def legend(self) -> Sequence[str]:
        """`telling.LEGEND`: how to read those lines."""
        lines: Sequence[str] = self._part("telling").LEGEND
        return lines

    def show_of(self, table: "Table", seed: int, number: int) -> "Show":
        """`showing.show_of`: ride the race on a plain table, its decisions given, and say what it
        looked like at every moment."""
        show: Show = self._part("showing").show_of(table, seed, number)
        return show

    @property
    def rules(self) -> Mapping[str, str]:
        """`rulebook.RULES`: the id of each rule -> what it says, in a line, if that is written."""
        parts: Mapping[str, Mapping[str, str]] = self.rulebook.RULES if self.has("rulebook") else {}
        return {self.prefix + id: words for part in parts.values() for id, words in part.items()}

    def classification_of(self, table: "Table") -> Classification:
        """`classification.classification_of`: who came where in that race."""
        found: Classification = self._part("classification").classification_of(table)
        return found

    def rule_id(self, fault: int) -> str:
        """`codes.rule_id`: the id of the rule that a decision breaks, by its number in the rules
        (`race.fault`)."""
        id: str = self._part("codes").rule_id(fault)
        return id

    # --- figures ---

    @property
    def figures(self) -> "Figures":
        """`figures.FIGURES`: what it counts besides what all games count, if it counts more."""
        from simulator.playtest.figures import Figures

        own: Figures = self._part("figures").FIGURES if self.has("figures") else Figures()
        return own

    def reckoned(self, circuit: "Circuit", laps: int) -> Mapping[str, float]:
        """`reckoning.reckoned`: the values of the figures that are known before a race, if there
        are any."""
        own: Mapping[str, float] = (
            self._part("reckoning").reckoned(circuit, laps) if self.has("reckoning") else {}
        )
        return own

    def statements(self, figures: "Mapping[str, Figure]") -> "Iterable[Statement]":
        """`verdict.statements`: what its own figures say, if they say something."""
        own: Iterable[Statement] = (
            self._part("verdict").statements(figures) if self.has("verdict") else ()
        )
        return own

    @property
    def rulebook(self) -> Any:
        """`rulebook`: what the rules say, for docs/rules; see guide.py."""
        return self._part("rulebook")

    @property
    def championship(self) -> "Championship":
        """`championship`: what places are worth over a season. Not every game has one (`has`)."""
        module: Championship = self._part("championship")
        return module

    # --- people ---

    def choices_of(self, table: "Table") -> Sequence[Choice]:
        """`menu.choices_of`: all that the seat may decide for which the race has stopped
        (DECISION_WANTED) on a plain table."""
        found: Sequence[Choice] = self._part("menu").choices_of(table)
        return found

    def question_of(self, table: "Table") -> str:
        """`menu.question_of`: what is asked there, in words."""
        words: str = self._part("menu").question_of(table)
        return words

    def words_of(self, table: "Table", choice: Choice) -> str:
        """`menu.words_of`: a choice in words."""
        words: str = self._part("menu").words_of(table, choice)
        return words

    # --- the referee ---

    @property
    def called(self) -> tuple[str, ...]:
        """What a referee's case may call it."""
        return (self.id, *self.aliases)

    @property
    def referee(self) -> "Referee":
        """`referee`: answers cases about single situations. Not every game has one (`has`)."""
        module: Referee = self._part("referee")
        return module

    # --- records ---

    @property
    def shorthand(self) -> "Shorthand":
        """`shorthand.SHORTHAND`, if the game writes decisions down shorter than others do."""
        from simulator.race.shorthand import Shorthand

        own: Shorthand = self._part("shorthand").SHORTHAND if self.has("shorthand") else Shorthand()
        return own


@cache
def _module(name: str) -> ModuleType:
    return importlib.import_module(name)


@cache
def _is_there(name: str) -> bool:
    return find_spec(name) is not None


@cache
def all_games() -> dict[str, Game]:
    """Id -> game, in the order of the folders."""
    found = [replace(_module(f"{name}.{FACTS}").GAME, package=name) for name in _folders()]
    return {game.id: game for game in found}


def _folders() -> Iterator[str]:
    """The packages of games, by name; those of the simulator itself have no facts."""
    for package in PACKAGES:
        for module in pkgutil.iter_modules(_module(package).__path__):
            if module.ispkg and _is_there(f"{package}.{module.name}.{FACTS}"):
                yield f"{package}.{module.name}"


def game_named(id: str) -> Game:
    """The game of this folder."""
    return all_games()[id]
