"""The spaces and steps of a circuit, and what follows from those alone: MOP-T-01 to T-08, H-07."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from trackwright.games.mopeds.state.layouts import FAR
from trackwright.simulator.table.table import Spot

Step: TypeAlias = tuple[int, int]
MOST_RANK, MOST_SECTIONS = 16, 512
"""Room for them in the number that says who is farther along."""


@dataclass(frozen=True)
class Space:
    """MOP-T-01: a space; `rank` 0 is the inner lane, `section` names its turn or straight."""

    name: str
    rank: int
    section: str
    turn: bool = False
    bonus: int = 0
    position: int = 0
    """Counted from the line."""
    letter: str = ""
    """Of the lane, for display."""


@dataclass(frozen=True)
class Way:
    """MOP-T-02, T-06: spaces, the steps from each, the inner lane first, those over the line, and
    the start."""

    spaces: tuple[Space, ...]
    ahead: tuple[tuple[int, ...], ...]
    line: frozenset[Step]
    start: tuple[int, ...] = ()
    length: int = 0
    """Positions per lap."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        return tuple(Spot(s.name, s.position, s.letter, 0) for s in self.spaces)

    @property
    def places(self) -> range:
        return range(len(self.spaces))

    # --- distances

    @cached_property
    def shortest(self) -> tuple[int, ...]:
        """The fewest steps from each space over the line; FAR if there is no way."""
        before: list[list[int]] = [[] for _ in self.spaces]
        for a, ahead in enumerate(self.ahead):
            for b in ahead:
                if (a, b) not in self.line:
                    before[b].append(a)
        found = [FAR] * len(self.spaces)
        queue = deque(sorted({a for a, _ in self.line}))
        for a in queue:
            found[a] = 1
        while queue:
            b = queue.popleft()
            for a in before[b]:
                if found[a] == FAR:
                    found[a] = found[b] + 1
                    queue.append(a)
        return tuple(found)

    @cached_property
    def lap(self) -> int:
        """Spaces of a lap on the ideal line."""
        return min((self.shortest[b] for _, b in self.line), default=FAR)

    @cached_property
    def left(self) -> tuple[int, ...]:
        """MOP-H-07: on straights the ideal line, the same for all spaces of a column; in a turn the
        own lane to its end and on from there."""
        straight = self._left_on_straights()
        return tuple(
            self._left_in_turn(i, straight) if space.turn else straight[i]
            for i, space in enumerate(self.spaces)
        )

    def _left_on_straights(self) -> list[int]:
        columns: dict[tuple[str, int], int] = {}
        keys = [(space.section, self.to_end(i)) for i, space in enumerate(self.spaces)]
        for key, steps in zip(keys, self.shortest, strict=True):
            columns[key] = min(steps, columns.get(key, FAR))
        return [columns[key] for key in keys]

    def to_end(self, space: int) -> int:
        """Steps until the section ends or the line is crossed, by the shortest way: the column of a
        straight, counted from its end."""
        section, seen, layer, steps = self.spaces[space].section, {space}, [space], 0
        while layer:
            steps += 1
            following: list[int] = []
            for a in layer:
                for b in self.ahead[a]:
                    if (a, b) in self.line or self.spaces[b].section != section:
                        return steps
                    if b not in seen:
                        seen.add(b)
                        following.append(b)
            layer = following
        return FAR

    def _left_in_turn(self, space: int, straight: Sequence[int]) -> int:
        """Own lane to the end of the turn, or to the line in it, and the ideal line from there."""
        at, steps, seen = space, 0, set[int]()
        while at not in seen:
            seen.add(at)
            if any((at, b) in self.line for b in self.ahead[at]):
                return steps + 1
            inside = [b for b in self.ahead[at] if self._same_section(at, b)]
            if not inside:
                break
            own = [b for b in inside if self.spaces[b].rank == self.spaces[at].rank]
            at = (own or inside)[0]
            steps += 1
        beyond = [
            straight[b] if not self.spaces[b].turn else self.shortest[b] for b in self.ahead[at]
        ]
        return min(FAR, steps + 1 + min(beyond, default=FAR))

    def _same_section(self, a: int, b: int) -> bool:
        return self.spaces[a].section == self.spaces[b].section

    @cached_property
    def sections_left(self) -> tuple[int, ...]:
        """How many sections the inner lane still enters before the line."""
        return tuple(self._sections_before_line(i) for i in range(len(self.spaces)))

    def _sections_before_line(self, space: int) -> int:
        entered, at, seen = 0, space, set[int]()
        while at not in seen and self.ahead[at]:
            seen.add(at)
            to = self.ahead[at][0]
            if (at, to) in self.line:
                return entered
            entered += not self._same_section(at, to)
            at = to
        return min(entered, MOST_SECTIONS - 1)

    def behind(self, left: Sequence[int]) -> tuple[int, ...]:
        """MOP-33, MOP-H-07: a number for each space, the smaller the farther along: fewer spaces to
        the line, then the inner lane, then the later section."""
        return tuple(
            (steps * MOST_RANK + min(space.rank, MOST_RANK - 1)) * MOST_SECTIONS + sections
            for steps, space, sections in zip(left, self.spaces, self.sections_left, strict=True)
        )

    # --- turns and bonus spaces

    def through(self, space: int) -> int:
        """MOP-18: steps on the inner lane from this space that lead out of its section; FAR if
        none do."""
        at, seen = space, set[int]()
        while at not in seen and self.ahead[at]:
            seen.add(at)
            at = self.ahead[at][0]
            if not self._same_section(space, at):
                return len(seen)
        return FAR

    def bonus_move(self, space: int) -> tuple[int, bool]:
        """MOP-43: where the bonus move of a space ends on the empty track, and whether it crosses
        the line."""
        crossed = False
        for _ in range(self.spaces[space].bonus):
            to = self.ahead[space][0] if self.ahead[space] else space
            crossed = crossed or (space, to) in self.line
            space = to
        return space, crossed

    @cached_property
    def landing(self) -> Mapping[int, int]:
        """MOP-43: bonus space -> where its bonus move ends on the empty track."""
        return {i: self.bonus_move(i)[0] for i, space in enumerate(self.spaces) if space.bonus}

    def endless_bonus(self) -> Iterator[int]:
        """MOP-43: the bonus spaces from which the bonus moves never end."""
        for space in self.landing:
            at, seen = space, set[int]()
            while at in self.landing and at not in seen:
                seen.add(at)
                at = self.landing[at]
            if at in self.landing:
                yield space
