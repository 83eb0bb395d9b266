"""Dice as a race throws them: from its one stream in the order of play, or paired.

With paired dice each runner has dice of its own in each round: what one does leaves the luck of all
others, and of all rounds to come, alone. So two circuits are raced with the same luck, and differ
by less chance; how likely anything is stays the same. Only comparisons use it: these are other
races than those of the same seed without it.
"""

from trackwright.simulator.table.states import RaceState
from trackwright.simulator.table.streams import WORD, mixed, pick

ROUND_BITS, THROW_BITS = 17, 5
"""Where the number of the round, and that of the throw, begin beside the runner's."""


def throw_of(race: RaceState, runner: int, faces: int) -> int:
    """1 to `faces`. What a planner imagines comes from its own stream: it is not to know the dice
    of rounds to come."""
    if race.rules.paired == 0 or race.imagined:
        return 1 + pick(race.dice, faces)
    if race.thrown_in[runner] != race.round:
        race.thrown_in[runner] = race.round
        race.thrown[runner] = 0
    race.thrown[runner] += 1
    throw = race.round << ROUND_BITS | race.thrown[runner] << THROW_BITS | runner
    word = mixed(race.luck[1] ^ mixed((race.luck[0] ^ throw) & WORD))
    return 1 + ((word * faces) >> 32)


def begin_dice(race: RaceState) -> None:
    """Paired dice of a race, or, if rounds are counted from the first again, of its next part."""
    for i in range(2):
        race.luck[i] = mixed((race.luck[i] + 1 + i) & WORD)
    for runner in range(race.runners):
        race.thrown_in[runner] = 0
        race.thrown[runner] = 0
