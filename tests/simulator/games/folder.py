"""Lets tests find the games that are made up for them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from trackwright.simulator.compiler import cache
from trackwright.simulator.game import games
from trackwright.simulator.game.games import all_games
from trackwright.simulator.game.rulesets import all_rulesets, unraced_rulesets


@contextmanager
def made_up_games(folder: Path) -> Iterator[None]:
    """Their folders are found, and their compiled rules are saved in this folder only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(cache.CACHE_VARIABLE, str(folder))
        patch.setattr(games, "PACKAGES", ["trackwright.games", "tests.simulator.games"])
        _look_again()
        yield
    _look_again()


def _look_again() -> None:
    all_games.cache_clear()
    all_rulesets.cache_clear()
    unraced_rulesets.cache_clear()
