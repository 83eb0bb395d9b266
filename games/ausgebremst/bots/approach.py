"""The approach to the pit: how likely a stop is from a space with two cards in hand.

A driver who looks ahead (AUS-D-02) knows which cards reach a pit space from where, and keeps them.
This module computes that exactly, from the pit spaces backwards: the best of three cards is played,
every drawn card is equally likely, and now and then other cars block the alley.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from trackwright.games.ausgebremst.state.layouts import FAR, MOST_CARD, NOWHERE, Road
from trackwright.games.ausgebremst.state.way import Space, Way

Chances: TypeAlias = npt.NDArray[np.float64]
"""Indexed by the two cards left in hand, 1 to 6 each; or first by the card played."""
THOUSANDTHS = 1000
CLOSED = 0.4
"""How often other cars block the alley just when a car could drive in."""


@dataclass(frozen=True)
class Approach:
    """For one space: the chance to stop at the next passing of field A, whether the line comes
    before it, and the fewest spaces to the finish with that stop, counted like `dist`."""

    chance: Chances
    line_first: bool
    with_stop: int


def approaches(way: Way, dist: Sequence[int], lap: int) -> list[Approach]:
    """For every space; `dist` is the distance without a stop."""
    order = _from_the_pit_on(way)
    here = _chances(way, order, None)
    later = _chances(way, order, here)
    found = []
    for space, with_stop in enumerate(_with_stop(way, order, dist, lap)):
        line_first = with_stop >= FAR
        chance = (later if line_first else here)[space][0, 0]
        found.append(Approach(chance, line_first, with_stop))
    return found


def _from_the_pit_on(way: Way) -> list[int]:
    """The spaces, each after all spaces it leads to; the line is only crossed in the alley, and
    the alley is never left."""
    waits = [0] * len(way.spaces)
    before: list[list[int]] = [[] for _ in way.spaces]
    for a, b in way.steps():
        if _goes_on(way, a, b):
            waits[a] += 1
            before[b].append(a)
    order = [space for space in way.places if not waits[space]]
    for b in order:
        for a in before[b]:
            waits[a] -= 1
            if not waits[a]:
                order.append(a)
    return order


def _goes_on(way: Way, a: int, b: int) -> bool:
    if way.spaces[a].alley:
        return way.spaces[b].alley
    if way.spaces[b].alley:
        return a == way.entry
    return (a, b) not in way.line


def _chances(way: Way, order: Sequence[int], here: list[Chances] | None) -> list[Chances]:
    """For every space, first when a move ends there, then with each card played from there; once
    with an open alley, once with a blocked one, when a move has to end before it.
    `here`: the chances beyond the line, for spaces before it that do not enter the alley."""
    found = [np.zeros((2, MOST_CARD + 1, MOST_CARD, MOST_CARD)) for _ in way.spaces]
    for a in order:
        for b in way.ahead[a]:
            ahead = _leads_to(way, a, b, found, here)
            if ahead is not None:
                open_to = slice(1 if way.spaces[b].alley else 2)
                played = found[a][open_to, 1:]
                np.maximum(played, ahead[open_to, :-1], out=played)
        found[a][:, 0] = _chance_at(way.spaces[a], found[a])
    return found


def _leads_to(
    way: Way, a: int, b: int, found: list[Chances], here: list[Chances] | None
) -> Chances | None:
    """The chances after a step; None if it passes field A by."""
    if here is not None and way.spaces[b].alley:
        return None
    if here is not None and (a, b) in way.line:
        return here[b]
    return found[b] if _goes_on(way, a, b) else None


def _chance_at(space: Space, played: Chances) -> Chances | float:
    if space.stop:
        return 1.0
    free, closed = map(_best_of_three, played[:, 1:])
    return free if space.alley else (1 - CLOSED) * free + CLOSED * closed


def _best_of_three(by_card: Chances) -> Chances:
    """With two cards and a drawn one: any of the three may be played."""
    any_card = (by_card, by_card.transpose(1, 0, 2), by_card.transpose(1, 2, 0))
    best: Chances = np.maximum.reduce(any_card).mean(axis=2)
    return best


def _with_stop(way: Way, order: Sequence[int], dist: Sequence[int], lap: int) -> list[int]:
    """The fewest spaces to the finish with a stop at the next passing of field A before the
    line."""
    found, stopped = [FAR] * len(way.spaces), [FAR] * len(way.spaces)
    for a in order:
        for b in way.ahead[a]:
            over = lap if (a, b) in way.line else 0
            if way.spaces[a].alley and b == way.exit:
                stopped[a] = min(stopped[a], 1 + dist[b] - over)
            elif _goes_on(way, a, b):
                found[a] = min(found[a], 1 + found[b] - over)
                stopped[a] = min(stopped[a], 1 + stopped[b] - over)
        if way.spaces[a].stop:
            found[a] = stopped[a]
    return [FAR if steps > FAR // 2 else steps for steps in found]


def fill_approach(road: Road, way: Way) -> None:
    """Write it into a road that is already filled."""
    if road.entry == NOWHERE:
        return
    dist = [int(road.dist[space]) for space in way.places]
    for space, approach in enumerate(approaches(way, dist, int(road.lap))):
        road.line_first[space] = int(approach.line_first)
        road.with_stop[space] = approach.with_stop
        table = np.rint(THOUSANDTHS * approach.chance).astype(int)
        for one, others in enumerate(table.tolist(), 1):
            row = road.stop_chance[space][one]
            for other, chance in enumerate(others, 1):
                row[other] = chance
