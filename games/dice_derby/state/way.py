"""A line as the road that the rules read."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from trackwright.games.dice_derby.colours import (
    BLACK,
    COLOURS,
    EXTRA_TURNS,
    GOLD,
    LOST_TURNS,
    PERIOD,
    RED,
    SYMBOLS,
)
from trackwright.games.dice_derby.line import DiceLine, PitRow, Space
from trackwright.games.dice_derby.state.layouts import (
    CARD,
    EXTRA,
    FAR,
    LOSE,
    MOST_PLACES,
    MOST_SPOTS,
    NONE,
    NOWHERE,
    PLAIN,
    START,
    Road,
    Rules,
)
from trackwright.games.dice_derby.versions import VERSIONS
from trackwright.model.text.messages import Message
from trackwright.simulator.table.table import CannotRace, Spot


@dataclass(frozen=True)
class Way:
    """The line, and the spots that cars can be on: START, the main spaces, FINISH, rows, ramp."""

    line: DiceLine

    @property
    def length(self) -> int:
        return len(self.line)

    @cached_property
    def spaces(self) -> tuple[Space, ...]:
        """The space of each spot."""
        line = self.line
        ends = Space(line.start), Space(line.finish)
        rows = [space for row in line.pits for space in row.spaces]
        return (ends[0], *line.main, ends[1], *rows, *line.ramp)

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        return tuple(
            Spot(space.name, position, "C", 0) for position, space in enumerate(self.spaces)
        )

    @property
    def places(self) -> range:
        return range(len(self.spaces))


@dataclass
class RoadBuilder:
    """Fills a road: places are appended in the order that `Road` describes."""

    road: Road
    way: Way
    laps: int
    rules: Rules

    @property
    def line(self) -> DiceLine:
        return self.way.line

    def build(self) -> None:
        length, road = len(self.line), self.road
        goal = length * self.laps + 1
        rows = sum(len(row.spaces) + 1 for row in self.line.pits) * self.laps
        road.places = goal + 1 + rows + 1 + len(self.line.ramp)
        if road.places > MOST_PLACES or len(self.way.spaces) > MOST_SPOTS:
            raise CannotRace(
                Message(
                    "{n} spaces in {laps} laps; {most} can be raced",
                    n=length,
                    laps=self.laps,
                    most=MOST_PLACES,
                )
            )
        road.goal, road.mouth, road.ramp = goal, goal - 1, goal + 1 + rows
        red_line = self.line.red_line or self.line.usual_red_line
        road.red_line = FAR if red_line is None else length * (self.laps - 1) + red_line
        self._main()
        place = goal + 1
        for lap in range(self.laps):
            spot = length + 2
            for row in self.line.pits:
                place, spot = self._row(row, lap, place, spot)
        self._ramp()
        for place in range(road.places):
            self._reach(place)

    def _set(
        self, place: int, spot: int, main: int, until: int, join: int, along: int, left: int
    ) -> None:
        road = self.road
        road.spot[place], road.main[place], road.lands[place] = spot, main, place
        road.until[place], road.join[place], road.along[place] = until, join, along
        road.left[place] = left
        road.to_goal[place] = until + road.goal - join if until < FAR else FAR
        road.effect[place] = self._effect(place, spot)
        symbol = self.way.spaces[spot].symbol
        road.symbol[place] = SYMBOLS.index(symbol) if symbol in SYMBOLS else NOWHERE

    def _effect(self, place: int, spot: int) -> int:
        """DIC-10 to DIC-12, DIC-18, DIC-19."""
        space = self.way.spaces[spot]
        if place >= self.road.ramp:
            return PLAIN
        if space.symbol in EXTRA_TURNS:
            return EXTRA
        if space.symbol in LOST_TURNS:
            return LOSE
        return CARD if space.colours == (COLOURS[RED],) else PLAIN

    def _main(self) -> None:
        """START, the spaces of all laps, FINISH: H-24."""
        length, goal = len(self.line), self.road.goal
        self._set(START, 0, START, 0, START, 1, goal)
        for place in range(1, goal):
            self._set(place, 1 + (place - 1) % length, place, 0, place, 1, goal - place)
        self._set(goal, length + 1, goal, 0, goal, 1, 0)

    def _row(self, row: PitRow, lap: int, place: int, spot: int) -> tuple[int, int]:
        """DIC-13, DIC-14, H-12, H-26: the entry once more, with its obligation, then the row."""
        road, before = self.road, lap * len(self.line)
        entry, leads_to = before + row.entry, before + row.exit
        size = len(row.spaces)
        for at in range(size + 1):
            until = size - at + 1
            left = until + road.goal - leads_to
            from_exit = at and self.rules.row_from_exit
            main = leads_to - until if from_exit else entry + at
            self._set(place + at, spot + at - 1, main, until, leads_to, 1, left)
        road.spot[place] = road.spot[entry]
        road.effect[place] = PLAIN
        road.lands[entry] = place
        return place + size + 1, spot + size

    def _ramp(self) -> None:
        """DIC-15 to DIC-17, H-13, H-26: the mouth once more, with its obligation, then R1 to R4."""
        road, first = self.road, self.road.ramp
        spot = len(self.way.spaces) - len(self.line.ramp)
        self._set(first, road.spot[road.mouth], road.mouth, FAR, road.goal, 1, 1)
        road.effect[first] = PLAIN
        road.lands[road.mouth] = first
        for k in range(1, len(self.line.ramp) + 1):
            to_finish = self.rules.ramp_to_finish
            join = road.goal if to_finish else road.mouth
            left = k if to_finish else k + 1
            self._set(first + k, spot + k - 1, road.goal - 1 + k, k, join, -1, left)

    def _reach(self, place: int) -> None:
        """DIC-04, DIC-23: how many steps it is to each colour on the path from here."""
        for steps, colours in enumerate(self._colours_ahead(place), 1):
            for name in colours:
                if name in COLOURS and self.road.reach[place][COLOURS.index(name)] == NONE:
                    self.road.reach[place][COLOURS.index(name)] = steps
        if place == self.road.ramp:
            for colour in range(PERIOD):
                if self.road.reach[place][colour] == NONE:
                    self.road.reach[place][colour] = len(self.line.ramp)

    def _colours_ahead(self, place: int) -> Iterator[tuple[str, ...]]:
        """The spaces that count from here on, as far as a search can go."""
        road, spaces = self.road, self.way.spaces
        if place == road.goal:
            return
        if place == road.ramp:
            yield from (space.colours for space in self.line.ramp)
            return
        for steps in range(1, min(road.to_goal[place], road.until[place] + 2 * PERIOD)):
            on = place + road.along[place] * steps
            if steps >= road.until[place]:
                on = road.join[place] + steps - road.until[place]
            yield spaces[road.spot[on]].colours
        if road.to_goal[place] <= road.until[place] + 2 * PERIOD:
            yield (COLOURS[BLACK],)
            yield (COLOURS[GOLD],)


def fill_road(road: Road, way: Way, laps: int, rules: Rules) -> None:
    """The road of so many laps. H-13, H-26: the rules say where the ramp leads to, and which
    spaces lie behind a pit row."""
    RoadBuilder(road, way, laps, rules).build()


def fill_past(road: Road, ramp_needs_two: bool) -> None:
    """DIC-26, H-22: places past the Red Line: main ones, rows whose entry is, and the ramp."""
    main = START
    for place in range(road.places):
        if place <= road.goal or place >= road.ramp or _is_entry(road, place):
            main = int(road.main[place])
        on_ramp = place > road.ramp
        road.past[place] = int(main >= road.red_line and not (on_ramp and ramp_needs_two))


def _is_entry(road: Road, place: int) -> bool:
    """Does a pit row begin there, whose places follow?"""
    return bool(road.spot[place] < road.spot[road.goal])


def fill_version(rules: Rules) -> None:
    """DIC-31 to DIC-37: what the race that `rules.version` names permits."""
    version = VERSIONS[rules.version - 1]
    rules.two_dice, rules.turbo = int(version.dice == 2), int(version.turbo)
    rules.colours, rules.numbers = int(version.colours), int(version.numbers)
    rules.mean_move = version.mean_move
