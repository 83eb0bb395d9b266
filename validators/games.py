"""Modules of games' folders. Checks come before games, so they are known by their place only."""

import importlib
import pkgutil
from collections.abc import Iterator
from importlib.util import find_spec
from types import ModuleType

GAMES = "trackwright.games"


def in_games(name: str) -> Iterator[ModuleType]:
    """The module or package of this name in each game's folder that has one."""
    for game in pkgutil.iter_modules(importlib.import_module(GAMES).__path__):
        module = f"{GAMES}.{game.name}.{name}"
        if game.ispkg and find_spec(module) is not None:
            yield importlib.import_module(module)
