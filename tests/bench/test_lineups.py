"""Benchmarks race any ruleset: a new game needs no line in them."""

from collections.abc import Iterator

import pytest

from bench import fuzz_kinds, games, same_play, strength
from bench.lineups import circuits_for, options_for, table_of
from tests.simulator.games.folder import made_up_games
from trackwright.cli.main import main
from trackwright.simulator.game.rulesets import all_rulesets, find_ruleset

MADE_UP = ("sprint", "derby")


@pytest.fixture(scope="module", autouse=True)
def _made_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with made_up_games(tmp_path_factory.mktemp("rules")):
        yield


def test_a_new_game_is_raced_on_the_shortest_circuits() -> None:
    short, *longer = circuits_for("sprint", 3)
    assert short not in longer
    assert len(longer) == 2
    assert circuits_for("sprint", 1, {"motograndprix": ("gp-ring",)}) == (short,)
    assert circuits_for("motograndprix-basic", 1, {"motograndprix": ("gp-ring",)}) == ("gp-ring",)


def test_only_options_that_a_ruleset_has_are_set() -> None:
    assert options_for("sprint", {"unrated": 1, "most_rounds": 9}) == {"most_rounds": 9}


@pytest.mark.slow
@pytest.mark.parametrize("rules", MADE_UP)
def test_speed_of_a_new_game_is_measured(rules: str) -> None:
    games.race_many(table_of(rules), 10)
    assert games.turns_of(rules, 10) > 0
    figures = games.over_the_race(rules, 1)
    reasons = {"reasons_over_race"} if rules == "derby" else set()  # sprint gives none
    assert set(figures) == {"record_over_race"} | reasons


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "seats"), [("sprint", 4), ("derby", 6)])
def test_bots_of_a_new_game_are_compared_in_fields_that_it_allows(rules: str, seats: int) -> None:
    (circuit,) = circuits_for(rules, 1)
    assert strength.even_seats(rules) == seats
    found = strength.match(strength.Entry(rules), circuit, strength.ladder(rules)[0], 20)
    assert found.first.starts == 20 * seats // 2
    field = strength.default_field(strength.Entry(rules), circuit, 20)
    assert field.bot == find_ruleset(rules).default_bot


def test_without_a_field_for_two_bots_the_reason_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(strength, "MOST_SEATS", 1)
    monkeypatch.setattr("sys.argv", ["strength", "--rules", "sprint", "--races", "2"])
    with pytest.raises(SystemExit, match="error: sprint is raced by 2 to 4"):
        strength.main()


def test_digests_of_a_new_game_are_written() -> None:
    assert len(list(same_play.combinations(["sprint"]))) == 2 * same_play.COUNT
    assert same_play.digests("sprint", "bold", circuits_for("sprint", 1)[0], 5)


@pytest.mark.parametrize("rules", [*all_rulesets(), *MADE_UP])
def test_races_for_the_fuzzer_can_be_run(rules: str) -> None:
    assert main(["race", fuzz_kinds._circuit(rules), *fuzz_kinds._race(rules)]) == 0
