"""A circuit as a way to drive, and a way as the road that the rules read: T-01 to T-12."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from trackwright.games.ausgebremst.course import Course
from trackwright.games.ausgebremst.decks import deposits
from trackwright.games.ausgebremst.state.layouts import (
    FAR,
    MOST_CARS,
    MOST_LAPS,
    MOST_SPACES,
    MOST_WAYS,
    NOWHERE,
    Road,
)
from trackwright.games.ausgebremst.state.way import (
    NO_WINDOWS,
    Figures,
    Space,
    Step,
    Way,
    figures_of,
)
from trackwright.model.circuit import Circuit
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import fill
from trackwright.simulator.game.rulesets import Reading
from trackwright.simulator.table.table import CannotRace

# --- the board of a circuit ---------------------------------------------------------------------


def way_on(circuit: Circuit, settings: Mapping[str, Reading]) -> Way:
    """T-01 to T-09: the circuit's board; of several pit alleys the first one counts."""
    board, pit = circuit.board, circuit.measures.pit
    alley = _alley_of(circuit)
    kept = _leading_on(circuit, alley)
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
    """T-06: the spaces between field A and field C; none if no car gets through."""
    lane = circuit.board["lane"]
    number = circuit.board.index
    names = circuit.measures.path_through_pit
    alley = frozenset(name for name in names if lane[number[name]] == PIT_LANE)
    leads_out = alley <= {circuit.board.names[i] for i in _leading_on(circuit, alley)}
    return alley if leads_out else frozenset()


def _is_open(circuit: Circuit, i: int) -> bool:
    return int(circuit.board["lane"][i]) != PIT_LANE and not int(circuit.board["obstacle"][i])


def _leading_on(circuit: Circuit, alley: Collection[str]) -> list[int]:
    """AUS-V-02: the open spaces from which cars get on; before an obstacle there may be some
    without an exit, and nobody drives there."""
    board = circuit.board
    open = [i for i, name in enumerate(board.names) if _is_open(circuit, i) or name in alley]
    left = set(open)
    ahead = {i: {int(board["to"][i][w]) for w in board.ways_ahead(i)} for i in open}
    while dead := [i for i in left if left.isdisjoint(ahead[i])]:
        left -= set(dead)
    return sorted(left) or open


def _steps_of(
    circuit: Circuit, new: Mapping[int, int]
) -> tuple[tuple[tuple[int, ...], ...], frozenset[Step]]:
    """T-02, F-22, H-11: as drawn: solid lines remove diagonals."""
    board = circuit.board
    to, crosses = board["to"], board["crosses"]
    ahead, line = [], set()
    for old, i in new.items():
        ways = [w for w in board.ways_ahead(old) if int(to[old][w]) in new]
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
                corner or (int(board["column"][i]), _left_in_column(circuit, i, alley)),
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


def _left_in_column(circuit: Circuit, i: int, alley: Collection[str]) -> int:
    """T-02: spaces abreast on a straight have the same number of steps to its end; a corner that
    counts as a straight may have two spaces of a lane in one position."""
    board = circuit.board
    ways = [int(board["to"][i][w]) for w in board.ways_ahead(i)]
    inside = [b for b in ways if board["column"][b] == board["column"][i] and b != i]
    open = [b for b in inside if _is_open(circuit, b) and board.names[b] not in alley]
    return max((1 + _left_in_column(circuit, b, alley) for b in open), default=0)


PIT_LETTER = "P"


def _letter(lane: int, lanes: int) -> str:
    return {2: "LR", 3: "LCR"}.get(lanes, "")[lane : lane + 1] or str(lane + 1)


def _turns_left(circuit: Circuit) -> bool:
    """T-09: is the circuit driven counter-clockwise, the leftmost lane on its inside?"""
    sides = {"L": 1, "R": -1, None: 0}
    return sum(sides[c.side] * c.degrees for c in circuit.measures.corners) > 0


