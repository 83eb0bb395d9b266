"""The shipped circuits against `tests/data/published.json`, the one table of published figures.

A figure that is not printed is null there; the track then says that it is assumed.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import (
    AddMarker,
    Mirror,
    Move,
    RemoveMarkers,
    Reverse,
    Rotate,
    SetTrackValue,
)
from trackwright.model.files import library, track_files
from trackwright.model.layout.track import Marker
from trackwright.reports.circuit.facts import Summary, summary_of

TABLE: list[dict[str, Any]] = json.loads(
    Path(__file__).parents[2].joinpath("data", "published.json").read_text(encoding="utf-8")
)
MOTOGRANDPRIX = [row for row in TABLE if row["kit"] == "motograndprix"]
AUSGEBREMST = [row for row in TABLE if row["kit"] == "ausgebremst"]
STREETS = [row for row in TABLE if row["kit"] == "street"]
COURSES = [
    row for row in TABLE if row["kit"] in ("racing-rules", "street") and row["id"] != "tag-team"
]
"""From a start to a finish."""
LAPS = [row for row in TABLE if row not in COURSES]


def rows(table: list[dict[str, Any]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", table, ids=lambda row: row["id"])


@cache
def circuit(id: str) -> Circuit:
    return library.load_circuit(id)


@cache
def summary(id: str) -> Summary:
    return summary_of(circuit(id))


def test_the_table_names_every_shipped_track_and_no_other() -> None:
    assert sorted(row["id"] for row in TABLE) == sorted(library.shipped_tracks())


@rows(TABLE)
def test_printed_figures_are_met(row: dict[str, Any]) -> None:
    found = summary(row["id"])
    printed = {
        "name": found.name,
        "number": found.number,
        "kit": found.kit,
        "level": found.level,
        "laps": found.laps,
        "boxes": found.boxes,
        "positions": found.positions,
        "board_cm": list(found.board_cm or ()),
        "direction": found.direction,
        "lap_length": found.lap_length,
        "stock_used": found.stock_used,
    }
    expected = {key: row[key] for key in printed if row.get(key) is not None}
    assert {key: printed[key] for key in expected} == expected


@rows(MOTOGRANDPRIX)
def test_figures_that_are_not_printed_are_marked_assumed(row: dict[str, Any]) -> None:
    assumed = set(circuit(row["id"]).track.assumed)
    assert {"layout", "difficulty"} <= assumed
    for figure in ("positions", "laps", "board_cm"):
        assert (figure in assumed) == (row[figure] is None), figure


@rows(COURSES)
def test_the_course_leads_to_the_finish(row: dict[str, Any]) -> None:
    built = circuit(row["id"])
    assert built.geometry.leads_to_finish
    if row not in STREETS:
        assert built.measures.course_length == row["positions"] - 1
    assert summary(row["id"]).closed == "no, from start to finish"


@rows(LAPS)
def test_the_circuit_is_closed_exactly(row: dict[str, Any]) -> None:
    assert summary(row["id"]).closed == "exactly"


@rows(TABLE)
def test_no_two_pieces_overlap(row: dict[str, Any]) -> None:
    assert summary(row["id"]).overlaps == ()


@rows(TABLE)
def test_the_outline_lies_inside_its_board(row: dict[str, Any]) -> None:
    found = summary(row["id"])
    assert found.board_cm is not None
    assert found.fits_board


@rows(TABLE)
def test_the_pieces_are_in_the_boxes(row: dict[str, Any]) -> None:
    assert summary(row["id"]).boxes_needed == row["boxes"]


@rows(LAPS)
def test_every_space_can_be_reached_from_every_other(row: dict[str, Any]) -> None:
    assert nx.number_strongly_connected_components(circuit(row["id"]).graph) == 1


@rows(TABLE)
def test_the_notes_say_what_is_printed_and_what_is_assumed(row: dict[str, Any]) -> None:
    notes = " ".join(circuit(row["id"]).track.notes).lower()
    assert "printed" in notes
    assert "assumed" in notes


@rows(MOTOGRANDPRIX)
def test_there_are_as_many_corners_as_the_text_numbers(row: dict[str, Any]) -> None:
    assert len(summary(row["id"]).corners) >= (row["bends_at_least"] or 1)


@rows(MOTOGRANDPRIX)
def test_every_corner_position_has_a_difficulty(row: dict[str, Any]) -> None:
    """MGP-T-07: a marker stands at the first position of every corner."""
    spaces = circuit(row["id"]).graph.nodes.values()
    assert all((space["kind"] == "corner") == (space["difficulty"] > 0) for space in spaces)


@rows(MOTOGRANDPRIX)
def test_the_first_corner_is_at_least_seven_positions_from_the_line(row: dict[str, Any]) -> None:
    """MGP-G-13 with MGP-H-41."""
    assert min(summary(row["id"]).corners[0].columns) >= 7


@rows(MOTOGRANDPRIX)
def test_markers_are_within_the_boxes(row: dict[str, Any]) -> None:
    """MGP-T-12: counters of each kind, and eighteen stands a box."""
    built = circuit(row["id"])
    counts = {(c.marker, c.value): 0 for c in built.kit.counters}
    for marker in built.track.markers:
        if marker.kind != "text":
            counts[marker.kind, marker.value] += 1  # type: ignore[index]
    stock = {(c.marker, c.value): c.box * row["boxes"] for c in built.kit.counters}
    assert all(count <= stock[kind] for kind, count in counts.items())
    assert built.kit.stands is not None
    assert sum(counts.values()) <= built.kit.stands * row["boxes"]


@rows(AUSGEBREMST)
def test_distances_are_those_of_the_chart(row: dict[str, Any]) -> None:
    """AUS-V-03, V-04, V-12: D0 and D1 of both places of each row."""
    grid = summary(row["id"]).grid
    assert [place.place for place in grid] == [1, 2, 3, 4, 5, 6]
    for place in grid:
        start_row = (place.place - 1) // 2
        assert place.distance == row["distance"][start_row]
        assert place.distance_with_pit == row["distance_with_pit"][start_row]


@rows(AUSGEBREMST)
def test_the_pit_detour_is_the_published_one(row: dict[str, Any]) -> None:
    pit = summary(row["id"]).pit
    assert pit is not None
    assert pit.detour == row["pit_detour"]
    assert pit.stops >= 3  # AUS-V-10 warns below


@rows(AUSGEBREMST)
def test_the_other_direction_is_as_long(row: dict[str, Any]) -> None:
    """AUS-V-13: lap and detour are equal both ways."""
    built = circuit(row["id"])
    back = summary_of(Circuit(Reverse().apply(built.track, built.kit), built.kit))
    assert back.lap_length == row["lap_length"]
    assert back.pit is not None
    assert back.pit.detour == row["pit_detour"]
    assert back.direction != row["direction"]


@rows(TABLE)
def test_saving_what_was_loaded_gives_the_same_bytes(row: dict[str, Any]) -> None:
    path = library.shipped_tracks()[row["id"]]
    assert track_files.track_text(library.load_track(row["id"])).encode() == path.read_bytes()


@rows(TABLE)
def test_reversed_twice_it_is_itself(row: dict[str, Any]) -> None:
    built = circuit(row["id"])
    once = Reverse().apply(built.track, built.kit)
    assert once != built.track
    assert track_files.track_text(Reverse().apply(once, built.kit)) == track_files.track_text(
        built.track
    )


@rows(MOTOGRANDPRIX)
def test_mirrored_twice_it_is_itself(row: dict[str, Any]) -> None:
    built = circuit(row["id"])
    once = Mirror().apply(built.track, built.kit)
    assert once != built.track
    assert Mirror().apply(once, built.kit) == built.track


def cosmetic(built: Circuit) -> Iterator[Any]:
    first = next(built.track.pieces()).id
    yield Move(first, 123.4, -5.6)
    yield Rotate(first, 33.0, 100.0, 50.0)
    yield SetTrackValue("name", "Another name")
    yield SetTrackValue("notes", ("Nothing of importance.",))


@rows(TABLE)
def test_the_hash_survives_moving_rotating_and_renaming(row: dict[str, Any]) -> None:
    built = circuit(row["id"])
    track = built.track
    for edit in cosmetic(built):
        track = edit.apply(track, built.kit)
        assert Circuit(track, built.kit).hash == built.hash, edit.label


@rows(TABLE)
def test_the_hash_changes_with_laps_and_direction(row: dict[str, Any]) -> None:
    built = circuit(row["id"])
    for edit in (SetTrackValue("laps", built.track.laps + 1), Reverse()):
        changed = Circuit(edit.apply(built.track, built.kit), built.kit)
        assert changed.hash != built.hash, edit.label


def test_no_two_circuits_have_the_same_hash() -> None:
    hashes = [circuit(row["id"]).hash for row in TABLE]
    assert len(set(hashes)) == len(hashes)


def test_the_two_box_circuit_needs_two_boxes() -> None:
    """Japan cannot be laid from one box, by its own notes."""
    assert summary("grand-prix-of-japan").boxes_needed == 2


def test_corner_eight_of_the_us_grand_prix_is_the_downhill_corkscrew() -> None:
    built = circuit("us-grand-prix")
    corner = built.measures.corners[7]
    hills = {
        space["hill"] for space in built.graph.nodes.values() if space["corner"] == corner.number
    }
    assert corner.difficulty == 3
    assert "down" in hills


def test_the_us_grand_prix_has_three_corners_of_difficulty_one() -> None:
    corners = circuit("us-grand-prix").measures.corners
    assert sum(corner.difficulty == 1 for corner in corners) == 3


def test_corner_eight_of_japan_is_uphill_and_hard_and_leads_downhill() -> None:
    built = circuit("grand-prix-of-japan")
    corner = built.measures.corners[7]
    assert corner.difficulty == 3
    columns = {s["column"]: s["hill"] for s in built.graph.nodes.values()}
    assert {columns[column] for column in corner.columns} == {"up"}
    ahead = [columns[(corner.columns[-1] + k) % len(columns)] for k in range(1, 9)]
    assert "down" in ahead


def test_catalunya_has_three_hard_corners_and_a_very_long_third() -> None:
    corners = circuit("gran-premi-de-catalunya").measures.corners
    assert sum(corner.difficulty == 3 for corner in corners) == 3
    assert len(corners[2].columns) >= 6


def test_the_last_corner_of_fabulous_is_its_tightest() -> None:
    """Fewest positions for what it turns: the mean radius is the smallest."""
    corners = circuit("fabulous-driving-park").measures.corners
    tightness = [corner.degrees / len(corner.columns) for corner in corners]
    assert max(tightness) == tightness[-1]


def test_corner_five_of_supercircus_can_be_driven_as_a_straight() -> None:
    """Its printed variant for speed: Straight markers on the corner, its difficulty taken away."""
    built = circuit("supercircus-raceway")
    fast = built.track
    for name in built.measures.corners[4].pieces:
        fast = AddMarker(Marker(int(name), counts_as="straight")).apply(fast, built.kit)
    fast = RemoveMarkers(int(built.measures.corners[4].pieces[0]), "difficulty").apply(
        fast, built.kit
    )
    variant = Circuit(fast, built.kit)
    assert len(variant.measures.corners) == len(built.measures.corners) - 1
    assert variant.measures.positions == 66
    assert variant.hash != built.hash
    assert all(
        (space["kind"] == "corner") == (space["difficulty"] > 0)
        for space in variant.graph.nodes.values()
    )
