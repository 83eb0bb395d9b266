"""Figures of play as wishes."""

import threading

import pytest

from trackwright.design.play import gates_of, hopeless, missed_by, played, surely
from trackwright.design.wishes import Wishes
from trackwright.model.files.library import load_circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.playtest.gates import Gate
from trackwright.simulator.playtest.intervals import Estimate

LIVELY = Gate("x > 1", "x", ((">", 1.0),))


def test_an_interval_within_beyond_and_across_the_limit() -> None:
    within, beyond, across = Estimate(2, 1.5, 2.5), Estimate(0.5, 0.2, 0.8), Estimate(1.1, 0.9, 1.3)
    assert surely(LIVELY, within)
    assert not hopeless(LIVELY, within)
    assert hopeless(LIVELY, beyond)
    assert not surely(LIVELY, across)
    assert not hopeless(LIVELY, across)
    assert missed_by(LIVELY, across) == 0
    assert missed_by(Gate("surely x > 1", "x", ((">", 1.0),), True), across) == pytest.approx(
        0.1, abs=1e-3
    )
    assert hopeless(LIVELY, Estimate())


def test_conditions_are_about_figures_of_the_game() -> None:
    assert [g.figure for g in gates_of(Wishes(level="basic", play=("retired < 0.1",)))] == [
        "retired"
    ]
    with pytest.raises(TrackwrightError, match="no figure named 'overtaking'"):
        gates_of(Wishes(level="basic", play=("overtaking < 0.1",)))
    with pytest.raises(TrackwrightError, match="name the rules"):
        gates_of(Wishes(play=("retired < 0.1",)))


@pytest.mark.slow
def test_a_circuit_is_raced_until_it_is_sure() -> None:
    circuit, rules = load_circuit("april-raceway"), "motograndprix-basic"
    wishes = Wishes(level="basic", play=("surely overtakes_per_bike_and_lap > 0.2",))
    never = Wishes(level="basic", play=("overtakes_per_bike_and_lap > 20",))
    go = threading.Event()
    good = played(circuit, rules, gates_of(wishes), 1, go)
    bad = played(circuit, rules, gates_of(never), 1, go)
    assert good is not None
    assert bad is not None
    assert (good.violation, good.races) == (0, 100)
    assert (bad.violation > 0, bad.races) == (True, 100)
    go.set()
    assert played(circuit, rules, gates_of(wishes), 1, go) is None
