"""Student's quantiles, exact for any degrees of freedom, broken ones too.

P(|T| > t) is the regularized incomplete beta function I_x(freedom / 2, 1 / 2) at x = freedom /
(freedom + t * t); its continued fraction is worked out by Lentz's method (Press et al., Numerical
Recipes, 6.4).
"""

from functools import lru_cache
from math import erfc, exp, inf, lgamma, log, log1p, sqrt

STEPS = 60
"""Halvings: more than a float has digits."""
LARGEST = 1e150
"""What is larger has no square."""
TINY, EXACT = 1e-300, 1e-15


@lru_cache(maxsize=4096)
def student(z: float, freedom: float) -> float:
    """How far Student's distribution reaches where the normal one reaches z; inf beyond numbers."""
    outside = erfc(z / sqrt(2))
    low = high = z
    while tails(high, freedom) > outside:
        if high == LARGEST:
            return inf
        low, high = high, min(high * high + 1, LARGEST)
    for _ in range(STEPS):
        middle = sqrt(low) * sqrt(high)
        if tails(middle, freedom) > outside:
            low = middle
        else:
            high = middle
    return sqrt(low) * sqrt(high)


def tails(t: float, freedom: float) -> float:
    """The chance to be farther than t from the middle."""
    return incomplete_beta(freedom / 2, 0.5, 1 / (1 + t * t / freedom), t * t / (freedom + t * t))


def incomplete_beta(a: float, b: float, x: float, rest: float) -> float:
    """I_x(a, b), regularized; `rest` is 1 - x, which knows more digits where x is close to 1."""
    if x <= 0:
        return 0.0
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * _log(x, rest) + b * _log(rest, x))
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(a, b, x) / a
    return 1 - front * _fraction(b, a, rest) / b


def _log(x: float, rest: float) -> float:
    return log1p(-rest) if rest < 0.5 else log(x)


def _fraction(a: float, b: float, x: float) -> float:
    """The continued fraction of the incomplete beta function."""
    c, d = 1.0, _inverse(1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, 10_000):
        for part in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = _inverse(1 + part * d)
            c = 1 + part / c or TINY
            found *= c * d
        if abs(c * d - 1) < EXACT:
            break
    return found


def _inverse(value: float) -> float:
    return 1 / (value or TINY)
