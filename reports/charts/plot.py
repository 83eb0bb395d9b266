"""Where everything of a chart is: bars, intervals, labels and scale, for whatever draws it."""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trackwright.model.text.messages import Message
from trackwright.model.text.sections import Say
from trackwright.reports.charts.chart import Chart
from trackwright.simulator.playtest.intervals import Estimate

NOW, PINNED = ("#0072b2", "#4aa3df"), ("#e69f00", "#e69f00")
"""The colours of bars on light and on dark ground: Okabe and Ito's blue and orange."""
MOST_LABELS = 7
HEADROOM = 1.08
BREADTH = 0.8
"""Of all bars of a label; labels are at 0, 1, 2 ..."""
MARGIN = 0.6
"""Room beside the outer labels."""
VOWELS = "aeiouyäöü"
MOST_STEPS = 5
"""Lines of the scale above 0."""


@dataclass(frozen=True)
class PlotBar:
    """A bar of a row (0: now; 1: pinned), and its interval, if it is known: all in per cent."""

    row: int
    x: float
    height: float
    ends: tuple[float, float] | None
    words: str


@dataclass(frozen=True)
class Plot:
    """A chart to be drawn: x in labels, heights in per cent."""

    bars: tuple[PlotBar, ...]
    width: float
    """Of a bar."""
    right: float
    """The scale begins at -MARGIN."""
    top: float
    labels: tuple[tuple[float, str], ...]
    """As many as fit, each on one line or several."""
    steps: tuple[tuple[float, str], ...]
    """The scale at the left."""
    fair: float | None
    words: str
    """All of it, for those who do not see it."""

    @property
    def label_lines(self) -> int:
        return max((text.count("\n") + 1 for _, text in self.labels), default=1)

    def of_row(self, row: int) -> list[PlotBar]:
        return [bar for bar in self.bars if bar.row == row]


def plot_of(chart: Chart, letters: int, say: Say = str) -> Plot:
    """The chart, `letters` wide at the size of its labels."""
    rows = [chart.now, *([chart.pinned] if chart.pinned else [])]
    ends = [_high(one, chart.intervals) for row in rows for one in row]
    top = max([*ends, 100 * (chart.fair or 0), 1.0]) * HEADROOM
    width = BREADTH / len(rows)
    return Plot(
        tuple(_bars(chart, rows, width, say)),
        width,
        len(chart.labels) - 1 + MARGIN,
        top,
        tuple(_labels([say(label) for label in chart.labels], letters)),
        tuple((step, say(Message("{n:g}", n=step))) for step in _steps(top)),
        None if chart.fair is None else 100 * chart.fair,
        chart.words(say),
    )


def _bars(
    chart: Chart, rows: Sequence[Sequence[Estimate]], width: float, say: Say
) -> Iterator[PlotBar]:
    words = chart.words(say).split("\n")
    for row, estimates in enumerate(rows):
        for i, one in enumerate(estimates):
            x = i + (row - (len(rows) - 1) / 2) * width
            yield PlotBar(row, x, 100 * (one.value or 0.0), _ends(chart, one), words[i])


def _ends(chart: Chart, one: Estimate) -> tuple[float, float] | None:
    if not chart.intervals or one.value is None or one.low is None or one.high is None:
        return None
    return 100 * one.low, 100 * one.high


def _high(estimate: Estimate, intervals: bool) -> float:
    end = estimate.high if intervals and estimate.high is not None else estimate.value
    return 100 * (end or 0.0)


def _labels(labels: Sequence[str], letters: int) -> Iterator[tuple[float, str]]:
    """As many labels as fit, long ones on several lines."""
    every = -(-len(labels) // MOST_LABELS)
    room = max(1, letters * every // max(1, len(labels)))
    for i in range(0, len(labels), every or 1):
        words = " ".join(_in_parts(word, room) for word in labels[i].split())
        yield i, textwrap.fill(words, room)


def _in_parts(word: str, room: int) -> str:
    """A word that is too long, with hyphens: where syllables may end, as near to its middle as
    possible."""
    ends = [k for k in range(2, len(word) - 1) if _may_part(word[k - 1], word[k], word[k + 1])]
    if len(word) <= room or not ends:
        return word
    at = min(ends, key=lambda k: abs(k - len(word) / 2))
    return f"{_in_parts(word[:at], room - 1)}- {_in_parts(word[at:], room)}"


def _may_part(before: str, first: str, behind: str) -> bool:
    """Before a consonant that begins a syllable, alone or with others that do."""
    if not (before.isalpha() and first.isalpha() and behind.isalpha()) or first in VOWELS:
        return False
    is_sound = first + behind in ("sc", "sp", "st")
    begins = behind in VOWELS or is_sound or (behind in "lr" and behind != first)
    is_one_sound = before + first in ("sc", "sp", "st", "ck", "ch")
    return begins and not is_one_sound and not (before in "bdfgkpt" and first in "lr")


def _steps(top: float) -> list[float]:
    """From 0 to the top in round steps."""
    size = next(
        factor * 10.0**power
        for power in range(-2, 3)
        for factor in (1, 2, 5)
        if top / (factor * 10.0**power) <= MOST_STEPS
    )
    return [round(i * size, 2) for i in range(int(top / size) + 1)]
