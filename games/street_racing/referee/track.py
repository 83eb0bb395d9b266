"""The street that a case describes, faulty ones as well: validators say what is wrong with them.

spaces            ids
forward           pairs of them; lateral_left, lateral_right, diagonal_left, diagonal_right, too
corners           space -> limit, corner_id
obstacles, start, finish, blocks     spaces
barriers          space, from, value; without `from` from everywhere
indicators        value, beside
laps, line, checkpoints   of a circuit: steps that cross the line, and rows to pass in between; a
                  finish that leads on is a line, too
overpass          pairs of spaces on both sides of a bridge: more steps ahead
crossings         pairs of spaces at one place, also as {spaces, levels}; or places: space -> place
                  on the table
levels            space -> level, 0 if it has none
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any

from trackwright.games.street_racing.street import (
    NO_NUMBER,
    Indicator,
    Side,
    Step,
    StepKind,
    Street,
)
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    a_case,
    a_list,
    an_object,
    found,
    id_of,
    listed,
    named,
    objects,
    whole,
)

MOST_SPACES, MOST_STEPS = 5000, 50_000
MOST_LAPS = 99
MOST_VALUE = 1000
SIDEWAYS: tuple[tuple[StepKind, str, Side], ...] = (
    ("lateral", "lateral_left", "L"),
    ("lateral", "lateral_right", "R"),
    ("diagonal", "diagonal_left", "L"),
    ("diagonal", "diagonal_right", "R"),
)
LINE = ("line", "finish_line", "finish_edges", "finish_edge")
"""Keys for the steps over the line."""
PLACES = ("places", "positions", "coordinates", "xy")
"""Keys for where spaces are on the table."""
Pair = tuple[int, int]


def street_of_case(track: Any, laps: int | None = None) -> Street:
    """STR section 1. `laps` instead of those that the track says."""
    return CaseTrack(track).street(laps)


class CaseTrack:
    """A track as a case writes it."""

    def __init__(self, track: Any) -> None:
        self.track: Case = a_case(track, "track")
        rows = a_list(self.track.get("spaces"), "track.spaces", MOST_SPACES)
        self.names = [_name(row) for row in rows]
        self.numbers = {name: i for i, name in enumerate(self.names)}
        if len(self.numbers) != len(self.names):
            raise CannotAnswer("track.spaces: an id is used twice")

    def street(self, laps: int | None = None) -> Street:
        said = whole(self.track.get("laps", 1), "track.laps", 1, MOST_LAPS)
        barriers = list(self.barriers())
        return Street(
            names=tuple(self.names),
            steps=tuple(map(tuple, self.steps(barriers))),
            limits=self.limits(),
            groups=self.groups(),
            obstacles=frozenset(self.spaces("obstacles")),
            barrier_spaces=frozenset(self.spaces("barrier_spaces")) | {s for s, _, _ in barriers},
            starts=self.spaces("start"),
            finishes=frozenset(self.spaces("finish")) - self.line_spaces,
            indicators=tuple(self.indicators()),
            laps=said if laps is None else laps,
            checkpoints=tuple(self.checkpoints()),
            blocks=frozenset(self.spaces("blocks")),
        )

    # --- names ----------------------------------------------------------------------------------

    def space(self, value: Any, where: str) -> int:
        name = named(value, where)
        if name not in self.numbers:
            raise CannotAnswer(
                f"{where}: no space named {name!r} {did_you_mean(name, self.numbers)}"
            )
        return self.numbers[name]

    def spaces(self, key: str) -> tuple[int, ...]:
        """The spaces listed under this key."""
        given = listed(self.track, key, f"track.{key}")
        return tuple(dict.fromkeys(self.space(one, f"track.{key}") for one in given))

    def pairs(self, key: str) -> Iterator[Pair]:
        """The steps listed under this key."""
        where = f"track.{key}"
        for i, pair in enumerate(self.rows_of(key)):
            if isinstance(pair, Mapping):
                pair = [pair.get("from"), pair.get("to")]
            ends = a_list(pair, f"{where}[{i}]")
            if len(ends) != 2:
                raise CannotAnswer(f"{where}[{i}]: expected two spaces, {found(pair)}")
            yield self.space(ends[0], f"{where}[{i}]"), self.space(ends[1], f"{where}[{i}]")

    def rows_of(self, key: str) -> list[Any]:
        """What is listed under this key; a pair by itself is a list of one."""
        rows = a_list(self.track.get(key) or [], f"track.{key}", MOST_STEPS)
        is_pair = len(rows) == 2 and not any(isinstance(row, list | Mapping) for row in rows)
        return [rows] if is_pair else rows

    # --- steps ----------------------------------------------------------------------------------

    def steps(self, barriers: Sequence[tuple[int, int | None, int]]) -> list[list[Step]]:
        ways: list[dict[Step, None]] = [{} for _ in self.names]
        line = {pair for key in LINE for pair in self.pairs(key)}
        line |= {(a, b) for a, b in self.pairs("forward") if b in self.line_spaces}
        values = {(before, space): value for space, before, value in barriers}
        for a, b in dict.fromkeys([*self.pairs("forward"), *self.pairs("overpass")]):
            value = values.get((a, b), values.get((None, b), 0))
            ways[a][Step(b, barrier=value, crosses_line=(a, b) in line)] = None
        for kind, key, side in SIDEWAYS:
            for a, b in self.pairs(key):
                ways[a][Step(b, kind, side, crosses_line=(a, b) in line)] = None
        if strange := line - {(a, step.to) for a, way in enumerate(ways) for step in way}:
            a, b = sorted(strange)[0]
            raise CannotAnswer(f"track.line: no step from {self.names[a]} to {self.names[b]}")
        return [list(way) for way in ways]

    @cached_property
    def line_spaces(self) -> frozenset[int]:
        """STR-H-30: finish spaces of a circuit, from which the next lap leads on."""
        finishes = set(self.spaces("finish"))
        onward = {a for a, b in self.pairs("forward") if a in finishes and b not in finishes}
        return frozenset(onward if self.is_circuit else ())

    @property
    def is_circuit(self) -> bool:
        return bool(self.track.get("checkpoints")) or "laps" in self.track

    def barriers(self) -> Iterator[tuple[int, int | None, int]]:
        """Space, where from (None: from everywhere), value (0: none that makes sense)."""
        for i, row in enumerate(objects(self.track.get("barriers") or [], "track.barriers")):
            where = f"track.barriers[{i}]"
            before = row.get("from")
            yield (
                self.space(row.get("space"), where),
                None if before is None else self.space(before, where),
                _number(row.get("value")) or 0,
            )

    # --- corners --------------------------------------------------------------------------------

    def corners(self) -> dict[int, Any]:
        given = an_object(self.track, "corners", "track.corners")
        return {self.space(name, "track.corners"): corner for name, corner in given.items()}

    def limits(self) -> tuple[int, ...]:
        """STR-29; `NO_NUMBER` for what is no limit."""
        limits = [0] * len(self.names)
        for space, corner in self.corners().items():
            number = _written_limit(corner)
            limits[space] = _number(number) or NO_NUMBER
        return tuple(limits)

    def groups(self) -> tuple[int, ...]:
        """Numbers of the corner ids, in the order in which they are written; 0 without one."""
        groups, known = [0] * len(self.names), dict[str, int]()
        for space, corner in self.corners().items():
            id = corner.get("corner_id") if isinstance(corner, Mapping) else None
            if id is not None:
                name = named(id, f"track.corners: {self.names[space]}: corner_id")
                groups[space] = known.setdefault(name, len(known) + 1)
        return tuple(groups)

    # --- upgrades, laps, levels -----------------------------------------------------------------

    def indicators(self) -> Iterator[Indicator]:
        for i, row in enumerate(objects(self.track.get("indicators") or [], "track.indicators")):
            where = f"track.indicators[{i}]"
            value = whole(row.get("value"), f"{where}: value", -MOST_VALUE, MOST_VALUE)
            beside = row.get("beside", row.get("spaces"))
            spaces = [self.space(one, where) for one in a_list(beside, f"{where}: beside")]
            yield Indicator(value, tuple(spaces))

    def checkpoints(self) -> Iterator[frozenset[int]]:
        """STR-H-30: rows of spaces; a space by itself is a row of one."""
        for i, row in enumerate(listed(self.track, "checkpoints", "track.checkpoints")):
            where = f"track.checkpoints[{i}]"
            yield frozenset(
                self.space(one, where) for one in (row if isinstance(row, list) else [row])
            )

    def same_place(self) -> list[Pair]:
        """STR-V-16: pairs of spaces at one place on the same level, and not at a bridge."""
        levels = an_object(self.track, "levels", "track.levels")
        level = {self.space(name, "track.levels"): value for name, value in levels.items()}
        bridged = self.bridged()
        pairs = [*self.crossings(level), *self.shared_places()]
        return [
            (a, b)
            for a, b in pairs
            if level.get(a, 0) == level.get(b, 0) and bridged.isdisjoint((a, b))
        ]

    def crossings(self, level: dict[int, Any]) -> Iterator[Pair]:
        """Pairs of spaces; levels that one of them names are noted."""
        for i, row in enumerate(self.rows_of("crossings")):
            where = f"track.crossings[{i}]"
            ends = row.get("spaces") if isinstance(row, Mapping) and "spaces" in row else row
            if isinstance(ends, Mapping):
                ends = [ends.get("a", ends.get("from")), ends.get("b", ends.get("to"))]
            ends = a_list(ends, where)
            if len(ends) != 2:
                raise CannotAnswer(f"{where}: expected two spaces, {found(row)}")
            a, b = (self.space(one, where) for one in ends)
            if isinstance(row, Mapping):
                levels = a_list(row.get("levels") or [], f"{where}.levels")
                level.update(zip((a, b), levels, strict=False))
            yield a, b

    def bridged(self) -> set[int]:
        """STR-26: the spaces on both sides of a bridge, and those that it hides."""
        sides = list(self.pairs("overpass"))
        before, behind = {a for a, _ in sides}, {b for _, b in sides}
        hidden = ({a, b} for a, b in self.pairs("forward") if a in before or b in behind)
        return before.union(behind, *hidden)

    def shared_places(self) -> Iterator[Pair]:
        """Each two spaces with the same `places`."""
        there: dict[str, list[int]] = {}
        for key in PLACES:
            for name, place in an_object(self.track, key, f"track.{key}").items():
                there.setdefault(str(place), []).append(self.space(name, f"track.{key}"))
        for spaces in there.values():
            yield from combinations(spaces, 2)


def _name(row: Any) -> str:
    return id_of(row, "track.spaces") if isinstance(row, Mapping) else named(row, "track.spaces")


def _written_limit(corner: Any) -> Any:
    if isinstance(corner, Mapping):
        return corner.get("limit", corner.get("corner"))
    return corner


def _number(value: Any) -> int | None:
    """A whole number from 1, or None."""
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    return value if is_whole and value > 0 else None
