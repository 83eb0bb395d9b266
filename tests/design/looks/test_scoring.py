"""Looks: what shipped circuits are like, and how far others are from that."""

import threading
from statistics import mean, median, stdev

import numpy as np
import pytest

from tests.design.wishlists import CLUB
from trackwright.design.kernel import states
from trackwright.design.looks.features import features_of
from trackwright.design.looks.road import codes_of, road_of
from trackwright.design.looks.scoring import NORMS, looks_of
from trackwright.design.looks.shapes import normalised, unlike
from trackwright.design.search import problem
from trackwright.design.search.burst import Order, run_burst
from trackwright.design.search.finishing import lap_codes
from trackwright.design.search.problem import task_of
from trackwright.design.wishes import validated
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit, shipped_tracks

OWN_NORMS = ("motograndprix", "ausgebremst", "street")
LEAST_SPREADS = {("ausgebremst", "gentle"), ("ausgebremst", "straight"), ("ausgebremst", "full")}
"""Features that hardly vary: their spread is a least one."""


def circuits_of(kit: str) -> list[Circuit]:
    circuits = [load_circuit(id) for id in shipped_tracks()]
    return [circuit for circuit in circuits if circuit.kit.id == kit]


def is_lap(circuit: Circuit) -> bool:
    chain = circuit.geometry.main_chain
    return chain is not None and chain.closed


@pytest.mark.parametrize("kit", OWN_NORMS)
def test_norms_are_those_of_shipped_circuits(kit: str) -> None:
    found = [features_of(c.kit, codes_of(c), is_lap(c)) for c in circuits_of(kit)]
    for name, norm in NORMS[kit].items():
        values = [features[name] for features in found]
        assert norm.mean == pytest.approx(mean(values), rel=0.01, abs=0.006), name
        if (kit, name) not in LEAST_SPREADS:
            assert norm.spread == pytest.approx(stdev(values), rel=0.03, abs=0.006), name


@pytest.mark.parametrize("kit", ["motograndprix", "ausgebremst", "mopeds", "street"])
def test_shipped_circuits_look_good_in_the_median(kit: str) -> None:
    scores = [looks_of(c.kit, codes_of(c), is_lap(c)).score for c in circuits_of(kit)]
    assert median(scores) <= 6
    assert max(scores) < 15


@pytest.mark.slow
def test_rows_that_were_not_made_to_look_good_look_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the score tells them from circuits, and the terms of the kernel are needed."""
    for part in range(states.MUSTS, states.PARTS):
        monkeypatch.setitem(problem.WEIGHTS, part, 0)
    task = task_of(validated(CLUB))
    scores = []
    for number in range(4):
        outcome = run_burst(task, Order(1, number, 60_000), threading.Event())
        assert outcome is not None
        codes = (lap_codes(task, row) for row in outcome.rows[::40])
        scores += [looks_of(task.palette.kit, one).score for one in codes if one]
    assert len(scores) >= 20
    assert median(scores) >= 20


def test_a_zigzag_looks_bad_and_weights_count() -> None:
    kit = load_circuit("april-raceway").kit
    worm = ["R2L", "R2R"] * 12 + ["R2L"] * 8
    looks = looks_of(kit, worm)
    assert looks.score > 15
    assert looks.parts["s_bends"] > 15
    without = looks_of(kit, worm, weights={"s_bends": 0.0})
    assert without.score == pytest.approx(looks.score - looks.parts["s_bends"])


def test_a_shape_is_the_same_however_it_is_turned_mirrored_or_driven() -> None:
    circuit = load_circuit("april-raceway")
    road = road_of(circuit.kit, codes_of(circuit))
    shape = normalised(road)
    for other in (road * 1j, road * 3 + 7, np.conj(road), road[::-1]):
        assert unlike(shape, normalised(other)) == pytest.approx(0, abs=1e-3)


def test_shipped_circuits_are_unlike_each_other() -> None:
    shapes = [normalised(road_of(c.kit, codes_of(c))) for c in circuits_of("motograndprix")]
    apart = [unlike(a, b) for i, a in enumerate(shapes) for b in shapes[:i]]
    assert min(apart) > 0.05
    assert median(apart) > 0.2
