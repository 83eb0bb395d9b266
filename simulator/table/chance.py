"""Dice and cards entered by hand; everything else comes from the race's own stream."""

from trackwright.simulator.table.states import CHANCE_WANTED, RaceState


def given_for(race: RaceState, who: int, purpose: int) -> int:
    """The value given for this player or runner and purpose, each used once; 0 if there is none.
    The race stops if only given values count (`given.only`)."""
    given = race.given
    for i in range(given.length):
        if given.gone[i] == 0 and given.who[i] == who and given.purpose[i] == purpose:
            given.gone[i] = 1
            return given.value[i]
    if given.only:
        race.halt = CHANCE_WANTED
        race.halt_player = who
        race.halt_kind = purpose
    return 0
