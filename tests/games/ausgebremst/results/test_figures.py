"""The figures of playtests, recounted by the witness from what is told of every race."""

import json
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.games.ausgebremst.by_the_book.moves import Route, is_six_barred, routes
from tests.games.ausgebremst.by_the_book.table import Car
from tests.games.ausgebremst.by_the_book.track import LAPS
from tests.games.ausgebremst.races import circuit, table_for
from tests.games.ausgebremst.test_against_the_book import random_race
from tests.games.ausgebremst.told import read, track_of, witness_of
from tests.games.ausgebremst.witness import Event, Witness
from trackwright.games.ausgebremst.course import Course
from trackwright.games.ausgebremst.race.table import Table
from trackwright.model.text.errors import InputError
from trackwright.simulator.playtest.counts import counts_of
from trackwright.simulator.playtest.intervals import share
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import Result, document_of, result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.playtest.statistics import SHARE, figures_of, formatted
from trackwright.simulator.playtest.verdict import verdict_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import CAPPED

SIX = 6


class Recount(Witness):
    """A witness that counts."""

    def __init__(self, witness: Witness) -> None:
        vars(self).update(vars(witness))
        self.counted = Counter[str]()
        self.started: dict[str, str] = {}
        self.entered: dict[str, int] = {}
        self.lap: dict[str, int] = {}
        self.left: dict[str, int] = {}
        self.causes = Counter[str]()

    def read_grid(self, event: Event) -> None:
        super().read_grid(event)
        self.started[event["car"]] = event["space"]

    def _begin_turn(self, event: Event, derelict: bool) -> Car:
        car = super()._begin_turn(event, derelict)
        if not derelict and SIX in (car.hand or ()) and any(routes(self.table, car, SIX)):
            self.counted["barred"] += is_six_barred(self.table, car)
        return car

    def read_pass(self, event: Event) -> None:
        super().read_pass(event)
        self.counted["blocked"] += 1

    def read_wait(self, event: Event) -> None:
        super().read_wait(event)
        self.counted["waited"] += 1

    def read_blocked(self, event: Event) -> None:
        super().read_blocked(event)
        self.counted["blocked"] += 1

    def read_spent(self, event: Event) -> None:
        assert self.acting is not None
        if self.card == SIX and is_six_barred(self.table, self.acting):
            self.counted.update(("waited", "barred"))
        else:
            self.counted["blocked"] += 1
        super().read_spent(event)

    def _moves(self, car: Car, card: int, route: Route) -> None:
        at, crossed = car.space, car.crossings
        for space in route.path:
            if space in self.track.spaces and self.track.enters_alley(at, space):
                self.entered[car.id] = crossed
            crossed += self.track.crosses(at, space)
            at = space
        super()._moves(car, card, route)

    def read_stop(self, event: Event) -> None:
        super().read_stop(event)
        self.counted["pit_stops"] += 1
        assert self.track.pit is not None
        windows = sorted(self.track.pit.windows)
        self.lap.setdefault(event["car"], 1 + windows.index(self.entered[event["car"]]))

    def read_out(self, event: Event) -> None:
        assert self.acting is not None
        car = self.acting
        self.left[car.id] = self._ahead_of(car)
        super().read_out(event)
        cards = self.ledgers[car.id].played + self.ledgers[car.id].spent
        few = event["cause"] == "cards" and sum(cards) < self.distance(car.id)
        if car.id not in self.players:
            self.causes[f"derelict {event['cause']}"] += 1
        else:
            self.causes["budget" if few else event["cause"]] += 1

    def _ahead_of(self, car: Car) -> int:
        """Spaces to the goal on the shortest way; 0 for a car beyond it."""
        if car.at not in self.track.spaces:
            return 0
        return self.track.dist(car.space) + (LAPS - car.crossings) * self.track.lap_length

    def distance(self, id: str) -> int:
        """AUS-V-03: D0, or D1 for a car that has stopped."""
        found = self.track.race_distance(self.started[id], with_stop=id in self.lap)
        assert found is not None
        return found

    def detours(self, id: str) -> int:
        return self.ledgers[id].spaces + self.left.get(id, 0) - self.distance(id)


