"""The games there are, discovered by scanning the folders of `games/`.

A game's folder has a `facts.py` with a `GAME`. Everything else about it is in modules that are
imported when they are first asked for: listing games and rulesets loads none of them. What each
room of the simulator asks of those modules stands in its `game_parts.py`.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

from model.text.errors import TrackwrightError

if TYPE_CHECKING:
    from simulator.game.rulesets import Ruleset

PACKAGES = ["games"]
"""In whose folders games are looked for."""
FACTS = "facts"
"""The module of a game's folder that has its GAME. A folder without it only has checks."""
Names: TypeAlias = list[tuple[str, str]]


class BadLineup(TrackwrightError):
    """Seats, riders or laps that cannot be."""


@dataclass(frozen=True)
class Game:
    """A game: what its `facts.py` says at once, and the way to its other modules."""

    id: str
    """The name of its folder."""
    name: str
    """As people say it."""
    prefix: str
    """What its rule ids begin with, dash included: MGP-."""
    rulesets: "tuple[Ruleset, ...]"
    seating: Callable[[int, int], Names]
    """(number of seats, size of a team) -> name and team of each seat."""
    seat: str = "bike"
    """What the game calls one who takes part."""
    aliases: tuple[str, ...] = ()
    """What cases for the referee may call it besides its id."""
    spends: str = "something"
    """What choices that are not free spend, for people."""
    package: str = ""
    """Where its folder is; known when it has been found."""

    def part(self, module: str) -> Any:
        """A module of its folder, imported now if it was not before: `table`, `story.telling`."""
        return _module(f"{self.package}.{module}")

    def has(self, module: str) -> bool:
        """Has its folder this module?"""
        return _is_there(f"{self.package}.{module}")

    @property
    def called(self) -> tuple[str, ...]:
        """What a referee's case may call it."""
        return (self.id, *self.aliases)


@cache
def _module(name: str) -> ModuleType:
    return importlib.import_module(name)


@cache
def _is_there(name: str) -> bool:
    """`find_spec` imports the packages on the way, and raises where one is missing."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


@cache
def all_games() -> dict[str, Game]:
    """Id -> game, in the order of the folders."""
    found = [replace(_module(f"{name}.{FACTS}").GAME, package=name) for name in _folders()]
    return {game.id: game for game in found}


def _folders() -> Iterator[str]:
    """The packages of games, by name; those of the simulator itself have no facts."""
    for package in PACKAGES:
        for module in pkgutil.iter_modules(_module(package).__path__):
            if module.ispkg and _is_there(f"{package}.{module.name}.{FACTS}"):
                yield f"{package}.{module.name}"


def game_named(id: str) -> Game:
    """The game of this folder."""
    return all_games()[id]
