"""Figures, their intervals, what is said about them, comparisons, and files of results."""

import json
import math
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import stats

from tests.simulator.playtests import batch, circuit, made_up, result, wins
from trackwright.model.files.library import load_circuit
from trackwright.simulator.game.games import all_games
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.playtest.comparing import compare
from trackwright.simulator.playtest.counts import no_counts
from trackwright.simulator.playtest.figures import Figures
from trackwright.simulator.playtest.game_parts import declared_figures
from trackwright.simulator.playtest.intervals import (
    Estimate,
    chance_of_identical,
    difference,
    mean,
    quantile,
    races_for_precision,
    races_for_share,
    share,
    z_for,
)
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import Result, document_of, result_of
from trackwright.simulator.playtest.running import Batch
from trackwright.simulator.playtest.statistics import (
    SHARE,
    by_position,
    figures_of,
    formatted,
    slug,
    slugs,
)
from trackwright.simulator.playtest.student import student
from trackwright.simulator.playtest.verdict import hot_spots, verdict_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Seat

METRICS = Path(__file__).parents[3] / "docs" / "metrics.md"


def near(found: Estimate) -> list[float]:
    assert None not in found.parts
    return [round(float(part or 0), 4) for part in found.parts]


# --- intervals ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "whole", "known"),
    [
        (50, 100, [0.5, 0.4038, 0.5962]),
        (0, 10, [0.0, 0.0, 0.2775]),
        (10, 10, [1.0, 0.7225, 1.0]),
        (81, 263, [0.3080, 0.2553, 0.3662]),  # Newcombe 1998, table I
        (15, 148, [0.1014, 0.0624, 0.1605]),
        (1, 29, [0.0345, 0.0061, 0.1718]),
    ],
)
def test_share_has_the_published_interval(part: int, whole: int, known: list[float]) -> None:
    assert near(share(part, whole)) == pytest.approx(known, abs=1e-4)


def test_difference_of_shares_has_newcombes_interval() -> None:
    """Newcombe 1998b, example (a): 56/70 - 48/80."""
    assert near(difference(share(56, 70), share(48, 80))) == [0.2, 0.0524, 0.3339]


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (29, 2.0452), (999, 1.9623)]
)
def test_students_quantile_is_that_of_tables(freedom: int, known: float) -> None:
    assert student(z_for(), freedom) == pytest.approx(known, abs=5e-5)


@pytest.mark.parametrize("looks", [1, 3, 24, 10_000])
@pytest.mark.parametrize("freedom", [0.1, 0.5, 1, 1.5, 2, 3, 7.3, 10, 30, 99, 1000.5, 1e4, 1e6])
def test_students_quantile_is_that_of_scipy(freedom: float, looks: int) -> None:
    z = z_for(looks=looks)
    known = stats.t.isf(stats.norm.sf(z), freedom)
    assert student(z, freedom) == pytest.approx(known, rel=1e-8)


def test_quantile_beyond_numbers_gives_no_interval() -> None:
    assert student(z_for(), 0.001) == math.inf
    assert mean(np.array([5, 5]), alike=9.999) == Estimate(0.5)
    assert mean(np.array([0, 10]), alike=9.999).parts == (1.0, 1.0, 1.0)


def test_mean_of_two_values_is_uncertain() -> None:
    """0 and 1: 0.5 +- 12.706 * 0.7071 / sqrt(2)."""
    assert near(mean(np.array([1, 1]))) == [0.5, -5.8531, 6.8531]


def test_mean_has_students_interval() -> None:
    """Values 1 to 10: 5.5 +- 2.262 * 3.0277 / sqrt(10)."""
    assert near(mean(np.array([0] + [1] * 10))) == pytest.approx([5.5, 3.334, 7.666], abs=2e-3)


def test_mean_of_values_that_go_together_is_less_certain() -> None:
    histogram = np.array([50, 50])
    alone, together = mean(histogram), mean(histogram, alike=4)
    assert together.value == alone.value
    assert (together.high or 0) - (together.low or 0) == pytest.approx(
        2.0 * ((alone.high or 0) - (alone.low or 0)), rel=0.06
    )


