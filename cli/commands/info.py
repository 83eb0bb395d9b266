"""Tell a circuit's figures: length, laps, board, pieces, corners, hash."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cli.output import add_json, add_track, print_json, table

if TYPE_CHECKING:
    from model.circuit import Circuit
    from model.summary import Summary


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from model.library import load_circuit
    from model.summary import summary_of

    circuit = load_circuit(arguments.track)
    summary = summary_of(circuit)
    if arguments.json:
        print_json(summary.as_json())
    else:
        print("\n".join(text_of(circuit, summary)))
    return 0


def text_of(circuit: "Circuit", summary: "Summary") -> Iterator[str]:
    """The figures for people."""
    track, kit = circuit.track, circuit.kit
    heading = [kit.name, *([track.level] if track.level else []), f"{track.laps} laps"]
    yield f"{track.name} ({', '.join(heading)})"
    yield ""
    for name, value in _figures(circuit, summary):
        yield f"  {name:<12}{value}"
    if summary.stock_used:
        yield ""
        yield _indented(table(_stock(circuit, summary), ("piece", "used", "in box", "left")))
    if summary.corners:
        yield ""
        heads = ("corner", "turns", "degrees", "positions", "difficulty")
        rows = (
            (c.number, _SIDES.get(c.side), c.degrees, len(c.columns), c.difficulty or None)
            for c in summary.corners
        )
        yield _indented(table(rows, heads))
    if summary.assumed:
        yield ""
        yield f"  assumed, not printed: {', '.join(summary.assumed).replace('_cm', '')}"
    for note in track.notes:
        yield f"  note: {note}"


_SIDES: dict[str | None, str] = {"L": "left", "R": "right"}


def _figures(circuit: "Circuit", summary: "Summary") -> Iterator[tuple[str, str]]:
    yield "closed", _closed(summary)
    for gap in summary.gaps:
        turn = f" and turn {gap.turn_degrees:g}°" if gap.turn_degrees else ""
        where = f"from the end of piece {gap.end_of} to piece {gap.beginning_of}"
        yield "gap", f"{gap.mm:g} mm (x {gap.dx_mm:g}, y {gap.dy_mm:g}){turn}, {where}"
    for mismatch in summary.mismatches:
        yield "mismatch", mismatch
    laps = ", ".join(
        f"{name} {'-' if lap is None else lap}"
        for name, lap in zip(circuit.kit.lanes, summary.lane_laps, strict=False)
    )
    yield "positions", str(summary.positions)
    if summary.lap_length is not None:
        lanes = f" (staying in a lane: {laps})" if laps else ""
        yield "lap", f"{summary.lap_length} spaces on the ideal line{lanes}"
        yield "race", f"{summary.race_length} spaces in {summary.laps} laps"
    if summary.direction:
        yield "direction", summary.direction
    yield "outline", _outline(summary)
    for first, second, area in summary.overlaps:
        yield "overlap", f"pieces {first} and {second}, {area:g} mm²"
    yield "straights", ", ".join(map(str, summary.straights)) or "none"
    if summary.chokes:
        yield "chokes", ", ".join(summary.chokes)
    if summary.pit:
        windows = " or ".join(f"{n}." for n in summary.pit.windows)
        stops = f"{summary.pit.stops} stop spaces"
        yield "pit", f"detour {summary.pit.detour}, {stops}, open after the {windows} crossing"
    boxes = "box" if summary.boxes_needed == 1 else "boxes"
    yield "pieces", f"{sum(summary.pieces.values())}, from {summary.boxes_needed} {boxes}"
    yield "hash", summary.hash


def _closed(summary: "Summary") -> str:
    if summary.closed != "no":
        return summary.closed
    ends = len(summary.open_ends)
    return f"no, {ends} open ends" if ends else "no"


def _outline(summary: "Summary") -> str:
    width, height = summary.outline_cm
    text = f"{width:g} x {height:g} cm"
    if summary.board_cm is None:
        return text
    fits = "fits" if summary.fits_board else "does not fit"
    return f"{text}, {fits} the board of {summary.board_cm[0]:g} x {summary.board_cm[1]:g} cm"


def _stock(circuit: "Circuit", summary: "Summary") -> Iterator[tuple[str, int, int, int]]:
    for code, used in summary.stock_used.items():
        there = circuit.kit.stock[code] * summary.boxes
        if used:
            yield code, used, there, there - used


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.splitlines())
