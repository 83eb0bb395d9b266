"""What changes do to a race: differences to the circuit as it is, race by race, with intervals.

A change that is chosen because it did best in some races is raced again with another seed before a
number is shown: the best of many always looks better than it is.
"""

import math
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np

from trackwright.design.whatif.arms import Arm, ClusterRacers, Line, Racers, figures_for
from trackwright.design.whatif.changes import KINDS, Change, Listed, list_changes
from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.simulator.game.games import game_named
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.playtest.cluster import Share
from trackwright.simulator.playtest.intervals import Estimate, z_for
from trackwright.simulator.playtest.running import Batch, cores, reject_unfit
from trackwright.simulator.playtest.student import student
from trackwright.simulator.table.lineup import lineup

ANOTHER_SEED = 0x5EED
"""Added to the seed for races that nothing was chosen by."""
SHOWN = 5
"""Changes that are raced again."""
GOING_ON = 0.75
"""The share of the changes that goes on after a round of halving: half of them would do with fewer
rounds, but more often lose the best."""
WORK = 0.3
"""How fast the races of a round become fewer: with 0 all rounds have as many, with 1 each change
has as many more in every round."""
FEWEST_MORE = 4
"""Races of each change in a round."""
UP, DOWN = "up", "down"

AnyRacers: TypeAlias = Racers | ClusterRacers
ShowProgress = Callable[[str, int, int], None]
"""What is done, how much of it, and of how much."""


@dataclass(frozen=True)
class Wish:
    """A figure, and whether it is to be more or less."""

    figure: str
    up: bool

    def gain(self, mean: float) -> float:
        return mean if self.up else -mean


class Round(NamedTuple):
    """A round of halving: how many races each change that is left has after it, and how many of
    them go on."""

    races: int
    going_on: int


@dataclass(frozen=True, eq=False)
class Effect:
    """What a change does: for each figure the difference with its interval."""

    change: Change
    differences: dict[str, Estimate]
    races: int
    sure: bool = False
    """Does it surely do what was wished for, all changes that were raced again considered?"""


@dataclass(frozen=True)
class WhatIf:
    """The outcome: effects, best first if something is wished for."""

    base: dict[str, Estimate]
    effects: tuple[Effect, ...]
    listed: Listed
    wish: Wish | None
    races: int
    cancelled: bool = False
    paired: bool = False
    """With paired dice."""
    alike: int = 0
    """Changes without an effect of their own: they raced as the circuit as it is, or as others."""

    @property
    def best(self) -> Effect | None:
        """The first change that surely does what was wished for; None if no single one does."""
        return next((effect for effect in self.effects if effect.sure), None)


def read_wish(text: str, figures: Sequence[str]) -> Wish:
    """ "overtakes up" or "grid_slope down"."""
    figure, _, way = text.strip().rpartition(" ")
    if way not in (UP, DOWN) or not figure:
        raise TrackwrightError(f"wish {text!r}: expected FIGURE up or FIGURE down")
    if figure not in figures:
        raise TrackwrightError(f"wish {text!r}: no figure {did_you_mean(figure, figures)}")
    return Wish(figure, way == UP)


