"""Tracks, circuits and kits written down in a line, for tests of all packages."""

import json
from collections.abc import Sequence
from typing import Any

from trackwright.model.circuit import Circuit
from trackwright.model.edit.held import free_placement, placement_on, target_at
from trackwright.model.edit.placing import Placement
from trackwright.model.files import library
from trackwright.model.files.track_files import parse_kit, parse_track
from trackwright.model.lanes.graph import LaneGraph, step_attributes
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track

KIT = library.kit("motograndprix")
APRIL = (
    "START L4 L4 R2L R2L L4 R2L L2 R2L R2L R2L L4 R2R R1R R2R R3R L2 R1R L2 R4L R4L R1L R1L L2 "
    "R2L R1L L1 R1R L4 R3L L1 R2R R2L R1L R2L"
)
OVAL = "START R2L R2L R2L R2L L4 R2L R2L R2L R2L"
"""Closes exactly, 24 columns; piece 1 is the start, 2-5 and 7-10 the bends, 6 the far straight."""
CIRCLE = "R1L " * 8
"""Closes exactly and is all corner."""

Pieces = str | Sequence[Any]


def run_of(pieces: Pieces, **more: Any) -> dict[str, Any]:
    return {"pieces": pieces.split() if isinstance(pieces, str) else list(pieces), **more}


def document_of(*runs: Pieces | dict[str, Any], kit: Kit = KIT, **figures: Any) -> dict[str, Any]:
    """The JSON object of a track file."""
    return {
        "format": "trackwright-track",
        "version": 1,
        "name": "test",
        "kit": kit.id,
        **figures,
        "runs": [run if isinstance(run, dict) else run_of(run) for run in runs],
    }


def parsed(document: dict[str, Any], kit: Kit = KIT) -> Track:
    return parse_track(json.dumps(document).encode(), "test.json", lambda _: kit)


def track_of(*runs: Pieces | dict[str, Any], kit: Kit = KIT, **figures: Any) -> Track:
    """A track of these runs; pieces given as bare codes get the ids 1, 2, 3 ..."""
    return parsed(document_of(*runs, kit=kit, **figures), kit)


def circuit_of(*runs: Pieces | dict[str, Any], kit: Kit = KIT, **figures: Any) -> Circuit:
    return Circuit(track_of(*runs, kit=kit, **figures), kit)


def kinds_of(graph: LaneGraph) -> list[tuple[str, str, str]]:
    """All steps: from, to, kind."""
    return [
        (a, b, step["kind"])
        for a, ways in step_attributes(graph).items()
        for b, step in ways.items()
    ]


def crossings_of(graph: LaneGraph) -> list[tuple[str, str, bool]]:
    """All steps: from, to, over the finish line or not."""
    return [
        (a, b, step["crosses_line"])
        for a, ways in step_attributes(graph).items()
        for b, step in ways.items()
    ]


def kit_document(*pieces: dict[str, Any], lanes: str = "AB", **figures: Any) -> dict[str, Any]:
    return {
        "format": "trackwright-kit",
        "version": 1,
        "id": "test",
        "name": "test",
        "revision": 1,
        "module_mm": 40,
        "lane_mm": 20,
        "kerb_mm": 3,
        "play_mm": 2,
        "lanes": list(lanes),
        "straight_line": "inside",
        "levels": ["easy"],
        "pieces": [{"name": "a piece", **piece} for piece in pieces],
        "provenance": {},
        **figures,
    }


def kit_with(*pieces: dict[str, Any], lanes: str = "AB", **figures: Any) -> Kit:
    document = kit_document(*pieces, lanes=lanes, **figures)
    return parse_kit(json.dumps(document).encode(), "test kit")


SPECIALS = kit_with(
    {"code": "ST", "length": 4, "spaces": 4, "line_after": 4, "grid_rows": 3},
    {"code": "S1", "length": 1, "spaces": 1},
    {"code": "S2", "length": 2, "spaces": 2},
    {"code": "Q1", "radius": 2, "turn": 4, "spaces": [2, 3]},
    {"code": "CH", "length": 4, "spaces": 4, "narrow": [1, 2]},
    {"code": "SO", "length": 2, "spaces": 2, "solid": [0]},
    {
        "code": "PIT",
        "length": 6,
        "spaces": 6,
        "alley": {"spaces": 3, "stops": [1], "entry": 1, "exit": 5},
    },
    {"code": "TIP", "back_of": "PIT"},
    {"code": "IN", "length": 4, "spaces": 4, "alley": {"spaces": 2, "entry": 1}},
    {"code": "NI", "back_of": "IN"},
    {"code": "OUT", "length": 4, "spaces": 4, "alley": {"spaces": 2, "exit": 2}},
    {"code": "TUO", "back_of": "OUT"},
    {"code": "BOX", "length": 2, "spaces": 2, "alley": {"spaces": 2, "stops": [0, 1]}},
    {"code": "XOB", "back_of": "BOX"},
    {
        "code": "Y",
        "length": 4,
        "spaces": 4,
        "branch": {"after": 2, "spaces": 2, "radius": 2, "turn": 2},
    },
    {"code": "YB", "back_of": "Y"},
)
"""Two lanes; a piece of every special sort. Outer lanes of the bend are longer."""

HALVES = kit_with(
    {"code": "ST", "length": 2, "spaces": 2, "line_after": 2, "grid_rows": 2},
    {"code": "S1", "length": 1, "spaces": 1},
    {"code": "S2", "length": 2, "spaces": 2},
    {"code": "Q1", "radius": 2, "turn": 4, "spaces": 2},
    {"code": "HA", "chain": ["Q1L", "S2", "Q1L"], "board": "1"},
    {"code": "HB", "chain": ["S2", "Q1L", "Q1L"], "board": "1"},
    {"code": "HC", "chain": ["S1", "Q1R", "S2"], "board": "2"},
    straight_line="left",
)
"""Two lanes of equal length, with halves of boards."""


def placement_at(circuit: Circuit, code: str, point: complex, snap: bool = True) -> Placement:
    """Where a piece with its middle held at `point` goes, as the tool that places pieces says."""
    target = target_at(circuit, code, point) if snap else None
    if target is None:
        return free_placement(circuit, code, point, 0.0)
    return placement_on(circuit, code, target)