SEED, RACES = 7, 12
SLOW = pytest.mark.slow
CAUSES = ("pit", "cards", "budget", "derelict pit", "derelict cards")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "rules", "cars", "options"),
    [
        pytest.param("nuerburg-ring", "family", 4, {}, marks=SLOW),
        ("bleifuss-circuit", "family", 3, {"derelict_unplayable": "back"}),
        ("plattfuss-drom", "pro", 4, {}),
        pytest.param("nuerburg-drom", "pro", 5, {"stacking": "dealt"}, marks=SLOW),
        pytest.param("nuerburg-circuit", "family", 6, {"bots": "random"}, marks=SLOW),
        pytest.param("gp-ring", "family", 5, {"laps": 3}, marks=SLOW),
    ],
)
def test_figures_are_those_of_the_races(
    id: str, rules: str, cars: int, options: dict[str, Any]
) -> None:
    """F-15, F-18, F-21, F-25, F-30, F-37, F-39, V-03, V-07, V-08: turns lost, sixes barred, when
    cars stop, why they are out, and what detours cost."""
    table = table_for(id, rules, mode="compiled", cars=cars, **options)
    races = [_recounted(table, track_of(circuit(id)), number) for number in range(RACES)]
    table.race.rules.statistics = 1
    assert table.run_many(SEED, 0, RACES) == RACES
    counts = counts_of(table)
    for name in ("blocked", "barred", "waited", "pit_stops"):
        assert _filled(counts[name]) == Counter(race.counted[name] for race in races), name
    players = [(race, player) for race in races for player in race.players]
    assert _filled(counts["detours"]) == Counter(race.detours(player) for race, player in players)
    laps = Counter(race.lap.get(player, 0) for race, player in players)
    has_pit = RACES * cars if races[0].track.pit else 0
    assert counts["pit_lap"].sum(axis=1).tolist() == [has_pit] * 3
    assert counts["pit_lap"][:, 1].tolist() == [laps[1], laps[2], laps[0] if has_pit else 0]
    causes = [sum(race.causes[why] for race in races) for why in CAUSES]
    assert counts["causes"][1:6].tolist() == causes


@pytest.mark.slow
def test_figures_are_those_of_races_on_random_circuits() -> None:
    """H-13, H-16, T-08: with the line in the alley, too, and all options."""
    across = 0
    for seed in range(30):
        table, track = random_race(seed)
        race = _recounted(table, track, 0)
        table.race.rules.statistics = 1
        assert table.run_many(SEED, 0, 1) == 1
        counts = counts_of(table)
        for name in ("blocked", "barred", "waited", "pit_stops"):
            assert _filled(counts[name]) == Counter([race.counted[name]]), (seed, name)
        laps = [race.lap.get(player, 0) for player in race.players]
        stopped = [sum(lap == n for lap in laps) for n in (1, 2)]
        assert counts["pit_lap"][:2, 1].tolist() == stopped, seed
        across += any(table.race.road.since_entry) and sum(stopped) > 0
    assert across > 0


def _recounted(table: Table, track: Any, number: int) -> Recount:
    halt = table.run(SEED, number)
    recount = Recount(witness_of(table, track))
    read(recount, table, broken_off=halt == CAPPED)
    return recount


def _filled(histogram: Any) -> Counter[int]:
    return Counter({i: int(n) for i, n in enumerate(histogram) if n})


# --- what is made of them -----------------------------------------------------------------------


@cache
def result(id: str, rules: str, cars: int = 6, races: int = 60, **how: Any) -> Result:
    """A small playtest with careful bots."""
    setup, way = lineup(circuit(id), f"ausgebremst-{rules}", seats=cars, **how)
    batch = Batch(setup, way, SEED, races)
    return result_of(circuit(id), batch, playtest(batch))


def said(found: Result, topic: str) -> str:
    return " ".join(one.text for one in verdict_of(found) if one.topic == topic)


