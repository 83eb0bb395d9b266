"""The drivable spaces and the steps between them, and everything derived from those alone."""

from collections import Counter, deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from trackwright.games.ausgebremst.state.layouts import FAR, MOST_CARD, MOST_LAPS, NOWHERE
from trackwright.model.circuit import Circuit
from trackwright.simulator.table.table import Spot


@dataclass(frozen=True)
class Space:
    """T-01: a space. `part` names its curve or straight, `column` its cross-section there."""

    name: str
    lane: int
    inner: int
    """0 = the innermost lane."""
    part: object
    curve: bool = False
    column: int = 0
    chicane: bool = False
    alley: bool = False
    stop: bool = False
    position: int = 0
    """Counted from the line."""
    letter: str = ""
    """Of the lane, for display."""


Step: TypeAlias = tuple[int, int]
NO_WINDOWS: tuple[int, ...] = ()


@dataclass(frozen=True)
class Way:
    """T-02, T-06 to T-08: spaces, the steps from each, those over the line, pit and grid."""

    spaces: tuple[Space, ...]
    ahead: tuple[tuple[int, ...], ...]
    line: frozenset[Step]
    grid: tuple[int, ...] = ()
    rows: tuple[int, ...] = ()
    """Of each grid place, 1 to 3."""
    entry: int = NOWHERE
    exit: int = NOWHERE
    windows: tuple[int, ...] = NO_WINDOWS
    circuit: Circuit | None = field(default=None, compare=False, repr=False)
    """The circuit; a referee's case has none."""
    length: int = 0
    """Positions per lap."""

    @property
    def spots(self) -> tuple[Spot, ...]:
        return tuple(Spot(s.name, s.position, s.letter, 0) for s in self.spaces)

    @property
    def places(self) -> range:
        return range(len(self.spaces))

    def enters_alley(self, a: int, b: int) -> bool:
        return self.spaces[b].alley and not self.spaces[a].alley

    def steps(self) -> Iterator[Step]:
        for a, ahead in enumerate(self.ahead):
            for b in ahead:
                yield a, b


# --- what follows from the graph ----------------------------------------------------------------


@dataclass(frozen=True)
class Figures:
    """T-10: numbers of the empty track."""

    dist: tuple[int, ...]
    remain: tuple[int, ...]
    lap: int
    can_stop: tuple[int, ...]
    """For each space the crossings after which a stop is still possible, as bits."""
    stop_ahead: tuple[bool, ...]
    since_entry: tuple[int, ...]
    """For each space of the alley how often the way from field A to it crosses the line."""
    detour: int
    """How much longer the way through the alley is than the one beside it."""
    stop_cards: tuple[int, ...]
    """For each space the cards that reach a pit space from there, as bits."""


def figures_of(way: Way, laps: int) -> Figures:
    """T-10, H-07, H-18: everything that the rules look up for a space."""
    dist = _distances(way)
    lap = min((dist[b] for _, b in way.line if not way.spaces[b].alley), default=FAR)
    chances = _chances_to_stop(way, laps)
    return Figures(
        dist=dist,
        remain=_remains(way, dist, lap),
        lap=lap,
        can_stop=chances,
        stop_ahead=_stops_ahead(way),
        since_entry=_crossed_in_alley(way),
        detour=_detour(way, dist, lap),
        stop_cards=_cards_to(way, [space.stop for space in way.spaces]),
    )


def _detour(way: Way, dist: Sequence[int], lap: int) -> int:
    """T-06: how much longer a lap through the alley is than one on the ideal line."""
    exits = _steps_to_exit(way)
    entries = [(way.entry, b) for b in way.ahead[way.entry] if b in exits] if exits else []
    inside = [(exits[b][0], exits[b][1] + ((a, b) in way.line)) for a, b in entries]
    there = _steps_from_line(way, way.entry) if inside else None
    if there is None or dist[way.exit] >= FAR:
        return 0
    steps, crossed = min(inside)
    return max(0, there + 1 + steps + dist[way.exit] - (1 + crossed) * lap)


def _steps_from_line(way: Way, goal: int) -> int | None:
    """The fewest steps from behind the line, avoiding the alley."""
    found = {b: 0 for _, b in way.line if not way.spaces[b].alley}
    queue = deque(found)
    while queue and goal not in found:
        a = queue.popleft()
        for b in way.ahead[a]:
            if b not in found and not way.spaces[b].alley:
                found[b] = found[a] + 1
                queue.append(b)
    return found.get(goal)


def _cards_to(way: Way, wanted: Sequence[bool]) -> tuple[int, ...]:
    """For each space the cards, as bits, that end on a wanted space on the empty track."""
    ends = list(wanted)
    found = [0] * len(ends)
    for card in range(1, MOST_CARD + 1):
        ends = [any(ends[b] for b in ahead) for ahead in way.ahead]
        for space, reaches in enumerate(ends):
            found[space] |= int(reaches) << card
    return tuple(found)


def default_windows(way: Way) -> tuple[int, ...]:
    """H-16: A in the first half of the lap can be used in the second and third lap, otherwise in
    the first and second."""
    figures = figures_of(way, MOST_LAPS)
    return (2, 3) if 2 * figures.dist[way.entry] > figures.lap else (1, 2)


def _backwards(way: Way) -> list[list[int]]:
    before: list[list[int]] = [[] for _ in way.spaces]
    for a, b in way.steps():
        before[b].append(a)
    return before


