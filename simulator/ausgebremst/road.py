"""A circuit, or the track of a referee's case, as the road that the rules read: T-01 to T-12."""

from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from model.circuit import Circuit
from model.course import Course
from model.decks import deposits
from model.pieces import PIT_LANE
from model.wording import Said
from simulator.ausgebremst.state import (
    FAR,
    MOST_CARD,
    MOST_CARS,
    MOST_LAPS,
    MOST_SPACES,
    MOST_WAYS,
    NOWHERE,
)
from simulator.memory import State, put
from simulator.rulesets import Reading
from simulator.table import CannotRace, Spot


@dataclass(frozen=True)
class Space:
    """T-01: a space. `part` names its curve or straight, `column` its cross-section in it."""

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
    """From the line."""
    letter: str = ""
    """Of the lane, for people."""


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
    """Of each place of the grid, 1 to 3."""
    entry: int = NOWHERE
    exit: int = NOWHERE
    windows: tuple[int, ...] = NO_WINDOWS
    circuit: Circuit | None = field(default=None, compare=False, repr=False)
    """Of which it is the way round; a referee's case has none."""
    length: int = 0
    """Positions of a lap."""

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
    """For each space the crossings with which a stop is still possible, as bits."""
    stop_ahead: tuple[bool, ...]
    since_entry: tuple[int, ...]
    """For each space of the alley how often the way there from field A crosses the line."""
    detour: int
    """What the way through the alley costs more than that beside it."""
    stop_cards: tuple[int, ...]
    """For each space the cards that reach a pit space from there, as bits."""


def figures_of(way: Way, laps: int) -> Figures:
    """T-10, H-07, H-18: all that the rules look up for a space."""
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
    """T-06: what a lap through the alley is longer than one on the ideal line."""
    exits = _steps_to_exit(way)
    entries = [(way.entry, b) for b in way.ahead[way.entry] if b in exits] if exits else []
    inside = [(exits[b][0], exits[b][1] + ((a, b) in way.line)) for a, b in entries]
    there = _steps_from_line(way, way.entry) if inside else None
    if there is None or dist[way.exit] >= FAR:
        return 0
    steps, crossed = min(inside)
    return max(0, there + 1 + steps + dist[way.exit] - (1 + crossed) * lap)


def _steps_from_line(way: Way, goal: int) -> int | None:
    """Fewest steps from behind the line, not through the alley."""
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


def usual_windows(way: Way) -> tuple[int, ...]:
    """H-16: A in the first half of the lap can be used in the second and third one, else in the
    first and second."""
    figures = figures_of(way, MOST_LAPS)
    return (2, 3) if 2 * figures.dist[way.entry] > figures.lap else (1, 2)


def _backwards(way: Way) -> list[list[int]]:
    before: list[list[int]] = [[] for _ in way.spaces]
    for a, b in way.steps():
        before[b].append(a)
    return before


def _distances(way: Way) -> tuple[int, ...]:
    """T-10: fewest steps over the line; who is not in the alley does not go through it."""
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
    """H-07: on a straight as from the best space of the column; in a curve the own lane to its
    end, then on from there; in the alley to field C, then on from there."""
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
    """T-04: is it called one, or have its lanes different numbers of spaces?"""
    if any(way.spaces[s].curve for s in part):
        return True
    lanes = Counter(way.spaces[s].lane for s in part)
    return len(set(lanes.values())) > 1 and not any(way.spaces[s].chicane for s in part)


def _left_in_curve(way: Way, part: Sequence[int], dist: Sequence[int], lap: int) -> dict[int, int]:
    """F-16: all lanes end at one place; if the line lies in the curve, on from there is a lap
    more."""
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
    """The next space of the curve in the own lane, or, where that ends, in the nearest one."""
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
    """F-30, H-16, H-18: with which crossings is a pit space still to be reached?"""
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
    """H-15: for each space of the alley, is there a pit space further on in it?"""
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
    """T-08: for each space of the alley, is the line between field A and there?"""
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


# --- the board of a circuit ---------------------------------------------------------------------


