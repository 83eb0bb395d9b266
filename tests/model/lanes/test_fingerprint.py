"""The graph hash: what leaves it alone, and what changes it."""

import json
import re
from cProfile import Profile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.builders import APRIL, KIT, OVAL, circuit_of, kit_with, track_of
from tests.strategies import circuits, frames, headings, markers, points, texts, tracks
from trackwright.model.circuit import Circuit
from trackwright.model.edit import edits
from trackwright.model.files.library import load_circuit
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import OF_SPACES, Frame, Marker, Piece, Start, Track


def hash_of(track: Track, kit: Kit = KIT) -> str:
    return Circuit(track, kit).hash


def play_of(track: Track) -> list[tuple[int, dict[str, Any]]]:
    """All that a ruleset can see of a circuit with a start piece, slowly and in plain words."""
    circuit = Circuit(track, KIT)
    graph = circuit.graph
    order = sorted(graph, key=lambda n: (graph.nodes[n]["column"], graph.nodes[n]["lane"]))
    number = {name: i for i, name in enumerate(order)}
    told = []
    for name in order:
        space = {k: v for k, v in graph.nodes[name].items() if k != "piece"}
        space["steps"] = sorted(
            (number[to], step["kind"], step["crosses_line"]) for to, step in graph[name].items()
        )
        told.append((track.laps, space))
    return told


HASHES: dict[str, str] = json.loads(
    (Path(__file__).parents[2] / "data" / "hashes.json").read_text("utf-8")
)
"""Of shipped circuits, as results and replays that people saved are stamped with them."""


@pytest.mark.parametrize("id", HASHES)
def test_shipped_circuits_keep_their_hashes(id: str) -> None:
    assert load_circuit(id).hash == HASHES[id]


def test_the_hash_has_its_version_and_twenty_digits(april: Circuit) -> None:
    assert re.fullmatch(r"g1-[0-9a-f]{20}", april.hash)
    assert april.hash == circuit_of(APRIL).hash


@pytest.mark.slow
@given(tracks(least_runs=1), st.data())
def test_moving_and_rotating_change_nothing(track: Track, data: st.DataObject) -> None:
    on = data.draw(st.sampled_from([piece.id for piece in track.pieces()]))
    moved = edits.Move(on, 10.5, -3).apply(track, KIT)
    turned = edits.Rotate(on, 33, 5, 5).apply(moved, KIT)
    assert hash_of(moved) == hash_of(turned) == hash_of(track)


@given(circuits(), frames, points, headings)
def test_a_circuit_hashes_alike_wherever_it_lies(
    track: Track, frame: Frame, point: tuple[int, ...], heading: int
) -> None:
    run = replace(track.runs[0], start=Start(point, heading))  # type: ignore[arg-type]
    assert hash_of(replace(track, frames=(frame,), runs=(run,))) == hash_of(track)


@pytest.mark.slow
@given(circuits(), texts, st.sampled_from([None, "basic", "pro"]))
def test_names_and_figures_that_are_no_play_change_nothing(
    track: Track, name: str, level: Any
) -> None:
    other = replace(
        track, name=name, level=level, number=7, notes=(name,), boxes=3, board_cm=(90.0, 90.0)
    )
    assert hash_of(other) == hash_of(track)


@given(circuits(), st.randoms(use_true_random=False))
def test_new_ids_change_nothing(track: Track, random: Any) -> None:
    old = [piece.id for piece in track.pieces()]
    new = dict(zip(old, random.sample(range(1, 999), len(old)), strict=True))
    run = track.runs[0]
    pieces = tuple(Piece(new[p.id], p.piece, p.line) for p in run.pieces)
    on_new = tuple(replace(m, on=new[m.on]) for m in track.markers)
    assert hash_of(replace(track, runs=(replace(run, pieces=pieces),), markers=on_new)) == hash_of(
        track
    )


@given(circuits(lines=True), st.integers(0, 40))
def test_where_the_list_of_a_loop_begins_changes_nothing(track: Track, at: int) -> None:
    """The finish line says where the lap begins."""
    assert hash_of(rotated(track, at)) == hash_of(track)


