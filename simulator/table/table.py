"""A table to race at: all states of a race of some game, laid out for plain or compiled rules.

`Table` is what everything outside uses: races, playtests, the referee and replays. A game derives
its own in `games/<game>/race/table.py`; `Setup.table` makes the right one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal, Protocol, TypeAlias

from model.text.errors import TrackwrightError
from simulator.compiler.cache import Say
from simulator.compiler.entry import Entry
from simulator.compiler.machine import Machine, machine_for
from simulator.compiler.memory import Block, Layout, State, plain, put
from simulator.game.games import Game, game_named
from simulator.game.rulesets import USUAL_BOT, Reading, Ruleset
from simulator.table import states
from simulator.table.begin import GIVEN_ORDER, ROLLED, TURNED_ORDER
from simulator.table.game_parts import table_of
from simulator.table.states import HUMAN

Mode: TypeAlias = Literal["plain", "compiled", "unchecked"]
"""As Python; as machine code; as machine code that does anything at all where a rule is wrong: only
to measure what the checks cost."""
PERSON = "human"
"""Who rides a seat that a person has."""
Row: TypeAlias = tuple[int, int, int, int]
"""A decision: seat, kind, choice, path."""
Make: TypeAlias = Callable[..., State]
"""Makes a state of a layout: `plain` or `Block`."""


class CannotRace(TrackwrightError):
    """A circuit that the rules cannot be ridden on, or a race that does not fit its tables."""


@dataclass(frozen=True)
class Spot:
    """A space as results speak of it; `lane` is L, C, R, or a number from the left."""

    name: str
    position: int
    lane: str
    difficulty: int

    @property
    def piece(self) -> str:
        """The piece that the space is on."""
        return self.name.rpartition(".")[0]


class Way(Protocol):
    """A circuit as a game's rules see it: what the rest of the program asks about it."""

    @property
    def length(self) -> int:
        """Positions of a lap, or of the whole course."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The spaces."""

    @property
    def places(self) -> Sequence[int]:
        """Of each of them the index in the tables of heat."""


@dataclass(frozen=True)
class Seat:
    """Who takes part: a name, a team, and who rides: a bot's name, or "human"."""

    name: str
    team: str = ""
    rider: str = USUAL_BOT


def decides(ruleset: Ruleset, seat: Seat) -> bool:
    """Is it no filler of the rules?"""
    return ruleset.filler is None or seat.rider != ruleset.filler.name