@pytest.mark.parametrize("p", [0.05, 1 / 6, 0.5])
def test_nineteen_of_twenty_intervals_hold_the_truth(p: float) -> None:
    draws = np.random.default_rng(1).binomial(200, p, 3000)
    held = [(e.low or 0) <= p <= (e.high or 0) for e in (share(int(k), 200) for k in draws)]
    assert np.mean(held) == pytest.approx(0.95, abs=0.03)


def test_quantile_lies_between_ordered_values() -> None:
    histogram = np.array([0] + [1] * 100)  # 1 to 100
    assert near(quantile(histogram, 0.5)) == [50, 40, 61]
    assert near(quantile(np.array([0, 0, 7]), 0.9)) == [2, 2, 2]


def test_nothing_is_said_of_nothing() -> None:
    assert share(0, 0) == mean(np.zeros(3, np.int64)) == Estimate()
    assert quantile(np.zeros(3, np.int64), 0.5) == Estimate()
    assert not difference(Estimate(1.0), Estimate(2.0)).known
    assert mean(np.array([0, 1])) == Estimate(1.0)


def test_chance_that_two_are_alike() -> None:
    """One sort; four as frequent; all different, one by accident in the box of another."""
    assert near(chance_of_identical(np.array([50]), 1024))[0] == 1
    assert near(chance_of_identical(np.array([250] * 4), 1024))[0] == pytest.approx(0.25, abs=0.002)
    assert near(chance_of_identical(np.array([2] + [1] * 98), 1024))[0] == 0
    assert chance_of_identical(np.array([1]), 1024) == Estimate()


def test_races_for_a_precision() -> None:
    assert races_for_precision(0.5, 0.01) == 9604
    assert races_for_precision(1 / 6, 0.005) == 21342
    assert races_for_precision(0.0, 0.01) > 100


def test_after_few_races_whatever_the_share_may_be_is_reckoned_with() -> None:
    """One race that the pole did not win says nothing about how many are needed."""
    assert races_for_share(Estimate(), 0.01) == races_for_precision(0.5, 0.01)
    assert races_for_share(share(0, 1), 0.01) == races_for_precision(0.5, 0.01)
    assert races_for_share(share(1, 1), 0.01) == races_for_precision(0.5, 0.01)
    needed = [races_for_share(share(n, 6 * n), 0.01) for n in (5, 50, 500, 5000)]
    assert needed == sorted(needed, reverse=True)
    assert needed[-1] == pytest.approx(races_for_precision(1 / 6, 0.01), rel=0.05)


@pytest.mark.parametrize(
    ("estimate", "sort", "text"),
    [
        (Estimate(0.312, 0.284, 0.342), SHARE, "31 % (28-34)"),
        (Estimate(0.2162, 0.2038, 0.2293), SHARE, "21.6 % (20.4-22.9)"),
        (Estimate(-0.02, -0.05, 0.01), SHARE, "-2 % (-5 to 1)"),
        (Estimate(53.8, 53.77, 53.84), "number", "53.80 (53.77-53.84)"),
        (Estimate(12.0), "number", "12.0"),
        (Estimate(), SHARE, "-"),
    ],
)
def test_figures_in_words(estimate: Estimate, sort: str, text: str) -> None:
    assert formatted(estimate, sort) == text


# --- figures ------------------------------------------------------------------------------------


def figure(found: Result, name: str) -> list[float]:
    return near(figures_of(found)[name].estimate)


def test_wins_by_grid_place() -> None:
    found = made_up(by_grid=wins(310, 190, 150, 150, 100, 100))
    assert figure(found, "pole_wins") == near(share(310, 1000))
    assert figure(found, "grid_6_wins") == near(share(100, 1000))
    assert figure(found, "pole_advantage")[0] == pytest.approx(1.86)
    assert figure(found, "grid_1_place")[0] == pytest.approx(1.69)


