"""What changes do to a race: differences to the circuit as it is, race by race, with intervals.

A change that is chosen because it did best in some races is raced again with another seed before a
number is shown: the best of many always looks better than it is.
"""

import math
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from trackwright.design.whatif.arms import Arm, ClusterRacers, Line, Racers, Share, figures_for
from trackwright.design.whatif.changes import KINDS, Change, Listed, list_changes
from trackwright.model.circuit import Circuit
from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.simulator.game.games import game_named
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.playtest.intervals import Estimate, z_for
from trackwright.simulator.playtest.running import Batch, cores, reject_unfit
from trackwright.simulator.playtest.student import student
from trackwright.simulator.table.lineup import lineup

ANOTHER_SEED = 0x5EED
"""Added to the seed for races that nothing was chosen by."""
SHOWN = 5
"""Changes that are raced again."""
FEWEST_RACES = 25
UP, DOWN = "up", "down"

ShowProgress = Callable[[str, int, int], None]
"""What is done, how much of it, and of how much."""


@dataclass(frozen=True)
class Wish:
    """A figure, and whether it is to be more or less."""

    figure: str
    up: bool

    def gain(self, mean: float) -> float:
        return mean if self.up else -mean


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

    @property
    def best(self) -> Effect | None:
        """The first change that surely does what was wished for; None if no single one does."""
        return next((effect for effect in self.effects if effect.sure), None)


def read_wish(text: str, figures: Sequence[str]) -> Wish:
    """ "overtakes up" or "grid_slope down"."""
    figure, _, way = text.strip().rpartition(" ")
    if way not in (UP, DOWN) or not figure:
        raise TrackwrightError(f"--wish {text!r}: expected FIGURE up or FIGURE down")
    if figure not in figures:
        raise TrackwrightError(f"--wish {text!r}: no figure {did_you_mean(figure, figures)}")
    return Wish(figure, way == UP)


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
    game = game_named(find_ruleset(rules).game)
    names, has_paired = figures_for(game), game.paired_dice if paired is None else paired
    wished = read_wish(wish, names) if wish is not None else None

    lines: Line = line_up or (lambda one: lineup(one, rules))

    def arm(one: Circuit, number: int) -> Arm:
        setup, way = lines(one)
        return Arm(Batch(setup.with_paired_dice() if has_paired else setup, way, number, 1), names)

    base = arm(circuit, seed)
    reject_unfit(base.batch)
    _ = base.batch.table().machine  # compile or load here, where errors can be reported
    say = progress or (lambda what, done, of: None)
    if listed is None:
        listed = list_changes(
            circuit, kinds, rules, lambda done, of: say("listing changes", done, of), stop
        )
    changes = [*listed.clean, *(listed.warned if warned else ())]
    if wished is None:
        arms = [arm(change.circuit, seed) for change in changes]
        _raced([base, *arms], races, racers, say)
        pairs = _different(list(zip(changes, arms, strict=True)))
        effects = [_effect(*pair, base) for pair in pairs]
        done = [effect for effect in effects if effect.races >= 2]
        return WhatIf(_means(base), tuple(done), listed, None, races, stop.is_set(), has_paired)
    chosen = _halved(base, changes, arm, seed, wished, races, racers, say)
    fresh = arm(circuit, seed + ANOTHER_SEED)
    again = [arm(change.circuit, seed + ANOTHER_SEED) for change in chosen]
    _raced([fresh, *again], 4 * races, racers, say)
    z = z_for(looks=max(1, len(chosen)))
    pairs = _different(list(zip(chosen, again, strict=True)))
    effects = [_effect(*pair, fresh, z, wished) for pair in pairs]
    effects = [effect for effect in effects if effect.races >= 2]
    effects.sort(key=lambda one: -wished.gain(one.differences[wished.figure].value or 0.0))
    base_means, cancelled = _means(fresh), stop.is_set()
    return WhatIf(base_means, tuple(effects), listed, wished, 4 * races, cancelled, has_paired)


def _halved(
    base: Arm,
    changes: Sequence[Change],
    arm: Callable[[Circuit, int], Arm],
    seed: int,
    wish: Wish,
    races: int,
    racers: Racers | ClusterRacers,
    say: ShowProgress,
) -> list[Change]:
    """Sequential halving with a quarter of the races of a uniform plan: the better half of the
    changes goes on, with twice the races each."""
    left = [(change, arm(change.circuit, seed)) for change in changes]
    halvings = max(1, math.ceil(math.log2(max(2, len(left)) / SHOWN)))
    each = max(FEWEST_RACES, races // 4 // halvings)
    total = each
    while len(left) > SHOWN and not racers.stop.is_set():
        _raced([base, *(one for _, one in left)], total, racers, say)
        left = _different(left)
        left.sort(key=lambda pair: -wish.gain(_mean_difference(pair[1], base, wish.figure)))
        left = left[: max(SHOWN, (len(left) + 1) // 2)]
        each *= 2
        total += each
    return [change for change, _ in left]


def _different(arms: Sequence[tuple[Change, Arm]]) -> list[tuple[Change, Arm]]:
    """Without those that raced exactly as one before them: to these bots they are the same."""
    first = {pair[1].rows.tobytes(): pair for pair in reversed(arms)}
    return [pair for pair in arms if first[pair[1].rows.tobytes()] is pair]


def _raced(
    arms: Sequence[Arm], races: int, racers: Racers | ClusterRacers, say: ShowProgress
) -> None:
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