def _rows_of(columns: Sequence[int]) -> tuple[int, ...]:
    """H-01: the row of each place; rows are columns, the best place is in row 1."""
    rows = list(dict.fromkeys(columns))
    return tuple(min(rows.index(column) + 1, ROWS) for column in columns)


ROWS = 3


# --- written down -------------------------------------------------------------------------------


def fill_road(road: Road, way: Way, laps: int) -> None:
    """Write the way into a road."""
    _reject_large(way, laps)
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
    fill(road.dist, figures.dist)
    fill(road.remain, figures.remain)
    fill(road.can_stop, figures.can_stop)
    fill(road.stop_ahead, figures.stop_ahead)
    fill(road.since_entry, figures.since_entry)
    fill(road.stop_cards, figures.stop_cards)
    road.detour = figures.detour
    windows = sum(1 << crossed for crossed in way.windows if crossed <= laps)
    usable = windows and any(figures.can_stop)  # a race of one lap may be over before any window
    road.entry, road.windows = (way.entry, windows) if usable else (NOWHERE, 0)
    fill(road.start, way.grid)
    fill(road.row, way.rows)
    for i, (without, with_stop) in enumerate(_distances_of_race(way, figures, laps)):
        road.shortest[i][0], road.shortest[i][1] = without, with_stop
    first = sorted({b for _, b in way.line})
    road.first = len(first)
    fill(road.behind_line, first)


@lru_cache(maxsize=4)
def _course(circuit: Circuit, laps: int) -> Course:
    return Course(circuit, laps)


def _distances_of_race(way: Way, figures: Figures, laps: int) -> Iterator[tuple[int, int]]:
    """AUS-V-03, by grid place: for a race without a stop, and with one; on a circuit as in
    `trackwright budget`."""
    places = _course(way.circuit, laps).places if way.circuit is not None else ()
    reckoned = {place.space: place for place in places}
    for start in way.grid:
        place = reckoned.get(way.spaces[start].name)
        if place is not None and place.distance is not None:
            yield place.distance, place.with_pit or place.distance
        else:
            distance = figures.dist[start] + laps * figures.lap
            yield distance, distance + figures.detour


def deposits_of(way: Way, road: Road, laps: int) -> tuple[tuple[int, ...], ...]:
    """P-05, H-29, H-33: by starting row, as in `trackwright budget`: from the chart, or by the rule
    for other circuits; none without a pit, or if the way is too long."""
    if road.entry == NOWHERE or not way.grid:
        return ()
    if way.circuit is not None:
        found = _course(way.circuit, laps).deposits
    else:
        found = deposits(int(road.dist[way.grid[0]] + laps * road.lap), int(road.detour))
    return found.rows if found else ()


def _reject_large(way: Way, laps: int) -> None:
    if len(way.spaces) > MOST_SPACES:
        count = len(way.spaces)
        raise CannotRace(
            Message("{n} spaces; at most {most} can be raced", n=count, most=MOST_SPACES)
        )
    if laps > MOST_LAPS:
        raise CannotRace(Message("{n} laps; at most {most} can be raced", n=laps, most=MOST_LAPS))
    for space, ahead in zip(way.spaces, way.ahead, strict=True):
        if len(ahead) > MOST_WAYS:
            raise CannotRace(
                Message(
                    "more than {n} steps lead on from space {space}", space=space.name, n=MOST_WAYS
                )
            )


def reject_unfit(way: Way) -> None:
    """T-07, T-08, F-01: there must be six places on the grid, and a lap from each of them."""
    if len(way.grid) < MOST_CARS:
        raise CannotRace(Message("{n} grid places, but six cars always start", n=len(way.grid)))
    dist = figures_of(way, 1).dist
    for start in way.grid:
        if dist[start] >= FAR:
            name = way.spaces[start].name
            raise CannotRace(Message("no way leads from {space} over the finish line", space=name))
    if figures_of(way, 1).lap >= FAR:
        raise CannotRace(Message("no lap can be driven"))
