"""Looks: what shipped circuits are like, and how far others are from that."""

from statistics import mean, median, stdev

import numpy as np
import pytest

from trackwright.design.looks.features import features_of
from trackwright.design.looks.road import codes_of, road_of
from trackwright.design.looks.scoring import NORMS, looks_of
from trackwright.design.looks.shapes import normalised, unlike
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


def test_shipped_circuits_look_good_in_the_median() -> None:
    scores = [looks_of(c.kit, codes_of(c)).score for c in circuits_of("motograndprix")]
    assert median(scores) < 6
    assert max(scores) < 15


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
