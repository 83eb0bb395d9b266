"""The page of all checks."""

import pytest

from trackwright.reports.checks_page import (
    PAGE,
    address_of,
    checks_page,
    example_messages,
    example_recipe,
)
from trackwright.validators.catalogue import FAMILIES, all_checks
from trackwright.validators.check import Check
from trackwright.validators.raceable import RULESETS


def test_published_page_is_the_one_the_checks_give() -> None:
    """`python -m trackwright.reports.checks_page` renews the page."""
    assert PAGE.read_text(encoding="utf-8") == checks_page()


def headings(text: str) -> list[str]:
    return [line.lstrip("# ") for line in text.splitlines() if line.startswith("#")]


def anchor_of(heading: str) -> str:
    """How a heading becomes an address on the pages where documents are read."""
    kept = (letter for letter in heading.lower() if letter.isalnum() or letter in " -_")
    return "".join(kept).replace(" ", "-")


@pytest.mark.parametrize("check", all_checks(), ids=lambda check: check.code)
def test_check_has_a_row_and_a_section_that_its_address_leads_to(check: Check) -> None:
    text = checks_page()
    file, _, anchor = address_of(check).partition("#")
    assert PAGE.as_posix().endswith(file)
    assert [anchor_of(heading) for heading in headings(text)].count(anchor) == 1
    assert f"| [{check.code}](#{anchor}) |" in text
    assert check.headline in text
    assert check.why[1:] in text
    assert check.fix[1:] in text
    for example in (*check.bad, *check.good):
        assert f"{example.description} `{example_recipe(example)}`" in text


def test_page_names_families_and_rulesets() -> None:
    text = checks_page()
    for family, (_, about) in FAMILIES.items():
        if any(check.code.startswith(family) for check in all_checks()):
            assert f"## {family}: {about}" in text
    for ruleset in RULESETS:
        assert f"`{ruleset}`" in text


@pytest.mark.parametrize("check", all_checks(), ids=lambda check: check.code)
def test_every_bad_example_has_a_message(check: Check) -> None:
    for example in check.bad:
        assert all(example_messages(check, example))
        assert example_messages(check, example)