def way_on(circuit: Circuit, settings: Mapping[str, Reading]) -> Way:
    """T-01 to T-09: the circuit's board; of several pit alleys the first one counts."""
    board, pit = circuit.board, circuit.measures.pit
    alley = _alley_of(circuit)
    kept = [i for i, name in enumerate(board.names) if _is_open(circuit, i) or name in alley]
    new = {old: i for i, old in enumerate(kept)}
    number = {name: new[i] for i, name in enumerate(board.names) if i in new}
    ahead, line = _steps_of(circuit, new)
    grid = [number[name] for name in circuit.measures.grid.values() if name in number]
    return Way(
        spaces=_spaces_of(circuit, kept, alley),
        ahead=ahead,
        line=line,
        grid=tuple(grid[:MOST_CARS]),
        rows=_rows_of([int(board["column"][kept[i]]) for i in grid[:MOST_CARS]]),
        entry=number[pit["entry"][0]] if alley else NOWHERE,
        exit=number[pit["exit"][0]] if alley else NOWHERE,
        windows=circuit.measures.pit_windows if alley else NO_WINDOWS,
        length=circuit.measures.positions,
        circuit=circuit,
    )


def _alley_of(circuit: Circuit) -> frozenset[str]:
    """T-06: the spaces between field A and field C; none where no car gets through."""
    lane = circuit.board["lane"]
    number = circuit.board.index
    names = circuit.measures.way_through_pit
    return frozenset(name for name in names if lane[number[name]] == PIT_LANE)


def _is_open(circuit: Circuit, i: int) -> bool:
    return int(circuit.board["lane"][i]) != PIT_LANE and not int(circuit.board["obstacle"][i])


def _steps_of(
    circuit: Circuit, new: Mapping[int, int]
) -> tuple[tuple[tuple[int, ...], ...], frozenset[Step]]:
    """T-02, F-22, H-11: as they are drawn: solid lines have taken diagonals away."""
    board = circuit.board
    to, crosses = board.arrays["to"], board.arrays["crosses"]
    ahead, line = [], set()
    for old, i in new.items():
        ways = [w for w in range(int(board["steps"][old])) if int(to[old][w]) in new]
        ahead.append(tuple(new[int(to[old][w])] for w in ways))
        line |= {(i, new[int(to[old][w])]) for w in ways if int(crosses[old][w])}
    return tuple(ahead), frozenset(line)


def _spaces_of(circuit: Circuit, kept: Sequence[int], alley: frozenset[str]) -> tuple[Space, ...]:
    board = circuit.board
    lanes = max((int(board["lane"][i]) for i in kept if board.names[i] not in alley), default=0) + 1
    outside = 0 if _turns_left(circuit) else lanes - 1
    stops = {name for name in circuit.measures.pit["stop"] if name in alley}
    spaces = []
    for i in kept:
        name, corner, lane = board.names[i], int(board["corner"][i]), int(board["lane"][i])
        spaces.append(
            Space(
                name,
                lane,
                abs(outside - lane),
                corner,
                curve=corner > 0,
                column=int(board["column"][i]),
                chicane=bool(board["chicane"][i]),
                alley=name in alley,
                stop=name in stops,
                position=int(board["column"][i]),
                letter=PIT_LETTER if name in alley else _letter(lane, lanes),
            )
        )
    return tuple(spaces)


PIT_LETTER = "P"


def _letter(lane: int, lanes: int) -> str:
    return {2: "LR", 3: "LCR"}.get(lanes, "")[lane : lane + 1] or str(lane + 1)


def _turns_left(circuit: Circuit) -> bool:
    """T-09: is the circuit driven counter-clockwise, the leftmost lane on its inside?"""
    sides = {"L": 1, "R": -1, None: 0}
    return sum(sides[c.side] * c.degrees for c in circuit.measures.corners) > 0


def _rows_of(columns: Sequence[int]) -> tuple[int, ...]:
    """H-01: the row of each place; rows are columns, the best place in row 1."""
    rows = list(dict.fromkeys(columns))
    return tuple(min(rows.index(column) + 1, ROWS) for column in columns)


ROWS = 3


# --- written down -------------------------------------------------------------------------------