@dataclass(frozen=True)
class Setup:
    """A race to be ridden: ruleset, settings (see `Ruleset.settings`), seats, laps, and the grid if
    it is given: numbers of the seats from pole on."""

    ruleset: Ruleset
    settings: dict[str, Reading]
    seats: tuple[Seat, ...]
    laps: int
    grid: tuple[int, ...] = ()
    turned: bool = False
    """With a grid: it begins one seat further on with each race of a batch."""

    @property
    def game(self) -> Game:
        return game_named(self.ruleset.game)

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the seats that a person has."""
        return tuple(seat.name for seat in self.seats if seat.rider == PERSON)

    def decides(self, seat: Seat) -> bool:
        """Or do the rules move it by themselves?"""
        return decides(self.ruleset, seat)

    def with_people(self) -> "Setup":
        """The same with a person on every seat that decides."""
        seats = [replace(s, rider=PERSON) if self.decides(s) else s for s in self.seats]
        return replace(self, seats=tuple(seats))

    def table(self, way: Way, mode: Mode = "plain", say: Say | None = None) -> "Table":
        """A table of the game to race at."""
        return table_of(self.game, self, way, mode, say)


@dataclass
class Table(ABC):
    """One race's states. A game's table names its rules and lays its states out."""

    setup: Setup
    way: Any
    """The circuit, as the game's `way_on` made it."""
    mode: Mode = "plain"
    say: Say | None = None
    race: State = field(init=False)

    RACE: ClassVar[Entry]
    """`ride_race(race, seed, number, grid)`: one race; returns why it stopped (`race.halt`)."""
    BATCH: ClassVar[Entry]
    """`ride_batch(race, seed, first, count, grid)`: races, counted; returns how many came to their
    end. `grid` is ROLLED, GIVEN_ORDER or TURNED_ORDER (see begin.py)."""
    QUESTIONS: ClassVar[tuple[Entry, ...]] = ()
    """More rules that are called from outside."""

    def __post_init__(self) -> None:
        self.race = self.lay_out(plain if self.mode == "plain" else Block)
        race, setup = self.race, self.setup
        teams = list(dict.fromkeys(seat.team or seat.name for seat in setup.seats))
        race.seats = len(setup.seats)
        put(race, "bot", [rider_number(setup.ruleset, seat.rider) for seat in setup.seats])
        put(race, "team", [teams.index(seat.team or seat.name) for seat in setup.seats])

    @abstractmethod
    def lay_out(self, make: Make) -> State:
        """The race with all that it refers to; the circuit and the options written into them.
        Everything that cannot be raced is refused here: CannotRace."""

    def standing(self, seat: int) -> str:
        """Where a seat is, for messages: "12 positions from the start"."""
        return "its place"

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def machine(self) -> Machine:
        entries = (self.RACE, self.BATCH, *self.QUESTIONS)
        return machine_for(self.setup.ruleset.game, entries, self.mode != "unchecked", self.say)

    def ride(self, seed: int, number: int = 0, log: bool = True) -> int:
        """Ride one race; why it stopped (`states.OVER` ...)."""
        self.race.log.on = int(log)
        return self._call(self.RACE.rule, seed, number, self._start())

    def ride_many(self, seed: int, first: int, count: int) -> int:
        """Ride races one after the other, only counted; how many came to their end."""
        self.race.log.on = 0
        return self._call(self.BATCH.rule, seed, first, count, self._start())

    def ask(self, question: Callable[..., int], *numbers: int) -> int:
        """Ask one of the QUESTIONS about the table as it stands."""
        return self._call(question, *numbers)

    def _start(self) -> int:
        if not self.setup.grid:
            return ROLLED
        put(self.race.rules, "grid", self.setup.grid)
        return TURNED_ORDER if self.setup.turned else GIVEN_ORDER

    def _call(self, rule: Callable[..., int], *numbers: int) -> int:
        if self.mode == "plain":
            return rule(self.race, *numbers)
        return self.machine.call(rule, self.race, *numbers)

    def set_script(self, rows: Sequence[Row]) -> None:
        """Give the decisions (seat, kind, choice, path) that the race will ask for."""
        script = self.race.script
        if len(rows) > states.SCRIPT_ROWS:
            raise CannotRace(f"{len(rows)} decisions; {states.SCRIPT_ROWS} can be given")
        script.length = len(rows)
        _put_columns(script, ("seat", "kind", "choice", "path"), rows)

    def script_told(self) -> list[Row]:
        """All decisions of the race that was just ridden."""
        told = self.race.told
        columns = (told.seat, told.kind, told.choice, told.path)
        return [tuple(int(c[i]) for c in columns) for i in range(told.length)]  # type: ignore[misc]

    def set_given(self, rows: Sequence[tuple[int, int, int]], only: bool = False) -> None:
        """Give dice or cards (seat, purpose, value); with `only` no other is thrown or drawn."""
        given = self.race.given
        if len(rows) > states.MOST_GIVEN:
            raise CannotRace(f"{len(rows)} dice or cards; {states.MOST_GIVEN} can be given")
        given.length, given.only = len(rows), int(only)
        _put_columns(given, ("seat", "purpose", "value"), rows)
        put(given, "gone", [0] * len(rows))

    def events(self) -> list[tuple[int, ...]]:
        """The log's rows: round, kind, seat and figures (the game's `events.py`)."""
        log = self.race.log
        return [tuple(int(n) for n in log.row[i]) for i in range(log.length)]


def _put_columns(state: State, names: Sequence[str], rows: Sequence[Sequence[int]]) -> None:
    for name, column in zip(names, zip(*rows, strict=True), strict=False):
        put(state, name, column)


def books(make: Make) -> dict[str, State]:
    """The states that every race refers to, whatever the game: script, decisions told, dice and
    cards given, log."""
    layouts: dict[str, Layout] = {
        "script": states.SCRIPT,
        "told": states.SCRIPT,
        "given": states.GIVEN,
        "log": states.LOG,
    }
    return {name: make(layout) for name, layout in layouts.items()}


def rider_number(ruleset: Ruleset, rider: str) -> int:
    """The number by which rules know who rides."""
    return HUMAN if rider == PERSON else ruleset.bot(rider).number
