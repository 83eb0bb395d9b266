"""Conditions on figures: how they are read, and when they hold."""

import pytest

from trackwright.simulator.playtest.gates import BadGate, read_gate
from trackwright.simulator.playtest.intervals import Estimate
from trackwright.simulator.playtest.statistics import Figure

FIGURES = {
    "retired": Figure("retired", Estimate(0.09, 0.08, 0.11), "share"),
    "pole_wins": Figure("pole_wins", Estimate(0.2, 0.18, 0.22), "share"),
    "turns": Figure("turns", Estimate(60.0)),
    "gap": Figure("gap", Estimate()),
}


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("retired < 0.1", True),
        ("retired<10%", True),
        ("retired >= 10 %", None),
        ("retired > .1", False),
        ("0.1 > retired", True),
        ("surely retired < 0.1", False),
        ("surely retired < 0.12", True),
        ("pole_wins between 0.1 and 0.3", True),
        ("pole_wins between 10% and 15%", False),
        ("surely pole_wins between 0.19 and 0.3", False),
        ("0.1 <= pole_wins <= 0.3", True),
        ("0.3 >= pole_wins > 0.25", False),
        ("pole_wins == 0.2", True),
        ("pole_wins != 0.2", False),
        ("turns <= 6e1", True),
        ("turns > -1", True),
        ("surely turns <= 60", False),
        ("gap < 5", False),
        ("gap >= 0", False),
    ],
)
def test_condition(text: str, holds: bool | None) -> None:
    if holds is None:
        with pytest.raises(BadGate, match="cannot read '%'"):
            read_gate(text, FIGURES)
    else:
        assert read_gate(text, FIGURES).check(FIGURES).holds is holds


@pytest.mark.parametrize(
    "text",
    [
        "",
        "retired",
        "retired <",
        "< 0.1",
        "retired 0.1",
        "retired < pole_wins",
        "retired < 0.1 and pole_wins < 0.3",
        "retired between 0.1",
        "0.1 < retired > 0.3",
        "0.1 == retired == 0.1",
        "__import__('os')",
        "retired < 0.1; 1",
    ],
)
def test_what_is_no_condition_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(BadGate, match=r"the condition .*expected FIGURE < NUMBER"):
        read_gate(text, FIGURES)


def test_unknown_figure_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadGate, match=r"no figure named 'retierd' \(did you mean 'retired'\?\)"):
        read_gate("retierd < 0.1", FIGURES)


def test_limits_the_wrong_way_round_are_refused() -> None:
    with pytest.raises(BadGate, match=r"0\.3 is more than 0\.1"):
        read_gate("retired between 0.3 and 0.1", FIGURES)


def test_outcome_tells_value_and_interval_and_doubt() -> None:
    told = read_gate("retired < 0.1", FIGURES).check(FIGURES).text
    assert told.startswith("holds: retired < 0.1: retired is 0.09, 95 % interval 0.08 to 0.11")
    assert "run more races to be sure" in told
    assert "more races" not in read_gate("retired < 0.2", FIGURES).check(FIGURES).text
    assert "unknown" in read_gate("gap < 5", FIGURES).check(FIGURES).text
