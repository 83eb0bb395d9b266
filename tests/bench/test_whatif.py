"""The benchmark of what-if measures what it says, in little."""

import numpy as np
import pytest

from bench import whatif
from trackwright.design.whatif.effects import SHOWN


def test_halving_finds_an_arm_that_is_far_better() -> None:
    chance = np.random.default_rng(3)
    arms = chance.normal(0, 1, (16, 500))
    arms[11] += 3
    left, spent = whatif.halved(arms, chance)
    assert left[0] == 11
    assert spent <= 16 * whatif.UNIFORM * 0.26
    assert len(left) == SHOWN


@pytest.mark.slow
def test_a_few_trials_and_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whatif, "KINDS", ("difficulty",))
    monkeypatch.setattr(whatif, "FRESH", 300)
    monkeypatch.setattr(whatif, "TRIED", 25)
    for known in (whatif.listed, whatif.fresh_base, whatif.truth_of):
        known.cache_clear()
    found = whatif.measured(2, 128)
    told, best = found["told"], found["best_found"]
    assert isinstance(told, dict)
    assert isinstance(best, dict)
    assert told["trials"] == 2
    assert 0 <= told["inside"] <= 2
    assert best["overtakes up"]["clean"]["changes"] == 3
    assert best["grid_slope down"]["warned"]["changes"] == 13
    assert 0 < best["mean"]["all"]["halving"] <= 1
    assert found["variance_ratio"].keys() == {"usual", "paired"}  # type: ignore[attr-defined]
    for known in (whatif.listed, whatif.fresh_base, whatif.truth_of):
        known.cache_clear()
