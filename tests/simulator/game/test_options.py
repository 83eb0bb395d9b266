"""House rulings as they are given: by the name of an option, or by a rule with its reading."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from trackwright.games.motograndprix.referee.situation import settings_of
from trackwright.games.motograndprix.state.layouts import Rules
from trackwright.simulator.compiler.data.memory import plain_state
from trackwright.simulator.compiler.data.state import layout_of
from trackwright.simulator.game.games import game_named
from trackwright.simulator.game.rulesets import (
    BadOption,
    Option,
    all_rulesets,
    chosen,
    find_ruleset,
)
from trackwright.simulator.table.table import Setup, fill_options

LEVELS = ("motograndprix-basic", "motograndprix-expert")


@pytest.mark.parametrize(
    ("level", "rule", "reading", "name"),
    [
        ("standard", "MGP-H-06", "at-once", "finish_leave"),
        ("standard", "MGP-H-06", "shared", "finish_tie"),
        ("standard", "H-06", "Shared", "finish_tie"),
        ("basic", "MGP-H-11", "not-allowed", "basic_deadend"),
        ("basic", "MGP-H-11", "all-three", "blocked_by"),
        ("expert", "beside", "directly-beside", "beside"),
    ],
)
def test_the_reading_tells_which_option_of_a_rule_is_meant(
    level: str, rule: str, reading: str, name: str
) -> None:
    """MGP-H-06 and MGP-H-11 rule on two things each; commands and referee read them alike."""
    ruleset = find_ruleset(f"motograndprix-{level}")
    given = ruleset.settings({rule: reading})
    assert given == {**ruleset.settings({}), name: reading.lower()}
    assert settings_of({"options": {rule: reading}}, ruleset) == given


@pytest.mark.parametrize(
    ("rule", "said", "name", "reading"),
    [
        ("MGP-H-03", "new total for all", "tie_reroll", "new-total"),
        ("MGP-H-04", "yes, literally each crossing", "count_start", "yes"),
        ("MGP-H-06", "at once", "finish_leave", "at-once"),
        ("MGP-H-07", "flagged at next crossing", "chequered", "next-crossing"),
        ("MGP-H-13", "below 0", "dial_floor", "zero"),
        ("MGP-H-13", 0, "dial_floor", "zero"),
        ("MGP-H-13", "dial cannot go below 1", "dial_floor", "one"),
        ("MGP-H-15", "entered ones", "rear_cost", "entered"),
        ("MGP-H-15", "start too", "rear_cost", "start-passed-final"),
        ("MGP-H-15", "only final position", "rear_cost", "final"),
        ("cornering", "last_corner", "cornering", "last-corner"),
        ("MGP-H-19", "same lap only", "rolloff_team", "same-lap"),
        ("MGP-H-22", "free path ending further out", "contact_path", "free"),
        ("MGP-H-23", "not", "contact_riding", "no"),
        ("MGP-H-24", "adjacent lanes only", "beside", "directly-beside"),
        ("MGP-H-26", "only rolled 6-6", "redline", "rolled"),
        ("MGP-H-28", "up +1, down -1", "hill_sign", "up-plus"),
        ("MGP-H-28", "up -1, down +1", "hill_sign", "up-minus"),
        ("MGP-H-30", "follower too", "slip_pair", "both"),
        ("MGP-H-33", "no loss of grip", "slip_double", "no"),
        ("MGP-H-36", "classified last", "dnf_points", "classified-last"),
        ("MGP-H-37", "counts as finished", "dnf_finish", "finished"),
        ("MGP-H-38", "carry over", "quali_reset", "carry-over"),
        ("quali_reset", False, "quali_reset", "carry-over"),
    ],
)
def test_a_reading_may_be_given_in_the_words_of_the_rules(
    rule: str, said: object, name: str, reading: str
) -> None:
    """Section 6 of the rules, column "readings"."""
    ruleset = find_ruleset("motograndprix-expert")
    assert ruleset.settings({rule: said})[name] == reading
    assert settings_of({"options": {rule: said}}, ruleset)[name] == reading


@pytest.mark.parametrize("said", ["", "-", "only", "lap and more", None])
def test_words_that_no_reading_or_several_have_are_refused(said: object) -> None:
    """MGP-H-19: "opponents only" and "same lap only"."""
    with pytest.raises(BadOption, match="known: all, opponents, same-lap"):
        find_ruleset("motograndprix-expert").settings({"rolloff_team": said})


ALL = [(id, o) for id, rules in all_rulesets().items() for o in rules.options]


@pytest.mark.parametrize(("ruleset", "option"), ALL, ids=[f"{id} {o.name}" for id, o in ALL])
def test_option_is_declared_in_full(ruleset: str, option: Option) -> None:
    """Wordings and numbers belong to readings, and the field is one of the rules."""
    assert len(option.wordings) in (0, len(option.readings))
    assert len(option.numbers) in (0, len(option.readings))
    if option.field:
        rules = game_named(find_ruleset(ruleset).game).part("state.layouts").Rules
        assert option.field in layout_of(rules).fields


@pytest.mark.parametrize(("name", "number"), [("one", 1), ("zero", 0)])
def test_reading_has_its_number_in_the_rules(name: str, number: int) -> None:
    """MGP-H-13."""
    assert find_ruleset("motograndprix-expert").option("dial_floor").number(name) == number


def test_number_of_an_option_is_its_value() -> None:
    assert find_ruleset("motograndprix-expert").option("roll_outs").number(7) == 7


def test_option_of_another_level_is_not_set() -> None:
    settings = find_ruleset("motograndprix-basic").settings({})
    assert not settings.reads("slip_pair", "front")
    assert "slip_pair" not in settings
    assert settings.get("slip_pair") is None
    with pytest.raises(KeyError):
        settings["slip_pair"]


def test_misspelt_name_or_reading_is_an_error_inside_too() -> None:
    settings = find_ruleset("motograndprix-basic").settings({})
    asked: list[Callable[[], object]] = [
        lambda: settings["most_round"],
        lambda: settings.get("most_round"),
        lambda: "most_round" in settings,
        lambda: settings.reads("finish_tied", "shared"),
        lambda: settings.reads("finish_tie", "share"),
    ]
    for ask in asked:
        with pytest.raises(BadOption):
            ask()


def test_option_without_its_field_is_an_error() -> None:
    option = Option("floor", "", default=3, most=9, field="flor")
    ruleset = replace(find_ruleset("motograndprix-basic"), options=(option,))
    setup = Setup(ruleset, ruleset.settings({}), (), 1)
    rules = plain_state(Rules)
    with pytest.raises(AttributeError, match="the rules have no flor"):
        fill_options(rules, setup)


def test_a_reading_that_none_of_them_has_tells_those_there_are() -> None:
    known = r"finish_leave \(end-of-round\|at-once\), finish_tie \(rank\|shared\)"
    with pytest.raises(BadOption, match=rf"'never' is not a value of any of its options: {known}"):
        find_ruleset("motograndprix-basic").settings({"MGP-H-06": "never"})


def test_a_reading_that_several_have_has_to_be_given_by_name() -> None:
    options = [Option(name, "", ("no", "yes"), "X-H-01") for name in ("one", "two")]
    with pytest.raises(BadOption, match="fits several options; use one of: one"):
        chosen(options, "X-H-01", "yes")
    assert chosen(options, "two", "yes") == (options[1], "yes")
