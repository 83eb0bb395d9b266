"""Suggest difficulties for all corners of a MotoGrandPrix circuit, following its guidelines.

Nothing is written unless --out or --in-place is given. The exit code is 1 if guidelines conflict,
so that no rating of this circuit can meet them all.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import (
    SIDES,
    add_json,
    add_track,
    ignore_broken_pipe,
    print_json,
    print_lines,
)
from trackwright.model.text.tables import table

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.validators.balance.difficulty import Place, Suggestion

Kept = tuple[int, int | None]
"""A piece, and the column in it if only one of its markers is meant."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_track(parser)
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument(
        "--keep",
        metavar="PIECE[:AT],...",
        type=_kept,
        default=(),
        help="keep the difficulty markers on these pieces",
    )
    kept.add_argument(
        "--keep-all", action="store_true", help="keep all markers; only add missing ones"
    )
    written = parser.add_mutually_exclusive_group()
    written.add_argument(
        "--out", metavar="FILE", type=Path, help="write the rated track to this file"
    )
    written.add_argument(
        "--in-place", action="store_true", help="write the rated track back to its own file"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files.library import load_circuit
    from trackwright.validators.balance.difficulty import suggest

    file = _file(arguments)
    circuit = load_circuit(arguments.track)
    suggestion = suggest(circuit, _places(circuit, arguments))
    if file is not None:
        from trackwright.model.edit.edits import apply_all
        from trackwright.model.files.track_files import save_track

        save_track(apply_all(suggestion.edits, circuit.track, circuit.kit), file)
    with ignore_broken_pipe():
        if arguments.json:
            written = None if file is None else str(file)
            found = {"version": 1, "track": arguments.track, "written": written}
            print_json({**found, **suggestion.as_json()})
        else:
            print_lines(*_text(circuit, suggestion, file))
    return 1 if suggestion.conflicts else 0


def _kept(text: str) -> tuple[Kept, ...]:
    found: list[Kept] = []
    for part in text.split(","):
        piece, _, at = part.partition(":")
        if not piece.isdecimal() or not (at.isdecimal() if ":" in part else True):
            raise argparse.ArgumentTypeError(f"expected PIECE or PIECE:AT, found {part!r}")
        found.append((int(piece), int(at) if at else None))
    return tuple(found)


def _places(circuit: "Circuit", arguments: argparse.Namespace) -> "Iterator[Place]":
    from trackwright.model.text.errors import TrackwrightError
    from trackwright.validators.balance.difficulty import difficulty_markers

    there = [(marker.on, marker.at) for marker in difficulty_markers(circuit)]
    if arguments.keep_all:
        yield from there
    for piece, at in arguments.keep:
        meant = [place for place in there if place[0] == piece and at in (None, place[1])]
        if not meant:
            where = f"piece {piece}" + ("" if at is None else f" at {at}")
            raise TrackwrightError(f"there is no difficulty marker to keep on {where}")
        yield from meant


def _file(arguments: argparse.Namespace) -> Path | None:
    """The file to write to; a shipped circuit is never changed through its id."""
    from trackwright.model.files.library import find_track
    from trackwright.model.files.output_checks import TRACK, check_output
    from trackwright.model.text.errors import TrackwrightError

    path: Path | None
    if arguments.in_place:
        path = find_track(arguments.track)
        if path != Path(arguments.track):
            raise TrackwrightError(
                f"--in-place needs a file: {arguments.track} comes with Trackwright; "
                "use --out FILE for a copy"
            )
    else:
        path = arguments.out
    if path is not None:
        check_output(path, TRACK)
    return path


HEADS = (
    *("corner", "turns", "degrees", "positions", "straight before"),
    *("now", "suggested", "why"),
)


def _corner_table(circuit: "Circuit", suggestion: "Suggestion") -> str:
    names = {corner.number: f" {corner.name}" for corner in circuit.measures.corners if corner.name}
    rows = (
        (
            f"{corner.number}{names.get(corner.number, '')}",
            SIDES.get(corner.turns),
            corner.degrees,
            len(corner.positions),
            corner.straight_before,
            corner.now,
            corner.suggested,
            corner.why,
        )
        for corner in suggestion.corners
    )
    return table(rows, HEADS)


def _text(circuit: "Circuit", suggestion: "Suggestion", file: Path | None) -> Iterator[str]:
    """The suggestion as text."""
    yield circuit.track.name
    yield ""
    yield _corner_table(circuit, suggestion)
    yield ""
    yield from (f"conflict: {conflict.text}" for conflict in suggestion.conflicts)
    changes = len(suggestion.edits)
    yield (
        f"{_counted(len(suggestion.markers), 'marker')}, {_counted(changes, 'change')}; "
        f"{_counted(suggestion.warnings, 'warning')} and "
        f"{_counted(suggestion.notes, 'note')} remain"
    )
    if file is not None:
        yield f"written to {file}"
    elif changes:
        yield "nothing written; use --out FILE or --in-place to save"


def _counted(count: int, what: str) -> str:
    return f"{count or 'no'} {what}{'' if count == 1 else 's'}"
