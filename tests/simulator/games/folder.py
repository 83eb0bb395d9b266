"""Lets tests find the games that are made up for them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from simulator.compiler import cache
from simulator.game import games
from simulator.game.games import all_games
from simulator.game.rulesets import all_rulesets


@contextmanager
def made_up_games(folder: Path) -> Iterator[None]:
    """Their folders are found, and their compiled rules are saved in this folder only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(cache.FOLDER_VARIABLE, str(folder))
        patch.setattr(games, "PACKAGES", ["games", "tests.simulator.games"])
        _look_again()
        yield
    _look_again()


def _look_again() -> None:
    all_games.cache_clear()
    all_rulesets.cache_clear()
