"""A circuit as a way to drive, and a way as the road that the rules read: MOP-T-01 to T-08."""

from collections.abc import Mapping, Sequence

from trackwright.games.mopeds.state.layouts import (
    FAR,
    MOST_MOPEDS,
    MOST_SPACES,
    MOST_WAYS,
    Road,
)
from trackwright.games.mopeds.state.way import Space, Step, Way
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import PieceStretch
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import fill
from trackwright.simulator.game.rulesets import Reading
from trackwright.simulator.table.table import CannotRace

NEXT_TURN = "next-turn"


def way_on(circuit: Circuit, settings: Mapping[str, Reading]) -> Way:
    """MOP-T-01 to T-08: the circuit's board without pit alleys and obstacles."""
    board = circuit.board
    kept = _leading_on(circuit)
    new = {old: i for i, old in enumerate(kept)}
    ranks = _ranks(circuit, kept, str(settings["straight_inside"]) == NEXT_TURN)
    sections = _sections(circuit)
    lanes = max((int(board["lane"][i]) for i in kept), default=0) + 1
    spaces = [
        Space(
            name=board.names[i],
            rank=ranks[i],
            section=sections[int(board["column"][i])],
            turn=bool(board["corner"][i]),
            bonus=int(board["bonus"][i]),
            position=int(board["column"][i]),
            letter=_letter(int(board["lane"][i]), lanes),
        )
        for i in kept
    ]
    ahead, line = _steps_of(circuit, new, [space.rank for space in spaces])
    start = [new[i] for i in map(board.index.__getitem__, _grid(circuit)) if i in new]
    return Way(tuple(spaces), ahead, line, tuple(start[:MOST_MOPEDS]), circuit.measures.positions)


def _grid(circuit: Circuit) -> Sequence[str]:
    return [name for _, name in sorted(circuit.measures.grid.items())]


def _leading_on(circuit: Circuit) -> list[int]:
    """MOP-T-08: the open spaces from which mopeds get on."""
    board = circuit.board
    to, steps = board["to"], board["steps"]
    left = {
        i
        for i in range(len(board.names))
        if int(board["lane"][i]) != PIT_LANE and not int(board["obstacle"][i])
    }
    while dead := {i for i in left if left.isdisjoint(map(int, to[i][: int(steps[i])]))}:
        left -= dead
    return sorted(left)


def _steps_of(
    circuit: Circuit, new: Mapping[int, int], ranks: Sequence[int]
) -> tuple[tuple[tuple[int, ...], ...], frozenset[Step]]:
    """MOP-T-02: forward and diagonal steps, the inner lane first."""
    board = circuit.board
    to, crosses = board["to"], board["crosses"]
    ahead, line = [], set()
    for old, i in new.items():
        ways = [w for w in board.ways_ahead(old) if int(to[old][w]) in new]
        found = [(new[int(to[old][w])], bool(crosses[old][w])) for w in ways]
        found.sort(key=lambda step: ranks[step[0]])
        ahead.append(tuple(b for b, _ in found))
        line |= {(i, b) for b, crossed in found if crossed}
    return tuple(ahead), frozenset(line)


def _sections(circuit: Circuit) -> dict[int, str]:
    """Column -> its turn, or the straight between two turns."""
    found: dict[int, str] = {}
    for number, run in enumerate(circuit.measures.runs):
        for column in run.columns:
            found[column] = f"S{number}"
    for corner in circuit.measures.corners:
        for column in corner.columns:
            found[column] = f"T{corner.number}"
    columns = set(map(int, circuit.board["column"]))
    return {column: found.get(column, f"C{column}") for column in columns}


def _ranks(circuit: Circuit, kept: Sequence[int], by_next_turn: bool) -> dict[int, int]:
    """MOP-H-02: 0 for the inner lane; a racing line that a piece sets decides."""
    board = circuit.board
    ranks = {i: int(board["rank"][i]) - 1 for i in kept}
    if not by_next_turn:
        return ranks
    lanes = max((int(board["lane"][i]) for i in kept), default=0) + 1
    sides = _sides_of_straights(circuit)
    for i in kept:
        side = sides.get(int(board["column"][i]))
        if side is not None:
            lane = int(board["lane"][i])
            ranks[i] = lane if side == "L" else lanes - 1 - lane
    return ranks


def _sides_of_straights(circuit: Circuit) -> dict[int, str]:
    """Column of a straight -> the side of the next turn, unless its piece sets a racing line."""
    stretches: Sequence[PieceStretch] = circuit.stretches[0] if circuit.stretches else ()
    found: dict[int, str] = {}
    side = next((s.side for s in stretches if s.kind == "corner" and s.side), None)
    for stretch in reversed(stretches):
        if stretch.kind == "corner":
            side = stretch.side or side
        elif side is not None and stretch.piece.piece.line is None:
            found |= dict.fromkeys(stretch.columns, side)
    return found


def _letter(lane: int, lanes: int) -> str:
    return {2: "LR", 3: "LCR"}.get(lanes, "")[lane : lane + 1] or str(lane + 1)


# --- written down -------------------------------------------------------------------------------


def fill_road(road: Road, way: Way, ideal_order: bool) -> None:
    """Write the way into a road."""
    _reject_large(way)
    left = way.shortest if ideal_order else way.left
    road.spaces, road.lap = len(way.spaces), way.lap
    names = list(dict.fromkeys(space.section for space in way.spaces))
    for i, space in enumerate(way.spaces):
        road.section[i], road.turn[i] = names.index(space.section), int(space.turn)
        road.bonus[i], road.through[i] = space.bonus, way.through(i)
        road.ways[i] = len(way.ahead[i])
        road.crosses[i] = sum(1 << w for w, to in enumerate(way.ahead[i]) if (i, to) in way.line)
        for w, to in enumerate(way.ahead[i]):
            road.ahead[i][w] = to
    fill(road.left, left)
    fill(road.shortest, way.shortest)
    fill(road.behind, way.behind(left))
    fill(road.start, way.start)


def _reject_large(way: Way) -> None:
    if len(way.spaces) > MOST_SPACES:
        count = len(way.spaces)
        raise CannotRace(
            Message("{n} spaces; at most {most} can be raced", n=count, most=MOST_SPACES)
        )
    for space, ahead in zip(way.spaces, way.ahead, strict=True):
        if len(ahead) > MOST_WAYS:
            raise CannotRace(
                Message(
                    "more than {n} steps lead on from space {space}", space=space.name, n=MOST_WAYS
                )
            )


def reject_unfit(way: Way) -> None:
    """MOP-41, MOP-43: six start spaces, a lap from each of them, and no endless bonus."""
    if way.lap >= FAR:
        raise CannotRace(Message("no lap can be driven"))
    if len(way.start) < MOST_MOPEDS:
        raise CannotRace(Message("{n} grid places, but six mopeds always start", n=len(way.start)))
    for start in way.start:
        if way.shortest[start] >= FAR:
            name = way.spaces[start].name
            raise CannotRace(Message("no way leads from {space} over the finish line", space=name))
    if (endless := next(way.endless_bonus(), None)) is not None:
        name = way.spaces[endless].name
        raise CannotRace(Message("the bonus moves from {space} never end", space=name))
