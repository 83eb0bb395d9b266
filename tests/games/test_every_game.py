"""What holds for every ruleset that can be raced, and for the games that are examples: a new game
is found here by itself."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from bench.lineups import circuits_for, options_for
from tests import builders
from tests.games.same_races import assert_same_counts, assert_same_race
from tests.simulator.games.derby import rulesets as derby
from tests.simulator.games.folder import made_up_games
from tests.simulator.games.sprint import rulesets as sprint
from trackwright.model.files.library import load_circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.game.rulesets import all_rulesets, find_ruleset
from trackwright.simulator.playtest.counts import Counts, counts_of
from trackwright.simulator.playtest.figures import GAP, GRID, LEAD, OVERTAKES
from trackwright.simulator.playtest.game_parts import declared_figures
from trackwright.simulator.race.game_parts import choices_of, question_of, words_of
from trackwright.simulator.story.game_parts import happenings_of, sentences_of
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.states import DECISION_WANTED
from trackwright.simulator.table.table import PERSON, CannotRace, Mode, Table

EXAMPLES = (*sprint.RULESETS, *derby.RULESETS)
RULESETS = (*all_rulesets(), *EXAMPLES)
SHORT = {"roll_outs": 2}
"""Planners think for less time than by default."""


@pytest.fixture(scope="module")
def compiled_rules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where those of the examples are saved."""
    return tmp_path_factory.mktemp("rules")


@pytest.fixture(autouse=True)
def _found(rules: str, compiled_rules: Path) -> Iterator[None]:
    """Examples are found in the tests about them only; other games have their usual cache."""
    with made_up_games(compiled_rules) if rules in EXAMPLES else nullcontext():
        yield


def table_of(rules: str, mode: Mode = "plain", **more: Any) -> Table:
    """All its bots, on a short circuit, over a lap if the rules leave that open."""
    ruleset, (circuit,) = find_ruleset(rules), circuits_for(rules, 1)
    bots = [bot.name for bot in ruleset.bots][: ruleset.default_seats]
    how = {"bots": bots, "laps": ruleset.laps or 1, "options": options_for(rules, SHORT), **more}
    setup, way = lineup(load_circuit(circuit), rules, **how)
    return setup.table(way, mode)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS)
def test_races_are_the_same_plain_and_compiled(rules: str) -> None:
    def made(mode: Mode) -> Table:
        return table_of(rules, mode)

    for seed in range(3):
        assert_same_race(made, seed)
    assert_same_counts(made, seed=1, races=3)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS)
def test_bots_keep_the_rules_under_every_option(rules: str) -> None:
    """What they decide is accepted when it is given as decisions of people, as in a replay."""
    for option, value in other_readings(rules):
        table = table_of(rules, "compiled", options=options_for(rules, SHORT) | {option: value})
        for seed in range(12):
            outcome = table.run(seed)
            rows = table.recorded_script()
            table.set_script(rows)
            assert table.run(seed) == outcome, f"{option}={value}, seed {seed}"
            table.set_script([])


def other_readings(rules: str) -> Iterator[tuple[str, int | str]]:
    """Each value of each option but the usual one; of numbers the least."""
    for option in find_ruleset(rules).options:
        values = option.readings if option.readings else (option.least,)
        yield from ((option.name, value) for value in values if value != option.default)


def counted(rules: str, races: int = 200) -> Counts:
    table = table_of(rules, "compiled", bots=None)
    table.race.rules.statistics = 1
    assert table.run_many(1, 0, races) == races
    return counts_of(table)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULESETS)
def test_a_game_counts_what_it_says_that_it_has(rules: str) -> None:
    """`common` of its figures; by default it says that it has all five."""
    counts, table = counted(rules), table_of(rules)
    has = declared_figures(table.game).common
    in_some = {
        GRID: counts["by_grid"].any(),
        LEAD: counts["lead_changes"][1:].any(),
        OVERTAKES: counts["overtakes"][1:].any(),
        GAP: counts["gap"][:-1].any(),
    }
    assert [name for name in in_some if name in has and not in_some[name]] == []


@pytest.mark.parametrize("rules", EXAMPLES)
def test_examples_refuse_circuits_without_a_lap(rules: str) -> None:
    """As RUN801 does for those in `games/`, if they do not declare that they need none."""
    for pieces in ("START L4 L4 L4 L4", builders.CIRCLE):
        with pytest.raises(CannotRace, match="no lap can be driven"):
            lineup(builders.circuit_of(pieces), rules)


@pytest.mark.parametrize("rules", RULESETS)
def test_the_window_can_translate_what_a_person_is_asked(rules: str) -> None:
    """A `Message` keeps its form and its parts; an f-string would only be English."""
    table = table_of(rules, bots=[PERSON])
    assert table.run(1) == DECISION_WANTED
    texts = [question_of(table), *(words_of(table, choice) for choice in choices_of(table))]
    assert texts
    assert [text for text in texts if not isinstance(text, Message)] == []


@pytest.mark.parametrize("rules", RULESETS)
def test_every_race_is_reported_round_by_round(rules: str) -> None:
    table = table_of(rules, bots=None)
    table.run(1)
    lines = list(sentences_of(table.game, happenings_of(table), table.setup.laps))
    rounds = [line for line in lines if line.startswith("Round ")]
    assert len(rounds) == len(set(rounds)) == table.race.round
