"""Effects: paired, the same with any number of threads, and honest about the best of many."""

import gc
import threading

import numpy as np
import pytest

from trackwright.design.whatif.arms import Racers
from trackwright.design.whatif.changes import Change, list_changes
from trackwright.design.whatif.effects import Study, interval, read_wish, what_if
from trackwright.model.circuit import gc_paused
from trackwright.model.files.library import load_circuit
from trackwright.model.text.errors import TrackwrightError
from trackwright.reports.design.what_if import text_of
from trackwright.simulator.playtest.intervals import mean
from trackwright.simulator.playtest.running import Batch, playtest
from trackwright.simulator.table.lineup import lineup

BASIC = "motograndprix-basic"


def test_an_interval_is_students() -> None:
    found = interval(np.array([1.0, 2.0, 3.0]), 1.959964)
    assert found.value == 2
    assert found.high == pytest.approx(2 + 4.3027 / np.sqrt(3), abs=1e-3)


def test_wishes_name_a_figure_and_a_way() -> None:
    assert read_wish("grid_slope down", ["grid_slope"]).gain(-1) == 1
    for bad in ("overtakes", "overtakes sideways", "beauty up", "up"):
        with pytest.raises(TrackwrightError, match="wish "):
            read_wish(bad, ["overtakes"])


@pytest.mark.slow
def test_figures_race_by_race_are_those_of_a_playtest() -> None:
    """And neither depends on the number of threads."""
    circuit = load_circuit("gp-ring")
    found = [what_if(circuit, BASIC, kinds=("difficulty",), races=40, jobs=jobs) for jobs in (1, 2)]
    assert [e.differences for e in found[0].effects] == [e.differences for e in found[1].effects]
    setup, way = lineup(circuit, BASIC)
    counts = playtest(Batch(setup.with_paired_dice(), way, 1, 40), jobs=1)
    for name in ("overtakes", "rounds", "lead_changes"):
        assert found[0].base[name].value == pytest.approx(mean(counts[name]).value)
    wins = counts["by_grid"][0][0] / 40
    assert found[0].base["pole_wins"].value == pytest.approx(wins)


@pytest.mark.slow
def test_a_wish_is_met_by_a_change_that_does_it_again() -> None:
    """Fewer easy corners make a race longer; what was found holds with yet another seed."""
    circuit = load_circuit("april-raceway")
    found = what_if(circuit, BASIC, wish="rounds up", kinds=("window", "difficulty"), races=40)
    best = found.best
    assert best is not None
    claimed = best.differences["rounds"]
    batches = [Batch(*lineup(one, BASIC), 99, 400) for one in (best.change.circuit, circuit)]
    after, before = (mean(playtest(batch)["rounds"]).value or 0 for batch in batches)
    assert after > before
    assert claimed.low is not None
    assert claimed.low - 0.3 < after - before < (claimed.high or 0) + 0.3


@pytest.mark.slow
def test_hundreds_of_changes_give_the_collector_little_to_look_through() -> None:
    """A full collection of a window that shows 400 of them has to fit into a frame."""
    circuit, stop = load_circuit("gp-ring"), threading.Event()

    def study(kinds: tuple[str, ...]) -> tuple[Study, list[Change]]:
        listed = list_changes(circuit, kinds, BASIC)
        changes = [*listed.clean, *listed.warned]
        found = Study(circuit, BASIC)
        found.race(changes, 25, Racers(1, stop), lambda *_: None)
        return found, changes

    study(("difficulty",))  # whatever is loaded once
    gc.collect()
    with gc_paused():
        before = len(gc.get_objects())
        found, changes = study(("difficulty", "hill"))
        garbage = gc.collect()
        more = len(gc.get_objects()) - before
    assert len(changes) > 5
    assert garbage == 0
    assert more < 60 * len(changes)
    assert found.effect(changes[0]).races == 25


@pytest.mark.slow
def test_what_races_as_another_change_or_as_the_circuit_does_is_no_effect() -> None:
    """In Dice Derby two bends in the place of a straight change nothing."""
    circuit, rules = load_circuit("quarter-mile"), "dice-derby"
    found = what_if(circuit, rules, kinds=("window",), races=50, jobs=1)
    study = Study(circuit, rules)
    arms = [study.base, *(study.arm(effect.change) for effect in found.effects)]
    Racers(1, threading.Event()).race(arms, 50, lambda *_: None)
    assert len({arm.rows.tobytes() for arm in arms}) == len(arms) > 5
    assert found.alike == len(found.listed.clean) - len(found.effects) > 10
    lines = "\n".join(text_of(circuit, rules, found, warned=False))
    assert f"left out: {found.alike} that race like the circuit as it is, or like another" in lines
    words = [str(change.words) for change in found.listed.clean]
    assert "L4 -> R2R R2L at piece 2" in words
    assert "L4 -> R2R R2L at piece 2" not in lines


def test_cancelled_at_once_is_no_effect_at_all() -> None:
    stop = threading.Event()
    stop.set()
    found = what_if(load_circuit("gp-ring"), BASIC, kinds=("difficulty",), races=40, cancel=stop)
    assert found.cancelled
    assert found.effects == ()
    assert found.best is None
