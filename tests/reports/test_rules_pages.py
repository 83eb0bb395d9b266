"""The page of rules: up to date, and without gaps between rules, code and tests."""

import pytest

from trackwright.games.motograndprix.story.rulebook import OF_BUILDING
from trackwright.reports.rules_pages import Book, books
from trackwright.simulator.story.game_parts import RULINGS, rules_of

LAST = {"T": 14, "B": 26, "S": 22, "E": 20, "C": 4, "H": 46}
IDS = [f"{letter}-{n:02}" for letter, last in LAST.items() for n in range(1, last + 1)]
MOTO = books()["motograndprix"]
EVERY_RULE = [(book, id) for book in books().values() for id in book.rules]
each_game = pytest.mark.parametrize("book", books().values(), ids=list(books()))


@pytest.mark.slow
@each_game
def test_published_page_is_the_one_that_code_and_tests_give(book: Book) -> None:
    """`python -m trackwright.reports.rules_pages` renews the page."""
    assert book.path.read_text(encoding="utf-8") == book.page()


def test_every_rule_is_one_of_a_race_or_of_building() -> None:
    assert sorted([*MOTO.rules, *OF_BUILDING]) == sorted(IDS)


@pytest.mark.parametrize(("book", "id"), EVERY_RULE, ids=[b.game.prefix + i for b, i in EVERY_RULE])
def test_rule_has_a_function_and_a_test(book: Book, id: str) -> None:
    assert book.functions.get(id), f"no docstring of a function names {id}"
    assert book.tests.get(id) or book.case_counts[id], f"no test names {id}"


def test_code_names_no_rule_that_there_is_not() -> None:
    assert set(MOTO.functions) <= set(IDS)
    assert set(MOTO.tests) <= set(IDS)


@each_game
def test_every_option_is_about_a_rule_on_the_page(book: Book) -> None:
    text = book.page()
    for ruleset in book.game.rulesets:
        for option in ruleset.options:
            assert f"`{option.name}`" in text
            assert not option.rule or option.rule.removeprefix(book.game.prefix) in book.rules


@each_game
def test_a_ruling_that_options_select_is_worded_by_them_alone(book: Book) -> None:
    """What an option is about is said once, in facts.py: neither here nor in the rulebook again."""
    written = book.rulebook.RULES[RULINGS]
    assert [id for id in written if book.options_of(id)] == []
    for id in set(book.rulings) - set(written):
        assert book.rulings[id].split("; ") == [option.about for option in book.options_of(id)]


def test_options_of_one_ruling_are_read_together() -> None:
    words = rules_of(MOTO.game)["MGP-H-06"]
    assert words == "when finished bikes leave the track; places of finishers abreast"
    assert (
        "H-06 | When finished bikes leave the track; places of finishers abreast. |" in MOTO.page()
    )
    assert rules_of(MOTO.game)["MGP-S-04"] == "A qualifying lap may decide the grid."


def test_rows_of_ids_are_read() -> None:
    assert MOTO.ids_in("S-14, H-15: as MGP-B-10 to B-12 say", at_home=True) == {
        "S-14": True,
        "H-15": True,
        "B-10": False,
        "B-11": False,
        "B-12": False,
    }
    assert MOTO.ids_in("MGP-E-09 to 11") == {"E-09": False, "E-10": False, "E-11": False}
    assert MOTO.ids_in("MGP-C-01, C-02") == {"C-01": True, "C-02": True}
    assert MOTO.ids_in("GEO101, MGP-V-ANGLE, X-11, XYZ-T-08") == {}


def test_an_id_without_a_prefix_is_of_the_game_of_its_folder() -> None:
    assert MOTO.ids_in("S-14: a rule") == {}
    assert MOTO.ids_in("S-14: a rule", at_home=True) == {"S-14": True}


def test_pages_that_they_point_to_are_there() -> None:
    assert (MOTO.path.parent / "../checks.md").resolve().is_file()
