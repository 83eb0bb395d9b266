"""What playtests say: figures of symbols, and how much is to be decided."""

import pytest

from trackwright.games.dice_derby.results.verdict import statements
from trackwright.model.files.library import load_circuit
from trackwright.simulator.playtest.results import result_of
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.playtest.statistics import Figure, figures_of
from trackwright.simulator.playtest.verdict import GOOD, NOTE
from trackwright.simulator.table.lineup import lineup

SYMBOLS = ("by_turbo", "by_rpm", "by_lead_foot", "by_pit_stop", "by_spin_out")


def raced(race: str, *bots: str, races: int = 400) -> dict[str, Figure]:
    circuit = load_circuit("quarter-mile")
    options = {"race": race, "roll_outs": 8}
    batch = Batch(*lineup(circuit, "dice-derby", bots=bots, seats=4, options=options), 1, races)
    return figures_of(result_of(circuit, batch, playtest(batch, jobs=1)))


def said(figures: dict[str, Figure]) -> dict[str, tuple[object, str]]:
    return {one.topic: (one.tone, str(one.text)) for one in statements(figures)}


def test_turns_won_and_lost_add_up() -> None:
    """DIC-10 to DIC-12, DIC-27: symbols, red cards and doubles are all that there is."""
    figures = raced("dust-devil-500", "careful")
    value = {name: figure.value or 0 for name, figure in figures.items()}
    won = sum(value[name] for name in (*SYMBOLS[:3], "card_extra", "doubles"))
    lost = sum(value[name] for name in (*SYMBOLS[3:], "card_lost"))
    assert abs(won - value["extra_turns"]) < 1e-9
    assert abs(lost - value["lost_turns"]) < 1e-9
    assert all(value[name] > 0 for name in SYMBOLS)


def test_nothing_is_to_be_decided_where_there_is_no_choice() -> None:
    found = said(raced("rookie-run", "planner", "random", races=50))
    assert "the dice alone decide" in found["choice"][1]


@pytest.mark.slow
def test_choosing_well_pays_only_if_the_intervals_are_apart() -> None:
    clear = said(raced("demolition-derby", "planner", "random"))
    assert clear["choice"][0] == GOOD
    assert clear["choice"][1].startswith("Choosing well pays: planner wins ")
    few = said(raced("demolition-derby", "planner", "random", races=4))
    assert few["choice"][0] == NOTE
    assert "is not certain" in few["choice"][1]


def test_planner_and_careful_are_compared_if_both_race() -> None:
    """A small number of races cannot tell them apart, and the verdict does not pretend to."""
    both = said(raced("demolition-derby", "planner", "careful", "random", races=40))
    assert both["foresight"][0] == NOTE
    assert "as far as these races show" in both["foresight"][1]
    assert "foresight" not in said(raced("demolition-derby", "planner", "random", races=20))
