"""A table to race on: all states of a race of some game, laid out for plain or compiled rules.

Races, playtests, the referee and replays all use `Table`. A game derives its own in
`games/<game>/race/table.py`; `Setup.table` makes the right one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal, Protocol, TypeAlias, TypedDict

from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, joined_with_and
from trackwright.simulator.compiler.cache import Report
from trackwright.simulator.compiler.data.memory import Make, block, clear, fill, plain_state
from trackwright.simulator.compiler.data.state import Table as Column
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.compiler.machine import Machine, get_machine
from trackwright.simulator.game.games import BadLineup, Game, all_games, game_named
from trackwright.simulator.game.rulesets import USUAL_BOT, Reading, Ruleset, Settings
from trackwright.simulator.game.runners import Runner
from trackwright.simulator.table import states
from trackwright.simulator.table.begin import GIVEN_ORDER, ROLLED, TURNED_ORDER
from trackwright.simulator.table.game_parts import events_of, table_of
from trackwright.simulator.table.log import Happened
from trackwright.simulator.table.states import (
    HUMAN,
    MOST_RUNNERS,
    NOBODY,
    Given,
    Log,
    RaceState,
    RulesState,
    Script,
)

Mode: TypeAlias = Literal["plain", "compiled", "unchecked"]
"""As Python; as machine code; as machine code without bounds checks, whose behaviour is undefined
if a rule is wrong: only used to measure what the checks cost."""
PERSON = "human"
"""The player of a seat that a person has."""
Row: TypeAlias = tuple[int, int, int, int]
"""A decision: player, kind, choice, path."""


Carried: TypeAlias = Mapping[str, tuple[int, ...]]
"""What a game carries from race to race, by names that it chose."""


class CannotRace(TrackwrightError):
    """A circuit that the rules cannot race on, or a race that does not fit into its tables."""


@dataclass(frozen=True)
class Spot:
    """A space as results describe it; `lane` is L, C, R, or a number from the left."""

    name: str
    position: int
    lane: str
    difficulty: int

    @property
    def piece(self) -> str:
        """The piece that the space is on."""
        return self.name.rpartition(".")[0]


class Way(Protocol):
    """A circuit as a game's rules see it: what the rest of the program needs to know about it."""

    @property
    def length(self) -> int:
        """Positions of a lap, or of the whole course."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The spaces."""

    @property
    def places(self) -> Sequence[int]:
        """For each of them the index in the tables of heat."""


@dataclass(frozen=True)
class Seat:
    """A player's place at the table: a name, a team, and who plays: a bot's name, or "human"."""

    name: str
    team: str = ""
    player: str = USUAL_BOT

    def as_json(self) -> dict[str, str]:
        """As files have it, and programs read it."""
        return {"name": self.name, "team": self.team, "rider": self.player}


def decides(ruleset: Ruleset, seat: Seat) -> bool:
    """False for a filler of the rules."""
    return ruleset.filler is None or seat.player != ruleset.filler.name


