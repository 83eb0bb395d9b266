"""The benchmark of large circuits: its circuit is a valid one, and a run reports every figure."""

import gc

import pytest

from bench import large
from bench.serpentine import serpentine
from tests.amounts import amount
from trackwright.model.circuit import Circuit
from trackwright.model.files import library
from trackwright.model.layout.wellformed import track_problems
from trackwright.model.picture.shapes.outline import find_overlaps

KIT = library.kit("motograndprix")


@pytest.mark.parametrize("pieces", [100, 997, 1000, 2500])
def test_the_serpentine_closes_and_keeps_clear_of_itself(pieces: int) -> None:
    track = serpentine(pieces)
    circuit = Circuit(track, KIT)
    assert len(track.piece_locations) == pieces
    assert circuit.geometry.closed_exactly
    assert find_overlaps(circuit) == ()
    assert not list(track_problems(track, KIT))
    assert {marker.kind for marker in track.markers} == {"difficulty", "hill", "text"}


@pytest.mark.slow
def test_garbage_is_collected_as_in_the_editor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's own collector would scan everything in the middle of an edit: half a second."""
    collects_by_itself: list[bool] = []
    look = {"look": (None, lambda window: collects_by_itself.append(gc.isenabled()))}
    monkeypatch.setattr(large, "WORKS", look)
    large.measured(60, [])
    assert collects_by_itself == [False]


@pytest.mark.slow
def test_a_short_run_reports_what_was_asked_for() -> None:
    figures = large.measured(300, ["select_all", "lay", "undo_lay"])
    assert set(figures) == {"open", "select_all", "lay", "undo_lay", "growth_mb"}
    for name in ("select_all", "lay", "undo_lay"):
        assert figures[name]["worked_ms"] > 0
    assert figures["lay"]["surveyed_s"] > 0, "nothing is to be surveyed after a selection"


@pytest.mark.slow
@pytest.mark.soak
def test_a_run_reports_every_figure() -> None:
    figures = large.measured(amount(100, soak=1000), [])
    assert set(figures) == {"open", *large.WORKS, "growth_mb"}
    assert figures["growth_mb"] < 300
