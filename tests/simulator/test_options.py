"""House rulings as they are given: by the name of an option, or by a rule with its reading."""

import pytest

from simulator.motograndprix.situation import settings_of
from simulator.rulesets import BadOption, Option, chosen, find_ruleset


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


def test_a_reading_that_none_of_them_has_tells_those_there_are() -> None:
    known = r"finish_leave \(end-of-round\|at-once\), finish_tie \(rank\|shared\)"
    with pytest.raises(BadOption, match=rf"no 'never'; it stands for {known}"):
        find_ruleset("motograndprix-basic").settings({"MGP-H-06": "never"})


def test_a_reading_that_several_have_has_to_be_given_by_name() -> None:
    options = [Option(name, "", ("no", "yes"), "X-H-01") for name in ("one", "two")]
    with pytest.raises(BadOption, match="may be meant for several, name one: one"):
        chosen(options, "X-H-01", "yes")
    assert chosen(options, "two", "yes") == (options[1], "yes")
