"""Budgets: do a game's cards or dials last on a circuit? Its `budget/report.py` says so: as values
for programs, and as sections that the command line and the window show as they are."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message
from trackwright.model.text.sections import Section
from trackwright.simulator.game.games import Game, all_games

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit


class NoBudget(TrackwrightError):
    """A circuit for which no budget can be computed."""


@dataclass(frozen=True)
class Budget:
    """What `report` of a game's `budget/report.py` returns: JSON values, and the same for people.
    The first section has the id "budget"."""

    figures: dict[str, Any]
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class BudgetQuestion:
    """Laps, detours per race, and the probability of each; None: the default."""

    laps: int | None = None
    detours: int | None = None
    chance: float | None = None

    def checked(self, rules: str | None) -> "BudgetQuestion":
        """The same, or a TrackwrightError that says what cannot be asked of these rules."""
        rulesets = games_with_budget()
        if rules is not None and rules not in rulesets:
            hint = did_you_mean(rules, rulesets)
            raise TrackwrightError(f"the ruleset {rules!r} has no budget {hint}")
        if self.laps is not None and not 1 <= self.laps <= 99:
            raise TrackwrightError(f"laps: expected 1 to 99, found {self.laps}")
        if self.detours is not None and not 0 <= self.detours <= 1000:
            raise TrackwrightError(f"detours: expected 0 to 1000, found {self.detours}")
        if self.chance is not None and not 0 <= self.chance <= 1:
            raise TrackwrightError(f"chance: expected 0 to 1, found {self.chance}")
        return self


def games_with_budget() -> dict[str, Game]:
    """Ruleset -> the game that owns it. The other games have neither cards nor dials that have to
    last for a race."""
    games = [game for game in all_games().values() if game.has("budget.report")]
    return {id: game for game in games for id in game.part("rulesets").RULESETS}


def default_budget_ruleset(kit: str) -> str:
    """The ruleset that the game of this kit has for its budget."""
    game = next((game for game in all_games().values() if kit in game.called), None)
    if game is None or not game.has("budget.report"):
        raise NoBudget(
            Message(
                "the kit {kit!r} belongs to no game with cards or dials: name a ruleset {known}",
                kit=kit,
                known=did_you_mean("", games_with_budget()),
            )
        )
    return str(game.part("budget.report").DEFAULT)


def budget_of(
    circuit: "Circuit", rules: str | None = None, asked: BudgetQuestion | None = None
) -> Budget:
    """The budget of a ruleset's game; without rules, of the circuit's own game."""
    asked = (asked or BudgetQuestion()).checked(rules)
    rules = rules or default_budget_ruleset(circuit.kit.id)
    found: Budget = games_with_budget()[rules].part("budget.report").report(circuit, rules, asked)
    about = {"version": 1, "track": circuit.track.name, "graph_hash": circuit.hash, "rules": rules}
    return replace(found, figures={**about, **found.figures})
