"""The games, discovered by scanning the folders of `games/`.

A game's folder has a `facts.py` with a `GAME`. Everything else about it is in modules that are
imported when they are first used: listing games and rulesets loads none of them. What each package
of the simulator needs from those modules is described in its `game_parts.py`.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.simulator.game.runners import RunnersOf, one_each

if TYPE_CHECKING:
    from trackwright.simulator.game.rulesets import Ruleset

PACKAGES = ["trackwright.games"]
"""The package whose folders are searched for games."""
FACTS = "facts"
"""The module with a game's GAME. A folder without it only has checks."""
Names: TypeAlias = list[tuple[str, str]]


class BadLineup(TrackwrightError):
    """Seats, players or laps that the rules do not allow."""


class MissingPart(TrackwrightError):
    """A game whose folder does not have a module that is needed."""


@dataclass(frozen=True)
class Game:
    """A game: what its `facts.py` says at once, and access to its other modules."""

    id: str
    """The name of its folder."""
    name: str
    """The name for people."""
    prefix: str
    """The prefix of its rule ids, dash included: MGP-."""
    rulesets: "tuple[Ruleset, ...]"
    seating: Callable[[int, int], Names] | None = None
    """(number of players, size of a team) -> name and team of each player. By default they are
    numbered, without teams: "Car 1", "Car 2" ..."""
    runner: str = "runner"
    """What the game calls what moves on the track."""
    player: str = ""
    """What it calls who decides; empty where that is whose runner it is: the bikes have won."""
    runners: RunnersOf = one_each
    """What moves on the track, and whose it is."""
    aliases: tuple[str, ...] = ()
    """What referee cases may call it besides its id."""
    spends: str = "something"
    """What choices that are not free spend, in words."""
    paired_dice: bool = False
    """Does whoever moves throw dice (`throw_of`), so that they can be paired?"""
    package: str = ""
    """Its package; set when it is discovered."""

    def __post_init__(self) -> None:
        if not self.is_one_each and self.player in ("", self.runner):
            raise ValueError(f"{self.id}: players that are not the same as runners need a word")

    @property
    def player_word(self) -> str:
        """What players are called where they stand in a table."""
        return self.player or self.runner

    def names_of_players(self, players: int, team_size: int) -> Names:
        """Name and team of each player."""
        if self.seating is not None:
            return self.seating(players, team_size)
        names = [f"{self.player_word.capitalize()} {i}" for i in range(1, players + 1)]
        return [(name, name) for name in names]

    @property
    def is_one_each(self) -> bool:
        """Is a player the same as a runner?"""
        return self.runners is one_each

    def part(self, module: str) -> Any:
        """A module of its folder, `race.table`, imported if it was not before."""
        if not self.has(module):
            raise MissingPart(
                Message(
                    "{name} is not complete: {file} is missing",
                    name=self.name,
                    file=f"games/{self.id}/{module.replace('.', '/')}.py",
                )
            )
        return _module(f"{self.package}.{module}")

    def has(self, module: str) -> bool:
        """Does its folder have this module?"""
        return _is_there(f"{self.package}.{module}")

    @property
    def called(self) -> tuple[str, ...]:
        """The names that a referee's case may use for it."""
        return (self.id, *self.aliases)


@cache
def _module(name: str) -> ModuleType:
    return importlib.import_module(name)


@cache
def _is_there(name: str) -> bool:
    """`find_spec` imports the packages on the way, and raises if one is missing."""
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
    """The packages of games, by name."""
    for package in PACKAGES:
        for module in pkgutil.iter_modules(_module(package).__path__):
            if module.ispkg and _is_there(f"{package}.{module.name}.{FACTS}"):
                yield f"{package}.{module.name}"


def game_named(id: str) -> Game:
    """The game with this folder."""
    return all_games()[id]
