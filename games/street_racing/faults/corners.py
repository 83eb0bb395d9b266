"""Corners: STR-V-07 and STR-V-08."""

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cached_property

import networkx as nx

from trackwright.games.street_racing.faults.fault import ERROR, WARNING, Fault, named
from trackwright.games.street_racing.faults.lanes import FASTEST
from trackwright.games.street_racing.street import Street
from trackwright.model.text.messages import Message


def numbers(street: Street) -> Iterator[Fault]:
    """STR-V-07."""
    high: dict[tuple[int, int], list[int]] = {}
    for space, limit in enumerate(street.limits):
        if limit < 0:
            text = Message(
                "the corner number of {space} is not a whole number from 1",
                space=street.names[space],
            )
            yield Fault("STR-V-07", ERROR, text, (space,), limit=1)
        elif limit > FASTEST:
            high.setdefault((street.groups[space], limit), []).append(space)
    for (_, limit), spaces in high.items():
        where = tuple(spaces)
        text = Message(
            "the corner number {value} of {spaces} is higher than the fastest card, {fastest}",
            value=limit,
            spaces=named(street, where),
            fastest=FASTEST,
        )
        yield Fault("STR-V-07", WARNING, text, where, limit, FASTEST)


def groups(street: Street) -> Iterator[Fault]:
    """STR-V-08."""
    for parts in scattered(street):
        first = tuple(part[0] for part in parts)
        text = Message("{spaces} are one corner, but not connected", spaces=named(street, first))
        everywhere = tuple(space for part in parts for space in part)
        yield Fault("STR-V-08", WARNING, text, everywhere, len(parts), 1)
    for spaces in touching(street):
        text = Message(
            "{spaces} follow each other, but count as different corners",
            spaces=named(street, spaces),
        )
        yield Fault("STR-V-08", WARNING, text, spaces)


def touching(street: Street) -> Iterator[tuple[int, ...]]:
    """Neighbouring corner spaces along a lane without a common id: for each two corners theirs."""
    found: dict[tuple[int, int], set[int]] = {}
    for space in street.spaces:
        if street.is_straight(space):
            continue
        for step in street.steps[space]:
            here, there = street.groups[space], street.groups[step.to]
            if step.kind != "forward" or street.is_straight(step.to):
                continue
            if here != there or not here:
                key = min(here, there), max(here, there)
                found.setdefault(key, set()).update((space, step.to))
    return (tuple(sorted(spaces)) for _, spaces in sorted(found.items()))


def scattered(street: Street) -> Iterator[list[list[int]]]:
    """Spaces with one corner id that are not connected: the parts of each such corner."""
    members = members_of(street)
    beside = _Beside(street) if members else None
    for _, spaces in sorted(members.items()):
        parts = beside.parts(spaces) if beside else []
        if len(parts) > 1:
            yield parts


def members_of(street: Street) -> dict[int, list[int]]:
    """Corner id -> its spaces."""
    members: dict[int, list[int]] = {}
    for space, group in enumerate(street.groups):
        if group:
            members.setdefault(group, []).append(space)
    return members


class _Beside:
    """Which spaces are connected. Lanes of a corner are, though no step leads from one to another,
    if the last straight spaces before them or the first ones behind them are beside each other."""

    def __init__(self, street: Street) -> None:
        self.street = street
        self.ahead = [_forward(street, space) for space in street.spaces]
        self.behind: list[list[int]] = [[] for _ in street.spaces]
        for space, there in enumerate(self.ahead):
            for to in there:
                self.behind[to].append(space)

    def parts(self, spaces: Sequence[int]) -> list[list[int]]:
        """These spaces in connected parts."""
        there = set(spaces)
        groups = nx.utils.UnionFind(spaces)
        for space in spaces:
            groups.union(space, *(s.to for s in self.street.steps[space] if s.to in there))
        for ways, rows in ((self.behind, self._rows_behind), (self.ahead, self._rows_ahead)):
            first: dict[int, int] = {}
            for space in spaces:
                if not there.issuperset(ways[space]):
                    groups.union(space, first.setdefault(rows[space], space))
        return sorted(sorted(part) for part in groups.to_sets())

    @cached_property
    def _rows_behind(self) -> list[int]:
        return self._nearest_rows(self.ahead)

    @cached_property
    def _rows_ahead(self) -> list[int]:
        return self._nearest_rows(self.behind)

    def _nearest_rows(self, ways: Sequence[Sequence[int]]) -> list[int]:
        """For each space the row of the nearest straight space from which these ways lead there
        through corners; the same for all that no straight leads to."""
        found = [-1] * len(self._row)
        queue = deque(space for space in self.street.spaces if self.street.is_straight(space))
        for space in queue:
            found[space] = self._row[space]
        while queue:
            space = queue.popleft()
            for to in ways[space]:
                if found[to] < 0:
                    found[to] = found[space]
                    queue.append(to)
        return found

    @cached_property
    def _row(self) -> list[int]:
        """For each straight space one of those that sideways steps connect it with; start spaces
        are beside each other."""
        straight = self.street.is_straight
        groups = nx.utils.UnionFind(self.street.spaces)
        groups.union(*self.street.starts)
        for space in filter(straight, self.street.spaces):
            for step in self.street.steps[space]:
                if step.kind == "lateral" and straight(step.to):
                    groups.union(space, step.to)
        return [groups[space] for space in self.street.spaces]


def _forward(street: Street, space: int) -> list[int]:
    return [step.to for step in street.steps[space] if step.kind == "forward"]
