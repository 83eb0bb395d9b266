"""What playtests need from a game's folder: what it counts, and what its figures say."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from simulator.game.games import Game
from simulator.playtest.figures import Figures

if TYPE_CHECKING:
    from model.circuit import Circuit
    from simulator.compiler.memory import Layout
    from simulator.playtest.statistics import Figure
    from simulator.playtest.verdict import Statement


def statistics_of(game: Game) -> "Layout":
    """`state.layouts.STATISTICS`: what is counted, made by states.statistics_layout."""
    layout: Layout = game.part("state.layouts").STATISTICS
    return layout


def declared_figures(game: Game) -> Figures:
    """`figures.FIGURES`: what it counts besides what all games count, if anything."""
    own: Figures = game.part("figures").FIGURES if game.has("figures") else Figures()
    return own


def reckoned(game: Game, circuit: "Circuit", laps: int) -> Mapping[str, float]:
    """`reckoning.reckoned`: the values of the figures that are known before a race, if there
    are any."""
    own: Mapping[str, float] = (
        game.part("reckoning").reckoned(circuit, laps) if game.has("reckoning") else {}
    )
    return own


def statements(game: Game, figures: "Mapping[str, Figure]") -> "Iterable[Statement]":
    """`verdict.statements`: what its own figures say, if anything."""
    own: Iterable[Statement] = (
        game.part("verdict").statements(figures) if game.has("verdict") else ()
    )
    return own