class Study:
    """Changes of a circuit and their races: more can be run at any time, and those that were run
    are used again."""

    def __init__(
        self,
        circuit: Circuit,
        rules: str,
        line_up: Line | None = None,
        seed: int = 1,
        paired: bool | None = None,
    ) -> None:
        """A ruleset that the circuit cannot be raced by is refused; rules are compiled here."""
        self.circuit, self.rules, self.seed = circuit, rules, seed
        self.names = wishable(rules)
        has_paired = game_named(find_ruleset(rules).game).paired_dice
        self.paired = has_paired if paired is None else paired
        self._line: Line = line_up or (lambda one: lineup(one, rules))
        self._arms: dict[Change, Arm] = {}
        self.base = self._arm(circuit, seed)
        reject_unfit(self.base.batch)
        _ = self.base.batch.table().machine  # compile or load here, where errors can be reported

    def _arm(self, circuit: Circuit, seed: int) -> Arm:
        bare = Circuit(circuit.track, circuit.kit)  # what is derived for the races goes with it
        setup, way = self._line(bare)
        return Arm(
            Batch(setup.with_paired_dice() if self.paired else setup, way, seed, 1), self.names
        )

    def arm(self, change: Change) -> Arm:
        """The races of a change, with the seeds of the circuit as it is."""
        if change not in self._arms:
            self._arms[change] = self._arm(change.circuit, self.seed)
        return self._arms[change]

    def races(self, change: Change) -> int:
        """How often it was raced."""
        return len(self._arms[change].rows) if change in self._arms else 0

    def race(
        self,
        changes: Sequence[Change],
        races: int,
        racers: AnyRacers,
        say: ShowProgress,
    ) -> None:
        """Race the circuit and its changes until each has so many races."""
        for change in changes:
            if racers.stop.is_set():
                return
            self.arm(change)
        _raced([self.base, *map(self.arm, changes)], races, racers, say)

    def effect(self, change: Change, z: float = z_for()) -> Effect:
        """What the change does, as far as it was raced."""
        return _effect(change, self.arm(change), self.base, z)

    def different(self, changes: Sequence[Change]) -> list[Change]:
        """Without those that raced exactly as the circuit as it is, or as one before them."""
        arms = [(change, self.arm(change)) for change in changes]
        return [change for change, _ in _different(arms, self.base)]

    @property
    def means(self) -> dict[str, Estimate]:
        """The figures of the circuit as it is."""
        return _means(self.base)

    def best(
        self,
        wish: Wish,
        changes: Sequence[Change],
        races: int,
        racers: AnyRacers,
        say: ShowProgress,
    ) -> tuple[dict[str, Estimate], list[Effect]]:
        """The changes that do most for a wish, best first, and the figures of the circuit: both of
        races with another seed than those by which they were chosen, four times as many."""
        chosen = _halved(self, changes, wish, races, racers, say)
        seed = self.seed + ANOTHER_SEED
        fresh = self._arm(self.circuit, seed)
        again = [self._arm(change.circuit, seed) for change in chosen]
        _raced([fresh, *again], 4 * races, racers, say)
        z = z_for(looks=max(1, len(chosen)))
        pairs = _different(list(zip(chosen, again, strict=True)), fresh)
        effects = [_effect(*pair, fresh, z, wish) for pair in pairs]
        effects = [effect for effect in effects if effect.races >= 2]
        effects.sort(key=lambda one: -wish.gain(one.differences[wish.figure].value or 0.0))
        return _means(fresh), effects


def what_if(
    circuit: Circuit,
    rules: str,
    *,
    wish: str | None = None,
    kinds: Sequence[str] = KINDS,
    races: int = 400,
    seed: int = 1,
    warned: bool = False,
    line_up: Line | None = None,
    paired: bool | None = None,
    listed: Listed | None = None,
    jobs: int | None = None,
    share: Share | None = None,
    progress: ShowProgress | None = None,
    cancel: threading.Event | None = None,
) -> WhatIf:
    """Effects of single changes: of all with so many races each, or with a wish of the best ones,
    found by sequential halving and raced again. `line_up`: who races, and how; `paired`: with
    paired dice, by default wherever the game has them; `listed`: its changes, if they were listed
    before; `share`: races elsewhere."""
    stop = cancel or threading.Event()
    racers = ClusterRacers(share, stop) if share is not None else Racers(jobs or cores(), stop)
    wished = read_wish(wish, wishable(rules)) if wish is not None else None
    study = Study(circuit, rules, line_up, seed, paired)
    say = progress or (lambda what, done, of: None)
    if listed is None:
        listed = list_changes(
            circuit, kinds, rules, lambda done, of: say("listing changes", done, of), stop
        )
    changes = [*listed.clean, *(listed.warned if warned else ())]
    if wished is None:
        study.race(changes, races, racers, say)
        different = study.different(changes)
        done = tuple(effect for one in different if (effect := study.effect(one)).races >= 2)
        cancelled = stop.is_set()
        alike = 0 if cancelled else len(changes) - len(different)
        return WhatIf(study.means, done, listed, None, races, cancelled, study.paired, alike)
    means, effects = study.best(wished, changes, races, racers, say)
    shown, cancelled = tuple(effects), stop.is_set()
    return WhatIf(means, shown, listed, wished, 4 * races, cancelled, study.paired)