def _distances(way: Way) -> tuple[int, ...]:
    """T-10: the fewest steps over the line; a car outside the alley does not go through it."""
    before = _backwards(way)
    found = [FAR] * len(way.spaces)
    queue = deque(dict.fromkeys(a for a, b in way.line if not way.enters_alley(a, b)))
    for space in queue:
        found[space] = 1
    while queue:
        b = queue.popleft()
        for a in before[b]:
            stays = (a, b) not in way.line and not way.enters_alley(a, b)
            if stays and found[a] > found[b] + 1:
                found[a] = found[b] + 1
                queue.append(a)
    return tuple(found)


def _remains(way: Way, dist: Sequence[int], lap: int) -> tuple[int, ...]:
    """H-07: on a straight as from the best space of the column; in a curve along the lane to its
    end and on from there; in the alley to field C and on from there."""
    found = list(dist)
    parts: dict[object, list[int]] = {}
    columns: dict[object, list[int]] = {}
    for s, one in enumerate(way.spaces):
        if not one.alley:
            parts.setdefault(one.part, []).append(s)
    for part in parts.values():
        if _is_curve(way, part):
            found_here = _left_in_curve(way, part, dist, lap)
            for s, left in found_here.items():
                found[s] = left
        else:
            for s in part:
                columns.setdefault((way.spaces[s].part, way.spaces[s].column), []).append(s)
    for column in columns.values():
        best = min(dist[s] for s in column)
        for s in column:
            found[s] = best
    for space, (steps, crossed) in _steps_to_exit(way).items():
        found[space] = steps + found[way.exit] - crossed * lap
    return tuple(found)


def _is_curve(way: Way, part: Sequence[int]) -> bool:
    """T-04: is it declared a curve, or do its lanes have different numbers of spaces?"""
    if any(way.spaces[s].curve for s in part):
        return True
    lanes = Counter(way.spaces[s].lane for s in part)
    return len(set(lanes.values())) > 1 and not any(way.spaces[s].chicane for s in part)


def _left_in_curve(way: Way, part: Sequence[int], dist: Sequence[int], lap: int) -> dict[int, int]:
    """F-16: all lanes end at one place; if the line is inside the curve, going on from there is a
    lap more."""
    inside = set(part)
    on = {s: _on_in_lane(way, s, inside) for s in part}
    from_end = min((dist[s] for s in part if on[s] == NOWHERE), default=FAR)
    found = {}
    for s in part:
        steps, crossed, at = 0, 0, s
        while on[at] != NOWHERE and steps <= len(part):
            crossed += (at, on[at]) in way.line
            steps, at = steps + 1, on[at]
        found[s] = steps + from_end - crossed * lap
    return found


def _on_in_lane(way: Way, s: int, inside: Collection[int]) -> int:
    """The next space of the curve in the same lane or, where that ends, in the nearest one."""
    own = way.spaces[s].lane
    ahead = [b for b in way.ahead[s] if b in inside]
    return min(ahead, key=lambda b: abs(way.spaces[b].lane - own), default=NOWHERE)


def _steps_to_exit(way: Way) -> dict[int, tuple[int, int]]:
    """For each space of the alley the steps to field C, and how often they cross the line."""
    found: dict[int, tuple[int, int]] = {}
    if way.exit == NOWHERE:
        return found
    before = _backwards(way)
    queue = deque([(way.exit, 0, 0)])
    while queue:
        b, steps, crossed = queue.popleft()
        for a in before[b]:
            if way.spaces[a].alley and a not in found:
                found[a] = (steps + 1, crossed + ((a, b) in way.line))
                queue.append((a, *found[a]))
    return found


def _chances_to_stop(way: Way, laps: int) -> tuple[int, ...]:
    """F-30, H-16, H-18: after which crossings can a pit space still be reached?"""
    before = _backwards(way)
    found = [0] * len(way.spaces)
    queue: deque[tuple[int, int]] = deque()

    def note(a: int, crossed: int) -> None:
        if crossed >= 0 and not found[a] >> crossed & 1:
            found[a] |= 1 << crossed
            queue.append((a, crossed))

    def come_from(b: int, crossed: int) -> None:
        for a in before[b]:
            earlier = crossed - ((a, b) in way.line)
            if not way.enters_alley(a, b) or (a == way.entry and earlier in way.windows):
                note(a, earlier)

    for b, space in enumerate(way.spaces):
        if space.stop:
            for crossed in range(laps + 1):
                come_from(b, crossed)
    while queue:
        come_from(*queue.popleft())
    return tuple(found)


def _stops_ahead(way: Way) -> tuple[bool, ...]:
    """H-15: for each space of the alley, is there a pit space further along in it?"""
    before = _backwards(way)
    found = [False] * len(way.spaces)
    queue = deque(b for b, space in enumerate(way.spaces) if space.stop)
    while queue:
        for a in before[queue.popleft()]:
            if way.spaces[a].alley and not found[a]:
                found[a] = True
                queue.append(a)
    return tuple(found)


def _crossed_in_alley(way: Way) -> tuple[int, ...]:
    """T-08: for each space of the alley, is the line between field A and it?"""
    found = [0] * len(way.spaces)
    seen, queue = {way.entry}, deque([way.entry] if way.entry != NOWHERE else [])
    while queue:
        a = queue.popleft()
        for b in way.ahead[a]:
            if way.spaces[b].alley and b not in seen:
                seen.add(b)
                found[b] = found[a] + ((a, b) in way.line)
                queue.append(b)
    return tuple(found)
