"""What a row of tiles comes to, position by position: the question `resolve_tiles`."""

import re
from typing import Any

from trackwright.games.motograndprix.referee.guidelines.inputs import inputs_of, own_input
from trackwright.games.motograndprix.referee.guidelines.tiles import as_lap
from trackwright.games.motograndprix.referee.guidelines.verdict import Ask, Figures
from trackwright.games.motograndprix.referee.guidelines.words import own_kit
from trackwright.games.motograndprix.referee.guidelines.written_tiles import written_track
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import DrivenPiece, column_count
from trackwright.model.layout.kit import Side
from trackwright.model.layout.track import Hill
from trackwright.simulator.race.cases.case_input import CannotAnswer, a_case


def resolve_tiles(ask: Ask, case: Ask) -> dict[str, Any]:
    """Kind and difficulty, hill and racing line of every position, in the order of the tiles."""
    if "tiles" not in ask:
        raise CannotAnswer("ask.tiles is missing")
    inputs = inputs_of("tiles", ask["tiles"])
    ruled = _rulings(case)
    resolved = [_resolved(own_input(entry, "tiles", Figures())[0], ruled) for entry in inputs]
    if len(resolved) == 1:
        return resolved[0]
    return {key: [one[key] for one in resolved] for key in resolved[0]}


READINGS = {"corner_rl": ("inside", "outside"), "hill_reach": ("until", "tile")}
"""H-01, H-29: the word for each reading, the default first."""
RULINGS = {"H-01": "corner_rl", "H-29": "hill_reach"}


def _rulings(case: Ask) -> set[str]:
    """The given readings; rulings about something else change nothing here."""
    found = set()
    for key, value in a_case(case.get("options") or {}, "options").items():
        name = RULINGS.get(str(key).upper().removeprefix("MGP-"), str(key))
        if name in READINGS:
            words = re.findall("[a-z]+", str(value).lower())
            meant = [reading for reading in READINGS[name] if reading in words]
            if len(meant) != 1:
                known = " or ".join(READINGS[name])
                raise CannotAnswer(f"option {name}: expected {known}, found {value!r}")
            found.update(meant)
    return found


def _resolved(tiles: Any, ruled: set[str]) -> dict[str, Any]:
    written = written_track(tiles)
    for fault in written.faults:
        raise CannotAnswer(fault)
    ridden = as_lap(Circuit(written.track, own_kit()))
    return {
        "effective": [[s.kind, d] for s in ridden for d in s.difficulty],
        "hill": [_hill(s, ruled) for s in ridden for _ in s.difficulty],
        "rl": [_line_of(s, ruled) for s in ridden for _ in s.difficulty],
        "positions": column_count(ridden),
    }


def _hill(ride: DrivenPiece, ruled: set[str]) -> Hill:
    """T-10, H-29: a hill continues until the next marker, or only covers its tile."""
    if "tile" not in ruled:
        return ride.hill
    return next((marker.hill for marker in ride.markers if marker.hill), "flat")


def _line_of(ride: DrivenPiece, ruled: set[str]) -> Side:
    """T-05, H-01: a corner piece without a given side has its racing line inside, or outside."""
    is_said = ride.piece.piece.line is not None or not ride.piece.template.turn
    if "outside" not in ruled or is_said:
        return ride.racing_line
    return "R" if ride.racing_line == "L" else "L"
