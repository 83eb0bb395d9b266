"""A table to race at: all states of a race, laid out for plain or compiled rules.

`Table` is what everything outside uses: races, playtests, the referee and replays.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias

from simulator.machine import Entry, Machine, Say, machine_for
from simulator.memory import Block, State, plain, put
from simulator.motograndprix import questions
from simulator.motograndprix import race as races
from simulator.motograndprix import state as layouts
from simulator.motograndprix.facts import GAME
from simulator.motograndprix.flips import set_flips
from simulator.motograndprix.road import LANES, CannotRace, Way, fill_road
from simulator.motograndprix.state import HUMAN, SLOT_BITS
from simulator.rulesets import Reading, Ruleset

Mode: TypeAlias = Literal["plain", "compiled", "checked"]
ENTRIES = (
    Entry(races.ride_race, ("Race",), 3),
    Entry(races.ride_batch, ("Race",), 4),
    Entry(questions.ask_round, ("Race",), 1),
    Entry(questions.ask_turn, ("Race",), 4),
    Entry(questions.ask_legal, ("Race",), 4),
)


@dataclass(frozen=True)
class Seat:
    """T-13: a bike: its name, its team, and who rides it: a bot's name, or "human"."""

    name: str
    team: str = ""
    rider: str = "careful"


@dataclass(frozen=True)
class Setup:
    """B-01, S-01, E-01: a race to be ridden: ruleset, settings (see `Ruleset.settings`), seats,
    laps, and the grid if it is given: numbers of the seats from pole on."""

    ruleset: Ruleset
    settings: dict[str, Reading]
    seats: tuple[Seat, ...]
    laps: int
    grid: tuple[int, ...] = ()
    turned: bool = False
    """With a grid: it begins one seat further on with each race of a batch."""


@dataclass
class Table:
    """One race's states. `way` is the circuit; see road.py."""

    setup: Setup
    way: Way
    mode: Mode = "plain"
    say: Say | None = None
    race: State = field(init=False)
    road: State = field(init=False)
    places: list[int] = field(init=False)
    """For each space of the way its place."""

    def __post_init__(self) -> None:
        make = plain if self.mode == "plain" else Block
        self.road = make(layouts.ROAD)
        level = self.setup.ruleset.level
        climb_adds = self.setup.settings.get("hill_sign") == "up-plus"
        self.places = fill_road(self.road, self.way, level, climb_adds)
        rules = make(layouts.RULES)
        fill_rules(rules, self.setup)
        spare = _states(make, self.road, rules)
        spare.imagined = 1
        self.race = _states(make, self.road, rules, spare)
        self._seat()

    def _seat(self) -> None:
        race, setup = self.race, self.setup
        teams = list(dict.fromkeys(seat.team or seat.name for seat in setup.seats))
        race.bikes = race.ordered = len(setup.seats)
        put(race, "bot", [rider_number(setup.ruleset, seat.rider) for seat in setup.seats])
        put(race, "team", [teams.index(seat.team or seat.name) for seat in setup.seats])
        if race.bikes > race.road.starts:
            raise CannotRace(f"{race.bikes} bikes, but the circuit has {race.road.starts} places")

    @property
    def machine(self) -> Machine:
        return machine_for(GAME, ENTRIES, self.mode == "checked", self.say)

    def ride(self, seed: int, number: int = 0, log: bool = True) -> int:
        """Ride one race; why it stopped (`state.OVER` ...)."""
        self.race.log.on = int(log)
        return self._call(races.ride_race, seed, number, self._start())

    def ride_many(self, seed: int, first: int, count: int) -> int:
        """Ride races one after the other, only counted; how many came to their end."""
        self.race.log.on = 0
        return self._call(races.ride_batch, seed, first, count, self._start())

    def ask(self, question: Callable[..., int], *numbers: int) -> int:
        """Ask one of the questions of `questions.py` about the table as it stands."""
        return self._call(question, *numbers)

    def _start(self) -> int:
        if not self.setup.grid:
            return races.ROLLED
        put(self.race.rules, "grid", self.setup.grid)
        return races.TURNED_ORDER if self.setup.turned else races.GIVEN_ORDER

    def _call(self, rule: Callable[..., int], *numbers: int) -> int:
        if self.mode == "plain":
            return rule(self.race, *numbers)
        return self.machine.call(rule, self.race, *numbers)

    def set_script(self, rows: Sequence[tuple[int, int, int, int]]) -> None:
        """Give the decisions (bike, kind, choice, path) that the race will ask for."""
        script = self.race.script
        if len(rows) > layouts.SCRIPT_ROWS:
            raise CannotRace(f"{len(rows)} decisions; {layouts.SCRIPT_ROWS} can be given")
        script.length = len(rows)
        for name, column in zip(
            ("bike", "kind", "choice", "path"), zip(*rows, strict=True), strict=False
        ):
            put(script, name, column)

    def script_told(self) -> list[tuple[int, int, int, int]]:
        """All decisions of the race that was just ridden."""
        told = self.race.told
        columns = (told.bike, told.kind, told.choice, told.path)
        return [tuple(int(c[i]) for c in columns) for i in range(told.length)]  # type: ignore[misc]

    def set_dice(self, rows: Sequence[tuple[int, int, int]], only: bool = False) -> None:
        """Give dice (bike, purpose, face); with `only` no other is thrown."""
        given = self.race.given
        if len(rows) > layouts.MOST_GIVEN:
            raise CannotRace(f"{len(rows)} dice; {layouts.MOST_GIVEN} can be given")
        given.length, given.only = len(rows), int(only)
        for name, column in zip(("bike", "purpose", "face"), zip(*rows, strict=True), strict=False):
            put(given, name, column)
        put(given, "gone", [0] * len(rows))

    def events(self) -> list[tuple[int, ...]]:
        """The log's rows: round, kind, bike and figures (`events.py`)."""
        log = self.race.log
        return [tuple(int(n) for n in log.row[i]) for i in range(log.length)]

    def space_name(self, place: int) -> str:
        """A place in words: a space of the circuit."""
        return self._names[place]

    @cached_property
    def _names(self) -> dict[int, str]:
        return {p: s.name for s, p in zip(self.way.spaces, self.places, strict=True)}

    def lane_letter(self, place: int) -> str:
        """L, C or R; a number where there are not three lanes."""
        lane = int(self.road.lane[place])
        return LANES[lane] if self.road.lanes == len(LANES) else str(lane + 1)