def test_detours_stand_beside_what_the_budget_reckons() -> None:
    """V-07, V-08: Plattfuss-Ring has 18 corners of 24 spaces more to pass in three laps."""
    found = result("plattfuss-ring", "family")
    figures = figures_of(found)
    prices = [price for price, _ in Course(circuit("plattfuss-ring")).chances_of_detours(0.5)]
    assert figures["detours_reckoned"].value == pytest.approx(sum(prices) / 3)
    paid = figures["detours"]
    fits = f"{(paid.value or 0) / sum(prices):.2f}"
    assert said(found, "detours") == (
        f"Players spend {paid.text} points on detours, less than the 8.0 that the budget "
        f"expects (a probability of {fits} for each, not 0.33, would match)."
    )


@pytest.mark.parametrize(
    ("paid", "words"),
    [([0] * 4 + [360], "less than the 8.0"), ([0] * 20 + [360], "more than the 8.0")],
)
def test_detours_are_more_or_less_than_reckoned(paid: list[int], words: str) -> None:
    found = result("plattfuss-ring", "family")
    tables = {**found.tables, "detours": np.array(paid)}
    assert words in said(replace(found, tables=tables), "detours")


def test_detours_like_the_budget() -> None:
    found = result("plattfuss-ring", "family")
    tables = {**found.tables, "detours": np.array([0] * 6 + [120, 0, 120, 0, 120])}
    text = said(replace(found, tables=tables), "detours")
    assert text.endswith("points on detours, about the 8.0 that the budget expects.")


@pytest.mark.parametrize(
    ("laps", "words"),
    [
        (
            (3500, 80, 20),
            "When to stop is hardly a choice: 97.2 % (95.6-98.3) stop after the first lap.",
        ),
        ((80, 3500, 20), "stop after the second lap."),
        ((400, 200, 3000), "The pit is hardly worth the detour: 83 % (80-86) never stop."),
        ((1800, 1500, 300), ""),
    ],
)
def test_pit_that_leaves_no_choice_is_told(laps: tuple[int, ...], words: str) -> None:
    """F-25, P-09."""
    found = result("plattfuss-ring", "family")
    table = np.array([[3600 - stopped, stopped] for stopped in laps])
    text = said(replace(found, tables={**found.tables, "pit_lap": table}), "pit stop")
    assert text.endswith(words)
    assert bool(text) == bool(words)


def test_circuit_without_a_pit_says_nothing_of_stops() -> None:
    """H-33; and where all lanes are as long, no detour is reckoned."""
    found = result("gp-ring", "family", laps=1)
    figures = figures_of(found)
    assert figures["pit_lap_1"].value is figures["pit_lap_none"].value is None
    assert said(found, "pit stop") == said(found, "detours") == ""


def test_kept_result_has_what_was_reckoned() -> None:
    found = result("plattfuss-ring", "pro", cars=4)
    document = json.loads(json.dumps(document_of(found)))
    again = parse_result(json.dumps(document).encode(), "kept.json")
    assert figures_of(again) == figures_of(found)
    assert verdict_of(again) == verdict_of(found)
    for value, told in (
        (-1, "reckoned.detours_reckoned: expected greater than or equal to 0, found -1"),
        ("x", "reckoned.detours_reckoned: expected a valid number, found"),
    ):
        document["reckoned"]["detours_reckoned"] = value
        with pytest.raises(InputError, match=told):
            parse_result(json.dumps(document).encode(), "kept.json")


def test_derelicts_are_no_rivals_in_the_verdict() -> None:
    """F-04: they always have the best places; a player's fair share is that of the players."""
    found = result("plattfuss-ring", "family", cars=4, races=400, bots=("careful", "greedy"))
    assert said(found, "balance") == (
        "Grid places are not judged, because 2 derelicts started from fixed places: race all 6 "
        "cars to judge them."
    )
    wins = dict(zip(found.head.bots, found["by_bot"][:, 0].tolist(), strict=True))
    each = share(wins["careful"], wins["careful"] + wins["greedy"]).times(1 / 2)
    text = said(found, "bots")
    assert text.startswith(
        f"careful wins {formatted(each, SHARE)} of its starts, above 1/4. (Not counting wins of a"
    )
    assert "derelict wins" not in text
    alone = result("plattfuss-ring", "family", cars=5)
    assert said(alone, "bots") == ""
