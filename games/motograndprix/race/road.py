"""A circuit's board, or a list of positions, as the road that the rules read."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from trackwright.games.motograndprix.bots.ends import worth_of_ends
from trackwright.games.motograndprix.bots.outlook import outlooks
from trackwright.games.motograndprix.bots.pace import typical_move_on
from trackwright.games.motograndprix.rules.reach import FIELD
from trackwright.games.motograndprix.state.layouts import (
    EVEN_BITS,
    EVEN_LANES,
    EVERY_LANE,
    EXPERT,
    MOST_BIKES,
    MOST_POSITIONS,
    MOST_WAYS,
    SLOT_BITS,
    SLOT_MASK,
    SLOTS,
    Road,
    Rules,
)
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.board import NO_SPACE, LaneBoard
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import Integers, fill, fill_rows
from trackwright.simulator.game.rulesets import Reading
from trackwright.simulator.table.table import CannotRace, Spot

LANES = "LCR"
"""Letters of three lanes, from the left."""


@dataclass(frozen=True)
class Position:
    """A position as the rules see it; the racing line is on one of the side lanes."""

    difficulty: int
    hill: int
    line: int


@dataclass(frozen=True)
class Space:
    """A space: its position, lane, rank from the racing line, and where its steps lead."""

    position: int
    lane: int
    rank: int
    ahead: tuple[int, ...]
    name: str


@dataclass(frozen=True)
class Way:
    """A closed way round: positions in racing direction, and their spaces."""

    positions: tuple[tuple[int, int], ...]
    """(difficulty, hill) of each."""
    spaces: tuple[Space, ...]
    lanes: int

    @property
    def length(self) -> int:
        return len(self.positions)

    @property
    def spots(self) -> tuple[Spot, ...]:
        """For results."""
        return tuple(
            Spot(
                space.name,
                space.position,
                _letter(space.lane, self.lanes),
                self.positions[space.position][0],
            )
            for space in self.spaces
        )

    @cached_property
    def places(self) -> list[int]:
        """For each space position * SLOTS + slot, where the slot is its lane if possible."""
        if _lanes_are_slots(self):
            return [s.position * SLOTS + s.lane for s in self.spaces]
        counts: dict[int, int] = {}
        places = []
        for space in self.spaces:
            slot = counts.get(space.position, 0)
            counts[space.position] = slot + 1
            if slot == SLOTS:
                raise CannotRace(
                    Message("position {at} has more than {n} spaces", at=space.position, n=SLOTS)
                )
            places.append(space.position * SLOTS + slot)
        return places

    @cached_property
    def tables(self) -> Mapping[str, Integers]:
        """The tables of its road but one, by name, made once for any number of roads. CannotRace
        if it does not fit."""
        return {name: np.array(values, np.int64) for name, values in _tables_of(self)}

    @cached_property
    def ahead(self) -> Integers:
        """The table of where steps lead."""
        return np.array(_ahead_of(self), np.int64)

    @cached_property
    def even(self) -> int:
        return int(is_even(self))


def way_on(circuit: Circuit, settings: Mapping[str, Reading]) -> Way:
    """The way round a circuit."""
    return way_of(circuit.board, int(settings["unrated"]))


def ring(positions: Sequence[Position], lanes: int = 3) -> Way:
    """Positions with the same lanes all the way round, as in a referee's case."""
    count = len(positions)
    spaces = []
    for p, position in enumerate(positions):
        for lane in range(lanes):
            beside = [to for to in (lane - 1, lane, lane + 1) if 0 <= to < lanes]
            ahead = tuple((p + 1) % count * lanes + to for to in beside)
            rank = lane + 1 if position.line == 0 else lanes - lane
            spaces.append(Space(p, lane, rank, ahead, f"{p}{_letter(lane, lanes)}"))
    return Way(tuple((p.difficulty, p.hill) for p in positions), tuple(spaces), lanes)


def _letter(lane: int, lanes: int) -> str:
    return LANES[lane] if lanes == len(LANES) else str(lane + 1)


