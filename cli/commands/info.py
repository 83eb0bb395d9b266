"""Show circuit statistics: length, laps, board, pieces, corners, hash."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import SIDES, add_json, add_track, print_json, print_lines
from trackwright.model.text.messages import counted
from trackwright.model.text.tables import indented, table
from trackwright.model.text.units import CENTIMETRES, UNITS, Unit

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.reports.circuit_facts import PitFigures, Summary


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    parser.add_argument(
        "--units",
        choices=tuple(UNITS),
        default=CENTIMETRES.id,
        help="unit of lengths (default: cm; --json is always metric)",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files.library import load_circuit
    from trackwright.reports.circuit_facts import summary_of

    circuit = load_circuit(arguments.track)
    summary = summary_of(circuit)
    if arguments.json:
        print_json(summary.as_json())
    else:
        print_lines(*text_of(circuit, summary, UNITS[arguments.units]))
    return 0


def text_of(circuit: "Circuit", summary: "Summary", unit: Unit = CENTIMETRES) -> Iterator[str]:
    """The figures as text."""
    track, kit = circuit.track, circuit.kit
    heading = [kit.name, *([track.level] if track.level else []), counted(track.laps, "lap")]
    yield f"{track.name} ({', '.join(heading)})"
    yield ""
    for name, value in _figures(circuit, summary, unit):
        yield f"  {name:<12}{value}"
    if summary.stock_used:
        yield ""
        yield indented(_stock(circuit, summary))
    if summary.corners:
        yield ""
        yield indented(_corners(summary))
    if summary.assumed:
        yield ""
        yield f"  assumed, not printed in the game: {', '.join(summary.assumed).replace('_cm', '')}"
    for note in track.notes:
        yield f"  note: {note}"


def _figures(circuit: "Circuit", summary: "Summary", unit: Unit) -> Iterator[tuple[str, str]]:
    from trackwright.model.picture.shapes.outline import MAX_OVERLAPS

    yield "closed", _closed(summary)
    for gap in summary.gaps:
        turn = f" and turn {gap.turn_degrees:g}°" if gap.turn_degrees else ""
        where = f"from the end of piece {gap.end_of} to piece {gap.beginning_of}"
        x, y = (f"{unit.gap_figure(mm):g}" for mm in (gap.dx_mm, gap.dy_mm))
        yield "gap", f"{unit.short(gap.mm)} (x {x}, y {y}){turn}, {where}"
    for mismatch in summary.mismatches:
        yield "mismatch", mismatch
    yield "positions", str(summary.positions)
    if summary.lap_length is not None:
        yield "lap", f"{summary.lap_length} spaces on the ideal line{_lane_laps(circuit, summary)}"
        yield "race", f"{summary.race_length} spaces in {counted(summary.laps, 'lap')}"
    if summary.direction:
        yield "direction", summary.direction
    yield "outline", _outline(summary, unit)
    for first, second, area in summary.overlaps:
        yield "overlap", f"pieces {first} and {second}, {unit.area(area)}"
    if len(summary.overlaps) == MAX_OVERLAPS:
        yield "overlap", "there may be more; the search stopped here"
    yield "straights", ", ".join(map(str, summary.straights)) or "none"
    if summary.chokes:
        yield "chokes", ", ".join(summary.chokes)
    if summary.pit:
        yield "pit", _pit(summary.pit)
    boxes = counted(summary.boxes_needed, "box", "boxes")
    yield "pieces", f"{sum(summary.pieces.values())}, from {boxes}"
    yield "hash", summary.graph_hash


def _lane_laps(circuit: "Circuit", summary: "Summary") -> str:
    laps = ", ".join(
        f"{name} {'-' if lap is None else lap}"
        for name, lap in zip(circuit.kit.lanes, summary.lane_laps, strict=False)
    )
    return f" (staying in a lane: {laps})" if laps else ""


def _closed(summary: "Summary") -> str:
    if summary.closed != "no":
        return summary.closed
    ends = len(summary.open_ends)
    return f"no, {counted(ends, 'open end')}" if ends else "no"


def _outline(summary: "Summary", unit: Unit) -> str:
    text = _size(summary.outline_cm, unit)
    if summary.board_cm is None:
        return text
    fits = "fits" if summary.fits_board else "does not fit"
    return f"{text}, {fits} the board of {_size(summary.board_cm, unit)}"


def _size(sides_cm: tuple[float, float], unit: Unit) -> str:
    width, height = (CENTIMETRES.mm * side for side in sides_cm)
    return f"{unit.rounded(width):g} x {unit.rounded(height):g} {unit.symbol}"


def _pit(pit: "PitFigures") -> str:
    stops = counted(pit.stops, "stop space")
    if pit.detour is None or not pit.windows:
        return f"{stops}, no lap can use it"
    windows = " or ".join(f"{n}." for n in pit.windows)
    return f"detour {pit.detour}, {stops}, open after the {windows} crossing"


def _stock(circuit: "Circuit", summary: "Summary") -> str:
    rows = []
    for code, used in summary.stock_used.items():
        there = circuit.kit.stock[code] * summary.boxes
        if used:
            rows.append((code, used, there, there - used))
    box = "in box" if summary.boxes == 1 else f"in {summary.boxes} boxes"
    return table(rows, ("piece", "used", box, "left"))


def _corners(summary: "Summary") -> str:
    rows = (
        (c.number, SIDES.get(c.side), c.degrees, len(c.columns), c.difficulty or None)
        for c in summary.corners
    )
    return table(rows, ("corner", "turns", "degrees", "positions", "difficulty"))
