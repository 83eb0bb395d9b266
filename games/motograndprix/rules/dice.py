"""Dice: given ones first, otherwise those of the race."""

from trackwright.games.motograndprix.state.layouts import Race
from trackwright.simulator.table.chance import given_for
from trackwright.simulator.table.dice import throw_of
from trackwright.simulator.table.streams import FACES, mixed

FOR_POLE, FOR_TURN, FOR_TEST, FOR_REROLL = 0, 1, 2, 3
"""What a die is rolled for."""

FLIPPED = 7
"""A face turned over is 7 less the face, and 7 ^ face: without a branch that chance decides."""
SHUFFLED = 0o314052
"""The faces in a different order, so that a bike's two dice do not rise together."""


def throw(race: Race, bike: int, purpose: int) -> int:
    """A face from 1 to 6; the race stops if a given die is missing."""
    if race.imagined:
        return imagined_roll(race, bike)
    if race.given.length == 0 and race.given.only == 0:
        return throw_of(race, bike, FACES)
    face = given_for(race, bike, purpose)
    if face == 0:
        face = 1 if race.halt else throw_of(race, bike, FACES)
    return face


def imagined_roll(race: Race, bike: int) -> int:
    """In rollouts each bike has its own row of dice, so that what one does leaves the luck of all
    others alone. Over six rollouts every die shows each face once."""
    race.imagined_rolls[bike] += 1
    word = mixed(race.dice[0] ^ (race.imagined_rolls[bike] << 5 | bike))
    number = race.dice[1]
    if race.imagined_rolls[bike] & 1:
        number = number // FACES + (SHUFFLED >> 3 * (number % FACES) & 7)
    return 1 + ((word * FACES >> 32) + number) % FACES


def roll(race: Race, bike: int, count: int) -> None:
    """B-08, S-05: roll the dice of a turn."""
    race.faces = count
    race.face[0] = throw(race, bike, FOR_TURN)
    race.face[1] = throw(race, bike, FOR_TURN) if count == 2 else 0


def engine_test(race: Race, bike: int) -> int:
    """S-21: the sum of two dice."""
    return throw(race, bike, FOR_TEST) + throw(race, bike, FOR_TEST)


def used(race: Race, die: int) -> int:
    """B-09: what a die shows after the plan's flips."""
    return race.face[die] ^ FLIPPED * (race.flips >> die & 1)


def used_sum(race: Race, flips: int) -> int:
    """B-09: the points of the roll with these flips."""
    total = race.face[0] ^ FLIPPED * (flips & 1)
    if race.faces == 2:
        total += race.face[1] ^ FLIPPED * (flips >> 1 & 1)
    return total
