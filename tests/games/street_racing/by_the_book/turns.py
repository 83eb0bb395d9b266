"""Decisions of a turn, and who is next: STR-13 to STR-20, STR-46 to STR-56."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from tests.games.street_racing.by_the_book import moves, upgrades
from tests.games.street_racing.by_the_book.state import (
    MINIMUM,
    TOP_GEAR,
    Illegal,
    Table,
    Turn,
    drawn,
    paid,
    row_read,
)

Decision = Mapping[str, Any]
SHIFTS = {"up": (1, 3), "down": (-1, 2)}
ICONS = {4: 2, 5: 3, 6: 5}
"""Row -> the highest number with an icon."""
MOST_ROUNDS = 60


def decide(table: Table, decision: Decision) -> Table:
    """The table after a decision; Illegal if a rule forbids it."""
    if table.over or table.active is None:
        raise Illegal("STR-47: the race is over")
    if decision.get("p") not in (None, table.active):
        raise Illegal("STR-10: not this driver's turn")
    if (table.me.out or table.me.crossed) and decision["do"] in ("shift", "upgrade"):
        raise Illegal("STR-20: the car has left play")
    return DECISIONS[decision["do"]](table, decision)


def play_set(table: Table, decision: Decision) -> Table:
    """STR-14, STR-15, STR-38."""
    suit, count = decision["suit"], decision["count"]
    if table.turn.stage != "before":
        raise Illegal("STR-13: one set a turn")
    if table.me.junked:
        raise Illegal("STR-53: junked")
    gear = table.me.gear
    row = row_read(table, gear)
    if row == 0:
        raise Illegal("STR-16: no row in Neutral")
    if count < 1 or not 1 <= suit <= TOP_GEAR:
        raise Illegal("STR-14: at least a card")
    car = paid(table.me, (suit,) * count)
    flips, table = drawn(table, count)
    return table.with_me(hand=car.hand).with_turn(
        stage="drawn", suit=suit, count=count, flips=flips, gear=gear, row=row
    )


def speeds(table: Table) -> list[int]:
    """STR-16: the options, lowest first; none without a draw."""
    turn = table.turn
    if turn.stage != "drawn":
        return []
    options = {card.speeds[turn.row - 1] for card in turn.flips}
    gear = turn.row if table.reads("turbo_minimum", "row-read") else turn.gear
    if turn.suit == gear:
        options.add(MINIMUM[turn.suit])
    return sorted(options)


def choose_speed(table: Table, decision: Decision) -> Table:
    """STR-16, STR-21, STR-51, STR-52."""
    turn, value = table.turn, decision["value"]
    if turn.stage != "drawn" or turn.power_due or value not in speeds(table):
        raise Illegal("STR-16: not an option")
    table = with_icon(table, value)
    turn = replace(table.turn, stage="chosen", base=value, control=sum(table.me.control))
    return replace(table, turn=replace(turn, points=turn.speed))


def with_icon(table: Table, value: int) -> Table:
    """Draws a control token if the number has an icon."""
    turn = table.turn
    flipped = value in {card.speeds[turn.row - 1] for card in turn.flips}
    if not table.reads("damage", "on") or not flipped or value > ICONS.get(turn.row, 0):
        return table
    if not table.pile:
        return table
    return replace(table, pile=table.pile[1:], turn=replace(turn, fresh=table.pile[:1]))


def step(table: Table, decision: Decision) -> Table:
    for space in decision["path"]:
        table = moves.step(table, space)
    return table


def move_done(table: Table, decision: Decision) -> Table:
    """The driver says that the movement is over."""
    if table.turn.stage in ("before", "drawn"):
        raise Illegal("STR-13: no movement now")
    return moves.settle(table, stops=True)


def shift(table: Table, decision: Decision) -> Table:
    """STR-17, STR-40, STR-H-02."""
    change, price = SHIFTS[decision["dir"]]
    table = moves.settle(table)
    stages = ["before", "moved"] + ["drawn"] * table.reads("shift_after_draw", "yes")
    if table.me.out or table.turn.stage not in stages:
        raise Illegal("STR-17: not now")
    gear = table.me.gear + change
    if not 0 <= gear <= TOP_GEAR:
        raise Illegal("STR-17: no such gear")
    discards = tuple(decision.get("discard") or ())
    if len(discards) != max(0, price - table.turn.transmission):
        raise Illegal("STR-17: another price")
    car = paid(table.me, discards)
    table = replace(table, discarded=table.discarded + len(discards))
    table = table.with_me(hand=car.hand, gear=gear)
    if table.reads("transmission", "the-next"):
        table = table.with_turn(transmission=0)
    if table.turn.stage == "drawn":
        table = table.with_turn(gear=gear, row=row_read(table, gear))
        if table.turn.row == 0:
            raise Illegal("STR-H-03: no row for the set")
    return table


def end_turn(table: Table, decision: Decision) -> Table:
    """STR-18, STR-19, STR-44."""
    table = moves.settle(table, stops=True)
    if table.turn.stage == "drawn":
        raise Illegal("STR-13: the move must be completed")
    waits = table.reads("paused_and_not_moving", "waits")
    if table.turn.stage == "before" and table.me.barrier and not waits:
        table = moves.wrecked(table)
    table = replace(table, discarded=table.discarded + table.turn.count + len(table.turn.flips))
    if not table.me.out:
        table = cleaned_up(table, decision)
    return passed_on(table.with_me(turns=table.me.turns + 1, penalties=table.turn.penalties))


def cleaned_up(table: Table, decision: Decision) -> Table:
    """STR-18: down to the limit as chosen, or up to it."""
    car = table.me
    limit = table.hand_limit
    over = max(0, len(car.hand) - limit)
    discards = tuple(decision.get("discard") or car.hand[:over])
    if len(discards) != over:
        raise Illegal(f"STR-18: {over} cards have to go")
    car = paid(car, discards)
    table = replace(table, discarded=table.discarded + over)
    cards, table = drawn(table, max(0, limit - len(car.hand)))
    hand = (*car.hand, *(card.suit for card in cards))
    return table.with_me(hand=hand, limit=limit)


def passed_on(table: Table) -> Table:
    """STR-10, STR-20, STR-47, STR-50, STR-56: who is next, or the end."""
    me, teams = table.me, table.teams
    slot = next((team for team, cars in teams.items() if me.id in cars), me.id)
    last_of_team = slot not in teams or me.id == teams[slot][-1]
    ending = table.ending or (me.crossed and last_of_team)
    table = replace(table, ending=ending, turn=Turn())
    if me.crossed and not last_of_team and not table.reads("team_mate_starts", "next-round"):
        return begun(table, teams[slot][1])
    at = table.order.index(slot)
    for other in (*table.order[at + 1 :], None, *table.order):
        if other is None:
            table = replace(table, rounds=table.rounds + 1)
            if table.ending or table.rounds >= table.rules.get("most_rounds", MOST_ROUNDS):
                break
        elif (car := driver_of(table, other)) is not None:
            return begun(table, car)
    return replace(table, over=True, active=None)


def driver_of(table: Table, slot: str) -> str | None:
    """Whose turn it is in a slot; None if nobody's."""
    cars = [table.cars[id] for id in table.teams.get(slot, (slot,))]
    waiting = next((car for car in cars if not car.crossed), None)
    return waiting.id if waiting is not None and waiting.drives else None


def begun(table: Table, car: str) -> Table:
    return replace(table, active=car, sequence=(*table.sequence, car))


DECISIONS: Mapping[str, Callable[[Table, Decision], Table]] = {
    "play_set": play_set,
    "choose_speed": choose_speed,
    "step": step,
    "move_done": move_done,
    "shift": shift,
    "upgrade": upgrades.use,
    "end_turn": end_turn,
}
