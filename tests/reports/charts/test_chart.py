"""The data of the charts: what a playtest lacks is left out, what nobody knows is an error."""

from dataclasses import replace

import pytest

from tests.simulator.playtests import made_up
from trackwright.model.files.library import load_circuit
from trackwright.model.text.messages import Message
from trackwright.reports.charts import chart
from trackwright.reports.charts.chart import charts_of
from trackwright.simulator.playtest.figures import Figures
from trackwright.simulator.playtest.results import Result, result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.playtest.statistics import figures_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Seat

LENGTH, TURNS = Message("Length"), Message("turns")


class Bare(Result):
    """A result of a game that has nothing but wins and rounds."""

    @property
    def figures(self) -> Figures:
        return replace(super().figures, common=(), causes=())


def without_extras(result: Result) -> Bare:
    return Bare(result.head, result.spots, result.tables, result.reckoned)


def names(*results: Result) -> list[str]:
    return [chart.name for chart in charts_of(*results)]


def test_a_game_has_the_charts_of_what_it_counts() -> None:
    assert names(made_up()) == ["grid", "rounds", "retired", "lead_changes"]
    assert names(without_extras(made_up())) == ["players", "rounds"]


def test_what_the_pinned_playtest_lacks_has_no_pinned_bars() -> None:
    bare = without_extras(made_up(bikes=8))
    charts = {chart.name: chart for chart in charts_of(made_up(), bare)}
    assert charts["rounds"].pinned
    assert charts["lead_changes"].now
    assert charts["lead_changes"].pinned == ()
    assert len(charts["grid"].labels) == 6
    assert names(bare, made_up()) == ["players", "rounds"]


def test_a_bot_that_always_wins_has_no_bar() -> None:
    """It only raced against itself in the pinned playtest."""
    mixed = tuple(Seat(f"Bike {i + 1}", player=("careful", "greedy")[i % 2]) for i in range(6))
    alone = tuple(Seat(f"Bike {i + 1}", player="planner") for i in range(6))
    charts = {one.name: one for one in charts_of(made_up(seats=mixed), made_up(seats=alone))}
    assert charts["bots"].labels == ("careful", "greedy")
    assert "bots" not in names(made_up(seats=alone), made_up(seats=mixed))


def test_a_chart_of_what_nothing_knows_is_an_error() -> None:
    result = made_up()
    with pytest.raises(ValueError, match=r"chart 'round': no such table \(did you mean 'rounds'"):
        list(chart._histogram("round", Message("Rounds"), [result]))
    figures = [figures_of(result)]
    with pytest.raises(ValueError, match=r"no playtest has a figure 'turn' \(did you mean 'turns'"):
        chart._chart("length", LENGTH, [TURNS], ["turn"], figures)
    assert chart._chart("length", LENGTH, [TURNS], ["turns"], figures).now


def test_two_charts_of_one_name_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel would show only one of them."""
    original = chart._histogram
    monkeypatch.setattr(
        chart, "_histogram", lambda _, title, results: original("rounds", title, results)
    )
    with pytest.raises(ValueError, match="several charts are called rounds"):
        charts_of(made_up())


def test_a_game_has_charts_of_its_own() -> None:
    """Bets: who drafts when, and whether the cards last. Dice: how long it takes."""
    bets = {one.name: one for one in charts_of(races("promenade", "moped-betting", 3))}
    assert bets["drafting_order"].labels == ("1st", "2nd", "3rd")
    assert bets["drafting_order"].fair == pytest.approx(1 / 3)
    shares = [one.value or 0 for one in bets["podium"].now]
    assert len(shares) == 3
    assert 1 >= shares[0] >= shares[1] >= shares[2] > 0
    assert sum(one.value or 0 for one in bets["cards_left"].now) == pytest.approx(1)
    dice = {one.name: one for one in charts_of(races("quarter-mile", "dice-derby", 4))}
    assert sum(one.value or 0 for one in dice["winner_turns"].now) == pytest.approx(1)
    assert "drafting_order" not in dice


def races(track: str, rules: str, seats: int) -> Result:
    circuit = load_circuit(track)
    batch = Batch(*lineup(circuit, rules, seats=seats), 1, 60)
    return result_of(circuit, batch, playtest(batch, jobs=1))
