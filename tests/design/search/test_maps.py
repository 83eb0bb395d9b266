"""Maps of circuits by two figures."""

import re
import threading
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.design.wishlists import BEGINNER, MOPEDS
from trackwright.design.play import batch_of, played
from trackwright.design.search.maps import MOST_CELLS, RACES, axis_of, map_of, read_map
from trackwright.design.search.proposals import Found, proposals
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.design.maps import map_json, map_text
from trackwright.reports.design.sheets import map_sheet
from trackwright.simulator.playtest.intervals import Estimate
from trackwright.simulator.playtest.results import result_of
from trackwright.simulator.playtest.running import playtest
from trackwright.simulator.playtest.statistics import SHARE, Figure, figures_of

NEVER = threading.Event()
SEED = 5


@pytest.fixture(scope="module")
def found() -> Found:
    return proposals(BEGINNER, SEED, 6, jobs=1)


def test_each_circuit_is_in_the_cell_of_its_figures(found: Found) -> None:
    shown = map_of(found.proposals, read_map("positions, looks", BEGINNER), SEED, NEVER)
    assert sorted(n for numbers in shown.cells.values() for n in numbers) == [1, 2, 3, 4, 5, 6]
    for (x, y), numbers in shown.cells.items():
        assert numbers == sorted(numbers)
        for number in numbers:
            one = found.proposals[number - 1]
            low, high = shown.across.ends(x)
            assert low <= one.facts.positions < high
            low, high = shown.up.ends(y)
            assert low <= one.looks.score < high


def test_a_sheet_has_the_best_of_each_cell_at_its_place(found: Found) -> None:
    shown = map_of(found.proposals, read_map("positions,looks", BEGINNER), SEED, NEVER)
    drawn = map_sheet(found, shown, "Map").text()
    texts = re.findall(r'<text x="([0-9.]+)" y="([0-9.]+)"[^>]*>([^<]*)</text>', drawn)
    places = {text: (float(x), float(y)) for x, y, text in texts}
    for (x, y), numbers in shown.cells.items():
        across, down = next(places[t] for t in places if t.startswith(f"{numbers[0]}: "))
        assert across == places[shown.across.label(x)][0]
        assert 0 < down - places[shown.up.label(y)][1] < 100
    assert sum("positions, " in text for text in places) == len(shown.cells)


def test_figures_of_play_are_raced_by_the_rules_of_the_level(found: Found) -> None:
    wish = read_map("overtakes_per_bike_and_lap,pole_wins", BEGINNER)
    assert wish.rules == "motograndprix-basic"
    told: list[tuple[int, int]] = []
    shown = map_of(found.proposals[:2], wish, SEED, NEVER, lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]
    for number, spot in shown.spots.items():
        circuit = found.proposals[number - 1].circuit
        batch = replace(batch_of(circuit, wish.rules, SEED), races=RACES)
        figures = figures_of(result_of(circuit, batch, playtest(batch, jobs=1)))
        assert [one.estimate for one in spot] == [figures[name].estimate for name in wish.figures]
    lines = list(map_text(shown, 2))
    assert any("150 races each" in line for line in lines)


def test_circuits_that_were_raced_for_the_wishes_are_not_raced_again(found: Found) -> None:
    wish = read_map("overtakes_per_bike_and_lap,looks", BEGINNER)
    one = found.proposals[0]
    assert wish.rules is not None
    raced = played(one.circuit, wish.rules, (), SEED, NEVER, (20,))
    assert raced is not None
    known = replace(one, figures=raced.figures, races=raced.races)
    shown = map_of([known], wish, SEED, NEVER)
    assert shown.spots[1][0] == raced.figures["overtakes_per_bike_and_lap"]


def test_a_cancelled_map_shows_no_circuit_that_was_not_raced(found: Found) -> None:
    cancel = threading.Event()
    wish = read_map("positions,pole_wins", BEGINNER)
    shown = map_of(found.proposals, wish, SEED, cancel, lambda done, of: cancel.set())
    assert list(shown.spots) == [1]
    assert list(map_text(shown, 6))[-1] == "Designs without these figures, or not raced: 5."
    nothing = map_of(found.proposals, wish, SEED, cancel)
    assert list(map_text(nothing, 6))[-1] == "  no circuit has both figures"
    assert map_json(nothing)["cells"] == []


@given(
    st.lists(st.floats(0, 1e4), min_size=1, max_size=30),
    st.floats(0, 100),
    st.sampled_from(["looks", "positions", "rounds"]),
    st.sampled_from(MOST_CELLS),
)
def test_cells_are_few_and_hold_what_is_in_them(
    values: list[float], half: float, name: str, most: int
) -> None:
    if name == "positions":
        values = [float(int(value)) for value in values]
    figures = [Figure(name, Estimate(v, v - half, v + half)) for v in values]
    axis = axis_of(name, figures, most)
    cells = [axis.cell(figure) for figure in figures]
    assert max(cells) - min(cells) < most
    assert axis.step >= half * 0.999
    for value, cell in zip(values, cells, strict=True):
        low, high = axis.ends(cell)
        assert low - 1e-6 <= value <= high + 1e-6


def test_cells_have_round_ends() -> None:
    def labels(name: str, *values: float, sort: str = "") -> list[str]:
        figures = [Figure(name, Estimate(value), sort) for value in values]
        axis = axis_of(name, figures, 7)
        return [axis.label(axis.cell(figure)) for figure in figures]

    assert labels("positions", 70, 84, 90) == ["70..74", "80..84", "90..94"]
    assert labels("corners", 7, 8, 12) == ["7", "8", "12"]
    assert labels("overtakes", 1.0, 1.43, 1.9) == ["1..1.2", "1.4..1.6", "1.8..2"]
    assert labels("pole_wins", 0.15, 0.31, sort=SHARE) == ["15..20 %", "30..35 %"]
    assert labels("looks", 0.0) == ["0..1"]


@pytest.mark.parametrize("text", ["looks", "looks,looks", "looks,corners,positions", ""])
def test_a_map_has_two_figures(text: str) -> None:
    with pytest.raises(TrackwrightError, match="expected two figures, such as positions,over"):
        read_map(text, BEGINNER)


def test_unknown_figures_are_told() -> None:
    with pytest.raises(TrackwrightError, match="no figure 'positons'"):
        read_map("positons,looks", BEGINNER)
    with pytest.raises(TrackwrightError, match="figures of play need rules, or a level"):
        read_map("overtakes,looks", MOPEDS)
