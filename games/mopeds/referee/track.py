"""The track that a case describes, and what is wrong with it: MOP-T-01 to T-06, MOP-41, MOP-43."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trackwright.games.mopeds.budget.budget import Chains, chains_of
from trackwright.games.mopeds.state.layouts import FAR, MOST_MOPEDS
from trackwright.games.mopeds.state.way import Space, Step, Way
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    found,
    id_of,
    listed,
    named,
    objects,
    whole,
)

MOST_BONUS, BONUS = 9, 2
MOST_RANKS = 15
WIDEST = 3
"""MOP-41: spaces side by side."""
ENDLESS = "bonus moves never end"


def way_of_case(track: Any, start: Sequence[Any] | None = None) -> Way:
    """MOP-T-01, T-02: the explicit track of a case; `start` instead of its own start spaces."""
    if not isinstance(track, Mapping):
        raise CannotAnswer(f"track: expected an object with spaces, edges and line, {found(track)}")
    rows = objects(track.get("spaces"), "track.spaces")
    numbers = {id_of(row, "track.spaces"): i for i, row in enumerate(rows)}
    if len(numbers) != len(rows):
        raise CannotAnswer("track.spaces: an id is used twice")
    if not rows:
        raise CannotAnswer("track.spaces: expected at least one space")
    spaces = tuple(map(_space, rows))
    edges = [_edge(edge, numbers, "track.edges") for edge in listed(track, "edges", "track.edges")]
    line = frozenset(
        _edge(edge, numbers, "track.line") for edge in listed(track, "line", "track.line")
    )
    if strange := line - set(edges):
        first, second = (spaces[i].name for i in sorted(strange)[0])
        raise CannotAnswer(f"track.line: {first} -> {second} is not an edge")
    ahead: list[list[int]] = [[] for _ in rows]
    for a, b in dict.fromkeys(edges):
        ahead[a].append(b)
    given = listed(track, "start", "track.start") if start is None else start
    return Way(
        spaces,
        tuple(tuple(sorted(to, key=lambda b: spaces[b].rank)) for to in ahead),
        line,
        tuple(numbers[known(id, numbers, "track.start")] for id in given),
        length=len(rows),
    )


def _space(row: Case) -> Space:
    here = f"track: space {row['id']}"
    bonus = row.get("bonus", row.get("bonus2"))
    if isinstance(bonus, bool) or bonus is None:
        bonus = BONUS if bonus else 0
    section = row.get("sec", row.get("section", ""))
    return Space(
        name=str(row["id"]),
        rank=whole(row.get("rank", 0), f"{here}: rank", 0, MOST_RANKS),
        section=named(section, f"{here}: sec"),
        turn=bool(row.get("turn")),
        bonus=whole(bonus, f"{here}: bonus", 0, MOST_BONUS),
    )


def _edge(edge: Any, numbers: Mapping[str, int], where: str) -> Step:
    if not isinstance(edge, list) or len(edge) != 2:
        raise CannotAnswer(f"{where}: expected pairs of spaces, {found(edge)}")
    return numbers[known(edge[0], numbers, where)], numbers[known(edge[1], numbers, where)]


def known(id: Any, numbers: Mapping[str, int], where: str) -> str:
    name = named(id, where)
    if name not in numbers:
        raise CannotAnswer(f"{where}: no space {name!r} {did_you_mean(name, numbers)}")
    return name


def chains_on_way(way: Way) -> Chains:
    """MOP-43: the chains of bonus spaces on the empty track."""
    names = [space.name for space in way.spaces]
    moves = {i: way.bonus_move(i) for i in way.landing}
    return chains_of({names[i]: (names[end], crossed) for i, (end, crossed) in moves.items()})


def reasons_against(way: Way) -> Iterator[str]:
    """MOP-41, MOP-43: everything because of which the track cannot be raced."""
    if len(set(way.start)) != MOST_MOPEDS:
        yield "six start spaces needed"
    for i in way.start:
        if FAR > way.shortest[i] > max(MOST_MOPEDS, way.lap // 2):
            yield f"start space {way.spaces[i].name} is not before the line"
    for i, ahead in enumerate(way.ahead):
        name = way.spaces[i].name
        if len({way.spaces[to].rank for to in ahead}) != len(ahead):
            yield f"successors of {name} have the same rank"
        if way.shortest[i] >= FAR:
            yield f"no way leads from {name} over the line"
    yield from _long_inner_lanes(way)
    if way.lap >= FAR:
        yield "no lap can be driven"
    elif _has_cycle_without_line(way):
        yield "a cycle does not cross the line"
    elif not all(_is_lap(way, b) for _, b in way.line):
        yield "a lap crosses the line more than once"
    if any(True for _ in way.endless_bonus()):
        yield ENDLESS
    yield from _steps_aside(way)


def _long_inner_lanes(way: Way) -> Iterator[str]:
    """MOP-41: the inner chain of a turn is not longer than an outer one."""
    counts: dict[str, dict[int, int]] = {}
    for space in way.spaces:
        if space.turn:
            lanes = counts.setdefault(space.section, {})
            lanes[space.rank] = lanes.get(space.rank, 0) + 1
    for section, lanes in counts.items():
        lengths = [lanes[rank] for rank in sorted(lanes)]
        if lengths != sorted(lengths):
            yield f"the inner lane of turn {section} is longer than the outer one"


def _steps_aside(way: Way) -> Iterator[str]:
    """MOP-T-02, MOP-41: on straights every step leads to a later column; 1 to 3 spaces a column."""
    columns: dict[tuple[str, int], int] = {}
    for a, space in enumerate(way.spaces):
        if space.turn or way.shortest[a] >= FAR:
            continue
        column = space.section, way.to_end(a)
        columns[column] = columns.get(column, 0) + 1
        for b in way.ahead[a]:
            on = way.spaces[b]
            inside = on.section == space.section and not on.turn and (a, b) not in way.line
            if inside and way.shortest[b] < FAR and way.to_end(b) >= column[1]:
                yield f"the step from {space.name} to {on.name} does not lead forward"
    if max(columns.values(), default=1) > WIDEST:
        yield f"more than {WIDEST} spaces side by side"


def _is_lap(way: Way, start: int) -> bool:
    """Can a moped come back to this space behind the line by crossing the line once?"""
    seen, left = {start}, [start]
    while left:
        a = left.pop()
        if (a, start) in way.line:
            return True
        new = {b for b in way.ahead[a] if (a, b) not in way.line} - seen
        seen |= new
        left += new
    return False


def _has_cycle_without_line(way: Way) -> bool:
    """MOP-41: spaces that lead to each other, but not over the line."""
    left = set(range(len(way.spaces)))
    while free := {
        a for a in left if all(b not in left or (a, b) in way.line for b in way.ahead[a])
    }:
        left -= free
    return bool(left)
