"""Random rules mean the same as Python, compiled, and compiled unchecked, errors included."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.amounts import amount
from tests.simulator.compiler.random_programs import Programs
from tests.simulator.compiler.trials import (
    Outcome,
    compiled_outcomes,
    machine_of,
    plain_outcomes,
    rules_from,
)

pytestmark = pytest.mark.filterwarnings("ignore:Bitwise inversion:DeprecationWarning")
"""`~` of a comparison means what it means as long as Python has it."""

GIVEN = [(0, 0), (1, -1), (-7, 12), (500, 3), (-1000, -999), (8, 7), (1 << 62, -(1 << 63))]
IN_A_MODULE = 40
MODULES = amount(12, soak=106)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(MODULES))
def test_random_rules_mean_the_same(seed: int, tmp_path: Path) -> None:
    module = rules_from(Programs(seed).module(IN_A_MODULE), tmp_path)
    try:
        rules = [getattr(module, f"rule_{i}") for i in range(IN_A_MODULE)]
        machine, unchecked = (machine_of(*rules, checked=checked) for checked in (True, False))
        seen = Counter[str]()
        for rule in rules:
            as_python = plain_outcomes(module, rule.__name__, GIVEN)
            assert compiled_outcomes(machine, rule, GIVEN) == as_python, rule.__name__
            sound = [
                (n, found) for n, found in zip(GIVEN, as_python, strict=True) if is_sound(found)
            ]
            faster = compiled_outcomes(unchecked, rule, [n for n, _ in sound])
            assert faster == [found for _, found in sound], rule.__name__
            seen.update("a result" if is_sound(found) else kind(found) for found in as_python)
    finally:
        del sys.modules[module.__name__]
    assert seen["a result"] > IN_A_MODULE
    assert {"OverflowError", "IndexError"} <= set(seen)


def is_sound(found: Outcome) -> bool:
    return isinstance(found[0], int)


def kind(found: Outcome) -> str:
    assert isinstance(found[0], tuple)
    return str(found[0][0].__name__)
