"""A minus B as heat: values, colours, legend, and the words beside it."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.editor.conftest import Hand, Opened
from tests.editor.pictures import count_of, grabbed
from tests.simulator.playtests import made_up
from trackwright.editor.app.theme import THEMES, ThemeName
from trackwright.model.picture.drawing.palette import DARK, HIGH_CONTRAST, PRINT
from trackwright.model.text.messages import Message
from trackwright.reports.charts.heat_colours import STEPS, colour_of_change
from trackwright.reports.charts.heat_map import HeatMap, difference_map, obstacle_to_difference
from trackwright.simulator.playtest.comparing import SURE
from trackwright.simulator.playtest.results import Result

SEEN = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}
"""How colours are seen, as matrices of linear RGB (Machado, Oliveira and Fernandes 2009)."""
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def lab(colour: str, seen: str) -> Any:
    """The colour in CIE L*a*b*, as it is seen."""
    parts = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    xyz = np.array(TO_XYZ) @ np.clip(np.array(SEEN[seen]) @ linear, 0, 1) / WHITE
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def difference(one: str, other: str, seen: str) -> float:
    return float(np.linalg.norm(lab(one, seen) - lab(other, seen)))


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("palette", [PRINT, DARK, HIGH_CONTRAST], ids=["light", "dark", "contrast"])
def test_more_and_less_are_told_apart_by_everybody(palette: Any, seen: str) -> None:
    """A just noticeable difference is 2.3; here it is more than 15 everywhere."""
    is_dark = palette is not PRINT
    for step in range(STEPS):
        more, less = (colour_of_change(s, is_dark) for s in (step, -1 - step))
        assert difference(more, less, seen) > 15, (step, more, less)
        for colour in (more, less):
            assert difference(colour, palette.asphalt, seen) > 8, (step, colour)


@pytest.fixture(scope="module")
def pair() -> tuple[Result, Result]:
    return made_up(), made_up()


def test_steps_go_both_ways_from_the_middle() -> None:
    heat = HeatMap(
        Message("A − B"), {"a": 0.5, "b": -0.5, "c": 0.01, "d": -0.01}, is_difference=True
    )
    assert [heat.step(name) for name in "abcde"] == [STEPS - 1, -STEPS, 0, -1, None]
    assert (heat.least, heat.top) == (-0.5, 0.5)
    assert heat.value_words(-0.5) == "-0.5"
    assert heat.value_words(0.5) == "+0.5"
    plain = HeatMap(Message("visits"), {"a": 0.5, "b": -0.5})
    assert [plain.step(name) for name in "ab"] == [STEPS - 1, None]


def counted(result: Result, metric: str, counts: list[int]) -> Result:
    rest = [0] * (len(result.spots) - len(counts))
    return replace(result, tables={**result.tables, metric: np.array(counts + rest)})


def test_only_what_is_more_than_chance_is_painted(pair: tuple[Result, Result]) -> None:
    now = counted(pair[0], "stops", [400, 100, 105, 0])
    before = counted(pair[1], "stops", [100, 400, 100, 0])
    heat = difference_map(now, before, "stops", stale=False)
    first, second = (spot.name for spot in now.spots[:2])
    assert heat.values == {
        first: pytest.approx(300 / now.races),
        second: pytest.approx(-300 / now.races),
    }
    assert heat.is_difference


def test_races_of_other_lengths_are_compared_per_lap(pair: tuple[Result, Result]) -> None:
    now = counted(replace(pair[0], head=replace(pair[0].head, laps=2)), "stops", [2000])
    before = counted(pair[1], "stops", [4000])
    assert not difference_map(now, before, "stops", stale=False).values
    more = counted(now, "stops", [4000])
    heat = difference_map(more, before, "stops", stale=False)
    assert list(heat.values.values()) == [pytest.approx(1.0)]
    assert "per lap" in heat.title


def test_results_of_other_circuits_are_not_subtracted(pair: tuple[Result, Result]) -> None:
    now, before = pair
    assert not obstacle_to_difference(now, before, "stops")
    edited = replace(before, head=replace(before.head, graph_hash="g1-1"))
    assert not obstacle_to_difference(now, edited, "stops")
    other = replace(before, head=replace(before.head, graph_hash="g1-1", track="Elsewhere"))
    assert "another circuit" in obstacle_to_difference(now, other, "stops")
    assert "Pin a result first" in obstacle_to_difference(now, None, "stops")
    assert "did not count" in obstacle_to_difference(now, before, "unheard_of")


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES[1:])
def test_a_minus_b_is_painted_named_and_said(open_window: Opened, theme: ThemeName) -> None:
    """Six bikes pinned, then two: fewer moves end everywhere, and the verdict names figures."""
    hand: Hand = open_window("gp-ring")
    window, panel = hand.window, hand.window.playtest
    results = panel.results
    window.use_theme(theme)
    panel.setup.races.setValue(100)
    window.run_playtest()
    hand.settle()
    assert not results.minus.isEnabled()
    results.toggle_pin()
    hand.settle()
    panel.setup.seats.setValue(2)
    panel.run()
    hand.settle()
    assert results.comparison is not None
    sure = [row.name for row in results.comparison.rows if row.differs == SURE]
    assert sure
    said = results.verdict.toPlainText()
    assert results.raced is not None
    assert all(f"{results.raced.figures[name].words}: " in said for name in sure)
    results._follow("difference")
    hand.settle()
    heat = window.canvas.scene.heat
    assert heat is not None
    assert heat.is_difference
    space, value = min(heat.values.items(), key=lambda item: item[1])
    assert value < 0
    is_dark = theme != "light"
    colour = colour_of_change(-STEPS, is_dark)
    assert count_of(grabbed(window.canvas.legend), colour) > 10
    assert "now minus pinned" in window.canvas.legend.accessibleDescription()
    assert f"{heat.value_words(value)} A − B: " in window.status._heat_words(space)
    results.minus.click()
    hand.settle()
    assert window.canvas.scene.heat is not None
    assert not window.canvas.scene.heat.is_difference
    results.toggle_pin()
    hand.settle()
    assert not results.minus.isEnabled()
    window.use_theme("light")
