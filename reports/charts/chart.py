"""The data of the charts: bars with intervals, beside those of a pinned playtest."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from trackwright.model.text.errors import did_you_mean
from trackwright.model.text.messages import Message
from trackwright.model.text.sections import Say
from trackwright.simulator.playtest.figures import GRID
from trackwright.simulator.playtest.intervals import Estimate, share
from trackwright.simulator.playtest.results import HISTOGRAMS, Result
from trackwright.simulator.playtest.statistics import (
    SHARE,
    Figure,
    figures_of,
    formatted,
    player_names,
    slug,
)
from trackwright.simulator.story.sentences import called

MOST_BARS = 30
RETIRED = "retired_"


@dataclass(frozen=True)
class Chart:
    """Bars: a label and a share for each; `pinned` are those of the pinned playtest, if any.

    `fair` is a share to compare with. Bars without a value are omitted.
    """

    name: str
    title: Message
    labels: tuple[Message, ...]
    now: tuple[Estimate, ...]
    pinned: tuple[Estimate, ...] = ()
    fair: float | None = None
    intervals: bool = True

    def words(self, say: Say = str) -> str:
        """All bars in words, for tool tips and screen readers."""
        return "\n".join(say(self._bar_words(i)) for i in range(len(self.labels)))

    def _bar_words(self, i: int) -> Message:
        now = formatted(self.now[i], SHARE)
        bar = Message("{label}: {share}", label=self.labels[i], share=now)
        if not self.pinned:
            return bar
        return Message("{bar}, pinned {before}", bar=bar, before=formatted(self.pinned[i], SHARE))


def charts_of(now: Result, before: Result | None = None) -> list[Chart]:
    """All charts that have data, in the order of the panel.

    A new chart is a line here, or of `charts` among the figures of its game. `_histogram` makes one
    of a table with a number per race, `_chart` one of figures (`figures_of` has their names); both
    leave out what a result does not have, but refuse a name that nothing knows.
    """
    results = [now] if before is None else [now, before]
    figures = [figures_of(result) for result in results]
    charts = [
        *(_by_grid(results, figures) if now.has(GRID) else _by_player(results, figures)),
        *_by_bot(results, figures),
        *_histogram("rounds", Message("Rounds per race (share of races)"), results),
        *_retirements(figures),
        *_histogram("lead_changes", Message("Lead changes (share of races)"), results),
        *_of_the_game(results, figures),
    ]
    _reject_same_names(charts)
    return charts


def _reject_same_names(charts: Sequence[Chart]) -> None:
    """The panel keeps one pane per name, so that the second chart would replace the first."""
    names = [chart.name for chart in charts]
    if same := sorted({name for name in names if names.count(name) > 1}):
        raise ValueError(f"several charts are called {', '.join(same)}: give each its own name")


def _by_player(results: Sequence[Result], figures: Sequence[dict[str, Figure]]) -> Iterator[Chart]:
    now = results[0]
    labels = [called(seat.name) for seat in now.head.seats]
    names = [f"{name}_wins" for name in player_names(now)]
    yield _chart("players", Message("Wins by player"), labels, names, figures, 1 / now.players)


def _by_grid(results: Sequence[Result], figures: Sequence[dict[str, Figure]]) -> Iterator[Chart]:
    starters = max(result.starts for result in results if result.has(GRID))
    names = [f"grid_{i + 1}_wins" for i in range(starters)]
    labels = [Message(str(i + 1)) for i in range(starters)]
    fair = 1 / results[0].starts
    yield _chart("grid", Message("Wins by grid place"), labels, names, figures, fair)


def _by_bot(results: Sequence[Result], figures: Sequence[dict[str, Figure]]) -> Iterator[Chart]:
    """Not if one bot has all seats: it always wins, which is no figure."""
    found = {f"bot_{slug(bot)}_wins": bot for result in results for bot in result.head.bots}
    names = [name for name in found if any(name in one for one in figures)]
    if any(name in figures[0] for name in names):
        fair = 1 / results[0].players
        bots = [Message("{bot}", bot=found[name]) for name in names]
        yield _chart("bots", Message("Wins per start, by bot"), bots, names, figures, fair)


def _retirements(figures: Sequence[dict[str, Figure]]) -> Iterator[Chart]:
    names = [name for name in figures[0] if name.startswith(RETIRED)]
    if names:
        labels = [figures[0][name].words for name in names]
        yield _chart(
            "retired", Message("Retirements by cause (share of starts)"), labels, names, figures
        )


def _of_the_game(
    results: Sequence[Result], figures: Sequence[dict[str, Figure]]
) -> Iterator[Chart]:
    """The charts that the game declares; bars of players that nobody is are left out."""
    for own in results[0].figures.charts:
        if not own.figures:
            yield from _histogram(own.name, own.title, results)
            continue
        known = figures[0]
        shown = [i for i, name in enumerate(own.figures) if known[name].value is not None]
        if shown:
            labels = [own.labels[i] for i in shown]
            names = [own.figures[i] for i in shown]
            fair = 1 / results[0].players if own.fair == "players" else None
            yield _chart(own.name, own.title, labels, names, figures, fair)


def _chart(
    name: str,
    title: Message,
    labels: Sequence[Message],
    names: Sequence[str],
    figures: Sequence[dict[str, Figure]],
    fair: float | None = None,
) -> Chart:
    """A bar for each of these figures. One that a result lacks has no bar there, but one that none
    of them has is misspelt."""
    for one in names:
        if not any(one in found for found in figures):
            known = did_you_mean(one, figures[0])
            raise ValueError(f"chart {name!r}: no playtest has a figure {one!r} {known}")
    rows = [tuple(_estimate(found, one) for one in names) for found in figures]
    return Chart(name, title, tuple(labels), rows[0], rows[1] if len(rows) > 1 else (), fair)


def _estimate(figures: dict[str, Figure], name: str) -> Estimate:
    return figures[name].estimate if name in figures else Estimate()


def _histogram(name: str, title: Message, results: Sequence[Result]) -> Iterator[Chart]:
    """The shares of the values of a table with a number per race: a common one (`HISTOGRAMS`), or
    one that a game declares (`PerRace`). No chart for a game without it."""
    known = {*HISTOGRAMS, *(table for result in results for table in result.histograms)}
    if name not in known:
        raise ValueError(f"chart {name!r}: no such table {did_you_mean(name, known)}")
    if name not in results[0].histograms:
        return
    tables = [result[name] for result in results if name in result.histograms]
    filled = [np.flatnonzero(table) for table in tables]
    least = min((int(f[0]) for f in filled if len(f)), default=0)
    most = max((int(f[-1]) for f in filled if len(f)), default=0)
    width = -(-(most - least + 1) // MOST_BARS)
    begins = range(least, most + 1, width)
    labels = [_label(n, n + width - 1) for n in begins]
    rows = [
        tuple(share(float(table[n : n + width].sum()), float(table.sum())) for n in begins)
        for table in tables
    ]
    before = rows[1] if len(rows) > 1 else ()
    yield Chart(name, title, tuple(labels), rows[0], before, intervals=False)


def _label(first: int, last: int) -> Message:
    return Message(str(first)) if first == last else Message("{n}-{m}", n=first, m=last)