def wishable(rules: str) -> tuple[str, ...]:
    """The figures of a ruleset's game."""
    return figures_for(game_named(find_ruleset(rules).game))


def _halved(
    study: Study,
    changes: Sequence[Change],
    wish: Wish,
    races: int,
    racers: AnyRacers,
    say: ShowProgress,
) -> list[Change]:
    """The changes that are worth to be raced again, best first: sequential halving with a quarter
    of the races of a uniform plan, down to one; of the others those that stayed longest."""
    base, out = study.base, list[Change]()
    left = [(change, study.arm(change)) for change in changes if not racers.stop.is_set()]
    if len(left) <= SHOWN:
        return [change for change, _ in left]
    for one in rounds_of(len(left), races):
        if racers.stop.is_set():
            break
        _raced([base, *(arm for _, arm in left)], one.races, racers, say)
        left = _different(left, base)
        left.sort(key=lambda pair: -wish.gain(_mean_difference(pair[1], base, wish.figure)))
        out = [change for change, _ in left[one.going_on :]] + out
        left = left[: one.going_on]
    return [*(change for change, _ in left), *out][:SHOWN]


def rounds_of(changes: int, races: int) -> list[Round]:
    """The rounds of halving: together a quarter of `races` of all changes, but for rounding."""
    sizes = [changes]
    while sizes[-1] > 1:
        sizes.append(int(GOING_ON * sizes[-1]))
    shares = [size**WORK for size in sizes[:-1]]
    budget, total, found = changes * races / 4, 0, list[Round]()
    for size, share, next_size in zip(sizes, shares, sizes[1:], strict=False):
        total += max(FEWEST_MORE, round(budget * share / sum(shares) / size))
        found.append(Round(total, next_size))
    return found


def _different(arms: Sequence[tuple[Change, Arm]], base: Arm) -> list[tuple[Change, Arm]]:
    """Without those that raced exactly as the circuit as it is, or as one before them: to these
    bots they are the same."""
    first = {pair[1].rows.tobytes(): pair for pair in reversed(arms)}
    return [
        pair
        for pair in arms
        if first[pair[1].rows.tobytes()] is pair
        and not np.array_equal(pair[1].rows, base.rows[: len(pair[1].rows)])
    ]


def _raced(arms: Sequence[Arm], races: int, racers: AnyRacers, say: ShowProgress) -> None:
    racers.race(arms, races, lambda done: say(f"racing to {races} races each", done, len(arms)))


def _mean_difference(one: Arm, base: Arm, figure: str) -> float:
    column = one.names.index(figure)
    count = min(len(one.rows), len(base.rows))
    if not count:
        return -math.inf
    return float((one.rows[:count, column] - base.rows[:count, column]).mean())


def _effect(
    change: Change, one: Arm, base: Arm, z: float = z_for(), wish: Wish | None = None
) -> Effect:
    count = min(len(one.rows), len(base.rows))
    apart = one.rows[:count] - base.rows[:count]
    found = {name: interval(apart[:, i], z) for i, name in enumerate(one.names)}
    sure = False
    if wish is not None:
        low, high = found[wish.figure].low, found[wish.figure].high
        sure = low is not None and high is not None and (low > 0 if wish.up else high < 0)
    return Effect(change, found, count, sure)


def interval(values: "np.ndarray[tuple[int], np.dtype[np.float64]]", z: float) -> Estimate:
    """Student's interval for a mean."""
    count = len(values)
    if count < 2:
        return Estimate()
    middle = float(values.mean())
    half = student(z, count - 1) * float(values.std(ddof=1)) / math.sqrt(count)
    return Estimate(middle, middle - half, middle + half)


def _means(base: Arm) -> dict[str, Estimate]:
    return {name: interval(base.rows[:, i], z_for()) for i, name in enumerate(base.names)}
