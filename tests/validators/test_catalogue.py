"""What holds for every check: its words, its codes, its examples."""

import re
from collections import Counter
from functools import cache

import pytest

from trackwright.model.circuit import Circuit
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import EditRefused, TrackwrightError
from trackwright.validators.catalogue import FAMILIES, all_checks, codes_of, find_check
from trackwright.validators.check import Check
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix
from trackwright.validators.report import Report, check_circuit

CHECKS = all_checks()
BAD = [(check, example) for check in CHECKS for example in check.bad]
GOOD = [(check, example) for check in CHECKS for example in check.good]


def name_of(value: object) -> str:
    return value.code if isinstance(value, Check) else getattr(value, "description", str(value))


@cache
def report_on(example: Example, rules: str | None) -> Report:
    return check_circuit(example.circuit(), rules)


def report_of(check: Check, example: Example) -> Report:
    return report_on(example, check.example_rules)


def test_codes_and_aliases_are_used_once() -> None:
    counts = Counter(code for check in CHECKS for code in codes_of(check))
    assert [code for code, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_a_check_says_what_it_is_why_it_matters_and_how_to_fix_it(check: Check) -> None:
    assert re.fullmatch(r"[A-Z]{3}\d{3}", check.code)
    assert check.code[:3] in FAMILIES
    assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", check.name)
    assert check.headline.endswith(".")
    assert len(check.why) > 40
    assert len(check.fix) > 20


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_a_check_lies_in_its_family_under_its_code_and_name(check: Check) -> None:
    """What only one game asks lies in its folder."""
    _, *folder, name = type(check).__module__.split(".")
    if folder[0] == "games":
        assert folder[2] == "checks"
        assert check.code[:3] in ("AUS", "RUN")
    else:
        assert folder == ["validators", FAMILIES[check.code[:3]][0]]
    assert name == f"{check.code.lower()}_{check.name.replace('-', '_')}"


@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_a_check_has_examples_both_ways(check: Check) -> None:
    assert check.bad
    assert check.good


@pytest.mark.parametrize(("check", "example"), BAD, ids=name_of)
def test_a_bad_example_is_found_by_this_check_and_no_other(check: Check, example: Example) -> None:
    """Apart from those that the example names, because they cannot be kept out."""
    codes = {finding.code for finding in report_of(check, example).open()}
    assert codes == {check.code, *example.also_found}


@pytest.mark.parametrize(("check", "example"), GOOD, ids=name_of)
def test_a_good_example_passes_this_check(check: Check, example: Example) -> None:
    report = report_of(check, example)
    assert check.code not in {finding.code for finding in report.open()}
    assert check.code not in {skipped.code for skipped in report.not_checked}


@pytest.mark.parametrize(("check", "example"), BAD, ids=name_of)
def test_a_fix_leaves_the_finding_gone_or_is_refused(check: Check, example: Example) -> None:
    circuit = example.circuit()
    report = report_of(check, example)
    for finding in (f for f in report.open() if f.code == check.code):
        for fix in finding.fixes:
            track = fixed(circuit, fix)
            if track is None:
                continue
            after = check_circuit(Circuit(track, circuit.kit), report.rules)
            still = {(f.code, f.pieces, f.positions) for f in after.open()}
            assert (finding.code, finding.pieces, finding.positions) not in still, fix.title


def fixed(circuit: Circuit, fix: Fix) -> Track | None:
    """The track with the fix; None where the guidelines conflict and it is refused."""
    track = circuit.track
    try:
        for edit in fix.edits:
            track = edit.apply(track, circuit.kit)
    except EditRefused:
        return None
    return track


def test_a_check_is_found_by_code_and_by_alias() -> None:
    assert find_check("MGP-V-CLOSED") is find_check("geo101")
    with pytest.raises(TrackwrightError, match="did you mean 'GEO101'"):
        find_check("GEO1O1")
