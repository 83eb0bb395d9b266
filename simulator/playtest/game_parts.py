"""What playtests need from a game's folder: what it counts, and what its figures say."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from trackwright.simulator.compiler.data.state import layout_of
from trackwright.simulator.game.games import Game
from trackwright.simulator.playtest.figures import Figures

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.simulator.compiler.data.state import Layout
    from trackwright.simulator.playtest.statistics import Figure
    from trackwright.simulator.playtest.verdict import Statement


def statistics_of(game: Game) -> "Layout":
    """`state.layouts.Statistics`: what is counted, derived from states.StatisticsState."""
    return layout_of(game.part("state.layouts").Statistics)


def declared_figures(game: Game) -> Figures:
    """`results.figures.FIGURES`: what it counts besides what all games count, if anything."""
    if not game.has("results.figures"):
        return Figures()
    own: Figures = game.part("results.figures").FIGURES
    return own


def predicted(game: Game, circuit: "Circuit", laps: int) -> Mapping[str, float]:
    """`results.predictions.predicted`: the values of the figures that are known before a race, if
    there are any."""
    if not game.has("results.predictions"):
        return {}
    own: Mapping[str, float] = game.part("results.predictions").predicted(circuit, laps)
    return own


def statements(game: Game, figures: "Mapping[str, Figure]") -> "Iterable[Statement]":
    """`results.verdict.statements`: what its own figures say, if anything."""
    if not game.has("results.verdict"):
        return ()
    own: Iterable[Statement] = game.part("results.verdict").statements(figures)
    return own
