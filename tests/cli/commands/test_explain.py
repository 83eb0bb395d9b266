"""`trackwright explain`: the words of a check, on the command line."""

import json

import pytest

from trackwright.cli.main import main
from trackwright.validators.catalogue import FAMILIES, all_checks


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["explain", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize(
    "word", ["GEO101", "geo101", "MGP-V-CLOSED", "mgp-v-closed", "CLOSED", "closed", "not-closed"]
)
def test_code_alias_short_alias_and_name_lead_to_the_check(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = told(capsys, word)
    assert code == 0
    assert out.startswith("GEO101 not-closed: The circuit is not closed.")


def test_it_tells_why_fix_examples_with_messages_and_address(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = told(capsys, "GEO101")
    assert "Why: a race goes round and round" in out
    assert "Fix: add pieces until" in out
    assert "severity     error" in out
    assert "april-raceway, then Remove(pieces=2)" in out
    assert "=> the end of piece 1 is 208.0 mm" in out
    assert "docs/checks.md#geo101-not-closed" in out


def test_a_check_for_rulesets_names_them(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "RUN809")
    assert "ausgebremst-family, ausgebremst-pro" in out


def test_without_a_code_all_checks_are_listed_by_family(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = told(capsys)
    assert code == 0
    for check in all_checks():
        assert f"  {check.code}  " in out
    assert f"GEO: {FAMILIES['GEO'][1]}" in out
    _, text, _ = told(capsys, "--json")
    assert [c["code"] for c in json.loads(text)["checks"]] == [c.code for c in all_checks()]


def test_json_holds_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "GEO101", "--json")
    found = json.loads(out)
    assert found["version"] == 1
    assert (found["code"], found["alias"]) == ("GEO101", "MGP-V-CLOSED")
    kinds = {example["kind"]: example["messages"] for example in found["examples"]}
    assert kinds["bad"]
    assert kinds["good"] == []


def test_unknown_code_asks_whether_another_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "GEO1O1")
    assert (code, out) == (2, "")
    assert "did you mean 'GEO101'" in err


def test_short_alias_of_several_checks_names_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = told(capsys, "V-11")
    assert code == 2
    assert "RUN819 (STR-V-11)" in err
    assert "RUN832 (DIC-V-11)" in err


def test_the_end_of_an_alias_goes_before_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    """MGP-V-GRID, though a check of another game is called grid."""
    assert main(["explain", "GRID"]) == 0
    assert capsys.readouterr().out.startswith("MAR403")
