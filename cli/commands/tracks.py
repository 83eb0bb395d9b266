"""List the shipped circuits."""

import argparse
from typing import TYPE_CHECKING, Any

from trackwright.cli.shared.output import add_json, print_json, print_lines
from trackwright.model.text.tables import table

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kit", help="only circuits of this kit")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files import library

    circuits = {id: library.load_circuit(id) for id in library.shipped_tracks()}
    if arguments.kit is not None:
        library.kit(arguments.kit)  # an unknown kit is an error, not an empty list
        circuits = {id: c for id, c in circuits.items() if c.kit.id == arguments.kit}
    ids = sorted(circuits, key=lambda name: (circuits[name].track.number or 0, name))
    if arguments.json:
        print_json({"version": 1, "tracks": [_row(id, circuits[id]) for id in ids]})
    else:
        rows = (_cells(id, circuits[id]) for id in ids)
        print_lines(table(rows, ("id", "name", "kit", "level", "positions", "laps", "board cm")))
    return 0


def _row(id: str, circuit: "Circuit") -> dict[str, Any]:
    track = circuit.track
    return {
        "id": id,
        "number": track.number,
        "name": track.name,
        "kit": track.kit,
        "level": track.level,
        "positions": circuit.measures.positions,
        "lap_length": circuit.measures.lap_length,
        "laps": track.laps,
        "boxes": track.boxes,
        "board_cm": track.board_cm,
    }


def _cells(id: str, circuit: "Circuit") -> tuple[object, ...]:
    track = circuit.track
    board = f"{track.board_cm[0]:g} x {track.board_cm[1]:g}" if track.board_cm else None
    positions = circuit.measures.positions
    return id, track.name, track.kit, track.level, positions, track.laps, board
