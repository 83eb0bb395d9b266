"""List the shipped circuits."""

import argparse

from trackwright.cli.shared.output import add_json, print_json, print_lines
from trackwright.model.text.tables import table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kit", help="only circuits of this kit")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from trackwright.model.files import library
    from trackwright.reports.circuit.listing import circuit_line

    lines = [circuit_line(id, library.load_circuit(id)) for id in library.shipped_tracks()]
    if arguments.kit is not None:
        library.kit(arguments.kit)  # an unknown kit is an error, not an empty list
        lines = [line for line in lines if line.kit == arguments.kit]
    lines.sort(key=lambda line: (line.number or 0, line.id))
    if arguments.json:
        print_json({"version": 1, "tracks": [line.as_json() for line in lines]})
    else:
        rows = ((c.id, c.name, c.kit, c.level, c.positions, c.laps, c.board) for c in lines)
        print_lines(table(rows, ("id", "name", "kit", "level", "positions", "laps", "board cm")))
    return 0
