"""How reliable a figure is: 95 % intervals for shares, means, quantiles and differences.

All are computed from counts by formula, without random numbers, so the same counts have the same
intervals everywhere.
"""

from dataclasses import dataclass
from math import ceil, floor, inf, sqrt
from statistics import NormalDist

import numpy as np

from trackwright.simulator.compiler.data.memory import Integers
from trackwright.simulator.playtest.student import student

LEVEL = 0.95


def z_for(level: float = LEVEL, looks: int = 1) -> float:
    """Standard errors to either side; with several `looks`, for all at once (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - level) / (2 * looks))


Z = z_for()


@dataclass(frozen=True)
class Estimate:
    """A figure and its interval; None where there is no data."""

    value: float | None = None
    low: float | None = None
    high: float | None = None

    def times(self, factor: float) -> "Estimate":
        """The same in another unit."""
        return Estimate(*(None if v is None else v * factor for v in self.parts))

    def within(self, least: float, most: float) -> "Estimate":
        """The interval, clipped to the figure's possible range."""
        return Estimate(*(None if v is None else min(max(v, least), most) for v in self.parts))

    @property
    def parts(self) -> tuple[float | None, float | None, float | None]:
        return self.value, self.low, self.high

    @property
    def known(self) -> bool:
        """Is there an interval?"""
        return self.low is not None


def share(part: float, whole: float, z: float = Z) -> Estimate:
    """Wilson's interval for a share; `part` may be a fraction."""
    if whole <= 0:
        return Estimate()
    p, square = min(part / whole, 1.0), z * z
    middle = (p + square / (2 * whole)) / (1 + square / whole)
    half = z / (1 + square / whole) * sqrt(p * (1 - p) / whole + square / (4 * whole * whole))
    return Estimate(p, min(max(0.0, middle - half), p), max(min(1.0, middle + half), p))


def mean(histogram: Integers, z: float = Z, alike: float = 1.0) -> Estimate:
    """Student's interval for the mean; `alike` dependent values count as one independent one."""
    count = int(histogram.sum())
    if count == 0:
        return Estimate()
    values = np.arange(len(histogram))
    average = float((histogram * values).sum() / count)
    independent = count / alike
    if independent <= 1:
        return Estimate(average)
    spread = float((histogram * (values - average) ** 2).sum() / (count - 1)) if count > 1 else 0.0
    half = student(z, independent - 1) * sqrt(spread / independent) if spread else 0.0
    if half == inf:
        return Estimate(average)
    return Estimate(average, average - half, average + half)


def chance_of_identical(boxes: Integers, rooms: int) -> Estimate:
    """The chance that two of a sample are of the same kind, from counts hashed into `rooms` boxes,
    where different kinds may collide. The interval treats pairs as if they shared no member."""
    count = int(boxes.sum())
    if count < 2:
        return Estimate()
    met = float((boxes * (boxes - 1)).sum()) / (count * (count - 1))
    return share(max(0.0, met - (1 - met) / (rooms - 1)) * count / 2, count / 2)


def quantile(histogram: Integers, at: float, z: float = Z) -> Estimate:
    """A quantile; its interval lies between two of the sorted values, whatever the distribution."""
    count = int(histogram.sum())
    if count == 0:
        return Estimate()
    reached = np.cumsum(histogram)

    def value(rank: float) -> float:
        return float(np.searchsorted(reached, min(max(rank, 1), count)))

    half = z * sqrt(count * at * (1 - at))
    return Estimate(
        value(ceil(count * at)), value(floor(count * at - half)), value(ceil(count * at + half) + 1)
    )


def difference(now: Estimate, before: Estimate, wider: float = 1.0) -> Estimate:
    """now - before, for independent estimates (MOVER: Newcombe's interval for shares, Welch's for
    means). `wider` stretches both intervals first."""
    if now.value is None or before.value is None:
        return Estimate()
    if now.low is None or now.high is None or before.low is None or before.high is None:
        return Estimate(now.value - before.value)
    apart = now.value - before.value
    down = sqrt((now.value - now.low) ** 2 + (before.high - before.value) ** 2)
    up = sqrt((now.high - now.value) ** 2 + (before.value - before.low) ** 2)
    return Estimate(apart, apart - wider * down, apart + wider * up)


def races_for_precision(p: float, within: float, z: float = Z) -> int:
    """Races needed to know a share of about p to within +-`within`."""
    worst = min(max(p, within), 1 - within) if within < 0.5 else 0.5
    return ceil(z * z * worst * (1 - worst) / within**2)


def races_for_share(seen: Estimate, within: float) -> int:
    """The same for an observed share: enough for any value in its interval."""
    low, high = (0.0, 1.0) if seen.low is None or seen.high is None else (seen.low, seen.high)
    return races_for_precision(min(max(0.5, low), high), within)
