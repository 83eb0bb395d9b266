"""Answers to referee cases of the street race: what follows from the rules.

    players            id -> space, gear, hand, hand_size, hand_limit, penalties, upgrades, out,
                       finished, remaining, junked, damage, pending_barrier
    legal_speeds       options before `legal_speeds_before_decision`, or else at the end
    illegal_decision   the number of the first decision that a rule forbids, and `rule`
    block_tokens       space -> owner
    active             who is next; null when the race is over; active_sequence from the start
    race_over, result  winner, or the ids of a draw; ranking
Without players: placement_order and turn_order, upgrade_tokens, allocation_legal.
"""

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from tests.games.street_racing.by_the_book.moves import crashes, legal_steps
from tests.games.street_racing.by_the_book.road import Road
from tests.games.street_racing.by_the_book.state import Car, Card, Illegal, Table
from tests.games.street_racing.by_the_book.turns import decide, speeds
from tests.games.street_racing.by_the_book.upgrades import EFFECTS, allocation_is_legal

BEFORE_DRAW = ("engine_tuning", "turbo_charger", "steering")
Case = Mapping[str, Any]
Answer = dict[str, Any]
FAR = 10**6
NOBODY = "nobody"
"""Owns the block tokens that lie on the road from the start."""


def answer(case: Case) -> Answer:
    state = case.get("state") or {}
    found: Answer = {}
    if "seats_clockwise" in state:
        found |= orders(state["seats_clockwise"], state["first_player"])
    if "allocation" in state:
        count, driver = state["upgrade_tokens"], state.get("driver")
        found["allocation_legal"] = allocation_is_legal(count, state["allocation"], driver)
    if case.get("track") and "players" in state:
        road = Road(case["track"])
        if road.starts:
            drivers = {row["id"]: row.get("driver") for row in state["players"]}
            found["upgrade_tokens"] = {id: road.tokens_for(who) for id, who in drivers.items()}
        if any("space" in row for row in state["players"]):
            found |= raced(case)
    return found


def orders(seats: list[str], first: str) -> Answer:
    """STR-09, STR-10."""
    at = seats.index(first)
    turns = seats[at:] + seats[:at]
    return {"turn_order": turns, "placement_order": turns[::-1]}


def raced(case: Case) -> Answer:
    table = table_of(case)
    wanted = (case.get("expect") or {}).get("legal_speeds_before_decision")
    legal: list[int] | None = None
    queue = list(enumerate(case.get("decisions") or ()))
    while queue:
        number, decision = queue[0]
        if number == wanted:
            legal = speeds(table)
        try:
            after = decide(table, decision)
        except Illegal as why:
            return {**told(table, legal), "illegal_decision": number, "rule": str(why)}
        if decision.get("use") == "engine_power" and (first := tokens_before_draw(queue)):
            queue = [*first, queue[0], *queue[1 + len(first) :]]
            continue
        table, queue = after, queue[1:]
    return told(table, legal)


def tokens_before_draw(queue: list[tuple[int, Case]]) -> list[tuple[int, Case]]:
    """STR-H-11: they follow Engine Power, and count before the cards are flipped again."""
    return list(takewhile(lambda one: one[1].get("use") in BEFORE_DRAW, queue[1:]))


def table_of(case: Case) -> Table:
    state, script = case["state"], case.get("script") or {}
    cars = {row["id"]: car_of(row) for row in state["players"]}
    teams = {team: tuple(ids) for team, ids in (state.get("teams") or {}).items()}
    order = tuple(state.get("team_order") or state.get("turn_order") or teams or cars)
    first = order[0]
    active = state.get("active") or (teams[first][0] if teams else first)
    deck = tuple(
        Card(row["suit"], tuple(row["speeds"]), row["nitrous"]) for row in script.get("deck") or ()
    )
    return Table(
        Road(case["track"]),
        cars,
        order,
        teams,
        active,
        deck,
        blocks=dict.fromkeys(case["track"].get("blocks") or (), NOBODY)
        | dict(state.get("block_tokens") or {}),
        pile=tuple(script.get("control") or ()),
        rules=case.get("options") or {},
        sequence=(active,),
    )


