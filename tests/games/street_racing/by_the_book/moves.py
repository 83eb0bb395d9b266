"""Movement of a car, step by step: STR-21 to STR-32, STR-39, STR-41 to STR-46."""

from collections.abc import Iterator
from dataclasses import replace

from tests.games.street_racing.by_the_book.road import DIAGONAL, FORWARD, LATERAL, Edge
from tests.games.street_racing.by_the_book.state import Illegal, Table

BLOCK_COST = 3
WRECK = 3
MOST_ASIDE = 8
"""STR-H-04: free steps sideways in a row, so that they come to an end."""


def cost_of(table: Table, space: str) -> int:
    """STR-22, STR-42."""
    if space not in table.blocks or table.blocks[space] == table.me.id:
        return 1
    return 1 if space == table.turn.ignored else BLOCK_COST


def is_home(table: Table, edge: Edge) -> bool:
    """Does the race end for the car with this step? There is room for all: STR section 1."""
    car, road = table.me, table.road
    last_lap = car.laps + 1 >= road.laps and car.passed == len(road.checkpoints)
    return edge.to in road.finishes or (last_lap and (car.space, edge.to) in road.line)


def price(table: Table, edge: Edge) -> int:
    """STR-H-04."""
    if is_home(table, edge):
        return 0 if table.reads("crossing", "free") else 1
    cost = cost_of(table, edge.to)
    free = edge.kind == LATERAL and cost == 1 and table.reads("lane_change", "free")
    return 0 if free else cost


def allows(table: Table, edge: Edge) -> bool:
    """The side of the turn, diagonals: STR-23, STR-39."""
    turn = table.turn
    if edge.kind == FORWARD:
        return True
    if turn.aside >= MOST_ASIDE:
        return False
    if edge.kind == DIAGONAL:
        return turn.diagonals < turn.aero
    return bool(turn.aero) or turn.side in (None, edge.side)


def legal_steps(table: Table) -> Iterator[Edge]:
    """What the car may enter with the points it has left."""
    car, turn = table.me, table.turn
    if car.space is None or turn.points < 1:
        return
    occupied = table.occupied()
    anywhere = bool(turn.aero) and table.reads("aerodynamics", "yes")
    for edge in table.road.edges(car.space, anywhere):
        full = edge.to in occupied and not is_home(table, edge)
        if not full and price(table, edge) <= turn.points and allows(table, edge):
            yield edge


def step(table: Table, to: str) -> Table:
    """Enter one space."""
    if table.turn.stage not in ("chosen", "moving"):
        raise Illegal("STR-13: no movement now")
    if crashes(table):
        raise Illegal("STR-44: too slow for the barrier")
    preferred = (FORWARD, LATERAL, DIAGONAL)
    ways = sorted(
        (edge for edge in legal_steps(table) if edge.to == to),
        key=lambda edge: preferred.index(edge.kind),
    )
    if not ways:
        raise Illegal(f"STR-22: no step to {to}")
    return arrive(leave(table), ways[0])


def leave(table: Table) -> Table:
    """STR-42, STR-44: the own token is lifted, the barrier is behind the car."""
    if table.turn.stage == "moving":
        return table
    blocks = {at: owner for at, owner in table.blocks.items() if owner != table.me.id}
    return replace(table, blocks=blocks).with_turn(stage="moving").with_me(barrier=0)


def arrive(table: Table, edge: Edge) -> Table:
    turn, road, to = table.turn, table.road, edge.to
    at_line = (table.me.space, to) in road.line
    table = table.with_turn(
        points=turn.points - price(table, edge),
        entered=turn.entered + 1,
        aside=0 if price(table, edge) else turn.aside + 1,
        side=edge.side if edge.kind == LATERAL else turn.side,
        diagonals=turn.diagonals + (edge.kind == DIAGONAL),
    ).with_me(space=to)
    table = lapped(table, at_line)
    if to in road.finishes or table.me.laps >= road.laps:
        return cross(table)
    table = tested(table, to)
    if table.turn.overflow and not table.reads("overflow", "goes-on"):
        return end_move(table)
    if edge.barrier > table.turn.speed:
        return halted(table.with_me(barrier=edge.barrier))
    if has_left_steered_corner(table, to) or table.turn.points == 0:
        again = edge.barrier if table.reads("ending_on_a_barrier", "tested-again") else 0
        return end_move(table.with_me(barrier=again).with_turn(points=0))
    return table


def lapped(table: Table, at_line: bool) -> Table:
    """STR-H-30: checkpoints in their order; the line counts behind all of them."""
    road = table.road
    if at_line and table.me.passed == len(road.checkpoints):
        table = table.with_me(laps=table.me.laps + 1, passed=0)
    rest = road.checkpoints[table.me.passed :]
    if rest and table.me.space in rest[0]:
        table = table.with_me(passed=table.me.passed + 1)
    return table


def cross(table: Table) -> Table:
    """STR-46."""
    left = table.turn.points
    table = end_move(table.with_turn(points=0))
    return table.with_me(crossed=True, remaining=left)


def tested(table: Table, space: str) -> Table:
    """STR-29, STR-31, STR-35, STR-41."""
    turn, limit = table.turn, table.road.limit(space)
    if not limit:
        return table
    same = turn.steered in (None, table.road.corner(space))
    same = same or table.reads("steering", "all-up-to-a-straight")
    if turn.steering and turn.gear == 3 and same:
        return table.with_turn(steered=table.road.corner(space))
    penalties = turn.penalties + max(0, turn.speed - turn.tires - limit)
    most = table.me.base + table.me.gear
    return table.with_turn(penalties=penalties, overflow=penalties > most)


def has_left_steered_corner(table: Table, space: str) -> bool:
    """STR-H-18."""
    steered = table.turn.steered
    return steered is not None and table.road.corner(space) != steered


def halted(table: Table) -> Table:
    """STR-43, STR-H-07."""
    left = table.turn.points if table.reads("barrier_unused", "blocked") else 0
    return end_move(table.with_turn(penalties=table.turn.penalties + left, points=0))


def crashes(table: Table) -> bool:
    """STR-44."""
    return table.me.barrier > table.turn.speed


def settle(table: Table, stops: bool = False) -> Table:
    """End of phase F where no step ends it: Blocked, or a crash; Illegal if steps are left, unless
    the driver stops and may do so (STR-H-05)."""
    if table.turn.stage not in ("chosen", "moving"):
        return table
    if crashes(table):
        return wrecked(table)
    may_stop = stops and table.reads("voluntary_stop", "as-blocked")
    if any(legal_steps(table)) and not may_stop:
        raise Illegal("STR-24: all points must be used")
    penalties = table.turn.penalties + table.turn.points
    return end_move(table.with_me(barrier=0).with_turn(penalties=penalties, points=0))


def wrecked(table: Table) -> Table:
    """STR-20, STR-44; the hand goes to the discards."""
    table = replace(table, discarded=table.discarded + len(table.me.hand))
    return table.with_me(out=True, space=None, hand=()).with_turn(stage="moved", points=0)


def end_move(table: Table) -> Table:
    """STR-30, STR-31, STR-52, STR-53."""
    car, turn = table.me, table.turn
    over = min(max(turn.penalties - car.base, 0), car.gear)
    damage = car.damage + len(car.control)
    return table.with_me(
        gear=car.gear - over,
        speed=turn.speed,
        damage=damage,
        junked=damage >= WRECK,
        control=turn.fresh,
    ).with_turn(stage="moved")
