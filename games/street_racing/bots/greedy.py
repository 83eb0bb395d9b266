"""Greedy: as high a gear and as far as it can in this move. It looks at no corner before it is in
it, never shifts down, and spends tokens at the first chance."""

from trackwright.games.street_racing.bots.plans import longest_suit, plan, plan_tuning
from trackwright.games.street_racing.bots.preparing import plan_shift
from trackwright.games.street_racing.rules.cards import in_hand
from trackwright.games.street_racing.rules.setup import may_allocate, slot_is_free
from trackwright.games.street_racing.rules.speeds import row_to_read
from trackwright.games.street_racing.state.decisions import ALLOCATE, END, SET, SLOT, UPGRADE
from trackwright.games.street_racing.state.layouts import (
    NOWHERE,
    TOP_GEAR,
    TUNING,
    TURBO,
    UPGRADES,
    Race,
)
from trackwright.simulator.table.states import RACING

SMALL_SET = 2


def plan_any_upgrade(race: Race, car: int) -> None:
    """The same number of each kind."""
    tokens, best = race.tokens[car], -1
    for upgrade in range(UPGRADES):
        fewer = best < 0 or tokens[upgrade] < tokens[best]
        if fewer and may_allocate(race, car, upgrade):
            best = upgrade
    plan(race, ALLOCATE, best, 0)


def plan_first_slot(race: Race) -> None:
    for slot in range(race.road.slots - 1, -1, -1):
        if slot_is_free(race, slot):
            plan(race, SLOT, slot, 0)


def plan_rush(race: Race, car: int) -> None:
    """Up, then the largest set."""
    tokens, suit = race.tokens[car], longest_suit(race, car)
    held = in_hand(race, car, suit)
    if plan_shift(race, car, TOP_GEAR):
        return
    if tokens[TURBO] and race.turbo == 0 and race.gear[car] < TOP_GEAR and held:
        plan(race, UPGRADE, TURBO, 0)
        return
    if tokens[TUNING] and held <= SMALL_SET and plan_tuning(race, car, race.held[car] - held):
        return
    if held and row_to_read(race, car):
        plan(race, SET, suit, held)
    else:
        plan(race, END, 0, 0)


def plan_next_gear(race: Race, car: int) -> None:
    races = race.status[car] == RACING and race.at[car] != NOWHERE
    if races == 0 or plan_shift(race, car, TOP_GEAR) == 0:
        plan(race, END, 0, 0)
