"""How many random cases tests ask: some usually, far more in a soak (`./tw test --soak`)."""

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

_is_soak = False


def set_soak(is_soak: bool) -> None:
    """Called once, before any module of tests is read."""
    global _is_soak
    _is_soak = is_soak


def amount(usual: T, soak: T) -> T:
    """So many, or in a soak so many."""
    return soak if _is_soak else usual


def slow_but(fast: Iterable[object], every: Iterable[object]) -> list[Any]:
    """Parameters of which all but some are for slow tests."""
    quick = list(fast)
    rest = [one for one in every if one not in quick]
    return [*map(pytest.param, quick), *(pytest.param(o, marks=pytest.mark.slow) for o in rest)]