def test_shares_are_of_races_that_somebody_won() -> None:
    table = [[10, 0, 90], [30, 0, 70]]
    bots = [[40, 0, 160]]
    found = made_up(100, 2, by_grid=table, by_player=table, by_bot=bots, retired=[0, 40, 60])
    assert figure(found, "pole_wins")[0] == 0.25
    assert figure(found, "all_retired")[0] == 0.6
    assert figure(found, "retired")[0] == 0.8


def test_bot_with_two_seats_wins_its_share_of_starts() -> None:
    riders = ["careful", "greedy", "careful", "greedy", "careful", "greedy"]
    seats = tuple(Seat(f"B {i}", "T" + str(i % 3), rider) for i, rider in enumerate(riders))
    bots = [[900, 2100, 0, 0, 0, 0, 0], [100, 2900, 0, 0, 0, 0, 0]]
    by_bike = np.array(wins(300, 30, 300, 30, 300, 40))
    found = made_up(1000, seats=seats, by_bot=bots, by_player=by_bike, by_grid=by_bike)
    assert figure(found, "bot_careful_wins") == near(share(900, 1000).times(1 / 3))
    assert figure(found, "bot_greedy_advantage")[0] == pytest.approx(0.2)
    assert figure(found, "team_t0_wins") == near(share(330, 1000))


@pytest.mark.parametrize("level", ["basic", "standard", "expert"])
def test_shares_add_up(level: str) -> None:
    found = result(level)
    figures = figures_of(found)
    for kind in ("grid", "bike", "team"):
        shares = [f.value or 0 for n, f in figures.items() if re.fullmatch(rf"{kind}_.*_wins", n)]
        assert sum(shares) == pytest.approx(1)
    causes = sum(
        figures[f"retired_{cause}"].value or 0
        for cause in ("no_completion", "no_rear", "engine", "grip")
    )
    assert causes == pytest.approx(figures["retired"].value)


def test_rates_are_of_laps_and_positions() -> None:
    found = made_up()  # 4 laps of 20 positions, 6 bikes, 10 of everything
    assert figure(found, "overtakes")[0] == 10
    assert figure(found, "overtakes_per_lap")[0] == 2.5
    assert figure(found, "rounds_per_100_positions")[0] == 12.5
    assert figure(found, "overtakes_per_bike_and_lap")[0] == pytest.approx(10 / 24, abs=1e-4)


def test_every_interval_is_around_its_figure() -> None:
    for level in ("basic", "standard", "expert"):
        for name, found in figures_of(result(level)).items():
            if found.estimate.known:
                low, value, high = (found.estimate.low, found.value, found.estimate.high)
                assert low is not None
                assert value is not None
                assert high is not None
                assert low <= value <= high, name


def test_no_races_have_no_figures_but_their_names() -> None:
    expert = batch("expert")
    empty = figures_of(result_of(circuit(), expert, no_counts(expert.setup)))
    assert list(empty) == list(figures_of(result("expert")))
    assert all(figure.value in (None, 0) for figure in empty.values())


def test_every_figure_has_a_paragraph_and_every_paragraph_a_figure() -> None:
    """Games may call figures alike; each has a section of its own."""
    sections = METRICS.read_text(encoding="utf-8").split("\n## ")
    explained = [re.findall(r"^### `(\w+)`\n(.+)", text, re.MULTILINE) for text in sections]
    for found in explained:
        assert len({name for name, _ in found}) == len(found)
    bots = batch("expert", bots=["careful", "greedy"])
    many = result_of(circuit(), bots, no_counts(bots.setup))
    pages = {figure.page or figure.name for figure in figures_of(many).values()}
    # Of games whose runners are not the same as their players.
    pages |= {"runner_R_wins", "runner_R_place", "runner_R_unplaced"}
    for game in all_games().values():
        pages |= set(_own_names(declared_figures(game)))
        text = next((t for t in sections if t.startswith(f"Of {game.name}\n")), "")
        missing = [n for n in _own_names(declared_figures(game)) if f"### `{n}`\n" not in text]
        assert not missing, (
            f"docs/metrics.md: the section `## Of {game.name}` needs for each of {missing} a "
            "heading, ### and its name in backquotes, and a paragraph"
        )
    found_pages = {name for found in explained for name, _ in found}
    assert found_pages - pages == set(), "docs/metrics.md: no game has these figures"
    assert pages - found_pages == set(), (
        "docs/metrics.md: these figures of all games have no `### ` heading and paragraph"
    )


