"""How well what-if tells what single changes do: April Raceway, Expert, six careful bots.

    .venv/bin/python -m bench.whatif [--json] [--trials N]

`variance_ratio`: the variance of a difference of independent races, relative to races with the
same seed, with usual and with paired dice; the median over some changes. `best_found`: how often,
in 400 resamplings of the races of all changes (`warned`: also of those that warn), the best one
for a wish is found, or one that is nearly as good, by racing all alike, and by sequential halving
as the command does, with that share of the races; `raced_again`: and after the best five were
raced again. One wish alone tells little, for it hangs on how near the next best changes happen to
be: `mean` is over all of them. `inside`: of so many trials, each with another seed, how often the
told effect of the first change is right: the same change, raced many times with a fresh seed, is
inside its interval. `set_up`: a table laid anew relative to a new one, milliseconds of each.
"""

import statistics
import threading
from collections.abc import Sequence
from functools import cache

import numpy as np

from bench import run
from bench.timing import cpu_seconds
from trackwright.design.whatif.arms import FIGURES, Arm
from trackwright.design.whatif.changes import KINDS, Change, Listed, list_changes
from trackwright.design.whatif.effects import SHOWN, read_wish, rounds_of, what_if
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit
from trackwright.simulator.playtest.groups import Floats
from trackwright.simulator.playtest.running import Batch
from trackwright.simulator.table.lineup import lineup

TRACK, RULES = "april-raceway", "motograndprix-expert"
NAMES = tuple(FIGURES)
TRIALS, TRIED = 100, 100
"""Trials, and races of a change in each (four times as many of those that are raced again)."""
FRESH = 10_000
"""Races of a change that was shown, to judge what was shown."""
FRESH_SEED, OTHER_SEED = 987_654_321, 77
RACES, RESAMPLINGS, UNIFORM = 2048, 400, 400
NEAR = {
    "overtakes up": 0.5,
    "overtakes down": 0.5,
    "grid_slope down": 0.003,
    "pole_wins down": 0.005,
}
"""Wishes, and by how much a change may be worse than the best."""
NEVER = threading.Event()


@cache
def circuit() -> Circuit:
    return load_circuit(TRACK)


@cache
def listed() -> Listed:
    return list_changes(circuit(), KINDS, RULES)


def arm(one: Circuit, seed: int, paired: bool = True) -> Arm:
    setup, way = lineup(one, RULES)
    return Arm(Batch(setup.with_paired_dice() if paired else setup, way, seed, 1), NAMES)


def rows_of(one: Circuit, seed: int, races: int, paired: bool = True) -> Floats:
    raced = arm(one, seed, paired)
    raced.race_to(races, NEVER)
    return raced.rows


