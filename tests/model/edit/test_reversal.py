"""Driving a track the other way round."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import (
    APRIL,
    CIRCLE,
    HALVES,
    KIT,
    OVAL,
    SPECIALS,
    circuit_of,
    kinds_of,
    kit_with,
    track_of,
)
from tests.strategies import circuits, tracks
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import AddMarker, Reverse, SetLine
from trackwright.model.edit.reversal import reversed_track
from trackwright.model.files.track_files import track_text
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.geometry import build_geometry
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.pieces import templates_of
from trackwright.model.layout.track import Marker, Piece, Start, Track
from trackwright.model.layout.wellformed import track_problems
from trackwright.model.text.errors import EditRefused

Place = tuple[str, int, int]
PLAY = ["difficulty", "counts_as", "hill", "bonus", "limit", "colour", "text"]


def places(circuit: Circuit, back: bool = False) -> dict[str, Place]:
    """Space -> piece, column and lane in it; `back` as seen by who drives the other way."""
    found = {}
    for placed in circuit.geometry.placed:
        t = placed.template
        for label, space in zip(t.labels, t.spaces, strict=True):
            column, lane = space.column, space.lane
            if back:
                column, lane = t.columns - 1 - column, t.lanes - 1 - lane
            found[f"{placed.name}.{label}"] = (placed.name, column, lane)
    return found


def attribute(circuit: Circuit, name: str, back: bool = False) -> dict[Place, Any]:
    nodes = circuit.graph.nodes
    return {place: nodes[space][name] for space, place in places(circuit, back).items()}


def steps(circuit: Circuit, back: bool = False) -> set[tuple[Place, Place, str]]:
    at = places(circuit, back)
    found = {(at[a], at[b], kind) for a, b, kind in kinds_of(circuit.graph)}
    return {(b, a, kind) for a, b, kind in found} if back else found


def led_by_markers(track: Track) -> Track:
    """The same, with a marker at the beginning of every corner that lacks one (G-08)."""
    circuit = Circuit(track, KIT)
    (stretches,) = circuit.stretches
    for i, stretch in enumerate(stretches):
        first = stretch.kind == "corner" and stretches[i - 1].kind == "straight"
        if first and not stretch.difficulty[0]:
            track = AddMarker(Marker(stretch.piece.piece.id, difficulty=2)).apply(track, KIT)
    return track


def start_led(track: Track) -> Track:
    """Straights laid on the left as the kit has it do not say so."""

    def plain(piece: Piece) -> Piece:
        turns = bool(templates_of(KIT)[piece.piece].turn)
        return piece if turns or piece.line != "L" else replace(piece, line=None)

    runs = (replace(run, pieces=tuple(map(plain, run.pieces))) for run in track.runs)
    return replace(track, runs=tuple(runs))


@given(circuits(kinds=PLAY))
def test_reversed_twice_is_the_track_itself_byte_for_byte(track: Track) -> None:
    """Of a closed circuit whose corners all begin with their marker."""
    track = start_led(led_by_markers(track))
    twice = reversed_track(reversed_track(track, KIT), KIT)
    assert track_text(twice) == track_text(track)


@pytest.mark.parametrize("at", range(10))
def test_reversed_twice_is_the_track_itself_wherever_its_list_begins(at: int) -> None:
    codes = OVAL.split()
    pieces = [{"id": i, "piece": code} for i, code in enumerate(codes, start=1)]
    markers = [
        {"on": 2, "difficulty": 1},
        {"on": 3, "difficulty": 2},
        {"on": 7, "difficulty": 3},
        {"on": 6, "hill": "up"},
        {"on": 9, "hill": "flat"},
    ]
    track = track_of(pieces[at:] + pieces[:at], markers=markers)
    twice = reversed_track(reversed_track(track, KIT), KIT)
    assert track_text(twice) == track_text(track)


def test_reversed_twice_april_is_april(april: Circuit) -> None:
    once = reversed_track(april.track, KIT)
    assert once.runs[0].pieces[0].piece == "START"
    assert track_text(reversed_track(once, KIT)) == track_text(april.track)
    assert Circuit(once, KIT).hash != april.hash


@given(circuits(kinds=PLAY, rotated=True))
def test_the_hash_comes_back_after_two_reversals(track: Track) -> None:
    track = led_by_markers(track)
    twice = reversed_track(reversed_track(track, KIT), KIT)
    assert Circuit(twice, KIT).hash == Circuit(track, KIT).hash


@given(circuits(kinds=PLAY, rotated=True))
def test_reversed_it_still_closes_and_can_be_saved(track: Track) -> None:
    once = reversed_track(track, KIT)
    assert build_geometry(once, KIT).closed_exactly
    assert list(track_problems(once, KIT)) == []


@pytest.mark.slow
@given(circuits(kinds=PLAY))
def test_every_position_keeps_its_difficulty_and_kind(track: Track) -> None:
    track = led_by_markers(track)
    there, back = Circuit(track, KIT), Circuit(reversed_track(track, KIT), KIT)
    for name in ("difficulty", "kind"):
        assert attribute(there, name) == attribute(back, name, back=True)


@given(circuits(kinds=PLAY))
def test_markers_of_a_space_stay_on_their_space(track: Track) -> None:
    there, back = Circuit(track, KIT), Circuit(reversed_track(track, KIT), KIT)
    ours, theirs = places(there), places(back, back=True)
    for name in ("bonus", "limit", "colour"):
        assert {
            ours[n]: s[name] for n, s in space_attributes(there.graph).items() if name in s
        } == {theirs[n]: s[name] for n, s in space_attributes(back.graph).items() if name in s}


@given(circuits(kinds=PLAY))
def test_climbs_become_descents(track: Track) -> None:
    flipped = {"up": "down", "down": "up", "flat": "flat"}
    there, back = Circuit(track, KIT), Circuit(reversed_track(track, KIT), KIT)
    assert {p: flipped[h] for p, h in attribute(there, "hill").items()} == attribute(
        back, "hill", back=True
    )


@given(circuits(kinds=PLAY))
def test_the_racing_line_stays_on_the_cardboard(track: Track) -> None:
    """MGP-T-05: the dark lane is printed; who comes the other way sees it on the other side."""
    there, back = Circuit(track, KIT), Circuit(reversed_track(track, KIT), KIT)
    assert attribute(there, "rank") == attribute(back, "rank", back=True)


def test_a_side_that_is_said_and_one_that_the_kit_has_mean_the_same_reversed() -> None:
    unsaid = track_of(OVAL)
    said = SetLine((1, 6), "L").apply(unsaid, KIT)
    assert Circuit(said, KIT).hash == Circuit(unsaid, KIT).hash
    one, other = (Circuit(reversed_track(t, KIT), KIT) for t in (said, unsaid))
    assert one.hash == other.hash


@given(circuits())
def test_every_step_is_turned_in_a_kit_of_equal_lanes(track: Track) -> None:
    there, back = Circuit(track, KIT), Circuit(reversed_track(track, KIT), KIT)
    assert steps(there) == steps(back, back=True)


@pytest.mark.slow
@given(tracks())
def test_fragments_are_turned_too_and_lie_where_they_lay(track: Track) -> None:
    once = reversed_track(track, KIT)
    there, back = Circuit(track, KIT), Circuit(once, KIT)
    assert list(track_problems(once, KIT)) == []
    for a, b in ((there, back), (back, there)):
        spots = {(p.name, p.frame, p.entry.point) for p in a.geometry.placed}
        starts = {p.name for p in a.geometry.placed if p.piece.piece == "START"}
        turned = {(p.name, p.frame, p.exit.point) for p in b.geometry.placed}
        assert {s for s in spots if s[0] not in starts} == {s for s in turned if s[0] not in starts}
    assert len(there.geometry.seams) == len(back.geometry.seams)
    assert len(there.geometry.open_ends) == len(back.geometry.open_ends)


def test_a_pit_is_driven_back_over_the_same_cardboard() -> None:
    track = track_of("ST IN-L BOX-L OUT-L", kit=SPECIALS)
    once = reversed_track(track, SPECIALS)
    assert [p.piece for p in once.pieces()] == ["TUO-R", "XOB-R", "NI-R", "ST"]
    assert not build_geometry(once, SPECIALS).mismatches
    pit = Circuit(once, SPECIALS).measures.pit
    assert pit["entry"] == ("4.B2",)
    assert pit["exit"] == ("2.B3",)


def test_a_straight_with_a_solid_line_on_one_side_has_it_on_the_other_driven_back() -> None:
    kit = kit_with({"code": "SO", "length": 2, "spaces": 2, "solid": [0]}, lanes="ABC")
    track = track_of("SO-L SO-L", kit=kit)
    back = reversed_track(track, kit)
    for circuit, lanes in ((Circuit(track, kit), "BC"), (Circuit(back, kit), "AB")):
        changes = {a[2] + b[2] for a, b, k in kinds_of(circuit.graph) if k == "diagonal"}
        assert changes == {lanes, lanes[::-1]}
    assert reversed_track(back, kit) == track


def test_a_hill_before_which_an_open_track_is_flat_ends_there_driven_back() -> None:
    circuit = circuit_of("L1 L1 L1 L1", markers=[{"on": 3, "hill": "up"}])
    back = Circuit(reversed_track(circuit.track, KIT), KIT)
    hills = {s["piece"]: s["hill"] for _, s in back.graph.nodes(data=True)}
    assert hills == {"4": "down", "3": "down", "2": "flat", "1": "flat"}


def test_the_last_marker_of_a_loop_without_straights_reaches_round_driven_back_too() -> None:
    markers = [{"on": 3, "difficulty": 1}, {"on": 6, "difficulty": 2}]
    there = circuit_of(CIRCLE, markers=markers)
    back = Circuit(reversed_track(there.track, KIT), KIT)
    assert attribute(there, "difficulty") == attribute(back, "difficulty", back=True)


MARKED_HALVES = [
    ("ST H* S2", {"on": 1, "hill": "up"}),
    ("ST Q1L H* S2", {"on": 2, "difficulty": 2}),
    ("S2 Q1L H*", {"on": 1, "hill": "down"}),
    ("ST H+ Q1L S2 H*", {"on": 3, "difficulty": 1}),
]


@pytest.mark.parametrize(("pieces", "marker"), MARKED_HALVES)
def test_a_reach_that_ends_on_a_board_half_is_refused_or_kept(
    pieces: str, marker: dict[str, object]
) -> None:
    """Markers cannot stand on board halves; play may not change unseen either."""
    codes = pieces.replace("H*", "HA").replace("H+", "HC")
    track = track_of(codes, kit=HALVES, markers=[marker])
    try:
        once = Reverse().apply(track, HALVES)
    except EditRefused as why:
        refusal = str(why)
        assert "board half" in refusal
        return
    assert list(track_problems(once, HALVES)) == []
    there, back = Circuit(track, HALVES), Circuit(once, HALVES)
    flipped = {"up": "down", "down": "up", "flat": "flat"}
    ours = {p: flipped[h] for p, h in places_of_halves(there, "hill").items()}
    assert ours == places_of_halves(back, "hill", back=True)
    assert places_of_halves(there, "difficulty") == places_of_halves(back, "difficulty", back=True)


def places_of_halves(circuit: Circuit, name: str, back: bool = False) -> dict[Place, Any]:
    """As `attribute`, with the parts of a half counted from the other end driven back."""
    parts: dict[str, int] = {}
    for placed in circuit.geometry.placed:
        parts[placed.name.split(".")[0]] = parts.get(placed.name.split(".")[0], 0) + 1
    found = {}
    for (piece, column, lane), value in attribute(circuit, name, back).items():
        whole, _, part = piece.partition(".")
        if back and part:
            piece = f"{whole}.{parts[whole] + 1 - int(part)}"
        found[piece, column, lane] = value
    return found


@given(tracks(HALVES))
def test_board_halves_are_driven_from_their_far_end(track: Track) -> None:
    track = replace(track, markers=())
    once = reversed_track(track, HALVES)
    halves = {p.id: p.back for p in track.pieces() if HALVES.codes[p.piece].kind.chain}
    assert {p.id: not p.back for p in once.pieces() if p.id in halves} == halves
    there, back = Circuit(track, HALVES), Circuit(once, HALVES)
    assert there.graph.number_of_nodes() == back.graph.number_of_nodes()
    ours = {p.entry.point for p in there.geometry.placed if p.piece.piece != "ST"}
    theirs = {p.exit.point for p in back.geometry.placed if p.piece.piece != "ST"}
    assert ours == theirs


@given(tracks(), st.sampled_from([KIT]))
def test_approvals_frames_and_figures_stay(track: Track, kit: Kit) -> None:
    once = reversed_track(track, kit)
    assert replace(once, runs=track.runs, markers=track.markers) == track
    assert {p.id for p in once.pieces()} == {p.id for p in track.pieces()}


def test_the_start_of_a_run_is_where_it_ended() -> None:
    once = reversed_track(track_of("L4 R2L"), KIT)
    end = build_geometry(track_of("L4 R2L"), KIT).placed[-1].exit
    assert once.runs[0].start == Start(end.point, (end.heading + 8) % 16)
    assert track_of(APRIL).runs[0].start == Start()