def _own_names(own: Figures) -> Iterator[str]:
    yield from (f"retired_{cause.name}" for cause in own.causes)
    yield from (one.name for one in own.per_race)
    yield from (one.name for one in own.shares)
    yield from (name for one in own.per_each for name in one.figures)
    yield from own.reckoned


def test_names_become_words() -> None:
    assert slug("Blue 1") == "blue_1"
    assert slugs(["A b", "a-b", "?"]) == ["a_b", "a_b_2", "x"]


def test_heat_by_position_is_the_sum_of_the_lanes() -> None:
    found = result("standard")
    heat = by_position(found)
    assert len(heat) == found.head.positions
    assert sum(spot.counts["visits"] for spot in heat) == found["visits"].sum()
    assert heat[0].piece == "2"


# --- verdict ------------------------------------------------------------------------------------


def said(found: Result) -> str:
    return "\n".join(statement.text for statement in verdict_of(found))


def test_pole_that_wins_too_often_is_told_with_its_interval() -> None:
    found = made_up(by_grid=wins(310, 190, 150, 150, 100, 100))
    assert "Far above the fair 1/6 of wins: the pole wins 31 % (28-34)." in said(found)
    assert "Below the fair 1/6 of wins: the fifth wins 10.0 % (8.3-12.0), the sixth" in said(found)
    assert "the second" not in said(found)
    assert "sample" not in said(found)


def test_even_grid_is_called_even_only_when_that_is_sure() -> None:
    assert "Grid places are even" in said(made_up(12_000))
    assert "No grid place stands out, but" in said(made_up(600))


def test_small_sample_says_so_and_how_many_races_are_needed() -> None:
    few = said(made_up(30))
    assert "Small sample: after 30 races" in few
    assert f"For ±1 %, run {races_for_share(share(5, 30), 0.01):,} races." in few
    assert "above" not in few


def test_slight_difference_is_called_slight() -> None:
    slight = wins(178_000, 167_000, 167_000, 167_000, 167_000, 154_000)
    assert "Less than a quarter above the fair 1/6" in said(made_up(10**6, by_grid=slight))


@pytest.mark.parametrize(
    ("tables", "text"),
    [
        ({"overtakes": [1000]}, "Little overtaking"),
        ({"overtakes": [0] * 50 + [1000]}, "Plenty of overtaking"),
        ({"overtakes": [0] * 18 + [1000]}, "Some overtaking"),
        (
            {"lead_changes": [400, 600]},
            "Many processional races: the lead never changes in 40 % (37-43)",
        ),
        ({"lead_changes": [10, 990]}, "Almost no processional races"),
        ({"gap": [300, 100, 0, 600]}, "Close finishes: 40 % (37-43)"),
        ({"gap": [0, 10, 0, 990]}, "Few close finishes"),
        ({"retired": [990, 10, 0, 0, 0, 0, 0]}, "Few retire"),
        (
            {"retired": [0, 500, 500, 0, 0, 0, 0], "causes": [100, 100, 1200, 100]},
            "Many retirements: 25.0 % (24.5-25.5) of starts, mostly because the Engine failed",
        ),
        ({"retired": [900, 0, 0, 0, 0, 0, 100]}, "Nobody finishes in 10.0 % (8.3-12.0) of races"),
        ({"capped": 100}, "10.0 % (8.3-12.0) of races were stopped at the round limit"),
        ({"rounds": [0] * 50 + [500, 500]}, "A race takes 50.50 (50.47-50.53) rounds; 80 % of"),
        (
            {"dials": [[0] * 8 + [6000]] * 3},
            "Hardly used dials (left at the finish, of 8): Engine 8.00",
        ),
        (
            {"dials": [[0, 6000]] * 3},
            "Dials used up at the finish: Engine, Rear Tire and Front Tire.",
        ),
    ],
)
def test_statement_is_made_when_the_interval_supports_it(tables: dict[str, Any], text: str) -> None:
    assert text in said(made_up(**tables))


