"""A course as the street race sees it: spaces, steps, corners, barriers, and where it begins and
ends, as data (STR section 1). Rules, checks and the budget read it, and nothing else of a circuit.

It is made of a circuit (`laid.py`) or of a referee's case. Spaces are numbered from 0; a corner
number of 0 is a straight, a group of 0 no corner, a barrier of 0 none. A case may write a corner
number that is none (STR-V-07): it is `NO_NUMBER` here.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

StepKind: TypeAlias = Literal["forward", "lateral", "diagonal"]
Side: TypeAlias = Literal["L", "R"]

NO_NUMBER = -1
PRINTED_UPGRADES = 4
"""STR-05: those of the Start card."""
EASY = 9
"""STR-V-18: a corner number from which a corner is no difficulty."""
USUAL_SLOTS = 4
"""STR-07: cars that the box has consoles for, and start spaces of an imported circuit."""


class Step(NamedTuple):
    """A step to another space. `side` says to which side a lateral or diagonal one goes; `barrier`
    is the speed needed to pass the space that it leads to."""

    to: int
    kind: StepKind = "forward"
    side: Side | None = None
    barrier: int = 0
    crosses_line: bool = False


@dataclass(frozen=True)
class Indicator:
    """STR-05: a red number printed beside the road: upgrades for a course that passes there."""

    value: int
    spaces: tuple[int, ...]


@dataclass(frozen=True)
class Street:
    """The course. A closed circuit has no finish space: its finish is a step over the line, after
    `laps` laps, each past all `checkpoints` in their order (STR-H-30)."""

    names: tuple[str, ...]
    steps: tuple[tuple[Step, ...], ...]
    limits: tuple[int, ...]
    groups: tuple[int, ...]
    obstacles: frozenset[int] = frozenset()
    barrier_spaces: frozenset[int] = frozenset()
    starts: tuple[int, ...] = ()
    finishes: frozenset[int] = frozenset()
    indicators: tuple[Indicator, ...] = ()
    laps: int = 1
    checkpoints: tuple[frozenset[int], ...] = ()
    blocks: frozenset[int] = frozenset()
    """Spaces with a block token of nobody: a rival's for everybody."""
    rows: tuple[int, ...] = ()
    """How far along each space is, and below in which lane: for display only."""
    lanes: tuple[int, ...] = ()
    length: int = 0
    """Rows of a lap, or of the whole course."""
    slots: frozenset[int] = field(default=frozenset())
    """Start spaces that are on no piece: the Start card of an imported circuit."""

    @property
    def spaces(self) -> range:
        return range(len(self.names))

    @cached_property
    def is_closed(self) -> bool:
        """Does it end where it begins, at a line?"""
        return not self.finishes and any(step.crosses_line for way in self.steps for step in way)

    def is_straight(self, space: int) -> bool:
        """STR-23: lanes may be changed here."""
        return self.limits[space] == 0

    @cached_property
    def bends(self) -> tuple[int, ...]:
        """The corner of each corner space, as `groups`; of those without an id all that steps
        connect are one."""
        found, fresh = list(self.groups), max(self.groups, default=0)
        nameless = [at for at in self.spaces if self.limits[at] and not found[at]]
        beside: dict[int, set[int]] = {at: set() for at in nameless}
        for at in nameless:
            for step in self.steps[at]:
                if step.to in beside:
                    beside[at].add(step.to)
                    beside[step.to].add(at)
        for first in nameless:
            fresh += not found[first]
            queue = [] if found[first] else [first]
            while queue:
                at = queue.pop()
                found[at] = fresh
                queue += [to for to in beside[at] if not found[to]]
        return tuple(found)

    def is_open(self, space: int) -> bool:
        """STR-04: may anything ever be there?"""
        return space not in self.obstacles

    def usable(self, space: int) -> tuple[Step, ...]:
        """The steps that rules permit on an empty road without upgrades: forward, or sideways
        between straight spaces, never from a start space sideways (STR-23, STR-H-24)."""
        return self._usable[space]

    @cached_property
    def _usable(self) -> tuple[tuple[Step, ...], ...]:
        limits, obstacles, starts = self.limits, self.obstacles, frozenset(self.starts)
        found = []
        for space, way in enumerate(self.steps):
            kinds = ("forward",) if limits[space] or space in starts else ("forward", "lateral")
            found.append(
                tuple(
                    step
                    for step in way
                    if step.kind in kinds
                    and step.to not in obstacles
                    and (step.kind == "forward" or not limits[step.to])
                )
            )
        return tuple(found)

    # --- distances

    @cached_property
    def to_goal(self) -> tuple[int | None, ...]:
        """The fewest steps from each space onto the finish, or once over the line; None: no way."""
        before: list[list[tuple[int, bool]]] = [[] for _ in self.names]
        for space in self.spaces:
            for step in self.usable(space) if self.is_open(space) else ():
                before[step.to].append((space, step.crosses_line))
        return tuple(self._backwards(before))

    def _backwards(self, before: Sequence[Sequence[tuple[int, bool]]]) -> list[int | None]:
        found: list[int | None] = [None] * len(self.names)
        queue: deque[int] = deque()
        for goal in sorted(self.finishes):
            found[goal] = 0
            queue.append(goal)
        if self.is_closed:
            for space in sorted({a for ways in before for a, crosses in ways if crosses}):
                found[space] = 1
                queue.append(space)
        while queue:
            at = queue.popleft()
            steps = found[at] or 0
            for space, crosses in before[at]:
                if found[space] is None and not (crosses and self.is_closed):
                    found[space] = steps + 1
                    queue.append(space)
        return found

    @cached_property
    def lap(self) -> int | None:
        """Steps of a lap by the shortest way: from the space behind the line over it again."""
        ends = {step.to for way in self.steps for step in way if step.crosses_line}
        ways = [steps for at in ends if (steps := self.to_goal[at]) is not None]
        return min(ways, default=None) if self.is_closed else None

    @cached_property
    def shortest(self) -> int | None:
        """Steps of the whole course by the shortest way, from the best start space."""
        ways = [steps for at in self.starts if (steps := self.to_goal[at]) is not None]
        if not ways:
            return None
        return min(ways) + (self.laps - 1) * (self.lap or 0)

    @cached_property
    def reachable(self) -> frozenset[int]:
        """What a car can get to from a start space."""
        return self.reach((s for s in self.starts if self.is_open(s)), self.usable)

    @cached_property
    def course(self) -> frozenset[int]:
        """Spaces on some way from a start space to the finish."""
        return frozenset(at for at in self.reachable if self.to_goal[at] is not None)

    @staticmethod
    def reach(first: Iterable[int], steps: "Callable[[int], Iterable[Step]]") -> frozenset[int]:
        """All spaces that these steps lead to, and where they begin."""
        seen = set(first)
        queue = deque(seen)
        while queue:
            for step in steps(queue.popleft()):
                if step.to not in seen:
                    seen.add(step.to)
                    queue.append(step.to)
        return frozenset(seen)

    # --- the way that figures and bottlenecks are measured on

    def hardness(self, space: int) -> int:
        """STR-V-18: what a space adds to the difficulty."""
        limit = self.limits[space]
        return max(0, EASY - limit) if limit > 0 else 0

    @cached_property
    def easiest_way(self) -> tuple[int, ...]:
        """The spaces of the shortest way from a start space onto the finish, or to the line of a
        lap; of several the one with the easiest corners. Empty if there is none."""
        hard = self._hardness_ahead()
        starts = [
            (steps, hard[at], at)
            for at in self.starts
            if self.is_open(at) and (steps := self.to_goal[at]) is not None
        ]
        if not starts:
            return ()
        steps, _, at = min(starts)
        way = [at]
        while ahead := self._nearer(at, steps):
            at = min(ahead, key=hard.__getitem__)
            steps -= 1
            way.append(at)
        return tuple(way)

    def _hardness_ahead(self) -> dict[int, int]:
        """For each space the difficulty of the easiest of the shortest ways from there, its own
        included."""
        there = [(steps, at) for at in self.spaces if (steps := self.to_goal[at]) is not None]
        found: dict[int, int] = {}
        for steps, at in sorted(there):
            ahead = self._nearer(at, steps)
            found[at] = self.hardness(at) + min((found[to] for to in ahead), default=0)
        return found

    def _nearer(self, space: int, steps: int) -> list[int]:
        """The spaces one step on from which the finish is one step nearer."""
        return [
            step.to
            for step in self.usable(space)
            if self.to_goal[step.to] == steps - 1 and not (self.is_closed and step.crosses_line)
        ]

    # --- upgrades

    @cached_property
    def passed_indicators(self) -> tuple[Indicator, ...]:
        """STR-05, STR-H-30: those beside a way from the start to the finish, each once."""
        return tuple(one for one in self.indicators if not self.course.isdisjoint(one.spaces))

    @property
    def upgrades(self) -> int:
        """STR-05: U, before what a console can hold."""
        return PRINTED_UPGRADES + sum(one.value for one in self.passed_indicators)