def position_of(place: int) -> int:
    return int(place) >> SLOT_BITS


def rider_number(ruleset: Ruleset, rider: str) -> int:
    return HUMAN if rider == "human" else ruleset.bot(rider).number


def _states(make: Any, road: State, rules: State, spare: State | None = None) -> State:
    refs = {"road": road, "rules": rules}
    for name, layout in (
        ("script", layouts.SCRIPT),
        ("told", layouts.SCRIPT),
        ("given", layouts.GIVEN),
        ("log", layouts.LOG),
        ("statistics", layouts.STATISTICS),
        ("sight", layouts.SIGHT),
    ):
        refs[name] = make(layout)
    if spare is not None:
        refs["spare"] = spare
    return make(layouts.RACE, **refs)


_SECOND = {
    # field of the rules: option, and its readings in the order of the field's values
    "grid_choice": ("grid_fill", ("rank-order", "choice")),
    "new_total": ("tie_reroll", ("tied-only", "new-total")),
    "count_start": ("count_start", ("no", "yes")),
    "leave_at_once": ("finish_leave", ("end-of-round", "at-once")),
    "shared_finish": ("finish_tie", ("rank", "shared")),
    "chequered_flag": ("chequered", ("full-distance", "next-crossing")),
    "no_dead_end": ("basic_deadend", ("allowed", "not-allowed")),
    "rear_guard": ("rear_guard", ("retire", "illegal")),
    "rear_cost": ("rear_cost", ("start-passed-final", "entered", "final")),
    "last_corner": ("cornering", ("first-straight", "last-corner")),
    "rolloff_team": ("rolloff_team", ("all", "opponents", "same-lap")),
    "free_contact": ("contact_path", ("greedy", "free")),
    "bare_contact": ("contact_riding", ("apply", "no")),
    "directly_beside": ("beside", ("same-position", "directly-beside")),
    "rolled_redline": ("redline", ("used", "rolled")),
    "climb_adds": ("hill_sign", ("up-minus", "up-plus")),
    "blocked_by_all": ("blocked_by", ("reachable", "all-three")),
    "slip_lapped": ("slip_lapped", ("if-first", "never", "always")),
    "slip_pair": ("slip_pair", ("front", "both")),
    "slip_bonus_due": ("slip_bonus", ("optional", "mandatory")),
    "slip_double_free": ("slip_double", ("counts", "no")),
    "dnf_finish": ("dnf_finish", ("out", "finished")),
    "carry_over": ("quali_reset", ("reset", "carry-over")),
    "qualifying": ("qualifying", ("no", "yes")),
    "floor": ("dial_floor", ("zero", "one")),
}


def fill_rules(rules: State, setup: Setup) -> None:
    """The ruleset's level and options as the rules read them."""
    settings = setup.settings
    rules.level, rules.laps = setup.ruleset.level, setup.laps
    rules.round_cap = int(settings["rounds_per_lap"]) * setup.laps
    rules.roll_outs = int(settings["roll_outs"])
    rules.statistics = 0
    rules.floor = 1
    for name, (option, readings) in _SECOND.items():
        if option in settings:
            setattr(rules, name, readings.index(str(settings[option])))
    set_flips(rules)