def way_of(board: LaneBoard, unrated: int = 0) -> Way:
    """T-03, T-07 to T-11: the lap of a circuit's board without the pit lane; corners without
    difficulty get `unrated`."""
    kept = [i for i in range(len(board.names)) if _is_road(board, i)]
    new = {old: i for i, old in enumerate(kept)}
    to = board["to"]
    spaces = []
    figures: dict[int, tuple[int, int]] = {}
    lanes = 0
    for old in kept:
        ways = (int(to[old][w]) for w in board.ways_ahead(old))
        ahead = tuple(new[t] for t in ways if t in new)
        column, lane = int(board["column"][old]), int(board["lane"][old])
        spaces.append(Space(column, lane, int(board["rank"][old]), ahead, board.names[old]))
        corner = int(board["kind"][old]) == 1
        difficulty = int(board["difficulty"][old]) or unrated if corner else 0
        figures[column] = (max(difficulty, figures.get(column, (0, 0))[0]), int(board["hill"][old]))
        lanes = max(lanes, lane + 1)
        if corner and not difficulty:
            raise CannotRace(
                Message(
                    "the corner at space {space} has no difficulty; add a marker, or race with "
                    "--option unrated=1 (or 2 or 3)",
                    space=board.names[old],
                )
            )
    if sorted(figures) != list(range(len(figures))) or NO_SPACE in figures:
        raise CannotRace(Message("the circuit has positions with no usable space"))
    return Way(tuple(figures[p] for p in range(len(figures))), tuple(spaces), lanes)


def _is_road(board: LaneBoard, i: int) -> bool:
    return int(board["lane"][i]) != PIT_LANE and not int(board["obstacle"][i])


def _lanes_are_slots(way: Way) -> bool:
    return len({(s.position, s.lane) for s in way.spaces}) == len(way.spaces)


def is_even(way: Way) -> bool:
    """Does every step lead to the same or a neighbouring lane of the next position, and is no such
    step missing?"""
    if way.lanes > EVEN_LANES or not _lanes_are_slots(way):
        return False
    count = len(way.positions)
    there = {(s.position, s.lane): i for i, s in enumerate(way.spaces)}
    for space in way.spaces:
        following = (space.position + 1) % count
        lanes = (space.lane - 1, space.lane, space.lane + 1)
        beside = {there[following, lane] for lane in lanes if (following, lane) in there}
        if set(space.ahead) != beside:
            return False
    return True


def fill_road(road: Road, way: Way) -> None:
    """Write the way into a road."""
    road.positions, road.lanes, road.even = way.length, way.lanes, way.even
    road.starts = len(way.tables["start"])
    for name, values in way.tables.items():
        fill(getattr(road, name), values)
    fill_rows(road.ahead, way.ahead)


def _reject_unfit(way: Way) -> None:
    count = len(way.positions)
    if count > MOST_POSITIONS:
        raise CannotRace(
            Message("{n} positions; at most {most} can be raced", n=count, most=MOST_POSITIONS)
        )
    if count < SHORTEST:
        raise CannotRace(
            Message("{n} positions; a lap needs at least {least}", n=count, least=SHORTEST)
        )
    for space in way.spaces:
        if len(space.ahead) > MOST_WAYS:
            raise CannotRace(
                Message(
                    "more than {n} steps lead on from space {space}", space=space.name, n=MOST_WAYS
                )
            )
        if not space.ahead:
            raise CannotRace(Message("space {space} leads nowhere", space=space.name))


def _tables_of(way: Way) -> Iterator[tuple[str, list[int]]]:
    """Every table of a road by its name, from the first position or place on."""
    _reject_unfit(way)
    difficulties = [d for d, _ in way.positions]
    yield "difficulty", difficulties
    yield "hill", [hill for _, hill in way.positions]
    yield "to_corner", _to_corner(difficulties)
    yield "fields", _fields()
    yield "worth", worth_of_ends(difficulties)
    yield from _tables_of_places(way)
    abreast = _abreast(way)
    yield from _tables_of_order(abreast)
    yield "start", _starts(abreast)


def slopes_of(way: Way, level: int, climb_adds: bool) -> list[int]:
    """What hills add to the points of a turn that starts on each position."""
    sign = -1 if climb_adds else 1
    return [sign * hill if level == EXPERT else 0 for _, hill in way.positions]


