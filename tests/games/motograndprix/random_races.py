"""Hypothesis strategies for whole races: rings, roads of all shapes, options, seats and bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from hypothesis import strategies as st

from tests.games.motograndprix.witness import Witness
from tests.simulator.random_tracks import random_circuit
from trackwright.games.motograndprix.race.road import Position, Space, Way, fill_road, ring, way_of
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.state import layouts
from trackwright.model.files import library
from trackwright.simulator.compiler.data.memory import plain_state
from trackwright.simulator.game.rulesets import Ruleset, Settings, all_rulesets
from trackwright.simulator.table.table import CannotRace, Mode, Seat, Setup

LEVELS = ("motograndprix-basic", "motograndprix-standard", "motograndprix-expert")
SHORT_CIRCUITS = ("april-raceway", "gp-ring", "nuerburg-ring", "plattfuss-circuit", "bleifuss-drom")
BOTS = ("random", "greedy", "careful", "planner")
SHORTEST = 18


def _long_laps() -> list[str]:
    """Shipped circuits with a lap for a grid of motorcycles."""
    circuits = {id: library.load_circuit(id).measures for id in library.shipped_tracks()}
    return sorted(
        id
        for id, one in circuits.items()
        if one.lap_length is not None and one.positions >= SHORTEST
    )


CIRCUITS = _long_laps()


@dataclass(frozen=True)
class Case:
    """A race to be ridden."""

    setup: Setup
    way: Way
    seed: int
    number: int

    def table(self, mode: Mode = "plain") -> Table:
        return Table(self.setup, self.way, mode)

    def __repr__(self) -> str:
        setup = self.setup
        usual = setup.ruleset.settings({})
        options = {k: v for k, v in setup.settings.items() if v != usual[k]}
        riders = [(seat.team, seat.player) for seat in setup.seats]
        who = f"{setup.ruleset.id} {options} {riders} laps={setup.laps} grid={setup.grid}"
        return f"<{who} seed={self.seed}/{self.number} {self.way}>"


def witness_of(case: Case, table: Table) -> Witness:
    setup = case.setup
    teams = [seat.team or seat.name for seat in setup.seats]
    return Witness(
        case.way,
        table.way.places,
        setup.ruleset.level,
        setup.settings,
        setup.laps,
        teams,
        setup.grid,
    )


# --- roads --------------------------------------------------------------------------------------


def _random_positions(rng: Random, count: int) -> list[tuple[int, int]]:
    """(difficulty, hill): straights and corners in turn; a few circuits have only one of them."""
    longest = rng.choice((0, 2, 4, 8, 8, 8, count))
    found: list[tuple[int, int]] = []
    while len(found) < count:
        hill = rng.choice((0, 0, 0, 1, -1))
        found += [(0, hill)] * rng.randint(0, longest)
        corner = rng.randint(1, 3)
        for _ in range(rng.randint(0, 4)):
            found.append((corner, hill))
            corner = rng.choice((corner, corner, corner, 1, 3))
    return found[:count]


def random_ring(seed: int, count: int, lanes: int = 3) -> Way:
    """The same lanes all the way round; of three the racing line changes sides."""
    rng, line, found = Random(seed), 0, []
    for difficulty, hill in _random_positions(rng, count):
        line = 2 - line if rng.random() < 0.15 else line
        found.append(Position(difficulty, hill, line))
    return ring(found, lanes)


def random_road(seed: int, count: int) -> Way:
    """Lanes that begin and end, lanes with two spaces in one position, steps that are missing."""
    rng = Random(seed)
    lanes = rng.randint(2, 3)
    columns: list[dict[int, int]] = []
    for _ in range(count):
        first = rng.choice((0, 0, 0, 1, lanes - 1))
        last = rng.choice((lanes - 1, lanes - 1, lanes - 1, first))
        there = range(min(first, last), max(first, last) + 1)
        columns.append({lane: rng.choice((1, 1, 1, 1, 2)) for lane in there})
    return _joined(rng, _random_positions(rng, count), columns, lanes)


def _joined(
    rng: Random, figures: Sequence[tuple[int, int]], columns: list[dict[int, int]], lanes: int
) -> Way:
    index: dict[tuple[int, int, int], int] = {}
    for p, column in enumerate(columns):
        for lane, spaces in column.items():
            for k in range(spaces):
                index[p, lane, k] = len(index)
    made = []
    for p, lane, k in index:
        column, to = columns[p], (p + 1) % len(columns)
        near = [other for other in columns[to] if abs(other - lane) <= 1]
        near = near or [min(columns[to], key=lambda other: abs(other - lane))]
        long = k + 1 < column[lane]
        if long:
            near = [other for other in near if other != lane and rng.random() < 0.5]
        elif len(near) > 1 and rng.random() < 0.2:
            near.remove(rng.choice(near))
        ahead = [index[p, lane, k + 1]] if long else []
        ahead += [index[to, other, 0] for other in near]
        side = 0 if p // 5 % 2 else max(column)
        rank = 1 + sorted(column, key=lambda other: abs(other - side)).index(lane)
        made.append(Space(p, lane, rank, tuple(ahead), f"{p}.{lane + 1}.{k}"))
    return Way(tuple(figures), tuple(made), lanes)


seeds = st.integers(0, 2**32)


def rings(most: int = 80) -> st.SearchStrategy[Way]:
    return st.builds(random_ring, seeds, st.integers(SHORTEST, most))


def narrow_rings() -> st.SearchStrategy[Way]:
    return st.builds(random_ring, seeds, st.integers(SHORTEST, 40), st.sampled_from([2, 1]))


def uneven_roads() -> st.SearchStrategy[Way]:
    return st.builds(random_road, seeds, st.integers(SHORTEST, 40))


def circuit_roads(names: Sequence[str] = SHORT_CIRCUITS) -> st.SearchStrategy[Way]:
    def made(name: str, unrated: int) -> Way:
        return way_of(library.load_circuit(name).board, unrated)

    return st.builds(made, st.sampled_from(names), st.integers(1, 3))


def laid_roads() -> st.SearchStrategy[Way]:
    """Of circuits laid of pieces, with every marker; those that can be raced."""

    def made(seed: int, unrated: int) -> Way | None:
        try:
            way = way_of(random_circuit(seed).board, unrated)
            fill_road(plain_state(layouts.Road), way)
        except CannotRace:
            return None
        return way

    ways = st.builds(made, seeds, st.integers(1, 3))
    return ways.filter(lambda way: way is not None).map(lambda way: cast(Way, way))


roads = st.one_of(rings(), rings(30), narrow_rings(), uneven_roads(), circuit_roads())


# --- races --------------------------------------------------------------------------------------


def random_settings(ruleset: Ruleset, seed: int, rate: float) -> Settings:
    """Options by chance; with rate 0 all as usual."""
    rng = Random(seed)
    given: dict[str, object] = {"roll_outs": 2}
    if rng.random() < rate:
        given["rounds_per_lap"] = 3
    for option in ruleset.options:
        if option.readings and rng.random() < rate:
            given[option.name] = rng.choice(option.readings)
    return ruleset.settings(given)


@st.composite
def races(
    draw: st.DrawFn,
    ways: st.SearchStrategy[Way] = roads,
    most_bikes: int = 12,
    levels: Sequence[str] = LEVELS,
    bots: Sequence[str] = BOTS,
) -> Case:
    ruleset = all_rulesets()[draw(st.sampled_from(levels))]
    riders = draw(st.lists(st.sampled_from(bots), min_size=2, max_size=most_bikes))
    if riders.count("planner") > 1:  # they take their time
        riders = ["careful" if bot == "planner" else bot for bot in riders]
    seats = tuple(Seat(str(i), f"team {i // 2}", bot) for i, bot in enumerate(riders))
    options = random_settings(ruleset, draw(seeds), draw(st.sampled_from([0.0, 0.2, 0.5])))
    laps = 1 if "planner" in riders else draw(st.integers(1, 2))
    grid = tuple(draw(st.permutations(range(len(riders))))) if draw(st.booleans()) else ()
    setup = Setup(ruleset, options, seats, laps, grid)
    return Case(setup, draw(ways), draw(st.integers(0, 2**40)), draw(st.integers(0, 10**6)))
