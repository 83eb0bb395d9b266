"""Show circuit statistics: length, laps, board, pieces, corners, hills, hash."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import add_json, add_track, print_json, print_lines
from trackwright.model.text.messages import counted
from trackwright.model.text.sections import page_lines
from trackwright.model.text.units import CENTIMETRES, UNITS, Unit

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit
    from trackwright.reports.circuit.facts import Summary


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
    from trackwright.reports.circuit.facts import summary_of

    circuit = load_circuit(arguments.track)
    summary = summary_of(circuit)
    if arguments.json:
        print_json(summary.as_json())
    else:
        print_lines(*text_of(circuit, summary, UNITS[arguments.units]))
    return 0


def text_of(circuit: "Circuit", summary: "Summary", unit: Unit = CENTIMETRES) -> Iterator[str]:
    """The figures as text."""
    from trackwright.reports.circuit.card import card_of

    track, kit = circuit.track, circuit.kit
    heading = [kit.name, *([track.level] if track.level else []), counted(track.laps, "lap")]
    yield f"{track.name} ({', '.join(heading)})"
    yield ""
    yield from page_lines(card_of(circuit, summary).sections(unit))
    if summary.assumed or track.notes:
        yield ""
    if summary.assumed:
        yield f"  assumed, not printed in the game: {', '.join(summary.assumed).replace('_cm', '')}"
    for note in track.notes:
        yield f"  note: {note}"
