"""Upgrade tokens: STR-33 to STR-41."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tests.games.street_racing.by_the_book.moves import settle
from tests.games.street_racing.by_the_book.road import CAP, CAPS
from tests.games.street_racing.by_the_book.state import (
    TOP_GEAR,
    Illegal,
    Table,
    drawn,
    paid,
    row_read,
)

Decision = Mapping[str, Any]
BEFORE, DRAWN, CHOSEN, MOVING = ("before",), ("drawn",), ("chosen",), ("moving",)
MOST = {"nitrous": 1, "tires": 4}


def use(table: Table, decision: Decision) -> Table:
    """The token leaves the console for good: STR-06."""
    name = decision["use"]
    if table.me.tokens.get(name, 0) < 1:
        raise Illegal(f"STR-06: no {name} left")
    table = EFFECTS[name](table, decision)
    tokens = table.me.tokens
    return table.with_me(tokens={**tokens, name: tokens[name] - 1})


def during(table: Table, rule: str, *stages: tuple[str, ...]) -> None:
    if (table.turn.stage,) not in stages:
        raise Illegal(f"{rule}: not now")


def before_draw(table: Table, rule: str) -> Table:
    """Phase A; or between two draws (STR-H-11), if there is a token for the second one."""
    if table.turn.stage != "drawn":
        during(table, rule, BEFORE)
        return table
    if table.turn.power or not table.me.tokens.get("engine_power"):
        raise Illegal(f"{rule}: not now")
    return table.with_turn(power_due=True)


def nitrous(table: Table, decision: Decision) -> Table:
    """STR-33."""
    during(table, "STR-33", BEFORE, DRAWN, CHOSEN)
    (card,), table = drawn(table, 1)
    table = replace(table, discarded=table.discarded + 1)
    points = table.turn.points + (card.nitrous if table.turn.stage == "chosen" else 0)
    return table.with_turn(
        nitrous=table.turn.nitrous + card.nitrous,
        points=points,
    )


def engine_power(table: Table, decision: Decision) -> Table:
    """STR-34, STR-H-11: another draw of the same size; once a turn."""
    during(table, "STR-34", DRAWN)
    if table.turn.power:
        raise Illegal("STR-34: once per turn")
    table = replace(table, discarded=table.discarded + len(table.turn.flips))
    flips, table = drawn(table, table.turn.count)
    row = row_read(table, table.me.gear)
    return table.with_turn(flips=flips, row=row, power=True, power_due=False)


def tires(table: Table, decision: Decision) -> Table:
    """STR-35, STR-H-14."""
    turn = table.turn
    if table.me.turns == 0:
        during(table, "STR-35", CHOSEN)
        if turn.first_tires and table.reads("first_turn_tires", "two-in-all"):
            raise Illegal("STR-H-14: two in all")
        return table.with_turn(first_tires=turn.first_tires + 2, points=turn.points + 2)
    during(table, "STR-35", BEFORE, DRAWN, CHOSEN, MOVING)
    return table.with_turn(tires=turn.tires + 1)


def engine_tuning(table: Table, decision: Decision) -> Table:
    """STR-36, STR-H-17."""
    table = before_draw(table, "STR-36")
    discards = tuple(decision.get("discard") or ())
    if not discards and table.reads("tuning_without_cards", "no"):
        raise Illegal("STR-H-17: at least a card")
    car = paid(table.me, discards)
    table = replace(table, discarded=table.discarded + len(discards))
    cards, table = drawn(table, len(discards) + 1)
    return table.with_me(hand=(*car.hand, *(card.suit for card in cards)))


def handling(table: Table, decision: Decision) -> Table:
    """STR-37, STR-H-12: one of its two uses, once a turn."""
    if table.turn.handled:
        raise Illegal("STR-37: once per turn")
    table = {"place": place, "ignore": ignore}[decision["mode"]](table, decision)
    return table.with_turn(handled=True)


def ignore(table: Table, decision: Decision) -> Table:
    during(table, "STR-37", CHOSEN, MOVING)
    space = decision["space"]
    if space not in table.blocks or table.blocks[space] == table.me.id:
        raise Illegal("STR-37: no rival's token")
    return table.with_turn(ignored=space)


def place(table: Table, decision: Decision) -> Table:
    table = settle(table)
    car, road = table.me, table.road
    during(table, "STR-37", ("moved",))
    if table.turn.entered == 0 or car.space is None or (not car.drives and not car.junked):
        raise Illegal("STR-H-12: the car has not moved")
    edges = road.graph.out_edges(car.space, data=True)
    beside = [
        to for _, to, row in edges if row["kind"] == "lateral" and row["side"] == decision["side"]
    ]
    if not beside or not road.is_straight(beside[0]):
        raise Illegal("STR-37: no straight space there")
    if beside[0] in table.occupied() | road.obstacles | set(table.blocks):
        raise Illegal("STR-37: the space is not free")
    return replace(table, blocks={**table.blocks, beside[0]: car.id})


def turbo_charger(table: Table, decision: Decision) -> Table:
    """STR-38."""
    table = before_draw(table, "STR-38")
    if table.me.gear == TOP_GEAR or table.turn.turbo:
        raise Illegal("STR-38: not in 6th, not twice")
    return table.with_turn(turbo=True)


def aerodynamics(table: Table, decision: Decision) -> Table:
    """STR-39."""
    during(table, "STR-39", BEFORE, DRAWN, CHOSEN, MOVING)
    return table.with_turn(aero=table.turn.aero + 1)


def transmission(table: Table, decision: Decision) -> Table:
    """STR-40."""
    if table.turn.stage != "before":
        table = settle(table)
        during(table, "STR-40", ("moved",))
        if table.me.out:
            raise Illegal("STR-20: the car is out")
    return table.with_turn(transmission=table.turn.transmission + 1)


def steering(table: Table, decision: Decision) -> Table:
    """STR-41."""
    table = before_draw(table, "STR-41")
    if table.me.gear != 3:
        raise Illegal("STR-41: for 3rd gear")
    return table.with_turn(steering=True)


EFFECTS: Mapping[str, Callable[[Table, Decision], Table]] = {
    "nitrous": nitrous,
    "engine_power": engine_power,
    "tires": tires,
    "engine_tuning": engine_tuning,
    "handling": handling,
    "turbo_charger": turbo_charger,
    "aerodynamics": aerodynamics,
    "transmission": transmission,
    "steering": steering,
}


def allocation_is_legal(count: int, placed: Mapping[str, int], driver: str | None) -> bool:
    """STR-06, STR-V-19: all tokens, of known kinds, within the maxima."""
    if any(name not in EFFECTS or number < 0 for name, number in placed.items()):
        return False
    if any(placed.get(name, 0) > most for name, most in MOST.items()):
        return False
    return sum(placed.values()) == min(count, CAPS.get(driver or "", CAP))
