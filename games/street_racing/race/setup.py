"""Before the first turn: drivers, allocation, start spaces, opening hands: STR-02 to STR-11."""

from trackwright.games.street_racing.race.turn import decide
from trackwright.games.street_racing.rules.cards import draw_to_hand
from trackwright.games.street_racing.rules.gears import hand_base
from trackwright.games.street_racing.rules.order import begins, steps_left
from trackwright.games.street_racing.rules.setup import slot_is_free, tokens_left, upgrades_of
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.decisions import ALLOCATING, PLACING
from trackwright.games.street_racing.state.layouts import (
    GISELE,
    NO_DRIVER,
    NOWHERE,
    UPGRADES,
    Race,
)
from trackwright.simulator.table.begin import ROLLED, take_order
from trackwright.simulator.table.log import note
from trackwright.simulator.table.streams import pick

DEALT, CHOSEN = 1, 2
DRIVER_CARDS = 12
"""STR-02."""


def deal_drivers(race: Race) -> None:
    """STR-02, STR-54: chosen, or dealt at random from twelve; three of them have an ability."""
    dealt = 0
    for car in range(race.players):
        race.driver[car] = NO_DRIVER
        if race.rules.drivers == CHOSEN:
            race.driver[car] = race.rules.driver[car]
        elif race.rules.drivers == DEALT:
            card = pick_undealt(race, dealt)
            dealt |= 1 << card
            race.driver[car] = card + 1 if card < GISELE else NO_DRIVER
        if race.driver[car]:
            note(race, car, events.Driver(driver=race.driver[car]))


def pick_undealt(race: Race, dealt: int) -> int:
    """A driver card that nobody has."""
    card = pick(race.dice, DRIVER_CARDS)
    while dealt >> card & 1:
        card = pick(race.dice, DRIVER_CARDS)
    return card


def allocate_all(race: Race) -> None:
    """STR-06: every driver in turn, without knowing what the others do; all is shown at once."""
    race.phase = ALLOCATING
    for car in range(race.players):
        while race.halt == 0 and tokens_left(race, car) < upgrades_of(race, car):
            decide(race, car)
    if race.halt:
        return
    for car in range(race.players):
        for upgrade in range(UPGRADES):
            if race.tokens[car][upgrade]:
                count = race.tokens[car][upgrade]
                note(race, car, events.Allocated(upgrade=upgrade, count=count))


def line_up(race: Race, number: int, grid: int) -> None:
    """STR-09, STR-10: the first player is drawn; the order of turns is clockwise from there. A
    given grid is that order."""
    if grid == ROLLED:
        first = pick(race.dice, race.players)
        for i in range(race.players):
            race.order[i] = (first + i) % race.players
    else:
        take_order(race, number, grid)
    race.first = race.order[0]
    note(race, race.first, events.First())
    for i in range(race.players):
        race.grid[race.order[i]] = i + 1
        race.waits[i] = 0 if begins(race, i) else 1


def place_cars(race: Race) -> None:
    """STR-09, H-24: the first player places last; before it the others, anti-clockwise."""
    race.phase = PLACING
    for i in range(race.players - 1, -1, -1):
        car = race.order[i]
        if race.halt == 0:
            choose_slot(race, car)
        if race.halt == 0:
            space, slot, turn = race.at[car], race.slot[car], i + 1
            race.left[car] = steps_left(race, car)
            note(race, car, events.Placed(slot=slot, space=space, turn=turn))


def choose_slot(race: Race, car: int) -> None:
    """STR-09, H-24: any free start space; or the next one."""
    if race.rules.slots_as_placed == 0:
        decide(race, car)
        return
    for slot in range(race.road.slots):
        if slot_is_free(race, slot) and race.at[car] == NOWHERE:
            race.slot[car] = slot
            race.at[car] = race.road.slot[slot]


def deal_hands(race: Race) -> None:
    """STR-11."""
    for i in range(race.players):
        car = race.order[i]
        for _n in range(hand_base(race, car)):
            if race.halt == 0:
                draw_to_hand(race, car)
