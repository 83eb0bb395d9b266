"""Where everything of a chart is, and that the SVG has it there."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.simulator.playtests import made_up
from trackwright.model.text.messages import Message
from trackwright.model.text.translation import translator
from trackwright.reports.charts.chart import Chart, charts_of
from trackwright.reports.charts.plot import MOST_LABELS, MOST_STEPS, Plot, plot_of
from trackwright.reports.charts.svg_chart import HEIGHT, TOP, svg_chart
from trackwright.simulator.playtest.intervals import Estimate

LETTERS = 40
SHARES = st.floats(0, 1)


def chart_of(shares: list[float], fair: float | None = None, pinned: bool = False) -> Chart:
    labels = tuple(Message(str(i + 1)) for i in range(len(shares)))
    now = tuple(Estimate(one, one * 0.9, min(1, one * 1.1)) for one in shares)
    return Chart("x", Message("Title"), labels, now, now if pinned else (), fair)


@given(st.lists(SHARES, min_size=1, max_size=40), st.none() | SHARES, st.booleans())
def test_everything_is_within_the_scale(
    shares: list[float], fair: float | None, pinned: bool
) -> None:
    plot = plot_of(chart_of(shares, fair, pinned), LETTERS)
    assert len(plot.bars) == len(shares) * (2 if pinned else 1)
    assert all(0 <= bar.height <= plot.top for bar in plot.bars)
    assert all(bar.ends and bar.ends[1] <= plot.top for bar in plot.bars)
    assert plot.fair is None or plot.fair <= plot.top
    assert 1 <= len(plot.labels) <= MOST_LABELS
    steps = [step for step, _ in plot.steps]
    assert steps[0] == 0
    assert 2 <= len(steps) <= MOST_STEPS + 1
    assert steps[-1] <= plot.top


def test_bars_of_two_playtests_stand_side_by_side() -> None:
    plot = plot_of(chart_of([0.1, 0.2], pinned=True), LETTERS)
    (now, _), (before, _) = plot.of_row(0), plot.of_row(1)
    assert before.x - now.x == pytest.approx(plot.width)
    assert (now.x + before.x) / 2 == pytest.approx(0)


def heights(plot: Plot, svg: ElementTree.Element) -> list[float]:
    """The bars of the drawing in per cent."""
    found = svg.findall("rect")
    return [float(bar.attrib["height"]) * plot.top / (HEIGHT - TOP) for bar in found]


def test_the_svg_has_the_bars_of_the_plot() -> None:
    for chart in charts_of(made_up(), made_up(bikes=8)):
        plot = plot_of(chart, LETTERS)
        svg = ElementTree.fromstring(svg_chart(plot, chart.title))
        assert heights(plot, svg) == pytest.approx([bar.height for bar in plot.bars], abs=0.02)
        lines = [part for part in svg.findall("path") if part.get("class") == "interval"]
        assert len(lines) == sum(bar.ends is not None for bar in plot.bars)
        assert svg.findtext("desc") == plot.words


def test_words_of_files_are_text_in_the_drawing() -> None:
    evil = Chart("x", Message("t"), (Message("{a}", a="<b>&"),), (Estimate(0.5),), intervals=False)
    svg = svg_chart(plot_of(evil, LETTERS), '"><script>')
    assert "<b>" not in svg
    assert ElementTree.fromstring(svg).get("aria-label") == '"><script>'


def test_a_chart_speaks_german() -> None:
    plot = plot_of(chart_of([0.125]), LETTERS, translator("de"))
    assert "12,5" in plot.words
    assert "0,5" in plot_of(chart_of([0.01]), LETTERS, translator("de")).steps[1][1]


def test_long_words_are_divided_where_syllables_end() -> None:
    words = ("Motorschaden", "Hinterreifen aufgebraucht", "Strafpunktgrenze", "Boxenstopp")
    labels = tuple(map(Message, words))
    chart = Chart("x", Message("t"), labels, tuple(Estimate(0.1, 0.1, 0.1) for _ in labels))
    assert [text for _, text in plot_of(chart, LETTERS).labels] == [
        "Motor-\nschaden",
        "Hinter-\nreifen\naufge-\nbraucht",
        "Straf-\npunkt-\ngrenze",
        "Boxenstopp",
    ]
