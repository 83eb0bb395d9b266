"""Damage and control: STR-51 to STR-53, H-26, H-27."""

from trackwright.games.street_racing.rules.cards import ANYBODY, FOR_CONTROL
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.layouts import CONTROL_VALUES, Race
from trackwright.simulator.table.chance import given_for
from trackwright.simulator.table.log import note
from trackwright.simulator.table.streams import pick

EACH = 4
"""H-26: tokens of each value."""


def lay_supply(race: Race) -> None:
    """STR-07, H-26: four each of 1, 2, 3; or twelve of 2."""
    for value in range(1, CONTROL_VALUES):
        race.supply[value] = EACH
        if race.rules.control_all_two:
            race.supply[value] = 3 * EACH if value == 2 else 0


def draw_control(race: Race, car: int) -> None:
    """STR-51: a random token, if there are any left."""
    value = given_for(race, ANYBODY, FOR_CONTROL)
    if race.halt:
        return
    if value == 0:
        left = 0
        for one in range(1, CONTROL_VALUES):
            left += race.supply[one]
        if left == 0:
            return
        place = pick(race.dice, left)
        value = 1
        while place >= race.supply[value]:
            place -= race.supply[value]
            value += 1
    if 0 < value < CONTROL_VALUES and race.supply[value]:
        race.supply[value] -= 1
    race.next_control = value
    note(race, car, events.Control(value=value))


def turn_control(race: Race, car: int) -> None:
    """STR-52: the token of this move is turned; the one drawn in it counts next time."""
    if race.used_control:
        race.damaged[car] += 1
        note(race, car, events.Damage(damage=race.damaged[car]))
    race.control[car] = race.next_control
