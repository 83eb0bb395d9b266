"""The street of a circuit: what its pieces and markers say, and what section 15 of the rules
assumes of circuits that were made for other games.

A circuit whose kit has sideways steps is a street: what it does not say is not there. For other
circuits corner numbers follow from radii, lanes can be changed on all straights, each corner is
worth one upgrade, and four start spaces lead to the line.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.games.street_racing.street import (
    USUAL_SLOTS,
    Indicator,
    Side,
    Step,
    Street,
)
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import PieceStretch, space_attributes, step_attributes
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.simulator.game.rulesets import find_ruleset, usual_laps

TIGHT, MEDIUM, WIDE = 4, 6, 8
"""Corner numbers by the curve: STR section 15."""
BY_RADIUS = {1: TIGHT, 2: MEDIUM}
"""In modules of the kit; all others are wide."""
LEAST_LIMIT = 3
"""Of the inner lane, whose number is one lower."""
CHECKED_PARTS = 3
"""A lap is driven past the first row behind each third of it."""


Road: TypeAlias = list[tuple[str, list[Step]]]
"""The name of each space, and the steps that lead on from it."""


def street_of(circuit: Circuit, laps: int | None = None, slots: int = USUAL_SLOTS) -> Street:
    """The street as it is laid; faulty ones as well, so that checks can say what is wrong.
    `slots`: start spaces where the circuit has no start piece of a street."""
    return _Reader(circuit, slots).street(laps_of(circuit) if laps is None else laps)


def laps_of(circuit: Circuit) -> int:
    """STR-H-30: over how many laps the circuit is raced if nobody says; one if it was made for
    another game."""
    ruleset = find_ruleset(next(iter(RULESETS)))
    return usual_laps(ruleset, circuit.track.kit, circuit.track.laps)


class _Reader:
    def __init__(self, circuit: Circuit, slots: int) -> None:
        self.circuit, self.slots = circuit, slots
        self.attributes: Mapping[str, dict[str, Any]] = space_attributes(circuit.graph)
        self.ways = step_attributes(circuit.graph)
        self.is_street = circuit.kit.lateral_steps
        chain = circuit.geometry.main_chain
        self.is_closed = chain is not None and chain.closed

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The road: no pit lanes, no runaway ramps."""
        return tuple(
            name
            for name in self.circuit.board.names
            if self.attributes[name]["lane"] != PIT_LANE and "escape" not in self.attributes[name]
        )

    @cached_property
    def index(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.names)}

    def street(self, laps: int) -> Street:
        road = self.road()
        starts, finishes = self.add_starts(road), self.add_finish(road)
        slots = frozenset(starts) - set(range(len(self.names)))
        none = (0,) * (len(road) - len(self.names))
        groups = self.groups()
        return Street(
            names=tuple(name for name, _ in road),
            steps=tuple(tuple(way) for _, way in road),
            limits=(*self.limits, *none),
            groups=(*groups, *none),
            obstacles=frozenset(self.having("obstacle")),
            barrier_spaces=frozenset(self.having("barrier")),
            starts=starts,
            finishes=finishes,
            indicators=tuple(self.indicators(groups)),
            laps=laps if self.is_closed else 1,
            checkpoints=tuple(self.checkpoints()) if self.is_closed else (),
            blocks=frozenset(self.having("block")),
            rows=(*(row["column"] for row in self.rows), *none),
            lanes=(*(row["lane"] for row in self.rows), *none),
            length=self.circuit.measures.positions,
            slots=slots,
        )

    def road(self) -> Road:
        """The spaces of the pieces; nothing leads on from a finish."""
        ends = set(self.having("finish"))
        ways = [[] if i in ends else [*way] for i, way in enumerate(self.steps())]
        return list(zip(self.names, ways, strict=True))

    def add_starts(self, road: Road) -> tuple[int, ...]:
        """STR-H-24: the slots of a start piece, or some that lie on no piece."""
        laid = self.having("origin") if self.is_street else ()
        if laid or not self.names:
            return laid
        first = len(road)
        road += (self.slot(number) for number in range(self.slots))
        return tuple(range(first, len(road)))

    def add_finish(self, road: Road) -> frozenset[int]:
        """The finish of a course that is no lap: of a piece, or behind its far end."""
        laid = self.having("finish")
        if laid or self.is_closed or not self.names:
            return frozenset(laid)
        for last in self.last_row:
            road[last][1].append(Step(len(road)))
        road.append((self.names[self.last_row[0]], []))
        return frozenset({len(road) - 1})

    @cached_property
    def rows(self) -> list[dict[str, Any]]:
        """The attributes of each space."""
        return [self.attributes[name] for name in self.names]

    def of(self, space: int) -> dict[str, Any]:
        return self.rows[space]

    def having(self, attribute: str) -> tuple[int, ...]:
        """The spaces that have it: start spaces in the order of their slots, else from the left."""
        found = [i for i, row in enumerate(self.rows) if row.get(attribute)]
        return tuple(sorted(found, key=lambda i: (self.of(i).get("start", 0), self.of(i)["lane"])))

    # --- steps ----------------------------------------------------------------------------------

    def steps(self) -> Iterator[Sequence[Step]]:
        forward = [list(self.forward_steps(i)) for i in range(len(self.names))]
        sideways = [list(self.lateral_steps(i)) for i in range(len(self.names))]
        for space, ahead in enumerate(forward):
            yield [*ahead, *sideways[space], *self.diagonal_steps(space, ahead, sideways)]

    def forward_steps(self, space: int) -> Iterator[Step]:
        """Steps ahead in the same lane. Where a lane ends or begins, a diagonal one is the only way
        on: there it counts as one ahead."""
        ways, index = self.ways[self.names[space]], self.index
        ends = all(step["kind"] != "forward" for step in ways.values())
        for name, step in ways.items():
            if step["kind"] not in ("forward", "diagonal") or name not in index:
                continue
            to = index[name]
            if step["kind"] == "forward" or ends or to in self.lane_beginnings:
                yield Step(
                    to, barrier=self.barrier(space, to), crosses_line=bool(step["crosses_line"])
                )

    @cached_property
    def lane_beginnings(self) -> frozenset[int]:
        """Spaces that nothing leads to but diagonal steps."""
        led = {
            to
            for name in self.names
            for to, step in self.ways[name].items()
            if step["kind"] == "forward"
        }
        return frozenset(i for i, name in enumerate(self.names) if name not in led)

    def barrier(self, space: int, to: int) -> int:
        """STR-43: what it takes to pass; not tested again from one space of a barrier to another
        beside it."""
        if to not in self.barriers:
            return 0
        here, there = self.rows[space], self.rows[to]
        is_beside = space in self.barriers and here["column"] == there["column"]
        return 0 if is_beside else self.barriers[to]

    @cached_property
    def barriers(self) -> dict[int, int]:
        """What it takes to pass each barrier space."""
        return {i: int(row["barrier"]) for i, row in enumerate(self.rows) if "barrier" in row}

    def lateral_steps(self, space: int) -> Iterator[Step]:
        """STR-23: those of the pieces; on other games' circuits between all lanes of straights."""
        if self.is_street:
            for name, step in self.ways[self.names[space]].items():
                if step["kind"] == "lateral" and name in self.index:
                    yield self.lateral(space, self.index[name])
            return
        for neighbour in self.neighbours.get(space, ()):
            yield self.lateral(space, neighbour)

    def lateral(self, space: int, to: int) -> Step:
        side: Side = "L" if self.rows[to]["lane"] < self.rows[space]["lane"] else "R"
        return Step(to, "lateral", side, self.barrier(space, to))

    @cached_property
    def neighbours(self) -> dict[int, list[int]]:
        """Straight spaces beside each other."""
        straight = {
            (row["column"], row["lane"]): i
            for i, (row, limit) in enumerate(zip(self.rows, self.limits, strict=True))
            if not limit
        }
        return {
            i: [straight[at] for at in ((column, lane - 1), (column, lane + 1)) if at in straight]
            for (column, lane), i in straight.items()
        }

    def diagonal_steps(
        self, space: int, ahead: Sequence[Step], sideways: Sequence[Sequence[Step]]
    ) -> Iterator[Step]:
        """STR-39, section 15: ahead and then sideways, over straight spaces."""
        limits = self.limits
        if limits[space]:
            return
        seen = {step.to for step in ahead}
        for step in ahead:
            for aside in sideways[step.to] if not limits[step.to] else ():
                if aside.to not in seen and not limits[aside.to]:
                    seen.add(aside.to)
                    barrier = self.barrier(space, aside.to)
                    yield Step(aside.to, "diagonal", aside.side, barrier, step.crosses_line)

    # --- start and finish -----------------------------------------------------------------------

    def slot(self, number: int) -> tuple[str, list[Step]]:
        """STR-H-24: a start space before the first row, and the step that leads there."""
        first = self.first_row
        if not first:
            return "", []
        grid = list(self.circuit.measures.grid.values())
        place = number % USUAL_SLOTS
        at = first[(2 * place + 1) * len(first) // (2 * USUAL_SLOTS)]
        name = grid[number] if number < len(grid) else self.names[at]
        return name, [Step(at)]

    @cached_property
    def first_row(self) -> tuple[int, ...]:
        """The first spaces of the road: behind the line, on the start piece, or the first ones."""
        found = {
            self.index[b]
            for a, b in self.circuit.measures.line
            if a in self.index and b in self.index
        } or set(self.having("origin"))
        if not found and self.names:
            first = min(self.of(i)["column"] for i in range(len(self.names)))
            found = {i for i in range(len(self.names)) if self.of(i)["column"] == first}
        return tuple(sorted(found, key=lambda i: int(self.of(i)["lane"])))

    @cached_property
    def last_row(self) -> tuple[int, ...]:
        """Of an open road without a finish piece: its far end."""
        stretches = self.circuit.stretches[0]
        last = stretches[-1].columns[-1]
        found = [i for i in range(len(self.names)) if self.of(i)["column"] == last]
        return tuple(sorted(found, key=lambda i: int(self.of(i)["lane"])))

    def checkpoints(self) -> Iterator[frozenset[int]]:
        """STR-H-30: rows that every lap passes, one in each third of it."""
        positions = self.circuit.measures.positions
        rows: dict[int, set[int]] = {}
        for i in range(len(self.names)):
            rows.setdefault(self.of(i)["column"], set()).add(i)
        for part in range(CHECKED_PARTS):
            first, last = part * positions // CHECKED_PARTS, (part + 1) * positions // CHECKED_PARTS
            row = next((c for c in range(first, last) if self.is_passed(rows.get(c, set()))), None)
            if row is not None:
                yield frozenset(rows[row])

    def is_passed(self, row: set[int]) -> bool:
        """Does every way from the line to the line lead over one of these spaces?"""
        seen = {i for i in self.first_row if i not in row}
        queue = list(seen)
        while queue:
            at = queue.pop()
            for name, step in self.ways[self.names[at]].items():
                to = self.index.get(name)
                if to is None or to in row:
                    continue
                if step["crosses_line"]:
                    return False
                if to not in seen:
                    seen.add(to)
                    queue.append(to)
        return bool(row)

    # --- corners --------------------------------------------------------------------------------

    def number(self, space: int) -> int:
        return self.limits[space]

    @cached_property
    def limits(self) -> tuple[int, ...]:
        return tuple(map(self.limit, self.rows))

    def limit(self, space: Mapping[str, Any]) -> int:
        """The number of a corner space: its own, or that of the curve."""
        if "limit" in space:
            return int(space["limit"])
        if self.is_street or space["kind"] != "corner":
            return 0
        stretch = self.stretches.get(space["piece"])
        if stretch is None:
            return MEDIUM
        size, turn = stretch.piece.template.roads[0].shape
        number = BY_RADIUS.get(size, WIDE) if turn else MEDIUM
        inner = 0 if stretch.side == "L" else stretch.piece.template.lanes - 1
        is_inner = stretch.side is not None and space["lane"] == inner
        return max(LEAST_LIMIT, number - 1) if is_inner else number

    @cached_property
    def stretches(self) -> dict[str, PieceStretch]:
        return {
            stretch.piece.name: stretch for chain in self.circuit.stretches for stretch in chain
        }

    def groups(self) -> tuple[int, ...]:
        """The corner of each corner space: by marker, by the curve that it is in, else by what
        it is connected with."""
        found = [
            int(row.get("group", 0) or row["corner"]) if limit else 0
            for row, limit in zip(self.rows, self.limits, strict=True)
        ]
        fresh = max([*found, *(row["corner"] for row in self.rows)], default=0)
        for i in range(len(self.names)):
            if self.number(i) and not found[i]:
                fresh += 1
                self._spread(i, fresh, found)
        return tuple(found)

    def _spread(self, space: int, group: int, found: list[int]) -> None:
        """Number a space, and all corner spaces without a group that are connected with it."""
        queue = [space]
        while queue:
            at = queue.pop()
            if self.number(at) and not found[at]:
                found[at] = group
                queue += self.adjacent[at]

    @cached_property
    def adjacent(self) -> tuple[list[int], ...]:
        """Spaces connected by a step, in either direction."""
        found: tuple[list[int], ...] = tuple([] for _ in self.names)
        for a, name in enumerate(self.names):
            for b in (self.index[to] for to in self.ways[name] if to in self.index):
                found[a].append(b)
                found[b].append(a)
        return found

    # --- upgrades -------------------------------------------------------------------------------

    def indicators(self, groups: Sequence[int]) -> Iterator[Indicator]:
        """STR-05: by markers, one for spaces beside each other; else one for each corner of a
        circuit made for another game."""
        marked: dict[tuple[int, int], list[int]] = {}
        for i in self.having("indicator"):
            key = int(self.of(i)["column"]), int(self.of(i)["indicator"])
            marked.setdefault(key, []).append(i)
        for (_, value), spaces in sorted(marked.items()):
            yield Indicator(value, tuple(spaces))
        if marked or self.is_street:
            return
        members: dict[int, list[int]] = {}
        for i, group in enumerate(groups):
            members.setdefault(group, []).append(i)
        for group in sorted(members.keys() - {0}):
            yield Indicator(1, tuple(members[group]))
