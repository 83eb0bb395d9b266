"""People among bots, in any game."""

import pytest

from model.library import load_circuit
from simulator.lineup import lineup
from simulator.states import OVER


@pytest.mark.parametrize(
    ("track", "rules", "more"),
    [
        ("gp-ring", "motograndprix-standard", {}),
        ("gp-ring", "motograndprix-expert", {}),
        ("bleifuss-drom", "ausgebremst-family", {}),
        ("bleifuss-drom", "ausgebremst-pro", {"stacking": "dealt"}),  # else bots draw lots for it
    ],
)
def test_planner_plans_on_past_the_turns_of_people(
    track: str, rules: str, more: dict[str, str]
) -> None:
    """Nobody is asked in its head: it decides like beside a bot that decides like the person."""
    circuit, first = load_circuit(track), "careful"
    races = []
    told: list[tuple[int, int, int, int]] = []
    for rider in (first, "human"):
        bots = (rider, "planner", "careful")
        options = {"roll_outs": 24, **more}
        setup, way = lineup(circuit, rules, bots=bots, seats=3, laps=1, options=options)
        table = setup.table(way, "compiled")
        table.set_script([row for row in told if row[0] == 0])
        assert table.ride(5) == OVER
        told = table.script_told()
        races.append((table.events(), told))
    assert races[1] == races[0]
