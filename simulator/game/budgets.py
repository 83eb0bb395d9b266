"""Budgets: do a game's cards or dials last on a circuit? Its `budget/report.py` reports that."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from model.text.errors import TrackwrightError
from simulator.game.games import Game, all_games

if TYPE_CHECKING:
    from model.circuit import Circuit


class NoBudget(TrackwrightError):
    """A circuit for which no budget can be computed."""


@dataclass(frozen=True)
class Asked:
    """Laps, detours per race, and the probability of each; None: the default."""

    laps: int | None = None
    detours: int | None = None
    chance: float | None = None


def games_with_budget() -> dict[str, Game]:
    """Ruleset -> the game that owns it. The other games have neither cards nor dials that have to
    last for a race."""
    games = [game for game in all_games().values() if game.has("budget.report")]
    return {id: game for game in games for id in game.part("rulesets").RULESETS}


def usual_budget(kit: str) -> str:
    """The default ruleset for the budget of a circuit of this kit."""
    game = all_games().get(kit)
    if game is not None and game.has("budget.report"):
        return str(game.part("budget.report").USUAL)
    return "ausgebremst-family"


def budget_of(
    circuit: "Circuit", ruleset: str, asked: Asked
) -> tuple[Mapping[str, Any], Iterator[str]]:
    """`budget.report.report`: the figures as JSON, and as lines of text."""
    found: tuple[Mapping[str, Any], Iterator[str]]
    found = games_with_budget()[ruleset].part("budget.report").report(circuit, ruleset, asked)
    return found
