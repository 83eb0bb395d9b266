"""Ways from the start to the finish: STR-V-01 to STR-V-04, STR-V-10."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import networkx as nx

from trackwright.games.street_racing.faults.fault import ERROR, WARNING, Fault, named
from trackwright.games.street_racing.street import Step, Street
from trackwright.model.text.messages import Message

OTHER_SIDE = {"L": "R", "R": "L"}


def starts(street: Street, cars: int) -> Iterator[Fault]:
    """STR-V-01."""
    free = free_starts(street)
    if not free:
        yield Fault("STR-V-01", ERROR, Message("there is no start space"), (), 0, cars)
    elif len(free) < cars:
        text = Message("{n} start spaces for {cars} cars", n=len(free), cars=cars)
        yield Fault("STR-V-01", ERROR, text, free, len(free), cars)


def free_starts(street: Street) -> tuple[int, ...]:
    return tuple(space for space in street.starts if street.is_open(space))


def finish(street: Street) -> Iterator[Fault]:
    """STR-V-02."""
    if not has_finish(street):
        yield Fault("STR-V-02", ERROR, Message("there is no finish"))
        return
    if lost := tuple(at for at in free_starts(street) if street.to_goal[at] is None):
        text = Message("no way leads from {spaces} to the finish", spaces=named(street, lost))
        yield Fault("STR-V-02", ERROR, text, lost)


def has_finish(street: Street) -> bool:
    return bool(street.finishes) or street.is_closed


def traps(street: Street) -> Iterator[Fault]:
    """STR-V-03: a fault for each dead end."""
    lost = street.reachable - street.course
    for part in _connected(street, lost):
        text = Message("no way leads on from {spaces}", spaces=named(street, part))
        yield Fault("STR-V-03", ERROR, text, part)


def _connected(street: Street, spaces: Iterable[int]) -> list[tuple[int, ...]]:
    """Parts of these spaces that usable steps connect, in either direction."""
    there = set(spaces)
    groups = nx.utils.UnionFind(sorted(there))
    for space in there:
        for step in street.usable(space):
            if step.to in there:
                groups.union(space, step.to)
    return sorted(tuple(sorted(part)) for part in groups.to_sets())


def lane_changes(street: Street) -> Iterator[Fault]:
    """STR-V-04: each sideways step has its opposite."""
    for space, step in _lateral(street):
        back = [one.side for one in _ways_between(street, step.to, space)]
        pair = (space, step.to)
        names = {"a": street.names[space], "b": street.names[step.to]}
        if not back:
            text = Message("a sideways step leads from {a} to {b}, but none back", **names)
            yield Fault("STR-V-04", ERROR, text, pair)
        elif step.side is not None and OTHER_SIDE[step.side] not in back and space < step.to:
            text = Message("from {a} to {b} and back are steps to the same side", **names)
            yield Fault("STR-V-04", ERROR, text, pair)


def _lateral(street: Street) -> Iterator[tuple[int, Step]]:
    for space in street.spaces:
        for step in street.steps[space]:
            if step.kind == "lateral":
                yield space, step


def _ways_between(street: Street, a: int, b: int) -> Iterator[Step]:
    """The sideways steps from one space to another."""
    return (step for step in street.steps[a] if step.kind == "lateral" and step.to == b)


def circles(street: Street) -> Iterator[Fault]:
    """STR-V-04: nobody drives round and round, unless laps are counted there."""
    checked = frozenset[int]().union(*street.checkpoints)
    for ring in _rings(street):
        if checked.isdisjoint(ring):
            text = Message(
                "steps forward lead in a circle, from {space} to {space} again",
                space=street.names[ring[0]],
            )
            yield Fault("STR-V-04", ERROR, text, ring)


def _rings(street: Street) -> Iterator[tuple[int, ...]]:
    """Spaces that can be reached again from themselves, going forward at least once."""
    if not _leads_back(street):
        return
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_nodes_from(street.spaces)
    graph.add_edges_from((at, step.to) for at in street.spaces for step in street.usable(at))
    for part in nx.strongly_connected_components(graph):
        ahead = (s for at in part for s in street.usable(at) if s.kind == "forward")
        if any(step.to in part for step in ahead):
            yield tuple(sorted(part))


def _leads_back(street: Street) -> bool:
    """May there be a ring without a checkpoint? Rows of spaces with steps between them are taken
    away while nothing leads to them; a ring remains. Much faster than `_rings`."""
    row = _rows(street)
    checked = {row[space] for spaces in street.checkpoints for space in spaces}
    pairs = [
        (row[at], row[step.to])
        for at in street.spaces
        for step in street.usable(at)
        if step.kind == "forward"
    ]
    ahead: dict[int, list[int]] = {one: [] for one in row}
    before = dict.fromkeys(row, 0)
    for a, b in pairs:
        if a not in checked:
            ahead[a].append(b)
            before[b] += 1
    queue = [one for one, count in before.items() if not count]
    done = len(queue)
    while queue:
        for to in ahead[queue.pop()]:
            before[to] -= 1
            if not before[to]:
                queue.append(to)
                done += 1
    return done < len(before)


def _rows(street: Street) -> list[int]:
    """For each space the first one of those that sideways steps connect it with."""
    row = list(street.spaces)
    for space in street.spaces:
        if row[space] == space:
            queue = [space]
            while queue:
                for step in street.usable(queue.pop()):
                    if step.kind == "lateral" and row[step.to] > space:
                        row[step.to] = space
                        queue.append(step.to)
    return row


def narrow(street: Street) -> Iterator[Fault]:
    """STR-V-10: the minimum vertex cut between start and finish is 0 or 1."""
    if not free_starts(street) or not has_finish(street):
        return
    way = street.easiest_way
    if not way:
        text = Message("obstacles or gaps block the whole road")
        yield Fault("STR-V-10", ERROR, text, (), 0, 2)
        return
    single = set(single_spaces(street, way))
    for alone, part in groupby(way, key=single.__contains__):
        if alone:
            spaces = tuple(part)
            yield Fault("STR-V-10", WARNING, _one_wide(street, spaces), spaces, 1, 2)


def _one_wide(street: Street, spaces: tuple[int, ...]) -> Message:
    if len(spaces) == 1:
        only = street.names[spaces[0]]
        return Message("every way leads through the single space {space}", space=only)
    return Message(
        "every way leads through {n} single spaces, from {first} to {last}",
        n=len(spaces),
        first=street.names[spaces[0]],
        last=street.names[spaces[-1]],
    )


def single_spaces(street: Street, way: Sequence[int]) -> Iterator[int]:
    """The spaces that every way from the start to the finish uses, in the order of one such way;
    start and finish excluded.

    Ways that avoid a space leave `way` before it and come back behind it. So it is enough to note
    how far along `way` one gets from the spaces before, never entering it in between.
    """
    goal = len(way)
    number = {space: i for i, space in enumerate(way)}
    seen = set(free_starts(street)) - number.keys()
    ahead = 0

    def explore(queue: list[int]) -> int:
        farthest = 0
        while queue:
            for step in street.usable(queue.pop()):
                if (street.is_closed and step.crosses_line) or step.to in street.finishes:
                    farthest = goal
                elif step.to in number:
                    farthest = max(farthest, number[step.to])
                elif step.to not in seen:
                    seen.add(step.to)
                    queue.append(step.to)
        return farthest

    others = [at for at in free_starts(street) if at in number]
    ahead = max([explore(sorted(seen)), *(number[at] for at in others)])
    for i, space in enumerate(way):
        if ahead == i and space not in street.starts and space not in street.finishes:
            yield space
        ahead = max(ahead, explore([space]), i)