@dataclass(frozen=True)
class Setup:
    """A race to run: ruleset, settings (see `Ruleset.settings`), seats, laps, and the grid if it is
    given: numbers of the runners from pole on."""

    ruleset: Ruleset
    settings: Settings
    seats: tuple[Seat, ...]
    laps: int
    grid: tuple[int, ...] = ()
    turned: bool = False
    """With a grid: it starts one runner further on with each race of a batch."""
    carried: Carried = field(default_factory=dict)
    """What the race takes over from the one before it in a season; only the game knows what that
    is."""

    paired: bool = False
    """With paired dice: see dice.py."""

    @property
    def game(self) -> Game:
        return game_named(self.ruleset.game)

    @property
    def runners(self) -> tuple[Runner, ...]:
        """What moves on the track."""
        return self.game.runners([seat.name for seat in self.seats])

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the seats that a person has."""
        return tuple(seat.name for seat in self.seats if seat.player == PERSON)

    @property
    def changed_options(self) -> dict[str, Reading]:
        """The options that differ from the default."""
        usual = {option.name: option.default_reading for option in self.ruleset.options}
        return {name: value for name, value in self.settings.items() if value != usual[name]}

    def decides(self, seat: Seat) -> bool:
        """False if the rules decide for it."""
        return decides(self.ruleset, seat)

    def with_people(self) -> "Setup":
        """The same with a person on every seat that decides."""
        seats = [replace(s, player=PERSON) if self.decides(s) else s for s in self.seats]
        return replace(self, seats=tuple(seats))

    def with_paired_dice(self) -> "Setup":
        """The same with paired dice; BadLineup if the game has none that can be."""
        if not self.game.paired_dice:
            known = sorted(game.name for game in all_games().values() if game.paired_dice)
            raise BadLineup(
                Message(
                    "paired dice: {game} has no dice that each player throws in turn, so there is "
                    "nothing to pair; {games} have them",
                    game=self.game.name,
                    games=joined_with_and(known),
                )
            )
        return replace(self, paired=True)

    def table(self, way: Way, mode: Mode = "plain", say: Report | None = None) -> "Table":
        """A table of the game to race on."""
        return table_of(self.game, self, way, mode, say)


@dataclass
class Table(ABC):
    """One race's states. A game's table names its rules and lays out its states."""

    setup: Setup
    way: Any
    """The circuit, as the game's `way_on` made it."""
    mode: Mode = "plain"
    say: Report | None = None
    race: RaceState = field(init=False)

    RACE: ClassVar[Entry]
    """`run_race(race, seed, number, grid)`: one race; returns why it stopped (`race.halt`)."""
    BATCH: ClassVar[Entry]
    """`run_batch(race, seed, first, count, grid)`: races, counted; returns how many ended
    normally. `grid` is ROLLED, GIVEN_ORDER or TURNED_ORDER (see begin.py)."""
    QUESTIONS: ClassVar[tuple[Entry, ...]] = ()
    """Further rules called from outside."""

    def __post_init__(self) -> None:
        self.race = self.lay_out(plain_state if self.mode == "plain" else block)
        self.lay_way()
        race, setup = self.race, self.setup
        teams = list(dict.fromkeys(seat.team or seat.name for seat in setup.seats))
        runners = setup.runners
        if len(runners) > MOST_RUNNERS:
            raise CannotRace(f"{len(runners)} {setup.game.runner}s; {MOST_RUNNERS} can be raced")
        race.players, race.runners = len(setup.seats), len(runners)
        race.rules.paired = int(setup.paired)
        fill(race.bot, [player_number(setup.ruleset, seat.player) for seat in setup.seats])
        fill(race.team, [teams.index(seat.team or seat.name) for seat in setup.seats])
        fill(race.owner, [NOBODY if one.owner is None else one.owner for one in runners])

    @abstractmethod
    def lay_out(self, make: Make) -> RaceState:
        """The race with everything it refers to; the options written into it. Raises CannotRace
        for everything that cannot be raced."""

    @abstractmethod
    def lay_way(self) -> None:
        """Write the circuit into `race.road`, which is all zeros, and what else depends on it.
        Raises CannotRace if it cannot be raced on."""

    def load(self, way: Any) -> None:
        """Race on another circuit from now on, with the same set-up, counting from the beginning:
        several times as fast as a new table. After a CannotRace there is nothing to race on until
        the next one is loaded."""
        self.way = way
        clear(self.race.statistics)
        clear(self.race.road)
        self.lay_way()

    def standing(self, player: int) -> str:
        """Where a player is, for messages: "12 positions from the start"."""
        return "its place"

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def machine(self) -> Machine:
        entries = (self.RACE, self.BATCH, *self.QUESTIONS)
        return get_machine(self.setup.ruleset.game, entries, self.mode != "unchecked", self.say)

    def run(self, seed: int, number: int = 0, log: bool = True) -> int:
        """Run one race; returns why it stopped (`states.OVER` ...)."""
        self.race.log.on = int(log)
        return self._call(self.RACE.rule, seed, number, self._start())

    def run_many(self, seed: int, first: int, count: int) -> int:
        """Run races one after the other, only counted; returns how many ended normally."""
        self.race.log.on = 0
        return self._call(self.BATCH.rule, seed, first, count, self._start())

    def ask(self, question: Callable[..., int], *numbers: int) -> int:
        """Ask one of the QUESTIONS about the table as it stands."""
        return self._call(question, *numbers)

    def _start(self) -> int:
        if not self.setup.grid:
            return ROLLED
        fill(self.race.rules.grid, self.setup.grid)
        return TURNED_ORDER if self.setup.turned else GIVEN_ORDER

    def _call(self, rule: Callable[..., int], *numbers: int) -> int:
        if self.mode == "plain":
            return rule(self.race, *numbers)
        return self.machine.call(rule, self.race, *numbers)

    def set_script(self, rows: Sequence[Row]) -> None:
        """Set the decisions (player, kind, choice, path) that the race will ask for."""
        script = self.race.script
        if len(rows) > states.SCRIPT_ROWS:
            raise CannotRace(f"{len(rows)} decisions; at most {states.SCRIPT_ROWS} are possible")
        script.length = len(rows)
        _put_columns((script.player, script.kind, script.choice, script.path), rows)

    def recorded_script(self) -> list[Row]:
        """All decisions of the race that was just run."""
        decided = self.race.decisions
        columns = (decided.player, decided.kind, decided.choice, decided.path)
        return [tuple(int(c[i]) for c in columns) for i in range(decided.length)]  # type: ignore[misc]

    def set_given(self, rows: Sequence[tuple[int, int, int]], only: bool = False) -> None:
        """Set dice or cards (player or runner, purpose, value); with `only`, no others are rolled
        or drawn."""
        given = self.race.given
        if len(rows) > states.MOST_GIVEN:
            raise CannotRace(f"{len(rows)} dice or cards; at most {states.MOST_GIVEN} are possible")
        given.length, given.only = len(rows), int(only)
        _put_columns((given.who, given.purpose, given.value), rows)
        fill(given.gone, [0] * len(rows))

    def rows(self, first: int = 0) -> list[tuple[int, ...]]:
        """The log's rows: round, number of the event, whom it is about, and its fields."""
        log = self.race.log
        return [tuple(int(n) for n in log.row[i]) for i in range(first, log.length)]

    def events(self, first: int = 0) -> list[Happened]:
        """What happened, from a row of the log on, as the game declares it in `state/events.py`."""
        kinds = events_of(self.game)
        return [
            Happened(round, who, kinds[number].read((number, *fields)))
            for round, number, who, *fields in self.rows(first)
        ]


def _put_columns(columns: Sequence[Column], rows: Sequence[Sequence[int]]) -> None:
    for column, values in zip(columns, zip(*rows, strict=True), strict=False):
        fill(column, values)


class Books(TypedDict):
    """The states that every race refers to, whatever the game."""

    script: Script
    decisions: Script
    given: Given
    log: Log


def books(make: Make) -> Books:
    """Decisions to make, decisions made, dice and cards given, log."""
    return Books(script=make(Script), decisions=make(Script), given=make(Given), log=make(Log))


def fill_options(rules: RulesState, setup: Setup) -> None:
    """The ruleset's level, the laps, and each option in the field that it names."""
    rules.level, rules.laps, rules.statistics = setup.ruleset.level, setup.laps, 0
    for option in setup.ruleset.options:
        if option.field and not hasattr(rules, option.field):
            raise AttributeError(f"option {option.name}: the rules have no {option.field}")
        if option.field:
            setattr(rules, option.field, option.number(setup.settings[option.name]))


def player_number(ruleset: Ruleset, player: str) -> int:
    """The number of a bot in the rules, or that of a person."""
    return HUMAN if player == PERSON else ruleset.bot(player).number
