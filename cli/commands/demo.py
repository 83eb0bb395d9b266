"""The main job in one go on a shipped circuit: its figures and a picture."""

import argparse
from pathlib import Path

from cli.output import add_json, print_json

DEFAULT = "april-raceway"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("track", metavar="TRACK", nargs="?", default=DEFAULT, help="which circuit")
    parser.add_argument(
        "--out", metavar="FOLDER", default=".", help="where the picture goes (default: here)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    from cli.commands import info
    from model.export import write_export
    from model.library import load_circuit
    from model.summary import summary_of

    circuit = load_circuit(arguments.track)
    summary = summary_of(circuit)
    picture = Path(arguments.out) / f"{Path(arguments.track).stem}.png"
    write_export(circuit, picture)
    if arguments.json:
        print_json({"version": 1, "info": summary.as_json(), "picture": str(picture)})
        return 0
    print("\n".join(info.text_of(circuit, summary)))
    print(f"\nThe picture is in {picture}. Next:\n")
    print("  trackwright tracks            the other shipped circuits")
    print("  trackwright export TRACK OUT  a picture in true size (svg), or data (csv, graphml)")
    return 0
