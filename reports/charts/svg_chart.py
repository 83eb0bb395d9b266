"""A chart as SVG. Its colours are classes: the page that shows it says what they are."""

from collections.abc import Iterator
from html import escape

from trackwright.model.picture.svg import number
from trackwright.reports.charts.plot import MARGIN, Plot, PlotBar

WIDTH, HEIGHT = 340.0, 170.0
"""Of the chart with its scale; labels are below."""
LEFT, RIGHT, TOP = 34.0, 6.0, 8.0
LINE = 13.0
"""The height of a line of labels."""
LETTERS = 46
"""So many characters of a label fit below it."""
BEAM = 3.0
"""Half the width of an interval's ends; less on narrow bars."""


def svg_chart(plot: Plot, title: str) -> str:
    """The chart, as wide as the page gives it room."""
    height = HEIGHT + plot.label_lines * LINE + 4
    body = "".join(_parts(plot))
    return (
        f'<svg class="chart" viewBox="0 0 {number(WIDTH)} {number(height)}" role="img" '
        f'aria-label="{escape(title)}"><desc>{escape(plot.words)}</desc>{body}</svg>'
    )


def _parts(plot: Plot) -> Iterator[str]:
    for step, words in plot.steps:
        y = number(_y(plot, step))
        yield f'<path class="grid" d="M{number(LEFT)} {y}H{number(WIDTH - RIGHT)}"/>'
        yield f'<text x="{number(LEFT - 5)}" y="{y}" dy=".35em" text-anchor="end">{words}</text>'
    for bar in plot.bars:
        yield _bar(plot, bar)
    for bar in plot.bars:
        yield _interval(plot, bar)
    for x, words in plot.labels:
        yield _label(plot, x, words)
    if plot.fair is not None:
        y = number(_y(plot, plot.fair))
        yield f'<path class="fair" d="M{number(LEFT)} {y}H{number(WIDTH - RIGHT)}"/>'


def _bar(plot: Plot, bar: PlotBar) -> str:
    left, right = _x(plot, bar.x - plot.width / 2), _x(plot, bar.x + plot.width / 2)
    top, bottom = _y(plot, bar.height), _y(plot, 0)
    return (
        f'<rect class="row{bar.row}" x="{number(left)}" y="{number(top)}" '
        f'width="{number(right - left)}" height="{number(bottom - top)}">'
        f"<title>{escape(bar.words)}</title></rect>"
    )


def _interval(plot: Plot, bar: PlotBar) -> str:
    if bar.ends is None:
        return ""
    low, high = (number(_y(plot, end)) for end in bar.ends)
    x = _x(plot, bar.x)
    beam = min(BEAM, (_x(plot, plot.width) - _x(plot, 0)) / 3)
    left, right, middle = number(x - beam), number(x + beam), number(x)
    ends = f"M{left} {high}H{right}M{left} {low}H{right}M{middle} {high}V{low}"
    return f'<path class="interval" d="{ends}"/>'


def _label(plot: Plot, x: float, words: str) -> str:
    at = number(_x(plot, x))
    lines = "".join(
        f'<tspan x="{at}" dy="{number(LINE)}">{escape(line)}</tspan>' for line in words.split("\n")
    )
    return f'<text y="{number(HEIGHT)}" text-anchor="middle">{lines}</text>'


def _x(plot: Plot, x: float) -> float:
    return LEFT + (x + MARGIN) / (plot.right + MARGIN) * (WIDTH - LEFT - RIGHT)


def _y(plot: Plot, per_cent: float) -> float:
    return HEIGHT - per_cent / plot.top * (HEIGHT - TOP)