@given(circuits(start=False, lines=True, most=4), st.integers(0, 40))
def test_where_the_list_of_a_loop_without_a_start_begins_changes_nothing(
    track: Track, at: int
) -> None:
    assert hash_of(rotated(track, at)) == hash_of(track)


def rotated(track: Track, at: int) -> Track:
    run = track.runs[0]
    at %= len(run.pieces)
    pieces = run.pieces[at:] + run.pieces[:at]
    start = Circuit(track, KIT).geometry.placed[at].entry
    return replace(
        track, runs=(replace(run, pieces=pieces, start=Start(start.point, start.heading)),)
    )


@pytest.mark.parametrize("word", ["R2L R2L R2L R1R R1L R1L", "R1L R1L R1L R1L"])
def test_a_loop_without_straights_hashes_alike_wherever_its_list_begins(word: str) -> None:
    codes = word.split() * 2
    hashes = {circuit_of(codes[i:] + codes[:i]).hash for i in range(len(codes))}
    assert len(hashes) == 1


def test_corners_that_look_alike_but_are_cut_otherwise_hash_alike_from_anywhere() -> None:
    """All ranks equal (lines as laid), so only the bends' beginnings tell the columns apart."""
    word = ["R2L", "R2L", "R2L", "R1R", "R2R", "R1L", "R1L", "R2L"]
    hashes = set()
    for i in range(16):
        codes = [*word, *word][i:] + [*word, *word][:i]
        pieces = [{"id": n, "piece": c, "line": "L"} for n, c in enumerate(codes, start=1)]
        circuit = circuit_of(pieces)
        assert circuit.geometry.closed_exactly
        hashes.add(circuit.hash)
    assert len(hashes) == 1


def test_a_ring_whose_columns_differ_only_in_steps_hashes_alike_from_anywhere() -> None:
    """A solid line shows in the steps, not in the spaces."""
    kit = kit_with(
        {"code": "SO", "length": 2, "spaces": 2, "solid": [0]},
        {"code": "S2", "length": 2, "spaces": 2},
        {"code": "Q1", "radius": 2, "turn": 4, "spaces": 2},
    )
    codes = ["SO", "S2", "Q1L", "Q1L", "S2", "S2", "Q1L", "Q1L"]
    hashes = {circuit_of(codes[i:] + codes[:i], kit=kit).hash for i in range(8)}
    assert len(hashes) == 1
    plain = circuit_of("S2 S2 Q1L Q1L S2 S2 Q1L Q1L", kit=kit)
    assert plain.hash not in hashes


def test_the_order_of_fragments_changes_nothing() -> None:
    runs = ["L4 R2L", "L4 R2R R1L", "L1", OVAL]
    one = circuit_of(
        *[{"pieces": r.split(), "frame": i} for i, r in enumerate(runs)], frames=[{}] * 4
    )
    other = circuit_of(
        *[{"pieces": r.split(), "frame": i} for i, r in enumerate(runs[::-1])], frames=[{}] * 4
    )
    assert one.hash == other.hash


def test_fragments_that_differ_only_in_steps_hash_alike_in_any_order() -> None:
    kit = kit_with(
        {"code": "SO", "length": 2, "spaces": 2, "solid": [0]},
        {"code": "S2", "length": 2, "spaces": 2},
    )
    one = circuit_of("SO", {"pieces": ["S2"], "frame": 1}, kit=kit, frames=[{}, {}])
    other = circuit_of("S2", {"pieces": ["SO"], "frame": 1}, kit=kit, frames=[{}, {}])
    assert one.hash == other.hash


def test_how_a_straight_is_cut_into_pieces_changes_nothing() -> None:
    whole = circuit_of("START R2L R2L R2L R2L L4 R2L R2L R2L R2L")
    cut = circuit_of("START R2L R2L R2L R2L L2 L1 L1 R2L R2L R2L R2L")
    assert whole.hash == cut.hash


@pytest.mark.slow
@given(circuits(), st.data())
def test_a_marker_changes_the_hash_exactly_when_it_changes_play(
    track: Track, data: st.DataObject
) -> None:
    marker = data.draw(markers(track))
    changed = edits.AddMarker(marker).apply(track, KIT)
    assert (hash_of(changed) == hash_of(track)) == (play_of(changed) == play_of(track))


