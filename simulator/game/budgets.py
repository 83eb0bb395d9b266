"""Budgets: do the cards or dials of a game last on a circuit? Its `budget_report.py` says it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from model.text.errors import TrackwrightError
from simulator.game.games import Game, all_games

if TYPE_CHECKING:
    from model.circuit import Circuit


class NoBudget(TrackwrightError):
    """A circuit on which nothing can be reckoned."""


@dataclass(frozen=True)
class Asked:
    """Laps, detours in the race, and the chance of each; None: the default."""

    laps: int | None = None
    detours: int | None = None
    chance: float | None = None


def games_with_budget() -> dict[str, Game]:
    """Ruleset -> the game whose figures they are. The other games have neither cards nor dials that
    have to last for a race."""
    games = [game for game in all_games().values() if game.has("budget_report")]
    return {id: game for game in games for id in game.part("rulesets").RULESETS}


def usual_budget(kit: str) -> str:
    """The ruleset whose budget is reckoned for a circuit of this kit if nothing is said."""
    game = all_games().get(kit)
    if game is not None and game.has("budget_report"):
        return str(game.part("budget_report").USUAL)
    return "ausgebremst-family"


def budget_of(
    circuit: "Circuit", ruleset: str, asked: Asked
) -> tuple[Mapping[str, Any], Iterator[str]]:
    """`budget_report.report`: the figures as JSON, and lines for people."""
    found: tuple[Mapping[str, Any], Iterator[str]]
    found = games_with_budget()[ruleset].part("budget_report").report(circuit, ruleset, asked)
    return found