def variance_ratios(races: int, changes: int = 8) -> dict[str, dict[str, float]]:
    found = {}
    chosen = listed().clean[:: max(1, len(listed().clean) // changes)]
    for name, paired in (("usual", False), ("paired", True)):
        base = rows_of(circuit(), 1, races, paired)
        apart = rows_of(circuit(), OTHER_SEED, races, paired)
        ratios = []
        for change in chosen:
            rows = rows_of(change.circuit, 1, races, paired)
            alike = (rows - base).var(axis=0)
            if (alike > 0).all():
                ratios.append((rows - apart).var(axis=0) / alike)
        medians = np.median(np.array(ratios), axis=0)
        found[name] = {name: round(float(x), 2) for name, x in zip(NAMES, medians, strict=True)}
    return found


def best_found(races: int) -> dict[str, dict[str, dict[str, float]]]:
    """For each wish, of the changes that are clean, and of all; and the means."""
    listed_all = [*listed().clean, *listed().warned]
    arms = np.stack([rows_of(c.circuit, 1, races) for c in listed_all])
    lists = {"clean": arms[: len(listed().clean)], "warned": arms}
    found = {
        wish: {name: best_of(gains_of(rows, wish), near) for name, rows in lists.items()}
        for wish, near in NEAR.items()
    }
    each = [one for of_wish in found.values() for one in of_wish.values()]
    means = {key: round(statistics.fmean(one[key] for one in each), 3) for key in each[0]}
    return {**found, "mean": {"all": means}}


def gains_of(rows: Floats, wish: str) -> Floats:
    """Of each change and race, by how much it is as wished."""
    read = read_wish(wish, NAMES)
    column = rows[:, :, NAMES.index(read.figure)]
    return column if read.up else -column


def best_of(arms: Floats, near: float) -> dict[str, float]:
    """The chance to find the best change, or one nearly as good, and the races it takes."""
    races = arms.shape[1]
    truth = arms.mean(axis=1)
    good = truth >= truth.max() - near
    chance = np.random.default_rng(20)
    uniform = halving = again = spent = 0
    for _ in range(RESAMPLINGS):
        drawn = arms[:, chance.integers(0, races, UNIFORM)]
        uniform += bool(good[int(drawn.mean(axis=1).argmax())])
        left, taken = halved(arms, chance)
        halving += bool(good[left[0]])
        fresh = arms[left][:, chance.integers(0, races, 4 * UNIFORM)].mean(axis=1)
        again += bool(good[left[int(fresh.argmax())]])
        spent += taken
    return {
        "changes": len(arms),
        "uniform": uniform / RESAMPLINGS,
        "halving": halving / RESAMPLINGS,
        "races_of_uniform": round(spent / RESAMPLINGS / (len(arms) * UNIFORM), 2),
        "raced_again": again / RESAMPLINGS,
    }


def halved(arms: Floats, chance: np.random.Generator) -> tuple[list[int], int]:
    """The changes that are left of halving as the command does it, best first; and how many races
    it takes."""
    left, sums, done, spent = list(range(len(arms))), np.zeros(len(arms)), 0, 0
    out: list[int] = []
    for one in rounds_of(len(arms), UNIFORM):
        drawn = chance.integers(0, arms.shape[1], one.races - done)
        sums[left] += arms[left][:, drawn].sum(axis=1)
        spent += len(left) * len(drawn)
        done = one.races
        left = sorted(left, key=lambda one: -sums[one])
        left, out = left[: one.going_on], left[one.going_on :] + out
    return [*left, *out][:SHOWN], spent


@cache
def fresh_base() -> Floats:
    return rows_of(circuit(), FRESH_SEED, FRESH)


@cache
def truth_of(change: Change) -> Sequence[float]:
    """What a change does, from many races with a fresh seed."""
    apart = rows_of(change.circuit, FRESH_SEED, FRESH) - fresh_base()
    return [float(x) for x in apart.mean(axis=0)]


def trials(count: int, wish: str = "overtakes up") -> dict[str, object]:
    figure = NAMES.index(wish.split()[0])
    inside, told, sure, chosen = 0, 0, 0, set[str]()
    for trial in range(count):
        seed = 1000 + 7 * trial
        found = what_if(
            circuit(), RULES, wish=wish, races=TRIED, seed=seed, jobs=1, listed=listed()
        )
        first = found.effects[0]
        interval = first.differences[NAMES[figure]]
        assert interval.low is not None
        assert interval.high is not None
        told += 1
        sure += first.sure
        chosen.add(first.change.words)
        inside += interval.low <= truth_of(first.change)[figure] <= interval.high
    return {"trials": told, "inside": inside, "sure": sure, "different_changes": len(chosen)}


def set_up(rounds: int = 5) -> dict[str, float]:
    batches = [Batch(*lineup(c.circuit, RULES), 1, 1) for c in listed().clean[:20]]
    table = batches[0].table()

    def lay_all() -> None:
        for batch in batches:
            table.load(batch.way)

    lay_all()
    new = [cpu_seconds(lambda: [batch.table() for batch in batches]) for _ in range(rounds)]
    again = [cpu_seconds(lay_all) for _ in range(rounds)]
    thousand = 1000 / len(batches)
    new_ms, again_ms = (thousand * statistics.median(one) for one in (new, again))
    return {
        "new_ms": round(new_ms, 3),
        "again_ms": round(again_ms, 3),
        "ratio": round(new_ms / again_ms, 1),
    }


def measured(count: int = TRIALS, races: int = RACES) -> dict[str, object]:
    return {
        "version": 1,
        "raced_again": SHOWN,
        "set_up": set_up(),
        "variance_ratio": variance_ratios(races),
        "best_found": best_found(races),
        "told": trials(count),
    }


if __name__ == "__main__":
    run(__doc__, measured, "trials", TRIALS)
