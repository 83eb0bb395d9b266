"""Runners, which move on the track, and the players, who decide: whose is what, game by game."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias


class Runner(NamedTuple):
    """What moves on the track: its name, and the number of the player whose it is, if anybody's."""

    name: str
    owner: int | None = None


RunnersOf: TypeAlias = Callable[[Sequence[str]], tuple[Runner, ...]]
"""Names of the players -> the runners of the race."""


def one_each(players: Sequence[str]) -> tuple[Runner, ...]:
    """Each player has one runner, of the same name and number."""
    return tuple(Runner(name, player) for player, name in enumerate(players))


def several_each(count: int) -> RunnersOf:
    """Each player has this many, numbered from 1: "Red 1", "Red 2", "Blue 1" ..."""

    def runners(players: Sequence[str]) -> tuple[Runner, ...]:
        return tuple(
            Runner(f"{name} {i}", player)
            for player, name in enumerate(players)
            for i in range(1, count + 1)
        )

    return runners


def nobodys(*names: str) -> RunnersOf:
    """These start, whoever plays, and belong to nobody."""
    return lambda _: tuple(map(Runner, names))