def fill_outlooks(road: Road, way: Way, rules: Rules) -> None:
    """Store the usual move and the outlooks of riders, for bots that plan."""
    difficulties = [difficulty for difficulty, _ in way.positions]
    slopes = slopes_of(way, rules.level, bool(rules.climb_adds))
    road.usual_move = typical_move_on(difficulties, slopes)
    rows = outlooks(difficulties, slopes, road.usual_move, rules.laps, rules.level, rules.floor)
    road.outlooks = len(rows)
    for i, row in enumerate(rows.tolist()):
        fill(road.outlook[i], row)


SHORTEST = 18
"""MGP-V-VALUE: no move can lap itself."""


def _to_corner(difficulties: list[int]) -> list[int]:
    far = len(difficulties)
    found = [far] * far
    if not any(difficulties):
        return found
    for i in range(2 * far - 1, -1, -1):
        p = i % far
        found[p] = 0 if difficulties[p] else found[(p + 1) % far] + 1
    return found


def _fields() -> list[int]:
    full = (1 << FIELD) - 1
    return [sum(full << FIELD * k for k in range(EVEN_LANES) if m >> k & 1) for m in range(8)]


def _tables_of_places(way: Way) -> Iterator[tuple[str, list[int]]]:
    """T-04: the lane and rank of every place, and how many steps lead on; the slots there are."""
    count = len(way.positions)
    lane, rank, ways = ([0] * (count * SLOTS) for _ in range(3))
    open_slots, line = [0] * count, [0] * count
    for space, place in zip(way.spaces, way.places, strict=True):
        slot = 1 << (place & SLOT_MASK)
        open_slots[space.position] |= slot
        if space.rank == 1:
            line[space.position] |= slot
        lane[place], rank[place], ways[place] = space.lane, space.rank, len(space.ahead)
    yield from {"lane": lane, "rank": rank, "ways": ways, "open": open_slots, "line": line}.items()


def _ahead_of(way: Way) -> list[list[int]]:
    """Where the steps lead from every place."""
    places = way.places
    found = [[0] * MOST_WAYS for _ in range(len(way.positions) * SLOTS)]
    for space, place in zip(way.spaces, places, strict=True):
        found[place][: len(space.ahead)] = [places[to] for to in space.ahead]
    return found


def _abreast(way: Way) -> list[list[int]]:
    """The places of each position from the racing line outwards."""
    rows: list[list[tuple[int, int, int]]] = [[] for _ in way.positions]
    for space, place in zip(way.spaces, way.places, strict=True):
        rows[space.position].append((space.rank, -place, place))
    return [[place for _, _, place in sorted(row)] for row in rows]


def _tables_of_order(abreast: list[list[int]]) -> Iterator[tuple[str, list[int]]]:
    """T-04: who is first of those abreast, and which of any lanes is nearest to the racing line."""
    precedence = [0] * (len(abreast) * SLOTS)
    for in_order in abreast:
        for i, place in enumerate(in_order):
            precedence[place] = i
    yield "precedence", precedence
    orders = [tuple(place & SLOT_MASK for place in row) for row in abreast]
    yield "nearest", [_nearest(slots) for slots in orders]
    yield "back", [_back(slots) for slots in orders]


@lru_cache(maxsize=1024)
def _nearest(in_order: tuple[int, ...]) -> int:
    """Of any lanes (bits) the first one in this order, or the first of all; 3 bits each."""
    found = 0
    for lanes in range(SLOTS):
        inside = [slot for slot in in_order if lanes >> slot & 1]
        found |= (inside or in_order)[0] << SLOT_BITS * lanes
    return found


@lru_cache(maxsize=1024)
def _back(in_order: tuple[int, ...]) -> int:
    """Of any even lanes (bits), for each lane of the next position the first in this order that
    leads there; EVEN_BITS each."""
    found = 0
    for lanes in range(EVERY_LANE + 1):
        for lane in range(EVEN_LANES):
            beside = [slot for slot in in_order if lanes >> slot & 1 and abs(slot - lane) <= 1]
            found |= (beside or [0])[0] << SLOTS * lanes + EVEN_BITS * lane
    return found


def _starts(abreast: list[list[int]]) -> list[int]:
    """B-04: the grid, row by row back from the line, each from the racing line outwards."""
    starts: list[int] = []
    for row in reversed(abreast):
        starts.extend(row)
        if len(starts) >= MOST_BIKES + SLOTS:
            break
    return starts[: MOST_BIKES + SLOTS]