def test_nothing_is_said_where_the_interval_does_not_decide() -> None:
    between = said(made_up(100, lead_changes=[15, 81], retired=[50, 46, 0, 0, 0, 0, 0]))
    assert "dead race" not in between
    assert "retire" not in between


def test_bot_that_wins_most_is_said_to_dominate() -> None:
    riders = ["careful", "greedy"] * 3
    seats = tuple(Seat(f"B {i}", player=rider) for i, rider in enumerate(riders))
    bots = [[900, 2100, 0, 0, 0, 0, 0], [100, 2900, 0, 0, 0, 0, 0]]
    text = said(made_up(1000, seats=seats, by_bot=bots))
    assert "careful dominates: it wins 30.0 % (29.3-30.6) of its starts, far above 1/6." in text
    assert "greedy wins 3.3 % (2.8-4.0) of its starts, far below 1/6." in text
    assert "There is no clear difference" in said(made_up(1000, seats=seats))


def test_hot_spots_are_named_with_position_and_piece() -> None:
    stops = [1000] * 20
    stops[6] = 9000
    found = made_up(stops=stops)
    assert "position 6 (piece 2, straight): 6.4 times the mean" in said(found)
    assert [spot.position for spot, _ in hot_spots(found, by_position(found), "stops")] == [6]
    few = [1 if i else 3 for i in range(20)]
    assert "mean;" not in said(made_up(6, stops=few, visits=few))


def test_handful_of_races_is_no_verdict_on_grid_places_and_bots() -> None:
    riders = ["careful", "greedy"] * 3
    seats = tuple(Seat(f"B {i}", player=rider) for i, rider in enumerate(riders))
    bots = [[900, 2100, 0, 0, 0, 0, 0], [100, 2900, 0, 0, 0, 0, 0]]
    tables: dict[str, Any] = {"by_grid": wins(500, 500, 0, 0, 0, 0), "seats": seats, "by_bot": bots}
    few = said(made_up(courses=[300, 300, 200, 200], **tables))
    assert (
        "Hardly any chance: 1,000 races were only 4 distinct ones (two races are identical" in few
    )
    assert "the pole" not in few
    assert "careful" not in few
    assert "all 1,000 races were identical. The winner" in said(made_up(courses=[1000], **tables))
    many = said(made_up(courses=[20] * 50, **tables))
    assert "Hardly any chance" not in many
    assert "the pole wins" in many


def test_races_that_nobody_finishes_are_told() -> None:
    nobody = [[0] * 6 + [996]] * 6
    text = said(made_up(by_grid=nobody, by_player=nobody, by_bot=[[0] * 6 + [5976]]))
    assert "Nobody finished a race" in text


# --- comparisons --------------------------------------------------------------------------------


def test_result_does_not_differ_from_itself() -> None:
    comparison = compare(result("standard"), result("standard"))
    assert comparison.notes == ("the same circuit and laps",)
    assert {row.differs for row in comparison.rows} <= {"no", "-"}


def test_difference_beyond_chance_is_told() -> None:
    now, before = made_up(by_grid=wins(400, 200, 100, 100, 100, 100)), made_up()
    rows = {row.name: row for row in compare(now, before).rows}
    assert rows["pole_wins"].differs == "yes"
    assert rows["pole_wins"].change.value == pytest.approx(0.4 - 1 / 6, abs=1e-3)
    assert rows["rounds"].differs == "no"


