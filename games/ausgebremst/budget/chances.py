"""Exact probabilities: of not finishing, of overshooting the pit."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import comb


def p_fail(slack: int, detours: Iterable[tuple[int, float]]) -> float:
    """The chance that detours cost more than the slack. Each is a price in spaces and the chance
    that it has to be driven; the distribution of their sum is computed exactly (AUS-V-08)."""
    if slack < 0:
        return 1.0
    costs = {0: 1.0}
    failed = 0.0
    for price, chance in detours:
        now: defaultdict[int, float] = defaultdict(float)
        for cost, weight in costs.items():
            now[cost] += weight * (1 - chance)
            if cost + price <= slack:
                now[cost + price] += weight * chance
            else:
                failed += weight * chance
        costs = dict(now)
    return failed


def p_overshoot(cards: Sequence[int], pit_spaces: int, hand: int = 3) -> float:
    """The chance that a hand drawn from the cards has none that stops on one of the consecutive
    pit spaces right ahead (AUS-V-10)."""
    hand = min(hand, len(cards))
    too_high = sum(1 for card in cards if card > pit_spaces)
    return comb(too_high, hand) / comb(len(cards), hand)