def fill_road(road: State, way: Way, laps: int) -> None:
    """Write the way into a road."""
    _refuse_large(way, laps)
    figures = figures_of(way, laps)
    for i, space in enumerate(way.spaces):
        road.lane[i], road.inner[i] = space.lane, space.inner
        road.chicane[i] = int(space.chicane)
        road.alley[i], road.stop[i] = int(space.alley), int(space.stop)
        road.exit[i] = int(i == way.exit)
        road.ways[i] = len(way.ahead[i])
        road.crosses[i] = sum(1 << w for w, to in enumerate(way.ahead[i]) if (i, to) in way.line)
        for w, to in enumerate(way.ahead[i]):
            road.ahead[i][w] = to
    road.spaces, road.lap = len(way.spaces), figures.lap
    put(road, "dist", figures.dist)
    put(road, "remain", figures.remain)
    put(road, "can_stop", figures.can_stop)
    put(road, "stop_ahead", figures.stop_ahead)
    put(road, "since_entry", figures.since_entry)
    put(road, "stop_cards", figures.stop_cards)
    road.detour = figures.detour
    windows = sum(1 << crossed for crossed in way.windows if crossed <= laps)
    usable = windows and any(figures.can_stop)  # a race of one lap may be over before any window
    road.entry, road.windows = (way.entry, windows) if usable else (NOWHERE, 0)
    put(road, "start", way.grid)
    put(road, "row", way.rows)
    for i, (without, with_stop) in enumerate(_distances_of_race(way, figures, laps)):
        road.shortest[i][0], road.shortest[i][1] = without, with_stop
    first = sorted({b for _, b in way.line})
    road.first = len(first)
    put(road, "behind_line", first)


@lru_cache(maxsize=4)
def _course(circuit: Circuit, laps: int) -> Course:
    return Course(circuit, laps)


def _distances_of_race(way: Way, figures: Figures, laps: int) -> Iterator[tuple[int, int]]:
    """AUS-V-03, by place of the grid: of a race without a stop, and with one; of a circuit as
    `trackwright budget` reckons them."""
    places = _course(way.circuit, laps).places if way.circuit is not None else ()
    reckoned = {place.space: place for place in places}
    for start in way.grid:
        place = reckoned.get(way.spaces[start].name)
        if place is not None and place.distance is not None:
            yield place.distance, place.with_pit or place.distance
        else:
            distance = figures.dist[start] + laps * figures.lap
            yield distance, distance + figures.detour


def deposits_of(way: Way, road: State, laps: int) -> tuple[tuple[int, ...], ...]:
    """P-05, H-29, H-33: by starting row, as `trackwright budget` reckons them: of the chart, or by
    the rule for other circuits; none without a pit, or where the way is too long."""
    if road.entry == NOWHERE or not way.grid:
        return ()
    if way.circuit is not None:
        found = _course(way.circuit, laps).deposits
    else:
        found = deposits(int(road.dist[way.grid[0]] + laps * road.lap), int(road.detour))
    return found.rows if found else ()


def _refuse_large(way: Way, laps: int) -> None:
    if len(way.spaces) > MOST_SPACES:
        count = len(way.spaces)
        raise CannotRace(Said("{n} spaces; {most} can be raced", n=count, most=MOST_SPACES))
    if laps > MOST_LAPS:
        raise CannotRace(Said("{n} laps; {most} can be raced", n=laps, most=MOST_LAPS))
    for space, ahead in zip(way.spaces, way.ahead, strict=True):
        if len(ahead) > MOST_WAYS:
            raise CannotRace(
                Said("space {space} has more than {n} ways on", space=space.name, n=MOST_WAYS)
            )


def refuse_unfit(way: Way) -> None:
    """T-07, T-08, F-01: six places on the grid, and a lap from each of them."""
    if len(way.grid) < MOST_CARS:
        raise CannotRace(Said("{n} starting places; six cars always start", n=len(way.grid)))
    dist = figures_of(way, 1).dist
    for start in way.grid:
        if dist[start] >= FAR:
            name = way.spaces[start].name
            raise CannotRace(Said("no way leads from {space} over the finish line", space=name))
    if figures_of(way, 1).lap >= FAR:
        raise CannotRace(Said("no lap can be driven"))
