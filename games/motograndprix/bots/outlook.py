"""What a lone rider can expect from a distance to go and the points left on the dials.

On an empty road a rider can be planned for exactly: from the line back, position by position, every
roll is answered by the flips, Engine and Front Tire with the best outlook. A round still to ride
counts as the ground of a typical turn, so an outlook is in thousandths of a position, like all
that bots weigh. Rear Tire rarely runs short and is ignored, and so are stances; a double six tests
the Engine. Only whole numbers: the table is the same everywhere.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from trackwright.games.motograndprix.bots.careful import RETIREMENT, failing_rolls
from trackwright.games.motograndprix.bots.pace import ROLLS, best_sums
from trackwright.games.motograndprix.rules.points import MOST_ENGINE
from trackwright.games.motograndprix.state.layouts import BASIC, MOST_LEFT, OVERSHOT, SPENDABLE
from trackwright.simulator.compiler.data.memory import Integers

BEYOND = 500
"""What a position beyond the line is worth: far less than being there a round earlier."""
MOST_BRAKED = 4
"""Front Tire points in one turn; more never pays on an empty road."""
BEHIND_LINE = 32
"""Positions that a grid may take up."""
NEVER = -(10**12)
SUMS = np.arange(2, 13)
ENGINE_LEFT, FRONT_LEFT = np.divmod(np.arange(SPENDABLE * SPENDABLE), SPENDABLE)
"""Points left in each column of the table."""


def outlooks(
    difficulties: Sequence[int],
    modifiers: Sequence[int],
    usual_move: int,
    laps: int,
    level: int,
    floor: int,
) -> Integers:
    """A row for every number of positions to go, from `OVERSHOT` beyond the line on."""
    length = min(MOST_LEFT, len(difficulties) * laps + BEHIND_LINE + OVERSHOT)
    return _outlooks(tuple(difficulties), tuple(modifiers), usual_move, length, level, floor)


@lru_cache(maxsize=8)
def _outlooks(
    difficulties: tuple[int, ...],
    modifiers: tuple[int, ...],
    usual_move: int,
    length: int,
    level: int,
    floor: int,
) -> Integers:
    rolls = [best_sums(difficulty) - SUMS[0] for difficulty in range(4)]
    dials = range(1) if level == BASIC else range(-MOST_BRAKED, MOST_ENGINE + 1)
    columns = [_columns_after(dial) for dial in dials]
    table = np.zeros((length, SPENDABLE * SPENDABLE), dtype=np.int64)
    table[: OVERSHOT + 1] = BEYOND * np.arange(OVERSHOT, -1, -1)[:, None]
    after = np.full((length + 1, len(dials), table.shape[1]), NEVER, dtype=np.int64)
    for row in range(length):
        if row > OVERSHOT:
            place = (OVERSHOT - row) % len(difficulties)
            best = _best_by_sum(after, row, modifiers[place], np.array(dials), level, floor)
            chosen = best[rolls[difficulties[place]]].max(axis=1)
            table[row] = chosen.sum(axis=0) // len(ROLLS) - usual_move
        for at, column in enumerate(columns):
            after[row, at] = np.append(table[row], NEVER)[column]
    return table


def _columns_after(dial: int) -> Integers:
    """For each column the one that is left when this is spent (Engine above 0, Front Tire below);
    the one beyond all if it cannot be."""
    engine, front = ENGINE_LEFT - max(dial, 0), FRONT_LEFT - max(-dial, 0)
    found = np.where((engine < 0) | (front < 0), SPENDABLE**2, engine * SPENDABLE + front)
    return np.asarray(found, dtype=np.int64)


def _best_by_sum(
    after: Integers, row: int, modifier: int, dials: Integers, level: int, floor: int
) -> Integers:
    """The best outlook for each sum of two dice, and each column, over all that dials can do."""
    points = SUMS[:, None] + modifier + dials
    rows = np.where(points > 0, np.maximum(row - points, 0), len(after) - 1)
    found = after[rows, np.arange(len(dials))]
    if level != BASIC:
        found[-1] = _redlined(found[-1], dials, floor)
    best: Integers = found.max(axis=1)
    return best


def _redlined(found: Integers, dials: Integers, floor: int) -> Integers:
    """The same after an Engine test, which may take a point, or the bike out of the race."""
    engine = ENGINE_LEFT - np.maximum(dials, 0)[:, None]
    failing = np.array([failing_rolls(shown + floor) for shown in range(SPENDABLE)])
    share = failing[np.maximum(engine, 0)]
    lower = np.roll(found, SPENDABLE, axis=1)
    lost = np.where(engine > 0, lower, found - RETIREMENT)
    mixed: Integers = (found * (36 - share) + lost * share) // 36
    return mixed