def car_of(row: Case) -> Car:
    tokens = dict.fromkeys(EFFECTS, 0) | dict(row.get("upgrades") or {})
    return Car(
        row["id"],
        row.get("driver"),
        row.get("space"),
        row.get("gear", 0),
        tuple(row.get("hand") or ()),
        tokens,
        row.get("turns_taken", 0),
        row.get("pending_barrier") or 0,
        control=tuple(row.get("control") or ()),
        damage=row.get("damage", 0),
        junked=row.get("damage", 0) >= 3,
        laps=row.get("lap", 0),
        passed=row.get("checkpoints", 0),
    )


def told(table: Table, legal: list[int] | None) -> Answer:
    return {
        "players": {id: of_car(table, car) for id, car in table.cars.items()},
        "legal_speeds": speeds(table) if legal is None else legal,
        "block_tokens": dict(table.blocks),
        "active": table.active,
        "active_sequence": list(table.sequence),
        "race_over": table.over,
        "legal_steps": ways(table),
        "discard_size": table.discarded,
        "deck_size": len(table.deck),
        "result": result(table) if table.over else None,
    }


def ways(table: Table) -> list[str] | None:
    """Where the car may go now; None unless it is about to go."""
    if table.over or table.turn.stage not in ("chosen", "moving"):
        return None
    return [] if crashes(table) else sorted({edge.to for edge in legal_steps(table)})


def of_car(table: Table, car: Car) -> Answer:
    now = car.id == table.active and table.turn.stage != "before"
    return {
        "space": space_of(table, car),
        "gear": car.gear,
        "hand": sorted(car.hand),
        "hand_size": len(car.hand),
        "hand_limit": table.hand_limit if now else car.limit,
        "penalties": table.turn.penalties if now else car.penalties,
        "upgrades": dict(car.tokens),
        "out": car.out,
        "finished": car.crossed,
        "remaining": car.remaining,
        "junked": car.junked,
        "damage": car.damage,
        "control": list(car.control),
        "pending_barrier": car.barrier,
        "lap": car.laps,
    }


def space_of(table: Table, car: Car) -> str | None:
    """Where it is to be seen; on a circuit a car that is home is nowhere."""
    home = car.crossed and table.road.line
    gone = car.junked and not car.crossed and table.reads("junked_cars", "removed")
    return None if home or gone else car.space


def result(table: Table) -> Answer:
    """STR-48 to STR-50."""
    last = [cars[-1] for cars in table.teams.values()] or list(table.cars)
    home = {id: table.cars[id] for id in last if table.cars[id].crossed}
    best = max(((car.remaining or 0, car.speed or 0) for car in home.values()), default=None)
    if best is not None and table.reads("equal_remaining_speed", "shared"):
        winners = [id for id, car in home.items() if car.remaining == best[0]]
        return placed(table, winners)
    winners = [id for id, car in home.items() if (car.remaining or 0, car.speed or 0) == best]
    return placed(table, winners)


def placed(table: Table, winners: list[str]) -> Answer:
    found: Answer = {"ranking": ranking(table)}
    if len(winners) == 1:
        found["winner"] = winners[0]
    elif winners:
        found["draw"] = winners
    return found


def ranking(table: Table) -> list[str]:
    """STR-49."""

    def place(car: Car) -> tuple[int, ...]:
        seat = list(table.cars).index(car.id)
        if not table.teams:
            seat = table.order.index(car.id)
        if car.crossed:
            speed = 0 if table.reads("equal_remaining_speed", "shared") else car.speed or 0
            return (0, -(car.remaining or 0), -speed, seat)
        if car.out or car.junked:
            return (2, 0, 0, seat)
        far = table.road.steps_to_finish(car.space) if car.space else None
        return (1, FAR if far is None else far, 0, seat)

    return [car.id for car in sorted(table.cars.values(), key=place)]
