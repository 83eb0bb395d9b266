"""Dice and cards that somebody gives; what is not given comes from the race's own stream."""

from simulator.table.states import CHANCE_WANTED, RaceState


def given_for(race: RaceState, seat: int, purpose: int) -> int:
    """What was given for this seat and purpose, each once; 0 if nothing was. The race stops where
    only what is given counts (`given.only`)."""
    given = race.given
    for i in range(given.length):
        if given.gone[i] == 0 and given.seat[i] == seat and given.purpose[i] == purpose:
            given.gone[i] = 1
            return given.value[i]
    if given.only:
        race.halt = CHANCE_WANTED
        race.halt_seat = seat
        race.halt_kind = purpose
    return 0