@pytest.mark.slow
@given(circuits(), circuits())
def test_hashes_are_equal_exactly_when_play_is(one: Track, other: Track) -> None:
    other = replace(other, laps=one.laps)
    assert (hash_of(one) == hash_of(other)) == (play_of(one) == play_of(other))


@pytest.mark.parametrize("kind", sorted(OF_SPACES))
def test_every_marker_of_a_space_changes_the_hash(kind: str) -> None:
    words = {"colour": "red", "symbol": "star"}
    flags = dict.fromkeys(("obstacle", "block", "route", "start_space"), True)
    value: Any = {**words, **flags}.get(kind, 2)
    marked = circuit_of(OVAL, markers=[{"on": 6, "lane": 1, kind: value}])
    other = circuit_of(OVAL, markers=[{"on": 6, "lane": 2, kind: value}])
    assert len({circuit_of(OVAL).hash, marked.hash, other.hash}) == 3


@pytest.mark.parametrize(
    "marker",
    [
        Marker(on=2, difficulty=1),
        Marker(on=6, counts_as="corner"),
        Marker(on=3, counts_as="straight"),
        Marker(on=1, hill="up"),
    ],
)
def test_every_marker_of_a_stretch_changes_the_hash(marker: Marker) -> None:
    track = track_of(OVAL)
    assert hash_of(edits.AddMarker(marker).apply(track, KIT)) != hash_of(track)


@pytest.mark.parametrize(
    "marker",
    [
        Marker(on=2, text="mind the kerb"),
        Marker(on=2, lane=1, stripe="red"),
        Marker(on=6, difficulty=3),
        Marker(on=6, counts_as="straight"),
        Marker(on=2, counts_as="corner"),
        Marker(on=1, hill="flat"),
    ],
)
def test_markers_without_effect_leave_the_hash_alone(marker: Marker) -> None:
    track = track_of(OVAL)
    assert hash_of(edits.AddMarker(marker).apply(track, KIT)) == hash_of(track)


def test_laps_and_the_racing_line_change_the_hash() -> None:
    track = track_of(OVAL)
    assert hash_of(replace(track, laps=4)) != hash_of(track)
    assert hash_of(edits.SetLine((6,), "R").apply(track, KIT)) != hash_of(track)
    assert hash_of(edits.SetLine((6,), "L").apply(track, KIT)) == hash_of(track)


@pytest.mark.slow
@given(circuits(), st.data())
def test_another_piece_changes_the_hash(track: Track, data: st.DataObject) -> None:
    on = data.draw(st.sampled_from([p for p in track.pieces() if p.piece != "START"]))
    code = data.draw(st.sampled_from([c for c in KIT.codes if c not in ("START", on.piece)]))
    other = edits.Replace(on.id, code).apply(track, KIT)
    assume(play_of(other) != play_of(track))
    assert hash_of(other) != hash_of(track)


def test_a_corner_that_begins_elsewhere_changes_the_hash() -> None:
    """Kind, difficulty and rank are the same all the way; only the bend's number differs."""
    kit = kit_with(
        {"code": "Q1", "radius": 2, "turn": 4, "spaces": 2},
        {"code": "ST", "length": 2, "spaces": 2, "line_after": 2},
    )

    def word(codes: str) -> list[dict[str, object]]:
        return [{"id": i, "piece": c, "line": "L"} for i, c in enumerate(codes.split(), start=1)]

    one = circuit_of(word("ST Q1L Q1L Q1R Q1R"), kit=kit)
    other = circuit_of(word("ST Q1L Q1R Q1R Q1R"), kit=kit)
    assert one.hash != other.hash


def test_the_hash_of_a_large_circuit_takes_a_few_calls_for_each_space() -> None:
    """There may be 144,000 of them."""
    circuit = load_circuit("grand-prix-of-japan")
    spaces = circuit.graph.number_of_nodes()
    profile = Profile()
    profile.runcall(lambda: circuit.hash)
    assert sum(entry.callcount for entry in profile.getstats()) < 35 * spaces
