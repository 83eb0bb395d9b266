"""The page of rules: up to date, and without gaps between rules, code and tests."""

import pytest

from simulator import guide
from simulator.motograndprix import facts
from simulator.motograndprix.rulebook import OF_BUILDING, PREFIX, RULES

LAST = {"T": 14, "B": 26, "S": 22, "E": 20, "C": 4, "H": 46}
IDS = [f"{letter}-{n:02}" for letter, last in LAST.items() for n in range(1, last + 1)]
OF_RACES = [id for rules in RULES.values() for id in rules]


def test_published_page_is_the_one_that_code_and_tests_give() -> None:
    """`python -m simulator.guide` renews the page."""
    assert guide.PAGE.read_text(encoding="utf-8") == guide.page()


def test_every_rule_is_one_of_a_race_or_of_building() -> None:
    assert sorted([*OF_RACES, *OF_BUILDING]) == sorted(IDS)


@pytest.mark.parametrize("id", OF_RACES)
def test_rule_has_a_function_and_a_test(id: str) -> None:
    assert guide.functions().get(id), f"no docstring of a function names {id}"
    assert guide.tests().get(id) or guide.case_counts()[id], f"no test names {id}"


def test_code_names_no_rule_that_there_is_not() -> None:
    assert set(guide.functions()) <= set(IDS)
    assert set(guide.tests()) <= set(IDS)


def test_every_option_is_about_a_rule_on_the_page() -> None:
    text = guide.page()
    for ruleset in facts.RULESETS:
        for option in ruleset.options:
            assert f"`{option.name}`" in text
            assert not option.rule or option.rule.removeprefix(PREFIX) in OF_RACES


def test_rows_of_ids_are_read() -> None:
    assert guide.ids_in("S-14, H-15: as MGP-B-10 to B-12 say") == {
        "S-14": True,
        "H-15": True,
        "B-10": False,
        "B-11": False,
        "B-12": False,
    }
    assert guide.ids_in("MGP-E-09 to 11") == {"E-09": False, "E-10": False, "E-11": False}
    assert guide.ids_in("GEO101, MGP-V-ANGLE, X-11, AUS-T-08") == {}


def test_page_it_points_to_is_there() -> None:
    assert (guide.PAGE.parent / "../checks.md").resolve().is_file()
