"""Will the deck last? Measured by races in which everybody bets at random: MOP-42 (c), MOP-44."""

from dataclasses import dataclass, replace

import numpy as np

from trackwright.games.mopeds.decks import moped_cards
from trackwright.games.mopeds.rulesets import RULESETS
from trackwright.model.circuit import Circuit
from trackwright.model.text.progress import Progress, reject_cancelled
from trackwright.simulator.playtest.counts import Counts, counts_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Table

RULES = next(iter(RULESETS))
BOT = "random"
RACES, SEED = 10_000, 1
AT_ONCE = 100
"""Races between two looks at whether it was cancelled: a few milliseconds."""
FEWEST_THIRD, FEWEST_FIRST = 0.5, 0.9
"""MOP-42: the shares of races in which the third and the first moped should finish."""
JAM = 1 / 3
"""MOP-44: the share of moves shortened or lost from which on mopeds jam."""


@dataclass(frozen=True)
class Chances:
    """What came of many races."""

    players: int
    races: int
    finishers: tuple[float, float, float]
    """The shares of races in which one, two and three mopeds finish."""
    rounds: float
    draws: float
    cards_left: float
    shortened: float
    """Moves per race that a blockage shortened ..."""
    lost: float
    """... and those of them that led nowhere."""
    bonus_moves: float

    @property
    def lasts(self) -> bool:
        """Does the deck last with this number of players?"""
        first, _, third = self.finishers
        return third >= FEWEST_THIRD and first >= FEWEST_FIRST

    @property
    def share_blocked(self) -> float:
        """Moves, of all cards, that end too soon or lead nowhere."""
        return self.shortened / self.draws

    @property
    def jams(self) -> bool:
        return self.share_blocked > JAM


_MOST_KEPT = 64
_kept: dict[tuple[str, int, int], tuple[Chances, ...]] = {}
"""By the circuit's hash, laps and races: an edit that changes no play races nothing again."""


def chances_on(
    circuit: Circuit, laps: int, races: int = RACES, progress: Progress | None = None
) -> tuple[Chances, ...]:
    """For each number of players; CannotRace says why there are none."""
    key = circuit.hash, laps, races
    if (found := _kept.get(key)) is None:
        players = moped_cards().revealed
        found = tuple(measured(table_for(circuit, laps, n), races, progress) for n in players)
        _kept[key] = found
        if len(_kept) > _MOST_KEPT:
            _kept.pop(next(iter(_kept)), None)
    return found


def table_for(circuit: Circuit, laps: int, players: int) -> Table:
    """So many players who bet at random."""
    setup, way = lineup(circuit, RULES, bots=(BOT,), seats=players)
    return replace(setup, laps=laps).table(way, "compiled")


def measured(table: Table, races: int = RACES, progress: Progress | None = None) -> Chances:
    """Race, and count."""
    table.race.rules.statistics = 1
    for done in range(0, races, AT_ONCE):
        reject_cancelled(progress, done, races)
        table.run_many(SEED, done, min(AT_ONCE, races - done))
    counts = counts_of(table)
    home = counts["home"][:, 1] / counts["home"].sum(axis=1)
    return Chances(
        players=len(table.setup.seats),
        races=counts.races,
        finishers=(float(home[0]), float(home[1]), float(home[2])),
        **{
            name: _mean(counts, name)
            for name in ("rounds", "draws", "cards_left", "shortened", "lost", "bonus_moves")
        },
    )


def _mean(counts: Counts, name: str) -> float:
    histogram = counts[name]
    return float((np.arange(len(histogram)) * histogram).sum() / histogram.sum())