def test_difference_that_one_figure_of_many_has_by_chance_is_doubtful() -> None:
    now = made_up(by_grid=wins(205, 195, 150, 150, 150, 150))
    rows = {row.name: row for row in compare(now, made_up()).rows}
    assert rows["pole_wins"].differs == "perhaps"


@pytest.mark.slow
def test_other_distance_is_said_and_rates_are_compared() -> None:
    before = made_up()
    longer = replace(before, head=replace(before.head, laps=8, graph_hash="g1-1"))
    comparison = compare(longer, before)
    assert "different distance: 8 laps of 20 positions now, 4 laps" in comparison.notes[0]
    rows = {row.name: row for row in comparison.rows}
    assert rows["overtakes"].differs == "no"
    assert rows["overtakes_per_lap"].differs == "yes"
    assert "overtakes_per_lap" not in {row.name for row in compare(before, before).rows}


def test_other_set_ups_are_said() -> None:
    before = made_up()
    head = replace(
        before.head, ruleset_version=2, seed=9, options={"qualifying": "yes"}, graph_hash="g1-2"
    )
    before = replace(before, head=replace(before.head, options={"qualifying": "no"}))
    notes = "\n".join(compare(replace(before, head=head), before).notes)
    assert "different circuits of the same distance" in notes
    assert "different rules: motograndprix-standard version 2 now" in notes
    assert "different seed: 9 now, 1 before" in notes
    assert "different option qualifying: yes now, no before" in notes


def test_another_game_is_a_sentence_and_what_only_one_has_is_none() -> None:
    before, road = made_up(), load_circuit("bleifuss-drom")
    setup, way = lineup(road, "ausgebremst-pro")
    now = result_of(road, Batch(setup, way, 1, 1), no_counts(setup))
    now = replace(now, head=replace(now.head, programs={}))
    notes = compare(now, before).notes
    assert "different game: Ausgebremst now, MotoGrandPrix before" in notes
    assert not [note for note in notes if "None" in note or "option" in note or "rules" in note]


def test_options_of_other_rules_of_the_game_are_not_listed() -> None:
    before = made_up()
    expert = find_ruleset("motograndprix-expert")
    options = {option.name: option.default_reading for option in expert.options}
    ours = replace(before.head, ruleset=expert.id, options=options)
    notes = compare(replace(before, head=ours), before).notes
    assert len(notes) == 2
    assert notes[1].startswith("different rules: motograndprix-expert version 1 now, ")


# --- files --------------------------------------------------------------------------------------


def text(document: Any) -> bytes:
    return json.dumps(document).encode()


@pytest.mark.parametrize("level", ["basic", "standard", "expert"])
def test_kept_result_is_read_again(level: str) -> None:
    kept = result(level)
    again = parse_result(text(document_of(kept)), "kept.json")
    assert again.head == kept.head
    assert again.spots == kept.spots
    assert document_of(again) == document_of(kept)
    assert figures_of(again) == figures_of(kept)


def test_result_says_what_was_raced() -> None:
    document = document_of(result("standard"))
    assert document["version"] == 2
    assert document["graph_hash"] == circuit().hash
    assert (document["ruleset"], document["ruleset_version"]) == ("motograndprix-standard", 1)
    assert (document["laps"], document["seed"], document["races"]) == (2, 1, 60)
    assert document["options"]["qualifying"] == "no"
    assert document["seats"][0] == {"name": "Blue 1", "team": "blue", "rider": "careful"}
    assert set(document["programs"]) == {"trackwright", "llvmlite", "numpy"}
    assert len(document["heat"]["name"]) == len(document["heat"]["visits"]) == 57 * 3


def test_every_figure_has_words_for_people() -> None:
    figures = figures_of(result(races=30))
    assert figures["lead_changes"].words == "lead changes"
    assert figures["pole_wins"].words == "pole wins"
    assert all(figure.words for figure in figures.values())
